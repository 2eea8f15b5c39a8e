"""Why an order was refused, in a code and a value; that it was is the `Sheet`'s decision (R1 to R4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.anatolia.compiled import HOLD, Field
from engine.anatolia.facts import Invalid
from engine.anatolia.sheet import DOUBLE


def refusal(field: Field, place: int, entry: Any) -> Invalid:
    """The reason why `entry` is no order of the unit at `place`."""
    if entry is DOUBLE:
        return Invalid("double", None)
    kind = entry.get("type")
    if kind == "move":
        return _out_of_reach(field, place, entry.get("dest"), "dest")
    if kind != "support":
        return Invalid("shape", "type")
    return _no_support(field, place, entry)


def _no_support(field: Field, place: int, entry: Mapping[str, Any]) -> Invalid:
    target, dest = entry.get("target"), entry.get("targetDest", HOLD)
    if not isinstance(dest, str):
        return Invalid("shape", "targetDest")
    unit = field.number.get(target) if isinstance(target, str) else None
    if unit is None:
        return _out_of_reach(field, place, target, "target")
    if unit == place:
        return Invalid("itself", target)
    if field.owner[unit] is None:
        return Invalid("no-unit", target)
    goal = target if dest == HOLD else dest
    if dest != HOLD and dest in field.number and dest not in field.reach[unit]:
        return Invalid("beneficiary-out-of-reach", dest)
    return _out_of_reach(field, place, goal, "targetDest")


def _out_of_reach(field: Field, place: int, dest: object, key: str) -> Invalid:
    """A destination that is no province, or that the unit can't reach."""
    if not isinstance(dest, str):
        return Invalid("shape", key)
    return Invalid("out-of-reach" if dest in field.number else "no-province", dest)
