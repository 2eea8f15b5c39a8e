"""A rewind with a thought in flight, and a checkpoint with a wrong hash, in the window."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.colony.checkpoint import taken
from engine.colony.store import EARLIER, Store
from engine.colony.viewing.shelf import put
from engine.colony.viewing.tree import Place
from engine.errors import FileError
from engine.minds.scripted import reply_with
from helpers.colony_stores import talkative
from helpers.hands import click
from helpers.model_policies import request_of
from helpers.model_server import Connection, ModelServer, Seen, envelope, whole
from helpers.timeline_pages import T2, link, note, prospect

pytestmark = pytest.mark.sampled(3)


class Slow:
    """A model that accepts what Bo is offered, once a test lets it."""

    def __init__(self) -> None:
        self.free = threading.Event()

    def __call__(self, connection: Connection, seen: Seen) -> None:
        self.free.wait(60)
        request = request_of(seen)
        wanted = next((each for each in request.ids if each.startswith("accept:")), request.ids[0])
        connection.send(whole(envelope(seen, json.dumps(reply_with(request, wanted, {})))))


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[tuple[Slow, ModelServer, Path]]:
    """A store in which Bo is such a model, which is not let answer yet."""
    model = Slow()
    with ModelServer(model) as server:
        minds: dict[str, Any] = dict(talkative().source["minds"])
        seats = {**minds["seats"], "bo": f"openai:m@{server.url}/v1"}
        path = tmp_path / "slow.colony"
        Store.create(path, talkative(minds={**minds, "seats": seats})).close()
        yield model, server, path
        model.free.set()


def test_a_rewind_with_a_thought_in_flight_keeps_its_late_answer_which_counts_for_nothing(
    qtbot, open_tab, window, slow
):
    model, server, path = slow
    tab, page = open_tab(path)
    for tick in range(1, 5):
        window.do("colony.step")
        qtbot.waitUntil(lambda tick=tick: tab.showing.last == tick)
    qtbot.waitUntil(lambda: server.calls == 1)
    page.tree.choose(Place("t1", 1))
    qtbot.waitUntil(lambda: "1 thought under way now is dropped" in prospect(page))
    click(page.tree.card.restore_button)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t2")
    assert "A thought of Bo was dropped: its answer counts for nothing." in note(page)
    model.free.set()
    with Store.open(path, write=False) as store:
        qtbot.waitUntil(lambda: any(row.value for row in store.attempts.attempts() if row.mind == "bo"))
        (row,) = [row for row in store.attempts.attempts() if row.mind == "bo"]
        assert (row.state, row.discarded) == ("discarded", EARLIER)
        assert row.value is not None
        assert row.value["choice"] == "accept:o1"
        assert row.usage.tokens_out == 7
        assert [each.kind for each in store.notices("t2")] == ["offered"]
    click(link(page, "Show what became of them"))
    assert tab.page == "attempts"


def test_a_tick_that_waits_for_an_answer_can_be_left_too(qtbot, open_tab, window, slow):
    _, server, path = slow
    tab, page = open_tab(path)
    tab.session.pause_mode(True)
    window.do("colony.play")
    qtbot.waitUntil(lambda: server.calls == 1)
    page.tree.choose(Place("t1", 0))
    qtbot.waitUntil(lambda: "1 thought under way now is dropped" in prospect(page))
    before = tab.showing.last  # that of the same news as the thought
    click(page.tree.card.restore_button)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t2")
    qtbot.waitUntil(lambda: server.calls == 2)
    assert page.tree.tree.branch("t1").tip == before


def test_a_tab_with_a_call_out_that_nobody_waits_for_is_closed_within_a_second(qtbot, open_tab, window, slow):
    _, server, path = slow
    tab, page = open_tab(path)
    window.do("colony.play")
    qtbot.waitUntil(lambda: server.calls == 1)
    window.do("colony.play")
    page.tree.choose(Place("t1", 0))
    page.tree.restore()
    qtbot.waitUntil(lambda: tab.showing.timeline == "t2")
    tab.end()
    assert not tab.session.running
    with Store.open(path) as store:
        assert store.under_way() == []


def test_a_restore_that_fails_on_the_way_leaves_the_run_where_it_was(qtbot, open_tab, window, path, monkeypatch):
    def full(store: Store, checkpoint: object) -> None:
        raise FileError("cannot write the store (disk full)", str(path), "make room there")

    monkeypatch.setattr("concordui.colony.session.restored", full)
    tab, page = open_tab()
    page.tree.choose(Place("t1", 10))
    click(page.tree.card.restore_button)
    qtbot.waitUntil(lambda: "disk full" in note(page))
    assert (tab.showing.timeline, tab.showing.last) == ("t2", T2)
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == T2 + 1)


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
