"""What the window can do beside its matches: the palette, its appearance, pages to read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from concordui import pages
from concordui.actions import ActionTable
from concordui.help_places import active_window, page_for
from concordui.notices import NoticeStrip
from concordui.shell import Shell
from concordui.tour import Tour
from engine.errors import FileError


class Commands(QObject):
    """Carries out those actions of the window that need nothing of what is open in it."""

    def __init__(
        self,
        window: QMainWindow,
        table: ActionTable,
        shell: Shell,
        notices: NoticeStrip,
        place: Callable[[], str],
    ) -> None:
        """`place` says what the window shows: the name of a page, or the kind of a workspace."""
        super().__init__(window)
        self._place = place
        self.tour = Tour(table, notices, self._toured, self)
        self._window = window
        self._table = table
        self._shell = shell
        self._notices = notices

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What carries out which action."""
        return {
            "view.palette": self.open_palette,
            "view.theme.system": self._theme_system,
            "view.theme.light": self._theme_light,
            "view.theme.dark": self._theme_dark,
            "view.fullscreen": self._toggle_fullscreen,
            "help.here": self._open_here,
            "help.rules": self._open_rules,
            "help.lab": self._open_lab,
            "help.bots": self._open_bots,
            "help.commons_window": self._open_commons_help,
            "help.commons": self._open_commons,
            "help.server": self._open_server,
            "help.colony_window": self._open_colony_help,
            "help.colony": self._open_colony,
            "help.files": self._open_files,
            "help.tour": self.tour.begin,
            "help.shortcuts": self._open_shortcuts,
            "help.logs": self._open_logs,
            "help.about": self._open_about,
        }

    def open_palette(self) -> None:
        """Find any command."""
        from concordui.palette_dialog import PaletteDialog

        dialog = PaletteDialog(self._table, self._window)
        dialog.chosen.connect(self._table.trigger)
        dialog.open_over(self._window)

    def set(self, **values: object) -> None:
        """Change settings; where they can't be written the window says so, and they hold until it is closed."""
        try:
            self._shell.settings.update(**values)
        except FileError as error:
            self._notices.refuse(error)

    def _theme_system(self) -> None:
        self.set(theme="system")

    def _theme_light(self) -> None:
        self.set(theme="light")

    def _theme_dark(self) -> None:
        self.set(theme="dark")

    def _toggle_fullscreen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def begin_first_tour(self) -> None:
        """Begin the tour, unless a person was on it, or left it, before."""
        if not self._shell.settings.value.toured:
            self.tour.begin()

    def _toured(self) -> None:
        if not self._shell.settings.value.toured:
            self.set(toured=True)

    def _open_here(self) -> None:
        self._table.trigger(page_for(self._place(), active_window()))

    def _open_colony_help(self) -> None:
        self._read(pages.colony_help_window)

    def _open_files(self) -> None:
        self._read(pages.files_window)

    def _open_rules(self) -> None:
        self._read(pages.rules_window)

    def _open_lab(self) -> None:
        self._read(pages.lab_window)

    def _open_bots(self) -> None:
        self._read(pages.bots_window)

    def _open_commons(self) -> None:
        self._read(pages.commons_window)

    def _open_commons_help(self) -> None:
        self._read(pages.commons_help_window)

    def _open_server(self) -> None:
        self._read(pages.server_window)

    def _open_colony(self) -> None:
        self._read(pages.colony_window)

    def _open_about(self) -> None:
        self._read(pages.about_window)

    def _open_shortcuts(self) -> None:
        pages.shortcuts_window(self._table, self._window).show()

    def _open_logs(self) -> None:
        folder = self._shell.folders.logs
        if not pages.open_folder(folder):
            title = self.tr("This desktop opens no folders.")
            self._notices.say("info", title, self.tr("The logs are in {0}").format(folder))

    def _read(self, make: Callable[[QWidget], QWidget]) -> None:
        try:
            make(self._window).show()
        except FileError as error:
            self._notices.refuse(error)
