"""Games played at random and recorded as a match records them."""

from __future__ import annotations

import random
from typing import Any

from engine.anatolia.board import Board
from engine.anatolia.game import Game
from engine.anatolia.record import GameRecord
from helpers.games import random_payload

BOT = {"kind": "bot", "id": "house.random", "language": "python", "sha256": "0" * 64}


def record_game(
    seed: int, years: int, board: Board | None = None, setup: Any = None, phases: int | None = None
) -> tuple[Game, GameRecord]:
    """A game of random legal play, to its end or for so many phases, and its record."""
    game = Game.create(board, seed, years, setup)
    seats = {power: {"kind": "human"} if index == 0 else BOT for index, power in enumerate(game.board.powers)}
    record = GameRecord.new(game.board, seed, years, seats, setup)
    rng = random.Random(seed)
    while not game.finished() and (phases is None or len(record.phases) < phases):
        for power in game.asked():
            assert game.submit(power, random_payload(game, power, rng)) == {"ok": True}
        record.carry_out(game)
    return game, record
