"""The matches as a kind of workspace: new ones from a setup, saved ones from a file, the form for a new one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from concordui.bots import bot_folders
from concordui.match.dialogs.new_match import NewMatchDialog
from concordui.match.opening import Places, open_new, open_saved
from concordui.match.workspace import MatchWorkspace
from concordui.saves import next_path
from concordui.shell import Shell
from concordui.workspace import MatchSetup, Workspace


class MatchKind:
    """See `WorkspaceKind`."""

    id = "match"
    icon = "swords"

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.title = QCoreApplication.translate("MatchKind", "Match")

    def create(self, setup: MatchSetup, parent: QWidget) -> Workspace:
        path = setup.path or next_path(self._shell.saves_folder(), setup.humans)
        return MatchWorkspace(open_new(setup, path, self._places()), self._shell.now, parent)

    def open(self, path: Path, parent: QWidget) -> Workspace:
        return MatchWorkspace(open_saved(path, self._places()), self._shell.now, parent)

    def ask(self, setup: MatchSetup, parent: QWidget, accepted: Callable[[MatchSetup], None]) -> None:
        shell = self._shell
        dialog = NewMatchDialog(setup, bot_folders(shell.bots_folder()), shell.saves_folder(), parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(accepted)
        dialog.show()

    def _places(self) -> Places:
        return Places(bot_folders(self._shell.bots_folder()), self._shell.folders.logs)
