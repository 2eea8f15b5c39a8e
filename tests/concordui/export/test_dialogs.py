"""The dialogs of exports: what is chosen is what is written; one clear error where it can't be; a way out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from concordui.export import dialog as dialogs
from concordui.export.clipboard import MOST_PIXELS, SVG, scale_for_copy
from concordui.export.game_dialog import AnimationDialog, SetDialog
from concordui.export.picture_dialog import PictureDialog
from concordui.export.report_dialog import ReportDialog
from concordui.hexmap.drawing import Drawing

pytestmark = pytest.mark.sampled(3)

PATIENCE_MS = 30_000


@pytest.fixture
def parent(qtbot, dressed):
    """A window that the dialogs stand over; they go with it."""
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture(autouse=True)
def no_last_folder(monkeypatch):
    monkeypatch.setattr(dialogs, "_LAST", {})


@pytest.fixture
def show(qtbot, parent):
    """Shows a dialog and waits until it is there."""

    def show_(dialog):
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return show_


@pytest.fixture
def picture(show, source, parent) -> PictureDialog:
    return show(PictureDialog(source, source.shown, parent))


def said(dialog) -> str:
    note = dialog.note
    assert not note.isHidden()
    return f"{note.accessibleName()} {note.accessibleDescription()}"


def press(choice, key: object) -> None:
    [button] = [b for b, segment in zip(choice.buttons(), choice._segments, strict=True) if segment.key == key]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_what_is_chosen_is_what_is_saved(qtbot, picture, tmp_path):
    press(picture.room, False)
    picture.title.setChecked(False)
    picture.legend.setChecked(False)
    picture.scale.picked.emit(4)
    assert [item.hint for item in picture.scale.items()][3] == "800 × 480 pixels"
    picture.save_to(str(tmp_path / "map"))
    assert picture.stop.isVisible()
    assert not picture.save_button.isEnabled()
    qtbot.waitUntil(lambda: picture.written is not None, timeout=PATIENCE_MS)
    with Image.open(tmp_path / "map.png") as image:
        assert image.size == (800, 480)
    assert "Saved" in said(picture)
    assert str(tmp_path / "map.png") in said(picture)
    assert picture.save_button.isVisible()


@pytest.mark.full
def test_the_ending_that_a_person_types_says_the_format(qtbot, picture, tmp_path):
    press(picture.room, False)
    assert picture.suggestion() == "Match 3 Lydia year-1.png"
    picture.save_to(str(tmp_path / "map.svg"))
    qtbot.waitUntil(lambda: picture.written is not None, timeout=PATIENCE_MS)
    assert (tmp_path / "map.svg").read_text("utf-8").startswith("<?xml")


def test_svg_has_no_scale_and_says_why(picture):
    press(picture.format, "svg")
    assert not picture.scale.isEnabled()
    assert picture.suggestion().endswith(".svg")
    assert picture.filters()[0].startswith("SVG")


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("", "This is a folder, not a file."),
        ("map.jpg", "Let the name end in .png or .svg."),
        ("taken/map.png", "This is a file, not a folder."),
    ],
)
def test_a_place_that_cannot_be_is_said_and_the_dialog_stays(picture, tmp_path, place, words):
    (tmp_path / "taken").write_text("mine")
    picture.save_to(str(tmp_path / place))
    assert words in said(picture)
    assert str(tmp_path / place.removesuffix("/map.png")) in said(picture)
    assert picture.isVisible()
    assert picture.job is None
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_write_that_fails_says_where_and_what_to_do_and_can_be_tried_again(qtbot, picture, tmp_path):
    press(picture.room, False)
    picture.scale.picked.emit(1)
    picture.save_to("/proc/nothing/map.png")
    qtbot.waitUntil(lambda: picture.job is None, timeout=PATIENCE_MS)
    assert "Cannot write the file" in said(picture)
    assert "/proc/nothing/map.png" in said(picture)
    picture.save_to(str(tmp_path / "map.png"))
    qtbot.waitUntil(lambda: picture.written is not None, timeout=PATIENCE_MS)
    assert "Saved" in said(picture)


def test_the_preview_follows_the_choices(qtbot, picture):
    whole = picture.thumbnail.drawing
    press(picture.room, False)
    qtbot.waitUntil(lambda: picture.thumbnail.drawing is not whole, timeout=PATIENCE_MS)
    assert picture.thumbnail.drawing.size == picture.film().size
    assert picture.thumbnail.drawing.title == "Match 3: Lydia, Year 1"


@pytest.mark.full
def test_a_copied_picture_is_there_as_pixels_and_as_svg(picture):
    press(picture.room, False)
    picture.scale.picked.emit(1)
    QTest.mouseClick(picture.copy, Qt.MouseButton.LeftButton)
    data = QGuiApplication.clipboard().mimeData()
    width, height = picture.film().size
    assert (data.imageData().width(), data.imageData().height()) == (width, height)
    assert b"<svg" in bytes(data.data(SVG))
    assert f"{width:,} × {height:,} pixels" in said(picture)


def test_what_is_copied_is_never_more_than_the_clipboard_can_bear():
    drawing = Drawing(4000, 3000, None)
    scale = scale_for_copy(drawing, 8)
    assert scale < 2
    assert 4000 * scale * 3000 * scale <= MOST_PIXELS * 1.001
    assert scale_for_copy(Drawing(400, 300, None), 2) == 2


def test_escape_stops_what_is_written_and_then_closes(qtbot, show, source, pictures, parent, tmp_path):
    dialog = show(AnimationDialog(source, pictures, parent))
    dialog.save_to(str(tmp_path / "game.webp"))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog.job is None, timeout=PATIENCE_MS)
    assert "Nothing was left behind." in said(dialog)
    assert list(tmp_path.iterdir()) == []
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_closing_ends_what_is_written(show, source, pictures, parent, tmp_path):
    dialog = show(AnimationDialog(source, pictures, parent))
    dialog.save_to(str(tmp_path / "game.gif"))
    job = dialog.job
    dialog.close()
    assert not job.running
    assert not dialog.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_a_set_goes_into_a_new_folder_of_its_own(qtbot, show, source, pictures, parent, tmp_path):
    (tmp_path / "Match 3 Lydia pictures").mkdir()
    dialog = show(SetDialog(source, pictures[:1], parent))
    dialog.save_to(str(tmp_path))
    qtbot.waitUntil(lambda: dialog.written is not None, timeout=PATIENCE_MS)
    folder = tmp_path / "Match 3 Lydia pictures 2"
    assert dialog.written.path == folder
    assert [path.name for path in folder.iterdir()] == ["001-year-1-spring-orders.png"]
    assert str(folder) in said(dialog)


def test_the_slider_leads_through_the_pictures_of_a_game(qtbot, show, source, pictures, parent):
    dialog = show(AnimationDialog(source, pictures, parent))
    assert dialog.thumbnail.drawing.title.endswith(pictures[-1].note)
    dialog.slider.setValue(0)
    qtbot.waitUntil(lambda: dialog.thumbnail.drawing.title.endswith(pictures[0].note), timeout=PATIENCE_MS)


@pytest.mark.full
def test_an_animation_has_the_chosen_width_and_pace(qtbot, show, source, pictures, parent, tmp_path):
    dialog = show(AnimationDialog(source, pictures, parent))
    dialog.width_choice.picked.emit(640)
    dialog.seconds.setValue(0.4)
    dialog.save_to(str(tmp_path / "game"))
    qtbot.waitUntil(lambda: dialog.written is not None, timeout=PATIENCE_MS)
    with Image.open(tmp_path / "game.gif") as image:
        assert (image.width, image.n_frames, image.info["duration"]) == (640, 2, 400)


def test_the_place_is_asked_for_and_the_last_folder_is_offered_again(qtbot, picture, tmp_path):
    press(picture.room, False)
    picture.save_to(str(tmp_path / "map.png"))
    qtbot.waitUntil(lambda: picture.written is not None, timeout=PATIENCE_MS)
    QTest.mouseClick(picture.save_button, Qt.MouseButton.LeftButton)
    [asked] = picture.findChildren(QFileDialog)
    assert Path(asked.directory().absolutePath()) == tmp_path
    assert asked.defaultSuffix() == "png", "a name without an ending is asked about too before a file is replaced"
    asked.reject()


def test_a_report_is_read_copied_and_saved(show, source, parent, tmp_path):
    dialog = show(ReportDialog(source, source.season(), parent))
    assert dialog.field.toPlainText() == "what happened\n"
    dialog.copy()
    assert QGuiApplication.clipboard().text() == "what happened\n"
    dialog.save_to(str(tmp_path / "season"))
    assert (tmp_path / "season.txt").read_text("utf-8") == "what happened\n"
    dialog.save_to(str(tmp_path))
    assert "This is a folder" in said(dialog)
