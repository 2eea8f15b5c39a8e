"""One tick of a run, the same code live, repeated and rebuilt.

    begin:  what was agreed on is carried to the simulation; the simulation steps; talks and the shared link advance;
            who experienced something hears of it; the thoughts that are due begin
    arrive: the answers of this tick, in their order, each judged against the world of this moment and done; before
            them what persons in seats called for
    end:    what came of them is routed, and may start thoughts in the next tick

A run is a function of the scenario, the seed, the answers with tick and order, and the ticks at which epochs began.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.colony import attention as attending
from engine.colony import planner as planning
from engine.colony import proposals, stimuli
from engine.colony.acting import acted, lapse_questions
from engine.colony.agreements import dispatch
from engine.colony.events import Event
from engine.colony.mind_forms import APPRAISER
from engine.colony.perspective import Message
from engine.colony.record import CALL, Arrival, Outcome, TickNews
from engine.colony.simulation import step
from engine.colony.state import Receipt
from engine.colony.telemetry import BandChange, observe
from engine.colony.thinking import URGENCIES, Discarded, Question, begin_thoughts
from engine.colony.threads import CORE, Notice
from engine.colony.world import Thought, World
from engine.minds.appraiser import deserves_thought
from engine.minds.protocol import Failure, MindReply


class Turn:
    """A tick under way: `begin` once, then `arrive` for each answer, then `end` once."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.discarded: list[Discarded] = []
        """The thoughts that were discarded for others as this tick began."""
        self.arrivals: list[Arrival] = []
        self._events: list[Event] = []
        self._notices: list[Notice] = []
        self._messages: list[Message] = []
        self._rejected = len(world.talks.rejections)

    def begin(self) -> list[Question]:
        """Take the world one tick on, up to the thoughts that begin: these, in order."""
        world = self.world
        dispatch(world.talks, world.colony, _kept)
        self._events = step(world.colony)
        proposals.advance(world.talks, world.colony)
        changes = observe(world.colony, world.link)
        if world.tick % world.scenario.rules.knowledge.every == 0:
            world.touch("link")
        lapse_questions(world)
        self._notices = self._taken()
        self._hear(self._events, self._notices, (), changes)
        questions, self.discarded = begin_thoughts(world)
        return questions

    def arrive(
        self,
        attempt: str,
        value: Mapping[str, Any] | None,
        failure: Failure | None,
        *,
        discarded: str = "",
        counts: tuple[int, ...] = (),
    ) -> Arrival:
        """Take in what came of a thought under way: its answer, its failure, or why it is `discarded`.

        Raises `KeyError` for an attempt that is not under way.
        """
        world = self.world
        if discarded:
            thought = world.drop(attempt)
            return self._arrived(thought, None, None, "discarded", discarded, counts)
        thought = world.thoughts.pop(attempt)
        world.touch("thoughts")
        why = "" if failure is None else f"{failure.stage}: {failure.diagnostic}"
        if thought.aim == "appraisal":
            self._appraised(thought, value, failure)
        else:
            self._ended(thought)
            if value is not None:
                why = acted(world, thought, value)
        return self._arrived(thought, value, failure, "failed" if why else "done", why, counts)

    def call(self, mind: str) -> Arrival:
        """A person in that seat wants to be asked; a thought begins with the next tick."""
        world = self.world
        if mind == CORE:
            planning.called(world.planner, world.tick)
            world.touch("planner")
        else:
            attending.called(world.attention[mind], world.tick)
            world.touch()
        name = f"{CALL}:{world.talks.epoch}:{world.tick}:{mind}"
        arrival = Arrival(world.tick, len(self.arrivals), name, mind, CALL, None, None, "done")
        self.arrivals.append(arrival)
        return arrival

    def end(self) -> None:
        """Route what came of the answers; what is waiting for a thought begins one in the next tick."""
        news = self._taken()
        self._messages = self.world.take_outgoing()
        self._notices += news
        self._hear((), news, self._messages, ())

    def news(self) -> TickNews:
        """All that is new of this tick, with the digests after it."""
        world = self.world
        return TickNews(
            tick=world.tick,
            game=world.game_digest(),
            minds=world.minds_digest(),
            events=tuple(self._events),
            receipts=self._receipts(),
            notices=tuple(self._notices),
            rejections=tuple(world.talks.rejections[self._rejected :]),
            messages=tuple(self._messages),
            arrivals=tuple(self.arrivals),
            thinking=tuple((thought.mind, thought.aim) for thought in world.thoughts.values()),
            snapshot=world.to_json,
        )

    # Parts ------------------------------------------------------------------------------------------------------------

    def _taken(self) -> list[Notice]:
        """The talks' latest notices; whatever changes the talks leaves one, or a rejection."""
        notices = self.world.talks.take_news()
        died = any(event.kind == "died" for event in self._events)
        if notices or died or len(self.world.talks.rejections) > self._rejected:
            self.world.touch("talks")
        return notices

    def _hear(
        self,
        events: list[Event] | tuple[()],
        notices: list[Notice],
        messages: list[Message] | tuple[()],
        changes: list[BandChange] | tuple[()],
    ) -> None:
        world = self.world
        if not (events or notices or messages or changes):
            return
        rules = world.scenario.rules.attention
        for pawn, heard in stimuli.heard(events, notices, messages).items():
            for stimulus in heard:
                attending.hear(world.attention[pawn], stimulus, world.tick, rules)
        public = planning.public(events, notices, messages, changes)
        if public:
            planning.hear(world.planner, public)
            world.touch("planner")

    def _appraised(self, thought: Thought, value: Mapping[str, Any] | None, failure: Failure | None) -> None:
        (stimulus,) = thought.causes
        deserves = deserves_thought(MindReply(value, failure), URGENCIES[stimulus.urgency])
        rules = self.world.scenario.rules.attention
        attending.appraised(self.world.attention[thought.mind], stimulus, deserves, rules)

    def _ended(self, thought: Thought) -> None:
        world, rules = self.world, self.world.scenario.rules
        if thought.mind == CORE:
            planning.ended(world.planner, world.tick, rules.planner)
            world.touch("planner")
        else:
            attending.ended(world.attention[thought.mind], world.tick, rules.attention)

    def _arrived(
        self,
        thought: Thought,
        value: Mapping[str, Any] | None,
        failure: Failure | None,
        outcome: Outcome,
        why: str,
        counts: tuple[int, ...],
    ) -> Arrival:
        if counts:
            self.world.counts[APPRAISER if thought.aim == "appraisal" else thought.mind] = counts
            self.world.touch()
        kept = None if value is None else dict(value)
        order = len(self.arrivals)
        arrival = Arrival(
            self.world.tick, order, thought.attempt, thought.mind, thought.aim, kept, failure, outcome, why, counts
        )
        self.arrivals.append(arrival)
        return arrival

    def _receipts(self) -> tuple[Receipt, ...]:
        """The receipts that are new or have changed in this tick, by the number of their actions."""
        receipts: dict[str, Receipt] = {}
        for notice in self._notices:
            receipt = self.world.talks.ledger[notice.action].receipt if notice.kind in _WORK else None
            if receipt is not None:
                receipts[notice.action] = receipt
        return tuple(receipts[action] for action in sorted(receipts, key=lambda name: int(name[1:])))


_WORK = ("started", "finished", "stopped")


def _kept() -> None:
    """Nothing is left to keep before work is dispatched: the yes to it is in the record of an earlier tick, which was
    kept as one transaction when that tick ended (`agreements.dispatch`).
    """
