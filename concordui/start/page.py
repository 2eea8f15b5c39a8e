"""The start page: a match with one click, the last one to go on with, and the recent files."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from concordui import glyphs
from concordui.actions import ActionTable
from concordui.recent import RecentFile, RecentFiles
from concordui.start.cards import CardRow, PowerCard, Tile
from concordui.start.recent_list import RecentList
from concordui.theme import theme
from concordui.widgets import ElidedLabel, EmptyHint, Line, LinkButton, PrimaryButton
from engine.anatolia.board import Board

LEAST_CARD = 128
LEAST_TILE = 260
WIDTH = 1180
WIDE = 1760
MARGIN = 40
NARROW = 1100


def section(text: str, hint: str = "", link: QWidget | None = None) -> QHBoxLayout:
    """A head: strong words, a muted hint, a link at the right."""
    row = QHBoxLayout()
    row.setSpacing(10)
    head = QLabel(text)
    head.setProperty("kind", "section")
    row.addWidget(head, 0, Qt.AlignmentFlag.AlignBaseline)
    if hint:
        words = QLabel(hint)
        words.setProperty("kind", "muted")
        words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(words, 1, Qt.AlignmentFlag.AlignBaseline)
    else:
        row.addStretch(1)
    if link is not None:
        row.addWidget(link, 0, Qt.AlignmentFlag.AlignBaseline)
    return row


class ContinueStrip(QWidget):
    """The last match that is not over, and the button that goes on with it. `open_wanted` carries its path."""

    open_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("continue")
        self._entry: RecentFile | None = None
        self._chip = QLabel(self)
        self._title = QLabel(self)
        self._title.setProperty("kind", "strong")
        self._sentence = ElidedLabel(self, "muted")
        self.button = PrimaryButton(self.tr("Continue"), self, "play")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 9, 12, 9)
        row.setSpacing(8)
        for widget in (self._chip, self._title, self._sentence):
            row.addWidget(widget)
        row.addSpacing(4)
        row.addWidget(self.button)
        self.setFixedHeight(52)
        self.button.clicked.connect(self._open)
        theme().changed.connect(self._dress)

    def show_entry(self, entry: RecentFile | None) -> None:
        """Offer this match; nothing is shown without one."""
        self._entry = entry
        self.setVisible(entry is not None)
        if entry is not None:
            sentence = entry.sentence[:1].lower() + entry.sentence[1:] if entry.sentence else ""
            self._title.setText(entry.title)
            self._sentence.set_text(f"\N{MIDDLE DOT} {sentence}")
            self.button.setAccessibleName(self.tr("Continue {0}").format(entry.title))
            self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme().ui("line"))
        painter.setBrush(theme().ui("raised"))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 6, 6)

    def _dress(self) -> None:
        if self._entry is not None and self._entry.power is not None:
            self._chip.setAccessibleName(self._entry.power)
            self._chip.setPixmap(glyphs.chip_pixmap(self._entry.power, 20, self.devicePixelRatioF()))

    def _open(self) -> None:
        if self._entry is not None:
            self.open_wanted.emit(self._entry.path)


class StartPage(QScrollArea):
    """The page. It only says what is wanted: `play_wanted` and `options_wanted` a power, `open_wanted` a path."""

    play_wanted = Signal(str)
    options_wanted = Signal(str)
    open_wanted = Signal(object)

    def __init__(
        self,
        board: Board,
        table: ActionTable,
        recent: RecentFiles,
        now: Callable[[], datetime],
        years: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("start-page")
        self.setAccessibleName(self.tr("Start page"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._recent = recent
        self._column = QWidget()
        self._column.setProperty("kind", "surface")
        self.strip = ContinueStrip(self)
        self.cards = CardRow([PowerCard(board, power) for power in board.powers], LEAST_CARD, self)
        self.tiles = CardRow(self._make_tiles(table), LEAST_TILE, self)
        self.recent_list = RecentList(recent, now, self)
        self._empty = EmptyHint(self.tr("Matches and positions that you open appear here, with where they stand."))
        self._hint = QLabel()
        self.notes = QVBoxLayout()
        self.notes.setSpacing(8)
        self._body = QVBoxLayout(self._column)
        self._build(board, table)
        self.set_years(years)
        self.setWidget(self._column)
        self._connect()
        self._show_recent()

    def set_years(self, years: int) -> None:
        """Say how long a match will be that is started by a click."""
        length = self.tr("1 year") if years == 1 else self.tr("{0} years").format(years)
        text = self.tr("Starts at once against five bots, {0}. Right-click to choose bots, seed or years.")
        self._hint.setText(text.format(length))

    def add_note(self, note: QWidget) -> None:
        """A note above everything else (it closes itself)."""
        self.notes.addWidget(note)
        self.notes.setContentsMargins(0, 0, 0, 20)
        note.destroyed.connect(self._note_gone)

    def _note_gone(self) -> None:
        if not self.notes.count():
            self.notes.setContentsMargins(0, 0, 0, 0)

    def first_focus(self) -> QWidget:
        """What a keyboard finds first: the match to go on with, or the first power."""
        return self.strip.button if self.strip.isVisibleTo(self) else self.cards.cards[0]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(1380, 800)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.ensureWidgetVisible(watched, 0, 24)
        return super().eventFilter(watched, event)

    def _make_tiles(self, table: ActionTable) -> list[Tile]:
        return [
            Tile(table["file.watch"], self.tr("Watch six bots"), self.tr("House bots, you see all"), "eye"),
            Tile(table["window.lab"], self.tr("Open a position"), self.tr("Lab: any orders, and why"), "list-tree"),
            Tile(table["commons.home"], self.tr("Run a commons"), self.tr("A shared stock, and pacts over it"), "fish"),
            Tile(table["colony.home"], self.tr("Visit a colony"), self.tr("Minds, and who knows what"), "flame"),
            Tile(
                table["file.share"],
                self.tr("Play together"),
                self.tr("Several people here"),
                "users",
            ),
            Tile(
                table["help.rules"], self.tr("Read the rules"), self.tr("Pacts, orders, supports, trust"), "book-open"
            ),
        ]

    def _build(self, board: Board, table: ActionTable) -> None:
        self._hint.setProperty("kind", "muted")
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.options_link = LinkButton(self.tr("New match with options..."), parent=self)
        self.options_link.clicked.connect(table["file.match"].trigger)
        self.open_link = LinkButton(self.tr("Open a file..."), parent=self)
        self.open_link.clicked.connect(table["file.open"].trigger)
        body = self._body
        body.setSpacing(0)
        body.addLayout(self.notes)
        body.addLayout(self._head())
        body.addSpacing(24)
        head = section(self.tr("Play {0} as").format(board.name.capitalize()), link=self.options_link)
        head.insertWidget(1, self._hint, 1, Qt.AlignmentFlag.AlignBaseline)
        head.setStretch(2, 0)
        body.addLayout(head)
        body.addSpacing(8)
        body.addWidget(self.cards)
        body.addSpacing(24)
        body.addLayout(section(self.tr("Or")))
        body.addSpacing(8)
        body.addWidget(self.tiles)
        body.addSpacing(24)
        body.addLayout(section(self.tr("Recent"), link=self.open_link))
        body.addSpacing(6)
        body.addWidget(Line())
        body.addWidget(self.recent_list)
        body.addWidget(self._empty)
        body.addStretch(1)

    def _head(self) -> QHBoxLayout:
        title = QLabel("Concord")
        title.setProperty("kind", "display")
        words = QLabel(self.tr("Promises that bind nobody, and what happens next"))
        words.setProperty("kind", "muted")
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(title)
        texts.addWidget(words)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(texts, 1)
        row.addWidget(self.strip, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _connect(self) -> None:
        for card in self.cards.cards:
            if isinstance(card, PowerCard):
                card.play_wanted.connect(self.play_wanted)
                card.options_wanted.connect(self.options_wanted)
            card.installEventFilter(self)
        self.strip.open_wanted.connect(self.open_wanted)
        self.recent_list.open_wanted.connect(self.open_wanted)
        self._recent.changed.connect(self._show_recent)

    def _show_recent(self) -> None:
        self.strip.show_entry(self._recent.last_unfinished())
        self._empty.setVisible(not self._recent.files())

    def _fit(self) -> None:
        """Keep the column in the middle, at a width that reads well; more on very wide windows."""
        room = self.viewport().width()
        margin = MARGIN if room >= NARROW else MARGIN // 2
        width = min(max(WIDTH, round(room * 0.6)), WIDE, room - 2 * margin)
        side = (room - width) // 2
        self._body.setContentsMargins(side, 30, room - width - side, 24)
        self.cards.set_width(width)
        self.tiles.set_width(width)
