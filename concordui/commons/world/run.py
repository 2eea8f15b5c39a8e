"""A world in a tab: its session beside the window, what it shows, and the page; what a person changes goes back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.session import RunFailed
from concordui.commons.world.page import WorldPage
from concordui.commons.world.session import EditRefused, FolderSession, WorldProgress, WorldSession
from concordui.commons.world.showing import WorldShowing
from engine.commons.shape import Shape


class WorldRun(QWidget):
    """A session and its page. `told` carries each `WorldProgress`, `failed` a `ConcordError`.

    `start` once, `close_run` once and at any time.
    """

    told = Signal(object)
    failed = Signal(object)

    def __init__(self, session: FolderSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)
        self.showing = WorldShowing(self)
        self.page = WorldPage(self.showing, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self.setFocusProxy(self.page.canvas)
        session.happened.connect(self._happened)
        self.showing.edited.connect(self._edited)
        self.page.failed.connect(self.failed)

    def start(self) -> None:
        """Begin."""
        self.session.start()

    def close_run(self) -> None:
        """End the thread and every process of it, within a second."""
        self.page.stop()
        self.session.close()

    def _happened(self, event: object) -> None:
        if isinstance(event, WorldProgress):
            self.showing.grow(event)
            self.told.emit(event)
        elif isinstance(event, EditRefused):
            self.showing.refused()
            self.page.refuse(event.error)
        elif isinstance(event, RunFailed):
            self.failed.emit(event.error)

    def _edited(self, shape: object, epoch: int) -> None:
        if isinstance(self.session, WorldSession) and isinstance(shape, Shape):
            self.session.edit(shape, epoch)
