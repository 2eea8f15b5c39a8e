"""How the last calls of each seat went: a mind that does not answer, or answers nonsense, is shown in its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.colony.mind_forms import APPRAISER
from engine.colony.viewing.reading import Lens, Reading
from engine.minds.protocol import Stage

TAIL = 300
"""Attempts that are looked back over."""

ITS_OWN: frozenset[Stage] = frozenset({"transport", "parse", "schema", "menu"})
"""Stages at which the fault is the mind's; at execution the world had moved on."""

_TAIL = (
    "SELECT id, mind, spec, json_extract(context, '$.aim'), json_extract(context, '$.tick'), state, stage, diagnostic,"
    " elapsed_s FROM attempts ORDER BY number DESC LIMIT ?"
)


@dataclass(frozen=True, slots=True)
class LastCall:
    """The latest call of a seat that came to its end, by the mind that sits there now.

    `in_a_row` are the calls that failed one after another up to it, 0 where it went well; `stage` and `diagnostic` are
    of the latest failure then. `asked_s` is for how many seconds a call is under way now, None where none is.
    """

    seat: str
    spec: str
    tick: int | None = None
    elapsed_s: float = 0.0
    in_a_row: int = 0
    stage: Stage | None = None
    diagnostic: str = ""
    asked_s: float | None = None


def last_calls(reading: Reading) -> tuple[LastCall, ...]:
    """Of every seat that was asked lately, in the order of the seats of `reading.minds`."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    asked: dict[str, float] = {}
    for row in reading.store.rows(_TAIL, TAIL):
        attempt, mind, spec, aim = row[:4]
        seat = APPRAISER if aim == "appraisal" else mind
        if attempt in reading.flights:
            asked[seat] = max(reading.flights[attempt], asked.get(seat, 0.0))
        elif reading.minds.get(seat) == spec and row[5] in ("answered", "failed"):
            found.setdefault(seat, []).append(row)
    return tuple(
        _last(seat, spec, found.get(seat, []), asked.get(seat))
        for seat, spec in reading.minds.items()
        if seat in found or seat in asked
    )


LAST_CALLS: Lens[tuple[LastCall, ...]] = Lens(("last calls",), last_calls, slow=True)


def _last(seat: str, spec: str, rows: list[tuple[Any, ...]], asked_s: float | None) -> LastCall:
    """`rows` are the calls of a seat, the latest first."""
    if not rows:
        return LastCall(seat, spec, asked_s=asked_s)
    failures = 0
    for row in rows:
        if row[6] not in ITS_OWN:
            break
        failures += 1
    tick, stage, diagnostic, elapsed_s = rows[0][4], rows[0][6], rows[0][7], rows[0][8]
    if not failures:
        return LastCall(seat, spec, tick, elapsed_s, asked_s=asked_s)
    return LastCall(seat, spec, tick, elapsed_s, failures, stage, diagnostic or "", asked_s)
