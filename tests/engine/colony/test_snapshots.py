"""Snapshots: a decision saved and rebuilt is the same request; a variant differs in one thing; faults have a place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.colony.grounding import scored
from engine.colony.snapshots import Snapshot, snapshot_of
from engine.errors import BankError
from engine.minds.asking import digest_of
from engine.minds.ledger import Attempt
from engine.minds.protocol import CHOICE, Failure
from engine.minds.scripted import first_choice
from helpers.colony_banks import TIRED, snapshot
from helpers.colony_minds import minds

pytestmark = pytest.mark.sampled(2)


def read(data: dict[str, Any]) -> Snapshot:
    """The snapshot, as it comes back from a file."""
    return snapshot_of(json.loads(json.dumps(data)), "test.json")


def faults(data: Any) -> list[str]:
    with pytest.raises(BankError) as caught:
        snapshot_of(data, "test.json")
    assert "test.json" in str(caught.value)
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize("mind", ["ann", "ben", "cat", "core"])
def test_the_request_rebuilt_from_a_snapshot_is_the_one_that_was_made(mind: str) -> None:
    (case,) = read(snapshot(mind)).cases
    assert digest_of(case.decision.request("x")) == digest_of(minds().decision(mind).request("x"))


def test_a_snapshot_holds_no_handle() -> None:
    made = minds()
    text = json.dumps(snapshot("ann"))
    assert made.talks.handles
    assert not [handle for handle in made.talks.handles if handle in text]


VARIANTS = [
    TIRED,
    {"name": "asked", "varies": "a word of the core", "at": "perspective.messages", "add": None},
    {"name": "unseen", "varies": "ben is out of sight", "at": "perspective.pawns[0]", "drop": True},
    {"name": "no-way-out", "varies": "it can't be put off", "at": "menu[2]", "drop": True},
]


@pytest.mark.parametrize("variant", VARIANTS, ids=[each["name"] for each in VARIANTS])
def test_a_variant_differs_from_its_snapshot_in_the_one_item_that_it_names_and_in_nothing_else(
    variant: dict[str, Any],
) -> None:
    """Offline snapshot banks: the same situation, varied one thing at a time, across models. Snapshot banks: one saved
    decision, varied one thing at a time, put to several minds; the report is a matrix, and it scores *well-formed* and
    *grounded* apart (`concord colony bank`).
    """
    data = snapshot("ann")
    if "add" in variant:
        variant = {**variant, "add": {**data["perspective"]["messages"][0], "id": "m9", "text": "please"}}
    base, varied = read({**data, "variants": [variant]}).cases
    assert varied.id == f"of-ann/{variant['name']}"
    was, now = (json.loads(json.dumps(case.decision.request("x").told())) for case in (base, varied))
    key = variant["at"].split(".")[-1].split("[")[0]
    before, after = (each["menu"] if key == "menu" else each["perspective"].pop(key) for each in (was, now))
    assert sum(one not in after for one in before) + sum(one not in before for one in after) in (1, 2)
    if key == "menu":
        del was["menu"], now["menu"]
    assert was == now


def test_a_variant_has_the_expectation_of_its_snapshot_or_one_of_its_own() -> None:
    own = {"because": "too tired", "grounded": [{"choose": ["refuse:*"]}]}
    other = {**TIRED, "name": "tired-2", "expect": own}
    base, same, different = read(snapshot("ann", variants=[TIRED, other])).cases
    assert same.expect == base.expect
    assert different.expect.because == "too tired"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"perspective": {"mind": "ann"}}, "perspective.name: missing"),
        ({"menu": []}, "menu: "),
        ({"extra": 1}, "extra: unknown key"),
        ({"version": 2}, "version: "),
        ({"archive": {"last": 1, "whole": True, "events": [{}], "receipts": []}}, "archive.events: "),
        ({"archive": {"last": 1, "whole": True, "events": [], "receipts": [{}]}}, "archive.receipts[0]"),
        ({"variants": [{**TIRED, "at": "perspective.needs[9]"}]}, "variants[0].at: there is no item"),
        ({"variants": [{**TIRED, "at": "expect.because"}]}, "variants[0].at: there is no item"),
        ({"variants": [{**TIRED, "set": {"depth": 1}}]}, "variants[0].set: the item has no 'depth'"),
        ({"variants": [{**TIRED, "set": {}}]}, "variants[0].set: sets nothing"),
        ({"variants": [{**TIRED, "set": {"need": "rest"}}]}, "variants[0].set: the item has these values already"),
        ({"variants": [{**TIRED, "drop": True}]}, "variants[0]: a variant varies one thing"),
        ({"variants": [{**TIRED, "set": None, "at": "perspective.self", "drop": True}]}, "variants[0].drop: only"),
        ({"variants": [{**TIRED, "set": None, "add": {}}]}, "variants[0].add: items are added to a list"),
        ({"variants": [{**TIRED, "set": {"value": "low"}}]}, "variants[0]: makes perspective.needs[1].value"),
        ({"variants": [TIRED, TIRED]}, "variants[1].name: there are two"),
        ({"expect": {"because": "x", "grounded": []}}, "expect.grounded: "),
    ],
)
def test_each_fault_of_a_snapshot_has_its_place(change: dict[str, Any], place: str) -> None:
    found = faults({**snapshot("ann"), **change})
    assert any(fault.startswith(place) for fault in found), found


@pytest.mark.parametrize("data", [None, [], "x", 1, {}])
def test_what_is_no_snapshot_is_refused(data: Any) -> None:
    assert faults(data)


def test_a_menu_that_nobody_could_answer_is_refused() -> None:
    data = snapshot("ann")
    assert faults({**data, "menu": [data["menu"][0], data["menu"][0]]})[0].startswith("menu: ")


SCHEMAS = [
    {"type": 5},
    {"type": "string", "enum": 5},
    {"enum": []},
    {"properties": 1},
    {"minLength": []},
    {"items": []},
]


@pytest.mark.parametrize("schema", SCHEMAS, ids=str)
@pytest.mark.parametrize("place", ["takes", "beside"])
def test_what_is_no_schema_of_a_reply_is_refused(place: str, schema: dict[str, Any]) -> None:
    data = snapshot("core")
    if place == "takes":
        data["menu"][0]["takes"]["pawn"] = schema
    else:
        data["beside"]["topic"] = schema
    assert faults(data)[0].startswith("menu: ")


@pytest.mark.parametrize("mind", ["ann", "core"])
def test_a_snapshot_with_anything_anywhere_is_read_or_refused(mind: str) -> None:
    """Junk in each place of a snapshot in turn: a `BankError`, or a bank that can be put."""
    junk: list[Any] = [None, True, -1, 1.5, "", "x", [], {}, [[]], [{}], {"a": 1}, "\ud800", ["a"], {"type": "string"}]
    base = snapshot(mind)
    places = list(places_in(base))
    for number, place in enumerate(places):
        for what in junk[number % 7 :: 7]:
            made = json.loads(json.dumps(base))
            holder = made
            for step in place[:-1]:
                holder = holder[step]
            holder[place[-1]] = what
            try:
                cases = snapshot_of(made, "test.json").cases
            except BankError:
                continue
            assert all(digest_of(case.decision.request("x")) for case in cases)
    assert len(places) > 100


def places_in(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a JSON value, as the keys and indices on the way to it."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in parts:
        yield (*at, step)
        yield from places_in(part, (*at, step))


# Well-formed and grounded ---------------------------------------------------------------------------------------------


def score(value: dict[str, Any] | None = None, failure: Failure | None = None, **more: Any) -> tuple[Any, Any]:
    """The score of ann's reply."""
    (case,) = read(snapshot("ann", **more)).cases
    state = "failed" if failure is not None else "answered" if value is not None else "discarded"
    row = Attempt("x", "ann", "scripted", "", state=state, failure=failure, value=value)  # type: ignore[arg-type]
    if state == "discarded":
        row = replace(row, discarded="cancelled")
    found = scored(case, row)
    assert found.why
    return found.well_formed, found.grounded


