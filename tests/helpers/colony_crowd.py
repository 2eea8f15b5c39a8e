"""Colonies of any size, all as dense: a valley of 24 x 16 hexes for a dozen people, and as many such side by side."""

from __future__ import annotations

from typing import Any

from engine.colony.scenario import Scenario, parse_scenario

VALLEY = [
    "TTTT......^^^......TTTTT",
    "TTT........^^.......TTTT",
    "TT...................TTT",
    "T......................T",
    "..................~~....",
    ".................~~~~...",
    "................~~~~~...",
    ".................~~~~...",
    "..................~~....",
    "...^^...................",
    "..^^^^..............TT..",
    "...^^..............TTTT.",
    "...........TT.....TTTTT.",
    "..........TTTT.....TTT..",
    "T........TTTTTT.........",
    "TT........TTTT..........",
]
COLUMNS, ROWS = len(VALLEY[0]), len(VALLEY)
DOZEN = 12
TRAITS = ["steady", "generous", "proud", "tough", "careful", "loyal", "clumsy", "wary", "nervous", "glutton"]
SKILLS = ["cooking", "plants", "hauling", "medicine"]


def crowd(people: int = DOZEN, seed: int = 5, **more: Any) -> Scenario:
    """A scenario of so many people, a dozen or one more to a valley; default minds unless said otherwise."""
    valleys = max(1, people // DOZEN)
    across = next(side for side in range(int(valleys**0.5), 0, -1) if valleys % side == 0)
    down = valleys // across
    terrain = [row * across for _ in range(down) for row in VALLEY]
    pawns: list[dict[str, Any]] = []
    things: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for number in range(valleys):
        left, top = number % across * COLUMNS, number // across * ROWS
        things += _things(number, left, top)
        here = people // valleys + (number < people % valleys)
        pawns += [_pawn(len(pawns) + index, left + 4 + index, top + 9) for index in range(here)]
        events.append(
            {"kind": "fall", "id": f"fall-{number}", "at": 200 + number, "every": 480, "pawn": pawns[-1]["id"]}
        )
    whole = {"seed": seed, "terrain": terrain, "things": things, "pawns": pawns, "events": events, **more}
    return parse_scenario(whole)


def _pawn(number: int, column: int, row: int) -> dict[str, Any]:
    return {
        "id": f"p{number:03}",
        "name": f"Settler {number}",
        "at": [column, row],
        "traits": [TRAITS[number % 10], TRAITS[(number + 3) % 10]],
        "skills": {SKILLS[number % 4]: number % 21},
        "food": 0.5 + number % 5 / 10,
        "rest": 0.5 + number % 7 / 14,
    }


def _things(number: int, left: int, top: int) -> list[dict[str, Any]]:
    def at(kind: str, name: str, column: int, row: int, **more: Any) -> dict[str, Any]:
        return {"id": f"{name}-{number}", "kind": kind, "at": [left + column, top + row], **more}

    bushes = [(4, 7), (5, 12), (14, 3), (15, 11), (16, 13), (2, 4), (8, 2), (21, 9)]
    return [
        at("campfire", "fire", 9, 6, fuel=480),
        at("stockpile", "store", 10, 7, items={"wood": 20, "berries": 60, "herbs": 4}),
        at("stack", "logs", 13, 11, item="wood", count=60),
        at("stack", "twigs", 6, 5, item="wood", count=24),
        at("stack", "fruit", 15, 2, item="berries", count=30),
        *(at("bed", f"bed{index}", 5 + index, 4) for index in range(8)),
        *(at("bush", f"bush{index}", *place, berries=9) for index, place in enumerate(bushes)),
    ]
