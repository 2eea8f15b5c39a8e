"""What a tab of a colony shows, without its thread: lenses are read at once, of a store that a test holds."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from PySide6.QtCore import QObject

from concordui.colony.model import Showing
from concordui.colony.people import PawnName
from concordui.colony.session_events import Opened, RunState, Told
from engine.colony.loading import world_at
from engine.colony.store_reading import StoreReader
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.world import World
from engine.errors import ConcordError


class ShownRun(QObject):
    """A `Showing` that is told what its lenses read of one world, or of a tick of the past where it is pinned."""

    def __init__(
        self,
        store: StoreReader,
        world: World,
        timeline: str = "t1",
        *,
        budget: int | None = None,
        flights: Mapping[str, float] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.store, self.world, self.timeline = store, world, timeline
        self._budget, self._flights = budget, dict(flights or {})
        self._lenses: tuple[Lens[Any], ...] = ()
        self.showing = Showing(self)
        self.showing.wanted.connect(self._wanted)
        self.showing.looked.connect(self._looked)
        pawns = tuple(PawnName(pawn.id, pawn.name) for pawn in world.colony.pawns.values())
        self.showing.open(Opened(world.scenario, pawns, self.state))

    @property
    def state(self) -> RunState:
        """How it stands with the run."""
        return RunState(self.timeline, self.world.talks.epoch, 0, self.world.tick, budget=self._budget)

    @property
    def attached(self) -> set[Hashable]:
        """The keys of the lenses that are looked through."""
        return {lens.key for lens in self._lenses}

    def _wanted(self, lenses: object) -> None:
        assert isinstance(lenses, tuple)
        self._lenses = lenses
        self.tell()

    def _looked(self, tick: object) -> None:
        self.tell()

    def tell(self) -> None:
        """Have everything read, as after a tick."""
        pinned = self.showing.pinned
        tick = self.world.tick if pinned is None else pinned
        world = self.world if pinned is None else world_at(self.store, self.timeline, tick)
        flights = self._flights if pinned is None else {}
        reading = Reading(world, self.store, self.timeline, tick, pinned is None, flights, {}, self._budget)
        values: dict[Hashable, Any] = {}
        faults: dict[Hashable, ConcordError] = {}
        for lens in self._lenses:
            try:
                values[lens.key] = lens.read(reading)
            except ConcordError as error:
                faults[lens.key] = error
        self.showing.told(Told(tick, pinned, values, faults, self.state))
