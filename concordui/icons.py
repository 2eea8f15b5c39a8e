"""Lucide icons (ISC) in the theme's colours: stroke 1.5 whatever the size, no fills, crisp at any pixel ratio."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from concordui.resources import APP_ICON, ICONS
from concordui.theme import theme

STROKE = 1.5
GRID = 24  # Lucide's view box
_ROLES_BY_MODE = {QIcon.Mode.Disabled: "disabled"}


class IconError(LookupError):
    """No icon of that name ships with the program."""


@cache
def names() -> frozenset[str]:
    """The names of the icons that ship with the program."""
    return frozenset(path.stem for path in ICONS.glob("*.svg") if path != APP_ICON)


@cache
def _source(name: str) -> str:
    if name not in names():
        raise IconError(f"no icon is called {name!r}")
    return (ICONS / f"{name}.svg").read_text(encoding="utf-8")


@cache
def _renderer(name: str, colour: str, stroke: float) -> QSvgRenderer:
    text = _source(name).replace("currentColor", colour)
    text = re.sub(r'stroke-width="[^"]*"', f'stroke-width="{stroke:.4g}"', text, count=1)
    return QSvgRenderer(QByteArray(text.encode("utf-8")))


def paint(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw an icon into a square; its stroke is 1.5 logical pixels."""
    stroke = STROKE * GRID / max(rect.width(), 1.0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(name, colour.name(), stroke).render(painter, rect)
    painter.restore()


@cache
def _pixmap(name: str, colour: str, size: int, ratio: float, gap: int = 0) -> QPixmap:
    pixmap = QPixmap(round((size + gap) * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint(painter, name, QRectF(0, 0, size, size), QColor(colour))
    painter.end()
    return pixmap


def pixmap(name: str, role: str = "text", size: int = 16, ratio: float = 1.0) -> QPixmap:
    """An icon as a pixmap in a colour of the theme (a token of ``ui``), cached by role and pixel ratio."""
    return QPixmap(_pixmap(name, theme().ui(role).name(), size, ratio))


_CLONES: list[QIconEngine] = []


class _Engine(QIconEngine):
    """Draws one icon in the colour that its role has at the moment: it follows the theme by itself."""

    def __init__(self, name: str, role: str, on_role: str, gap: int) -> None:
        super().__init__()
        self._name, self._role, self._on_role, self._gap = name, role, on_role, gap

    def clone(self) -> _Engine:
        copy = _Engine(self._name, self._role, self._on_role, self._gap)
        _CLONES.append(copy)  # Qt keeps the engine but not the Python object that draws
        return copy

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        return size if self._gap else QSize(min(size.width(), size.height()), min(size.width(), size.height()))

    def _colour(self, mode: QIcon.Mode, state: QIcon.State) -> QColor:
        role = self._on_role if state == QIcon.State.On else self._role
        return theme().ui(_ROLES_BY_MODE.get(mode, role))

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = min(rect.width() - self._gap, rect.height())
        square = QRectF(0, 0, side, side)
        middle = rect.x() + (rect.width() - self._gap) / 2
        square.moveCenter(QPointF(middle, rect.y() + rect.height() / 2))
        paint(painter, self._name, square, self._colour(mode, state))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """`size` is in logical pixels; `scale` is the pixel ratio."""
        side = max(1, min(size.width() - self._gap, size.height()))
        return QPixmap(_pixmap(self._name, self._colour(mode, state).name(), side, scale, self._gap))


def icon(name: str, role: str = "text", on_role: str | None = None, gap: int = 0) -> QIcon:
    """A recoloured icon. It takes its colour when it is drawn, so it follows the theme; `on_role` is for checked.

    `gap` is empty room at its right, for buttons whose words stand too near.
    """
    _source(name)
    return QIcon(_Engine(name, role, on_role or role, gap))


@cache
def app_icon() -> QIcon:
    """The icon of the application."""
    return QIcon(str(APP_ICON))
