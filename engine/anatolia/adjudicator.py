"""One movement phase from orders to outcomes: the one adjudicator, which match, lab, command line and bots all call.

Three stages, separate so that each can be used alone: `Sheet` normalises orders at the border, `resolver.resolve`
decides on numbers, and `Fates` derives everything an answer says. `adjudicate` gives that as values,
`adjudicate_json` as JSON-ready objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.anatolia.board import Board, Unit
from engine.anatolia.compiled import NOBODY, Field
from engine.anatolia.orders import HOLD, field_of
from engine.anatolia.outcomes import Dislodged, NormalisedOrder, Outcome, Resolution, ResolvedOrder
from engine.anatolia.resolver import Decisions, cutter_of, resolve
from engine.anatolia.retreats import open_places
from engine.anatolia.sheet import Orders, Sheet


class Fates:
    """What became of each unit, in places: the native result.

    ``outcome[unit]`` and ``effective[supporter]`` are those of the contract (R12, R13). ``at[unit]`` is where a unit
    that was not dislodged stands now. ``dislodged[unit]`` is the attacker that took its place and ``options[unit]``
    where it may retreat to; ``standoffs`` are the places left empty by a standoff (R14).
    """

    __slots__ = ("at", "dislodged", "effective", "options", "outcome", "standoffs")

    def __init__(self, sheet: Sheet, decisions: Decisions) -> None:
        field, goes = sheet.field, sheet.goes
        winner = decisions.winner
        self.outcome: dict[int, Outcome] = {}
        self.effective: dict[int, bool] = {}
        self.at: dict[int, int] = {}
        self.dislodged: dict[int, int] = {}
        outcome, at, dislodged = self.outcome, self.at, self.dislodged
        for place in field.places:
            dest = goes[place]
            if dest != place and winner[dest] == place:
                at[place] = dest
                outcome[place] = "success"
            elif winner[place] != NOBODY:
                dislodged[place] = winner[place]
                outcome[place] = "dislodged"
            else:
                at[place] = place
                outcome[place] = "success" if dest == place else "bounce"
        for place in sheet.refused:
            if place not in dislodged:
                outcome[place] = "invalid"
        self._judge_supports(sheet, decisions)
        taken = set(at.values())
        self.standoffs = [place for place in sorted(decisions.rivals) if place not in taken]
        reach = field.reach
        self.options = {
            place: open_places(reach[place].values(), dislodger, taken, self.standoffs)
            for place, dislodger in dislodged.items()
        }

    def _judge_supports(self, sheet: Sheet, decisions: Decisions) -> None:
        """Cut or not, matched or not; `effective` stays true where only the self-dislodgement rule excludes it (R12,
        R13).
        """
        standing, cut_by = decisions.standing, decisions.cut_by
        attacked: dict[int, list[int]] = {}
        for place, beneficiary, into in sheet.supports:
            stands = place in standing
            self.effective[place] = stands
            if stands or place in self.dislodged:
                continue
            if place in cut_by:
                self.outcome[place] = "cut"
            elif sheet.goes[beneficiary] != into:
                if not attacked:
                    attacked = _attackers(sheet)
                exempt = NOBODY if into == beneficiary else into
                if cutter_of(sheet.field.owner, place, attacked.get(place, ()), exempt) != NOBODY:
                    self.outcome[place] = "cut"


def _attackers(sheet: Sheet) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for mover in sheet.movers:
        found.setdefault(sheet.goes[mover], []).append(mover)
    return found


def normalise(board: Board, units: Iterable[Unit], orders: Orders) -> tuple[NormalisedOrder, ...]:
    """One order a unit, by place: refused ones are holds with ``valid`` False, missing ones holds with ``valid`` True
    (R5, R26).
    """
    return _normalised(Sheet(field_of(board, units), orders))


def _normalised(sheet: Sheet) -> tuple[NormalisedOrder, ...]:
    field = sheet.field
    return tuple(
        NormalisedOrder(field.powers[field.owner[place]], sheet.order(place), sheet.refused.get(place))
        for place in field.places
    )


def adjudicate(board: Board, units: Iterable[Unit], orders: Orders) -> Resolution:
    """Resolve one movement phase (`bot-api: Adjudication`).

    `orders` are by power or flat (R27); faulty entries are invalid holds. Raises `CaseError` for faulty units, never
    for orders.
    """
    sheet = Sheet(field_of(board, units), orders)
    return _resolution(sheet, Fates(sheet, decide(sheet)))


def decide(sheet: Sheet) -> Decisions:
    """The resolver's decisions on these orders."""
    return resolve(sheet.field.owner, sheet.goes, sheet.movers, sheet.supports)


