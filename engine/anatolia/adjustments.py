"""Autumn's end: capture of centres, builds and disbands (`bot-api: Retreats and adjustments`, R18, R19)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from engine.anatolia.board import UNIT_TYPES, Board, Power, ProvinceId, Unit
from engine.anatolia.outcomes import Adjustment
from engine.seats.protocol import Refusal

Owners = Mapping[ProvinceId, Power | None]


def capture(board: Board, owners: Owners, units: Iterable[Unit]) -> dict[ProvinceId, Power | None]:
    """The owners after an Autumn: a unit on a centre captures it, an empty centre keeps its owner. Centres in code-
    unit order.
    """
    holder = {unit.at: unit.power for unit in units}
    return {centre: holder.get(centre, owners.get(centre)) for centre in board.centres}


def due(board: Board, owners: Owners, units: Iterable[Unit]) -> dict[Power, int]:
    """Owned centres minus units, by power: builds allowed if positive, disbands required if negative."""
    counts = dict.fromkeys(board.powers, 0)
    for owner in owners.values():
        if owner is not None:
            counts[owner] += 1
    for unit in units:
        counts[unit.power] -= 1
    return counts


def buildable(board: Board, owners: Owners, units: Iterable[Unit], power: Power) -> tuple[ProvinceId, ...]:
    """The home centres in which `power` may build: still its own and empty, in code-unit order."""
    taken = {unit.at for unit in units}
    return tuple(home for home in board.homes[power] if owners.get(home) == power and home not in taken)


def distances(board: Board, sources: Iterable[ProvinceId]) -> dict[ProvinceId, int]:
    """Steps from the nearest source over all adjacencies, land and sea alike; unreachable provinces are absent."""
    steps = dict.fromkeys(sources, 0)
    todo = deque(steps)
    while todo:
        here = todo.popleft()
        for near in board.adjacency[here]:
            if near not in steps:
                steps[near] = steps[here] + 1
                todo.append(near)
    return steps


def disband_ranking(board: Board, units: Iterable[Unit], power: Power) -> tuple[ProvinceId, ...]:
    """Where `power`'s units stand, in the order of automatic disbands: farthest from its printed homes, owned or not,
    first (R18); equal distances in code-unit order; out of reach is farther than anything."""
    steps = distances(board, board.homes[power])
    beyond = len(board.adjacency)
    place = board.compiled.number
    mine = [unit.at for unit in units if unit.power == power]
    return tuple(sorted(mine, key=lambda at: (-steps.get(at, beyond), place[at])))


def check_builds(board: Board, owners: Owners, units: Iterable[Unit], power: Power, payload: object) -> Refusal | None:
    """Why a power's list of builds or disbands is refused as a whole, or None (R19)."""
    if not isinstance(payload, list):
        return Refusal("builds", "a list of builds or disbands is wanted")
    units = tuple(units)
    count = due(board, owners, units)[power]
    if not payload:
        return None
    if count == 0:
        return Refusal("builds", f"{power} has as many units as centres: nothing to build or disband")
    if count > 0:
        return _check_list(payload, count, "build", "at", set(buildable(board, owners, units, power)), board)
    return _check_list(payload, -count, "disband", "disband", {u.at for u in units if u.power == power}, board)


def _check_list(
    payload: list[Any], most: int, word: str, key: str, places: set[ProvinceId], board: Board
) -> Refusal | None:
    other = "disband" if key == "at" else "at"
    seen: set[ProvinceId] = set()
    for index, entry in enumerate(payload):
        where = f"builds[{index}]"
        if not isinstance(entry, Mapping) or not isinstance(entry.get(key), str) or other in entry:
            return Refusal(where, f"this is a year of {word}s: " + _FORM[key])
        at = entry[key]
        if at not in places:
            return Refusal(
                where, f"no {word} is possible at {at!r}; possible: {', '.join(sorted(places)) or 'nowhere'}"
            )
        if at in seen:
            return Refusal(where, f"{at!r} is named twice")
        seen.add(at)
        if key == "at" and (entry.get("type") not in UNIT_TYPES or not board.may_stand(entry["type"], at)):
            return Refusal(where, f"{entry.get('type')!r} can't be built at {at!r}")
    if len(payload) > most:
        return Refusal("builds", f"{len(payload)} {word}s are listed, {most} at most are due")
    return None


_FORM = {"at": "an entry is {'type': 'army' or 'fleet', 'at': id}", "disband": "an entry is {'disband': id}"}


def apply(
    board: Board, owners: Owners, units: Iterable[Unit], submissions: Mapping[Power, Any]
) -> tuple[tuple[Unit, ...], tuple[Adjustment, ...]]:
    """Carry out one adjustment phase: the units then on the board, and what was built and disbanded, power by power.

    A refused list counts as empty: builds waived, disbands chosen by `disband_ranking`, which also completes a
    partial list (R19).
    """
    units = tuple(units)
    standing = {unit.at: unit for unit in units}
    done: list[Adjustment] = []
    for power, count in due(board, owners, units).items():
        payload = submissions.get(power) or []
        if check_builds(board, owners, units, power, payload) is not None:
            payload = []
        if count > 0:
            done += [Adjustment(power, entry["at"], entry["type"], built=True) for entry in payload]
        elif count < 0:
            chosen = [entry["disband"] for entry in payload]
            ranking = [at for at in disband_ranking(board, units, power) if at not in chosen]
            gone = [*chosen, *ranking][:-count]
            done += [Adjustment(power, at, standing[at].type, built=False) for at in gone]
    for step in done:
        if step.built:
            standing[step.at] = Unit(step.power, step.type, step.at)
        else:
            del standing[step.at]
    place = board.compiled.number
    return tuple(sorted(standing.values(), key=lambda unit: place[unit.at])), tuple(done)
