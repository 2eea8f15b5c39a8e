"""A world of commons on the screen: arenas, links and treaties, what happened to them, and what a person changes."""
