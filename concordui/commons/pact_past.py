"""A pact as it stood at the end of a turn, and where its breaches lie. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace
from operator import attrgetter

from engine.commons.course import PactCourse
from engine.commons.pacts import Status

_TURN = attrgetter("turn")


def pact_at(pact: PactCourse, turn: int) -> PactCourse | None:
    """The pact as it stood after a turn; None before it was proposed.

    Who had answered an earlier proposal by then is not kept: of one that was settled since, nobody counts as awaited.
    """
    if pact.proposed > turn:
        return None
    kept = bisect_right(pact.breaches, turn, key=_TURN)
    begun = pact.active_from is not None and pact.active_from <= turn
    ended = pact.rejected is not None and pact.rejected <= turn
    status: Status = "active" if begun else "rejected" if ended else "proposed"
    if status == pact.status:
        return pact if kept == len(pact.breaches) else replace(pact, breaches=pact.breaches[:kept])
    return replace(
        pact,
        status=status,
        active_from=None,
        rejected=None,
        rejected_by="",
        accepted=frozenset(pact.parties),
        breaches=(),
    )


def spaced_breaches(pact: PactCourse, apart: float) -> Iterator[int]:
    """The turns with a breach, from the first on, those left out that follow another within so many turns.

    It looks at no breach twice: of hundreds of thousands, a few are found at once.
    """
    place = 0
    while place < len(pact.breaches):
        turn = pact.breaches[place].turn
        yield turn
        place = bisect_right(pact.breaches, turn + max(apart - 1e-9, 0.0), key=_TURN)


def breach_near(pact: PactCourse, turn: float, within: float) -> int | None:
    """The turn of the breach nearest to a place between turns, if it is so near."""
    place = bisect_right(pact.breaches, turn, key=_TURN)
    around = [pact.breaches[each].turn for each in (place - 1, place) if 0 <= each < len(pact.breaches)]
    nearest = min(around, key=lambda each: abs(each - turn), default=None)
    return nearest if nearest is not None and abs(nearest - turn) <= within else None


def next_breach(pact: PactCourse, turn: int, by: int) -> int | None:
    """The first turn with a breach after a turn, or before it where `by` is below 0."""
    if by > 0:
        place = bisect_right(pact.breaches, turn, key=_TURN)
        return pact.breaches[place].turn if place < len(pact.breaches) else None
    place = bisect_right(pact.breaches, turn - 1, key=_TURN)
    return pact.breaches[place - 1].turn if place else None
