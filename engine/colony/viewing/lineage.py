"""The attempts that lead to a tick: those of its timeline, and of its ancestors up to where each was forked."""

from __future__ import annotations

from collections.abc import Iterator

from engine.colony.timelines import stretches
from engine.colony.viewing.reading import Reading
from engine.minds.ledger import Attempt


def lineage(reading: Reading) -> Iterator[Attempt]:
    """The attempts that were made in the ticks that lead to this one, in order."""
    kept = stretches(reading.store.timelines(), reading.timeline, 0, reading.tick)
    ticks = {each.timeline: (each.first, each.last) for each in kept}
    epochs = reading.store.timelines_of_epochs()
    for attempt in reading.store.attempts.attempts():
        first, last = ticks.get(epochs.get(attempt.context.get("epoch", 0), ""), (0, -1))
        if first <= attempt.context.get("tick", -1) <= last:
            yield attempt
