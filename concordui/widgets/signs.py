"""The signs of whoever acts, to stand before a name: a power's chip, its army or fleet, a player's disc."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from concordui import glyphs
from concordui.glyphs import UnitKind
from concordui.theme import theme
from concordui.widgets.labels import Drawn

_ARMY, _FLEET = 22, 19
"""A shield fills the box of a list's sign, which is 22 wide; a ship is as wide when it is lower."""


class Sign(Protocol):
    """Something that can be painted into a box; `name` is whose it is."""

    @property
    def name(self) -> str: ...

    def paint(self, painter: QPainter, box: QRectF) -> None: ...


@dataclass(frozen=True, slots=True)
class PowerSign:
    """The chip of a power."""

    name: str

    def paint(self, painter: QPainter, box: QRectF) -> None:
        glyphs.paint_chip(painter, box, theme().power(self.name))


@dataclass(frozen=True, slots=True)
class UnitSign:
    """A unit of a power."""

    name: str
    kind: UnitKind

    def paint(self, painter: QPainter, box: QRectF) -> None:
        size = _ARMY if self.kind == "army" else _FLEET
        glyphs.paint_unit(painter, box.center(), theme().power(self.name), self.kind, size, halo=False)


class SignLabel(Drawn):
    """A sign in a layout; its accessible name is whose it is."""

    def __init__(self, sign: Sign, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(size, size)
        self.set_sign(sign)

    def set_sign(self, sign: Sign) -> None:
        """Show another one."""
        self._sign = sign
        self.setAccessibleName(sign.name)
        self.setToolTip(sign.name)
        self.update()

    def draw(self, painter: QPainter) -> None:
        self._sign.paint(painter, QRectF(self.rect()))
