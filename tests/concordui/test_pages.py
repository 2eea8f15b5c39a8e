"""Pages to read: the rules, the licences, the keys, in the look's type and in both themes."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QImage, QTextDocument

from concordui import help_places, pages
from concordui.actions import ACTIONS
from concordui.colony.kind import ColonyKind
from concordui.commons.kind import CommonsKind
from concordui.lab.kind import LabKind
from concordui.markdown import show_markdown
from concordui.match.kind import MatchKind
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
        ("help.colony_window", "Who knows what"),
        ("help.colony", "Answer differently"),
        ("help.files", "settings.json"),
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


@pytest.mark.parametrize("place", ["start", "match", "bots", "tournament", "settings"])
def test_f1_opens_the_page_of_the_place(qtbot, window, place):
    window.show_page(place)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    wanted = window.table[help_places.PLACES[place]].text()
    qtbot.waitUntil(lambda: window.findChild(ReadingWindow) is not None)
    assert window.findChild(ReadingWindow).windowTitle() == wanted


def test_every_page_and_kind_has_a_page_of_the_help(window):
    kinds = {kind.id for kind in (MatchKind, LabKind, CommonsKind, ColonyKind)}
    assert set(window.pages.named) | kinds == set(help_places.PLACES)
    assert set(help_places.PLACES.values()) | set(help_places.DIALOGS.values()) <= set(window.table.specs)


def test_in_a_dialog_f1_is_about_the_dialog():
    names = {"__module__": "concordui.tournament.form"}
    dialog = type("Dialog", (QObject,), names)()
    assert help_places.page_for("match", dialog) == "help.bots"
    assert help_places.page_for("lab", QObject()) == "help.lab"


def test_every_page_is_a_title_and_every_picture_in_it_is_there():
    for path in sorted(pages.RULES.parent.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        assert text.startswith("# "), path
        for picture in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text):
            assert (path.parent / picture).is_file(), picture


def test_the_pictures_of_the_help_are_those_that_the_maps_are_tested_against(data):
    """That of a world is cut from the picture that the self-test takes of the window (`docs/pictures/world.png`)."""
    folder = pages.RULES.parent / "pictures"
    approved = {
        "colony-ada.png": data / "colony_map" / "ada.png",
        "colony-knows.png": data / "colony_map" / "cleo.known.png",
    }
    for path in sorted(folder.glob("*.png")):
        if path.name == "commons-world.png":
            continue
        source = approved.get(path.name, data / "golden" / path.name)
        assert path.read_bytes() == source.read_bytes(), path.name


def test_a_picture_of_the_help_fits_into_its_window():
    paths = sorted((pages.RULES.parent / "pictures").glob("*.png"))
    assert paths
    for path in paths:
        assert 0 < QImage(str(path)).width() <= pages.SIZE[0] - 2 * 28, path.name
