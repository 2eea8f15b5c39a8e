"""A sentence broken into lines of a width, for delegates: lines 18 apart, with parts of it in other colours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextLayout, QTextOption

LEADING = 18
"""From one line to the next."""


def paragraph(
    text: str, font: QFont, width: int, inks: Sequence[tuple[int, QColor]], leading: int = LEADING
) -> QTextLayout:
    """The text laid out, its lines `leading` apart. `inks` are colours, each with the index at which it begins, the
    first at 0.
    """
    layout = QTextLayout(text, font)
    layout.setCacheEnabled(True)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    ends = [*(start for start, _ in inks[1:]), len(text)]
    layout.setFormats([_ink(start, end - start, colour) for (start, colour), end in zip(inks, ends, strict=True)])
    layout.beginLayout()
    number = 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, number * leading))
        number += 1
    layout.endLayout()
    return layout


def _ink(start: int, length: int, colour: QColor) -> QTextLayout.FormatRange:
    piece = QTextLayout.FormatRange()
    piece.start, piece.length = start, length
    form = QTextCharFormat()
    form.setForeground(colour)
    piece.format = form
    return piece
