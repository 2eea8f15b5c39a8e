"""What is told where the engine failed in a way that has no words of its own."""

from __future__ import annotations

from engine.errors import ConcordError


class UnforeseenFailure(ConcordError):
    """The engine failed in a way that nobody foresaw; the details are in the program's log."""
