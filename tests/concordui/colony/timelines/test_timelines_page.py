"""The page *Timelines* in the window: the tree, going back and on, checkpoints, late answers, two compared."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from concordui.application import make_shell
from concordui.colony.timelines.page import TimelinesPage
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.widgets import LinkButton
from engine.colony.checkpoint import taken, write
from engine.colony.restoring import restored
from engine.colony.store import EARLIER, Store
from engine.colony.viewing.shelf import folder_of, put
from engine.colony.viewing.tree import Place
from engine.minds.scripted import reply_with
from helpers.colony_stores import games, go_on, refusing, run_on, talkative
from helpers.hands import click, nameless
from helpers.model_policies import request_of
from helpers.model_server import Connection, ModelServer, Seen, envelope, whole

T1, FORK, T2 = 200, 30, 120
OpenTab = Callable[..., tuple[ColonyWorkspace, TimelinesPage]]


@pytest.fixture
def window(open_window: Any, tmp_path: Path) -> Iterator[MainWindow]:
    yield open_window(make_shell(Folders.under(tmp_path / "user")))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store: t1 to 200, in which Bo hauls; t2 from 30 to 120; t2 goes on."""
    path = tmp_path / "run.colony"
    with Store.create(path, talkative()) as store:
        go_on(store, "t1", T1)
        run_on(restored(store, taken(store, "t1", FORK)).world, store, "t2", T2 - FORK, bo=refusing())
    return path


@pytest.fixture
def open_tab(qtbot: Any, window: MainWindow, path: Path) -> OpenTab:
    """Opens the store (or another one) at the page *Timelines*."""

    def open_(at: Path = path) -> tuple[ColonyWorkspace, TimelinesPage]:
        tab = window.open_path(at)
        assert isinstance(tab, ColonyWorkspace)
        window.do("colony.timelines") if tab.showing.state else tab.show_page("timelines")
        page = tab.findChild(TimelinesPage)
        assert page is not None
        qtbot.waitUntil(lambda: page.tree.tree is not None)
        return tab, page

    return open_


def note(page: TimelinesPage) -> str:
    """What the page says of what was done last."""
    return f"{page.note.accessibleName()} {page.note.accessibleDescription()}" if page.notes.isVisible() else ""


def prospect(page: TimelinesPage) -> str:
    """What the card says of going back."""
    return page.tree.card.note.accessibleDescription()


def link(page: TimelinesPage, words: str) -> LinkButton:
    return next(each for each in page.note.findChildren(LinkButton) if each.text() == words and each.isVisible())


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


def test_a_checkpoint_is_taken_beside_the_store_listed_copied_and_restored(qtbot, open_tab, path):
    tab, page = open_tab()
    page.tree.choose(Place("t1", 50))
    click(page.tree.card.take_button)
    qtbot.waitUntil(lambda: len(page.tree.tree.kept) == 1)
    (kept,) = page.tree.tree.kept
    assert kept.path.parent == folder_of(path)
    assert "A checkpoint of Day 1, 00:50 of t1 was taken" in note(page)
    page.tree.shelf.select_key(None)
    page.tree.shelf.setCurrentIndex(page.tree.shelf.rows_model.index(0, 0))
    assert page.tree.kept == kept
    page.tree.shelf.copy_hash()
    assert QGuiApplication.clipboard().text() == kept.game_sha256
    qtbot.waitUntil(lambda: "It loses" in prospect(page))
    click(page.tree.card.restore_button)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t3")
    assert "A paired restore" in note(page)
    assert tab.showing.last == 50


def test_a_checkpoint_of_an_earlier_session_is_a_cold_restore(qtbot, open_tab, path, monkeypatch):
    with Store.open(path) as store:
        put(path, taken(store, "t1", 60))
    monkeypatch.setattr("engine.colony.checkpoint._TAKEN", set())  # as in a process that has just begun
    tab, page = open_tab()
    page.tree.choose_kept(page.tree.tree.kept[0])
    click(page.tree.card.restore_button)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t3")
    assert "A cold restore: the checkpoint is from an earlier session" in note(page)
    assert "No mind was called." in note(page)


def test_a_checkpoint_goes_to_a_file_and_a_file_is_looked_at_before_it_is_restored(qtbot, open_tab, tmp_path):
    _, page = open_tab()
    page.tree.choose(Place("t1", 70))
    dialog = page.tree.take_to_file()
    assert isinstance(dialog, QFileDialog)
    file = tmp_path / "mine.json"
    dialog.fileSelected.emit(str(file))
    qtbot.waitUntil(file.exists)
    dialog.close()
    page.tree.choose(Place("t2", 100))
    page.tree.look_at_file(str(file))
    qtbot.waitUntil(lambda: page.tree.kept is not None)
    assert page.tree.view.place == Place("t1", 70)
    assert page.tree.card.restore_button.isEnabled()


