"""The bar over a colony: day and clock, play and pause, how fast, what is shown beside the map, the seat."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from concordui import fonts
from concordui.colony.playback import SPEEDS
from concordui.herald import Herald
from concordui.theme import theme
from concordui.widgets import ElidedLabel, Label, OutlineButton, PaintedButton, Segment, Segmented, ToolButton
from concordui.workspace import ActionState

HEIGHT = 48
SIDE = 28
TITLE, TITLE_LEAST = 172, 104
LEAST = 600
"""Width in pixels that everything needs once words and captions have given way."""

PAGES = ("minds", "offers", "topics", "attempts", "timelines", "seat")
"""What can stand beside the map; the last while a person sits somewhere."""


def action_of(page: str) -> str:
    """The id of the action that shows a page."""
    return "colony.your_seat" if page == "seat" else f"colony.{page}"


class QuietButton(PaintedButton):
    """Small muted words that say how something is, and change it when they are pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._font()).horizontalAdvance(self.text())
        return QSize(words + 12, SIDE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        font = self._font()
        font.setUnderline(self._hovered and self.isEnabled())
        painter.setFont(font)
        painter.setPen(look.ui("text" if self._hovered and self.isEnabled() else "muted"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.ui("focus"), 1.5))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)

    def _font(self) -> QFont:
        return fonts.ui("caption")


