"""Cases: positions with orders, and the answer that the adjudicator gives (`contract: adjudicate`).

A faulty board or unit makes a faulty case; faulty orders never do, they are invalid holds. Nothing here reads files:
a board in a case is a shipped board's name or the board itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias, get_args

from engine.anatolia.board import (
    Board,
    Power,
    ProvinceId,
    Unit,
    build_board,
    code_unit_sorted,
    shipped_board,
    shipped_names,
)
from engine.anatolia.board_check import is_name
from engine.anatolia.outcomes import Outcome
from engine.anatolia.position_check import unit_faults
from engine.errors import BoardError, CaseError, Fault
from engine.files import canonical_json

REMEDY = "correct the case; 'concord schema case' describes its form"
RawOrders: TypeAlias = Mapping[Power, list[Any]] | list[Any]

_BOARDS_KEPT = 16


@dataclass(frozen=True, slots=True)
class Question:
    """What would have changed the outcome of `unit`, or given it the outcome `wanted`."""

    unit: ProvinceId
    wanted: Outcome | None


@dataclass(frozen=True, slots=True)
class Case:
    """A position and its orders. `orders` are raw entries, by power or in one list (R27). Other keys are ignored.

    `what_if` asks for the smallest changes of orders; the unit asked about keeps its own unless `what_if_own`.
    """

    id: Any
    board: Board
    units: tuple[Unit, ...]
    orders: RawOrders
    what_if: Question | None = None
    what_if_own: bool = False


def read_case(data: object) -> Case:
    """The case that this JSON value describes. Raises `CaseError` with every fault of its board and units."""
    if not isinstance(data, Mapping):
        raise _faulty([Fault("case", f"a case is a JSON object, not {_kind(data)}")])
    entries = data.get("units")
    if not isinstance(entries, list):
        raise _faulty([Fault("units", "a case lists its units")])
    orders = _lists_only(data.get("orders"))
    board = board_of(data)
    faults = list(unit_faults(board, entries))
    if faults:
        raise _faulty(faults)
    asked, own = data.get("whatIf"), data.get("whatIfOwn", False)
    if not isinstance(own, bool):
        raise _faulty([Fault("whatIfOwn", f"this is true or false, not {_kind(own)}")])
    return Case(
        id=data.get("id"),
        board=board,
        units=tuple(Unit(entry["power"], entry["type"], entry["at"]) for entry in entries),
        orders=orders if isinstance(orders, list) else {p: given for p, given in orders.items() if p in board.powers},
        what_if=None if asked is None else read_question(asked, entries),
        what_if_own=own,
    )


def board_of(data: Mapping[str, Any]) -> Board:
    """The board that a case names or brings, whatever is wrong with its units. Raises `CaseError` for a faulty one."""
    units = data.get("units")
    return _board_of(data.get("board"), units if isinstance(units, list) else [], _lists_only(data.get("orders")))


def read_question(text: object, units: Iterable[Mapping[str, Any]]) -> Question:
    """The question ``UNIT`` or ``UNIT=OUTCOME``. Raises `CaseError` for a unit or outcome that there is not."""
    if not isinstance(text, str):
        raise _faulty([Fault("whatIf", f"this is UNIT or UNIT=OUTCOME, not {_kind(text)}")])
    places = {unit["at"] for unit in units}
    if text in places:
        return Question(text, None)
    unit, equals, wanted = text.rpartition("=")
    if (unit if equals else text) not in places:
        raise _faulty([Fault("whatIf", f"no unit stands at {unit if equals else text!r}")])
    outcome = next((name for name in get_args(Outcome) if name == wanted), None)
    if outcome is None:
        raise _faulty([Fault("whatIf", f"{wanted!r} is no outcome: {', '.join(get_args(Outcome))}")])
    return Question(unit, outcome)


def answer(case: Case, *, explain: bool = False) -> dict[str, Any]:
    """The answer: ``id``, ``units``, ``dislodged``, ``standoffs``, ``resolution``, all in code-unit order.

    With `explain`, also ``explanation``, and if the case asks, ``whatIf`` (`anatolia: Explanation`).
    """
    reply: dict[str, Any] = {"id": case.id}
    if explain:
        from engine.anatolia.explanation import adjudicate_explained

        resolution, explanation = adjudicate_explained(case.board, case.units, case.orders)
        reply |= {**resolution.to_json(), "explanation": explanation.to_json()}
    else:
        from engine.anatolia.adjudicator import adjudicate

        reply |= adjudicate(case.board, case.units, case.orders).to_json()
    if case.what_if is not None:
        from engine.anatolia.minimal_changes import minimal_changes

        found = minimal_changes(case, case.what_if.unit, case.what_if.wanted, own=case.what_if_own)
        reply["whatIf"] = found.to_json()
    return reply


def faulty_answer(case_id: Any, fault: Fault) -> dict[str, Any]:
    """What stands on the line of a faulty case: ``{"id", "error": {"where", "what"}}``."""
    return {"id": case_id, "error": {"where": fault.where, "what": fault.what}}


def _faulty(faults: list[Fault]) -> CaseError:
    return CaseError("the case is faulty", tuple(faults), REMEDY)


def _lists_only(orders: object) -> RawOrders:
    """The orders with what is no list left out: a power whose payload has another shape gave no orders (R1)."""
    if isinstance(orders, list):
        return orders
    if not isinstance(orders, Mapping):
        return {}
    return {power: given for power, given in orders.items() if isinstance(given, list)}


def _board_of(source: object, units: list[Any], orders: RawOrders) -> Board:
    if source is None:
        return shipped_board()
    if isinstance(source, str):
        if source not in shipped_names():
            names = ", ".join(shipped_names())
            raise _faulty([Fault("board", f"there is no shipped board {source!r}; shipped boards: {names}")])
        return shipped_board(source)
    if not isinstance(source, Mapping):
        raise _faulty([Fault("board", f"a board is a name or an object, not {_kind(source)}")])
    try:
        return _built(canonical_json({**source, "powers": _powers_of(source, units, orders)}))
    except BoardError as error:
        raise _faulty([Fault(f"board.{fault.where}", fault.what) for fault in error.faults]) from error


@lru_cache(maxsize=_BOARDS_KEPT)
def _built(text: str) -> Board:
    """A stream of cases mostly repeats its board: build (and compile) each one once."""
    return build_board(json.loads(text))


def _powers_of(board: Mapping[str, Any], units: list[Any], orders: RawOrders) -> Any:
    """The powers that the board lists, then others that units, orders, homes and start units name (code-unit order)."""
    listed = board.get("powers")
    if listed is not None and not (isinstance(listed, list) and all(isinstance(name, str) for name in listed)):
        return listed  # the check of the board says what is wrong with it
    provinces = board.get("provinces")
    start = board.get("start")
    named: set[str] = {e["power"] for e in units if isinstance(e, Mapping) and isinstance(e.get("power"), str)}
    if isinstance(provinces, list):
        named |= {e["home"] for e in provinces if isinstance(e, Mapping) and isinstance(e.get("home"), str)}
    named |= set() if isinstance(orders, list) else set(orders)
    named |= set(start) if isinstance(start, Mapping) else set()
    known = list(listed or ())
    return known + code_unit_sorted(name for name in named if is_name(name) and name not in known)


def _kind(value: object) -> str:
    """What a JSON value is, in words."""
    match value:
        case None:
            return "null"
        case bool():
            return "true or false"
        case int() | float():
            return "a number"
        case str():
            return "a string"
        case list():
            return "a list"
        case _:
            return "an object"
