"""Orders as people write them: ``M-N``, ``N H``, ``N S M``, ``N S M-O``, with ids or names (``Apameia - Aizanoi``).

An id counts exactly as written, since a board may use both ``N`` and ``n``; otherwise case does not matter. A unit's
type may stand before its place, as in many rule books (``A Apameia - Aizanoi``); it then has to be right.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping

from engine.anatolia.board import Board, Power, ProvinceId, Unit, UnitType
from engine.anatolia.orders import HOLD, Hold, Move, Order, Support, legal_orders_of
from engine.errors import NotationError

FORMS = "write 'M-N' (move), 'M H' (hold), 'N S M' (support to hold) or 'N S M-O' (support a move), with ids or names"
_ARROW = re.compile(r"\s*(?:->|→|–|-)\s*")
_SUPPORT = re.compile(r"\s+(?:s|supports?)\s+", re.IGNORECASE)
_HOLD = re.compile(r"\s+(?:h|holds?)$", re.IGNORECASE)
_TYPE = re.compile(r"\s*(?:(a|army)|f|fleet)\s+(?=\S)", re.IGNORECASE)
_LONG = 48
"""How much of a text a message quotes, in characters."""
_MANY = 12
"""How many possibilities a message lists before it says that there are more."""


def order_text(board: Board, order: Order, *, names: bool = False) -> str:
    """The order in short: ids as ``N S M-O``, or with `names`, ``Kotiaion S Aizanoi - Daskyleion``."""
    name = _labels(board) if names else dict.fromkeys(board.by_id, "")
    arrow = " - " if names else "-"

    def label(place: ProvinceId) -> str:
        return name[place] or place

    match order:
        case Hold(unit=unit):
            return f"{label(unit)} H"
        case Move(unit=unit, dest=dest):
            return f"{label(unit)}{arrow}{label(dest)}"
        case Support(unit=unit, target=target, target_dest=dest):
            moving = "" if dest == HOLD else f"{arrow}{label(dest)}"
            return f"{label(unit)} S {label(target)}{moving}"


def parse_text(board: Board, units: Iterable[Unit], power: Power | None, text: str) -> Order:
    """The order of one of `power`'s units (None: of any unit) that `text` writes.

    Raises `NotationError` saying what is not understood or not legal, and what is possible instead.
    """
    units = tuple(units)
    types = {unit.at: unit.type for unit in units}
    legal = legal_orders_of(board, units, power)
    readings = list(dict.fromkeys(_readings(board, types, text.strip())))
    if not readings:
        raise _not_understood(board, types, text.strip())
    possible = [order for order in readings if order in legal.get(order.unit, ())]
    if len(possible) == 1:
        return possible[0]
    if possible:
        meanings = "; ".join(order_text(board, order, names=True) for order in possible)
        raise NotationError(
            "this can be read in several ways", _quoted(text), f"use ids to say which is meant: {meanings}"
        )
    raise _not_possible(board, legal, power, readings[0], text)


def completions(board: Board, units: Iterable[Unit], power: Power | None, text: str) -> list[str]:
    """The legal orders of `power` (None: of all units) that begin with `text`, in the order of `legal_orders_of`.

    Each can be parsed. They are written with names; with ids where only that continues what was typed. Types of units
    are left out.
    """
    legal = legal_orders_of(board, units, power)
    every = [order for orders in legal.values() for order in orders]
    return _continuing(board, every, _squeezed(text)) or _continuing(board, every, _squeezed(_untyped(text)))


def _continuing(board: Board, orders: Iterable[Order], begun: str) -> list[str]:
    found = []
    for order in orders:
        named, short = order_text(board, order, names=True), order_text(board, order)
        if _squeezed(named).casefold().startswith(begun.casefold()):
            found.append(named)
        elif short.startswith(begun):
            found.append(short)
    return found


def _untyped(text: str) -> str:
    """The text without the types of the units that give and get help."""
    middle = _SUPPORT.search(text)
    ends = [text] if middle is None else [text[: middle.start()], text[middle.end() :]]
    return " S ".join(_TYPE.sub("", end, count=1) if _TYPE.match(end) else end for end in ends)


def _squeezed(text: str) -> str:
    """The text with single spaces, and none around arrows."""
    return _ARROW.sub("-", re.sub(r"\s+", " ", text.lstrip()))


def _labels(board: Board) -> Mapping[ProvinceId, str]:
    """Names by id; empty where two provinces share a name, or one is called as another's id."""
    names = [province.name.casefold() for province in board.provinces]
    return {
        province.id: province.name
        if names.count(province.name.casefold()) == 1 and province.name not in board.by_id
        else ""
        for province in board.provinces
    }


