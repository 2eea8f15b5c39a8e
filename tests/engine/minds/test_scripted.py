"""Scripted minds: a function, a table, the default."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from engine.errors import FileError, MindTableError
from engine.minds.protocol import Choice, MindRequest
from engine.minds.scripted import ScriptedMind, first_choice, read_table, table_policy
from helpers.questions import GOOD, question


def chosen(policy: Any, asked: MindRequest) -> Any:
    reply = asyncio.run(ScriptedMind("scripted", policy).decide(asked))
    return reply.value if reply.failure is None else reply.failure


def table(*rules: dict[str, Any], **more: Any) -> Any:
    return table_policy({"format": "concord mind", "version": 1, "rules": list(rules), **more})


def test_by_default_the_first_choice_is_taken_with_nothing_else_said() -> None:
    assert chosen(first_choice, question()) == {"choice": "accept-7", "trips": 1, "says": ""}


def test_in_a_menu_of_branches_the_reply_is_that_of_the_chosen_branch() -> None:
    def branch(choice: str, key: str) -> dict[str, Any]:
        parts = {"choice": {"const": choice}, key: {"type": "string", "minLength": 2}}
        return {"type": "object", "properties": parts, "required": ["choice", key], "additionalProperties": False}

    parts = {"choice": {"type": "string"}, "a": {}, "b": {}}
    schema = {"type": "object", "properties": parts, "required": ["choice"]}
    asked = question(
        menu=(Choice("one", "x"), Choice("two", "y")),
        schema={**schema, "anyOf": [branch("one", "a"), branch("two", "b")]},
    )
    assert chosen(table(otherwise=["two"]), asked) == {"choice": "two", "b": "--"}


def test_the_first_rule_that_fits_answers() -> None:
    """Backends are swappable: scripted, Claude, Luna (offline contract checks so far) and Jev for fast appraisal."""
    policy = table(
        {"when": {"perspective.name": "Eve"}, "choose": ["accept*"]},
        {
            "when": {"perspective.needs.food": 0.4, "menu[0].id": "accept-7"},
            "choose": ["never", "refuse*"],
            "with": GOOD,
        },
        {"choose": ["accept*"]},
    )
    assert chosen(policy, question()) == GOOD
    assert chosen(policy, question(perspective={"name": "Eve"}))["choice"] == "accept-7"


def test_a_rule_answers_as_often_as_it_says_and_the_counts_can_be_kept() -> None:
    policy = table({"choose": ["refuse*"], "times": 2}, otherwise=["accept*"])
    assert [chosen(policy, question())["choice"] for _ in range(3)] == ["refuse-7", "refuse-7", "accept-7"]
    again = table({"choose": ["refuse*"], "times": 2}, otherwise=["accept*"])
    again.counts = policy.counts
    assert chosen(again, question())["choice"] == "accept-7"


@pytest.mark.parametrize("place", ["perspective.age", "perspective.name[0]", "menu[9].id", "menu.id", "x"])
def test_a_place_that_is_not_there_equals_nothing(place: str) -> None:
    assert chosen(table({"when": {place: None}, "choose": ["refuse*"]}), question())["choice"] == "accept-7"


def test_a_table_says_what_the_menu_takes_and_is_judged_like_anybody() -> None:
    failure = chosen(table({"choose": ["accept*"], "with": {"trips": 9}}), question())
    assert failure.stage == "schema"


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ([], "the file"),
        ({"format": "concord mind", "version": 2}, "version"),
        ({"format": "concord mind", "version": 1, "rules": [{"choose": []}]}, "rules[0].choose"),
        ({"format": "concord mind", "version": 1, "rules": [{"choose": ["a"], "then": 1}]}, "rules[0].then"),
        ({"format": "concord mind", "version": 1, "rules": [{"choose": ["a"], "times": 0}]}, "rules[0].times"),
        ({"format": "concord mind", "version": 1, "otherwise": []}, "otherwise"),
    ],
)
def test_a_faulty_table_is_refused_with_the_place_of_the_fault(data: Any, where: str) -> None:
    with pytest.raises(MindTableError) as caught:
        table_policy(data)
    assert [fault.where for fault in caught.value.faults] == [where]


def test_a_table_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ada.json"
    path.write_text(json.dumps({"format": "concord mind", "version": 1, "otherwise": ["refuse*"]}))
    assert chosen(read_table(path), question())["choice"] == "refuse-7"
    with pytest.raises(FileError):
        read_table(tmp_path / "none.json")


def test_a_mind_goes_on_from_what_its_table_counted_and_another_table_begins_anew() -> None:
    policy = table({"choose": ["accept*"], "times": 1}, otherwise=["refuse*"])
    mind = ScriptedMind("scripted", policy)
    assert mind.counts == (0,)
    mind.counts = (1,)
    assert chosen(policy, question())["choice"] == "refuse-7"
    mind.counts = (1, 0)
    assert mind.counts == (0,)
    assert chosen(policy, question())["choice"] == "accept-7"
    plain = ScriptedMind("scripted", first_choice)
    plain.counts = (4,)
    assert plain.counts == ()
