"""How colonists and the core are told apart: a colour, letters and past six of them a hatch each, by their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QIcon, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from concordui import fonts, icons
from concordui.colony.say import say
from concordui.drawn_icon import drawn_icon
from concordui.hexmap.drawing import record_hatch
from concordui.theme import theme
from concordui.widgets.labels import Drawn
from engine.colony.threads import CORE

CORE_ICON = "network"

PALETTE = ("Phrygia", "Bithynia", "Galatia", "Lydia", "Caria", "Cilicia")
"""The powers whose colours the first six colonists wear; the others wear them again under a hatch."""

_HATCHES = (
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.CrossPattern,
)


_NAMES = {
    Qt.BrushStyle.BDiagPattern: "/",
    Qt.BrushStyle.HorPattern: "-",
    Qt.BrushStyle.FDiagPattern: "\\",
    Qt.BrushStyle.VerPattern: "|",
    Qt.BrushStyle.CrossPattern: "+",
}
"""What pictures of vectors call the hatches."""


@dataclass(frozen=True, slots=True)
class PawnName:
    """A colonist's id, by which everything addresses it, and its name, which people read."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class PawnStyle:
    """`solid` for grounds with `on` on them, `text` for words, `line` for lines; `letter` has one to three signs.

    `hatch` lies over the ground of those who share a colour with an earlier one.
    """

    letter: str
    solid: QColor
    on: QColor
    text: QColor
    line: QColor
    hatch: Qt.BrushStyle


@dataclass(frozen=True)
class People:
    """Everybody in a colony, in an order that never changes."""

    pawns: tuple[PawnName, ...] = ()
    _places: dict[str, int] = field(init=False, repr=False, compare=False)
    _letters: tuple[str, ...] = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_places", {pawn.id: place for place, pawn in enumerate(self.pawns)})
        object.__setattr__(self, "_hash", hash(self.pawns))
        object.__setattr__(self, "_letters", tuple(_letters(pawn.name or pawn.id for pawn in self.pawns)))

    @property
    def minds(self) -> tuple[str, ...]:
        """Every mind: the colonists, then the core."""
        return (*self._places, CORE)

    def name(self, mind: str) -> str:
        """What a mind is called; its id where nobody knows it."""
        if mind == CORE:
            return say("Core")
        place = self._places.get(mind)
        return mind if place is None else self.pawns[place].name

    def style(self, mind: str) -> PawnStyle:
        """The style of a mind in the theme of now; the core's is plain."""
        look = theme()
        place = self._places.get(mind)
        if place is None:
            return PawnStyle("", look.ui("raised"), look.ui("text"), look.ui("text"), look.ui("muted"), _HATCHES[0])
        colour = look.power(PALETTE[place % len(PALETTE)])
        hatch = _HATCHES[place // len(PALETTE) % len(_HATCHES)]
        return PawnStyle(self._letters[place], colour.solid, colour.on, colour.text, colour.line, hatch)

    def icon(self, mind: str) -> QIcon:
        """A mind's chip as an icon that follows the theme."""
        return _icon(self, mind) if mind != CORE else icons.icon(CORE_ICON)

    def __hash__(self) -> int:
        return self._hash  # asked for with every chip that is drawn


def paint_chip(painter: QPainter, rect: QRectF, style: PawnStyle) -> None:
    """A colonist's disc with the letters on it, as large as fits into the middle of `rect`."""
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side - 1, side - 1)
    disc.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QColor(theme().map("unitOutline"))
    edge.setAlphaF(0.7)
    painter.setPen(QPen(edge, max(1.0, side / 18)))
    painter.setBrush(style.solid)
    painter.drawEllipse(disc)
    if style.hatch != Qt.BrushStyle.NoBrush:
        ink = QColor(style.on)
        ink.setAlphaF(0.35)
        path = QPainterPath()
        path.addEllipse(disc)
        if not record_hatch(painter, path, _NAMES[style.hatch], ink.rgba()):
            painter.fillPath(path, QBrush(ink, style.hatch))
    painter.setFont(_font(side, len(style.letter)))
    painter.setPen(style.on)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, style.letter)
    painter.restore()


class MindChip(Drawn):
    """The chip of a mind; its name is read out."""

    def __init__(self, size: int = 20, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(size, size)
        self._people, self._mind = People(), CORE

    def set_mind(self, people: People, mind: str) -> None:
        """Show this one."""
        self._people, self._mind = people, mind
        self.setAccessibleName(people.name(mind))
        self.setToolTip(people.name(mind))
        self.update()

    def draw(self, painter: QPainter) -> None:
        if self._mind == CORE:
            icons.paint(painter, CORE_ICON, QRectF(self.rect()).adjusted(1, 1, -1, -1), theme().ui("text"))
        else:
            paint_chip(painter, QRectF(self.rect()), self._people.style(self._mind))


class _Chip:
    def __init__(self, people: People, mind: str) -> None:
        self._people, self._mind = people, mind

    def __call__(self, painter: QPainter, square: QRectF) -> None:
        paint_chip(painter, square, self._people.style(self._mind))


@lru_cache(maxsize=1024)
def _icon(people: People, mind: str) -> QIcon:
    return drawn_icon(_Chip(people, mind))


def _letters(names: Iterable[str]) -> list[str]:
    """As few letters as tell them apart: the first, two of those who share it, or a number behind it."""
    known = [name.strip() for name in names]
    first = Counter(name[:1].upper() for name in known)
    two = Counter(name[:2].capitalize() for name in known)
    found: list[str] = []
    counted: Counter[str] = Counter()
    for name in known:
        one, both = name[:1].upper(), name[:2].capitalize()
        counted[one] += 1
        if first[one] == 1:
            found.append(one)
        else:
            found.append(both if two[both] == 1 and len(known) <= 26 else f"{one}{counted[one]}")
    return found


def _font(side: float, letters: int) -> QFont:
    font = fonts.ui("caption", strong=True)
    font.setPixelSize(max(6, round(side * {1: 0.55, 2: 0.46}.get(letters, 0.36))))
    return font
