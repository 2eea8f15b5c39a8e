"""The lower part of the arena's page: the timeline of pacts under its head, and their table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from concordui import fonts
from concordui.commons.model import Showing
from concordui.commons.pact_painting import paint_bar, paint_cross, paint_diamond, paint_disc
from concordui.commons.pact_picture import TimelineDialog
from concordui.commons.pact_table import PactTable
from concordui.commons.pact_timeline import PactTimeline
from concordui.commons.words import say
from concordui.theme import theme
from concordui.widgets import Line, SectionHead, ToolButton
from concordui.widgets.tables import HEAD, ROW

_TIMELINE_SHARE = 0.5


class PactLegend(QWidget):
    """What the signs of the timeline mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = (
            (paint_disc, say("proposed")),
            (None, say("active")),
            (paint_diamond, say("breach")),
            (paint_cross, say("rejected")),
        )
        self.setFont(fonts.ui("caption"))
        self.setAccessibleName(say("Signs: {names}", names=", ".join(words for _, words in self._entries)))
        theme().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(sum(self._width(words) for _, words in self._entries) + 10, 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 20)

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, middle = 0.0, self.height() / 2
        for paint, words in self._entries:
            painter.save()
            if paint is None:
                paint_bar(painter, QRectF(left + 0.5, middle - 4.5, 16, 9))
            else:
                paint(painter, QPointF(left + 9, middle))
            painter.restore()
            painter.setPen(theme().ui("muted"))
            room = QRectF(left + 21, 0, self._width(words), self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
            left += self._width(words)

    def _width(self, words: str) -> int:
        return self.fontMetrics().horizontalAdvance(words) + 35


class PactsPane(QWidget):
    """Follows what the tab shows. `failed` carries the `ConcordError` of a file that could not be written."""

    failed = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pacts-pane")
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._showing = showing
        self.head = SectionHead(say("Pacts over time"), parent=self)
        self.legend = PactLegend(self)
        self.timeline = PactTimeline(showing, self)
        self.table = PactTable(showing, self)
        self.picture = ToolButton("images", say("Picture of the timeline…"), self)
        self.save = ToolButton("download", say("Save the table of pacts as CSV…"), self)
        self._split = QSplitter(Qt.Orientation.Vertical, self)
        self._moved = False
        self._lay_out()
        self._split.splitterMoved.connect(self._was_moved)
        showing.changed.connect(self._share_room)
        self.picture.clicked.connect(self.save_picture)
        self.save.clicked.connect(self.table.save)
        self.table.failed.connect(self.failed)

    def save_picture(self) -> TimelineDialog:
        """Ask for the picture of the timeline."""
        dialog = TimelineDialog(self.timeline.line, self.timeline.viewport().width(), self._showing, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def sizeHint(self) -> QSize:
        return QSize(900, 32 + 130 + HEAD + 4 * ROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _was_moved(self) -> None:
        self._moved = True

    def _share_room(self) -> None:
        """The timeline has what its rows need, up to half; a person who moves the line between them decides."""
        room, wanted = self._split.height(), self.timeline.line.height
        if not self._moved and room > 0:
            above = max(self.timeline.minimumSizeHint().height(), min(wanted + 2, round(room * _TIMELINE_SHARE)))
            if above != self._split.sizes()[0]:
                self._split.setSizes([above, max(room - above - self._split.handleWidth(), 1)])

    def _lay_out(self) -> None:
        self.head.insert(self.legend)
        self.head.add(self.picture)
        self.head.add(self.save)
        split = self._split
        split.setChildrenCollapsible(False)
        split.setHandleWidth(1)
        split.addWidget(self.timeline)
        split.addWidget(self.table)
        split.setStretchFactor(0, 0)
        split.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Line(self))
        column.addWidget(self.head)
        column.addWidget(split, 1)
