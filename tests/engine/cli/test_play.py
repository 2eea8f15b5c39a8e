"""`contract: concord play` and `concord replay`."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.anatolia.record import GameRecord
from engine.anatolia.replay import replay
from engine.cli.matches import event_json, seats_of
from helpers.leaks import child_processes

pytestmark = pytest.mark.sampled(4)

POWERS = ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia")
HOLD = "def orders(state):\n    return []\n"


def seats(bot: object, **others: object) -> list[str]:
    """Options that seat `bot` everywhere but at the powers named."""
    return [part for power in POWERS for part in ("--seat", f"{power}={others.get(power, bot)}")]


@pytest.fixture
def bot(tmp_path):
    """A bot's file that holds."""
    path = tmp_path / "mine" / "my.bot.py"
    path.parent.mkdir()
    path.write_text(HOLD, encoding="utf-8")
    return path


def test_the_result_is_printed_as_json(concord):
    ran = concord("play", *seats("house.hold"), "--years", 1)
    assert (ran.status, ran.err) == (0, "")
    [result] = ran.lines
    assert result["shared"] == list(POWERS)
    assert result["reason"] == "years"
    assert set(result) == {"winner", "shared", "reason", "year", "centres", "trust", "placements"}


@pytest.mark.full
def test_the_same_seed_gives_the_same_game_and_another_one_another(concord, tmp_path):
    games = []
    for name, seed in (("a", 7), ("b", 7), ("c", 8)):
        concord("play", *seats("house.random"), "--years", 1, "--seed", seed, "--out", tmp_path / name)
        games.append([phase.digest for phase in GameRecord.load(tmp_path / name).phases])
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_the_saved_game_holds_seats_seed_years_phases_and_result(saved_game, concord):
    record = GameRecord.load(saved_game)
    assert (record.seed, record.max_years) == (5, 1)
    assert {seat.kind for seat in record.seats.values()} == {"bot"}
    assert record.phases
    assert record.result == replay(record).result()
    assert concord("replay", saved_game).lines == [record.result]


def test_the_log_holds_one_event_a_line(concord, tmp_path, bot):
    bot.write_text("def orders(state):\n    raise ValueError('secret')\n", encoding="utf-8")
    log = tmp_path / "events.jsonl"
    assert concord("play", *seats("house.hold", Lydia=bot), "--years", 1, "--log", log).status == 0
    events = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert events[0]["type"] == "phase-began"
    assert events[-1]["type"] == "finished"
    fallbacks = [event for event in events if event["type"] == "bot-fallback"]
    assert {(event["power"], event["method"], event["reason"]) for event in fallbacks} >= {
        ("Lydia", "orders", "exception")
    }
    assert "secret" not in log.read_text(encoding="utf-8")
    assert all("ms" not in key.lower() for event in events for key in event)


def test_a_bot_is_a_file_if_it_looks_like_one(concord, bot):
    assert concord("play", *seats("house.hold", Lydia=bot), "--years", 1).status == 0
    assert concord("play", *seats("house.hold", Lydia="mine/my.bot.py"), "--years", 1).status == 0


def test_a_seat_that_is_not_named_gets_the_diplomat():
    from engine.anatolia.board import shipped_board

    assert set(seats_of(shipped_board(), ()).values()) == {"house.diplomat"}
    assert seats_of(shipped_board(), ("lydia=a=b",))["Lydia"] == "a=b"


@pytest.mark.parametrize(
    ("seat", "status", "says"),
    [
        ("Lydia", 2, "POWER=BOT"),
        ("=house.hold", 2, "POWER=BOT"),
        ("Lydia=", 2, "POWER=BOT"),
        ("Rome=house.hold", 1, "Rome"),
        ("Lydia=human", 1, "person"),
        ("Lydia=house.nobody", 1, "house.nobody"),
        ("Lydia=gone.py", 1, "gone.py"),
        ("Lydia=gone.js", 1, "no such file"),
        ("Lydia=some/gone", 1, "gone"),
        ("Lydia=~nobody-of-that-name/bot.py", 1, "no such file"),
        (f"Lydia={'a' * 300}.py", 1, "no such file"),
    ],
)
def test_a_seat_that_cannot_be_filled_is_refused(concord, seat, status, says):
    assert says in concord("play", "--years", 1, "--seat", seat).refused(status)


def test_two_seats_for_one_power_are_refused(concord):
    args = ("--seat", "Lydia=house.hold", "--seat", "lydia=house.hold")
    assert "two seats" in concord("play", *args).refused()


def test_a_refused_seat_leaves_the_files_as_they_were(concord, tmp_path):
    for name in ("game.json", "events.jsonl"):
        (tmp_path / name).write_text("precious", encoding="utf-8")
    args = ("--out", "game.json", "--log", "events.jsonl", "--seat", "Lydia=house.nobody")
    concord("play", *args).refused()
    assert {(tmp_path / name).read_text("utf-8") for name in ("game.json", "events.jsonl")} == {"precious"}


