"""The map of the lab with what lies on it: the powers to place at its upper left, hints and refusals at its foot."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.hexmap import MapScene, MapState, MapView
from concordui.hexmap.accessibility import announce
from concordui.lab.document import Position
from concordui.lab.hand import Hand
from concordui.lab.power_bar import PowerBar
from concordui.lab.tools import Tool
from concordui.lab.unit_drag import UnitDrag
from concordui.match.hints import Hint, HintBar, Hints, entry_hints
from concordui.match.wording import say
from concordui.steps import Steps
from engine.anatolia.board import Board, ProvinceId

MARGIN = 12


class LabMap(QWidget):
    """`hint_wanted` carries the action of a hint that was clicked."""

    hint_wanted = Signal(object)

    def __init__(self, board: Board, hand: Hand, steps: Steps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._steps = steps
        self._framed: tuple[ProvinceId, ...] | None = None
        self.scene = MapScene(board, self, steps=steps)
        self.view = MapView(self.scene, self)
        self.view.setObjectName("lab-map")
        self.hints = HintBar(self.view)
        self.powers = PowerBar(board.powers, self.view)
        self.drag = UnitDrag(hand, self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.installEventFilter(self)
        self.view.province_clicked.connect(hand.choose)
        self.view.province_hovered.connect(hand.hover)
        self.hints.wanted.connect(self.hint_wanted)
        self.powers.chosen.connect(hand.choose_power)

    def show_map(self, state: MapState, position: Position) -> None:
        """Show the map in this state, and what can be done on it."""
        self.view.set_position(state)
        hints = hints_of(self._hand, position)
        if self._hand.said and (self.hints.hints is None or self.hints.hints.strong != self._hand.said):
            announce(self.view, self._hand.said)
        self.hints.show_hints(hints)
        if self._hand.tool.places:
            self.powers.show_power(_placed(self._hand.tool), self._hand.power)
        else:
            self.powers.hide()
        self._place()

    def frame_at_first(self, places: Iterable[ProvinceId]) -> None:
        """Show these provinces when the map gets its first size; after that, the view is the person's."""
        self._framed = tuple(places)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            if self._framed is not None:
                self.view.frame_places(self._framed)
            self._place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._steps.add((self._leave_view,))

    def _leave_view(self) -> None:
        if self._framed is not None:
            self.view.frame_places(self._framed)
            self._framed = None

    def _place(self) -> None:
        room, controls = self.view.rect(), self.view.controls
        widest = room.width() - 3 * MARGIN - (0 if controls is None else controls.width())
        self.hints.fit(widest)
        self.hints.move(MARGIN, room.height() - self.hints.height() - MARGIN)
        self.powers.move(MARGIN, MARGIN)


def hints_of(hand: Hand, position: Position) -> Hints | None:
    """What the bar at the map's foot says: why the last act was none, or what can be done now."""
    if hand.said:
        return Hints(None, hand.said, "", (Hint("Esc", say("go on"), "back"),))
    if hand.step.unit is not None:
        return entry_hints(position.board, hand.entry, hand.step, position.units, hand.hovered)
    leave = Hint("Esc", say("select again"), "back")
    click, same = Hint(say("Click"), say("a province")), Hint(say("Again"), say("nobody's"))
    match hand.tool:
        case Tool.SELECT if not position.units:
            return Hints(None, say("The board is empty"), say("place units to begin"), _beginning())
        case Tool.SELECT:
            return None
        case Tool.OWNER:
            return Hints(None, say("Choose a supply centre"), "", (Hint(say("Click"), say("a centre")), same, leave))
        case Tool.ERASER:
            return Hints(None, say("Erase a unit, then its owner"), "", (click, leave))
        case Tool.ARMY:
            return Hints(None, say("Place armies on land"), "", (click, leave))
        case _:
            return Hints(None, say("Place fleets at sea and on coasts"), "", (click, leave))


def _beginning() -> tuple[Hint, ...]:
    return (Hint("A", say("army"), "army"), Hint("F", say("fleet"), "fleet"), Hint("O", say("owner"), "owner"))


def _placed(tool: Tool) -> str:
    match tool:
        case Tool.ARMY:
            return say("Army of")
        case Tool.FLEET:
            return say("Fleet of")
        case _:
            return say("Owner")
