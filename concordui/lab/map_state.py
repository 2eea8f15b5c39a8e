"""What the map of the lab shows: the position as it stands, with what becomes of every order. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass

from concordui.hexmap.state import DrawnOrder, DrawnRetreat, MapState
from concordui.lab.analysis import Analysis
from concordui.lab.document import Position
from concordui.match.order_entry import START, Ask, Step
from engine.anatolia.board import ProvinceId
from engine.anatolia.orders import Order
from engine.anatolia.outcomes import Dislodged


@dataclass(frozen=True, slots=True)
class Looked:
    """What is looked at and entered: the unit in question, lit provinces, the entry of an order with its targets."""

    unit: ProvinceId | None = None
    places: tuple[ProvinceId, ...] = ()
    step: Step = START
    targets: tuple[ProvinceId, ...] = ()
    preview: Order | None = None


def map_state(
    position: Position, analysis: Analysis, looked: Looked, decided: Set[ProvinceId] | None = None
) -> MapState:
    """The state of the map. `decided` are the units whose fate is shown while decisions are stepped through, else all.

    Units stand where they stood before the moves, since that is what is edited; dislodged ones beside their place.
    """
    gone = tuple(unit for unit in analysis.resolution.dislodged if decided is None or unit.at in decided)
    away = {unit.at for unit in gone}
    entering = looked.step.unit is not None
    return MapState(
        units=tuple(unit for unit in position.units if unit.at not in away),
        dislodged=gone,
        owners=position.owners,
        orders=tuple(_drawn(analysis, decided)),
        targets=frozenset(looked.targets),
        selected=looked.step.unit or looked.unit,
        preview=looked.preview,
        preview_moves=False,
        retreats=_retreats(gone, None if entering else looked.unit),
        highlight=_highlight(looked),
        dim=looked.step.ask in (Ask.BENEFICIARY, Ask.DESTINATION) and entering,
    )


def _drawn(analysis: Analysis, decided: Set[ProvinceId] | None) -> Iterator[DrawnOrder]:
    for entry in analysis.resolution.resolution:
        if decided is None or entry.unit in decided:
            yield DrawnOrder.resolved(entry)
        else:
            yield DrawnOrder(entry.power, entry.order)


def _retreats(gone: Iterable[Dislodged], unit: ProvinceId | None) -> tuple[DrawnRetreat, ...]:
    """Where the unit in question may retreat, if it is dislodged."""
    return tuple(way for each in gone if each.at == unit for way in DrawnRetreat.options(each))


def _highlight(looked: Looked) -> frozenset[ProvinceId]:
    if looked.step.beneficiary is not None:
        return frozenset((looked.step.beneficiary,))
    return frozenset(looked.places) if looked.step.unit is None else frozenset()
