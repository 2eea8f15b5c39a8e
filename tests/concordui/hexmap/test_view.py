"""The window on the map, used as a person uses it: wheel, drag, clicks, keys; and what a screen reader hears."""

from __future__ import annotations

from collections import deque

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from concordui.hexmap import LAYERS
from concordui.hexmap.accessibility import describe, reachers
from concordui.hexmap.hex_view import GREATEST, SMALLEST
from concordui.widgets import Label
from helpers.maps import given, ids, resolved

pytestmark = pytest.mark.sampled(3)

LEFT = Qt.MouseButton.LeftButton


def wheel(view, point: QPoint, notches: float) -> None:
    """Turn the wheel over a point of the viewport."""
    viewport = view.viewport()
    event = QWheelEvent(
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def slot(view, place: str) -> QPoint:
    return view.mapFromScene(view.map_scene.geometry.slot(place, view.zoom))


def test_the_map_is_framed_when_it_opens_and_whenever_the_window_changes(show, board):
    view = show(board)
    for size in ((1012, 686), (1400, 900), (700, 500)):
        view.resize(*size)
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        assert seen.contains(view.map_scene.geometry.bounds)


def test_the_wheel_zooms_at_the_pointer(show, board):
    view = show(board)
    point = QPoint(300, 250)
    before, zoom = view.mapToScene(point), view.zoom
    wheel(view, point, 1)
    assert view.zoom == pytest.approx(zoom * 1.2)
    after = view.mapToScene(point)
    assert abs(after.x() - before.x()) < 1.5
    assert abs(after.y() - before.y()) < 1.5
    wheel(view, point, -1)
    assert view.zoom == pytest.approx(zoom, rel=0.02)


def test_zoom_has_an_end_on_both_sides(show, board):
    view = show(board)
    for _ in range(30):
        wheel(view, QPoint(300, 250), 1)
    assert view.zoom == pytest.approx(GREATEST)
    for _ in range(60):
        wheel(view, QPoint(300, 250), -1)
    assert view.zoom == pytest.approx(SMALLEST)


def test_while_a_person_zooms_the_ground_is_stretched_and_then_painted_sharp(show, board, qtbot):
    view = show(board)
    view.viewport().grab()
    painted = view.map_scene.tiles.painted
    wheel(view, QPoint(300, 250), 1)
    view.viewport().grab()
    assert view.map_scene.tiles.painted == painted
    qtbot.waitUntil(lambda: view.map_scene.tiles.hurry is None)
    view.viewport().grab()
    assert view.map_scene.tiles.painted > painted


def test_drag_pans_and_does_not_click(show, board, qtbot):
    view = show(board)
    view.set_zoom(2.0)
    start = view.mapToScene(QPoint(400, 300))
    with qtbot.assertNotEmitted(view.province_clicked):
        qtbot.mousePress(view.viewport(), LEFT, pos=QPoint(400, 300))
        qtbot.mouseMove(view.viewport(), QPoint(360, 280))
        qtbot.mouseMove(view.viewport(), QPoint(330, 250))
        qtbot.mouseRelease(view.viewport(), LEFT, pos=QPoint(330, 250))
    moved = view.mapToScene(QPoint(330, 250)) - start
    assert abs(moved.x()) < 1.5
    assert abs(moved.y()) < 1.5


def test_panning_paints_no_tile_twice(show, board):
    view = show(board)
    view.set_zoom(2.0)
    view.viewport().grab()
    bar = view.horizontalScrollBar()
    bar.setValue(bar.value() + 40)
    view.viewport().grab()
    painted = view.map_scene.tiles.painted
    bar.setValue(bar.value() - 40)
    view.viewport().grab()
    assert view.map_scene.tiles.painted == painted


@pytest.mark.parametrize("zoom", [None, 0.8, 2.3])
def test_a_click_tells_the_province_under_it(show, board, qtbot, zoom):
    view = show(board)
    if zoom:
        view.set_zoom(zoom)
    for place in ("G", "d", "Δ"):
        view.centerOn(view.map_scene.geometry.slot(place))
        with qtbot.waitSignal(view.province_clicked) as clicked:
            qtbot.mouseClick(view.viewport(), LEFT, pos=slot(view, place))
        assert clicked.args == [place]


def test_a_click_on_nothing_tells_none(show, board, qtbot):
    view = show(board)
    with qtbot.waitSignal(view.province_clicked) as clicked:
        qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(3, 3))
    assert clicked.args == [None]


