"""`contract: Commons`: arenas and worlds run and replayed as a person does it, on a terminal and off it."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import jsonschema
import pytest

from engine.resources import ASSETS
from engine.schemas import schema_of
from helpers.bots import lives
from helpers.pasted import example_of
from helpers.terminal import on_a_terminal

pytestmark = pytest.mark.sampled(3)

FISHERY = "doubling-fishery"
SHIPPED = {"arena": 7, "world": 4}
SLOW = """
import os, time

def decide(obs, memory):
    print(os.getpid())
    time.sleep(0.05)
    return {"harvest": obs["turn"] % 3, "memory": (memory or 0) + 1}
"""


@pytest.fixture
def slow(tmp_path) -> Path:
    """A scenario that takes a while: an agent that sleeps through a part of each turn."""
    (tmp_path / "slow.py").write_text(SLOW, encoding="utf-8")
    players = [{"id": "s", "agent": "slow.py"}, {"id": "t", "strategy": "random", "low": 0, "high": 3}]
    source = {"engine": {"type": "logistic", "r": 0.5, "K": 1000}, "turns": 40, "players": players}
    path = tmp_path / "slow.json"
    path.write_text(json.dumps(source), encoding="utf-8")
    return path


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def wait_for_lines(path: Path, count: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while lines_of(path) < count:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end, f"{lines_of(path)} lines in a minute"
        time.sleep(0.01)


# Scenarios ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", SHIPPED)
def test_the_shipped_scenarios_are_listed_with_what_each_shows_and_can_be_had_as_a_file(concord, kind):
    listed = concord(kind, "scenarios")
    assert (listed.status, listed.err) == (0, "")
    names = [line.partition(": ")[0] for line in listed.out.splitlines()]
    assert len(names) == SHIPPED[kind]
    assert all(line.endswith(".") for line in listed.out.splitlines())
    for name in names:
        shown = concord(kind, "scenarios", name).out
        assert shown == (ASSETS / "scenarios" / "commons" / f"{name}.json").read_text("utf-8")


def test_a_name_that_is_none_is_refused_with_the_names_that_are(concord):
    for args in (("arena", "run", "fishery"), ("arena", "scenarios", "fishery")):
        assert FISHERY in concord(*args).refused()
    assert "use 'concord world'" in concord("arena", "run", "treaty-cap-8").refused()
    assert "use 'concord arena'" in concord("world", "run", FISHERY).refused()


# Running ------------------------------------------------------------------------------------------------------------


def test_a_run_prints_its_last_metrics_as_json_and_keeps_a_record_a_line(concord, tmp_path):
    ran = concord("arena", "run", FISHERY, "--log", "log.jsonl")
    assert (ran.status, ran.err) == (0, "")
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert ran.lines == [lines[-1]["metrics"]]
    assert len(lines) == 5, "a header and the four months of 5 x 11"
    jsonschema.validate(ran.lines[0], schema_of("arena-metrics"), jsonschema.Draft202012Validator)


def test_seed_turns_and_any_value_can_be_given_in_place_of_the_scenarios(concord, tmp_path):
    told = ("--seed", 5, "--turns", 3, "--set", "players[0].amount=9", "--set", "title=Mine", "--log", "log.jsonl")
    assert concord("arena", "run", FISHERY, *told).status == 0
    head, *turns = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert head["seed"] == 5
    assert (head["scenario"]["players"][0]["amount"], head["scenario"]["title"]) == (9, "Mine")
    assert [turn["harvest"] for turn in turns] == [45.0] * 3
    ran = concord("world", "run", "treaty-cap-8", "--set", "arenas[0].players[0].amount=0", "--set", "rounds=2")
    assert (ran.lines[0]["round"], ran.lines[0]["arenas"][0]["wealth"]) == (2, 0.0)


@pytest.mark.parametrize(
    ("value", "what"),
    [
        ("engine.r.x=1", "no such place: engine.r.x"),
        ("players[7].amount=1", r"no such place: players[7].amount"),
        ("engine", "this sets nothing: engine"),
        ("engine.K=NaN", "is no JSON number"),
        ("engine.K=much", "engine.K"),
        ("engine.size=3", "engine.size: unknown key"),
    ],
)
def test_a_value_that_has_no_place_or_does_not_belong_there_is_refused(concord, value, what):
    assert what in concord("arena", "run", FISHERY, "--set", value).refused()


def test_the_same_run_in_another_process_gives_the_same_log(concord, program, tmp_path):
    assert concord("arena", "run", "broken-and-punished", "--log", "here.jsonl").status == 0
    assert program("arena", "run", "broken-and-punished", "--log", "there.jsonl").status == 0
    assert (tmp_path / "here.jsonl").read_bytes() == (tmp_path / "there.jsonl").read_bytes()


def test_a_log_that_is_there_is_not_written_over_and_a_resume_needs_one(concord, tmp_path):
    (tmp_path / "log.jsonl").write_text("mine\n", encoding="utf-8")
    assert "--resume" in concord("arena", "run", FISHERY, "--log", "log.jsonl").refused()
    assert "no entry of a log" in concord("arena", "run", FISHERY, "--log", "log.jsonl", "--resume").refused()
    assert (tmp_path / "log.jsonl").read_text("utf-8") == "mine\n"
    assert "--log" in concord("arena", "run", FISHERY, "--resume").refused()


@pytest.mark.parametrize("kept", [0, 20, 1500, -1])
def test_a_cut_log_goes_on_to_the_same_bytes(concord, tmp_path, kept):
    log = tmp_path / "log.jsonl"
    whole = concord("arena", "run", FISHERY, "--log", log)
    data = log.read_bytes()
    log.write_bytes(data[:kept])
    ran = concord("arena", "run", FISHERY, "--log", log, "--resume")
    assert (ran.status, ran.out, log.read_bytes()) == (0, whole.out, data)
    assert ("the last line is cut" in ran.err) == (kept not in (0, 20))
    again = concord("arena", "run", FISHERY, "--log", log, "--resume")
    assert (again.out, log.read_bytes()) == (whole.out, data), "a run that is over stays over"


def test_places_that_take_no_log_are_refused_and_a_full_disk_too(concord, tmp_path):
    (tmp_path / "file").touch()
    assert "cannot write the log" in concord("arena", "run", FISHERY, "--log", "file/log.jsonl").refused()
    assert "No space left" in concord("arena", "run", FISHERY, "--log", "/dev/full").refused()
    assert "cannot write the log" in concord("world", "run", "treaty-cap-8", "--log", "file").refused()


def test_what_surprises_in_a_scenario_is_noted(concord):
    ran = concord("arena", "run", "quota-lottery", "--set", "engine.r=2.6", "--turns", 1)
    assert ran.status == 0
    assert re.fullmatch(r"concord: note: .*r = 2.6 is past 2.*\n", ran.err)


def test_what_an_agent_does_wrong_is_noted_once_and_kept_for_its_author(concord, tmp_path):
    (tmp_path / "bad.py").write_text("def decide(obs, memory):\n    return obs['stok']\n", encoding="utf-8")
    source = {"engine": {"type": "doubling"}, "turns": 3, "players": [{"id": "b", "agent": "bad.py"}]}
    (tmp_path / "s.json").write_text(json.dumps(source), encoding="utf-8")
    ran = concord("arena", "run", "s.json", "--agent-logs", "logs")
    assert (ran.status, ran.lines[0]["wealth"]) == (0, 0.0)
    told = (
        "agent b failed 3 times, first (decide: exception: KeyError: 'stok'); each time it harvested 0; see logs/b.log"
    )
    assert ran.err == f"concord: note: {told}\n"
    assert "bad.py" in (tmp_path / "logs" / "b.log").read_text("utf-8")


def test_an_agent_that_is_not_there_is_refused_and_leaves_no_log_behind(concord, tmp_path):
    players = [{"id": "b", "agent": "gone.py"}]
    arena = {"id": "a", "engine": {"type": "doubling"}, "players": players}
    (tmp_path / "s.json").write_text(json.dumps(arena), encoding="utf-8")
    (tmp_path / "w.json").write_text(json.dumps({"arenas": [arena]}), encoding="utf-8")
    assert "gone.py" in concord("arena", "run", "s.json", "--log", "log.jsonl").refused()
    assert "gone.py" in concord("world", "run", "w.json", "--log", "logs").refused()
    assert not {"log.jsonl", "logs"} & {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "this is not JSON"),
        ("[]", "the file"),
        ("{}", "engine: missing"),
        ('{"engine": {"type": "doubling", "K": -1}, "players": []}', "engine.K"),
        ('{"engine": {"type": "doubling"}, "players": [], "colour": 1}', "colour: unknown key"),
        ('{"engine": {"type": "doubling", "K": NaN}, "players": []}', "engine.K"),
        ('{"version": 2}', "newer than this program"),
        ('{"engine": {"type": "doubling"}, "players": [{"id": "p", "human": true}]}', "a person can't play here"),
    ],
)
def test_a_faulty_scenario_is_one_line_with_its_place(concord, tmp_path, text, what):
    (tmp_path / "s.json").write_text(text, encoding="utf-8")
    refused = concord("arena", "run", "s.json").refused()
    assert what in refused


# Replaying ----------------------------------------------------------------------------------------------------------


def test_a_replay_prints_pacts_wealth_and_metrics_and_verifies(concord, tmp_path):
    log = tmp_path / "log.jsonl"
    ran = concord("arena", "run", "broken-and-punished", "--log", log)
    replay = concord("arena", "replay", log)
    assert replay.lines[0]["metrics"] == ran.lines[0]
    assert set(replay.lines[0]) == {"turn", "stock", "wealth", "pacts", "metrics"}
    verified = concord("arena", "replay", log, "--verify")
    assert (verified.status, verified.out) == (0, f"{log}: 60 turns, all as recorded.\n")


def test_a_changed_log_is_noted_and_refused_when_verified_and_a_cut_one_is_noted(concord, tmp_path):
    log = tmp_path / "log.jsonl"
    concord("arena", "run", FISHERY, "--log", log)
    data = log.read_bytes()
    log.write_bytes(data.replace(b'"stock":90.0', b'"stock":91.0', 1))
    noted = concord("arena", "replay", log)
    assert noted.status == 0
    assert "note: the replay differs from the log: " in noted.err
    assert (
        "line 2, stock: 91.0 in the log, 90.0 from the engine" in concord("arena", "replay", log, "--verify").refused()
    )
    log.write_bytes(data[:-7])
    cut = concord("arena", "replay", log, "--verify")
    assert (cut.status, cut.out) == (0, f"{log}: 3 turns, all as recorded.\n")
    assert "the last line is cut" in cut.err


def test_a_world_prints_its_summary_keeps_its_logs_and_replays(concord, tmp_path):
    ran = concord("world", "run", "treaty-cap-8", "--log", "logs", "--set", "rounds=5")
    assert (ran.status, ran.err) == (0, "")
    jsonschema.validate(ran.lines[0], schema_of("world-summary"), jsonschema.Draft202012Validator)
    assert concord("world", "replay", "logs").lines == ran.lines
    assert concord("world", "replay", "logs", "--verify").out == "logs: 5 rounds, all as recorded.\n"
    assert "give another folder" in concord("world", "run", "treaty-cap-8", "--log", "logs").refused()
    (tmp_path / "logs" / "arena-a3.jsonl").unlink()
    assert "arena-a3.jsonl" in concord("world", "replay", "logs").refused()


def test_a_log_of_the_other_kind_is_refused(concord):
    concord("world", "run", "treaty-cap-8", "--log", "logs", "--set", "rounds=1")
    assert "no log of an arena" in concord("arena", "replay", "logs/world.jsonl").refused()
    assert concord("arena", "replay", "logs/arena-a0.jsonl").status == 0, "the log alone is that of an arena"


# On a terminal ------------------------------------------------------------------------------------------------------


def test_the_terminal_shows_stock_harvests_pacts_and_breaches(started):
    status, shown, out = on_a_terminal(started, "arena", "run", "broken-and-punished")
    assert status == 0
    assert json.loads(out)["survival_time"] == 60
    for words in ("A pact broken and punished", "60 of 60", r"stock +\d+\.\d+ of 100", r"harvest +\d", "1 active"):
        assert re.search(words, shown), words
    assert re.search(r"turn \d+: breaker harvested \d\.\d{3} > cap 2\.000", shown)
    assert re.search(r"player +asked +got +wealth", shown)
    assert "…" not in shown, "it fits 80 columns"


@pytest.mark.full
@pytest.mark.parametrize("command", [("arena", "run", "broken-and-punished"), ("world", "run", "treaty-cap-8")])
def test_the_terminal_shows_nothing_when_quiet(started, concord, command):
    assert on_a_terminal(started, *command, "--quiet") == (0, "", concord(*command).out)


@pytest.mark.full
def test_the_terminal_shows_the_arenas_of_a_world_and_breaches_of_treaties(started):
    status, shown, _ = on_a_terminal(started, "world", "run", "treaty-cap-8")
    assert status == 0
    assert "round 40 of 40; 1 treaty\r\n" in shown
    assert "round 40: a4 treaty_breach(cap_8: 10.000 > 8.000)" in shown
    assert "…" not in shown


# Interrupts: the damage is done for real ----------------------------------------------------------------------------


def worker_of(tmp_path: Path) -> int:
    return int((tmp_path / "logs" / "s.log").read_text("utf-8").split()[-1])


def wait_until_gone(pid: int) -> None:
    end = time.monotonic() + 30
    while lives(pid):
        assert time.monotonic() < end, f"process {pid} is still there"
        time.sleep(0.01)


def test_an_interrupt_is_status_130_leaves_no_process_and_says_how_to_go_on(started, slow, tmp_path):
    log = tmp_path / "log.jsonl"
    running = started("arena", "run", slow, "--log", log, "--agent-logs", "logs")
    wait_for_lines(log, 3, running)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, b"")
    assert re.search(rb"^concord: note: interrupted after turn \d+; --resume goes on with .*log\.jsonl\n$", err), err
    wait_until_gone(worker_of(tmp_path))


@pytest.mark.full
def test_a_run_that_was_interrupted_and_one_that_was_killed_go_on_to_the_same_bytes(started, program, slow, tmp_path):
    assert program("arena", "run", slow, "--log", "whole.jsonl").status == 0
    log = tmp_path / "log.jsonl"
    for lines, sent in ((8, signal.SIGINT), (20, signal.SIGKILL)):
        running = started("arena", "run", slow, "--log", log, "--agent-logs", "logs", "--resume")
        wait_for_lines(log, lines, running)
        running.send_signal(sent)
        running.communicate(timeout=60)
        assert lines_of(log) < 41
        wait_until_gone(worker_of(tmp_path))
    ran = program("arena", "run", slow, "--log", log, "--resume")
    assert (ran.status, ran.err) == (0, "")
    assert log.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


@pytest.mark.full
def test_a_world_that_is_interrupted_keeps_logs_that_replay(started, program, slow, tmp_path):
    arena = json.loads(slow.read_text("utf-8"))
    arenas = [{**arena, "id": "a"}, {**arena, "id": "b", "period": 2}]
    (tmp_path / "w.json").write_text(json.dumps({"rounds": 60, "arenas": arenas}), encoding="utf-8")
    running = started("world", "run", "w.json", "--log", "world", "--agent-logs", "logs")
    wait_for_lines(tmp_path / "world" / "world.jsonl", 4, running)
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert re.search(rb"interrupted after round \d+; the logs are in world\n$", err), err
    for name in ("a", "b"):
        wait_until_gone(int((tmp_path / "logs" / name / "s.log").read_text("utf-8").split()[-1]))
    assert program("world", "replay", "world", "--verify").status == 0


@pytest.mark.full
def test_a_report_is_one_page_beside_its_log_or_where_it_is_said_and_a_full_disk_leaves_none(
    concord, tmp_path, monkeypatch
):
    concord("arena", "run", FISHERY, "--log", "log.jsonl")
    log = tmp_path / "log.jsonl"
    log.write_bytes(log.read_bytes()[:-9])
    ran = concord("arena", "report", "log.jsonl")
    assert (ran.status, ran.out) == (0, "log.html\n")
    assert "the last line is cut" in ran.err
    assert concord("arena", "report", "log.jsonl", "--out", "mine.html").out == "mine.html\n"
    assert (tmp_path / "mine.html").read_bytes() == (tmp_path / "log.html").read_bytes()
    assert (tmp_path / "mine.html").read_text("utf-8").count("<svg") == 4
    assert "cannot" in concord("arena", "report", "none.jsonl").refused()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    assert "No space left" in concord("arena", "report", "log.jsonl", "--out", "new.html").refused()
    assert not list(tmp_path.glob("*new*"))


# Help ---------------------------------------------------------------------------------------------------------------


COMMANDS = [
    ("arena",), ("arena", "scenarios"), ("arena", "run"), ("arena", "sweep"), ("arena", "report"),
    ("arena", "replay"), ("world",), ("world", "scenarios"), ("world", "run"), ("world", "replay"),
]  # fmt: skip


@pytest.mark.thinned(9)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_the_example_of_each_help_page_works_when_pasted(concord, command, pasted):
    example = example_of(concord(*command, "--help").out)
    assert f"concord {command[0]}" in example
    done = pasted(example)
    assert (done.status, done.err) == (0, "")
    assert done.out or ">" in example
