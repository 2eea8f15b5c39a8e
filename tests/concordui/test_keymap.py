"""Which keys can stand for which command: what clashes, what walks or writes, and how keys are given over."""

from __future__ import annotations

import pytest

from concordui import keymap
from concordui.action_spec import ActionSpec
from concordui.actions import ACTIONS, MENUS

SPECS = {spec.id: spec for spec in ACTIONS}


def spec(action_id: str, keys: str = "", context: str = "window") -> ActionSpec:
    return ActionSpec(action_id, action_id, "file", 1, context, tuple(keys.split()))


def test_the_table_itself_has_no_clash_and_all_its_keys_can_be_used():
    assert keymap.clashes(ACTIONS, {}, MENUS) == []
    assert all(keymap.usable(keys, each) for each in ACTIONS for keys in keymap.default_keys(each))


@pytest.mark.parametrize(
    ("first", "second", "hear_both"),
    [
        ("window", "match", True),
        ("workspace", "colony", True),
        ("match", "colony", False),
        ("match", "match", True),
        ("map", "match", True),
    ],
)
def test_keys_clash_where_both_commands_can_be_asked_for_at_once(first, second, hear_both):
    specs = [spec("one", "F9", first), spec("two", "F9", second)]
    assert keymap.clashes(specs, {}) == ([keymap.Clash("F9", "one", "two")] if hear_both else [])


@pytest.mark.parametrize(
    ("keys", "context", "can"),
    [
        ("N", "window", False),
        ("N", "map", True),
        ("Shift+N", "match", False),
        ("Ctrl+N", "match", True),
        ("Alt+Left", "match", True),
        ("Left", "map", False),
        ("Esc", "window", False),
        ("F9", "window", True),
        ("Shift+F9", "window", True),
        ("Tab", "map", False),
    ],
)
def test_what_writes_or_walks_stands_for_no_command(keys, context, can):
    assert keymap.usable(keys, spec("one", context=context)) is can


def test_keys_of_the_table_can_be_used_again_whatever_they_are():
    assert keymap.usable("Esc", SPECS["map.leave"])
    assert not keymap.usable("Esc", SPECS["map.hold"])


@pytest.mark.parametrize(
    ("written", "one_way"), [("ctrl+shift+p", "Ctrl+Shift+P"), ("Ctrl+K, Ctrl+P", ""), ("", ""), ("Ctrl", "")]
)
def test_keys_are_written_in_one_way(qapp, written, one_way):
    assert keymap.portable(written) == one_way


def test_a_command_is_given_what_another_has_and_that_one_keeps_its_other_keys():
    chosen = keymap.given(SPECS, {}, "file.new", ("Ctrl+Y",), MENUS)
    assert chosen == {"file.new": ("Ctrl+Y",), "edit.redo": ("Ctrl+Shift+Z",)}
    assert keymap.clashes(ACTIONS, chosen, MENUS) == []


def test_keys_of_two_kinds_of_tab_are_taken_from_both():
    chosen = keymap.given(SPECS, {}, "file.new", ("F5",), MENUS)
    assert chosen == {"file.new": ("F5",), "commons.play": (), "colony.play": ()}


def test_commands_of_two_kinds_of_tab_may_share_keys():
    assert keymap.holders(ACTIONS, {}, "match.send", "F5") == []
    assert set(keymap.holders(ACTIONS, {}, "file.new", "F5")) == {"commons.play", "colony.play"}


def test_the_key_of_a_menu_has_a_holder_and_is_not_given():
    assert keymap.holders(ACTIONS, {}, "file.new", "Alt+F", MENUS) == ["file"]
    assert keymap.given(SPECS, {}, "file.new", ("Alt+F",), MENUS) == {"file.new": ("Alt+F",)}


@pytest.mark.parametrize(
    ("action_id", "keys", "held"),
    [("colony.play", "Ctrl+Return", True), ("lab.copy_json", "Ctrl+Return", False), ("lab.compare", "Alt+Left", True)],
)
def test_keys_that_a_part_of_the_tab_hears_itself_are_held(action_id, keys, held):
    others = keymap.holders(ACTIONS, {}, action_id, keys)
    assert others == ([does for does, each, context in keymap.FIXED if each == keys and context in action_id] * held)
    assert not set(others) & set(SPECS)


def test_what_is_as_in_the_table_is_not_kept():
    assert keymap.changed(SPECS, {"file.new": ("Ctrl+N",), "file.open": ()}) == {"file.open": ()}


def test_of_two_that_want_the_same_keys_the_later_one_goes_back_to_the_tables():
    kept, faults = keymap.sound(ACTIONS, {"file.open": ("F9",), "file.new": ("F9",)}, MENUS)
    assert kept == {"file.new": ("F9",)}
    assert [fault.where for fault in faults] == ["shortcuts.file.open"]


def test_two_that_changed_places_stay_so():
    swapped = {"file.open": ("Ctrl+N",), "file.new": ("Ctrl+O",)}
    assert keymap.sound(ACTIONS, swapped, MENUS) == (swapped, [])


def test_where_one_of_two_that_changed_places_is_broken_both_are_as_in_the_table():
    kept, faults = keymap.sound(ACTIONS, {"file.open": ("Ctrl+N",), "file.new": ("Nonsense",)}, MENUS)
    assert kept == {}
    assert [fault.where for fault in faults] == ["shortcuts.file.new", "shortcuts.file.open"]
