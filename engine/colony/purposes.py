"""What the random streams of a colony are for; no two share their values. New ones are added at the end."""

from __future__ import annotations

from enum import IntEnum


class Purpose(IntEnum):
    """The purpose of a stream of `engine.streams`; its place is ``(tick, number_of(id))`` unless said otherwise."""

    WANDER = 1
    MISHAP = 2
    MEMORY = 3
    HANDLE = 4
    """The handles of offers; their place is the epoch, the pawn, and what they are about."""
