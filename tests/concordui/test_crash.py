"""A crash leaves a trace and loses nothing; the next start says so, and opens nothing by itself."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from concordui import crash
from concordui.application import DISPLAY_GONE, CrashGuard
from concordui.crash import ExceptionHooks, SessionMark, UncleanEnd, take_unclean_ends
from concordui.folders import Folders
from concordui.messages import start_log, stop_log
from concordui.notices import Notice
from concordui.workspace import Summary
from helpers.shell_world import NOON, make_shell, matches

pytestmark = pytest.mark.sampled(3)

LEFT = Qt.MouseButton.LeftButton

SESSION = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from concordui.crash import SessionMark
application = QCoreApplication([])
mark = SessionMark(Path(sys.argv[1]), Path(sys.argv[2]), datetime(2026, 3, 21, 9, 30, tzinfo=UTC))
mark.begin()
mark.set_open_files([Path(sys.argv[3])])
print("ready", flush=True)
"""
HANGS = "sys.stdin.read()"
FAULTS = "import ctypes; ctypes.string_at(0)"
ENDS = "mark.end()"


def session(root: Path, shell, game: Path, end: str) -> subprocess.Popen:
    """A session in a process of its own, that holds a game open and then ends in some way."""
    folders = shell.folders
    command = [sys.executable, "-c", SESSION + end, str(folders.data), str(folders.logs), str(game)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=with_tree(root), stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def with_tree(root: Path, **more: str) -> dict[str, str]:
    """The environment in which this tree is imported, from whatever folder."""
    return {**os.environ, "PYTHONPATH": str(root), **more}


def saved_game(shell) -> Path:
    game = shell.folders.saves / "Match 1 Lydia.json"
    game.parent.mkdir(parents=True)
    game.write_text('{"power": "Lydia"}')
    return game


def end_of(process: subprocess.Popen) -> int:
    process.communicate(timeout=60)
    return process.returncode


def test_after_kill_9_the_next_start_says_so_and_offers_the_match(qtbot, root, open_window, tmp_path):
    shell = make_shell(tmp_path)
    game = saved_game(shell)
    process = session(root, shell, game, HANGS)
    assert process.stdout.readline() == "ready\n"
    assert take_unclean_ends(shell.folders.data) == []  # it runs: nothing ended
    process.kill()
    assert end_of(process) == -signal.SIGKILL
    shell.unclean = take_unclean_ends(shell.folders.data)
    window = open_window(shell)
    note = window.start.findChild(Notice, "crash-note")
    assert note.title == "The last session ended unexpectedly."
    assert "It left no trace" in note.text
    assert window.deck.workspaces() == ()
    [button] = [b for b in note.note._buttons if b.text() == "Continue Match 1: Lydia"]
    qtbot.mouseClick(button, LEFT)
    assert window.front().power == "Lydia"


def test_a_match_that_is_over_is_not_offered_to_be_continued(root, open_window, tmp_path):
    shell = make_shell(tmp_path)
    game = saved_game(shell)
    shell.recent.note(game, "match", Summary("Match 1: Lydia", "Lydia wins", True, "Lydia"), shell.now(), {})
    process = session(root, shell, game, HANGS)
    process.stdout.readline()
    process.kill()
    end_of(process)
    shell.unclean = take_unclean_ends(shell.folders.data)
    note = open_window(shell).start.findChild(Notice, "crash-note")
    assert note.title == "The last session ended unexpectedly."
    assert [button.text() for button in note.note._buttons] == []


def test_the_note_comes_once(root, shell):
    process = session(root, shell, saved_game(shell), HANGS)
    process.stdout.readline()
    process.kill()
    end_of(process)
    assert len(take_unclean_ends(shell.folders.data)) == 1
    assert take_unclean_ends(shell.folders.data) == []


def test_a_fault_of_the_process_leaves_a_trace_to_copy(qtbot, root, open_window, tmp_path):
    shell = make_shell(tmp_path)
    process = session(root, shell, saved_game(shell), FAULTS)
    assert end_of(process) == -signal.SIGSEGV
    shell.unclean = take_unclean_ends(shell.folders.data)
    [end] = shell.unclean
    assert "Fatal Python error: Segmentation fault" in end.trace
    assert end.trace_file.parent == shell.folders.logs
    window = open_window(shell)
    note = window.start.findChild(Notice, "crash-note")
    [button] = [b for b in note.note._buttons if b.text() == "Copy the trace"]
    qtbot.mouseClick(button, LEFT)
    assert QApplication.clipboard().text() == end.trace
    qtbot.mouseClick(note.cross, LEFT)
    assert not note.isVisible()


def test_a_clean_end_leaves_nothing(root, shell):
    process = session(root, shell, saved_game(shell), ENDS)
    assert end_of(process) == 0
    assert take_unclean_ends(shell.folders.data) == []
    assert list(shell.folders.logs.iterdir()) == []
    assert list((shell.folders.data / "sessions").iterdir()) == []


def test_a_damaged_mark_is_taken_away_without_a_word(qapp, tmp_path):
    folder = tmp_path / "sessions"
    folder.mkdir()
    for name, text in (("a", "{"), ("b", "{}"), ("c", "[1]")):
        (folder / f"{name}.json").write_text(text)
    assert take_unclean_ends(tmp_path) == []
    assert list(folder.glob("*.json")) == []


@pytest.fixture
def guarded(window, tmp_path):
    """A window whose uncaught exceptions are shown in a dialog; pytest-qt's own hook comes back afterwards."""
    mark = SessionMark(tmp_path / "data", tmp_path / "logs", NOON)
    guard = CrashGuard(window, mark)
    window.guard, window.mark = guard, mark
    yield window
    guard.remove()
    mark.end()


class Trouble(Exception):
    """Raised in tests only."""


def raise_in_hook(words: str) -> None:
    """What Python does with an exception that nobody catches."""
    try:
        raise Trouble(words)
    except Trouble:
        sys.excepthook(*sys.exc_info())


def test_an_uncaught_exception_is_a_calm_dialog_and_the_program_goes_on(qtbot, guarded):
    raise_in_hook("the first")
    dialog = guarded.guard.dialog
    assert dialog.isVisible()
    assert not dialog.isModal()
    assert "Trouble: the first" in dialog.text()
    raise_in_hook("the second")
    assert "Trouble: the second" in dialog.text()
    qtbot.mouseClick(dialog.copy, LEFT)
    assert "Trouble: the first" in QApplication.clipboard().text()
    qtbot.mouseClick(dialog.go_on, LEFT)
    assert not dialog.isVisible()
    matches(guarded).play("Lydia")
    assert guarded.front().power == "Lydia"
    assert "Trouble: the second" in guarded.mark.trace_file.read_text()


def test_save_and_quit_lets_every_match_write_and_closes_the_window(qtbot, guarded):
    matches(guarded).play("Lydia")
    pad = guarded.front()
    raise_in_hook("the first")
    qtbot.mouseClick(guarded.guard.dialog.end, LEFT)
    assert pad.done == ["save"]
    assert pad.ended == 1
    assert not guarded.isVisible()


def test_an_exception_in_another_thread_comes_to_the_same_dialog(qtbot, guarded):
    def fail() -> None:
        try:
            raise Trouble("in a thread")
        except Trouble as error:
            here = threading.current_thread()
            threading.excepthook(threading.ExceptHookArgs((Trouble, error, error.__traceback__, here)))

    thread = threading.Thread(target=fail, name="worker")
    thread.start()
    thread.join()
    qtbot.waitUntil(guarded.guard.dialog.isVisible)
    assert "worker:\n" in guarded.guard.dialog.text()


def test_an_exception_that_python_cannot_raise_is_told_too(qtbot, guarded):
    class Gone:
        def __del__(self) -> None:
            raise Trouble("in __del__")

    Gone()
    assert "Trouble: in __del__" in guarded.guard.dialog.text()


def test_an_exception_keeps_first_what_is_else_kept_when_the_window_closes(guarded):
    layout = guarded.shell.folders.data / "layout.json"
    assert not layout.exists()
    raise_in_hook("the first")
    assert "window" in layout.read_text()
    layout.unlink()
    raise_in_hook("the second")
    assert not layout.exists()  # what fails at every picture does not write at every picture


def test_what_fails_for_ever_does_not_fill_the_disk(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(crash, "TRACE_CHARS", 100)
    mark = SessionMark(tmp_path, tmp_path, NOON)
    for _ in range(50):
        mark.write("x" * 60)
    mark.end()
    assert mark.trace_file.stat().st_size == 2 * 62


def test_the_last_words_of_a_fault_are_its_name_not_the_list_of_modules():
    trace = "Fatal Python error: Segmentation fault\n\n  File x\n\nExtension modules: a, b"
    assert UncleanEnd("", trace, (), None).last_words == "Fatal Python error: Segmentation fault"
    assert UncleanEnd("", "window:\nTrouble: here", (), None).last_words == "Trouble: here"


def test_two_windows_that_ended_together_are_both_told_of(open_window, tmp_path):
    shell = make_shell(tmp_path)
    shell.unclean = [UncleanEnd(f"2026-03-21T0{hour}:00", "", (), None) for hour in (9, 8)]
    notes = open_window(shell).start.findChildren(Notice, "crash-note")
    assert [note.text[:30] for note in notes] == ["It began at 2026-03-21 09:00. ", "It began at 2026-03-21 08:00. "]


def test_a_session_that_can_be_marked_nowhere_goes_on_and_the_window_says_why(open_window, tmp_path):
    (tmp_path / "file").write_text("")
    shell = make_shell(tmp_path)
    shell.mark = SessionMark(tmp_path / "file", tmp_path / "file", NOON)
    shell.mark.begin()
    shell.mark.write("nowhere")
    [note] = open_window(shell).start.findChildren(Notice)
    assert note.title == "What you do in this session may not be kept."
    assert "Not a directory" in note.text
    shell.mark.end()
    log = start_log(tmp_path / "file" / "logs")
    logging.getLogger("test").warning("nowhere")
    stop_log(log)
    assert take_unclean_ends(tmp_path / "file") == []


GONE = """
from PySide6.QtCore import QCoreApplication, QTimer
from concordui import application
from concordui.app import main
shown = application.set_aside
def lose():
    shown()
    QTimer.singleShot(0, go)
def go():
    QCoreApplication.exit(1)  # as Qt does where its connection to the display broke
application.set_aside = lose
raise SystemExit(main([]))
"""


def test_a_display_that_goes_away_ends_the_program_in_words_and_the_next_start_says_so(root, tmp_path, home):
    environment = with_tree(root, QT_QPA_PLATFORM="offscreen")
    done = subprocess.run([sys.executable, "-c", GONE], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"concordui: error: {DISPLAY_GONE}\n"
    [end] = take_unclean_ends(Folders.of_user().data)
    assert end.last_words == DISPLAY_GONE


BROKEN = """
from concordui import application
from concordui.app import main
def broken(shell):
    raise RuntimeError("no such icon")
application.MainWindow = broken
raise SystemExit(main([]))
"""


def test_a_window_that_cannot_be_opened_is_one_sentence_and_a_trace_for_the_next_start(root, tmp_path, home):
    environment = with_tree(root, QT_QPA_PLATFORM="offscreen")
    done = subprocess.run([sys.executable, "-c", BROKEN], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("concordui: error: the window could not be opened (no such icon): see ")
    assert done.stderr.count("\n") == 1
    [end] = take_unclean_ends(Folders.of_user().data)
    assert end.last_words == "RuntimeError: no such icon"


def test_hooks_are_given_back(qapp):
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    hooks = ExceptionHooks()
    hooks.install()
    assert sys.excepthook != before[0]
    hooks.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


@pytest.mark.full
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_real_program_ends_cleanly_on_a_signal_and_says_so_after_kill_9(root, tmp_path, home, how):
    """The program itself, in a process of its own: first asked to end, then killed."""
    data = Folders.of_user().data
    for number, ends in ((how, 0), (signal.SIGKILL, 1)):
        process = subprocess.Popen(
            [sys.executable, "-m", "concordui"],
            cwd=tmp_path,
            env=with_tree(root, QT_QPA_PLATFORM="offscreen"),
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            wait_for_window(process)
            process.send_signal(number)
            _, said = process.communicate(timeout=60)
        finally:
            process.kill()
            process.wait()
        assert said == ""
        assert process.returncode == (-signal.SIGKILL if ends else 0)
        assert len(take_unclean_ends(data)) == ends


def wait_for_window(process: subprocess.Popen) -> None:
    """Until the program takes signals itself, which the system says of each process."""
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
            if line.startswith("SigCgt") and int(line.split()[1], 16) & (1 << (signal.SIGTERM - 1)):
                return
        time.sleep(0.02)
    raise AssertionError("the window did not come")
