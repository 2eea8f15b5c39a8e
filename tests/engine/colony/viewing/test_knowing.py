"""Who knows what: a cell says that a mind knows just if its perspective says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from engine.colony.events import KINDS, words
from engine.colony.forms import Rules
from engine.colony.opportunities import opportunities
from engine.colony.record import MemoryRecord
from engine.colony.telemetry import Reading as Band
from engine.colony.telemetry import Sighting
from engine.colony.threads import CORE
from engine.colony.viewing.facts import FACT_KINDS, FactKey, Truth, Value, agrees, truth_of
from engine.colony.viewing.items import facts_in
from engine.colony.viewing.knowing import (
    KNOWS,
    alone,
    everybody_in,
    items_of,
    knowing,
    knowledge_of,
    mentions,
    perspective_in,
)
from engine.colony.world import World, new_world
from helpers.colony_crowd import crowd
from helpers.colony_runs import THINGS, Scene, falls, play, table, turns
from helpers.colony_shipped import go_on
from helpers.colony_stores import prompt
from helpers.colony_worlds import thing

pytestmark = pytest.mark.sampled(2)

SHIPPED = ("refused-haul", "counter-with-fresh-consent", "rescue-while-others-talk", "stale-reading")
Seen = Mapping[str, Any]


def ticks_of(name: str) -> Iterator[World]:
    """A shipped scenario at some of its ticks, as it goes on."""
    world, record = new_world(prompt(name)), MemoryRecord()
    for ticks in (1, 240, 300, 400, 700):
        go_on(world, ticks, record)
        yield world


# What the perspective says, asked without a line of the program -------------------------------------------------------


def _pawn(seen: Seen, name: str) -> list[Seen]:
    own = [seen["self"]] if seen.get("self") and seen["mind"] == name else []
    return own + [each for each in seen.get("pawns", ()) if each["id"] == name]


def _thing(seen: Seen, name: str) -> list[Seen]:
    return [each for each in seen.get("things", ()) if each["id"] == name]


def _sighting(seen: Seen, name: str) -> list[Seen]:
    return [each for each in seen.get("sightings", ()) if each["thing"] == name]


def _work(seen: Seen, name: str, *kinds: str) -> list[Seen]:
    found = [each for each in seen.get("opportunities", ()) if each["target"] == name]
    return [each for each in found if not kinds or each["kind"] in kinds]


def _past(seen: Seen, *kinds: str) -> list[Seen]:
    found = [*seen.get("memories", ()), *seen.get("history", ())]
    return [each for each in found if not kinds or each["kind"] in kinds]


def _told_of(seen: Seen, place: int, name: str, *kinds: str) -> bool:
    """Whether the past has an event of these kinds with a name at this place of its words, from the end if below 0."""
    return any(each["text"].split()[place] == name for each in _past(seen, *kinds))


def _need(seen: Seen, key: FactKey, truth: Truth) -> bool:
    bands = [each for each in seen.get("bands", ()) if (each["source"], each["need"]) == (key.about, key.part)]
    own = seen["mind"] == key.about and key.part in [each["need"] for each in seen["needs"]]
    return own or any(each["band"] != "unknown" for each in bands)


def _condition(seen: Seen, key: FactKey, truth: Truth) -> bool:
    running = [each for each in seen.get("receipts", ()) if each["pawn"] == key.about and each["state"] == "running"]
    fell = _told_of(seen, 0, key.about, "downed", "recovered", "died") or _told_of(seen, 2, key.about, "rescued")
    return bool(_pawn(seen, key.about) or running or fell or _work(seen, key.about, "rescue"))


def _doing(seen: Seen, key: FactKey, truth: Truth) -> bool:
    running = [each for each in seen.get("receipts", ()) if each["pawn"] == key.about and each["state"] == "running"]
    return bool(_pawn(seen, key.about) or running)


def _place(seen: Seen, key: FactKey, truth: Truth) -> bool:
    name = key.about
    return bool(_pawn(seen, name) or _thing(seen, name) or _sighting(seen, name) or _work(seen, name))


def _burning(seen: Seen, key: FactKey, truth: Truth) -> bool:
    name = key.about
    tended = _told_of(seen, -1, name, "tended") or _told_of(seen, 0, name, "fire_out")
    return bool(_thing(seen, name) or _sighting(seen, name) or tended or _work(seen, name, "produce"))


def _goods(seen: Seen, key: FactKey, truth: Truth) -> bool:
    listed = any(f"brings {key.part} to" in each["effects"] for each in _work(seen, key.about, "haul"))
    told = _sighting(seen, key.about) and key.part in ("berries", "meal")
    return bool(_thing(seen, key.about) or told or listed)


def _agreement(seen: Seen, key: FactKey, truth: Truth) -> bool:
    own = seen.get("self") is not None and seen["self"]["action"] == key.about
    ended = any(truth.actions.get(each["source"]) == key.about for each in _past(seen))
    return own or ended or key.about in [each["source"] for each in seen.get("receipts", ())]


def _event(seen: Seen, key: FactKey, truth: Truth) -> bool:
    ended = [each["source"] for each in seen.get("receipts", ()) if each["ended"] is not None]
    return key.about in [each["source"] for each in _past(seen)] or truth.actions.get(key.about) in ended


def _offer(seen: Seen, key: FactKey, truth: Truth) -> bool:
    return key.about in [each.get("id", each["source"]) for each in seen["offers"]]


def _own(section: str, name: str) -> Callable[[Seen, FactKey, Truth], bool]:
    def told(seen: Seen, key: FactKey, truth: Truth) -> bool:
        return seen["mind"] == key.about and key.part in [each[name] for each in seen.get(section, ())]

    return told


def _among(section: str, name: str) -> Callable[[Seen, FactKey, Truth], bool]:
    def told(seen: Seen, key: FactKey, truth: Truth) -> bool:
        return key.about in [each[name] for each in seen.get(section, ())]

    return told


ORACLE: Mapping[str, Callable[[Seen, FactKey, Truth], bool]] = {
    "need": _need,
    "condition": _condition,
    "doing": _doing,
    "place": _place,
    "carrying": lambda seen, key, truth: bool(_pawn(seen, key.about)),
    "burning": _burning,
    "fuel": lambda seen, key, truth: False,
    "goods": _goods,
    "taken": lambda seen, key, truth: bool(_thing(seen, key.about)),
    "work": _among("opportunities", "source"),
    "offer": _offer,
    "agreement": _agreement,
    "message": _among("messages", "id"),
    "note": _own("outlook", "id"),
    "topic": _among("topics", "source"),
    "event": _event,
    "trait": _own("traits", "name"),
    "skill": _own("skills", "name"),
}


@pytest.mark.parametrize("name", SHIPPED)
def test_a_cell_says_that_a_mind_knows_just_if_its_perspective_has_an_item_for_it(name: str) -> None:
    known: set[str] = set()
    for world in ticks_of(name):
        truth = truth_of(world)
        matrix = knowing(world)
        seen = {mind: perspective_in(world, mind).model_dump(mode="json") for mind in matrix.minds}
        for fact in matrix.facts:
            for mind in matrix.minds:
                cell = matrix.cell(fact.key, mind)
                assert cell.knows == ORACLE[fact.key.kind](seen[mind], fact.key, truth), (world.tick, fact.key, mind)
                if cell.knows:
                    known.add(cell.how)
                    assert cell.item is not None
                    assert cell.item.model_dump(mode="json") in _items(seen[mind], cell.section)
    assert {"own", "sees", "remembers", "link", "told", "listed"} <= known


def _items(seen: Seen, section: str) -> list[Seen]:
    held = seen[section]
    return held if isinstance(held, list) else [held]


def test_the_oracle_knows_every_kind_of_fact() -> None:
    assert set(ORACLE) == set(FACT_KINDS)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_item_of_every_perspective_speaks_of_a_fact(name: str) -> None:
    for world in ticks_of(name):
        truth = truth_of(world)
        for mind in everybody_in(world):
            perspective = perspective_in(world, mind)
            told = [(section, place) for section, place, _ in items_of(perspective)]
            spoken = {(each.section, each.place) for _, each in mentions(perspective, truth)}
            assert set(told) == spoken
            assert told


def test_what_a_mind_knows_does_not_hang_on_the_truth_of_it() -> None:
    world = play(Scene(), 40)
    perspective = perspective_in(world, "ann")
    before = knowledge_of(perspective, truth_of(world))
    world.colony.pawns["ann"].food, world.colony.pawns["bob"].position = 0.01, (0, 0)
    world.colony.stockpiles[0].items["berries"] = 1
    assert knowledge_of(perspective, truth_of(world)) == before


def test_a_thing_that_is_gone_is_still_a_fact_for_who_was_told_of_it() -> None:
    world = play(Scene(), 3)
    world.link.sightings["heap"] = Sighting("heap", "stack", (1, 1), (("berries", 4),), None, "bob", 2)
    matrix = knowing(world)
    key = FactKey("goods", "heap", "berries")
    (fact,) = [fact for fact in matrix.facts if fact.key == key]
    assert fact.truth is None
    assert (matrix.cell(key, CORE).how, matrix.cell(key, CORE).by) == ("told", "bob")
    assert (key, CORE) in matrix.differs


# What is not known ----------------------------------------------------------------------------------------------------


def test_a_band_past_its_shelf_life_is_too_old_and_has_no_value() -> None:
    world = play(Scene(rules={"knowledge": {"every": 1, "readingLives": 5, "outages": []}}), 3)
    world.link.readings["ann"] = Band(1, "low", "satisfied")
    world.colony.tick = 7
    cell = knowing(world).cell(FactKey("need", "ann", "food"), CORE)
    assert (cell.how, cell.value, cell.learned, cell.age, cell.knows) == ("stale", None, 1, 6, False)


def test_a_band_within_its_shelf_life_says_until_when_it_holds() -> None:
    world = play(Scene(rules={"knowledge": {"every": 1, "readingLives": 5}}), 3)
    cell = knowing(world).cell(FactKey("need", "ann", "food"), CORE)
    assert cell.how == "link"
    assert cell.lapse is not None
    assert (cell.lapse.ending, cell.lapse.tick) == ("good", 3 + 5)


def test_who_was_never_read_is_never_known_and_not_too_old() -> None:
    world = play(Scene(rules={"knowledge": {"every": 30}}), 3)
    assert knowing(world).cell(FactKey("need", "ann", "food"), CORE).how == "never"


def test_health_and_the_fuel_of_a_fire_reach_nobody_but_their_own() -> None:
    world = play(Scene(), 40)
    matrix = knowing(world)
    assert [mind for mind in matrix.minds if matrix.cell(FactKey("need", "ann", "health"), mind).knows] == ["ann"]
    assert not [mind for mind in matrix.minds if matrix.cell(FactKey("fuel", "fire"), mind).knows]


def test_an_event_that_left_the_mind_of_who_experienced_it_is_forgotten() -> None:
    scene = Scene(events=[falls(2)])
    world = play(scene, 5)
    (event,) = [event for news in scene.record.ticks for event in news.events if event.kind == "fall"]
    ann = world.colony.pawns["ann"]
    ann.memories.clear()
    ann.history.clear()
    key = FactKey("event", event.id)
    cell = knowing(world, [event]).cell(key, "ann")
    assert (cell.how, cell.learned, cell.age, cell.item) == ("stale", 2, 3, None)
    assert knowing(world, [event]).cell(key, CORE).how == "never"


# Receipts and words ---------------------------------------------------------------------------------------------------


def test_the_core_infers_from_a_receipt_what_a_colonist_does_and_that_its_work_ended() -> None:
    core = turns({"choose": "propose:haul:logs", "pawn": "ann", "trips": 1})
    scene = Scene({"seats": {"core": core, "ann": table("accept:o1")}})
    world = play(scene, 6)
    running = knowing(world).cell(FactKey("doing", "ann"), CORE)
    assert (running.how, running.value) == ("receipt", Value("state", "haul"))
    assert knowing(world).cell(FactKey("agreement", "a1"), "ann").how == "own"
    world = play(scene, 60)
    (end,) = [each for news in scene.record.ticks for each in news.events if each.kind == "work_finished"]
    matrix = knowing(world)
    assert matrix.cell(FactKey("event", end.id), CORE).how == "receipt"
    ended = matrix.cell(FactKey("agreement", "a1"), "ann")
    assert (ended.how, ended.value) == ("remembers", Value("state", "finished"))
    assert matrix.cell(FactKey("agreement", "a1"), CORE).value == Value("state", "finished")


def test_the_sentence_of_each_kind_of_event_gives_its_facts_back() -> None:
    for kind, each in KINDS.items():
        told = {
            name: {"work": "haul the logs", "why": "low needs", "count": 3}.get(name, f"{name}.x-1")
            for name in ("pawn", "other", "thing", "severity", "cause", "item", "count", "work", "why")
            if f"{{{name}}}" in each.words
        }
        assert facts_in(kind, words(kind, told)) == {name: str(value) for name, value in told.items()}


def test_the_effects_of_every_haul_say_what_lies_there() -> None:
    things = [*THINGS, thing("food", "stack", (8, 3), item="berries", count=7)]
    world = play(Scene(things=things), 3)
    hauls = [each for each in opportunities(world.colony) if each.kind == "haul"]
    assert [each.target for each in hauls] == ["food", "logs"]
    matrix = knowing(world)
    listed = [
        matrix.cell(FactKey("goods", "food", "berries"), CORE),
        matrix.cell(FactKey("goods", "logs", "wood"), CORE),
    ]
    assert [(each.how, each.value) for each in listed] == [
        ("listed", Value("count", 7)),
        ("listed", Value("count", 60)),
    ]


@pytest.mark.parametrize(("level", "band"), [(0.05, "urgent"), (0.3, "low"), (0.9, "satisfied")])
def test_a_band_agrees_with_the_needs_that_lie_in_it_alone(level: float, band: str) -> None:
    rules = Rules()
    agreeing = [
        each for each in ("urgent", "low", "satisfied") if agrees(Value("band", each), Value("level", level), rules)
    ]
    assert agreeing == [band]


# Large colonies, and one mind alone -----------------------------------------------------------------------------------


def test_of_a_large_colony_only_the_minds_that_are_asked_for_are_read_but_one_fact_against_all() -> None:
    world = new_world(crowd(60))
    go_on(world, 40, MemoryRecord())
    key = FactKey("need", "p030", "food")
    matrix = knowing(world, minds=["p002", CORE], fact=key)
    assert matrix.minds == ("p002", CORE)
    assert {mind for _, mind in matrix.cells} == {"p002", CORE}
    assert {mind: each.how for mind, each in matrix.row.items() if each.knows} == {"p030": "own", CORE: "link"}
    assert len(matrix.everybody) == 61


def test_one_fact_against_all_is_what_the_whole_matrix_says_of_it() -> None:
    world = new_world(crowd(24))
    go_on(world, 300, MemoryRecord())
    whole = knowing(world)
    assert {fact.key.kind for fact in whole.facts[::19]} >= {"place", "goods", "event", "need"}
    for fact in whole.facts[::19]:
        row = knowing(world, minds=[], fact=fact.key).row
        assert row == {mind: known for mind in whole.minds if (known := whole.cells.get((fact.key, mind))) is not None}


def test_one_mind_alone_shows_its_own_facts_and_no_truth_beside_them() -> None:
    world = play(Scene(events=[falls(2)]), 40)
    for mind in everybody_in(world):
        matrix = alone(world, mind)
        assert matrix.facts
        assert all(fact.truth is None for fact in matrix.facts)
        assert all(matrix.cell(fact.key, mind).how in (*KNOWS, "stale", "never") for fact in matrix.facts)
        assert {fact.key for fact in matrix.facts} == set(knowledge_of(perspective_in(world, mind), truth_of(world)))
        assert not matrix.differs
