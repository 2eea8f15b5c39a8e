"""The one painter of the tree of timelines, for the window and for files: branches, forks, checkpoints, days."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from concordui import fonts
from concordui.colony.clock import TICKS_A_DAY, count, day_of, time_of
from concordui.colony.say import say
from concordui.colony.timelines.words import short
from concordui.theme import theme
from engine.colony.viewing.tree import Branch, Place, TimelineTree

ROW = 44
AXIS = 24
TOP = 6
LEFT = 92
"""Of the column of names."""
RIGHT = 28
PAD = 12
_BAR = 5.0
_TIP = 4.5
_DIAMOND = 5.0
_FEWEST = 60
"""Ticks: a run that has just begun is drawn as if it had so many."""
_LABEL = 76
"""Pixels between two labels of the axis at least."""
_STEPS = (10, 30, 60, 120, 180, 360, 720)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where the branches of a tree are in a picture of so many logical pixels in width; each has a row."""

    tree: TimelineTree
    width: float

    @property
    def height(self) -> int:
        """Of all rows and the axis."""
        return TOP + ROW * len(self.tree.branches) + AXIS

    @property
    def first(self) -> int:
        """The tick at the left end."""
        return self.tree.first

    @property
    def span(self) -> int:
        """Ticks from the left to the right end."""
        return max(self.tree.last - self.tree.first, _FEWEST)

    @property
    def room(self) -> float:
        """Pixels from the left to the right end."""
        return max(self.width - LEFT - RIGHT, 40.0)

    def x(self, tick: float) -> float:
        """Where a tick is."""
        return LEFT + (tick - self.first) * self.room / self.span

    def y(self, row: int) -> float:
        """Where the bar of a row is."""
        return TOP + ROW * row + 17

    def tick(self, x: float) -> int:
        """The tick at a place."""
        return self.first + round((x - LEFT) * self.span / self.room)

    def row(self, timeline: str) -> int | None:
        """The row of a timeline."""
        return next((row for row, each in enumerate(self.tree.branches) if each.id == timeline), None)

    def history(self) -> dict[str, int]:
        """The timelines that what goes on now has come through, each with the last tick that it has of it."""
        found: dict[str, int] = {}
        branch = self.tree.branch(self.tree.running)
        last = branch.tip if branch is not None else 0
        while branch is not None:
            found[branch.id] = last
            last = branch.forked
            branch = None if branch.parent is None else self.tree.branch(branch.parent)
        return found


def paint_ground(painter: QPainter, sheet: Sheet, height: float, chosen: Place | None, *, labels: bool) -> None:
    """The lines down at round ticks with the row that is chosen behind them; what they are called, where `labels`."""
    if not labels and chosen is not None and (row := sheet.row(chosen.timeline)) is not None:
        painter.fillRect(QRectF(0, TOP + ROW * row, sheet.width, ROW), theme().ui("selected"))
    font = fonts.ui("caption", tabular=True)
    painter.setFont(font)
    said = QRectF() if chosen is None else _chosen_label(sheet, chosen, height)[0].adjusted(-4, 0, 4, 0)
    for tick in axis_ticks(sheet):
        x = round(sheet.x(tick)) + 0.5
        if labels:
            half = QFontMetricsF(font).horizontalAdvance(axis_text(tick)) / 2 + 1
            room = QRectF(x - half, height - AXIS, 2 * half, AXIS)
            if not room.intersects(said):
                painter.setPen(theme().ui("muted"))
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, axis_text(tick))
        else:
            painter.setPen(QPen(theme().ui("line"), 1))
            painter.drawLine(QPointF(x, 0), QPointF(x, height - AXIS))


