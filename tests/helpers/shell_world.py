"""A window to try the shell with: a small workspace that keeps a text in a file, and fixed time and seeds."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from concordui import glyphs
from concordui.contents import Content
from concordui.docks import DockHost
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.match.kind import MatchKind
from concordui.match.setup import MatchSetup
from concordui.recent import RecentFiles
from concordui.saves import title_of
from concordui.settings import SettingsStore
from concordui.shell import Shell
from concordui.start.minimap import MapPicture
from concordui.workspace import ActionState, Status, Summary, Workspace
from engine.anatolia.board import shipped_board
from engine.errors import ConcordError, FileError
from engine.files import read_json, write_atomic

NOON = datetime(2026, 3, 21, 12, 0, tzinfo=UTC)
DOCKS = ("dock.orders", "dock.promises", "dock.trust")


class NotePad(Workspace):
    """Knows two actions of the match's context and one of the map's, and counts what it was asked to do."""

    kind = "match"

    def __init__(self, path: Path, power: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.power = power
        self.done: list[str] = []
        self.ended = 0
        self.finished = False
        self.held: ConcordError | None = None
        self.sentence = "Year 1, Spring. Your proposals are due"
        self.target = QLabel("map")
        self.target.setFocusPolicy(self.target.focusPolicy().StrongFocus)
        self.host = DockHost("match", self.target, self)
        for dock_id in DOCKS:
            self.host.add_dock(dock_id, dock_id.removeprefix("dock.").capitalize(), QLabel(dock_id))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.host)

    def title(self) -> str:
        return title_of(self._path)

    def tab_icon(self) -> QIcon:
        icon = QIcon()
        if self.power is not None:
            icon.addPixmap(glyphs.chip_pixmap(self.power, 16))
        return icon

    def path(self) -> Path:
        return self._path

    def status(self) -> Status:
        return Status(("Saved 09:41:12, Year 3, Spring", "Seed 2026"), ("Zoom 100 %",), saved=True)

    def summary(self) -> Summary:
        board = shipped_board()
        owners = {place: board.by_id[place].home for place in board.centres}
        picture = MapPicture(board, owners)
        return Summary(self.title(), self.sentence, self.finished, self.power, "Anatolia", picture)

    def states(self) -> Mapping[str, ActionState]:
        return {
            "match.send": ActionState(text="Send orders"),
            "edit.undo": ActionState(enabled=False),
            "map.hold": ActionState(),
        }

    def perform(self, action_id: str) -> None:
        self.done.append(action_id)

    def dock_host(self) -> DockHost:
        return self.host

    def map_widget(self) -> QWidget:
        return self.target

    def hold(self) -> ConcordError | None:
        held, self.held = self.held, None
        return held

    def save(self) -> None:
        self.done.append("save")

    def end(self) -> None:
        self.ended += 1

    def sizeHint(self) -> QSize:
        return QSize(900, 600)


class NotePadKind(MatchKind):
    """Makes and opens note pads: a file is ``{"power": name}``. What the form would show is kept in `asked`."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.setups: list[MatchSetup] = []
        self.asked: list[MatchSetup] = []
        self.refuses = False

    def make(self, setup: MatchSetup, parent: QWidget) -> NotePad:
        if self.refuses:
            raise FileError("cannot write the file", str(setup.path), "choose a folder you may write to")
        self.setups.append(setup)
        assert setup.path is not None
        power = setup.humans[0] if setup.humans else None
        write_atomic(setup.path, json.dumps({"power": power}))
        return NotePad(setup.path, power, parent)

    def ask(self, setup: MatchSetup) -> None:
        self.asked.append(setup)

    def recognises(self, content: Content) -> bool:
        return isinstance(content.value, dict) and "power" in content.value

    def open(self, path: Path, parent: QWidget) -> NotePad:
        return NotePad(path, read_json(path)["power"], parent)


def make_shell(folder: Path, **more: object) -> Shell:
    """A shell of note pads whose files are all under `folder`."""
    folders = Folders.under(folder)
    shell = Shell(
        folders=folders,
        settings=SettingsStore(folders.config / "settings.json"),
        recent=RecentFiles(folders.data),
        kinds=(),
        now=lambda: NOON,
        new_seed=lambda: 2026,
        **more,
    )
    shell.kinds = (NotePadKind(shell),)
    return shell


def matches(window: MainWindow) -> MatchKind:
    """The kind of matches of a window."""
    kind = window.shell.kinds[0]
    assert isinstance(kind, MatchKind)
    return kind
