"""The map of a match with what lies on and under it: hints, tools, the history strip, the speed of a watched match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from concordui.hexmap import MapScene, MapState, MapView
from concordui.match.desk import Desk
from concordui.match.hints import HintBar, Hints, entry_hints
from concordui.match.history_strip import HistoryStrip
from concordui.match.telling import phase_title
from concordui.match.watch_bar import WatchBar
from concordui.match.wording import say, when
from concordui.widgets import ToolButton

MARGIN = 12


class MapArea(QWidget):
    """`touched` carries a province that was clicked or confirmed by key, `hovered` the one pointed at, or None."""

    touched = Signal(object)
    hovered = Signal(object)
    hint_wanted = Signal(object)
    zoomed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.scene = MapScene(desk.board)
        self.view = MapView(self.scene, self)
        self.view.setObjectName("match-map")
        self.strip = HistoryStrip(self)
        self.watch = WatchBar(self.strip)
        self.strip.add(self.watch)
        self.hints = HintBar(self.view)
        self.tools = self._make_tools()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addWidget(self.strip)
        self.view.installEventFilter(self)
        self.view.province_clicked.connect(self.touched)
        self.view.province_activated.connect(self.touched)
        self.view.province_hovered.connect(self.hovered)
        self.view.zoom_changed.connect(self.zoomed)
        self.hints.wanted.connect(self.hint_wanted)

    def show_desk(self, state: MapState) -> None:
        """Show the desk: the map in this state, what can be done on it, and where in time it is."""
        self.view.set_state(state)
        self.hints.show_hints(_hints(self._desk))
        self.strip.show_timeline(self._desk.timeline, _now_text(self._desk), _eyes_text(self._desk))
        self.watch.setVisible(self._desk.free_running and self._desk.model.result is None)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _make_tools(self) -> QFrame:
        tools = QFrame(self.view)
        tools.setObjectName("map-tools")
        tools.setProperty("kind", "overlay")
        row = QHBoxLayout(tools)
        row.setContentsMargins(5, 4, 5, 4)
        row.setSpacing(2)
        for icon, text, slot in (
            ("plus", self.tr("Zoom in (Ctrl++)"), self.view.zoom_in),
            ("minus", self.tr("Zoom out (Ctrl+-)"), self.view.zoom_out),
            ("maximize", self.tr("Show the whole map (Ctrl+0)"), self.view.frame_all),
        ):
            button = ToolButton(icon, text, tools)
            button.clicked.connect(slot)
            row.addWidget(button)
        tools.adjustSize()
        return tools

    def _place(self) -> None:
        """The hints at the lower left, the tools at the lower right."""
        room = self.view.rect()
        self.tools.adjustSize()
        self.tools.move(room.width() - self.tools.width() - MARGIN, room.height() - self.tools.height() - MARGIN)
        widest = room.width() - self.tools.width() - 3 * MARGIN
        self.hints.adjustSize()
        self.hints.resize(min(self.hints.sizeHint().width(), widest), self.hints.height())
        self.hints.move(MARGIN, room.height() - self.hints.height() - MARGIN)


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
        return Hints(None, words, "" if desk.must_disband else say("again for a fleet"), ())
    return None


def _now_text(desk: Desk) -> str:
    position = desk.model.position
    if position is None:
        return ""
    time = when(position.year, position.season)
    return say("Now: {time}, {phase}", time=time, phase=phase_title(position.phase))


def _eyes_text(desk: Desk) -> str:
    if desk.seen_as is not None:
        return say("Seen by {power}", power=desk.seen_as)
    return say("Everything is shown") if desk.model.everything else say("What is public")
