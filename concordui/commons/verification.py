"""Whether a log is what the engine makes of its scenario: played again beside the window, turn by turn."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Signal

from concordui.background import Cancelled, Job, Tell
from engine.commons.log_index import LogIndex
from engine.commons.replay import Difference, compared
from engine.commons.scenario import arena_plan

MOST_BYTES = 256_000_000
"""A log that is larger is not checked by itself: `concord arena replay --verify` does it."""

Verdict = Literal["unknown", "checking", "verified", "differs"]


class Verification(QObject):
    """One check at a time; `changed` comes when `verdict` is another. `difference` is the first one."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.verdict: Verdict = "unknown"
        self.difference: Difference | None = None
        self._job: Job | None = None

    def begin(self, path: Path) -> None:
        """Check the log that stands there now."""
        if self._job is None and path.stat().st_size <= MOST_BYTES:
            self._job = Job(_Check(path), self)
            self._job.done.connect(self._done)
            self._job.failed.connect(self._failed)
            self._job.start()
            self._set("checking")

    def close(self) -> None:
        """Check nothing any more."""
        if self._job is not None:
            self._job.close()

    def _done(self, outcome: object) -> None:
        self.difference = outcome if isinstance(outcome, Difference) else None
        self._set("verified" if self.difference is None else "differs")

    def _failed(self, error: object) -> None:
        self._set("unknown")

    def _set(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self.changed.emit()


class _Check:
    """See `concordui.background.Work`: the outcome is a `Difference`, or None."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stopped = False

    def run(self, tell: Tell) -> object:
        with LogIndex(self._path) as index:
            head = index.head
            plan = arena_plan(head["scenario"], f"{self._path}, line 1, scenario", head["seed"])
            for _, found in compared(self._path, index.grow(), plan.arena()):
                if self._stopped:
                    raise Cancelled
                if found is not None:
                    return found
        return None

    def cancel(self) -> None:
        self._stopped = True
