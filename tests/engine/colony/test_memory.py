"""Memories decay and survive or not; history is a pawn's own (`colony.md`)."""

from __future__ import annotations

from typing import Any

from engine.colony.events import KINDS, Event, words
from engine.colony.memory import record, strength, surviving
from engine.colony.state import Colony
from helpers.colony_worlds import QUIET, colony, pawn, run


def remembering(**memory: Any) -> Colony:
    """Ann and ben with some rules of memory."""
    return colony(pawns=[pawn("ann"), pawn("ben")], rules={**QUIET, "memory": memory})


def befall(world: Colony, kind: str, name: str = "ann") -> Event:
    """Something that ann experiences alone."""
    facts = {"pawn": name, "severity": "badly", "item": "meal", "count": 1, "thing": "x", "other": "y", "cause": "z"}
    return record(world, kind, [world.pawns["ann"]], facts)


def test_only_those_who_experienced_an_event_remember_it() -> None:
    """Native events are archived and routed only to the pawn who experienced them."""
    world = remembering()
    event = befall(world, "ate")
    assert event.pawns == ("ann",)
    assert [memory.event for memory in surviving(world.pawns["ann"])] == [event.id]
    assert [deed.event for deed in world.pawns["ann"].history] == [event.id]
    assert world.pawns["ben"].memories == {}
    assert world.pawns["ben"].history == []


def test_what_can_be_seen_is_remembered_by_those_who_saw_it_too() -> None:
    world = remembering()
    event = befall(world, "fall")
    assert event.pawns == ("ann", "ben")
    assert [memory.event for memory in surviving(world.pawns["ben"])] == [event.id]


def test_a_memory_fades_evenly_and_is_gone_after_its_lifetime() -> None:
    world = remembering(chatterTicks=10)
    befall(world, "ate")
    (memory,) = surviving(world.pawns["ann"])
    rules = world.scenario.rules.memory
    assert [strength(memory, tick, rules) for tick in (0, 5, 10, 11)] == [1.0, 0.5, 0.0, 0.0]
    run(world, 9)
    assert world.pawns["ann"].memories
    run(world, 1)
    assert not world.pawns["ann"].memories
    assert world.pawns["ann"].history


def test_some_memories_survive_for_good_by_a_seeded_chance() -> None:
    """Pawn: id, name, traits, skills 0..20, needs Food and Rest in 0..1 (exact), health 0..1 (downed below 0.2),
    position, job, memories that decay and survive or not, own history, and a private outlook of at most four revisable
    notes, each citing the ids of that pawn's own experiences.
    """

    def kept(seed: int, chance: float) -> list[str]:
        people = [pawn("ann")]
        rules = {**QUIET, "memory": {"healthTicks": 10, "healthSurvives": chance}}
        world = colony(pawns=people, rules=rules, seed=seed)
        for number in range(40):
            befall(world, "fall", f"p{number}")
        run(world, 10)
        assert all(strength(memory, 99, world.scenario.rules.memory) == 1.0 for memory in surviving(world.pawns["ann"]))
        return sorted(world.pawns["ann"].memories)

    assert kept(1, 0.5) == kept(1, 0.5) != kept(2, 0.5)
    assert 8 < len(kept(1, 0.5)) < 32
    assert kept(1, 0.0) == []
    assert len(kept(1, 1.0)) == 40


def test_a_repeat_of_a_signal_renews_its_memory() -> None:
    world = remembering(chatterTicks=10)
    befall(world, "ate")
    run(world, 6)
    again = befall(world, "ate")
    run(world, 6)
    (memory,) = surviving(world.pawns["ann"])
    assert (memory.event, memory.times, memory.fades) == (again.id, 2, 16)


def test_grave_things_are_remembered_longer() -> None:
    world = remembering()
    for kind in ("fall", "exhausted", "ate"):
        befall(world, kind)
    fades = {memory.kind: memory.fades or 0 for memory in surviving(world.pawns["ann"])}
    assert fades["fall"] > fades["exhausted"] > fades["ate"]


def test_history_keeps_the_latest() -> None:
    world = remembering(history=3)
    ids = [befall(world, "ate").id for _ in range(5)]
    assert [deed.event for deed in world.pawns["ann"].history] == ids[2:]


def test_every_kind_of_event_is_told_in_words_by_names() -> None:
    facts: dict[str, object] = dict.fromkeys(
        ("pawn", "other", "thing", "item", "count", "severity", "cause", "work", "why", "action"), "p1"
    )
    for kind in KINDS:
        assert "{" not in words(kind, facts)
    assert words("fall", facts | {"severity": "badly"}, {"p1": "Ann"}) == "Ann fell and is badly hurt"


def test_an_event_survives_json() -> None:
    event = befall(remembering(), "fall")
    assert Event.from_json(event.to_json()) == event
    assert event.signal == "fall:ann"
    assert not event.public
