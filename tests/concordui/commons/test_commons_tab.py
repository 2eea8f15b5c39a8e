"""Commons in the window: from the start page to a run, back to any turn, its log again, and what is bad about files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.commons.home_page import CommonsHome
from concordui.commons.kind import CommonsKind
from concordui.commons.runs import RunWanted, next_run
from concordui.commons.workspace import CommonsWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.start.cards import Tile
from concordui.start.recent_list import RecentRow
from engine.commons.log import header, line_of
from helpers.commons import fixed, records_of, shipped_arena
from helpers.hands import nameless

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    """A window with every kind that there is, its files in the test's folder."""
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def front(window: MainWindow) -> CommonsWorkspace:
    workspace = window.front()
    assert isinstance(workspace, CommonsWorkspace)
    return workspace


def log_of(path: Path, count: int | None = None, tail: bytes = b"", **head: object) -> Path:
    """The log of a shipped run, as far as its first turns."""
    of = shipped_arena("broken-and-punished")
    first = {**header("arena-log", of.source, of.seed, of.dynamics.name), **head}
    path.write_bytes(b"".join(map(line_of, (first, *records_of(of)[:count]))) + tail)
    return path


def said(window: MainWindow) -> list[str]:
    return [f"{notice.title} {notice.text}" for notice in window.notices.notices()]


def test_two_clicks_from_the_start_page_a_commons_runs_is_paused_stepped_and_looked_back_at(qtbot, window, tmp_path):
    tiles = {tile.objectName(): tile for tile in window.findChildren(Tile)}
    qtbot.mouseClick(tiles["tile-commons.home"], LEFT)
    home = window.pages.named["commons"]
    assert isinstance(home, CommonsHome)
    assert nameless(window) == []
    qtbot.mouseClick(home.cards["broken-and-punished"], LEFT)
    run = front(window)
    qtbot.waitUntil(lambda: run.showing.turns >= 2)
    assert run.bar.play.hasFocus()
    qtbot.waitUntil(lambda: nameless(window) == [])  # a plot is named by what it draws
    window.do("commons.play")
    assert (run.playback.playing, window.table["commons.play"].text()) == (False, "Play")
    window.do("commons.speed.max")
    qtbot.wait(1)
    turns = run.showing.turns
    window.do("commons.step")
    qtbot.waitUntil(lambda: run.showing.turns == turns + 1)
    qtbot.mouseClick(run.bar.play, LEFT)
    qtbot.waitUntil(lambda: run.showing.over)
    qtbot.waitUntil(lambda: run.verification.verdict == "verified")
    qtbot.waitUntil(lambda: run.bar.herald.said.startswith("Turn 60"))
    assert run.bar.accessibleDescription() == run.bar.herald.said
    assert window.status.status().left[0] == "Log broken-and-punished 1.jsonl, 60 turns, replay verified"
    assert not run.playback.playing
    run.bar.slider.setFocus()
    for key, turn in ((Qt.Key.Key_Home, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_PageUp, 8), (Qt.Key.Key_Left, 7)):
        qtbot.keyClick(run.bar.slider, key)
        assert run.showing.turn == turn
    qtbot.waitUntil(lambda: run.settled)
    assert run.showing.record is not None
    assert run.showing.record["turn"] == 7
    window.do("commons.next")
    assert run.showing.pinned == 8
    qtbot.mouseClick(run.bar.slider, LEFT, pos=run.bar.slider.rect().center())
    assert run.showing.turn in (30, 31)
    window.do("commons.last")
    assert (run.showing.pinned, run.showing.turn) == (None, 60)
    for _ in range(2):
        window.do("commons.play")  # a run that is over is looked at again, from its beginning, and once more
        assert run.showing.turn == 1
        qtbot.waitUntil(lambda: not run.playback.playing, timeout=30_000)  # two seconds where nobody else works
        assert run.showing.turn == 60
    path = run.path()
    assert path == tmp_path / "data" / "commons" / "runs" / "broken-and-punished 1.jsonl"
    window.close_front()
    assert window.stack.currentWidget() is home
    rows = [row for row in home.recent.findChildren(RecentRow) if row.isVisible()]
    assert [(row.entry.path, row.entry.finished) for row in rows] == [(path, True)]
    assert not rows[0]._picture.isNull()
    qtbot.mouseClick(rows[0], LEFT)
    again = front(window)
    qtbot.waitUntil(lambda: again.showing.over)
    assert again.showing.view is not None
    assert again.showing.view.pacts == run.showing.view.pacts
    assert not again.notes.isVisible()


