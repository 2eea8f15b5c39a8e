"""One answer against the contract: what is wrong with it, under which rule (`bot-api: Method return values`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.anatolia.orders import parse_order, shape_fault
from engine.files import json_line
from engine.seats.protocol import Answer, Call, Refusal

RULE_OF_METHOD: Mapping[str, str] = {
    "propose": "proposals",
    "answer": "replies",
    "orders": "orders",
    "retreats": "retreats",
    "builds": "builds",
}
"""The rule that says which answers of a method are legal."""

RULE_OF_REASON: Mapping[str, str] = {
    "load-error": "loads",
    "init-timeout": "loads",
    "crash": "returns",
    "exception": "returns",
    "uncloneable": "plain",
    "invalid": "shape",
    "timeout": "time",
    "oversize": "output",
    "forbidden": "forbidden",
}
"""The rule that a fallback breaks. A ``missing`` method breaks none."""

FORMS: Mapping[str, str] = {
    "propose": "a list of {to, type, terms}",
    "answer": "an object from proposal id to 'accept' or 'reject'",
    "orders": "a list of orders",
    "retreats": "an object from province to a listed option or null",
    "builds": "a list of {type, at}, or of {disband}",
}

_CHANGED_THE_MAP = ("the map is frozen", "is read-only", "object is not extensible", "could not delete property")
"""What Python and (strict) JavaScript say when something frozen is to be changed."""
_NO_ORDERS = {
    "there is no function `orders`": "a function orders(state)",
    "has no method `orders`": "module.exports = { orders(state) { ... } }",
}
"""What the Python and the JavaScript host say of a bot that lacks it, and what each expects."""
_PLACE = re.compile(r"([^/\\(:]+):(\d+):\d+\)?$")
"""The file and the line at the end of a line of a JavaScript stack trace; the language's own functions have none."""
_LONG = 110


@dataclass(frozen=True, slots=True)
class Problem:
    """A broken rule: what the bot did, and what was expected of it."""

    rule: str
    did: str
    expected: str


def lenient(call: Call) -> Call:
    """The call as the kit asks it: whatever plain value comes back is kept, for `problems_of` to look at."""
    return Call(call.method, call.text, _taken)


def _taken(_: object) -> Refusal | None:
    return None


def problems_of(call: Call, answer: Answer) -> tuple[Problem, ...]:
    """What is wrong with the answer to a call that was asked `lenient`; the call's own `check` decides."""
    reason = answer.reason
    if reason == "missing" or (reason is None and answer.gone):
        return ()
    if reason is not None:
        return (_fallen(call.method, reason, answer.detail),)
    fault = _shape_fault(call.method, answer.payload)
    if fault is not None:
        return (Problem("shape", f"answered {shown(answer.payload)}", f"{FORMS[call.method]} ({fault})"),)
    if call.method == "orders":
        return tuple(_illegal_orders(call.state, answer.payload))
    refusal = call.check(answer.payload)
    if refusal is None:
        return ()
    rule = RULE_OF_METHOD[call.method]
    return (Problem(rule, f"answered {shown(answer.payload)}", f"another answer ({refusal.where}: {refusal.what})"),)


def problem_of_loading(opening: Answer) -> Problem:
    """Which rule a bot broke that did not load."""
    if opening.reason == "load-error":
        for text, expected in _NO_ORDERS.items():
            if text in opening.detail:
                return Problem("exports-orders", "there is no orders", expected)
    return _fallen("init", opening.reason or "load-error", opening.detail)


def without_order(state: Mapping[str, Any], payload: Any) -> tuple[str, ...]:
    """The units of one's own that an answer of `orders` leaves out."""
    named = {entry.get("unit") for entry in payload if isinstance(entry, dict)} if isinstance(payload, list) else set()
    return tuple(unit for unit in state["legalOrders"] if unit not in named)


def shown(value: Any) -> str:
    """A payload in a line of evidence."""
    text = json_line(value)
    return text if len(text) <= _LONG else text[: _LONG - 3] + "..."


