"""`issue: what only one side knows is marked; what is withheld is listed; stale is shown as unknown, never as zero`."""

from __future__ import annotations

import pytest

from engine.colony.memory import record
from engine.colony.perspective import Message
from engine.colony.state import Note
from engine.colony.threads import CORE
from engine.colony.viewing.beside import Comparison, Row, beside, beside_truth, page_lens, pair_lens, truth_lens
from engine.colony.viewing.page import page_of
from engine.colony.viewing.reading import Reading
from helpers.colony_minds import Minds, minds
from helpers.colony_shipped import played

MINDS = ("ann", "ben", "cat", CORE)


def truth(known: Minds, mind: str) -> dict[tuple[str, ...], Row]:
    world = known.world()
    return {row.fact: row for row in beside_truth(page_of(world, mind), world).rows}


def pair(known: Minds, one: str, other: str) -> Comparison:
    world = known.world()
    return beside(page_of(world, one), page_of(world, other), world.scenario.rules)


@pytest.mark.parametrize("one", MINDS)
@pytest.mark.parametrize("other", MINDS)
def test_turned_round_the_two_sides_are_exchanged_and_nothing_else(one, other):
    known = minds()
    here, there = pair(known, one, other).rows, pair(known, other, one).rows
    assert {row.fact: row.turned for row in here} == {row.fact: row for row in there}


@pytest.mark.parametrize("mind", MINDS)
def test_a_mind_beside_itself_differs_in_nothing(mind):
    assert {row.mark for row in pair(minds(), mind, mind).rows} == {"same"}


@pytest.mark.parametrize("mind", MINDS)
def test_the_mind_s_side_has_all_that_is_on_its_page_and_nothing_else(mind):
    known = minds()
    page = page_of(known.world(), mind)
    shown = [row.first for row in truth(known, mind).values() if row.first is not None]
    assert sorted(side.key for side in shown) == sorted(entry.key for entry in page.entries)


def test_what_only_one_mind_knows_is_marked_so_and_what_both_see_is_the_same():
    rows = {row.fact: row for row in pair(minds(), "ann", "ben").rows}
    assert rows["need", "ann", "food"].mark == "only_first"
    assert rows["need", "ben", "food"].mark == "only_second"
    assert rows["note", "ann", "n1"].mark == "only_first"
    assert rows["thing", "fire"].mark == "same"
    assert rows["pawn", "ann"].mark == "same"  # where she stands and what she does, felt or seen


def test_the_core_s_band_agrees_with_the_number_that_it_is_the_band_of_and_differs_once_it_is_not():
    known = minds()
    assert truth(known, CORE)["need", "ann", "food"].mark == "same"
    known.colony.pawns["ann"].food = 0.1
    assert truth(known, CORE)["need", "ann", "food"].mark == "differs"
    rows = {row.fact: row for row in pair(known, CORE, "ann").rows}
    assert rows["need", "ann", "food"].mark == "differs"


def test_a_sighting_that_is_no_longer_so_differs_from_the_truth():
    known = minds()
    assert truth(known, CORE)["thing", "bush"].mark == "same"
    known.colony.things["bush"].berries = 1
    assert truth(known, CORE)["thing", "bush"].mark == "differs"


def test_food_that_was_eaten_or_laid_down_since_it_was_seen_differs_and_wood_that_is_not_reported_does_not():
    for item, mark in (("meal", "differs"), ("wood", "same")):
        known = minds()
        known.colony.things["store"].items[item] = 5
        assert truth(known, CORE)["thing", "store"].mark == mark
    known.colony.things["store"].items.clear()
    assert truth(known, CORE)["thing", "store"].mark == "differs"
    assert truth(known, "ann")["thing", "store"].mark == "same"  # she sees it as it is


def test_a_reading_that_is_too_old_and_one_that_never_came_are_unknown_and_never_zero():
    known = minds()
    known.colony.tick += known.colony.scenario.rules.knowledge.reading_lives + 1
    known.link.readings.pop("ben")
    rows = truth(known, CORE)
    for name, ending in (("ann", "stale"), ("ben", "never")):
        row = rows["need", name, "food"]
        assert row.mark == "unknown"
        assert (row.first.item.band, row.first.lapse.ending) == ("unknown", ending)
        assert not hasattr(row.first.item, "value")


