"""The tree of timelines in the window: walked through, gone back in, gone on in."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from concordui.hexmap.svg import svg_of
from engine.colony.checkpoint import taken
from engine.colony.store import Store
from engine.colony.viewing.shelf import put
from engine.colony.viewing.tree import Place
from helpers.colony_stores import games
from helpers.hands import click, nameless
from helpers.timeline_pages import FORK, T1, T2, link, note, prospect

pytestmark = pytest.mark.sampled(3)


def test_the_tree_is_walked_by_the_keyboard_and_each_place_is_spoken(qtbot, open_tab):
    _, page = open_tab()
    view = page.tree.view
    assert [each.id for each in page.tree.tree.branches] == ["t1", "t2"]
    assert view.place == Place("t2", T2)
    view.setFocus()
    plain, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    for key, held, place in (
        (Qt.Key.Key_Left, plain, Place("t2", T2 - 1)),
        (Qt.Key.Key_Left, shift, Place("t2", T2 - 61)),
        (Qt.Key.Key_PageUp, plain, Place("t2", FORK)),
        (Qt.Key.Key_Left, plain, Place("t1", FORK - 1)),
        (Qt.Key.Key_PageDown, plain, Place("t1", FORK)),
        (Qt.Key.Key_Down, plain, Place("t2", FORK)),
        (Qt.Key.Key_PageUp, plain, Place("t1", FORK)),
        (Qt.Key.Key_Right, shift, Place("t1", FORK + 60)),
        (Qt.Key.Key_End, plain, Place("t1", T1)),
        (Qt.Key.Key_Right, plain, Place("t1", T1)),
        (Qt.Key.Key_Home, plain, Place("t1", 0)),
    ):
        qtbot.keyClick(view, key, held)
        assert view.place == place
    assert view.accessibleDescription().startswith("Day 1, 00:00 of t1, tick 0, t1: begun with the scenario")
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.point(Place("t2", 80)).toPoint())
    assert view.place is not None
    assert view.place.timeline == "t2"
    assert abs(view.place.tick - 80) <= 1
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.point(Place("t1", T1)).toPoint())
    assert view.place == Place("t1", T1)
    assert nameless(page) == []


def test_going_back_says_what_it_loses_and_keeps_and_then_what_came_of_it(qtbot, open_tab, path):
    tab, page = open_tab()
    page.tree.choose(Place("t1", 1))
    qtbot.waitUntil(lambda: "It loses" in prospect(page))
    assert prospect(page).startswith("t3 goes on from Day 1, 00:01 of t1. It loses what only t2 has: 119 ticks")
    assert "They stay in t2, which you can go on with at any time." in prospect(page)
    assert "so no mind is asked again" in prospect(page)
    click(page.tree.card.restore_button)
    qtbot.waitUntil(lambda: note(page) != "")
    said = note(page)
    assert said.startswith("t3 goes on from Day 1, 00:01 A paired restore: the checkpoint was taken in this very")
    assert "No mind was called." in said
    assert "t2 stays at Day 1, 02:00." in said
    qtbot.waitUntil(lambda: page.tree.tree.running == "t3")
    assert (tab.showing.timeline, tab.showing.last) == ("t3", 1)
    assert tab.status().left[1].startswith("Epoch 4, timeline t3")
    click(link(page, "Go back to t2"))
    qtbot.waitUntil(lambda: page.tree.tree.running == "t2")
    assert (tab.showing.timeline, tab.showing.last) == ("t2", T2)
    tab.end()
    with Store.open(path) as store:
        assert [(each.id, each.parent, each.tip) for each in store.timelines().values()] == [
            ("t1", None, T1),
            ("t2", "t1", T2),
            ("t3", "t1", 1),
        ]


def test_one_goes_on_in_another_timeline_at_its_tip(qtbot, open_tab, window):
    tab, page = open_tab()
    page.tree.choose(Place("t1", 100))
    assert page.tree.card.go_button.text() == "Go on in t1"
    assert not page.tree.card.look_button.isEnabled()
    click(page.tree.card.go_button)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t1")
    assert tab.showing.last == T1
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == T1 + 1)
    qtbot.waitUntil(lambda: page.tree.tree.running == "t1")


def test_a_tick_of_the_history_of_what_goes_on_can_be_looked_at(qtbot, open_tab):
    tab, page = open_tab()
    page.tree.choose(Place("t1", 10))
    click(page.tree.card.look_button)
    qtbot.waitUntil(lambda: (tab.showing.tick, tab.showing.pinned) == (10, 10))


def test_nothing_is_counted_while_nobody_looks(qtbot, open_tab):
    tab, page = open_tab()
    qtbot.waitUntil(lambda: "It loses" in prospect(page) or "nothing" in prospect(page))
    wanted: list[tuple[Any, ...]] = []
    tab.showing.wanted.connect(wanted.append)
    tab.show_page("offers")
    assert not [lens for lens in wanted[-1] if lens.key[0] in ("timelines", "rewind")]


def test_going_to_and_fro_leaves_every_tick_where_it_was(qtbot, open_tab, path):
    with Store.open(path) as store:
        before = {name: games(store, name) for name in store.timelines()}
    tab, page = open_tab()
    for place in (Place("t1", 10), Place("t2", 90), Place("t1", T1)):
        timelines = len(page.tree.tree.branches)
        page.tree.choose(place)
        page.tree.restore()
        qtbot.waitUntil(lambda timelines=timelines: len(page.tree.tree.branches) == timelines + 1)
    tab.end()
    with Store.open(path) as store:
        assert {name: games(store, name) for name in before} == before
        assert games(store, "t5") == before["t1"]


def test_the_tree_leaves_as_a_picture_with_its_timelines_and_hashes(qtbot, open_tab, path):
    with Store.open(path) as store:
        kept = taken(store, "t1", 50)
        put(path, kept)
    _, page = open_tab()
    dialog = page.save_picture()
    assert dialog is not None
    assert nameless(dialog) == []
    text = svg_of(dialog.make_film().draw(1))
    for words in ("t1", "t2", "to 200", kept.game_sha256[:8]):
        assert words in text
    dialog.close()
