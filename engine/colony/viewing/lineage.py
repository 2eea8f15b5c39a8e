"""Which attempts lead to a tick: those of its timeline, and of its ancestors up to where each was forked."""

from __future__ import annotations

from engine.colony.timelines import stretches
from engine.colony.viewing.reading import Reading
from engine.minds.ledger import Attempt


class Lineage:
    """The ticks that lead to that of a reading, by the epochs in which they were made."""

    def __init__(self, reading: Reading) -> None:
        kept = stretches(reading.store.timelines(), reading.timeline, 0, reading.tick)
        self._ticks = {each.timeline: (each.first, each.last) for each in kept}
        self._epochs = reading.store.timelines_of_epochs()

    def __contains__(self, attempt: Attempt) -> bool:
        """Whether an attempt was made in one of them."""
        timeline = self._epochs.get(attempt.context.get("epoch", 0), "")
        first, last = self._ticks.get(timeline, (0, -1))
        return bool(first <= attempt.context.get("tick", -1) <= last)
