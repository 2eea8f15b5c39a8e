"""A column of choices with two lines each: who, with a record; a type of promise with its meaning; a place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from concordui import fonts, icons
from concordui.theme import theme
from concordui.widgets.paragraph import paragraph
from concordui.widgets.signs import Sign

ROW = 44
SIGN = 22
RADIO = 16
BOX = 16
_MARGIN = 16
_TOP, _LINE, _BELOW = 4, 18, 8
_WIDTHS = 8
"""Widths of which a row remembers its height."""
_WRAPPED = Qt.TextFlag.TextWordWrap
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ARROWS = (*_STEPS, Qt.Key.Key_Left, Qt.Key.Key_Right)


@dataclass(frozen=True, slots=True)
class Choice:
    """One row: its key, its two lines, the sign before them (a radio mark where there is none).

    `alarm` is the end of the second line that is set in the colour of danger. A row that is not `possible` says why
    in its second line.
    """

    key: object
    title: str
    hint: str = ""
    alarm: str = ""
    sign: Sign | None = None
    possible: bool = True


class ChoiceRow(QAbstractButton):
    """A row that is drawn: the chosen one has the ground of a selection and a strong title."""

    def __init__(
        self, choice: Choice, parent: QWidget | None = None, *, many: bool = False, wrap: bool = False
    ) -> None:
        super().__init__(parent)
        self._many, self._wrap = many, wrap
        self._heights: dict[int, int] = {}
        self.setCheckable(True)
        policy = QSizePolicy(
            QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum if wrap else QSizePolicy.Policy.Fixed
        )
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme().changed.connect(self.update)
        self.choice = choice
        self.set_choice(choice)

    def set_choice(self, choice: Choice) -> None:
        """Show another text or state."""
        self.choice = choice
        self._heights.clear()
        self.setAccessibleName(choice.title)
        self.setAccessibleDescription(choice.hint + choice.alarm)
        self.setEnabled(choice.possible)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        strong, small = QFontMetrics(fonts.ui(strong=True)), QFontMetrics(fonts.ui("caption"))
        words = max(
            strong.horizontalAdvance(self.choice.title), small.horizontalAdvance(self.choice.hint + self.choice.alarm)
        )
        return QSize(self._indent() + words + _MARGIN, ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._indent() + 60, ROW)

    def hasHeightForWidth(self) -> bool:
        return self._wrap

    def heightForWidth(self, width: int) -> int:
        """All of the second line's words, in as many lines as they take."""
        if width not in self._heights:  # a layout asks for each row again with every other row
            if len(self._heights) >= _WIDTHS:
                self._heights.clear()
            below = self._said_below(self._room(width)).height()
            self._heights[width] = max(ROW, _TOP + _LINE + below + _BELOW)
        return self._heights[width]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _ARROWS:
            event.ignore()  # the list moves; a button would move by the places of its group
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_sign(painter)
        self._paint_words(painter)
        painter.end()

    def _indent(self) -> int:
        if self.choice.sign is None:
            return _MARGIN if self._many else 12 + RADIO + 10
        return _MARGIN + SIGN + 10

    def _paint_ground(self, painter: QPainter) -> None:
        if self.isChecked():
            painter.fillRect(self.rect(), theme().ui("selected"))
        elif self.underMouse() and self.isEnabled():
            painter.fillRect(self.rect(), theme().ui("hover"))
        if self.hasFocus():
            painter.setPen(QPen(theme().ui("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 4, 4)

    def _paint_sign(self, painter: QPainter) -> None:
        middle = self.height() / 2
        sign = self.choice.sign
        if sign is None:
            if not self._many:
                _paint_radio(painter, QPointF(12 + RADIO / 2, middle), self.isChecked(), self.isEnabled())
            return
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        sign.paint(painter, QRectF(_MARGIN, middle - SIGN / 2, SIGN, SIGN))
        painter.setOpacity(1.0)

    def _paint_box(self, painter: QPainter) -> int:
        """The box to tick at the right of a row of which several can be chosen; the width that it took."""
        box = QRectF(self.width() - _MARGIN - BOX, (self.height() - BOX) / 2, BOX, BOX)
        chosen = self.isChecked()
        painter.setBrush(theme().ui("accent" if chosen else "raised"))
        painter.setPen(QPen(theme().ui("accent" if chosen else "lineStrong" if self.isEnabled() else "line"), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        if chosen:
            icons.paint(painter, "check", box.adjusted(1, 1, -1, -1), theme().ui("onAccent"))
        return BOX + 8

    def _room(self, width: int) -> int:
        return max(1, width - self._indent() - 8 - (BOX + 8 if self._many else 0))

    def _said_below(self, width: int) -> QRect:
        words = " ".join(part for part in (self.choice.hint, self.choice.alarm) if part)
        metrics = QFontMetrics(fonts.ui("caption", tabular=True))
        return metrics.boundingRect(QRect(0, 0, width, 10_000), _WRAPPED, words)

    def _paint_wrapped(self, painter: QPainter, room: QRect) -> None:
        """The words below the title, broken into lines; an alarm stands behind them in its own colour."""
        ink = theme().ui("muted" if self.isEnabled() else "disabled")
        words = " ".join(part for part in (self.choice.hint, self.choice.alarm) if part)
        inks = [(0, ink)]
        if self.choice.alarm:
            inks.append((len(words) - len(self.choice.alarm), theme().ui("danger")))
        layout = paragraph(words, fonts.ui("caption", tabular=True), room.width(), inks, 16)
        layout.draw(painter, QPointF(room.left(), room.top() + _TOP + _LINE))

    def _paint_words(self, painter: QPainter) -> None:
        room = self.rect().adjusted(self._indent(), 0, -8 - (self._paint_box(painter) if self._many else 0), 0)
        strong = self.isChecked()
        top = QRect(room.left(), room.top() + 4, room.width(), 18)
        ink = theme().ui("text" if self.isEnabled() else "disabled")
        if not self.choice.hint and not self.choice.alarm:
            top = room
        _line(painter, top, fonts.ui(strong=strong), self.choice.title, ink)
        if self._wrap:
            self._paint_wrapped(painter, room)
            return
        low = QRect(room.left(), room.top() + 22, room.width(), 16)
        small = fonts.ui("caption", tabular=True)
        used = _line(painter, low, small, self.choice.hint, theme().ui("muted" if self.isEnabled() else "disabled"))
        _line(painter, low.adjusted(used, 0, 0, 0), small, self.choice.alarm, theme().ui("danger"))


def _line(painter: QPainter, room: QRect, font: QFont, text: str, ink: QColor) -> int:
    """Draw a line, shortened where it is too long; the width that it took."""
    metrics = QFontMetrics(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(room.width(), 0))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    return metrics.horizontalAdvance(shown)


def _paint_radio(painter: QPainter, centre: QPointF, chosen: bool, enabled: bool) -> None:
    painter.setBrush(theme().ui("raised"))
    edge = "accent" if chosen else "lineStrong" if enabled else "line"
    painter.setPen(QPen(theme().ui(edge), 1))
    if not chosen:
        painter.drawEllipse(centre, RADIO / 2 - 0.5, RADIO / 2 - 0.5)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().ui("accent"))
    painter.drawEllipse(centre, RADIO / 2, RADIO / 2)
    painter.setBrush(theme().ui("onAccent"))
    painter.drawEllipse(centre, 3, 3)


class ChoiceList(QWidget):
    """A column of choices, at most one chosen. Up and Down move and choose; Tab goes past the column.

    Where `many` can be chosen each row has a box to tick: Up and Down move, Space ticks. With `wrap` what stands below
    a title is broken into lines instead of being cut.
    """

    chosen = Signal(object)
    """The key of the row that a person chose; of many, the one that was ticked or no longer is."""

    def __init__(self, name: str, parent: QWidget | None = None, *, many: bool = False, wrap: bool = False) -> None:
        super().__init__(parent)
        self._many, self._wrap = many, wrap
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._rows: list[ChoiceRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._group.buttonClicked.connect(self._clicked)

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Show these rows; what is chosen stays if its key stays, and rows that stay keep the focus."""
        keys = self.keys()
        while len(self._rows) > len(choices):
            row = self._rows.pop()
            self._group.removeButton(row)
            row.hide()
            row.deleteLater()
        for index, choice in enumerate(choices):
            if index < len(self._rows):
                self._rows[index].set_choice(choice)
            else:
                self._add(choice)
        self.set_keys(keys)

    def choices(self) -> tuple[Choice, ...]:
        """What is shown."""
        return tuple(row.choice for row in self._rows)

    def rows(self) -> tuple[ChoiceRow, ...]:
        """The rows, from the top."""
        return tuple(self._rows)

    def key(self) -> object:
        """The key of the chosen row, None if none is."""
        row = self._group.checkedButton()
        return row.choice.key if isinstance(row, ChoiceRow) else None

    def keys(self) -> frozenset[object]:
        """The keys of the chosen rows."""
        return frozenset(row.choice.key for row in self._rows if row.isChecked())

    def set_key(self, key: object) -> None:
        """Choose a row without telling; a key that is none of theirs leaves none chosen."""
        self.set_keys(frozenset((key,)))

    def set_keys(self, keys: frozenset[object]) -> None:
        """Choose rows without telling; keys that are none of theirs choose nothing."""
        self._group.setExclusive(False)
        for row in self._rows:
            row.setChecked(row.choice.key in keys)
        self._group.setExclusive(not self._many)
        focused = next((row for row in self._rows if self._many and row.hasFocus()), None)
        checked = next((row for row in self._rows if row.isChecked()), None)
        chosen = focused or checked or next((row for row in self._rows if row.isEnabled()), None)
        for row in self._rows:
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row is chosen else Qt.FocusPolicy.ClickFocus)
        if chosen is not None:
            self.setFocusProxy(chosen)
            if self.window().focusWidget() in self._rows:
                chosen.setFocus()

    def _add(self, choice: Choice) -> None:
        row = ChoiceRow(choice, self, many=self._many, wrap=self._wrap)
        self._rows.append(row)
        self._group.addButton(row)
        self._column.addWidget(row)
        row.show()

    def _clicked(self, row: QAbstractButton) -> None:
        if isinstance(row, ChoiceRow):
            self.set_keys(self.keys() if self._many else frozenset((row.choice.key,)))
            self.chosen.emit(row.choice.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        focused = next((index for index, row in enumerate(self._rows) if row.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        at = focused + step
        while 0 <= at < len(self._rows) and not self._rows[at].isEnabled():
            at += step
        if 0 <= at < len(self._rows):
            self._rows[at].setFocus(Qt.FocusReason.TabFocusReason)
            if not self._many:
                self._rows[at].click()


class ScrolledChoices(QScrollArea):
    """A column of choices that scrolls where there are more than fit; the one with the keyboard stays in sight."""

    def __init__(self, choices: ChoiceList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(choices)
        column.addStretch(1)
        self.setWidget(inside)
        self._choices = choices
        choices.chosen.connect(self._follow)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # an area that scrolls by the arrows would keep them from the dialog

    def _follow(self) -> None:
        row = next((row for row in self._choices.rows() if row.hasFocus()), None)
        if row is not None:
            self.ensureWidgetVisible(row, 0, 0)


def step_between(lists: Sequence[ChoiceList], event: QKeyEvent) -> bool:
    """Left and Right go from one list to the next; whether they did."""
    step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
    here = next((n for n, each in enumerate(lists) if any(row.hasFocus() for row in each.rows())), None)
    if step is None or here is None or not 0 <= here + step < len(lists):
        return False
    lists[here + step].setFocus(Qt.FocusReason.TabFocusReason)
    return True
