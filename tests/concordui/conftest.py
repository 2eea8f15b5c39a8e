"""A dressed application and windows that are closed when their test ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from concordui.main_window import MainWindow
from concordui.motion import motion
from concordui.shell import Shell
from concordui.theme import apply, theme
from helpers.shell_world import make_shell

# pytest-qt waits five seconds for a condition, which a machine that is busy with other things may need.
QtBot.waitUntil.__kwdefaults__["timeout"] = 20_000


@pytest.fixture
def dressed(qapp):
    """The application in the light theme, whatever an earlier test chose, on a system that asks for no motion."""
    theme().set_mode("light")
    motion().set_system(less=True)
    if not qapp.styleSheet():
        apply(qapp)
    return qapp


@pytest.fixture
def shell(dressed, tmp_path: Path) -> Shell:
    """A shell of note pads whose files are all in the test's folder."""
    return make_shell(tmp_path)


@pytest.fixture
def open_window(qtbot, dressed) -> Iterator[Callable[[Shell], MainWindow]]:
    """Opens a main window over a shell and waits until it is there."""
    windows: list[MainWindow] = []

    def open_(shell: Shell, width: int = 1440, height: int = 900) -> MainWindow:
        window = MainWindow(shell)
        windows.append(window)
        window.resize(width, height)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield open_
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def window(open_window, shell: Shell) -> MainWindow:
    """A main window at its start page."""
    return open_window(shell)
