"""One mind in two timelines, side by side, in the window."""

from __future__ import annotations

from engine.colony.viewing.tree import Place
from helpers.hands import click, nameless
from helpers.timeline_pages import T2, prospect


def test_the_same_colonist_in_two_timelines_stands_side_by_side(qtbot, open_tab):
    tab, page = open_tab()
    tab.showing.choose("bo")
    page.tree.choose(Place("t1", 150))
    click(page.tree.card.compare_button)
    compare = page.compare
    qtbot.waitUntil(lambda: compare.compared is not None)
    assert (compare.compared.first.tick, compare.compared.second.tick) == (T2, 150)
    assert compare.minds.key() == "bo"
    heads = compare.body.sheet("", "").heads
    assert heads[1:] == ("t2, Day 1, 02:00", "t1, Day 1, 02:30")
    compare.first.timeline.picked.emit("t1")
    qtbot.waitUntil(lambda: compare.compared is not None and compare.compared.first.tick == T2)
    compare.first.tick.setValue(20)
    qtbot.waitUntil(lambda: compare.compared is not None and compare.compared.first.tick == 20)
    tab.showing.choose("core")
    qtbot.waitUntil(lambda: compare.compared is not None and compare.compared.first.mind == "core")
    assert nameless(page) == []


def test_who_sits_in_a_seat_sees_the_tree_and_its_counts_and_nothing_of_another_timeline(qtbot, open_tab):
    tab, page = open_tab()
    tab.showing.see_as("ann")
    page.tree.choose(Place("t1", 1))
    qtbot.waitUntil(lambda: "It loses" in prospect(page))
    page.show_view("compare")
    assert page.compare.empty.isVisible()
    assert page.compare.empty.accessibleName().startswith("What is known in another timeline")
    assert page.compare.compared is None
