"""`contract: concord arena sweep`, as a person runs it: what is printed, refusals, interrupts and kills."""

from __future__ import annotations

import json
import os
import re
import signal
import time

import pytest

from helpers.terminal import on_a_terminal

SPEC = """
scenario = "saved-by-a-cap"
turns = {turns}
seeds = {seeds}
processes = {processes}
[parameters]
"players[0].cap" = [1.5, 2.5]
"""


@pytest.fixture
def spec(tmp_path):
    """`spec(seeds)` writes one of twice so many runs."""

    def write(seeds=3, turns=3, processes=2):
        path = tmp_path / "mine.toml"
        path.write_text(SPEC.format(seeds=seeds, turns=turns, processes=processes), encoding="utf-8")
        return path

    return write


def runs_in(folder):
    """The numbers of the runs whose lines are whole."""
    lines = [line for path in (folder / "runs").glob("*.jsonl") for line in path.read_bytes().split(b"\n")[:-1]]
    return sorted(json.loads(line)["run"] for line in lines)


def wait_for_runs(folder, count, process):
    end = time.monotonic() + 60
    while len(runs_in(folder)) < count:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end, f"{len(runs_in(folder))} runs in a minute"
        time.sleep(0.01)


def report(folder):
    return {name: (folder / name).read_bytes() for name in ("runs.csv", "summary.json", "plots.svg")}


def test_a_sweep_says_what_it_did_and_where_it_is_and_goes_on(concord, spec, tmp_path, monkeypatch):
    monkeypatch.setattr("engine.commons.sweep.plots.plotted", lambda plan, cells: "<svg/>")  # it takes seconds
    ran = concord("arena", "sweep", spec(processes=1))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "6 runs (2 settings, 3 seeds each): mine-results/runs.csv, summary.json, plots.svg\n"
    assert (tmp_path / "mine-results" / "runs.csv").read_text("utf-8").count("\n") == 7
    other = concord("arena", "sweep", spec(4)).refused()
    assert "these results are of another sweep" in other


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("scenario = [", "no TOML"),
        ('scenario = "saved-by-a-cap"', "parameters"),
        ('scenario = "saved-by-a-cap"\nparameters = { "engine.r" = [0.5, -1] }', "engine.r = -1"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_run(concord, tmp_path, text, what):
    (tmp_path / "s.toml").write_text(text, encoding="utf-8")
    assert what in concord("arena", "sweep", "s.toml").refused()
    assert not (tmp_path / "s-results").exists()


@pytest.mark.full
def test_a_sweep_that_is_interrupted_and_then_killed_goes_on_to_the_same_report(started, program, spec, tmp_path):
    path = spec(60, 60)
    folder = tmp_path / "mine-results"
    running = started("arena", "sweep", path)
    wait_for_runs(folder, 10, running)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    kept = runs_in(folder)
    assert (running.returncode, out) == (130, b"")
    told = f"interrupted; {len(kept)} of 120 runs are kept in mine-results; run the same command to go on"
    assert err.decode() == f"concord: note: {told}\n"
    running = started("arena", "sweep", path)
    wait_for_runs(folder, len(kept) + 10, running)
    os.kill(running.pid, signal.SIGKILL)
    _, err = running.communicate(timeout=60)
    assert err.decode() == f"concord: note: going on: {len(kept)} of 120 runs were done before\n"
    assert len(kept) + 10 <= len(runs_in(folder)) < 120
    assert program("arena", "sweep", path).status == 0
    assert runs_in(folder) == list(range(120)), "each was done once"
    assert program("arena", "sweep", path, "--out", "whole").status == 0
    assert report(folder) == report(tmp_path / "whole")


@pytest.mark.full
def test_the_bar_shows_how_many_runs_are_done_and_the_time_that_is_left(started, spec):
    status, shown, _ = on_a_terminal(started, "arena", "sweep", spec(40, 60))
    assert status == 0
    assert re.search(r"Running .*\d+/80 (\d+ min )?\d+ s left", shown), shown
