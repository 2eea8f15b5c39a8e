"""Worlds from a store: as they were at any tick, and the tip of a timeline to go on from.

A world is repeated from the latest snapshot before its tick and the answers that were kept; no mind is asked. What
comes out must have the digests that were kept, or nothing is loaded.
"""

from __future__ import annotations

from engine.colony.replaying import rebuilt
from engine.colony.store import Store
from engine.colony.store_file import whole
from engine.colony.store_reading import StoreReader
from engine.colony.world import World, world_from_json
from engine.errors import StateError


def world_at(store: StoreReader, timeline: str, tick: int) -> World:
    """The world of a timeline after a tick, before any epoch that began there; a store opened to be read will do.

    Raises `StateError` for a tick that is not kept, or one that does not repeat.
    """
    keeper = store.owner(timeline, tick).id
    at, data = store.snapshot(keeper, tick)
    world = world_from_json(data, store.scenario)
    _check(store, keeper, world, at)
    further(store, keeper, world, tick)
    return world


def further(store: StoreReader, keeper: str, world: World, tick: int) -> None:
    """Take a world on to a later tick of the timeline that keeps both, as `world_at` would hand that out.

    Raises `StateError`.
    """
    arrivals = store.arrivals(keeper, world.tick + 1, tick)
    epochs = [(number, begun) for begun, number in store.epochs(keeper, world.tick, tick - 1)]
    with whole(store.path, f"{keeper} does not repeat up to tick {tick}"):
        rebuilt(world, arrivals, epochs, tick)
    _check(store, keeper, world, tick)


def opened(store: Store, timeline: str) -> World:
    """The world at the tip of a timeline, in a fresh epoch, to go on from.

    Every attempt that nothing has come of is discarded as of an earlier epoch, and what caused it waits again; earlier
    records of the store keep nothing any more, so end a run that is still under way first. Raises `StateError`.
    """
    world = world_at(store, timeline, store.tip(timeline))
    begin(store, timeline, world)
    return world


def begin(store: Store, timeline: str, world: World) -> list[str]:
    """Begin a fresh epoch with the world at the tip of a timeline: the attempts that were discarded, in order."""
    for _, number in store.epochs(timeline, world.tick):
        world.begin_epoch(number)
    world.begin_epoch(store.begin_epoch(timeline, world.tick, after=world.talks.epoch))
    return store.discard_open()


def _check(store: StoreReader, timeline: str, world: World, tick: int) -> None:
    kept = store.digest_of(timeline, tick)
    for what, digest, found in zip(
        ("the game", "the minds' state"), kept, (world.game_digest(), world.minds_digest()), strict=True
    ):
        if found != digest or world.tick != tick:
            where = f"{store.path}, {timeline}, tick {tick}"
            remedy = "use a whole copy of the store, or restore a checkpoint of an earlier tick"
            raise StateError(f"{what} does not come out with the digest that was kept", where, remedy)
