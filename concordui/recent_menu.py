"""The menu of recent files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from concordui.recent import RecentFiles


class RecentMenu(QObject):
    """Keeps a menu as the list of recent files is; a line of it opens its file."""

    def __init__(self, menu: QMenu, recent: RecentFiles, open_path: Callable[[str], object]) -> None:
        super().__init__(menu)
        self.menu = menu
        self._recent = recent
        self._open_path = open_path
        recent.changed.connect(self._fill)
        menu.triggered.connect(self._triggered)
        self._fill()

    def _fill(self) -> None:
        self.menu.clear()
        for entry in self._recent.files():
            action = self.menu.addAction(entry.title)
            action.setData(str(entry.path))
            action.setToolTip(str(entry.path))
            action.setEnabled(not entry.missing)
        self.menu.setEnabled(bool(self._recent.files()))

    def _triggered(self, action: QAction) -> None:
        self._open_path(action.data())
