"""The matrix of who knows what, with the evidence of each of its cells."""
