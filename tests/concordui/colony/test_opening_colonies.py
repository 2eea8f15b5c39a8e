"""What can be opened as a colony: stores, scenarios, checkpoints; a store that is newer, damaged, foreign or in use."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.colony.runs import runs_folder
from concordui.colony.tabs import title_of
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.start.recent_list import RecentRow
from concordui.widgets import LinkButton
from engine.colony.checkpoint import taken, write
from engine.colony.store import Store
from engine.colony.store_file import VERSION
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import go_on

pytestmark = pytest.mark.sampled(3)

TICKS = 40


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    """A window with every kind that there is, its files in the test's folder."""
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def store(tmp_path) -> Path:
    """The store of a shipped scenario after its first ticks, closed."""
    path = tmp_path / "quiet.sqlite"
    with Store.create(path, scenario_of("quiet-day")) as made:
        made.keep("t1", go_on(made, "t1", TICKS))
    return path


def opened(qtbot, window: MainWindow, path: Path) -> ColonyWorkspace:
    """The tab of a file, once its store was read."""
    tab = window.open_path(path)
    assert isinstance(tab, ColonyWorkspace), [notice.title for notice in window.notices.notices()]
    qtbot.waitUntil(lambda: tab.showing.state is not None)
    return tab


def said(window: MainWindow) -> str:
    return " | ".join(f"{notice.title} {notice.text}" for notice in window.notices.notices())


def test_a_store_opens_held_at_its_tip_and_goes_on_from_there(qtbot, window, store):
    tab = opened(qtbot, window, store)
    state = tab.showing.state
    assert state is not None
    assert (state.tip, state.timeline, state.playing, tab.title()) == (TICKS, "t1", False, "A quiet day")
    assert tab.status().left[0] == f"Tick {TICKS} saved"
    assert window.open_path(store) is tab
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == TICKS + 1)
    window.close_front()
    with Store.open(store) as again:
        assert again.tip("t1") == TICKS + 1


def test_a_store_among_the_recent_files_shows_where_it_stands_and_opens_again(qtbot, window, store):
    tab = opened(qtbot, window, store)
    qtbot.waitUntil(lambda: tab.picture() is not None)
    window.close_front()
    window.show_home("colony")
    rows = [row for row in window.findChildren(RecentRow) if row.isVisible() and row.entry.path == store]
    assert [row.sentence() for row in rows] == ["Day 1, 00:40. 6 colonists. Timeline t1"]
    qtbot.mouseClick(rows[0], Qt.MouseButton.LeftButton)
    assert isinstance(window.front(), ColonyWorkspace)


def test_a_scenario_begins_a_run_of_its_own_among_the_runs(qtbot, window, tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({**scenario_of("refused-haul").source, "title": "My own"}))
    tab = opened(qtbot, window, path)
    assert tab.title() == "My own"
    assert tab.path() == runs_folder(tmp_path / "data") / "mine 1.colony"
    qtbot.waitUntil(lambda: tab.showing.last >= 2)


def test_a_scenario_with_faults_is_refused_with_each_of_them_in_words(qtbot, window, tmp_path):
    path = tmp_path / "bad.json"
    source = dict(scenario_of("refused-haul").source)
    path.write_text(json.dumps({**source, "pawns": [{**source["pawns"][0], "at": [99, 99]}]}))
    assert window.open_path(path) is None
    assert "pawns[0].at" in said(window)
    assert not list(runs_folder(tmp_path / "data").glob("*"))


def test_a_checkpoint_is_restored_into_a_store_of_its_own(qtbot, window, store, tmp_path):
    path = tmp_path / "at-30.json"
    with Store.open(store) as whole:
        write(taken(whole, "t1", 30), path)
    tab = opened(qtbot, window, path)
    assert (tab.showing.last, tab.showing.first) == (30, 30)
    assert tab.path() == runs_folder(tmp_path / "data") / "at-30 1.colony"
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == 31)


def test_a_checkpoint_that_was_changed_is_refused_and_leaves_nothing_behind(qtbot, window, store, tmp_path):
    path = tmp_path / "changed.json"
    with Store.open(store) as whole:
        write(taken(whole, "t1", 30), path)
    data = json.loads(path.read_bytes())
    data["game"]["tick"] = 31
    path.write_text(json.dumps(data))
    assert window.open_path(path) is None
    assert "SHA-256" in said(window)
    assert not list(runs_folder(tmp_path / "data").glob("*"))


def test_a_store_of_a_newer_version_is_refused_in_words_and_left_as_it_is(window, store):
    with sqlite3.connect(store) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = store.read_bytes()
    assert window.open_path(store) is None
    assert "newer" in said(window)
    assert store.read_bytes() == before


@pytest.mark.parametrize("damage", ["cut", "foreign", "garbled"])
def test_what_is_no_whole_store_is_refused_in_words_and_the_window_goes_on(qtbot, window, store, tmp_path, damage):
    path = tmp_path / "bad.sqlite"
    if damage == "foreign":
        with sqlite3.connect(path) as connection:
            connection.execute("CREATE TABLE songs (name TEXT)")
        connection.close()
    else:
        whole = store.read_bytes()
        path.write_bytes(whole[: len(whole) // 2] if damage == "cut" else whole[:4096] + bytes(len(whole) - 4096))
    assert window.open_path(path) is None
    assert len(window.notices.notices()) == 1
    opened(qtbot, window, store)


def test_a_store_that_another_process_writes_is_watched_until_that_ends_and_then_run_here(qtbot, window, store):
    writer = Store.open(store)
    world = go_on(writer, "t1", 1)
    tab = opened(qtbot, window, store)
    assert tab.notes.isVisible()
    assert "watched" in tab.notes.note.accessibleName() + tab.notes.note.accessibleDescription()
    states = tab.states()
    assert not states["colony.play"].enabled
    go_on(writer, "t1", 4, world)
    qtbot.waitUntil(lambda: tab.showing.last == TICKS + 5)
    window.do("colony.back")
    qtbot.waitUntil(lambda: tab.showing.tick == TICKS + 4)
    window.do("colony.last")
    writer.close()
    qtbot.mouseClick(tab.notes.findChild(LinkButton), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: tab.showing.state is not None and tab.showing.state.writable)
    assert not tab.notes.isVisible()
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == TICKS + 6)


def test_a_copy_of_the_store_is_kept_elsewhere_and_the_run_goes_on_in_its_own(qtbot, window, store, tmp_path):
    tab = opened(qtbot, window, store)
    copy = tmp_path / "elsewhere.sqlite"
    tab._copying.save(str(copy))
    qtbot.waitUntil(lambda: tab.copied == copy)
    assert "Copy saved as elsewhere.sqlite" in tab.status().left
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == TICKS + 1)
    with Store.open(copy) as whole:
        assert whole.tip("t1") == TICKS
        go_on(whole, "t1", 1)
    tab._copying.save(str(store))
    qtbot.waitUntil(lambda: "the store itself" in said(window).lower() or "store itself" in said(window))
    assert tab.path() == store


@pytest.mark.parametrize(
    ("store", "title"),
    [
        ("quiet-day 1.colony", "A quiet day"),
        ("quiet-day 2.colony", "A quiet day 2"),
        ("quiet-day 12.colony", "A quiet day 12"),
        ("mine.sqlite", "A quiet day"),
    ],
)
def test_runs_of_one_scenario_are_told_apart_by_their_number(tmp_path, store, title):
    assert title_of({"title": "A quiet day"}, tmp_path / store, "quiet-day") == title
