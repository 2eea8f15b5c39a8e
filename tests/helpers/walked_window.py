"""The self-test, walked by ears: ``python walked_window.py FOLDER`` writes what it found wrong to ``faults.json``.

The steps go through every kind of workspace, every page and the dialogs. What is shown is looked at after each step,
and in between whenever another window, dialog or page has come.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from concordui import selftest
from concordui.selftest_driver import SETTLE_S, Driver
from helpers import access

found: dict[str, str] = {}
"""Each fault, with the step in which it was seen first."""
seen: dict[str, int] = {}
"""How many widgets had been looked at, by what was in front of a person."""


class Ears(Driver):
    """A driver that looks at what comes up."""

    step = ""

    def settle(self, seconds: float = SETTLE_S) -> None:
        super().settle(seconds)
        if self._in_front() not in seen:
            self.look()

    def look(self) -> None:
        """Note what is wrong with what is shown."""
        tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
        seen[self._in_front()] = sum(len(access.shown(top)) for top in tops)
        for fault in access.faults_shown():
            found.setdefault(fault, self.step)

    def _in_front(self) -> str:
        window = self.window
        tops = sorted(type(top).__name__ for top in QApplication.topLevelWidgets() if top.isVisible())
        page = window.stack.currentWidget()
        return f"{type(page).__name__}, {', '.join(tops)}"


def listening(step: selftest.Step) -> selftest.Step:
    """A step that is looked at when it is done."""

    def run(driver: Driver) -> None:
        assert isinstance(driver, Ears)
        driver.step = f"{step.workspace}: {step.name}"
        step.run(driver)
        driver.look()

    return replace(step, run=run)


_run_steps = selftest.run_steps


def run_steps(steps: Sequence[selftest.Step], *rest: object) -> list[selftest.Outcome]:
    """The same steps, looked at."""
    return _run_steps([listening(step) for step in steps], *rest)  # type: ignore[arg-type]


def main(folder: Path) -> int:
    """Walk, and say what was found."""
    selftest.Driver = Ears  # type: ignore[misc]
    selftest.run_steps = run_steps
    status = selftest.run_self_test(folder)
    report = {"faults": [f"{step}: {fault}" for fault, step in found.items()], "seen": seen}
    (folder / "faults.json").write_text(json.dumps(report, indent=1, ensure_ascii=False), encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
