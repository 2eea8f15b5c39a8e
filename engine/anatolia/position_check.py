"""Faults of the units and owners that a position from outside gives, each with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.anatolia.board import UNIT_TYPES, Board
from engine.errors import Fault

_ARTICLE = {"army": "an army", "fleet": "a fleet"}


def unit_faults(board: Board, units: object, where: str = "units") -> Iterator[Fault]:
    """Every fault of a list of units: shape, powers, types, provinces, terrain, two in one province."""
    if not isinstance(units, list | tuple):
        yield Fault(where, "a list of units is wanted")
        return
    taken: dict[str, int] = {}
    for index, unit in enumerate(units):
        here = f"{where}[{index}]"
        if not isinstance(unit, Mapping):
            yield Fault(here, "a unit is an object with 'power', 'type' and 'at'")
            continue
        power, kind, at = unit.get("power"), unit.get("type"), unit.get("at")
        if power not in board.powers:
            yield Fault(f"{here}.power", f"there is no power {power!r}; powers: {', '.join(board.powers)}")
        if kind not in UNIT_TYPES:
            yield Fault(f"{here}.type", f"{kind!r} is neither 'army' nor 'fleet'")
        if not isinstance(at, str) or at not in board.by_id:
            yield Fault(f"{here}.at", f"there is no province {at!r}")
            continue
        if at in taken:
            yield Fault(f"{here}.at", f"province {at!r} has a unit already ({where}[{taken[at]}])")
        elif kind in UNIT_TYPES and not board.may_stand(kind, at):
            yield Fault(f"{here}.at", f"{_ARTICLE[kind]} can't stand at {board.by_id[at].name} ({at})")
        taken.setdefault(at, index)


def owner_faults(board: Board, owners: object, where: str = "owners") -> Iterator[Fault]:
    """Every fault of an object from supply centre to power or null."""
    if not isinstance(owners, Mapping):
        yield Fault(where, "an object from supply centre to power or null is wanted")
        return
    for place, owner in owners.items():
        if place not in board.centres:
            yield Fault(f"{where}.{place}", "there is no such supply centre")
        if owner is not None and owner not in board.powers:
            yield Fault(f"{where}.{place}", f"there is no power {owner!r}; powers: {', '.join(board.powers)}")
