"""*Edit its scenario*: what a run's tab shows, as a scenario of its own in the editor."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from concordui.commons.editor.starts import Start
from concordui.workspace import ActionState
from engine.commons.file_names import WORLD_LOG
from engine.commons.log_index import LogIndex
from engine.errors import ConcordError

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace


class EditOfRun(QObject):
    """Hands on a `Start` with the scenario of the run's log; not from a seat, which may not know how others play."""

    def __init__(self, workspace: CommonsWorkspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        workspace.offer("commons.edit", self.edit, self.state)

    def state(self) -> ActionState:
        """Whether it can be done."""
        return ActionState(self._workspace.showing.eyes is None)

    def edit(self) -> None:
        """Open it in the editor."""
        workspace = self._workspace
        path = Path(workspace.session.path)
        log, form = (path / WORLD_LOG, "world-log") if workspace.world is not None else (path, "arena-log")
        try:
            with LogIndex(log, form) as index:
                scenario = index.head["scenario"]
        except ConcordError as error:
            workspace.failed.emit(error)
            return
        workspace.handed_on.emit(Start(path.stem, workspace.title(), "", scenario, workspace.session.base))
