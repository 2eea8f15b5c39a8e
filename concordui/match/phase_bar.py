"""The bar over the map: which phase it is, a cell for each seat with its light, and the one filled button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from concordui import fonts, glyphs, icons
from concordui.herald import Herald
from concordui.match.telling import Light
from concordui.theme import theme
from concordui.widgets import OutlineButton, PrimaryButton
from engine.anatolia.board import Power

HEIGHT = 48
TITLE_WIDTH = 172
PAD = 12
CHIP = 24
ICON = 14
CELL_WIDTH = 152
CELL_LEAST = 72
CELL_NARROW = 112
"""Below this width a cell's chip is small, and its light stands under it, so that the words keep their room."""
CELL_MOST = 176


@dataclass(frozen=True, slots=True)
class Cell:
    """What a seat's cell shows; `active` marks the seat that looks, `out` one that is eliminated."""

    power: Power
    centres: int
    light: Light
    active: bool = False
    out: bool = False
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the bar: its words, its icon and whether it can be pressed."""

    text: str
    icon: str
    enabled: bool = True


class SeatCell(QWidget):
    """Chip, name, centres and light of one seat. Painted: its words are also its accessible name.

    `menu_wanted` carries the power and the place on the screen at which its menu is to open.
    """

    menu_wanted = Signal(object, object)

    def __init__(self, power: Power, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"seat-{power}")
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(CELL_LEAST)
        self.setMaximumWidth(CELL_MOST)
        self._cell: Cell | None = None
        theme().changed.connect(self.update)

    @property
    def cell(self) -> Cell | None:
        """What it shows now."""
        return self._cell

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self._cell is not None:
            self.menu_wanted.emit(self._cell.power, event.globalPos())

    def show_cell(self, cell: Cell) -> None:
        """Show this."""
        if cell == self._cell:
            return
        self._cell = cell
        words = self.tr("{power}, {count} centres: {light}")
        name = words.format(power=cell.power, count=cell.centres, light=cell.light.text)
        self.setAccessibleName(name)
        self.setToolTip(cell.tip or name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(CELL_WIDTH, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        cell, look = self._cell, theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.ui("selected" if cell is not None and cell.active else "surface"))
        painter.fillRect(QRect(self.width() - 1, 0, 1, HEIGHT), look.ui("line"))
        painter.fillRect(QRect(0, HEIGHT - 1, self.width(), 1), look.ui("line"))
        if cell is None:
            return
        ratio, narrow = self.devicePixelRatioF(), self.width() < CELL_NARROW
        chip, pad = (16, 7) if narrow else (CHIP, PAD)
        painter.setOpacity(0.45 if cell.out else 1.0)
        painter.drawPixmap(pad, 8 if narrow else (HEIGHT - chip) // 2, glyphs.chip_pixmap(cell.power, chip, ratio))
        painter.setOpacity(1.0)
        left = pad + chip + (4 if narrow else 8)
        self._paint_name(painter, cell, left)
        self._paint_light(painter, cell, pad if narrow else left)

    def _paint_name(self, painter: QPainter, cell: Cell, left: int) -> None:
        """The name, and its centres where there is room for both."""
        look = theme()
        room = self.width() - left - 4
        metrics = QFontMetrics(fonts.ui("body", strong=True))
        name = metrics.elidedText(cell.power, Qt.TextElideMode.ElideRight, room)
        painter.setFont(fonts.ui("body", strong=True))
        painter.setPen(look.ui("muted" if cell.out else "text"))
        painter.drawText(QRect(left, 7, room, 18), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(fonts.ui("body", tabular=True))
        painter.setPen(look.ui("muted"))
        after = left + metrics.horizontalAdvance(name) + 6
        if after + painter.fontMetrics().horizontalAdvance(str(cell.centres)) <= left + room:
            painter.drawText(QRect(after, 7, 40, 18), Qt.AlignmentFlag.AlignVCenter, str(cell.centres))

    def _paint_light(self, painter: QPainter, cell: Cell, left: int) -> None:
        look = theme()
        room = self.width() - left - 6
        sign = icons.pixmap(cell.light.icon, cell.light.role, ICON, self.devicePixelRatioF())
        painter.drawPixmap(left, 26, sign)
        font = fonts.ui("caption", tabular=True)
        painter.setFont(font)
        painter.setPen(look.ui(cell.light.role))
        width = room - ICON - 3
        words = fitting(cell.light, QFontMetrics(font), width)
        painter.drawText(QRect(left + ICON + 3, 25, width, 16), Qt.AlignmentFlag.AlignVCenter, words)


def fitting(light: Light, metrics: QFontMetrics, width: int) -> str:
    """The words of a light that fit into a width in pixels: all of them, else the short ones, else a part."""
    if light.short and metrics.horizontalAdvance(light.text) > width:
        return metrics.elidedText(light.short, Qt.TextElideMode.ElideRight, width)
    return metrics.elidedText(light.text, Qt.TextElideMode.ElideRight, width)


class PhaseTitle(QWidget):
    """The season in strong words, and the phase under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("phase-title")
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(120)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._title = self._line = ""
        self.herald = Herald(self)
        theme().changed.connect(self.update)

    def show_phase(self, title: str, line: str) -> None:
        """Show these words."""
        if (title, line) != (self._title, self._line):
            self._title, self._line = title, line
            self.setAccessibleName(f"{title}, {line}")
            self.herald.tell(title, line)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(TITLE_WIDTH, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.ui("surface"))
        painter.fillRect(QRect(self.width() - 1, 0, 1, HEIGHT), look.ui("line"))
        painter.fillRect(QRect(0, HEIGHT - 1, self.width(), 1), look.ui("line"))
        room = self.width() - 16 - 6
        for font, role, top, height, text in (
            (fonts.ui("section", strong=True), "text", 6, 20, self._title),
            (fonts.ui("caption", tabular=True), "muted", 26, 16, self._line),
        ):
            painter.setFont(font)
            painter.setPen(look.ui(role))
            shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRect(16, top, room, height), Qt.AlignmentFlag.AlignVCenter, shown)