class ColonyBar(QWidget):
    """`wanted` carries the id of the action whose button was pressed."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("colony-bar")
        self.setAccessibleName(self.tr("Time and what is shown"))
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.buttons: dict[str, QAbstractButton] = {}
        self._title = Label("", "section", self, tabular=True)
        self._note = ElidedLabel(self, "caption")
        self.herald = Herald(self)
        self.speed = Segmented([Segment(key, words) for key, words in self._speeds().items()], self)
        self.speed.setAccessibleName(self.tr("Speed"))
        self.waits = QuietButton(self)
        self.waits.setObjectName("colony.waits")
        words = self._pages()
        self.pages = Segmented([Segment(key, words[key]) for key in PAGES[:-1]], self)
        self.pages_seated = Segmented([Segment(key, words[key]) for key in PAGES], self)
        for each in (self.pages, self.pages_seated):
            each.setAccessibleName(self.tr("What is shown beside the map"))
            each.chosen.connect(self._page_chosen)
        self.pages_seated.hide()
        self.seat = OutlineButton(self.tr("Take a seat"), self, "user")
        self._seat_words = self.seat.text()
        self._lay_out()
        self.speed.chosen.connect(self._speed_chosen)
        theme().changed.connect(self.update)

    def show_title(self, title: str, note: str) -> None:
        """Which day and time, and in small which tick of which timeline."""
        self._title.set_text(title)
        self._note.set_text(note)
        self.herald.tell(title, note)

    def show_states(self, states: Mapping[str, ActionState]) -> None:
        """Let each button stand as its action does."""
        for action_id, button in self.buttons.items():
            button.setEnabled(states.get(action_id, ActionState(enabled=False)).enabled)
        play = states.get("colony.play", ActionState(enabled=False))
        playing = bool(play.checked)
        words = play.text or self.tr("Let time run")
        self.play.set_icon("pause" if playing else "play")
        self.play.setChecked(playing)
        self.play.setToolTip(f"{words} (F5)")
        self.play.setAccessibleName(words)
        self._show_waits(states.get("colony.waits", ActionState(enabled=False)))
        self._show_seat(states.get("colony.seat", ActionState(enabled=False)))
        seated = states.get("colony.your_seat", ActionState(enabled=False)).enabled
        if seated == self.pages_seated.isHidden():
            self.pages_seated.setVisible(seated)
            self.pages.setVisible(not seated)
            self._fit()
        groups = ((self.pages, PAGES[:-1]), (self.pages_seated, PAGES))
        for segmented, keys in ((self.speed, tuple(SPEEDS)), *groups):
            for key, button in zip(keys, segmented.buttons(), strict=True):
                action_id = f"colony.speed.{key}" if segmented is self.speed else action_of(key)
                state = states.get(action_id, ActionState(enabled=False))
                button.setEnabled(state.enabled)
                if state.checked:
                    segmented.set_key(key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("surface"))

    def _show_waits(self, state: ActionState) -> None:
        words = self.tr("Waits at each decision") if state.checked else self.tr("Runs on while minds think")
        tip = (
            self.tr("Each tick waits for the answers of its thoughts. Press to let the colony run on.")
            if state.checked
            else self.tr("The colony goes on while a mind thinks. Press to let each tick wait for the answers.")
        )
        self.waits.setEnabled(state.enabled)
        if words != self.waits.accessibleName():
            self.waits.setText(words)
            self.waits.updateGeometry()
            self.waits.setAccessibleName(words)
            self.waits.setToolTip(tip)
            self._fit()

    def _show_seat(self, state: ActionState) -> None:
        words = self.tr("Hand back") if state.checked else self.tr("Take a seat")
        self.seat.setChecked(bool(state.checked))
        if words != self._seat_words:
            self._seat_words = words
            self._fit()
        self.seat.setToolTip(state.text or words)
        self.seat.setAccessibleName(state.text or words)

    def _speeds(self) -> dict[str, str]:
        return {"1": "1×", "4": "4×", "16": "16×", "max": self.tr("Max")}

    def _pages(self) -> dict[str, str]:
        return {
            "minds": self.tr("Minds"),
            "offers": self.tr("Offers"),
            "topics": self.tr("Topics"),
            "attempts": self.tr("Attempts"),
            "timelines": self.tr("Timelines"),
            "seat": self.tr("Seat"),
        }

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
        self._row.setContentsMargins(16, 0, 12, 0)
        self._row.setSpacing(4)
        self._row.addWidget(words)
        self._add("colony.first", ToolButton("skip-back", self.tr("First tick"), self, shortcut="Ctrl+Home"))
        self._add("colony.back", ToolButton("chevron-left", self.tr("Tick before"), self, shortcut="Ctrl+Left"))
        self.play = ToolButton("play", self.tr("Let time run"), self, shortcut="F5")
        self.play.setCheckable(True)
        self._add("colony.play", self.play)
        self._add("colony.next", ToolButton("chevron-right", self.tr("Tick after"), self, shortcut="Ctrl+Right"))
        self._row.addSpacing(16)
        self._row.addWidget(self.speed)
        self._row.addStretch(1)
        self._row.addSpacing(8)
        self._row.addWidget(self.waits)
        self.waits.clicked.connect(self._pressed)
        self._row.addSpacing(12)
        self._row.addWidget(self.pages)
        self._row.addWidget(self.pages_seated)
        self._row.addSpacing(12)
        self.seat.setCheckable(True)
        self._add("colony.seat", self.seat)

    def _add(self, action_id: str, button: QAbstractButton) -> None:
        button.setObjectName(action_id)
        if isinstance(button, ToolButton):
            button.setFixedSize(SIDE, SIDE)
        button.clicked.connect(self._pressed)
        self.buttons[action_id] = button
        self._row.addWidget(button)

    def _fit(self) -> None:
        """In a narrow tab the words about waiting go first, then those of the button at the right, then a button."""
        for waits, words, skip in (
            (True, True, True),
            (False, True, True),
            (False, False, True),
            (False, False, False),
        ):
            self.waits.setVisible(waits)
            self.seat.setText(self._seat_words if words else "")
            self.seat.setFixedWidth(self.seat.sizeHint().width() if words else 38)
            self.buttons["colony.first"].setVisible(skip)
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
        self.wanted.emit(f"colony.speed.{key}")

    def _page_chosen(self, key: object) -> None:
        self.wanted.emit(action_of(str(key)))
