"""What going back would leave behind and what it keeps, counted before anything is done (`colony: Saves, epochs`).

Nothing is ever deleted: a restore forks, and the timeline that it leaves stays and can be gone on with. What is "lost"
is lost to the new timeline alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.colony.restoring import Report
from engine.colony.store_reading import name_of, number_of
from engine.colony.timelines import owner
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.tree import Place, meeting


@dataclass(frozen=True, slots=True)
class Rewind:
    """A restore at a tick of a timeline, in prospect.

    `parent` is the timeline that would be forked, None for a checkpoint that this store has no history of; `made` the
    new one. `left` is the timeline under way, of which the new one has no more than up to `shared` (None: nothing):
    `ticks` of it stay there alone, with `ended` agreements that came to their end and `answers` that minds gave.
    `kept` answers before the tick are kept: no mind is asked for them again. `dropped` thoughts are under way now;
    their answers will count for nothing. `again` were under way at that tick, and what caused them waits again.
    """

    parent: str | None
    tick: int
    made: str
    left: str
    shared: int | None
    ticks: int
    ended: int
    answers: int
    kept: int
    dropped: int
    again: int
    game: str = ""
    """The digest of the game at that tick, in hexadecimal; empty for a checkpoint from elsewhere."""


@dataclass(frozen=True, slots=True)
class Rewound:
    """A restore that was done: the engine's `report`, the timeline that was `left` at its tick `left_at`, and the
    thoughts that were `dropped` with it (attempt, mind), in the order in which they began.
    """

    report: Report
    left: str
    left_at: int
    dropped: tuple[tuple[str, str], ...]


def rewind_of(reading: Reading, running: str, timeline: str | None, tick: int, again: int | None = None) -> Rewind:
    """What a restore at this place would do to the run of the timeline `running`.

    `timeline` is None for a checkpoint from elsewhere; `again` are then the thoughts under way in it.
    Raises `StateError` for a tick that is not kept.
    """
    store = reading.store
    tree = store.timelines()
    tip = store.timeline(running).tip
    parent = None if timeline is None else store.owner(timeline, tick).id
    shared = None if parent is None else meeting(tree, Place(parent, tick), Place(running, tip))
    begin = owner(tree, running, 0).forked if shared is None else shared
    if again is None:
        again = 0 if timeline is None else len(store.thinking(timeline, tick))
    return Rewind(
        parent=parent,
        tick=tick,
        made=name_of(1 + max(map(number_of, tree))),
        left=running,
        shared=shared,
        ticks=tip - begin,
        ended=store.ended_work(running, begin + 1, tip),
        answers=store.answers(running, begin + 1, tip),
        kept=0 if parent is None else store.answers(parent, 0, tick),
        dropped=len(store.under_way()),
        again=again,
        game="" if parent is None else store.digest_of(parent, tick)[0],
    )


def rewind_lens(
    running: str, timeline: str | None, tick: int, again: int | None = None, known_to: str | None = None
) -> Lens[Rewind]:
    """The lens of `rewind_of`. It counts, and tells nobody what anybody knows."""

    def read(reading: Reading) -> Rewind:
        return rewind_of(reading, running, timeline, tick, again)

    return Lens(("rewind", running, timeline, tick, again), read, known_to=known_to, slow=True)
