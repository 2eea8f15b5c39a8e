"""How a lifeline is drawn: two lines down, arrows between them, words over the arrows, and what they cost below."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from concordui import fonts, icons
from concordui.colony.clock import clock
from concordui.colony.offers.lifeline_rows import ROW_ROLE, BeatRow, Index, LifelineModel
from concordui.colony.people import CORE_ICON, paint_chip
from concordui.theme import theme
from concordui.widgets.paragraph import LEADING, paragraph

CLOCK = 96
"""Width of the column of clocks at the left."""
RIGHT = 34
"""From the pawn's line to the right edge."""
HEAD = 40
_PAD = 8
_BODY = 18
_SMALL = 16
_ICON = 14
_GAP = 20
_ARROW = 8
_BAR = 8
"""Width of the bar on a pawn's line while it works."""


def lines_at(width: int) -> tuple[int, int]:
    """Where the core's and the pawn's lines are in a row of this width."""
    return CLOCK + 14, max(width - RIGHT, CLOCK + 140)


def paint_head(painter: QPainter, rect: QRect, model: LifelineModel) -> None:
    """The two whose lines these are."""
    core, pawn = lines_at(rect.width())
    look, people = theme(), model.people
    painter.setFont(fonts.ui(strong=True))
    painter.setPen(look.ui("text"))
    icons.paint(painter, CORE_ICON, QRectF(core - 9, rect.top() + 10, 18, 18), look.ui("text"))
    names = QRectF(core + 18, rect.top(), pawn - core - 44, HEAD - 2)
    painter.drawText(names, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, people.name("core"))
    if model.pawn:
        paint_chip(painter, QRectF(pawn - 11, rect.top() + 8, 22, 22), people.style(model.pawn))
        painter.setFont(fonts.ui(strong=True))
        painter.setPen(look.ui("text"))
        painter.drawText(names, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, people.name(model.pawn))


class LifelineDelegate(QStyledItemDelegate):
    """Draws the rows of a `LifelineModel` in a list."""

    def __init__(self, model: LifelineModel, view: QListView) -> None:
        super().__init__(view)
        self._painter, self._view = LifelinePainter(model), view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        return QSize(width, self._painter.height(index.data(ROW_ROLE), width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self._painter.paint(painter, index.data(ROW_ROLE), option.rect, option.state)


class LifelinePainter:
    """Draws rows, for the window and for files."""

    def __init__(self, model: LifelineModel) -> None:
        self._model = model

    def height(self, row: BeatRow, width: int) -> int:
        """How high a row is in this width."""
        core, pawn = lines_at(width)
        room = pawn - core - 2 * _GAP
        height = _PAD + self._title_height(row, room) + _ARROW
        if row.quote:
            height += LEADING * _lines(row.quote, "body", room)
        height += sum(_SMALL * _lines(note, "caption", room) for note in row.notes)
        return height + (_SMALL if row.cost else 0) + _PAD

    @staticmethod
    def _title_height(row: BeatRow, room: int) -> int:
        return LEADING * _lines(row.title, "strong", room - _ICON - 6)

    def paint(self, painter: QPainter, row: BeatRow, rect: QRect, state: QStyle.StateFlag) -> None:
        """One row in its place."""
        look = theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, look.ui("selected" if selected else "hover"))
        if selected and state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.ui("focus"), 1))
            painter.drawRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5))
        core, pawn = lines_at(rect.width())
        room = pawn - core - 2 * _GAP
        at = rect.top() + _PAD + self._title_height(row, room) + _ARROW / 2
        self._paint_lines(painter, row, rect, at)
        self._paint_clock(painter, row, rect)
        self._paint_words(painter, row, QRect(core + _GAP, rect.top() + _PAD, room, rect.height()))
        self._paint_way(painter, row, QPointF(core, at), QPointF(pawn, at))
        painter.restore()

    def _paint_lines(self, painter: QPainter, row: BeatRow, rect: QRect, at: float) -> None:
        look = theme()
        core, pawn = lines_at(rect.width())
        style = self._model.people.style(self._model.pawn)
        top, bottom = float(rect.top()), at if row.last else float(rect.bottom() + 1)
        flat = Qt.PenCapStyle.FlatCap
        painter.setPen(QPen(look.ui("muted"), 1.2, c=flat))
        painter.drawLine(QPointF(core, top), QPointF(core, bottom))
        painter.setPen(QPen(style.line, 1.6, c=flat))
        painter.drawLine(QPointF(pawn, top), QPointF(pawn, bottom))
        if row.before or row.after:
            begin, end = top if row.before else at, float(rect.bottom() + 1) if row.after else at
            self._paint_bar(painter, QRectF(pawn - _BAR / 2, begin, _BAR, end - begin), row, style.line)

    @staticmethod
    def _paint_bar(painter: QPainter, bar: QRectF, row: BeatRow, ink: QColor) -> None:
        """The pawn is at the agreed work: a bar over its line, open to the rows in which it goes on."""
        painter.fillRect(bar, theme().ui("accentSoft"))
        painter.setPen(QPen(ink, 1, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(bar.topLeft(), bar.bottomLeft())
        painter.drawLine(bar.topRight(), bar.bottomRight())
        if not row.before:
            painter.drawLine(bar.topLeft(), bar.topRight())
        if not row.after:
            painter.drawLine(bar.bottomLeft(), bar.bottomRight())

    @staticmethod
    def _paint_clock(painter: QPainter, row: BeatRow, rect: QRect) -> None:
        painter.setFont(fonts.ui("caption", tabular=True))
        painter.setPen(theme().ui("text"))
        room = QRectF(12, rect.top() + _PAD, CLOCK - 12, _SMALL)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, clock(row.beat.tick))
        if row.since:
            painter.setPen(theme().ui("muted"))
            below = room.translated(0, _SMALL)
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, row.since)

    def _paint_words(self, painter: QPainter, row: BeatRow, room: QRect) -> None:
        look = theme()
        ink = look.ui(row.role)
        icons.paint(painter, row.icon, QRectF(room.left(), room.top() + 2, _ICON, _ICON), ink)
        left = room.left() + _ICON + 6
        width = room.width() - _ICON - 6
        layout = paragraph(row.title, fonts.ui(strong=True, tabular=True), width, [(0, look.ui("text"))])
        layout.draw(painter, QPointF(left, room.top()))
        top = float(room.top() + self._title_height(row, room.width()) + _ARROW)
        if row.quote:
            quote = paragraph(row.quote, fonts.ui(), room.width(), [(0, look.ui("text"))])
            quote.draw(painter, QPointF(room.left(), top))
            top += LEADING * quote.lineCount()
        for note in row.notes:
            top = _small(painter, note, QRectF(room.left(), top, room.width(), 200))
        if row.cost:
            _small(painter, row.cost, QRectF(room.left(), top, room.width(), 200))

    def _paint_way(self, painter: QPainter, row: BeatRow, core: QPointF, pawn: QPointF) -> None:
        look = theme()
        style = self._model.people.style(self._model.pawn)
        if row.way == "to pawn":
            _arrow(painter, core, pawn, look.ui("muted"))
        elif row.way == "to core":
            dashed = row.beat.kind in ("finished", "stopped")
            _arrow(painter, pawn, core, style.line, dashed=dashed)
        elif row.way == "broken":
            middle = QPointF((core.x() + pawn.x()) / 2, core.y())
            cross = row.beat.kind != "thinks"
            _broken(painter, pawn, middle, style.line, look.ui("danger") if cross else None)
        else:
            at = pawn if row.way == "at pawn" else core
            painter.setPen(QPen(look.ui("muted"), 1.4))
            painter.setBrush(look.ui("surface"))
            painter.drawEllipse(at, 4, 4)


