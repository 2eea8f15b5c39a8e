"""The badge of the core, which has no place on the ground: at the map's upper left, while it thinks."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from concordui.colony.map.words import badge_words
from concordui.colony.people import MindChip, People
from concordui.colony.say import say
from concordui.hexmap.overlay import Overlay
from concordui.widgets import Label
from engine.colony.threads import CORE
from engine.colony.viewing.scene import ColonyScene

HIGH = 28


class CoreBadge(Overlay):
    """Hidden while the core thinks of nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(HIGH)
        self.row.setContentsMargins(8, 0, 10, 0)
        self.row.setSpacing(6)
        self._chip = MindChip(16, self)
        self._words = Label("", "caption", self, tabular=True)
        self.row.addWidget(self._chip)
        self.row.addWidget(self._words)
        self.hide()

    def tell(self, scene: ColonyScene, people: People) -> None:
        """Show the latest of its thoughts in this scene."""
        self.setVisible(bool(scene.core))
        if scene.core:
            self._chip.set_mind(people, CORE)
            name, thought = people.name(CORE), badge_words(scene.core[-1])
            self._words.set_text(say("{name} {thought}", name=name, thought=thought))
            self.setAccessibleName(self._words.text())
            self.adjustSize()
