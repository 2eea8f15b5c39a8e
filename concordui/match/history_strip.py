"""The strip under the map: first, back, on and now; the slider through the seasons; when now is; who is looking."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from concordui import icons
from concordui.match.history import Timeline
from concordui.match.season_slider import SeasonSlider
from concordui.theme import theme
from concordui.widgets import ElidedLabel

HEIGHT = 40


class HistoryStrip(QWidget):
    """`gone` carries the value that the person went to: the number of a moment, or None for now; `lab_wanted` comes
    where what is shown shall be opened in the lab.
    """

    gone = Signal(object)
    lab_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history-strip")
        self.setAccessibleName(self.tr("History"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(HEIGHT + 1)
        self._timeline = Timeline()
        self.first = self._button("skip-back", self.tr("First season"), self._go_first)
        self.previous = self._button("chevron-left", self.tr("One phase back"), self._go_back)
        self.next = self._button("chevron-right", self.tr("One phase on"), self._go_on)
        self.last = self._button("skip-forward", self.tr("Back to now"), self._go_now)
        self.replay = self._button("play", self.tr("Replay the season"), self.replay_wanted, "Alt+P")
        self.lab = self._button("list-tree", self.tr("Open in the lab"), self.lab_wanted, "Ctrl+Shift+E")
        self.slider = SeasonSlider(self)
        self.slider.valueChanged.connect(self._slid)
        self.now = ElidedLabel(self, "caption")
        self.now.setObjectName("history-now")
        self.seen_by = QToolButton(self)
        self.seen_by.setObjectName("seen-by")
        self.seen_by.setAutoRaise(True)
        self.seen_by.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.seen_by.setIcon(icons.icon("eye", "muted", gap=4))
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 12, 0)
        row.setSpacing(4)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        for button in (self.first, self.previous, self.next, self.last, self.replay, self.lab):
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.slider, 1)
        row.addSpacing(8)
        row.addWidget(self.now)
        row.addSpacing(8)
        row.addWidget(self.seen_by)

    def minimumSizeHint(self) -> QSize:
        """What it needs when only the eye says whose eyes it is seen with: the docks beside it keep their room."""
        words = 0 if self._is_short() else self._eye_words()
        return QSize(self._row.minimumSize().width() - words, HEIGHT + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Say in words whose eyes it is seen with where there is room for them."""
        words = self._eye_words() if self._is_short() else 0
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        if self.width() < self._row.minimumSize().width() + words:
            style = Qt.ToolButtonStyle.ToolButtonIconOnly
        if style is not self.seen_by.toolButtonStyle():
            self.seen_by.setToolButtonStyle(style)

    def _is_short(self) -> bool:
        return self.seen_by.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly

    def _eye_words(self) -> int:
        return self.seen_by.fontMetrics().horizontalAdvance(self.seen_by.text()) + 8 if self.seen_by.text() else 0

    def add(self, widget: QWidget) -> None:
        """Put a control before the words at the right."""
        self._row.insertWidget(self._row.indexOf(self.now) - 1, widget)

    def show_timeline(self, timeline: Timeline, now: str, seen_by: str) -> None:
        """Show the moments, what is open now, and whose eyes it is seen with."""
        self._timeline = timeline
        self.slider.show_moments(timeline.moments, timeline.at)
        past = bool(timeline.moments)
        for button in (self.first, self.previous):
            button.setEnabled(past and timeline.at != 0)
        self.replay.setEnabled(past)
        for button in (self.next, self.last):
            button.setEnabled(timeline.at is not None)
        self.now.set_text(now)
        self.seen_by.setText(seen_by)
        self.seen_by.setAccessibleName(seen_by)
        self.seen_by.setToolTip(seen_by)
        self.seen_by.setVisible(bool(seen_by))
        self._fit()

    def set_choosable(self, choosable: bool) -> None:
        """Whether whose eyes it is seen with can be chosen; otherwise it is only said."""
        self.seen_by.setFocusPolicy(Qt.FocusPolicy.TabFocus if choosable else Qt.FocusPolicy.NoFocus)
        self.seen_by.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not choosable)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("surface"))
        painter.fillRect(0, 0, self.width(), 1, theme().ui("line"))

    def _button(self, icon: str, name: str, slot: object, keys: str = "") -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icons.icon(icon))
        button.setIconSize(QSize(16, 16))
        button.setAutoRaise(True)
        button.setToolTip(f"{name} ({keys})" if keys else name)
        button.setAccessibleName(name)
        button.clicked.connect(slot)
        return button

    def _slid(self, value: int) -> None:
        self.gone.emit(None if value >= len(self._timeline.moments) else value)

    def _go_first(self) -> None:
        self.gone.emit(self._timeline.go(0).at)

    def _go_back(self) -> None:
        self.gone.emit(self._timeline.step(-1).at)

    def _go_on(self) -> None:
        self.gone.emit(self._timeline.step(1).at)

    def _go_now(self) -> None:
        self.gone.emit(None)
