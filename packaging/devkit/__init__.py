"""What ``packaging/dev.py`` does, in the standard library alone."""
