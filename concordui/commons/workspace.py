"""A commons in a tab: the bar, the plots, the pacts under them, the docks beside them, and the run that they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from concordui import icons, tab_dialogs
from concordui.commons import parts, workspace_states
from concordui.commons.model import Showing
from concordui.commons.notes import RunNotes
from concordui.commons.playback import Playback
from concordui.commons.session import ArenaSession, CommonsSession, LogSession, Opened, Progress, RunFailed
from concordui.commons.toolbar import PAGES, CommonsBar
from concordui.commons.verification import Verification
from concordui.commons.world.session import EditRefused, FolderSession, WorldProgress, WorldSession
from concordui.commons.world.showing import WorldShowing
from concordui.dock_head import DockHead
from concordui.docks import DockHost
from concordui.slot import Slot
from concordui.workspace import ActionState, Status, Summary, Workspace
from engine.commons.course_reader import TurnShown
from engine.commons.world_runner import arena_log

WIDTH = 288
"""Width of the docks at the right (`look: mock-commons`)."""

SUMMARY_EVERY = 10
"""Turns after which the entry among the recent files is made anew."""

LOOK_MS = 8
"""Between two looks at whether what a run told is drawn."""

SHARES = (425, 315)
"""Heights of the plots and of the pacts under them."""

Act = Callable[[], object]
State = Callable[[], ActionState]


class CommonsWorkspace(Workspace):
    """One run in a tab. `session` plays it or follows its logs; `showing` is the arena that is looked at.

    In the tab of a world, `world` is what is shown of that, and `reader` follows the log of the arena that is looked
    at; else `world` is None and `reader` the session itself. The parts (plots, tables, panels) are put in by
    `parts.fill`: each into a slot, where it listens to `showing`.
    """

    kind = "commons"

    def __init__(self, session: CommonsSession, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("commons-workspace")
        self._title = title
        self.session = session
        self.showing = Showing(self)
        self.world = WorldShowing(self) if isinstance(session, FolderSession) else None
        self.reader: CommonsSession | None = None
        self._page = "arena" if self.world is None else "world"
        self._arena = ""
        self.playback = Playback(session, self.showing if self.world is None else self.world, self)
        self.verification = Verification(self)
        self.bar = CommonsBar(self)
        self.notes = RunNotes(self)
        self.slots: dict[str, Slot] = {
            name: Slot(f"commons-{name}", self) for name in ("plots", "pacts", "world", "sweep")
        }
        self.pages = QStackedWidget(self)
        self._listeners: list[Callable[[object], object]] = []
        self._offers: dict[str, tuple[Act, State]] = {}
        self._acts = self._own_acts()
        self.host = DockHost(self.kind, self._middle(), self, width=WIDTH)
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._looked)
        self._lay_out()
        self._connect()
        parts.fill(self)
        self._begin()

    # What parts ask for

    def put(self, slot: str, widget: QWidget) -> None:
        """Let this widget stand in a slot."""
        self.slots[slot].put(widget)

    def add_dock(
        self, dock_id: str, title: str, widget: QWidget, head: DockHead | None = None, height: int = 0
    ) -> None:
        """A dock at the right, below those that are there; `head` is its title bar, a plain one if it brings none."""
        bar = head or DockHead(title, self)
        dock = self.host.add_dock(dock_id, title, widget, title_bar=bar, height=height)
        bar.close_wanted.connect(dock.close)

    def offer(self, action_id: str, act: Act, state: State) -> None:
        """A part carries out an action of context "commons"; `state` says how it stands now."""
        self._offers[action_id] = (act, state)

    def on_event(self, heard: Callable[[object], object]) -> None:
        """Have a part told every event of the session."""
        self._listeners.append(heard)

    # What it is to the window

    def title(self) -> str:
        return self._title

    def tab_icon(self) -> QIcon:
        return icons.icon("fish")

    def path(self) -> Path | None:
        return self.session.path

    def status(self) -> Status:
        return workspace_states.status(self)

    def summary(self) -> Summary:
        return workspace_states.summary(self)

    def states(self) -> Mapping[str, ActionState]:
        offered = {action_id: state() for action_id, (_, state) in self._offers.items()}
        return {**workspace_states.action_states(self), **offered}

    def perform(self, action_id: str) -> None:
        if action_id in self._offers:
            self._offers[action_id][0]()
        elif action_id.startswith("commons.speed."):
            self.playback.set_speed(action_id.rpartition(".")[2])
        elif action_id.removeprefix("commons.") in PAGES:
            self.show_page(action_id.removeprefix("commons."))
        elif action_id in self._acts:
            self._acts[action_id]()

    def dock_host(self) -> DockHost | None:
        return self.host

    @property
    def settled(self) -> bool:
        """Whether the turn under the cursor has been read."""
        record = self.showing.record
        return self.showing.turn == 0 or (record is not None and record["turn"] == self.showing.turn)

    def save(self) -> None:
        """Every turn is in the log before it is shown: nothing waits."""

    def end(self) -> None:
        for dialog in self.findChildren(QDialog):
            dialog.close()  # what one of them writes ends with the tab
        self.playback.stop()
        self.verification.close()
        if self.reader is not None and self.reader is not self.session:
            self.reader.close()
        self.session.close()

    # What is done

    @property
    def page(self) -> str:
        """Which of `PAGES` is shown."""
        return self._page

    @property
    def arena(self) -> str:
        """Which arena of a world is looked at; empty for none, and where there is no world."""
        return self._arena

    def show_page(self, page: str) -> None:
        """Show the arena, the world or the sweep."""
        if page == "arena" and self.reader is None:
            self._look_at(self._first_arena())
        self._page = page
        self.pages.setCurrentWidget(self.host if page == "arena" else self.slots[page])
        if self.world is not None:
            self.playback.cursor = self.world if page == "world" else self.showing
        self.refresh()

    def show_arena(self, name: str) -> None:
        """Show this arena of the world."""
        self._look_at(name)
        self.show_page("arena")

    def has_page(self, page: str) -> bool:
        """Whether there is anything on it."""
        if page == "arena":
            return self.world is None or bool(self._first_arena())
        return self.slots[page].filled

    def _own_acts(self) -> dict[str, Act]:
        return {
            "commons.play": self.playback.toggle,
            "commons.step": self.playback.step,
            "commons.next": self.playback.step,
            "commons.back": self.playback.back,
            "commons.first": self._first,
            "commons.last": self._last,
        }

    def _first(self) -> None:
        self.playback.cursor.pin(1)

    def _last(self) -> None:
        self.playback.cursor.pin(None)

    def _turn_wanted(self, turn: int) -> None:
        cursor = self.playback.cursor
        cursor.pin(None if turn >= cursor.turns and self.playback.followed else turn)

    def _first_arena(self) -> str:
        arenas = () if self.world is None or self.world.view is None else self.world.view.arenas
        return next((arena.id for arena in arenas), "")

    # What is shown

    def refresh(self) -> None:
        """Show the bar, the status and the actions as they are now."""
        cursor = self.playback.cursor
        self.bar.show_states(self.states())
        self.bar.tell_waiting(self.playback.waits)
        self.bar.show_title(*workspace_states.title_of(self))
        self.bar.slider.show_turns(cursor.turn, cursor.turns, cursor.turns_planned)
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

    def _begin(self) -> None:
        if self.world is None:
            self._read(self.session)
        else:
            self.bar.count_rounds()
            self.session.happened.connect(self._world_happened)
        self.show_page(self._page)
        self.playback.begin()
        self.session.start()

    def _read(self, session: CommonsSession) -> None:
        """Show the log of this session."""
        self.reader = session
        session.happened.connect(self._happened)
        self.showing.wanted.connect(session.want)

    def _look_at(self, name: str) -> None:
        """Follow the log of an arena of the world."""
        if not name or name == self._arena:
            return
        if self.reader is not None:
            self.showing.wanted.disconnect(self.reader.want)
            self.reader.close()
            self.reader.deleteLater()
        self._arena = name
        planned = None if self.world is None else self.world.turns_planned
        reader = LogSession(arena_log(self.session.path, name), self, planned=planned)
        self._read(reader)
        reader.start()

    def _looked(self) -> None:
        """Let the run go on once what it told is drawn."""
        if self.isVisible() and any(slot.drawing for slot in self.slots.values()):
            self._look.start()
        else:
            self.session.drawn()

    def _happened(self, event: object) -> None:
        match event:
            case Opened():
                self.showing.open(event.plan, event.planned)
            case Progress():
                self._went_on(event)
                self._look.start()
            case TurnShown():
                self.showing.read(event)
            case RunFailed():
                self._failed(event)
        for heard in self._listeners:
            heard(event)

    def _world_happened(self, event: object) -> None:
        assert self.world is not None
        match event:
            case WorldProgress():
                was_over = self.world.over
                self.world.grow(event)
                self._look.start()
                self.playback.told()
                self.notes.show_world(event, following=not isinstance(self.session, WorldSession))
                self.refresh()
                if was_over != self.world.over or self.world.turns % SUMMARY_EVERY == 0:
                    self.summary_changed.emit()
            case EditRefused():
                self.world.refused()
                self.failed.emit(event.error)
            case RunFailed():
                self._failed(event)
        for heard in self._listeners:
            heard(event)

    def _failed(self, event: RunFailed) -> None:
        self.playback.halt()
        self.notes.fail(event.error)
        self.failed.emit(event.error)

    def _went_on(self, progress: Progress) -> None:
        was_over = self.showing.over
        self.showing.grow(progress.view, progress.over)
        if self.world is not None:
            return
        self.playback.told()
        self.notes.show_progress(progress, following=not isinstance(self.session, ArenaSession))
        if progress.over and not was_over:
            self.verification.begin(self.session.path)
        if progress.over != was_over or progress.view.turns % SUMMARY_EVERY == 0:
            self.summary_changed.emit()

    # How it is put together

    def _middle(self) -> QWidget:
        split = QSplitter(Qt.Orientation.Vertical, self)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(1)
        split.addWidget(self.slots["plots"])
        split.addWidget(self.slots["pacts"])
        split.setSizes(list(SHARES))
        split.setStretchFactor(0, SHARES[0])
        split.setStretchFactor(1, SHARES[1])
        return split

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.notes)
        column.addWidget(self.pages, 1)
        for page in (self.host, self.slots["world"], self.slots["sweep"]):
            self.pages.addWidget(page)

    def _connect(self) -> None:
        self.bar.wanted.connect(self._pressed)
        self.bar.turn_wanted.connect(self._turn_wanted)
        self.showing.cursor_changed.connect(self.refresh)
        if self.world is not None:
            self.world.cursor_changed.connect(self.refresh)
        self.playback.changed.connect(self.refresh)
        self.verification.changed.connect(self.refresh)

    def _pressed(self, action_id: object) -> None:
        state = self.states().get(str(action_id))
        if state is not None and state.enabled:
            self.perform(str(action_id))
