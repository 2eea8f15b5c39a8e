"""The form of a trial: what is typed comes to the values of a spec, and those back to what is typed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from concordui.colony.trials.trial_draft import ArmDraft, TrialDraft, at_fields, draft_of, toml_of
from concordui.colony.trials.trial_tab import first_draft, read_draft
from engine.colony.scenario import FOLDER
from engine.colony.trial_spec import plan_of, read_trial
from engine.errors import TrialError
from engine.resources import ASSETS
from helpers.colony_trials import EAGER, UNWILLING, spec_file

DRAFT = TrialDraft("refused-haul", FOLDER, arms=(ArmDraft("a", {"core": "scripted"}), ArmDraft("b")))


def test_the_first_form_is_a_trial_that_can_be_run() -> None:
    data, faults = first_draft().checked()
    assert faults == {}
    plan = plan_of(data, FOLDER, "the form")
    assert [run.name for run in plan.runs] == ["as-shipped-11", "as-shipped-12", "built-in-11", "built-in-12"]


def test_what_is_typed_comes_to_a_toml_that_says_the_same() -> None:
    data, faults = DRAFT.checked()
    assert faults == {}
    assert tomllib.loads(toml_of(data)) == data
    assert draft_of(data, FOLDER) == DRAFT


def test_the_example_that_ships_is_shown_and_comes_to_the_same_plan(tmp_path: Path) -> None:
    path = ASSETS / "examples" / "trial.toml"
    data, faults = read_draft(path).checked()
    assert faults == {}
    assert plan_of(data, tmp_path, "the form").shown() == read_trial(path).shown()


def test_files_get_whole_paths_and_tables_written_out_stay(tmp_path: Path) -> None:
    path = spec_file(tmp_path, {"arms": [EAGER, {"name": "file", "minds": {"bob": "scripted:bob.json"}}]})
    data, faults = read_draft(path).checked()
    assert faults == {}
    assert data["scenario"] == str(tmp_path / "logs.json")
    assert data["arms"][0] == EAGER
    assert data["arms"][1]["minds"] == {"bob": f"scripted:{tmp_path / 'bob.json'}"}
    assert tomllib.loads(toml_of(data)) == data


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"ticks": "0"}, "ticks"),
        ({"ticks": "many"}, "ticks"),
        ({"budget": ""}, "budget"),
        ({"budget": "-3"}, "budget"),
        ({"seeds": "1, x"}, "seeds"),
        ({"seeds": "1, 1"}, "seeds"),
        ({"pace": "rate", "rate": "0"}, "rate"),
        ({"pace": "rate", "rate": "fast"}, "rate"),
        ({"arms": (ArmDraft(""),)}, "arm0"),
        ({"arms": (ArmDraft("a"), ArmDraft("A"))}, "arm1"),
        ({"arms": (ArmDraft("a", {}, {"core": "A model is wanted."}),)}, "arm0"),
        ({"arms": ()}, ""),
        ({"scenario": ""}, "scenario"),
    ],
)
def test_what_is_wrong_is_told_at_its_field(changes: dict[str, object], field: str) -> None:
    whole = {name: getattr(DRAFT, name) for name in DRAFT.__slots__} | changes
    faults = TrialDraft(**whole).checked()[1]
    assert field in faults
    assert faults[field].endswith(".")


def test_what_only_the_plan_finds_is_told_at_its_field() -> None:
    data = {"scenario": "refused-haul", "ticks": 5, "budget": 1, "arms": [EAGER, UNWILLING]}
    with pytest.raises(TrialError) as caught:
        plan_of(data, FOLDER, "the form")
    faults = at_fields(caught.value)
    assert set(faults) >= {"budget"}


def test_a_budget_has_no_default_and_says_why() -> None:
    draft = draft_of({"scenario": "refused-haul", "ticks": 5, "arms": [{"name": "a"}]}, FOLDER)
    assert "fixed before it starts" in draft.checked()[1]["budget"]


TEXTS = st.text(alphabet=st.characters(exclude_categories=("Cs",)), max_size=30)


@given(st.dictionaries(TEXTS, st.recursive(st.booleans() | st.integers(-9, 10**9) | TEXTS, st.lists, max_leaves=5)))
def test_any_values_are_written_as_the_toml_that_says_them(minds: dict[str, object]) -> None:
    data = {"scenario": "x", "arms": [{"name": "a", "minds": minds}]}
    assert tomllib.loads(toml_of(data)) == data
