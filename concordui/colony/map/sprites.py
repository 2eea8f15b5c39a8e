"""What stands on the colony map, each a value that says how large it is and paints itself about its hex's middle.

The window keeps their pixels, pictures paint them anew as vectors.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from concordui import fonts, icons
from concordui.colony.people import PawnStyle, paint_chip
from concordui.theme import theme
from engine.colony.viewing.scene import Need, SceneThing

CHIP = 25.0
"""Side of a pawn's chip at full size, in pixels."""
_RING, _RING_PEN, _RING_GAP = 4.6, 2.6, 1.6
_BAR, _BAR_HEIGHT, _BAR_STEP = 3.0, 15.0, 4.6
_HALO = 3.0
_LINE = 13.5
_TAIL = 6.0
BUBBLE = 19.0
_PAD = 7.0
_ICON = 17.0
_REACH = {"campfire": 13.5, "stockpile": 10.0, "bush": 10.5, "bed": 10.0, "stack": 9.5, "work": 10.0}


class Sprite(Protocol):
    """`key` is another for whatever looks otherwise in one theme."""

    @property
    def key(self) -> Hashable: ...

    @property
    def rect(self) -> QRectF:
        """What it covers, in pixels from its anchor."""

    def paint(self, painter: QPainter) -> None:
        """Draw it, its anchor at the painter's origin."""


@dataclass(frozen=True)
class Chip:
    """A pawn: its disc, the ring of the chosen mind, and the badge of who is down or dead."""

    style: PawnStyle
    side: float
    chosen: bool = False
    downed: bool = False
    dead: bool = False

    @property
    def key(self) -> Hashable:
        style = self.style
        look = (style.letter, style.solid.rgb(), style.hatch.value)
        return "chip", look, self.side, self.chosen, self.downed, self.dead

    @property
    def rect(self) -> QRectF:
        reach = self.side / 2 + _RING + _RING_PEN
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter) -> None:
        half = self.side / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().map("unitHalo"))
        halo = half + (_RING_GAP + 1.0 if self.chosen else 1.1)
        painter.drawEllipse(QPointF(), halo, halo)
        if self.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().ui("accent"), _RING_PEN))
            reach = half + _RING - _RING_PEN / 2
            painter.drawEllipse(QPointF(), reach, reach)
        painter.setOpacity(0.5 if self.dead else 1.0)
        paint_chip(painter, QRectF(-half, -half, self.side, self.side), self.style)
        painter.setOpacity(1.0)
        if self.downed or self.dead:
            _fallen(painter, QPointF(half * 0.72, half * 0.72), dead=self.dead)


