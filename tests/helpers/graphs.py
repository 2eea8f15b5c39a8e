"""Positions on a board where every unit reaches every place, written as people write orders."""

from __future__ import annotations

from typing import Any

from engine.anatolia.board import Board, Unit, build_board

POWERS = ("Red", "Green", "Blue")


def complete_board(places: str = "abcdefghi") -> Board:
    """Land provinces that all touch each other."""
    return build_board(
        {
            "powers": list(POWERS),
            "provinces": [{"id": place, "type": "land", "sc": False, "home": None} for place in places],
            "adjacency": {place: [other for other in places if other != place] for place in places},
        }
    )


def position(**orders: str) -> tuple[tuple[Unit, ...], list[dict[str, Any]]]:
    """Units and orders by power: ``Red="a-b, c S a-b, d S c, e H"``. A unit with ``?`` has no order."""
    units, entries = [], []
    for power, text in orders.items():
        for order in text.split(", "):
            units.append(Unit(power, "army", order[0]))
            if "?" not in order:
                entries.append(entry(order))
    return tuple(units), entries


def entry(text: str) -> dict[str, Any]:
    """One order."""
    at, rest = text[0], text[1:].strip()
    if rest == "H":
        return {"unit": at, "type": "hold"}
    if rest.startswith("-"):
        return {"unit": at, "type": "move", "dest": rest[1:]}
    target, _, dest = rest.removeprefix("S ").partition("-")
    return {"unit": at, "type": "support", "target": target, "targetDest": dest or "hold"}
