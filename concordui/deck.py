"""The open workspaces: each once, in a tab of its own, and all of them ended in order.

The tabs that are shown are those of one kind at a time, and each kind has one in front.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from concordui.file_locks import FileLocks
from concordui.kind import Make, WorkspaceKind
from concordui.tab_strip import TabStrip
from concordui.workspace import Workspace
from engine.errors import ConcordError, RecordError

_log = logging.getLogger(__name__)


class Deck(QObject):
    """The workspaces behind the tabs. `front_changed` carries the one that shall be shown, or None where the last tab
    of a kind went; `changed` comes when the list did, or a path in it; `ended` carries one that is about to go, and
    `held` the `ConcordError` for which one is not closed yet.

    Opening and adding raise `ConcordError` where that is refused; nothing has changed then.
    """

    front_changed = Signal(object)
    changed = Signal()
    opened = Signal(object)
    ended = Signal(object)
    held = Signal(object)

    def __init__(self, strip: TabStrip, stack: QStackedWidget, locks: FileLocks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._locks = locks
        self._bar = strip.bar
        self._stack = stack
        self._open: list[Workspace] = []
        self._fronts: dict[str, Workspace] = {}
        self._kind = ""
        self._bar.currentChanged.connect(self._tab_changed)
        self._bar.recalled.connect(self._recalled)
        self._bar.tabMoved.connect(self._tab_moved)
        self._bar.close_wanted.connect(self.close_at)

    @property
    def kind(self) -> str:
        """The id of the kind whose tabs are shown."""
        return self._kind

    def workspaces(self, kind: str | None = None) -> tuple[Workspace, ...]:
        """All of them, or those of a kind, in the order of the tabs."""
        return tuple(workspace for workspace in self._open if kind in (None, workspace.kind))

    def front(self, kind: str | None = None) -> Workspace | None:
        """The one of a kind whose tab is chosen (a page of the window may be in front of it)."""
        return self._fronts.get(self._kind if kind is None else kind)

    def show_kind(self, kind: str) -> None:
        """Show the tabs of this kind."""
        self._kind = kind
        self._arrange()

    def add(self, make: Make, path: Path | None = None) -> Workspace:
        """Begin something new, kept at `path`, in a tab, and bring it forward."""
        if path is None:
            return self._take_in(make(self._stack))
        self._refuse_twice(path, None)
        self._locks.take(path)
        try:
            return self._take_in(make(self._stack))
        except ConcordError:
            self._locks.release(path)
            raise

    def opened_at(self, path: Path) -> Workspace | None:
        """The workspace that is kept in this file, if it is open."""
        return next((workspace for workspace in self._open if _same_file(workspace.path(), path)), None)

    def open(self, kind: WorkspaceKind, path: Path) -> Workspace:
        """Open what is kept at `path` in a tab. What comes of it may be kept elsewhere: then that is held."""
        if kind.locks_itself:
            return self._take_in(kind.open(path, self._stack))
        self._locks.take(path)
        try:
            workspace = kind.open(path, self._stack)
        except ConcordError:
            self._locks.release(path)
            raise
        kept = workspace.path()
        if kept is None or not _same_file(kept, path):
            self._locks.release(path)
            if kept is not None:
                self._locks.take(kept)
        return self._take_in(workspace)

    @contextmanager
    def moving(self, workspace: Workspace, path: Path) -> Iterator[None]:
        """Within it, `workspace` is saved at `path` instead of where it was. Raises `RecordError` where that is open in
        another tab or window; where the saving fails, all stays as it was.
        """
        before = workspace.path()
        if before is not None and _same_file(before, path):
            yield
            return
        self._refuse_twice(path, workspace)
        self._locks.take(path)
        try:
            yield
        except ConcordError:
            self._locks.release(path)
            raise
        if before is not None:
            self._locks.release(before)

    def bring_forward(self, workspace: Workspace) -> None:
        """Choose its tab."""
        self._fronts[workspace.kind] = workspace
        self.show_kind(workspace.kind)
        self.front_changed.emit(workspace)

    def step(self, by: int) -> None:
        """Choose the tab so many places to the right, round the end."""
        shown, front = self.workspaces(self._kind), self.front()
        if front is not None:
            self.bring_forward(shown[(shown.index(front) + by) % len(shown)])

    def close_at(self, index: int) -> None:
        """Close the tab with this number in the bar."""
        self.close_if_free(self._open[index])

    def close_if_free(self, workspace: Workspace) -> None:
        """Close a workspace, unless something would be lost: then that is said, and the next time it is closed."""
        reason = workspace.hold()
        if reason is None:
            self.close(workspace)
        else:
            self.held.emit(reason)

    def holds(self) -> bool:
        """Whether any workspace should not be closed now; each such reason is told by `held`."""
        reasons = [reason for workspace in self._open if (reason := workspace.hold()) is not None]
        for reason in reasons:
            self.held.emit(reason)
        return bool(reasons)

    def close(self, workspace: Workspace) -> None:
        """End a workspace and take its tab away; what it held is kept."""
        self.ended.emit(workspace)
        path = workspace.path()
        workspace.end()
        if path is not None:
            self._locks.release(path)
        shown = self._stack.currentWidget() is workspace
        self._remove(workspace)
        self.changed.emit()
        if shown:
            self.front_changed.emit(self.front(workspace.kind))

    def end_all(self) -> None:
        """End every workspace, the last first; one that fails does not keep the others."""
        for workspace in reversed(tuple(self._open)):
            try:
                self.close(workspace)
            except Exception:
                _log.exception("a workspace did not end")
                if workspace in self._open:
                    self._open.remove(workspace)

    def save_all(self) -> None:
        """Let every workspace write what is not written; one that fails does not keep the others."""
        for workspace in self._open:
            try:
                workspace.save()
            except Exception:
                _log.exception("a workspace could not save")

    def _take_in(self, workspace: Workspace) -> Workspace:
        self._stack.addWidget(workspace)
        with QSignalBlocker(self._bar):  # Qt chooses the first tab while it is being added
            index = self._bar.addTab(workspace.tab_icon(), workspace.marked_title())
        self._open.insert(index, workspace)
        self._bar.setTabToolTip(index, str(workspace.path() or ""))
        workspace.title_changed.connect(self._title_changed)
        workspace.status_changed.connect(self._status_changed)
        workspace.path_changed.connect(self._path_changed)
        self.opened.emit(workspace)
        self.changed.emit()
        self.bring_forward(workspace)
        return workspace

    def _remove(self, workspace: Workspace) -> None:
        siblings = self.workspaces(workspace.kind)
        place = siblings.index(workspace)
        rest = siblings[:place] + siblings[place + 1 :]
        index = self._open.index(workspace)
        self._open.pop(index)
        with QSignalBlocker(self._bar):
            self._bar.removeTab(index)
        if self._fronts.get(workspace.kind) is workspace:
            self._fronts.pop(workspace.kind)
            if rest:
                self._fronts[workspace.kind] = rest[min(place, len(rest) - 1)]
        self._arrange()
        self._stack.removeWidget(workspace)
        workspace.hide()
        workspace.deleteLater()

    def _arrange(self) -> None:
        """Show the tabs of the kind, with the one in front of it chosen."""
        with QSignalBlocker(self._bar):
            for index, workspace in enumerate(self._open):
                self._bar.setTabVisible(index, workspace.kind == self._kind)
            front = self.front()
            if front is not None:
                self._bar.setCurrentIndex(self._open.index(front))
        self._bar.update()

    def _refuse_twice(self, path: Path, but: Workspace | None) -> None:
        if any(_same_file(workspace.path(), path) for workspace in self._open if workspace is not but):
            remedy = "choose another file, or close that tab first"
            raise RecordError("this file is open in another tab", str(path), remedy)

    def _title_changed(self) -> None:
        workspace = self.sender()
        if isinstance(workspace, Workspace) and workspace in self._open:
            index = self._open.index(workspace)
            self._bar.setTabText(index, workspace.marked_title())
            self._bar.setTabIcon(index, workspace.tab_icon())

    def _status_changed(self) -> None:
        workspace = self.sender()
        if isinstance(workspace, Workspace) and workspace in self._open:
            index, title = self._open.index(workspace), workspace.marked_title()
            if self._bar.tabText(index) != title:
                self._bar.setTabText(index, title)

    def _path_changed(self) -> None:
        workspace = self.sender()
        if isinstance(workspace, Workspace) and workspace in self._open:
            self._bar.setTabToolTip(self._open.index(workspace), str(workspace.path() or ""))
            self.changed.emit()

    def _tab_changed(self, index: int) -> None:
        if 0 <= index < len(self._open) and self._open[index].kind == self._kind:
            self._fronts[self._kind] = self._open[index]
            self.front_changed.emit(self._open[index])

    def _recalled(self) -> None:
        front = self.front()
        if front is not None:
            self.front_changed.emit(front)

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
