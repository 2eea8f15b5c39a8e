"""What can happen in one position, whatever is ordered: who may go where, who may support or cut whom, in numbers.

A *move* is a number: its index among all moves of all units. Made once a position, so that settling many order sets
looks nothing up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.anatolia.compiled import HOLD, Field
from engine.anatolia.orders import Move, Order, Support

NONE = -1
"""No such move."""

Intent: TypeAlias = tuple[int, int]
"""(who, where to), in places: a move is (its unit, dest), a hold (its unit, its place); a support names its beneficiary
and where that goes, its own place if it is supported to hold."""


class PossibleSupport(NamedTuple):
    """One order of support: that of `unit` (an index) with `code`, which stands at `supporter`.

    ``exempt`` is the move by which the enemy in the province it aims at would attack the supporter, without cutting
    (R10), else `NONE`; ``friendly``: the unit there, other than the beneficiary, is of the supporter's power (R7).
    """

    supporter: int
    unit: int
    code: int
    exempt: int
    friendly: bool


class PossibleAttack(NamedTuple):
    """A move into the place of a unit: `back` is the move by which that unit would meet it head-on, or `NONE`."""

    move: int
    mover: int
    back: int
    foreign: bool


class BatchPlan:
    """The tables of one position; units are by index in ``field.places``, and otherwise named by their place.

    ``intents[unit][code]`` is what each legal order means. ``moves`` are (unit, code, mover, dest). ``move_supports``
    and ``hold_supports`` have the supports by move and by unit supported to hold; ``cutters[place]`` the enemy moves
    against the unit there. ``vacant`` are the places without a unit, each with the moves into it; ``occupied`` the
    others.
    """

    def __init__(self, field: Field, orders: Sequence[Sequence[Order]]) -> None:
        self.field = field
        self.intents: list[list[Intent]] = [
            [_intent(field, place, order) for order in legal] for place, legal in zip(field.places, orders, strict=True)
        ]
        self.moves = [
            (unit, code, place, into)
            for unit, place in enumerate(field.places)
            for code, (actor, into) in enumerate(self.intents[unit])
            if actor == place != into
        ]
        self.number = {(mover, dest): move for move, (_, _, mover, dest) in enumerate(self.moves)}
        into_place: dict[int, list[int]] = {}
        for move, (_, _, _, dest) in enumerate(self.moves):
            into_place.setdefault(dest, []).append(move)
        owner = field.owner
        self.cutters = {
            place: [move for move in into_place.get(place, ()) if owner[self.moves[move][2]] != owner[place]]
            for place in field.places
        }
        self.vacant = {place: moves for place, moves in into_place.items() if owner[place] is None}
        self.occupied = {
            place: [self._attack(move) for move in moves]
            for place, moves in into_place.items()
            if place not in self.vacant
        }
        self.move_supports: dict[int, list[PossibleSupport]] = {}
        self.hold_supports: dict[int, list[PossibleSupport]] = {}
        self._list_supports()

    def _attack(self, move: int) -> PossibleAttack:
        _, _, mover, dest = self.moves[move]
        owner = self.field.owner
        return PossibleAttack(move, mover, self.number.get((dest, mover), NONE), owner[mover] != owner[dest])

    def _list_supports(self) -> None:
        owner = self.field.owner
        for unit, place in enumerate(self.field.places):
            for code, (actor, into) in enumerate(self.intents[unit]):
                if actor == place:
                    continue
                if actor == into:
                    support = PossibleSupport(place, unit, code, NONE, False)
                    self.hold_supports.setdefault(actor, []).append(support)
                    continue
                friendly = owner[into] == owner[place]
                exempt = NONE if friendly else self.number.get((into, place), NONE)
                support = PossibleSupport(place, unit, code, exempt, friendly)
                self.move_supports.setdefault(self.number[actor, into], []).append(support)


def _intent(field: Field, place: int, order: Order) -> Intent:
    match order:
        case Move(dest=dest):
            return place, field.number[dest]
        case Support(target=target, target_dest=dest):
            return field.number[target], field.number[target if dest == HOLD else dest]
        case _:
            return place, place
