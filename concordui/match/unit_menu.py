"""The menu of a unit on the map: what may be ordered with it, for whoever has only a mouse, or looks for the keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from concordui.hexmap import MapView
from concordui.match.desk import Desk
from concordui.match.order_entry import Ask, Step
from concordui.match.wording import say
from engine.anatolia.board import ProvinceId

MOVE = "move"
SUPPORT = "support"
HOLD = "hold"
TAKE_BACK = "take-back"


class UnitMenu(QObject):
    """Opens where a unit stands that may be ordered now, and nowhere else."""

    def __init__(self, desk: Desk, view: MapView, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._view = view
        view.province_menu.connect(self.open)

    def open(self, place: ProvinceId | None, at: QPoint) -> None:
        """The menu of the unit in this province, at a point of the screen."""
        entry = self._desk.entry
        if place is None or place not in entry.units:
            return
        menu = QMenu(self._view)
        menu.setObjectName("unit-menu")
        menu.setAccessibleName(say("Order"))
        possible = {ask: bool(entry.choices(Step(ask, place))) for ask in (Ask.TARGET, Ask.BENEFICIARY)}
        ordered = place in self._desk.book.orders
        for what, words, can in (
            (MOVE, say("Move…"), possible[Ask.TARGET]),
            (SUPPORT, say("Support…\tS"), possible[Ask.BENEFICIARY]),
            (HOLD, say("Hold\tH"), True),
            (TAKE_BACK, say("Take the order back"), ordered),
        ):
            action = menu.addAction(words)
            action.setData((what, place))
            action.setEnabled(can)
        menu.triggered.connect(self._chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _chosen(self, action: QAction) -> None:
        what, unit = action.data()
        desk = self._desk
        if what == TAKE_BACK:
            desk.take_back([unit])
            return
        if desk.step.unit is not None:
            desk.select(desk.step.unit)  # whatever was begun is left
        desk.select(unit)
        if what == SUPPORT:
            desk.support()
        elif what == HOLD:
            desk.hold()
