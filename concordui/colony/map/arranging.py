"""Who and what stands where on the colony map, and which words there is room for: a pure function of what is shown.

Chips come first, then bubbles, names, and what is written under things. What finds no place is left out; the card of
its hex has it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from concordui.colony.map import words
from concordui.colony.map.hexes import middle
from concordui.colony.map.sprites import CHIP, Bars, Bubble, Chip, Dot, Lines, Sprite, ThingSign, width_of
from concordui.colony.people import People
from engine.colony.viewing.scene import ColonyScene, ScenePawn, SceneThing
from engine.hexgrid import Cell

CROWD = 40
"""With more pawns than these, only the chosen one wears its name."""
SMALL = 0.62
"""Below this zoom pawns wear their names alone, and things no words."""
BARS = 0.5
"""Below this zoom pawns do not wear the bars of their needs: a window of the least size still shows them."""
_SCALES = (0.6, 1.5)
_BESIDE_THING = QPointF(4.0, -5.0)
"""Where a pawn stands that shares its hex with a thing, in pixels at full size."""


@dataclass(frozen=True)
class Placed:
    """A sprite at a hex, `aside` pixels from its middle. `who` is the pawn that it goes with, "" for a thing's."""

    name: str
    layer: str
    sprite: Sprite
    cell: Cell
    aside: QPointF
    z: float
    who: str = ""


def scale_at(zoom: float) -> float:
    """How large signs are at a zoom: they grow with the map near the full size, and then no more."""
    return min(max(zoom, _SCALES[0]), _SCALES[1])


def arranged(scene: ColonyScene, people: People, zoom: float, hover: Cell | None = None) -> list[Placed]:
    """Everything that stands on the map at a zoom, from below."""
    scale = scale_at(zoom)
    pawns = list(_standing(scene, people, scale))
    things = _lying(scene.things, scale)
    found = [*things, *(each.chip for each in pawns)]
    if len(pawns) > CROWD:
        return [*found, *_of_a_crowd(pawns, scene.mind, hover)]
    room = _Room(zoom)
    for placed in found:
        room.take(placed)
    order = sorted(pawns, key=lambda each: (each.pawn.id != scene.mind, each.pawn.id))
    for each in order:
        found += _above(each, room)
    for each in order:
        found += _below(each, room, zoom, chosen=each.pawn.id == scene.mind)
    if zoom >= SMALL:
        for thing, sign in zip(scene.things, things, strict=True):
            found += _label(thing, sign, scale, room)
    return found


def _of_a_crowd(pawns: Iterable[_Standing], mind: str, hover: Cell | None) -> Iterator[Placed]:
    """Bubbles and names of those few that matter now, whatever they cover; a dot for who sleeps."""
    for each in pawns:
        pawn, text = each.pawn, words.bubble_words(each.pawn)
        if pawn.badges and text:
            yield each.with_sprite("badges", Bubble(text, each.side, strong=True), 81.0)
        elif pawn.asleep:
            yield each.with_sprite("badges", Dot("moon", each.side), 80.0)
        if pawn.id == mind or pawn.at == hover:
            yield each.with_sprite("names", Lines((pawn.name,), (0.0, each.side / 2 + 9.5), named=True), 73.0)


# Pawns ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Standing:
    pawn: ScenePawn
    chip: Placed
    side: float

    def with_sprite(self, layer: str, sprite: Sprite, z: float) -> Placed:
        """Something that goes where the chip goes."""
        chip = self.chip
        return Placed(f"{layer} {self.pawn.id}", layer, sprite, chip.cell, chip.aside, z, self.pawn.id)


def _standing(scene: ColonyScene, people: People, scale: float) -> Iterator[_Standing]:
    """The pawns by id; those on one hex side by side, the chosen one before the others."""
    side = round(CHIP * scale)
    together: dict[Cell, list[ScenePawn]] = {}
    for pawn in scene.pawns:
        together.setdefault(pawn.at, []).append(pawn)
    taken = {thing.at for thing in scene.things}
    for cell, pawns in together.items():
        step = min(side * 0.62, 2.2 * side / len(pawns))
        corner = _BESIDE_THING * scale if cell in taken else QPointF()
        for number, pawn in enumerate(pawns):
            chosen = pawn.id == scene.mind
            chip = Chip(people.style(pawn.id), side, chosen=chosen, downed=pawn.downed, dead=pawn.dead)
            aside = corner + QPointF((number - (len(pawns) - 1) / 2) * step, 0.0)
            z = 71.0 if chosen else 70.0 + (number + 1) / (len(pawns) + 1) * 0.5
            yield _Standing(pawn, Placed(f"pawn {pawn.id}", "pawns", chip, cell, aside, z, pawn.id), side)


def _above(each: _Standing, room: _Room) -> list[Placed]:
    """The bubble over a chip, to the right or else to the left; without room for it a dot."""
    text = words.bubble_words(each.pawn)
    if not text:
        return []
    thinks = bool(each.pawn.badges)
    for left in (False, True):
        bubble = each.with_sprite("badges", Bubble(text, each.side, left=left, strong=thinks), 81.0)
        if room.free(bubble):
            room.take(bubble)
            return [bubble]
    if each.pawn.downed and not thinks:
        return []  # the chip says it
    dot = each.with_sprite("badges", Dot("ellipsis" if thinks else "moon", each.side), 80.0)
    room.take(dot)
    return [dot]


