"""How a line of a page looks: what it is about, what one side says and from where, the other side, and a mark."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from concordui import fonts, icons
from concordui.colony.minds.line_model import Index, LineModel
from concordui.colony.minds.lines import Cell, Mark, PageLine
from concordui.theme import theme
from concordui.widgets.tables import ABSENT

PAD = 12
HEADING = 26
_ABOVE = 5
_GAP = 12
_TAG = 18
_ICON = 12
_INNER = 6
_CHEVRON = 12
_LEAST = 28
_WRAP = int(Qt.TextFlag.TextWordWrap)
_TALL = 100_000


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns begin and how wide they are, for a view of a width."""

    width: int

    @property
    def label(self) -> QRect:
        return QRect(PAD, 0, max(72, round(self.width * 0.19) - PAD - _GAP), 0)

    @property
    def first(self) -> QRect:
        left = self.label.right() + 1 + _GAP
        return QRect(left, 0, max(80, round(self.width * 0.60) - left - _GAP), 0)

    @property
    def second(self) -> QRect:
        left = self.first.right() + 1 + _GAP
        return QRect(left, 0, max(60, self.width - PAD - left), 0)


@lru_cache(maxsize=20_000)
def _height(text: str, width: int, small: bool) -> int:
    if not text:
        return 0
    metrics = QFontMetrics(fonts.ui("caption" if small else "body", tabular=True))
    return metrics.boundingRect(QRect(0, 0, width, _TALL), _WRAP, text).height()


def tag_width(mark: Mark | None) -> int:
    """The room of a mark, with what parts it from the words before it."""
    if mark is None:
        return 0
    return QFontMetrics(fonts.ui("caption")).horizontalAdvance(mark.text) + _ICON + 4 + 2 * _INNER


def paint_mark(painter: QPainter, rect: QRectF, mark: Mark) -> None:
    """A word with its icon on a soft ground; what is plain has a dashed line round it."""
    look = theme()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if mark.tone == "plain":
        pen = QPen(look.ui("lineStrong"), 1)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(look.ui("bg"))
        ink = look.ui("muted")
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.ui("warnSoft" if mark.tone == "warn" else "accentSoft"))
        ink = look.ui(mark.tone)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    box = QRectF(rect.x() + _INNER, rect.center().y() - _ICON / 2, _ICON, _ICON)
    icons.paint(painter, mark.icon, box, ink)
    painter.setFont(fonts.ui("caption"))
    painter.setPen(ink)
    painter.drawText(rect.adjusted(_INNER + _ICON + 4, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, mark.text)
    painter.restore()


class LinePainter(QStyledItemDelegate):
    """Draws lines by hand; their heights follow the width of the view."""

    def __init__(self, model: LineModel) -> None:
        super().__init__(model)
        self._model = model
        self.width = 600

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(60, self.height(self._model.line(index.row())))

    def height(self, line: PageLine) -> int:
        """How high a line is in a view of this width."""
        if line.heading:
            return HEADING
        label, first, second = self._rooms(line)
        most = max(
            _height(line.label, label.width(), False),
            _tall(line.first, first.width()),
            _tall(line.second, second.width()),
            _TAG if line.mark else 0,
        )
        return max(_LEAST, most + 2 * _ABOVE + 1)

    def _rooms(self, line: PageLine) -> tuple[QRect, QRect, QRect]:
        columns = Columns(self.width)
        label, first, second = columns.label, columns.first, columns.second
        if not line.second.text and not line.mark:
            first.setRight(second.right())
        if not line.label:
            first.setLeft(label.left())
        if line.mark:
            second.setWidth(max(40, second.width() - tag_width(line.mark) - 8))
        return label, first, second

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect, line = theme(), option.rect, self._model.line(index.row())
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, look.ui("selected" if selected else "hover"))
        elif line.heading:
            painter.fillRect(rect, look.ui("bg"))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), look.ui("line"))
        if selected and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.ui("focus"), 1))
            painter.drawRect(rect.adjusted(0, 0, -1, -2))
        if line.heading:
            self._paint_heading(painter, rect, line)
        else:
            self._paint_line(painter, rect, line)
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRect, line: PageLine) -> None:
        look = theme()
        chevron = "chevron-right" if line.group in self._model.folded else "chevron-down"
        box = QRectF(rect.left() + PAD - 2, rect.center().y() - _CHEVRON / 2 + 0.5, _CHEVRON, _CHEVRON)
        icons.paint(painter, chevron, box, look.ui("muted"))
        left = rect.left() + PAD + _CHEVRON + 3
        strong = fonts.ui("caption", strong=True)
        painter.setFont(strong)
        painter.setPen(look.ui("text"))
        room = QRect(left, rect.top(), rect.right() - PAD - left, rect.height() - 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line.label)
        room.setLeft(left + QFontMetrics(strong).horizontalAdvance(line.label) + 8)
        small = fonts.ui("caption", tabular=True)
        shown = QFontMetrics(small).elidedText(line.first.text, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(small)
        painter.setPen(look.ui("muted"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_line(self, painter: QPainter, rect: QRect, line: PageLine) -> None:
        label, first, second = (room.translated(rect.topLeft()) for room in self._rooms(line))
        top = rect.top() + _ABOVE
        _paint_words(painter, label, top, line.label, "muted", small=False)
        _paint_cell(painter, first, top, line.first)
        _paint_cell(painter, second, top, line.second)
        if line.mark is not None:
            width = tag_width(line.mark)
            paint_mark(painter, QRectF(rect.right() - PAD - width, top, width, _TAG), line.mark)


def _tall(cell: Cell, width: int) -> int:
    return _height(cell.text, width, False) + _height(cell.note, width, True)


def _paint_cell(painter: QPainter, room: QRect, top: int, cell: Cell) -> None:
    used = _paint_words(painter, room, top, cell.text, "muted" if cell.text == ABSENT else "text", small=False)
    _paint_words(painter, room, top + used, cell.note, "muted", small=True)


def _paint_words(painter: QPainter, room: QRect, top: int, text: str, role: str, *, small: bool) -> int:
    if not text:
        return 0
    height = _height(text, room.width(), small)
    painter.setFont(fonts.ui("caption" if small else "body", tabular=True))
    painter.setPen(theme().ui(role))
    painter.drawText(QRect(room.left(), top, room.width(), height), _WRAP, text)
    return height