def axis_ticks(sheet: Sheet) -> range:
    """The ticks that are written: round ones of the clock, so many as there is room for."""
    least = sheet.span * _LABEL / sheet.room
    step = next((step for step in _STEPS if step >= least), 0)
    days = 1
    while not step:
        step = days * TICKS_A_DAY if days * TICKS_A_DAY >= least else 0
        days *= 2
    begin = -(-sheet.first // step) * step
    return range(begin, sheet.first + sheet.span + 1, step)


def axis_text(tick: int) -> str:
    """A midnight as its day, any other tick as the time."""
    return say("Day {day}", day=day_of(tick)) if tick % TICKS_A_DAY == 0 else time_of(tick)


def paint_tree(painter: QPainter, sheet: Sheet) -> None:
    """Forks, then bars, then what lies on them."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    history = sheet.history()
    for row, branch in enumerate(sheet.tree.branches):
        _paint_fork(painter, sheet, branch, row, branch.id in history)
    for row, branch in enumerate(sheet.tree.branches):
        _paint_bar(painter, sheet, branch, row, history.get(branch.id))
        _paint_checkpoints(painter, sheet, branch, row)
        _paint_name(painter, sheet, branch, row)


def paint_chosen(painter: QPainter, sheet: Sheet, place: Place, height: float) -> None:
    """The ring round a chosen place, and the line from there down to the axis, where its tick is said."""
    row = sheet.row(place.timeline)
    if row is None:
        return
    accent = theme().ui("accent")
    at = QPointF(sheet.x(place.tick), sheet.y(row))
    painter.setPen(QPen(accent, 1, Qt.PenStyle.DashLine))
    painter.drawLine(at + QPointF(0, 7), QPointF(at.x(), height - AXIS))
    painter.setPen(QPen(theme().ui("surface"), 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, 7.5, 7.5)
    painter.setPen(QPen(accent, 2))
    painter.drawEllipse(at, 7.5, 7.5)
    room, words = _chosen_label(sheet, place, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(accent)
    painter.drawRoundedRect(room, 3, 3)
    painter.setFont(fonts.ui("caption", strong=True, tabular=True))
    painter.setPen(theme().ui("onAccent"))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)


def _chosen_label(sheet: Sheet, place: Place, height: float) -> tuple[QRectF, str]:
    """What the axis says of the chosen place, and where."""
    words = say("{time}, tick {tick}", time=time_of(place.tick), tick=count(place.tick))
    width = QFontMetricsF(fonts.ui("caption", strong=True, tabular=True)).horizontalAdvance(words) + 14
    left = min(max(sheet.x(place.tick) - width / 2, 2), max(sheet.width - width - 2, 2))
    return QRectF(left, height - AXIS + 3, width, AXIS - 6), words


def paint_looked(painter: QPainter, sheet: Sheet, place: Place) -> None:
    """The small triangle over the tick that everything else shows."""
    row = sheet.row(place.timeline)
    if row is not None:
        x, y = sheet.x(place.tick), sheet.y(row) - 8
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().ui("text"))
        painter.drawPolygon(QPolygonF([QPointF(x - 4.5, y - 6), QPointF(x + 4.5, y - 6), QPointF(x, y)]))


def diamond(at: QPointF, size: float = _DIAMOND) -> QPainterPath:
    """The sign of a checkpoint."""
    path = QPainterPath(at + QPointF(0, -size))
    for corner in (QPointF(size, 0), QPointF(0, size), QPointF(-size, 0)):
        path.lineTo(at + corner)
    path.closeSubpath()
    return path


def _paint_fork(painter: QPainter, sheet: Sheet, branch: Branch, row: int, lived: bool) -> None:
    above = None if branch.parent is None else sheet.row(branch.parent)
    if above is None:
        return
    x, top, low = sheet.x(branch.forked), sheet.y(above), sheet.y(row)
    painter.setPen(QPen(theme().ui("accent" if lived else "lineStrong"), 2 if lived else 1.5))
    painter.drawLine(QPointF(x, top), QPointF(x, low))


def _paint_bar(painter: QPainter, sheet: Sheet, branch: Branch, row: int, lived: int | None) -> None:
    """The ticks of a branch; those that what goes on now has come through are in the accent."""
    y, left, right = sheet.y(row), sheet.x(branch.forked), sheet.x(branch.tip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().ui("lineStrong"))
    painter.drawRoundedRect(QRectF(left, y - _BAR / 2, max(right - left, _BAR), _BAR), _BAR / 2, _BAR / 2)
    if lived is not None:
        painter.setBrush(theme().ui("accent"))
        end = max(sheet.x(lived), left + _BAR)
        painter.drawRoundedRect(QRectF(left, y - _BAR / 2, end - left, _BAR), _BAR / 2, _BAR / 2)
    running = branch.id == sheet.tree.running
    painter.setPen(QPen(theme().ui("accent" if running else "muted"), 1.6))
    painter.setBrush(theme().ui("accent" if running else "raised"))
    painter.drawEllipse(QPointF(right, y), _TIP, _TIP)


def _paint_checkpoints(painter: QPainter, sheet: Sheet, branch: Branch, row: int) -> None:
    """A diamond for each, with the beginning of its hash under it where there is room."""
    font = fonts.ui("caption", tabular=True)
    metrics = QFontMetricsF(font)
    forks = {each.forked for each in sheet.tree.branches if each.parent == branch.id}
    free, y = float(LEFT - PAD), sheet.y(row)
    for kept in sheet.tree.kept:
        if kept.timeline != branch.id or kept.tick is None:
            continue
        at = QPointF(sheet.x(kept.tick), y)
        painter.setPen(QPen(theme().ui("text"), 1.4))
        painter.setBrush(theme().ui("raised"))
        painter.drawPath(diamond(at))
        words = short(kept.game_sha256)
        width = metrics.horizontalAdvance(words)
        aside = width + 6 if kept.tick in forks else width / 2  # the line down to a fork stays free
        left = min(at.x() - aside, sheet.width - width - 4)
        if left > free:
            painter.setFont(font)
            painter.setPen(theme().ui("muted"))
            painter.drawText(QRectF(left, y + 7, width + 2, 16), Qt.AlignmentFlag.AlignLeft, words)
            free = left + width + 8


def _paint_name(painter: QPainter, sheet: Sheet, branch: Branch, row: int) -> None:
    running = branch.id == sheet.tree.running
    top, indent = TOP + ROW * row, PAD + min(branch.depth, 3) * 8
    painter.setFont(fonts.ui("body", strong=True, tabular=True))
    painter.setPen(theme().ui("accent" if running else "text"))
    painter.drawText(QRectF(indent, top + 8, LEFT - indent - 8, 18), Qt.AlignmentFlag.AlignVCenter, branch.id)
    painter.setFont(fonts.ui("caption", tabular=True))
    painter.setPen(theme().ui("muted"))
    words = say("goes on") if running else say("to {tick}", tick=count(branch.tip))
    painter.drawText(QRectF(indent, top + 25, LEFT - indent - 4, 16), Qt.AlignmentFlag.AlignVCenter, words)
