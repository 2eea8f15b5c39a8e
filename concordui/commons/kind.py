"""The commons as a kind of workspace. What makes their tabs is loaded when somebody wants one: the window starts
without it, 0.8 s of CPU sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from concordui.actions import ActionTable
from concordui.commons.runs import DRAFT_FORMAT, DRAFTS, Wanted, is_scenario
from concordui.contents import Content
from concordui.kind import Home, WorkspaceKind
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.commons.file_names import LOG_FORMATS, SWEEP_FORMAT, SWEEP_HEAD, WORLD_LOG

if TYPE_CHECKING:
    from concordui.commons.home_page import CommonsHome
    from concordui.commons.tabs import CommonsTabs

translate = QCoreApplication.translate


class CommonsKind(WorkspaceKind):
    """See `WorkspaceKind`. Its home page lists the scenarios that ship."""

    id = "commons"
    icon = "fish"
    page_after = "commons"
    patterns = ("*.json", "*.jsonl")

    needs = ("concordui.commons.home_page",)

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.title = translate("CommonsKind", "Commons")
        self.opens = translate("CommonsKind", "a commons (a scenario, a log, the folder of a world or of a sweep)")
        self.new_words = translate("CommonsKind", "Run a commons...")
        self._tabs: CommonsTabs | None = None

    @property
    def tabs(self) -> CommonsTabs:
        """What makes the tabs."""
        if self._tabs is None:
            from concordui.commons.tabs import CommonsTabs

            self._tabs = CommonsTabs(self.shell, self.window)
        return self._tabs

    def home(self, table: ActionTable, parent: QWidget) -> Home:
        from concordui.commons.home_page import CommonsHome

        self.page: CommonsHome = CommonsHome(table, self.shell, parent)
        self.page.wanted.connect(self.take)
        self.page.open_wanted.connect(self.window.open_path)
        self.page.add_button("commons.new_scenario", translate("CommonsKind", "New scenario"), "pencil")
        self.page.add_button("commons.new_sweep", translate("CommonsKind", "Sweep"), "grid-3x3")
        self.page.add_button("commons.watch", translate("CommonsKind", "Watch a running server"), "eye")
        return self.page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "commons.home": self.new,
            "commons.new_scenario": self._new_scenario,
            "commons.new_sweep": self._new_sweep,
            "commons.watch": self._watch,
        }

    def new(self) -> None:
        self.window.show_home(self.id)

    def takes(self, value: object) -> bool:
        return isinstance(value, Wanted)

    def take(self, value: object) -> None:
        """Run a scenario, sweep it, edit it, or watch a world that is served, in a tab of its own."""
        assert isinstance(value, Wanted)
        self.tabs.begin(value)

    def recognises(self, content: Content) -> bool:
        if content.is_folder:
            return any((content.path / name).is_file() for name in (WORLD_LOG, SWEEP_HEAD))
        head = content.first if isinstance(content.first, Mapping) else content.value
        if isinstance(head, Mapping):
            return head.get("format") in (*LOG_FORMATS, SWEEP_FORMAT, DRAFT_FORMAT) or is_scenario(head)
        start = content.head.replace(b" ", b"")
        if content.fault is not None and start.startswith(b"{") and b'"engine":' in start and b'"players":' in start:
            return True  # a scenario, cut or with a number that is none: its refusal or the editor says so
        return any(f'"format":"{each}"'.encode() in start for each in LOG_FORMATS)

    def open(self, path: Path, parent: QWidget) -> Workspace:
        return self.tabs.open(path, parent)

    def title_at(self, path: Path) -> str:
        return self.tabs.title_at(path) if path.parent == self.shell.folders.data / DRAFTS else ""

    def closed(self, workspace: Workspace) -> None:
        self.tabs.closed(workspace)

    def _new_scenario(self) -> None:
        self.tabs.new_scenario()

    def _new_sweep(self) -> None:
        self.tabs.new_sweep()

    def _watch(self) -> None:
        self.tabs.ask_server()
