"""The menu of a province on the map of the lab: what can be ordered, placed and owned there."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from concordui import glyphs
from concordui.lab import tools
from concordui.lab.editor import Editor
from concordui.lab.hand import Hand
from concordui.lab.tools import Edit
from concordui.match.order_entry import Ask, Step
from concordui.match.wording import place_name, say
from engine.anatolia.board import Power, ProvinceId, Unit, UnitType

MOVE = "move"
SUPPORT = "support"
HOLD = "hold"
TAKE_BACK = "take-back"
REMOVE = "remove"
PUT = "put"
OWN = "own"


class MapMenu(QObject):
    """Opens on a province, over `widget`."""

    def __init__(self, editor: Editor, hand: Hand, widget: QWidget) -> None:
        super().__init__(widget)
        self._editor = editor
        self._hand = hand
        self._widget = widget

    def open(self, place: ProvinceId | None, at: QPoint) -> None:
        """The menu of this province, at a point of the screen."""
        if place is None:
            return
        menu = QMenu(self._widget)
        menu.setObjectName("lab-menu")
        menu.setAccessibleName(place_name(self._editor.position.board, place))
        if place in self._hand.entry.units:
            self._add_orders(menu, place)
            menu.addSeparator()
        self._add_places(menu, place)
        menu.triggered.connect(self._chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _add_orders(self, menu: QMenu, unit: ProvinceId) -> None:
        entry, position, side = self._hand.entry, self._editor.position, self._editor.side
        possible = {ask: bool(entry.choices(Step(ask, unit))) for ask in (Ask.TARGET, Ask.BENEFICIARY)}
        ordered = unit in position.orders_of(side) or unit in position.unread_of(side)
        for what, words, can in (
            (MOVE, say("Move…"), possible[Ask.TARGET]),
            (SUPPORT, say("Support…\tS"), possible[Ask.BENEFICIARY]),
            (HOLD, say("Hold\tH"), True),
            (TAKE_BACK, say("Take the order back"), ordered),
            (REMOVE, say("Remove the unit\tDel"), True),
        ):
            _add(menu, words, (what, unit), can)

    def _add_places(self, menu: QMenu, place: ProvinceId) -> None:
        board, owner = self._editor.position.board, self._editor.position.owners.get(place)
        titles: dict[UnitType, str] = {"army": say("Place an army of"), "fleet": say("Place a fleet of")}
        for kind, title in titles.items():
            below = menu.addMenu(title)
            below.setEnabled(board.may_stand(kind, place))
            for power in board.powers:
                _add(below, power, (PUT, place, kind, power)).setIcon(glyphs.unit_icon(power, kind))
        if place in board.centres:
            below = menu.addMenu(say("Owner"))
            for power in board.powers:
                action = _add(below, power, (OWN, place, power))
                action.setIcon(glyphs.chip_icon(power))
                action.setEnabled(power != owner)
            _add(below, say("Nobody"), (OWN, place, owner), owner is not None)

    def _chosen(self, action: QAction) -> None:
        what, place, *rest = action.data()
        match what:
            case "move":
                self._hand.begin(place)
            case "support":
                self._hand.begin(place, Ask.BENEFICIARY)
            case "hold":
                self._hand.begin(place)
                self._hand.hold()
            case "take-back":
                self._hand.take_back([place])
            case "remove":
                self._hand.remove(place)
            case "put":
                self._put(place, *rest)
            case "own":
                self._hand.do(tools.own(self._editor.position, rest[0], place))

    def _put(self, place: ProvinceId, kind: UnitType, power: Power) -> None:
        done = tools.put(self._editor.position, Unit(power, kind, place))
        self._hand.do(done)
        if isinstance(done, Edit):
            self._hand.ask_about(place)


def _add(menu: QMenu, words: str, data: object, can: bool = True) -> QAction:
    action = menu.addAction(words)
    action.setData(data)
    action.setEnabled(can)
    return action
