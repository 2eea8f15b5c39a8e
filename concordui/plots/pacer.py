"""Drawing in turns: however many plots there are, no turn of the event loop draws more than one."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer

FIRST_MS = 30
"""Before the first plot: what else the same news changed, tables above all, is shown in turns of its own."""

BETWEEN_MS = 8
"""Between two plots: what was drawn is painted."""


class Drawn(Protocol):
    """What is drawn in its turn."""

    def render_now(self) -> None: ...

    def isVisible(self) -> bool: ...


class Pacer(QObject):
    """Gives each that wants it one turn of the event loop, in the order in which they asked; the hidden ones later."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Drawn] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether something that can be seen waits to be drawn."""
        return any(each.isVisible() for each in self._waiting)

    def want(self, plot: Drawn) -> None:
        """Draw this one soon. Whoever already waits keeps its place; what is hidden waits until it asks when shown."""
        if plot not in self._waiting:
            self._waiting.append(plot)
        if not self._timer.isActive():
            self._timer.start(FIRST_MS)

    def forget(self, plot: Drawn) -> None:
        """This one will not be drawn any more."""
        if plot in self._waiting:
            self._waiting.remove(plot)

    def _next(self) -> None:
        plot = next((each for each in self._waiting if each.isVisible()), None)
        if plot is None:
            return
        self._waiting.remove(plot)
        plot.render_now()
        if self.busy:
            self._timer.start(BETWEEN_MS)
