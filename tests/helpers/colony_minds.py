"""A colony with all that goes with it (talks, a link, messages, topics, attention), and what each of its minds is told:
for tests of who knows what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.colony import proposals
from engine.colony.agreements import dispatch
from engine.colony.attention import Attention
from engine.colony.decision import Decision
from engine.colony.events import Urgency
from engine.colony.memory import record
from engine.colony.menus import counters
from engine.colony.mind_forms import OfferRules
from engine.colony.perspective import Message, Topic
from engine.colony.planner import Planner
from engine.colony.state import Colony, Note
from engine.colony.stimuli import Stimulus
from engine.colony.telemetry import Link, observe
from engine.colony.thinking import NOTHING, Question, decision_of, reflection
from engine.colony.threads import CORE, Offer, Talks, Work
from engine.colony.world import Thought, World
from engine.files import canonical_json
from engine.minds.protocol import MindRequest
from helpers.colony_worlds import QUIET, colony, pawn, thing

TICK = 30
"""A tick at which readings are taken."""

THINGS = [
    thing("fire", "campfire", (4, 5), fuel=900),
    thing("store", "stockpile", (5, 6), items={"berries": 9}),
    thing("bush", "bush", (6, 4), berries=3),
    thing("bed", "bed", (4, 6)),
    thing("meals", "stack", (6, 6), item="meal", count=4),
    thing("logs", "stack", (20, 5), item="wood", count=40),
]
"""All but the logs are in sight of Ann and Ben; nothing is in sight of Cat."""


@dataclass(slots=True)
class Minds:
    """Everything that minds may be told from."""

    colony: Colony
    talks: Talks
    link: Link = field(default_factory=Link)
    messages: list[Message] = field(default_factory=list)
    planner: Planner = field(default_factory=Planner)
    attention: dict[str, Attention] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)
    """Fields of the world that are to be otherwise."""

    def world(self) -> World:
        """It as a run has it."""
        made = World(self.colony, self.talks, self.link, self.attention, self.planner)
        for message in self.messages:
            made.messages.setdefault(message.to, []).append(message)
            if message.kind == "question":
                made.questions.setdefault(message.to, []).append(message)
        for name, value in self.more.items():
            setattr(made, name, value)
        return made

    def decision(self, mind: str) -> Decision:
        """What a mind is asked now: everything that its menus can hold."""
        return decision_of(self.world(), mind)

    def requests(self, mind: str, attempt: Callable[[], str]) -> list[MindRequest]:
        """All that a mind may be asked now: a decision or turn; a reflection; an appraisal of each thing that waits."""
        asked = [self.decision(mind).request(attempt())]
        if mind == CORE:
            return asked
        asked.append(reflection(self.world(), mind).request(attempt()))
        waiting = self.world().attention.get(mind, Attention()).queue.values()
        thoughts = [Thought(attempt(), mind, "appraisal", self.colony.tick, (each,), NOTHING) for each in waiting]
        return [*asked, *(Question(thought, None).request(30.0, 65_536) for thought in thoughts)]

    def told(self, mind: str) -> str:
        """All that leaves for a mind, as JSON."""
        return "\n".join(whole(request) for request in self.requests(mind, lambda: "attempt"))


def whole(request: MindRequest) -> str:
    """A request as JSON: instructions, perspective, menu and schema."""
    return canonical_json({"instructions": request.instructions, "schema": request.schema, **request.told()})


def minds(rules: Mapping[str, Any] | None = None) -> Minds:
    """Ann (offered the logs, hauling the meals), Ben beside her (cooking), Cat far away, and the core."""
    people = [
        pawn("ann", (5, 5), skills={"cooking": 4}),
        pawn("ben", (7, 5)),
        pawn("cat", (35, 5)),
    ]
    world = colony(terrain=["." * 40] * 12, pawns=people, things=THINGS, rules={**QUIET, **(rules or {})})
    world.tick = TICK
    talks = Talks(1, 1, tuple(world.pawns), OfferRules(), TICK)
    for name, work in (("ann", Work("haul", "meals")), ("ben", Work("produce", "fire"))):
        offer = proposals.propose(talks, name, work)
        assert isinstance(offer, Offer)
        (handle,) = (each for each in talks.handles.values() if each.about == offer.id)
        proposals.answer(talks, {"actor": name, "handle": handle.id, "choice": "accept"})
    dispatch(talks, world, lambda: None)
    hauling = Work("haul", "logs", 2)
    proposals.propose(talks, "ann", hauling, counters(world, hauling))
    ann = world.pawns["ann"]
    record(world, "ate", [ann], {"pawn": "ann", "count": 2, "item": "meal", "secret": "of the simulation"})
    ann.outlook = (Note("n1", TICK, "meals are good", ("e1",), ("meals?",)),)
    messages = [
        Message("m1", TICK, CORE, "ann", "question", "would you haul at night?"),
        Message("m2", TICK, "ben", CORE, "message", "the fire is low"),
    ]
    topic = Topic("p1", TICK, "open", "wood runs out", ("message:m2",), TICK)
    waiting = Stimulus("ate:ann", "ate", Urgency.CHATTER, "you ate in peace", ("e1",), TICK, TICK)
    attention = {name: Attention() for name in world.pawns}
    attention["ann"].queue[waiting.signal] = waiting
    made = Minds(world, talks, Link(), messages, Planner((topic,), opened=1), attention)
    observe(world, made.link)
    return made
