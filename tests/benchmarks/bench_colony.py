"""How fast a colony lives by itself: no minds, no offers, no store (`issue 6: Speed`).

24 x 16 hexes, a day of 1,440 ticks; the goal of the whole, with store and scripted minds, is 2,000 ticks a second for
12 colonists, so the simulation alone is given half of that time. Nothing may grow faster than the colony; a head is
allowed a fifth more among 200 than among 12, as the processor's caches do not grow. For 200 there are more beds and
goods.
"""

from __future__ import annotations

import random
from typing import Any

from engine.colony.beginning import begin
from engine.colony.saved import digest
from engine.colony.scenario import Scenario, parse_scenario
from engine.colony.simulation import step
from helpers.bench import Row, below, interleaved

DAY = 1440
COLUMNS, ROWS = 24, 16


def run() -> list[Row]:
    """Microseconds a tick, with and without its digest; and how much more 200 colonists take a head than 12."""
    small, large = _scenario(12), _scenario(200)
    best = interleaved(
        lambda: _live(small, False),
        lambda: _live(small, True),
        lambda: _live(large, False),
        lambda: _live(large, True),
        rounds=5,
    )
    each = [seconds / DAY * 1e6 for seconds in best]
    return [
        below("a tick of 12 colonists", each[0], 250, "us"),
        below("a tick of 12 colonists and its digest", each[1], 350, "us"),
        below("a tick of 200 colonists, over 200/12 ticks of 12", each[2] / each[0] / (200 / 12), 1.2, "x"),
        below("the same, with digests", each[3] / each[1] / (200 / 12), 1.2, "x"),
    ]


def _live(scenario: Scenario, digests: bool) -> None:
    colony = begin(scenario)
    for _ in range(DAY):
        step(colony)
        if digests:
            digest(colony)
    assert any(pawn.able for pawn in colony.pawns.values())


def _scenario(colonists: int) -> Scenario:
    rng = random.Random(5)
    terrain = ["".join(rng.choices(".^~T", (70, 6, 6, 18), k=COLUMNS)) for _ in range(ROWS)]
    land = [(col, row) for row in range(ROWS) for col in range(COLUMNS) if terrain[row][col] == "."]
    rng.shuffle(land)
    times = max(1, colonists // 12)
    things: list[dict[str, Any]] = [
        {"id": "fire", "kind": "campfire", "fuel": 600},
        {"id": "store", "kind": "stockpile", "items": {"wood": 40 * times, "berries": 60 * colonists}},
        *({"id": f"bush{number}", "kind": "bush", "berries": 8} for number in range(10)),
        *({"id": f"bed{number}", "kind": "bed"} for number in range(min(colonists, 150))),
    ]
    for thing in things:
        thing["at"] = list(land.pop())
    pawns = [
        {
            "id": f"p{number:03}",
            "name": f"P{number}",
            "at": list(rng.choice(land)),
            "food": rng.uniform(0.3, 1.0),
            "rest": rng.uniform(0.3, 1.0),
        }
        for number in range(colonists)
    ]
    habits = {"enoughBerries": 24 * times, "enoughWood": 24 * times}
    return parse_scenario({"terrain": terrain, "things": things, "pawns": pawns, "rules": {"habits": habits}})
