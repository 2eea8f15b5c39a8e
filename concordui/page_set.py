"""The pages of the main window, one of each; each is made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from concordui.actions import ActionTable
from concordui.bots import bot_folders
from concordui.shell import Shell
from concordui.start.page import StartPage

if TYPE_CHECKING:
    from concordui.botlist.page import BotsPage
    from concordui.kind import Home
    from concordui.settings_page import SettingsPage
    from concordui.tournament.page import TournamentPage


class Pages(Mapping[str, QWidget]):
    """The pages by name, in their order. Whoever asks for one has it made, and put into the stack, the first time."""

    def __init__(self, makers: Mapping[str, Callable[[], QWidget]], stack: QStackedWidget) -> None:
        self._makers = makers
        self._stack = stack
        self.made: dict[str, QWidget] = {}

    def __getitem__(self, name: str) -> QWidget:
        if name not in self.made:
            self.made[name] = self._makers[name]()
            self._stack.addWidget(self.made[name])
        return self.made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


class PageSet(QObject):
    """Each kind of workspace has a page under its id, its home page.

    Signals of pages that need not be made yet: `failed` (a `ConcordError`), `tournament_wanted`, `open_wanted` (a
    path).
    """

    failed = Signal(object)
    tournament_wanted = Signal()
    open_wanted = Signal(object)

    def __init__(self, shell: Shell, table: ActionTable, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._shell = shell
        self._table = table
        self._stack = stack
        self.named = Pages(
            {
                "start": self._start,
                **{kind.id: partial(kind.home, table, stack) for kind in shell.kinds},
                "bots": self._bots,
                "tournament": self._tournament,
                "settings": self._settings,
            },
            stack,
        )

    @property
    def start(self) -> StartPage:
        """The page that the window begins with."""
        return cast("StartPage", self.named["start"])

    @property
    def bots(self) -> BotsPage:
        """The list of bots."""
        return cast("BotsPage", self.named["bots"])

    @property
    def tournament(self) -> TournamentPage:
        """The page of tournaments."""
        return cast("TournamentPage", self.named["tournament"])

    @property
    def settings(self) -> SettingsPage:
        """The page of settings."""
        return cast("SettingsPage", self.named["settings"])

    def bot_folders(self) -> tuple[Path, ...]:
        """Where bots lie: the house's folder, then the user's as it is set now."""
        return bot_folders(self._shell.bots_folder())

    def name_of(self, widget: QWidget | None) -> str:
        """The page's name; none for what is no page."""
        return next((name for name, page in self.named.made.items() if page is widget), "")

    def first_focus(self, name: str) -> QWidget:
        """What has the keyboard when this page comes forward."""
        return self.named[name].first_focus()  # type: ignore[attr-defined]

    def end(self) -> None:
        """End what the pages run beside the window, within a second each; called once, before the window goes."""
        made = self.named.made
        for name in ("bots", "tournament", *(kind.id for kind in self._shell.kinds)):
            if name in made:
                cast("Home", made[name]).end()

    # How they are made

    def _start(self) -> QWidget:
        shell = self._shell
        years = shell.settings.value.years
        return StartPage(shell.board, self._table, shell.recent, shell.now, years, parent=self._stack)

    def _bots(self) -> QWidget:
        from concordui.botlist.page import BotsPage

        page = BotsPage(self.bot_folders, self._shell.folders.data, self._shell.now, self._stack)
        page.failed.connect(self.failed)
        page.tournament_wanted.connect(self.tournament_wanted)
        return page

    def _tournament(self) -> QWidget:
        from concordui.tournament.page import TournamentPage

        page = TournamentPage(self.bot_folders, self._shell.folders.data, self._stack)
        page.failed.connect(self.failed)
        page.open_wanted.connect(self.open_wanted)
        return page

    def _settings(self) -> QWidget:
        from concordui.settings_page import SettingsPage

        shell = self._shell
        page = SettingsPage(shell.settings, shell.folders, shell.board, self._table, self._stack)
        page.failed.connect(self.failed)
        return page
