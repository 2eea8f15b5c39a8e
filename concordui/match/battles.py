"""A season's moves in parts that a person can follow: what nobody opposes, and each fight for a place by itself.

What the adjudicator decides all at once has an order to be told in: a place is left before another unit comes in, and a
support is cut before the attack that it was for. Nothing is decided here: outcomes are the resolution's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.anatolia.board import ProvinceId, Unit
from engine.anatolia.orders import HOLD, Move, Support
from engine.anatolia.outcomes import ResolvedOrder


@dataclass(frozen=True, slots=True)
class Battle:
    """What happens for some places at once: who goes there, and who stood there and stays or is dislodged.

    Places are several where two units meet head-on and where units go round; `parts` counts the battles that are
    told together.
    """

    places: tuple[ProvinceId, ...]
    attackers: tuple[ProvinceId, ...]
    defenders: tuple[ProvinceId, ...]
    quiet: bool
    parts: int = 1


Entries = Mapping[ProvinceId, ResolvedOrder]


def battles_of(
    before: Iterable[Unit], entries: Entries, decided: Iterable[Iterable[ProvinceId]], together: bool = False
) -> tuple[Battle, ...]:
    """The battles of a season in the order in which to tell them; with `together`, one of them all.

    `before` are the units before the moves, `decided` the explanation's order of decisions.
    """
    standing = {unit.at for unit in before}
    fights = [_battle(places, entries, standing) for places in _joined(entries)]
    if together:
        return (_merged(fights),) if fights else ()
    rank = {unit: index for index, group in enumerate(decided) for unit in group}
    fights.sort(key=lambda fight: _rank(fight, entries, rank))
    return tuple(_told(fights, entries))


def goes(entry: ResolvedOrder | None) -> ProvinceId | None:
    """Where a unit attacks: the destination of a move that was not refused (R6)."""
    return entry.order.dest if entry is not None and entry.valid and isinstance(entry.order, Move) else None


def leaves(entry: ResolvedOrder | None) -> bool:
    """Whether a unit gets where it goes."""
    return goes(entry) is not None and entry is not None and entry.outcome == "success"


def _joined(entries: Entries) -> list[tuple[ProvinceId, ...]]:
    """The places that units go to; those of a head-to-head and of a rotation are one."""
    group = {dest: dest for unit in entries if (dest := goes(entries[unit])) is not None}
    for place in group:
        for ring in (_head_on(place, entries), _rotation(place, entries)):
            for other in ring:
                _join(group, place, other)
    joined: dict[ProvinceId, list[ProvinceId]] = {}
    for place in sorted(group):
        joined.setdefault(_root(group, place), []).append(place)
    return [tuple(places) for places in joined.values()]


def _head_on(place: ProvinceId, entries: Entries) -> list[ProvinceId]:
    dest = goes(entries.get(place))
    return [dest] if dest is not None and goes(entries.get(dest)) == place else []


def _rotation(place: ProvinceId, entries: Entries) -> list[ProvinceId]:
    """The places of a ring of units that all get where they go, if this is one of them."""
    ring, here = [place], place
    while leaves(entries.get(here)):
        here = goes(entries[here]) or ""
        if here == place:
            return ring
        if here in ring:
            break
        ring.append(here)
    return []


def _root(group: dict[ProvinceId, ProvinceId], place: ProvinceId) -> ProvinceId:
    while group[place] != place:
        place = group[place]
    return place


def _join(group: dict[ProvinceId, ProvinceId], one: ProvinceId, other: ProvinceId) -> None:
    group[_root(group, other)] = _root(group, one)


def _battle(places: tuple[ProvinceId, ...], entries: Entries, standing: set[ProvinceId]) -> Battle:
    attackers = tuple(unit for unit, entry in entries.items() if goes(entry) in places)
    defenders = tuple(place for place in places if place in standing and not leaves(entries.get(place)))
    quiet = not defenders and len(attackers) == len(places) and all(leaves(entries[unit]) for unit in attackers)
    return Battle(places, attackers, defenders, quiet)


def _rank(fight: Battle, entries: Entries, rank: Mapping[ProvinceId, int]) -> int:
    """When it is decided: with whoever gets in, else with the last of those who do not."""
    winners = [rank.get(unit, 0) for unit in fight.attackers if leaves(entries[unit])]
    return max(winners or [rank.get(unit, 0) for unit in fight.attackers])


Before = Mapping[Battle, set[Battle]]


def _vacating(fights: Sequence[Battle], entries: Entries) -> Before:
    """Which battles empty the places of each: before them, nobody can come in."""
    of_place = {place: fight for fight in fights for place in fight.places}
    before: dict[Battle, set[Battle]] = {fight: set() for fight in fights}
    for place, fight in of_place.items():
        dest = goes(entries.get(place))
        if dest is not None and leaves(entries[place]):
            before[fight].add(of_place[dest])
    return {fight: others - {fight} for fight, others in before.items()}


def _cutting(fights: Sequence[Battle], entries: Entries) -> Before:
    """Which battles are over the places of those who support something in each."""
    of_place = {place: fight for fight in fights for place in fight.places}
    before: dict[Battle, set[Battle]] = {fight: set() for fight in fights}
    for place, fight in of_place.items():
        entry = entries.get(place)
        if entry is not None and isinstance(entry.order, Support):
            aim = entry.order.target if entry.order.target_dest == HOLD else entry.order.target_dest
            if aim in of_place:
                before[of_place[aim]].add(fight)
    return {fight: others - {fight} for fight, others in before.items()}


def _told(fights: Sequence[Battle], entries: Entries) -> Iterator[Battle]:
    """All that is quiet as soon as it can be told, at once; else the first fight of which all is told that it needs.

    Where each of two fights cuts a support in the other, the one that is decided first is told first.
    """
    vacating, cutting = _vacating(fights, entries), _cutting(fights, entries)
    rest, done = list(fights), set[Battle]()
    while rest:
        told = _quiet(rest, vacating, done)
        if not told:
            free = [fight for fight in rest if vacating[fight] <= done]
            told = [next((fight for fight in free if cutting[fight] <= done), free[0])]
        yield _merged(told)
        done.update(told)
        rest = [fight for fight in rest if fight not in done]


def _quiet(rest: Sequence[Battle], vacating: Before, done: set[Battle]) -> list[Battle]:
    """What is quiet and can be told now, one after the other or at once."""
    found: list[Battle] = []
    while ready := [f for f in rest if f.quiet and f not in found and vacating[f] <= done.union(found)]:
        found += ready
    return found


def _merged(fights: Sequence[Battle]) -> Battle:
    if len(fights) == 1:
        return fights[0]
    return Battle(
        tuple(place for fight in fights for place in fight.places),
        tuple(unit for fight in fights for unit in fight.attackers),
        tuple(unit for fight in fights for unit in fight.defenders),
        all(fight.quiet for fight in fights),
        len(fights),
    )
