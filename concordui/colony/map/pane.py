"""The map in a colony's tab: it shows the tick that is looked at, for the mind that is chosen, and chooses minds."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from concordui.colony.looking import Looking
from concordui.colony.map.hexes import Hexes
from concordui.colony.map.scene import ColonyMapScene
from concordui.colony.map.view import ColonyView
from concordui.colony.model import Showing
from concordui.colony.say import say
from concordui.steps import Steps
from concordui.widgets import Label
from engine.colony.viewing.scene import ColonyScene, known_scene_lens, scene_lens


class ColonyMap(QWidget):
    """`view` is None until the first tick was read. While a person sits in a seat it shows what that mind knows."""

    made = Signal()
    """The view is there."""
    picture_wanted = Signal()
    following_changed = Signal()

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = showing
        self._looking: Looking[ColonyScene] = Looking(showing)
        self._steps = Steps(self)
        self.view: ColonyView | None = None
        self.note = Label("", "muted", self, wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setContentsMargins(24, 24, 24, 24)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.note)
        showing.in_turn(self.renew)
        showing.mind_changed.connect(self._look)
        showing.eyes_changed.connect(self._look)

    # What is shown ---------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._looking.show()
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._looking.hide()
        self._steps.stop()
        if self.view is not None:
            self.view.glides.end()

    def _look(self) -> None:
        """Read the scene of the mind that is chosen, or no more than what the mind knows in whose seat one sits."""
        showing = self._showing
        if showing.state is not None:
            self._looking.at(scene_lens(showing.mind) if showing.eyes is None else known_scene_lens(showing.eyes))
        if self.view is not None and self.view.followed is not None:
            self.follow(True)
        self.renew()

    def renew(self) -> None:
        """Show what was read."""
        if not self.isVisible():
            return
        scene, fault = self._looking.value, self._looking.fault
        if scene is not None:
            self._show(scene)
        elif fault is not None:
            self._say(say("The map of this tick can't be shown: {error}", error=fault))
        elif self.view is None or self.view.shown.known_to != self._showing.eyes:
            self._say(say("The map appears with the first tick that is read."))

    def _say(self, words: str) -> None:
        self.note.set_text(words)
        self._stack.setCurrentWidget(self.note)

    def _show(self, scene: ColonyScene) -> None:
        view = self.view
        if view is None or view.map_scene.hexes != Hexes.of(scene.rows):
            view = self._make(scene)
        view.show_tick(scene, self._showing.people)
        self._stack.setCurrentWidget(view)

    def _make(self, scene: ColonyScene) -> ColonyView:
        if self.view is not None:
            self._stack.removeWidget(self.view)
            self.view.deleteLater()
        view = self.view = ColonyView(ColonyMapScene(scene, self._showing.people, steps=self._steps), self)
        view.setObjectName("colony-map")
        view.pawn_chosen.connect(self._showing.choose)
        view.follow_wanted.connect(self.follow)
        view.picture_wanted.connect(self.picture_wanted)
        self._stack.addWidget(view)
        self.made.emit()
        return view

    # Following -------------------------------------------------------------------------------------------------

    @property
    def following(self) -> bool:
        """Whether a pawn is followed."""
        return self.view is not None and self.view.followed is not None

    @property
    def can_follow(self) -> bool:
        """Whether the chosen mind is somewhere on the map."""
        return self.view is not None and self.view.shown.pawn(self._whom) is not None

    @property
    def _whom(self) -> str:
        return self._showing.eyes or self._showing.mind

    def follow(self, wanted: bool) -> None:
        """Keep the chosen pawn in the middle, or let the map stand; with another mind it goes on with that one."""
        if self.view is not None:
            there = self.view.shown.pawn(self._whom) is not None
            self.view.follow_pawn(self._whom if wanted and there else None)
            self.following_changed.emit()

    def toggle_follow(self) -> None:
        """Follow, or no longer."""
        self.follow(not self.following)
