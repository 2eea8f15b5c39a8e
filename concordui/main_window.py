"""The main window: menus from the table, rail, tabs, the page in front, status; it brings the parts together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from concordui.actions import ActionTable
from concordui.command_box import CommandBox
from concordui.commands import Commands
from concordui.deck import Deck, workspace_of
from concordui.export.commands import Exports
from concordui.file_locks import FileLocks
from concordui.front import do_dock, focus_map, front_states, show_table
from concordui.key_tips import KeyTips
from concordui.kind import Make, WorkspaceKind
from concordui.layouts import Layouts
from concordui.main_menu import fill_menus
from concordui.motion import motion
from concordui.news import News
from concordui.notices import NoticeStrip
from concordui.opener import Opener, files_of
from concordui.page_set import PageSet
from concordui.rail import Rail
from concordui.recent_menu import RecentMenu
from concordui.recorder import Recorder
from concordui.shell import Shell
from concordui.status_strip import StatusStrip
from concordui.tab_strip import TabStrip
from concordui.theme import theme
from concordui.workspace import Status, Workspace
from engine import __version__
from engine.errors import ConcordError

if TYPE_CHECKING:
    from concordui.settings_page import SettingsPage

DEFAULT_SIZE = (1440, 900)
LEAST_SIZE = (960, 600)


class MainWindow(QMainWindow):
    """One window. Everything a person can do goes through `do`, by the id of an action."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.setWindowTitle("Concord")
        self.setMinimumSize(*LEAST_SIZE)
        self.setAcceptDrops(True)
        self.shell = shell
        self.table = ActionTable(self)
        self.key_tips = KeyTips(self.table, self)
        self.layouts = Layouts(shell.folders.data)
        self.rail = Rail(self)
        self.tabs = TabStrip(self)
        self.stack = QStackedWidget(self)
        self.notices = NoticeStrip(self)
        self.status = StatusStrip(self)
        self.deck = Deck(self.tabs, self.stack, FileLocks(shell.folders.data), self)
        self.recorder = Recorder(shell.recent, shell.now, self)
        self.pages = PageSet(shell, self.table, self.stack)
        self.start = self.pages.start
        self.commands = Commands(self, self.table, shell, self.notices, self._name_in_front)
        self.exports = Exports(self, self)
        self.opener = Opener(shell, self.deck, self.notices, self)
        self._closing = False
        for kind in shell.kinds:
            kind.attach(self)
        self._handlers = self._window_handlers()
        self._enable_known()
        self._build()
        self._connect()
        self.show_page("start")
        self.news = News(self.start, shell.recent, self.opener, self)
        self.news.tell(shell.settings.faults, shell.unclean, shell.mark.trouble if shell.mark is not None else None)

    # What is in front ------------------------------------------------------------------------------------------

    def show_page(self, name: str) -> None:
        """Bring a page of the set forward; for a kind of workspace, the tab of it that was in front last."""
        workspace = self.deck.front(name)
        if workspace is not None:
            self.deck.bring_forward(workspace)
        else:
            self._show(name)

    def show_home(self, kind_id: str) -> None:
        """Bring the home page of a kind forward, whether or not it has tabs."""
        self._show(kind_id)

    def _show(self, name: str) -> None:
        self.stack.setCurrentWidget(self.pages.named[name])
        if name in self.kinds:
            self.deck.show_kind(name)
        self._refresh_front()
        if self.isVisible():
            self._focus_page(name)

    @property
    def settings(self) -> SettingsPage:
        """The page of settings."""
        return self.pages.settings

    def front(self) -> Workspace | None:
        """The workspace that is shown, None on a page."""
        return workspace_of(self.stack.currentWidget())

    @property
    def kinds(self) -> dict[str, WorkspaceKind]:
        """The kinds of workspace by id, in the order of the rail."""
        return {kind.id: kind for kind in self.shell.kinds}

    def kind_in_front(self) -> WorkspaceKind:
        """The kind that "+" and Ctrl+N are about: that of what is shown, the first one on a page of no kind."""
        return self.kinds.get(self._name_in_front(), self.shell.kinds[0])

    def _name_in_front(self) -> str:
        """The name of the page that is shown; the kind's for a workspace."""
        front = self.front()
        return self.pages.name_of(self.stack.currentWidget()) if front is None else front.kind

    def _focus_page(self, name: str) -> None:
        self.pages.first_focus(name).setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh_front(self) -> None:
        front = self.front()
        name = self._name_in_front()
        self.rail.show_current(name)
        self.tabs.setVisible(name in self.kinds and bool(self.deck.workspaces(name)))
        self.tabs.bar.set_away(front is None)
        words = self.kind_in_front().new_words
        self.table["file.new"].setText(words)
        self.tabs.plus.setToolTip(self.table.with_key("file.new"))
        self.tabs.plus.setAccessibleName(words)
        self._refresh_status()
        self._refresh_actions()

    def _refresh_status(self) -> None:
        front = self.front()
        self.setWindowTitle("Concord" if front is None else f"{front.marked_title()} \N{EN DASH} Concord")
        self.status.show_status(Status(right=(f"Concord {__version__}",)) if front is None else front.status())

    def _refresh_actions(self) -> None:
        front = self.front()
        states = {} if front is None else front.states()
        self.table.show_states(self.table.workspace_contexts(), states)
        self.table.show_states(("front",), {**front_states(front), **self.exports.states()})
        self.exports.refresh()
        for kind in self.shell.kinds:
            for action_id, state in kind.window_states().items():
                self.table[action_id].setEnabled(state.enabled)
        self.table["file.continue"].setEnabled(self.shell.recent.last_unfinished() is not None)
        for action_id in ("window.next_tab", "window.previous_tab"):
            self.table[action_id].setEnabled(len(self.deck.workspaces(self._name_in_front())) > 1)

    # What can be done ------------------------------------------------------------------------------------------

    def do(self, action_id: str) -> None:
        """Carry out an action of the table."""
        spec = self.table.specs[action_id]
        front = self.front()
        if spec.context in self.table.workspace_contexts():
            if front is not None:
                front.perform(action_id)
        elif action_id.startswith("dock.") and front is not None:
            do_dock(front, action_id, self.table[action_id].isChecked())
        elif action_id in self._handlers:
            self._handlers[action_id]()
        else:
            self.show_page(_page_of(action_id))

    def _window_handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "file.new": self._new,
            "file.open": self.opener.ask,
            "file.continue": self.opener.continue_last,
            "file.close": self.close_front,
            "file.tournament": self._new_tournament,
            "file.quit": self.close,
            "view.map": self._focus_map,
            "view.map_table": self._show_map_table,
            "window.next_tab": self._next_tab,
            "window.previous_tab": self._previous_tab,
            **self.commands.handlers(),
            **self.exports.handlers(),
            **{action_id: act for kind in self.shell.kinds for action_id, act in kind.handlers().items()},
        }

    def _enable_known(self) -> None:
        """An action of a kind that is not there can't be done."""
        for action in self.table.of("window"):
            known = action.objectName() in self._handlers or _page_of(action.objectName()) in self.pages.named
            action.setEnabled(known)

    def _show_map_table(self) -> None:
        show_table(self.front())

    # What a kind asks for: see `concordui.kind.Window`

    def widget(self) -> QWidget:
        """What dialogs stand over."""
        return self

    def add(self, make: Make, path: Path | None = None) -> Workspace | None:
        """Begin a workspace in a tab; None where it is refused (the window says why)."""
        try:
            return self.deck.add(make, path)
        except ConcordError as error:
            self.notices.refuse(error)
            return None

    def open_path(self, path: str | Path) -> Workspace | None:
        """Open what stands at a path, or bring its tab forward; None where it is refused (the window says why)."""
        return self.opener.open_path(path)

    def set(self, **values: object) -> None:
        """Change settings; where they can't be written the window says so."""
        self.commands.set(**values)

    def close_front(self) -> None:
        """Close the tab that is shown."""
        front = self.front()
        if front is not None:
            self.deck.close_if_free(front)

    def _new(self) -> None:
        self.kind_in_front().new()

    def _focus_map(self) -> None:
        focus_map(self.front())

    def _new_tournament(self) -> None:
        """Ask for one; while one is played, show it: there is one at a time."""
        self.show_page("tournament")
        if not self.pages.tournament.running:
            self.pages.tournament.ask()

    def _next_tab(self) -> None:
        self.deck.step(1)

    def _previous_tab(self) -> None:
        self.deck.step(-1)

    # How it is put together ------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.recent_menu = RecentMenu(fill_menus(self.menuBar(), self.table), self.shell.recent, self.open_path)
        self.menuBar().setCornerWidget(CommandBox(self.table["view.palette"], self), Qt.Corner.TopRightCorner)
        self._fill_rail()
        right = QVBoxLayout()
        middle = QHBoxLayout()
        column = QVBoxLayout()
        for box in (right, middle, column):
            box.setContentsMargins(0, 0, 0, 0)
            box.setSpacing(0)
        for widget in (self.tabs, self.notices, self.stack):
            right.addWidget(widget)
        middle.addWidget(self.rail)
        middle.addLayout(right, 1)
        column.addLayout(middle, 1)
        column.addWidget(self.status)
        central = QWidget(self)
        central.setProperty("kind", "surface")
        central.setLayout(column)
        self.setCentralWidget(central)
        for context in ("window", "front", *self.table.workspace_contexts()):
            if context != "map":
                self.addActions(self.table.of(context))

    def _fill_rail(self) -> None:
        """The start page, the kinds, the other pages, and at the bottom the settings; each says its key."""
        entries = [("start", self.tr("Start"), "house")]
        entries += [(kind.id, kind.title, kind.icon) for kind in self.shell.kinds]
        entries += [("bots", self.tr("Bots"), "bot"), ("tournament", self.tr("Tourney"), "trophy")]
        for name, title, icon in entries:
            self.rail.add(name, title, icon, self.table.with_key(f"window.{name}"))
        self.rail.add("settings", self.tr("Settings"), "settings", self.table.with_key("file.settings"), at_bottom=True)

    def _connect(self) -> None:
        self.table.wanted.connect(self.do)
        self.rail.chosen.connect(self.show_page)
        self.tabs.plus.clicked.connect(self.table["file.new"].trigger)
        self.deck.front_changed.connect(self._front_changed)
        self.deck.opened.connect(self._opened)
        self.deck.held.connect(self.notices.refuse)
        self.deck.ended.connect(self._ending)
        self.deck.changed.connect(self._deck_changed)
        self.start.open_wanted.connect(self.open_path)
        self.pages.failed.connect(self.notices.refuse)
        self.pages.tournament_wanted.connect(self.table["file.tournament"].trigger)
        self.pages.open_wanted.connect(self.open_path)
        self.shell.settings.changed.connect(self._settings_changed)
        self.shell.settings.found_broken.connect(self._settings_broken)
        self.table.keys_changed.connect(self._keys_changed)
        motion().speed_chosen.connect(self._speed_chosen)
        self.shell.recent.changed.connect(self._recent_changed)
        self._settings_changed(self.shell.settings.value)
        self._recent_changed()

    def _opened(self, workspace: Workspace) -> None:
        self.recorder.watch(workspace)
        if self.shell.settings.value.shortcuts:
            self.key_tips.watch(workspace, workspace.kind)
        workspace.status_changed.connect(self._refresh_status)
        workspace.actions_changed.connect(self._refresh_actions)
        workspace.title_changed.connect(self._refresh_front)
        workspace.failed.connect(self.notices.refuse)
        workspace.handed_on.connect(self._handed_on)
        workspace.action_wanted.connect(self.table.trigger)
        host, target = workspace.dock_host(), workspace.map_widget()
        if host is not None:
            self.layouts.restore_docks(host)
            host.layout_changed.connect(self._refresh_actions)
        if target is not None:
            self.table.attach(target, ("map",))

    def _handed_on(self, value: object) -> None:
        """A workspace hands on what one of another kind can begin from."""
        for kind in self.shell.kinds:
            if kind.takes(value):
                kind.take(value)
                return

    def _ending(self, workspace: Workspace) -> None:
        self.recorder.leave(workspace)
        self.exports.forget(workspace)
        if not self._closing and workspace.kind in self.kinds:
            self.kinds[workspace.kind].closed(workspace)
        host = workspace.dock_host()
        if host is not None:
            self.layouts.keep_docks(host)

    def _front_changed(self, workspace: Workspace | None) -> None:
        if self._closing:
            return
        if workspace is None:
            kind = self.kinds.get(self.deck.kind)
            self._show("start" if kind is None else kind.page_after)
            return
        self.stack.setCurrentWidget(workspace)
        self.notices.pass_by(workspace.path())
        self._refresh_front()
        self._focus_map()

    def _deck_changed(self) -> None:
        if self.shell.mark is not None:
            paths = [path for w in self.deck.workspaces() if (path := w.path()) is not None]
            self.shell.mark.set_open_files(paths)
        self._refresh_front()

    def _settings_changed(self, value: object) -> None:
        settings = self.shell.settings.value
        theme().set_mode(settings.theme)
        theme().set_sight(settings.sight)
        motion().set_choice(settings.motion)
        motion().set_speed(settings.replay_speed)
        self.table.set_keys(settings.shortcuts)
        self.table[f"view.theme.{settings.theme}"].setChecked(True)
        self.start.set_years(settings.years)

    def _settings_broken(self, faults: object) -> None:
        self.news.tell(self.shell.settings.faults, ())

    def _keys_changed(self) -> None:
        for workspace in self.deck.workspaces():
            self.key_tips.watch(workspace, workspace.kind)
        self.key_tips.watch(self)

    def _speed_chosen(self, speed: float) -> None:
        if speed != self.shell.settings.value.replay_speed:
            self.commands.set(replay_speed=speed)

    def _recent_changed(self) -> None:
        self.table["file.continue"].setEnabled(self.shell.recent.last_unfinished() is not None)

    # Coming and going ------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.front() is None:
            self._focus_page("start")

    def place(self) -> None:
        """Take the place and size of the last session, or a good one: all of a screen that is no larger than that."""
        room = self.screen().availableSize()
        self.setMinimumSize(QSize(*LEAST_SIZE).boundedTo(room))
        self.resize(QSize(*DEFAULT_SIZE).boundedTo(room))
        if room.width() <= DEFAULT_SIZE[0] or room.height() <= DEFAULT_SIZE[1]:
            self.setWindowState(Qt.WindowState.WindowMaximized)
        self.layouts.restore_window(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is kept already, or it is said once: end the bots and their threads, keep the layout, then go."""
        if self.deck.holds():
            event.ignore()
            return
        self._closing = True
        self.exports.end()
        self.deck.end_all()
        self.pages.end()
        self.keep()
        event.accept()

    def keep(self) -> None:
        """Write where the window is and what the list of recent files says now."""
        self.layouts.keep_window(self)
        self.recorder.flush()
        self.layouts.write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.table["view.fullscreen"].setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.shell.settings.refresh()  # another window may have changed them meanwhile

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if files_of(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.opener.open_all(event)
        event.acceptProposedAction()


def _page_of(action_id: str) -> str:
    """The page that an action without a handler shows: ``window.bots``, ``file.settings``."""
    return action_id.rpartition(".")[2]
