"""`contract: concord tournament`, as a person runs it: tables, refusals, interrupts, a cluster that loses a machine."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import jsonschema
import pytest

from engine.resources import ASSETS
from engine.schemas import schema_of
from helpers.dask_cluster import cluster
from helpers.terminal import on_a_terminal

pytestmark = pytest.mark.sampled(3)

SPEC = 'entrants = ["house.hold", "house.random"]\nyears = 1\ngames = {games}\nprocesses = 2\n'
UNEQUAL = ("games.jsonl", "times.csv", ".lock", "records")
"""What holds clock readings, or lies in folders of its own."""


@pytest.fixture
def spec(tmp_path) -> Callable[..., Path]:
    """`spec(games)` writes one of that many games of one year."""

    def write(games: int = 4, more: str = "") -> Path:
        path = tmp_path / "cup.toml"
        path.write_text(SPEC.format(games=games) + more, encoding="utf-8")
        return path

    return write


@pytest.fixture
def started(root, tmp_path) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """`started(*args)` is ``concord tournament`` in a process (and session) of its own, ended with the test."""
    processes: list[subprocess.Popen[bytes]] = []

    def start(*args: object, stderr: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-m", "engine.cli", "tournament", *map(str, args)],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(root)},
            stdout=subprocess.PIPE,
            stderr=stderr,
            start_new_session=True,
        )
        processes.append(process)
        return process

    yield start
    for process in processes:
        if process.poll() is None:
            process.kill()
        process.communicate()


def games_in(folder: Path) -> list[int]:
    try:
        lines = (folder / "games.jsonl").read_bytes().split(b"\n")
    except FileNotFoundError:
        return []
    return [value["game"] for line in lines[1:-1] if "game" in (value := json.loads(line))]


def wait_for_games(folder: Path, count: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 120
    while len(games_in(folder)) < count:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end, f"{len(games_in(folder))} games in two minutes"
        time.sleep(0.02)


def report(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name not in UNEQUAL}


def test_a_tournament_prints_a_table_and_writes_its_files(concord, spec, tmp_path):
    ran = concord("tournament", spec(2))
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert " ".join(lines[0].split()) == "Entrant Games Wins 95 % Points A seat 95 % Rating Kept Centres Fallbacks"
    assert {line.split()[0] for line in lines[1:3]} == {"house.hold", "house.random"}
    assert re.search(
        r"^house\.random +2 +\d+ +\d+-\d+ % +\d\.\d\d +\d+\.\d % +\d+-\d+ % +\d+\.\d ± \d+\.\d ", ran.out, re.MULTILINE
    )
    assert "Wilson" in ran.out
    assert "openskill" in ran.out
    assert lines[-1] == "Tables and plots: cup-results/index.html"
    names = {path.name for path in (tmp_path / "cup-results").iterdir()}
    assert names == {
        *(".lock", "games.jsonl", "result.json", "plots.svg", "index.html", "standings.csv", "cross-table.csv"),
        *("powers.csv", "fallbacks.csv", "games.csv", "times.csv"),
    }


@pytest.mark.full
def test_every_line_of_its_results_file_has_the_form_of_its_schema(concord, spec, tmp_path):
    assert concord("tournament", spec(1)).status == 0
    assert concord("tournament", spec(2)).status == 0
    lines = (tmp_path / "cup-results" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    for line in lines:
        jsonschema.validate(json.loads(line), schema_of("tournament-line"), jsonschema.Draft202012Validator)


@pytest.mark.full
def test_games_and_out_stand_in_place_of_the_specs_and_the_default(concord, spec, tmp_path):
    ran = concord("tournament", spec(50), "--games", 3, "--out", tmp_path / "deep" / "er")
    assert ran.status == 0
    assert sorted(games_in(tmp_path / "deep" / "er")) == [1, 2, 3]
    assert (
        ran.err == "concord: note: with 3 games not every entrant plays each power equally often; 2 or 4 games would\n"
    )


@pytest.mark.full
def test_run_again_it_goes_on_and_says_so(concord, spec, tmp_path):
    concord("tournament", spec(2))
    ran = concord("tournament", spec(4))
    assert (ran.status, ran.err) == (0, "concord: note: going on: 2 of 4 games were played before\n")
    assert sorted(games_in(tmp_path / "cup-results")) == [1, 2, 3, 4]


@pytest.mark.full
def test_records_are_games_that_can_be_replayed(concord, spec, tmp_path):
    assert concord("tournament", spec(2, "records = true\n")).status == 0
    record = tmp_path / "cup-results" / "records" / "game-0002.json"
    assert concord("replay", record, "--verify").status == 0


REFUSALS = {
    "no file": (lambda path: path.unlink(), (), "cannot read the file"),
    "no TOML": (lambda path: path.write_text("entrants = [\n\n"), (), "no TOML"),
    "an unknown bot": (lambda path: path.write_text('entrants = ["house.nobody"]'), (), "no such bot"),
    "an entrant twice": (
        lambda path: path.write_text('entrants = ["house.hold", "house.hold"]'),
        (),
        "takes part twice",
    ),
    "zero games": (
        lambda path: path.write_text('entrants = ["house.hold"]\ngames = 0'),
        (),
        "greater than or equal to 1",
    ),
    "an executor that is none": (lambda path: None, ("--executor", "slurm"), "is no executor"),
}


@pytest.mark.parametrize(("change", "more", "says"), REFUSALS.values(), ids=REFUSALS)
def test_bad_input_is_one_line_and_nothing_is_played(concord, spec, tmp_path, change, more, says):
    path = spec(2)
    change(path)
    assert says in concord("tournament", path, *more).refused()
    assert not (tmp_path / "cup-results").exists()


def test_zero_games_on_the_command_line_is_a_wrong_command(concord, spec):
    assert "--games" in concord("tournament", spec(2), "--games", 0).refused(2)


@pytest.mark.full
def test_results_of_another_spec_are_refused_and_stay(concord, spec, tmp_path):
    concord("tournament", spec(2))
    before = (tmp_path / "cup-results" / "games.jsonl").read_bytes()
    path = spec(2)
    path.write_text(path.read_text().replace("years = 1", "years = 2"), encoding="utf-8")
    refused = concord("tournament", path).refused()
    assert "other years" in refused
    assert "games.jsonl" in refused
    assert (tmp_path / "cup-results" / "games.jsonl").read_bytes() == before


def test_a_scheduler_that_does_not_answer_is_said(concord, spec):
    refused = concord("tournament", spec(2), "--executor", "dask://127.0.0.1:9").refused()
    assert "no scheduler answers there" in refused


@pytest.mark.full
def test_the_example_of_the_help_works_when_pasted(concord, program, tmp_path, root):
    text = concord("tournament", "--help").out
    first, second = (line.strip() for line in text.split("Example:")[1].strip().splitlines()[:2])
    subprocess.run(first, shell=True, cwd=tmp_path, check=True)
    ran = program(*shlex.split(second)[1:])
    assert (ran.status, ran.err) == (0, "")
    assert len(games_in(tmp_path / "my-results")) == 2


@pytest.mark.full
def test_the_example_spec_works(program, tmp_path):
    ran = program("tournament", ASSETS / "examples" / "tournament.toml", "--games", 1, "--out", tmp_path / "out")
    assert ran.status == 0
    assert sorted(games_in(tmp_path / "out")) == [1]


# Interrupts: the damage is done for real


@pytest.mark.full
def test_an_interrupted_tournament_ends_with_130_keeps_its_games_and_goes_on(started, program, spec, tmp_path):
    path = spec(6)
    running = started(path)
    wait_for_games(tmp_path / "cup-results", 1, running)
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    kept = games_in(tmp_path / "cup-results")
    assert running.returncode == 130, err
    assert 1 <= len(kept) < 6
    told = (
        f"concord: note: interrupted; {len(kept)} of 6 games are kept in cup-results; run the same command to go on\n"
    )
    assert err.decode() == told
    assert program("tournament", path).status == 0
    assert sorted(games_in(tmp_path / "cup-results")) == list(range(1, 7))
    assert program("tournament", path, "--out", "whole").status == 0
    assert report(tmp_path / "cup-results") == report(tmp_path / "whole")


@pytest.mark.full
@pytest.mark.parametrize("cut", [0, pytest.param(40, marks=pytest.mark.full)])
def test_a_killed_tournament_goes_on_with_every_game_counted_once(started, program, spec, tmp_path, cut):
    """SIGKILL in the middle, and the last line cut as a crash of the machine would."""
    path = spec(4)
    running = started(path)
    wait_for_games(tmp_path / "cup-results", 2, running)
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    results = tmp_path / "cup-results" / "games.jsonl"
    os.truncate(results, results.stat().st_size - cut)
    ran = program("tournament", path)
    assert ran.status == 0
    assert sorted(games_in(tmp_path / "cup-results")) == list(range(1, 5))
    standings = (tmp_path / "cup-results" / "standings.csv").read_text(encoding="utf-8").splitlines()
    assert [line.split(",")[5:7] for line in standings[1:]] == [["4", "12"], ["4", "12"]]


@pytest.mark.full
def test_the_bar_shows_how_many_games_are_played_and_the_time_that_is_left(started, spec):
    """On a terminal; elsewhere stderr is quiet."""
    status, text, _ = on_a_terminal(started, spec(4))
    assert status == 0
    assert re.search(r"Playing .*\d/4 (\d+ min )?\d+ s left", text), text


# A cluster


@pytest.mark.full
def test_a_cluster_that_loses_a_machine_ends_with_every_game_counted_once(started, program, spec, tmp_path, root):
    path = spec(4)
    with cluster(tmp_path / "cluster", root) as dask:
        running = started(path, "--executor", f"dask://{dask.address}", "--out", "far")
        wait_for_games(tmp_path / "far", 1, running)
        dask.workers[0].kill()
        dask.workers[0].wait(30)
        left = 4 - len(games_in(tmp_path / "far"))
        _, err = running.communicate(timeout=300)
    assert running.returncode == 0, err
    assert left > 0, "the machine was lost after the last game"
    assert err == b""
    assert sorted(games_in(tmp_path / "far")) == list(range(1, 5))
    assert program("tournament", path, "--out", "here").status == 0
    assert report(tmp_path / "far") == report(tmp_path / "here")


@pytest.mark.full
def test_a_cluster_that_is_lost_ends_with_what_was_played_kept(started, program, spec, tmp_path, root):
    path = spec(40)
    with cluster(tmp_path / "cluster", root, workers=1) as dask:
        running = started(path, "--executor", f"dask://{dask.address}", "--out", "far")
        wait_for_games(tmp_path / "far", 1, running)
        dask.scheduler.kill()
        dask.scheduler.wait(30)
        _, err = running.communicate(timeout=300)
    assert running.returncode == 1
    assert err.decode().startswith("concord: error: the cluster's scheduler is lost: --executor dask://")
    assert err.count(b"\n") == 1, err
    kept = games_in(tmp_path / "far")
    assert 1 <= len(kept) < 40
    assert program("tournament", path, "--out", "far", "--games", max(kept) + 1).status == 0
    assert sorted(games_in(tmp_path / "far")) == list(range(1, max(kept) + 2))
