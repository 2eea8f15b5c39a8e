"""In which order the decisions of a movement phase can be made: what depends on what, and a sequence of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from graphlib import TopologicalSorter

from engine.anatolia.compiled import NOBODY
from engine.anatolia.tangle import Tangle

Depends = dict[int, list[int]]


def decision_order(tangle: Tangle) -> tuple[list[tuple[int, ...]], Depends]:
    """Groups of units, each after those it depends on, and by unit those units; all in places, ascending where free.

    A unit depends on those whose orders must be settled before its own can be: on its supporters, on the unit ahead if
    that moves, on what decides an attack from the place that its support aims at. The members of a head-to-head or of a
    rotation depend on each other. A unit also depends on its dislodger, unless that waited for the unit itself.
    """
    places = tangle.sheet.field.places
    needs = {unit: {other for other in _needs(tangle, unit) if other != unit} for unit in places}
    group_of = {unit: _group(tangle, unit) for unit in places}
    for unit in places:
        by = tangle.fates.dislodged.get(unit)
        if by is not None and unit not in _reached(needs, by):
            needs[unit].add(by)
    sorter: TopologicalSorter[tuple[int, ...]] = TopologicalSorter()
    for unit in places:
        own = group_of[unit]
        sorter.add(own, *(group_of[other] for other in needs[unit] if group_of[other] != own))
    order = []
    sorter.prepare()
    while sorter.is_active():
        ready = sorted(sorter.get_ready())
        order += ready
        sorter.done(*ready)
    return order, {unit: sorted(needs[unit]) for unit in places}


def _needs(tangle: Tangle, unit: int) -> Iterator[int]:
    sheet = tangle.sheet
    if unit in sheet.supports:
        _, beneficiary, into = sheet.supports[unit]
        waits = unit in tangle.decisions.standing or tangle.decisions.cut_by.get(unit) == into
        if waits and into != beneficiary and into in tangle.attackers(unit):
            yield into  # would, or did, its attack dislodge the supporter? (R10)
    elif sheet.goes[unit] == unit:
        yield from tangle.attackers(unit)
    else:
        yield from _move_needs(tangle, unit)


def _move_needs(tangle: Tangle, mover: int) -> Iterator[int]:
    sheet = tangle.sheet
    dest = sheet.goes[mover]
    yield from _supporters(tangle, mover)
    rivals = [rival for rival in tangle.attackers(dest) if rival != mover]
    for rival in rivals:
        yield from _supporters(tangle, rival)
    if sheet.field.owner[dest] is None:
        return
    if sheet.goes[dest] == dest or tangle.opponent(mover) != NOBODY:
        yield from _supporters(tangle, dest)
    ahead = sheet.goes[dest]
    meets = ahead == mover or ahead in rivals  # head-on; that of a rival decides whether its attack is void (R11)
    if ahead != dest and (meets or _strongest(tangle, mover, rivals)):
        yield dest


def _supporters(tangle: Tangle, unit: int) -> Iterator[int]:
    """The units ordered to support it, whether or not that counts."""
    for supporter, (_, beneficiary, _) in tangle.sheet.supports.items():
        if beneficiary == unit:
            yield supporter


def _strongest(tangle: Tangle, mover: int, rivals: Iterable[int]) -> bool:
    """Whether nobody else who goes there equals it: only then does it matter what the unit ahead does."""
    strength = len(tangle.supporters(mover))
    return all(len(tangle.supporters(rival)) < strength for rival in rivals if not tangle.void(rival))


def _group(tangle: Tangle, unit: int) -> tuple[int, ...]:
    opponent = tangle.opponent(unit)
    if opponent != NOBODY:
        return tuple(sorted((unit, opponent)))
    return tuple(sorted(tangle.rotation(unit))) or (unit,)


def _reached(needs: dict[int, set[int]], start: int) -> set[int]:
    """Everything that `start` depends on, itself included."""
    found = {start}
    left = [start]
    while left:
        new = needs[left.pop()] - found
        found |= new
        left += new
    return found
