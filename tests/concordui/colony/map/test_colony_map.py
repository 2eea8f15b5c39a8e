"""The colony map as a person uses it: what it shows, clicks, keys, following, a seat, smooth steps."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from concordui.colony.map import hexes, words
from concordui.colony.map.arranging import CROWD, arranged
from concordui.colony.map.gliding import LONGEST_S, Glides
from concordui.colony.map.pane import ColonyMap
from concordui.colony.map.scene import SPRITES_A_TURN
from concordui.colony.map.words import describe, layer_words
from concordui.colony.people import PawnName, People
from concordui.motion import motion
from concordui.theme import theme
from engine.colony.menus import Menu
from engine.colony.simulation import step
from engine.colony.threads import CORE
from engine.colony.viewing.scene import Badge, ColonyScene, ScenePawn, SceneThing
from engine.colony.world import Thought
from engine.errors import StateError
from helpers.colony_crowd import crowd
from helpers.hands import click, nameless

pytestmark = [pytest.mark.usefixtures("dressed"), pytest.mark.sampled(3)]

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton
FLAT = ColonyScene(7, ("." * 12,) * 8, (ScenePawn("ann", "Ann", (3, 3), "wander"),), (), "ann", frozenset({(3, 3)}))
PEOPLE = People((PawnName("ann", "Ann"), PawnName("bob", "Bob")))


def point_of(pane: ColonyMap, pawn: str) -> QPoint:
    """The middle of a pawn's hex in the viewport."""
    found = pane.view.shown.pawn(pawn)
    return pane.view.mapFromScene(hexes.middle(found.at))


def middle_of_view(pane: ColonyMap) -> QPointF:
    return pane.view.mapToScene(pane.view.viewport().rect().center())


def seen_of(pane: ColonyMap) -> QRectF:
    """What of the map the viewport shows."""
    return pane.view.mapToScene(pane.view.viewport().rect()).boundingRect()


def texts(widget) -> str:
    """All that a widget says."""
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def layers_of(scene: ColonyScene, zoom: float = 1.0, people: People = PEOPLE) -> list[str]:
    return [placed.name for placed in arranged(scene, people, zoom)]


# What stands where ----------------------------------------------------------------------------------------------------


def test_a_pawn_wears_its_name_its_job_its_needs_and_its_thought():
    thinking = replace(FLAT.pawns[0], badges=(Badge("deliberation", 3, 2.44),), doing="haul", trips=3, done=1)
    shown = arranged(replace(FLAT, pawns=(thinking,)), PEOPLE, 1.0)
    by_layer = {placed.layer: placed.sprite for placed in shown}
    assert by_layer["names"].texts == ("Ann", "hauls, trip 2 of 3")
    assert by_layer["badges"].text == "thinks, 2.4 s"
    assert {placed.who for placed in shown} == {"ann"}


@pytest.mark.parametrize(
    ("more", "bubble"),
    [
        ({"asleep": True, "doing": "sleep"}, "sleeps"),
        ({"downed": True, "doing": "downed"}, "down"),
        ({"dead": True, "doing": "dead", "badges": (Badge("deliberation", 1, None),)}, ""),
        ({"badges": (Badge("appraisal", 1, None),)}, "appraises"),
        ({"badges": (Badge("appraisal", 1, 0.5), Badge("reflection", 1, None))}, "reflects"),
    ],
)
def test_the_bubble_says_the_slower_thought_or_sleep_or_a_fall(more, bubble):
    assert words.bubble_words(replace(FLAT.pawns[0], **more)) == bubble


def test_pawns_on_one_hex_stand_side_by_side_and_words_never_cover_another_pawn():
    pawns = tuple(ScenePawn(name, name.title(), (3, 3), "idle") for name in ("ann", "bob"))
    shown = arranged(replace(FLAT, pawns=pawns), PEOPLE, 1.0)
    chips = {placed.who: placed for placed in shown if placed.layer == "pawns"}
    assert chips["ann"].aside.x() < chips["bob"].aside.x()
    for label in (placed for placed in shown if placed.layer == "names"):
        other = chips["bob" if label.who == "ann" else "ann"]
        rect = label.sprite.rect.translated(label.aside).adjusted(3, 3, -3, -3)
        assert not rect.intersects(other.sprite.rect.translated(other.aside).adjusted(3, 3, -3, -3))


