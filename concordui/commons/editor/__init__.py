"""The editor of scenarios: a form made from their schema, checked while it is filled in."""