def test_a_double_click_frames_the_province_and_home_the_map(show, board, qtbot):
    view = show(board)
    with qtbot.waitSignal(view.province_activated) as activated:
        qtbot.mouseDClick(view.viewport(), LEFT, pos=slot(view, "G"))
    assert activated.args == ["G"]
    assert view.zoom > 1.5
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(view.map_scene.geometry.paths["G"].boundingRect())
    qtbot.keyClick(view, Qt.Key.Key_Home)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(view.map_scene.geometry.bounds)


def test_plus_and_minus_zoom(show, board, qtbot):
    view = show(board)
    zoom = view.zoom
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom == pytest.approx(zoom * 1.2)
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom == pytest.approx(zoom, rel=0.02)


def test_pointing_tells_the_province_once_and_that_it_was_left(show, board, qtbot):
    view = show(board)
    told = []
    view.province_hovered.connect(told.append)
    qtbot.mouseMove(view.viewport(), slot(view, "G"))
    qtbot.mouseMove(view.viewport(), slot(view, "G") + QPoint(2, 2))
    qtbot.mouseMove(view.viewport(), slot(view, "L"))
    qtbot.mouseMove(view.viewport(), QPoint(2, 2))
    assert told == ["G", "L", None]


def test_arrow_keys_walk_from_province_to_province_and_speak(show, board, qtbot):
    view = show(board, given(board))
    qtbot.keyClick(view, Qt.Key.Key_Right)
    first = view.cursor_place
    assert first in board.adjacency["G"], "the walk starts at the selected unit"
    name = board.by_id[first].name
    assert view.spoken.startswith(name)
    assert view.accessibleDescription() == view.spoken
    qtbot.keyClick(view, Qt.Key.Key_Left)
    slots = view.map_scene.geometry.labels
    assert slots[view.cursor_place].slot[0] < slots[first].slot[0]


