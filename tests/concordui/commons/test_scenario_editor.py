"""The scenario editor in the window: by keyboard and mouse, with faults at the fields, undone, kept, saved and run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from concordui.application import make_shell
from concordui.commons.editor.controls import LineControl
from concordui.commons.editor.field_rows import EntryRow
from concordui.commons.editor.paths import with_value
from concordui.commons.editor.starts import start_named
from concordui.commons.editor.workspace import ScenarioEditor
from concordui.commons.home_page import CommonsHome
from concordui.commons.workspace import CommonsWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    """A window with every kind that there is, its files in the test's folder."""
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def front(window: MainWindow) -> ScenarioEditor:
    workspace = window.front()
    assert isinstance(workspace, ScenarioEditor)
    return workspace


def control(editor: ScenarioEditor, *path: str | int) -> LineControl:
    """The control of a field on the page that is shown."""
    pane = editor.list.pane if editor.pages.currentWidget() is editor.list else editor.pane
    (row,) = (row for row in pane.rows if isinstance(row, EntryRow) and row.line.path == path)
    assert isinstance(row.control, LineControl)
    return row.control


def write(widget: QWidget, text: str) -> None:
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, CTRL)
    QTest.keyClicks(widget, text)


def faults(editor: ScenarioEditor) -> list[str]:
    return [editor.side.faults.item(row).text() for row in range(editor.side.faults.count())]


def test_a_scenario_is_begun_typed_into_checked_undone_and_run(qtbot, window):
    window.show_home("commons")
    home = window.pages.named["commons"]
    assert isinstance(home, CommonsHome)
    qtbot.mouseClick(home.cards["broken-and-punished"].edit, LEFT)
    editor = front(window)
    qtbot.waitUntil(lambda: editor.settled and editor.side.view.isVisible())
    assert editor.title() == "A pact broken and punished"
    assert editor.outline.hasFocus()
    assert "4 × pact keeper" in editor.side.sentence.text()
    assert not window.table["edit.undo"].isEnabled()

    write(control(editor, "engine", "r"), "fast")
    qtbot.waitUntil(lambda: editor.settled)
    assert faults(editor) == ["Growth rate r (engine.r)\ninput should be a valid number, not 'fast'"]
    growth = control(editor, "engine", "r")
    assert growth.property("invalid")
    assert growth.accessibleDescription().startswith("input should be a valid number")
    assert editor.status().left[-1] == "1 fault"
    assert window.table["edit.undo"].text() == "Undo change Growth rate r"

    window.table.trigger("edit.undo")  # what was typed in one go
    qtbot.waitUntil(lambda: editor.settled and not faults(editor))
    assert (growth.text(), editor.edit.data) == ("0.5", start_named("broken-and-punished").data)
    write(control(editor, "turns"), "3")
    QTest.keyClick(editor, Qt.Key.Key_F5)
    run = window.front()
    assert isinstance(run, CommonsWorkspace)
    qtbot.waitUntil(lambda: run.showing.turns_planned == 3)
    window.table.trigger("commons.edit")
    assert front(window).edit.data["turns"] == 3


def test_rows_are_added_duplicated_moved_and_removed_with_keys_and_a_fault_is_jumped_to(qtbot, window):
    window.table.trigger("commons.new_scenario")
    editor = front(window)
    QTest.keyClick(editor.outline, Qt.Key.Key_Down)
    assert editor.pages.currentWidget() is editor.list
    table = editor.list.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Insert)
    QTest.keyClick(table, Qt.Key.Key_D, CTRL)
    assert [player["id"] for player in editor.edit.data["players"]] == ["player", "player-2", "player-3"]
    assert editor.list.row == 2
    QTest.keyClick(table, Qt.Key.Key_Up, ALT)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert [player["id"] for player in editor.edit.data["players"]] == ["player", "player-2"]
    write(control(editor, "players", 1, "amount"), "much")
    chooser = editor.list.pane.rows[0]
    assert chooser.combo.currentText() == "Fixed"
    qtbot.waitUntil(lambda: editor.settled and faults(editor) != [])
    assert table.rows_model.faulty == {1}

    editor.show_page(editor.outline.page(()))
    editor.perform("commons.play")  # it is faulty: its first fault comes instead
    assert control(editor, "players", 1, "amount").hasFocus()
    editor.show_page(editor.outline.page(()))
    editor.side.faults.setFocus()
    QTest.keyClick(editor.side.faults, Qt.Key.Key_Down)
    QTest.keyClick(editor.side.faults, Qt.Key.Key_Return)
    assert control(editor, "players", 1, "amount").hasFocus()
    keeper = next(each for each in chooser.line.form.variants if each.title == "Pact keeper")
    chooser.combo.picked.emit(keeper)
    assert editor.edit.data["players"][1] == {"id": "player-2", "strategy": "pact_keeper"}
    qtbot.waitUntil(lambda: editor.settled and not faults(editor))
    while editor.edit.stack.canUndo():
        window.table.trigger("edit.undo")
    assert len(editor.edit.data["players"]) == 1


