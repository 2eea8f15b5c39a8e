"""The legend over the map, at the lower left: the marks of a resolution and their meaning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPaintEvent, QTransform
from PySide6.QtWidgets import QWidget

from concordui.hexmap.bonds import bond_inks
from concordui.hexmap.inks import Ink, cross, straight
from concordui.hexmap.legend_bar import LegendBar
from concordui.hexmap.unit_marks import burst_inks
from concordui.theme import theme


class Legend(LegendBar):
    """The marks of a resolution and their meaning, while they are shown."""

    def words(self) -> Mapping[str, str]:
        return meanings()

    def sample(self, kind: str) -> QWidget:
        return Sample(kind, self)


def meanings() -> dict[str, str]:
    """The marks of a resolution and what they mean, in the legend's order."""
    tr = QCoreApplication.translate
    return {
        "move": tr("Legend", "move"),
        "support": tr("Legend", "support"),
        "bounced": tr("Legend", "bounced"),
        "cut": tr("Legend", "cut"),
        "dislodged": tr("Legend", "dislodged"),
        "retreat": tr("Legend", "may retreat"),
        "kept": tr("Legend", "promise kept"),
        "broken": tr("Legend", "promise broken"),
    }


_LONG = frozenset(("move", "support", "bounced", "cut", "retreat"))
"""The marks that are lines."""


def sample_width(kind: str) -> int:
    """How wide a mark's sample is, in pixels."""
    return 30 if kind in _LONG else 20


class Sample(QWidget):
    """One mark of the legend, in the ink of the map."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setFixedSize(QSize(sample_width(kind), 20))
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for ink in sample_inks(self._kind, QPointF(1, 10), float(self.width() - 2)):
            painter.setPen(ink.pen())
            painter.setBrush(QBrush(Qt.BrushStyle.NoBrush) if ink.width else QBrush(ink.colour))
            painter.drawPath(ink.path)
        painter.end()


def sample_inks(kind: str, start: QPointF, length: float) -> list[Ink]:
    """A mark for the legend, `length` long from `start` to the right, in the orders' ink alone."""
    ink, danger = theme().map("order"), theme().ui("danger")
    east = QPointF(1.0, 0.0)
    end, middle = start + east * length, start + east * (length / 2)
    if kind == "dislodged":
        return _small_burst(middle)
    if kind in ("kept", "broken"):
        return [bond_inks(middle, 0.0, kind == "kept")[-1]]
    dash = {"support": (5.0, 3.0), "cut": (5.0, 3.0), "retreat": (0.1, 5.0)}.get(kind, ())
    stem_end = end - east * {"move": 8.0, "support": 5.0, "bounced": 2.0, "retreat": 4.0}.get(kind, 0.0)
    inks = [Ink(straight(start, stem_end), "move", ink, 2.6 if not dash else 2.2, dash, round_cap=kind == "retreat")]
    if kind == "move":
        head = QPainterPath(end)
        head.lineTo(end + QPointF(-9.0, 5.5))
        head.lineTo(end + QPointF(-9.0, -5.5))
        head.closeSubpath()
        inks.append(Ink(head, "move", ink))
    elif kind == "support":
        dot = QPainterPath()
        dot.addEllipse(end - east * 3.5, 3.5, 3.5)
        inks.append(Ink(dot, "joint", ink))
    elif kind == "bounced":
        inks.append(Ink(straight(end + QPointF(-2.0, -7.0), end + QPointF(-2.0, 7.0)), "mark", danger, 3.6))
    elif kind == "cut":
        inks += [replace(mark, width=2.4) for mark in cross(middle)[1:]]
    elif kind == "retreat":
        head = QPainterPath(end + QPointF(-6.0, -4.5))
        head.lineTo(end)
        head.lineTo(end + QPointF(-6.0, 4.5))
        inks.append(Ink(head, "retreat", ink, 2.0, round_cap=True))
    return inks


def _small_burst(middle: QPointF) -> list[Ink]:
    small = QTransform.fromTranslate(middle.x(), middle.y()).scale(0.4, 0.4)
    return [Ink(small.map(burst_inks(QPointF())[1].path), "mark", theme().ui("danger"), 1.4)]
