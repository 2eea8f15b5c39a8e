"""Retreats: where a dislodged unit may go, and what becomes of the choices (`bot-api: Retreats and adjustments`)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from engine.anatolia.board import Board, Power, ProvinceId, Unit, code_unit_key
from engine.anatolia.outcomes import Dislodged, Retreat
from engine.seats.protocol import Refusal

Place = TypeVar("Place")


def open_places(
    reach: Iterable[Place], attacker: Place | None, occupied: Container[Place], standoffs: Container[Place]
) -> list[Place]:
    """Of the places a unit can move to, those open to its retreat: empty after the moves, not the origin of its own
    dislodger,
    not left in a standoff (R15). In the order of `reach`."""
    return [dest for dest in reach if dest not in occupied and dest != attacker and dest not in standoffs]


def retreat_options(
    board: Board,
    unit: Unit,
    attacker: ProvinceId | None,
    occupied: Container[ProvinceId],
    standoffs: Container[ProvinceId],
) -> tuple[ProvinceId, ...]:
    """Where a unit dislodged from `unit.at` by one from `attacker` may retreat to, in code-unit order.

    `occupied` are the provinces in which a unit stands after the moves; dislodged units occupy nothing (R15).
    """
    return tuple(open_places(board.moves[unit.type].get(unit.at, ()), attacker, occupied, standoffs))


def check_choices(dislodged: Iterable[Dislodged], power: Power, payload: object) -> Refusal | None:
    """Why a power's retreats are refused as a whole, or None (R16): an unknown key, or a value that is not listed or
    null.
    """
    if not isinstance(payload, Mapping):
        return Refusal("retreats", "an object of province ids is wanted")
    mine = {unit.at: unit for unit in dislodged if unit.power == power}
    for at, dest in payload.items():
        if at not in mine:
            return Refusal(str(at), f"{power} has no dislodged unit there")
        if dest is not None and dest not in mine[at].options:
            listed = ", ".join(mine[at].options) or "nothing; it can only disband (null)"
            return Refusal(str(at), f"it can't retreat to {dest!r}; open to it: {listed}")
    return None


def resolve_retreats(
    board: Board, units: Iterable[Unit], dislodged: Sequence[Dislodged], choices: Mapping[Power, Any]
) -> tuple[tuple[Unit, ...], tuple[Retreat, ...]]:
    """Carry out one retreat phase: the units then on the board and what each dislodged one did, both in code-unit
    order.

    `choices` are by power and by the province dislodged from; None disbands. What a power leaves out is automatic: the
    first option, or disbanding if there is none; so is everything of a power whose choices are refused (R16). Two or
    more units that choose one province all disband, automatic choices included (R17).
    """
    refused = {power for power, payload in choices.items() if check_choices(dislodged, power, payload) is not None}
    wanted: dict[ProvinceId, ProvinceId | None] = {}
    for unit in dislodged:
        chosen = {} if unit.power in refused else choices.get(unit.power, {})
        wanted[unit.at] = chosen[unit.at] if unit.at in chosen else next(iter(unit.options), None)
    goals = list(wanted.values())
    arrivals = {at: dest if dest is None or goals.count(dest) == 1 else None for at, dest in wanted.items()}
    order = sorted(dislodged, key=_origin)
    retreats = tuple(Retreat(unit.power, unit.at, arrivals[unit.at]) for unit in order)
    moved = [Unit(unit.power, unit.type, dest) for unit in order if (dest := arrivals[unit.at]) is not None]
    place = board.compiled.number
    return tuple(sorted([*units, *moved], key=lambda unit: place[unit.at])), retreats


def _origin(unit: Dislodged) -> bytes:
    return code_unit_key(unit.at)
