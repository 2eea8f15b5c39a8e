"""Which turn of a run is read: the hovered one, else the pinned one, else the last."""

from __future__ import annotations


class TurnCursor:
    """`turn` is what is read, of `turns` that there are; turns count from `first`. Before there is any it is 0."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.turns = self.turn = 0
        self.hovered: int | None = None
        self.pinned: int | None = None

    def hover(self, turn: int | None) -> bool:
        """Read this turn until None is hovered; whether another one is read now."""
        self.hovered = self._within(turn)
        return self._move()

    def pin(self, turn: int | None) -> bool:
        """Stay at this turn, or with None at the last one; whether another one is read now."""
        self.pinned, self.hovered = self._within(turn), None
        return self._move()

    def grow(self, turns: int) -> bool:
        """So many turns there are; whether another one is read now."""
        self.turns = turns
        return self._move()

    def _within(self, turn: int | None) -> int | None:
        return None if turn is None or self.turns < self.first else max(self.first, min(turn, self.turns))

    def _move(self) -> bool:
        before = self.turn
        self.turn = next((each for each in (self.hovered, self.pinned) if each is not None), self.turns)
        return self.turn != before
