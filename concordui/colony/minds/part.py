"""The page *Minds* in the tab of a colony, and its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordui.colony.minds.pane import ALONE, OTHER, TRUTH, MindsPane
from concordui.workspace import ActionState

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


class MindsPart:
    """Puts the page into its slot and carries out what its actions say."""

    def __init__(self, workspace: ColonyWorkspace) -> None:
        self._workspace = workspace
        self.pane = MindsPane(workspace.showing, workspace)
        workspace.put("minds", self.pane)
        self.pane.failed.connect(workspace.failed)
        workspace.offer("colony.next_mind", self._next, self._ready)
        workspace.offer("colony.mind_before", self._before, self._ready)
        workspace.offer("colony.alone", self._alone, self._is_alone)
        workspace.offer("colony.with_another", self._with_another, self._is_with_another)
        workspace.offer("colony.with_truth", self._with_truth, self._is_with_truth)
        workspace.offer("colony.request", self._request, self._has_page)

    def _ready(self) -> ActionState:
        return ActionState(self._workspace.showing.state is not None)

    def _has_page(self) -> ActionState:
        return ActionState(self.pane.page is not None or not self.pane.isVisible())

    def _is_alone(self) -> ActionState:
        return self._view(ALONE)

    def _is_with_another(self) -> ActionState:
        return self._view(OTHER)

    def _is_with_truth(self) -> ActionState:
        return self._view(TRUTH)

    def _view(self, view: str) -> ActionState:
        return ActionState(self._workspace.showing.state is not None, checked=self.pane.view == view)

    def _next(self) -> None:
        self.pane.step(1)

    def _before(self) -> None:
        self.pane.step(-1)

    def _alone(self) -> None:
        self._show(ALONE)

    def _with_another(self) -> None:
        self._show(OTHER)

    def _with_truth(self) -> None:
        self._show(TRUTH)

    def _show(self, view: str) -> None:
        self._workspace.show_page("minds")
        self.pane.show_view(view)

    def _request(self) -> None:
        self._workspace.show_page("minds")
        self.pane.show_request()
