"""A colony as JSON: every value counts for the digest, and what is no state is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.colony import work
from engine.colony.saved import digest, from_json, to_json
from engine.colony.state import Colony, Note
from engine.errors import StateError
from helpers.colony_worlds import colony, pawn, run, thing


def rich() -> Colony:
    """A colony in which every kind of part occurs."""
    world = colony(
        pawns=[pawn("ann", traits=["tough"], skills={"cooking": 3}, food=0.5), pawn("ben", (2, 2), food=0.3)],
        things=[
            thing("bed", "bed", (1, 2)),
            thing("bush", "bush", (4, 2), berries=9),
            thing("fire", "campfire", (1, 4), fuel=99),
            thing("logs", "stack", (5, 2), item="wood", count=9),
            thing("store", "stockpile", (3, 2), items={"berries": 9}),
        ],
    )
    world.pawns["ann"].outlook = (Note("n1", 0, "ben is hungry", ("e1",), ("ben is thirsty",)),)
    work.start(world, "ann", work.Order("a1", "haul", "logs", 2, until=99))
    run(world, 12)
    return world


def values(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values that are neither lists nor objects."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        if isinstance(part, dict | list):
            yield from values(part, (*at, key))
        else:
            yield (*at, key)


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool) or value is None:
        return 7 if value is None else not value
    if isinstance(value, str):
        return "other" if value != "other" else "another"
    return value + 1


def test_every_value_of_the_state_counts_for_the_digest() -> None:
    world = rich()
    data, before = to_json(world), digest(world)
    paths = [
        path for path in values(data) if path[0] not in ("version", "terrain") and path[-1] not in ("kind", "traits")
    ]
    assert len(paths) > 100
    for path in paths:
        if path[0] == "pawns" and "traits" in path:
            continue
        other = to_json(world)
        holder = other
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = changed(holder[path[-1]])
        assert digest(from_json(other, world.scenario)) != before, path


def test_the_terrain_counts_for_the_digest() -> None:
    world = rich()
    other = to_json(world)
    other["terrain"][7] = "T" + other["terrain"][7][1:]
    assert digest(from_json(other, world.scenario)) != digest(world)


def test_json_is_read_back_as_it_was_written() -> None:
    world = rich()
    assert to_json(from_json(to_json(world), world.scenario)) == to_json(world)


def test_a_new_outlook_counts_at_once() -> None:
    world = rich()
    before = digest(world)
    world.pawns["ann"].outlook = (Note("n1", 3, "ben is fine", ("e1",)),)
    assert digest(world) != before


@pytest.mark.parametrize("data", [None, [], {}, {"version": 1}, {"version": "x", "tick": 3}])
def test_what_is_no_state_is_refused(data: Any) -> None:
    with pytest.raises(StateError, match="no state of a colony"):
        from_json(data, rich().scenario)


def test_a_state_of_a_newer_version_is_refused_and_says_so() -> None:
    with pytest.raises(StateError, match="version 2"):
        from_json({**to_json(rich()), "version": 2}, rich().scenario)


@pytest.mark.parametrize("key", ["tick", "pawns", "things", "receipts", "terrain", "next_event", "tally"])
def test_a_state_without_one_of_its_parts_is_refused(key: str) -> None:
    data = to_json(rich())
    del data[key]
    with pytest.raises(StateError):
        from_json(data, rich().scenario)
