"""The commons: arenas whose players harvest a shared stock under pacts, and worlds of arenas under treaties."""