def _places(board: Board, text: str) -> list[ProvinceId]:
    """The provinces that `text` may name: the id as written, else any name or id that differs in case alone."""
    text = re.sub(r"\s+", " ", text.strip())
    if text in board.by_id:
        return [text]
    folded = text.casefold()
    return [p.id for p in board.provinces if folded in (p.name.casefold(), p.id.casefold())]


def _unit_places(board: Board, types: Mapping[ProvinceId, UnitType], text: str) -> list[ProvinceId]:
    """The provinces that `text` may name, or after a type, those of them where no unit of the other type stands."""
    if (places := _places(board, text)) or (typed := _TYPE.match(text)) is None:
        return places
    claimed: UnitType = "army" if typed[1] else "fleet"
    return [place for place in _places(board, text[typed.end() :]) if types.get(place, claimed) == claimed]


def _readings(board: Board, types: Mapping[ProvinceId, UnitType], text: str) -> Iterator[Order]:
    """Every order that the text may write, legal or not."""
    if hold := _HOLD.search(text):
        for unit in _unit_places(board, types, text[: hold.start()]):
            yield Hold(unit)
    yield from (Move(unit, dest) for unit, dest in _moves(board, types, text))
    for middle in _SUPPORT.finditer(text):
        rest = text[middle.end() :]
        still = _HOLD.search(rest)
        held = [rest] if still is None else [rest, rest[: still.start()]]
        for unit in _unit_places(board, types, text[: middle.start()]):
            for target in (place for named in held for place in _unit_places(board, types, named)):
                yield Support(unit, target, HOLD)
            for target, dest in _moves(board, types, rest):
                yield Support(unit, target, dest)


def _moves(board: Board, types: Mapping[ProvinceId, UnitType], text: str) -> Iterator[tuple[ProvinceId, ProvinceId]]:
    for arrow in _ARROW.finditer(text):
        for unit in _unit_places(board, types, text[: arrow.start()]):
            for dest in _places(board, text[arrow.end() :]):
                yield unit, dest


def _not_understood(board: Board, types: Mapping[ProvinceId, UnitType], text: str) -> NotationError:
    """Which part names no province, or the wrong type, if the form is clear; the forms, if it isn't."""
    parts = [part for whole in _SUPPORT.split(_HOLD.sub("", text)) for part in _ARROW.split(whole)]
    if len(parts) > 1 or _HOLD.search(text):
        for part in parts:
            if not part.strip():
                return NotationError("a province is missing", _quoted(text), FORMS)
            if not _unit_places(board, types, part):
                return _no_such_unit_place(board, part.strip())
    return NotationError("this is no order", _quoted(text), FORMS)


def _no_such_unit_place(board: Board, part: str) -> NotationError:
    """A part without any province, or with a type that the unit there does not have."""
    typed = _TYPE.match(part)
    place = part if typed is None else part[typed.end() :]
    if typed is not None and (places := _places(board, place)):
        what = f"the unit in {board.by_id[places[0]].name} is {'a fleet' if typed[1] else 'an army'}"
        return NotationError(what, _quoted(part), f"write {place!r}")
    names = [province.name for province in board.provinces]
    folded = {name.casefold(): name for name in names}
    near = difflib.get_close_matches(place.casefold(), folded, n=3)
    remedy = f"perhaps {', '.join(folded[name] for name in near)}" if near else f"provinces: {_some(names)}"
    return NotationError("there is no such province", _quoted(place), remedy)


def _not_possible(
    board: Board, legal: Mapping[ProvinceId, tuple[Order, ...]], power: Power | None, order: Order, text: str
) -> NotationError:
    name = board.by_id[order.unit].name
    if order.unit not in legal:
        own = _some([board.by_id[place].name for place in legal])
        if power is None:
            return NotationError(f"no unit stands in {name}", _quoted(text), f"units: {own}")
        return NotationError(f"{power} has no unit in {name}", _quoted(text), f"units of {power}: {own}")
    same_kind = [other for other in legal[order.unit] if type(other) is type(order)]
    options = _some([order_text(board, other, names=True) for other in same_kind])
    return NotationError(f"the unit in {name} can't do this", _quoted(text), f"possible: {options}")


def _quoted(text: str) -> str:
    """The text in quotes; of a long one, the beginning."""
    return repr(text if len(text) <= _LONG else f"{text[:_LONG].rstrip()}…")


def _some(texts: list[str]) -> str:
    """The texts in a row, the first dozen only."""
    shown = ", ".join(texts[:_MANY])
    return f"{shown} and {len(texts) - _MANY} more" if len(texts) > _MANY else shown or "none"
