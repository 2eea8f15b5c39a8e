"""The phases: what each accepts, whom it asks, and how it turns one moment into the next (`bot-api: Rules`, R24).

The order is propose, answer, orders, then retreats if a unit was dislodged. After an Autumn's retreats come captures,
eliminations, the victory check and, if the game goes on, builds. A builds phase with nobody to ask is still a phase and
is carried out like any other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.anatolia import adjustments, retreats
from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Power
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.moment import Moment
from engine.anatolia.negotiation import (
    Table,
    answered,
    breaches,
    check_answers,
    check_proposals,
    numbered,
    promises_of,
)
from engine.anatolia.orders import parse_order, shape_fault
from engine.anatolia.outcomes import ResolvedOrder
from engine.anatolia.promises import Promise, PromiseOutcome
from engine.anatolia.standing import destroyed, victory, with_outcomes, with_promises_made
from engine.seats.protocol import Refusal

Payloads = Mapping[Power, Any]
LONGEST_REFUSAL = 400
"""Characters of a refusal's place or reason."""

LONGEST_PLACE = 40
"""Characters that are kept of a place that is on no board, at least."""


def asked(moment: Moment) -> tuple[Power, ...]:
    """Whom this phase asks, in board order (R24)."""
    match moment.phase:
        case "negotiate-propose" | "negotiate-answer" | "orders":
            return moment.living
        case "retreats":
            waiting = {unit.power for unit in moment.dislodged}
            return tuple(power for power in moment.board.powers if power in waiting)
        case "builds":
            due = adjustments.due(moment.board, moment.owners, moment.units)
            return tuple(power for power in moment.board.powers if due.get(power))
        case _:
            return ()


def check(moment: Moment, power: Power, payload: object) -> Refusal | None:
    """Why the phase rejects this payload as a whole, or None. Orders that terrain forbids are no reason: they hold."""
    refusal = _check(moment, power, payload)
    if refusal is None:
        return None
    # It may quote the payload, which comes from outside and may be megabytes long.
    return Refusal(_clipped(refusal.where), _clipped(refusal.what))


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST_REFUSAL else text[: LONGEST_REFUSAL - 3] + "..."


def _check(moment: Moment, power: Power, payload: object) -> Refusal | None:
    if power not in moment.board.powers:
        return Refusal("power", f"there is no power {power!r}")
    match moment.phase:
        case "negotiate-propose":
            return check_proposals(Table.of(moment.board, moment.units, moment.living), power, payload)
        case "negotiate-answer":
            return check_answers([proposal.id for proposal in moment.inbox(power)], payload)
        case "orders":
            return check_orders(payload)
        case "retreats":
            return retreats.check_choices(moment.dislodged, power, payload)
        case "builds":
            return adjustments.check_builds(moment.board, moment.owners, moment.units, power, payload)
        case _:
            return Refusal("phase", "the game is over")


def check_orders(payload: object) -> Refusal | None:
    """Shape alone (R1): one entry of the wrong shape refuses the whole payload."""
    if not isinstance(payload, list):
        return Refusal("orders", "a list of orders is wanted")
    for index, entry in enumerate(payload):
        fault = shape_fault(entry)
        if fault is not None:
            return Refusal(f"orders[{index}]", fault)
    return None


def cleaned(moment: Moment, power: Power, payload: Any) -> Any:
    """A payload that `check` accepts, as plain detached JSON without what its phase ignores.

    Gone are keys that are not read, orders for units that are not the power's own (`bot-api: orders`), and what a bot
    may add without end and without effect: a third order for one unit, the rest of a place that is on no board.
    """
    return json.loads(json.dumps(_read_parts(moment, power, payload)))


def _read_parts(moment: Moment, power: Power, payload: Any) -> Any:
    match moment.phase:
        case "negotiate-propose":
            return [{"to": entry["to"], "type": entry["type"], "terms": dict(entry["terms"])} for entry in payload]
        case "orders":
            return _own_orders(moment, power, payload)
        case "builds":
            keys = ("type", "at", "disband")
            return [{key: entry[key] for key in keys if key in entry} for entry in payload]
        case _:
            return dict(payload)


def _own_orders(moment: Moment, power: Power, payload: Any) -> list[dict[str, str]]:
    """The orders for the power's own units; two for one unit are as good as any more (R4)."""
    left = {unit.at: 2 for unit in moment.units if unit.power == power}
    longest = max(len(province) for province in moment.board.adjacency)
    orders = []
    for entry in payload:
        if left.get(entry["unit"], 0) > 0 and (order := parse_order(entry)) is not None:
            left[order.unit] -= 1
            orders.append({key: _shortened(text, longest) for key, text in order.to_json().items()})
    return orders


def _shortened(place: str, longest: int) -> str:
    """A place's id, or the beginning of what is too long to be one, and so is no place still."""
    most = max(longest, LONGEST_PLACE)
    return place if len(place) <= most else f"{place[:most]}..."


def carry_out(moment: Moment, payloads: Payloads) -> Moment:
    """The next moment, with these payloads (each accepted by `check`); who sent none gets the phase's default."""
    return _CARRY_OUT[moment.phase](moment, payloads)


