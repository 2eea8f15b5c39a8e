"""``dev.py test``: lint, types, import contracts and tests; with ``--full`` all that takes long, too."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from devkit import system
from devkit.process import ROOT, Step, environment, run_all, say
from devkit.venv import Environment

_DEV = ROOT / "packaging" / "dev.py"


def test(venv: Environment, full: bool, arguments: Sequence[str]) -> int:
    """Run every step and sum up; 0, or the exit status of the first step that failed."""
    venv.prepare("full" if full else "test")
    system.require_qt_libraries(venv.python, window=False)
    lacking = _lacking() if full else {}
    steps = [
        *lint_steps(venv),
        *(program_steps(venv) if full else ()),
        pytest_step(venv, full, arguments, tuple(lacking)),
    ]
    code = run_all("test --full" if full else "test", steps)
    for marker, why in lacking.items():
        say(f"not run: {_NEEDING[marker]}: {why}")
    return code


_NEEDING = {
    "browser": "pictures compared with a browser's",
    "namespace": "the self-test without a network, a disk that is full, a home that can't be written",
}
"""What the tests of a marker check, which need something that not every system has."""


def _lacking() -> dict[str, str]:
    """The markers of tests that can't be run here, and why."""
    found = {"browser": system.require_browser(), "namespace": system.lacking_namespaces()}
    return {marker: why for marker, why in found.items() if why is not None}


def lint_steps(venv: Environment) -> list[Step]:
    """What reads the code and does not run it."""
    return [
        Step("ruff check", [venv.program("ruff"), "check", "--quiet", "."]),
        Step("ruff format", [venv.program("ruff"), "format", "--check", "--quiet", "."]),
        Step("mypy", [venv.program("mypy"), "--no-error-summary"]),
        Step("import contracts", [venv.program("lint-imports"), "--no-cache", "--no-logo"], env=_plain_utf8()),
    ]


def program_steps(venv: Environment) -> list[Step]:
    """The wheel in an empty environment, and the packages; each in a run of its own, to be a step like others."""
    return [Step(name, [venv.python, _DEV, name, "--try"]) for name in ("wheel", "package")]


def pytest_step(venv: Environment, full: bool, arguments: Sequence[str], without: Sequence[str] = ()) -> Step:
    """The tests, as many at a time as there are cores, without those of some markers.

    The fast run takes assertions as they are: on a fresh clone each process would spend 15 seconds to rewrite them all.
    What the user says comes last, so it wins.
    """
    options = ["-n", str(max(2, os.cpu_count() or 2)), "--dist", "worksteal"]
    if not full:
        options += ["--assert=plain"]
    else:
        options += ["-m", " and ".join(f"not {marker}" for marker in without), "--hypothesis-profile", "long"]
    command: list[str | Path] = [venv.python, "-m", "pytest", *options, *arguments]
    hint = "" if full else "the values in what failed: python3 packaging/dev.py test --lf --assert=rewrite"
    return Step("pytest", command, env=environment(QT_QPA_PLATFORM="offscreen"), hint=hint)


def _plain_utf8() -> dict[str, str]:
    """Where the terminal has no Unicode (a bare container, a Windows console), tools still print theirs."""
    return environment(PYTHONUTF8="1") if sys.platform == "win32" else environment(PYTHONIOENCODING="utf-8")
