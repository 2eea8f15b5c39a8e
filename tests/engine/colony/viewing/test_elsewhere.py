"""One mind at two places of the tree of timelines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.colony.checkpoint import taken
from engine.colony.loading import world_at
from engine.colony.restoring import restored
from engine.colony.store import Store
from engine.colony.viewing.elsewhere import places_lens
from engine.colony.viewing.page import page_of
from engine.colony.viewing.reading import Reading
from engine.colony.viewing.tree import Place
from engine.errors import StateError
from helpers.colony_stores import FALLS, go_on, refusing, run_on, talkative

AFTER = FALLS + 10


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """t1, in which Bo hauls; t2 from tick 1, in which he refuses."""
    with Store.create(tmp_path / "run.sqlite", talkative()) as made:
        go_on(made, "t1", AFTER)
        run_on(restored(made, taken(made, "t1", 1)).world, made, "t2", AFTER, bo=refusing())
        yield made


def reading(store: Store) -> Reading:
    return Reading(world_at(store, "t2", AFTER), store, "t2", AFTER, False)


def test_the_same_colonist_in_two_timelines_knows_what_happened_in_each(store: Store) -> None:
    one, other = Place("t1", AFTER), Place("t2", AFTER)
    compared = places_lens("bo", one, other).read(reading(store))
    assert compared.first.text == page_of(world_at(store, "t1", AFTER), "bo").text
    assert compared.second is not None
    assert compared.second.text == page_of(world_at(store, "t2", AFTER), "bo").text
    marks = {row.fact: row.mark for row in compared.rows}
    assert marks["pawn", "bo"] == "differs"
    assert marks["need", "bo", "health"] == "same"
    assert "only_first" in marks.values()


def test_it_is_the_same_seen_from_the_other_side(store: Store) -> None:
    one, other = Place("t1", AFTER), Place("t2", AFTER)
    there = places_lens("bo", one, other).read(reading(store))
    back = places_lens("bo", other, one).read(reading(store))
    assert {row.fact: row for row in back.rows} == {row.fact: row.turned for row in there.rows}


def test_one_timeline_at_two_ticks_and_the_core_too(store: Store) -> None:
    compared = places_lens("core", Place("t1", 1), Place("t1", AFTER)).read(reading(store))
    assert [page.tick for page in (compared.first, compared.second) if page is not None] == [1, AFTER]
    assert ("receipt", "a1") in {row.fact for row in compared.rows if row.mark == "only_second"}


def test_the_tick_that_is_looked_at_stands_on_a_side_where_no_place_is_named(store: Store) -> None:
    lens = places_lens("ann", None, Place("t1", 1))
    assert lens.read(reading(store)).first.tick == AFTER
    earlier = Reading(world_at(store, "t2", 5), store, "t2", 5, False)
    assert lens.read(earlier).first.tick == 5


def test_it_is_for_nobody_who_sits_in_a_seat(store: Store) -> None:
    assert places_lens("ann", None, Place("t1", 1)).known_to is None


def test_a_place_that_is_not_kept_is_refused(store: Store) -> None:
    with pytest.raises(StateError, match="tick 999 is not kept"):
        places_lens("ann", None, Place("t1", 999)).read(reading(store))
