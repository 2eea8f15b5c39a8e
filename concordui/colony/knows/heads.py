"""The head of the matrix: a click on a mind chooses it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from concordui import fonts
from concordui.colony.knows.matrix_model import MINDS, MatrixModel
from concordui.colony.knows.painting import paint_mind
from concordui.theme import theme
from concordui.widgets.tables import HEAD, INSET


class MatrixHead(QHeaderView):
    """Paints the columns' titles: words for the first ones, then the minds. `pressed_mind` carries who was clicked."""

    pressed_mind = Signal(object)

    def __init__(self, model: MatrixModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._model = model
        self._chosen = ""
        self.setFixedHeight(HEAD)
        self.setMinimumSectionSize(24)
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.sectionPressed.connect(self._pressed)
        theme().changed.connect(self.viewport().update)

    def choose(self, mind: str) -> None:
        """Mark this mind."""
        self._chosen = mind
        self.viewport().update()

    def _pressed(self, section: int) -> None:
        if section >= MINDS:
            self.pressed_mind.emit(self._model.minds[section - MINDS])

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        look = theme()
        painter.save()
        painter.fillRect(rect, look.ui("surface"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.ui("line"))
        if logicalIndex >= MINDS and logicalIndex - MINDS < len(self._model.minds):
            mind = self._model.minds[logicalIndex - MINDS]
            paint_mind(painter, QRectF(rect), self._model.people, mind, chosen=mind == self._chosen)
        else:
            font = fonts.ui("caption")
            painter.setFont(font)
            painter.setPen(look.ui("muted"))
            title = str(self._model.headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
            room = rect.adjusted(INSET, 0, -4, 0)
            shown = QFontMetrics(font).elidedText(title, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.restore()
