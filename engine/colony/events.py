"""What happens, as events: one table says of each kind whom it concerns, how repeats coalesce, and how urgent it is.

An event is routed only to the pawns who experienced it (`concord: Three speeds of thought`); a public one (finished or
stopped work) reaches the core as well. Facts name pawns and things by id and carry no exact need or health.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any


class Urgency(StrEnum):
    """How an event asks for attention."""

    HEALTH = "health"
    ORDINARY = "ordinary"
    CHATTER = "chatter"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of event. `seen`: who sees it happen experiences it too; `public`: the core may know it;
    `coalesces`: the fact that, with the kind, tells repeats of one signal ("" for the kind alone);
    `words`: a sentence, with its facts in braces.
    """

    urgency: Urgency
    words: str
    seen: bool = False
    public: bool = False
    coalesces: str = ""


_HEALTH, _ORDINARY, _CHATTER = Urgency.HEALTH, Urgency.ORDINARY, Urgency.CHATTER

KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "fall": Kind(_HEALTH, "{pawn} fell and is {severity} hurt", seen=True, coalesces="pawn"),
        "burn": Kind(_HEALTH, "{pawn} was burnt at {thing} and is {severity} hurt", seen=True, coalesces="pawn"),
        "fight": Kind(_HEALTH, "{pawn} and {other} fought over food", seen=True, coalesces="pawn"),
        "downed": Kind(_HEALTH, "{pawn} is down and can't get up", seen=True, coalesces="pawn"),
        "recovered": Kind(_HEALTH, "{pawn} is up again", seen=True, coalesces="pawn"),
        "died": Kind(_HEALTH, "{pawn} died of {cause}", seen=True, coalesces="pawn"),
        "starving": Kind(_HEALTH, "{pawn} has nothing left to live on", coalesces="pawn"),
        "rescued": Kind(_HEALTH, "{other} carried {pawn} to {thing}", seen=True, coalesces="pawn"),
        "exhausted": Kind(_ORDINARY, "{pawn} can hardly stand for tiredness", coalesces="pawn"),
        "thing_burnt": Kind(_ORDINARY, "{count} {item} of {thing} burnt", seen=True, coalesces="thing"),
        "fire_out": Kind(_ORDINARY, "{thing} went out", seen=True, coalesces="thing"),
        "work_finished": Kind(_ORDINARY, "{pawn} finished {work}: {why}", public=True, coalesces="action"),
        "work_stopped": Kind(_ORDINARY, "{pawn} stopped {work}: {why}", public=True, coalesces="action"),
        "ate": Kind(_CHATTER, "{pawn} ate {count} {item}", coalesces="pawn"),
        "treated": Kind(_ORDINARY, "{pawn} took {count} {item}", coalesces="pawn"),
        "woke": Kind(_CHATTER, "{pawn} woke", coalesces="pawn"),
        "gathered": Kind(_CHATTER, "{pawn} gathered {count} {item}", coalesces="pawn"),
        "tended": Kind(_CHATTER, "{pawn} put {count} wood on {thing}", coalesces="pawn"),
    }
)
"""Every kind of event that the simulation reports."""


@dataclass(frozen=True, slots=True)
class Event:
    """What happened at a tick. `id` is unique in a timeline and ``e<number>``; `pawns` are the ids of those who
    experienced it, in order; `facts` are JSON values.
    """

    id: str
    tick: int
    kind: str
    pawns: tuple[str, ...]
    facts: Mapping[str, Any]

    @property
    def public(self) -> bool:
        """Whether the core may know it."""
        return KINDS[self.kind].public

    @property
    def urgency(self) -> Urgency:
        """How it asks for attention."""
        return KINDS[self.kind].urgency

    @property
    def signal(self) -> str:
        """The key that repeats of one signal share."""
        return signal_of(self.kind, self.facts)

    def to_json(self) -> dict[str, Any]:
        """The event as a JSON value."""
        return {
            "id": self.id,
            "tick": self.tick,
            "kind": self.kind,
            "pawns": list(self.pawns),
            "facts": dict(self.facts),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Event:
        """The event of `to_json`. Raises `KeyError` where a part is missing."""
        return Event(data["id"], data["tick"], data["kind"], tuple(data["pawns"]), dict(data["facts"]))


def signal_of(kind: str, facts: Mapping[str, Any]) -> str:
    """The key that repeats of one signal share."""
    part = KINDS[kind].coalesces
    return f"{kind}:{facts[part]}" if part else kind


def words(kind: str, facts: Mapping[str, Any], names: Mapping[str, str] = MappingProxyType({})) -> str:
    """The event in a sentence; ids in it are replaced by what `names` calls them."""
    shown = {key: names.get(value, value) if isinstance(value, str) else value for key, value in facts.items()}
    return KINDS[kind].words.format_map(shown)
