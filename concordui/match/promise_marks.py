"""Where on the map the promises of a season are marked, and what is told of each. Pure.

A mark stands beside a unit of who promised: that of the order which kept or broke the promise, else the one nearest to
whom or what it was about. What two powers promised each other and kept by doing nothing has one mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from concordui.hexmap.state import DrawnPromise
from concordui.match.wording import listed, order_text, proposal_title, say
from engine.anatolia.adjustments import distances
from engine.anatolia.board import Board, Power, ProvinceId
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.negotiation import breaches, keeping
from engine.anatolia.orders import Move, Order, Support
from engine.anatolia.promises import Promise, PromiseOutcome


def promise_marks(board: Board, record: SeasonRecord, outcomes: Iterable[PromiseOutcome]) -> tuple[DrawnPromise, ...]:
    """The marks of these promises of a season; none for a promise between powers that have no unit."""
    marks: dict[object, DrawnPromise] = {}
    for outcome in outcomes:
        mark = _mark(board, record, outcome)
        if mark is not None:
            key = _key(outcome, mark)
            told = marks[key].told if key in marks else ()
            marks[key] = replace(marks.get(key, mark), told=(*told, *mark.told))
    return tuple(marks.values())


def _key(outcome: PromiseOutcome, mark: DrawnPromise) -> object:
    """What has one mark: what two powers promised each other and kept, or what one order kept or broke."""
    promise = outcome.promise
    if outcome.kept and promise.type in ("peace", "alliance"):
        return frozenset((promise.power, promise.partner))
    return (outcome.kept, mark.at, mark.toward)


class PromiseMarks:
    """Makes the marks of the season that is looked at, once: the map is shown anew far more often than it changes."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._of: tuple[SeasonRecord, tuple[PromiseOutcome, ...]] | None = None
        self._marks: tuple[DrawnPromise, ...] = ()

    def of(self, record: SeasonRecord, outcomes: tuple[PromiseOutcome, ...]) -> tuple[DrawnPromise, ...]:
        """The marks of these promises of this season."""
        if self._of != (record, outcomes):
            self._of, self._marks = (record, outcomes), promise_marks(self._board, record, outcomes)
        return self._marks


def _mark(board: Board, record: SeasonRecord, outcome: PromiseOutcome) -> DrawnPromise | None:
    promise = outcome.promise
    orders = deciding_orders(record, outcome)
    near = [(order.unit, _aim(order)) for order in orders]
    near = near or _nearest(board, _units(record, promise.power), _about(record, promise))
    if not near:
        return None
    at, toward = near[0]
    places = dict.fromkeys(place for pair in near for place in pair)
    told = (_text(board, promise), _fate(board, outcome, orders))
    return DrawnPromise(outcome.kept, at, toward, tuple(places), (told,))


def deciding_orders(record: SeasonRecord, outcome: PromiseOutcome) -> tuple[Order, ...]:
    """The orders that broke a promise, moves first, or the support that kept it.

    None where nothing had to be done, or nothing was done.
    """
    promise = outcome.promise
    orders = [entry.order for entry in record.resolution.resolution if entry.power == promise.power]
    if not outcome.kept:
        found = [order for breach in breaches(record.before, [promise], orders) for order in breach.orders]
        return (*(o for o in found if isinstance(o, Move)), *(o for o in found if not isinstance(o, Move)))
    support = keeping(promise, orders)
    return () if support is None else (support,)


def _aim(order: Order) -> ProvinceId:
    """What an order is about, seen from its unit."""
    match order:
        case Move(dest=dest):
            return dest
        case Support(target=target):
            return target
        case _:
            return order.unit


def _about(record: SeasonRecord, promise: Promise) -> Sequence[ProvinceId]:
    """The places that a promise is about: a province, a unit to be supported, or wherever the partner stands."""
    match promise.type:
        case "dmz":
            return (promise.terms["province"],)
        case "support":
            return (promise.terms["unit"],)
        case _:
            return _units(record, promise.partner)


def _units(record: SeasonRecord, power: Power) -> list[ProvinceId]:
    return [unit.at for unit in record.before if unit.power == power]


def _nearest(
    board: Board, units: Sequence[ProvinceId], places: Sequence[ProvinceId]
) -> list[tuple[ProvinceId, ProvinceId]]:
    """The unit and the place that are the fewest borders apart, in the order given where several are.

    Without a unit the place alone, and the other way round; nothing without both.
    """
    if not units or not places:
        return [(only, only) for only in (*units, *places)[:1]]
    beyond = len(board.provinces)
    to_places = distances(board, places)
    unit = min(units, key=lambda each: to_places.get(each, beyond))
    from_unit = distances(board, (unit,))
    return [(unit, min(places, key=lambda each: from_unit.get(each, beyond)))]


def _text(board: Board, promise: Promise) -> str:
    what = proposal_title(board, promise.type, promise.terms)
    return say("{power} to {partner}: {what}", power=promise.power, partner=promise.partner, what=what)


def _fate(board: Board, outcome: PromiseOutcome, orders: Sequence[Order]) -> str:
    told = listed(order_text(board, order) for order in orders)
    if outcome.kept:
        return say("Kept by {orders}", orders=told) if told else say("Kept")
    return say("Broken by {orders}", orders=told) if told else say("Broken: no such support was ordered")
