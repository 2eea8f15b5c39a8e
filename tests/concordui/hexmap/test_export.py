"""Pictures of the map: recorded from the scene, the same as pixels and as SVG, whole at any size."""

from __future__ import annotations

import base64
import io
import re
from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainterPath, QPen

from concordui.hexmap import LAYERS, MapState, raster
from concordui.hexmap.drawing import Drawing, Shape, Words, record
from concordui.hexmap.export import Caption, Draughtsman, Frame, LegendFor, legend_of
from concordui.hexmap.geometry import geometry_of
from concordui.hexmap.raster import bands, image_of
from concordui.hexmap.svg import path_data, svg_of
from concordui.theme import theme
from engine.anatolia.board import Board
from helpers.maps import ids, resolved
from helpers.pictures import pixels, share_beyond

pytestmark = pytest.mark.sampled(3)

SVG = "{http://www.w3.org/2000/svg}"


def full(board: Board) -> MapState:
    """A resolution on a map where every centre is owned, so that every hatch is drawn."""
    owners = {p.id: board.powers[k % len(board.powers)] for k, p in enumerate(board.provinces) if p.sc}
    return replace(resolved(board), owners=owners)


def draw(board: Board, state: MapState | None = None, *, layers=frozenset(LAYERS), **extras) -> Drawing:
    frame = Frame.whole(geometry_of(board))
    return Draughtsman(board, frame, layers).draw(full(board) if state is None else state, **extras)


@pytest.fixture(scope="module")
def made(qapp):
    """A drawing and its SVG, parsed: made once for all who only read it."""
    from concordui.theme import apply
    from engine.anatolia.board import load_board

    theme().set_mode("light")
    apply(qapp)
    board = load_board()
    drawing = draw(board, caption=Caption("Match 3", "Year 1 & <more>"), legend=legend_of(board, [full(board)]))
    return board, drawing, svg_of(drawing)


@pytest.fixture(scope="module")
def corner(made):
    """A drawing of a few provinces in the middle of things."""
    board, _, _ = made
    return Draughtsman(board, Frame(QRectF(200, 180, 260, 180), 1.0)).draw(full(board))


def elements(svg: str, tag: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter(SVG + tag))


def test_every_name_of_the_map_is_one_text_element_that_carries_its_halo(made):
    board, _, svg = made
    texts = {text.text: text for text in elements(svg, "text")}
    for province in board.provinces:
        name = texts[province.name]
        assert name.get("paint-order") == "stroke", province.name
        assert float(name.get("stroke-width")) == 3.0
        assert "Concord Source Serif 4" in name.get("font-family")
    assert "Year 1 & <more>" in texts
    assert ElementTree.fromstring(svg).find(SVG + "title").text == "Match 3, Year 1 & <more>"


def test_nothing_of_the_svg_is_a_picture_in_pixels(made):
    _, _, svg = made
    assert not elements(svg, "image")
    assert "<?xml" in svg
    assert "font/woff" in svg


def test_the_fonts_in_the_svg_have_every_character_that_is_written_in_them(made):
    _, drawing, svg = made
    faces = re.findall(r"font-family:'Concord ([^']+)';font-weight:(\d+);font-style:(\w+);src:url\(([^)]+)\)", svg)
    fonts = {}
    for family, weight, style, source in faces:
        data = base64.b64decode(source.partition("base64,")[2])
        with TTFont(io.BytesIO(data)) as font:
            fonts[family, int(weight) >= 600, style == "italic"] = set(font.getBestCmap())
    written = [mark for mark in drawing.marks if isinstance(mark, Words)]
    for words in written:
        face = (words.font.family(), words.font.weight() >= 600, words.font.italic())
        assert {ord(c) for c in words.text} <= fonts[face]
    assert len(fonts) == 5
    assert all(len(found) < 90 for found in fonts.values())


def test_a_hatch_is_a_pattern_and_a_support_is_dashed(made):
    board, _, svg = made
    patterns = elements(svg, "pattern")
    assert len(patterns) == len({theme().power(power).hatch for power in board.powers})
    used = {path.get("fill") for path in elements(svg, "path")}
    assert {f"url(#{pattern.get('id')})" for pattern in patterns} <= used
    assert any(path.get("stroke-dasharray") for path in elements(svg, "path"))


def test_layers_that_are_off_are_in_neither_picture(look, board):
    bare = draw(board, layers=frozenset(LAYERS) - {"names", "hatch", "orders", "units", "ghosts"})
    svg = svg_of(bare)
    assert not elements(svg, "text")
    assert not elements(svg, "pattern")
    assert not any(path.get("stroke-dasharray") for path in elements(svg, "path"))


