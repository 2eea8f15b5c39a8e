"""`concordui --self-test DIR`: every workspace, driven through its widgets, with a picture of each step.

The steps of a workspace stand beside it (``selftest_steps.py``). A step fails when it raises, when Qt warns while it
runs, or when an exception is caught by nobody. Whatever still reaches stderr fails the whole run.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication

from concordui.crash import Caught, ExceptionHooks
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.messages import QtMessages, start_log, stop_log
from concordui.selftest_driver import Driver
from concordui.shell import Shell
from engine import __version__
from engine.errors import FileError
from engine.files import write_atomic

SIZE = QSize(1440, 900)
SEED = 2026
SCREEN = {"name": "self-test", "x": 0, "y": 0, "width": 1600, "height": 1000, "logicalDpi": 96, "dpr": 1}


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is tried: the workspace it belongs to, a name that is also its picture's, what is done."""

    workspace: str
    name: str
    run: Callable[[Driver], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a step went. `error` is empty if it passed; `messages` are what Qt or an uncaught exception said then."""

    workspace: str
    name: str
    passed: bool
    picture: str
    error: str
    messages: tuple[str, ...]
    seconds: float = 0.0


class Watch(QObject):
    """Collects what must not happen: Qt's warnings and exceptions that nobody caught."""

    def __init__(self) -> None:
        super().__init__()
        self.qt = QtMessages()
        self.hooks = ExceptionHooks(parent=self)
        self.hooks.caught.connect(self._caught)
        self._exceptions: list[str] = []

    def start(self) -> None:
        """From now on."""
        self.qt.install()
        self.hooks.install()

    def stop(self) -> None:
        """No longer."""
        self.hooks.remove()
        self.qt.remove()

    def take(self) -> tuple[str, ...]:
        """What has come since the last time, and forget it."""
        found = (*self.qt.warnings, *self._exceptions)
        self.qt.warnings.clear()
        self._exceptions.clear()
        return found

    def _caught(self, caught: Caught) -> None:
        self._exceptions.append(f"uncaught exception ({caught.where}): {caught.trace}")


def run_self_test(folder: Path) -> int:
    """The whole self-test in a profile of its own; 0 if every step passed and nothing was said on stderr."""
    from concordui.application import close_down, make_application, make_shell
    from concordui.botlist import selftest_steps as bot_steps
    from concordui.colony import selftest_steps as colony_steps
    from concordui.commons import selftest_steps as commons_steps
    from concordui.lab import selftest_steps as lab_steps
    from concordui.match import selftest_steps as match_steps
    from concordui.start import selftest_steps as start_steps
    from concordui.tournament import selftest_steps as tournament_steps

    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomic(folder / "report.json", "{}\n")
    except (FileError, OSError) as error:
        print(f"concordui: error: cannot write there: {folder}: {error}", file=sys.stderr)
        return 1
    with captured_stderr() as said, tempfile.TemporaryDirectory(prefix="concord-self-test-") as profile:
        folders = Folders.under(Path(profile))
        log = start_log(folders.logs)
        watch = Watch()
        watch.start()
        with large_screen(Path(profile)):
            application = make_application(["concordui"])
        shell = make_shell(folders)
        shell.new_seed = _seed
        window = open_window(shell)
        steps = [*start_steps.STEPS, *match_steps.STEPS, *lab_steps.STEPS, *commons_steps.STEPS]
        steps += [*colony_steps.STEPS, *bot_steps.STEPS, *tournament_steps.STEPS]
        outcomes = run_steps(steps, window, folder, watch)
        close_down(window, application)
        messages = watch.take()
        watch.stop()
        stop_log(log)
    return report(folder, outcomes, (*messages, *said), sys.stdout.write)


@contextmanager
def large_screen(folder: Path) -> Iterator[None]:
    """Within it, Qt starts with a screen that the window fits on; the offscreen platform's own is 800 x 800.

    Qt reads the name of the file as if it were Latin-1 and ends it at a colon, so it gets the file by its number.
    """
    if os.environ.get("QT_QPA_PLATFORM") != "offscreen" or sys.platform == "win32":
        yield
        return
    place = folder / "screen.json"
    write_atomic(place, json.dumps({"screens": [SCREEN]}))
    with place.open("rb") as stream:
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile=/dev/fd/{stream.fileno()}"
        yield
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _seed() -> int:
    return SEED


def open_window(shell: Shell) -> MainWindow:
    """A window of the size of the look's pictures."""
    window = MainWindow(shell)
    window.resize(SIZE)
    window.show()
    QApplication.processEvents()
    return window


def run_steps(steps: Sequence[Step], window: MainWindow, folder: Path, watch: Watch) -> list[Outcome]:
    """Run the steps in order; once one of a workspace fails, the others of that workspace are not run."""
    outcomes: list[Outcome] = []
    failed: set[str] = set()
    driver = Driver(window)
    for number, step in enumerate(steps, 1):
        if step.workspace in failed:
            error = "not run: an earlier step of this workspace failed"
            outcomes.append(Outcome(step.workspace, step.name, False, "", error, ()))
            continue
        began = time.monotonic()
        error = _run(step, driver)
        picture = f"{number:02}-{step.workspace}-{step.name}.png".replace(" ", "-")
        try:
            driver.show_all()
            driver.save_picture(folder / picture)
        except Exception:
            error += traceback.format_exc()
        messages = watch.take()
        passed = not error and not messages
        seconds = round(time.monotonic() - began, 1)
        outcomes.append(Outcome(step.workspace, step.name, passed, picture, error, messages, seconds))
        if not passed:
            failed.add(step.workspace)
            driver.close_dialogs()
    return outcomes


def _run(step: Step, driver: Driver) -> str:
    try:
        step.run(driver)
    except Exception:
        return traceback.format_exc()
    return ""


def report(folder: Path, outcomes: Sequence[Outcome], messages: Sequence[str], say: Callable[[str], object]) -> int:
    """Write ``report.json``, say a line for each step, and return the exit status."""
    passed = bool(outcomes) and all(outcome.passed for outcome in outcomes) and not messages
    data = {
        "version": __version__,
        "passed": passed,
        "steps": [asdict(outcome) for outcome in outcomes],
        "messages": list(messages),
    }
    write_atomic(folder / "report.json", json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    for outcome in outcomes:
        say(f"{'passed' if outcome.passed else 'FAILED'}  {outcome.workspace}: {outcome.name}\n")
        for text in (outcome.error, *outcome.messages):
            say("".join(f"        {line}\n" for line in text.splitlines()))
    for text in messages:
        say(f"FAILED  said on stderr: {text}\n")
    say(f"{'passed' if passed else 'FAILED'}: {len(outcomes)} steps, pictures and report.json in {folder}\n")
    return 0 if passed else 1


@contextmanager
def captured_stderr() -> Iterator[list[str]]:
    """What this process writes to file descriptor 2, from Python or below it, as lines (filled at the end)."""
    said: list[str] = []
    sys.stderr.flush()
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console has no descriptor 2, and nothing can be written to it
        yield said
        return
    with tempfile.TemporaryFile() as stream:
        os.dup2(stream.fileno(), 2)
        try:
            yield said
        finally:
            sys.stderr.flush()
            os.dup2(kept, 2)
            os.close(kept)
            stream.seek(0)
            said += stream.read().decode("utf-8", "replace").splitlines()
