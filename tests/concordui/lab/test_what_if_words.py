"""What would change it, in words: kinds of ways whose numbers are those of the engine's explanation."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from concordui.background import Cancelled
from concordui.lab.analysis import Analysis
from concordui.lab.document import read
from concordui.lab.what_if_ways import Found, Question, found_of
from concordui.lab.what_if_words import answer_sentence, as_csv, possible_outcomes, question_note
from concordui.lab.what_if_work import Tried, WhatIfWork
from engine.anatolia.facts import DislodgedBy
from engine.anatolia.library import library
from engine.anatolia.minimal_changes import Alternative, WhatIf, minimal_changes
from engine.anatolia.orders import Hold
from helpers.lab_cases import CUT

POSITIONS = library()


def question(case: Any, unit: str, **more: Any) -> Question:
    position = read(case)[0]
    entries = tuple(e if isinstance(e, dict) else e.to_json() for e in position.entries())
    return Question(position.board, position.units, entries, unit, **more)


def answer(asked: Question) -> Found:
    found = WhatIfWork(asked).run(lambda told: None)
    assert isinstance(found, Found)
    return found


def rows(found: Found) -> list[tuple[str, str, int]]:
    return [("; ".join(text for _, text in kind.labels), kind.then, len(kind.ways)) for kind in found.kinds]


def test_the_picture_of_the_look_in_kinds_with_the_own_power_first() -> None:
    found = answer(question(CUT, "M"))
    assert rows(found)[0] == ("Kotiaion → Mysia", "holds, 1 against 1: cuts Mysia's support", 1)
    assert ("Gordion does not attack Kotiaion", "holds, 2 against 2", 15) in rows(found)
    assert found.kinds[-1].share == "15 of the 15 other orders of Gordion"
    powers = [found.kinds[i].ways[0].changes[0][0] for i in range(len(found.kinds))]
    assert powers == sorted(powers, key=["Phrygia", "Lydia", "Caria", "Bithynia"].index)
    assert answer_sentence(found) == (
        f"One change is enough: {found.count} of them in {len(found.kinds)} kinds, so pairs are not listed."
    )


def test_without_its_own_order_the_unit_does_not_move_away() -> None:
    own = [kind for kind in answer(question(CUT, "M")).kinds if kind.labels[0][0] == "M"]
    assert "moves away" in {kind.then for kind in own}
    assert all(kind.labels[0][0] != "M" for kind in answer(question(CUT, "M", own=False)).kinds)


def test_of_a_refused_order_it_is_said_that_a_valid_one_would_change_it() -> None:
    case = next(position.case for position in POSITIONS if position.id == "an-army-supports-only-where-it-can-go")
    labels = [text for kind in answer(question(case, "R")).kinds for _, text in kind.labels]
    assert "Nikomedeia is given a valid order" in labels
    assert not any("does not hold" in text for text in labels)


@pytest.mark.thinned(9)
@pytest.mark.parametrize("number", range(len(POSITIONS)), ids=[position.id for position in POSITIONS])
def test_every_way_is_listed_once_and_its_words_are_those_of_the_changed_position(number: int) -> None:
    """For each unit of the library: the ways are the engine's answers, and strengths are those it explains then."""
    case = POSITIONS[number].case
    for unit in case["units"]:
        asked = question(case, unit["at"])
        given = minimal_changes(asked.case, asked.unit, own=True)
        found = answer(asked)
        ways = [way for kind in found.kinds for way in kind.ways]
        assert sorted(map(str, (way.changes for way in ways))) == sorted(str(each.changes) for each in given.answers)
        for kind in found.kinds:
            assert all(way.then == kind.then and way.outcome == kind.ways[0].outcome for way in kind.ways)
            _check_numbers(asked, kind.ways[-1])


def _check_numbers(asked: Question, way: Any) -> None:
    changed = {order.unit: order for _, order in way.changes}
    entries = [entry for entry in asked.entries if entry["unit"] not in changed] + list(changed.values())
    told = Analysis.of(asked.board, asked.units, entries)
    assert told.entries[asked.unit].outcome == way.outcome
    for fact in told.explanation.units[asked.unit].facts:
        if isinstance(fact, DislodgedBy):
            assert way.then.startswith(f"is dislodged, {fact.strength} against {fact.against}")


