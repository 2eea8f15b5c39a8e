"""Questions to minds, as a world would ask them, and ledgers to ask with."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from engine.minds.ledger import Ledger
from engine.minds.protocol import CHOICE, Choice, MindRequest
from engine.minds.sqlite_attempts import SqliteAttempts

MENU = (
    Choice("accept-7", "you haul 20 wood to the stockpile"),
    Choice("refuse-7", "the offer ends and is not made to you again"),
    Choice("counter-7", "you say how many trips you would do; nothing happens yet"),
)
SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        CHOICE: {"type": "string", "enum": [choice.id for choice in MENU]},
        "trips": {"type": ["integer", "null"], "minimum": 1, "maximum": 3},
        "says": {"type": "string", "maxLength": 200},
    },
    "required": [CHOICE, "trips", "says"],
    "additionalProperties": False,
}
GOOD = {CHOICE: "refuse-7", "trips": None, "says": "I am tired"}


def question(attempt: str = "a1", **changes: Any) -> MindRequest:
    """A haul that is offered to Ada."""
    parts: dict[str, Any] = {
        "instructions": "You are a colonist. Choose one of the menu.",
        "perspective": {"name": "Ada", "needs": {"food": 0.4, "rest": 0.2}},
        "menu": MENU,
        "schema": SCHEMA,
        "deadline_s": 10.0,
        **changes,
    }
    return MindRequest(attempt, **parts)


@contextmanager
def ledger_in_memory(budget: int | None = None) -> Iterator[Ledger]:
    """A ledger that ends with the block."""
    with closing(sqlite3.connect(":memory:")) as connection:
        yield Ledger(SqliteAttempts(connection), budget)
