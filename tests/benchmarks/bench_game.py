"""What one phase costs the engine: carrying it out, six snapshots as text, the digest and the position."""

from __future__ import annotations

import random
from typing import Any

from engine.anatolia.game import Game
from helpers.bench import Row, below, interleaved
from helpers.games import random_payload

GOAL_MS = 2.0


def run() -> list[Row]:
    script = scripted_game(seed=1)
    text, objects = interleaved(lambda: played(script, "bot_state_json"), lambda: played(script, "bot_state"))
    return [
        below("A phase in the engine, six snapshots as text", text / len(script) * 1000, GOAL_MS),
        below("A phase in the engine, six snapshots as objects", objects / len(script) * 1000, 2 * GOAL_MS),
    ]


def scripted_game(seed: int) -> list[dict[str, Any]]:
    """The submissions of a random twelve-year game, phase by phase."""
    rng = random.Random(seed)
    game = Game.create(seed=seed)
    script = []
    while not game.finished():
        for power in game.asked():
            game.submit(power, random_payload(game, power, rng))
        script.append(game.submissions())
        game.advance()
    return script


def played(script: list[dict[str, Any]], snapshot: str) -> None:
    game = Game.create(seed=1)
    for payloads in script:
        for power, payload in payloads.items():
            game.submit(power, payload)
        game.advance()
        for power in game.board.powers:
            getattr(game, snapshot)(power)
        game.digest()
        game.position()
