"""The cards of the start page: one for each power, and the tiles under them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGridLayout, QMenu, QSizePolicy, QWidget

from concordui import fonts, glyphs, icons
from concordui.theme import theme
from concordui.widgets import PaintedButton
from engine.anatolia.board import Board, Power

RADIUS = 6
TEXT_HEIGHT = 68
"""Height of a card under its map, without the lines of its homes."""
NARROW = 150
"""Below this width the names of three homes may need three lines."""
MAP_SHARE = 0.645
"""Height of a card's map, as a share of its width."""
TILE_HEIGHT = 60
GAP = 12


class Card(PaintedButton):
    """A raised surface that is clicked; its edge is the accent while the pointer is over it or it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def set_width(self, width: int) -> None:
        """The cards of a row are about this wide: their heights are equal, though pixels may be left over."""

    def outline(self) -> QPainterPath:
        """The card's shape."""
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        return path

    def paint_ground(self, painter: QPainter) -> None:
        """The surface."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self.outline(), theme().ui("hover" if self.isDown() else "raised"))

    def paint_edge(self, painter: QPainter) -> None:
        """The edge, over everything else."""
        lit = self._hovered or self.hasFocus()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().ui("accent" if lit else "line"), 2 if lit else 1))
        inset = 1.0 if lit else 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)


class PowerCard(Card):
    """A power to play: its homes on the map, its emblem, its units.

    A click plays it at once; `options_wanted` comes from its menu (right button, menu key). The map comes in a turn of
    its own after the card was first painted: what draws it takes longer to load than all the rest of the page.
    """

    play_wanted = Signal(str)
    options_wanted = Signal(str)

    def __init__(self, board: Board, power: Power, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"play-{power}")
        self.power = power
        self._board = board
        self._homes = ", ".join(board.by_id[place].name for place in _homes_in_start_order(board, power))
        self._units = self._units_text()
        self._picture: QPixmap | None = None
        self._picture_key: tuple[object, ...] = ()
        self._first_map = QTimer(self)
        self._first_map.setSingleShot(True)
        self._first_map.timeout.connect(self._draw_map)
        self.setAccessibleName(self.tr("Play as {0}").format(power))
        self.setAccessibleDescription(f"{self._homes}. {self._units}")
        self._map_height = 0
        self._homes_height = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_width(186)
        self.clicked.connect(self._play)

    def set_width(self, width: int) -> None:
        self._map_height = round(width * MAP_SHARE)
        self._homes_height = 16 * (3 if width < NARROW else 2)
        self.setFixedHeight(self._map_height + TEXT_HEIGHT + self._homes_height)

    def sizeHint(self) -> QSize:
        return QSize(132, self.height())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        play = menu.addAction(icons.icon("play"), self.tr("Play as {0}").format(self.power))
        play.triggered.connect(self._play)
        options = menu.addAction(icons.icon("settings"), self.tr("Play as {0} with options...").format(self.power))
        options.triggered.connect(self._options)
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        place = self.mapToGlobal(QPoint(16, self.height() - 24)) if by_key else event.globalPos()
        menu.popup(place)
        menu.setActiveAction(options)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_ground(painter)
        painter.save()
        painter.setClipPath(self.outline())
        height = self._map_height
        if self._picture is None:
            painter.fillRect(QRect(0, 0, self.width(), height), theme().map("void"))
            self._first_map.start()
        else:
            painter.drawPixmap(0, 0, self._map(QSize(self.width(), height)))
        painter.fillRect(QRect(0, height, self.width(), 1), theme().ui("line"))
        painter.restore()
        self._paint_texts(painter, height)
        self.paint_edge(painter)

    def _paint_texts(self, painter: QPainter, top: int) -> None:
        look = theme()
        glyphs.paint_chip(painter, QRectF(13, top + 11, 22, 22), look.power(self.power))
        painter.setFont(fonts.ui("section", strong=True))
        painter.setPen(look.ui("text"))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRect(43, top + 10, self.width() - 52, 24), middle, self.power)
        painter.setFont(fonts.ui("caption"))
        painter.setPen(look.ui("muted"))
        wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRect(13, top + 40, self.width() - 22, self._homes_height), wrapped, self._homes)
        painter.setPen(look.ui("text"))
        painter.drawText(QRect(13, top + 41 + self._homes_height, self.width() - 22, 16), middle, self._units)

    def _draw_map(self) -> None:
        self._map(QSize(self.width(), self._map_height))
        self.update()

    def _map(self, size: QSize) -> QPixmap:
        from concordui.start.minimap import paint_map

        key = (size, theme().look, self.devicePixelRatioF())
        if self._picture is None or key != self._picture_key:
            ratio = self.devicePixelRatioF()
            self._picture = QPixmap(size * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            owners = dict.fromkeys(self._board.homes[self.power], self.power)
            paint_map(painter, QRectF(0, 0, size.width(), size.height()), self._board, theme(), owners)
            painter.end()
            self._picture_key = key
        return self._picture

    def _units_text(self) -> str:
        kinds = [unit.type for unit in self._board.start if unit.power == self.power]
        armies, fleets = kinds.count("army"), kinds.count("fleet")
        parts = []
        if armies:
            parts.append(self.tr("1 army") if armies == 1 else self.tr("{0} armies").format(armies))
        if fleets:
            parts.append(self.tr("1 fleet") if fleets == 1 else self.tr("{0} fleets").format(fleets))
        return ", ".join(parts)

    def _play(self) -> None:
        self.play_wanted.emit(self.power)

    def _options(self) -> None:
        self.options_wanted.emit(self.power)


def _homes_in_start_order(board: Board, power: Power) -> list[str]:
    """The homes in the order of the start units of the board file, as its author lists them."""
    started = [unit.at for unit in board.start if unit.power == power and unit.at in board.homes[power]]
    return started + [home for home in board.homes[power] if home not in started]


class Tile(Card):
    """A way to go on: icon, words, a line under them, its key. A click triggers its action."""

    def __init__(self, action: QAction, text: str, detail: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"tile-{action.objectName()}")
        self._detail = detail
        self._icon = icon
        self._action = action
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(detail)
        self.setFixedHeight(TILE_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(action.trigger)
        action.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(280, TILE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        self.paint_ground(painter)
        icons.paint(painter, self._icon, QRectF(15, 20, 20, 20), look.ui("accent"))
        keys = self._paint_keys(painter)
        middle = Qt.AlignmentFlag.AlignVCenter
        words = QRect(47, 12, keys - 55, 18)
        painter.setFont(fonts.ui("body", strong=True))
        painter.setPen(look.ui("text"))
        painter.drawText(words, middle, self.text())
        painter.setFont(fonts.ui("caption"))
        painter.setPen(look.ui("muted"))
        detail = painter.fontMetrics().elidedText(self._detail, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words.translated(0, 18), middle, detail)
        self.paint_edge(painter)

    def _paint_keys(self, painter: QPainter) -> int:
        """The key in its box at the right; where the box begins. Without a key there is none."""
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if not keys:
            return self.width() - 15
        painter.setFont(fonts.ui("caption"))
        width = painter.fontMetrics().horizontalAdvance(keys) + 12
        box = QRectF(self.width() - 15 - width + 0.5, 21.5, width - 1, 17)
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.setBrush(theme().ui("bg"))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(theme().ui("muted"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, keys)
        return int(box.x())


class CardRow(QWidget):
    """Cards side by side, in several lines where there is no room; the arrow keys walk among them."""

    def __init__(self, cards: Sequence[Card], least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = tuple(cards)
        self._least = least
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        for card in self.cards:
            card.setParent(self)
            card.installEventFilter(self)
        self._arrange(len(self.cards))

    def set_width(self, width: int) -> None:
        """Use as many columns as fit."""
        fit = max(1, (width + GAP) // (self._least + GAP))
        lines = -(-len(self.cards) // min(fit, len(self.cards)))
        columns = -(-len(self.cards) // lines)
        self._arrange(columns)
        for card in self.cards:
            card.set_width((width - (columns - 1) * GAP) // columns)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {
                Qt.Key.Key_Left: -1,
                Qt.Key.Key_Right: 1,
                Qt.Key.Key_Up: -self._columns,
                Qt.Key.Key_Down: self._columns,
            }.get(Qt.Key(event.key()))
            here = next((i for i, card in enumerate(self.cards) if card is watched), -1)
            if step is not None and here >= 0 and 0 <= here + step < len(self.cards):
                self.cards[here + step].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 0)
        self._columns = columns
        for index, card in enumerate(self.cards):
            self._grid.addWidget(card, index // columns, index % columns)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
