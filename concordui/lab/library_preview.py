"""The position that is chosen in the library: its map with what happens, its rule, why people get it wrong."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from concordui.hexmap import MapScene, MapView
from concordui.lab.analysis import Analysis
from concordui.lab.document import Position
from concordui.lab.journal import Kept
from concordui.lab.library_rows import Item
from concordui.lab.map_state import Looked, map_state
from concordui.lab.order_lines import order_rows
from concordui.match.rows import RowList
from concordui.match.wording import say
from concordui.widgets import EmptyHint, Label, Line, OutlineButton, PrimaryButton, SectionHead
from engine.anatolia.board import Board
from engine.anatolia.orders import Move

WIDTHS = (320, 560)
MAP_HEIGHTS = (150, 400)


class LibraryPreview(QWidget):
    """The panel beside the list; its signals come from its buttons."""

    open_wanted = Signal()
    discard_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("library-preview")
        self.setProperty("kind", "surface")
        self._position: Position | None = None
        self._map_height = MAP_HEIGHTS[0]
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._frame)
        self.map: MapView | None = None
        self.head = SectionHead("", "", self)
        self._lesson = Label("", "body", self, wrap=True)
        self._orders = RowList(say("Orders and what becomes of them"), self)
        self.open = PrimaryButton(say("&Open position"), self, "list-tree")
        self.discard = OutlineButton(say("&Discard"), self, "trash-2")
        self._pages = QStackedWidget(self)
        self._pages.addWidget(EmptyHint(say("Choose a position to see what happens in it and by which rule."), self))
        self._pages.addWidget(self._make_page())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.open.clicked.connect(self.open_wanted)
        self.discard.clicked.connect(self.discard_wanted)

    def show_item(self, item: Item | None) -> None:
        """Show this position, or that none is chosen."""
        self._pages.setCurrentIndex(0 if item is None else 1)
        self._position = None if item is None else item.position()
        if item is None or self._position is None:
            return
        analysis = Analysis.of(self._position.board, self._position.units, self._position.entries())
        self.head.set_title(item.title)
        self.head.set_note(item.second)
        self._lesson.set_text(item.lesson)
        self._lesson.setVisible(bool(item.lesson))
        self._orders.show_rows(order_rows(self._position, "a", analysis))
        self._orders.select(None)
        self.discard.setVisible(isinstance(item.key, Kept))
        view = self._map_of(self._position.board)
        view.set_position(map_state(self._position, analysis, Looked()))
        self._frame()

    def fit(self, page: QSize) -> None:
        """Take a good part of a page of this size."""
        self.setFixedWidth(_between(round(page.width() * 0.36), WIDTHS))
        self._map_height = _between(round(page.height() * 0.38), MAP_HEIGHTS)
        if self.map is not None:
            self.map.setFixedHeight(self._map_height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The map shows what matters, whatever its size."""
        if watched is self.map and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._soon.start()
        return super().eventFilter(watched, event)

    def _frame(self) -> None:
        if self.map is not None and self._position is not None:
            orders = self._position.orders.values()
            aims = {order.dest for order in orders if isinstance(order, Move)}
            places = {unit.at for unit in self._position.units} | aims
            self.map.frame_places(place for place in places if place in self._position.board.by_id)

    def _map_of(self, board: Board) -> MapView:
        """The map; a new one for another board."""
        if self.map is not None and self.map.map_scene.board is board:
            return self.map
        if self.map is not None:
            self._map_column.removeWidget(self.map)
            self.map.hide()
            self.map.deleteLater()
        self.map = MapView(MapScene(board, self), self, controls=False)
        self.map.setObjectName("library-map")
        self.map.setFixedHeight(self._map_height)
        self.map.installEventFilter(self)
        self._map_column.addWidget(self.map)
        return self.map

    def _make_page(self) -> QWidget:
        page = QWidget(self)
        self._map_column = QVBoxLayout()
        words = QVBoxLayout()
        words.setContentsMargins(12, 10, 12, 10)
        words.addWidget(self._lesson)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(12, 10, 12, 12)
        buttons.setSpacing(8)
        buttons.addWidget(self.open)
        buttons.addWidget(self.discard)
        buttons.addStretch(1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._map_column)
        column.addLayout(words)
        column.addWidget(Line(page))
        column.addWidget(self._orders, 1)
        column.addWidget(Line(page))
        column.addLayout(buttons)
        return page


def _between(value: int, bounds: tuple[int, int]) -> int:
    least, most = bounds
    return min(max(value, least), most)
