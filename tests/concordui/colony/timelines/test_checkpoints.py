"""Checkpoints in the window: taken, listed, to files and from them, and those that are refused."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from engine.colony.checkpoint import taken, write
from engine.colony.store import Store
from engine.colony.viewing.shelf import folder_of, put
from engine.colony.viewing.tree import Place
from helpers.colony_stores import talkative
from helpers.hands import click
from helpers.timeline_pages import note, prospect

pytestmark = pytest.mark.sampled(3)


def test_a_checkpoint_is_taken_beside_the_store_listed_copied_and_restored(qtbot, open_tab, path):
    tab, page = open_tab()
    page.tree.choose(Place("t1", 50))
    click(page.tree.card.take_button)
    qtbot.waitUntil(lambda: len(page.tree.tree.kept) == 1)
    (kept,) = page.tree.tree.kept
    assert kept.path.parent == folder_of(path)
    assert "A checkpoint of Day 1, 00:50 of t1 was taken" in note(page)
    page.tree.shelf.select_key(None)
    page.tree.shelf.setCurrentIndex(page.tree.shelf.rows_model.index(0, 0))
    assert page.tree.kept == kept
    page.tree.shelf.copy_hash()
    assert QGuiApplication.clipboard().text() == kept.game_sha256
    qtbot.waitUntil(lambda: "It loses" in prospect(page))
    click(page.tree.card.restore_button)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t3")
    assert "A paired restore" in note(page)
    assert tab.showing.last == 50


def test_a_checkpoint_of_an_earlier_session_is_a_cold_restore(qtbot, open_tab, path, monkeypatch):
    with Store.open(path) as store:
        put(path, taken(store, "t1", 60))
    monkeypatch.setattr("engine.colony.checkpoint._TAKEN", set())  # as in a process that has just begun
    tab, page = open_tab()
    page.tree.choose_kept(page.tree.tree.kept[0])
    click(page.tree.card.restore_button)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t3")
    assert "A cold restore: the checkpoint is from an earlier session" in note(page)
    assert "No mind was called." in note(page)


def test_a_checkpoint_goes_to_a_file_and_a_file_is_looked_at_before_it_is_restored(qtbot, open_tab, tmp_path):
    _, page = open_tab()
    page.tree.choose(Place("t1", 70))
    dialog = page.tree.take_to_file()
    assert isinstance(dialog, QFileDialog)
    file = tmp_path / "mine.json"
    dialog.fileSelected.emit(str(file))
    qtbot.waitUntil(file.exists)
    dialog.close()
    page.tree.choose(Place("t2", 100))
    page.tree.look_at_file(str(file))
    qtbot.waitUntil(lambda: page.tree.kept is not None)
    assert page.tree.view.place == Place("t1", 70)
    assert page.tree.card.restore_button.isEnabled()


def test_a_checkpoint_of_another_run_and_a_file_that_is_none_are_refused_in_their_place(qtbot, open_tab, tmp_path):
    tab, page = open_tab()
    file = tmp_path / "other.json"
    with Store.create(tmp_path / "other.colony", talkative(seed=9)) as other:
        write(taken(other, "t1", 0), file)
    page.tree.look_at_file(str(file))
    qtbot.waitUntil(lambda: page.tree.kept is not None)
    assert "another scenario or seed" in prospect(page)
    assert not page.tree.card.restore_button.isEnabled()
    file.write_text("no checkpoint", encoding="utf-8")
    page.tree.look_at_file(str(file))
    qtbot.waitUntil(lambda: "not JSON" in prospect(page))
    page.tree.look_at_file(str(tmp_path / "nowhere.json"))
    qtbot.waitUntil(lambda: "There is no such file" in note(page))
    assert tab.showing.timeline == "t2"


def test_the_actions_take_a_checkpoint_and_ask_for_a_file(qtbot, open_tab, window, path):
    tab, page = open_tab()
    tab.show_page("minds")
    window.do("colony.checkpoint")
    assert tab.page == "timelines"
    qtbot.waitUntil(lambda: list(folder_of(path).glob("t2-120-*.json")) != [])
    window.do("colony.open_checkpoint")
    (dialog,) = page.findChildren(QFileDialog)
    assert dialog.isVisible()
    dialog.close()


def test_a_run_that_another_process_writes_is_only_looked_at_and_a_checkpoint_can_be_taken_of_it(qtbot, open_tab, path):
    with Store.open(path):
        tab, page = open_tab()
        page.tree.choose(Place("t1", 50))
        assert not page.tree.card.restore_button.isEnabled()
        assert not page.tree.card.go_button.isEnabled()
        click(page.tree.card.take_button)
        qtbot.waitUntil(lambda: len(page.tree.tree.kept) == 1)
        tab.session.fork("t1", 50)
        qtbot.waitUntil(lambda: "written by another program" in note(page))
        assert [each.id for each in page.tree.tree.branches] == ["t1", "t2"]
        tab.end()
