"""Running other programs, and refusing in one line."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class Refused(Exception):
    """Something that can't be done: `what` is wrong, `where`, and the `remedy`."""

    def __init__(self, what: str, where: str, remedy: str) -> None:
        super().__init__(f"{what}: {where}: {remedy}")


@dataclass(frozen=True)
class Step:
    """One thing to run: its name for the summary, the command, and where; `hint` is said where it fails."""

    name: str
    command: Sequence[str | Path]
    folder: Path = ROOT
    env: Mapping[str, str] | None = None
    hint: str = ""


def say(text: str) -> None:
    """A line of progress, in order with what the programs print."""
    print(f"dev.py: {text}", flush=True)


def environment(**changes: str) -> dict[str, str]:
    """The environment for a child: ours, without what would lead a Python to another place's packages."""
    strange = {"PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__"}
    kept = {name: value for name, value in os.environ.items() if name not in strange}
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore", "PIP_NO_INPUT": "1"}
    return kept | quiet | changes


def run(step: Step) -> int:
    """Run a step with our input and output; its exit status (a signal's number as a shell gives it)."""
    env = environment() if step.env is None else dict(step.env)
    try:
        with subprocess.Popen([str(part) for part in step.command], cwd=step.folder, env=env) as child:
            try:
                code = child.wait()
            except KeyboardInterrupt:
                child.wait()  # the terminal told it too
                raise
    except OSError as error:
        raise Refused(
            f"cannot run {step.name} ({error.strerror})", str(step.command[0]), "remove .venv and try again"
        ) from error
    return code if code >= 0 else 128 - code


def capture(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a command quietly; its exit status and all it printed (127 and the reason where it can't be started)."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            env=environment() if env is None else dict(env),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        return 127, str(error)
    return done.returncode, done.stdout


def run_all(title: str, steps: Sequence[Step]) -> int:
    """Run every step, also after a failure, and sum up; the first failing step's exit status, or 0."""
    begin = time.monotonic()
    failed: list[tuple[str, int]] = []
    for step in steps:
        say(f"{step.name} ...")
        start = time.monotonic()
        code = run(step)
        outcome = "passed" if code == 0 else f"FAILED (exit status {code})"
        say(f"{step.name}: {outcome}, {time.monotonic() - start:.0f} s")
        if code != 0:
            failed.append((step.name, code))
            if step.hint:
                say(step.hint)
    took = f"{time.monotonic() - begin:.0f} s"
    if failed:
        names = ", ".join(name for name, _ in failed)
        print(f"dev.py: {title}: {len(failed)} of {len(steps)} steps failed ({names}), {took}", file=sys.stderr)
        return failed[0][1]
    say(f"{title}: all {len(steps)} steps passed, {took}")
    return 0
