"""The harness itself: what a test leaves behind is seen, and what ends in time is not held against it."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from helpers import leaks


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(leaks, "GRACE_S", 0.05)


def test_a_thread_left_behind_is_named(impatient):
    before = leaks.snapshot(qt=False)
    release = threading.Event()
    thread = threading.Thread(target=release.wait, name="forgotten")
    thread.start()
    assert leaks.left_since(before) == ["thread forgotten"]
    release.set()
    thread.join()
    assert leaks.left_since(before) == []


def test_a_child_process_left_behind_is_named(impatient):
    before = leaks.snapshot(qt=False)
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    left = leaks.left_since(before)
    assert len(left) == 1
    assert str(child.pid) in left[0]
    child.communicate(b"\n")
    assert leaks.left_since(before) == []


def test_a_thread_that_ends_a_moment_later_is_no_leak():
    before = leaks.snapshot(qt=False)
    timer = threading.Timer(0.1, int)
    timer.start()
    assert leaks.left_since(before) == []
    assert not timer.is_alive()


def test_qt_timers_threads_and_widgets_left_behind_are_named(qapp, impatient):
    from PySide6.QtCore import QObject, QThread, QTimer
    from PySide6.QtWidgets import QWidget

    before = leaks.snapshot(qt=True)
    parent, thread, widget = QObject(), QThread(), QWidget()
    parent.setObjectName("owner")
    timer = QTimer(parent)
    timer.start(60_000)
    thread.setObjectName("worker")
    thread.start()
    widget.setObjectName("orphan")
    left = "; ".join(leaks.left_since(before))
    assert "active timer" in left
    assert "running Qt thread 'worker'" in left
    assert "top-level QWidget 'orphan'" in left
    timer.stop()
    thread.quit()
    thread.wait()
    widget.deleteLater()
    assert leaks.left_since(before) == []
