"""The colony as a kind of workspace. What makes its tabs is loaded when somebody wants one."""

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
    from concordui.colony.home_page import ColonyHome
    from concordui.colony.tabs import ColonyTabs

translate = QCoreApplication.translate

SQLITE = b"SQLite format 3\x00"


class ColonyKind(WorkspaceKind):
    """See `WorkspaceKind`. Its home page lists the scenarios that ship."""

    id = "colony"
    icon = "flame"
    page_after = "colony"
    patterns = ("*.colony", "*.json", "*.sqlite", "*.toml")
    locks_itself = True

    needs = (
        "engine.minds.specs",
        "engine.colony.scenario",
        "engine.colony.mind_forms",
        "engine.colony.store_reading",
        "engine.colony.checkpoint",
        "engine.colony.threads",
        "concordui.colony.picture",
        "concordui.colony.home_page",
    )

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.title = translate("ColonyKind", "Colony")
        self.opens = translate("ColonyKind", "a colony (a store, a scenario, a checkpoint, a trial or a bank)")
        self.new_words = translate("ColonyKind", "Visit a colony...")
        self._tabs: ColonyTabs | None = None

    @property
    def tabs(self) -> ColonyTabs:
        """What makes the tabs."""
        if self._tabs is None:
            from concordui.colony.tabs import ColonyTabs

            self._tabs = ColonyTabs(self.shell, self.window)
        return self._tabs

    def home(self, table: ActionTable, parent: QWidget) -> Home:
        from concordui.colony.home_page import ColonyHome

        self.page: ColonyHome = ColonyHome(table, self.shell, parent)
        self.page.wanted.connect(self.take)
        self.page.open_wanted.connect(self.window.open_path)
        self.page.add_button("colony.new_trial", translate("ColonyKind", "Trial"), "flask-conical")
        self.page.add_button("colony.new_bank", translate("ColonyKind", "Bank"), "table-2")
        return self.page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"colony.home": self.new, "colony.new_trial": self._new_trial, "colony.new_bank": self._new_bank}

    def new(self) -> None:
        self.window.show_home(self.id)

    def takes(self, value: object) -> bool:
        from concordui.colony.runs import Wanted

        return isinstance(value, Wanted)

    def take(self, value: object) -> None:
        """Begin it in a tab of its own."""
        from concordui.colony.runs import Wanted

        assert isinstance(value, Wanted)
        self.tabs.begin(value)

    def recognises(self, content: Content) -> bool:
        from concordui.colony.runs import is_checkpoint, is_scenario
        from concordui.colony.trials.wanted import is_bank, is_results, is_spec, is_study

        if content.is_folder:
            return is_results(content.path) or is_bank(content.path)
        if content.head.startswith(SQLITE):
            return True  # another program's database too: it is refused with what it is
        if isinstance(content.value, Mapping):
            return is_scenario(content.value) or is_checkpoint(content.value) or is_study(content)
        if content.path.suffix == ".toml" and is_spec(content.head):
            return True
        start = content.head.replace(b" ", b"")
        return content.fault is not None and start.startswith(b"{") and b'"terrain":' in start

    def open(self, path: Path, parent: QWidget) -> Workspace:
        return self.tabs.open(path, parent)

    def _new_trial(self) -> None:
        from concordui.colony.trials.wanted import TrialWanted

        self.tabs.begin(TrialWanted())

    def _new_bank(self) -> None:
        from concordui.colony.trials.wanted import BankWanted

        self.tabs.begin(BankWanted())
