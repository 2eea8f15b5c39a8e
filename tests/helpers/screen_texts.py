"""Everything that a window says to who looks at it, hovers over it or has it read out."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

_SAID = ("text", "windowTitle", "accessibleName", "accessibleDescription", "toolTip", "placeholderText", "currentText")
_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def screen_texts(window: QWidget) -> Iterator[str]:
    """The texts of every widget that can be seen, the cells of every table in it, and the cards of its plots."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisibleTo(window):
            continue
        for name in _SAID:
            said = getattr(widget, name, None)
            if callable(said) and isinstance(value := said(), str) and value:
                yield value
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from _cells(widget)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model, top = view.model(), QModelIndex()
    for row in range(model.rowCount(top)):
        for column in range(1 if isinstance(view, QListView) else model.columnCount(top)):
            for role in _ROLES:
                value = model.index(row, column).data(role)
                if value is not None:
                    yield str(value)
