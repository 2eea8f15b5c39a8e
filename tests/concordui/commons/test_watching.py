"""*Watch a running server*: a world served elsewhere in a tab, through the end of its server and beyond."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.commons.watch_dialog import WatchDialog
from concordui.commons.watching import Mirror, WatchSession, WatchWanted
from concordui.commons.wire import Address, Event, Refused, address_of
from concordui.commons.workspace import CommonsWorkspace
from concordui.commons.world.session import WorldProgress
from concordui.folders import Folders
from concordui.main_window import MainWindow
from engine.errors import ServerError
from helpers.served import ENFORCER, Served, bays, serving

TOKEN = "a-token-of-this-test"


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    yield open_window(make_shell(Folders.under(tmp_path / "home")))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def dialog_of(window: MainWindow) -> WatchDialog:
    """The dialog, as the menu opens it."""
    window.table["commons.watch"].trigger()
    return next(each for each in window.findChildren(WatchDialog) if each.isVisible())


def note_of(dialog: WatchDialog) -> str:
    return f"{dialog.note.accessibleName()} {dialog.note.accessibleDescription()}"


def said(tab: CommonsWorkspace) -> str:
    """What stands over the plots."""
    shown = tab.notes.note
    return "" if tab.notes.isHidden() else f"{shown.accessibleName()} {shown.accessibleDescription()}"


def logs(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.jsonl"))}


def watched(qtbot, window: MainWindow, served: Served) -> CommonsWorkspace:
    """The tab of the first world of this server."""
    dialog = dialog_of(window)
    dialog.place.setText(served.address)
    dialog.token.setText(TOKEN)
    qtbot.mouseClick(dialog.ask, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.worlds.count() > 0)
    assert "Two bays" in dialog.worlds.item(0).text()
    qtbot.mouseClick(dialog.watch, Qt.MouseButton.LeftButton)
    tab = window.front()
    assert isinstance(tab, CommonsWorkspace)
    qtbot.waitUntil(lambda: tab.world.view is not None)
    return tab


def test_a_served_world_is_watched_through_the_end_of_its_server_and_beyond(qtbot, window, tmp_path):
    home = tmp_path / "served"
    with serving(home, TOKEN) as served:
        world = served.made(bays(rounds=30, metaAgents=[ENFORCER]))
        port = served.http.base_url.port
        tab = watched(qtbot, window, served)
        assert isinstance(tab.session, WatchSession)
        served.http.post(f"{world}/rounds", json={"rounds": 5})
        qtbot.waitUntil(lambda: tab.world.turns == 5)
        assert said(tab).startswith(f"You watch a world that is played at 127.0.0.1:{port}.")
    qtbot.waitUntil(lambda: "went away" in said(tab))
    assert "Up to round 5" in said(tab)
    hands = [tab.bar.play, *tab.bar.speed.buttons()]
    assert not any(each.isEnabled() for each in hands), "the server plays the next round"
    assert all("played elsewhere" in each.toolTip() for each in hands)
    assert not window.table["commons.play"].isEnabled()
    tab.world.pin(2)
    assert tab.world.turn == 2
    assert all(each.isEnabled() for each in hands)
    assert not any("played elsewhere" in each.toolTip() for each in hands)
    window.do("commons.speed.max")
    window.do("commons.play")
    qtbot.waitUntil(lambda: not tab.playback.playing)
    assert (tab.world.pinned, tab.world.turn) == (None, 5), "what was looked at again is followed at its end"
    tab.world.pin(2)
    tab.show_arena("south")
    qtbot.waitUntil(lambda: tab.showing.turns == 5)
    with serving(home, TOKEN, port=port) as served:
        served.http.post(f"{world}/rounds", json={"rounds": 3})
        qtbot.waitUntil(lambda: tab.world.turns == 8 and tab.showing.turns == 8, timeout=15_000)
        assert said(tab).startswith("You watch")
        theirs = home / world.rpartition("/")[2]
        assert logs(tab.session.path) == logs(theirs)
        served.http.delete(world)
        qtbot.waitUntil(lambda: "no longer served" in said(tab), timeout=15_000)
    assert TOKEN not in repr(tab.session.wanted)
    kept = [path for path in (tmp_path / "home").rglob("*") if path.is_file()]
    assert [path for path in kept if TOKEN.encode() in path.read_bytes()] == []


def test_the_dialog_says_what_is_wrong_with_an_address_a_token_and_what_answers(qtbot, window, tmp_path):
    dialog = dialog_of(window)
    for wrong in ("", "http://", "ftp://somewhere", "no such place"):
        dialog.place.setText(wrong)
        dialog.list_worlds()
        assert "no address" in note_of(dialog)
    with serving(tmp_path / "served", TOKEN) as served:
        dialog.place.setText(served.address)
        for token, words in (("", "asks for a token"), ("another-token-of-mine", "asks for another token")):
            dialog.token.setText(token)
            dialog.list_worlds()
            qtbot.waitUntil(lambda words=words: words in note_of(dialog))
        dialog.token.setText(TOKEN)
        qtbot.keyClick(dialog.token, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: "No world is served" in note_of(dialog))
        assert not dialog.watch.isEnabled()
    dialog.list_worlds()
    qtbot.waitUntil(lambda: "no server answers there" in note_of(dialog).lower())
    dialog.reject()


def test_what_a_server_tells_is_written_only_where_a_log_belongs(tmp_path):
    address = address_of("localhost")
    assert (str(address), str(address_of("http://[::1]:99"))) == ("localhost:8765", "[::1]:99")
    head = {"kind": "header", "scenario": {"arenas": []}}
    mirror = Mirror(tmp_path / "watched", address)
    mirror.take(Event(1, "header", {"log": "world.jsonl", "entry": head}))
    mirror.take(Event(1, "header", {"log": "world.jsonl", "entry": head}))
    assert mirror.stands
    for number, log in ((2, "../world.jsonl"), (2, "arena-a/b.jsonl"), (2, "agents.py"), (4, "world.jsonl")):
        with pytest.raises(Refused, match="no world has"):
            mirror.take(Event(number, "turn", {"log": log, "entry": head}))
    mirror.close()
    assert [path.name for path in tmp_path.rglob("*")] == ["watched", "world.jsonl"]
    assert len((tmp_path / "watched" / "world.jsonl").read_bytes().splitlines()) == 1
    with pytest.raises(ServerError, match="no token"):
        address_of("localhost", "two words")
    assert "secret" not in repr(Address("localhost", 1, token="secret"))


def test_a_tab_that_watches_ends_at_once_whatever_it_waits_for(qtbot, dressed, tmp_path):
    with serving(tmp_path / "served") as served:
        world = served.made(bays()).rpartition("/")[2]
        for number in range(8):
            wanted = WatchWanted(address_of(served.address), world, "Two bays")
            session = WatchSession(wanted, tmp_path / f"watched-{number}")
            with qtbot.waitSignal(session.happened, check_params_cb=lambda event: isinstance(event, WorldProgress)):
                session.start()
            served.http.post(f"/worlds/{world}/rounds", json={"rounds": 1})
            session.close()
            assert not session.running
