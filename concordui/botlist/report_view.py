"""The rules of a report, one under the other: a sign, the rule, and what shows it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from concordui.botlist.model import say
from concordui.widgets import IconLabel, Label
from engine.anatolia.conformance import Row

_SIGNS = {
    "fail": ("x", "danger"),
    "warning": ("triangle-alert", "warn"),
    "pass": ("check", "ok"),
    "not-applicable": ("minus", "muted"),
}
_ORDER = tuple(_SIGNS)


class RuleRow(QWidget):
    """One rule with its evidence."""

    def __init__(self, row: Row, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = {
            "fail": say("broken"),
            "warning": say("kept, with a warning"),
            "pass": say("kept"),
            "not-applicable": say("could not be tried"),
        }[row.result]
        self.setAccessibleName(say("{rule}: {result}", rule=row.title, result=words))
        self.setAccessibleDescription(row.evidence)
        icon, role = _SIGNS[row.result]
        line = QHBoxLayout(self)
        line.setContentsMargins(16, 5, 12, 5)
        line.setSpacing(8)
        line.addWidget(IconLabel(icon, role, 14, self), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(Label(row.title, "strong" if row.result in ("fail", "warning") else "body", self, wrap=True))
        if row.evidence:
            column.addWidget(Label(row.evidence, "caption", self, wrap=True))
        line.addLayout(column, 1)


class ReportView(QScrollArea):
    """The rows of a report, what went wrong first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say("Rules of the contract"))
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows: tuple[Row, ...] = ()
        self.show_rows(())

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these."""
        self.rows = tuple(sorted(rows, key=_place))
        inside = QWidget(self)
        inside.setProperty("kind", "surface")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(0)
        for row in self.rows:
            column.addWidget(RuleRow(row, inside))
        column.addStretch(1)
        self.setWidget(inside)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if rows else Qt.FocusPolicy.NoFocus)


def _place(row: Row) -> int:
    return _ORDER.index(row.result)
