"""Puts *Who knows what* under the map of a colony's tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from concordui.colony.knows.panel import KnowsPanel
from concordui.workspace import ActionState

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


class KnowsPart(QObject):
    """The panel in its slot; a mind's page is shown beside the map when its evidence asks for it."""

    def __init__(self, workspace: ColonyWorkspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self.panel = KnowsPanel(workspace.showing, workspace)
        workspace.put("knows", self.panel)
        self.panel.failed.connect(workspace.failed)
        self.panel.page_wanted.connect(self._show_page)
        workspace.offer("colony.find_fact", self.panel.search, self._ready)
        workspace.offer("colony.evidence", self.panel.show_evidence, self._ready)

    def _ready(self) -> ActionState:
        return ActionState(self.panel.ready)

    def _show_page(self, page: object) -> None:
        self._workspace.show_page(str(page))
