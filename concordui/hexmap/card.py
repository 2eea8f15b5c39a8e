"""The card that says what is under the pointer: name, type, owner, unit, what can reach it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QHBoxLayout, QVBoxLayout, QWidget

from concordui.hexmap.accessibility import reachers, type_words, unit_words
from concordui.hexmap.legend import Sample
from concordui.hexmap.state import MapState
from concordui.widgets import Chip, Label, UnitLabel
from engine.anatolia.board import Board, ProvinceId, Unit

_OFF = QPoint(16, 18)
_REACH_LIMIT = 8


class HoverCard(QFrame):
    """A raised card over the map that takes no mouse. `fill` says what it shows, `show_by` where."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(16)
        shadow.setOffset(0, 3)
        shadow.setColor(QColor(0, 0, 0, 60))
        self.setGraphicsEffect(shadow)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 9, 12, 10)
        self._column.setSpacing(3)
        self._rows: list[QWidget] = []
        self.place: ProvinceId | None = None
        self.hide()

    def fill(self, board: Board, state: MapState, place: ProvinceId) -> None:
        """Show a province."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        self.place = place
        province, unit, owner = board.by_id[place], state.unit_at(place), state.owners.get(place)
        self._add(Label(province.name, "strong", self))
        self._add(Label(type_words(province), "caption", self))
        if owner and province.sc:
            self._add(self._line(Chip(owner, 16, self), self.tr("Owned by %s") % owner))
        elif province.sc:
            self._add(Label(self.tr("Owned by nobody"), "muted", self))
        if unit:
            self._add(self._line(UnitLabel(unit.power, unit.type, 16, self), unit_words(unit)))
        for gone in state.dislodged:
            if gone.at == place:
                words = self.tr("Dislodged: %s") % unit_words(Unit(gone.power, gone.type, gone.at))
                self._add(self._line(UnitLabel(gone.power, gone.type, 16, self), words))
        for promise in state.promises:
            for text, fate in promise.told if place in promise.places else ():
                self._add(self._line(Sample("kept" if promise.kept else "broken", self), text))
                self._add(Label(fate, "caption", self))
        self._add_reachers(board, state, place)
        self.setAccessibleName(province.name)
        self.adjustSize()

    def _add_reachers(self, board: Board, state: MapState, place: ProvinceId) -> None:
        found = reachers(board, state, place)
        if not found:
            self._add(Label(self.tr("No unit can reach it"), "caption", self))
            return
        self._add(Label(self.tr("Can be reached by"), "caption", self))
        for unit in found[:_REACH_LIMIT]:
            self._add(self._line(UnitLabel(unit.power, unit.type, 14, self), board.by_id[unit.at].name))
        if len(found) > _REACH_LIMIT:
            self._add(Label(self.tr("and %n more", "", len(found) - _REACH_LIMIT), "caption", self))

    def _line(self, sign: QWidget, words: str) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(7)
        row.addWidget(sign)
        row.addWidget(Label(words, "body", line))
        row.addStretch(1)
        return line

    def _add(self, row: QWidget) -> None:
        self._rows.append(row)
        self._column.addWidget(row)
        row.show()

    def show_by(self, point: QPoint, room: QRect) -> None:
        """Show it beside a point, inside `room`."""
        size = self.sizeHint()
        x, y = point.x() + _OFF.x(), point.y() + _OFF.y()
        if x + size.width() > room.right() - 4:
            x = point.x() - _OFF.x() - size.width()
        if y + size.height() > room.bottom() - 4:
            y = point.y() - _OFF.y() - size.height()
        self.setGeometry(max(room.left() + 4, x), max(room.top() + 4, y), size.width(), size.height())
        self.show()
        self.raise_()
