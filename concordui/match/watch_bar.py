"""How fast a match goes that nobody plays (any more)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from concordui.pace import Pace
from concordui.widgets import Label, Segment, Segmented

SPEEDS = {"slow": 4.0, "normal": 1.5, "fast": 0.4, "off": 0.0}
"""Seconds for which each phase that moves something is shown."""


class WatchBar(QWidget):
    """The speed, side by side; `changed` carries a `Pace`."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paused = False
        words = {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "off": self.tr("No pause"),
        }
        self.speed = Segmented([Segment(key, text) for key, text in words.items()], self, name=self.tr("Speed"))
        self.speed.set_key("normal")
        self.speed.chosen.connect(self._chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(Label(self.tr("Speed"), "caption", self))
        row.addWidget(self.speed)

    @property
    def pace(self) -> Pace:
        """What is set."""
        return Pace(SPEEDS[str(self.speed.key())], self.paused)

    def set_paused(self, paused: bool) -> None:
        """Wait between phases, or go on."""
        self.paused = paused
        self.changed.emit(self.pace)

    def _chosen(self, key: object) -> None:
        self.changed.emit(self.pace)
