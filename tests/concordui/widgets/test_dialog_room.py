"""A dialog that is larger than the screen fits it: the head and the buttons stay, what is between can be scrolled."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QStyleOptionButton

from concordui.widgets import DialogShell, Field, OutlineButton, SpinBox

ROOM = QSize(640, 360)


@pytest.fixture
def tall(qtbot, dressed):
    dialog = DialogShell("Twenty fields")
    qtbot.addWidget(dialog)
    for number in range(20):
        dialog.body.addWidget(Field(f"Field {number}", SpinBox()))
    dialog.add_button(OutlineButton("Done", dialog))
    return dialog


def test_a_dialog_that_is_too_high_scrolls_between_its_head_and_its_buttons(qtbot, tall):
    tall.fit(ROOM)
    tall.show()
    tall.resize(ROOM)
    qtbot.waitExposed(tall)
    assert tall.size() == ROOM
    area = tall.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    button = tall.findChild(OutlineButton)
    assert tall.rect().contains(button.geometry().translated(button.parentWidget().mapTo(tall, QPoint(0, 0))))


def test_the_field_that_tab_goes_to_comes_into_sight(qtbot, tall):
    tall.fit(ROOM)
    tall.show()
    tall.resize(ROOM)
    tall.activateWindow()
    before, last = tall.findChildren(SpinBox)[-2:]
    area = tall.findChild(QScrollArea)
    qtbot.waitUntil(tall.isActiveWindow)
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert last.hasFocus()
    qtbot.waitUntil(lambda: area.viewport().rect().contains(last.mapTo(area.viewport(), last.rect().center())))


def test_a_dialog_that_fits_is_left_as_it_is(qtbot, dressed):
    dialog = DialogShell("One line")
    qtbot.addWidget(dialog)
    dialog.body.addWidget(QLabel("A line"))
    dialog.resize(400, 240)
    dialog.fit(ROOM)
    assert dialog.size() == QSize(400, 240)
    assert dialog.findChild(QScrollArea) is None


def test_fitting_twice_scrolls_once(tall):
    tall.fit(ROOM)
    tall.fit(ROOM)
    assert len(tall.findChildren(QScrollArea)) == 1


def test_a_button_that_has_too_little_room_ends_in_dots(qtbot, dressed):
    class Told(OutlineButton):
        def told(self) -> str:
            option = QStyleOptionButton()
            self.initStyleOption(option)
            return option.text

    button = Told("Watch a running server", None, "eye")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    assert button.told() == "Watch a running server"
    button.resize(button.sizeHint().width() - 60, button.height())
    assert button.told().startswith("Watch")
    assert button.told().endswith("…")
    assert button.text() == "Watch a running server"
