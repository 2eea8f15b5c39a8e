"""Tournaments in the window: the form for a new one, and the page on which one is run, watched and looked at."""
