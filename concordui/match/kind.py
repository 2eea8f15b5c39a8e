"""The matches as a kind of workspace: new ones from a setup, saved ones from a file, the form for a new one.

What makes a tab or the form is loaded when it is first asked for (see `concordui.warming`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from concordui.actions import ActionTable
from concordui.bots import bot_folders
from concordui.contents import Content
from concordui.kind import Home, Window, WorkspaceKind
from concordui.match.setup import HUMAN, MatchSetup
from concordui.saves import next_path
from concordui.settings import Settings
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.anatolia.board import Power

if TYPE_CHECKING:
    from concordui.match.opening import Places

translate = QCoreApplication.translate


class MatchKind(WorkspaceKind):
    """See `WorkspaceKind`."""

    id = "match"
    icon = "swords"

    needs = (
        "numpy",
        "shapely",
        "concordui.hexmap",
        "engine.anatolia.match",
        "engine.seats.catalogue",
        "concordui.match.opening",
        "concordui.match.model",
        "concordui.match.workspace",
        "concordui.match.home",
        "concordui.match.dialogs.new_match",
    )

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.title = translate("MatchKind", "Match")
        self.opens = translate("MatchKind", "a saved game")
        self.new_words = translate("MatchKind", "New match...")

    def attach(self, window: Window) -> None:
        super().attach(window)
        window.start.play_wanted.connect(self.play)
        window.start.options_wanted.connect(self.ask_options)

    def home(self, table: ActionTable, parent: QWidget) -> Home:
        from concordui.match.home import MatchHome

        return MatchHome(table, parent)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        return {"file.match": self.new, "file.share": self.ask_shared, "file.watch": self.watch}

    # Beginning

    def play(self, power: Power) -> None:
        """Start a match at once, as this power, against the last bots."""
        self.begin(self.setup([power]))

    def watch(self) -> None:
        """Start a match of bots alone."""
        self.begin(self.setup([]))

    def new(self) -> None:
        """Ask for seats, seed and years, beginning with the first power for the person."""
        self.ask(self.setup(self.shell.board.powers[:1]))

    def ask_shared(self) -> None:
        """Ask for a match of several people at this machine, beginning with two."""
        self.ask(self.setup(self.shell.board.powers[:2]))

    def ask_options(self, power: Power) -> None:
        """Ask for a match as this power."""
        self.ask(self.setup([power]))

    def ask(self, setup: MatchSetup) -> None:
        """Show the form for a new match, beginning with this setup."""
        from concordui.match.dialogs.new_match import NewMatchDialog

        shell, parent = self.shell, self.window.widget()
        dialog = NewMatchDialog(setup, bot_folders(shell.bots_folder()), shell.saves_folder(), parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.accepted)
        dialog.show()

    def accepted(self, setup: MatchSetup) -> None:
        """Start what the form says; where that begins, it is the default of the next form."""
        if self.begin(setup) is not None:
            bots = {power: seat for power, seat in setup.seats.items() if seat != HUMAN}
            known: Settings = self.shell.settings.value
            self.window.set(bots={**known.bots, **bots}, years=setup.max_years)

    def begin(self, setup: MatchSetup) -> Workspace | None:
        """Begin a match; None where the setup is refused (the window says why)."""
        if setup.path is None:
            setup = replace(setup, path=next_path(self.shell.saves_folder(), setup.humans))
        return self.window.add(partial(self.make, setup), setup.path)

    def make(self, setup: MatchSetup, parent: QWidget) -> Workspace:
        """The workspace of a new match. Raises `ConcordError` for a setup that is refused."""
        from concordui.match.opening import open_new
        from concordui.match.workspace import MatchWorkspace

        assert setup.path is not None
        return MatchWorkspace(open_new(setup, setup.path, self._places()), self.shell.now, parent)

    def setup(self, humans: Sequence[Power]) -> MatchSetup:
        """A match with the last bots and years, persons in these seats, and a file of its own."""
        shell = self.shell
        value: Settings = shell.settings.value
        return MatchSetup(
            seats={power: HUMAN if power in humans else value.bot_of(power) for power in shell.board.powers},
            seed=shell.new_seed() if value.seed is None else value.seed,
            max_years=value.years,
            path=next_path(shell.saves_folder(), humans),
        )

    # Opening

    def recognises(self, content: Content) -> bool:
        from engine.anatolia.record import FORMAT

        if content.fault is not None:
            return f'"{FORMAT}"'.encode() in content.head
        return isinstance(content.value, Mapping) and content.value.get("format") == FORMAT

    def open(self, path: Path, parent: QWidget) -> Workspace:
        from concordui.match.opening import open_saved
        from concordui.match.workspace import MatchWorkspace

        return MatchWorkspace(open_saved(path, self._places()), self.shell.now, parent)

    def _places(self) -> Places:
        from concordui.match.opening import Places

        return Places(bot_folders(self.shell.bots_folder()), self.shell.folders.logs)
