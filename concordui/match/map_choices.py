"""Retreats and builds chosen on the map itself: what a click on a province makes of the draft. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.anatolia import adjustments
from engine.anatolia.board import Power, ProvinceId
from engine.anatolia.chronicle import Position


def retreat_click(
    position: Position,
    power: Power,
    payload: Mapping[ProvinceId, ProvinceId | None],
    selected: ProvinceId | None,
    place: ProvinceId,
) -> tuple[dict[ProvinceId, ProvinceId | None], ProvinceId | None]:
    """The draft and the selected unit after `place` was clicked.

    A click on a dislodged unit selects it; one on a province that is open to the selected unit (or to the only one that
    may go there) sends it there.
    """
    options = {unit.at: unit.options for unit in position.dislodged if unit.power == power}
    after = dict(payload)
    able = [at for at, places in options.items() if place in places]
    chosen = selected if selected in able else able[0] if len(able) == 1 else None
    if chosen is not None:
        after[chosen] = place
        return after, None
    return after, place if place in options else None


def build_click(
    position: Position, power: Power, payload: Sequence[Mapping[str, str]], place: ProvinceId
) -> list[dict[str, str]]:
    """The draft after `place` was clicked.

    A home goes through army, fleet (on a coast) and nothing; a unit that may be disbanded is marked and unmarked. What
    would be more than is due changes nothing.
    """
    after = [dict(entry) for entry in payload]
    due = adjustments.due(position.board, position.owners, position.units)[power]
    if due > 0 and place in adjustments.buildable(position.board, position.owners, position.units, power):
        return _next_build(after, place, position.board.by_id[place].coastal, due)
    if due < 0 and any(unit.at == place and unit.power == power for unit in position.units):
        marked = {"disband": place}
        if marked in after:
            return [entry for entry in after if entry != marked]
        return [*after, marked] if len(after) < -due else after
    return after


def _next_build(entries: list[dict[str, Any]], place: ProvinceId, coastal: bool, due: int) -> list[dict[str, str]]:
    here = next((entry for entry in entries if entry.get("at") == place), None)
    others = [entry for entry in entries if entry is not here]
    if here is None:
        return [*entries, {"type": "army", "at": place}] if len(entries) < due else entries
    if here["type"] == "army" and coastal:
        return [{"type": "fleet", "at": place} if entry is here else entry for entry in entries]
    return others
