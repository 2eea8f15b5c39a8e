"""The open workspaces: each once, in a tab of its own, and all of them ended in order."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from concordui.game_locks import GameLocks
from concordui.tab_strip import TabStrip
from concordui.workspace import MatchSetup, Workspace, WorkspaceKind
from engine.errors import ConcordError, RecordError

_log = logging.getLogger(__name__)


class Deck(QObject):
    """The workspaces behind the tabs. `front_changed` carries the one in front or None, `changed` comes when the list
    did, `ended` carries one that is about to go.

    Opening and starting raise `ConcordError` where the file or the setup is refused; nothing has changed then.
    """

    front_changed = Signal(object)
    changed = Signal()
    opened = Signal(object)
    ended = Signal(object)

    def __init__(self, strip: TabStrip, stack: QStackedWidget, locks: GameLocks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._locks = locks
        self._strip = strip
        self._stack = stack
        self._open: list[Workspace] = []
        strip.bar.currentChanged.connect(self._tab_changed)
        strip.bar.tabMoved.connect(self._tab_moved)
        strip.bar.close_wanted.connect(self.close_at)

    def workspaces(self) -> tuple[Workspace, ...]:
        """All of them, in the order of the tabs."""
        return tuple(self._open)

    def front(self) -> Workspace | None:
        """The one whose tab is chosen (a page of the window may be in front of it)."""
        index = self._strip.bar.currentIndex()
        return self._open[index] if 0 <= index < len(self._open) else None

    def start(self, kind: WorkspaceKind, setup: MatchSetup) -> Workspace:
        """Begin something new in a tab, and bring it forward."""
        if setup.path is None:
            return self._add(kind.create(setup, self._stack))
        if any(_same_file(workspace.path(), setup.path) for workspace in self._open):
            where, remedy = str(setup.path), "save the new match in another place, or close that tab first"
            raise RecordError("a match in another tab is saved in this file", where, remedy)
        self._locks.take(setup.path)
        try:
            return self._add(kind.create(setup, self._stack))
        except ConcordError:
            self._locks.release(setup.path)
            raise

    def open(self, kind: WorkspaceKind, path: Path) -> Workspace:
        """Open a file in a tab; one that is open already comes forward instead."""
        for workspace in self._open:
            if _same_file(workspace.path(), path):
                self.bring_forward(workspace)
                return workspace
        self._locks.take(path)
        try:
            return self._add(kind.open(path, self._stack))
        except ConcordError:
            self._locks.release(path)
            raise

    def bring_forward(self, workspace: Workspace) -> None:
        """Choose its tab."""
        self._strip.bar.setCurrentIndex(self._open.index(workspace))
        self.front_changed.emit(workspace)

    def step(self, by: int) -> None:
        """Choose the tab so many places to the right, round the end."""
        if self._open:
            self.bring_forward(self._open[(self._strip.bar.currentIndex() + by) % len(self._open)])

    def close_at(self, index: int) -> None:
        """End a workspace and take its tab away; what it played is saved."""
        workspace = self._open[index]
        self.ended.emit(workspace)
        workspace.end()
        path = workspace.path()
        if path is not None:
            self._locks.release(path)
        self._open.pop(index)
        self._strip.bar.removeTab(index)
        self._stack.removeWidget(workspace)
        workspace.hide()
        workspace.deleteLater()
        self.changed.emit()
        self.front_changed.emit(self.front())

    def end_all(self) -> None:
        """End every workspace, the last first; one that fails does not keep the others."""
        for index in reversed(range(len(self._open))):
            try:
                self.close_at(index)
            except Exception:
                _log.exception("a workspace did not end")
                self._open.pop(index)

    def save_all(self) -> None:
        """Let every workspace write what is not written; one that fails does not keep the others."""
        for workspace in self._open:
            try:
                workspace.save()
            except Exception:
                _log.exception("a workspace could not save")

    def _add(self, workspace: Workspace) -> Workspace:
        self._stack.addWidget(workspace)
        self._open.append(workspace)
        index = self._strip.add(workspace.tab_icon(), workspace.title())
        self._strip.bar.setTabToolTip(index, str(workspace.path() or ""))
        workspace.title_changed.connect(self._title_changed)
        self.opened.emit(workspace)
        self.changed.emit()
        self.bring_forward(workspace)
        return workspace

    def _title_changed(self) -> None:
        workspace = self.sender()
        if isinstance(workspace, Workspace) and workspace in self._open:
            index = self._open.index(workspace)
            self._strip.bar.setTabText(index, workspace.title())
            self._strip.bar.setTabIcon(index, workspace.tab_icon())

    def _tab_changed(self, index: int) -> None:
        # Qt chooses the first tab while it is being added, before its workspace is in the list's place.
        if 0 <= index < len(self._open) and self._strip.bar.count() == len(self._open):
            self.front_changed.emit(self._open[index])

    def _tab_moved(self, before: int, after: int) -> None:
        self._open.insert(after, self._open.pop(before))


def _same_file(one: Path | None, other: Path) -> bool:
    if one is None:
        return False
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()


def workspace_of(widget: QWidget | None) -> Workspace | None:
    """The widget as a workspace, if it is one."""
    return widget if isinstance(widget, Workspace) else None