def _resolution(sheet: Sheet, fates: Fates) -> Resolution:
    field, ids = sheet.field, sheet.field.board.ids
    powers, owner, kinds = field.powers, field.owner, field.kinds
    stay = sorted((now, before) for before, now in fates.at.items())
    return Resolution(
        units=tuple(Unit(powers[owner[before]], kinds[before], ids[now]) for now, before in stay),
        dislodged=tuple(
            Dislodged(
                powers[owner[place]],
                kinds[place],
                ids[place],
                ids[by],
                tuple(ids[dest] for dest in fates.options[place]),
            )
            for place, by in fates.dislodged.items()
        ),
        standoffs=tuple(ids[place] for place in fates.standoffs),
        resolution=tuple(
            ResolvedOrder(entry.power, entry.order, entry.valid, fates.outcome[place], fates.effective.get(place))
            for place, entry in zip(field.places, _normalised(sheet), strict=True)
        ),
    )


def adjudicate_json(board: Board, units: Iterable[Mapping[str, Any]], orders: Orders) -> dict[str, Any]:
    """`adjudicate` from and to JSON objects: ``{units, dislodged, standoffs, resolution}``, fresh and detached."""
    field = Field(board.compiled, ((unit["power"], unit["type"], unit["at"]) for unit in units))
    sheet = Sheet(field, orders)
    fates = Fates(sheet, decide(sheet))
    ids, powers, owner, kinds = field.board.ids, field.powers, field.owner, field.kinds
    return {
        "units": [
            {"power": powers[owner[before]], "type": kinds[before], "at": ids[now]}
            for now, before in sorted((now, before) for before, now in fates.at.items())
        ],
        "dislodged": [
            {
                "power": powers[owner[place]],
                "type": kinds[place],
                "at": ids[place],
                "attacker": ids[by],
                "options": [ids[dest] for dest in fates.options[place]],
            }
            for place, by in fates.dislodged.items()
        ],
        "standoffs": [ids[place] for place in fates.standoffs],
        "resolution": _resolution_json(sheet, fates),
    }


def _resolution_json(sheet: Sheet, fates: Fates) -> list[dict[str, Any]]:
    ids, powers, owner, goes = sheet.field.board.ids, sheet.field.powers, sheet.field.owner, sheet.goes
    outcome, effective, refused = fates.outcome, fates.effective, sheet.refused
    supports = {support[0]: support for support in sheet.supports}
    entries: list[dict[str, Any]] = []
    for place in sheet.field.places:
        entry: dict[str, Any] = {"unit": ids[place]}
        if goes[place] != place:
            entry["type"] = "move"
            entry["dest"] = ids[goes[place]]
        elif place in supports:
            _, beneficiary, into = supports[place]
            entry["type"] = "support"
            entry["target"] = ids[beneficiary]
            entry["targetDest"] = HOLD if into == beneficiary else ids[into]
        else:
            entry["type"] = "hold"
        entry["power"] = powers[owner[place]]
        entry["valid"] = place not in refused
        entry["outcome"] = outcome[place]
        if place in supports:
            entry["effective"] = effective[place]
        entries.append(entry)
    return entries
