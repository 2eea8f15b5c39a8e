"""What the map of the lab shows: the position as it stands, with what becomes of every order. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass

from concordui.hexmap.state import DrawnOrder, DrawnRetreat, MapState
from concordui.lab.analysis import Analysis
from concordui.lab.document import Orders, Position, Side
from concordui.match.order_entry import START, Ask, Step
from engine.anatolia.board import Board, Power, ProvinceId
from engine.anatolia.orders import HOLD, Move, Order, Support
from engine.anatolia.outcomes import Dislodged


@dataclass(frozen=True, slots=True)
class Looked:
    """What is looked at and entered: the unit in question, lit provinces, the entry of an order with its targets.

    `tried` are changed orders that are only looked at: they are drawn faintly beside those that are given.
    """

    unit: ProvinceId | None = None
    places: tuple[ProvinceId, ...] = ()
    step: Step = START
    targets: tuple[ProvinceId, ...] = ()
    preview: Order | None = None
    tried: tuple[tuple[Power, Order], ...] = ()


def map_state(
    position: Position,
    analysis: Analysis,
    looked: Looked,
    decided: Set[ProvinceId] | None = None,
    side: Side = "a",
) -> MapState:
    """The state of the map. `decided` are the units whose fate is shown while decisions are stepped through, else all.

    Units stand where they stood before the moves, since that is what is edited; dislodged ones in a burst. `side` is
    the side that was analysed: what it ordered in vain is drawn too, as refused.
    """
    gone = tuple(unit for unit in analysis.resolution.dislodged if decided is None or unit.at in decided)
    away = {unit.at for unit in gone}
    supporting = looked.step.unit is not None and looked.step.ask in (Ask.BENEFICIARY, Ask.DESTINATION)
    return MapState(
        units=tuple(unit for unit in position.units if unit.at not in away),
        dislodged=gone,
        owners=position.owners,
        orders=tuple(_drawn(position.orders_of(side), analysis, decided)),
        tried=tuple(DrawnOrder(power, order, faint=True) for power, order in looked.tried),
        targets=frozenset(looked.targets),
        selected=looked.step.unit or looked.unit,
        preview=looked.preview,
        preview_moves=False,
        retreats=() if supporting or looked.preview is not None else _retreats(gone, looked.step.unit or looked.unit),
        highlight=_highlight(looked),
        dim=supporting,
    )


def _drawn(given: Orders, analysis: Analysis, decided: Set[ProvinceId] | None) -> Iterator[DrawnOrder]:
    for entry in analysis.resolution.resolution:
        tried = given.get(entry.unit)
        if not entry.valid and tried is not None and _can_be_drawn(analysis.board, tried):
            yield DrawnOrder(entry.power, tried, "invalid")
        elif decided is None or entry.unit in decided:
            yield DrawnOrder.resolved(entry)
        else:
            yield DrawnOrder(entry.power, entry.order)


def _can_be_drawn(board: Board, order: Order) -> bool:
    """Whether a refused order has a line: it leads from its unit to provinces that there are."""
    match order:
        case Move(unit, dest):
            return dest in board.by_id and dest != unit
        case Support(unit, target, dest):
            return target in board.by_id and target != unit and (dest == HOLD or dest in board.by_id)
        case _:
            return False


def _retreats(gone: Iterable[Dislodged], unit: ProvinceId | None) -> tuple[DrawnRetreat, ...]:
    """Where the unit in question may retreat, if it is dislodged."""
    return tuple(way for each in gone if each.at == unit for way in DrawnRetreat.options(each))


def _highlight(looked: Looked) -> frozenset[ProvinceId]:
    if looked.step.beneficiary is not None:
        return frozenset((looked.step.beneficiary,))
    return frozenset(looked.places) if looked.step.unit is None else frozenset()


def concerned(position: Position) -> tuple[ProvinceId, ...]:
    """Where the units of a position stand and go, in code-unit order."""
    found = {unit.at for unit in position.units}
    found |= {order.dest for order in position.orders.values() if isinstance(order, Move)}
    return tuple(place for place in position.board.by_id if place in found)
