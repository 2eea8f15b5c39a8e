"""The menu bar, filled from the table of actions."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QMenuBar

from concordui import icons
from concordui.actions import MENUS, ActionTable, translated
from concordui.theme import MODES


def fill_menus(bar: QMenuBar, table: ActionTable) -> QMenu:
    """Every action in the menu of its row, a line between groups; the empty menu of recent files."""
    recent = QMenu(bar.tr("Open recent"), bar)
    recent.setIcon(icons.icon("clock", "muted"))
    recent.setToolTipsVisible(True)
    modes = QActionGroup(bar)
    for mode in MODES:
        modes.addAction(table[f"view.theme.{mode}"])
    for menu_id, title, keys in MENUS:
        menu = bar.addMenu(translated(title))
        _fill(menu, menu_id, table, recent)
        MenuKey(bar, menu, keys)
    return recent


class MenuKey(QObject):
    """Opens a menu of the bar by its key."""

    def __init__(self, bar: QMenuBar, menu: QMenu, keys: str) -> None:
        super().__init__(bar)
        self._bar = bar
        self._menu = menu
        self._shortcut = QShortcut(QKeySequence(keys), bar.window())
        self._shortcut.activated.connect(self._open)

    def _open(self) -> None:
        self._bar.setActiveAction(self._menu.menuAction())
        first = next((action for action in self._menu.actions() if action.isEnabled()), None)
        if first is not None:
            self._menu.setActiveAction(first)


def _fill(menu: QMenu, menu_id: str, table: ActionTable, recent: QMenu) -> None:
    submenus: dict[str, QMenu] = {}
    group = 0
    for spec in table.specs.values():
        if spec.menu != menu_id:
            continue
        target = menu
        if spec.submenu:
            if spec.submenu not in submenus:
                submenus[spec.submenu] = menu.addMenu(translated(spec.submenu))
            target = submenus[spec.submenu]
        if group and spec.group != group:
            target.addSeparator()
        group = spec.group
        if spec.icon:
            table[spec.id].setIcon(icons.icon(spec.icon, "muted"))
        target.addAction(table[spec.id])
        if spec.id == "file.open":
            menu.addMenu(recent)
