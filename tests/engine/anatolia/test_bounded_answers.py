"""What a match keeps of an answer is bounded, and plays the same: a bot's megabytes stand in no saved game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.game import Game
from engine.anatolia.replay import verify
from helpers.asking import BOARD, play
from helpers.bots import write_bot
from helpers.games import small_board

LONG = {
    "one unit's order, over and over": "[{'unit': 'G', 'type': 'hold'}] * 20_000",
    "a place without an end": "[{'unit': 'G', 'type': 'move', 'dest': 'x' * 4_000_000}]",
    "a support without an end": "[{'unit': 'G', 'type': 'support', 'target': 'x' * 2**22, 'targetDest': 'y' * 2**21}]",
    "foreign units": "[{'unit': 'M', 'type': 'hold'}] * 20_000",
    "keys that nobody reads": "[{'unit': 'G', 'type': 'hold', 'note': 'x' * 4_000_000}]",
}


@pytest.mark.thinned(2)
@pytest.mark.parametrize("name", LONG)
def test_a_record_keeps_little_of_a_long_answer(name: str, tmp_path: Path) -> None:
    played = play({"Lydia": write_bot(tmp_path, f"def orders(state):\n    return {LONG[name]}\n")})
    assert {reason for *_, reason in played.told} == {"missing"}
    assert len(played.record.text()) < 40_000
    assert verify(played.record) is None


def test_what_is_kept_of_orders_plays_as_all_of_them_would() -> None:
    """Two orders for a unit are as good as many (R4), and a place that is on no board is as good as any other such."""
    board = small_board()
    rng = random.Random(4)
    for _ in range(200):
        game = Game.create(board, setup={"phase": "orders"})
        payload = orders_at_random(game, rng)
        kept = game.cleaned("Red", payload)
        assert len(kept) <= 2 * len(game.legal_orders("Red"))
        outcomes = []
        for orders in (payload, kept):
            played = Game.create(board, setup={"phase": "orders"})
            assert played.submit("Red", orders)["ok"]
            played.advance()
            outcomes.append(played.digest())
        assert outcomes[0] == outcomes[1]
        assert game.cleaned("Red", kept) == kept


def orders_at_random(game: Game, rng: random.Random) -> list[dict[str, Any]]:
    """Legal orders, some of them many times, some to places that there are not."""
    choices = [order.to_json() for options in game.legal_orders("Red").values() for order in options]
    choices += [{"unit": "R1", "type": "move", "dest": "nowhere" * rng.choice((1, 20))}, {"unit": "Z", "type": "hold"}]
    return [rng.choice(choices) for _ in range(rng.randrange(6))]


def test_the_places_of_every_board_are_kept_whole() -> None:
    assert max(len(province.id) for province in BOARD.provinces) == 1
    game = Game.create(BOARD, setup={"phase": "orders"})
    orders = [options[-1].to_json() for options in game.legal_orders("Cilicia").values()]
    assert game.cleaned("Cilicia", orders) == orders
