"""The rows of the table of actions that are about the Position lab.

Context "window": `LabKind` carries them out, whatever is in front. Context "lab": the lab's tab in front. "map" holds
single keys in its map; what matches have too (undo, zoom, ``map.hold`` ...) stands in the other tables.
"""

from __future__ import annotations

from concordui.action_spec import ActionSpec, mark, row
from concordui.lab.edit_actions import EDIT_ACTIONS

MENU = ("lab", mark("Actions", "Lab"), "Alt+L")

LAB_ACTIONS: tuple[ActionSpec, ...] = (
    row("lab.library", mark("Actions", "Library of positions"), "lab/1", "Ctrl+Shift+B", "book-open"),
    row("lab.new", mark("Actions", "New empty position"), "lab/1", "Ctrl+Shift+M", "plus"),
    row("lab.start", mark("Actions", "New position from the start of a game"), "lab/1", "Ctrl+Shift+G", "flag"),
    row("lab.paste", mark("Actions", "Paste a position"), "lab/1", "Ctrl+Shift+V", "clipboard-paste"),
    *EDIT_ACTIONS,
    row("lab.copy_json", mark("Actions", "Copy as JSON"), "lab/8@lab", "Ctrl+Shift+C", "copy"),
    row("lab.copy_test", mark("Actions", "Copy as test"), "lab/8@lab", "Ctrl+Shift+K", "flask-conical"),
)
