"""The scene: what a state shows, in both themes, and that only what changed is made anew."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QImage

from concordui.hexmap import LAYERS, DrawnOrder, MapState
from concordui.hexmap.name_items import NameItems
from concordui.hexmap.scene import MapScene
from concordui.theme import theme
from engine.anatolia.board import Unit
from engine.anatolia.orders import HOLD, Hold, Move, Support
from helpers import colour_vision
from helpers.maps import given, ids, resolved

pytestmark = pytest.mark.sampled(3)


def picture(view) -> QImage:
    view.settle()
    return view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def at_slot(view, place: str, dx: float = 0, dy: float = 0) -> QPoint:
    """A point of the viewport, so many pixels from the middle of a slot."""
    scene = view.map_scene
    return view.mapFromScene(scene.geometry.slot(place, view.zoom)) + QPoint(round(dx), round(dy))


def colour(image: QImage, point: QPoint) -> QColor:
    return image.pixelColor(round(point.x() * image.devicePixelRatio()), round(point.y() * image.devicePixelRatio()))


def near(a: QColor, b: QColor, by: int = 6) -> bool:
    return all(abs(x - y) <= by for x, y in zip(a.getRgb()[:3], b.getRgb()[:3], strict=True))


def mixed(under: QColor, over: QColor, share: float) -> QColor:
    return QColor(colour_vision.mixed(under.name(), over.name(), share))


@pytest.mark.parametrize("name", ["light", "dark"])
def test_an_army_stands_in_its_slot_in_its_powers_solid_with_its_emblem(show, board, name):
    theme().set_mode(name)
    view = show(board, MapState(units=(Unit("Lydia", "army", "G"),)))
    image, style = picture(view), theme().power("Lydia")
    assert near(colour(image, at_slot(view, "G", 0, -1)), style.on)
    assert near(colour(image, at_slot(view, "G", -9, -9)), style.solid)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_ground_has_the_looks_colours(show, board, name):
    theme().set_mode(name)
    view = show(board, MapState(owners={ids(board)["Anazarbos"]: "Cilicia"}))
    image, look = picture(view), theme()
    at = ids(board)
    assert near(colour(image, at_slot(view, at["Karpathian Sea"], 0, -6)), look.map("sea"))
    assert near(colour(image, at_slot(view, at["Amisos"], 0, -4)), look.map("land"))
    assert near(colour(image, QPoint(4, 4)), look.map("void"))
    assert near(colour(image, at_slot(view, at["Anazarbos"], -3, -3)), look.power("Cilicia").tint, 12)


def test_a_province_without_a_centre_has_no_colour_whoever_is_said_to_own_it(show, board):
    view = show(board, MapState(owners={"D": "Lydia"}))
    assert near(colour(picture(view), at_slot(view, "D", 0, -4)), theme().map("land"))


def test_an_owned_centre_wears_a_band_of_its_owners_solid_inside_its_border(show, board):
    place = ids(board)["Tavion"]
    view = show(board, MapState(owners={place: "Galatia"}))
    image = picture(view)
    edge = view.mapFromScene(QPointF(board.hex_size * 3**0.5 * 32.5, 0)).x()
    slot = at_slot(view, place)
    row = [image.pixelColor(x, slot.y()) for x in range(slot.x(), min(edge, image.width() - 1))]
    solid = mixed(theme().power("Galatia").tint, theme().power("Galatia").solid, theme().map_value("bandAlpha"))
    assert any(near(c, solid, 14) for c in row)


def test_provinces_that_are_not_lit_are_dimmed_and_so_are_their_names(show, board):
    bright = show(board, replace(given(board), dim=False))
    dimmed = show(board, given(board))
    before, after = picture(bright), picture(dimmed)
    at = ids(board)
    far, lit = at["Amisos"], at["Pergamon"]
    veil = theme().map("dim")
    veiled = mixed(theme().map("land"), QColor(veil.rgb()), veil.alphaF())
    assert near(colour(after, at_slot(dimmed, far, 0, -4)), veiled, 3)
    assert colour(before, at_slot(bright, lit, 3, -3)) == colour(after, at_slot(dimmed, lit, 3, -3))


def test_the_selected_unit_wears_a_ring_in_the_accent(show, board):
    view = show(board, given(board))
    assert near(colour(picture(view), at_slot(view, "G", 20, 0)), theme().ui("accent"), 60)


def test_a_target_that_is_pointed_at_is_whitened_and_previewed(show, board):
    view = show(board, given(board))
    place = ids(board)["Pergamon"]
    before = colour(picture(view), at_slot(view, place, -22, 6))
    view.map_scene.set_hover(place)
    assert view.map_scene.previewed() == Move("G", place)
    after = colour(picture(view), at_slot(view, place, -22, 6))
    assert after.lightness() > before.lightness()
    view.map_scene.set_hover(ids(board)["Amisos"])
    assert view.map_scene.previewed() is None


def test_a_preview_of_the_state_goes_before_that_of_the_pointer(show, board):
    order = Support("G", "L", ids(board)["Aizanoi"])
    view = show(board, replace(given(board), preview=order))
    view.map_scene.set_hover(ids(board)["Pergamon"])
    assert view.map_scene.previewed() == order
    view.set_position(replace(given(board), preview_moves=False))
    assert view.map_scene.previewed() is None


def test_a_dislodged_unit_stands_31_px_left_of_its_slot_in_a_burst(show, board):
    view = show(board, resolved(board))
    image, place = picture(view), ids(board)["Aizanoi"]
    assert near(colour(image, at_slot(view, place, -31 + 7, -7)), theme().power("Phrygia").solid)
    edge = [colour(image, at_slot(view, place, -31, y)) for y in range(-22, -13)]
    assert any(near(c, theme().ui("danger"), 40) for c in edge)


def test_a_ghost_is_the_unit_at_45_percent(show, board):
    place = ids(board)["Sinope"]
    view = show(board, MapState(ghosts=(Unit("Lydia", "army", place),)))
    wanted = mixed(theme().map("land"), theme().power("Lydia").solid, 0.45)
    assert near(colour(picture(view), at_slot(view, place, -9, -9)), wanted, 10)


def test_a_disbanding_unit_is_pale_and_a_built_one_full(show, board):
    at = ids(board)
    state = MapState(
        units=(Unit("Caria", "army", at["Sinope"]),),
        builds=(Unit("Lydia", "army", at["Tavion"]),),
        disbands=frozenset((at["Sinope"],)),
    )
    view = show(board, state)
    image = picture(view)
    wanted = mixed(theme().map("land"), theme().power("Caria").solid, 0.45)
    assert near(colour(image, at_slot(view, at["Sinope"], -9, -9)), wanted, 10)
    assert near(colour(image, at_slot(view, at["Tavion"], -9, -9)), theme().power("Lydia").solid)
    assert near(colour(image, at_slot(view, at["Sinope"], 11, -16)), theme().ui("danger"), 12)
    assert near(colour(image, at_slot(view, at["Tavion"], 15, -16)), theme().ui("ok"), 12)


def test_names_are_written_over_arrows(show, board):
    at = ids(board)
    scene = MapScene(board)
    z = {name: layer.items[0].zValue() for name, layer in scene._made.items() if layer.items}
    scene.set_state(MapState(orders=(DrawnOrder("Lydia", Move(at["Sinope"], at["Tavion"])),)))
    arrows = [item.zValue() for item in scene._made["orders"].items]
    assert max(arrows) < z["names"]
    scene.deleteLater()


# What is made anew ---------------------------------------------------------------------------------------------


def changes(view, state: MapState) -> set[str]:
    """The layers that a state makes anew, by their counters."""
    before = view.map_scene.rebuilds()
    view.set_position(state)
    picture(view)
    after = view.map_scene.rebuilds()
    return {name for name in after if after[name] != before[name]}


def test_the_same_state_makes_nothing_anew(show, board):
    view = show(board, given(board))
    picture(view)
    assert changes(view, given(board)) == set()


def test_a_dislodged_unit_makes_room_for_an_arrow_that_comes_to_end_where_it_stood(show, board):
    at = ids(board)
    state = resolved(board)
    view = show(board, state)
    picture(view)
    place = at["Aizanoi"]
    before = view.map_scene._plan().bursts[place]
    here = view.map_scene._pixel(place)
    assert before == complex(here.x() - 31, here.y())
    arrow = DrawnOrder("Lydia", Move(at["Mysia"], place), "bounce")
    assert "dislodged" in changes(view, replace(state, orders=(*state.orders[:1], arrow)))
    assert view.map_scene._plan().bursts[place] != before


def test_only_the_layers_of_what_changed_are_made_anew(show, board):
    state = given(board)
    view = show(board, state)
    picture(view)
    assert changes(view, replace(state, targets=frozenset("D"))) == {"focus", "preview"}
    state = view.map_scene.state
    assert changes(view, replace(state, preview=Move("G", "D"))) == {"preview"}
    state = view.map_scene.state
    assert changes(view, replace(state, ghosts=(Unit("Lydia", "army", "V"),))) == {"ghosts", "orders"}
    state = view.map_scene.state
    new = (*state.orders, DrawnOrder("Lydia", Support("D", "L", HOLD)))
    assert changes(view, replace(state, orders=new)) == {"orders", "preview"}
    state = view.map_scene.state
    assert "ground" not in changes(view, replace(state, units=state.units[1:]))


def test_a_change_of_owner_paints_only_the_tiles_it_touches(show, board):
    view = show(board, MapState())
    picture(view)
    whole = view.map_scene.tiles.painted
    view.set_position(MapState(owners={ids(board)["Anazarbos"]: "Cilicia"}))
    picture(view)
    assert 1 <= view.map_scene.tiles.painted - whole < whole
    assert near(
        colour(picture(view), at_slot(view, ids(board)["Anazarbos"], -3, -3)), theme().power("Cilicia").tint, 12
    )


@pytest.mark.parametrize(
    "places", [("Anazarbos",), ("Nikaia", "Nikomedeia", "Herakleia", "Byzantion", "Daskyleion", "Kotiaion")]
)
def test_a_tile_mended_in_part_looks_as_if_painted_whole(show, board, places):
    owners = {ids(board)[place]: "Cilicia" for place in places}
    before = {p.id: p.home for p in board.provinces if p.sc}
    mended, fresh = show(board, MapState(owners=before)), show(board, MapState(owners=before | owners))
    picture(mended)
    mended.set_position(MapState(owners=before | owners))
    assert picture(mended) == picture(fresh)


def test_tiles_that_changed_are_all_painted_without_being_asked(show, board, qtbot):
    """They are painted bit by bit so that no frame is late; the last of them comes by itself."""
    view = show(board, MapState())
    picture(view)
    view.set_position(MapState(owners={p.id: "Cilicia" for p in board.provinces if p.sc}))
    qtbot.waitUntil(lambda: not view.map_scene.tiles._stale)
    assert near(colour(picture(view), at_slot(view, ids(board)["Salamis"], -3, -3)), theme().power("Cilicia").tint, 12)


def test_tiles_that_changed_while_another_zoom_was_shown_are_painted_when_they_are_shown_again(show, board, qtbot):
    view = show(board, MapState())
    picture(view)
    first = view.zoom
    view.set_zoom(first * 1.5)
    view.viewport().grab()
    view.set_position(MapState(owners={ids(board)["Anazarbos"]: "Cilicia"}))
    qtbot.waitUntil(lambda: not view.map_scene.tiles.late)
    assert view.map_scene.tiles._stale, "what is not shown waits"
    view.frame()
    view.viewport().grab()
    qtbot.waitUntil(lambda: not view.map_scene.tiles._stale)


def test_the_theme_changes_the_map_live(show, board):
    view = show(board, given(board))
    assert near(colour(picture(view), QPoint(4, 4)), QColor("#E9E7E0"))
    theme().set_mode("dark")
    assert near(colour(picture(view), QPoint(4, 4)), QColor("#141719"))
    assert near(colour(picture(view), at_slot(view, "G", -9, -9)), QColor("#E9D07C"))


def test_every_layer_can_be_switched_off_and_on_again(show, board):
    view = show(board, resolved(board))
    full = picture(view)
    for layer in LAYERS:
        view.map_scene.set_layer(layer, False)
        assert not view.map_scene.layer_visible(layer)
        assert picture(view) != full, layer
        view.map_scene.set_layer(layer, True)
        assert picture(view) == full, layer


def test_a_layer_that_is_off_stays_off_when_the_state_changes(show, board):
    view = show(board)
    view.map_scene.set_layer("units", False)
    empty = picture(view)
    view.set_position(MapState(units=(Unit("Lydia", "army", "G"),)))
    assert picture(view) == empty


def test_a_graph_board_is_drawn_with_links_and_letters(show, classic):
    paris = next(p.id for p in classic.provinces if p.name == "Paris")
    view = show(classic, MapState(units=classic.start, owners={p.id: p.home for p in classic.provinces}))
    image = picture(view)
    assert near(colour(image, at_slot(view, paris, -9, -10)), theme().power("France").solid, 10)
    assert len({image.pixel(x, y) for x in range(0, 1000, 7) for y in range(0, 680, 7)}) > 20


def test_only_names_on_ground_of_another_colour_are_written_anew(show, board, monkeypatch):
    at = ids(board)
    view = show(board, MapState(owners={at["Sardis"]: "Lydia"}))
    picture(view)
    written, write = [], NameItems._write

    def note(names, item, label, ground):
        written.append(label.name)
        write(names, item, label, ground)

    monkeypatch.setattr(NameItems, "_write", note)
    view.set_position(MapState(owners={at["Sardis"]: "Lydia", at["Pergamon"]: "Caria"}))
    assert written == []
    view.map_scene._steps.take_all()
    assert written == ["Pergamon"], "with the ground under it"
    view.set_position(replace(view.map_scene.state, targets=frozenset("D"), dim=True))
    picture(view)
    assert written == ["Pergamon"]


def test_an_order_that_is_only_looked_at_is_drawn_beside_the_given_one(show, board):
    at = ids(board)
    state = given(board)
    view = show(board, state)
    before = picture(view)
    hold = DrawnOrder("Lydia", Hold(at["Apameia"]), faint=True)
    assert changes(view, replace(state, tried=(hold,))) == {"orders"}
    middle = view.map_scene._pixel(at["Apameia"])
    arrow = view.map_scene._plan().arrows[at["Apameia"]].line.at(0.5)
    with_ring = picture(view)
    on_arrow = at_slot(view, at["Apameia"], arrow.real - middle.x(), arrow.imag - middle.y())
    assert colour(with_ring, on_arrow) == colour(before, on_arrow)
    assert with_ring != before
