"""A small colony with its talks, driven as a runner drives them: dispatch, a tick, advance."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from engine.colony import proposals
from engine.colony.agreements import dispatch
from engine.colony.mind_forms import OfferRules
from engine.colony.simulation import step
from engine.colony.state import Colony
from engine.colony.threads import Notice, Offer, Rejection, Talks, Work, from_json, to_json
from engine.files import canonical_json
from helpers.colony_worlds import colony, pawn, thing

THINGS = [
    thing("logs", "stack", (6, 3), item="wood", count=60),
    thing("twigs", "stack", (7, 4), item="wood", count=60),
    thing("store", "stockpile", (2, 3), items={"berries": 40}),
    thing("fire", "campfire", (4, 5), fuel=4000),
]
LOGS, TWIGS, MEAL = Work("haul", "logs", 2), Work("haul", "twigs"), Work("produce", "fire")


@dataclass
class Camp:
    """A colony and its talks; `kept` is what the store was given, the last one last."""

    world: Colony
    talks: Talks
    kept: list[str] = field(default_factory=list)

    def tick(self, ticks: int = 1) -> None:
        """So many ticks, as a runner takes them."""
        for _ in range(ticks):
            dispatch(self.talks, self.world, self.keep)
            step(self.world)
            proposals.advance(self.talks, self.world)

    def keep(self) -> None:
        """What a store does: the talks are written."""
        self.kept.append(canonical_json(to_json(self.talks)))

    def reload(self) -> None:
        """The talks are what a store gives back."""
        self.talks = from_json(json.loads(canonical_json(to_json(self.talks))), self.talks.rules)

    def offer(self, work: Work = LOGS, pawn: str = "ann", counters: tuple[Work, ...] = ()) -> Offer:
        """The core offers work."""
        offer = proposals.propose(self.talks, pawn, work, counters)
        assert isinstance(offer, Offer), offer
        return offer

    def denied(self, work: Work = LOGS, pawn: str = "ann") -> str:
        """Why the core can't offer work."""
        rejection = proposals.propose(self.talks, pawn, work)
        assert isinstance(rejection, Rejection), rejection
        return rejection.reason

    def reply(self, about: str, choice: str, use: str = "answer") -> dict[str, Any]:
        """The reply of the pawn whose handle it is."""
        handle = self.talks.handles[self.talks.open[f"{use}:{about}"]]
        return {"actor": handle.pawn, "handle": handle.id, "choice": choice}

    def say(self, about: str, choice: str, use: str = "answer") -> Notice:
        """A pawn answers, and it counts."""
        notice = proposals.answer(self.talks, self.reply(about, choice, use))
        assert isinstance(notice, Notice), notice
        return notice

    def working(self, work: Work = LOGS, pawn: str = "ann") -> str:
        """A pawn agrees to work and has begun it: its action."""
        self.say(self.offer(work, pawn).id, "accept")
        self.tick(2)
        standing = self.talks.standing(pawn)
        assert standing is not None
        assert standing.state == "running"
        return standing.action

    def question(self) -> Offer:
        """The latest question or offer that is open."""
        return self.talks.latest()[-1]

    def job(self, pawn: str = "ann") -> str:
        """The action at which a pawn is, or ""."""
        job = self.world.pawns[pawn].job
        return job.action if job is not None else ""


def camp(rules: OfferRules | None = None, **more: Any) -> Camp:
    """Ann and bob, wood on the ground, a fire and a stockpile with berries."""
    world = colony(**{"things": THINGS, "pawns": [pawn("ann"), pawn("bob", (3, 1))], **more})
    return Camp(world, Talks(7, 1, tuple(world.pawns), rules or OfferRules()))