def _below(each: _Standing, room: _Room, zoom: float, *, chosen: bool) -> list[Placed]:
    """The name with the job, or without it, under the chip, over it or beside it; the bars where there is room."""
    found = []
    bars = each.with_sprite("needs", Bars(each.pawn.needs, each.side), 72.0)
    if each.pawn.needs and zoom >= BARS and room.free(bars):
        room.take(bars)
        found.append(bars)
    half, doing = each.side / 2, words.job_words(each.pawn)
    plain = zoom < SMALL or each.pawn.downed or each.pawn.asleep or each.pawn.dead or each.pawn.doing == "idle"
    texts = [(each.pawn.name,)] if plain else [(each.pawn.name, doing), (each.pawn.name,)]
    for lines in texts:
        tall = 13.5 * len(lines) / 2
        beside = half + 6.0 + width_of(lines, named=True) / 2
        for where in ((0.0, half + tall + 2.5), (0.0, -half - tall - 2.5), (beside, 0.0), (-beside, 0.0)):
            label = each.with_sprite("names", Lines(lines, where, named=True), 73.0)
            if room.free(label):
                room.take(label)
                return [*found, label]
    if chosen:
        return [*found, each.with_sprite("names", Lines(texts[-1], (0.0, half + 9.5), named=True), 73.0)]
    return found


# Things ---------------------------------------------------------------------------------------------------------------


_ASIDE = QPointF(7.5, 5.0)
_UNDER = {"bush": 9.5, "stack": 8.0, "campfire": 12.5, "stockpile": 10.0}
"""How far under its middle the words of a thing begin, in pixels at full size."""


@lru_cache(maxsize=8)
def _lying(things: tuple[SceneThing, ...], scale: float) -> tuple[Placed, ...]:
    """The things by id; of those on one hex the later ones lie lower and further right."""
    together: Counter[Cell] = Counter()
    found = []
    for thing in things:
        aside = _ASIDE * (scale * together[thing.at])
        together[thing.at] += 1
        size = scale if together[thing.at] == 1 else scale * 0.72
        found.append(Placed(f"thing {thing.kind} {thing.id}", "things", ThingSign(thing, size), thing.at, aside, 67.0))
    return tuple(found)


def _label(thing: SceneThing, sign: Placed, scale: float, room: _Room) -> list[Placed]:
    """What is written under a thing that lies alone, or over it."""
    text = words.thing_label(thing)
    if not text or not sign.aside.isNull():
        return []
    lines = tuple(text.split(", "))
    if len(lines) > 2:
        lines = (", ".join(lines[:2]) + ",", ", ".join(lines[2:]))
    down = _UNDER[thing.kind] * scale + 6.75 * len(lines)
    beside = 14.0 * scale + width_of(lines) / 2
    for where in ((0.0, down), (0.0, -down), (beside, 0.0), (-beside, 0.0)):
        name = f"label {thing.kind} {thing.id}"
        label = Placed(name, "things", Lines(lines, where), thing.at, QPointF(), 68.0)
        if room.free(label):
            room.take(label)
            return [label]
    return []


def _is_sign_at(placed: Placed, cell: Cell) -> bool:
    return placed.cell == cell and isinstance(placed.sprite, ThingSign)


# Room -----------------------------------------------------------------------------------------------------------------


class _Room:
    """What of the map is taken, in screen pixels, in squares so that few have to be asked."""

    SIDE = 64

    def __init__(self, zoom: float) -> None:
        self._zoom = zoom
        self._squares: dict[tuple[int, int], list[tuple[QRectF, Placed]]] = {}

    def take(self, placed: Placed) -> None:
        """Nothing else may be there."""
        rect = self._rect(placed)
        for square in self._under(rect):
            self._squares.setdefault(square, []).append((rect, placed))

    def free(self, placed: Placed) -> bool:
        """Whether nothing is there but the chip of the same pawn, or a thing of the same hex."""
        rect = self._rect(placed)
        return not any(
            rect.intersects(other) and owner.name != f"pawn {placed.who}" and not _is_sign_at(owner, placed.cell)
            for square in self._under(rect)
            for other, owner in self._squares.get(square, ())
        )

    def _under(self, rect: QRectF) -> Iterable[tuple[int, int]]:
        columns = range(int(rect.left() // self.SIDE), int(rect.right() // self.SIDE) + 1)
        rows = range(int(rect.top() // self.SIDE), int(rect.bottom() // self.SIDE) + 1)
        return ((column, row) for column in columns for row in rows)

    def _rect(self, placed: Placed) -> QRectF:
        """A little less than the sprite's own, whose edges are empty."""
        at = middle(placed.cell) * self._zoom + placed.aside
        return placed.sprite.rect.translated(at).adjusted(2.5, 2.5, -2.5, -2.5)
