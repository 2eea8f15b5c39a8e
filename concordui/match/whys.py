"""*Why?* of a match: opens the derivation of an outcome of the season that is shown, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from concordui.match.desk import Desk
from concordui.match.history import Stage
from concordui.match.wording import when
from concordui.why.account import Account
from concordui.why.dialog import WhyDialog


class Whys(QObject):
    """Opens dialogs over `window`; the lines that are looked at in one are lit on the desk's map.

    `lab_wanted` comes where a dialog's season shall be opened in the lab.
    """

    lab_wanted = Signal()

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window

    @property
    def dialog(self) -> WhyDialog | None:
        """The dialog that is open."""
        return next((each for each in self._window.findChildren(WhyDialog) if each.isVisible()), None)

    def open(self, unit: object) -> None:
        """Say why the unit that was ordered there fared as it did, also where its retreat is shown."""
        moment = self._desk.moment
        if moment is None or moment.stage is Stage.BUILDS:
            return
        if not any(entry.unit == unit for entry in moment.record.resolution.resolution):
            return
        self.close()
        account = Account.of_season(self._desk.board, moment.record)
        season = when(moment.record.year, moment.record.season)
        dialog = WhyDialog(account, str(unit), season, self._window)
        dialog.lab_wanted.connect(self.lab_wanted)
        dialog.looked.connect(self._desk.light)
        dialog.finished.connect(self._closed)
        dialog.show_over(self._window)
        if dialog.tree.line is not None:
            self._desk.light(dialog.tree.line.places)

    def close(self) -> None:
        """Close what is open."""
        dialog = self.dialog
        if dialog is not None:
            dialog.close()

    def _closed(self) -> None:
        """The dialog gives the keyboard back to the window; what it lit goes out."""
        if self._window.isVisible():
            self._window.window().activateWindow()
        self._desk.light(())
