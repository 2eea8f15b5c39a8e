"""Whole runs whose minds are all behind a server on loopback: what each of them is told in the course of a day.

Words and notes of each colonist are marked as its own; a marker may arrive in the requests of those alone who may know
it (`concord: Who knows what`).
"""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from typing import Any

import pytest

from engine.colony.record import MemoryRecord
from engine.colony.runner import Run
from engine.colony.scenario import parse_scenario
from engine.colony.seats import minds_of
from engine.colony.threads import CORE
from engine.colony.world import World, new_world
from engine.minds import guard
from engine.minds.protocol import MindRequest
from engine.minds.scripted import reply_with
from helpers.colony_shipped import scenario_of
from helpers.model_policies import plays
from helpers.model_server import ModelServer, Seen

KEY = "sk-wire-0123456789abcdef"


@pytest.fixture(autouse=True)
def _keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("ANTHROPIC_API_KEY", "OPENAI_API_KEY"):
        monkeypatch.setenv(variable, KEY)


class Talkers:
    """A policy for all: the core offers, asks and waits in turn; colonists agree, answer, tell and note, each in words
    that are marked as theirs.
    """

    def __init__(self) -> None:
        self.said = 0

    def __call__(self, request: MindRequest) -> dict[str, Any]:
        who = request.perspective["mind"]
        self.said += 1
        choice = self._chosen(request)
        more: dict[str, Any] = {}
        if choice.startswith("ask:"):
            more["says"] = f"ASKED-{choice.removeprefix('ask:')}-{self.said}."
        elif choice.startswith(("tell", "answer", "accept")):
            more["says"] = f"SAID-{who}-{self.said}."
        elif choice.startswith(("add_note", "revise_note")):
            more["note"] = f"NOTED-{who}-{self.said}."
            more["cites"] = request.schema["properties"]["cites"]["items"]["enum"][:1]
        elif choice.startswith("propose"):
            more["trips"] = 1
        return reply_with(request, choice, more)

    def _chosen(self, request: MindRequest) -> str:
        wanted = ("think", "add_note", "revise_note", "accept", "answer", "propose", "tell")
        if request.perspective["mind"] == CORE and self.said % 2:
            wanted = ("ask",)
        for kind in wanted:
            fitting = [name for name in request.ids if name.startswith(kind)]
            if fitting:
                return fitting[self.said % len(fitting)]
        return request.ids[-1] if request.ids[-1] == "wait" else request.ids[0]


def busy_day(seats: dict[str, str]) -> tuple[World, MemoryRecord]:
    """A fall, a rescue, and a core that never rests: reflections come soon."""
    source = scenario_of("rescue-while-others-talk").source
    rules = {"attention": {"cooldown": 5, "window": 200}, "planner": {"cooldown": 6}}
    world, record = new_world(parse_scenario({**source, "rules": rules})), MemoryRecord()

    async def going() -> None:
        async with Run(world, minds_of(world.scenario, seats), record, pause=True) as run:
            await run.advance(160)

    asyncio.run(going())
    return world, record


def marks(seen: Seen) -> set[tuple[str, str]]:
    """The markers in what arrived: what kind, and whose."""
    return set(re.findall(r"(ASKED|SAID|NOTED)-(\w+)-\d+", seen.raw.decode()))


@pytest.mark.parametrize("kind", ["openai", pytest.param("claude", marks=pytest.mark.full)])
def test_what_a_colonist_says_and_notes_arrives_in_nobodys_requests_but_those_of_who_may_know_it(kind: str) -> None:
    """Each mind gets a scoped perspective. A colonist sees [...] a private outlook; the core receives addressed
    messages.
    """
    with ModelServer(plays(Talkers())) as server:
        spec = f"{kind}:some-model@{server.url}"
        seats = {"*": spec, CORE: spec, "appraiser": f"appraiser:some-model@{server.url}"}
        world, record = busy_day(seats)
        arrived = list(server.seen)
    assert len(arrived) == len(record.arrivals) == record.attempts.count()
    assert [arrival for arrival in record.arrivals if arrival.failure is not None] == [], "all fitted their menus"
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for seen in arrived:
        guard.check(seen.raw)
        for mark in marks(seen):
            found[mark].add(seen.told["perspective"]["mind"])
    pawns = set(world.colony.pawns)
    assert {kind for kind, _ in found} == {"ASKED", "SAID", "NOTED"}, "each has been said, and was told again"
    for (what, whose), minds in found.items():
        assert whose in pawns
        assert minds <= ({whose} if what != "SAID" else {CORE}), (what, whose, minds)
    aims = {arrival.aim for arrival in record.arrivals}
    assert aims == {"appraisal", "deliberation", "reflection", "planning"}


def test_what_an_appraiser_is_told_is_the_event_of_its_pawn_and_nothing_that_was_said() -> None:
    with ModelServer(plays(Talkers())) as server:
        seats = {"appraiser": f"appraiser:some-model@{server.url}"}
        _, record = busy_day(seats)
        told = [seen.told["perspective"] for seen in server.seen]
    events = {event.id: event for news in record.ticks for event in news.events}
    assert told
    for each in told:
        assert set(each) == {"mind", "tick", "event", "urgency", "repeats"}
        for name in each["event"]["ids"]:
            assert each["mind"] in events[name].pawns, "it experienced it"
