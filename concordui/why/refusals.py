"""Why an order was refused, in a sentence (R1 to R4)."""

from __future__ import annotations

from concordui.match.wording import place_name, say
from engine.anatolia.board import Board
from engine.anatolia.facts import Invalid


def refusal_text(board: Board, fact: Invalid) -> str:
    """The reason, and that the unit holds instead."""
    value = fact.detail or ""
    place = place_name(board, value)
    reason = {
        "double": say("There are several orders for this unit"),
        "shape": say("The order has no form that is known ({value})", value=value),
        "no-province": say("There is no province {value} on the board", value=value),
        "out-of-reach": say("The unit can't reach {place}", place=place),
        "no-unit": say("No unit stands in {place} to be supported", place=place),
        "itself": say("A unit can't support itself"),
        "beneficiary-out-of-reach": say("The supported unit can't reach {place}", place=place),
    }[fact.code]
    return say("{reason}: it holds instead", reason=reason)
