"""The actions that need a workspace in front, whatever its kind: its tab, its map, its docks."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt

from concordui.workspace import ActionState, Workspace


def front_states(front: Workspace | None) -> Mapping[str, ActionState]:
    """How they stand."""
    if front is None:
        return {}
    states = {"file.close": ActionState(), "view.map": ActionState(front.map_widget() is not None)}
    host = front.dock_host()
    if host is not None:
        docks = {dock_id: ActionState(checked=host.is_open(dock_id)) for dock_id in host.docks()}
        states |= docks | {"dock.reset": ActionState()}
    return states


def do_dock(front: Workspace, action_id: str, checked: bool) -> None:
    """Open or close the dock of this action, or put all of them back."""
    host = front.dock_host()
    if host is not None:
        if action_id == "dock.reset":
            host.reset()
        else:
            host.set_open(action_id, checked)


def focus_map(front: Workspace | None) -> None:
    """Give the keyboard to the map."""
    target = None if front is None else front.map_widget()
    if target is not None:
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
