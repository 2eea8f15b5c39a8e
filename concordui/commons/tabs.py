"""The tabs of the commons: a run, a world that is watched, a sweep, a scenario that is edited; new, or opened again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from concordui.commons.editor.desk import EditorDesk
from concordui.commons.editor.starts import Start
from concordui.commons.editor.workspace import ScenarioEditor
from concordui.commons.runs import RunWanted, Wanted, is_scenario, next_run, runs_folder, sweeps_folder
from concordui.commons.session import ArenaSession, CommonsSession, LogSession
from concordui.commons.sweep.form_model import SweepWanted
from concordui.commons.sweep.tab import SweepWorkspace
from concordui.commons.watch_dialog import WatchDialog
from concordui.commons.watching import WatchNote, WatchSession, WatchWanted
from concordui.commons.workspace import CommonsWorkspace
from concordui.commons.world.session import FolderSession, WorldSession
from concordui.kind import Window
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.commons.file_names import SWEEP_HEAD, WORLD_LOG
from engine.commons.log_index import LogIndex
from engine.commons.scenario import arena_plan, read_scenario, world_plan
from engine.commons.seating import Seating
from engine.commons.sweep.results import saved_head


class CommonsTabs:
    """Makes them in a window."""

    def __init__(self, shell: Shell, window: Window) -> None:
        self._shell = shell
        self._window = window
        self._runs = runs_folder(shell.folders.data)
        self.editors = EditorDesk(shell, window)

    # Beginning

    def begin(self, value: Wanted) -> None:
        """Begin what is wanted in a tab of its own; where that is refused the window says why."""
        match value:
            case RunWanted():
                path = next_run(self._runs, value.name, world=value.is_world)
                self._window.add(partial(self.run, value, path), path)
            case WatchWanted():
                path = next_run(self._runs, value.title, world=True)
                self._window.add(partial(self.watched, value, path), path)
            case SweepWanted():
                self._window.add(partial(self.sweep, value))
            case Start():
                self.editors.begin(value)
            case _:
                raise TypeError(f"no tab begins from a {type(value).__name__}")

    def run(self, wanted: RunWanted, path: Path, parent: QWidget) -> Workspace:
        """The workspace of a new run. Raises `ConcordError` for a scenario that is refused."""
        seating = Seating(wanted.base, self._shell.folders.logs / "agents" / path.stem)
        session: CommonsSession
        if wanted.is_world:
            session = WorldSession(world_plan(wanted.data, wanted.name, wanted.seed), path, seating)
        else:
            session = ArenaSession(arena_plan(wanted.data, wanted.name, wanted.seed), path, seating)
        return CommonsWorkspace(session, _title(wanted.data, wanted.name), parent)

    def watched(self, wanted: WatchWanted, path: Path, parent: QWidget) -> Workspace:
        """The workspace of a served world, whose logs are written to this folder."""
        session = WatchSession(wanted, path)
        workspace = CommonsWorkspace(session, wanted.title, parent)
        WatchNote(workspace, session)
        return workspace

    def sweep(self, wanted: SweepWanted | None, parent: QWidget) -> Workspace:
        """The workspace of a new sweep; what is `wanted` begins at once."""
        workspace = SweepWorkspace(self._sweep_folder, parent)
        if wanted is not None:
            workspace.run_wanted(wanted)
        return workspace

    # Asking

    def new_scenario(self) -> None:
        """A scenario in the editor."""
        self.editors.new()

    def new_sweep(self) -> None:
        """The form of a sweep in a tab."""
        self._window.add(partial(self.sweep, None))

    def ask_server(self) -> None:
        """Ask which world of which server shall be watched."""
        dialog = WatchDialog(self._window.widget())
        dialog.chosen.connect(self.begin)
        dialog.open()

    # Opening

    def open(self, path: Path, parent: QWidget) -> Workspace:
        """What is kept at `path`. Raises `ConcordError` where it is refused."""
        if path.name == SWEEP_HEAD or (path / SWEEP_HEAD).is_file():
            return self._saved_sweep(path.parent if path.name == SWEEP_HEAD else path, parent)
        if path.suffix != ".jsonl" and not path.is_dir():
            data = read_scenario(path)
            if self.editors.has(path) or (isinstance(data, Mapping) and is_scenario(data)):
                return self.editors.open(path, parent)
        if path.name == WORLD_LOG:
            path = path.parent
        world = path.is_dir()
        log, form = (path / WORLD_LOG, "world-log") if world else (path, "arena-log")
        with LogIndex(log, form) as index:  # what is no log, or a newer one, is refused before there is a tab
            title = _title(index.head["scenario"], path.stem)
        session = FolderSession(path) if world else LogSession(path)
        return CommonsWorkspace(session, title, parent)

    def title_at(self, path: Path) -> str:
        """What the draft at a path is called; empty for other paths."""
        return self.editors.title_at(path)

    def closed(self, workspace: Workspace) -> None:
        """A tab was closed by the person."""
        if isinstance(workspace, ScenarioEditor):
            self.editors.closed(workspace)

    def _saved_sweep(self, folder: Path, parent: QWidget) -> Workspace:
        saved_head(folder)  # what is no sweep, or a newer one, is refused before there is a tab
        workspace = SweepWorkspace(self._sweep_folder, parent)
        workspace.look_at(folder)
        return workspace

    def _sweep_folder(self, name: str) -> Path:
        return next_run(sweeps_folder(self._shell.folders.data), name, world=True)


def _title(data: Mapping[str, object], name: str) -> str:
    title = data.get("title")
    return title if isinstance(title, str) and title.strip() else name
