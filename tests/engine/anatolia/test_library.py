"""The textbook positions: each comes out as its author expected, and together they show every reason there is."""

from __future__ import annotations

import json
from typing import Any, get_args

import jsonschema
import pytest

from engine.anatolia.cases import answer, read_case
from engine.anatolia.facts import Harmless, Refusal, Why
from engine.anatolia.library import FOLDER, TextbookPosition, expectation, library
from engine.resources import ASSETS
from engine.schemas import schema_of

LIBRARY = library()
CASE = jsonschema.Draft202012Validator(schema_of("case"))
RULES = (ASSETS / "help" / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("position", LIBRARY, ids=[position.id for position in LIBRARY])
def test_a_textbook_position_comes_out_as_it_says(position: TextbookPosition) -> None:
    assert CASE.is_valid(position.case)
    reply = answer(read_case(position.case), explain=True)
    assert expectation(reply) == position.expect
    assert {unit: told["verdict"] for unit, told in reply["explanation"]["units"].items()} == position.expect[
        "outcomes"
    ]


def test_there_are_sixty_positions_or_more_and_no_two_are_alike() -> None:
    assert len(LIBRARY) >= 60
    for told in ("id", "title", "lesson"):
        assert len({getattr(position, told) for position in LIBRARY}) == len(LIBRARY)
    cases = [json.dumps([p.case["units"], p.case["orders"]], sort_keys=True) for p in LIBRARY]
    assert len(set(cases)) == len(cases)


def test_every_position_names_a_rule_of_the_rules_page_and_has_one_sentence_to_learn() -> None:
    for position in LIBRARY:
        if position.rule[1:].isdigit():
            assert f"**{position.rule}**" in RULES, position.id
        else:
            assert f"# {position.rule}\n" in RULES, position.id
        assert position.lesson.endswith(".")
        assert position.title[0].isupper()
        assert position.chapter


def test_files_are_named_by_number_and_id() -> None:
    names = sorted(path.stem for path in FOLDER.glob("*.json"))
    assert names == [f"{number:02}-{position.id}" for number, position in enumerate(LIBRARY, start=1)]


def _facts() -> list[dict[str, Any]]:
    replies = [answer(read_case(position.case), explain=True)["explanation"]["units"] for position in LIBRARY]
    return [fact for units in replies for told in units.values() for fact in told["facts"]]


def test_every_kind_of_fact_and_every_reason_has_a_position() -> None:
    facts = _facts()
    kinds = {branch["properties"]["kind"]["const"] for branch in _fact_forms()}
    assert {fact["kind"] for fact in facts} == kinds
    assert {excluded["why"] for fact in facts for excluded in fact.get("excluded", ())} == set(get_args(Why))
    assert {fact["why"] for fact in facts if fact["kind"] == "spared"} == set(get_args(Harmless))
    assert {fact["code"] for fact in facts if fact["kind"] == "invalid"} == set(get_args(Refusal))


def _fact_forms() -> list[dict[str, Any]]:
    [good, _] = schema_of("answer")["oneOf"]
    units = good["properties"]["explanation"]["properties"]["units"]
    forms: list[dict[str, Any]] = units["additionalProperties"]["properties"]["facts"]["items"]["oneOf"]
    return forms
