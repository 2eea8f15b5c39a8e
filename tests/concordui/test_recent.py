"""The recent files: latest first, bounded, and never in the way when their list is damaged."""

from __future__ import annotations

import json
from datetime import datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QLocale

from concordui.recent import LIMIT, RecentFiles
from concordui.saves import next_path, title_of
from concordui.start.recent_list import time_words
from concordui.workspace import Summary
from helpers.shell_world import NOON

pytestmark = pytest.mark.sampled(2)


def note(recent, path, finished=False, power="Lydia"):
    recent.note(path, "match", Summary(path.stem, "words", finished, power), NOON, {"light": b"one", "dark": b"two"})


def test_the_latest_stands_first_and_each_once(qapp, tmp_path):
    recent = RecentFiles(tmp_path)
    for name in ("a", "b", "a"):
        note(recent, tmp_path / name)
    assert [entry.title for entry in RecentFiles(tmp_path).files()] == ["a", "b"]


def test_two_windows_keep_one_list(qapp, tmp_path):
    first, second = RecentFiles(tmp_path), RecentFiles(tmp_path)
    note(first, tmp_path / "a")
    note(second, tmp_path / "b")
    note(first, tmp_path / "c")
    second.forget(tmp_path / "a")
    assert [entry.title for entry in second.files()] == ["c", "b"]
    assert [entry.title for entry in RecentFiles(tmp_path).files()] == ["c", "b"]


def test_the_list_is_bounded_and_old_pictures_go(qapp, tmp_path):
    recent = RecentFiles(tmp_path)
    for index in range(LIMIT + 2):
        note(recent, tmp_path / f"{index}.json")
    assert len(recent.files()) == LIMIT
    assert len(list((tmp_path / "thumbnails").iterdir())) == 2 * LIMIT


def test_the_match_to_go_on_with_is_the_latest_unfinished_one_of_a_person_that_is_there(qapp, tmp_path):
    recent = RecentFiles(tmp_path)
    for name, finished, power in (("old", False, "Caria"), ("over", True, "Lydia"), ("bots", False, None)):
        (tmp_path / name).write_text("")
        note(recent, tmp_path / name, finished, power)
    note(recent, tmp_path / "gone")
    assert recent.last_unfinished().title == "old"


@pytest.mark.parametrize("damage", ["{", "7", '{"a": 1}'])
def test_a_damaged_list_is_an_empty_one(qapp, tmp_path, damage):
    (tmp_path / "recent.json").write_text(damage)
    assert RecentFiles(tmp_path).files() == ()


def test_one_damaged_entry_costs_only_itself(qapp, tmp_path):
    recent = RecentFiles(tmp_path)
    note(recent, tmp_path / "a")
    data = json.loads((tmp_path / "recent.json").read_text())
    (tmp_path / "recent.json").write_text(json.dumps([{"path": 3}, *data, None]))
    assert [entry.title for entry in RecentFiles(tmp_path).files()] == ["a"]


@pytest.mark.parametrize(("name", "title"), [("a", "half \ud800"), ("name \udcff", "a")])
def test_half_a_surrogate_pair_in_a_title_or_a_name_does_not_keep_the_list_from_being_written(
    qapp, tmp_path, name, title
):
    recent = RecentFiles(tmp_path)
    recent.note(tmp_path / name, "lab", Summary(title, "words", False, None), NOON, {})
    note(recent, tmp_path / "b")
    assert [entry.title for entry in recent.files()] == ["b", title]
    assert "b" in [entry.title for entry in RecentFiles(tmp_path).files()]


def test_a_list_that_cannot_be_written_stays_in_memory(qapp, tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    recent = RecentFiles(tmp_path / "data")
    note(recent, tmp_path / "a")
    assert len(recent.files()) == 1


@pytest.mark.parametrize(
    ("used", "words"),
    [
        (NOON - timedelta(hours=2), "Today 10:00"),
        (NOON - timedelta(hours=13), "Yesterday"),
        (NOON - timedelta(days=12), "9 March"),
        (NOON - timedelta(days=400), "14 February 2025"),
        (datetime(2026, 3, 21, 1, 30, tzinfo=timezone(timedelta(hours=2))), "Yesterday"),
    ],
)
def test_times_read_as_one_says_them(qapp, used, words):
    assert time_words(used, NOON, QLocale.c()) == words


def test_new_games_are_numbered_on_from_the_highest(tmp_path):
    assert next_path(tmp_path / "none", ["Lydia"]).name == "Match 1 Lydia.json"
    for name in ("Match 2 Lydia.json", "Match 10 bots.json", "Match x.json", "Other.json"):
        (tmp_path / name).write_text("")
    assert next_path(tmp_path, []).name == "Match 11 bots.json"
    assert next_path(tmp_path, ["A/B", "C"]).name == "Match 11 AB C.json"


@pytest.mark.parametrize(
    ("name", "title"),
    [("Match 3 Lydia", "Match 3: Lydia"), ("Match 4 Lydia Caria", "Match 4: Lydia, Caria"), ("final", "final")],
)
def test_a_file_name_reads_as_a_title(tmp_path, name, title):
    assert title_of(tmp_path / f"{name}.json") == title
