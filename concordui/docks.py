"""Docks that can be moved, floated and closed, and a host that can say and restore where they are."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

WIDTH = 368
"""Width of a dock at the right, in pixels (`look: Window`)."""


class DockHost(QMainWindow):
    """The middle of a workspace with its docks. `layout_changed` comes when a dock was moved, floated or closed.

    `width` is that of the docks at the right, in pixels, until somebody changes it.
    """

    layout_changed = Signal()

    def __init__(self, kind: str, central: QWidget, parent: QWidget | None = None, *, width: int = WIDTH) -> None:
        super().__init__(parent)
        self._width = width
        self.setWindowFlags(Qt.WindowType.Widget)  # Qt makes every QMainWindow a window, also one inside another
        self.kind = kind
        self.setObjectName(f"{kind}-docks")
        self.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AllowTabbedDocks)
        self.setCentralWidget(central)
        self._docks: dict[str, QDockWidget] = {}
        self._heights: dict[str, int] = {}
        self._initial: QByteArray | None = None
        self._sized = False
        self._wanted: QByteArray | None = None
        self._away: list[QDockWidget] = []
        """Floating docks, windows of their own, that went away with the host and come back with it."""
        self._before: QByteArray | None = None
        self._lent: QByteArray | None = None

    def add_dock(
        self,
        dock_id: str,
        title: str,
        widget: QWidget,
        area: Qt.DockWidgetArea = Qt.DockWidgetArea.RightDockWidgetArea,
        title_bar: QWidget | None = None,
        height: int = 0,
    ) -> QDockWidget:
        """A dock below those that are in the area already; `title_bar` replaces Qt's (it stays movable).

        `height` is what it has at first, where there is room for it.
        """
        dock = QDockWidget(title, self)
        dock.setObjectName(dock_id)
        dock.setAccessibleName(title)
        dock.setWidget(widget)
        if title_bar is not None:
            dock.setTitleBarWidget(title_bar)
        self.addDockWidget(area, dock)
        self._docks[dock_id] = dock
        if height:
            self._heights[dock_id] = height
        dock.visibilityChanged.connect(self._changed)
        dock.dockLocationChanged.connect(self._changed)
        dock.topLevelChanged.connect(self._changed)
        return dock

    def docks(self) -> Mapping[str, QDockWidget]:
        """The docks by id, in the order in which they came."""
        return self._docks

    def is_open(self, dock_id: str) -> bool:
        """Whether the dock is not closed (it may be behind another in a tab)."""
        dock = self._docks[dock_id]
        return dock in self._away or not dock.isHidden()

    def set_open(self, dock_id: str, is_open: bool) -> None:
        """Show the dock, in front of others, or close it."""
        dock = self._docks[dock_id]
        if dock in self._away:
            self._away.remove(dock)
        dock.setVisible(is_open)
        if is_open:
            dock.raise_()

    def state(self) -> bytes:
        """Where the docks are, for `restore`; while they are lent, where they were before."""
        return bytes((self._lent or self._wanted or self._before or self.saveState()).data())

    def lend(self) -> None:
        """From now until `take_back` the docks stand otherwise for a while: that is no layout to be kept."""
        if self._lent is None:
            self._lent = QByteArray(self.state())

    def take_back(self) -> None:
        """Put the docks back where they were when they were lent."""
        lent, self._lent = self._lent, None
        if lent is not None:
            self.restore(bytes(lent.data()))

    def restore(self, state: bytes) -> None:
        """Put the docks where they were; a state that does not fit (another version) changes nothing."""
        self._wanted = QByteArray(state)
        if self.isVisible():  # else with the next showEvent: what floats would be shown without its host
            self._apply_wanted()

    def reset(self) -> None:
        """Every dock back at its first place, open."""
        self._lent = None
        if self._initial is not None:
            self.restoreState(self._initial)
        self._set_sizes()
        self._changed()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._sized:
            self._sized = True
            self._initial = self.saveState()
            self._set_sizes()
        away = [] if self._wanted is not None else self._away
        self._apply_wanted()
        self._away, self._before = [], None
        for dock in away:
            dock.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """What floats belongs to this workspace: it must not stay over another one, or over the cover page."""
        super().hideEvent(event)
        floating = [dock for dock in self._docks.values() if dock.isFloating() and not dock.isHidden()]
        if floating and not event.spontaneous():
            self._before, self._away = self.saveState(), floating
            for dock in floating:
                dock.hide()

    def sizeHint(self) -> QSize:
        return QSize(1380, 800)

    def _apply_wanted(self) -> None:
        if self._wanted is not None:
            self.restoreState(self._wanted)
            self._wanted = None

    def _set_sizes(self) -> None:
        right = [d for d in self._docks.values() if self.dockWidgetArea(d) == Qt.DockWidgetArea.RightDockWidgetArea]
        if right:
            self.resizeDocks(right, [self._width] * len(right), Qt.Orientation.Horizontal)
        if self._heights:
            tall = [self._docks[dock_id] for dock_id in self._heights]
            self.resizeDocks(tall, list(self._heights.values()), Qt.Orientation.Vertical)

    def _name_tabs(self) -> None:
        """Qt makes the tabs of docks that lie behind each other, and leaves them without a name."""
        for bar in self.findChildren(QTabBar):
            if not bar.accessibleName():
                bar.setAccessibleName(self.tr("Docks in one place"))

    def _changed(self) -> None:
        self._name_tabs()
        self.layout_changed.emit()
