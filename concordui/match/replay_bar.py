"""The bar over the map while a season is played: back, pause, on, to the end; the step and what happens; the speed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from concordui import icons
from concordui.hexmap.accessibility import announce
from concordui.hexmap.overlay import Overlay
from concordui.match.player import Player
from concordui.motion import SPEEDS, motion
from concordui.theme import theme
from concordui.widgets import ElidedLabel, ToolButton

TEXT_WIDTH = 430
LEAST_TEXT = 160


class StepBar(QWidget):
    """A dash a step: those that were shown, and that which is, in the accent."""

    DASH, GAP, THICK = 18.0, 4.0, 5.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._count = self._at = 0
        theme().changed.connect(self.update)

    def show_step(self, at: int, count: int) -> None:
        """Step `at`, counted from 0, of `count`."""
        resized = count != self._count
        self._at, self._count = at, count
        if resized:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        dash = self._dash()
        return QSize(round(self._count * (dash + self.GAP)), 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        dash = self._dash()
        for index in range(self._count):
            painter.setBrush(theme().ui("accent" if index <= self._at else "lineStrong"))
            left = index * (dash + self.GAP)
            room = QRectF(left, (self.height() - self.THICK) / 2, dash, self.THICK)
            painter.drawRoundedRect(room, self.THICK / 2, self.THICK / 2)

    def _dash(self) -> float:
        """Many steps have shorter dashes."""
        return self.DASH if self._count <= 9 else max(self.DASH * 9 / self._count, self.THICK)


class ReplayBar(Overlay):
    """Drives a `Player`. `placed` comes when it needs another size: whoever owns the map puts it where it belongs."""

    placed = Signal()

    def __init__(self, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replay-bar")
        self.setAccessibleName(self.tr("The season, step by step"))
        self._player = player
        self.row.setContentsMargins(5, 3, 5, 3)
        self.row.setSpacing(0)
        self.back = self._button("chevron-left", self.tr("One step back"), "Alt+Shift+Left", player.back)
        self.toggle = self._button("pause", self.tr("Pause"), "Alt+P", player.toggle)
        self.next = self._button("chevron-right", self.tr("One step on"), "Alt+Shift+Right", player.next)
        self.end = self._button("skip-forward", self.tr("To the end"), "Alt+Shift+End", player.stop)
        self.steps = StepBar(self)
        self.text = ElidedLabel(self)
        self.text.setObjectName("replay-text")
        self.speed = ToolButton("clock", self.tr("Speed"), self, role="muted", shortcut="Alt+Shift+P")
        self.speed.setIcon(icons.icon("clock", "muted", gap=4))
        self.speed.setIconSize(QSize(20, 16))
        self.speed.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.speed.setPopupMode(ToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setMenu(self._make_menu())
        self.speed.setFixedHeight(28)
        self.row.addSpacing(8)
        self.row.addWidget(self.steps)
        self.row.addSpacing(6)
        self.row.addWidget(self.text, 1)
        self.row.addSpacing(8)
        self.row.addWidget(self.speed)
        player.changed.connect(self.refresh)
        self.hide()

    def refresh(self) -> None:
        """Show the player as it is now."""
        player = self._player
        film = player.film
        if film is None:
            self.hide()
            return
        step = film.steps[player.at]
        told = self.text.text() != step.text or not self.isVisible()
        self.steps.show_step(player.at, len(film.steps))
        self.text.set_text(step.text)
        self.back.setEnabled(player.has_back)
        self.next.setEnabled(player.has_next)
        words = self.tr("Pause") if player.playing else self.tr("Play")
        self.toggle.set_icon("pause" if player.playing else "play")
        self.toggle.setAccessibleName(words)
        self.toggle.setToolTip(f"{words} (Alt+P)")
        self.show_speed()
        self.show()
        self.placed.emit()
        if told:
            number = self.tr("Step {number} of {count}").format(number=player.at + 1, count=len(film.steps))
            announce(self, f"{number}: {step.text}")

    def show_speed(self) -> None:
        """Show the speed that is set."""
        text = _speed_text(motion().speed)
        self.speed.setText(text)
        self.speed.setAccessibleName(self.tr("Speed: {speed}").format(speed=text))
        for action in self._speeds.actions():
            action.setChecked(action.data() == motion().speed)

    def fit(self, width: int) -> None:
        """Take no more than this width, in pixels: the dashes go first, then the words give way."""
        for dashes in (True, False):
            self.steps.setVisible(dashes)
            self.row.activate()
            rest = self.sizeHint().width() - self.text.sizeHint().width()
            room = min(TEXT_WIDTH, width - rest)
            if room >= LEAST_TEXT:
                break
        self.resize(rest + max(room, 0), self.height())

    def faster(self) -> None:
        """The next speed; after the fastest comes the slowest."""
        motion().choose_speed(SPEEDS[(SPEEDS.index(motion().speed) + 1) % len(SPEEDS)])
        self.show_speed()

    def _button(self, icon: str, words: str, keys: str, slot: object) -> ToolButton:
        button = ToolButton(icon, words, self, shortcut=keys)
        button.setFixedSize(28, 28)
        button.clicked.connect(slot)
        self.row.addWidget(button)
        return button

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAccessibleName(self.tr("Speed"))
        self._speeds = QActionGroup(menu)
        for speed in SPEEDS:
            action = menu.addAction(_speed_text(speed))
            action.setCheckable(True)
            action.setData(speed)
            self._speeds.addAction(action)
        self._speeds.triggered.connect(self._chosen)
        return menu

    def _chosen(self, action: QAction) -> None:
        motion().choose_speed(action.data())
        self.show_speed()


def _speed_text(speed: float) -> str:
    return f"{speed:g}\N{MULTIPLICATION SIGN}"
