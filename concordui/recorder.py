"""Keeps the recent files' words and pictures up to date while workspaces go on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer

from concordui.recent import RecentFiles
from concordui.theme import Theme
from concordui.workspace import Summary, Workspace

PICTURE = QSize(132, 86)
DELAY_MS = 250
"""Several changes of a moment make one entry."""


class Recorder(QObject):
    """Notes a workspace among the recent files when it is opened, after each save, and when it goes."""

    def __init__(self, recent: RecentFiles, now: Callable[[], datetime], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._recent = recent
        self._now = now
        self._pending: list[Workspace] = []
        self._pictured: dict[Path, object] = {}
        self._themes = _both_themes(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.flush)

    def watch(self, workspace: Workspace) -> None:
        """From now on keep this workspace's entry up to date."""
        workspace.summary_changed.connect(self._changed)
        self._later(workspace)

    def leave(self, workspace: Workspace) -> None:
        """Note it once more: it is about to go."""
        if workspace in self._pending:
            self._pending.remove(workspace)
        self._note(workspace)

    def flush(self) -> None:
        """Note now what waits."""
        self._timer.stop()
        pending, self._pending = self._pending, []
        for workspace in pending:
            self._note(workspace)

    def _changed(self) -> None:
        workspace = self.sender()
        if isinstance(workspace, Workspace):
            self._later(workspace)

    def _later(self, workspace: Workspace) -> None:
        if workspace not in self._pending:
            self._pending.append(workspace)
        self._timer.start()

    def _note(self, workspace: Workspace) -> None:
        path = workspace.path()
        if path is not None and path.exists():
            summary = workspace.summary()
            self._recent.note(path, workspace.kind, summary, self._now(), self._pictures(path, summary))

    def _pictures(self, path: Path, summary: Summary) -> dict[str, bytes]:
        """The small pictures in both themes; none while they would be the last ones again."""
        picture = summary.picture
        if picture is None or self._pictured.get(path) == picture:
            return {}
        from concordui.start.minimap import png_of, rendered

        self._pictured[path] = picture
        return {look.name: png_of(rendered(picture, look, PICTURE)) for look in self._themes}


def _both_themes(parent: QObject) -> tuple[Theme, Theme]:
    light, dark = Theme(parent), Theme(parent)
    light.set_mode("light")
    dark.set_mode("dark")
    return light, dark
