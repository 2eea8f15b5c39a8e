"""The map of a match with what lies on and under it: hints, the history strip, the speed of a watched match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.hexmap import MapScene, MapState, MapView
from concordui.match.desk import Desk
from concordui.match.hints import HintBar, Hints, entry_hints
from concordui.match.history import Stage
from concordui.match.history_strip import HistoryStrip
from concordui.match.player import Player
from concordui.match.replay_bar import ReplayBar
from concordui.match.telling import phase_title
from concordui.match.wording import say, when
from concordui.steps import Steps

MARGIN = 12


class MapArea(QWidget):
    """`touched` carries a province that was clicked or confirmed by key, `hovered` the one pointed at, or None.

    `outcome_touched` carries the unit, by where it was ordered, whose arrow, mark or sign was clicked in the past.
    """

    touched = Signal(object)
    outcome_touched = Signal(object)
    hovered = Signal(object)
    hint_wanted = Signal(object)
    zoomed = Signal()

    def __init__(self, desk: Desk, steps: Steps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._steps = steps
        self._next: MapState | None = None
        """What the map shows as soon as it is planned."""
        self.scene = MapScene(desk.board, self, steps=steps)
        self.view = MapView(self.scene, self)
        self.view.setObjectName("match-map")
        self.strip = HistoryStrip(self)
        self.watch = self.strip.watch
        self.view.legend.make()
        self.hints = HintBar(self.view)
        self.player = Player(self.view, parent=self)
        self.replay = ReplayBar(self.player, self.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addWidget(self.strip)
        self.view.installEventFilter(self)
        self.view.province_clicked.connect(self._clicked)
        self.view.order_clicked.connect(self.outcome_touched)
        self.view.province_hovered.connect(self.hovered)
        self.view.zoom_changed.connect(self._zoom_changed)
        self.hints.wanted.connect(self.hint_wanted)
        self.replay.placed.connect(self._place)
        self.player.changed.connect(self._legend_later)

    def show_map(self, state: MapState | None) -> None:
        """Show the map in this state (None: a film is shown on it), and what can be done on it.

        New units and arrows are planned now, laid out a turn later, and painted in the turn after that.
        """
        shown, self._next = self.scene.state, None
        if state is not None:
            if (state.units, state.orders) == (shown.units, shown.orders):
                self.view.set_position(state)
            else:
                self._next = state
                self.scene.prepare(state)
                self._steps.first(self._lay_out)
        self.hints.show_hints(_hints(self._desk))
        self._place()

    def _lay_out(self) -> None:
        if self._next is None or self.player.active:
            return
        self.view.viewport().setUpdatesEnabled(False)
        self._steps.first(self._paint)
        self.view.set_position(self._next)
        self._next = None

    def _paint(self) -> None:
        self.view.viewport().setUpdatesEnabled(True)

    def show_time(self) -> None:
        """Show what the marks mean, where in time the desk is, and with whose eyes it is seen."""
        desk = self._desk
        self._show_legend()
        self.view.picks_orders = desk.moment is not None
        self.watch.setVisible(desk.free_running and desk.model.result is None)
        self.strip.show_timeline(desk.timeline, _now_text(desk), eyes_text(desk))
        self.strip.set_choosable(desk.model.everything)

    def _legend_later(self) -> None:
        self._steps.add((self._show_legend,))

    def _show_legend(self) -> None:
        """What the marks of a resolution mean; where the hints are otherwise, or the bar of a film that is shown."""
        moment = self._desk.moment
        resolution = moment is not None and moment.stage is Stage.ORDERS and not self.player.active
        (self.view.legend.show_marks if resolution else self.view.legend.clear)()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _clicked(self, place: object) -> None:
        if place is not None:
            self.touched.emit(place)

    def _zoom_changed(self, zoom: float) -> None:
        self.zoomed.emit()

    def _place(self) -> None:
        """The hints lie at the lower left, beside the map's own controls."""
        room, controls = self.view.rect(), self.view.controls
        widest = room.width() - 3 * MARGIN - (0 if controls is None else controls.width())
        for bar in (self.hints, self.replay):
            bar.fit(widest)
            bar.move(MARGIN, room.height() - bar.height() - MARGIN)


def _hints(desk: Desk) -> Hints | None:
    """What the bar says of this desk."""
    position = desk.model.position
    if position is None or desk.moment is not None:
        return None
    if desk.entering:
        return entry_hints(desk.board, desk.entry, desk.step, position.units, desk.hovered)
    if desk.acting is None:
        return None
    if desk.phase == "retreats":
        return Hints(None, say("Choose where your dislodged units go"), "", ())
    if desk.phase == "builds":
        words = say("Mark the units that shall disband") if desk.must_disband else say("Choose where to build")
        return Hints(None, words, "" if desk.must_disband else say("click again for a fleet"), ())
    return None


def _now_text(desk: Desk) -> str:
    position = desk.model.position
    if position is None:
        return ""
    time = when(position.year, position.season)
    return say("Now: {time}, {phase}", time=time, phase=phase_title(position.phase))


def eyes_text(desk: Desk) -> str:
    """With whose eyes the match is seen."""
    if desk.seen_as is not None:
        return say("Seen by {power}", power=desk.seen_as)
    return say("Everything is shown") if desk.model.everything else say("What is public")
