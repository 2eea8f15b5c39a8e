"""Plots over turns: what is drawn as values, drawn by one painter for the window and for files.

Drawn by hand and not by a plotting library: names at the ends of lines that never overlap, text and dashes that stay
that in a file of vectors, and a hundred moving lines in a few milliseconds are what it needs.
"""
