"""Seats: whoever plays, behind one protocol; workers and the frames between them."""
