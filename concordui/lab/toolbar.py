"""The strip over the map of the lab: tools, undo, the steps through the decisions, Compare and Copy as test."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from concordui.action_spec import ActionSpec
from concordui.actions import translated
from concordui.lab.edit_actions import EDIT_ACTIONS
from concordui.theme import theme
from concordui.widgets import Label, Line, OutlineButton, ToolButton
from concordui.workspace import ActionState

HEIGHT = 40
SIDE = 28
LEAST = 470
"""Width in pixels that all buttons need without words."""
SIGN = 38
"""Width in pixels of a button without its words."""
_TOOLS = ("lab.tool.select", "lab.tool.army", "lab.tool.fleet", "lab.tool.owner", "lab.tool.eraser")
_BACK = ("lab.first", "lab.back")
_ON = ("lab.next", "lab.last")


class Toolbar(QWidget):
    """`wanted` carries the id of the action whose button was pressed. `show_states` lets the buttons stand as it says.

    In a narrow tab Compare and Copy as test are signs without words.
    """

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Tools of the lab"))
        self.buttons: dict[str, QAbstractButton] = {}
        self.decision = Label("", "body", self, tabular=True)
        self.decision.setObjectName("decision")
        self.decision.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._widest = ""
        self._specs = {spec.id: spec for spec in EDIT_ACTIONS}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 12, 1)
        self._row.setSpacing(2)
        self._fill()
        theme().changed.connect(self.update)

    def _fill(self) -> None:
        self._add_tools(_TOOLS)
        self._add_line()
        self._add("edit.undo", ToolButton("undo-2", self.tr("Undo"), self, shortcut="Ctrl+Z"))
        self._add("edit.redo", ToolButton("redo-2", self.tr("Redo"), self, shortcut="Ctrl+Shift+Z"))
        self._add_line()
        self._add_tools(_BACK)
        self._row.addWidget(self.decision)
        self._add_tools(_ON)
        self._row.addStretch(1)
        self.compare = OutlineButton(self.tr("Compare"), self, "columns-2")
        self.copy = OutlineButton(self.tr("Copy as test"), self, "copy")
        self.compare.setCheckable(True)
        self._add("lab.compare", self.compare)
        self._row.addSpacing(8)
        self._add("lab.copy_test", self.copy)
        self._words = {button: button.text() for button in (self.compare, self.copy)}
        for button, words in self._words.items():
            button.setAccessibleName(words)
            button.setToolTip(words)

    def show_states(self, states: Mapping[str, ActionState]) -> None:
        """Let each button stand as its action does."""
        for action_id, button in self.buttons.items():
            state = states.get(action_id, ActionState(enabled=False))
            button.setEnabled(state.enabled)
            if button.isCheckable():
                button.setChecked(bool(state.checked))

    def show_decision(self, words: str, widest: str) -> None:
        """Say which decision is shown; `widest` is the longest text that may stand there, so that nothing moves."""
        self.decision.set_text(words)
        self._widest = widest
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("surface"))
        painter.fillRect(QRect(0, HEIGHT - 1, self.width(), 1), theme().ui("line"))

    def _fit(self) -> None:
        """In a narrow tab, first the words of the buttons go, then the room that other decisions need, then theirs."""
        for words, room, decision in ((True, True, True), (False, True, True), (False, False, True), (False,) * 3):
            self._lay_out(words, room, decision)
            if self._row.minimumSize().width() <= self.width():
                return

    def _lay_out(self, words: bool, room: bool, decision: bool) -> None:
        for button, text in self._words.items():
            button.setText(text if words else "")
            button.setFixedWidth(button.sizeHint().width() if words else SIGN)
        measure = self.decision.fontMetrics().horizontalAdvance
        texts = (self.decision.text(), self._widest if room else "")
        self.decision.setFixedWidth(max(measure(text) for text in texts) + 12)
        self.decision.setVisible(decision)
        self._row.invalidate()

    def _add_tools(self, action_ids: tuple[str, ...]) -> None:
        for action_id in action_ids:
            spec: ActionSpec = self._specs[action_id]
            button = ToolButton(spec.icon, translated(spec.text), self, shortcut=" ".join(spec.shortcuts))
            button.setCheckable(spec.checkable)
            button.setFixedSize(SIDE, SIDE)
            self._add(action_id, button)

    def _add(self, action_id: str, button: QAbstractButton) -> None:
        button.setObjectName(action_id)
        button.clicked.connect(self._pressed)
        self.buttons[action_id] = button
        self._row.addWidget(button)

    def _add_line(self) -> None:
        line = Line(self, vertical=True)
        line.setFixedHeight(20)
        self._row.addSpacing(6)
        self._row.addWidget(line)
        self._row.addSpacing(6)

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QAbstractButton):
            if button.isCheckable():
                button.setChecked(not button.isChecked())  # what it shows is what is so, once the action was done
            self.wanted.emit(button.objectName())
