"""Gets ready, in idle turns after the first paint, what the window starts without: modules, then the pages.

The window is there the sooner the less it loads; the second click must not pay for that.
"""

from __future__ import annotations

import importlib
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from concordui.kind import WorkspaceKind

FIRST_MS = 150
"""From the first paint to the first step: the window paints its pictures before."""
PAUSE_MS = 15
"""From one step to the next: what a person does meanwhile goes first."""
WINDOW_NEEDS = (
    "concordui.palette_dialog",
    "concordui.settings_page",
    "engine.anatolia.conformance.checking",
    "concordui.botlist.page",
    "concordui.tournament.page",
    "concordui.export.picture_dialog",
    "concordui.export.report_dialog",
    "concordui.export.game_dialog",
)
"""What the window's own pages and dialogs need."""
_log = logging.getLogger(__name__)


class Warming(QObject):
    """Takes one step in each idle turn. `finished` comes after the last.

    A step that fails is noted in the log: what needed it says why when it is asked for.
    """

    finished = Signal()

    def __init__(self, steps: Iterable[Callable[[], object]], parent: QWidget) -> None:
        super().__init__(parent)
        self._steps = deque(steps)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)

    def begin_after_paint(self, window: QWidget) -> None:
        """Begin once this window, which is shown already, was painted."""
        handle = window.windowHandle()
        if handle.isExposed():
            self._timer.start(FIRST_MS)
        else:
            handle.installEventFilter(self)

    def stop(self) -> None:
        """Take no further step."""
        self._steps.clear()
        self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Expose:
            watched.removeEventFilter(self)
            self._timer.start(FIRST_MS)
        return False

    def _step(self) -> None:
        step = self._steps.popleft()
        try:
            step()
        except Exception:
            _log.exception("not ready beforehand: %s", step)
        if self._steps:
            self._timer.start(PAUSE_MS)
        else:
            self.finished.emit()


def steps_of(kinds: Iterable[WorkspaceKind], pages: Mapping[str, Any]) -> list[Callable[[], object]]:
    """What gets a window of these kinds and pages ready, in the order in which a person comes to it."""
    modules = [name for kind in kinds for name in kind.needs]
    loads = [partial(importlib.import_module, name) for name in (*modules, *WINDOW_NEEDS)]
    return [*loads, *(partial(pages.__getitem__, name) for name in pages)]
