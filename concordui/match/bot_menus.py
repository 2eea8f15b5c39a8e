"""What can be done with the bots of a match: look at a bot's own log, load its file anew."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from concordui import glyphs, icons
from concordui.match.bot_log import BotLogDialog
from concordui.match.desk import Desk
from concordui.match.opening import Opening
from concordui.match.wording import say
from engine.anatolia.board import Power

RELOAD = "reload"
LOG = "log"


class BotMenus(QObject):
    """The menu of one seat, and those that ask which bot is meant. `reload_wanted` carries the power of a bot."""

    reload_wanted = Signal(object)

    def __init__(self, desk: Desk, opening: Opening, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._opening = opening
        self._over = parent

    @property
    def can_reload(self) -> bool:
        """Whether a bot plays on."""
        model = self._desk.model
        return bool(self._opening.bots) and model.result is None and model.failure is None

    def show_log(self, power: Power) -> None:
        """Open the window with the log of the bot at this seat."""
        opening = self._opening
        dialog = BotLogDialog(power, opening.bots.get(power, ""), opening.bot_log(power), self.can_reload, self._over)
        dialog.reload_wanted.connect(self.reload_wanted)
        dialog.show()

    def open_seat_menu(self, power: Power, at: QPoint) -> None:
        """What can be done with the bot at this seat; a person's seat has no menu."""
        if power not in self._opening.bots:
            return
        menu = self._menu("seat-menu")
        reload = menu.addAction(icons.icon("refresh-cw"), say("Reload {bot}", bot=self._opening.bots[power]))
        reload.setData((RELOAD, power))
        reload.setEnabled(self.can_reload)
        menu.addAction(icons.icon("file-text"), say("Show the bot's log")).setData((LOG, power))
        menu.popup(at)

    def choose(self, what: str, at: QPoint) -> None:
        """Ask which bot to reload (`RELOAD`), or whose log to show (`LOG`)."""
        menu = self._menu("bot-menu")
        for power, bot in self._opening.bots.items():
            text = say("{power}: {bot}", power=power, bot=bot)
            menu.addAction(glyphs.chip_icon(power), text).setData((what, power))
        menu.popup(at)
        menu.setActiveAction(menu.actions()[0])  # the keyboard begins at the first

    def _menu(self, name: str) -> QMenu:
        menu = QMenu(self._over)
        menu.setObjectName(name)
        menu.triggered.connect(self._chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _chosen(self, action: QAction) -> None:
        what, power = action.data()
        if what == RELOAD:
            self.reload_wanted.emit(power)
        else:
            self.show_log(power)
