"""A small picture of a colony: its terrain as hexes, its fire, and where everybody stands."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from concordui.colony.people import PALETTE
from concordui.theme import Theme
from engine.colony.grid import TERRAIN
from engine.colony.viewing.reading import Reading

Cell = tuple[int, int]

MOST_HEXES = 1_000
"""Up to so many each hex is drawn as one."""


@dataclass(frozen=True, slots=True)
class ColonyPicture:
    """`rows` as a scenario has its terrain, places as (column, row)."""

    rows: tuple[str, ...]
    pawns: tuple[Cell, ...]
    fires: tuple[Cell, ...] = ()

    @classmethod
    def of_scenario(cls, data: Mapping[str, Any]) -> ColonyPicture:
        """The picture of a scenario's JSON value, which is sound."""
        fires = [thing["at"] for thing in data.get("things", ()) if thing.get("kind") == "campfire"]
        return cls.of(data["terrain"], sorted((pawn["id"], pawn["at"]) for pawn in data["pawns"]), fires)

    @classmethod
    def of(
        cls, rows: Sequence[str], pawns: Iterable[tuple[str, Sequence[int]]], fires: Iterable[Sequence[int]]
    ) -> ColonyPicture:
        """The picture of a colony: each pawn's id and place."""
        places = tuple((int(at[0]), int(at[1])) for _, at in pawns)
        return cls(tuple(rows), places, tuple((int(at[0]), int(at[1])) for at in fires))

    @classmethod
    def of_reading(cls, reading: Reading) -> ColonyPicture:
        """The picture of a tick."""
        colony = reading.world.colony
        pawns = [(pawn.id, pawn.position) for pawn in colony.pawns.values()]
        return cls.of(colony.grid.rows, pawns, [fire.position for fire in colony.campfires])

    def paint(self, painter: QPainter, target: QRectF, theme: Theme) -> None:
        """Draw it."""
        columns, lines = max(len(row) for row in self.rows), len(self.rows)
        side = max(target.width() / (math.sqrt(3) * (columns - 0.5)), target.height() / (1.5 * lines - 0.5))
        width = math.sqrt(3) * side
        left = target.center().x() - width * (columns + 0.5) / 2
        top = target.center().y() - side * (1.5 * lines + 0.5) / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(target, Qt.ClipOperation.IntersectClip)
        painter.fillRect(target, theme.map("land"))

        def middle(cell: Cell) -> QPointF:
            column, row = cell
            return QPointF(left + width * (column + 0.5 + (row % 2) / 2), top + side * (1.0 + 1.5 * row))

        painter.setPen(Qt.PenStyle.NoPen)
        grounds = {letter: _ground(letter, theme) for letter in TERRAIN}
        if columns * lines > MOST_HEXES:
            self._paint_coarse(painter, QRectF(left, top, width * (columns + 0.5), 1.5 * side * lines), grounds)
        else:
            self._paint_hexes(painter, middle, side + 0.4, grounds)
        for fire in self.fires:
            painter.setBrush(theme.ui("warn"))
            painter.drawEllipse(middle(fire), side * 0.7, side * 0.7)
        for place, pawn in enumerate(self.pawns):
            painter.setPen(QPen(theme.map("unitOutline"), 0.8))
            painter.setBrush(theme.power(PALETTE[place % len(PALETTE)]).solid)
            painter.drawEllipse(middle(pawn), max(3.0, side * 0.9), max(3.0, side * 0.9))
        painter.restore()

    def _paint_hexes(
        self, painter: QPainter, middle: Callable[[Cell], QPointF], side: float, grounds: Mapping[str, QColor | None]
    ) -> None:
        for row, letters in enumerate(self.rows):
            for column, letter in enumerate(letters):
                ground = grounds[letter]
                if ground is not None:
                    painter.setBrush(ground)
                    painter.drawPolygon(_hexagon(middle((column, row)), side))

    def _paint_coarse(self, painter: QPainter, place: QRectF, grounds: Mapping[str, QColor | None]) -> None:
        """A hex is two points wide and one high: of so many none has a shape at this size."""
        inks = {letter: ground.rgba() if ground else 0 for letter, ground in grounds.items()}
        points = {letter: 2 * ink.to_bytes(4, "little") for letter, ink in inks.items()}
        half = bytes(4)
        data = b"".join(
            (half if row % 2 else b"") + b"".join(map(points.__getitem__, letters)) + (b"" if row % 2 else half)
            for row, letters in enumerate(self.rows)
        )
        wide = 2 * len(self.rows[0]) + 1
        image = QImage(data, wide, len(self.rows), 4 * wide, QImage.Format.Format_ARGB32)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, image)


def _ground(letter: str, theme: Theme) -> QColor | None:
    name = TERRAIN.get(letter)
    if name == "water":
        return theme.map("sea")
    if name == "rock":
        return theme.map("border")
    if name == "trees":
        colour = QColor(theme.power("Caria").solid)
        colour.setAlphaF(0.45)
        return colour
    return None


def _hexagon(at: QPointF, side: float) -> QPolygonF:
    corners = (math.radians(60 * number + 30) for number in range(6))
    return QPolygonF([QPointF(at.x() + side * math.cos(turn), at.y() + side * math.sin(turn)) for turn in corners])
