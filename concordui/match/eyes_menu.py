"""The menu of whose eyes a match is looked at with; only where nobody's secrets are at stake."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from concordui import glyphs, icons
from concordui.match.desk import Desk
from concordui.match.wording import say


class EyesMenu(QObject):
    """Opens over a button: everything, or what one power may know."""

    def __init__(self, desk: Desk, button: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._button = button
        self._window = parent

    def open(self) -> None:
        """Let whoever watches choose."""
        if not self._desk.model.everything:
            return
        menu = QMenu(self._window)
        menu.setObjectName("seen-by-menu")
        menu.setAccessibleName(say("Seen by"))
        menu.addAction(icons.icon("eye"), say("Everything")).setData("")
        for power in self._desk.board.powers:
            menu.addAction(glyphs.chip_icon(power), power).setData(power)
        menu.triggered.connect(self._chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        corner = self._button.mapToGlobal(QPoint(0, 0))
        menu.popup(corner - QPoint(0, menu.sizeHint().height()))

    def _chosen(self, action: QAction) -> None:
        self._desk.see_as(action.data() or None)
