"""How fast one position is adjudicated, against the package `diplomacy` on the same positions.

Random classic-map positions of 22 and of 34 units, each unit with one of its legal orders at random; no convoys, no
split coasts. The peer's resolver is handed validated orders; it is compared with ours alone, with all that an answer
says, and even with validation and JSON on top. Its public way (``set_orders``, ``process``) stands against ours.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.anatolia.adjudicator import Fates, adjudicate_json, decide
from engine.anatolia.board import Board, Unit
from engine.anatolia.orders import Order, field_of
from engine.anatolia.resolver import resolve
from engine.anatolia.sheet import Sheet
from helpers import oracle
from helpers.bench import Row, against, interleaved

POSITIONS = 30
ROUNDS = 12
PEER = "diplomacy 1.1.2"
# How often one measurement of ours adjudicates its position, so that each lasts about as long as the peer's resolver.
RESOLVER, NATIVE, WHOLE = 60, 30, 8


def run() -> list[Row]:
    """Four rows for each size: microseconds a position, goals 60, 30, 8 and 45 times the peer."""
    board = oracle.classic_board()
    return [row for count in (22, 34) for row in _rows(board, count)]


def _rows(board: Board, count: int) -> list[Row]:
    """Each position is measured by itself: short measurements find the moments in which nothing else runs."""
    rng = random.Random(count)
    contests = [_Contest(board, *oracle.random_position(rng, board, count)) for _ in range(POSITIONS)]
    best = interleaved(*(call for contest in contests for call in contest.calls()), rounds=ROUNDS)
    kinds = len(best) // POSITIONS
    resolver, native, whole, their_resolver, their_process = (
        sum(best[kind::kinds]) / POSITIONS * 1e6 / repeats
        for kind, repeats in enumerate((RESOLVER, NATIVE, WHOLE, 1, 1))
    )
    moves, public = f"{PEER} _resolve_moves", f"{PEER} set_orders + process"
    return [
        against(f"resolve, {count} units", resolver, moves, their_resolver, 60, "µs"),
        against(f"resolve + native result, {count} units", native, moves, their_resolver, 30, "µs"),
        against(f"validate + resolve + JSON, {count} units", whole, moves, their_resolver, 8, "µs"),
        against(f"validate + resolve + JSON, {count} units", whole, public, their_process, 45, "µs"),
    ]


class _Contest:
    """One position, made ready for both: as numbers, as a sheet, as the JSON of a case, and in games of the package."""

    def __init__(self, board: Board, units: tuple[Unit, ...], orders: dict[str, Order]) -> None:
        self.board = board
        self.sheet = Sheet(field_of(board, units), list(orders.values()))
        self.numbers = (self.sheet.field.owner, self.sheet.goes, self.sheet.movers, [*self.sheet.supports.values()])
        self.case = ([unit.to_json() for unit in units], _by_power(units, orders))
        peer = oracle.Oracle()
        peer.place(units)
        peer.give(units, orders)
        self.game = peer.game
        self.texts = _texts(units, orders)
        self.fresh = [_game(units) for _ in range(ROUNDS + 1)]  # `process` uses its game up

    def calls(self) -> list[Callable[[], None]]:
        return [self.resolver, self.native, self.whole, self.peer_resolver, self.peer_process]

    def resolver(self) -> None:
        owner, goes, movers, supports = self.numbers
        for _ in range(RESOLVER):
            resolve(owner, goes, movers, supports)

    def native(self) -> None:
        for _ in range(NATIVE):
            Fates(self.sheet, decide(self.sheet))

    def whole(self) -> None:
        units, orders = self.case
        for _ in range(WHOLE):
            adjudicate_json(self.board, units, orders)

    def peer_resolver(self) -> None:
        self.game._resolve_moves()

    def peer_process(self) -> None:
        game = self.fresh.pop()
        for power, orders in self.texts.items():
            game.set_orders(power, orders)
        game.process()


def _game(units: tuple[Unit, ...]) -> Any:
    peer = oracle.Oracle()
    peer.place(units)
    return peer.game


def _by_power(units: tuple[Unit, ...], orders: dict[str, Order]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for unit in units:
        found.setdefault(unit.power, []).append(orders[unit.at].to_json())
    return found


def _texts(units: tuple[Unit, ...], orders: dict[str, Order]) -> dict[str, list[str]]:
    at = {unit.at: unit for unit in units}
    found: dict[str, list[str]] = {}
    for unit in units:
        text = f"{oracle.name(unit)} {oracle.command(at, orders[unit.at])}"
        found.setdefault(unit.power.upper(), []).append(text)
    return found
