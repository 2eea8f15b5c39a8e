"""The powers that army, fleet and owner tools place: chips over the map, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from concordui import glyphs
from concordui.hexmap.overlay import Overlay
from concordui.lab.edit_actions import POWERS
from concordui.match.wording import say
from concordui.widgets import Label, ToolButton
from engine.anatolia.board import Power

CHIP = 18
SIDE = 28


class PowerBar(Overlay):
    """Laid over the map while a tool places something. `chosen` carries a power whose chip was pressed."""

    chosen = Signal(object)

    def __init__(self, powers: Sequence[Power], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(say("Power to place"))
        self.setObjectName("power-bar")
        self.row.setContentsMargins(12, 3, 6, 3)
        self.row.setSpacing(2)
        self._words = Label("", "body", self)
        self.row.addWidget(self._words)
        self.row.addSpacing(6)
        self.chips: dict[Power, ToolButton] = {}
        for number, power in enumerate(powers, 1):
            self._add(power, str(number) if number <= POWERS else "")
        self.hide()

    def show_power(self, words: str, power: Power) -> None:
        """Say what is placed, and for whom."""
        self._words.set_text(words)
        for each, chip in self.chips.items():
            chip.setChecked(each == power)
        self.adjustSize()
        self.show()

    def _add(self, power: Power, key: str) -> None:
        chip = ToolButton("flag", power, self, shortcut=key)
        chip.setCheckable(True)
        chip.setIconSize(QSize(CHIP, CHIP))
        chip.setIcon(glyphs.chip_icon(power))
        chip.setFixedSize(SIDE, SIDE)
        chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys 1 to 7 choose while the map has the keyboard
        chip.clicked.connect(self._pressed)
        self.chips[power] = chip
        self.row.addWidget(chip)

    def _pressed(self) -> None:
        chip = self.sender()
        self.chosen.emit(next(power for power, each in self.chips.items() if each is chip))
