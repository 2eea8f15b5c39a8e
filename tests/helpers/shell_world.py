"""A window to try the shell with: a small workspace that keeps a text in a file, and fixed time and seeds."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from concordui import glyphs
from concordui.docks import DockHost
from concordui.folders import Folders
from concordui.recent import RecentFiles
from concordui.saves import title_of
from concordui.settings import SettingsStore
from concordui.shell import Shell
from concordui.workspace import ActionState, MatchSetup, Status, Summary, Workspace
from engine.anatolia.board import shipped_board
from engine.errors import FileError, RecordError
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
        return Summary(self.title(), self.sentence, self.finished, self.power, board, owners)

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

    def save(self) -> None:
        self.done.append("save")

    def end(self) -> None:
        self.ended += 1

    def sizeHint(self) -> QSize:
        return QSize(900, 600)


class NotePadKind:
    """Makes and opens note pads: a file is ``{"power": name}``."""

    id = "match"
    title = "Match"
    icon = "swords"

    def __init__(self) -> None:
        self.setups: list[MatchSetup] = []
        self.asked: list[MatchSetup] = []
        self.accepted: Callable[[MatchSetup], None] | None = None
        self.refuses = False

    def create(self, setup: MatchSetup, parent: QWidget) -> NotePad:
        if self.refuses:
            raise FileError("cannot write the file", str(setup.path), "choose a folder you may write to")
        self.setups.append(setup)
        assert setup.path is not None
        power = setup.humans[0] if setup.humans else None
        write_atomic(setup.path, json.dumps({"power": power}))
        return NotePad(setup.path, power, parent)

    def open(self, path: Path, parent: QWidget) -> NotePad:
        data = read_json(path)
        if not isinstance(data, dict) or "power" not in data:
            raise RecordError("this is no saved game", str(path), "open a file that Concord saved")
        return NotePad(path, data["power"], parent)

    def ask(self, setup: MatchSetup, parent: QWidget, accepted: Callable[[MatchSetup], None]) -> None:
        self.asked.append(setup)
        self.accepted = accepted


def make_shell(folder: Path, kind: NotePadKind | None = None, **more: object) -> Shell:
    """A shell whose files are all under `folder`."""
    folders = Folders.under(folder)
    return Shell(
        folders=folders,
        settings=SettingsStore(folders.config / "settings.json"),
        recent=RecentFiles(folders.data),
        kinds=(kind or NotePadKind(),),
        now=lambda: NOON,
        new_seed=lambda: 2026,
        **more,
    )
