"""The match: everybody at once, the barrier, the defaults, the events (`bot-api: Worker execution`)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.events import (
    FellBack,
    Finished,
    MatchEvent,
    PhaseBegan,
    PhaseEnded,
    Saved,
    SaveFailed,
    SeatAsked,
    SeatChanged,
    SeatLight,
    SeatRefused,
)
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord
from engine.anatolia.replay import verify
from engine.seats.human_seat import HumanSeat
from engine.seats.protocol import Answer, Call, Seat
from engine.seats.scripted import GoneSeat, ScriptedSeat
from helpers.bots import run
from helpers.games import small_board

POWERS = ("Red", "Green", "Blue")
EMPTY: Mapping[str, Any] = {"propose": [], "answer": {}, "orders": [], "retreats": {}, "builds": []}


SECRETS: Mapping[str, list[dict[str, Any]]] = {
    "propose": [{"to": "Green", "type": "peace", "terms": {}}],
    "orders": [{"unit": "R1", "type": "move", "dest": "X"}],
}


def quiet(call: Call) -> Any:
    """The payload that asks for nothing."""
    return EMPTY[call.method]


def scripted(**scripts: Any) -> dict[str, Seat]:
    """Quiet seats, but for those that are given a script or a seat."""
    seats: dict[str, Seat] = {}
    for power in POWERS:
        script = scripts.get(power, quiet)
        seats[power] = ScriptedSeat(script) if callable(script) or isinstance(script, list) else script
    return seats


def match_of(
    seats: Mapping[str, Seat], observe: Callable[[MatchEvent], None] | None = None, years: int = 1, **more: Any
) -> Match:
    return Match(Game.create(small_board(), max_years=years), seats, observe=observe, **more)


def test_every_seat_is_asked_before_any_has_answered() -> None:
    async def scenario() -> None:
        barrier = asyncio.Barrier(len(POWERS))

        async def together(call: Call) -> Any:
            async with asyncio.timeout(10):
                await barrier.wait()  # passes only when all three are in their call at once
            return quiet(call)

        await match_of(scripted(**dict.fromkeys(POWERS, together))).run()

    run(scenario())


@pytest.mark.parametrize(("method", "payload"), SECRETS.items())
def test_no_seat_sees_what_another_has_submitted_in_the_open_phase(method: str, payload: list[dict[str, Any]]) -> None:
    """Green answers only when Red is done, and its snapshot is the one it would have had if Red had sent nothing."""

    async def greens_snapshot(reds: Any) -> str:
        red_is_done = asyncio.Event()
        seen: dict[str, str] = {}

        async def green(call: Call) -> Any:
            await red_is_done.wait()
            red_is_done.clear()
            assert call.text == match.game.bot_state_json("Green")
            seen.setdefault(call.method, call.text)
            return quiet(call)

        def observe(event: MatchEvent) -> None:
            if isinstance(event, SeatChanged) and event.power == "Red" and event.light.state == "done":
                red_is_done.set()

        def red(call: Call) -> Any:
            return reds if call.method == method else quiet(call)

        match = match_of(scripted(Red=red, Green=green), observe)
        await match.run()
        return seen[method]

    assert run(greens_snapshot(payload)) == run(greens_snapshot([]))


def test_the_barrier_waits_for_the_last_seat() -> None:
    async def scenario() -> None:
        answer = asyncio.Event()
        events: list[MatchEvent] = []

        async def slow(call: Call) -> Any:
            await answer.wait()
            return quiet(call)

        match = match_of(scripted(Blue=slow), events.append)
        task = asyncio.create_task(match.run())
        await asyncio.sleep(0)
        while sum(isinstance(event, SeatChanged) and event.light.state == "done" for event in events) < 2:
            await asyncio.sleep(0)
        assert not any(isinstance(event, PhaseEnded) for event in events)
        assert match.game.phase == "negotiate-propose"
        answer.set()
        await task
        assert any(isinstance(event, PhaseEnded) for event in events)

    run(scenario())


def test_only_those_whom_the_phase_asks_are_called() -> None:
    seats = scripted()
    run(match_of(seats, years=2).run())
    for seat in seats.values():
        assert isinstance(seat, ScriptedSeat)
        methods = [call.method for call in seat.calls]
        # One unit, two homes: each may build after the first year. Nobody was dislodged; the last year has no builds.
        assert methods == ["propose", "answer", "orders"] * 2 + ["builds"] + ["propose", "answer", "orders"] * 2


DEFAULTS = {
    "propose": "negotiate-propose",
    "answer": "negotiate-answer",
    "orders": "orders",
    "retreats": "retreats",
    "builds": "builds",
}


@pytest.mark.parametrize("method", DEFAULTS)
def test_a_fallback_plays_the_default_of_its_phase_and_is_told_once(method: str) -> None:
    """Green and Blue dislodge Red in its first season; Red then fails in the one method under test."""

    def red(call: Call) -> Any:
        if call.method == method:
            return Answer(reason="exception", detail="secret")
        if call.method == "orders":
            return [{"unit": place, "type": "hold"} for place in call.state["legalOrders"]]
        return {"propose": [{"to": "Green", "type": "peace", "terms": {}}]}.get(call.method, quiet(call))

    events: list[MatchEvent] = []
    setup = {
        "units": [
            {"power": "Red", "type": "army", "at": "R1"},
            {"power": "Green", "type": "army", "at": "G1"},
            {"power": "Blue", "type": "army", "at": "X"},
        ]
    }

    def green(call: Call) -> Any:
        if call.method == "orders" and "G1" in call.state["legalOrders"]:
            return [{"unit": "G1", "type": "move", "dest": "R1"}]
        if call.method == "propose":
            return [{"to": "Red", "type": "peace", "terms": {}}]
        return quiet(call)

    def blue(call: Call) -> Any:
        if call.method == "orders" and "X" in call.state["legalOrders"]:
            return [{"unit": "X", "type": "support", "target": "G1", "targetDest": "R1"}]
        return quiet(call)

    game = Game.create(small_board(), max_years=2, setup=setup)
    match = Match(game, scripted(Red=red, Green=green, Blue=blue), observe=events.append)
    run(match.run())
    told = [event for event in events if isinstance(event, FellBack)]
    asked = [event for event in events if isinstance(event, PhaseBegan) and "Red" in event.asked]
    in_phase = [event for event in asked if event.position.phase == DEFAULTS[method]]
    assert in_phase
    assert [(e.year, e.season, e.power, e.method, e.reason) for e in told] == [
        (event.position.year, event.position.season, "Red", method, "exception") for event in in_phase
    ]
    assert "secret" not in json.dumps([event.to_json() for event in told])
    check_default(method, events)


def check_default(method: str, events: list[MatchEvent]) -> None:
    finished = next(event for event in events if isinstance(event, Finished))
    first = finished.position.seasons[0]
    if method == "propose":
        assert finished.position.trust["Red"].made == 0
    elif method == "answer":
        assert finished.position.trust["Green"].made == 0, "missing answers reject"
    elif method == "orders":
        red = next(order for order in first.resolution.resolution if order.power == "Red")
        assert (red.order.to_json()["type"], red.valid) == ("hold", True)
    elif method == "retreats":
        assert [(retreat.origin, retreat.to) for retreat in first.retreats] == [("R1", "N1")], "the first option"
    else:
        builds = [change for season in finished.position.seasons for change in season.adjustments]
        assert all(change.power != "Red" for change in builds), "builds are waived"


def test_a_missing_method_is_told_once_a_method_and_match() -> None:
    def red(call: Call) -> Any:
        return quiet(call) if call.method == "orders" else Answer(reason="missing")

    events: list[MatchEvent] = []
    run(match_of(scripted(Red=red), events.append, years=2).run())
    told = [(event.method, event.reason) for event in events if isinstance(event, FellBack)]
    assert told == [("propose", "missing"), ("answer", "missing"), ("builds", "missing")]
    lights = [event.light.state for event in events if isinstance(event, SeatChanged) and event.power == "Red"]
    assert lights.count("fell-back") == 3
    assert lights[-1] == "done"


def test_a_seat_that_is_gone_gets_defaults_and_no_further_event() -> None:
    events: list[MatchEvent] = []
    gone = False

    def red(call: Call) -> Any:
        nonlocal gone
        first, gone = not gone, True
        return Answer(reason="crash", gone=True) if first else Answer(gone=True)

    run(match_of(scripted(Red=red), events.append).run())
    assert [event.to_json() for event in events if isinstance(event, FellBack)] == [
        {
            "type": "bot-fallback",
            "year": 1,
            "season": "Spring",
            "phase": "negotiate-propose",
            "power": "Red",
            "method": "propose",
            "reason": "crash",
        }
    ]
    lights = [event.light for event in events if isinstance(event, SeatChanged) and event.power == "Red"]
    assert lights[0].state == "thinking"
    assert all(light.gone for light in lights[1:])
    assert lights[-1] == SeatLight("fell-back", 0.0, None, True)


def test_a_seat_that_did_not_open_is_a_fallback_of_the_method_init() -> None:
    events: list[MatchEvent] = []

    class Broken(GoneSeat):
        async def open(self) -> Answer | None:
            return Answer(reason="load-error", gone=True, detail="secret")

    board = small_board()
    record = GameRecord.new(board, 0, 1, {power: {"kind": "human"} for power in POWERS})
    run(Match(record.begin(), scripted(Blue=Broken()), record, observe=events.append).run())
    told = [event for event in events if isinstance(event, FellBack)]
    assert [(e.phase, e.power, e.method, e.reason) for e in told] == [
        ("negotiate-propose", "Blue", "init", "load-error")
    ]
    assert [entry.reason for entry in record.phases[0].fallbacks] == ["load-error"]
    assert all(not phase.fallbacks for phase in record.phases[1:])


def test_fallbacks_are_told_in_board_order_whatever_order_the_answers_came_in() -> None:
    async def scenario() -> list[str]:
        order: list[str] = []
        gates = {power: asyncio.Event() for power in POWERS}
        gates["Blue"].set()

        def failing(power: str, next_one: str | None) -> Callable[[Call], Any]:
            async def script(call: Call) -> Any:
                await gates[power].wait()
                if next_one is not None:
                    gates[next_one].set()
                return Answer(reason="invalid")

            return script

        seats = scripted(Red=failing("Red", None), Green=failing("Green", "Red"), Blue=failing("Blue", "Green"))
        events: list[MatchEvent] = []
        match = match_of(seats, events.append)
        task = asyncio.create_task(match.run())
        while sum(isinstance(event, FellBack) for event in events) < 3:
            await asyncio.sleep(0)
        await match.close()
        assert task.cancelled()
        lit = [e.power for e in events if isinstance(e, SeatChanged) and e.light.state == "fell-back"]
        assert lit[:3] == ["Blue", "Green", "Red"]
        order = [event.power for event in events if isinstance(event, FellBack)]
        return order[:3]

    assert run(scenario()) == ["Red", "Green", "Blue"]


def test_a_person_who_sends_something_invalid_is_told_why_and_is_waited_for() -> None:
    async def scenario() -> None:
        events: list[MatchEvent] = []
        asked: asyncio.Queue[SeatAsked] = asyncio.Queue()

        def observe(event: MatchEvent) -> None:
            events.append(event)
            if isinstance(event, SeatAsked):
                asked.put_nowait(event)

        match = match_of(scripted(Red=HumanSeat("Red")), observe)
        task = asyncio.create_task(match.run())
        first = await asked.get()
        assert (first.power, first.method) == ("Red", "propose")
        assert first.state == json.loads(match.game.bot_state_json("Red"))
        for wrong in (None, "nonsense", [{"to": "Red", "type": "peace", "terms": {}}], [1], {"p1": "accept"}):
            refusal = match.submit("Red", wrong)
            assert refusal is not None
            assert refusal.what
            assert events[-1] == SeatRefused("Red", "propose", refusal)
            await asyncio.sleep(0)
            assert match.game.phase == "negotiate-propose"
        assert match.submit("Red", [{"to": "Blue", "type": "peace", "terms": {}}]) is None
        assert match.submit("Red", []) is not None, "one answer a call"
        assert match.submit("Green", []) is not None, "no person plays Green"
        while not task.done():
            getter = asyncio.create_task(asked.get())
            await asyncio.wait([getter, task], return_when=asyncio.FIRST_COMPLETED)
            if getter.done():
                assert match.submit("Red", EMPTY[getter.result().method]) is None
            else:
                getter.cancel()
        assert not any(isinstance(event, FellBack) for event in events)
        lights = [event.light.state for event in events if isinstance(event, SeatChanged) and event.power == "Red"]
        assert lights[:2] == ["waiting", "done"]

    run(scenario())


def test_a_person_may_answer_from_within_the_event_that_asks() -> None:
    match: Match

    def observe(event: MatchEvent) -> None:
        if isinstance(event, SeatAsked):
            assert match.submit(event.power, EMPTY[event.method]) is None

    match = match_of({power: HumanSeat(power) for power in POWERS}, observe)
    assert run(match.run())["reason"] == "years"


def test_events_tell_each_phase_in_order_and_end_with_the_result() -> None:
    events: list[MatchEvent] = []
    result = run(match_of(scripted(), events.append).run())
    phases = [event for event in events if isinstance(event, PhaseBegan | PhaseEnded)]
    assert [type(event) for event in phases] == [PhaseBegan, PhaseEnded] * (len(phases) // 2)
    for began, ended in zip(phases[::2], phases[1::2], strict=True):
        assert isinstance(began, PhaseBegan)
        assert isinstance(ended, PhaseEnded)
        assert (began.position.year, began.position.season, began.position.phase) == (
            ended.year,
            ended.season,
            ended.ended,
        )
    last = events[-1]
    assert isinstance(last, Finished)
    assert last.result == result
    assert last.position.phase == "over"


def test_an_eliminated_power_has_its_light_out() -> None:
    events: list[MatchEvent] = []
    setup = {
        "units": [{"power": "Red", "type": "army", "at": "R1"}, {"power": "Green", "type": "army", "at": "G1"}],
        "owners": {"R1": "Red", "R2": "Red", "G1": "Green", "G2": "Green", "B1": None, "B2": None},
    }
    match = Match(Game.create(small_board(), max_years=1, setup=setup), scripted(), observe=events.append)
    run(match.run())
    blue = [event.light.state for event in events if isinstance(event, SeatChanged) and event.power == "Blue"]
    assert blue[-1] == "out"
    assert "out" in blue


def test_the_record_is_saved_before_the_first_phase_and_after_each(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved: list[int] = []

    def observe(event: MatchEvent) -> None:
        if isinstance(event, Saved):
            saved.append(len(GameRecord.load(path).phases))

    record = GameRecord.new(small_board(), 0, 1, {power: {"kind": "human"} for power in POWERS})
    match = Match(record.begin(), scripted(), record, path, observe)
    result = run(match.run())
    assert saved == list(range(len(record.phases) + 1))
    loaded = GameRecord.load(path)
    assert verify(loaded) is None
    assert loaded.result == result


def test_a_file_that_cannot_be_written_is_said_and_the_match_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    events: list[MatchEvent] = []
    record = GameRecord.new(small_board(), 0, 1, {power: {"kind": "human"} for power in POWERS})
    run(Match(record.begin(), scripted(), record, blocked / "game.json", events.append).run())
    failures = [event for event in events if isinstance(event, SaveFailed)]
    assert len(failures) == len(record.phases) + 1
    assert str(blocked) in str(failures[0].error)
    assert isinstance(events[-1], Finished)


def test_closing_cancels_the_match_and_closes_every_seat() -> None:
    async def scenario() -> None:
        seats = scripted(Red=HumanSeat("Red"))
        match = match_of(seats)
        task = asyncio.create_task(match.run())
        await asyncio.sleep(0)
        await match.close()
        await match.close()
        assert task.cancelled()
        for power in ("Green", "Blue"):
            seat = seats[power]
            assert isinstance(seat, ScriptedSeat)
            assert seat.closed

    run(scenario())


def test_between_is_awaited_after_phases_that_move_something() -> None:
    async def scenario() -> list[str]:
        ended: list[str] = []
        passed: list[str] = []

        def observe(event: MatchEvent) -> None:
            if isinstance(event, PhaseEnded):
                ended.append(event.ended)

        async def between() -> None:
            passed.append(ended[-1])

        match = match_of(scripted(), observe, years=2)
        match.between = between
        await match.run()
        return passed

    assert run(scenario()) == ["orders", "orders", "builds", "orders"]


def test_a_match_needs_a_seat_for_each_power() -> None:
    with pytest.raises(ValueError, match="one seat for each of Red, Green, Blue"):
        match_of({"Red": GoneSeat()})
