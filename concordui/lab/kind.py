"""The positions of the lab as a kind of workspace. What makes its tabs is loaded when somebody wants one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from concordui.actions import ActionTable
from concordui.contents import Content
from concordui.kind import Home, WorkspaceKind
from concordui.shell import Shell
from concordui.workspace import Workspace

if TYPE_CHECKING:
    from concordui.lab.library_page import LibraryPage
    from concordui.lab.tabs import LabTabs
    from engine.anatolia.library import TextbookPosition

translate = QCoreApplication.translate


class LabKind(WorkspaceKind):
    """See `WorkspaceKind`. Its home page is the library, with what is not saved yet above it."""

    id = "lab"
    icon = "list-tree"
    page_after = "lab"

    needs = (
        "concordui.lab.document",
        "concordui.lab.analysis",
        "concordui.lab.editor",
        "concordui.lab.workspace",
        "concordui.lab.tabs",
        "concordui.lab.library_page",
    )

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.title = translate("LabKind", "Lab")
        self.opens = translate("LabKind", "a position (a case of 'concord adjudicate')")
        self.new_words = translate("LabKind", "New position...")
        self._tabs: LabTabs | None = None

    @property
    def tabs(self) -> LabTabs:
        """What makes the tabs."""
        if self._tabs is None:
            from concordui.lab.tabs import LabTabs

            self._tabs = LabTabs(self.shell, self.window)
        return self._tabs

    def home(self, table: ActionTable, parent: QWidget) -> Home:
        from concordui.lab.library_page import LibraryPage

        self.page: LibraryPage = LibraryPage(table, self.tabs.kept, self.shell.now, parent)
        self.page.entry_wanted.connect(self.open_entry)
        self.page.draft_wanted.connect(self.window.open_path)
        self.page.discard_wanted.connect(self.discard)
        return self.page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"lab.library": self.new, "lab.new": self.empty, "lab.start": self.beginning, "lab.paste": self.paste}

    # Beginning

    def new(self) -> None:
        """Show where positions come from."""
        self.window.show_home(self.id)

    def empty(self) -> None:
        """A board without units."""
        self.tabs.empty()

    def beginning(self) -> None:
        """The start of a game on the usual board."""
        self.tabs.beginning()

    def paste(self) -> None:
        """The position whose JSON is on the clipboard."""
        self.tabs.paste()

    def open_entry(self, entry: TextbookPosition) -> None:
        """A position of the library; one that is open and unchanged comes forward."""
        self.tabs.open_entry(entry)

    def takes(self, value: object) -> bool:
        from concordui.studies import Study

        return isinstance(value, Study)

    def take(self, value: object) -> None:
        from concordui.studies import Study

        assert isinstance(value, Study)
        self.tabs.study(value)

    # Opening

    def recognises(self, content: Content) -> bool:
        from concordui.lab.journal import FORMAT

        if content.fault is not None:
            cut = content.head.lstrip().startswith(b"{") and b'"units"' in content.head
            return cut or (isinstance(content.first, Mapping) and "units" in content.first)
        value = content.value
        return isinstance(value, Mapping) and ("units" in value or value.get("format") == FORMAT)

    def open(self, path: Path, parent: QWidget) -> Workspace:
        return self.tabs.open(path, parent)

    def title_at(self, path: Path) -> str:
        return self.tabs.title_at(path)

    def closed(self, workspace: Workspace) -> None:
        self.tabs.closed(workspace)

    def discard(self, place: Path) -> None:
        """Take a draft off the list; it can be brought back."""
        from concordui.match.wording import say

        self.tabs.journal.discard(place)
        self.shell.recent.forget(place)
        self.page.reload()
        title = say("The unsaved position was discarded.")
        notice = self.window.notices.say("info", title, str(place), ((str(place), say("Bring it back")),))
        notice.wanted.connect(self._bring_back)

    def _bring_back(self, place: object) -> None:
        self.tabs.journal.bring_back(Path(str(place)))
        self.page.reload()
