"""The schema of a reply is made for one menu: what a choice takes in a branch of its own, what goes with any beside."""

from __future__ import annotations

from typing import Any

import pytest

from engine.minds.protocol import CHOICE, Choice, MindRequest
from engine.minds.replies import reply_schema
from engine.minds.scripted import reply_with
from engine.minds.shape import is_strict, misfits, unknown_parts

TRIPS = {"trips": {"type": "integer", "minimum": 1, "maximum": 3}}
NOTE = {"note": {"type": ["null", "string"], "maxLength": 5}}


def request(schema: dict[str, Any], *ids: str) -> MindRequest:
    return MindRequest("a", "choose", {}, tuple(Choice(name, name) for name in ids), schema)


def test_keys_that_go_with_any_choice_are_told_once_at_the_root() -> None:
    schema = reply_schema([("haul", TRIPS), ("wait", {})], NOTE)
    assert schema["properties"]["note"] == NOTE["note"]
    assert [branch["properties"]["note"] for branch in schema["anyOf"]] == [{}, {}]
    assert all("note" in part["required"] for part in (schema, *schema["anyOf"]))
    assert unknown_parts(schema) == []
    assert is_strict(schema)


@pytest.mark.parametrize("options", [[("wait", {})], [("wait", {}), ("haul", TRIPS)]])
@pytest.mark.parametrize(
    ("more", "fits"), [({"note": None}, True), ({"note": "short"}, True), ({"note": "too long"}, False), ({}, False)]
)
def test_keys_beside_are_checked_with_one_kind_of_choice_and_with_several(
    options: Any, more: dict[str, Any], fits: bool
) -> None:
    schema = reply_schema(options, NOTE)
    reply = {CHOICE: "wait", **dict.fromkeys(set(schema["properties"]) - {CHOICE, "note"}), **more}
    assert (misfits(schema, reply) == []) == fits


def test_the_plainest_reply_leaves_out_what_may_be_null() -> None:
    schema = reply_schema([("haul", TRIPS), ("wait", {})], NOTE)
    asked = request(schema, "haul", "wait")
    assert reply_with(asked, "haul", {}) == {CHOICE: "haul", "trips": 1, "note": None}
    assert reply_with(asked, "wait", {"note": "dull"}) == {CHOICE: "wait", "trips": None, "note": "dull"}


def test_without_such_keys_nothing_changes() -> None:
    assert reply_schema([("haul", TRIPS)]) == reply_schema([("haul", TRIPS)], {})
    assert "note" not in reply_schema([("haul", TRIPS), ("wait", {})])["properties"]