class PhaseBar(QWidget):
    """The whole bar. `main_pressed` and `second_pressed` come from its buttons, `menu_wanted` from a seat's cell."""

    main_pressed = Signal()
    second_pressed = Signal()
    menu_wanted = Signal(object, object)

    def __init__(self, powers: Sequence[Power], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("phase-bar")
        self.setAccessibleName(self.tr("Phase and seats"))
        self.setFixedHeight(HEIGHT)
        self.title = PhaseTitle(self)
        self.cells = {power: SeatCell(power, self) for power in powers}
        self._shown: tuple[Button | None, Button | None] | None = None
        self.second = OutlineButton("", parent=self)
        self.second.setObjectName("second-button")
        self.main = PrimaryButton("", parent=self)
        self.main.setObjectName("main-button")
        self.main.clicked.connect(self.main_pressed)
        self.second.clicked.connect(self.second_pressed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, PAD, 0)
        row.setSpacing(0)
        row.addWidget(self.title)
        for cell in self.cells.values():
            cell.menu_wanted.connect(self.menu_wanted)
            row.addWidget(cell, 1)
        row.addStretch(0)
        row.addSpacing(PAD)
        row.addWidget(self.second)
        row.addSpacing(8)
        row.addWidget(self.main)
        theme().changed.connect(self.update)

    def show_cells(self, cells: Sequence[Cell]) -> None:
        """Show each seat's cell."""
        for cell in cells:
            self.cells[cell.power].show_cell(cell)

    def show_buttons(self, main: Button | None, second: Button | None) -> None:
        """Show these buttons, or none."""
        if (main, second) == self._shown:
            return
        self._shown = (main, second)
        for widget, button in ((self.main, main), (self.second, second)):
            widget.setVisible(button is not None)
            if button is not None:
                widget.setText(button.text)
                widget.setAccessibleName(button.text)
                widget.setEnabled(button.enabled)
                widget.set_icon(button.icon)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("surface"))
        painter.fillRect(QRect(0, HEIGHT - 1, self.width(), 1), theme().ui("line"))
