"""What a person does in one round of talk while it is put together, and the actions that it comes to. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from concordui.commons.words import say
from concordui.pacts.verdicts import Verdict
from engine.commons.answers import MAX_ACTIONS
from engine.commons.arena import MAX_TEXT
from engine.commons.pacts import PlayerId

T = TypeVar("T")

_ACTIONS: Mapping[Verdict, str] = {"accept": "accept_pact", "reject": "reject_pact"}


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said; to all where `to` is None."""

    text: str
    to: PlayerId | None = None

    def to_json(self) -> dict[str, Any]:
        """The action ``say``."""
        return {"type": "say", "text": self.text} | ({} if self.to is None else {"to": self.to})


@dataclass(frozen=True, slots=True)
class RoundDraft:
    """`proposals` is the payload of *Propose a pact* (``{parties, terms}``, the parties besides oneself; none of them
    for a pledge), `answers` that of *Answer*.
    """

    messages: tuple[Message, ...] = ()
    proposals: Sequence[Mapping[str, Any]] = ()
    answers: Mapping[str, Verdict] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """How many actions it comes to."""
        return len(self.messages) + len(self.proposals) + len(self.answers)

    @property
    def fault(self) -> str:
        """What is wrong with it, in words; empty for nothing."""
        if self.count > MAX_ACTIONS:
            return say("{n} actions in one round; {most} are the most.", n=self.count, most=MAX_ACTIONS)
        return ""

    def said(self, message: Message) -> RoundDraft:
        """With one more thing to say."""
        return replace(self, messages=(*self.messages, message))

    def without(self, key: str) -> RoundDraft:
        """Without ``message:0``, ``proposal:0`` or ``answer:`` and the id of its pact."""
        what, _, which = key.partition(":")
        if what == "answer":
            return replace(self, answers={pact: each for pact, each in self.answers.items() if pact != which})
        if what == "message":
            return replace(self, messages=_without(self.messages, int(which)))
        return replace(self, proposals=_without(self.proposals, int(which)))

    def actions(self, me: PlayerId) -> list[dict[str, Any]]:
        """What `talk` answers: what is said, then proposals and pledges, then answers."""
        told = [message.to_json() for message in self.messages]
        offered = [_offer(me, each) for each in self.proposals]
        answered = [{"type": _ACTIONS[each], "pactId": pact} for pact, each in self.answers.items()]
        return [*told, *offered, *answered]


def _without(rows: Sequence[T], number: int) -> tuple[T, ...]:
    return (*rows[:number], *rows[number + 1 :])


def _offer(me: PlayerId, proposal: Mapping[str, Any]) -> dict[str, Any]:
    if not proposal["parties"]:
        return {"type": "pledge", "terms": dict(proposal["terms"])}
    return {"type": "propose_pact", "parties": [me, *proposal["parties"]], "terms": dict(proposal["terms"])}


def text_fault(text: str) -> str:
    """What is wrong with a message, in words; empty for nothing."""
    if not text.strip():
        return say("Write something to say.")
    if len(text) > MAX_TEXT:
        return say("{n} characters; {most} are the most.", n=len(text), most=MAX_TEXT)
    return ""
