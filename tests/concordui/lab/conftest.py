"""A panel of the lab in a window of its own, over an editor and a focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.lab.document import read
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from helpers.lab_cases import CUT


@dataclass
class Bench:
    """A panel with what it follows."""

    window: QWidget
    panel: Any
    editor: Editor
    focus: Focus


@pytest.fixture
def put_up(qtbot, dressed) -> Iterator[Callable[..., Bench]]:
    """Makes a panel over a case and shows it, 368 wide, under its head."""
    benches: list[Bench] = []

    def put(make: Callable[[Editor, Focus, QWidget], QWidget], case: Any = CUT, width: int = 368) -> Bench:
        window = QWidget()
        editor, focus = Editor(read(case)[0], window), Focus(window)
        panel = make(editor, focus, window)
        column = QVBoxLayout(window)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(panel.head)
        column.addWidget(panel)
        benches.append(Bench(window, panel, editor, focus))
        window.resize(width, 560)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return benches[-1]

    yield put
    for bench in benches:
        if hasattr(bench.panel, "end"):
            bench.panel.end()
        bench.window.close()
        bench.window.deleteLater()
