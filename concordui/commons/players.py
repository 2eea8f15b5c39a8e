"""How players are told apart: a colour, a dash and a letter each, by their place among the players of a run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPen

from concordui import fonts
from concordui.drawn_icon import drawn_icon
from concordui.theme import theme

_PALETTE = ("Galatia", "Phrygia", "Caria", "Lydia", "Cilicia", "Bithynia")
"""The colours of the palette that are far apart for all eyes, in the order in which players take them."""

_DASHES: tuple[tuple[float, ...], ...] = ((), (3, 2), (1, 2), (5, 2, 1, 2), (7, 3))
"""In pen widths: whole, short dashes, dots, dash and dot, long dashes."""


@dataclass(frozen=True, slots=True)
class PlayerStyle:
    """`line` for curves, `solid` for grounds with `on` on them, `text` for words; `dash` in pen widths, () is whole."""

    solid: QColor
    line: QColor
    text: QColor
    on: QColor
    dash: tuple[float, ...]


def player_style(place: int) -> PlayerStyle:
    """The style of the player in this place, in the theme of now; thirty differ, then they come again."""
    colour = theme().power(_PALETTE[place % len(_PALETTE)])
    dash = _DASHES[(place + place // len(_PALETTE)) % len(_DASHES)]
    return PlayerStyle(colour.solid, colour.line, colour.text, colour.on, dash)


def initial(name: str) -> str:
    """What stands on a player's chip: the first letter, and the number of one of several (``keeper12`` is K12)."""
    head = name.rstrip("0123456789")
    number = name[len(head) :]
    return head[:1].upper() + number if head and len(number) < 3 else (name[:1].upper() or "?")


def paint_player_chip(painter: QPainter, rect: QRectF, place: int, name: str) -> None:
    """A disc in the player's colour with the initial on it."""
    style = player_style(place)
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side - 1, side - 1)
    disc.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QColor(theme().map("unitOutline"))
    edge.setAlphaF(0.7)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(style.solid)
    painter.drawEllipse(disc)
    painter.setFont(_letters(side, len(initial(name))))
    painter.setPen(style.on)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial(name))
    painter.restore()


def _letters(side: float, count: int) -> QFont:
    font = fonts.ui("caption", strong=True)
    font.setPixelSize(max(6, round(side * (0.58 if count == 1 else 0.48 if count == 2 else 0.39))))
    return font


class _Chip:
    def __init__(self, place: int, name: str) -> None:
        self._place, self._name = place, name

    def __call__(self, painter: QPainter, square: QRectF) -> None:
        paint_player_chip(painter, square, self._place, self._name)


@lru_cache(maxsize=512)
def player_icon(place: int, name: str) -> QIcon:
    """A player's chip as an icon that follows the theme."""
    return drawn_icon(_Chip(place, name))
