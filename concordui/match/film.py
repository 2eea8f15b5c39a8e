"""A moment of the past as a film: the states of the map one after the other, and which units go between them. Pure.

A person follows best what happens at one place at a time. So all the orders come first; then all that nobody opposes,
at once; then each fight with what it cuts and whom it dislodges (`battles`); the promises that fell due last.
Where there is no time for that, everything that moves does so in one step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from concordui.hexmap.state import DrawnOrder, DrawnRetreat, Glide, MapState
from concordui.match import film_words
from concordui.match.battles import Battle, battles_of, goes, leaves
from concordui.match.history import Moment, Stage
from concordui.theme import tokens
from concordui.why.account import Account
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.outcomes import ResolvedOrder


@dataclass(frozen=True, slots=True)
class FilmStep:
    """First the units go, on the state before; then this state comes, and with it what is new."""

    state: MapState
    glides: tuple[Glide, ...]
    text: str

    @property
    def glide_ms(self) -> float:
        return float(tokens()["motion"]["unitMove"]) if self.glides else 0.0

    @property
    def length_ms(self) -> float:
        """Units, marks, and the pause after them, in milliseconds (`look: Motion`)."""
        return self.glide_ms + mark_ms() + pause_ms()


def mark_ms() -> float:
    """For how long marks fade in."""
    return float(tokens()["motion"]["resultMark"])


def pause_ms() -> float:
    """How long a step stands before the next."""
    return float(tokens()["motion"]["stepPause"])


@dataclass(frozen=True, slots=True)
class Film:
    """From `start` through the steps; the last step's state is what the map shows of the moment anyway."""

    start: MapState
    steps: tuple[FilmStep, ...]

    @property
    def end(self) -> MapState:
        return self.steps[-1].state

    @property
    def length_ms(self) -> float:
        return sum(step.length_ms for step in self.steps)


def film_of(board: Board, moment: Moment, end: MapState, *, together: bool = False) -> Film:
    """The film of a moment that ends in `end`; with `together` all that moves does so at once."""
    match moment.stage:
        case Stage.ORDERS:
            return _orders_film(board, moment, end, together)
        case Stage.RETREATS:
            return _retreats_film(board, moment, end)
        case Stage.BUILDS:
            return _builds_film(board, moment, end)


def _orders_film(board: Board, moment: Moment, end: MapState, together: bool) -> Film:
    record = moment.record
    account = Account.of_season(board, record)
    scene = _Season(record.before, {entry.unit: entry for entry in record.resolution.resolution}, end)
    start = MapState(units=record.before, owners=record.owners_before)
    steps = [FilmStep(scene.state(), (), film_words.orders_text(len(scene.entries)))]
    for battle in battles_of(record.before, scene.entries, account.explanation.order, together):
        glides = scene.glides(battle)
        scene.tell(battle)
        text = film_words.battle_text(board, scene.entries, account.explanation, battle)
        steps.append(FilmStep(scene.state(), glides, text))
    if end.promises:
        kept, broken = (sum(len(p.told) for p in end.promises if p.kept is fate) for fate in (True, False))
        text = film_words.promises_text(kept, broken)
        steps.append(FilmStep(end, (), text))
    steps[-1] = replace(steps[-1], state=end)
    return Film(start, tuple(steps))


class _Season:
    """What of a season has been told so far, and the map that shows as much."""

    def __init__(self, before: Sequence[Unit], entries: Mapping[ProvinceId, ResolvedOrder], end: MapState) -> None:
        self.entries = entries
        self._before = before
        self._end = end
        attacked = {goes(entry) for entry in entries.values()}
        self._known = {place for place, entry in entries.items() if goes(entry) is None and place not in attacked}
        self._moved: set[ProvinceId] = set()
        self._gone: set[ProvinceId] = set()

    def glides(self, battle: Battle) -> tuple[Glide, ...]:
        """Who sets out in a battle; those who do not get in turn back."""
        return tuple(
            Glide(unit, goes(self.entries[unit]) or unit, back=not leaves(self.entries[unit]))
            for unit in battle.attackers
            if unit not in self._gone
        )

    def tell(self, battle: Battle) -> None:
        """This battle is over."""
        self._known.update(battle.attackers, battle.defenders)
        self._moved.update(unit for unit in battle.attackers if leaves(self.entries[unit]))
        self._gone.update(unit for unit in battle.defenders if self.entries[unit].outcome == "dislodged")

    def state(self) -> MapState:
        """The map as far as it is told."""
        stay = [unit for unit in self._before if unit.at not in self._moved | self._gone]
        came = [replace(unit, at=goes(self.entries[unit.at]) or "") for unit in self._before if unit.at in self._moved]
        return MapState(
            units=(*stay, *came),
            dislodged=tuple(gone for gone in self._end.dislodged if gone.at in self._gone),
            owners=self._end.owners,
            orders=tuple(self._drawn(entry) for entry in self.entries.values()),
            ghosts=tuple(unit for unit in self._before if unit.at in self._moved),
        )

    def _drawn(self, entry: ResolvedOrder) -> DrawnOrder:
        """An order with as much of its fate as is told: a unit may bounce in one battle and be dislodged in another."""
        if entry.unit not in self._known:
            return DrawnOrder(entry.power, entry.order)
        if entry.outcome == "dislodged" and entry.unit not in self._gone:
            return DrawnOrder(entry.power, entry.order, "bounce" if goes(entry) else None, entry.effective)
        return DrawnOrder.resolved(entry)


def _retreats_film(board: Board, moment: Moment, end: MapState) -> Film:
    record = moment.record
    start = MapState(units=record.resolution.units, dislodged=record.resolution.dislodged, owners=end.owners)
    ways = replace(start, retreats=DrawnRetreat.made(record.retreats), lost=end.lost)
    glides = tuple(Glide(way.origin, way.to, aside=True) for way in ways.retreats)
    first = FilmStep(ways, (), film_words.retreats_text(board, record.retreats))
    if not glides:
        return Film(start, (replace(first, state=end),))
    return Film(start, (first, FilmStep(end, glides, first.text)))


def _builds_film(board: Board, moment: Moment, end: MapState) -> Film:
    record = moment.record
    start = MapState(units=end.units, owners=record.owners_before)
    changed = sum(record.owners_before.get(place) != owner for place, owner in record.owners_after.items())
    last = FilmStep(end, (), film_words.adjustments_text(board, record.adjustments))
    if not changed:
        return Film(start, (last,))
    counted = FilmStep(replace(start, owners=record.owners_after), (), film_words.counted_text(changed))
    return Film(start, (counted, last))
