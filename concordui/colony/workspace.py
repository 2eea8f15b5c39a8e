"""A colony in a tab: the bar, the map over *Who knows what*, and beside them the page that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from concordui import collector, icons, tab_dialogs
from concordui.colony import parts, workspace_states
from concordui.colony.bar import PAGES, ColonyBar, action_of
from concordui.colony.copying import Copied, Copying
from concordui.colony.model import Showing
from concordui.colony.notes import RunNotes
from concordui.colony.picture import ColonyPicture
from concordui.colony.playback import Playback
from concordui.colony.session import ColonySession
from concordui.colony.session_events import Entered, Opened, Refused, RunFailed, Seated, SeatSilent, Told
from concordui.colony.tick_slider import TickSlider
from concordui.export.source import Exportable
from concordui.slot import Slot
from concordui.workspace import ActionState, Picture, Status, Summary, Workspace
from engine.colony.viewing.reading import Lens

SUMMARY_TICKS = 240
"""Ticks after which the entry among the recent files is made anew."""

LOOK_MS = 8
"""Between what the run told and the word to it that it is drawn."""

WIDTHS = (748, 632)
"""Widths of the map and of the page beside it (`look: mock-colony`)."""

HEIGHTS = (432, 340)
"""Heights of the map and of the matrix under it."""

Act = Callable[[], object]
State = Callable[[], ActionState]


PICTURE = Lens(("small picture",), ColonyPicture.of_reading, slow=True)


class ColonyWorkspace(Workspace):
    """One store in a tab. `session` runs or watches it, `showing` is what is looked at.

    The parts are put in by `parts.fill`, each into a slot: "map", "knows", and the pages "minds", "offers", "topics",
    "attempts", "timelines" and "seat". They attach lenses to `showing` while they are seen.
    """

    kind = "colony"

    def __init__(self, session: ColonySession, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("colony-workspace")
        self._title = title
        self.session = session
        session.setParent(self)
        self.showing = Showing(self)
        self.playback = Playback(session, self.showing, self)
        self.bar = ColonyBar(self)
        self.slider = TickSlider(self)
        self.notes = RunNotes(self)
        self.slots: dict[str, Slot] = {name: Slot(f"colony-{name}", self) for name in ("map", "knows", *PAGES)}
        self.pages = QStackedWidget(self)
        self._page = "minds"
        self._seated = False
        self._aside = False
        self._summed = 0
        self._listeners: list[Callable[[object], object]] = []
        self._offers: dict[str, tuple[Act, State]] = {}
        self._exports: Exportable | None = None
        self._map: QWidget | None = None
        self._copying = Copying(session, self)
        self.copied: Path | None = None
        """Where the last copy of the store is."""
        self._acts = self._own_acts()
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._looked)
        self._lay_out()
        self._connect()
        parts.fill(self)
        self.show_page(self._page)
        session.start()

    # What parts ask for

    def put(self, slot: str, widget: QWidget) -> None:
        """Let this widget stand in a slot."""
        self.slots[slot].put(widget)

    def offer(self, action_id: str, act: Act, state: State) -> None:
        """A part carries out an action of context "colony"; `state` says how it stands now."""
        self._offers[action_id] = (act, state)

    def on_event(self, heard: Callable[[object], object]) -> None:
        """Have a part told every event of the session, once the tab itself has taken it in."""
        self._listeners.append(heard)

    def add_note(self, note: QWidget) -> None:
        """Something worth saying over the whole tab; hidden, it takes no room."""
        self._column.insertWidget(self._column.indexOf(self.notes) + 1, note)

    def export_from(self, source: Exportable) -> None:
        """What *Export* takes from this tab."""
        self._exports = source

    def keys_of_map(self, widget: QWidget) -> None:
        """The widget in which the actions of context "map" hold."""
        self._map = widget

    def show_seat(self, seated: bool) -> None:
        """Whether a person sits somewhere: then there is a sixth page."""
        if seated != self._seated:
            self._seated = seated
            if not seated and self._page == "seat":
                self.show_page("minds")
            self.refresh()

    # What it is to the window

    def title(self) -> str:
        return self._title

    def tab_icon(self) -> QIcon:
        return icons.icon("flame")

    def path(self) -> Path | None:
        return self.session.path

    def status(self) -> Status:
        return workspace_states.status(self)

    def summary(self) -> Summary:
        return workspace_states.summary(self)

    def picture(self) -> Picture | None:
        """A small picture of the colony; None while a person sits somewhere, whose secrets it would show."""
        return self.showing.value(PICTURE.key)

    def states(self) -> Mapping[str, ActionState]:
        offered = {action_id: state() for action_id, (_, state) in self._offers.items()}
        return {**workspace_states.action_states(self), **offered}

    def perform(self, action_id: str) -> None:
        if action_id in self._offers:
            self._offers[action_id][0]()
        elif action_id.startswith("colony.speed."):
            self.playback.set_speed(action_id.rpartition(".")[2])
        elif action_id in self._acts:
            self._acts[action_id]()
        else:
            for page in PAGES:
                if action_id == action_of(page):
                    self.show_page(page)

    def map_widget(self) -> QWidget | None:
        return self._map

    def export_source(self) -> Exportable | None:
        return self._exports

    @property
    def settled(self) -> bool:
        """Whether the tick that is looked at has been read."""
        showing = self.showing
        return showing.state is not None and showing.pinned in (None, showing.tick)

    def save(self) -> None:
        """Every tick is in the store before it is shown: nothing waits."""

    def end(self) -> None:
        for dialog in self.findChildren(QDialog):
            dialog.close()  # what one of them does ends with the tab
        self.playback.stop()
        self.session.close()
        if self._aside:
            collector.take_back()

    # What is done

    @property
    def page(self) -> str:
        """Which of `PAGES` is shown."""
        return self._page

    def show_page(self, page: str) -> None:
        """Show this page beside the map."""
        self._page = page
        self.pages.setCurrentWidget(self.slots[page])
        self.refresh()

    def has_page(self, page: str) -> bool:
        """Whether there is anything on it."""
        return self.slots[page].filled and (page != "seat" or self._seated)

    def _own_acts(self) -> dict[str, Act]:
        return {
            "colony.play": self.playback.toggle,
            "colony.step": self.playback.step,
            "colony.next": self.playback.step,
            "colony.back": self.playback.back,
            "colony.first": self.playback.first,
            "colony.last": self.playback.last,
            "colony.waits": self._toggle_waits,
            "file.save_as": self._copying.ask,
        }

    def _toggle_waits(self) -> None:
        state = self.showing.state
        if state is not None:
            self.session.pause_mode(not state.waits)

    # What is shown

    def refresh(self) -> None:
        """Show the bar, the slider, the status and the actions as they are now."""
        showing, state = self.showing, self.showing.state
        self.bar.show_states(self.states())
        self.bar.show_title(*workspace_states.title_of(self))
        tick = showing.tick if showing.pinned is None else showing.pinned
        fork = None if state is None or state.parent is None else state.forked
        self.slider.show_ticks(tick, showing.first, showing.last, fork)
        self.actions_changed.emit()
        self.status_changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        focused = QApplication.focusWidget()
        if not event.spontaneous() and (focused is None or not self.isAncestorOf(focused)):
            self.bar.play.setFocus(Qt.FocusReason.OtherFocusReason)
        tab_dialogs.bring_back(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            tab_dialogs.put_away(self)

    def _happened(self, event: object) -> None:
        match event:
            case Opened():
                self._opened(event)
            case Told():
                self.showing.told(event)
                self._look.start()
                self._sum_up()
            case Entered():
                self.showing.enter(event.state)
                self.summary_changed.emit()
            case SeatSilent():
                self.notes.silence(event.seat, self.showing.people.name(event.seat), event.error)
            case Seated():
                self.notes.seated(event.seat)
            case Copied():
                self.copied = event.path
            case Refused():
                self.failed.emit(event.error)
            case RunFailed():
                self.playback.halt()
                self.notes.fail(event.error)
                self.failed.emit(event.error)
        for heard in self._listeners:
            heard(event)

    def _looked(self) -> None:
        """Tell the run that what it told is drawn, once it is."""
        if self.showing.drawing:
            self._look.start()
        else:
            self.session.drawn()

    def _opened(self, event: Opened) -> None:
        self.playback.watched = event.why is not None
        self.playback.running = event.state.playing
        self.notes.watch(event.why)
        self.showing.open(event)
        if self.showing.crowded and not self._aside:
            self._aside = True
            collector.set_aside()
        self.showing.attach(PICTURE)
        self.summary_changed.emit()

    def _sum_up(self) -> None:
        if abs(self.showing.last - self._summed) >= SUMMARY_TICKS:
            self._summed = self.showing.last
            self.summary_changed.emit()

    # How it is put together

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.slider)
        column.addWidget(self.notes)
        column.addWidget(self._middle(), 1)
        for page in PAGES:
            self.pages.addWidget(self.slots[page])

    def _middle(self) -> QWidget:
        left = _split(Qt.Orientation.Vertical, (self.slots["map"], self.slots["knows"]), HEIGHTS, self)
        return _split(Qt.Orientation.Horizontal, (left, self.pages), WIDTHS, self)

    def _connect(self) -> None:
        self.session.happened.connect(self._happened)
        self.showing.wanted.connect(self.session.lenses)
        self.showing.looked.connect(self.session.look)
        self.showing.changed.connect(self.refresh)
        self.playback.changed.connect(self.refresh)
        self.bar.wanted.connect(self._pressed)
        self.notes.again.connect(self.session.retry)
        self.slider.valueChanged.connect(self.playback.look)

    def _pressed(self, action_id: object) -> None:
        state = self.states().get(str(action_id))
        if state is not None and state.enabled:
            self.perform(str(action_id))


def _split(
    orientation: Qt.Orientation, widgets: tuple[QWidget, QWidget], sizes: tuple[int, int], parent: QWidget
) -> QSplitter:
    split = QSplitter(orientation, parent)
    split.setChildrenCollapsible(False)
    split.setHandleWidth(1)
    for place, widget in enumerate(widgets):
        split.addWidget(widget)
        split.setStretchFactor(place, sizes[place])
    split.setSizes(list(sizes))
    return split
