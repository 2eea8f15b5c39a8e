"""The main window: menus from the table, rail, tabs, the page in front, status; it brings the parts together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from concordui.actions import ActionTable
from concordui.command_box import CommandBox
from concordui.commands import Commands
from concordui.deck import Deck, workspace_of
from concordui.game_locks import GameLocks
from concordui.layouts import Layouts
from concordui.main_menu import fill_menus
from concordui.news import News
from concordui.notices import NoticeStrip
from concordui.page_set import PageSet
from concordui.rail import Rail
from concordui.recorder import Recorder
from concordui.shell import Shell
from concordui.status_strip import StatusStrip
from concordui.tab_strip import TabStrip
from concordui.theme import theme
from concordui.workspace import ActionState, MatchSetup, Status, Workspace, WorkspaceKind
from engine import __version__
from engine.errors import ConcordError, FileError

DEFAULT_SIZE = (1440, 900)
LEAST_SIZE = (960, 600)
WORKSPACE_CONTEXTS = ("match", "map")


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
        self.layouts = Layouts(shell.folders.data)
        self.rail = Rail(self)
        self.tabs = TabStrip(self)
        self.stack = QStackedWidget(self)
        self.notices = NoticeStrip(self)
        self.status = StatusStrip(self)
        self.deck = Deck(self.tabs, self.stack, GameLocks(shell.folders.data), self)
        self.recorder = Recorder(shell.recent, shell.now, self)
        self.pages = PageSet(shell, self.table, self.stack)
        self.start = self.pages.start
        self.settings = self.pages.settings
        self.commands = Commands(self, self.table, shell, self.notices)
        self._handlers = self._window_handlers()
        self._build()
        self._connect()
        self.show_page("start")
        self.news = News(self.start, shell.recent, self.open_path, self)
        self.news.tell(shell.settings.faults, shell.unclean)

    # What is in front ------------------------------------------------------------------------------------------

    def show_page(self, name: str) -> None:
        """Bring a page of the set forward; "match" is the tab in front, or how to begin one."""
        workspace = self.deck.front() if name == "match" else None
        self.stack.setCurrentWidget(workspace or self.pages.named[name])
        self._refresh_front()
        if workspace is None and self.isVisible():
            self._focus_page(name)

    def front(self) -> Workspace | None:
        """The workspace that is shown, None on a page."""
        return workspace_of(self.stack.currentWidget())

    def _focus_page(self, name: str) -> None:
        self.pages.first_focus(name).setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh_front(self) -> None:
        front = self.front()
        name = self.pages.name_of(self.stack.currentWidget())
        self.rail.show_current(name)
        self.tabs.setVisible(name == "match" and bool(self.deck.workspaces()))
        self.setWindowTitle("Concord" if front is None else f"{front.title()} \N{EN DASH} Concord")
        self._refresh_status()
        self._refresh_actions()

    def _refresh_status(self) -> None:
        front = self.front()
        self.status.show_status(Status(right=(f"Concord {__version__}",)) if front is None else front.status())

    def _refresh_actions(self) -> None:
        front = self.front()
        states = {} if front is None else front.states()
        self.table.show_states(WORKSPACE_CONTEXTS, states)
        self.table.show_states(("front",), self._front_states(front))
        self.table["file.continue"].setEnabled(self.shell.recent.last_unfinished() is not None)
        for action_id in ("window.next_tab", "window.previous_tab"):
            self.table[action_id].setEnabled(len(self.deck.workspaces()) > 1)

    def _front_states(self, front: Workspace | None) -> Mapping[str, ActionState]:
        if front is None:
            return {}
        states = {"file.close": ActionState(), "view.map": ActionState(front.map_widget() is not None)}
        host = front.dock_host()
        if host is not None:
            docks = {dock_id: ActionState(checked=host.is_open(dock_id)) for dock_id in host.docks()}
            states |= docks | {"dock.reset": ActionState()}
        return states

    # What can be done ------------------------------------------------------------------------------------------

    def do(self, action_id: str) -> None:
        """Carry out an action of the table."""
        spec = self.table.specs[action_id]
        front = self.front()
        if spec.context in WORKSPACE_CONTEXTS:
            if front is not None:
                front.perform(action_id)
        elif action_id.startswith("dock.") and front is not None:
            self._do_dock(front, action_id)
        else:
            self._handlers[action_id]()

    def _window_handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "file.new": self.ask_new_match,
            "file.share": self.ask_shared_match,
            "file.watch": self.watch,
            "file.open": self.ask_file,
            "file.continue": self.continue_last,
            "file.close": self.close_front,
            "file.tournament": self._new_tournament,
            "file.settings": self._show_settings,
            "file.quit": self.close,
            "view.map": self._focus_map,
            "window.start": self._show_start,
            "window.match": self._show_match,
            "window.bots": self._show_bots,
            "window.tournament": self._show_tournament,
            "window.next_tab": self._next_tab,
            "window.previous_tab": self._previous_tab,
            **self.commands.handlers(),
        }

    def play(self, power: str) -> None:
        """Start a match at once, as this power, against the last bots."""
        self.start_match(self.shell.setup([power]))

    def watch(self) -> None:
        """Start a match of bots alone."""
        self.start_match(self.shell.setup([]))

    def ask_new_match(self) -> None:
        """Ask for seats, seed and years, beginning with the first power for the person."""
        self._ask(self.shell.setup(self.shell.board.powers[:1]))

    def ask_shared_match(self) -> None:
        """Ask for a match of several people at this machine, beginning with two."""
        self._ask(self.shell.setup(self.shell.board.powers[:2]))

    def ask_options(self, power: str) -> None:
        """Ask for a match as this power."""
        self._ask(self.shell.setup([power]))

    def start_match(self, setup: MatchSetup) -> Workspace | None:
        """Begin a match; None where the setup is refused (the window says why)."""
        try:
            return self.deck.start(self._kind(), setup)
        except ConcordError as error:
            self.notices.refuse(error)
            return None

    def ask_file(self) -> None:
        """Choose a file to open."""
        dialog = QFileDialog(self, self.tr("Open a saved game"), str(self.shell.saves_folder()))
        dialog.setNameFilters([self.tr("Saved games (*.json)"), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.open_path)
        dialog.open()

    def open_path(self, path: str | Path) -> Workspace | None:
        """Open a file, or bring its tab forward; None where it is refused (the window says why and what to do)."""
        place = Path(path).expanduser().absolute()
        try:
            if not place.is_file():
                what = "this is a folder, not a saved game" if place.is_dir() else "the file is not there any more"
                raise FileError(what, str(place), "open another file, or take it off the list of recent files")
            return self.deck.open(self._kind(), place)
        except ConcordError as error:
            self.notices.refuse(error)
            return None

    def continue_last(self) -> None:
        """Go on with the last match that is not over."""
        entry = self.shell.recent.last_unfinished()
        if entry is not None:
            self.open_path(entry.path)

    def close_front(self) -> None:
        """Close the tab that is shown."""
        front = self.front()
        if front is not None:
            self.deck.close_at(self.deck.workspaces().index(front))

    def _kind(self) -> WorkspaceKind:
        return self.shell.kinds[0]

    def _ask(self, setup: MatchSetup) -> None:
        self._kind().ask(setup, self, self._accepted)

    def _accepted(self, setup: MatchSetup) -> None:
        if self.start_match(setup) is not None:
            self.commands.set(**self.shell.choices_of(setup))

    def _do_dock(self, front: Workspace, action_id: str) -> None:
        host = front.dock_host()
        if host is not None:
            if action_id == "dock.reset":
                host.reset()
            else:
                host.set_open(action_id, self.table[action_id].isChecked())

    def _focus_map(self) -> None:
        front = self.front()
        target = None if front is None else front.map_widget()
        if target is not None:
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_settings(self) -> None:
        self.show_page("settings")

    def _show_start(self) -> None:
        self.show_page("start")

    def _show_match(self) -> None:
        self.show_page("match")

    def _show_bots(self) -> None:
        self.show_page("bots")

    def _show_tournament(self) -> None:
        self.show_page("tournament")

    def _new_tournament(self) -> None:
        """Ask for one; while one is played, show it: there is one at a time."""
        self._show_tournament()
        if not self.pages.tournament.running:
            self.pages.tournament.ask()

    def _next_tab(self) -> None:
        self.deck.step(1)

    def _previous_tab(self) -> None:
        self.deck.step(-1)

    # How it is put together ------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._recent_menu = fill_menus(self.menuBar(), self.table)
        self.menuBar().setCornerWidget(CommandBox(self.table["view.palette"], self), Qt.Corner.TopRightCorner)
        self.rail.add("start", self.tr("Start"), "house", self.tr("Start page (Ctrl+1)"))
        for kind in self.shell.kinds:
            self.rail.add(kind.id, kind.title, kind.icon, self.tr("Matches (Ctrl+3)"))
        self.rail.add("bots", self.tr("Bots"), "bot", self.tr("Bots (Ctrl+4)"))
        self.rail.add("tournament", self.tr("Tourney"), "trophy", self.tr("Tournaments (Ctrl+5)"))
        self.rail.add("settings", self.tr("Settings"), "settings", self.tr("Settings (Ctrl+,)"), at_bottom=True)
        self.tabs.plus.setToolTip(self.tr("New match with options (Ctrl+N)"))
        self.tabs.plus.setAccessibleName(self.tr("New match with options"))
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
        self.addActions(self.table.of("window") + self.table.of("front") + self.table.of("match"))

    def _connect(self) -> None:
        self.table.wanted.connect(self.do)
        self.rail.chosen.connect(self.show_page)
        self.tabs.plus.clicked.connect(self.table["file.new"].trigger)
        self.deck.front_changed.connect(self._front_changed)
        self.deck.opened.connect(self._opened)
        self.deck.ended.connect(self._ending)
        self.deck.changed.connect(self._deck_changed)
        self.start.play_wanted.connect(self.play)
        self.start.options_wanted.connect(self.ask_options)
        self.start.open_wanted.connect(self.open_path)
        for page in (self.pages.settings, self.pages.bots, self.pages.tournament):
            page.failed.connect(self.notices.refuse)
        self.pages.bots.tournament_wanted.connect(self.table["file.tournament"].trigger)
        self.pages.tournament.open_wanted.connect(self.open_path)
        self.shell.settings.changed.connect(self._settings_changed)
        self.shell.recent.changed.connect(self._recent_changed)
        self._recent_menu.triggered.connect(self._recent_triggered)
        self._settings_changed(self.shell.settings.value)
        self._recent_changed()

    def _opened(self, workspace: Workspace) -> None:
        self.recorder.watch(workspace)
        workspace.status_changed.connect(self._refresh_status)
        workspace.actions_changed.connect(self._refresh_actions)
        workspace.title_changed.connect(self._refresh_front)
        workspace.failed.connect(self.notices.refuse)
        host, target = workspace.dock_host(), workspace.map_widget()
        if host is not None:
            self.layouts.restore_docks(host)
            host.layout_changed.connect(self._refresh_actions)
        if target is not None:
            self.table.attach(target, ("map",))

    def _ending(self, workspace: Workspace) -> None:
        self.recorder.leave(workspace)
        host = workspace.dock_host()
        if host is not None:
            self.layouts.keep_docks(host)

    def _front_changed(self, workspace: Workspace | None) -> None:
        if workspace is not None:
            self.stack.setCurrentWidget(workspace)
        elif self.front() is None and not self.deck.workspaces():
            self.show_page("start")
        self._refresh_front()
        if workspace is not None:
            self._focus_map()

    def _deck_changed(self) -> None:
        if self.shell.mark is not None:
            paths = [path for w in self.deck.workspaces() if (path := w.path()) is not None]
            self.shell.mark.set_open_files(paths)
        self._refresh_front()

    def _settings_changed(self, value: object) -> None:
        settings = self.shell.settings.value
        theme().set_mode(settings.theme)
        self.table[f"view.theme.{settings.theme}"].setChecked(True)
        self.start.set_years(settings.years)

    def _recent_changed(self) -> None:
        self._recent_menu.clear()
        for entry in self.shell.recent.files():
            action = self._recent_menu.addAction(entry.title)
            action.setData(str(entry.path))
            action.setToolTip(str(entry.path))
            action.setEnabled(not entry.missing)
        self._recent_menu.setEnabled(bool(self.shell.recent.files()))
        self.table["file.continue"].setEnabled(self.shell.recent.last_unfinished() is not None)

    def _recent_triggered(self, action: object) -> None:
        self.open_path(action.data())  # type: ignore[attr-defined]

    # Coming and going ------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.front() is None:
            self._focus_page("start")

    def place(self) -> None:
        """Take the place and size of the last session, or a good one: all of a screen that is no larger than that."""
        room = self.screen().availableSize()
        self.resize(QSize(*DEFAULT_SIZE).boundedTo(room))
        if room.width() <= DEFAULT_SIZE[0] or room.height() <= DEFAULT_SIZE[1]:
            self.setWindowState(Qt.WindowState.WindowMaximized)
        self.layouts.restore_window(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is saved already: end the bots and their threads, keep the layout, then go."""
        self.layouts.keep_window(self)
        self.deck.end_all()
        self.pages.end()
        self.recorder.flush()
        self.layouts.write()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.table["view.fullscreen"].setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files_of(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in _files_of(event):
            self.open_path(path)
        event.acceptProposedAction()


def _files_of(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
