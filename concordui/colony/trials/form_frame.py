"""How the forms of trials and banks are laid out: fields that scroll over a foot that stays, and Ctrl+Enter runs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

WIDTH = 356


def field_column() -> tuple[QWidget, QVBoxLayout]:
    """What scrolls, and the column in it that takes the fields."""
    inside = QWidget()
    inside.setProperty("kind", "surface")
    column = QVBoxLayout(inside)
    column.setContentsMargins(16, 14, 16, 14)
    column.setSpacing(12)
    return inside, column


def lay_out_form(
    form: QWidget, inside: QWidget, name: str, words: Sequence[QWidget], buttons: Sequence[QWidget]
) -> None:
    """Let `inside` scroll in the form, over a foot with words and buttons; `name` says what the fields are about."""
    scroll = QScrollArea(form)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setAccessibleName(name)
    scroll.setWidget(inside)
    foot = QVBoxLayout()
    foot.setContentsMargins(16, 10, 16, 12)
    foot.setSpacing(8)
    for each in words:
        foot.addWidget(each)
    row = QHBoxLayout()
    row.setSpacing(8)
    for each in buttons:
        row.addWidget(each)
    row.addStretch(1)
    foot.addLayout(row)
    whole = QVBoxLayout(form)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    whole.addWidget(scroll, 1)
    whole.addLayout(foot)
    form.setFixedWidth(WIDTH)


def submit_by_keys(form: QWidget, submit: Callable[[], None]) -> None:
    """Ctrl+Enter anywhere in the form runs it."""
    for keys in ("Ctrl+Return", "Ctrl+Enter"):
        shortcut = QShortcut(QKeySequence(keys), form)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(submit)
