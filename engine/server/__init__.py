"""`concord serve`: worlds of commons over HTTP (the optional extra ``server``). Nothing but `engine.cli` imports it."""
