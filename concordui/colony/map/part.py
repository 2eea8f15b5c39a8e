"""The map in the tab of a colony, and its actions: follow the chosen colonist, a picture of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordui.colony.map.pane import ColonyMap
from concordui.colony.map.picture import ColonyPictureDialog
from concordui.workspace import ActionState

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


class MapPart:
    """Puts the map into its slot."""

    def __init__(self, workspace: ColonyWorkspace) -> None:
        self._workspace = workspace
        self.pane = ColonyMap(workspace.showing, workspace)
        workspace.put("map", self.pane)
        workspace.offer("colony.follow", self.pane.toggle_follow, self._can_follow)
        workspace.offer("colony.picture", self.save_picture, self._has_map)
        self.pane.made.connect(self._made)
        self.pane.picture_wanted.connect(self.save_picture)
        self.pane.following_changed.connect(workspace.refresh)

    def save_picture(self) -> ColonyPictureDialog | None:
        """Save the tick that is shown as SVG or PNG."""
        if self.pane.view is None:
            return None
        dialog = ColonyPictureDialog(self.pane.view, self._workspace.title(), self._workspace)
        dialog.show()
        return dialog

    def _made(self) -> None:
        view = self.pane.view
        if view is not None:
            self._workspace.keys_of_map(view)
        self._workspace.refresh()

    def _can_follow(self) -> ActionState:
        return ActionState(self.pane.can_follow, checked=self.pane.following)

    def _has_map(self) -> ActionState:
        return ActionState(self.pane.view is not None)
