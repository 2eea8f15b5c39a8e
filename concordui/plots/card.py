"""A card with a plot: its title, a note and the value of the turn that is read above it, and a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from concordui import fonts
from concordui.plots.chart import Chart
from concordui.plots.pacer import Pacer
from concordui.plots.painting import triangle
from concordui.plots.plot import Plot
from concordui.theme import theme
from concordui.widgets import Label
from concordui.widgets.buttons import ToolButton

RADIUS = 6
_SIGN = 4.0


@dataclass(frozen=True, slots=True)
class Choice:
    """A chart that a card can show: its key, its name in the menu, and what makes it."""

    key: str
    name: str
    make: Callable[[], Chart | None]


class PlotCard(QWidget):
    """`picture_wanted` and `copy_wanted` come from the menu; `chosen` carries the key of another chart chosen there."""

    picture_wanted = Signal()
    copy_wanted = Signal()
    chosen = Signal(str)

    def __init__(self, pacer: Pacer, choices: Sequence[Choice], key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = {choice.key: choice for choice in choices}
        self._key = key
        self.title = Label("", "strong", self)
        self.note = NoteLabel(self)
        self.value = Label("", "strong", self, tabular=True)
        self.menu_button = ToolButton("ellipsis", self.tr("What this plot shows, and its picture"), self)
        self.plot = Plot(pacer, self._choices[key].make, self)
        self._lay_out()
        self.plot.drawn.connect(self._show_head)
        self.plot.moved.connect(self._show_head)
        theme().changed.connect(self.update)

    @property
    def key(self) -> str:
        """Which of the choices is shown."""
        return self._key

    def choose(self, key: str) -> None:
        """Show another of the choices; one that there is not changes nothing."""
        if key in self._choices and key != self._key:
            self._key = key
            self.plot.set_make(self._choices[key].make)
            for action in self._group.actions():
                action.setChecked(action.data() == key)
            self.chosen.emit(key)

    def set_turn(self, turn: int, *, marked: bool, pinned: bool) -> None:
        """The turn that is read."""
        self.plot.set_turn(turn, marked=marked, pinned=pinned)

    def _show_head(self) -> None:
        chart = self.plot.chart
        self.title.set_text(self._choices[self._key].name if chart is None else chart.title)
        self.note.show_note("" if chart is None else chart.note, "" if chart is None else chart.sign_note)
        self.value.set_text("" if chart is None else chart.head_text(self.plot.turn))

    def _pick(self, action: QAction) -> None:
        self.choose(str(action.data()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.setBrush(theme().ui("raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(12, 0, 4, 0)
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addWidget(self.note, 1)
        head.addWidget(self.value)
        head.addWidget(self.menu_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.plot, 1)
        self._fill_menu()

    def _fill_menu(self) -> None:
        menu = QMenu(self)
        menu.setAccessibleName(self.menu_button.accessibleName())
        self._group = QActionGroup(menu)
        for choice in self._choices.values():
            action = self._group.addAction(menu.addAction(choice.name))
            action.setCheckable(True)
            action.setData(choice.key)
            action.setChecked(choice.key == self._key)
        self._group.triggered.connect(self._pick)
        menu.addSeparator()
        menu.addAction(self.tr("Save picture…")).triggered.connect(self.picture_wanted)
        menu.addAction(self.tr("Copy picture")).triggered.connect(self.copy_wanted)
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(ToolButton.ToolButtonPopupMode.InstantPopup)


class NoteLabel(QWidget):
    """The small words beside a title, which give way; what the triangles of the plot mean comes behind one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(fonts.ui("caption"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(fonts.LINES["body"])
        self._note = self._sign = ""
        theme().changed.connect(self.update)

    def show_note(self, note: str, sign_note: str) -> None:
        """Show these words."""
        if (note, sign_note) != (self._note, self._sign):
            self._note, self._sign = note, sign_note
            self.setAccessibleName(f"{note}; ▲ {sign_note}" if sign_note else note)
            self.setToolTip(self.accessibleName())
            self.update()

    def laid_out(self) -> tuple[str, int | None]:
        """The words before the sign as they fit, and where the sign begins; None where there is no room for it.

        The words give way first: without the sign nobody knows what the triangles are.
        """
        metrics = self.fontMetrics()
        room = self.width() - (4 + 14 + metrics.horizontalAdvance(self._sign))
        if not self._sign or room < metrics.horizontalAdvance("…;"):
            return metrics.elidedText(self._note, Qt.TextElideMode.ElideRight, self.width()), None
        least = room - metrics.horizontalAdvance(";")
        shown = f"{metrics.elidedText(self._note, Qt.TextElideMode.ElideRight, least)};"
        return shown, metrics.horizontalAdvance(shown) + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        metrics = self.fontMetrics()
        shown, left = self.laid_out()
        base = (self.height() + metrics.ascent() - metrics.descent()) / 2 + 0.5
        painter.setPen(theme().ui("muted"))
        painter.drawText(0, round(base), shown)
        if left is not None:
            painter.drawText(left + 13, round(base), self._sign)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().ui("danger"))
            painter.drawPath(triangle(QPointF(left + 5, base), _SIGN))
        painter.end()