def _fallen(painter: QPainter, at: QPointF, *, dead: bool) -> None:
    """The badge of who is down (an arrow) or dead (a cross)."""
    look = theme()
    painter.setPen(QPen(look.map("unitHalo"), 1.4))
    painter.setBrush(look.ui("danger"))
    painter.drawEllipse(at, 6.6, 6.6)
    ink = QPen(look.ui("raised"), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    sign = QPainterPath()
    lines: tuple[tuple[float, float, float, float], ...] = (
        ((-2.5, -2.5, 2.5, 2.5), (2.5, -2.5, -2.5, 2.5))
        if dead
        else ((0.0, -3.2, 0.0, 3.2), (-2.6, 0.8, 0.0, 3.4), (2.6, 0.8, 0.0, 3.4))
    )
    for x, y, to_x, to_y in lines:
        sign.moveTo(at + QPointF(x, y))
        sign.lineTo(at + QPointF(to_x, to_y))
    painter.drawPath(sign)


@dataclass(frozen=True)
class Bars:
    """Food, rest and health, left of a chip of this side: how full each is; one that is low wears a mark above it."""

    needs: tuple[Need, ...]
    side: float

    @property
    def key(self) -> Hashable:
        return "bars", self.side, tuple((round(need.value * 15), need.low) for need in self.needs)

    @property
    def rect(self) -> QRectF:
        wide = _BAR_STEP * len(self.needs) + 2.0
        return QRectF(-self.side / 2 - wide - 1.5, -_BAR_HEIGHT / 2 - 6.0, wide, _BAR_HEIGHT + 8.0)

    def paint(self, painter: QPainter) -> None:
        look, room = theme(), self.rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for number, need in enumerate(self.needs):
            left, foot = room.left() + 1.0 + number * _BAR_STEP, _BAR_HEIGHT / 2
            painter.setBrush(look.ui("raised"))
            painter.drawRoundedRect(QRectF(left - 0.9, -foot - 0.9, _BAR + 1.8, _BAR_HEIGHT + 1.8), 1.4, 1.4)
            painter.setBrush(look.ui("lineStrong"))
            painter.drawRect(QRectF(left, -foot, _BAR, _BAR_HEIGHT))
            tall = max(1.0, need.value * _BAR_HEIGHT)
            painter.setBrush(look.ui("danger" if need.low else "text"))
            painter.drawRect(QRectF(left, foot - tall, _BAR, tall))
            if need.low:
                painter.drawPath(_mark(QPointF(left + _BAR / 2, -foot - 2.2)))


def _mark(foot: QPointF) -> QPainterPath:
    path = QPainterPath(foot)
    path.lineTo(foot + QPointF(-2.2, -3.6))
    path.lineTo(foot + QPointF(2.2, -3.6))
    path.closeSubpath()
    return path


@dataclass(frozen=True)
class Lines:
    """Words about an anchor: the first line strong where it is a name. `where` is the middle of the words."""

    texts: tuple[str, ...]
    where: tuple[float, float]
    named: bool = False
    ground: str = "land"
    """The token of the halo."""

    @property
    def key(self) -> Hashable:
        return "lines", self.texts, self.where, self.named, self.ground

    @property
    def rect(self) -> QRectF:
        wide = width_of(self.texts, named=self.named)
        tall = _LINE * len(self.texts)
        x, y = self.where
        return QRectF(x - wide / 2 - _HALO, y - tall / 2 - 1.0, wide + 2 * _HALO, tall + 2.0)

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y = self.where
        top = y - _LINE * len(self.texts) / 2
        halo = QColor(theme().map(self.ground))
        halo.setAlphaF(0.85)
        for row, text in enumerate(self.texts):
            strong = self.named and not row
            font = _font(strong)
            foot = QPointF(x - _wide(text, strong) / 2, top + _LINE * row + 10.4)
            path = QPainterPath()
            path.addText(foot, font, text)
            rounded = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, QPen(halo, _HALO, *rounded))
            painter.setFont(font)
            painter.setPen(theme().map("label"))
            painter.drawText(foot, text)


@dataclass(frozen=True)
class Bubble:
    """What a pawn thinks, or that it sleeps or is down: words over its chip, to the right or to the left."""

    text: str
    side: float
    left: bool = False
    strong: bool = False

    @property
    def key(self) -> Hashable:
        return "bubble", self.text, self.side, self.left, self.strong

    @property
    def _body(self) -> QRectF:
        wide = _wide(self.text, strong=False) + 2 * _PAD
        x = -wide - 1.0 if self.left else 1.0
        return QRectF(x, -self.side / 2 - BUBBLE - 4.0, wide, BUBBLE)

    @property
    def rect(self) -> QRectF:
        return self._body.adjusted(-2, -2, 2, _TAIL + 1)

    def paint(self, painter: QPainter) -> None:
        look, body = theme(), self._body
        turn = -1.0 if self.left else 1.0
        start = body.right() - 7.0 if self.left else body.left() + 7.0
        tail = QPainterPath(QPointF(start, body.bottom() - 1.5))
        tail.lineTo(QPointF(start - 3.2 * turn, body.bottom() + _TAIL))
        tail.lineTo(QPointF(start + 6.0 * turn, body.bottom() - 1.5))
        tail.closeSubpath()
        outline = QPainterPath()
        outline.addRoundedRect(body, 6.5, 6.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.ui("accent" if self.strong else "text"), 1.0))
        painter.setBrush(look.ui("raised"))
        painter.drawPath(outline.united(tail))
        painter.setFont(_font(strong=False))
        painter.setPen(look.ui("text"))
        painter.drawText(QPointF(body.left() + _PAD, body.top() + 13.2), self.text)


