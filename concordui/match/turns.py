"""Whose turn it is at this screen, and whose secrets may be on it. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.anatolia.board import Power


@dataclass(frozen=True, slots=True)
class Turns:
    """The human seats of a match in map order, those that are still asked in this phase, and the one that looks.

    `viewer` None means that only what is public may be shown. A lone person always looks; several on one machine pass
    it on: whoever has sent is no longer the viewer, and the next one is only after confirming on the cover page.
    """

    humans: tuple[Power, ...] = ()
    asked: tuple[Power, ...] = ()
    viewer: Power | None = None

    @classmethod
    def of(cls, humans: Iterable[Power]) -> Turns:
        """At the start of a match with these human seats."""
        seats = tuple(humans)
        return cls(seats, (), seats[0] if len(seats) == 1 else None)

    @property
    def shared(self) -> bool:
        """Whether several people take turns at this screen."""
        return len(self.humans) > 1

    @property
    def watching(self) -> bool:
        """Whether no seat is at stake: everything is public."""
        return not self.humans

    @property
    def acting(self) -> Power | None:
        """The seat whose answer is being put together at the screen now."""
        return self.viewer if self.viewer in self.asked else None

    @property
    def next(self) -> Power | None:
        """The seat for which the cover page is shown; None if somebody acts or nobody is asked."""
        return self.asked[0] if self.asked and self.acting is None else None

    def phase(self) -> Turns:
        """A new phase: nobody is asked yet. The seat that looks goes on looking only if it is the only one."""
        return replace(self, asked=(), viewer=None if self.shared else self.viewer)

    def ask(self, power: Power) -> Turns:
        """`power` is asked (or asked again after a refusal)."""
        asked = {*self.asked, power}
        return replace(self, asked=tuple(seat for seat in self.humans if seat in asked))

    def confirm(self) -> Turns:
        """The next person has confirmed being alone at the screen."""
        return replace(self, viewer=self.next) if self.next is not None else self

    def sent(self, power: Power) -> Turns:
        """`power` has sent its answer."""
        asked = tuple(seat for seat in self.asked if seat != power)
        return replace(self, asked=asked, viewer=None if self.shared else self.viewer)
