"""Why, in the lab: the tree of the unit in question, tied to the map both ways."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QFileDialog

from concordui.lab.why_panel import WhyPanel
from engine.anatolia.orders import Move, Support
from engine.errors import FileError
from helpers.hands import click, nameless, press, told


@pytest.fixture
def bench(put_up):
    return put_up(WhyPanel)


def rows(tree) -> list[str]:
    """The lines that can be seen, from the top."""
    found, index = [], tree.model().index(0, 0)
    while index.isValid():
        found.append(index.data())
        index = tree.indexBelow(index)
    return found


def go_to(tree, text: str) -> None:
    """Walk down with the keys to the line that begins so."""
    tree.setFocus()
    tree.select_first()
    for _ in rows(tree):
        if tree.currentIndex().data().startswith(text):
            return
        press(Qt.Key.Key_Down)
    raise AssertionError(f"no line begins with {text!r}")


def test_without_a_unit_in_question_a_sentence_says_what_will_appear(bench) -> None:
    assert bench.panel.hint.isVisible()
    assert "Choose a unit" in bench.panel.hint.accessibleName()
    assert not any(bench.panel.head.buttons[name].isEnabled() for name in ("unfold", "copy", "save"))


def test_the_unit_in_question_shows_its_tree_and_a_line_lights_its_provinces(bench) -> None:
    bench.focus.set_unit("M")
    assert bench.panel.head.accessibleDescription() == "Aizanoi, army of Phrygia"
    assert rows(bench.panel.tree)[0] == "Aizanoi holds"
    assert nameless(bench.window) == []
    go_to(bench.panel.tree, "Attack from Apameia")
    assert set(bench.focus.places) == {"L", "M", "D"}


def test_an_edit_changes_the_tree_and_keeps_what_is_open_and_chosen(bench) -> None:
    bench.focus.set_unit("M")
    go_to(bench.panel.tree, "Kotiaion supports it: not counted, cut")
    press(Qt.Key.Key_Right)
    assert any(row.startswith("Gordion (Bithynia) attacks") for row in rows(bench.panel.tree))
    position = bench.editor.position
    bench.editor.apply(position.give(Support("D", "L", "hold")), "Mysia supports Apameia, hold")
    assert bench.panel.tree.line.value == "held"
    assert any(row.startswith("Gordion (Bithynia) attacks") for row in rows(bench.panel.tree))
    assert bench.panel.tree.currentIndex().data().startswith("Kotiaion supports it")


def test_a_line_about_another_unit_leads_to_it_and_alt_left_leads_back(bench) -> None:
    tree = bench.panel.tree
    bench.focus.set_unit("M")
    go_to(tree, "Kotiaion supports it")
    press(Qt.Key.Key_Return)
    assert bench.focus.unit == "N"
    assert rows(tree)[0] == "Kotiaion supports Aizanoi, hold"
    go_to(tree, "Gordion (Bithynia) attacks")
    middle = tree.visualRect(tree.currentIndex()).center()
    click(tree.viewport(), middle)
    QTest.mouseDClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert bench.focus.unit == "S"
    for key, unit in ((Qt.Key.Key_Left, "N"), (Qt.Key.Key_Left, "M"), (Qt.Key.Key_Left, "M"), (Qt.Key.Key_Right, "N")):
        press(key, alt=True)
        assert bench.focus.unit == unit


def test_a_line_about_the_unit_itself_is_opened_and_closed(bench) -> None:
    bench.focus.set_unit("M")
    go_to(bench.panel.tree, "Where Aizanoi may retreat")
    before = len(rows(bench.panel.tree))
    press(Qt.Key.Key_Return)
    assert bench.focus.unit == "M"
    assert len(rows(bench.panel.tree)) < before


def test_a_click_opens_all_lines_and_another_closes_them(bench) -> None:
    bench.focus.set_unit("M")
    tree, button = bench.panel.tree, bench.panel.head.buttons["unfold"]
    click(button)
    assert len(rows(tree)) == len(tree.texts())
    click(button)
    assert rows(tree) == [tree.line.text, *(child.text for child in tree.line.children)]


def test_the_reasons_are_copied_and_saved_as_text(bench, tmp_path: Path) -> None:
    bench.focus.set_unit("M")
    click(bench.panel.head.buttons["copy"])
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[:3] == ["Aizanoi holds: dislodged", "  Attack from Apameia: 2", "    Apameia itself: 1"]
    failed = QSignalSpy(bench.panel.failed)
    click(bench.panel.head.buttons["save"])
    dialog = bench.panel.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "why.txt"))
    assert (tmp_path / "why.txt").read_text("utf-8") == text
    dialog.fileSelected.emit(str(tmp_path / "why.txt" / "under a file.txt"))
    dialog.close()
    [error] = told(failed)
    assert isinstance(error, FileError)
    assert (tmp_path / "why.txt").read_text("utf-8") == text


def test_a_hidden_panel_is_filled_when_it_is_shown_again(bench) -> None:
    bench.focus.set_unit("M")
    bench.panel.hide()
    bench.editor.apply(bench.editor.position.give(Move("M", "Γ")), "Aizanoi → Synnada")
    assert bench.panel.tree.line.text == "Aizanoi holds"
    bench.panel.show()
    assert bench.panel.tree.line.text == "Aizanoi → Synnada"


def test_a_refused_order_and_a_missing_one_have_their_sentences(bench) -> None:
    bench.focus.set_unit("M")
    bench.editor.apply(bench.editor.position.give(Move("M", "Q")), "Aizanoi → Nikaia")
    assert "Nikaia does not border on Aizanoi: it holds instead" in bench.panel.tree.texts()
    bench.editor.apply(bench.editor.position.take("M"), "no order")
    assert "It was given no order: a unit without one holds" in bench.panel.tree.texts()
    bench.editor.apply(bench.editor.position.remove_unit("M"), "remove")
    assert bench.panel.hint.isVisible()
