"""Positions come into the lab's tabs from everywhere, are kept at every edit, and leave as files and texts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit

from concordui.application import make_shell
from concordui.folders import Folders
from concordui.lab.document import read
from concordui.lab.journal import Journal
from concordui.lab.kind import LabKind
from concordui.lab.workspace import LabWorkspace
from concordui.start.cards import Tile
from engine.anatolia.board import shipped_board
from engine.anatolia.library import library
from engine.anatolia.orders import Hold
from helpers.hands import click, nameless, press, write

pytestmark = pytest.mark.sampled(2)

CTRL = Qt.KeyboardModifier.ControlModifier
CUT = next(entry for entry in library() if entry.id == "cut-the-defence")


@pytest.fixture
def home(tmp_path: Path) -> Folders:
    return Folders.under(tmp_path / "home")


@pytest.fixture
def window(open_window, home):
    """A window over the real kinds."""
    return open_window(make_shell(home), 960, 600)


@pytest.fixture
def saved(tmp_path) -> Path:
    """A position in a file."""
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(dict(CUT.case)), encoding="utf-8")
    return path


def lab(window) -> LabWorkspace:
    front = window.front()
    assert isinstance(front, LabWorkspace)
    return front


def kind(window) -> LabKind:
    return window.kinds["lab"]


def settle(workspace: LabWorkspace) -> LabWorkspace:
    """Let everything show what is so."""
    while not workspace.settled:
        QApplication.processEvents()
    return workspace


def edit(workspace: LabWorkspace) -> None:
    """An edit: the unit of Kotiaion holds."""
    workspace.editor.apply(workspace.editor.position.give(Hold("N")), "hold")
    settle(workspace)


def shown_texts(workspace: LabWorkspace) -> str:
    """What the labels of a workspace say."""
    return " ".join(label.accessibleName() or label.text() for label in workspace.findChildren(QLabel))


def notice(window):
    return window.notices.notices()[0]


def test_the_start_page_leads_to_the_library_where_words_and_enter_open_a_position(qtbot, window):
    click(window.findChild(Tile, "tile-window.lab"))
    page = window.pages.named["lab"]
    assert window.stack.currentWidget() is page
    qtbot.waitUntil(page.search.hasFocus)
    assert sorted(item.key.id for item in page.items()) == sorted(entry.id for entry in library())
    press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert page.chosen().key == library()[2]
    assert page.preview.head.accessibleName() == library()[2].title
    assert nameless(window) == []
    write("taken away cuts")
    assert page.items() == ()
    page.search.clear()
    write("cutting defender")
    assert [item.key.id for item in page.items()] == [CUT.id]
    press(Qt.Key.Key_Return)
    workspace = lab(window)
    assert workspace.editor.position == read(CUT.case)[0]
    assert window.tabs.bar.tabText(0) == CUT.title
    assert workspace.path() is None
    kind(window).empty()
    kind(window).open_entry(CUT)
    assert window.front() is workspace  # open and unchanged: it comes forward
    edit(workspace)
    kind(window).open_entry(CUT)
    assert window.front() is not workspace


@pytest.mark.full
def test_a_double_click_opens_a_position(qtbot, window):
    window.table.trigger("window.lab")
    page = window.pages.named["lab"]
    row = next(row for row, item in page._items.items() if item.key == library()[4])
    place = page.table.visualRect(page.table.model().index(row, 0)).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert lab(window).title() == library()[4].title


@pytest.mark.full
def test_positions_begin_empty_as_a_game_or_from_the_clipboard(window):
    window.table.trigger("lab.new")
    assert lab(window).editor.position.units == ()
    window.table.trigger("lab.start")
    assert set(lab(window).editor.position.units) == set(shipped_board().start)
    assert lab(window).editor.position.owners["G"] == "Lydia"
    case = {**CUT.case, "orders": {"Lydia": [{"unit": "G", "type": "hold"}]}}
    QApplication.clipboard().setText(json.dumps(case))
    window.table.trigger("lab.paste")
    pasted = lab(window)
    assert pasted.editor.position.units == read(CUT.case)[0].units
    assert "An order of Lydia for Sardis was left out: it has no unit there." in shown_texts(pasted)
    QApplication.clipboard().setText("tea")
    window.table.trigger("lab.paste")
    assert notice(window).title.startswith("The clipboard holds no position (no JSON: ")
    assert window.front() is pasted


def test_files_open_by_what_they_are_and_bad_ones_name_every_place_and_destroy_nothing(window, saved, tmp_path):
    workspace = window.open_path(saved)
    assert lab(window).path() == saved
    assert window.status.status().left[0] == "Saved"
    units = [
        {"power": "Lydia", "type": "army", "at": "G"},
        {"power": "Lydia", "type": "army", "at": "G"},
        {"power": "Lydia", "type": "fleet", "at": "N"},
        {"power": "Persia", "type": "army", "at": "M"},
    ]
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"units": units}))
    assert window.open_path(bad) is None
    text = notice(window).text
    assert "units[1].at: province 'G' has a unit already" in text
    assert "units[2].at: a fleet can't stand at Kotiaion" in text
    assert "units[3].power: there is no power 'Persia'" in text
    for words in ('{"units": [', '{"units": []}\n{"units": []}\n', '{"units": 7}', "tea", '{"format": "lab-draft"}'):
        bad.write_text(words)
        assert window.open_path(bad) is None
        assert str(bad) in f"{notice(window).title} {notice(window).text}"
    assert window.deck.workspaces() == (workspace,)
    assert window.front() is workspace
    kind(window).empty()
    assert window.open_path(saved) is workspace
    assert window.front() is workspace


def test_a_tab_that_is_closed_with_changes_is_kept_said_and_opens_again_as_it_was(window, home):
    kind(window).open_entry(CUT)
    edit(lab(window))
    position = lab(window).editor.position
    place = Journal(home.data).all()[0].place
    assert window.tabs.bar.tabText(0) == f"\N{BULLET} {CUT.title}"
    assert window.windowTitle() == f"\N{BULLET} {CUT.title} \N{EN DASH} Concord"
    assert window.status.status().unsaved
    window.recorder.flush()
    [entry] = window.shell.recent.files()
    assert (entry.kind, entry.title, entry.path) == ("lab", CUT.title, place)
    window.table.trigger("file.close")
    page = window.pages.named["lab"]
    assert window.stack.currentWidget() is page
    assert "is closed with changes that are in no file" in notice(window).title
    assert (page.items()[0].title, page.items()[0].second[:10]) == (CUT.title, "In no file")
    notice(window).wanted.emit(str(place))
    assert lab(window).editor.position == position
    window.table.trigger("file.close")
    page.choose(page.items()[0])
    click(page.preview.discard)
    assert Journal(home.data).all() == ()
    assert page.items()[0].key == library()[0]
    notice(window).wanted.emit(str(place))
    page.choose(page.items()[0])
    page.open_chosen()
    assert lab(window).editor.position == position


@pytest.mark.full
def test_unsaved_changes_of_a_file_come_back_with_it_and_can_be_undone(window, saved, home):
    before = window.open_path(saved).editor.position
    edit(lab(window))
    after = lab(window).editor.position
    window.table.trigger("file.close")
    page = window.pages.named["lab"]
    assert page.items()[0].second.startswith("Changes of mine.json")
    page.choose(page.items()[0])
    page.open_chosen()
    assert (lab(window).path(), lab(window).editor.position) == (saved, after)
    window.table.trigger("edit.undo")
    assert lab(window).editor.position == before
    assert Journal(home.data).all() == ()
    edit(lab(window))
    window.table.trigger("file.close")
    saved.write_text(json.dumps({"units": []}))
    workspace = window.open_path(saved)
    assert "changed by another program" in notice(window).title
    assert workspace.editor.position == after
    window.table.trigger("edit.undo")
    assert workspace.editor.position.units == ()


def test_the_next_window_offers_what_was_not_saved(open_window, home):
    first = open_window(make_shell(home))
    kind(first).open_entry(CUT)
    edit(lab(first))
    position = lab(first).editor.position
    first.close()
    second = open_window(make_shell(home))
    [row] = second.start.recent_list.rows()
    assert row.accessibleName().startswith(f"{CUT.title}. ")
    assert not row._picture.isNull()
    click(row)
    assert lab(second).editor.position == position
    assert second.status.status().unsaved


def test_save_asks_for_a_file_once_and_then_keeps_it(qtbot, window, tmp_path, home):
    kind(window).open_entry(CUT)
    edit(lab(window))
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    dialog = window.findChild(QFileDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert Path(dialog.selectedFiles()[0]).name == f"{CUT.title}.json"
    dialog.findChild(QLineEdit).setText(str(tmp_path / "out"))
    dialog.accept()
    path = tmp_path / "out.json"
    assert read(json.loads(path.read_text(encoding="utf-8")))[0] == lab(window).editor.position
    assert lab(window).path() == path
    settle(lab(window))
    assert window.windowTitle() == f"{CUT.title} \N{EN DASH} Concord"
    assert window.status.status().saved
    window.recorder.flush()
    assert [entry.path for entry in window.shell.recent.files()] == [path]
    kind(window).empty()
    assert not lab(window).filing.save_to(path)
    assert notice(window).title == "This file is open in another tab."


def test_each_kind_has_its_tabs_and_new_acts_for_the_kind_in_front(qtbot, window, saved):
    window.open_path(saved)
    kind(window).empty()
    first, second = window.deck.workspaces()
    qtbot.keyClick(window, Qt.Key.Key_N, CTRL)
    assert window.stack.currentWidget() is window.pages.named["lab"]
    assert window.tabs.isVisible()
    bar = window.tabs.bar
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(1).center())
    assert window.front() is second
    window.table.trigger("window.match")
    assert not window.tabs.isVisible()
    assert window.table["file.new"].text() == "New match..."
    qtbot.keyClick(window, Qt.Key.Key_3, CTRL)
    assert window.front() is second
    assert window.table["file.new"].text() == "New position..."
    qtbot.keyClick(window, Qt.Key.Key_Tab, CTRL)
    assert window.front() is first
