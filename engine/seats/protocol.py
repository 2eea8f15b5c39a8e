"""The Seat protocol: whoever plays is asked through it, and the match can't tell who answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

Reason: TypeAlias = Literal[
    "load-error",
    "init-timeout",
    "timeout",
    "crash",
    "oversize",
    "forbidden",
    "exception",
    "missing",
    "uncloneable",
    "invalid",
]
"""Why a seat's answer was replaced by the default: the fault table, row by row."""

INIT = "init"
"""The method that an event names while a bot is loading."""

_LETHAL: frozenset[str] = frozenset(("load-error", "init-timeout", "timeout", "crash", "oversize"))


def is_lethal(method: str, reason: Reason) -> bool:
    """Whether the worker is gone after this (the fault table's third column); everything is lethal while loading."""
    return method == INIT or reason in _LETHAL


SeatKind: TypeAlias = Literal["human", "bot"]


@dataclass(frozen=True, slots=True)
class BotContract:
    """What a world asks of a bot: the method it has to have, and how a method finds its arguments in a question.

    A method in `arguments` is called with these entries of the question, one after the other; any other with the
    question itself. A method in `optional` may be missing or return nothing: no fault, an `Answer` without payload or
    reason. `module` is the name under which a Python bot imports the helper. With `streams` the random stream begins
    anew with each call, at the question's `limits.SEED_KEY`.
    """

    module: str = "pact_engine"
    required: str = "orders"
    arguments: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    optional: frozenset[str] = frozenset()
    streams: bool = False

    def to_json(self) -> dict[str, Any]:
        """As a worker is told it."""
        arguments = {method: list(names) for method, names in self.arguments.items()}
        return {
            "module": self.module,
            "required": self.required,
            "arguments": arguments,
            "streams": self.streams,
        }


ORDERS = BotContract()
"""The contract of the board game (`bot-api`)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a payload is not taken: the place in it and what is wrong there, for the person or author who sent it."""

    where: str
    what: str

    def to_json(self) -> dict[str, str]:
        """``{where, what}``, the ``error`` of the game's answers."""
        return {"where": self.where, "what": self.what}


@dataclass(frozen=True, slots=True)
class Call:
    """One question to a seat: a method of the contract with a fresh snapshot; `check` says whether an answer is taken.

    `text` is the snapshot as JSON, what a worker is sent; `state` unpacks it, anew each time.
    """

    method: str
    text: str
    check: Callable[[Any], Refusal | None]

    @property
    def state(self) -> dict[str, Any]:
        """The snapshot as plain data, fresh each time."""
        state: dict[str, Any] = json.loads(self.text)
        return state


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: a payload, or none with the reason. `gone` is True once the seat will never answer again.

    A seat that is gone already answers with ``reason=None`` and no payload: the default, without a further event; so
    does, without being gone, a bot that does not have to answer (`BotContract.optional`).
    `detail` is for the bot author's own log, never public. `elapsed_ms` is measured from the host.
    """

    payload: Any = None
    reason: Reason | None = None
    gone: bool = False
    detail: str = ""
    elapsed_ms: float = 0.0


class Seat(Protocol):
    """A player's place. `open` once, then `ask` any number of times, then `close` (which may come at any moment).

    `kind` is what a watcher is told: one waits for a human, a bot thinks.
    """

    @property
    def kind(self) -> SeatKind: ...

    async def open(self) -> Answer | None:
        """Get ready; an `Answer` with a reason if that failed (method ``init``), else None."""

    async def ask(self, call: Call) -> Answer:
        """One answer to one call, with its deadline kept by the seat."""

    async def close(self) -> None:
        """End whatever the seat holds: processes, futures. Safe to call twice."""