def test_a_world_runs_its_arenas_are_looked_at_and_its_folder_opens_again(qtbot, window):
    kind = window.kinds["commons"]
    assert isinstance(kind, CommonsKind)
    window.show_home("commons")
    qtbot.mouseClick(kind.page.cards["treaty-cap-8"], LEFT)
    run = front(window)
    assert run.world is not None
    window.do("commons.speed.max")
    qtbot.waitUntil(lambda: run.world.over)
    assert nameless(window) == []
    assert (run.page, run.bar.speed.accessibleName()) == ("world", "Rounds a second")
    window.do("commons.arena")
    qtbot.waitUntil(lambda: run.showing.turns == 40)
    assert run.arena == "a0"
    run.show_arena("a4")
    qtbot.waitUntil(lambda: run.showing.turns == 40 and run.settled)
    assert "a4" in run.bar._note.text()
    path = run.path()
    window.close_front()
    window.open_path(path)
    again = front(window)
    assert again.world is not None
    qtbot.waitUntil(lambda: again.world.over)
    assert again.status().left[0] == f"Logs in {path.name}, 40 rounds"
    assert "1 treaty" in again.summary().sentence


def test_what_is_wrong_with_a_log_is_said_in_its_place_and_the_window_goes_on(qtbot, window, tmp_path):
    window.open_path(log_of(tmp_path / "newer.jsonl", 1, version=99))
    assert window.front() is None
    assert "newer than this program" in said(window)[0]
    window.open_path(log_of(tmp_path / "cut.jsonl", 10, tail=b'{"kind":"tu'))
    cut = front(window)
    qtbot.waitUntil(cut.notes.isVisible)
    assert (
        "The last line is cut after 11 bytes; what stands before it is shown, up to turn 10."
        in cut.notes.note.accessibleDescription()
    )
    assert cut.showing.turns == 10
    window.open_path(log_of(tmp_path / "broken.jsonl", 5, tail=b"what\nis this\n"))
    broken = front(window)
    qtbot.waitUntil(lambda: "This line is no entry of a log" in broken.notes.note.accessibleName())
    assert broken.notes.isVisible()
    assert (broken.showing.turns, broken.playback.playing) == (5, False)
    broken.showing.pin(3)
    qtbot.waitUntil(lambda: broken.settled)  # what could be read is read on
    growing = log_of(tmp_path / "growing.jsonl", 3)
    window.open_path(growing)
    live = front(window)
    qtbot.waitUntil(lambda: live.showing.turns == 3)
    assert live.notes.note.accessibleName() == "This run did not come to its end."
    log_of(growing, 6)
    qtbot.waitUntil(lambda: live.showing.turns == 6)
    assert live.notes.note.accessibleName() == "This log is being written."
    log_of(growing)
    qtbot.waitUntil(lambda: live.showing.over)
    assert not live.notes.isVisible()


def test_a_scenario_that_explodes_collapses_in_words_and_ten_thousand_players_are_shown(qtbot, window, tmp_path):
    kind = window.kinds["commons"]
    engine = {"type": "logistic", "r": 1e6, "K": 100.0, "initial": 70.0}
    kind.take(RunWanted({"engine": engine, "turns": 50, "players": fixed(0.0)}, tmp_path, "explodes"))
    window.do("commons.speed.max")
    exploded = front(window)
    qtbot.waitUntil(exploded.notes.isVisible)
    assert exploded.notes.note.accessibleName() == "The stock collapsed in turn 3."
    kind.take(RunWanted({"engine": {**engine, "r": 1e300}, "turns": 5, "players": fixed(0.0)}, tmp_path, "refused"))
    assert "engine.r" in said(window)[0]
    assert front(window) is exploded
    many = {"engine": {**engine, "r": 0.5, "K": 1e6, "initial": 5e5}, "turns": 3, "players": fixed(1.0, 10_000)}
    kind.take(RunWanted(many, tmp_path, "many"))
    window.do("commons.speed.max")
    crowd = front(window)
    qtbot.waitUntil(lambda: crowd.showing.over and crowd.settled, timeout=20_000)
    assert crowd.bar._note.text() == "logistic, r 0.5, K 1e+06, n 10000"


def test_names_of_logs_go_on_from_the_highest_and_hold_nothing_that_a_file_may_not(tmp_path):
    assert next_run(tmp_path / "none", "a/b: c").name == "ab c 1.jsonl"
    for name in ("bay 2.jsonl", "bay 9", "bay x.jsonl"):
        (tmp_path / name).touch()
    assert next_run(tmp_path, "bay").name == "bay 10.jsonl"
    assert next_run(tmp_path, "bay", world=True).name == "bay 10"
    assert next_run(tmp_path, "...").name == "run 1.jsonl"
