"""File > Export: what it offers of the workspace in front, and that it never shows what that workspace hides."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from concordui.export.actions import EXPORT_ACTIONS, PICTURE
from concordui.export.source import Exportable
from concordui.hexmap import MapScene, MapView
from engine.anatolia.library import library
from helpers.lab_hands import LabHands
from helpers.shell_world import matches

pytestmark = pytest.mark.sampled(2)

ALL = {spec.id for spec in EXPORT_ACTIONS}
KINDS = {
    "export.picture": "export-picture",
    "export.pictures": "export-set",
    "export.animation": "export-animation",
    "export.report": "export-report",
}


@pytest.fixture
def pad(window, source):
    """A note pad in front that lets everything out, until it is told otherwise."""
    matches(window).play("Lydia")
    pad = window.front()

    def let_out(what: Exportable | None) -> None:
        pad.export_source = lambda: what
        pad.actions_changed.emit()

    pad.let_out = let_out
    let_out(source)
    return pad


def enabled(window) -> set[str]:
    return {action_id for action_id in ALL if window.table[action_id].isEnabled()}


def open_dialogs(window) -> list[QDialog]:
    return [d for d in window.findChildren(QDialog) if d.objectName().startswith("export") and d.isVisible()]


def test_the_menu_offers_what_the_workspace_in_front_has(window, pad, source):
    assert enabled(window) == ALL
    pad.let_out(Exportable(source.board, "A position", "position", source.shown))
    assert enabled(window) == {"export.picture", "export.copy_picture"}
    pad.let_out(replace(source, game=None, position=True))
    assert window.table["export.report"].text() == "Report of the position..."
    pad.let_out(None)
    assert enabled(window) == set()
    pad.let_out(source)
    window.table.trigger("window.start")
    assert enabled(window) == set()


@pytest.mark.full
def test_each_kind_has_one_dialog_and_all_close_when_their_workspace_begins_to_hide_what_they_show(window, pad):
    for count, (action_id, name) in enumerate(KINDS.items(), 1):
        window.table.trigger(action_id)
        first = open_dialogs(window)[-1]
        assert first.objectName() == name
        window.table.trigger(action_id)
        assert first not in open_dialogs(window), "asked for again, it shows what is so now"
        assert len(open_dialogs(window)) == count
    pad.let_out(None)
    assert open_dialogs(window) == []


def test_the_picture_and_the_season_are_copied_at_once_and_it_is_said(window, pad):
    window.table.trigger("export.copy_picture")
    assert QGuiApplication.clipboard().mimeData().imageData().width() == 400
    assert window.notices.notices()[0].text == "400 × 240 pixels"
    window.table.trigger("export.copy_season")
    assert QGuiApplication.clipboard().text() == "what happened\n"
    assert window.notices.notices()[0].text == "Year 1, Spring"


def test_closing_the_window_ends_what_is_being_written(window, pad, tmp_path):
    window.table.trigger("export.animation")
    [dialog] = open_dialogs(window)
    folder = tmp_path / "out"
    folder.mkdir()
    dialog.save_to(str(folder / "game.webp"))
    job = dialog.job
    window.close()
    assert not job.running
    assert list(folder.iterdir()) == []


@pytest.mark.full
def test_a_tab_that_is_closed_lets_its_export_be_written(qtbot, window, pad, source, pictures, tmp_path):
    pad.let_out(replace(source, game=lambda: pictures[:1]))
    window.table.trigger("export.animation")
    [dialog] = open_dialogs(window)
    dialog.save_to(str(tmp_path / "game.gif"))
    window.close_front()
    qtbot.waitUntil(lambda: dialog.written is not None, timeout=30_000)
    assert (tmp_path / "game.gif").exists()


def test_the_camera_on_the_strip_asks_for_a_picture(qtbot, dressed, window, pad, played):
    view = MapView(MapScene(played.board, window), window)
    asked = []
    view.picture_wanted.connect(lambda: asked.append(True))
    camera = view.controls.findChild(object, "map-picture")
    QTest.keyClick(camera, Qt.Key.Key_Return)
    assert asked == [True]
    pad.action_wanted.emit(PICTURE)
    assert [dialog.objectName() for dialog in open_dialogs(window)] == ["export-picture"]


def test_the_lab_lets_its_map_and_the_reasons_of_its_orders_out(qtbot, dressed, tmp_path):
    case = next(each.case for each in library() if each.id == "the-stronger-wins-head-on")
    hands = LabHands(qtbot, case, tmp_path)
    wanted = []
    hands.lab.action_wanted.connect(wanted.append)
    hands.view.controls.findChild(object, "map-picture").click()
    assert wanted == [PICTURE]
    source = hands.lab.export_source()
    assert source.game is None
    assert source.shown.state == hands.view.map_scene.state
    assert "water lines" not in source.shown.layers, "switched off in the view"
    text = source.season().text
    assert "Kotiaion → Gordion: moved (2 against 1: the attack is greater)" in text
    assert "Gordion → Kotiaion: dislodged (attack from Kotiaion, 2 against 1" in text
    hands.close()
