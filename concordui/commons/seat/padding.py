"""Rows of a dock that keep off its edges, between lists that reach from edge to edge."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

EDGE = 12


def padded(column: QVBoxLayout, *rows: QWidget | QLayout) -> None:
    """Add these rows to a column, `EDGE` off both sides."""
    inside = QVBoxLayout()
    inside.setContentsMargins(EDGE, 0, EDGE, 0)
    inside.setSpacing(column.spacing())
    for row in rows:
        if isinstance(row, QWidget):
            inside.addWidget(row)
        else:
            inside.addLayout(row)
    column.addLayout(inside)
