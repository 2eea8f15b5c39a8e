"""Going on after a break: the same match as if nothing had happened, in each of the five phases (`anatolia: Bots`)."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.events import Diverged, FellBack, Finished, MatchEvent, SeatChanged
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord
from engine.anatolia.rehearsal import Rehearsal
from engine.anatolia.replay import verify
from engine.anatolia.resume import new_match, resume_match
from engine.anatolia.seating import seat_record
from engine.errors import BotError, FileError, RecordError
from engine.resources import ROOT
from engine.seats.protocol import Answer, Call
from engine.seats.scripted import GoneSeat, ScriptedSeat
from helpers.bots import FOLDER, data_bot, lives, run, until, write_bot

pytestmark = pytest.mark.sampled(2)

POWERS = shipped_board().powers
SEED = 4
REMEMBERS = str(FOLDER / "remembers.py")
BOTS = (REMEMBERS, "house.diplomat", REMEMBERS, "house.greedy", REMEMBERS, "house.random")
YEARS = 2
PHASES = {"negotiate-propose": 2, "negotiate-answer": 2, "orders": 2, "retreats": 2, "builds": 1}
"""The phases, and from which year on each is interrupted: there are no builds after the last Autumn."""


@pytest.fixture(scope="module")
def uninterrupted() -> GameRecord:
    """The match that nobody interrupts."""
    match = new_match(dict(zip(POWERS, BOTS, strict=True)), seed=SEED, max_years=YEARS)
    run(match.run())
    assert match.record is not None
    return match.record


@pytest.mark.full
@pytest.mark.parametrize("phase", PHASES)
def test_after_a_kill_in_any_phase_the_match_goes_on_as_if_nothing_had_happened(
    phase: str, uninterrupted: GameRecord, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    script = ROOT / "tests" / "helpers" / "interrupted.py"
    killed = subprocess.run(
        [sys.executable, str(script), str(path), phase, str(PHASES[phase]), str(SEED), str(YEARS), *BOTS],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    workers = [int(pid) for pid in killed.stdout.split()]
    assert len(workers) == len(POWERS)
    run(until(lambda: not any(map(lives, workers))))

    before = GameRecord.load(path)
    assert 0 < len(before.phases) < len(uninterrupted.phases)
    assert uninterrupted.phases[len(before.phases)].phase == phase
    events: list[MatchEvent] = []
    match = resume_match(path, observe=events.append)
    assert match.game.phase == phase
    run(match.run())
    after = GameRecord.load(path)
    assert after.phases == uninterrupted.phases
    assert after.result == uninterrupted.result
    assert not any(isinstance(event, Diverged | FellBack) for event in events)
    assert verify(after) is None


def saved(tmp_path: Path, specs: Mapping[str, str], years: int = 1) -> Path:
    """A whole match of these bots, its last phases cut off: it stands in the orders of its last Autumn."""
    path = tmp_path / "game.json"
    run(new_match(specs, max_years=years, path=path).run())
    data = json.loads(path.read_text(encoding="utf-8"))
    while data["phases"][-1]["phase"] != "negotiate-answer":
        data["phases"].pop()
    data["result"] = None
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def holding(**bots: str) -> dict[str, str]:
    return {power: bots.get(power, "house.hold") for power in POWERS}


def test_a_worker_that_was_gone_stays_gone_without_a_word(tmp_path: Path) -> None:
    path = saved(tmp_path, holding(Lydia=str(FOLDER / "exits.py"), Caria=str(FOLDER / "syntax-error.py")))
    events: list[MatchEvent] = []
    match = resume_match(path, observe=events.append)
    assert isinstance(match.seats["Lydia"], GoneSeat)
    assert isinstance(match.seats["Caria"], GoneSeat)
    run(match.run())
    assert not any(isinstance(event, Diverged | FellBack) for event in events)
    lights = [event.light for event in events if isinstance(event, SeatChanged) and event.power == "Lydia"]
    assert any(light.state == "fell-back" and light.gone and light.reason is None for light in lights)


@pytest.mark.full
def test_a_missing_method_is_not_said_again(tmp_path: Path) -> None:
    path = saved(tmp_path, holding(Lydia=str(FOLDER / "orders-only.py")))
    events: list[MatchEvent] = []
    run(resume_match(path, observe=events.append).run())
    assert not any(isinstance(event, Diverged | FellBack) for event in events)


def test_a_bot_that_answers_otherwise_diverges_and_the_record_stands(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, "def orders(state):\n    return [{'unit': 'G', 'type': 'hold'}]\n", "changed")
    path = saved(tmp_path, holding(Lydia=str(bot.path)))
    recorded = GameRecord.load(path).phases
    bot.path.write_text("def orders(state):\n    return []\n", encoding="utf-8")
    events: list[MatchEvent] = []
    match = resume_match(path, observe=events.append)
    run(match.run())
    assert [event.to_json() for event in events if isinstance(event, Diverged)] == [
        {
            "type": "bot-diverged",
            "year": 1,
            "season": "Spring",
            "phase": "orders",
            "power": "Lydia",
            "method": "orders",
        }
    ]
    assert match.record is not None
    assert match.record.phases[: len(recorded)] == recorded
    assert match.record.phases[len(recorded)].submissions["Lydia"] == []


@pytest.mark.full
def test_a_worker_that_ends_in_the_rehearsal_is_a_fallback_of_the_open_phase_and_then_gone(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, "def orders(state):\n    return []\n", "changed")
    path = saved(tmp_path, holding(Lydia=str(bot.path)))
    bot.path.write_text("import os\ndef orders(state):\n    os._exit(1)\n", encoding="utf-8")
    events: list[MatchEvent] = []
    match = resume_match(path, observe=events.append)
    run(match.run())
    assert sum(isinstance(event, Diverged) for event in events) == 1
    told = [event for event in events if isinstance(event, FellBack)]
    assert [(e.season, e.phase, e.power, e.method, e.reason) for e in told] == [
        ("Autumn", "orders", "Lydia", "orders", "crash")
    ]
    assert Rehearsal(GameRecord.load(path)).gone() == {"Lydia"}


@pytest.mark.full
def test_a_bot_that_no_longer_loads_says_so_once(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, "def orders(state):\n    return []\n", "changed")
    path = saved(tmp_path, holding(Lydia=str(bot.path)))
    bot.path.write_text("def orders(", encoding="utf-8")
    events: list[MatchEvent] = []
    run(resume_match(path, observe=events.append).run())
    told = [(event.method, event.reason) for event in events if isinstance(event, FellBack)]
    assert told == [("init", "load-error")]


def test_a_bot_that_is_no_longer_there_is_named_and_nothing_is_changed(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, "def orders(state):\n    return []\n", "vanished")
    path = saved(tmp_path, holding(Lydia=str(bot.path)))
    text = path.read_text(encoding="utf-8")
    bot.path.unlink()
    with pytest.raises(BotError, match=r"no such bot: seat Lydia, vanished: put the bot's file back"):
        resume_match(path)
    assert path.read_text(encoding="utf-8") == text


def test_a_cut_file_an_altered_file_and_no_file_are_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, holding())
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(RecordError, match="cut or damaged"):
        resume_match(path)
    data = json.loads(text)
    data["phases"][2]["digest"] = "0" * 64
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(RecordError, match="the replay differs"):
        resume_match(path)
    with pytest.raises(FileError):
        resume_match(tmp_path / "nothing.json")


def test_a_finished_match_starts_no_worker_and_says_its_result(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    bot = write_bot(tmp_path, "def orders(state):\n    return []\n", "vanished")
    result = run(new_match(holding(Lydia=str(bot.path)), max_years=1, path=path).run())
    bot.path.unlink()
    events: list[MatchEvent] = []
    match = resume_match(path, observe=events.append)
    assert run(match.run()) == result
    assert [type(event) for event in events] == [Finished]
    assert all(isinstance(seat, GoneSeat) for seat in match.seats.values())


def test_a_game_that_does_not_say_who_plays_a_power_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, holding())
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["seats"]["Lydia"]
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(RecordError, match=r"who plays Lydia: seats\.Lydia"):
        resume_match(path)


def test_all_seats_rehearse_a_phase_at_once() -> None:
    record = GameRecord.new(shipped_board(), 0, 1, {power: seat_record(data_bot("fine")) for power in POWERS})
    game = record.begin()

    async def scenario() -> None:
        first = Match(game, {power: ScriptedSeat(quiet) for power in POWERS}, record)
        await first.run()
        barrier = asyncio.Barrier(len(POWERS))

        async def together(call: Call) -> Any:
            async with asyncio.timeout(10):
                await barrier.wait()
            return quiet(call)

        seats = {power: ScriptedSeat(together) for power in POWERS}
        assert await Rehearsal(record).run(seats, pytest.fail) == []
        assert [call.method for call in seats["Lydia"].calls] == ["propose", "answer", "orders"] * 2

    run(scenario())


def test_a_rehearsal_says_what_differs_and_only_that() -> None:
    record = GameRecord.new(shipped_board(), 0, 1, {power: seat_record(data_bot("fine")) for power in POWERS})

    def first(call: Call) -> Any:
        return Answer(reason="exception") if call.method == "orders" else quiet(call)

    def second(call: Call) -> Any:
        return Answer(reason="invalid") if call.method == "orders" else quiet(call)

    def seats_with(script: Any) -> dict[str, ScriptedSeat]:
        return {power: ScriptedSeat(script if power == "Lydia" else quiet) for power in POWERS}

    async def told(script: Any) -> list[tuple[str, str, str]]:
        events: list[Diverged] = []
        await Rehearsal(record).run(seats_with(script), events.append)
        return [(event.season, event.power, event.method) for event in events]

    async def scenario() -> None:
        await Match(record.begin(), seats_with(first), record).run()
        both = [("Spring", "Lydia", "orders"), ("Autumn", "Lydia", "orders")]
        assert await told(first) == []
        assert await told(second) == both
        assert await told(quiet) == both

    run(scenario())


def quiet(call: Call) -> Any:
    return {} if call.method in ("answer", "retreats") else []
