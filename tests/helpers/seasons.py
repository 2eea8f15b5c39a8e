"""Seasons of the shipped board for the window's tests: what happens in each is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.anatolia.game import Game
from helpers import games


def army(power: str, at: str) -> dict[str, str]:
    return {"power": power, "type": "army", "at": at}


CLASH = [army("Lydia", "G"), army("Lydia", "D"), army("Caria", "L"), army("Caria", "H"), army("Phrygia", "M")]
"""Caria's army in L can dislodge Lydia's in G, with the support of H; D and M have other things to do."""
CLASH_ORDERS = {
    "Lydia": [games.orders("G H")[0], {"unit": "D", "type": "move", "dest": "E"}],
    "Caria": [
        {"unit": "L", "type": "move", "dest": "G"},
        {"unit": "H", "type": "support", "target": "L", "targetDest": "G"},
    ],
    "Phrygia": [{"unit": "M", "type": "move", "dest": "L"}],
}
PEACE = ("Caria", "Lydia", "peace", {})
"""Which the orders break: Caria's word, not Lydia's."""


def clash(deals: Sequence[tuple[str, str, str, Mapping[str, str]]] = (), season: str = "Spring") -> Game:
    """The clash, after its orders: retreats are due from G."""
    phase = "negotiate-propose" if deals else "orders"
    setup: dict[str, Any] = {"units": CLASH, "phase": phase, "year": 1, "season": season}
    game = Game.create(seed=1, max_years=2, setup=setup)
    if deals:
        games.deal(game, *deals)
    return games.play(game, **CLASH_ORDERS)
