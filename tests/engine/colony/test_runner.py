"""A run: minds are asked as the world ticks on, and answers count from the tick at which they come."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.colony.record import TickNews
from engine.colony.runner import RUN_ENDED, SEAT_TAKEN, STOPPED, Run
from engine.colony.seats import minds_of, seated
from engine.errors import MindError, StateError
from helpers.colony_runs import Held, Scene, drive, falls, play, repeats, table

PROPOSES = table("propose:haul:logs", pawn="ann", trips=2)
ASKED = {"core": PROPOSES}
"""The core asks Ann to haul, at tick 1; she thinks about it in tick 2."""


def test_a_scripted_mind_answers_in_the_tick_in_which_it_is_asked() -> None:
    scene = Scene({"seats": {**ASKED, "ann": table("accept:*")}})
    play(scene, 4)
    (turn,) = scene.of("core", "planning")
    (yes,) = scene.of("ann")
    assert (turn.context["tick"], yes.context["tick"]) == (1, 2)
    assert [(each.attempt, each.tick, each.outcome) for each in scene.arrivals] == [
        (turn.id, 1, "done"),
        (yes.id, 2, "done"),
    ]
    assert scene.notices == ["offered", "accepted", "agreed", "started"]
    assert all(news.thinking == () for news in scene.record.ticks)


def test_with_thinking_ticks_a_scripted_mind_is_in_flight_for_so_long() -> None:
    scene = Scene({"seats": {**ASKED, "ann": table("accept:*")}, "thinkingTicks": 5})
    states = []

    def watch(news: TickNews) -> None:
        states.append((news.tick, [row.state for row in scene.rows], news.thinking))

    play(scene, 14, watch=watch)
    assert states[0] == (1, ["in flight"], (("core", "planning"),))
    assert states[4][1] == ["in flight"]
    assert states[5] == (6, ["answered"], ())
    assert states[6] == (7, ["answered", "in flight"], (("ann", "deliberation"),))
    assert [each.tick for each in scene.arrivals] == [6, 12]
    assert scene.notices[:3] == ["offered", "accepted", "agreed"]
    repeats(scene.scenario, scene.record.ticks)


def test_the_simulation_goes_on_while_a_mind_thinks_and_the_answer_arrives_when_it_comes() -> None:
    """Play is continuous: the simulation runs on while a mind thinks (a badge over its head), and the answer is judged
    against the world of the moment at which it arrives.
    """
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(2)
            await ann.asked()
            await run.advance(40)
            assert scene.arrivals[1:] == []
            assert [row.state for row in scene.of("ann")] == ["in flight"]
            await ann.answer("accept:o1", says="gladly")
            await run.advance(1)

    drive(going)
    arrival = scene.arrivals[-1]
    assert (arrival.tick, arrival.mind, arrival.outcome) == (43, "ann", "done")
    assert [message.text for news in scene.record.ticks for message in news.messages] == ["gladly"]
    repeats(scene.scenario, scene.record.ticks)


def test_in_the_test_mode_a_tick_waits_until_every_thought_has_its_answer() -> None:
    """Pausing at each decision is an explicit test mode."""
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}, "thinkingTicks": 50})

    async def going() -> None:
        async with scene.run(pause=True) as run:
            playing = asyncio.create_task(run.advance(3))
            await ann.asked()
            assert (scene.world.tick, len(scene.record.ticks)) == (2, 1)
            await ann.answer("refuse:o1")
            await playing

    drive(going)
    assert [(each.tick, each.mind) for each in scene.arrivals] == [(1, "core"), (2, "ann")]
    assert scene.world.tick == 3
    repeats(scene.scenario, scene.record.ticks)


def test_a_run_that_is_stopped_while_it_waits_ends_its_tick_and_asks_again_when_it_goes_on() -> None:
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}})

    async def going() -> None:
        async with scene.run(pause=True) as run:
            playing = asyncio.create_task(run.advance(100))
            await ann.asked()
            run.stop()
            await playing
            assert (scene.world.tick, len(scene.record.ticks)) == (2, 2)
            playing = asyncio.create_task(run.advance(1))
            await ann.asked(2)
            await ann.answer("accept:o1")
            await playing

    drive(going)
    assert [(row.state, row.discarded) for row in scene.of("ann")] == [("discarded", STOPPED), ("answered", None)]
    assert [(each.outcome, each.why) for each in scene.arrivals] == [("done", ""), ("discarded", STOPPED), ("done", "")]
    repeats(scene.scenario, scene.record.ticks)


def test_a_health_event_makes_a_thought_begin_anew_and_its_row_says_why() -> None:
    """A running thought may be reconsidered when a health event arrives."""
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}}, events=[falls(6)])

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(7)
            await ann.asked(2)
            await ann.answer("refuse:o1")
            await run.advance(1)

    drive(going)
    first, second = scene.of("ann")
    assert (first.state, second.state) == ("discarded", "answered")
    assert first.discarded is not None
    assert first.discarded.startswith("reconsidered: ann fell")
    assert second.context["causes"] == ["fall:ann", "thread:t1"]
    assert [each.attempt for each in scene.arrivals if each.mind == "ann" and each.aim == "deliberation"] == [second.id]
    assert scene.notices == ["offered", "refused"]
    repeats(scene.scenario, scene.record.ticks)


def test_what_each_tick_brought_is_handed_to_whoever_watches() -> None:
    scene, seen = Scene({"seats": ASKED}), []
    play(scene, 5, watch=seen.append)
    assert seen == scene.record.ticks
    assert [news.tick for news in seen] == [1, 2, 3, 4, 5]
    assert [notice.kind for notice in seen[0].notices] == ["offered"]


# The rate of ticks ----------------------------------------------------------------------------------------------------


class _Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time passes only when it is slept away."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:
            self.now = max(self.now, self._scheduled[0].when())
        super()._run_once()


def _in_time(going: Any) -> None:
    with asyncio.Runner(loop_factory=_Clockwork) as runner:
        runner.run(going())


def test_play_keeps_to_its_rate_of_ticks_a_second() -> None:
    """The rate of ticks to seconds is a setting; the tick at which each answer arrived is recorded, so a run can be
    repeated.
    """
    scene, times = Scene(), []

    async def going() -> None:
        clock = asyncio.get_running_loop().time
        async with scene.run(watch=lambda _: times.append(clock())) as run:
            await run.play(4.0, until=5)

    _in_time(going)
    assert times == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_the_rate_can_be_changed_while_the_run_rests_and_a_stop_ends_the_rest() -> None:
    scene, times = Scene(), []

    async def going() -> None:
        clock = asyncio.get_running_loop().time
        async with scene.run(watch=lambda _: times.append(clock())) as run:
            playing = asyncio.create_task(run.play(0.001))
            await asyncio.sleep(2.0)
            run.rate = 0.1
            await asyncio.sleep(13.0)
            run.stop()
            await playing
            assert clock() == 15.0

    _in_time(going)
    assert times == [0.0, 10.0]
    assert scene.world.tick == 2


def test_a_rate_is_above_zero_and_a_run_plays_once_at_a_time() -> None:
    scene = Scene()

    async def going() -> None:
        async with scene.run() as run:
            with pytest.raises(ValueError, match="above zero"):
                await run.play(0.0)
            playing = asyncio.create_task(run.play(5.0))
            await asyncio.sleep(0)
            with pytest.raises(RuntimeError, match="already"):
                await run.advance(1)
            run.stop()
            await playing

    _in_time(going)


# Seats ----------------------------------------------------------------------------------------------------------------


def test_a_seat_changes_hands_at_any_time_and_the_new_mind_is_asked_what_the_old_one_was() -> None:
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(4)
            run.seat("ann", seated("ann", table("accept:o1")))
            await run.advance(3)

    drive(going)
    old, new = scene.of("ann")
    assert (old.state, old.discarded, old.spec) == ("discarded", SEAT_TAKEN, "held")
    assert (new.state, new.spec, new.context["tick"]) == ("answered", "scripted", 6)
    assert [(each.tick, each.outcome) for each in scene.arrivals] == [(1, "done"), (5, "discarded"), (6, "done")]
    repeats(scene.scenario, scene.record.ticks)


def test_an_answer_that_came_before_its_seat_changed_hands_and_has_not_arrived_counts_for_nothing() -> None:
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(4)
            await ann.answer("accept:o1")
            run.seat("ann", seated("ann", table("refuse:o1")))
            await run.advance(3)

    drive(going)
    old, new = scene.of("ann")
    assert (old.state, old.discarded, new.state) == ("discarded", SEAT_TAKEN, "answered")
    assert scene.notices == ["offered", "refused"]
    repeats(scene.scenario, scene.record.ticks)


def test_everybody_has_a_mind_and_nobody_else() -> None:
    scene = Scene()
    minds = dict(scene.minds)
    del minds["bob"]
    with pytest.raises(MindError, match="nobody sits there: bob"):
        Run(scene.world, minds)
    with pytest.raises(MindError, match="there is no such seat: cat"):
        scene.run().seat("cat", minds["ann"])
    with pytest.raises(MindError, match="there is no such seat: cat"):
        minds_of(scene.scenario, {"cat": "scripted"})


def test_an_override_of_everybody_leaves_those_who_are_named_and_the_core_as_they_are() -> None:
    scene = Scene()
    minds = minds_of(scene.scenario, {"*": "openai:m@http://127.0.0.1:9/v1", "bob": table("accept:*")})
    assert {seat: mind.name for seat, mind in minds.items()} == {
        "ann": "openai:m@http://127.0.0.1:9/v1",
        "bob": "scripted",
        "core": "scripted",
        "appraiser": "appraiser",
    }


# The end of a run -----------------------------------------------------------------------------------------------------


def test_what_is_under_way_when_a_run_ends_is_discarded_and_asked_anew_in_the_next_epoch() -> None:
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(4)
        with pytest.raises(StateError, match="an earlier epoch"):
            scene.run()
        scene.world.begin_epoch(2)
        async with scene.run() as run:
            await run.advance(1)
            await ann.asked(2)
            await ann.answer("accept:o1")
            await run.advance(1)

    drive(going)
    assert [(row.state, row.discarded) for row in scene.of("ann")] == [("discarded", RUN_ENDED), ("answered", None)]
    assert scene.notices == ["offered", "accepted", "agreed"]
    repeats(scene.scenario, scene.record.ticks, [(2, 4)])


def test_an_answer_that_came_when_the_run_ended_counts_for_nothing_either() -> None:
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(4)
            await ann.answer("accept:o1")

    drive(going)
    assert [(row.state, row.discarded) for row in scene.of("ann")] == [("discarded", RUN_ENDED)]
    assert scene.notices == ["offered"]


@pytest.mark.parametrize("answered", [False, True])
def test_what_a_load_has_discarded_already_is_no_trouble_to_the_run_that_ends_for_it(answered: bool) -> None:
    ann = Held()
    scene = Scene({"seats": {**ASKED, "ann": ann}})

    async def going() -> None:
        run = scene.run()
        await run.advance(4)
        if answered:
            await ann.answer("accept:o1")
        run.ledger.discard(scene.of("ann")[0].id, "earlier epoch")
        await run.close("another game is loaded")

    drive(going)
    assert [(row.state, row.discarded) for row in scene.of("ann")] == [("discarded", "earlier epoch")]
    assert scene.notices == ["offered"]


def test_past_the_budget_of_calls_nobody_is_asked_and_the_run_goes_on() -> None:
    scene = Scene({"seats": {**ASKED, "ann": table("accept:*")}})
    play(scene, 50, budget=1)
    assert [(row.mind, row.state) for row in scene.rows] == [("core", "answered")]
    refused = scene.arrivals[1]
    assert (refused.mind, refused.value, refused.outcome) == ("ann", None, "failed")
    assert "budget" in refused.why
    assert (scene.world.tick, scene.notices) == (50, ["offered"])
    repeats(scene.scenario, scene.record.ticks)


def test_of_two_that_think_in_one_tick_the_budget_is_for_the_first() -> None:
    far = [{"id": "ann", "name": "Ann", "at": [1, 1]}, {"id": "bob", "name": "Bob", "at": [11, 7]}]
    minds = {"thinkingTicks": 5}
    scene = Scene(minds, pawns=far, events=[falls(3, harm=0.1), falls(3, "bob", 0.1)], rules={"sight": 2})
    play(scene, 20, budget=4)
    assert [(row.mind, row.context["aim"], row.state) for row in scene.rows] == [
        ("core", "planning", "answered"),
        ("ann", "appraisal", "answered"),
        ("bob", "appraisal", "answered"),
        ("ann", "deliberation", "answered"),
    ]
    assert [(each.mind, each.outcome) for each in scene.arrivals if each.aim == "deliberation"] == [
        ("bob", "failed"),
        ("ann", "done"),
    ]
    repeats(scene.scenario, scene.record.ticks)
