"""A list of proposals while it is put together, whatever they are about: rows, and the one that the form shows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Drafts(Generic[T]):
    """At most `most` rows. `current` is the row that the form shows, None while it begins a new one."""

    most: int
    rows: tuple[T, ...] = ()
    current: int | None = None

    @property
    def shown(self) -> T | None:
        """The row that the form shows."""
        return None if self.current is None else self.rows[self.current]

    @property
    def full(self) -> bool:
        """Whether there is no room for another row."""
        return len(self.rows) >= self.most

    @property
    def closed(self) -> bool:
        """Whether nothing that the form could say would find room."""
        return self.current is None and self.full

    def put(self, row: T) -> Drafts[T]:
        """In place of the row that is shown; a new one where none is."""
        if self.current is None:
            return replace(self, rows=(*self.rows, row), current=len(self.rows))
        return replace(self, rows=(*self.rows[: self.current], row, *self.rows[self.current + 1 :]))

    def another(self) -> Drafts[T]:
        """The form begins a new row, unless the list is full."""
        return self if self.full else replace(self, current=None)

    def edit(self, index: int) -> Drafts[T]:
        """Show a row in the form."""
        return replace(self, current=index)

    def remove(self, index: int) -> Drafts[T]:
        """Take a row out; the form then shows the next one, or begins anew."""
        left = self.rows[:index] + self.rows[index + 1 :]
        if not left or self.current is None:
            return replace(self, rows=left, current=None)
        shown = self.current - 1 if self.current > index else min(self.current, len(left) - 1)
        return replace(self, rows=left, current=shown)

    def repeats(self, index: int) -> int | None:
        """An earlier row that says the same, or None."""
        earlier = self.rows[:index]
        return earlier.index(self.rows[index]) if self.rows[index] in earlier else None
