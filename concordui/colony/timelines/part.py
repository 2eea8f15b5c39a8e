"""The page *Timelines* in the tab of a colony, and its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordui.colony.attempts.page import AttemptsPage
from concordui.colony.timelines.page import TimelinesPage
from concordui.workspace import ActionState

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


class TimelinesPart:
    """Puts the page into its slot and carries out *Take a checkpoint* and *Open a checkpoint*."""

    def __init__(self, workspace: ColonyWorkspace) -> None:
        self._workspace = workspace
        self.page = TimelinesPage(workspace.showing, workspace.session, workspace)
        workspace.put("timelines", self.page)
        workspace.on_event(self.page.heard)
        workspace.offer("colony.checkpoint", self._take, self._ready)
        workspace.offer("colony.open_checkpoint", self._open, self._ready)
        self.page.attempts_wanted.connect(self._show_attempts)
        self.page.failed.connect(workspace.failed)

    def _ready(self) -> ActionState:
        return ActionState(self._workspace.showing.state is not None)

    def _take(self) -> None:
        self._workspace.show_page("timelines")
        self.page.tree.take_now()

    def _open(self) -> None:
        self._workspace.show_page("timelines")
        self.page.tree.open_file()

    def _show_attempts(self) -> None:
        self._workspace.show_page("attempts")
        ledger = self._workspace.findChild(AttemptsPage)
        if isinstance(ledger, AttemptsPage):
            ledger.show_only("discarded")
