"""One movement phase from orders to outcomes: the one adjudicator, which match, command line and bots all call.

Three stages, separate so that each can be used alone: `Sheet` normalises orders at the border, `resolver.resolve`
decides on numbers, and `Fates` derives everything an answer says. `adjudicate` gives that as values,
`adjudicate_json` as JSON-ready objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter
from typing import Any

from engine.anatolia.board import Board, Unit
from engine.anatolia.compiled import HOLD, NOBODY, Field
from engine.anatolia.orders import field_of
from engine.anatolia.outcomes import Dislodged, Outcome, Resolution, ResolvedOrder
from engine.anatolia.resolver import Decisions, cutter_of, resolve
from engine.anatolia.retreats import open_places
from engine.anatolia.sheet import Orders, Sheet

_TUPLE = itemgetter("power", "type", "at")


class Fates:
    """What became of each unit, in places: the native result.

    ``outcome[unit]`` is that of the contract (R12; ``success`` where no unit is); the supports in ``standing`` are the
    effective ones (R13). ``stands[place]`` is the unit that stands there after the moves. ``dislodged[unit]`` is the
    attacker that took its place and ``options[unit]`` where it may retreat to, both ascending; ``standoffs`` are the
    places left empty by a standoff (R14), ascending.
    """

    __slots__ = ("dislodged", "options", "outcome", "standing", "standoffs", "stands")

    def __init__(self, sheet: Sheet, decisions: Decisions) -> None:
        units, goes, winner = sheet.field.units, sheet.goes, decisions.winner
        self.standing = decisions.standing
        self.outcome: list[Outcome] = ["success"] * len(goes)
        outcome = self.outcome
        self.stands = stands = units.copy()
        for place in sheet.refused:
            outcome[place] = "invalid"
        gone = []
        for mover in sheet.movers:
            if winner[goes[mover]] == mover:
                gone.append(mover)
                del stands[mover]
            else:
                outcome[mover] = "bounce"
        for supporter in decisions.cut_by:
            outcome[supporter] = "cut"
        if decisions.unmatched:
            self._cut_unmatched(sheet, decisions)
        losers = []
        for mover in gone:
            dest = goes[mover]
            if dest in stands:
                losers.append(dest)
                outcome[dest] = "dislodged"
            stands[dest] = units[mover]
        losers.sort()
        self.dislodged = {loser: winner[loser] for loser in losers}
        self.standoffs = [place for place in decisions.rivals if place not in stands]
        self.standoffs.sort()
        reach = sheet.field.reach
        self.options = {
            loser: open_places(reach[loser].values(), winner[loser], stands, self.standoffs) for loser in losers
        }

    def _cut_unmatched(self, sheet: Sheet, decisions: Decisions) -> None:
        """Supports that matched nothing are cut like others; the resolver had no need to know (R10, R12)."""
        for place in decisions.unmatched:
            _, beneficiary, into = sheet.supports[place]
            exempt = NOBODY if into == beneficiary else into
            assailants = decisions.rivals.get(place) or (decisions.attacker[place],)
            if cutter_of(sheet.field.owner, place, assailants, exempt) != NOBODY:
                self.outcome[place] = "cut"


def adjudicate(board: Board, units: Iterable[Unit], orders: Orders) -> Resolution:
    """Resolve one movement phase (`bot-api: Adjudication`).

    `orders` are by power or flat (R27); faulty entries are invalid holds. Raises `CaseError` for faulty units, never
    for orders.
    """
    sheet = Sheet(field_of(board, units), orders)
    return resolution_of(sheet, Fates(sheet, decide(sheet)))


def decide(sheet: Sheet) -> Decisions:
    """The resolver's decisions on these orders."""
    return resolve(sheet.field.owner, sheet.goes, sheet.movers, sheet.supports.values())


def resolution_of(sheet: Sheet, fates: Fates) -> Resolution:
    """The native result as the values of an answer."""
    field, ids = sheet.field, sheet.field.board.ids
    units, stands = field.units, fates.stands
    return Resolution(
        units=tuple(Unit(*stands[place][:2], ids[place]) for place in sorted(stands)),
        dislodged=tuple(
            Dislodged(*units[place], ids[by], tuple(ids[dest] for dest in fates.options[place]))
            for place, by in fates.dislodged.items()
        ),
        standoffs=tuple(ids[place] for place in fates.standoffs),
        resolution=tuple(
            ResolvedOrder(
                units[place][0],
                sheet.order(place),
                place not in sheet.refused,
                fates.outcome[place],
                place in fates.standing if place in sheet.supports else None,
            )
            for place in field.places
        ),
    )


def adjudicate_json(board: Board, units: Iterable[Mapping[str, Any]], orders: Orders) -> dict[str, Any]:
    """`adjudicate` from and to JSON objects: ``{units, dislodged, standoffs, resolution}``, fresh and detached."""
    field = Field(board.compiled, map(_TUPLE, units))
    sheet = Sheet(field, orders)
    return _answer_json(sheet, Fates(sheet, decide(sheet)))


def _answer_json(sheet: Sheet, fates: Fates) -> dict[str, Any]:
    ids, units = sheet.field.board.ids, sheet.field.units
    stands = fates.stands
    standing = []
    for place in sorted(stands):
        power, kind, _ = stands[place]
        standing.append({"power": power, "type": kind, "at": ids[place]})
    dislodged = []
    for place, by in fates.dislodged.items():
        power, kind, at = units[place]
        options = [ids[dest] for dest in fates.options[place]]
        dislodged.append({"power": power, "type": kind, "at": at, "attacker": ids[by], "options": options})
    return {
        "units": standing,
        "dislodged": dislodged,
        "standoffs": [ids[place] for place in fates.standoffs],
        "resolution": _resolution_json(sheet, fates),
    }


def _resolution_json(sheet: Sheet, fates: Fates) -> list[dict[str, Any]]:
    ids, units, goes = sheet.field.board.ids, sheet.field.units, sheet.goes
    outcome, standing, refused, supports = fates.outcome, fates.standing, sheet.refused, sheet.supports
    entries: list[dict[str, Any]] = []
    for place in sheet.field.places:
        power, _, at = units[place]
        dest = goes[place]
        if dest != place:
            entry = {
                "unit": at,
                "type": "move",
                "dest": ids[dest],
                "power": power,
                "valid": True,
                "outcome": outcome[place],
            }
        elif place in supports:
            _, beneficiary, into = supports[place]
            entry = {
                "unit": at,
                "type": "support",
                "target": ids[beneficiary],
                "targetDest": HOLD if into == beneficiary else ids[into],
                "power": power,
                "valid": True,
                "outcome": outcome[place],
                "effective": place in standing,
            }
        else:
            valid = place not in refused
            entry = {
                "unit": at,
                "type": "hold",
                "power": power,
                "valid": valid,
                "outcome": outcome[place],
            }
        entries.append(entry)
    return entries
