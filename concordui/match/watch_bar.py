"""How fast a match goes that nobody plays (any more)."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from concordui import icons
from concordui.pace import Pace
from concordui.widgets import Label, Segment, Segmented, ToolButton

SPEEDS = {"slow": 4.0, "normal": 1.5, "fast": 0.4, "off": 0.0}
"""Seconds for which each phase that moves something is shown."""
GAP = 8


class WatchBar(QWidget):
    """The speed, side by side or, where there is no room for that, in a menu; `changed` carries a `Pace`."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paused = False
        self._words = {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "off": self.tr("No pause"),
        }
        self.label = Label(self.tr("Speed"), "caption", self)
        segments = [Segment(key, text) for key, text in self._words.items()]
        self.speed = Segmented(segments, self, name=self.tr("Speed"))
        self.speed.chosen.connect(self.choose)
        self.menu_button = ToolButton("clock", self.tr("Speed"), self, role="muted")
        self.menu_button.setObjectName("watch-speed")
        self.menu_button.setIcon(icons.icon("clock", "muted", gap=4))
        self.menu_button.setIconSize(QSize(20, 16))
        self.menu_button.setAutoRaise(True)
        self.menu_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.menu_button.setPopupMode(ToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setMenu(self._make_menu())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for part in (self.label, self.speed, self.menu_button):
            row.addWidget(part)
        self._short = False
        self.menu_button.hide()
        self.set_speed("normal")

    @property
    def pace(self) -> Pace:
        """What is set."""
        return Pace(SPEEDS[str(self.speed.key())], self.paused)

    @property
    def short(self) -> bool:
        """Whether the speeds are in a menu."""
        return self._short

    @property
    def spare(self) -> int:
        """How many pixels less it takes when it is short; 0 while it is not shown."""
        if self.isHidden():
            return 0
        long = self.label.sizeHint().width() + GAP + self.speed.sizeHint().width()
        return max(long - self.menu_button.sizeHint().width(), 0)

    def set_short(self, short: bool) -> None:
        """The speeds in a menu, or side by side."""
        if short == self._short:
            return
        self._short = short
        for part in (self.label, self.speed):
            part.setVisible(not short)
        self.menu_button.setVisible(short)

    def set_paused(self, paused: bool) -> None:
        """Wait between phases, or go on."""
        self.paused = paused
        self.changed.emit(self.pace)

    def set_speed(self, key: str) -> None:
        """Show this speed as the chosen one."""
        self.speed.set_key(key)
        words = self._words[key]
        self.menu_button.setText(words)
        self.menu_button.setAccessibleName(self.tr("Speed: {speed}").format(speed=words))
        for action in self._choices.actions():
            action.setChecked(action.data() == key)

    def choose(self, key: object) -> None:
        """A person chose a speed."""
        self.set_speed(str(key))
        self.changed.emit(self.pace)

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAccessibleName(self.tr("Speed"))
        self._choices = QActionGroup(menu)
        for key, words in self._words.items():
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setData(key)
            self._choices.addAction(action)
        self._choices.triggered.connect(self._triggered)
        return menu

    def _triggered(self, action: QAction) -> None:
        self.choose(action.data())
