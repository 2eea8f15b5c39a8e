"""Names and centres as pixmaps, and which of them a zoom leaves out."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from concordui import fonts
from concordui.hexmap.geometry import Geometry
from concordui.hexmap.labels import BASELINE, MARK_RADIUS, Kind, Label
from concordui.theme import theme
from engine.anatolia.board import Power, Province, ProvinceId

HALO = 3.0
THIN, THINNER = 0.7, 0.55
"""Below the first zoom plain land names go, below the second the seas' too."""
_MARGIN = 4.0
_IMPORTANCE: Mapping[Kind, int] = {"centre": 0, "sea": 1, "land": 2}


def province_under(geometry: Geometry, place: ProvinceId, zoom: float) -> Province:
    """The province that lies under the middle of a name at a zoom: it may be another's."""
    label = geometry.labels_at(zoom)[place]
    middle = QPointF(label.slot[0] + label.offset[0] / zoom, label.slot[1] + label.offset[1] / zoom)
    return geometry.board.by_id[geometry.province_at(middle) or place]


def ground_of(province: Province, owners: Mapping[ProvinceId, Power | None]) -> QColor:
    """The colour of a province's ground: its owner's tint, land or sea."""
    if province.type == "sea":
        return theme().map("sea")
    owner = owners.get(province.id) if province.sc else None
    return theme().power(owner).tint if owner else theme().map("land")


def name_pixmap(label: Label, ground: QColor, ratio: float, *, mark: bool, text: bool) -> QPixmap:
    """A name with its halo and its centre's mark; `pixmap_offset` says where its corner goes. Cached."""
    return _pixmap(label, ground.rgb(), ratio, mark, text, theme().look)


@lru_cache(maxsize=1024)
def _pixmap(label: Label, colour: int, ratio: float, mark: bool, text: bool, themed: str) -> QPixmap:
    """Halos are slow to stroke, and small maps of dialogs have the same names: 1,024 hold both themes of a board."""
    ground = QColor(colour)
    width, height = label.size[0] + 2 * _MARGIN, label.size[1] + 2 * _MARGIN
    pixmap = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_name(painter, label, ground, mark=mark, text=text)
    painter.end()
    return pixmap


def paint_name(painter: QPainter, label: Label, ground: QColor, *, mark: bool, text: bool) -> None:
    """Draw a name with its halo and its centre's mark, the pixmap's corner at the painter's origin."""
    middle = label.size[1] / 2 + _MARGIN
    if label.kind == "centre" and mark:
        _paint_mark(painter, QPointF(_MARGIN + MARK_RADIUS, middle), label.home)
    if text:
        shift = label.text_left - (label.offset[0] - label.size[0] / 2)
        _paint_text(painter, QPointF(_MARGIN + shift, middle + BASELINE), label, ground)


def pixmap_offset(label: Label) -> QPointF:
    """From the slot to the pixmap's corner, in screen pixels."""
    return QPointF(label.offset[0] - label.size[0] / 2 - _MARGIN, label.offset[1] - label.size[1] / 2 - _MARGIN)


def _paint_mark(painter: QPainter, middle: QPointF, home: bool) -> None:
    """A ring and a dot; a home has a second ring."""
    ink = theme().map("centre")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().map("centreFill"))
    ground = MARK_RADIUS if home else 5.2
    painter.drawEllipse(middle, ground, ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if home:
        painter.setPen(QPen(ink, 1.0))
        painter.drawEllipse(middle, 6.1, 6.1)
    painter.setPen(QPen(ink, 1.2))
    painter.drawEllipse(middle, 4.1, 4.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(middle, 1.8, 1.8)


def _paint_text(painter: QPainter, foot: QPointF, label: Label, ground: QColor) -> None:
    font = fonts.map_name(label.kind)
    path = QPainterPath()
    path.addText(foot, font, label.name)
    painter.strokePath(
        path, QPen(ground, HALO, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setFont(font)
    painter.setPen(theme().map("seaLabel" if label.kind == "sea" else "label"))
    painter.drawText(foot, label.name)


def shown_at(labels: Mapping[ProvinceId, Label], zoom: float) -> frozenset[ProvinceId]:
    """The provinces whose names are written at a zoom: below 0.7 no plain land, then no seas; never two in one place.

    Where names would meet (a graph drawn small, a board without room), centres go before seas and seas before land.
    So small, a sea's name gives way to the units that may stand on it, too.
    """
    units = [_box(label.unit_rect(zoom)) for label in labels.values()] if zoom < THIN else []
    kept: list[QRectF] = []
    shown = set()
    for place in sorted(labels, key=lambda p: _IMPORTANCE[labels[p].kind]):
        label = labels[place]
        if (zoom < THIN and label.kind == "land") or (zoom < THINNER and label.kind == "sea"):
            continue
        box = _box(label.rect(zoom))
        others = [*kept, *units] if label.kind == "sea" else kept
        if not any(box.intersects(other) for other in others):
            kept.append(box)
            shown.add(place)
    return frozenset(shown)


def _box(edges: tuple[float, float, float, float]) -> QRectF:
    left, top, right, bottom = edges
    return QRectF(left, top, right - left, bottom - top)
