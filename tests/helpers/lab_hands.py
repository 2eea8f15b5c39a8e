"""A person at the lab: a position in a window of its own with the keys of the table, clicked and typed at."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from concordui.actions import ActionTable
from concordui.lab.document import read
from concordui.lab.editor import Editor
from concordui.lab.filing import Filing, Source
from concordui.lab.journal import Journal
from concordui.lab.workspace import LabWorkspace
from engine.anatolia.board import ProvinceId

NOON = datetime(2026, 3, 21, 12, 0, tzinfo=UTC)


class LabHands:
    """Shows a case in a lab whose journal is in `folder`, in a window of this size."""

    def __init__(self, qtbot: Any, case: Mapping[str, Any], folder: Path, size: tuple[int, int] = (1380, 840)) -> None:
        self.qtbot = qtbot
        position, warnings = read(case)
        self.editor = Editor(position)
        self.filing = Filing(self.editor, Journal(folder), Source(), lambda: NOON, lambda: folder)
        self.lab = LabWorkspace(self.editor, self.filing, warnings)
        self.editor.setParent(self.lab)
        self.filing.setParent(self.lab)
        self.filing.settle(self.lab, lambda path: nullcontext())
        self.window = QMainWindow()
        self.window.setCentralWidget(self.lab)
        self.table = ActionTable(self.window)
        self.window.addActions(self.table.of("lab") + self.table.of("workspace"))
        self.table.attach(self.lab.map.view, ("map",))
        self.table.wanted.connect(self.lab.perform)
        self.lab.actions_changed.connect(self._show_states)
        self._show_states()
        self.view.map_scene.set_layer("water lines", False)  # they take longer to paint than all the rest
        self.window.resize(*size)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.view.setFocus()
        self.shown()

    @property
    def view(self):
        return self.lab.map.view

    def shown(self) -> None:
        """Until everything shows the position as it is."""
        self.qtbot.waitUntil(lambda: self.lab.settled)

    def point(self, place: ProvinceId) -> QPoint:
        """Where the unit of a province stands in the map's viewport."""
        return self.view.mapFromScene(self.view.map_scene.geometry.slot(place, self.view.zoom))

    def click(self, place: ProvinceId) -> None:
        """Click a province."""
        QTest.mouseMove(self.view.viewport(), self.point(place))
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(place))
        self.shown()

    def drag(self, place: ProvinceId, to: ProvinceId) -> None:
        """Drag from one province to another."""
        viewport, start, end = self.view.viewport(), self.point(place), self.point(to)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for part in (1, 2, 3):
            QTest.mouseMove(viewport, start + (end - start) * part / 3)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
        self.shown()

    def press(self, *keys: Qt.Key, ctrl: bool = False, widget: QWidget | None = None) -> None:
        """Press keys where the keyboard is."""
        modifiers = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(widget or QApplication.focusWidget() or self.view, key, modifiers)
            self.shown()

    def walk_to(self, place: ProvinceId) -> None:
        """Bring the keyboard's cursor to a province."""
        self.view.go_to(place)

    def close(self) -> None:
        """Leave."""
        self.lab.end()
        self.window.close()
        self.window.deleteLater()

    def _show_states(self) -> None:
        self.table.show_states(("lab", "workspace", "map"), self.lab.states())