def _fallen(method: str, reason: str, detail: str) -> Problem:
    said = _said(detail)
    if reason == "exception" and any(text in detail for text in _CHANGED_THE_MAP):
        return Problem("map", f"tried to change what is frozen ({said})", "read it only")
    if reason == "forbidden":
        said = detail.splitlines()[0] if detail else ""
    expected = {
        "exception": "an answer",
        "crash": "an answer",
        "timeout": "an answer within 2,000 ms",
        "oversize": "an answer of at most 8 MiB",
        "uncloneable": "plain values, returned at once",
        "invalid": FORMS.get(method, "an answer"),
        "forbidden": "no files, sockets or processes",
    }.get(reason, "a bot that loads")
    rule = "loads" if method == "init" and reason != "forbidden" else RULE_OF_REASON[reason]
    return Problem(rule, f"{reason}: {said}" if said else reason, expected)


def _said(detail: str) -> str:
    """What an error says: the last line of a Python traceback; the last before a JavaScript stack, and its place."""
    words, places = [""], []
    for line in detail.splitlines():
        if line.startswith("    at "):
            places += _PLACE.findall(line[-_LONG:])
        elif line.strip():
            words.append(line.strip())
    said = words[-1] if len(words[-1]) <= _LONG else words[-1][: _LONG - 3] + "..."
    return f"{said} ({places[0][0]}, line {places[0][1]})" if places else said


def _shape_fault(method: str, payload: Any) -> str | None:
    """Why the form of an answer is wrong, whatever the position; None where it is right."""
    return _SHAPES[method](payload)


def _proposals_fault(payload: Any) -> str | None:
    if not isinstance(payload, list):
        return "this is no list"
    for index, entry in enumerate(payload):
        if not isinstance(entry, dict):
            return f"entry {index} is no object"
        if not isinstance(entry.get("to"), str) or not isinstance(entry.get("type"), str):
            return f"entry {index} lacks a 'to' or a 'type'"
        if not isinstance(entry.get("terms"), dict):
            return f"entry {index} has no object 'terms'"
    return None


def _replies_fault(payload: Any) -> str | None:
    if not isinstance(payload, dict):
        return "this is no object"
    wrong = [key for key, value in payload.items() if value not in ("accept", "reject")]
    return f"{wrong[0]!r} is neither accepted nor rejected" if wrong else None


def _orders_fault(payload: Any) -> str | None:
    if not isinstance(payload, list):
        return "this is no list"
    for index, entry in enumerate(payload):
        fault = shape_fault(entry)
        if fault is not None:
            return f"entry {index}: {fault}"
    return None


def _retreats_fault(payload: Any) -> str | None:
    if not isinstance(payload, dict):
        return "this is no object"
    wrong = [key for key, value in payload.items() if not (value is None or isinstance(value, str))]
    return f"the value of {wrong[0]!r} is neither a province nor null" if wrong else None


def _builds_fault(payload: Any) -> str | None:
    if not isinstance(payload, list):
        return "this is no list"
    for index, entry in enumerate(payload):
        if not isinstance(entry, dict):
            return f"entry {index} is no object"
        built = isinstance(entry.get("at"), str) and isinstance(entry.get("type"), str)
        if built == isinstance(entry.get("disband"), str):
            return f"entry {index} is neither a build nor a disband"
    return None


_SHAPES: Mapping[str, Callable[[Any], str | None]] = {
    "propose": _proposals_fault,
    "answer": _replies_fault,
    "orders": _orders_fault,
    "retreats": _retreats_fault,
    "builds": _builds_fault,
}


def _illegal_orders(state: Mapping[str, Any], payload: list[Any]) -> Iterator[Problem]:
    """Each entry that the engine would drop or turn into an invalid hold (`bot-api: orders`, R2 to R4)."""
    legal = state["legalOrders"]
    times = Counter(entry["unit"] for entry in payload)
    for entry in payload:
        unit, order = entry["unit"], parse_order(entry)
        assert order is not None
        if unit not in legal:
            yield Problem(
                "orders", f"ordered {shown(entry)}", f"a unit of its own ({', '.join(legal) or 'it has none'})"
            )
        elif times[unit] > 1:
            yield Problem("orders", f"ordered {unit!r} {times[unit]} times, {shown(entry)}", "one order a unit")
        elif order.to_json() not in legal[unit]:
            yield Problem("orders", f"ordered {shown(entry)}", f"one of the orders in legalOrders[{unit!r}]")
