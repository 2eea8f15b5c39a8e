"""Whole runs for tests: a world, minds that a test holds in its hand, and what was recorded of it all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from engine.colony.record import Arrival, MemoryRecord, TickNews
from engine.colony.replaying import replayed
from engine.colony.runner import Run
from engine.colony.scenario import Scenario, parse_scenario
from engine.colony.seats import minds_of
from engine.colony.world import World, new_world
from engine.minds.ledger import Attempt
from engine.minds.protocol import Mind, MindReply, MindRequest
from engine.minds.scripted import reply_with
from helpers.colony_worlds import pawn, source, thing

WAITS = {"format": "concord mind", "version": 1, "otherwise": ["wait", "carry_on", "keep_notes", "think"]}
"""A table that lets everything be."""

NO_REFLECTION = {"reflections": 0}
THINGS = [
    thing("logs", "stack", (6, 3), item="wood", count=60),
    thing("store", "stockpile", (2, 3), items={"berries": 40}),
    thing("fire", "campfire", (4, 5), fuel=4000),
    thing("bed", "bed", (3, 6)),
]


def table(*choices: str, **more: Any) -> dict[str, Any]:
    """A table that makes each of these choices once, in order, and then lets everything be; `more` goes with all."""
    rules = [{"choose": [choice], "with": more, "times": 1} for choice in choices]
    return {**WAITS, "rules": rules}


def turns(*moves: Mapping[str, Any]) -> dict[str, Any]:
    """A table that makes these moves once each, in order: a choice under ``choose``, and what goes with it."""
    rules = [
        {"choose": [move["choose"]], "with": {key: move[key] for key in move if key != "choose"}, "times": 1}
        for move in moves
    ]
    return {**WAITS, "rules": rules}


class Held:
    """A mind whose answers a test holds back: each question waits until `answer`. `asked` tells that one came."""

    name = "held"

    def __init__(self) -> None:
        self.questions: list[MindRequest] = []
        self._waiting: dict[str, asyncio.Future[MindReply]] = {}
        self._came = asyncio.Event()

    async def decide(self, request: MindRequest) -> MindReply:
        """Wait for the test."""
        self.questions.append(request)
        self._waiting[request.attempt] = asyncio.get_running_loop().create_future()
        self._came.set()
        return await self._waiting[request.attempt]

    async def asked(self, number: int = 1) -> MindRequest:
        """Wait until so many questions came: the last of them."""
        while len(self.questions) < number:
            self._came.clear()
            await self._came.wait()
        return self.questions[number - 1]

    async def answer(self, choice: str, **more: Any) -> None:
        """Answer the latest question; the answer has come to the run when this returns."""
        request = self.questions[-1]
        await self.reply(MindReply(value={**reply_with(request, request.ids[0], {}), **_with(request, choice, more)}))

    async def reply(self, reply: MindReply) -> None:
        """Answer the latest question with what need not be an answer at all."""
        self._waiting[self.questions[-1].attempt].set_result(reply)
        for _ in range(3):
            await asyncio.sleep(0)


def _with(request: MindRequest, choice: str, more: Mapping[str, Any]) -> dict[str, Any]:
    return reply_with(request, choice, more) if choice in request.ids else {"choice": choice, **more}


class Scene:
    """A small colony with its run: `ann` and `bob`, logs, a stockpile, a fire, a bed; nobody has a need.

    The first readings of the shared link, at tick 1, wake the core once.
    """

    def __init__(self, minds: Mapping[str, Any] | None = None, **more: Any) -> None:
        """`minds` is the scenario's key of that name, where a seat may have a mind itself too."""
        forms = dict(minds or {})
        seats = forms.pop("seats", {})
        own = {seat: mind for seat, mind in seats.items() if not isinstance(mind, str | Mapping)}
        written = {"ann": WAITS, "bob": WAITS, "core": WAITS}
        written |= {seat: mind for seat, mind in seats.items() if seat not in own}
        rules = {**source()["rules"], **more.pop("rules", {})}
        rules["attention"] = {**NO_REFLECTION, **rules.get("attention", {})}
        rules["knowledge"] = {"every": 1, "sightings": False, **rules.get("knowledge", {})}
        people = [pawn("ann", (5, 3)), pawn("bob", (3, 1))]
        whole = {"things": THINGS, "pawns": people, **more, "rules": rules, "minds": {"seats": written, **forms}}
        self.scenario = parse_scenario(source(**whole))
        self.world = new_world(self.scenario)
        self.minds: dict[str, Mind] = {**minds_of(self.scenario), **own}
        self.record = MemoryRecord()

    def run(self, **more: Any) -> Run:
        """The run of it."""
        return Run(self.world, self.minds, self.record, **more)

    @property
    def rows(self) -> list[Attempt]:
        """The ledger."""
        return list(self.record.attempts.attempts())

    @property
    def arrivals(self) -> list[Arrival]:
        """What arrived."""
        return self.record.arrivals

    @property
    def notices(self) -> list[str]:
        """What came of moves, in order."""
        return [notice.kind for news in self.record.ticks for notice in news.notices]

    def of(self, mind: str, aim: str = "deliberation") -> list[Attempt]:
        """The attempts of one mind for one thing."""
        return [row for row in self.rows if row.mind == mind and row.context["aim"] == aim]


def repeats(scenario: Scenario, ticks: list[TickNews], epochs: list[tuple[int, int]] | None = None) -> None:
    """Assert that a run from its beginning is repeated by its answers alone, tick for tick."""
    arrivals = [arrival for news in ticks for arrival in news.arrivals]
    again = [turn.news() for turn in replayed(new_world(scenario), arrivals, epochs or [], ticks[-1].tick)]
    for one, other in zip(again, ticks, strict=True):
        assert (one.tick, one.game, one.minds) == (other.tick, other.game, other.minds)
        assert one == other


def falls(at: int, who: str = "ann", harm: float = 0.3) -> dict[str, Any]:
    """A mishap: somebody falls at a tick, for certain."""
    return {"kind": "fall", "id": f"fall-{who}-{at}", "at": at, "pawn": who, "harm": harm}


def drive(scene: Callable[[], Any]) -> Any:
    """Run a test's coroutine function."""
    return asyncio.run(scene())


def play(scene: Scene, ticks: int, **more: Any) -> World:
    """Let a scene go on for so many ticks."""

    async def going() -> None:
        async with scene.run(**more) as run:
            await run.advance(ticks)

    asyncio.run(going())
    return scene.world
