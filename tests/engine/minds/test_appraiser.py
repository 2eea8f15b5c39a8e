"""Fast appraisal: by rule, by a model, and when it fails (`concord: Three speeds of thought`)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.minds.appraiser import REPEATS, Urgency, appraisal, deserves_thought, rule_appraiser
from engine.minds.judging import failed
from engine.minds.specs import mind_of
from helpers.model_server import ModelServer, says, sends, whole

EVENT = {"kind": "talk", "with": "Bo"}


@pytest.mark.parametrize(
    ("urgency", "repeats", "worth"),
    [
        ("health", 1, True),
        ("ordinary", 1, True),
        ("chatter", 1, False),
        ("chatter", REPEATS - 1, False),
        ("chatter", REPEATS, True),
    ],
)
def test_the_rule_lets_chatter_pass_until_it_has_been_repeated(urgency: Urgency, repeats: int, worth: bool) -> None:
    """Fast appraisal decides whether an event deserves a thought."""
    reply = asyncio.run(rule_appraiser().decide(appraisal("e1", EVENT, urgency, repeats=repeats)))
    assert deserves_thought(reply, urgency) is worth


@pytest.mark.parametrize("choice", ["think", "let_pass"])
def test_a_model_appraises_the_event_and_is_told_no_more_than_it(choice: str) -> None:
    """Backends are swappable: scripted, Claude, Luna (offline contract checks so far) and Jev for fast appraisal."""
    with ModelServer(says({"choice": choice})) as server:
        mind = mind_of(f"appraiser:small@{server.url}/v1", folder=Path(), environ={})
        reply = asyncio.run(mind.decide(appraisal("e1", EVENT, "chatter")))
    assert deserves_thought(reply, "chatter") is (choice == "think")
    assert server.seen[0].line == "POST /v1/chat/completions HTTP/1.1"
    assert server.seen[0].told["perspective"] == {"event": EVENT, "urgency": "chatter", "repeats": 1}
    assert "authorization" not in server.seen[0].headers


@pytest.mark.parametrize("urgency", ["health", "ordinary", "chatter"])
def test_an_appraisal_that_fails_loses_no_health_event(urgency: Any) -> None:
    with ModelServer(sends(whole(b"", "500 X"))) as server:
        mind = mind_of(f"appraiser:small@{server.url}/v1", folder=Path(), environ={})
        reply = asyncio.run(mind.decide(appraisal("e1", EVENT, urgency)))
    assert reply.value is None
    assert deserves_thought(reply, urgency) is (urgency == "health")
    assert deserves_thought(failed("transport", "x"), urgency) is (urgency == "health")
