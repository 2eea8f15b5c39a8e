"""How fast one position is adjudicated, against the package `diplomacy` on the same positions.

Random classic-map positions of 22 and of 34 units, each unit with one of its legal orders at random; no convoys, no split coasts.
The peer's resolver is handed validated orders, so it is compared with ours alone, with all that an answer says, and even with
validation and JSON on top; its public way (``set_orders``, ``process``) is compared with our public way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from engine.anatolia.adjudicator import Fates, adjudicate_json, decide
from engine.anatolia.board import Board
from engine.anatolia.orders import field_of
from engine.anatolia.resolver import resolve
from engine.anatolia.sheet import Sheet
from helpers import oracle
from helpers.bench import Row, against, interleaved

POSITIONS = 40
ROUNDS = 15
PEER = "diplomacy 1.1.2"


def run() -> list[Row]:
    """Four rows for each size: microseconds a position, goals 60, 30, 8 and 45 times the peer."""
    board = oracle.classic_board()
    return [row for count in (22, 34) for row in _rows(board, count)]


def _rows(board: Board, count: int) -> list[Row]:
    rng = random.Random(count)
    positions = [oracle.random_position(rng, board, count) for _ in range(POSITIONS)]
    ours = _Ours(board, positions)
    peer = _Peer(positions)
    calls: list[Callable[[], object]] = [ours.resolver, ours.native, ours.whole, peer.resolver, peer.process]
    resolver, native, whole, their_resolver, their_process = (
        seconds / POSITIONS * 1e6 for seconds in interleaved(*calls, rounds=ROUNDS)
    )
    public = "set_orders + process"
    return [
        against(f"resolve, {count} units", resolver, f"{PEER} _resolve_moves", their_resolver, 60, "µs"),
        against(f"resolve + native result, {count} units", native, f"{PEER} _resolve_moves", their_resolver, 30, "µs"),
        against(f"validate + resolve + JSON, {count} units", whole, f"{PEER} _resolve_moves", their_resolver, 8, "µs"),
        against(f"validate + resolve + JSON, {count} units", whole, f"{PEER} {public}", their_process, 45, "µs"),
    ]


class _Ours:
    """The same positions as numbers, as sheets, and as the JSON of a case."""

    def __init__(self, board: Board, positions: list[oracle.Position]) -> None:
        self.board = board
        self.sheets = [Sheet(field_of(board, units), list(orders.values())) for units, orders in positions]
        self.numbers = [
            (sheet.field.owner, sheet.goes, sheet.movers, list(sheet.supports.values())) for sheet in self.sheets
        ]
        self.cases = [([unit.to_json() for unit in units], _by_power(units, orders)) for units, orders in positions]

    def resolver(self) -> None:
        for owner, goes, movers, supports in self.numbers:
            resolve(owner, goes, movers, supports)

    def native(self) -> None:
        for sheet in self.sheets:
            Fates(sheet, decide(sheet))

    def whole(self) -> None:
        for units, orders in self.cases:
            adjudicate_json(self.board, units, orders)


class _Peer:
    """Games of the package, set up before the clock starts: one that keeps each position, and one for each `process`."""

    def __init__(self, positions: list[oracle.Position]) -> None:
        self.set_up = []
        for units, orders in positions:
            game = oracle.Oracle()
            game.place(units)
            game.give(units, orders)
            self.set_up.append(game.game)
        self.texts = [_texts(units, orders) for units, orders in positions]
        self.fresh = self._fresh(positions)

    def _fresh(self, positions: list[oracle.Position]) -> Iterator[list[Any]]:
        batches = []
        for _ in range(ROUNDS + 1):
            games = [oracle.Oracle() for _ in positions]
            for game, (units, _) in zip(games, positions, strict=True):
                game.place(units)
            batches.append([game.game for game in games])
        return iter(batches)

    def resolver(self) -> None:
        for game in self.set_up:
            game._resolve_moves()

    def process(self) -> None:
        for game, texts in zip(next(self.fresh), self.texts, strict=True):
            for power, orders in texts.items():
                game.set_orders(power, orders)
            game.process()


def _by_power(units: tuple[Any, ...], orders: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for unit in units:
        found.setdefault(unit.power, []).append(orders[unit.at].to_json())
    return found


def _texts(units: tuple[Any, ...], orders: dict[str, Any]) -> dict[str, list[str]]:
    at = {unit.at: unit for unit in units}
    found: dict[str, list[str]] = {}
    for unit in units:
        text = f"{oracle.name(unit)} {oracle.command(at, orders[unit.at])}"
        found.setdefault(unit.power.upper(), []).append(text)
    return found
