"""A mind that gives no answer that counts is told of in its seat, until it answers or another one sits there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from engine.colony.loading import opened
from engine.colony.runner import Run
from engine.colony.scenario import parse_scenario
from engine.colony.seats import minds_of
from engine.colony.store import Store
from engine.colony.viewing.reading import Reading
from engine.colony.viewing.troubles import LAST_CALLS, LastCall
from engine.minds.judging import failed
from engine.minds.protocol import MindReply, MindRequest
from engine.minds.scripted import reply_with
from helpers.colony_runs import WAITS
from helpers.colony_trials import OFFERS, SCENARIO


class Broken:
    """Fails so many times, and then waits as a table does."""

    name = "broken"

    def __init__(self, times: int) -> None:
        self.times = times

    async def decide(self, request: MindRequest) -> MindReply:
        self.times -= 1
        if self.times >= 0:
            return failed("parse", "the reply is not JSON")
        return MindReply(value=reply_with(request, request.ids[-1], {}))


def calls_of(tmp_path: Path, ann: Any, spec: str, ticks: int = 60) -> dict[str, LastCall]:
    """What is told after so many ticks in which `ann` has this mind; `spec` is what sits there when it is asked."""
    scenario = parse_scenario({**SCENARIO, "minds": {"seats": {"core": OFFERS, "bob": WAITS}}})
    with Store.create(tmp_path / "run.sqlite", scenario) as store:

        async def run() -> None:
            world = opened(store, "t1")
            minds = {**minds_of(scenario), "ann": ann}
            async with Run(world, minds, store.record("t1")) as going:
                await going.advance(ticks)

        asyncio.run(run())
        seats = {"ann": spec, "bob": "scripted", "core": "scripted", "appraiser": "appraiser"}
        world = opened(store, "t1")
        reading = Reading(world, store, "t1", world.tick, True, {}, seats)
        return {call.seat: call for call in LAST_CALLS.read(reading)}


def test_calls_that_failed_one_after_another_are_counted_with_their_stage_and_reason(tmp_path: Path) -> None:
    told = calls_of(tmp_path, Broken(10**6), "broken")
    ann = told["ann"]
    assert ann.in_a_row >= 1
    assert (ann.stage, ann.diagnostic, ann.spec) == ("parse", "the reply is not JSON", "broken")
    assert told["core"].in_a_row == 0
    assert told["core"].stage is None


def test_a_mind_that_was_replaced_is_no_trouble_any_more(tmp_path: Path) -> None:
    assert "ann" not in calls_of(tmp_path, Broken(10**6), "scripted")


def test_an_answer_ends_the_trouble(tmp_path: Path) -> None:
    assert calls_of(tmp_path, Broken(0), "broken")["ann"].in_a_row == 0
