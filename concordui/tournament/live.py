"""The games that are being played just now: a small map each, with its season."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from concordui import fonts
from concordui.start.minimap import MapPicture, rendered
from concordui.theme import theme
from concordui.tournament.words import say
from concordui.widgets import EmptyHint
from engine.anatolia.board import Board, Power, ProvinceId
from engine.anatolia.chronicle import Position

MAP = QSize(168, 108)
WORDS = 22


class GameCard(QWidget):
    """One game: its map in the colours of the owners, its number and season."""

    def __init__(self, number: int, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self._board = board
        self._position: Position | None = None
        self._picture: QImage | None = None
        self._drawn: object = None
        self.setFixedSize(MAP.width() + 2, MAP.height() + WORDS + 2)
        theme().changed.connect(self._redraw)
        self.show_position(None)

    def show_position(self, position: Position | None) -> None:
        """Show where the game stands; None before its first phase is over."""
        self._position = position
        text = self.text()
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def text(self) -> str:
        """Its number and season in words."""
        if self._position is None:
            return say("Game {n}: begins", n=self.number)
        now = self._position
        return say("Game {n}: year {year}, {season}", n=self.number, year=now.year, season=now.season)

    def _redraw(self) -> None:
        self._drawn = None
        self.update()

    def _picture_now(self) -> QImage:
        """The map; drawn anew only when a centre has changed hands."""
        owners = _homes(self._board) if self._position is None else dict(self._position.owners)
        ratio = self.devicePixelRatioF()
        key = (tuple(owners.items()), ratio)
        if self._picture is None or key != self._drawn:
            self._picture = rendered(MapPicture(self._board, owners), theme(), MAP * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._drawn = key
        return self._picture

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawImage(1, 1, self._picture_now())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.drawRoundedRect(QRectF(0.5, 0.5, MAP.width() + 1, MAP.height() + 1), 4, 4)
        painter.setFont(fonts.ui("caption", tabular=True))
        painter.setPen(theme().ui("muted"))
        room = QRect(2, MAP.height() + 2, MAP.width(), WORDS)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())


def _homes(board: Board) -> dict[ProvinceId, Power | None]:
    """Who owns what before the first phase."""
    return {home: power for power, homes in board.homes.items() for home in homes}


class LiveGames(QScrollArea):
    """A row of cards, in the order of the games' numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say("Games being played"))
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFixedHeight(MAP.height() + WORDS + 34)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        inside = QWidget(self)
        inside.setProperty("kind", "surface")
        self._row = QHBoxLayout(inside)
        self._row.setContentsMargins(16, 12, 16, 12)
        self._row.setSpacing(12)
        self._hint = EmptyHint(say("The games appear here while they are played."), inside)
        self._row.addWidget(self._hint)
        self._row.addStretch(1)
        self.setWidget(inside)
        self.cards: dict[int, GameCard] = {}

    def show_games(self, board: Board, games: Mapping[int, Position | None]) -> None:
        """Show these games, each where it stands."""
        for number in [number for number in self.cards if number not in games]:
            card = self.cards.pop(number)
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        for place, number in enumerate(sorted(games)):
            if number not in self.cards:
                self.cards[number] = GameCard(number, board, self.widget())
                self._row.insertWidget(place + 1, self.cards[number])
            self.cards[number].show_position(games[number])
        self._hint.setVisible(not self.cards)
