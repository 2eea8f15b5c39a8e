"""Sweeps in the window: a scenario over two parameters and seeds, as a heat map, as lines, as a table."""
