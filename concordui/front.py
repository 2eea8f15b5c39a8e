"""The actions that need a workspace in front, whatever its kind: its tab, its map, its docks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from concordui.workspace import ActionState, Workspace

if TYPE_CHECKING:
    from concordui.hexmap.hex_view import HexView


def front_states(front: Workspace | None) -> Mapping[str, ActionState]:
    """How they stand."""
    if front is None:
        return {}
    states = {
        "file.close": ActionState(),
        "view.map": ActionState(front.map_widget() is not None),
        "view.map_table": ActionState(_hex_view(front) is not None),
    }
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


def _hex_view(front: Workspace | None) -> HexView | None:
    """The map of hexes that is shown in front, in the map's widget or as it."""
    target = None if front is None else front.map_widget()
    if front is None or target is None:
        return None
    from concordui.hexmap.hex_view import HexView

    views = [target, *target.findChildren(HexView)]
    return next((view for view in views if isinstance(view, HexView) and view.isVisibleTo(front)), None)


def show_table(front: Workspace | None) -> None:
    """Bring the table of the map in front forward."""
    view = _hex_view(front)
    if view is not None:
        from concordui.hexmap.map_table import show_map_table

        show_map_table(view)


def focus_map(front: Workspace | None) -> None:
    """Give the keyboard to the map."""
    target = None if front is None else front.map_widget()
    if target is not None:
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