def test_the_picture_of_what_is_in_view_is_what_the_window_shows(show, board):
    view = show(board, full(board))
    view.set_zoom(1.0)
    view.settle()
    for overlay in (view.controls, view.legend):
        overlay.hide()
    shown = view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    drawing = Draughtsman(board, Frame.in_view(view)).draw(view.map_scene.state)
    drawn = pixels(image_of(drawing, 1.0))
    seen = pixels(shown)[: drawn.shape[0], : drawn.shape[1]]
    drawn = drawn[: seen.shape[0], : seen.shape[1]]
    assert share_beyond(seen, drawn, 96) < 0.004
    assert share_beyond(seen, np.roll(drawn, 3, axis=1), 96) > 0.02, "the comparison would notice three pixels"


def test_a_greater_scale_is_sharper_not_only_larger(corner):
    small, great = image_of(corner, 1.0), pixels(image_of(corner, 2.0))
    blown = pixels(small.scaled(great.shape[1], great.shape[0], mode=Qt.TransformationMode.SmoothTransformation))
    edges = [np.abs(np.diff(image, axis=1)).max(axis=2) > 100 for image in (great, blown)]
    assert edges[0].sum() > 2 * edges[1].sum()


def test_bands_make_up_the_whole_picture_and_none_is_large(corner, monkeypatch):
    monkeypatch.setattr(raster, "BAND_PIXELS", 40_000)
    parts = [pixels(band) for band in bands(corner, 1.5)]
    assert len(parts) > 2
    assert all(part.shape[0] * part.shape[1] <= 40_000 for part in parts)
    # Seams are told from the whole by nothing but how antialiasing rounds there.
    assert share_beyond(np.vstack(parts), pixels(image_of(corner, 1.5)), 24) < 0.001


def test_both_themes_are_drawn_in_their_own_colours(look, board):
    theme().set_mode("dark")
    drawing = draw(board)
    assert drawing.ground == theme().map("void")
    assert any(isinstance(mark, Shape) and mark.brush.color() == theme().map("sea") for mark in drawing.marks)


@pytest.mark.full
def test_a_graph_board_can_be_drawn_too(look, classic):
    svg = svg_of(Draughtsman(classic, Frame.whole(geometry_of(classic))).draw(MapState()))
    assert len(elements(svg, "text")) > 20


def test_the_legend_names_the_powers_and_only_the_marks_that_are_there(look, board):
    at = ids(board)
    legend = legend_of(board, [MapState(units=resolved(board).units, owners={at["Sardis"]: "Caria"})])
    assert legend == LegendFor(("Phrygia", "Lydia", "Caria", "Bithynia"), frozenset())
    marks = {"move", "support", "bounced", "cut", "dislodged", "retreat"}
    assert legend_of(board, [replace(resolved(board), promises=())]).marks == marks


def test_a_legend_counts_centres_only_where_somebody_is_said_to_own_one(look, board):
    position = replace(resolved(board), owners={})
    lab, match = (
        {mark.text for mark in draw(board, state, legend=legend_of(board, [state])).marks if isinstance(mark, Words)}
        for state in (position, full(board))
    )
    assert "Phrygia" in lab & match
    assert not any(word.isdigit() for word in lab)
    assert any(word.isdigit() for word in match)


def test_pictures_with_one_legend_have_one_size_whatever_they_show(look, board):
    states = [MapState(), full(board)]
    legend = legend_of(board, states)
    draughtsman = Draughtsman(board, Frame.whole(geometry_of(board), 700))
    sizes = {draughtsman.draw(state, Caption("Match"), legend).size for state in states}
    assert sizes == {draughtsman.size(Caption("Match"), legend)}
    assert next(iter(sizes))[0] == 700


def test_a_frame_lies_on_whole_pixels(look, board):
    frame = Frame(QRectF(10.33, 7.21, 300.4, 200.7), 1.3).snapped()
    for value in (frame.room.x(), frame.room.y(), frame.room.width(), frame.room.height()):
        assert value * 1.3 == pytest.approx(round(value * 1.3))
    assert frame.size == (391, 261)


def test_a_path_that_ends_where_it_began_is_closed(qapp):
    path = QPainterPath()
    path.addRect(1, 2, 3, 4.5)
    path.moveTo(0, 0)
    path.cubicTo(1, 1, 2, 2, 3.333, 0)
    assert path_data(path) == "M1 2L4 2L4 6.5L1 6.5ZM0 0C1 1 2 2 3.33 0"


def test_a_recording_keeps_state_opacity_and_transform(qapp):
    def paint(painter):
        painter.setOpacity(0.5)
        painter.translate(10, 20)
        painter.scale(2, 2)
        painter.setPen(QPen(QColor("#102030"), 1.5))
        painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
        painter.drawRect(QRectF(1, 1, 4, 4))

    drawing = record(40, 40, QColor("white"), paint)
    [mark] = drawing.marks
    assert isinstance(mark, Shape)
    [_, path] = elements(svg_of(drawing), "path")
    assert path.get("d") == "M12 22L20 22L20 30L12 30Z"
    assert (path.get("stroke"), path.get("stroke-width"), path.get("stroke-opacity")) == ("#102030", "3", "0.5")
