"""The pages of the main window, which are always there, unlike the workspaces in its tabs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QStackedWidget, QWidget

from concordui.actions import ActionTable
from concordui.botlist.page import BotsPage
from concordui.bots import bot_folders
from concordui.settings_page import SettingsPage
from concordui.shell import Shell
from concordui.start.page import StartPage
from concordui.tournament.page import TournamentPage


class PageSet:
    """Makes the pages and puts them into the stack. Each kind of workspace has one under its id, its home page."""

    def __init__(self, shell: Shell, table: ActionTable, stack: QStackedWidget) -> None:
        self._shell = shell
        years = shell.settings.value.years
        self.start = StartPage(shell.board, table, shell.recent, shell.now, years, parent=stack)
        self._homes = {kind.id: kind.home(table, stack) for kind in shell.kinds}
        self.bots = BotsPage(self.bot_folders, shell.folders.data, shell.now, stack)
        self.tournament = TournamentPage(self.bot_folders, shell.folders.data, stack)
        self.settings = SettingsPage(shell.settings, shell.folders, shell.board, table, stack)
        self.named: Mapping[str, QWidget] = {
            "start": self.start,
            **self._homes,
            "bots": self.bots,
            "tournament": self.tournament,
            "settings": self.settings,
        }
        for page in self.named.values():
            stack.addWidget(page)

    def bot_folders(self) -> tuple[Path, ...]:
        """Where bots lie: the house's folder, then the user's as it is set now."""
        return bot_folders(self._shell.bots_folder())

    def name_of(self, widget: QWidget | None) -> str:
        """The page's name; none for what is no page."""
        return next((name for name, page in self.named.items() if page is widget), "")

    def first_focus(self, name: str) -> QWidget:
        """What has the keyboard when this page comes forward."""
        return self.named[name].first_focus()  # type: ignore[attr-defined]

    def end(self) -> None:
        """End what the pages run beside the window, within a second each; called once, before the window goes."""
        self.bots.end()
        self.tournament.end()
        for home in self._homes.values():
            home.end()
