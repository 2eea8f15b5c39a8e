"""A run repeated from what was recorded of it: no mind is asked, the answers arrive at the ticks at which they did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.colony.record import CALL, Arrival
from engine.colony.turn import Turn
from engine.colony.world import World
from engine.errors import StateError


def replayed(
    world: World, arrivals: Iterable[Arrival], epochs: Sequence[tuple[int, int]], until: int
) -> Iterator[Turn]:
    """Take a world, in place, on to a tick, each tick as it was: a turn that has ended for each.

    `arrivals` are those of the ticks after the world's, in order. `epochs` are pairs of a number and the tick after
    which that epoch began, in order; those up to the world's own are left out.
    Raises `StateError` where an arrival does not fit what was asked.
    """
    waiting = iter(arrivals)
    arrival = next(waiting, None)
    _begin_epochs(world, epochs)
    while world.tick < until:
        turn = Turn(world)
        turn.begin()
        while arrival is not None and arrival.tick <= world.tick:
            _arrive(turn, arrival)
            arrival = next(waiting, None)
        turn.end()
        yield turn
        _begin_epochs(world, epochs)


def rebuilt(world: World, arrivals: Iterable[Arrival], epochs: Sequence[tuple[int, int]], until: int) -> World:
    """The world, changed in place, as it was at a tick. Raises as `replayed`."""
    for _ in replayed(world, arrivals, epochs, until):
        pass
    return world


def _arrive(turn: Turn, arrival: Arrival) -> None:
    if arrival.aim == CALL and arrival.tick == turn.world.tick:
        turn.call(arrival.mind)
        return
    if arrival.attempt not in turn.world.thoughts or arrival.tick != turn.world.tick:
        where = f"attempt {arrival.attempt}, tick {arrival.tick}"
        raise StateError("this answer was never asked for", where, "the record is damaged: use a whole copy of it")
    discarded = arrival.why if arrival.outcome == "discarded" else ""
    turn.arrive(arrival.attempt, arrival.value, arrival.failure, discarded=discarded, counts=arrival.counts)


def _begin_epochs(world: World, epochs: Sequence[tuple[int, int]]) -> None:
    for number, tick in epochs:
        if tick == world.tick and number > world.talks.epoch:
            world.begin_epoch(number)
