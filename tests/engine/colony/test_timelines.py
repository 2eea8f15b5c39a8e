"""The tree of timelines: what came before a fork is the parent's; what comes after it is nobody else's."""

from __future__ import annotations

import pytest

from engine.colony.timelines import Stretch, Timeline, in_order, of_tree, owner, stretches
from engine.errors import StateError

TREE = {
    each.id: each
    for each in (
        Timeline("t1", None, 0, "begun", 100),
        Timeline("t2", "t1", 40, "paired restore", 90),
        Timeline("t3", "t2", 60, "cold restore", 60),
        Timeline("t4", "t1", 40, "cold restore", 45),
        Timeline("t5", None, 30, "cold restore", 35),
        Timeline("t6", "t3", 60, "paired restore", 80),
    )
}


def test_a_timeline_is_its_ancestors_up_to_each_fork_and_then_itself() -> None:
    assert stretches(TREE, "t1", 0, 200) == [Stretch("t1", 0, 100)]
    assert stretches(TREE, "t2", 0, 200) == [Stretch("t1", 0, 40), Stretch("t2", 41, 90)]
    assert stretches(TREE, "t6", 0, 200) == [
        Stretch("t1", 0, 40),
        Stretch("t2", 41, 60),
        Stretch("t6", 61, 80),
    ]


def test_only_the_ticks_that_are_asked_for_are_in_a_stretch() -> None:
    assert stretches(TREE, "t6", 50, 70) == [Stretch("t2", 50, 60), Stretch("t6", 61, 70)]
    assert stretches(TREE, "t6", 40, 40) == [Stretch("t1", 40, 40)]
    assert stretches(TREE, "t6", 61, 61) == [Stretch("t6", 61, 61)]
    assert stretches(TREE, "t6", 81, 99) == []
    assert stretches(TREE, "t6", 9, 8) == []


def test_a_timeline_from_elsewhere_begins_at_its_own_tick() -> None:
    assert stretches(TREE, "t5", 0, 200) == [Stretch("t5", 30, 35)]


def test_every_tick_is_in_one_stretch() -> None:
    for name, each in TREE.items():
        ticks = [tick for part in stretches(TREE, name, 0, 200) for tick in range(part.first, part.last + 1)]
        assert ticks == list(range(30 if name == "t5" else 0, each.tip + 1))


def test_a_tick_is_repeated_from_the_timeline_that_keeps_it() -> None:
    assert [owner(TREE, "t6", tick).id for tick in (0, 39, 40, 59, 60, 80)] == ["t1", "t1", "t2", "t2", "t6", "t6"]
    assert owner(TREE, "t5", 3).id == "t5"


def test_the_tree_is_told_from_its_roots_each_right_before_its_forks() -> None:
    assert [(depth, each.id) for depth, each in in_order(TREE)] == [
        (0, "t1"),
        (1, "t2"),
        (2, "t3"),
        (3, "t6"),
        (1, "t4"),
        (0, "t5"),
    ]


def test_a_timeline_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    assert of_tree(TREE, "t4", "a.sqlite") is TREE["t4"]
    with pytest.raises(StateError, match=r"no timeline 't9': a\.sqlite: choose one of t1, t2, t3, t4, t5, t6"):
        of_tree(TREE, "t9", "a.sqlite")