def test_what_is_in_no_file_is_kept_and_a_saved_scenario_opens_again_with_its_changes(qtbot, window, tmp_path):
    window.table.trigger("commons.new_scenario")
    editor = front(window)
    write(control(editor, "title"), "Bay")
    draft = editor.path()
    assert json.loads(Path(str(draft)).read_text())["scenario"]["title"] == "Bay"
    window.close_front()
    window.show_home("commons")
    home = window.pages.named["commons"]
    (row,) = home.kept.rows
    qtbot.mouseClick(row.discard, LEFT)
    assert not Path(str(draft)).exists()
    qtbot.mouseClick(row.discard, LEFT)
    qtbot.mouseClick(row.open, LEFT)
    editor = front(window)
    assert (editor.title(), editor.status().unsaved) == ("Bay", True)

    file = tmp_path / "bay.json"
    assert editor.filing.save_to(file)
    assert editor.status().saved
    assert not Path(str(draft)).exists()
    saved = json.loads(file.read_text())
    write(control(editor, "engine", "K"), "70")
    window.close_front()
    assert json.loads(file.read_text()) == saved
    window.open_path(file)
    editor = front(window)
    assert editor.edit.data["engine"]["K"] == 70
    window.table.trigger("edit.undo")
    assert editor.edit.data == saved


def test_a_faulty_file_opens_and_says_where_what_belongs_nowhere_is_removed(qtbot, window, tmp_path):
    data = {**start_named("doubling-fishery").data, "engine": {"type": "sea"}, "boats": 3}
    (tmp_path / "odd.json").write_text(json.dumps(data).replace('"turns": 12', '"turns": NaN'))
    window.open_path(tmp_path / "odd.json")
    editor = front(window)
    qtbot.waitUntil(lambda: editor.settled and len(faults(editor)) == 3)
    assert {text.partition("\n")[0] for text in faults(editor)} == {"boats", "Turns (turns)", "Kind (engine.type)"}
    (stray,) = (row for row in editor.pane.rows if row.line.path == ("boats",))
    qtbot.mouseClick(stray.link, LEFT)
    assert "boats" not in editor.edit.data
    write(control(editor, "turns"), "12")
    (chooser,) = (row for row in editor.pane.rows if getattr(row.line, "title", "") == "Kind")
    assert (
        "there is no engine 'sea'" in chooser.combo.parentWidget().faults.findChild(QWidget, "words").accessibleName()
    )


@pytest.mark.full
def test_ten_thousand_players_all_faulty_are_edited_without_a_wait_for_the_check(qtbot, window):
    window.table.trigger("commons.new_scenario")
    editor = front(window)
    players = [{"id": f"p{number}", "strategy": "fixed", "amount": "x"} for number in range(10_000)]
    editor.edit.apply({**editor.edit.data, "players": players}, "many")
    assert editor.studies.busy
    editor.show_page(editor.outline.page(("players",)))
    write(control(editor, "players", 0, "amount"), "2")
    assert editor.edit.data["players"][0]["amount"] == 2
    qtbot.waitUntil(lambda: editor.settled and len(editor._verdict.faults.all) == 9_999, timeout=60_000)
    assert editor.side.faults.count() == 200
    sound = [{**player, "amount": 1} for player in players]
    editor.edit.apply(with_value(editor.edit.data, ("players",), sound), "sound")
    qtbot.waitUntil(lambda: editor.settled and not faults(editor), timeout=60_000)
    assert "10,000 players" in editor.side.sentence.text()
    assert editor.side.told.text()
