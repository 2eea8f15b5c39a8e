"""What the map shows of a desk: the present with the orders being entered, or the past with outcomes. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from concordui.hexmap.state import DrawnOrder, DrawnPromise, DrawnRetreat, MapState
from concordui.match.desk import Desk
from concordui.match.history import Moment, Stage, promises_shown
from engine.anatolia import adjustments
from engine.anatolia.board import Power, ProvinceId, Unit
from engine.anatolia.chronicle import Position, SeasonRecord
from engine.anatolia.orders import Move
from engine.anatolia.outcomes import Dislodged


def map_state(desk: Desk) -> MapState:
    """The state of the map for this desk."""
    moment, position = desk.moment, desk.model.position
    if moment is not None:
        outcomes = promises_shown(moment.record, desk.seen_as, desk.model.everything)
        return past_state(moment, desk.lit, desk.marks.of(moment.record, outcomes))
    if position is None:
        return MapState(owners={})
    match position.phase:
        case "orders":
            return _orders_state(desk, position)
        case "retreats":
            return _retreats_state(desk, position)
        case "builds":
            return _builds_state(desk, position)
        case _:
            return MapState(
                units=position.units,
                dislodged=position.dislodged,
                owners=position.owners,
                highlight=frozenset(desk.lit),
            )


def past_state(moment: Moment, lit: Sequence[ProvinceId] = (), promises: tuple[DrawnPromise, ...] = ()) -> MapState:
    """A moment of the past. `promises` are the marks of those that fell due with its orders."""
    record, highlight = moment.record, frozenset(lit)
    resolution = record.resolution
    if moment.stage is Stage.ORDERS:
        moved = {
            entry.unit
            for entry in resolution.resolution
            if isinstance(entry.order, Move) and entry.outcome == "success"
        }
        return MapState(
            units=resolution.units,
            dislodged=resolution.dislodged,
            owners=record.owners_before,
            orders=tuple(DrawnOrder.resolved(entry) for entry in resolution.resolution),
            ghosts=tuple(unit for unit in record.before if unit.at in moved),
            retreats=() if record.retreats else _open_ways(resolution.dislodged),
            promises=promises,
            highlight=highlight,
        )
    if moment.stage is Stage.RETREATS:
        return _after_retreats(record, highlight)
    built = tuple(Unit(entry.power, entry.type, entry.at) for entry in record.adjustments if entry.built)
    gone = tuple(Unit(entry.power, entry.type, entry.at) for entry in record.adjustments if not entry.built)
    new = {unit.at for unit in built}
    return MapState(
        units=(*(unit for unit in record.after if unit.at not in new), *gone),
        owners=record.owners_after,
        builds=built,
        disbands=frozenset(unit.at for unit in gone),
        highlight=highlight,
    )


def _open_ways(dislodged: Iterable[Dislodged]) -> tuple[DrawnRetreat, ...]:
    """Where units may retreat, while that is not decided."""
    return tuple(way for unit in dislodged for way in DrawnRetreat.options(unit))


def _after_retreats(record: SeasonRecord, highlight: frozenset[ProvinceId]) -> MapState:
    """Who retreated stands where it went, with the dots of its way; who disbanded wears a cross where it was."""
    gone = {unit.at: unit for unit in record.resolution.dislodged}
    ways = DrawnRetreat.made(record.retreats)
    return MapState(
        units=(*record.resolution.units, *(Unit(way.power, gone[way.origin].type, way.to) for way in ways)),
        dislodged=record.resolution.dislodged,
        owners=record.owners_before,
        retreats=ways,
        retreated=frozenset(way.origin for way in ways),
        lost=frozenset(retreat.origin for retreat in record.retreats if retreat.to is None),
        highlight=highlight,
    )


def _orders_state(desk: Desk, position: Position) -> MapState:
    viewer, step = desk.model.viewer, desk.step
    targets = desk.entry.choices(step) if step.unit is not None else ()
    orders = desk.orders_shown()
    return MapState(
        units=position.units,
        dislodged=position.dislodged,
        owners=position.owners,
        orders=tuple(DrawnOrder(viewer or "", order) for order in orders.values()),
        targets=frozenset(targets),
        selected=step.unit,
        preview=desk.entry.preview(step, desk.hovered),
        preview_moves=False,
        highlight=frozenset(desk.lit) | ({step.beneficiary} if step.beneficiary else frozenset()),
        dim=bool(targets),
    )


def _retreats_state(desk: Desk, position: Position) -> MapState:
    power = desk.acting or desk.model.viewer
    payload: Mapping[ProvinceId, Any] = desk.payload(power) if power is not None else {}
    own = [unit for unit in position.dislodged if unit.power == power]
    ways = tuple(way for unit in own for way in _ways(unit, payload))
    return MapState(
        units=position.units,
        dislodged=position.dislodged,
        owners=position.owners,
        retreats=ways,
        targets=frozenset(way.to for way in ways) if desk.acting is not None else frozenset(),
        highlight=frozenset(desk.lit),
    )


def _ways(unit: Dislodged, payload: Mapping[ProvinceId, Any]) -> tuple[DrawnRetreat, ...]:
    """The way that is chosen; every open one while none is; none for a unit that shall disband."""
    if unit.at not in payload:
        return DrawnRetreat.options(unit)
    to = payload[unit.at]
    return () if to is None else (DrawnRetreat(unit.power, unit.at, to, chosen=True),)


def _builds_state(desk: Desk, position: Position) -> MapState:
    power = desk.acting or desk.model.viewer
    entries: Sequence[Mapping[str, Any]] = desk.payload(power) if power is not None else ()
    builds = tuple(Unit(power or "", entry["type"], entry["at"]) for entry in entries if "at" in entry)
    return MapState(
        units=position.units,
        owners=position.owners,
        builds=builds,
        disbands=frozenset(entry["disband"] for entry in entries if "disband" in entry),
        targets=frozenset(build_targets(position, power)) if desk.acting is not None else frozenset(),
        highlight=frozenset(desk.lit),
    )


def build_targets(position: Position, power: Power | None) -> tuple[ProvinceId, ...]:
    """Where a power may build, or which of its units it may disband; nothing if its units equal its centres."""
    due = adjustments.due(position.board, position.owners, position.units).get(power or "", 0)
    if power is None or due == 0:
        return ()
    if due > 0:
        return tuple(adjustments.buildable(position.board, position.owners, position.units, power))
    return tuple(unit.at for unit in position.units if unit.power == power)
