"""Pawns that walk from hex to hex in smooth steps, where things may move and the run is slow enough to see it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from concordui.colony.map import hexes
from concordui.motion import motion
from engine.colony.viewing.scene import ColonyScene
from engine.hexgrid import distance

TICK_MS = 16
LONGEST_S = 0.45
"""No step takes longer (`look: Motion`)."""
SHORTEST_S = 0.06
"""Where ticks come faster than this, nothing glides: the eye could not follow."""
FURTHEST = 3
"""Hexes; who is further away than that between two pictures did not walk there."""


class Glides(QObject):
    """`moved` carries where each walking pawn is now, in map pixels; empty where none walks (any more).

    `clock` tells seconds.
    """

    moved = Signal(object)

    def __init__(self, clock: Callable[[], float] = time.perf_counter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._ways: dict[str, tuple[QPointF, QPointF]] = {}
        self._begun = self._told = 0.0
        self._takes = LONGEST_S
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.go_on)

    @property
    def walking(self) -> bool:
        """Whether anybody is on its way."""
        return bool(self._ways)

    def begin(self, before: ColonyScene, now: ColonyScene) -> None:
        """Another tick is shown: who stands elsewhere by now walks there from where it was drawn last."""
        at = self._clock()
        since, self._told = at - self._told, at
        here = self.places()
        self._ways = {}
        if motion().allowed and since >= SHORTEST_S and before.tick < now.tick and before.known_to == now.known_to:
            stood = {pawn.id: pawn.at for pawn in before.pawns}
            for pawn in now.pawns:
                old = stood.get(pawn.id, pawn.at)
                if 0 < distance(old, pawn.at) <= FURTHEST:
                    self._ways[pawn.id] = (here.get(pawn.id, hexes.middle(old)), hexes.middle(pawn.at))
        self._begun, self._takes = at, min(since, LONGEST_S)
        if self._ways:
            self._timer.start()
            self.moved.emit(self.places())
        else:
            self._timer.stop()

    def places(self) -> dict[str, QPointF]:
        """Where those who walk are now."""
        share = min((self._clock() - self._begun) / max(self._takes, 1e-6), 1.0)
        return {name: start + (end - start) * share for name, (start, end) in self._ways.items()}

    def go_on(self) -> None:
        """Show the next moment."""
        places = self.places()
        if self._clock() - self._begun >= self._takes:
            self.end()
        self.moved.emit(places)

    def end(self) -> None:
        """Nobody walks any more."""
        self._ways = {}
        self._timer.stop()