def test_pairs_name_both_units() -> None:
    """One against two: it takes a supporter more and a defender less."""
    case = {
        "units": [
            {"power": "Phrygia", "type": "army", "at": "S"},
            {"power": "Phrygia", "type": "army", "at": "N"},
            {"power": "Bithynia", "type": "army", "at": "Q"},
            {"power": "Bithynia", "type": "army", "at": "P"},
        ],
        "orders": [
            {"unit": "N", "type": "support", "target": "S", "targetDest": "hold"},
            {"unit": "Q", "type": "move", "dest": "S"},
        ],
    }
    found = answer(question(case, "S", wanted="dislodged", own=False))
    label = "Kotiaion does not support Gordion; Prousa supports Nikaia → Gordion"
    assert rows(found) == [(label, "is dislodged, 2 against 1", 13)]
    assert answer_sentence(found) == "It takes two changes: 13 pairs of 1 kind."


def test_a_few_ways_without_anything_in_common_are_told_one_by_one() -> None:
    """Two pairs that come to the same: either of two neighbours attacks, and the other one supports that."""
    case = {
        "units": [
            {"power": "Phrygia", "type": "army", "at": "S"},
            {"power": "Bithynia", "type": "army", "at": "Q"},
            {"power": "Bithynia", "type": "army", "at": "P"},
        ],
        "orders": [],
    }
    found = answer(question(case, "S", wanted="dislodged", own=False))
    assert rows(found) == [
        ("Prousa → Gordion; Nikaia supports Prousa → Gordion", "is dislodged, 2 against 1", 1),
        ("Prousa supports Nikaia → Gordion; Nikaia → Gordion", "is dislodged, 2 against 1", 1),
    ]
    assert answer_sentence(found) == "It takes two changes: 2 pairs."


def test_sentences_for_every_size_and_for_lists_that_are_cut_short() -> None:
    asked = question(CUT, "M")
    change = ("Bithynia", Hold("S"))
    one = WhatIf("M", None, (Alternative((change,), "success"),), True)

    def said(whole: WhatIf, **more: Any) -> str:
        found = found_of(question(CUT, "M", **more), whole, lambda share: True)
        assert found is not None
        return answer_sentence(found)

    assert said(one) == "One change is enough, and this is the only one."
    pair = (("Phrygia", Hold("N")), change)
    assert said(WhatIf("M", None, (Alternative(pair, "success"),), True)) == (
        "It takes two changes, and this is the only pair."
    )
    assert said(WhatIf("M", None, one.answers * 2, True)) == (
        "One change is enough: 2 of 1 kind, so pairs are not listed."
    )
    assert said(WhatIf("M", None, one.answers * 2, False)) == ("The list is cut short at 2 ways: there are more.")
    nothing = WhatIf("M", None, (), True)
    assert said(nothing, limit=1) == "No single change does it; two or three may."
    assert said(nothing, limit=2) == "Nothing up to 2 changes does it; three may."
    assert said(nothing) == "Nothing up to 3 changes does it."
    assert said(WhatIf("M", None, (), False)) == "The search was cut short before anything was found."
    assert found_of(asked, one, lambda share: False) is None


def test_a_search_that_is_cancelled_ends_without_an_answer_wherever_it_is() -> None:
    for size in (1, 0):
        work = WhatIfWork(question(CUT, "M"))
        steps = []

        def tell(tried: object, work: WhatIfWork = work, steps: list[object] = steps, size: int = size) -> None:
            steps.append(tried)
            if isinstance(tried, Tried) and tried.size == size:
                work.cancel()

        with pytest.raises(Cancelled):
            work.run(tell)
        assert steps[-1] == Tried(size, 0.0)


def test_what_can_be_wished_for_depends_on_the_order_and_on_whether_it_may_change() -> None:
    position = read(CUT)[0]
    entries = Analysis.of(position.board, position.units, position.entries()).entries

    def wishes(unit: str, own: bool) -> dict[str, str]:
        return dict(possible_outcomes(position.board, position.units, entries[unit], own))

    assert wishes("M", False) == {"success": "holds"}
    assert set(wishes("M", True)) == {"success", "bounce", "cut"}
    assert wishes("L", False) == {"bounce": "bounces", "dislodged": "is dislodged"}
    assert wishes("N", False) == {"success": "supports without being cut", "dislodged": "is dislodged"}
    assert question_note("Aizanoi", None) == "any other outcome for Aizanoi"


def test_the_table_as_csv_has_every_way_with_its_orders() -> None:
    found = answer(question(CUT, "M"))
    lines = list(csv.reader(io.StringIO(as_csv(found))))
    assert lines[0] == ["kind", "outcome", "then", "power 1", "order 1"]
    assert len(lines) == 1 + found.count
    assert lines[1] == [
        "Kotiaion → Mysia",
        "success",
        "holds, 1 against 1: cuts Mysia's support",
        "Phrygia",
        "Kotiaion → Mysia",
    ]
