"""Where a dislodged unit may go, and why not to the other places (R15)."""

from __future__ import annotations

from collections.abc import Iterable

from concordui.match.wording import listed, place_name, say
from concordui.why.line import Line
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.orders import Move
from engine.anatolia.outcomes import Dislodged, Resolution


def retreat_line(board: Board, before: Iterable[Unit], resolution: Resolution, unit: Dislodged) -> Line:
    """The places next to the unit: the open ones, then those that are closed, by reason."""
    standing = {each.at for each in before}
    occupied = {each.at for each in resolution.units}
    left = {
        entry.unit: entry.order.dest
        for entry in resolution.resolution
        if isinstance(entry.order, Move) and entry.outcome == "success"
    }
    lines = [_open(board, place, standing, left) for place in unit.options]
    closed: dict[str, list[ProvinceId]] = {}
    for place in board.moves[unit.type].get(unit.at, ()):
        if place not in unit.options:
            closed.setdefault(_closed(place, unit, occupied), []).append(place)
    for reason, places in closed.items():
        names = listed(place_name(board, place) for place in places)
        text = say("{places}: {reason}", places=names, reason=reason)
        lines.append(Line(text, say("closed"), "muted", places=tuple(places)))
    name = place_name(board, unit.at)
    head = say("Where {unit} may retreat", unit=name)
    if not unit.options:
        head = say("{unit} can retreat nowhere: it is disbanded", unit=name)
    return Line(head, str(len(unit.options)), unit=unit.at, places=(unit.at, *unit.options), children=tuple(lines))


def _open(board: Board, place: ProvinceId, standing: set[ProvinceId], left: dict[ProvinceId, ProvinceId]) -> Line:
    name = place_name(board, place)
    if place in left:
        text = say("{place}: its unit went to {dest}", place=name, dest=place_name(board, left[place]))
    elif place in standing:
        text = say("{place}: its unit was dislodged", place=name)
    else:
        text = say("{place}: nobody is there", place=name)
    return Line(text, say("open"), "ok", places=(place,))


def _closed(place: ProvinceId, unit: Dislodged, occupied: set[ProvinceId]) -> str:
    if place == unit.attacker:
        return say("its dislodger came from there")
    return say("occupied") if place in occupied else say("left in a standoff")
