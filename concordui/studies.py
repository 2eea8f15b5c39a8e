"""A position that one workspace hands on for another to study: what stood, who owned what, and what was ordered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.orders import Order


@dataclass(frozen=True, slots=True)
class Study:
    """`units` before the moves, `orders` by the unit's place; `origin` says in a sentence whence it comes.

    What is `recorded` can be had again from there; the rest is in no file yet.
    """

    board: Board
    units: tuple[Unit, ...]
    owners: Mapping[ProvinceId, Power | None]
    orders: Mapping[ProvinceId, Order]
    title: str
    origin: str
    recorded: bool = False

    @classmethod
    def of_season(cls, board: Board, record: SeasonRecord, title: str, origin: str) -> Study:
        """A season of the past, whose orders are public."""
        orders = {entry.unit: entry.order for entry in record.resolution.resolution}
        return cls(board, record.before, record.owners_before, orders, title, origin, recorded=True)
