"""The positions of the lab as a kind of workspace: from the library, a file, the clipboard, a match, or empty."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget

from concordui.actions import ActionTable
from concordui.contents import Content, read_content
from concordui.filing_desk import bring_changes, draft_to_open, tell_kept
from concordui.kind import Home, Window, WorkspaceKind
from concordui.lab.clipboard import position_of
from concordui.lab.document import Position, read
from concordui.lab.editor import Editor
from concordui.lab.filing import Filing, Source, digest_of
from concordui.lab.journal import FORMAT, Journal, Kept, title_of
from concordui.lab.library_page import LibraryPage
from concordui.lab.workspace import LabWorkspace
from concordui.match.wording import say
from concordui.shell import Shell
from concordui.studies import Study
from concordui.workspace import Workspace
from engine.anatolia.library import TextbookPosition
from engine.errors import ConcordError, FileError

translate = QCoreApplication.translate


class LabKind(WorkspaceKind):
    """See `WorkspaceKind`. Its home page is the library, with what is not saved yet above it."""

    id = "lab"
    icon = "list-tree"
    page_after = "lab"

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.journal = Journal(shell.folders.data)
        self.title = translate("LabKind", "Lab")
        self.opens = translate("LabKind", "a position (a case of 'concord adjudicate')")
        self.new_words = translate("LabKind", "New position...")

    def attach(self, window: Window) -> None:
        super().attach(window)
        page = self.page
        page.entry_wanted.connect(self.open_entry)
        page.draft_wanted.connect(window.open_path)
        page.discard_wanted.connect(self.discard)

    def home(self, table: ActionTable, parent: QWidget) -> Home:
        self.page = LibraryPage(table, self.kept, self.shell.now, parent)
        return self.page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"lab.library": self.new, "lab.new": self.empty, "lab.start": self.beginning, "lab.paste": self.paste}

    def kept(self) -> tuple[Kept, ...]:
        """What is not saved yet and open in no tab, the latest first."""
        tabs = self.window.deck.workspaces(self.id)
        drafts = {tab.filing.draft for tab in tabs if isinstance(tab, LabWorkspace) and isinstance(tab.filing, Filing)}
        return tuple(each for each in self.journal.all() if each.place not in drafts)

    # Beginning

    def new(self) -> None:
        """Show where positions come from."""
        self.window.show_home(self.id)

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
        for workspace in self.window.deck.workspaces(self.id):
            assert isinstance(workspace, LabWorkspace)
            if workspace.editor.position.extra.get("id") == entry.id and workspace.filing.path is None:
                self.window.deck.bring_forward(workspace)
                return
        position, warnings = read(entry.case)
        self.begin(position, Source(), warnings)

    def takes(self, value: object) -> bool:
        return isinstance(value, Study)

    def take(self, value: object) -> None:
        assert isinstance(value, Study)
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

    def recognises(self, content: Content) -> bool:
        if content.fault is not None:
            cut = content.head.lstrip().startswith(b"{") and b'"units"' in content.head
            return cut or (isinstance(content.first, Mapping) and "units" in content.first)
        value = content.value
        return isinstance(value, Mapping) and ("units" in value or value.get("format") == FORMAT)

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
        assert isinstance(workspace, LabWorkspace)
        where = say("Concord keeps them: they stand under 'Not saved yet' in the lab, and among the recent files.")
        tell_kept(workspace.filing, self.window, where)

    def discard(self, place: Path) -> None:
        """Take a draft off the list; it can be brought back."""
        self.journal.discard(place)
        self.shell.recent.forget(place)
        self.page.reload()
        title = say("The unsaved position was discarded.")
        notice = self.window.notices.say("info", title, str(place), ((str(place), say("Bring it back")),))
        notice.wanted.connect(self._bring_back)

    def _bring_back(self, place: object) -> None:
        self.journal.bring_back(Path(str(place)))
        self.page.reload()
