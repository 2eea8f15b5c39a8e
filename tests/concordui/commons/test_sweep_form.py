"""The form of a sweep: what is typed becomes a plan, and each fault stands at its field."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from concordui.commons.sweep.form_model import (
    MOST_RUNS,
    Parameter,
    Scenario,
    SweepForm,
    form_of,
    places_of,
    suggested,
)
from helpers.commons import LOGISTIC, fixed

HERE = Scenario("mine", {"engine": LOGISTIC, "players": fixed(2.0, 2), "turns": 5}, Path())
RATE = Parameter("engine.r", True, "0.2", "0.8", "4")
AMOUNT = Parameter("players[0].amount", False, listed="1, 2.5")
FORM = SweepForm(HERE, (RATE, AMOUNT), seeds="3")


def test_ranges_and_lists_become_a_plan_and_a_plan_the_same_form_again():
    wanted, faults = FORM.checked()
    assert (wanted is not None, faults) == (True, {})
    plan = wanted.plan()
    assert plan.names == ("engine.r", "players[0].amount")
    assert [cell.values for cell in plan.cells][:3] == [(0.2, 1), (0.2, 2.5), (pytest.approx(0.4), 1)]
    assert (len(plan.cells), plan.runs, plan.spec.turns) == (8, 24, None)
    assert form_of(plan) == FORM
    one, _ = replace(FORM, parameters=(RATE, Parameter()), turns="9").checked()
    assert (one.plan().names, one.plan().spec.turns) == (("engine.r",), 9)


@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        ({"parameters": (Parameter(), AMOUNT)}, "place1", "Choose"),
        ({"parameters": (replace(RATE, place="engine.speed"), AMOUNT)}, "values1", "Unknown key"),
        ({"parameters": (replace(RATE, place="motor.r"), AMOUNT)}, "place1", "no such place"),
        ({"parameters": (RATE, replace(RATE, first="0.3"))}, "place2", "first parameter already"),
        ({"parameters": (replace(RATE, first="-1"), AMOUNT)}, "values1", "greater than 0"),
        ({"parameters": (replace(RATE, first="much"), AMOUNT)}, "values1", "Numbers"),
        ({"parameters": (replace(RATE, steps="1"), AMOUNT)}, "values1", "2 or more"),
        ({"parameters": (replace(RATE, last="0.2"), AMOUNT)}, "values1", "the same number"),
        ({"parameters": (RATE, replace(AMOUNT, listed=" , "))}, "values2", "between commas"),
        ({"parameters": (RATE, replace(AMOUNT, listed="2, 2"))}, "values2", "once"),
        ({"parameters": (RATE, replace(AMOUNT, listed="2, lots"))}, "values2", "number"),
        ({"seeds": "none"}, "seeds", "whole number"),
        ({"turns": "0"}, "turns", "whole number"),
        ({"turns": "99999999"}, "turns", "less than or equal"),
        ({"seeds": str(MOST_RUNS)}, "", "command line"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(change, field, words):
    wanted, faults = replace(FORM, **change).checked()
    assert wanted is None
    assert list(faults) == [field]
    assert words in faults[field]


def test_a_value_in_the_middle_that_fails_is_found_before_anything_runs_and_said_at_its_field():
    form = FORM.change(1, listed="1, -2, 2.5")
    wanted, faults = form.checked()
    assert faults == {}
    with pytest.raises(Exception, match="faulty") as caught:
        wanted.plan()
    assert list(form.at_fields(caught.value)) == ["values2"]


def test_the_numbers_of_a_scenario_are_offered_with_a_range_around_them():
    places = dict(places_of({**HERE.data, "seed": 3, "id": "x", "talkRounds": 2, "unit": True}))
    assert list(places) == ["engine.r", "engine.K", "engine.initial", "players[0].count", "players[0].amount", "turns",
                            "talkRounds"]  # fmt: skip
    assert [suggested(value) for value in (10, 1, 0.5, 0.0)] == [("5", "15"), ("0", "2"), ("0.25", "0.75"), ("0", "1")]
