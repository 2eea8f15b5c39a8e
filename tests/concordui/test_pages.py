"""Pages to read: the rules, the licences, the keys, in the look's type and in both themes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QTextDocument

from concordui import pages
from concordui.actions import ACTIONS
from concordui.markdown import show_markdown
from concordui.pages import ReadingWindow
from concordui.theme import theme

pytestmark = pytest.mark.sampled(3)

PAGE = "# Head\n\nSome **strong** words.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n"


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("help.rules", "Rulings that settle a doubt"),
        ("help.lab", "What would change this?"),
        ("help.bots", "Where the languages differ"),
        ("help.commons_window", "Replay verified"),
        ("help.commons", "commons_engine"),
        ("help.server", "Watching in the window"),
        ("help.colony", "Answer differently"),
        ("help.about", "MIT License"),
        ("help.shortcuts", "Ctrl+Shift+P"),
    ],
)
def test_each_page_opens_and_escape_closes_it(qtbot, window, action, words):
    window.table.trigger(action)
    page = window.findChild(ReadingWindow)
    qtbot.waitUntil(page.isActiveWindow)
    assert words in page.browser.toPlainText()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(ReadingWindow) is None)


def test_about_names_the_licence_of_the_icons_and_the_fonts(window):
    window.table.trigger("help.about")
    page = window.findChild(ReadingWindow)
    for name in ("Lucide", "Inter", "Source Serif"):
        assert name in page.browser.toPlainText()


def test_every_key_of_the_table_is_listed(window):
    window.table.trigger("help.shortcuts")
    text = window.findChild(ReadingWindow).browser.toPlainText()
    for spec in ACTIONS:
        for keys in window.table[spec.id].shortcuts():
            assert keys.toString(keys.SequenceFormat.NativeText) in text


def test_words_are_found_from_the_field_and_missing_ones_are_said(qtbot, window):
    window.table.trigger("help.rules")
    page = window.findChild(ReadingWindow)
    qtbot.keyClicks(page.find_field, "dislodged")
    first = page.browser.textCursor().position()
    assert page.browser.textCursor().selectedText().lower() == "dislodged"
    qtbot.keyClick(page.find_field, Qt.Key.Key_Return)
    assert page.browser.textCursor().position() > first
    qtbot.keyClicks(page.find_field, "zzz")
    assert page._help.text()


def test_a_page_that_is_not_there_is_a_sentence_in_the_window(window, monkeypatch, tmp_path):
    monkeypatch.setattr(pages, "RULES", tmp_path / "rules.md")
    window.table.trigger("help.rules")
    assert window.notices.notices()[0].title.startswith("Cannot read the file")


def test_markdown_is_set_in_the_cuts_that_ship(dressed):
    document = QTextDocument()
    show_markdown(document, PAGE, theme())
    weights = {}
    block = document.begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            weights[fragment.text()] = (fragment.charFormat().fontWeight(), fragment.charFormat().font().pixelSize())
            iterator += 1
        block = block.next()
    assert weights["Head"] == (QFont.Weight.DemiBold, 28)
    assert weights["strong"][0] == QFont.Weight.DemiBold
    assert max(weight for weight, _ in weights.values()) == QFont.Weight.DemiBold


def test_a_page_follows_the_theme(window):
    window.table.trigger("help.rules")
    page = window.findChild(ReadingWindow)
    before = page.browser.toHtml()
    window.table.trigger("view.theme.dark")
    assert page.browser.toHtml() != before


def test_the_lines_of_a_program_stand_close_and_are_set_in(qtbot):
    document = QTextDocument()
    show_markdown(document, "Before.\n\n    one\n\n    three\n\nAfter.\n", theme())
    blocks = [document.findBlockByNumber(number) for number in range(document.blockCount())]
    assert [block.text() for block in blocks] == ["Before.", "one", "", "three", "After."]
    margins = [(block.blockFormat().leftMargin() > 0, block.blockFormat().bottomMargin() > 0) for block in blocks]
    assert margins == [(False, True), (True, False), (True, False), (True, True), (False, True)]
