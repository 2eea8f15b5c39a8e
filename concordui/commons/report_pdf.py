"""A run's report as a PDF of one page: vectors, and text that stays text. The page is the same as the HTML's."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtSvg import QSvgRenderer

from concordui import fonts
from engine.commons.report import Report
from engine.commons.report_page import HEADS, cells, left_out_text
from engine.commons.report_plots import HEIGHT, WIDTH, Figure, figures
from engine.plot_style import colour

DPI = 300
ACROSS = 2 * WIDTH + 12
"""Logical pixels across the page: two plots beside each other."""
MARGIN_MM = 12
_ROW, _LINE, _GAP = 22.0, 18.0, 12.0
_SHARES = (0.0, 0.14, 0.38, 0.48, 0.55, 0.63, 0.7, 1.0)
"""Where the columns of the pacts begin, and where the last ends."""
_NUMBERS_ACROSS = 4


def pdf(report: Report) -> bytes:
    """The file. Needs an application for its fonts; any thread may call it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(report.title)
    writer.setCreator("Concord")
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, margins,
                                     QPageLayout.Unit.Millimeter))  # fmt: skip
    drawn = figures(report.view)
    scale = min(writer.width() / ACROSS, writer.height() / _height(report, drawn))
    painter = QPainter(writer)
    painter.scale(scale, scale)
    _Page(painter, ACROSS).put(report, drawn)
    painter.end()
    data = QByteArray(buffer.data())
    buffer.close()
    return bytes(data.data())


def _height(report: Report, drawn: Sequence[Figure]) -> float:
    """How high the page is in logical pixels, so that all of it fits."""
    image = QByteArray()
    buffer = QBuffer(image)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    probe = QPdfWriter(buffer)
    probe.setResolution(DPI)
    painter = QPainter(probe)
    page = _Page(painter, ACROSS)
    page.put(report, drawn)
    painter.end()
    return page.y


class _Page:
    """Puts one thing below the other; `y` is how far it is, in logical pixels."""

    def __init__(self, painter: QPainter, width: float) -> None:
        self._painter, self._width = painter, width
        self.y = 0.0

    def put(self, report: Report, drawn: Sequence[Figure]) -> None:
        """Everything, from the top."""
        self._words(report.title, "title", strong=True)
        cut = f" {report.cut.capitalize()}." if report.cut else ""
        self._words(f"From the log {report.log}.{cut}", "body", "muted")
        self._words(" ".join(report.sentences), "body")
        self.y += _GAP
        self._plots(drawn)
        self._words("Numbers", "section", strong=True)
        if report.numbers:
            self._numbers(report.numbers)
        else:
            self._words("No turn was played yet.", "body", "muted")
        self.y += _GAP
        self._words("Pacts", "section", strong=True)
        if report.pacts:
            self._row(HEADS, "caption", "muted")
            for line in report.pacts:
                self._row(cells(line), "body", "text")
            self._words(left_out_text(report), "body", "muted")
        else:
            self._words("None was proposed.", "body", "muted")

    def _font(self, size: fonts.Size, *, strong: bool = False) -> None:
        font = fonts.ui(size, strong=strong, tabular=True)
        font.setHintingPreference(font.HintingPreference.PreferNoHinting)
        self._painter.setFont(font)

    def _words(self, text: str, size: fonts.Size, ink: str = "text", *, strong: bool = False) -> None:
        """A paragraph."""
        if not text:
            return
        self._font(size, strong=strong)
        self._painter.setPen(QColor(colour(ink)))
        room = QRectF(0, self.y, self._width, 10_000)
        flags = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignTop.value
        used = self._painter.boundingRect(room, flags, text)
        self._painter.drawText(QRectF(0, self.y, self._width, used.height() + 2), flags, text)
        self.y += used.height() + 4

    def _plots(self, drawn: Sequence[Figure]) -> None:
        for number, figure in enumerate(drawn):
            left = (number % 2) * (WIDTH + _GAP)
            # QtSvg takes one family, not a list of them
            svg = figure.svg.replace("'Inter', 'DejaVu Sans'", "Inter")
            QSvgRenderer(QByteArray(svg.encode("utf-8"))).render(self._painter, QRectF(left, self.y, WIDTH, HEIGHT))
            if number % 2:
                self.y += HEIGHT + _GAP

    def _numbers(self, numbers: Sequence[tuple[str, str]]) -> None:
        wide = self._width / _NUMBERS_ACROSS
        self._font("body")
        metrics = QFontMetricsF(self._painter.font())
        for number, (name, figure) in enumerate(numbers):
            left = number % _NUMBERS_ACROSS * wide
            base = self.y + metrics.ascent()
            self._painter.setPen(QColor(colour("muted")))
            self._painter.drawText(QPointF(left, base), name)
            self._painter.setPen(QColor(colour("text")))
            right = left + wide - 32 - metrics.horizontalAdvance(figure)
            self._painter.drawText(QPointF(right, base), figure)
            if number % _NUMBERS_ACROSS == _NUMBERS_ACROSS - 1 or number == len(numbers) - 1:
                self.y += _LINE + 2

    def _row(self, texts: Sequence[str], size: fonts.Size, ink: str) -> None:
        """One row of the table of pacts; what is too long ends in dots."""
        self._font(size)
        metrics = QFontMetricsF(self._painter.font())
        self._painter.setPen(QColor(colour(ink)))
        for number, text in enumerate(texts):
            left, right = _SHARES[number] * self._width, _SHARES[number + 1] * self._width - 16
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, right - left)
            at_right = 3 <= number <= 5
            place = right - metrics.horizontalAdvance(shown) if at_right else left
            self._painter.drawText(QPointF(place, self.y + 3 + metrics.ascent()), shown)
        self.y += _ROW
        self._painter.setPen(QPen(QColor(colour("line")), 1))
        self._painter.drawLine(QPointF(0, self.y - 1), QPointF(self._width, self.y - 1))