def test_what_an_allowlist_withholds_from_a_colonist_is_listed_as_withheld_with_the_reason():
    known = minds()
    ben = known.colony.pawns["ben"]
    ben.outlook = (Note("n7", 30, "ann takes too much", ("e1",)),)
    record(known.colony, "woke", [ben], {"pawn": "ben"})
    known.messages.append(Message("m3", 30, CORE, "ben", "question", "are you well?"))
    rows = truth(known, "ann")
    for fact, cause, about in (
        (("need", "ben", "food"), "own_body", "ben"),
        (("need", "cat", "health"), "own_body", "cat"),
        (("skill", "ben", "cooking"), "private", "ben"),
        (("note", "ben", "n7"), "private", "ben"),
        (("past", "ben"), "private", "ben"),
        (("fuel", "fire"), "nobody", ""),
        (("offer", "o2"), "to_another", "ben"),
        (("message", "m3"), "addressed", "ben"),
        (("receipt", "a1"), "for_core", CORE),
        (("topic", "p1"), "private", CORE),
    ):
        if fact in rows:
            assert (rows[fact].mark, rows[fact].lack.cause, rows[fact].lack.about) == ("withheld", cause, about)
            assert rows[fact].first is None
    assert {("need", "ben", "food"), ("note", "ben", "n7"), ("fuel", "fire"), ("message", "m3")} <= rows.keys()
    assert {("receipt", "a1"), ("topic", "p1"), ("past", "ben"), ("offer", "o2")} <= rows.keys()


def test_what_is_only_out_of_sight_is_not_withheld_and_says_how_far_it_is():
    row = truth(minds(), "ann")["pawn", "cat"]
    assert (row.mark, row.lack.cause, row.lack.number) == ("only_second", "out_of_sight", 30)


def test_who_sleeps_sees_nothing_and_the_page_beside_the_truth_says_that_it_sleeps():
    known = minds()
    job = known.colony.pawns["ann"].job
    job.kind, job.stage = "sleep", "lie"
    row = truth(known, "ann")["pawn", "ben"]
    assert (row.first, row.lack.cause) == (None, "asleep")


def test_what_is_withheld_from_the_core_says_why():
    rows = truth(minds(), CORE)
    for fact, cause in (
        (("need", "ann", "health"), "not_on_link"),
        (("pawn", "ann"), "sees_nobody"),
        (("thing", "bed"), "food_and_fires"),
        (("fuel", "fire"), "nobody"),
        (("note", "ann", "n1"), "private"),
        (("message", "m1"), "own_words"),
    ):
        assert rows[fact].lack.cause == cause
    assert rows["message", "m1"].mark == "only_second"
    assert rows["need", "ann", "health"].mark == "withheld"


def test_an_event_that_is_past_differs_from_the_truth_once_it_is_so_no_more():
    known = minds()
    ben = known.colony.pawns["ben"]
    ben.downed = True
    event = record(known.colony, "downed", [ben], {"pawn": "ben"})
    assert truth(known, "ann")["event", event.id].mark == "same"
    ben.downed = False
    assert truth(known, "ann")["event", event.id].mark == "differs"


def test_a_lens_reads_the_page_for_its_mind_alone_and_comparisons_for_nobody_s_eyes():
    world = minds().world()
    reading = Reading(world, None, "t1", world.tick, True)
    assert page_lens("ann").known_to == "ann"
    assert page_lens("ann").read(reading) == page_of(world, "ann")
    assert truth_lens("ann").known_to is None
    assert truth_lens("ann").read(reading) == beside_truth(page_of(world, "ann"), world)
    compared = pair_lens("ann", "ben").read(reading)
    assert pair_lens("ann", "ben").known_to is None
    lacks = {row.fact: row.lack for row in compared.rows if row.lack is not None}
    assert lacks["need", "ben", "food"].cause == "own_body"
    assert lacks["note", "ann", "n1"].about == "ann"


def test_every_mind_of_a_shipped_day_can_be_put_beside_the_truth_and_beside_every_other():
    world, _ = played("rescue-while-others-talk", 400)
    pages = [page_of(world, mind) for mind in (*world.colony.pawns, CORE)]
    for page in pages:
        compared = beside_truth(page, world)
        assert all((row.lack is None) == (row.first is not None) for row in compared.rows)
        assert any(row.mark == "withheld" for row in compared.rows)
        for other in pages:
            assert beside(page, other, world.scenario.rules).rows
