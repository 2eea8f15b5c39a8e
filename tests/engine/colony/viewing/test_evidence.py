"""The evidence of a cell: the item of the perspective, and the rows of the archive behind it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.colony.loading import world_at
from engine.colony.store import Store
from engine.colony.threads import CORE
from engine.colony.viewing.evidence import Evidence, evidence
from engine.colony.viewing.facts import FactKey
from engine.colony.viewing.knowing import everybody_in, knowing
from engine.colony.viewing.reading import Reading
from engine.errors import StateError
from helpers.colony_stores import go_on, prompt

TICKS = 1_400


@pytest.fixture(scope="module")
def reading(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reading]:
    """The third example after a day: offers, messages, receipts and a rescue are behind it."""
    path: Path = tmp_path_factory.mktemp("evidence") / "run.colony"
    with Store.create(path, prompt("rescue-while-others-talk")) as store:
        go_on(store, "t1", TICKS)
        yield Reading(world_at(store, "t1", TICKS), store, "t1", TICKS, False)


def proofs(reading: Reading, kind: str, how: str) -> list[Evidence]:
    """The evidence of every cell of that kind and that standing."""
    cells = knowing(reading.world).cells
    return [evidence(reading, key, mind) for (key, mind), each in cells.items() if (key.kind, each.how) == (kind, how)]


@pytest.mark.parametrize(
    ("kind", "how", "row"),
    [
        ("event", "remembers", "event"),
        ("message", "told", "message"),
        ("agreement", "receipt", "receipt"),
        ("need", "link", "reading"),
        ("burning", "told", "sighting"),
        ("offer", "own", "offer"),
    ],
)
def test_what_was_learned_has_its_row_of_the_archive_behind_it(reading: Reading, kind: str, how: str, row: str) -> None:
    found = proofs(reading, kind, how)
    assert found
    for each in found:
        assert [(behind.kind, behind.tick) for behind in each.rows] == [(row, _tick(each))]
        assert each.knowledge.item is not None
        assert dict(each.fields)["source"] == each.knowledge.item.source


def _tick(each: Evidence) -> int:
    """The tick of the row: an offer is kept by when it was made, all else by when it was learned."""
    if each.key.kind == "offer":
        return int(dict(each.rows[0].fields)["expires"]) - 120
    assert each.knowledge.learned is not None
    return each.knowledge.learned


@pytest.mark.parametrize(("kind", "how"), [("need", "own"), ("place", "sees"), ("work", "listed")])
def test_what_is_felt_seen_or_listed_at_this_moment_has_no_row_behind_it(reading: Reading, kind: str, how: str) -> None:
    found = proofs(reading, kind, how)
    assert found
    assert all(each.rows == () and each.fields for each in found)


def test_who_never_knew_has_no_evidence(reading: Reading) -> None:
    found = evidence(reading, FactKey("fuel", "fire"), CORE)
    assert (found.knowledge.how, found.fields, found.rows) == ("never", (), ())


@pytest.mark.parametrize(
    ("key", "on_page", "mind", "cause"),
    [
        (FactKey("need", "ada", "health"), ("need", "ada", "health"), CORE, "not_on_link"),
        (FactKey("need", "ada", "food"), ("need", "ada", "food"), "bo", "own_body"),
        (FactKey("goods", "store", "wood"), ("thing", "store"), CORE, "food_and_fires"),
        (FactKey("fuel", "fire"), ("fuel", "fire"), "ada", "nobody"),
    ],
)
def test_why_a_mind_does_not_know_is_told_beside_it_but_not_to_itself(
    reading: Reading, key: FactKey, on_page: tuple[str, ...], mind: str, cause: str
) -> None:
    found = evidence(reading, key, mind, on_page=on_page)
    assert found.lack is not None
    assert found.lack.cause == cause
    assert evidence(reading, key, mind, on_page=on_page, behind=False).lack is None


def test_a_note_rests_on_the_experiences_that_it_cites(reading: Reading) -> None:
    found = proofs(reading, "note", "own")
    assert found
    for each in found:
        cites = dict(each.fields)["cites"].split(", ")
        assert [row.id for row in each.rows] == cites
        assert {row.kind for row in each.rows} == {"event"}


def test_a_mind_that_there_is_not_is_refused_in_words(reading: Reading) -> None:
    assert "nobody" not in everybody_in(reading.world)
    with pytest.raises(StateError, match="there is no mind 'nobody'"):
        evidence(reading, FactKey("fuel", "fire"), "nobody")


def test_without_what_is_behind_it_the_item_alone_is_shown(reading: Reading) -> None:
    whole = proofs(reading, "message", "told")[0]
    assert whole.rows
    alone = evidence(reading, whole.key, whole.mind, behind=False)
    assert (alone.fields, alone.rows) == (whole.fields, ())
