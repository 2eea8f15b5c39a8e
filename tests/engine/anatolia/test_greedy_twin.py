"""`house.greedy` and its JavaScript twin make equal moves for the same seeds: whole records are compared."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import Power, shipped_board
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord
from engine.anatolia.seating import build_seats
from engine.resources import HOUSE_BOTS
from engine.rng import init_seed, worker_seed
from engine.seats.javascript_host import Script
from engine.seats.protocol import ORDERS, Call, Seat
from engine.seats.scripted import ScriptedSeat
from helpers.arena import Player
from helpers.bots import HELPER, run

POWERS = shipped_board().powers
OTHERS = ("house.random", "house.diplomat")


def specs_of(seed: int, twin: str) -> dict[Power, str]:
    """Six twins, and from then on three and others between them, each game seated another way."""
    seats = [twin, OTHERS[0], twin, OTHERS[seed % 2], twin, OTHERS[1]] if seed else [twin] * 6
    return {power: seats[(index + seed) % 6] for index, power in enumerate(POWERS)}


def python_answers(bot_id: str, seed: int, power: Power) -> Callable[[Call], Any]:
    player = Player(HOUSE_BOTS / f"{bot_id}.py", shipped_board(), seed, power)
    return lambda call: player.call(call.method, call.state)


def javascript_answers(bot_id: str, seed: int, power: Power) -> Callable[[Call], Any]:
    path = HOUSE_BOTS / f"{bot_id}.js"
    mixed = worker_seed(init_seed(seed, POWERS.index(power)))
    script = Script(str(path), HELPER, None, mixed, ORDERS.to_json())
    script.load(path.read_text("utf-8"))
    return lambda call: script.call(call.method, call.text)


def seated(specs: Mapping[Power, str], seed: int) -> dict[Power, Seat]:
    """These bots in this process: the same snapshots and streams as in workers, without the processes."""
    return {
        power: ScriptedSeat((javascript_answers if bot_id.endswith("-js") else python_answers)(bot_id, seed, power))
        for power, bot_id in specs.items()
    }


def played(seats: Mapping[Power, Seat], seed: int, years: int) -> Any:
    """The record of a whole match, without who sat where."""
    game = Game.create(None, seed, years)
    record = GameRecord.new(game.board, seed, years, {power: {"kind": "human"} for power in POWERS})
    run(Match(game, seats, record).run())
    phases = [json.loads(phase.line()) for phase in record.phases]
    assert [phase["fallbacks"] for phase in phases if phase["fallbacks"]] == []
    assert record.result is not None
    return [*phases, record.result]


def both(seed: int, years: int) -> list[Any]:
    return [played(seated(specs_of(seed, twin), seed), seed, years) for twin in ("house.greedy", "house.greedy-js")]


@pytest.mark.thinned(3)
@pytest.mark.parametrize("seed", range(6))
def test_the_twins_play_equal_games(seed: int) -> None:
    python, javascript = both(seed, years=2)
    assert python == javascript


@pytest.mark.full
@pytest.mark.parametrize("seed", range(20))
def test_the_twins_play_twenty_equal_games_of_twelve_years(seed: int) -> None:
    python, javascript = both(seed, years=12)
    assert python == javascript


@pytest.mark.full
def test_the_twins_play_equal_games_in_workers(tmp_path: Path) -> None:
    board = shipped_board()
    records = []
    for twin in ("house.greedy", "house.greedy-js"):
        seats, _ = build_seats(board, specs_of(3, twin), 3, [HOUSE_BOTS])
        records.append(played(seats, 3, 1))
    assert records[0] == records[1] == played(seated(specs_of(3, "house.greedy-js"), 3), 3, 1)
