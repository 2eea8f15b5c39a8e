"""Power chips, emblems and units. The geometry is that of the design's glyph sheet, about the middle of each glyph."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

from concordui import fonts
from concordui.drawn_icon import drawn_icon
from concordui.theme import PowerStyle, theme

UnitKind = Literal["army", "fleet"]

UNIT = 26.0
"""Height of a unit on the map in pixels; the shapes below are drawn at this size."""
OUTLINE = 1.5
HALO = 4.2
_DECK = 1.2
_CHIP_RADIUS = 0.125
_CHIP_EMBLEM = 0.6
_EMBLEM_OF_UNIT: dict[UnitKind, tuple[float, float]] = {"army": (-1.2, 14.0), "fleet": (-4.8, 12.4)}
"""Height of the emblem's middle above the unit's, and its size."""


# Paths, about (0, 0) -------------------------------------------------------------------------------------------


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _tumulus() -> QPainterPath:
    return _polygon((0, -0.49), (0.54, 0.41), (-0.54, 0.41))


def _coin() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.44, 0.44)
    return path


def _labrys() -> QPainterPath:
    return _polygon((-0.5, -0.425), (0, -0.06), (0.5, -0.425), (0.5, 0.425), (0, 0.06), (-0.5, 0.425))


def _crescent() -> QPainterPath:
    """Horns to the right: the greater arc of one circle, and back along half of a smaller one."""
    horn, reach = math.degrees(math.asin(0.42125 / 0.49)), 0.49
    path = QPainterPath(QPointF(0.2696, -0.42125))
    path.arcTo(QRectF(0.0193 - reach, -reach, 2 * reach, 2 * reach), horn, 360 - 2 * horn)
    path.arcTo(QRectF(0.2696 - 0.42125, -0.42125, 0.8425, 0.8425), 270, -180)
    path.closeSubpath()
    return path


def _triskele() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for degrees in (-90, 30, 150):
        turn = QTransform().rotate(degrees)
        path.addPath(turn.map(_polygon((0, -0.14), (0.5, -0.14), (0.5, 0.14), (0, 0.14))))
    return path.simplified()


def _gate() -> QPainterPath:
    door = ((0.162, 0.45), (0.162, -0.135), (-0.162, -0.135), (-0.162, 0.45))
    return _polygon((-0.45, 0.45), (-0.45, -0.45), (0.45, -0.45), (0.45, 0.45), *door)


_EMBLEMS: dict[str, Callable[[], QPainterPath]] = {
    "tumulus": _tumulus,
    "coin": _coin,
    "labrys": _labrys,
    "crescent": _crescent,
    "triskele": _triskele,
    "gate": _gate,
}


def _letter(text: str) -> QPainterPath:
    """A letter for powers without an emblem of their own, its capital height about 0.75 of the emblem."""
    font = fonts.ui(strong=True)
    font.setPixelSize(100)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    scale = 0.78 / max(metrics.capHeight(), 1.0)
    return QTransform().scale(scale, scale).translate(-box.center().x(), -box.center().y()).map(path)


@cache
def emblem_path(emblem: str) -> QPainterPath:
    """The emblem in a square of side 1 about (0, 0); any other text is drawn as that letter."""
    shape = _EMBLEMS.get(emblem)
    return shape() if shape else _letter(emblem)


@cache
def unit_path(kind: UnitKind) -> QPainterPath:
    """The silhouette of a unit, 26 high, about the middle of its slot: a shield, or a square sail over a hull."""
    path = QPainterPath()
    if kind == "army":
        path.moveTo(-12, -13)
        path.lineTo(12, -13)
        path.lineTo(12, 1.6)
        path.cubicTo(12, 8.1, 5.4, 11.7, 0, 14)
        path.cubicTo(-5.4, 11.7, -12, 8.1, -12, 1.6)
    else:
        path.moveTo(-9.5, -13)
        path.lineTo(9.5, -13)
        path.lineTo(9.5, 3.5)
        path.lineTo(16, 3.5)
        path.cubicTo(15, 9.5, 11, 13, 7, 13)
        path.lineTo(-7, 13)
        path.cubicTo(-11, 13, -15, 9.5, -16, 3.5)
        path.lineTo(-9.5, 3.5)
    path.closeSubpath()
    return path


def unit_rect(kind: UnitKind, size: float = UNIT) -> QRectF:
    """The box that a unit with its halo covers, about (0, 0)."""
    margin = HALO / 2
    box = unit_path(kind).boundingRect().adjusted(-margin, -margin, margin, margin)
    scale = size / UNIT
    return QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)


# Painting ------------------------------------------------------------------------------------------------------


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)


def paint_emblem(painter: QPainter, emblem: str, centre: QPointF, size: float, colour: QColor) -> None:
    place = QTransform().translate(centre.x(), centre.y()).scale(size, size)
    painter.fillPath(place.map(emblem_path(emblem)), colour)


def paint_unit(
    painter: QPainter, centre: QPointF, style: PowerStyle, kind: UnitKind, size: float = UNIT, halo: bool = True
) -> None:
    """Draw a unit about `centre`: outer halo, solid, outline, emblem."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / UNIT, size / UNIT)
    path, outline = unit_path(kind), theme().map("unitOutline")
    if halo:
        painter.strokePath(path, _pen(theme().map("unitHalo"), HALO))
    painter.fillPath(path, style.solid)
    painter.strokePath(path, _pen(outline, OUTLINE))
    if kind == "fleet":
        painter.setPen(_pen(outline, _DECK))
        painter.drawLine(QPointF(-9.5, 3.5), QPointF(9.5, 3.5))
    up, side = _EMBLEM_OF_UNIT[kind]
    paint_emblem(painter, style.emblem, QPointF(0, up), side, style.on)
    painter.restore()


