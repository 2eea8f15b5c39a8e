"""A question from its reservation to its end, whoever answers; and what a request and a reply have to be."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.errors import MindError
from engine.minds.asking import ask, digest_of
from engine.minds.judging import judged
from engine.minds.protocol import Choice, Failure, MindReply, MindRequest
from engine.minds.scripted import ScriptedMind
from helpers.questions import GOOD, MENU, SCHEMA, ledger_in_memory, question


class Watching:
    """A mind that notes the state of its own row when it is called, and answers what it was given."""

    name = "watching"

    def __init__(self, ledger: Any, value: Any) -> None:
        self.ledger = ledger
        self.value = value
        self.states: list[str] = []

    async def decide(self, request: MindRequest) -> MindReply:
        self.states.append(self.ledger.get(request.attempt).state)
        if isinstance(self.value, Exception):
            raise self.value
        return MindReply(value=self.value, elapsed_s=1.5)


def test_the_row_is_in_flight_before_the_mind_is_called_and_answered_after() -> None:
    """Every attempt is reserved in a durable SQLite ledger before it is made, and kept: no rerolls (client libraries
    retry by themselves: set that to none; the loopback server counts).
    """
    with ledger_in_memory() as ledger:
        mind = Watching(ledger, GOOD)
        reply = asyncio.run(ask(ledger, mind, question(), who="ada", context={"tick": 5, "epoch": 2}))
        row = ledger.get("a1")
    assert mind.states == ["in flight"]
    assert reply.value == GOOD
    assert (row.state, row.value, row.elapsed_s) == ("answered", GOOD, 1.5)
    assert (row.mind, row.spec, row.context) == ("ada", "watching", {"tick": 5, "epoch": 2})
    assert row.digest == digest_of(question())


def test_a_reply_is_judged_again_whatever_the_mind_says_of_it() -> None:
    """Contextual schemas constrain choices and supplied IDs where supported; runtime validation still checks every
    reply.
    """
    with ledger_in_memory() as ledger:
        reply = asyncio.run(ask(ledger, Watching(ledger, {**GOOD, "choice": "eat"}), question(), who="ada"))
        assert ledger.get("a1").failure == reply.failure
    assert reply.value is None
    assert reply.failure is not None
    assert (reply.failure.stage, reply.elapsed_s) == ("menu", 1.5)


def test_a_mind_that_breaks_has_failed_and_the_asker_goes_on() -> None:
    with ledger_in_memory() as ledger:
        reply = asyncio.run(ask(ledger, Watching(ledger, KeyError("trips")), question(), who="ada"))
        assert ledger.get("a1").state == "failed"
    assert reply.failure == Failure("transport", "watching broke: KeyError: 'trips'")


def test_an_attempt_is_made_once() -> None:
    with ledger_in_memory() as ledger:
        mind = Watching(ledger, {"nonsense": 1})
        asyncio.run(ask(ledger, mind, question(), who="ada"))
        with pytest.raises(MindError, match="no rerolls"):
            asyncio.run(ask(ledger, mind, question(), who="ada"))
        assert [row.state for row in ledger.rows()] == ["failed"]
    assert len(mind.states) == 1


def test_a_budget_is_spent_by_failures_too_and_then_nobody_is_called() -> None:
    with ledger_in_memory(budget=2) as ledger:
        mind = Watching(ledger, {"nonsense": 1})
        for number in range(2):
            asyncio.run(ask(ledger, mind, question(f"a{number}"), who="ada"))
        assert ledger.left == 0
        with pytest.raises(MindError, match="budget of 2 calls is spent"):
            asyncio.run(ask(ledger, mind, question("a2"), who="ada"))
        assert len(ledger.rows()) == len(mind.states) == 2


@pytest.mark.parametrize("told", [float("nan"), {1, 2}, object()])
def test_a_perspective_that_is_no_json_is_refused_before_anything_is_reserved(told: Any) -> None:
    with ledger_in_memory() as ledger:
        mind = Watching(ledger, GOOD)
        with pytest.raises(MindError, match="has to be JSON"):
            asyncio.run(ask(ledger, mind, question(perspective={"x": told}), who="ada"))
        assert ledger.rows() == []
    assert mind.states == []


def test_the_digest_is_of_what_is_asked_and_not_of_the_attempt() -> None:
    assert digest_of(question("a1")) == digest_of(question("a2", deadline_s=1.0))
    for change in ({"instructions": "x"}, {"perspective": {}}, {"menu": (*MENU[:2], Choice("counter-7", "x"))}):
        assert digest_of(question(**change)) != digest_of(question())


@pytest.mark.parametrize(
    "change",
    [
        {"menu": ()},
        {"menu": (MENU[0], MENU[0])},
        {"deadline_s": 0.0},
        {"max_bytes": 0},
        {"schema": {"type": "array"}},
        {"schema": {**SCHEMA, "required": ["says"]}},
        {"schema": {**SCHEMA, "properties": {"says": {"type": "string"}}}},
    ],
)
def test_a_request_that_no_reply_could_answer_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(MindError):
        question(**change)


def test_a_choice_that_the_schema_allows_and_the_menu_does_not_is_a_fault_of_the_menu() -> None:
    loose = {**SCHEMA, "properties": {**SCHEMA["properties"], "choice": {"type": "string"}}}
    failure = judged(question(schema=loose), {**GOOD, "choice": "eat"}).failure
    assert failure == Failure("menu", "choice: 'eat' is not on the menu")


@pytest.mark.parametrize(
    ("value", "stage"),
    [
        ({"choice": "produce", "why": "hungry"}, "menu"),
        ({"choice": "haul", "to": "moon", "why": ""}, "menu"),
        ({"choice": "haul", "to": "north"}, "schema"),
        ({"choice": "haul", "to": 3, "why": ""}, "schema"),
        ({"choice": "wait", "to": "north", "why": ""}, "schema"),
        (None, "schema"),
        ([], "schema"),
        ({}, "schema"),
    ],
)
def test_in_a_menu_of_branches_the_stage_is_that_of_the_branch_that_was_chosen(value: Any, stage: str) -> None:
    words = {"type": "string"}
    shared = {"choice": words, "why": words, "to": {"anyOf": [words, {"type": "null"}]}}
    haul = {"properties": {**shared, "choice": {"const": "haul"}, "to": {"enum": ["north", "south"], "type": "string"}}}
    wait = {"properties": {"choice": {"const": "wait"}, "why": words}, "additionalProperties": False}
    schema = {
        "type": "object",
        "properties": shared,
        "anyOf": [{**haul, "required": ["choice", "to", "why"]}, {**wait, "required": ["choice"]}],
        "required": ["choice"],
    }
    asked = question(menu=(Choice("haul", "you carry"), Choice("wait", "nothing")), schema=schema)
    failure = judged(asked, value).failure
    assert failure is not None
    assert failure.stage == stage


def test_a_scripted_mind_is_asked_like_any_other() -> None:
    """A mind is anything with `decide(request) -> reply`."""
    with ledger_in_memory() as ledger:
        mind = ScriptedMind("scripted", lambda asked: {**GOOD, "choice": asked.ids[-1]})
        reply = asyncio.run(ask(ledger, mind, question(), who="ada"))
    assert reply.value == {**GOOD, "choice": "counter-7"}
