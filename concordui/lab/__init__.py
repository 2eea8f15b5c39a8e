"""The Position lab: what happens in a position, why, and what would have changed it."""