@dataclass(frozen=True)
class Dot:
    """In the place of a bubble where there is no room: a small icon at a chip's upper right."""

    icon: str
    side: float

    @property
    def key(self) -> Hashable:
        return "dot", self.icon, self.side

    @property
    def rect(self) -> QRectF:
        at = self.side / 2 - 1.0
        return QRectF(at - 8.0, -at - 8.0, 16.0, 16.0)

    def paint(self, painter: QPainter) -> None:
        at = self.rect.center()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().ui("text"), 0.8))
        painter.setBrush(theme().ui("raised"))
        painter.drawEllipse(at, 7.0, 7.0)
        icons.paint(painter, self.icon, QRectF(at.x() - 4.5, at.y() - 4.5, 9.0, 9.0), theme().ui("text"))


@dataclass(frozen=True)
class ThingSign:
    """A thing without its label: bush, fire, bed, stockpile, goods on the ground, work to be offered."""

    thing: SceneThing
    scale: float

    @property
    def key(self) -> Hashable:
        thing = self.thing
        item = next((name for name, count in thing.items if count), "")
        return "thing", thing.kind, self._empty, thing.taken, item, self.scale

    @property
    def _empty(self) -> bool:
        if self.thing.kind == "campfire":
            return not self.thing.burning
        return not any(count for _, count in self.thing.items)

    @property
    def rect(self) -> QRectF:
        reach = _REACH[self.thing.kind] * self.scale
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.scale, self.scale)
        kind = self.thing.kind
        if kind == "bush":
            _bush(painter, empty=self._empty)
        elif kind == "campfire":
            _fire(painter, out=self._empty)
        elif kind == "stack":
            _stack(painter, next((name for name, count in self.thing.items if count), "wood"))
        else:
            icon = {"stockpile": "package", "bed": "bed", "work": "handshake"}[kind]
            ink = theme().map("label")
            ink.setAlphaF(0.8)
            icons.paint(painter, icon, QRectF(-_ICON / 2, -_ICON / 2, _ICON, _ICON), ink)


_BERRIES = ((-3.6, -3.0), (3.2, -3.8), (0.2, 0.6), (-4.4, 3.4), (4.4, 2.8))


def _bush(painter: QPainter, *, empty: bool) -> None:
    look = theme()
    painter.setPen(QPen(look.map("tree"), 1.0))
    painter.setBrush(look.map("bush"))
    painter.drawEllipse(QPointF(), 9.0, 9.0)
    if not empty:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.map("berry"))
        for x, y in _BERRIES:
            painter.drawEllipse(QPointF(x, y), 1.9, 1.9)


def _fire(painter: QPainter, *, out: bool) -> None:
    look = theme()
    if not out:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.map("fireSoft"))
        painter.drawEllipse(QPointF(), 12.5, 12.5)
    ink = look.map("label" if out else "fire")
    icons.paint(painter, "flame", QRectF(-_ICON / 2, -_ICON / 2, _ICON, _ICON), ink)


def _stack(painter: QPainter, item: str) -> None:
    """Logs, or a small heap in the colour of what lies there."""
    look = theme()
    token = {"wood": "trunk", "berries": "berry", "meal": "fire", "herbs": "tree"}[item]
    painter.setPen(QPen(look.map("unitHalo"), 1.0))
    painter.setBrush(look.map(token))
    if item == "wood":
        for x, y in ((-5.5, 1.0), (-1.0, -4.0), (-1.0, 4.0)):
            painter.drawRoundedRect(QRectF(x - 2.0, y - 2.1, 9.0, 4.2), 2.0, 2.0)
    elif item == "herbs":
        leaf = QPainterPath(QPointF(0, 7))
        leaf.cubicTo(-9, 2, -6, -6, 0, -8)
        leaf.cubicTo(6, -6, 9, 2, 0, 7)
        painter.drawPath(leaf)
    else:
        for x, y in ((-4.0, 3.0), (4.0, 3.0), (0.0, -3.0)):
            painter.drawEllipse(QPointF(x, y), 3.8, 3.8)


def width_of(texts: tuple[str, ...], *, named: bool = False) -> float:
    """How wide some lines are; the first is strong where it is a name."""
    return max(_wide(text, named and not row) for row, text in enumerate(texts))


@lru_cache(maxsize=2)
def _font(strong: bool) -> QFont:
    font = fonts.ui("caption", strong=strong, tabular=True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=4096)
def _wide(text: str, strong: bool) -> float:
    return QFontMetricsF(_font(strong)).horizontalAdvance(text)
