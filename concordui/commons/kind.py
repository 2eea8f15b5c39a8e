"""The commons as a kind of workspace: runs of scenarios, logs and worlds opened again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from concordui.actions import ActionTable
from concordui.commons.editor.desk import EditorDesk
from concordui.commons.editor.keeping import FORMAT as DRAFT_FORMAT
from concordui.commons.editor.starts import Start
from concordui.commons.editor.workspace import ScenarioEditor
from concordui.commons.home_page import CommonsHome
from concordui.commons.runs import RunWanted, next_run, runs_folder, sweeps_folder
from concordui.commons.session import ArenaSession, CommonsSession, LogSession
from concordui.commons.sweep.form_model import SweepWanted
from concordui.commons.sweep.tab import SweepWorkspace
from concordui.commons.watch_dialog import WatchDialog
from concordui.commons.watching import WatchNote, WatchSession, WatchWanted
from concordui.commons.workspace import CommonsWorkspace
from concordui.commons.world.session import FolderSession, WorldSession
from concordui.contents import Content
from concordui.kind import Home, Window, WorkspaceKind
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.commons.log_index import LogIndex
from engine.commons.scenario import arena_plan, read_scenario, world_plan
from engine.commons.seating import Seating
from engine.commons.sweep.results import FORMAT as SWEEP_FORMAT
from engine.commons.sweep.results import HEAD as SWEEP_HEAD
from engine.commons.sweep.results import saved_head
from engine.commons.world_runner import WORLD_LOG

translate = QCoreApplication.translate

LOG_FORMATS = ("arena-log", "world-log")


class CommonsKind(WorkspaceKind):
    """See `WorkspaceKind`. Its home page lists the scenarios that ship."""

    id = "commons"
    icon = "fish"
    page_after = "commons"
    patterns = ("*.json", "*.jsonl")

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.title = translate("CommonsKind", "Commons")
        self.opens = translate("CommonsKind", "a commons (a scenario, a log, the folder of a world or of a sweep)")
        self.new_words = translate("CommonsKind", "Run a commons...")

    def attach(self, window: Window) -> None:
        super().attach(window)
        self.desk = EditorDesk(self.shell, window)
        self.page.run_wanted.connect(self.take)
        self.page.edit_wanted.connect(self.take)
        self.page.open_wanted.connect(window.open_path)

    def home(self, table: ActionTable, parent: QWidget) -> Home:
        self.page = CommonsHome(table, self.shell, parent)
        self.page.add_button("commons.new_scenario", translate("CommonsKind", "New scenario"), "pencil")
        self.page.add_button("commons.new_sweep", translate("CommonsKind", "Sweep"), "grid-3x3")
        self.page.add_button("commons.watch", translate("CommonsKind", "Watch a running server"), "eye")
        return self.page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "commons.home": self.new,
            "commons.new_scenario": self.new_scenario,
            "commons.new_sweep": self.new_sweep,
            "commons.watch": self.watch,
        }

    def new_scenario(self) -> None:
        """A scenario in the editor."""
        self.desk.new()

    def new(self) -> None:
        self.window.show_home(self.id)

    # Running

    def takes(self, value: object) -> bool:
        return isinstance(value, RunWanted | SweepWanted | WatchWanted | Start)

    def take(self, value: object) -> None:
        """Run a scenario, sweep it, or watch a world that is served, in a tab of its own."""
        if isinstance(value, WatchWanted):
            path = next_run(runs_folder(self.shell.folders.data), value.title, world=True)
            self.window.add(partial(self.make_watch, value, path), path)
            return
        if isinstance(value, Start):
            self.desk.begin(value)
            return
        if isinstance(value, SweepWanted):
            self.window.add(partial(self.make_sweep, value))
            return
        assert isinstance(value, RunWanted)
        path = next_run(runs_folder(self.shell.folders.data), value.name, world=value.is_world)
        self.window.add(partial(self.make, value, path), path)

    def make(self, wanted: RunWanted, path: Path, parent: QWidget) -> Workspace:
        """The workspace of a new run. Raises `ConcordError` for a scenario that is refused."""
        seating = Seating(wanted.base, self.shell.folders.logs / "agents" / path.stem)
        session: CommonsSession
        if wanted.is_world:
            session = WorldSession(world_plan(wanted.data, wanted.name, wanted.seed), path, seating)
        else:
            session = ArenaSession(arena_plan(wanted.data, wanted.name, wanted.seed), path, seating)
        return CommonsWorkspace(session, _title(wanted.data, wanted.name), parent)

    # Watching

    def watch(self) -> None:
        """Ask which world of which server."""
        dialog = WatchDialog(self.page.window())
        dialog.chosen.connect(self.take)
        dialog.open()

    def make_watch(self, wanted: WatchWanted, path: Path, parent: QWidget) -> Workspace:
        """The workspace of a served world, whose logs are written to this folder."""
        session = WatchSession(wanted, path)
        workspace = CommonsWorkspace(session, wanted.title, parent)
        WatchNote(workspace, session)
        return workspace

    # Sweeping

    def new_sweep(self) -> None:
        """The form of a sweep in a tab."""
        self.window.add(partial(self.make_sweep, None))

    def make_sweep(self, wanted: SweepWanted | None, parent: QWidget) -> Workspace:
        """The workspace of a new sweep; what is `wanted` begins at once."""
        workspace = SweepWorkspace(self._sweep_folder, parent)
        if wanted is not None:
            workspace.run_wanted(wanted)
        return workspace

    def _sweep_folder(self, name: str) -> Path:
        return next_run(sweeps_folder(self.shell.folders.data), name, world=True)

    # Opening

    def recognises(self, content: Content) -> bool:
        if content.is_folder:
            return any((content.path / name).is_file() for name in (WORLD_LOG, SWEEP_HEAD))
        head = content.first if isinstance(content.first, Mapping) else content.value
        if isinstance(head, Mapping):
            return head.get("format") in (*LOG_FORMATS, SWEEP_FORMAT, DRAFT_FORMAT) or _is_scenario(head)
        start = content.head.replace(b" ", b"")
        return any(f'"format":"{each}"'.encode() in start for each in LOG_FORMATS)

    def open(self, path: Path, parent: QWidget) -> Workspace:
        if path.name == SWEEP_HEAD or (path / SWEEP_HEAD).is_file():
            folder = path.parent if path.name == SWEEP_HEAD else path
            saved_head(folder)  # what is no sweep, or a newer one, is refused before there is a tab
            workspace = SweepWorkspace(self._sweep_folder, parent)
            workspace.look_at(folder)
            return workspace
        if path.suffix != ".jsonl" and not path.is_dir():
            data = read_scenario(path)
            if self.desk.has(path) or (isinstance(data, Mapping) and _is_scenario(data)):
                return self.desk.open(path, parent)
        if path.name == WORLD_LOG:
            path = path.parent
        world = path.is_dir()
        log, format_ = (path / WORLD_LOG, "world-log") if world else (path, "arena-log")
        with LogIndex(log, format_) as index:  # what is no log, or a newer one, is refused before there is a tab
            title = _title(index.head["scenario"], path.stem)
        session = FolderSession(path) if world else LogSession(path)
        return CommonsWorkspace(session, title, parent)

    def title_at(self, path: Path) -> str:
        return self.desk.title_at(path)

    def closed(self, workspace: Workspace) -> None:
        if isinstance(workspace, ScenarioEditor):
            self.desk.closed(workspace)


def _title(data: Mapping[str, object], name: str) -> str:
    title = data.get("title")
    return title if isinstance(title, str) and title.strip() else name


def _is_scenario(data: Mapping[str, object]) -> bool:
    """Whether it looks like a scenario, sound or not: an arena has an engine and players, a world has arenas."""
    return ("engine" in data and "players" in data) or ("arenas" in data and "rounds" in data)
