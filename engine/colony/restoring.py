"""Restoring a checkpoint: its hashes are checked, and the timeline forks (`colony: Saves, epochs, timelines`).

A restore in the process that took the checkpoint is paired; in any other one it is cold, a full restart that goes on
from what was kept, with no call to a model. The report tells the two apart and counts the calls.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.colony.checkpoint import Checkpoint
from engine.colony.loading import begin
from engine.colony.store import Store
from engine.colony.store_reading import StoreReader
from engine.colony.timelines import Cause
from engine.colony.world import World
from engine.errors import StateError


@dataclass(frozen=True, slots=True)
class Report:
    """How a checkpoint was restored. `kind`: paired or cold; `parent`: the timeline that was forked, None where the
    store has nothing that the checkpoint could be of.

    `dropped`: attempts that were under way in the checkpoint; what caused them waits again. `discarded`: attempts of
    the store that came to nothing with this load. `retained`: answers that are kept of the timeline up to this tick.
    `calls`: attempts that were made in order to restore.
    """

    kind: Cause
    game_sha256: str
    parent: str | None
    timeline: str
    tick: int
    epoch: int
    dropped: tuple[str, ...]
    discarded: tuple[str, ...]
    retained: int
    calls: int

    def to_json(self) -> dict[str, Any]:
        """The report as a JSON value."""
        return {
            "kind": self.kind,
            "gameSha256": self.game_sha256,
            "parent": self.parent,
            "timeline": self.timeline,
            "tick": self.tick,
            "epoch": self.epoch,
            "dropped": list(self.dropped),
            "discarded": list(self.discarded),
            "retained": self.retained,
            "calls": self.calls,
        }


@dataclass(frozen=True, slots=True)
class Restored:
    """A world to go on with in the report's timeline, in a fresh epoch."""

    world: World
    report: Report


def fitting(store: StoreReader, checkpoint: Checkpoint) -> World:
    """The world of a checkpoint that can be restored into a store.

    Raises `StateError` for hashes that do not fit, or a checkpoint of another scenario or seed.
    """
    world = checkpoint.world()
    mine = store.scenario
    if mine.source != world.scenario.source or mine.seed != world.scenario.seed:
        raise other_origin(store.path)
    return world


def other_origin(where: Path) -> StateError:
    """Why a checkpoint does not fit into a store that is of something else."""
    what = "this checkpoint is of another scenario or seed than the store"
    return StateError(what, str(where), "restore it into a store of its own")


def restored(store: Store, checkpoint: Checkpoint) -> Restored:
    """Fork the store's timeline at a checkpoint; earlier records of the store keep nothing any more.

    Raises as `fitting`; the store is then as it was.
    """
    world = fitting(store, checkpoint)
    parent = parent_of(store, checkpoint.timeline, world.tick, world.game_digest())
    timeline = store.fork(parent, world, _kind(checkpoint))
    return _begun(store, timeline, parent, world, checkpoint)


def restored_at(path: Path, checkpoint: Checkpoint) -> Report:
    """Restore a checkpoint into the store of a file; where there is none, one is made that goes on from it.

    Raises `StateError` and `FileError`.
    """
    if path.exists():
        with Store.open(path) as store:
            return restored(store, checkpoint).report
    world = checkpoint.world()
    with Store.of_world(path, world, _kind(checkpoint)) as store:
        return _begun(store, "t1", None, world, checkpoint).report


def _kind(checkpoint: Checkpoint) -> Cause:
    return "paired restore" if checkpoint.taken_here else "cold restore"


def parent_of(store: StoreReader, timeline: str, tick: int, game: str) -> str | None:
    """The timeline of that id, if at that tick the store has it in the state of the game with that digest."""
    each = store.timelines().get(timeline)
    if each is None or not each.forked <= tick <= each.tip:
        return None
    return each.id if store.digest_of(each.id, tick)[0] == game else None


def _begun(store: Store, timeline: str, parent: str | None, world: World, checkpoint: Checkpoint) -> Restored:
    made = store.attempts.count()
    under_way = tuple(world.thoughts)
    discarded = begin(store, timeline, world)
    report = Report(
        kind=_kind(checkpoint),
        game_sha256=checkpoint.game_sha256,
        parent=parent,
        timeline=timeline,
        tick=world.tick,
        epoch=world.talks.epoch,
        dropped=under_way,
        discarded=tuple(discarded),
        retained=sum(arrival.value is not None for arrival in store.arrivals(timeline, last=world.tick)),
        calls=store.attempts.count() - made,
    )
    return Restored(world, report)
