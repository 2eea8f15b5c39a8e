"""The keys in the tool tips of buttons that stand for a command: those that hold, once a person chose others."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from concordui import keymap
from concordui.action_spec import ActionSpec
from concordui.actions import ActionTable

_BEFORE = ("home-", "library-")
"""What pages put before the id of an action in the name of the button that stands for it."""

_COMMAND, _WORDS = "command", "commandWords"
"""What a button that is watched remembers: its command, and the words of its tip before the keys."""

_PAGES = {"rail-settings": "file.settings"}
_TIP = re.compile(r"(?P<words>.*) \((?P<keys>[^()]+)\)", re.DOTALL)


class KeyTips(QObject):
    """Puts the keys right in the tips of the buttons that it watches, whenever a tip is written anew."""

    def __init__(self, table: ActionTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table

    def watch(self, root: QWidget, kind: str = "") -> None:
        """Watch the buttons in `root`, the window or a workspace of a kind.

        A button is known by its name, or in a workspace by the keys in its tip, which stand for one command there.
        """
        for button in root.findChildren(QAbstractButton):
            if button.property(_COMMAND) is None:
                tip = _TIP.fullmatch(button.toolTip())
                action_id = _named(button.objectName())
                if action_id not in self._table.specs and tip is not None:
                    action_id = self._known(tip["keys"], kind)
                if action_id in self._table.specs:
                    button.setProperty(_COMMAND, action_id)
                    button.installEventFilter(self)
            self._put_right(button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTipChange and isinstance(watched, QAbstractButton):
            self._put_right(watched)
        return False

    def _put_right(self, button: QAbstractButton) -> None:
        """Write the keys that hold into a tip that names keys, or did; one that says something else stays."""
        action_id = button.property(_COMMAND)
        if action_id is None:
            return
        tip = _TIP.fullmatch(button.toolTip())
        if tip is not None and keymap.portable(tip["keys"]):
            button.setProperty(_WORDS, tip["words"])
        words = button.property(_WORDS)
        if words is None or words not in (button.toolTip(), tip["words"] if tip is not None else ""):
            return
        keys = self._table[action_id].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        right = f"{words} ({keys})" if keys else words
        if button.toolTip() != right:
            button.setToolTip(right)

    def _known(self, keys: str, kind: str) -> str:
        """The command of these keys in a workspace of that kind; none elsewhere."""
        specs = self._table.specs.values() if kind else ()
        wanted = keymap.portable(keys)
        return next((s.id for s in specs if wanted in keymap.default_keys(s) and _heard_in(s, kind)), "")


def _heard_in(spec: ActionSpec, kind: str) -> bool:
    """Whether a workspace of this kind carries the command out; the keys on a map are those of one kind."""
    if spec.context == keymap.MAP:
        return spec.id.startswith("map." if kind == "match" else f"{kind}.")
    return spec.context == kind or spec.context not in keymap.TABS


def _named(name: str) -> str:
    """The action that a button of this name stands for; the name itself where it is of none."""
    for before in _BEFORE:
        name = name.removeprefix(before)
    if name in _PAGES:
        return _PAGES[name]
    return f"window.{name.removeprefix('rail-')}" if name.startswith("rail-") else name
