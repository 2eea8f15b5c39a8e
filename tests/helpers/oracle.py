"""The package ``diplomacy`` as an oracle and a peer: classic map, movement without convoys and without split coasts.

Import this inside a test or benchmark: only a developer's environment has the package. Its quirks stay in here: it
leaves a file open while it is imported, wants units as ``A PAR`` and orders without their unit, and says nothing
where a move succeeds.
"""

from __future__ import annotations

import random
import warnings
from pathlib import Path
from typing import Any

from engine.anatolia.board import Board, Unit, load_board
from engine.anatolia.orders import Hold, Move, Order, Support, legal_orders, parse_order
from helpers import positions

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from diplomacy.engine.game import Game

SPLIT_COASTS = ("BUL", "SPA", "STP")
_LETTER = {"army": "A", "fleet": "F"}
Position = tuple[tuple[Unit, ...], dict[str, Order]]


def classic_board() -> Board:
    return load_board(Path(__file__).parent.parent / "data" / "classic_board.json")


def random_position(rng: random.Random, board: Board, count: int) -> Position:
    """`count` units of any power on random places, each with a random legal order; no split coasts."""
    places = [place for place in board.adjacency if place not in SPLIT_COASTS]
    rng.shuffle(places)
    units = []
    for place in places[:count]:
        kinds = [kind for kind in ("army", "fleet") if board.may_stand(kind, place)]
        units.append(Unit(rng.choice(board.powers), rng.choice(kinds), place))
    orders = {}
    for unit in units:
        legal = [order for order in legal_orders(board, units, unit.at) if _goal(order) not in SPLIT_COASTS]
        orders[unit.at] = rng.choice(legal)
    return tuple(units), orders


def crowded_position(rng: random.Random, board: Board, count: int) -> Position:
    """`count` units of two powers around one province, most of which move or support a move; no split coasts."""
    powers = (rng.choice(board.powers), rng.choice(board.powers))
    units = tuple(u for u in positions.random_units(rng, board, count, powers) if u.at not in SPLIT_COASTS)
    orders: dict[str, Order] = {unit.at: Hold(unit.at) for unit in units}
    for entries in positions.random_orders(rng, board, units, faulty=0).values():
        for entry in entries:
            order = parse_order(entry)
            if order is not None and _goal(order) not in SPLIT_COASTS:
                orders[order.unit] = order
    return units, orders


def _goal(order: Order) -> str:
    match order:
        case Move(dest=dest):
            return dest
        case Support(target_dest=dest):
            return dest
        case Hold(unit=unit):
            return unit


def name(unit: Unit) -> str:
    return f"{_LETTER[unit.type]} {unit.at}"


def command(units: dict[str, Unit], order: Order) -> str:
    """The order as the package wants it, without its unit."""
    match order:
        case Move(dest=dest):
            return f"- {dest}"
        case Support(target=target, target_dest="hold"):
            return f"S {name(units[target])}"
        case Support(target=target, target_dest=dest):
            return f"S {name(units[target])} - {dest}"
        case Hold():
            return "H"


class Oracle:
    """One game of the package, set to position after position."""

    def __init__(self) -> None:
        self.game = Game()

    def place(self, units: tuple[Unit, ...]) -> None:
        """Put exactly these units on its board."""
        by_power: dict[str, list[str]] = {power: [] for power in self.game.powers}
        for unit in units:
            by_power[unit.power.upper()].append(name(unit))
        self.game.clear_units()
        for power, names in by_power.items():
            self.game.set_units(power, names)

    def give(self, units: tuple[Unit, ...], orders: dict[str, Order]) -> None:
        """Put the orders where its resolver reads them, past its own validation."""
        at = {unit.at: unit for unit in units}
        self.game.orders = {name(unit): command(at, orders[unit.at]) for unit in units}

    def resolve(self, units: tuple[Unit, ...], orders: dict[str, Order]) -> dict[str, Any]:
        """``moved``, ``dislodged`` (by province, with the attacker's) and ``cut`` (matched supports that were cut)."""
        self.place(units)
        self.give(units, orders)
        self.game._resolve_moves()
        result = self.game.result
        return {
            "moved": {u.at for u in units if isinstance(orders[u.at], Move) and not result[name(u)]},
            "dislodged": {unit[2:]: site for unit, site in self.game.dislodged.items()},
            "cut": {u.at for u in units if "cut" in [str(code) for code in result[name(u)]]},
        }
