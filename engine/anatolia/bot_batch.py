"""`Batch` as bots have it: units and orders are plain JSON, as in the state; codes, masks and answers are the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.anatolia.batch import Answers, Batch, Codes, Given, Trials
from engine.anatolia.bitslice import Settlement
from engine.anatolia.board import Board, Unit
from engine.anatolia.unary import Mask


class BotBatch:
    """One position made ready for many order sets; see `Batch`.

    ``units`` and ``orders`` are JSON, ``orders[u]`` those of ``units[u]`` in the order of ``state["legalOrders"]``.
    """

    def __init__(self, board: Board, units: Iterable[Mapping[str, Any]]) -> None:
        """Raises `CaseError` where two units share a province."""
        self._batch = Batch(board, [Unit(unit["power"], unit["type"], unit["at"]) for unit in units])
        self.places = self._batch.places
        self.units = [unit.to_json() for unit in self._batch.units]
        self.orders = [[order.to_json() for order in legal] for legal in self._batch.orders]

    def code(self, unit: int, order: Mapping[str, Any]) -> int:
        """As `Batch.code`."""
        return self._batch.code(unit, order)

    def codes(self, sets: Iterable[Iterable[Mapping[str, Any]]]) -> Codes:
        """As `Batch.codes`."""
        return self._batch.codes(sets)

    def resolve(self, codes: Codes) -> Answers:
        """As `Batch.resolve`."""
        return self._batch.resolve(codes)

    def masks(self, codes: Codes) -> list[list[Mask]]:
        """As `Batch.masks`."""
        return self._batch.masks(codes)

    def settle(self, masks: Sequence[Given], count: int) -> Settlement:
        """As `Batch.settle`."""
        return self._batch.settle(masks, count)

    def trials(self, mine: Sequence[int], samples: Codes) -> Trials:
        """As `Batch.trials`."""
        return self._batch.trials(mine, samples)
