"""A card of a home page: something that ships, with what it shows and a small picture of it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QWidget

from concordui import fonts, icons
from concordui.start.cards import Card
from concordui.theme import theme
from concordui.workspace import Picture

HEIGHT = 122
PICTURE = QSize(120, 78)
PAD = 14
CORNER = 26
"""Width that is left free for a button at the corner."""


class PictureCard(Card):
    """A title, in small a `note` on what it is, a sentence; `icon` stands for the picture until that is shown."""

    def __init__(self, title: str, sentence: str, note: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence, self._note, self._icon = sentence, note, icon
        self._picture: Picture | None = None
        self.setText(title)
        self.setAccessibleDescription(f"{note}. {sentence}")
        self.setToolTip(sentence)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def pictured(self) -> bool:
        """Whether it shows its picture."""
        return self._picture is not None

    def show_picture(self, picture: Picture) -> None:
        """Show it."""
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        self.paint_ground(painter)
        self._paint_picture(painter)
        left = PAD + PICTURE.width() + 14
        room = self.width() - left - PAD - CORNER
        painter.setFont(fonts.ui("body", strong=True))
        painter.setPen(look.ui("text"))
        title = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, 12, room, 18), Qt.AlignmentFlag.AlignVCenter, title)
        painter.setFont(fonts.ui("caption", tabular=True))
        painter.setPen(look.ui("muted"))
        painter.drawText(QRect(left, 30, room, 16), Qt.AlignmentFlag.AlignVCenter, self._note)
        painter.setFont(fonts.ui("body"))
        painter.setPen(look.ui("text"))
        room += CORNER
        paint_lines(painter, QRectF(left, 50, room, HEIGHT - 58), self._sentence)
        self.paint_edge(painter)

    def _paint_picture(self, painter: QPainter) -> None:
        place = QRectF(PAD, (HEIGHT - PICTURE.height()) / 2, PICTURE.width(), PICTURE.height())
        if self._picture is not None:
            shape = QPainterPath()
            shape.addRoundedRect(place, 3, 3)
            painter.save()
            painter.setClipPath(shape)
            self._picture.paint(painter, place, theme())
            painter.restore()
        else:
            middle = QRectF(0, 0, 20, 20)
            middle.moveCenter(place.center())
            icons.paint(painter, self._icon, middle, theme().ui("muted"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)


def paint_lines(painter: QPainter, place: QRectF, text: str) -> None:
    """A text in as many lines as there is room for; where that is not enough the last one ends in dots."""
    high = painter.fontMetrics().lineSpacing()
    layout = QTextLayout(text, painter.font())
    layout.beginLayout()
    top = place.top()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(place.width())
        rest = text[line.textStart() :]
        last = top + 2 * high > place.bottom()
        shown = painter.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, int(place.width()))
        words = shown if last else rest[: line.textLength()]
        painter.drawText(QRectF(place.left(), top, place.width(), high), Qt.AlignmentFlag.AlignLeft, words)
        top += high
        if last:
            break
    layout.endLayout()
