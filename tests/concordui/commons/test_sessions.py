"""A run beside the window: played or followed, always read from its log, and ended within a second."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from concordui.commons.session import (
    ArenaSession,
    CommonsSession,
    Faulted,
    LogSession,
    Opened,
    Progress,
    RunFailed,
)
from concordui.loop_thread import CLOSE_MS
from concordui.pace import Pace
from engine.commons.course_reader import TurnShown
from engine.commons.log import header, line_of
from engine.commons.scenario import arena_plan
from engine.commons.seating import Seating
from helpers.agents import scenario_of
from helpers.bots import PATIENT
from helpers.commons import LOGISTIC, fixed, plan, records_of, shipped_arena

PAUSED = Pace(0.0, paused=True)


@pytest.fixture
def heard(qtbot) -> Iterator[Callable[..., list]]:
    """Starts a session; the events that it tells. It is closed with the test."""
    sessions: list[CommonsSession] = []

    def start(session: CommonsSession) -> list:
        events: list[object] = []
        sessions.append(session)
        session.happened.connect(events.append)
        session.start()
        return events

    yield start
    for session in sessions:
        session.close()


def of_kind(events: list, kind: type) -> list:
    return [event for event in events if isinstance(event, kind)]


def turns(events: list) -> int:
    return max((event.view.turns for event in of_kind(events, Progress)), default=0)


def logged(path: Path, count: int | None = None, tail: bytes = b"") -> list[dict]:
    """The log of the first turns of a shipped run."""
    of = shipped_arena("broken-and-punished")
    records = records_of(of)[:count]
    head = header("arena-log", of.source, of.seed, of.dynamics.name)
    path.write_bytes(b"".join(map(line_of, (head, *records))) + tail)
    return records


def test_a_run_is_paused_stepped_and_let_go_and_all_that_is_shown_comes_from_its_log(qtbot, heard, tmp_path):
    of, path = shipped_arena("broken-and-punished"), tmp_path / "runs" / "log.jsonl"
    session = ArenaSession(of, path, Seating(tmp_path), PAUSED)
    events = heard(session)
    qtbot.waitUntil(lambda: bool(of_kind(events, Progress)))
    assert isinstance(events[0], Opened)
    assert events[0].planned == 60
    assert turns(events) == 0
    session.step()
    qtbot.waitUntil(lambda: turns(events) == 1)
    session.set_pace(Pace())
    qtbot.waitUntil(lambda: of_kind(events, Progress)[-1].over)
    assert turns(events) == 60
    session.want(31)
    qtbot.waitUntil(lambda: bool(of_kind(events, TurnShown)))
    assert of_kind(events, TurnShown)[-1].record == records_of(of)[30]
    assert session.running  # for who looks back
    session.close()
    assert not session.running
    assert len(path.read_bytes().splitlines()) == 61


def test_an_agent_that_hangs_costs_nobody_a_second_when_the_tab_is_closed(qtbot, heard, tmp_path):
    source = "def decide(obs, memory):\n    while True:\n        pass\n"
    of = arena_plan(scenario_of(tmp_path, {"hangs": source}, turns=5), "of a test")
    session = ArenaSession(of, tmp_path / "log.jsonl", Seating(tmp_path, deadlines=PATIENT))
    before = {child.pid for child in psutil.Process().children(recursive=True)}
    events = heard(session)
    qtbot.waitUntil(lambda: bool(of_kind(events, Progress)) and len(workers(before)) == 1, timeout=20_000)
    began = time.process_time()
    session.close()
    assert not session.running
    assert time.process_time() - began < CLOSE_MS / 1000
    qtbot.waitUntil(lambda: not workers(before))
    assert not of_kind(events, RunFailed)


def workers(before: set[int]) -> list[psutil.Process]:
    """The processes that were started since."""
    return [
        child
        for child in psutil.Process().children(recursive=True)
        if child.pid not in before and child.status() != psutil.STATUS_ZOMBIE
    ]


def test_an_agent_that_throws_is_told_of_and_harvests_nothing(qtbot, heard, tmp_path):
    of = arena_plan(scenario_of(tmp_path, {"throws": "def decide(obs, memory):\n    raise ValueError('no')\n"}), "test")
    events = heard(ArenaSession(of, tmp_path / "log.jsonl", Seating(tmp_path, deadlines=PATIENT)))
    qtbot.waitUntil(lambda: bool(of_kind(events, Progress)) and of_kind(events, Progress)[-1].over, timeout=20_000)
    assert [(event.player, event.answer.reason) for event in of_kind(events, Faulted)] == [("throws", "exception")] * 2
    view = of_kind(events, Progress)[-1].view
    assert view.players["harvest"][:, view.names.index("throws")].tolist() == [0.0, 0.0]


def test_a_log_that_somebody_writes_is_followed_and_one_that_was_cut_is_shown_as_far_as_it_is_whole(
    qtbot, heard, tmp_path
):
    path = tmp_path / "log.jsonl"
    records = logged(path, 10, tail=b'{"kind":"turn","tu')
    events = heard(LogSession(path))
    qtbot.waitUntil(lambda: turns(events) == 10)
    last = of_kind(events, Progress)[-1]
    assert last.cut == "the last line is cut after 18 bytes"
    assert (last.over, last.growing) == (False, False)
    logged(path, 12)
    qtbot.waitUntil(lambda: turns(events) == 12)
    assert of_kind(events, Progress)[-1].cut is None
    assert of_kind(events, Progress)[-1].growing
    assert len(records) == 10


def test_a_log_that_breaks_off_in_the_middle_is_an_error_in_words_and_what_stands_before_stays(qtbot, heard, tmp_path):
    path = tmp_path / "log.jsonl"
    logged(path, 10, tail=b'{"kind":"turn"}\n{"kind":"turn"}\n')
    events = heard(LogSession(path))
    qtbot.waitUntil(lambda: bool(of_kind(events, RunFailed)))
    error = of_kind(events, RunFailed)[0].error
    assert "line 12" in error.where
    assert error.remedy


def test_a_disk_that_takes_no_log_is_an_error_in_words(qtbot, heard, tmp_path):
    (tmp_path / "file").touch()
    events = heard(ArenaSession(plan(), tmp_path / "file" / "log.jsonl", Seating(tmp_path)))
    qtbot.waitUntil(lambda: bool(of_kind(events, RunFailed)))
    assert "log" in of_kind(events, RunFailed)[0].error.what


def test_ten_thousand_players_are_told_of_in_quartiles(qtbot, heard, tmp_path):
    of = plan({**LOGISTIC, "K": 1e6, "initial": 5e5}, fixed(1.0, 10_000), turns=3)
    session = ArenaSession(of, tmp_path / "log.jsonl", Seating(tmp_path))
    events = heard(session)
    qtbot.waitUntil(lambda: bool(of_kind(events, Progress)) and of_kind(events, Progress)[-1].over, timeout=30_000)
    view = of_kind(events, Progress)[-1].view
    assert view.names == ()
    assert view.players == {}
    assert view.spreads["harvest"].tolist() == [[1.0] * 5] * 3


def test_many_turns_a_second_are_told_of_ten_times_a_second_and_the_last_of_them_always(qtbot, heard, tmp_path):
    events = heard(ArenaSession(plan(turns=400), tmp_path / "log.jsonl", Seating(tmp_path)))
    qtbot.waitUntil(lambda: bool(of_kind(events, Progress)) and of_kind(events, Progress)[-1].over)
    assert turns(events) == 400
    assert len(of_kind(events, Progress)) < 200
