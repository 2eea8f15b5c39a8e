"""The cards of the home page: a scenario that ships, with what it shows and a small picture of its stock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from concordui import fonts, icons
from concordui.commons.runs import RunWanted
from concordui.start.cards import Card
from concordui.theme import theme
from concordui.widgets import ToolButton

if TYPE_CHECKING:
    from concordui.commons.picture import StockPicture

HEIGHT = 122
PICTURE = QSize(120, 78)
PAD = 14
EDIT = 26


@dataclass(frozen=True, slots=True)
class Preview:
    """The picture of the scenario of this name."""

    name: str
    picture: StockPicture


class ScenarioCard(Card):
    """A click runs it, one on `edit` edits it. `note` says in small what it is: "An arena, 60 turns"."""

    def __init__(self, wanted: RunWanted, title: str, sentence: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"run-{wanted.name}")
        self.wanted = wanted
        self._sentence, self._note = sentence, note
        self._picture: StockPicture | None = None
        self.setText(title)
        self.setAccessibleName(self.tr("Run {0}").format(title))
        self.setAccessibleDescription(f"{note}. {sentence}")
        self.setToolTip(sentence)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.edit = ToolButton("pencil", self.tr("Edit {0}").format(title), self, role="muted")
        self.edit.setFixedSize(EDIT, EDIT)

    @property
    def pictured(self) -> bool:
        """Whether it shows how its stock goes."""
        return self._picture is not None

    def show_picture(self, picture: StockPicture) -> None:
        """Show how its stock goes."""
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.edit.move(self.width() - EDIT - 8, 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme()
        self.paint_ground(painter)
        self._paint_picture(painter)
        left = PAD + PICTURE.width() + 14
        room = self.width() - left - PAD - EDIT
        painter.setFont(fonts.ui("body", strong=True))
        painter.setPen(look.ui("text"))
        title = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, 12, room, 18), Qt.AlignmentFlag.AlignVCenter, title)
        painter.setFont(fonts.ui("caption", tabular=True))
        painter.setPen(look.ui("muted"))
        painter.drawText(QRect(left, 30, room, 16), Qt.AlignmentFlag.AlignVCenter, self._note)
        painter.setFont(fonts.ui("body"))
        painter.setPen(look.ui("text"))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        line, room = painter.fontMetrics().lineSpacing(), room + EDIT
        painter.drawText(QRect(left, 50, room, (HEIGHT - 58) // line * line), flags, self._sentence)
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
            icons.paint(painter, "fish", middle, theme().ui("muted"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
