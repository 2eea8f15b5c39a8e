"""What becomes of a unit in a few words with the numbers: "holds, 2 against 2", "bounces, 1 against 2". Pure.

All numbers are those of the engine's facts.
"""

from __future__ import annotations

from collections.abc import Mapping

from concordui.match.wording import listed, place_name, say
from engine.anatolia.board import Board, ProvinceId
from engine.anatolia.facts import (
    Attack,
    Cut,
    Defend,
    Derivation,
    DislodgedBy,
    HoldStrength,
    Opposed,
    Prevent,
    Rotation,
    Self,
    Unmatched,
    Vacated,
)
from engine.anatolia.orders import Move, Order, Support

Told = Mapping[ProvinceId, Derivation]
"""Derivations of the unit in question and of those that attack it, at least."""


def fate_text(board: Board, order: Order, told: Told, *, of_support: bool = True) -> str:
    """What becomes of the unit of `order`, to stand after its name.

    Of a support that is not cut, it says whether it counts; with `of_support` false, how its unit fared.
    """
    derivation = told[order.unit]
    facts = derivation.facts
    match derivation.verdict, order:
        case "dislodged", _:
            by = next(fact for fact in facts if isinstance(fact, DislodgedBy))
            return say("is dislodged, {strength} against {against}", strength=by.strength, against=by.against)
        case "cut", _:
            names = listed(place_name(board, fact.by) for fact in facts if isinstance(fact, Cut))
            return say("its support is cut by {units}", units=names)
        case _, Move():
            return move_text(board, order, derivation)
        case "success", Support() if of_support:
            if any(isinstance(fact, Unmatched) for fact in facts):
                return say("its support matches no order")
            return say("its support counts")
        case _:
            return _standing_text(order.unit, told)


def move_text(board: Board, order: Move, derivation: Derivation) -> str:
    """What became of a move, whatever befell its unit where it stood."""
    facts, dest = derivation.facts, order.dest
    strength = next(fact.strength for fact in facts if isinstance(fact, Attack))
    if any(isinstance(fact, Self) for fact in facts):
        return say("bounces: its own power's unit is in the way")
    opposed = [fact.strength for fact in facts if isinstance(fact, Opposed)]
    if opposed:
        return say("bounces, {strength} against {against}", strength=strength, against=max(opposed))
    if derivation.verdict != "success":
        return say("fails")
    met = [fact.strength for fact in facts if isinstance(fact, Defend | Prevent)]
    met += [fact.strength for fact in facts if isinstance(fact, HoldStrength) and fact.province == dest]
    if met:
        return say("gets in, {strength} against {against}", strength=strength, against=max(met))
    ring = next((fact for fact in facts if isinstance(fact, Rotation)), None)
    if ring is not None:
        return say("gets in: {units} go round", units=listed(place_name(board, unit) for unit in ring.units))
    if any(isinstance(fact, Vacated) for fact in facts):
        return say("gets in: the unit there leaves")
    return say("gets in: nobody is in the way")


def meets_nobody(derivation: Derivation) -> bool:
    """Whether a unit moved, and nothing had to give way to it."""
    against = Defend | Prevent | HoldStrength
    return derivation.verdict == "success" and not any(isinstance(fact, against) for fact in derivation.facts)


def _standing_text(unit: ProvinceId, told: Told) -> str:
    """How a unit that stays was attacked, and what it had against that."""
    defence = standing_defence(unit, told)
    if defence is None:
        return say("is not attacked")
    most = strongest_attack(unit, told)
    if most > defence:
        return say("holds: its attackers keep each other out")
    return say("holds, {strength} against {against}", strength=most, against=defence)


def standing_defence(unit: ProvinceId, told: Told) -> int | None:
    """What defended the place of a unit that stays; None where nobody attacked it."""
    facts = told[unit].facts
    return next((f.strength for f in facts if isinstance(f, HoldStrength) and f.province == unit), None)


def strongest_attack(unit: ProvinceId, told: Told) -> int:
    """The strength of the strongest attack on a unit's place, 0 without any."""
    attacks = (fact for derivation in told.values() for fact in derivation.facts if isinstance(fact, Attack))
    return max((attack.strength for attack in attacks if attack.dest == unit), default=0)
