"""What the engine makes of a position with one set of orders: the result, and the account of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from concordui.why.account import Account
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.facts import Explanation
from engine.anatolia.orders import Order
from engine.anatolia.outcomes import Resolution, ResolvedOrder


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position resolved and explained. `milliseconds` is what that took, by the clock of whoever asked.

    `units` are the units before the moves, by place.
    """

    account: Account
    units: Mapping[ProvinceId, Unit] = field(compare=False)
    milliseconds: float = field(compare=False, default=0.0)

    @classmethod
    def of(
        cls,
        board: Board,
        units: Iterable[Unit],
        orders: Mapping[ProvinceId, Order] | Iterable[Any],
        clock: Callable[[], float] = perf_counter,
    ) -> Analysis:
        """The analysis of these orders: by the place of their unit, or in one list, in which raw entries may stand
        too (R27). Raises `CaseError` for faulty units, never for orders.
        """
        began = clock()
        account = Account.of(board, units, list(orders.values() if isinstance(orders, Mapping) else orders))
        took = (clock() - began) * 1000
        return cls(account, {unit.at: unit for unit in account.units}, took)

    @property
    def board(self) -> Board:
        return self.account.board

    @property
    def entries(self) -> Mapping[ProvinceId, ResolvedOrder]:
        """The orders with their fates, by the unit's place."""
        return self.account.entries

    @property
    def resolution(self) -> Resolution:
        return self.account.resolution

    @property
    def explanation(self) -> Explanation:
        return self.account.explanation
