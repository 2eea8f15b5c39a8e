"""Killing the window's process in each of the five phases loses nothing: same phase, same draft, same continuation."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from concordui.match.journal import Journal
from engine.anatolia.board import shipped_board
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord
from engine.anatolia.seating import build_seats
from engine.seats.scripted import ScriptedSeat
from helpers.killed_window import PEOPLE, SEED, YEARS, policy, setup, specs

PHASES = ("negotiate-propose", "negotiate-answer", "orders", "retreats", "builds")


@pytest.fixture
def play(tmp_path: Path, root: Path):
    """Runs the window up to a phase (or to the end), kills it there, and gives what it told."""
    game = tmp_path / "game.json"
    processes = []

    def run(phase: str) -> list[dict]:
        process = subprocess.Popen(
            [sys.executable, "-m", "helpers.killed_window", str(tmp_path), str(game), phase],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"},
        )
        processes.append(process)
        told = []
        for line in process.stdout:
            if json.loads(line) == "ready":
                process.send_signal(signal.SIGKILL)
                break
            told.append(json.loads(line))
        _, errors = process.communicate(timeout=60)
        assert process.returncode == (0 if phase == "over" else -signal.SIGKILL), errors
        return told

    yield run
    for process in processes:
        process.kill()
        process.communicate()


def uninterrupted(folder: Path) -> GameRecord:
    """The same match without a window: the people's policy as scripts, the bots in their own processes."""
    board = shipped_board()
    bots = {power: spec if spec != "human" else "house.hold" for power, spec in specs(folder).items()}
    seats, records = build_seats(board, bots, SEED)
    for power in PEOPLE:
        seats[power], records[power] = ScriptedSeat(lambda call: policy(call.state)), {"kind": "human"}
    game = Game.create(board, SEED, YEARS, setup())
    match = Match(game, seats, GameRecord.new(board, SEED, YEARS, records, setup()))
    asyncio.run(match.run())
    return match.record


@pytest.mark.full
def test_a_window_killed_in_each_phase_goes_on_as_if_nothing_had_happened(play, tmp_path):
    wanted = uninterrupted(tmp_path)
    submitted = {phase.phase: phase.submissions for phase in reversed(wanted.phases)}
    before = None
    for phase in PHASES:
        told = play(phase)
        if before is not None:
            reopened = told[0]
            assert (reopened["phase"], reopened["power"]) == (before["phase"], before["power"])
            assert reopened["found"] == submitted[before["phase"]][before["power"]]
            assert reopened["found"]
            assert [turn["power"] for turn in told if turn["phase"] == before["phase"]] == [before["power"]]
        before = told[-1]
        assert before["phase"] == phase
    last = play("over")
    assert last[0]["found"] == submitted["builds"][before["power"]]
    record = GameRecord.load(tmp_path / "game.json")
    assert [phase.digest for phase in record.phases] == [phase.digest for phase in wanted.phases]
    assert [phase.fallbacks for phase in record.phases] == [phase.fallbacks for phase in wanted.phases]
    assert record.result == wanted.result
    assert not Journal(tmp_path / "game.json").path.exists()
