"""Trials and banks in tabs of their own: a form, a run beside the window that can be stopped, and what came of it."""
