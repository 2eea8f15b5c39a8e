"""The colony map: the ground, things, pawns with what they do, their ways, and what the chosen mind sees."""