def _lines(text: str, kind: str, width: int) -> int:
    font = fonts.ui("caption", tabular=True) if kind == "caption" else fonts.ui(strong=kind == "strong", tabular=True)
    return max(1, paragraph(text, font, width, [(0, theme().ui("text"))]).lineCount())


def _small(painter: QPainter, text: str, room: QRectF) -> float:
    """Draw a caption in lines; where the next one begins."""
    font = fonts.ui("caption", tabular=True)
    painter.setFont(font)
    painter.setPen(theme().ui("muted"))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    layout = paragraph(text, font, round(room.width()), [(0, theme().ui("muted"))])
    metrics = QFontMetrics(font)
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        part = text[line.textStart() : line.textStart() + line.textLength()]
        place = QRectF(room.left(), room.top() + number * _SMALL, room.width() + 2, metrics.height() + 2)
        painter.drawText(place, flags, part)
    return room.top() + _SMALL * layout.lineCount()


def _arrow(painter: QPainter, begin: QPointF, end: QPointF, ink: QColor, *, dashed: bool = False) -> None:
    way = 1 if end.x() > begin.x() else -1
    pen = QPen(ink, 1.4)
    if dashed:
        pen.setDashPattern([4, 3])
    painter.setPen(pen)
    tip = QPointF(end.x() - way * 3, end.y())
    painter.drawLine(QPointF(begin.x() + way * 4, begin.y()), QPointF(tip.x() - way * 6, tip.y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    head = QPainterPath(tip)
    head.lineTo(tip + QPointF(-way * 8, -4))
    head.lineTo(tip + QPointF(-way * 8, 4))
    head.closeSubpath()
    painter.drawPath(head)


def _broken(painter: QPainter, begin: QPointF, end: QPointF, ink: QColor, cross: QColor | None) -> None:
    """An arrow that does not arrive, with a cross at its end, or three dots where it may arrive yet."""
    pen = QPen(ink, 1.4)
    pen.setDashPattern([2, 3])
    painter.setPen(pen)
    painter.drawLine(QPointF(begin.x() - 4, begin.y()), end)
    if cross is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for step in (8, 15, 22):
            painter.drawEllipse(end - QPointF(step, 0), 1.6, 1.6)
        return
    painter.setPen(QPen(cross, 2))
    for slant in (1, -1):
        arm = QPointF(4, slant * 4)
        painter.drawLine(end - arm, end + arm)
