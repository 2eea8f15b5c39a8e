"""Pictures of the map: the part that is shown or the whole board, with a line of title over it and a legend under it.

`Draughtsman.draw` is for the window's thread and takes a few hundredths of a second; what it returns becomes pixels
(`hexmap.raster`) or SVG (`hexmap.svg`) in any thread.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsView

from concordui import fonts, glyphs
from concordui.hexmap.drawing import Drawing, record
from concordui.hexmap.geometry import Geometry
from concordui.hexmap.legend import meanings, sample_inks, sample_width
from concordui.hexmap.state import LAYERS, MapLayer, MapState
from concordui.hexmap.vector_scene import VectorScene
from concordui.theme import theme
from engine.anatolia.board import Board, Power
from engine.anatolia.orders import Move, Support

MARGIN = 14.0
"""Pixels round the whole board, as in the window."""
TITLE = 44
ROW = 28
_PAD = 14.0
_GAP = 18.0
_CHIP = 14.0
_BESIDE = 7.0


@dataclass(frozen=True, slots=True)
class Frame:
    """What of the map is in the picture: `room` in map pixels, at `zoom` logical pixels each."""

    room: QRectF
    zoom: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the map's part in logical pixels."""
        return max(1, round(self.room.width() * self.zoom)), max(1, round(self.room.height() * self.zoom))

    @classmethod
    def whole(cls, geometry: Geometry, width: float | None = None) -> Frame:
        """The whole board at full size, or so that it is `width` logical pixels wide."""
        return cls.around(geometry.bounds, width)

    @classmethod
    def around(cls, box: QRectF, width: float | None = None) -> Frame:
        """All of a box with a margin, at full size, or so that it is `width` logical pixels wide."""
        zoom = 1.0 if width is None else max((width - 2 * MARGIN) / box.width(), 0.1)
        edge = MARGIN / zoom
        return cls(box.adjusted(-edge, -edge, edge, edge), zoom).snapped()

    @classmethod
    def in_view(cls, view: QGraphicsView) -> Frame:
        """What a view of the map shows."""
        room = view.mapToScene(view.viewport().rect()).boundingRect()
        return cls(room, view.transform().m11()).snapped()

    def snapped(self) -> Frame:
        """The same with its size in whole pixels, and the map's origin on one: what is sharp on screen stays sharp."""
        left, top = round(self.room.x() * self.zoom) / self.zoom, round(self.room.y() * self.zoom) / self.zoom
        width, height = self.size
        return Frame(QRectF(left, top, width / self.zoom, height / self.zoom), self.zoom)


@dataclass(frozen=True, slots=True)
class Caption:
    """The line over the map: a title and, muted, what it is a picture of. Without either there is no line."""

    title: str = ""
    note: str = ""

    @property
    def text(self) -> str:
        """Both in one line, for those who hear the picture or search for it."""
        return ", ".join(part for part in (self.title, self.note) if part)


class Draughtsman:
    """Draws pictures of one board in one frame, with the same layers. Only in the window's thread."""

    def __init__(self, board: Board, frame: Frame, layers: frozenset[MapLayer] = frozenset(LAYERS)) -> None:
        self._frame = frame.snapped()
        self._scene = VectorScene(board, self._frame.zoom, layers)

    def show(self, state: MapState) -> None:
        """Lay a state out, which takes part of the time of drawing it."""
        self._scene.set_state(state)

    def draw(self, state: MapState, caption: Caption | None = None, legend: LegendFor | None = None) -> Drawing:
        """The picture of a state; those with one legend and with or without a caption have one size."""
        self.show(state)
        sheet = _Sheet(self._scene, self._frame, state, caption or Caption(), legend)
        return record(sheet.width, sheet.height, theme().map("void"), sheet.paint, sheet.caption.text)

    def size(self, caption: Caption | None = None, legend: LegendFor | None = None) -> tuple[int, int]:
        """Width and height of such a picture, without drawing it."""
        sheet = _Sheet(self._scene, self._frame, MapState(), caption or Caption(), legend)
        return sheet.width, sheet.height


class _Sheet:
    """The layout of one picture: title line, map, legend, one under the other."""

    def __init__(
        self, scene: VectorScene, frame: Frame, state: MapState, caption: Caption, legend: LegendFor | None
    ) -> None:
        self._scene, self._frame, self.caption = scene, frame, caption
        self.width, self._map_height = frame.size
        self._head = TITLE if caption.text else 0
        self._rows = [] if legend is None else _rows(scene.board, legend, state, self.width - 2 * _PAD)
        self._foot = ROW * len(self._rows) + 8 if self._rows else 0
        self.height = self._head + self._map_height + self._foot

    def paint(self, painter: QPainter) -> None:
        self._scene.render(painter, QRectF(0, self._head, self.width, self._map_height), self._frame.room)
        painter.resetTransform()
        painter.setOpacity(1.0)
        if self._head:
            paint_head(painter, self.width, self.caption)
        if self._foot:
            self._paint_foot(painter)

    def _paint_foot(self, painter: QPainter) -> None:
        top = self._head + self._map_height
        painter.fillRect(QRectF(0, top, self.width, self._foot), theme().ui("surface"))
        painter.fillRect(QRectF(0, top, self.width, 1), theme().ui("line"))
        for index, row in enumerate(self._rows):
            left, middle = _PAD, top + 4 + ROW * (index + 0.5)
            for entry in row:
                entry.paint(painter, QPointF(left, middle))
                left += entry.width + _GAP


