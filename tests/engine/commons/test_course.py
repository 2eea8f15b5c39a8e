"""The course of a run as columns: what is plotted is what the log says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.commons import course as courses
from engine.commons.course import BreachMark, Course, PactCourse, best_stock, breached_turns
from engine.commons.dynamics import Logistic
from engine.commons.scenario import ArenaPlan
from helpers.commons import plan, records_of, shipped_arena


def course_of(of: ArenaPlan) -> tuple[Course, list[dict[str, Any]]]:
    """The course of a whole run, and the records that it was made of."""
    course, records = Course(of.dynamics), records_of(of)
    for record in records:
        course.add(record)
    return course, records


@pytest.mark.parametrize("name", ["broken-and-punished", "saved-by-a-cap", "doubling-fishery"])
def test_each_column_has_the_number_of_each_turns_record(name: str) -> None:
    course, records = course_of(shipped_arena(name))
    view = course.view()
    assert view.turns == len(records) > 1
    for row, record in enumerate(records):
        assert view.numbers["stock"][row] == record["stockBefore"]
        assert view.numbers["gini"][row] == record["metrics"]["gini"]
        assert view.numbers["breaches"][row] == len(record.get("violations", ()))
        for entry in record["decisions"]:
            place = view.names.index(entry["playerId"])
            assert view.players["harvest"][row, place] == entry["actual"]
            assert view.players["wealth"][row, place] == record["wealth"][entry["playerId"]]


def test_every_pact_has_its_proposal_its_beginning_and_each_breach() -> None:
    course, records = course_of(shipped_arena("broken-and-punished"))
    view = course.view()
    for pact in view.pacts:
        last = next(each for each in records[-1]["pacts"] if each["id"] == pact.id)
        assert (pact.status, pact.proposed, pact.active_from) == (
            last["status"],
            last["proposedTurn"],
            last["acceptedTurn"],
        )
        assert len(pact.breaches) == last["violationCount"]
    assert any(pact.breaches for pact in view.pacts)
    agreed = {(mark.turn, mark.about) for mark in view.marks if mark.kind == "agreed"}
    assert agreed == {(pact.active_from, pact.id) for pact in view.pacts if pact.active_from is not None}


def test_a_snapshot_stays_as_it_was_while_the_course_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "FIRST_SIZE", 4)
    of = shipped_arena("saved-by-a-cap")
    course, records = Course(of.dynamics), records_of(of)
    for record in records[:3]:
        course.add(record)
    early = course.view()
    before = {name: column.copy() for name, column in early.numbers.items()}
    for record in records[3:]:
        course.add(record)
    assert early.turns == 3
    assert all(np.array_equal(early.numbers[name], column, equal_nan=True) for name, column in before.items())
    assert course.view().turns == len(records) > 4


def test_of_too_many_players_the_spread_is_kept_also_of_the_turns_before(monkeypatch: pytest.MonkeyPatch) -> None:
    of = shipped_arena("broken-and-punished")
    whole, records = course_of(of)
    exact = whole.view().players["wealth"]
    monkeypatch.setattr(courses, "MOST_PLAYERS", 3)
    course = Course(of.dynamics)
    for record in records:
        course.add(record)
    view = course.view()
    assert view.names == ()
    assert not view.players
    assert np.allclose(view.spreads["wealth"][:, 0], np.nanmin(exact, axis=1))
    assert np.allclose(view.spreads["wealth"][:, 2], np.nanmedian(exact, axis=1))
    assert np.allclose(view.spreads["wealth"][:, 4], np.nanmax(exact, axis=1))


LOGISTIC = {"type": "logistic", "r": 0.5, "K": 100.0, "initial": 50.0}


@pytest.mark.parametrize(
    ("engine", "level"),
    [(LOGISTIC, 50 + 0.5 * 100 / 4), ({**LOGISTIC, "growth": "first"}, 50.0), ({"type": "doubling"}, 100.0)],
)
def test_the_best_stock_gives_the_greatest_sustained_yield_for_ever(engine: dict[str, Any], level: float) -> None:
    dynamics = plan(engine).dynamics
    assert isinstance(dynamics, Logistic)
    assert best_stock(dynamics) == level


def test_breaches_of_turns_that_follow_each_other_are_one_stretch() -> None:
    marks = tuple(BreachMark(turn, "a", "") for turn in (2, 3, 3, 4, 9))
    pact = PactCourse("p", "a", ("a",), {}, 1, breaches=marks)
    assert breached_turns(pact) == [(2, 4), (9, 9)]
    assert breached_turns(PactCourse("p", "a", ("a",), {}, 1)) == []