def paint_chip(painter: QPainter, rect: QRectF, style: PowerStyle) -> None:
    """Draw a power's chip: a square of its solid with its emblem."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    radius = max(3.0, side * _CHIP_RADIUS)
    edge = QColor(theme().map("unitOutline"))
    edge.setAlphaF(0.7)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(style.solid)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    paint_emblem(painter, style.emblem, rect.center(), side * _CHIP_EMBLEM, style.on)
    painter.restore()


# Pixmaps and icons ---------------------------------------------------------------------------------------------


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


_PIXMAPS: dict[tuple[object, ...], QPixmap] = {}


def _cached(key: tuple[object, ...], make: Callable[[], QPixmap]) -> QPixmap:
    """Pixmaps by what they show; a board of many powers in both themes stays under a few hundred."""
    if key not in _PIXMAPS:
        if len(_PIXMAPS) > 2000:
            _PIXMAPS.clear()
        _PIXMAPS[key] = make()
    return _PIXMAPS[key]


def unit_pixmap(power: str, kind: UnitKind, size: float = UNIT, ratio: float = 1.0, halo: bool = True) -> QPixmap:
    """A unit in a pixmap whose middle is the middle of the slot; cached by theme, size and pixel ratio."""
    style = theme().power(power)

    def make() -> QPixmap:
        side = math.ceil(size * 42 / UNIT)
        pixmap = _blank(side, side, ratio)
        painter = QPainter(pixmap)
        paint_unit(painter, QPointF(side / 2, side / 2), style, kind, size, halo)
        painter.end()
        return pixmap

    return _cached(("unit", style.solid.rgb(), style.emblem, theme().look, kind, size, ratio, halo), make)


def chip_pixmap(power: str, size: float = 16, ratio: float = 1.0) -> QPixmap:
    """A power's chip, cached by theme, size and pixel ratio."""
    style = theme().power(power)

    def make() -> QPixmap:
        pixmap = _blank(size, size, ratio)
        painter = QPainter(pixmap)
        paint_chip(painter, QRectF(0, 0, size, size), style)
        painter.end()
        return pixmap

    return _cached(("chip", style.solid.rgb(), style.emblem, theme().look, size, ratio), make)


class _Glyph:
    """What draws a chip or a unit into a square, for menus, lists and tables."""

    def __init__(self, power: str, kind: UnitKind | None) -> None:
        self._power, self._kind = power, kind

    def __call__(self, painter: QPainter, square: QRectF) -> None:
        style = theme().power(self._power)
        if self._kind is None:
            paint_chip(painter, square, style)
        else:
            tall = square.width() * (UNIT / 27.5 if self._kind == "army" else UNIT / 34)
            paint_unit(painter, square.center(), style, self._kind, tall, halo=False)


def chip_icon(power: str) -> QIcon:
    """A power's chip as an icon that follows the theme."""
    return drawn_icon(_Glyph(power, None))


def unit_icon(power: str, kind: UnitKind) -> QIcon:
    """A unit as an icon that follows the theme."""
    return drawn_icon(_Glyph(power, kind))