def changed(path: Path, at: int) -> Path:
    """The file of a checkpoint of t1 in which somebody has changed the game."""
    with Store.open(path) as store:
        file = put(path, taken(store, "t1", at))
    data = json.loads(file.read_text(encoding="utf-8"))
    data["game"]["pawns"]["ann"]["food"] = 0.125
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def test_a_wrong_hash_is_said_in_its_place_and_the_run_goes_on(qtbot, open_tab, path, window):
    file = changed(path, 40)
    tab, page = open_tab()
    (kept,) = page.tree.tree.kept
    page.tree.choose_kept(kept)
    assert page.tree.card.note.accessibleName() == "It can't be restored"
    assert "The game has the SHA-256 " in prospect(page)
    assert "Use a whole copy of it." in prospect(page)
    assert not page.tree.card.restore_button.isEnabled()
    tab.session.restore(file)
    qtbot.waitUntil(lambda: "The run goes on as it was." in note(page))
    assert "The game has the SHA-256 " in note(page)
    assert [each.id for each in page.tree.tree.branches] == ["t1", "t2"]
    epoch = tab.showing.epoch
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == T2 + 1)
    assert (tab.showing.timeline, tab.showing.epoch) == ("t2", epoch)


def test_a_checkpoint_of_another_run_and_a_file_that_is_none_are_refused_in_their_place(qtbot, open_tab, tmp_path):
    tab, page = open_tab()
    file = tmp_path / "other.json"
    with Store.create(tmp_path / "other.colony", talkative(seed=9)) as other:
        write(taken(other, "t1", 0), file)
    page.tree.look_at_file(str(file))
    qtbot.waitUntil(lambda: page.tree.kept is not None)
    assert "another scenario or seed" in prospect(page)
    assert not page.tree.card.restore_button.isEnabled()
    file.write_text("no checkpoint", encoding="utf-8")
    page.tree.look_at_file(str(file))
    qtbot.waitUntil(lambda: "not JSON" in prospect(page))
    page.tree.look_at_file(str(tmp_path / "nowhere.json"))
    qtbot.waitUntil(lambda: "There is no such file" in note(page))
    assert tab.showing.timeline == "t2"


class Slow:
    """A model that accepts what Bo is offered, once a test lets it."""

    def __init__(self) -> None:
        self.free = threading.Event()

    def __call__(self, connection: Connection, seen: Seen) -> None:
        self.free.wait(60)
        request = request_of(seen)
        wanted = next((each for each in request.ids if each.startswith("accept:")), request.ids[0])
        connection.send(whole(envelope(seen, json.dumps(reply_with(request, wanted, {})))))


def test_a_rewind_with_a_thought_in_flight_keeps_its_late_answer_which_counts_for_nothing(
    qtbot, open_tab, window, tmp_path
):
    slow = Slow()
    with ModelServer(slow) as server:
        minds: dict[str, Any] = dict(talkative().source["minds"])
        seats = {**minds["seats"], "bo": f"openai:m@{server.url}/v1"}
        at = tmp_path / "slow.colony"
        Store.create(at, talkative(minds={**minds, "seats": seats})).close()
        tab, page = open_tab(at)
        for tick in range(1, 5):
            window.do("colony.step")
            qtbot.waitUntil(lambda tick=tick: tab.showing.last == tick)
        qtbot.waitUntil(lambda: server.calls == 1)
        page.tree.choose(Place("t1", 1))
        qtbot.waitUntil(lambda: "1 thought under way now is dropped" in prospect(page))
        click(page.tree.card.restore_button)
        qtbot.waitUntil(lambda: tab.showing.timeline == "t2")
        assert "A thought of Bo was dropped: its answer counts for nothing." in note(page)
        slow.free.set()
        with Store.open(at, write=False) as store:
            qtbot.waitUntil(lambda: any(row.value for row in store.attempts.attempts() if row.mind == "bo"))
            (row,) = [row for row in store.attempts.attempts() if row.mind == "bo"]
            assert (row.state, row.discarded) == ("discarded", EARLIER)
            assert row.value is not None
            assert row.value["choice"] == "accept:o1"
            assert row.usage.tokens_out == 7
            assert [each.kind for each in store.notices("t2")] == ["offered"]
        click(link(page, "Show what became of them"))
        assert tab.page == "attempts"
        tab.end()


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


def test_nothing_is_counted_while_nobody_looks(qtbot, open_tab):
    tab, page = open_tab()
    qtbot.waitUntil(lambda: "It loses" in prospect(page) or "nothing" in prospect(page))
    wanted: list[tuple[Any, ...]] = []
    tab.showing.wanted.connect(wanted.append)
    tab.show_page("offers")
    assert not [lens for lens in wanted[-1] if lens.key[0] in ("timelines", "rewind")]


def test_the_actions_take_a_checkpoint_and_ask_for_a_file(qtbot, open_tab, window, path):
    tab, page = open_tab()
    tab.show_page("minds")
    window.do("colony.checkpoint")
    assert tab.page == "timelines"
    qtbot.waitUntil(lambda: list(folder_of(path).glob("t2-120-*.json")) != [])
    window.do("colony.open_checkpoint")
    (dialog,) = page.findChildren(QFileDialog)
    assert dialog.isVisible()
    dialog.close()


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
