"""The tabs of the lab: positions from the library, a file, the clipboard, a match, or empty."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from concordui.contents import read_content
from concordui.filing_desk import bring_changes, draft_to_open, tell_kept
from concordui.kind import Window
from concordui.lab.clipboard import position_of
from concordui.lab.document import Position, read
from concordui.lab.editor import Editor
from concordui.lab.filing import Filing, Source, digest_of
from concordui.lab.journal import Journal, Kept, title_of
from concordui.lab.workspace import LabWorkspace
from concordui.match.wording import say
from concordui.shell import Shell
from concordui.studies import Study
from concordui.workspace import Workspace
from engine.anatolia.library import TextbookPosition
from engine.errors import ConcordError, FileError

KIND = "lab"


class LabTabs:
    """Makes them in a window. `journal` keeps what is not saved yet."""

    def __init__(self, shell: Shell, window: Window) -> None:
        self.shell = shell
        self.window = window
        self.journal = Journal(shell.folders.data)

    def kept(self) -> tuple[Kept, ...]:
        """What is not saved yet and open in no tab, the latest first."""
        tabs = self.window.deck.workspaces(KIND)
        drafts = {tab.filing.draft for tab in tabs if isinstance(tab, LabWorkspace) and isinstance(tab.filing, Filing)}
        return tuple(each for each in self.journal.all() if each.place not in drafts)

    # Beginning

    def empty(self) -> None:
        """A board without units."""
        self.begin(Position(self.shell.board))

    def beginning(self) -> None:
        """The start of a game on the usual board."""
        board = self.shell.board
        owners = {place: power for power in board.powers for place in board.homes[power]}
        title = say("The start of a game")
        self.begin(read({"title": title, "units": [unit.to_json() for unit in board.start], "owners": owners})[0])

    def paste(self) -> None:
        """The position whose JSON is on the clipboard."""
        try:
            position, warnings = position_of(QApplication.clipboard().text())
        except ConcordError as error:
            self.window.notices.refuse(error)
            return
        self.begin(position, Source(only_here=True), warnings)

    def open_entry(self, entry: TextbookPosition) -> None:
        """A position of the library; one that is open and unchanged comes forward."""
        for workspace in self.window.deck.workspaces(KIND):
            assert isinstance(workspace, LabWorkspace)
            if workspace.editor.position.extra.get("id") == entry.id and workspace.filing.path is None:
                self.window.deck.bring_forward(workspace)
                return
        position, warnings = read(entry.case)
        self.begin(position, Source(), warnings)

    def study(self, value: Study) -> None:
        """The position that a workspace of another kind hands on."""
        data = {
            "board": dict(value.board.source) if value.board is not self.shell.board else None,
            "title": value.title,
            "origin": value.origin,
            "units": [unit.to_json() for unit in value.units],
            "owners": dict(value.owners),
            "orders": [order.to_json() for order in value.orders.values()],
        }
        position, warnings = read(data)
        self.begin(position, Source(only_here=not value.recorded), warnings)

    def begin(self, position: Position, source: Source | None = None, warnings: Iterable[str] = ()) -> Workspace | None:
        """A tab for this position."""
        return self.window.add(partial(self.make, position, source or Source(), tuple(warnings)))

    # Opening

    def open(self, path: Path, parent: QWidget) -> Workspace:
        if self.journal.has(path):
            kept, source = draft_to_open(self.journal, path)
            return self.make(kept, source, (), parent)
        content = read_content(path)
        if content.first is not None:
            remedy = say("copy one of the lines and paste it in the lab")
            raise FileError(say("this file holds several positions, one a line"), str(path), remedy)
        if content.fault is not None:
            raise content.fault
        position, warnings = read(content.value, str(path))
        workspace = self.make(position, Source(path, digest_of(path)), warnings, parent)
        bring_changes(self.journal, path, self.window, workspace.editor.apply)
        return workspace

    def title_at(self, path: Path) -> str:
        """What is kept in a draft's file; empty for other paths."""
        return next((title_of(kept.draft) for kept in self.journal.all() if kept.place == path), "")

    def make(self, position: Position, source: Source, warnings: tuple[str, ...], parent: QWidget) -> LabWorkspace:
        """The workspace of a position."""
        editor = Editor(position)
        filing = Filing(editor, self.journal, source, self.shell.now, self.shell.saves_folder)
        workspace = LabWorkspace(editor, filing, warnings, parent)
        editor.setParent(workspace)
        filing.setParent(workspace)
        filing.failed.connect(workspace.failed)
        filing.moved.connect(workspace.path_changed)
        filing.dropped.connect(self.shell.recent.forget)
        filing.settle(workspace, partial(self.window.deck.moving, workspace))
        return workspace

    def closed(self, workspace: Workspace) -> None:
        """Say where the changes are that were not saved."""
        assert isinstance(workspace, LabWorkspace)
        where = say("Concord keeps them: they stand under 'Not saved yet' in the lab, and among the recent files.")
        tell_kept(workspace.filing, self.window, where)