@pytest.mark.parametrize("option", ["--out", "--log"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(concord, tmp_path, option):
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = concord("play", *seats("house.hold"), "--years", 1, option, tmp_path / "file" / "inside")
    ran.refused()
    assert ran.out == ""


def test_a_log_that_can_not_be_written_to_ends_no_match_and_is_said(concord):
    ran = concord("play", *seats("house.hold"), "--years", 1, "--log", "/dev/full")
    assert "cannot write the events" in ran.refused()
    assert ran.lines[0]["reason"] == "years"


def test_a_game_and_its_events_do_not_go_to_one_file(concord, tmp_path):
    (tmp_path / "link").symlink_to("file")
    assert "one file" in concord("play", "--years", 1, "--out", "file", "--log", tmp_path / "link").refused()
    assert not (tmp_path / "file").exists()


def test_no_progress_is_shown_where_stderr_is_no_terminal(concord):
    assert concord("play", *seats("house.hold"), "--years", 1).err == ""


class Terminal(io.StringIO):
    """A stream that is a terminal. (A real one is not to be had everywhere: a bare container has none to give.)"""

    def isatty(self):
        return True


def test_progress_is_shown_on_a_terminal_and_the_result_alone_on_stdout(concord, monkeypatch):
    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr", terminal)
    ran = concord("play", *seats("house.hold"), "--years", 1)
    assert ran.status == 0
    assert "Starting the bots" in terminal.getvalue()
    assert "Year 1, Autumn: orders" in terminal.getvalue()
    assert len(ran.out.splitlines()) == 1
    assert json.loads(ran.out)["year"] == 1


@pytest.mark.thinned(3)
@pytest.mark.parametrize("times", [1, 2, 20])
def test_an_interrupt_is_130_and_leaves_no_worker_and_no_half_file(root, tmp_path, times):
    (tmp_path / "slow.py").write_text(
        "import time\ndef orders(state):\n    time.sleep(1)\n    return []\n", encoding="utf-8"
    )
    slow = [part for power in POWERS for part in ("--seat", f"{power}=slow.py")]
    args = ["play", *slow, "--years", "100", "--out", "game.json", "--log", "events.jsonl"]
    (tmp_path / "temporary").mkdir()
    env = {**os.environ, "PYTHONPATH": str(root), "TMPDIR": str(tmp_path / "temporary")}
    before = set(child_processes())
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL}
    process = subprocess.Popen([sys.executable, "-m", "engine.cli", *args], cwd=tmp_path, env=env, **pipes)
    with process:
        while b'"phase": "orders"' not in _read(tmp_path / "events.jsonl"):
            assert process.poll() is None, process.stderr.read()
        workers = _children_of(process.pid)
        for _ in range(times):  # of a person who presses it again and again
            process.send_signal(signal.SIGINT)
            time.sleep(0.001)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
    assert len(workers) == len(POWERS)
    assert not [pid for pid in workers if _alive(pid)]
    assert set(child_processes()) == before
    assert os.listdir(tmp_path / "temporary") == []
    assert sorted(os.listdir(tmp_path)) == ["events.jsonl", "game.json", "slow.py", "temporary"]
    assert GameRecord.load(tmp_path / "game.json").max_years == 100
    text = (tmp_path / "events.jsonl").read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert all(json.loads(line) for line in text.splitlines())


def _read(path):
    return path.read_bytes() if path.exists() else b""


def _stat(pid: int) -> list[str]:
    """The fields of a process after its name: state, parent, ... Empty once it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return []


def _children_of(pid: int) -> list[int]:
    everyone = [int(entry) for entry in os.listdir("/proc") if entry.isdigit()]
    return [other for other in everyone if _stat(other)[1:2] == [str(pid)]]


def _alive(pid: int) -> bool:
    return _stat(pid)[:1] not in ([], ["Z"])


# Replaying


def test_replay_verifies_a_game_that_is_as_recorded(saved_game, concord):
    ran = concord("replay", saved_game, "--verify")
    assert (ran.status, ran.err) == (0, "")
    assert "all as recorded" in ran.out


def test_verify_stops_at_the_first_difference(saved_game, concord):
    data = json.loads(saved_game.read_text(encoding="utf-8"))
    data["phases"][2]["digest"] = "0" * 64
    saved_game.write_text(json.dumps(data), encoding="utf-8")
    error = concord("replay", saved_game, "--verify").refused()
    phase = data["phases"][2]
    assert f"{phase['year']}:{phase['season']}:{phase['phase']}" in error


def test_at_prints_the_spectators_state_of_that_phase(saved_game, concord):
    [state] = concord("replay", saved_game, "--at", "1:autumn:ORDERS").lines
    assert (state["year"], state["season"], state["phase"]) == (1, "Autumn", "orders")
    assert not {"you", "inbox", "accepted", "limits"} & set(state)
    assert state == replay(GameRecord.load(saved_game), (1, "Autumn", "orders")).spectator_state()


@pytest.mark.parametrize("at", ["9:Spring:orders", "1:Autumn:builds", "0:Spring:orders"])
def test_a_phase_that_never_was_is_refused(saved_game, concord, at):
    assert "never comes to" in concord("replay", saved_game, "--at", at).refused()


@pytest.mark.parametrize(
    "at", ["", "1:Winter:orders", "1:Spring", "x:Spring:orders", "1:Spring:nap", "-1:Spring:orders"]
)
def test_a_text_that_names_no_phase_is_a_wrong_command_line(saved_game, concord, at):
    assert "names no phase" in concord("replay", saved_game, "--at", at).refused(2)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda text: text[: len(text) // 2], "cut"),
        (lambda text: text.replace('"version": 1', '"version": 2', 1), "newer"),
        (lambda text: "{}", "saved game"),
        (lambda text: "", "cut"),
        (lambda text: text.replace('"maxYears": 1', '"maxYears": "x"', 1), "maxYears"),
    ],
)
def test_a_damaged_game_is_one_error(saved_game, concord, damage, says):
    saved_game.write_text(damage(saved_game.read_text(encoding="utf-8")), encoding="utf-8")
    assert says in concord("replay", saved_game).refused()


def test_a_game_that_is_missing_is_one_error(concord):
    assert "gone.json" in concord("replay", "gone.json").refused()


def test_lights_and_saves_are_no_events_of_the_log():
    from engine.anatolia.events import Saved, SeatChanged, SeatLight

    assert event_json(Saved("x")) is None
    assert event_json(SeatChanged("Lydia", SeatLight("done", 3.0))) is None