def test_a_small_map_leaves_words_of_things_and_jobs_out_and_a_crowd_all_names_but_the_chosen_ones():
    things = (SceneThing("b1", "bush", (6, 5), (("berries", 9),), 12),)
    full, small = replace(FLAT, things=things), arranged(replace(FLAT, things=things), PEOPLE, 0.5)
    assert "label bush b1" in layers_of(full)
    assert "label bush b1" not in [placed.name for placed in small]
    assert [placed.sprite.texts for placed in small if placed.layer == "names"] == [("Ann",)]
    names = [f"p{number:03}" for number in range(CROWD + 1)]
    many = tuple(ScenePawn(name, name, (number % 12, number // 12), "idle") for number, name in enumerate(names))
    people = People(tuple(PawnName(name, name) for name in names))
    named = [each for each in arranged(replace(FLAT, pawns=many, mind="p007"), people, 1.0) if each.layer == "names"]
    assert [each.who for each in named] == ["p007"]


def test_the_label_of_a_fire_is_the_time_that_it_has_left_and_where_that_is_unknown_whether_it_burns():
    fire = SceneThing("fire", "campfire", (1, 1), fuel=339, burning=True)
    assert words.thing_label(fire) == "fire 5 h 39 min"
    assert words.thing_label(replace(fire, fuel=None)) == "fire"
    assert words.thing_label(replace(fire, fuel=0, burning=False)) == "fire, out"


def test_a_hex_in_one_breath_says_its_ground_who_is_there_and_who_sees_it():
    things = (SceneThing("store", "stockpile", (3, 3), (("meal", 2), ("wood", 0))),)
    said = describe(replace(FLAT, things=things), PEOPLE, hexes.Hexes.of(FLAT.rows), (3, 3))
    assert said == "Soil, column 3, row 3, Ann, walks, stockpile store, 2 meals, Ann sees it"
    away = describe(FLAT, PEOPLE, hexes.Hexes.of(FLAT.rows), (0, 0))
    assert away == "Soil, column 0, row 0, Ann does not see it"


# The pane -------------------------------------------------------------------------------------------------------------


def test_nothing_is_read_for_a_map_that_nobody_sees(maps):
    pane, run = maps()
    assert run.attached == {("scene", "ada")}
    pane.hide()
    assert run.attached == set()
    pane.show()
    run.showing.choose("bo")
    assert run.attached == {("scene", "bo")}
    assert pane.view.shown.mind == "bo"


def test_a_click_on_a_pawn_chooses_its_mind_and_one_on_bare_ground_chooses_nobody(maps):
    pane, run = maps()
    QTest.mouseClick(pane.view.viewport(), LEFT, pos=point_of(pane, "bo"))
    assert run.showing.mind == "bo"
    taken = {pawn.at for pawn in pane.view.shown.pawns}
    bare = next(cell for cell in ((9, 9), (10, 9), (11, 9)) if cell not in taken)
    QTest.mouseClick(pane.view.viewport(), LEFT, pos=pane.view.mapFromScene(hexes.middle(bare)))
    assert run.showing.mind == "bo"


def test_a_second_click_on_a_hex_of_two_chooses_the_other(maps):
    pane, run = maps()
    at = run.world.colony.pawns["bo"].position
    run.world.colony.pawns["cleo"].position = at
    run.tell()
    for wanted in ("bo", "cleo", "bo"):
        QTest.mouseClick(pane.view.viewport(), LEFT, pos=point_of(pane, "bo"))
        assert run.showing.mind == wanted


def test_the_keys_walk_over_hexes_that_are_spoken_and_enter_chooses(maps):
    pane, run = maps()
    view, start = pane.view, pane.view.shown.pawn("ada").at
    QTest.keyClick(view, KEY.Key_Right)
    assert view.cursor_place == (start[0] + 1, start[1])
    assert view.spoken.startswith(words.ground_words(view.shown, view.cursor_place))
    QTest.keyClick(view, KEY.Key_N)
    assert view.cursor_place == view.shown.pawn("bo").at
    assert "Bo" in view.spoken
    QTest.keyClick(view, KEY.Key_Return)
    assert run.showing.mind == "bo"
    QTest.keyClick(view, KEY.Key_P)
    assert view.cursor_place == view.shown.pawn("ada").at


def test_every_control_has_a_name_and_every_layer_can_be_switched_off(maps):
    pane, _ = maps()
    assert nameless(pane) == []
    actions = pane.view.controls.layer_actions()
    assert list(actions) == list(layer_words())
    before = pane.view.map_scene.rebuilds()["ground"]
    for layer, action in actions.items():
        action.trigger()
        assert not pane.view.map_scene.layer_visible(layer)
    pane.grab()
    assert pane.view.map_scene.rebuilds()["ground"] > before
    standing = {placed.layer for placed, _ in pane.view.map_scene._standing.values()}
    assert standing == {"pawns"}
    for action in actions.values():
        action.trigger()
    assert {placed.layer for placed, _ in pane.view.map_scene._standing.values()} > {"pawns", "names", "things"}


def test_the_map_follows_a_pawn_until_a_drag_ends_it(maps):
    pane, run = maps()
    click(pane.view.follow)
    assert pane.following
    assert (middle_of_view(pane) - hexes.middle(pane.view.shown.pawn("ada").at)).manhattanLength() < 3
    run.world.colony.pawns["ada"].position = (12, 9)
    run.tell()
    assert (middle_of_view(pane) - hexes.middle((12, 9))).manhattanLength() < 3
    run.showing.choose("bo")
    assert (middle_of_view(pane) - hexes.middle(pane.view.shown.pawn("bo").at)).manhattanLength() < 3
    viewport = pane.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=QPoint(300, 200))
    QTest.mouseMove(viewport, QPoint(340, 240))
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(340, 240))
    assert not pane.following
    assert not pane.view.follow.isChecked()
    QTest.keyClick(pane.view, KEY.Key_F)
    assert pane.following
    QTest.keyClick(pane.view, KEY.Key_Escape)
    assert not pane.following


def test_the_core_is_nowhere_so_nobody_follows_it_and_nothing_is_dimmed(maps):
    pane, run = maps()
    click(pane.view.follow)
    run.showing.choose(CORE)
    assert not pane.following
    assert not pane.can_follow
    assert not pane.view.follow.isEnabled()
    assert "sight" not in pane.view.legend.words()


def test_the_core_wears_its_thought_at_the_maps_corner_while_it_has_one(maps):
    pane, run = maps()
    run.world.thoughts.clear()
    run.tell()
    assert not pane.view.core.isVisible()
    run.world.thoughts["1-77"] = Thought("1-77", CORE, "planning", 28, (), Menu(()))
    run.tell()
    assert pane.view.core.isVisible()
    assert texts(pane.view.core) == "Core plans"
    run.showing.see_as("ada")
    assert not pane.view.core.isVisible()


def test_the_legend_says_whose_sight_it_is_and_that_a_sleeper_sees_nothing(maps):
    pane, run = maps()
    assert pane.view.legend.words()["sight"] == "what Ada sees"
    run.showing.choose("bo")
    assert pane.view.legend.words()["sight"] == "what Bo sees"
    run.world.colony.pawns["bo"].died = 4
    run.tell()
    assert pane.view.legend.words()["blind"] == "Bo sees nothing now"


def test_in_a_seat_the_map_the_card_and_the_spoken_hex_hold_no_more_than_that_mind_knows(maps):
    pane, run = maps()
    run.showing.see_as("ada")
    assert run.attached == {("known scene", "ada")}
    shown = pane.view.shown
    assert shown.known_to == "ada"
    hidden = [pawn for pawn in run.world.colony.pawns.values() if shown.pawn(pawn.id) is None]
    assert hidden
    for pawn in hidden:
        pane.view.go_to(pawn.position)
        pane.view.show_card(pawn.position, QPoint(200, 200))
        assert pawn.name not in texts(pane) + pane.view.spoken
        assert "Unknown ground" in pane.view.spoken or pawn.position in shown.sight
    assert pane.view.legend.words()["known"] == "only what Ada knows"
    run.showing.see_as(None)
    assert pane.view.shown.known_to is None


def test_a_tick_that_can_not_be_read_is_told_in_the_maps_place_and_the_next_one_is_shown(maps, monkeypatch):
    pane, run = maps()

    def refuse(self, reading):
        raise StateError("this tick does not repeat", "t1", "look at another one")

    lens = type(run._lenses[0].read)
    with monkeypatch.context() as patched:
        patched.setattr(lens, "__call__", refuse)
        run.tell()
        assert pane.note.isVisible()
        assert "this tick does not repeat" in pane.note.text()
    run.tell()
    assert pane.view.isVisible()


def test_the_card_follows_the_tick_that_is_shown(maps):
    pane, run = maps()
    at = run.world.colony.pawns["ada"].position
    pane.view.show_card(at, QPoint(200, 200))
    assert "Food" in texts(pane.view.card)
    run.world.colony.pawns["ada"].food = 0.12
    run.tell()
    assert "Food 0.12, hungry" in texts(pane.view.card)


# Smooth steps ---------------------------------------------------------------------------------------------------------


class Clock:
    """Seconds that a test lets pass."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def moving(dressed):
    """A system on which things may move."""
    motion().set_system(less=False)
    yield
    motion().set_system(less=True)


def walked(to=(4, 3), tick=8) -> ColonyScene:
    return replace(FLAT, tick=tick, pawns=(replace(FLAT.pawns[0], at=to),))


def test_a_pawn_glides_to_its_next_hex_and_is_there_when_the_next_tick_is_due(moving, qtbot):
    clock = Clock()
    glides = Glides(clock)
    glides.begin(FLAT, FLAT)
    clock.now += 0.25
    glides.begin(FLAT, walked())
    start, end = hexes.middle((3, 3)), hexes.middle((4, 3))
    assert glides.places() == {"ann": start}
    clock.now += 0.125
    assert glides.places()["ann"].x() == pytest.approx((start.x() + end.x()) / 2)
    clock.now += 0.2
    glides.go_on()
    assert not glides.walking
    glides.end()


def test_with_reduced_motion_pawns_step_and_so_they_do_when_ticks_come_too_fast_or_a_tick_was_skipped(dressed, moving):
    clock = Clock()
    glides = Glides(clock)
    glides.begin(FLAT, FLAT)
    clock.now += 0.01
    glides.begin(FLAT, walked())
    assert not glides.walking
    clock.now += 1.0
    glides.begin(FLAT, walked(to=(11, 7)))
    assert not glides.walking
    clock.now += 1.0
    glides.begin(walked(tick=9), FLAT)
    assert not glides.walking
    motion().set_system(less=True)
    clock.now += LONGEST_S
    glides.begin(FLAT, walked())
    assert not glides.walking


def test_on_the_map_the_chip_and_its_words_glide_together(maps, moving):
    pane, _ = maps()
    scene = pane.view.map_scene
    mine = [item for placed, item in scene._standing.values() if placed.who == "ada"]
    assert len(mine) > 1
    scene.glide({"ada": QPointF(50.0, 60.0)})
    assert {(item.pos().x(), item.pos().y()) for item in mine} == {(50.0, 60.0)}


# A large colony -------------------------------------------------------------------------------------------------------


def test_a_colony_of_two_hundred_is_shown_whole_and_only_who_moved_is_moved(maps, qtbot):
    pane, run = maps(crowd(200), 0, mind="p003")
    scene = pane.view.map_scene
    assert len(run.world.colony.pawns) == 200
    qtbot.waitUntil(lambda: len([n for n in scene._standing if n.startswith("pawn ")]) == 200)
    qtbot.waitUntil(lambda: seen_of(pane).contains(scene.bounds))
    before = {name: item for name, (_, item) in scene._standing.items()}
    for _ in range(3):
        step(run.world.colony)
    run.tell()
    qtbot.waitUntil(lambda: not run.showing.drawing)
    after = {name: item for name, (_, item) in scene._standing.items()}
    assert sum(after.get(name) is item for name, item in before.items()) > len(before) - SPRITES_A_TURN


def test_the_map_is_drawn_in_both_themes_with_its_own_ground(maps):
    pane, _ = maps()
    light = pane.view.grab().toImage()
    theme().set_mode("dark")
    try:
        dark = pane.view.grab().toImage()
    finally:
        theme().set_mode("light")
    assert light.pixelColor(3, 3) != dark.pixelColor(3, 3)
    assert pane.view.grab().toImage() == light