def _propose(moment: Moment, payloads: Payloads) -> Moment:
    lists = [(power, payloads.get(power, ())) for power in moment.board.powers]
    proposals = numbered(lists, moment.next_number)
    return replace(
        moment,
        phase="negotiate-answer",
        proposals=proposals,
        next_number=moment.next_number + len(proposals),
    )


def _answer(moment: Moment, payloads: Payloads) -> Moment:
    proposals = answered(moment.proposals, payloads)
    promises = tuple(
        promise for proposal in proposals if proposal.status == "accepted" for promise in promises_of(proposal)
    )
    trust = with_promises_made(moment.trust, promises)
    return replace(moment, phase="orders", proposals=proposals, promises=promises, trust=MappingProxyType(trust))


def _resolve(moment: Moment, payloads: Payloads) -> Moment:
    resolution = adjudicate(moment.board, moment.units, payloads)
    outcomes = evaluated(moment, resolution.resolution)
    record = SeasonRecord(
        year=moment.year,
        season=moment.season,
        before=moment.units,
        owners_before=moment.owners,
        resolution=resolution,
        retreats=(),
        adjustments=(),
        after=resolution.units,
        owners_after=moment.owners,
        promises=outcomes,
        proposals=moment.proposals,
    )
    resolved = replace(
        moment,
        phase="retreats",
        units=resolution.units,
        dislodged=resolution.dislodged,
        trust=MappingProxyType(with_outcomes(moment.trust, outcomes)),
        seasons=(*moment.seasons, record),
    )
    return resolved if resolution.dislodged else _end_season(resolved)


def evaluated(moment: Moment, orders: Iterable[ResolvedOrder]) -> tuple[PromiseOutcome, ...]:
    """Each promise of the season as kept or broken, on normalised orders and the units before the moves."""
    issued: dict[Power, list[Any]] = {}
    for entry in orders:
        issued.setdefault(entry.power, []).append(entry.order)
    owed: dict[Power, list[Promise]] = {}
    for promise in moment.promises:
        owed.setdefault(promise.power, []).append(promise)
    broken = {
        id(breach.promise)
        for power, promises in owed.items()
        for breach in breaches(moment.units, promises, issued.get(power, ()))
    }
    return tuple(
        PromiseOutcome(promise, moment.year, moment.season, kept=id(promise) not in broken)
        for promise in moment.promises
    )


def _retreat(moment: Moment, payloads: Payloads) -> Moment:
    units, carried = retreats.resolve_retreats(moment.board, moment.units, moment.dislodged, payloads)
    seasons = moment.seasons
    if moment.dislodged:
        seasons = (*seasons[:-1], replace(seasons[-1], retreats=carried, after=units))
    return _end_season(replace(moment, units=units, dislodged=(), seasons=seasons))


def _end_season(moment: Moment) -> Moment:
    """After the moves and retreats of a season: Spring leads to Autumn, Autumn to its scoring."""
    if moment.season == "Spring":
        return _next_season(_eliminate(moment), "Autumn", moment.year)
    owners = MappingProxyType(dict(adjustments.capture(moment.board, moment.owners, moment.units)))
    scored = _eliminate(_with_record(replace(moment, owners=owners), owners_after=owners))
    won = victory(scored.board, scored.centres, scored.living, scored.year, scored.max_years)
    return replace(scored, phase="builds" if won is None else "over", victory=won)


def _build(moment: Moment, payloads: Payloads) -> Moment:
    units, carried = adjustments.apply(moment.board, moment.owners, moment.units, payloads)
    adjusted = _with_record(replace(moment, units=units), adjustments=carried, after=units)
    return _next_season(_eliminate(adjusted), "Spring", moment.year + 1)


def _next_season(moment: Moment, season: Any, year: int) -> Moment:
    return replace(moment, phase="negotiate-propose", season=season, year=year, proposals=(), promises=())


def _eliminate(moment: Moment) -> Moment:
    """Season and adjustment boundaries: those left with neither unit nor centre go, as one cohort."""
    gone = destroyed(moment.units, moment.owners, moment.living)
    if not gone:
        return moment
    living = tuple(power for power in moment.living if power not in gone)
    return replace(moment, living=living, cohorts=(*moment.cohorts, gone))


def _with_record(moment: Moment, **changes: Any) -> Moment:
    """The moment with its current season's record changed; a game set up in mid-season has no such record yet."""
    if not moment.seasons or (moment.seasons[-1].year, moment.seasons[-1].season) != (moment.year, moment.season):
        return moment
    return replace(moment, seasons=(*moment.seasons[:-1], replace(moment.seasons[-1], **changes)))


def _over(moment: Moment, payloads: Payloads) -> Moment:
    return moment


_CARRY_OUT: Mapping[str, Callable[[Moment, Payloads], Moment]] = {
    "negotiate-propose": _propose,
    "negotiate-answer": _answer,
    "orders": _resolve,
    "retreats": _retreat,
    "builds": _build,
    "over": _over,
}
