"""The match session: the engine in its own thread, the window's thread always free, and a quick end."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QSignalSpy

from concordui.loop_thread import AT_ONCE, CLOSE_MS
from concordui.pace import Pace
from concordui.session import Failed, MatchSession, Overheard
from engine.anatolia.events import Finished, PhaseBegan, SeatAsked, SeatRefused
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.resume import new_match
from engine.errors import FileError
from engine.seats.human_seat import HumanSeat
from engine.seats.scripted import ScriptedSeat

EMPTY = {"propose": [], "answer": {}, "orders": [], "retreats": {}, "builds": []}


def default(call):
    return EMPTY[call.method]


def match_of(observe, max_years=1, **seats):
    game = Game.create(max_years=max_years)
    return Match(game, {p: seats.get(p, ScriptedSeat(default)) for p in game.board.powers}, observe=observe)


class Watch:
    """Runs a session and keeps its events."""

    def __init__(self, qtbot, build, pace=None):
        self.qtbot, self.events = qtbot, []
        self.session = MatchSession(build, pace)
        self.session.happened.connect(self.events.append)
        self.session.start()

    def wait_for(self, kind, count=1):
        def there():
            assert len(self.of(kind)) >= count

        self.qtbot.waitUntil(there, timeout=10_000)
        return self.of(kind)[-1]

    def of(self, kind):
        return [event for event in self.events if isinstance(event, kind)]


@pytest.fixture
def watch(qtbot):
    sessions = []

    def make(build, pace=None):
        sessions.append(Watch(qtbot, build, pace))
        return sessions[-1]

    yield make
    for made in sessions:
        made.session.close()


def test_a_match_of_scripts_runs_to_its_end_and_its_thread_ends(watch, qtbot):
    run = watch(match_of)
    assert run.wait_for(Finished).result["reason"] == "years"
    qtbot.waitUntil(lambda: not run.session.running, timeout=5000)


def test_events_come_in_the_order_of_the_engine_in_the_window_thread(watch):
    run = watch(match_of)
    run.wait_for(Finished)
    phases = [event.position.phase for event in run.of(PhaseBegan)]
    assert phases[:4] == ["negotiate-propose", "negotiate-answer", "orders", "negotiate-propose"]


def test_a_burst_of_events_is_handed_over_in_several_turns_whole_and_in_order(qtbot):
    session = MatchSession(match_of)
    log = []
    session.happened.connect(log.append)
    turns = QTimer()
    turns.timeout.connect(lambda: log.append("turn"))
    turns.start(0)
    for number in range(3 * AT_ONCE + 1):
        session._courier.tell(number)
    qtbot.waitUntil(lambda: 3 * AT_ONCE in log)
    turns.stop()
    assert [entry for entry in log if entry != "turn"] == list(range(3 * AT_ONCE + 1))
    [*whole, last] = "".join("t" if entry == "turn" else "e" for entry in log).strip("t").split("t")
    assert max(map(len, whole)) <= AT_ONCE
    assert last
    session._courier.tell("late")
    session.close()
    qtbot.wait(1)
    assert "late" not in log


def test_a_person_is_asked_and_answers(watch):
    run = watch(lambda observe: match_of(observe, Lydia=HumanSeat("Lydia")))
    for count in range(1, 7):
        asked = run.wait_for(SeatAsked, count)
        assert asked.power == "Lydia"
        run.session.submit("Lydia", EMPTY[asked.method])
    run.wait_for(Finished)


def test_a_refusal_comes_back_as_an_event_and_the_seat_goes_on_waiting(watch):
    run = watch(lambda observe: match_of(observe, Lydia=HumanSeat("Lydia")))
    run.wait_for(SeatAsked)
    run.session.submit("Lydia", [{"to": "Lydia", "type": "peace", "terms": {}}])
    assert run.wait_for(SeatRefused).refusal.what
    run.session.submit("Lydia", [])
    run.wait_for(SeatAsked, 2)


def test_the_window_thread_stays_free_while_a_slow_seat_thinks(watch, qtbot):
    started = asyncio.Event()

    async def think(call):
        started.set()
        await asyncio.sleep(3600)

    run = watch(lambda observe: match_of(observe, Caria=ScriptedSeat(think)))
    qtbot.waitUntil(started.is_set, timeout=5000)
    timer = QTimer()
    timer.setInterval(0)
    spy = QSignalSpy(timer.timeout)
    timer.start()
    qtbot.waitUntil(lambda: spy.count() > 100, timeout=5000)
    timer.stop()
    assert run.session.running


def test_closing_ends_a_waiting_match_within_a_second(watch, qtbot):
    run = watch(lambda observe: match_of(observe, Lydia=HumanSeat("Lydia")))
    run.wait_for(SeatAsked)
    assert CLOSE_MS == 1000
    run.session.close()  # waits no longer than that
    assert not run.session.running


def test_closing_ends_a_bot_that_never_returns_with_its_process(watch, data):
    loops = data / "bots" / "never-returns.py"
    specs = dict.fromkeys(Game.create().board.powers, str(loops))

    def build(observe):
        return new_match(specs, observe=observe)

    run = watch(build)
    run.wait_for(PhaseBegan)
    run.session.close()
    assert not run.session.running


def test_closing_at_once_and_without_a_start_is_safe(qtbot):
    session = MatchSession(match_of)
    session.close()
    session = MatchSession(match_of)
    session.start()
    session.close()
    assert not session.running


def test_no_event_comes_after_closing(watch, qtbot):
    run = watch(lambda observe: match_of(observe, Lydia=HumanSeat("Lydia")))
    run.wait_for(SeatAsked)
    run.session.close()
    count = len(run.events)
    qtbot.wait(20)
    assert len(run.events) == count


def test_a_match_that_cannot_begin_says_why(watch):
    def build(observe):
        raise FileError("it is gone", "here", "look elsewhere")

    assert watch(build).wait_for(Failed).error.where == "here"


def test_a_failure_of_the_engine_is_told_in_words(watch, caplog):
    def build(observe):
        raise ZeroDivisionError

    assert "log" in watch(build).wait_for(Failed).error.remedy
    assert "ZeroDivisionError" in caplog.text


def test_spectators_hear_the_deals_and_people_do_not(watch):
    run = watch(match_of)
    run.wait_for(Finished)
    assert run.of(Overheard)
    run = watch(lambda observe: match_of(observe, Lydia=HumanSeat("Lydia")))
    run.wait_for(SeatAsked)
    assert not run.of(Overheard)


def test_a_paused_match_waits_steps_and_goes_on(watch, qtbot):
    run = watch(match_of, Pace(paused=True))
    run.wait_for(PhaseBegan, 3)
    qtbot.wait(50)
    assert len(run.of(PhaseBegan)) == 3
    run.session.step()
    run.wait_for(PhaseBegan, 4)
    run.session.set_pace(Pace())
    run.wait_for(Finished)
