"""Dialogs that are shown, worked with real events, and gone when their test ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QWidget

D = TypeVar("D", bound=QWidget)


@pytest.fixture
def opened(qtbot, dressed) -> Iterator[Callable[[D], D]]:
    """Shows a dialog and waits until it has the keyboard; closes it at the end."""
    shown: list[QWidget] = []

    def open_(widget: D) -> D:
        shown.append(widget)
        widget.show()
        qtbot.waitExposed(widget)
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        return widget

    yield open_
    for widget in shown:
        widget.close()
        widget.deleteLater()
