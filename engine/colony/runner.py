"""A run: the world ticks on, minds are asked, their answers arrive when they come (`colony: Three speeds of thought`).

Play is continuous by default: the simulation goes on while a mind thinks, and its answer arrives at the first tick that
begins to end after it came. A scripted mind takes `minds.thinkingTicks`, with 0 it answers in the tick in which it is
asked. In the test mode (`pause`) a tick waits until every thought under way has come to its end.

Seats can change hands at any time. A run is driven from one asyncio loop, and hands what each tick brought to `watch`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from engine.colony.mind_forms import APPRAISER
from engine.colony.record import MemoryRecord, Record, TickNews
from engine.colony.thinking import Question
from engine.colony.threads import CORE
from engine.colony.turn import Turn
from engine.colony.world import World
from engine.errors import MindError, StateError
from engine.minds.asking import ask
from engine.minds.human import HumanMind
from engine.minds.judging import failed
from engine.minds.ledger import OPEN, Ledger
from engine.minds.protocol import Failure, Mind, MindReply, MindRequest
from engine.minds.scripted import ScriptedMind

RUN_ENDED = "the run ended"
STOPPED = "the run was stopped while it waited for answers"
SEAT_TAKEN = "the seat was taken over"


class _Patient:
    """A scripted mind that takes its time: it answers once `ready` is set."""

    def __init__(self, mind: ScriptedMind) -> None:
        self.name = mind.name
        self.ready = asyncio.Event()
        self._mind = mind

    async def decide(self, request: MindRequest) -> MindReply:
        """What the mind says, in time."""
        await self.ready.wait()
        return await self._mind.decide(request)


@dataclass(slots=True)
class _Flight:
    """A thought under way: who sits there, the call (None where it has come back already, with `reply`), what it waits
    for until the tick `due`, and why it counts for nothing.
    """

    seat: str
    mind: Mind
    call: asyncio.Task[MindReply] | None = None
    reply: MindReply | None = None
    patient: _Patient | None = None
    due: int = 0
    why: str = ""


class Run:
    """A world that goes on, with a mind in each seat: every pawn's id, `core`, and `appraiser`.

    `budget` is how many calls there may ever be in this record; a thought past it fails without one. Raises
    `StateError` for a world in which thoughts of an earlier epoch are under way, `MindError` for an empty seat.
    """

    def __init__(
        self,
        world: World,
        minds: Mapping[str, Mind],
        record: Record | None = None,
        *,
        budget: int | None = None,
        pause: bool = False,
        watch: Callable[[TickNews], None] | None = None,
    ) -> None:
        if world.thoughts:
            raise StateError("thoughts of an earlier epoch are under way", next(iter(world.thoughts)), "begin an epoch")
        for seat in (*world.colony.pawns, CORE, APPRAISER):
            if seat not in minds:
                raise MindError("nobody sits there", seat, "give each pawn, core and appraiser a mind")
        self.world = world
        self.record: Record = MemoryRecord() if record is None else record
        self.ledger = Ledger(self.record.attempts, budget)
        self.pause = pause
        self.watch = watch
        self.minds = dict(minds)
        for seat, counts in world.counts.items():
            _resume(self.minds[seat], counts)
        self._forms = world.scenario.form.minds
        self._flights: dict[str, _Flight] = {}
        self._landed: list[str] = []
        self._called: list[str] = []
        self._woken = asyncio.Event()
        self._running = self._stopping = False
        self._rate: float | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Going on ---------------------------------------------------------------------------------------------------------

    @property
    def rate(self) -> float | None:
        """Ticks a second; None for as fast as it goes. It can be changed while the run plays."""
        return self._rate

    @rate.setter
    def rate(self, rate: float | None) -> None:
        if rate is not None and not rate > 0.0:
            raise ValueError(f"a rate is above zero, not {rate}")
        self._rate = rate
        self._woken.set()

    async def advance(self, ticks: int) -> None:
        """So many ticks, as fast as it goes; fewer if the run is stopped."""
        await self.play(None, self.world.tick + ticks)

    async def play(self, rate: float | None, until: int | None = None) -> None:
        """Tick on at a rate, until a tick has been reached or the run is stopped."""
        if self._running:
            raise RuntimeError("this run is playing already")
        self.rate = rate
        self._running = True
        clock = asyncio.get_running_loop().time
        last = clock()
        try:
            while not self._stopping and (until is None or self.world.tick < until):
                await self._tick()
                if self._rate is None:
                    last = clock()
                    if self._flights:
                        await asyncio.sleep(0)
                else:
                    last = await self._rest(last)
        finally:
            self._running = self._stopping = False

    def stop(self) -> None:
        """End playing with the tick under way; thoughts go on, and the run can play again."""
        self._stopping = self._running
        self._woken.set()

    async def close(self, why: str = RUN_ENDED) -> None:
        """End for good: what is still under way is discarded, and waits in the world for the next epoch."""
        self.stop()
        for attempt in list(self._flights):
            await self._let_go(attempt, why)

    def leave(self, why: str) -> list[asyncio.Task[MindReply]]:
        """End for good as a load does: what is under way is discarded now, and waits in the world for the next epoch.

        The calls that were out, which are returned, may come to their end: what they say is kept in the ledger, and
        counts for nothing. A person is not waited for. Cancel those that are not done before the record is closed.
        """
        self.stop()
        flights, self._flights, self._landed = self._flights, {}, []
        for attempt, flight in flights.items():
            row = self.ledger.find(attempt)
            if row is not None and row.state in (*OPEN, "answered"):
                self.ledger.discard(attempt, why)
            if flight.patient is not None:
                flight.patient.ready.set()
            if flight.call is not None and isinstance(flight.mind, HumanMind):
                flight.call.cancel(why)
        return [flight.call for flight in flights.values() if flight.call is not None and not flight.call.done()]

    def seat(self, who: str, mind: Mind) -> None:
        """Put another mind in a seat. What the old one is thinking is discarded with the next tick; what caused that
        waits for the new one. A table that comes back goes on where it was. Raises `MindError` for a seat that there
        is not.
        """
        if who not in self.minds:
            raise MindError("there is no such seat", who, "name a pawn by its id, core or appraiser")
        self.minds[who] = mind
        _resume(mind, self.world.counts.get(who, ()))
        for flight in self._flights.values():
            if flight.seat == who and not flight.why:
                flight.why = SEAT_TAKEN
                if flight.call is not None:
                    flight.call.cancel(SEAT_TAKEN)

    def call(self, who: str) -> None:
        """A person in that seat wants to be asked, whatever waits: a thought begins within two ticks.

        Nothing happens where one is under way. Raises `MindError` where nobody is to be asked: no person sits there,
        the colonist is dead, or the core's turns are spent.
        """
        if not isinstance(self.minds.get(who), HumanMind) or who == APPRAISER:
            raise MindError("only a person can call for a thought", who, "take the seat first")
        if who == CORE:
            spent, budget = self.world.planner.spent, self.world.scenario.rules.planner.budget
            if spent >= budget:
                raise MindError("the core's turns are spent", f"{spent} of {budget}", "fork the timeline earlier")
        elif self.world.colony.pawns[who].died is not None:
            raise MindError("the dead decide nothing", who, "take another seat")
        if who not in self._called and not any(thought.aim != "appraisal" for thought in self.world.thinking(who)):
            self._called.append(who)
            self._woken.set()

    async def _rest(self, last: float) -> float:
        """Wait until the next tick is due, or the run is stopped: the time from which the one after it is reckoned."""
        clock = asyncio.get_running_loop().time
        while self._rate is not None and not self._stopping:
            due = last + 1.0 / self._rate
            delay = due - clock()
            if delay <= 0.0:
                await asyncio.sleep(0)
                return due if delay > -1.0 else clock()  # what was missed for long is not made up for
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._woken.wait()
        return clock()

    # One tick ---------------------------------------------------------------------------------------------------------

    async def _tick(self) -> None:
        turn = Turn(self.world)
        questions = turn.begin()
        for each in turn.discarded:
            await self._let_go(each.attempt, each.why)
        for question in questions:
            await self._ask(question)
        called, self._called = self._called, []
        for who in called:
            turn.call(who)
        if self._flights:
            await self._answers()
            for attempt in self._take_landed():
                self._land(turn, attempt)
        turn.end()
        news = turn.news()
        self.record.tick(news)
        if self.watch is not None:
            self.watch(news)

    async def _ask(self, question: Question) -> None:
        """Ask the mind in its seat; the attempt is in the ledger before it leaves."""
        thought = question.thought
        seat = APPRAISER if thought.aim == "appraisal" else thought.mind
        mind = self.minds[seat]
        flight = self._flights[thought.attempt] = _Flight(seat, mind)
        if self.ledger.left == 0:
            flight.reply = failed("transport", "the budget of calls is spent: nobody was asked")
            self._landed.append(thought.attempt)
            return
        ticks = 0 if self.pause or seat == APPRAISER else self._forms.thinking_ticks
        if not isinstance(mind, ScriptedMind) or ticks:
            if isinstance(mind, ScriptedMind):
                flight.patient = mind = _Patient(mind)
                flight.due = self.world.tick + ticks
            flight.call = asyncio.create_task(self._call(question, mind), name=thought.attempt)
            flight.call.add_done_callback(self._came)
            await asyncio.sleep(0)  # its row is in the ledger now
        else:
            flight.reply = await self._call(question, mind)
            self._landed.append(thought.attempt)

    async def _call(self, question: Question, mind: Mind) -> MindReply:
        thought = question.thought
        request = question.request(self._forms.deadline, self._forms.reply_bytes)
        context = {
            "tick": thought.begun,
            "epoch": self.world.talks.epoch,
            "aim": thought.aim,
            "causes": [cause.signal for cause in thought.causes],
        }
        return await ask(self.ledger, mind, request, who=thought.mind, context=context)

    def _came(self, call: asyncio.Task[MindReply]) -> None:
        if call.get_name() in self._flights:
            self._landed.append(call.get_name())
            self._woken.set()

    async def _answers(self) -> None:
        """Wait for the answers that have to arrive in this tick."""
        for flight in self._flights.values():
            ready = flight.patient is not None and (self.pause or flight.due <= self.world.tick)
            if ready and flight.patient is not None:
                flight.patient.ready.set()
            if flight.call is not None and (ready or flight.why):
                await asyncio.wait([flight.call])
        while self.pause and len(self._landed) < len(self._flights):
            if self._stopping:
                self._discard_all(STOPPED)
            self._woken.clear()
            await self._woken.wait()

    def _discard_all(self, why: str) -> None:
        for flight in self._flights.values():
            if flight.call is not None and not flight.call.done():
                flight.why = why
                flight.call.cancel(why)

    def _take_landed(self) -> list[str]:
        landed, self._landed = self._landed, []
        return landed

    def _land(self, turn: Turn, attempt: str) -> None:
        """Hand an answer to the world, and note in the ledger what that made of it."""
        flight = self._flights.pop(attempt)
        reply, counts = self._reply(attempt, flight), _counts(flight.mind)
        if reply is None or flight.why:
            why = flight.why or self.ledger.get(attempt).discarded or RUN_ENDED
            self._discard(attempt, why)
            turn.arrive(attempt, None, None, discarded=why, counts=counts)
            return
        arrival = turn.arrive(attempt, reply.value, reply.failure, counts=counts)
        if arrival.outcome == "failed" and reply.failure is None:
            self.ledger.fail(attempt, Failure("execution", arrival.why))

    async def _let_go(self, attempt: str, why: str) -> None:
        """End a call that counts for nothing, whether or not its answer has come; its row says why."""
        flight = self._flights.pop(attempt)
        if attempt in self._landed:
            self._landed.remove(attempt)
        if flight.call is not None:
            flight.call.cancel(why)
            await asyncio.wait([flight.call])
            self._reply(attempt, flight)
        self._discard(attempt, why)

    def _reply(self, attempt: str, flight: _Flight) -> MindReply | None:
        """What came of a call that has ended; None where it was discarded, here or by a load."""
        if flight.call is None:
            return flight.reply
        if flight.call.cancelled():
            return None
        row = self.record.attempts.get(attempt)
        if isinstance(flight.call.exception(), MindError) and row is not None and row.state == "discarded":
            return None
        return flight.call.result()

    def _discard(self, attempt: str, why: str) -> None:
        """An answer that came and counts for nothing; a call that was cancelled is in the ledger as such already."""
        row = self.record.attempts.get(attempt)
        if row is not None and row.state == "answered":
            self.ledger.discard(attempt, why)


def _counts(mind: Any) -> tuple[int, ...]:
    return tuple(mind.counts) if isinstance(mind, ScriptedMind) else ()


def _resume(mind: Mind, counts: tuple[int, ...]) -> None:
    """Let a table go on where it was; another table in its seat begins anew."""
    if isinstance(mind, ScriptedMind) and len(mind.counts) == len(counts):
        mind.counts = counts