ACCEPT = first_choice(minds().decision("ann").request("x"))


def test_well_formed_and_grounded_are_two_questions() -> None:
    """Well-formed output and grounded understanding are measured separately. Passing the schema doesn't count as
    understanding.
    """
    assert score(dict(ACCEPT)) == (True, True)
    assert score({**ACCEPT, CHOICE: "carry_on"}) == (True, False)
    assert score(failure=Failure("menu", "accept:o99")) == (True, False), "an id that does not exist"
    assert score(failure=Failure("schema", "a list")) == (False, None)
    assert score(failure=Failure("parse", "no JSON")) == (False, None)
    assert score(failure=Failure("transport", "429")) == (None, None)
    assert score() == (None, None)


def test_a_reply_that_cites_in_words_what_nobody_told_it_is_not_grounded() -> None:
    assert score({**ACCEPT, "says": "as in m1"}) == (True, True)
    assert score({**ACCEPT, "says": "as in m7"}) == (True, False)
    assert score({**ACCEPT, "says": "item4 of 2e5 is m"}) == (True, True)


def test_what_is_expected_of_other_keys_counts_and_what_is_ungrounded_overrides_it() -> None:
    grounded = [{"choose": ["accept:*"], "with": {"says": ["*LOGS*"]}}]
    expect = {"because": "x", "grounded": grounded, "ungrounded": [{"with": {"says": ["*zero*"]}}]}
    assert score({**ACCEPT, "says": "the logs"}, expect=expect) == (True, True)
    assert score({**ACCEPT, "says": "the fire"}, expect=expect) == (True, False)
    assert score({**ACCEPT, "says": "logs: zero"}, expect=expect) == (True, False)
    assert score({**ACCEPT, "says": None}, expect=expect) == (True, False)
