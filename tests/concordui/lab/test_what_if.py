"""What would change this, in its panel: asked beside the window, looked at, tried, undone, saved."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QFileDialog

from concordui.lab.what_if import WhatIfPanel
from engine.anatolia.orders import Hold, Move
from engine.errors import CaseError, Fault, FileError
from helpers.hands import button, click, nameless, press, told

pytestmark = pytest.mark.sampled(2)

PATIENCE_MS = 20_000


@pytest.fixture
def bench(put_up, qtbot):
    bench = put_up(WhatIfPanel)
    bench.answered = lambda: qtbot.waitUntil(lambda: not bench.panel.searching, timeout=PATIENCE_MS)
    return bench


@pytest.fixture
def asked(bench):
    bench.focus.set_unit("M")
    bench.answered()
    return bench


def go_to(tree, text: str) -> None:
    """Walk down with the keys to the row that begins so."""
    tree.setFocus()
    press(Qt.Key.Key_Home)
    for _ in tree.texts():
        if tree.currentIndex().data().startswith(text):
            return
        press(Qt.Key.Key_Down)
    raise AssertionError(f"no row begins with {text!r}")


def test_without_a_unit_in_question_a_sentence_says_what_will_appear(bench) -> None:
    assert not bench.panel.searching
    assert not bench.panel.table.isVisible()
    assert not bench.panel.head.buttons["save"].isEnabled()


def test_the_kinds_are_listed_with_what_comes_of_them_and_a_sentence(asked) -> None:
    texts = list(asked.panel.table.tree.texts())
    assert texts[0] == "Kotiaion → Mysia: then it holds, 1 against 1: cuts Mysia's support, 1 way"
    assert texts[-1] == "Gordion does not attack Kotiaion: then it holds, 2 against 2, 15 ways"
    assert asked.panel.words.accessibleName().startswith("One change is enough: ")
    assert nameless(asked.window) == []
    assert asked.panel.attempt.text() == "&Try the first"


def test_a_row_lights_its_provinces_and_is_shown_on_the_map_without_changing_anything(asked) -> None:
    panel, before = asked.panel, asked.editor.position
    shown = QSignalSpy(panel.preview_changed)
    go_to(panel.table.tree, "Aizanoi → Synnada")
    assert asked.focus.places == ("M", "Γ")
    assert panel.preview == ()
    click(panel.on_map)
    assert panel.preview == (("Phrygia", Move("M", "Γ")),)
    go_to(panel.table.tree, "Kotiaion → Mysia")
    assert panel.preview == (("Phrygia", Move("N", "D")),)
    click(panel.on_map)
    assert panel.preview == ()
    assert shown.count() == 3
    assert asked.editor.position is before


def test_a_way_is_tried_as_one_edit_that_can_be_undone(asked) -> None:
    panel, before = asked.panel, asked.editor.position
    click(panel.on_map)
    go_to(panel.table.tree, "Aizanoi → Synnada")
    assert panel.attempt.text() == "&Try this"
    click(panel.attempt)
    assert asked.editor.position.orders["M"] == Move("M", "Γ")
    assert asked.editor.stack.undoText() == "try Aizanoi → Synnada"
    assert panel.preview == ()
    asked.answered()
    assert {"unit": "M", "type": "move", "dest": "Γ"} in panel.found.question.entries
    asked.editor.stack.undo()
    assert asked.editor.position == before


def test_a_kind_opens_to_its_ways_and_enter_tries_one(asked) -> None:
    tree = asked.panel.table.tree
    go_to(tree, "Gordion does not attack Kotiaion")
    closed = len(list(tree.texts()))
    press(Qt.Key.Key_Return)
    assert len(list(tree.texts())) == closed + 15
    press(Qt.Key.Key_Down)
    assert tree.currentIndex().data() == "Gordion holds"
    press(Qt.Key.Key_Return)
    assert asked.editor.position.orders["S"] == Hold("S")


def test_the_first_way_is_tried_with_nothing_chosen(asked) -> None:
    click(asked.panel.attempt)
    assert asked.editor.position.orders["N"] == Move("N", "D")
    assert asked.editor.analysis.entries["M"].outcome == "success"


def test_the_question_is_narrowed_by_outcome_own_order_and_number(asked) -> None:
    panel = asked.panel
    panel.outcome.setFocus()
    press(Qt.Key.Key_Down)
    assert panel.outcome.currentText() == "Aizanoi succeeds"
    asked.answered()
    assert {way.outcome for kind in panel.found.kinds for way in kind.ways} == {"success"}
    click(panel.own, panel.own.rect().center() - panel.own.rect().topRight() / 3)
    asked.answered()
    assert not panel.found.question.own
    assert panel.outcome.currentText() == "Aizanoi holds"
    click(button(panel.limit, "1"))
    asked.answered()
    assert panel.found.question.limit == 1
    click(panel.head.buttons["question"])
    assert not panel.outcome.isVisible()


def test_an_edit_ends_the_search_and_the_new_position_is_asked_about(bench, qtbot) -> None:
    with qtbot.waitSignal(bench.panel._soon.timeout, timeout=PATIENCE_MS):  # the search begins with it
        bench.focus.set_unit("M")
    first = bench.panel._job
    over = QSignalSpy(first.cancelled)
    done = QSignalSpy(first.done)
    bench.editor.apply(bench.editor.position.give(Hold("L")), "Apameia holds")
    assert bench.panel.found is None
    bench.answered()
    qtbot.waitUntil(lambda: not bench.panel._ending, timeout=PATIENCE_MS)
    assert over.count() + done.count() == 1
    assert {"unit": "L", "type": "hold"} in bench.panel.found.question.entries


def test_the_keyboard_stays_in_the_panel_when_a_try_asks_again(bench) -> None:
    bench.focus.set_unit("M")
    bench.answered()
    bench.panel.attempt.setFocus()
    press(Qt.Key.Key_Space)
    assert not bench.panel.attempt.isEnabled()
    assert bench.panel.table.tree.hasFocus()


def test_another_unit_in_question_ends_the_search(bench) -> None:
    bench.focus.set_unit("M")
    bench.focus.set_unit("L")
    bench.answered()
    assert bench.panel.found.question.unit == "L"
    bench.focus.set_unit(None)
    assert bench.panel.found is None
    assert not bench.panel.searching


def test_the_table_is_saved_and_a_place_that_refuses_is_told(asked, tmp_path: Path) -> None:
    failed = QSignalSpy(asked.panel.failed)
    click(asked.panel.head.buttons["save"])
    dialog = asked.panel.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "ways.csv"))
    dialog.fileSelected.emit(str(tmp_path / "ways.csv" / "no folder.csv"))
    dialog.close()
    lines = list(csv.reader((tmp_path / "ways.csv").read_text("utf-8").splitlines()))
    assert len(lines) == 1 + asked.panel.found.count
    [error] = told(failed)
    assert isinstance(error, FileError)


def test_a_search_that_fails_says_why(bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object, **more: object) -> None:
        raise CaseError("nothing to change", (Fault("whatIf", "no unit stands there"),), "name a unit")

    monkeypatch.setattr("concordui.lab.what_if_work.minimal_changes", refuse)
    bench.focus.set_unit("M")
    bench.answered()
    assert "no unit stands there" in bench.panel.words.accessibleName()
    assert not bench.panel.attempt.isEnabled()


def test_a_hidden_panel_searches_nothing(bench, qtbot) -> None:
    bench.panel.hide()
    bench.focus.set_unit("M")
    assert not bench.panel.searching
    bench.panel.show()
    bench.answered()
    assert bench.panel.found.question.unit == "M"


def test_a_search_that_goes_on_ends_with_the_panel(bench, qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    def search(*given: object, keep_going: Callable[[int, float], bool], **more: object) -> None:
        while keep_going(1, 0.5):
            time.sleep(0.001)

    monkeypatch.setattr("concordui.lab.what_if_work.minimal_changes", search)
    bench.focus.set_unit("M")
    qtbot.waitUntil(lambda: bench.panel._job is not None, timeout=PATIENCE_MS)
    bench.panel.end()
    assert not bench.panel.searching
    QTest.qWait(0)
    assert bench.panel.found is None
