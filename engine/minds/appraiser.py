"""Fast appraisal: does this event deserve a thought? (`colony: Three speeds of thought`)

A question like any other, so that a rule, a small model or a person may answer it. By default a rule does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.minds.protocol import CHOICE, Choice, MindReply, MindRequest
from engine.minds.scripted import ScriptedMind

THINK = "think"
LET_PASS = "let_pass"

Urgency = Literal["health", "ordinary", "chatter"]

REPEATS = 5
"""Signals of chatter, coalesced into one, from which on it is worth a thought: nobody says a thing five times idly."""

DEADLINE_S = 3.0
"""An appraisal that takes longer is not fast; the event then waits as if there were no appraiser."""

MAX_BYTES = 16 * 1024

_INSTRUCTIONS = (
    "Something happened to you. Decide quickly whether it deserves a thought: whether it may change what you ought to "
    "do next. Thinking takes time, and most events need none."
)
_MENU = (
    Choice(THINK, "you stop to think about this event and may decide anew what to do"),
    Choice(LET_PASS, "the event is kept in memory and nothing else happens"),
)
_SCHEMA = {
    "type": "object",
    "properties": {CHOICE: {"type": "string", "enum": [THINK, LET_PASS]}},
    "required": [CHOICE],
    "additionalProperties": False,
}


def appraisal(
    attempt: str,
    event: Mapping[str, Any],
    urgency: Urgency,
    *,
    repeats: int = 1,
    known: Mapping[str, Any] | None = None,
) -> MindRequest:
    """The question about one event as its own pawn experienced it; `known` is what else that mind may be told."""
    told = {"event": dict(event), "urgency": urgency, "repeats": repeats}
    perspective = {**(known or {}), **told}
    return MindRequest(attempt, _INSTRUCTIONS, perspective, _MENU, _SCHEMA, DEADLINE_S, MAX_BYTES)


def by_rule(request: MindRequest) -> Mapping[str, Any]:
    """The rule: health and ordinary events deserve a thought, chatter once it has been repeated `REPEATS` times."""
    urgency, repeats = request.perspective.get("urgency"), request.perspective.get("repeats", 1)
    return {CHOICE: LET_PASS if urgency == "chatter" and repeats < REPEATS else THINK}


def rule_appraiser(name: str = "appraiser") -> ScriptedMind:
    """The default appraiser."""
    return ScriptedMind(name, by_rule)


def deserves_thought(reply: MindReply, urgency: Urgency) -> bool:
    """What an appraisal came to. One that failed never loses a health event, and lets anything else wait."""
    if reply.value is None:
        return urgency == "health"
    return bool(reply.value[CHOICE] == THINK)
