"""The window on a colony's map: hexes are clicked, pointed at and walked over, a pawn is followed."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from concordui.colony.map import hexes
from concordui.colony.map.card import HexCard
from concordui.colony.map.core_badge import CoreBadge
from concordui.colony.map.gliding import Glides
from concordui.colony.map.legend import ColonyLegend
from concordui.colony.map.scene import ColonyMapScene
from concordui.colony.map.words import layer_words
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.hexmap.hex_view import HexView
from concordui.hexmap.overlay import HEIGHT, MARGIN
from concordui.widgets import ToolButton
from engine.colony.viewing.scene import ColonyScene

NEAR = 1.7
"""The least zoom at which a pawn is followed: closer, the map moves with it."""
_OTHERS = {Qt.Key.Key_N: 1, Qt.Key.Key_P: -1}


class ColonyView(HexView):
    """Shows a `ColonyMapScene`."""

    room_below = HEIGHT + MARGIN - 6
    room_above = 16
    smallest = 0.12

    pawn_chosen = Signal(str)
    """A pawn was clicked, or chosen with Enter or Space at its hex."""
    follow_wanted = Signal(bool)
    """Follow the chosen pawn, or no longer."""

    _map: ColonyMapScene
    card: HexCard
    legend: ColonyLegend

    def __init__(self, scene: ColonyMapScene, parent: QWidget | None = None, *, controls: bool = True) -> None:
        super().__init__(scene, layer_words(), parent, controls=controls)
        scene.setParent(self)
        self._followed: str | None = None
        self.glides = Glides(parent=self)
        self.glides.moved.connect(self._glide)
        self.dragged.connect(self._let_go)
        self.core = CoreBadge(self)
        self.core.move(MARGIN, MARGIN)
        self.core.tell(scene.shown, scene.people)
        self.legend.tell(scene.shown, scene.people)
        self.legend.show_marks()
        self.follow = ToolButton("crosshair", say("Follow the chosen colonist"), self, shortcut="F")
        self.follow.setObjectName("map-follow")
        self.follow.setCheckable(True)
        self.follow.setFixedSize(28, 28)
        self.follow.toggled.connect(self.follow_wanted)
        if self.controls is not None:
            self.controls.add(self.follow)
        else:
            self.follow.hide()

    @property
    def shown(self) -> ColonyScene:
        """The scene that is shown."""
        return self._map.shown

    @property
    def map_scene(self) -> ColonyMapScene:
        return self._map

    # What is shown ---------------------------------------------------------------------------------------------

    def show_tick(self, shown: ColonyScene, people: People) -> None:
        """Show another tick, or the same one for another mind."""
        before = self._map.shown
        self._map.show_tick(shown, people)
        self.glides.begin(before, shown)
        self.legend.tell(shown, people)
        self.core.tell(shown, people)
        if self.card.isVisible() and self.card.place is not None:
            self.fill_card(self.card.place)
        self.follow.setEnabled(shown.pawn(shown.mind) is not None)
        self._keep_up()

    def make_card(self) -> HexCard:
        return HexCard(self)

    def fill_card(self, place: Hashable) -> None:
        assert isinstance(place, tuple)
        self.card.fill(self._map.shown, self._map.people, place)

    def make_legend(self) -> ColonyLegend:
        return ColonyLegend(self)

    # Following -------------------------------------------------------------------------------------------------

    @property
    def followed(self) -> str | None:
        """Whom the map follows."""
        return self._followed

    def follow_pawn(self, name: str | None) -> None:
        """Keep a pawn in the middle from now on; None lets the map stand."""
        self._followed = name
        self.follow.blockSignals(True)
        self.follow.setChecked(name is not None)
        self.follow.blockSignals(False)
        if name is not None and self.zoom < NEAR:
            self.set_zoom(NEAR)
        self._keep_up()

    def _let_go(self) -> None:
        """A drag ends it."""
        if self._followed is not None:
            self.follow_wanted.emit(False)

    def _keep_up(self) -> None:
        if self._followed is None:
            return
        pawn = self._map.shown.pawn(self._followed)
        walking = self.glides.places().get(self._followed)
        if walking is not None:
            self.centre(walking)
        elif pawn is not None:
            self.centre(hexes.middle(pawn.at))

    def _glide(self, places: object) -> None:
        assert isinstance(places, dict)
        self._map.glide(places)
        if self._followed in places:
            self.centre(places[self._followed])

    # What a person does ----------------------------------------------------------------------------------------

    def clicked(self, place: Hashable, point: QPoint | None) -> None:
        """Choose who stands there; of several the one after the chosen one."""
        if not isinstance(place, tuple):
            return
        names = [pawn.id for pawn in self._map.shown.at(place)[0]]
        if names:
            mind = self._map.shown.mind
            self.pawn_chosen.emit(names[(names.index(mind) + 1) % len(names)] if mind in names else names[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers():
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_F and self.follow.isEnabled():
            self.follow.toggle()
        elif key == Qt.Key.Key_Escape and self._followed is not None:
            self.follow_wanted.emit(False)
        elif key in _OTHERS:
            self._go_to_another(_OTHERS[key])
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _go_to_another(self, step: int) -> None:
        """Put the cursor on the next pawn or the one before; from bare ground the next after the chosen one."""
        pawns, here = self._map.shown.pawns, self.cursor_place
        if not pawns:
            return
        standing = [number for number, pawn in enumerate(pawns) if pawn.at == here]
        chosen = [number for number, pawn in enumerate(pawns) if pawn.id == self._map.shown.mind]
        at = (standing or chosen or [0])[0]
        others = [pawns[(at + step * far) % len(pawns)].at for far in range(1, len(pawns) + 1)]
        self.go_to(next((place for place in others if place != here), others[0]))
