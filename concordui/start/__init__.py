"""The start page: one click to a match, and what was open before."""
