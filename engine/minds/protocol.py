"""What a mind is: one bounded call, from what it knows and a menu to one choice (`colony: A decision`).

A request names its menu twice: as choices with their effects in words, for who reads, and as the JSON schema of the
reply, made for that very menu (its ids are enums). The schema's root is an object that requires the key `CHOICE`, and
names every key that a branch of its `anyOf` may have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from engine.errors import MindError
from engine.minds.shape import unknown_parts

Stage = Literal["transport", "parse", "schema", "menu", "execution"]
"""How far a call came: no whole reply; no JSON; JSON of another shape; an id that was not offered; and, at the hands
of the world that asked, a choice that can't be done any more."""

CHOICE = "choice"
"""The key of a reply that holds the id of what is chosen."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One executable choice of a menu: its id and its effect, spelled out."""

    id: str
    effect: str


@dataclass(frozen=True, slots=True)
class MindRequest:
    """One question: `perspective` is all that the mind may know; the reply has to fit `schema`.

    `deadline_s` is for the whole call, in seconds; `max_bytes` for the whole reply as it comes from the network.
    Raises `MindError` for a request that no reply could answer.
    """

    attempt: str
    instructions: str
    perspective: Mapping[str, Any]
    menu: tuple[Choice, ...]
    schema: Mapping[str, Any]
    deadline_s: float = 30.0
    max_bytes: int = 64 * 1024

    def __post_init__(self) -> None:
        ids = [choice.id for choice in self.menu]
        if not ids or len(set(ids)) != len(ids):
            raise MindError("a menu has choices, each with an id of its own", self.attempt, "mend the menu")
        if self.deadline_s <= 0 or self.max_bytes <= 0:
            raise MindError("a call has to have bounds", self.attempt, "give a deadline and a size above zero")
        root = self.schema.get("properties", {})
        if self.schema.get("type") != "object" or CHOICE not in root or CHOICE not in self.schema.get("required", ()):
            raise MindError("a reply is an object with a choice", self.attempt, f"require the property {CHOICE!r}")
        unknown = unknown_parts(self.schema)
        if unknown:
            raise MindError("the schema asks for what is not checked", f"{self.attempt}, {unknown[0]}", "leave it out")

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the menu, in its order."""
        return tuple(choice.id for choice in self.menu)

    def told(self) -> dict[str, Any]:
        """What the mind is told besides its instructions, as JSON: what it knows and what it may choose."""
        menu = [{"id": choice.id, "effect": choice.effect} for choice in self.menu]
        return {"perspective": self.perspective, "menu": menu}


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens that the server counted; None where it did not say."""

    tokens_in: int | None = None
    tokens_out: int | None = None


@dataclass(frozen=True, slots=True)
class Failure:
    """The stage at which a call failed, and a bounded text that says why (no key, no header)."""

    stage: Stage
    diagnostic: str


@dataclass(frozen=True, slots=True)
class MindReply:
    """What came of a call: the value, which fits the request's schema, or the failure."""

    value: Mapping[str, Any] | None = None
    failure: Failure | None = None
    usage: Usage = field(default_factory=Usage)
    elapsed_s: float = 0.0


class Mind(Protocol):
    """Whoever answers requests: a table, a person, a model. Who asks can't tell them apart."""

    @property
    def name(self) -> str:
        """The specification that made it (`claude:MODEL`), for the ledger."""

    async def decide(self, request: MindRequest) -> MindReply:
        """The choice, or the failure. Called once an attempt; never tries again by itself."""
