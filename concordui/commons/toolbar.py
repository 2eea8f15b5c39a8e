"""The bar over a commons: which turn, play and pause, how fast, the slider over the turns, what is shown, the seat."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from concordui.commons.turn_slider import TurnSlider
from concordui.herald import Herald
from concordui.theme import theme
from concordui.widgets import ElidedLabel, Label, OutlineButton, Segment, Segmented, ToolButton
from concordui.workspace import ActionState

HEIGHT = 48
SIDE = 28
TITLE, TITLE_LEAST = 172, 104
LEAST = 560
"""Width in pixels that everything needs once words and captions have given way."""
SPEEDS: dict[str, float] = {"1": 1.0, "5": 0.2, "20": 0.05, "max": 0.0}
"""Seconds after each turn, by the last part of the action's id."""
PAGES = ("arena", "world", "sweep")


class CommonsBar(QWidget):
    """`wanted` carries the id of the action whose button was pressed, `turn_wanted` the turn of the slider."""

    wanted = Signal(object)
    turn_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("commons-bar")
        self.setAccessibleName(self.tr("Turns and speed"))
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.buttons: dict[str, QAbstractButton] = {}
        self._title = Label("", "section", self, tabular=True)
        self._note = ElidedLabel(self, "caption")
        self.herald = Herald(self)
        self.speed = Segmented([Segment(key, words) for key, words in self._speeds().items()], self)
        self.speed.setAccessibleName(self.tr("Turns a second"))
        self._unit = Label(self.tr("turns a second"), "caption", self)
        self.slider = TurnSlider(self)
        self.pages = Segmented([Segment(key, words) for key, words in self._pages().items()], self)
        self.pages.setAccessibleName(self.tr("What is shown"))
        self.seat = OutlineButton(self.tr("Take a seat"), self, "user")
        self.export = OutlineButton(self.tr("Export"), self, "download")
        self._words = {self.seat: self.seat.text(), self.export: self.export.text()}
        self._lay_out()
        self.speed.chosen.connect(self._speed_chosen)
        self.pages.chosen.connect(self._page_chosen)
        self.slider.valueChanged.connect(self.turn_wanted)
        theme().changed.connect(self.update)

    def count_rounds(self) -> None:
        """It is a world whose rounds are played."""
        self._unit.set_text(self.tr("rounds a second"))
        self.speed.setAccessibleName(self.tr("Rounds a second"))
        self.slider.setAccessibleName(self.tr("Rounds of this world"))

    def show_title(self, title: str, note: str) -> None:
        """Which turn of how many, and in small what is played."""
        self._title.set_text(title)
        self._note.set_text(note)
        self.herald.tell(title, note)

    def show_states(self, states: Mapping[str, ActionState]) -> None:
        """Let each button stand as its action does."""
        for action_id, button in self.buttons.items():
            state = states.get(action_id, ActionState(enabled=False))
            button.setEnabled(state.enabled)
        play = states.get("commons.play", ActionState(enabled=False))
        playing = bool(play.checked)
        words = play.text or self.tr("Play")
        self.play.set_icon("pause" if playing else "play")
        self.play.setChecked(playing)
        self.play.setToolTip(f"{words} (F5)")
        self.play.setAccessibleName(words)
        self._show_seat(states.get("commons.seat", ActionState()))
        for segmented, prefix, keys in ((self.speed, "commons.speed.", SPEEDS), (self.pages, "commons.", PAGES)):
            for key, button in zip(keys, segmented.buttons(), strict=True):
                state = states.get(f"{prefix}{key}", ActionState(enabled=False))
                button.setEnabled(state.enabled)
                if state.checked:
                    segmented.set_key(key)

    def tell_waiting(self, waits: bool) -> None:
        """Say at play and at the speeds why they can't be used: another program plays the next turn."""
        why = self.tr("What comes next is played elsewhere and appears here by itself. Go back to play from there.")
        for button in self.speed.buttons():
            button.setToolTip(why if waits else "")
        if waits:
            self.play.setToolTip(why)

    def _show_seat(self, state: ActionState) -> None:
        """What the button would do now: whoever sits wants the way back."""
        self.seat.setChecked(bool(state.checked))
        words = self.tr("Hand back") if state.checked else self.tr("Take a seat")
        if words != self._words[self.seat]:
            self._words[self.seat] = words
            for tell in (self.seat.setToolTip, self.seat.setAccessibleName):
                tell(state.text or words)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("surface"))
        painter.fillRect(QRect(0, HEIGHT - 1, self.width(), 1), theme().ui("line"))

    def _speeds(self) -> dict[str, str]:
        return {"1": "1", "5": "5", "20": "20", "max": self.tr("Max")}

    def _pages(self) -> dict[str, str]:
        return {"arena": self.tr("Arena"), "world": self.tr("World"), "sweep": self.tr("Sweep")}

    def _lay_out(self) -> None:
        words = QWidget(self)
        words.setMinimumWidth(TITLE_LEAST)
        words.setMaximumWidth(TITLE)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self._note)
        column.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 12, 1)
        self._row.setSpacing(4)
        self._row.addWidget(words)
        self._add("commons.first", ToolButton("skip-back", self.tr("First turn"), self, shortcut="Ctrl+Home"))
        self._add("commons.back", ToolButton("chevron-left", self.tr("Turn before"), self, shortcut="Ctrl+Left"))
        self.play = ToolButton("play", self.tr("Play"), self, shortcut="F5")
        self.play.setCheckable(True)
        self._add("commons.play", self.play)
        self._add("commons.next", ToolButton("chevron-right", self.tr("Turn after"), self, shortcut="Ctrl+Right"))
        self._row.addSpacing(16)
        self._row.addWidget(self.speed)
        self._row.addSpacing(6)
        self._row.addWidget(self._unit)
        self._row.addSpacing(12)
        self._row.addWidget(self.slider, 1)
        self._row.addSpacing(16)
        self._row.addWidget(self.pages)
        self._row.addSpacing(8)
        self.seat.setCheckable(True)
        for action_id, button in (("commons.seat", self.seat), ("commons.export", self.export)):
            button.setToolTip(button.text())
            button.setAccessibleName(button.text())
            self._add(action_id, button)
            self._row.addSpacing(4)

    def _add(self, action_id: str, button: QAbstractButton) -> None:
        button.setObjectName(action_id)
        if isinstance(button, ToolButton):
            button.setFixedSize(SIDE, SIDE)
        button.clicked.connect(self._pressed)
        self.buttons[action_id] = button
        self._row.addWidget(button)

    def _fit(self) -> None:
        """In a narrow tab the caption goes first, then the words of the buttons at the right."""
        for caption, words in ((True, True), (False, True), (False, False)):
            self._unit.setVisible(caption)
            for button, text in self._words.items():
                button.setText(text if words else "")
                button.setFixedWidth(button.sizeHint().width() if words else 38)
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                return

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QAbstractButton):
            if button.isCheckable():
                button.setChecked(not button.isChecked())  # what it shows is what is so, once the action was done
            self.wanted.emit(button.objectName())

    def _speed_chosen(self, key: object) -> None:
        self.wanted.emit(f"commons.speed.{key}")

    def _page_chosen(self, key: object) -> None:
        self.wanted.emit(f"commons.{key}")
