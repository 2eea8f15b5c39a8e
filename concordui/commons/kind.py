"""The commons as a kind of workspace: runs of scenarios, logs and worlds opened again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from concordui.actions import ActionTable
from concordui.commons.home_page import CommonsHome
from concordui.commons.runs import RunWanted, next_run, runs_folder
from concordui.commons.session import ArenaSession, CommonsSession, LogSession
from concordui.commons.workspace import CommonsWorkspace
from concordui.commons.world.session import FolderSession, WorldSession
from concordui.contents import Content
from concordui.kind import Home, Window, WorkspaceKind
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.commons.log_index import LogIndex
from engine.commons.scenario import arena_plan, read_scenario, world_plan
from engine.commons.seating import Seating
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
        self.opens = translate("CommonsKind", "a commons (a scenario, a log, the folder of a world)")
        self.new_words = translate("CommonsKind", "Run a commons...")

    def attach(self, window: Window) -> None:
        super().attach(window)
        self.page.run_wanted.connect(self.take)
        self.page.open_wanted.connect(window.open_path)

    def home(self, table: ActionTable, parent: QWidget) -> Home:
        self.page = CommonsHome(table, self.shell, parent)
        return self.page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"commons.home": self.new}

    def new(self) -> None:
        self.window.show_home(self.id)

    # Running

    def takes(self, value: object) -> bool:
        return isinstance(value, RunWanted)

    def take(self, value: object) -> None:
        """Run a scenario in a tab of its own."""
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

    # Opening

    def recognises(self, content: Content) -> bool:
        if content.is_folder:
            return (content.path / WORLD_LOG).is_file()
        head = content.first if isinstance(content.first, Mapping) else content.value
        if isinstance(head, Mapping):
            return head.get("format") in LOG_FORMATS or _is_scenario(head)
        start = content.head.replace(b" ", b"")
        return any(f'"format":"{each}"'.encode() in start for each in LOG_FORMATS)

    def open(self, path: Path, parent: QWidget) -> Workspace:
        if path.suffix != ".jsonl" and not path.is_dir():
            data = read_scenario(path)
            if isinstance(data, Mapping) and _is_scenario(data):
                wanted = RunWanted(data, path.parent, path.stem)
                kept = next_run(runs_folder(self.shell.folders.data), path.stem)
                return self.make(wanted, kept, parent)
        if path.name == WORLD_LOG:
            path = path.parent
        world = path.is_dir()
        log, format_ = (path / WORLD_LOG, "world-log") if world else (path, "arena-log")
        with LogIndex(log, format_) as index:  # what is no log, or a newer one, is refused before there is a tab
            title = _title(index.head["scenario"], path.stem)
        session = FolderSession(path) if world else LogSession(path)
        return CommonsWorkspace(session, title, parent)


def _title(data: Mapping[str, object], name: str) -> str:
    title = data.get("title")
    return title if isinstance(title, str) and title.strip() else name


def _is_scenario(data: Mapping[str, object]) -> bool:
    """Whether it looks like a scenario, sound or not: an arena has an engine and players, a world has arenas."""
    return ("engine" in data and "players" in data) or ("arenas" in data and "rounds" in data)
