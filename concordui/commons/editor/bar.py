"""The bar over the editor: what is edited, undo and redo, another start, save, and run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from concordui.commons.editor.lines import say
from concordui.theme import theme
from concordui.widgets import ElidedLabel, Label, OutlineButton, PrimaryButton, ToolButton
from concordui.workspace import ActionState

HEIGHT = 48
SIDE = 28


class EditorBar(QWidget):
    """`wanted` carries the id of the action whose button was pressed, `start_wanted` the name of a scenario to begin
    with, one of those given to `offer`.
    """

    wanted = Signal(object)
    start_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editor-bar")
        self.setAccessibleName(say("Scenario"))
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.buttons: dict[str, QAbstractButton] = {}
        self.title = ElidedLabel(self)
        self.note = Label(say("scenario"), "caption", self)
        self.start = OutlineButton(say("Start from"), self, "file-text")
        self.menu = QMenu(self.start)
        self.menu.triggered.connect(self._start_chosen)
        self.start.setMenu(self.menu)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 12, 1)
        self._row.setSpacing(4)
        self._lay_out()
        theme().changed.connect(self.update)

    def offer(self, groups: Sequence[Sequence[tuple[str, str, str]]]) -> None:
        """The scenarios to begin with, in groups: name, words, and what it shows."""
        self.menu.clear()
        for starts in groups:
            if not self.menu.isEmpty():
                self.menu.addSeparator()
            for name, words, shows in starts:
                action = QAction(words.replace("&", "&&"), self.menu)
                action.setData(name)
                action.setToolTip(shows)
                self.menu.addAction(action)
        self.menu.setToolTipsVisible(True)

    def show_title(self, title: str, note: str) -> None:
        """What is edited, and where it is kept."""
        self.title.set_text(title)
        self.note.set_text(note)

    def show_states(self, states: Mapping[str, ActionState]) -> None:
        """Let each button stand as its action does."""
        for action_id, button in self.buttons.items():
            button.setEnabled(states.get(action_id, ActionState(enabled=False)).enabled)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("surface"))
        painter.fillRect(QRect(0, HEIGHT - 1, self.width(), 1), theme().ui("line"))

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.note)
        words.addStretch(1)
        self._row.addLayout(words, 1)
        for action_id, icon, text, keys in (
            ("edit.undo", "undo-2", say("Undo"), "Ctrl+Z"),
            ("edit.redo", "redo-2", say("Redo"), "Ctrl+Shift+Z"),
        ):
            button = ToolButton(icon, text, self, shortcut=keys)
            button.setFixedSize(SIDE, SIDE)
            self._add(action_id, button)
        self._row.addSpacing(12)
        self._row.addWidget(self.start)
        self._row.addSpacing(4)
        self._add("file.save", OutlineButton(say("Save"), self, "save"))
        self._row.addSpacing(4)
        self._add("commons.play", PrimaryButton(say("Run the scenario"), self, "play"))

    def _add(self, action_id: str, button: QAbstractButton) -> None:
        button.setObjectName(action_id)
        button.clicked.connect(self._pressed)
        self.buttons[action_id] = button
        self._row.addWidget(button)

    def _pressed(self) -> None:
        button = self.sender()
        if button is not None:
            self.wanted.emit(button.objectName())

    def _start_chosen(self, action: QAction) -> None:
        self.start_wanted.emit(action.data())
