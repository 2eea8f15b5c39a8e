"""Drawings on their way from the window's thread, which alone can make them, to the thread that writes them."""

from __future__ import annotations

import queue
import threading

from concordui.background import Cancelled
from concordui.hexmap.drawing import Drawing

AHEAD = 2
"""Drawings that may wait: the one side never waits for the other, and a long game is never in memory as a whole."""
_LOOK_S = 0.1


class Feed:
    """A short queue of drawings, which `cancel` ends from either side."""

    def __init__(self) -> None:
        self._drawings: queue.Queue[Drawing] = queue.Queue()
        self._stopped = threading.Event()

    def put(self, drawing: Drawing) -> None:
        """In the window's thread; whoever calls keeps to `AHEAD`."""
        self._drawings.put(drawing)

    def take(self) -> Drawing:
        """In the writer's thread: the next drawing, waited for. Raises `Cancelled`."""
        while True:
            self.check()
            try:
                return self._drawings.get(timeout=_LOOK_S)
            except queue.Empty:
                continue

    def check(self) -> None:
        """Raises `Cancelled` once it was."""
        if self._stopped.is_set():
            raise Cancelled

    def cancel(self) -> None:
        self._stopped.set()