def test_every_province_can_be_reached_by_walking_from_every_other(show, board, classic):
    for each in (board, classic):
        view = show(each)
        ways = {
            place: {view.map_scene.towards(place, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - {None}
            for place in each.by_id
        }
        for start in list(each.by_id)[:5]:
            reached, todo = {start}, deque([start])
            while todo:
                for near in ways[todo.popleft()] - reached:
                    reached.add(near)
                    todo.append(near)
            assert reached == set(each.by_id), sorted(set(each.by_id) - reached)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_click_where_the_cursor_is(show, board, qtbot, key):
    view = show(board)
    view.go_to("G")
    with qtbot.waitSignal(view.province_clicked) as clicked:
        qtbot.keyClick(view, key)
    assert clicked.args == ["G"]
    with qtbot.waitSignal(view.province_activated):
        qtbot.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_the_cursor_is_seen(show, board):
    view = show(board)
    before = view.viewport().grab().toImage()
    view.go_to("G")
    assert view.viewport().grab().toImage() != before
    assert view.map_scene.rebuilds()["cursor"] >= 1


def test_a_key_that_the_map_does_not_know_goes_on_to_its_parent(show, board):
    view = show(board)
    for key, known in ((Qt.Key.Key_S, False), (Qt.Key.Key_Right, True)):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, event)
        assert event.isAccepted() is known  # Qt hands to the parent what nobody accepts


def test_enter_clicks_nothing_before_the_cursor_is_anywhere(show, board, qtbot):
    view = show(board)
    with qtbot.assertNotEmitted(view.province_clicked):
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.cursor_place is None


def test_the_map_says_what_it_is(show, board):
    view = show(board)
    assert view.accessibleName() == "Map of Anatolia"


def test_a_province_is_described_by_name_type_owner_unit_and_choice(board):
    state = given(board)
    assert describe(board, state, "G") == (
        "Sardis, Inland, home centre of Lydia, owned by Lydia, Army of Lydia, selected"
    )
    at = ids(board)
    assert (
        describe(board, state, at["Ephesos"])
        == "Ephesos, Coastal land, centre, owned by nobody, no unit, can be chosen"
    )
    assert describe(board, state, at["Ikarian Sea"]) == "Ikarian Sea, Sea, no unit"
    assert "dislodged: Army of Phrygia" in describe(board, resolved(board), at["Aizanoi"])


def test_who_can_reach_a_province_is_what_the_rules_say(board):
    state, at = given(board), ids(board)
    assert {unit.at for unit in reachers(board, state, at["Pergamon"])} == {at["Mysia"], at["Sardis"], at["Smyrna"]}
    assert {unit.at for unit in reachers(board, state, at["Ikarian Sea"])} == {at["Smyrna"]}


def test_the_card_tells_name_type_owner_unit_and_what_can_reach(show, board, qtbot):
    view = show(board, given(board))
    qtbot.mouseMove(view.viewport(), slot(view, "G"))
    qtbot.waitUntil(view.card.isVisible)
    words = [label.text() for label in view.card.findChildren(Label)]
    assert words[:4] == ["Sardis", "Inland, home centre of Lydia", "Owned by Lydia", "Army of Lydia"]
    assert "Can be reached by" in words
    assert words[-1] == "Apameia"
    assert view.rect().contains(view.card.geometry())
    qtbot.mouseMove(view.viewport(), QPoint(2, 2))
    assert not view.card.isVisible()


def test_the_card_stays_inside_the_window(show, board):
    view = show(board, given(board))
    for corner in (QPoint(0, 0), QPoint(1005, 680), QPoint(1005, 0), QPoint(0, 680)):
        view.show_card("G", corner)
        assert view.viewport().rect().contains(view.card.geometry())


def test_the_controls_zoom_frame_and_switch_layers(show, board, qtbot):
    view = show(board)
    zoom = view.zoom
    buttons = {b.accessibleName(): b for b in view.controls.findChildren(type(view.controls._layers))}
    qtbot.mouseClick(buttons["Zoom in"], LEFT)
    assert view.zoom > zoom
    qtbot.mouseClick(buttons["Zoom out"], LEFT)
    qtbot.mouseClick(buttons["Frame the map"], LEFT)
    assert view.zoom == pytest.approx(zoom)
    actions = view.controls.layer_actions()
    assert set(actions) == set(LAYERS)
    actions["grid"].trigger()
    assert not view.map_scene.layer_visible("grid")
    actions["grid"].trigger()
    assert view.map_scene.layer_visible("grid")


def test_the_legend_lies_at_the_lower_left_and_can_be_cleared(show, board, qtbot):
    view = show(board)
    assert not view.legend.isVisible()
    view.legend.show_marks()
    qtbot.waitUntil(lambda: view.legend.geometry().bottom() == view.height() - 13)
    assert view.legend.x() == 12
    words = "move, support, bounced, cut, dislodged, may retreat, promise kept, promise broken"
    assert view.legend.accessibleName() == words
    view.legend.clear()
    assert not view.legend.isVisible()
    view.resize(view.width() - 20, view.height())
    qtbot.waitUntil(lambda: view.controls.geometry().right() == view.width() - 13)
    assert not view.legend.isVisible(), "a map that is made smaller shows no legend that nobody wants"
    view.legend.show_marks()
    assert view.legend.isVisible()
    assert len(view.legend.findChildren(Label)) == 8


def test_a_context_menu_is_asked_for_with_its_province(show, board, qtbot):
    from PySide6.QtGui import QContextMenuEvent

    view = show(board)
    asked = []
    view.province_menu.connect(lambda place, point: asked.append(place))
    point = slot(view, "L")
    QApplication.sendEvent(
        view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, view.viewport().mapToGlobal(point))
    )
    assert asked == ["L"]


def test_a_narrow_map_leaves_whole_marks_of_the_legend_out(show, board, qtbot):
    view = show(board, given(board))
    view.legend.show_marks()
    for width in (1000, 560, 420, 240):
        view.resize(width, 600)
        qtbot.waitUntil(lambda width=width: view.width() == width)
        labels = [label for label in view.legend.findChildren(Label) if label.isVisible()]
        whole = [(label, label.sizeHint().width()) for label in labels]
        qtbot.waitUntil(lambda whole=whole: all(label.width() >= width for label, width in whole))
        assert bool(labels) == view.legend.isVisible()
        if labels:
            assert not view.legend.geometry().intersects(view.controls.geometry())
    view.resize(1000, 600)
    qtbot.waitUntil(lambda: sum(label.isVisible() for label in view.legend.findChildren(Label)) == 8)


def test_the_card_of_the_keys_goes_when_the_focus_goes(show, board, qtbot):
    view = show(board, given(board))
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.waitUntil(view.card.isVisible)
    heard = []
    view.province_hovered.connect(heard.append)
    view.clearFocus()
    assert view.card.isHidden()
    assert heard == [None]
