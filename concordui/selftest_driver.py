"""Hands and eyes of the self-test: clicks, keys, waiting for what must come, pictures of what is on the screen."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from concordui.main_window import MainWindow
from engine.seats import limits

W = TypeVar("W", bound=QWidget)
PATIENCE_S = 60.0
"""How long something may take to come (six bots start, two cores are busy); it usually takes milliseconds."""
SETTLE_S = 0.3
"""How long the last changes may take to be drawn before a picture."""


class SelfTestError(AssertionError):
    """What a step expected did not come."""


class Driver:
    """One window under test."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Click with the left button, in the widget's middle or at `place`."""
        self._must_be_usable(widget)
        middle = widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place or middle)
        self.settle(0)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(self._focused(), key, modifiers)
        self.settle(0)

    def write(self, text: str) -> None:
        """Type a text where the focus is."""
        QTest.keyClicks(self._focused(), text)
        self.settle(0)

    def bring_forward(self, widget: QWidget) -> None:
        """Make the window of a widget the active one, as a window manager does with a dialog that opens."""
        widget.window().activateWindow()
        self.settle(0)

    def wait(self, what: str, condition: Callable[[], object]) -> None:
        """Let the program go on until the condition holds. Raises `SelfTestError` if it never does."""
        end = time.monotonic() + PATIENCE_S * limits.slowness()
        while not condition():
            if time.monotonic() > end:
                raise SelfTestError(f"waited in vain for {what}")
            self.settle(0.01)

    def expect(self, what: str, holds: object) -> None:
        """Raises `SelfTestError` unless it holds now."""
        if not holds:
            raise SelfTestError(f"expected: {what}")

    def find(self, kind: type[W], name: str = "", inside: QWidget | None = None) -> W:
        """The visible widget of this class (and object name). Raises `SelfTestError` if there is none."""
        for widget in (inside or self.window).findChildren(kind):
            if widget.isVisible() and name in ("", widget.objectName()):
                return widget
        raise SelfTestError(f"there is no visible {kind.__name__} {name}")

    def settle(self, seconds: float = SETTLE_S) -> None:
        """Let the program handle what is waiting, for so long."""
        end = time.monotonic() + seconds
        while True:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            left = end - time.monotonic()
            if left <= 0:
                return
            time.sleep(min(left, 0.005))

    def show_all(self) -> None:
        """Let the workspace in front show everything, and draw it."""
        self.settle()
        front = self.window.front()
        if front is not None and not front.settled:
            self.wait("everything to be shown", lambda: front.settled)
            self.settle()

    def close_dialogs(self) -> None:
        """Close what stands over the window, so that a failed step does not keep the next workspace from its own."""
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and widget.isVisible():
                widget.close()
        self.settle(0)

    def save_picture(self, path: Path) -> None:
        """Save what a person would see: the window with the dialogs and menus over it."""
        picture = self.window.grab()
        painter = QPainter(picture)
        origin = self.window.mapToGlobal(QPoint(0, 0))
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and widget.isVisible():
                painter.drawPixmap(widget.mapToGlobal(QPoint(0, 0)) - origin, widget.grab())
        painter.end()
        if not picture.save(str(path)):
            raise SelfTestError(f"the picture {path} can't be written")

    def _focused(self) -> QWidget:
        if QApplication.activeWindow() is None and QApplication.activePopupWidget() is None:
            # Without a display there is no window manager that would activate a window when another one closes.
            self.window.activateWindow()
            self.wait("the window to be active", self.window.isActiveWindow)
        popup = QApplication.activePopupWidget()  # it has the keyboard while it is open
        focused = QApplication.focusWidget() if popup is None else popup.focusWidget()
        widget = focused or popup or QApplication.activeWindow()
        if widget is None:
            raise SelfTestError("nothing has the focus")
        return widget

    def _must_be_usable(self, widget: QWidget) -> None:
        name = widget.accessibleName() or widget.objectName() or type(widget).__name__
        self.expect(f"{name} can be seen and used", widget.isVisible() and widget.isEnabled())
