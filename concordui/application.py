"""The running window: what is set up before it, and the order in which everything ends after it."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import traceback
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from concordui import accessible, icons, theme
from concordui.collector import set_aside
from concordui.colony.kind import ColonyKind
from concordui.commons.kind import CommonsKind
from concordui.crash import Caught, ExceptionHooks, SessionMark, take_unclean_ends
from concordui.crash_dialog import CrashDialog
from concordui.folders import Folders
from concordui.lab.kind import LabKind
from concordui.language import speak_as_set
from concordui.main_window import MainWindow
from concordui.match.kind import MatchKind
from concordui.messages import QtMessages, start_log, stop_log
from concordui.motion import motion
from concordui.recent import RecentFiles
from concordui.samples import add_samples
from concordui.settings import FILE as SETTINGS_FILE
from concordui.settings import SettingsStore
from concordui.shell import Shell, now_here
from concordui.text_size import scaled_text
from concordui.warming import Warming, steps_of
from engine import __version__

_log = logging.getLogger(__name__)

DISPLAY_GONE = "the display went away, and the window with it; everything is kept: start Concord again to go on"
"""Qt ends the program with a status of its own only where its connection to the display broke."""


def run(file: Path | None = None, folders: Folders | None = None) -> int:
    """Show the window, with `file` open if there is one, until it is closed; the exit status."""
    folders = folders or Folders.of_user()
    log = start_log(folders.logs)
    messages = QtMessages()
    messages.install()
    with scaled_text(folders.config / SETTINGS_FILE):
        application = make_application(sys.argv[:1])
    speak_as_set(application, folders.config / SETTINGS_FILE)
    unclean = take_unclean_ends(folders.data)
    mark = SessionMark(folders.data, folders.logs, now_here())
    mark.begin()
    try:
        shell = make_shell(folders, mark, unclean)
        first = add_samples(shell.recent, folders.data, now_here())
        window = MainWindow(shell)
    except Exception as error:
        return _not_opened(mark, error)
    guard = CrashGuard(window, mark)
    signals = QuitSignals(window)
    opener = FileOpener(window)
    application.installEventFilter(opener)
    window.place()
    window.show()
    set_aside()
    warming = Warming(steps_of(window.shell.kinds, window.pages.named), window)
    warming.finished.connect(set_aside)
    warming.begin_after_paint(window)
    if file is not None:
        window.open_path(file)
    elif first:
        window.commands.begin_first_tour()
    status = application.exec()
    warming.stop()
    signals.remove()
    application.removeEventFilter(opener)
    guard.remove()
    if status:  # before the tabs go: the next start names the files that were open
        mark.write(DISPLAY_GONE)
        mark.leave()
        print(f"concordui: error: {DISPLAY_GONE}", file=sys.stderr)
    close_down(window, application)
    if not status:
        mark.end()
    messages.remove()
    stop_log(log)
    return status


def _not_opened(mark: SessionMark, error: Exception) -> int:
    """Say that there is no window; the trace is kept, and the next start that has one offers it."""
    _log.error("the window could not be opened", exc_info=error)
    mark.write("".join(traceback.format_exception(error)))
    mark.leave()
    print(f"concordui: error: the window could not be opened ({error}): see {mark.trace_file}", file=sys.stderr)
    return 1


def make_application(arguments: list[str]) -> QApplication:
    """The application, dressed: name, icon, fonts, theme."""
    application = QApplication(arguments)
    application.setApplicationName("concord")
    application.setApplicationDisplayName("Concord")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("concord")
    application.setWindowIcon(icons.app_icon())
    accessible.install()
    theme.apply(application)
    motion().follow_system()
    return application


def make_shell(folders: Folders, mark: SessionMark | None = None, unclean: object = ()) -> Shell:
    """The window's surroundings in these folders."""
    shell = Shell(
        folders=folders,
        settings=SettingsStore(folders.config / SETTINGS_FILE),
        recent=RecentFiles(folders.data),
        kinds=(),
        mark=mark,
        unclean=tuple(unclean),  # type: ignore[arg-type]
    )
    shell.kinds = (MatchKind(shell), LabKind(shell), CommonsKind(shell), ColonyKind(shell))
    return shell


def close_down(window: MainWindow, application: QApplication) -> None:
    """Bots, threads (waited for) and scenes go with the workspaces, then the windows, while Qt still stands."""
    window.close()
    window.deck.end_all()
    for widget in application.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    application.sendPostedEvents(None, 0)
    application.processEvents()


class CrashGuard(QObject):
    """Shows what nobody caught in a calm dialog; on *Save and quit* lets the matches write and ends the window."""

    def __init__(self, window: MainWindow, mark: SessionMark | None = None) -> None:
        super().__init__(window)
        self._window = window
        self.dialog = CrashDialog(window)
        self.hooks = ExceptionHooks(mark, self)
        self.hooks.caught.connect(self._caught)
        self.dialog.end_wanted.connect(self._end)
        self.hooks.install()

    def remove(self) -> None:
        """Let exceptions go their own way again."""
        self.hooks.remove()

    def _caught(self, caught: Caught) -> None:
        """Keep first what is kept only when the window closes: it may not come to that."""
        if not self.dialog.isVisible():
            try:
                self._window.keep()
            except Exception:
                _log.exception("the window could not keep its places")
        self.dialog.add(caught)

    def _end(self) -> None:
        self._window.deck.save_all()
        self._window.close()


class FileOpener(QObject):
    """Opens the files that the desktop hands to the running program (macOS does so; elsewhere a new process starts)."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._window.open_path(event.file())
            return True
        return super().eventFilter(watched, event)


class QuitSignals(QObject):
    """Lets SIGTERM, SIGINT and SIGHUP close the window as a person would (Windows has none of them)."""

    arrived = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._before: dict[int, object] = {}
        if sys.platform == "win32":
            return
        self._read, self._write = socket.socketpair()
        for end in (self._read, self._write):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take)
        self.arrived.connect(window.close)
        self._wakeup = signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            self._before[number] = signal.signal(number, _ignore)

    def remove(self) -> None:
        """Give the signals back."""
        if not self._before:
            return
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        signal.set_wakeup_fd(self._wakeup)
        self._notifier.setEnabled(False)
        self._read.close()
        self._write.close()
        self._before = {}

    def _take(self) -> None:
        self._read.recv(64)
        self.arrived.emit()


def _ignore(number: int, frame: object) -> None:
    """The wake-up socket carries the signal into Qt's loop; nothing is done inside a handler."""
