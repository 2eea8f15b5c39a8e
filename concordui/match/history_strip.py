"""The strip under the map: first, back, on and now; the slider through the seasons; speed; when now is; whose eyes."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from concordui import icons
from concordui.match.history import Timeline
from concordui.match.season_slider import SeasonSlider
from concordui.match.watch_bar import WatchBar
from concordui.theme import theme
from concordui.widgets import ElidedLabel

HEIGHT = 40
SLIDER = 240
"""While other things can give way the slider keeps so many pixels."""
NOW = 90
"""Fewer pixels of when now is say nothing."""

_BESIDE_EYE = 13
"""What a button needs for words beside its icon, and about them."""


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
        self.watch = WatchBar(self)
        self.watch.hide()
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
        row.addWidget(self.watch)
        row.addSpacing(8)
        row.addWidget(self.now)
        row.addSpacing(8)
        row.addWidget(self.seen_by)

    def minimumSizeHint(self) -> QSize:
        """What it needs when all that can is short: the docks beside it keep their room."""
        least = self._others() + self.slider.minimumSizeHint().width()
        return QSize(least - self._eye_words() - self.watch.spare, HEIGHT + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the slider room: the words of the eye go first, then the speeds into a menu, then when now is."""
        room = self.width() - self._others() - SLIDER
        now = self._row.spacing() + min(NOW, self.now.sizeHint().width())
        eye_short = room < now
        room += self._eye_words() if eye_short else 0
        watch_short = room < now
        room += self.watch.spare if watch_short else 0
        self.watch.set_short(watch_short)
        self.now.setVisible(room >= now)
        self.slider.setMinimumWidth(SLIDER if room >= now else 0)
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if eye_short else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        if style is not self.seen_by.toolButtonStyle():
            self.seen_by.setToolButtonStyle(style)

    def _others(self) -> int:
        """The least width of all but the slider, with every word, but without any of when now is."""
        slider = max(self.slider.minimumWidth(), self.slider.minimumSizeHint().width())
        eye = self._eye_words() if self.seen_by.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly else 0
        watch = self.watch.spare if self.watch.short else 0
        now = 0 if self.now.isHidden() else self._row.spacing()
        return self._row.minimumSize().width() - slider - now + eye + watch

    def _eye_words(self) -> int:
        words = self.seen_by.text()
        return self.seen_by.fontMetrics().horizontalAdvance(words) + _BESIDE_EYE if words else 0

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
