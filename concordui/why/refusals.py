"""Why an order was refused, in a sentence (R1 to R4)."""

from __future__ import annotations

from concordui.match.wording import place_name, say
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.facts import Invalid


def refusal_text(board: Board, unit: Unit, fact: Invalid) -> str:
    """The reason why what this unit was ordered is none, and that it holds instead."""
    value = fact.detail or ""
    place = place_name(board, value)
    reason = {
        "double": say("There are several orders for this unit, so none of them counts"),
        "shape": _shape(value),
        "no-province": say("There is no province {value} on the board", value=value),
        "out-of-reach": _out_of_reach(board, unit, value) if fact.code == "out-of-reach" else "",
        "no-unit": say("No unit stands in {place} to be supported", place=place),
        "itself": say("A unit can't support itself"),
        "beneficiary-out-of-reach": say("The supported unit can't move to {place}", place=place),
    }[fact.code]
    return say("{reason}: it holds instead", reason=reason)


def _shape(key: str) -> str:
    if key == "type":
        return say("The order is neither a hold, nor a move, nor a support")
    return say("The order does not say rightly what its {key} is", key=key)


def _out_of_reach(board: Board, unit: Unit, dest: ProvinceId) -> str:
    """Why the unit can't go there: the kind of place, the distance, or for a fleet, the lack of a common sea."""
    here, place = place_name(board, unit.at), place_name(board, dest)
    if dest == unit.at:
        return say("The unit stands in {place} already", place=place)
    if not board.may_stand(unit.type, dest):
        if unit.type == "army":
            return say("An army can't go to sea, and {place} is one", place=place)
        return say("A fleet can't go inland, and {place} has no coast", place=place)
    if dest not in board.adjacency[unit.at]:
        return say("{place} does not border on {here}", place=place, here=here)
    return say(
        "A fleet sails only along a sea that both touch, and {place} shares none with {here}", place=place, here=here
    )
