"""The command line of the window: what is decided before Qt is imported."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from concordui import app
from concordui.folders import Folders
from engine import __version__
from engine.anatolia.board import shipped_board
from engine.anatolia.record import GameRecord
from engine.seats import launch


def run(root, folder, *arguments: str, **environment: str) -> subprocess.CompletedProcess:
    """The command in an empty folder, without a display unless `environment` names one."""
    clean = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run(
        [sys.executable, "-m", "concordui", *arguments],
        cwd=folder,
        env={**clean, "PYTHONPATH": str(root), **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_without_a_display_one_line_says_so_and_the_status_is_1(root, tmp_path):
    done = run(root, tmp_path)
    assert done.returncode == 1
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert line.startswith("concordui: error: there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set: ")


def test_a_display_that_nobody_serves_is_no_display(root, tmp_path):
    done = run(root, tmp_path, DISPLAY=":987")
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    assert "DISPLAY is :987" in line or "Qt cannot start" in line


def test_the_version_is_said(root, tmp_path):
    done = run(root, tmp_path, "--version")
    assert (done.returncode, done.stdout) == (0, f"concordui {__version__}\n")


def test_help_shows_an_example(root, tmp_path):
    done = run(root, tmp_path, "--help")
    assert done.returncode == 0
    assert "example: concordui" in done.stdout
    assert "--self-test DIR" in done.stdout


def test_a_wrong_command_line_is_status_2(root, tmp_path):
    done = run(root, tmp_path, "--nonsense")
    assert done.returncode == 2
    assert "--nonsense" in done.stderr


def test_the_command_is_imported_without_qt(root, tmp_path):
    code = (
        "import sys, concordui.app, engine.seats.launch\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_worker_is_looked_for_before_anything_else(monkeypatch):
    """The worker itself is not started here: that `dispatch` was asked, and that nothing came after it, is enough."""
    asked = []

    def dispatch(arguments) -> bool:
        asked.append(list(arguments))
        return True

    monkeypatch.setattr(launch, "dispatch", dispatch)
    assert app.main(["--worker"]) == 0
    assert asked == [["--worker"]]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_where_there_is_always_a_display_none_is_looked_for(monkeypatch, platform):
    monkeypatch.setattr(app.sys, "platform", platform)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    assert app.missing_display() is None


def test_a_program_without_a_console_gets_somewhere_to_print_to(monkeypatch):
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(app.sys, name, None)
    app.ensure_streams()
    streams = (sys.stdout, sys.stderr)
    assert all(stream is not None and stream.writable() for stream in streams)
    print("nobody reads this")
    for stream in streams:
        stream.close()


@pytest.mark.full
@pytest.mark.parametrize("shape", ["position", "game"])
def test_a_file_on_the_command_line_is_open_in_the_window_and_a_signal_ends_it(root, tmp_path, shape):
    file = tmp_path / "given.json"
    if shape == "position":
        file.write_text(json.dumps({"units": [{"power": "Lydia", "type": "army", "at": "G"}], "orders": {}}))
    else:
        people = {power: {"kind": "human"} for power in shipped_board().powers}
        GameRecord.new(shipped_board(), 7, 2, people).save(file)
    command = [sys.executable, "-m", "concordui", file.name]
    environment = {**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"}
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=pipe, stderr=pipe, text=True)
    try:
        sessions = Folders.of_user().data / "sessions"
        end = time.monotonic() + 60
        while time.monotonic() < end and process.poll() is None and str(file) not in opened(sessions):
            time.sleep(0.05)
        assert opened(sessions) == [str(file)]
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=30)
    finally:
        process.kill()
        process.communicate()
    assert (process.returncode, errors) == (0, "")


def opened(sessions: Path) -> list[str]:
    """The files that a running window has open, by the mark of its session."""
    return [name for mark in sessions.glob("*.json") for name in json.loads(mark.read_text(encoding="utf-8"))["open"]]
