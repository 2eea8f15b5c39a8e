"""What can happen in one position, whatever is ordered: who may go where, who may support or cut whom, in numbers.

A *move* is a number: its index among all moves of all units. Made once a position, so that settling many order sets
looks nothing up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from engine.anatolia.compiled import HOLD, Field
from engine.anatolia.orders import Move, Order, Support

NONE = -1
"""No such move."""

Intent: TypeAlias = tuple[int, int]
"""(who, where to), in places: a move is (its unit, dest), a hold (its unit, its place); a support names its beneficiary
and where that goes, its own place if it is supported to hold."""


Shield: TypeAlias = tuple[int, int]
"""(supporter, move): the enemy move against the supporter that does not cut its support (R10), or `NONE`."""


class PossibleSupport(NamedTuple):
    """One order of support, by its number among all orders.

    ``shield`` is the number of its `Shield` and ``exempt`` that shield's move; ``friendly``: the unit at the province
    it aims at, other than the beneficiary, is of the supporter's power (R7).
    """

    supporter: int
    order: int
    shield: int
    exempt: int
    friendly: bool


class PossibleAttack(NamedTuple):
    """A move into the place of a unit: `back` is the move by which that unit would meet it head-on, or `NONE`."""

    move: int
    mover: int
    back: int
    foreign: bool


class BatchPlan:
    """The tables of one position. Units are named by their place; all legal orders are numbered, unit by unit.

    ``intents[unit][code]`` is what each order means (units by index here alone). ``moves`` are (order, mover, dest).
    ``move_supports`` and ``hold_supports`` have the supports by move and by unit supported to hold; in ``plain`` moves
    no support has an exempt move or is friendly. ``shields`` are all there are, place by place; ``besieged`` has for
    each of these places the enemy moves against the unit there, and by shield which of them is exempt, by its index
    (past the end for none). ``vacant`` are the places without a unit, each with the moves into it as (move, mover);
    ``occupied`` are the others.
    """

    def __init__(self, field: Field, orders: Sequence[Sequence[Order]]) -> None:
        self.field = field
        self.intents: list[list[Intent]] = [
            [_intent(field, place, order) for order in legal] for place, legal in zip(field.places, orders, strict=True)
        ]
        self.orders = sum(map(len, self.intents))
        numbered = [(place, intent) for place, own in zip(field.places, self.intents, strict=True) for intent in own]
        self.moves = [
            (order, place, into) for order, (place, (actor, into)) in enumerate(numbered) if actor == place != into
        ]
        self.number = {(mover, dest): move for move, (_, mover, dest) in enumerate(self.moves)}
        self.moves_of: dict[int, list[int]] = {place: [] for place in field.places}
        for move, (_, mover, _) in enumerate(self.moves):
            self.moves_of[mover].append(move)
        into_place: dict[int, list[tuple[int, int]]] = {}
        for move, (_, mover, dest) in enumerate(self.moves):
            into_place.setdefault(dest, []).append((move, mover))
        owner = field.owner
        self.vacant = {place: moves for place, moves in into_place.items() if owner[place] is None}
        self.occupied = {
            place: [self._attack(move, mover, place) for move, mover in moves]
            for place, moves in into_place.items()
            if owner[place] is not None
        }
        self.orders_into = {
            place: [(self.moves[attack.move][0], attack.mover) for attack in attacks]
            for place, attacks in self.occupied.items()
        }
        self.rivals = {
            attack.move: [other.move for other in attacks if other.move != attack.move]
            for attacks in self.occupied.values()
            for attack in attacks
        }
        self.duels = [
            (attack.move, attack.mover, attack.back, place)
            for place, attacks in self.occupied.items()
            for attack in attacks
            if attack.foreign and attack.back != NONE
        ]
        self.shields: list[Shield] = []
        self.hold_supports: dict[int, list[PossibleSupport]] = {}
        self.move_supports: dict[int, list[PossibleSupport]] = {}
        self._list_supports(numbered)
        self.besieged = self._besieged(into_place)
        self.plain = [
            all(support.exempt == NONE and not support.friendly for support in self.move_supports.get(move, ()))
            for move in range(len(self.moves))
        ]

    def _attack(self, move: int, mover: int, place: int) -> PossibleAttack:
        owner = self.field.owner
        return PossibleAttack(move, mover, self.number.get((place, mover), NONE), owner[mover] != owner[place])

    def _besieged(self, into_place: Mapping[int, Sequence[tuple[int, int]]]) -> list[tuple[list[int], list[int]]]:
        owner = self.field.owner
        found = []
        for place, shields in groupby(self.shields, key=itemgetter(0)):
            enemies = [move for move, mover in into_place.get(place, ()) if owner[mover] != owner[place]]
            exempts = [exempt for _, exempt in shields]
            found.append((enemies, [enemies.index(move) if move in enemies else len(enemies) for move in exempts]))
        return found

    def _list_supports(self, numbered: Iterable[tuple[int, Intent]]) -> None:
        owner = self.field.owner
        shields: dict[Shield, int] = {}
        for order, (place, (actor, into)) in enumerate(numbered):
            if actor == place:
                continue
            holds = actor == into
            friendly = not holds and owner[into] == owner[place]
            exempt = NONE if holds or friendly else self.number.get((into, place), NONE)
            shield = shields.setdefault((place, exempt), len(shields))
            support = PossibleSupport(place, order, shield, exempt, friendly)
            if holds:
                self.hold_supports.setdefault(actor, []).append(support)
            else:
                self.move_supports.setdefault(self.number[actor, into], []).append(support)
        self.shields = list(shields)


def _intent(field: Field, place: int, order: Order) -> Intent:
    match order:
        case Move(dest=dest):
            return place, field.number[dest]
        case Support(target=target, target_dest=dest):
            return field.number[target], field.number[target if dest == HOLD else dest]
        case _:
            return place, place