def paint_head(painter: QPainter, width: float, caption: Caption) -> None:
    """The line of title over a map; it lies over what of the map's items reaches beyond its edge."""
    painter.fillRect(QRectF(0, 0, width, TITLE), theme().ui("surface"))
    painter.fillRect(QRectF(0, TITLE - 1, width, 1), theme().ui("line"))
    left, strong, plain = _PAD, _font("section", strong=True), _font("body")
    room = width - _PAD
    for text, font, role in ((caption.title, strong, "text"), (caption.note, plain, "muted")):
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(room - left, 0.0))
        if shown:
            _write(painter, QPointF(left, TITLE / 2 + 5), shown, font, role)
            left += metrics.horizontalAdvance(shown) + 12


# The legend ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _MarkEntry:
    """A mark of the orders and its meaning."""

    kind: str
    text: str

    @property
    def width(self) -> float:
        return sample_width(self.kind) + _BESIDE + _advance(self.text, _font("caption"))

    def paint(self, painter: QPainter, at: QPointF) -> None:
        sample = sample_width(self.kind)
        for ink in sample_inks(self.kind, at, float(sample)):
            painter.setPen(ink.pen())
            painter.setBrush(QBrush(Qt.BrushStyle.NoBrush) if ink.width else QBrush(ink.colour))
            painter.drawPath(ink.path)
        _write(painter, at + QPointF(sample + _BESIDE, 4), self.text, _font("caption"), "muted")


@dataclass(frozen=True, slots=True)
class _PowerEntry:
    """A power's chip, its name and how many centres it owns; None where nobody is said to own any."""

    power: Power
    centres: int | None

    @property
    def width(self) -> float:
        """The same whatever the count: the pictures of a game then have the same rows."""
        name = _advance(self.power, _font("caption", strong=True))
        return _CHIP + _BESIDE + name + (0 if self.centres is None else 4 + _advance("88", _font("caption")))

    def paint(self, painter: QPainter, at: QPointF) -> None:
        corner = at - QPointF(0, _CHIP / 2)
        glyphs.paint_chip(painter, QRectF(corner.x(), corner.y(), _CHIP, _CHIP), theme().power(self.power))
        strong = _font("caption", strong=True)
        left = at + QPointF(_CHIP + _BESIDE, 4)
        _write(painter, left, self.power, strong, "text")
        if self.centres is not None:
            count = left + QPointF(_advance(self.power, strong) + 4, 0)
            _write(painter, count, str(self.centres), _font("caption"), "muted")


_Entry: TypeAlias = _MarkEntry | _PowerEntry


@dataclass(frozen=True, slots=True)
class LegendFor:
    """What a legend explains: these powers, with their centres where it is said who owns any, and kinds of marks."""

    powers: tuple[Power, ...]
    marks: frozenset[str]
    centres: bool = True


def legend_of(board: Board, states: Iterable[MapState]) -> LegendFor:
    """The legend of all that is on the map in any of these states, the powers in the board's order."""
    powers: set[Power] = set()
    owners: set[Power] = set()
    marks: set[str] = set()
    for state in states:
        marks |= marks_of(state)
        powers |= {unit.power for unit in (*state.units, *state.dislodged, *state.builds)}
        owners |= {owner for province in board.provinces if province.sc and (owner := state.owners.get(province.id))}
    shown = tuple(power for power in board.powers if power in powers | owners)
    return LegendFor(shown, frozenset(marks), centres=bool(owners))


def marks_of(state: MapState) -> frozenset[str]:
    """The kinds of the legend's marks that a state draws."""
    found = set()
    for drawn in (*state.orders, *state.tried):
        if isinstance(drawn.order, Move):
            found.add("move")
            if drawn.outcome == "bounce":
                found.add("bounced")
        elif isinstance(drawn.order, Support):
            found.add("support")
            if drawn.outcome == "cut":
                found.add("cut")
    if state.dislodged:
        found.add("dislodged")
    if state.retreats:
        found.add("retreat")
    found |= {"kept" if promise.kept else "broken" for promise in state.promises}
    return frozenset(found)


def _rows(board: Board, legend: LegendFor, state: MapState, room: float) -> list[list[_Entry]]:
    """All in one row if they fit; else powers and marks in rows of their own."""
    owned = [state.owners.get(province.id) for province in board.provinces if province.sc]
    counts = {power: owned.count(power) if legend.centres else None for power in legend.powers}
    powers: list[_Entry] = [_PowerEntry(power, count) for power, count in counts.items()]
    marks: list[_Entry] = [_MarkEntry(kind, text) for kind, text in meanings().items() if kind in legend.marks]
    together = _filled([*powers, *marks], room)
    return together if len(together) == 1 else [*_filled(powers, room), *_filled(marks, room)]


def _filled(entries: list[_Entry], room: float) -> list[list[_Entry]]:
    """The entries one after the other, as many in a row as fit."""
    rows: list[list[_Entry]] = []
    used = 0.0
    for entry in entries:
        if not rows or used + _GAP + entry.width > room:
            rows.append([entry])
            used = entry.width
        else:
            rows[-1].append(entry)
            used += _GAP + entry.width
    return rows


def _font(size: fonts.Size, *, strong: bool = False) -> QFont:
    """Unhinted: letters then stand where a browser puts them, at any scale."""
    font = fonts.ui(size, strong=strong)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _advance(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _write(painter: QPainter, at: QPointF, text: str, font: QFont, role: str) -> None:
    painter.setFont(font)
    painter.setPen(theme().ui(role))
    painter.drawText(at, text)
