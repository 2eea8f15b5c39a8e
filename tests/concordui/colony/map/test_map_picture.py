"""Pictures of the colony map: as approved in both themes, as vectors, and saved from its dialog."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from concordui.colony.map.picture import ColonyFilm, ColonyPictureDialog, picture_note
from concordui.colony.map.words import LAYERS
from concordui.colony.people import PawnName, People
from concordui.hexmap.drawing import Drawing, Hatched, Words
from concordui.hexmap.export import TITLE, Caption, Frame
from concordui.hexmap.raster import image_of
from concordui.hexmap.svg import svg_of
from concordui.theme import theme
from engine.colony.viewing.reading import Reading
from engine.colony.viewing.scene import ColonyScene, ScenePawn, known_scene_of, scene_of
from helpers import golden
from helpers.colony_shipped import played
from helpers.hands import nameless

FOLDER = "colony_map"


@pytest.fixture(scope="module")
def reading() -> Reading:
    world = played("rescue-while-others-talk", 620)[0]
    return Reading(world, None, "t1", world.tick, True, dict.fromkeys(world.thoughts, 2.4))


def drawing(reading: Reading, mind: str, *, known: bool = False, layers: frozenset[str] = frozenset(LAYERS)) -> Drawing:
    shown = (known_scene_of if known else scene_of)(reading, mind)
    people = People(tuple(PawnName(pawn.id, pawn.name) for pawn in reading.world.colony.pawns.values()))
    frame = Frame(QRectF(0, -8, 700, 408), 1.0)
    return ColonyFilm(shown, people, frame, Caption("A rescue", picture_note(shown, people)), layers).draw(0)


@pytest.mark.parametrize(("mind", "known", "dark"), [("ada", False, False), ("bo", False, True), ("cleo", True, False)])
def test_the_map_looks_as_approved(reading, dressed, data, tmp_path, mind, known, dark):
    theme().set_mode("dark" if dark else "light")
    image = image_of(drawing(reading, mind, known=known), 1.0)
    theme().set_mode("light")
    golden.check(image, data / FOLDER / f"{mind}{'.known' if known else ''}{'.dark' if dark else ''}.png", tmp_path)


def test_as_vectors_the_names_and_the_title_stay_words_and_nothing_is_pixels(reading, dressed):
    drawn = drawing(reading, "ada")
    texts = [mark.text for mark in drawn.marks if isinstance(mark, Words)]
    names = {pawn.name for pawn in reading.world.colony.pawns.values()}
    assert names <= set(texts)
    assert "A rescue" in texts
    svg = svg_of(drawn)
    text = svg if isinstance(svg, str) else svg.decode()
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert "<image" not in text.replace(' xlink:href="data:font', "")


def test_the_hatch_of_who_shares_a_colour_is_a_hatch_in_a_picture_of_vectors(dressed):
    names = [PawnName(f"p{number}", f"P{number}") for number in range(8)]
    pawns = tuple(ScenePawn(name.id, name.name, (number, 1), "idle") for number, name in enumerate(names))
    shown = ColonyScene(0, ("." * 9,) * 3, pawns, (), "core", None)
    film = ColonyFilm(shown, People(tuple(names)), Frame(QRectF(0, 0, 280, 80), 1.0), Caption(), frozenset(LAYERS))
    assert [mark.kind for mark in film.draw(0).marks if isinstance(mark, Hatched)] == ["/", "/"]


def test_a_layer_that_is_switched_off_is_not_in_the_picture(reading, dressed):
    names = {pawn.name for pawn in reading.world.colony.pawns.values()}
    drawn = drawing(reading, "ada", layers=frozenset(LAYERS) - {"names"})
    assert names.isdisjoint(mark.text for mark in drawn.marks if isinstance(mark, Words))


def test_the_note_says_the_tick_and_with_whose_eyes(reading, dressed):
    people = People((PawnName("ada", "Ada"),))
    tick = reading.tick
    assert picture_note(scene_of(reading, "ada"), people) == f"Day 1, 10:20, tick {tick}, what Ada sees"
    assert picture_note(known_scene_of(reading, "ada"), people).endswith("what Ada knows")
    assert picture_note(scene_of(reading, "core"), people) == f"Day 1, 10:20, tick {tick}"


def test_the_dialog_saves_the_whole_map_or_what_the_window_shows(maps, tmp_path, qtbot):
    pane, _ = maps()
    pane.view.set_zoom(2.0)
    dialog = ColonyPictureDialog(pane.view, "A quiet day", pane)
    dialog.show()
    assert nameless(dialog) == []
    whole = dialog.film().size
    dialog.part.buttons()[1].click()
    in_view = dialog.film().size
    assert in_view == (pane.view.viewport().width(), pane.view.viewport().height() + TITLE)
    assert whole != in_view
    place = tmp_path / "map.png"
    dialog.save_to(str(place))
    qtbot.waitUntil(place.is_file)
    qtbot.waitUntil(lambda: QImage(str(place)).width() == 2 * in_view[0])
    assert dialog.suggestion() == "A quiet day tick 420.png"
    dialog.close()
