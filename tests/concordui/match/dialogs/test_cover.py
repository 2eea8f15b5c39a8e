"""The cover page between two people at one machine."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from concordui.match.dialogs.cover import CoverPage
from concordui.theme import theme
from helpers.hands import button, click, press


@pytest.fixture
def cover(opened):
    page = CoverPage()
    page.hand_to("Lydia", 3, "Spring", "Orders")
    page.resize(900, 600)
    return opened(page)


def test_it_says_whose_turn_it_is_and_nothing_else_of_the_match(cover):
    texts = {label.text() for label in cover.findChildren(QWidget) if hasattr(label, "text")}
    assert texts >= {"Lydia, it is your turn", "I am Lydia, show my plans", "Year 3, Spring: Orders"}


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_next_person_confirms_by_key(cover, key):
    spy = QSignalSpy(cover.confirmed)
    press(key)
    assert spy.count() == 1


def test_the_next_person_confirms_by_mouse(cover):
    spy = QSignalSpy(cover.confirmed)
    click(button(cover, "I am Lydia"))
    assert spy.count() == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_X])
def test_no_other_key_uncovers(cover, key):
    spy = QSignalSpy(cover.confirmed)
    press(key)
    assert spy.count() == 0
    assert cover.isVisible()


def test_it_hides_what_lies_under_it(opened):
    """Laid over a page, not a pixel of the page is to be seen."""
    host = QWidget()
    column = QVBoxLayout(host)
    column.addWidget(QLineEdit("secret plans"))
    host.resize(600, 400)
    opened(host)
    page = CoverPage(host)
    page.hand_to("Caria", 1, "Autumn", "Orders")
    page.setGeometry(host.rect())
    page.show()
    over = host.grab().toImage()
    column.itemAt(0).widget().setText("other plans altogether")
    assert host.grab().toImage() == over
    assert over.pixelColor(2, 2) == theme().ui("surface")
