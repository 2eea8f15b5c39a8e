"""The keys in the tool tips of buttons that stand for a command: those that hold, once a person chose others."""

from __future__ import annotations

import re

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from concordui.actions import ActionTable

_BEFORE = ("home-", "library-")
"""What pages put before the id of an action in the name of the button that stands for it."""

_PAGES = {"rail-settings": "file.settings"}
_KEYS = re.compile(r" \([^()]*\)$")


def show_keys(root: QWidget, table: ActionTable) -> None:
    """Let every button in `root` that says what key its command has say the one that holds."""
    for button in root.findChildren(QAbstractButton):
        action_id = _action_of(button.objectName())
        if action_id in table.specs and button.toolTip():
            keys = table[action_id].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            words = _KEYS.sub("", button.toolTip())
            button.setToolTip(f"{words} ({keys})" if keys else words)


def _action_of(name: str) -> str:
    """The action that a button of this name stands for; the name itself where it is of none."""
    for before in _BEFORE:
        name = name.removeprefix(before)
    if name in _PAGES:
        return _PAGES[name]
    return f"window.{name.removeprefix('rail-')}" if name.startswith("rail-") else name
