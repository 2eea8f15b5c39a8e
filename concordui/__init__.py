"""The window of Concord."""
