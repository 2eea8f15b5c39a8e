"""The lines of the orders' list: one a unit, with what it will do and which promise that would break. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from concordui.match.order_entry import Ask, Step
from concordui.match.rows import Row
from concordui.match.wording import order_text, place_name, say
from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.negotiation import Breach, breaches
from engine.anatolia.orders import Hold, Move, Order
from engine.anatolia.promises import Promise


def normalised(units: Iterable[Unit], power: Power, orders: Mapping[ProvinceId, Order]) -> tuple[Order, ...]:
    """What would be sent for every unit of `power`, in the units' order: what is missing holds."""
    return tuple(orders.get(unit.at, Hold(unit.at)) for unit in units if unit.power == power)


def breaches_of(
    units: Sequence[Unit], power: Power, promises: Iterable[Promise], orders: Mapping[ProvinceId, Order]
) -> list[Breach]:
    """The promises of `power` that these orders would break, as the engine itself would find."""
    own = [promise for promise in promises if promise.power == power]
    return breaches(units, own, normalised(units, power, orders))


def order_rows(
    board: Board,
    units: Iterable[Unit],
    power: Power,
    orders: Mapping[ProvinceId, Order],
    step: Step,
    found: Iterable[Breach],
) -> list[Row]:
    """A row for each unit of `power`, in the units' order; the unit that is being ordered says what is asked."""
    breaking = {order.unit: breach.promise for breach in found for order in breach.orders}
    return [
        _row(board, unit, orders.get(unit.at), step, breaking.get(unit.at)) for unit in units if unit.power == power
    ]


def _row(board: Board, unit: Unit, order: Order | None, step: Step, broken: Promise | None) -> Row:
    text = place_name(board, unit.at) if order is None else order_text(board, order)
    common: dict[str, Any] = {"key": unit.at, "power": unit.power, "unit": unit.type}
    if unit.at == step.unit:
        return Row(text=text, tag=_asked(step), tone="accent", **common)
    if broken is not None:
        tag = _breaks(broken)
        return Row(text=text, tag=tag, tone="warn", tagged="ground", **common)
    if order is None:
        return Row(text=text, tag=say("will hold"), muted=True, **common)
    return Row(text=text, tag=_kind(order), **common)


def _asked(step: Step) -> str:
    match step.ask:
        case Ask.BENEFICIARY:
            return say("choose whom to support")
        case Ask.DESTINATION:
            return say("choose where to")
        case _:
            return say("choose target")


def _kind(order: Order) -> str:
    match order:
        case Move():
            return say("move")
        case Hold():
            return say("hold")
        case _:
            return say("support")


def _breaks(promise: Promise) -> str:
    match promise.type:
        case "peace":
            return say("breaks peace")
        case "alliance":
            return say("breaks alliance")
        case _:
            return say("breaks promise")
