"""The World view as a part of a tab: what it asks of the tab, and the actions that it carries out there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from concordui.commons.world.page import WorldPage
from concordui.commons.world.session import WorldSession
from concordui.commons.world.showing import WorldShowing
from concordui.commons.world.words import say
from concordui.workspace import ActionState
from engine.commons.shape import Shape

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace


class WorldPart(QObject):
    """Puts the page into its slot, hands what a person changes to the session, and offers the actions for it."""

    def __init__(self, workspace: CommonsWorkspace, showing: WorldShowing) -> None:
        super().__init__(workspace)
        self._workspace, self._showing = workspace, showing
        self.page = WorldPage(showing, workspace)
        workspace.put("world", self.page)
        self.page.failed.connect(workspace.failed)
        self.page.arena_wanted.connect(workspace.show_arena)
        showing.edited.connect(self._edited)
        stack = showing.undo_stack
        showing.selection_changed.connect(workspace.refresh)
        stack.indexChanged.connect(workspace.refresh)
        workspace.offer("edit.undo", stack.undo, self._undo_state)
        workspace.offer("edit.redo", stack.redo, self._redo_state)
        for action_id, act in (
            ("commons.add_arena", self.page.add_arena),
            ("commons.add_link", self.page.add_link),
            ("commons.add_treaty", self.page.add_treaty),
            ("commons.add_agent", self.page.add_agent),
        ):
            workspace.offer(action_id, act, self._add_state)
        workspace.offer("commons.remove", self.page.remove, self._remove_state)

    def _edited(self, shape: object, epoch: int) -> None:
        session = self._workspace.session
        if isinstance(session, WorldSession) and isinstance(shape, Shape):
            session.edit(shape, epoch)

    @property
    def _shown(self) -> bool:
        return self._workspace.page == "world" and self._showing.shape is not None

    def _add_state(self) -> ActionState:
        return ActionState(enabled=self._shown)

    def _remove_state(self) -> ActionState:
        return ActionState(enabled=self._shown and self._showing.can_remove)

    def _undo_state(self) -> ActionState:
        stack = self._showing.undo_stack
        words = say("Undo: {0}").format(stack.undoText()) if stack.canUndo() else None
        return ActionState(enabled=self._shown and stack.canUndo(), text=words)

    def _redo_state(self) -> ActionState:
        stack = self._showing.undo_stack
        words = say("Redo: {0}").format(stack.redoText()) if stack.canRedo() else None
        return ActionState(enabled=self._shown and stack.canRedo(), text=words)
