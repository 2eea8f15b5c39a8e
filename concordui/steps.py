"""Showing much without keeping the window: a step at a time, and in between it paints and hears clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer

FRAME_MS = 4
"""Between two steps: time for what the last one changed to be painted."""

Step: TypeAlias = Callable[[], object]


class Steps(QObject):
    """Steps that wait to be taken, each in a turn of the event loop of its own.

    A step that waits already is not added again: what changes fast never starves what waits behind it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[Step] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._take_next)

    @property
    def waiting(self) -> bool:
        """Whether a step is still to be taken."""
        return bool(self._waiting)

    def first(self, step: Step) -> None:
        """Take this in the next turn, before those that wait."""
        if step not in self._waiting:
            self._waiting.insert(0, step)
            self._go_on(0)

    def add(self, steps: Iterable[Step]) -> None:
        """Take these after those that wait."""
        self._waiting += [step for step in steps if step not in self._waiting]
        self._go_on(FRAME_MS)

    def take_all(self) -> None:
        """Take every step that waits now."""
        while self._waiting:
            self._waiting.pop(0)()
        self._timer.stop()

    def stop(self) -> None:
        """Forget the steps that wait."""
        self._waiting.clear()
        self._timer.stop()

    def _take_next(self) -> None:
        self._waiting.pop(0)()
        self._go_on(FRAME_MS)

    def _go_on(self, after_ms: int) -> None:
        if self._waiting and not self._timer.isActive():
            self._timer.start(after_ms)
