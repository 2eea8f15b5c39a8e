"""Colonies in the window: from the start page to a running colony, back to any tick, its store again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.colony.clock import clock
from concordui.colony.home_page import ColonyHome
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.start.cards import Tile
from engine.colony.store import Store
from engine.colony.viewing.reading import Lens, Reading
from helpers.hands import nameless

pytestmark = pytest.mark.sampled(2)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    """A window with every kind that there is, its files in the test's folder."""
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def front(window: MainWindow) -> ColonyWorkspace:
    workspace = window.front()
    assert isinstance(workspace, ColonyWorkspace)
    return workspace


def seen_tick(reading: Reading) -> tuple[int, int, bool]:
    """The tick of the reading, of its world, and whether it is live."""
    return reading.tick, reading.world.tick, reading.live


def test_two_clicks_from_the_start_page_a_colony_runs_is_paused_stepped_and_looked_back_at(qtbot, window):
    tiles = {tile.objectName(): tile for tile in window.findChildren(Tile)}
    qtbot.mouseClick(tiles["tile-colony.home"], LEFT)
    home = window.pages.named["colony"]
    assert isinstance(home, ColonyHome)
    assert nameless(window) == []
    assert len(home.cards) == 8
    qtbot.mouseClick(home.cards["refused-haul"], LEFT)
    tab = front(window)
    tab.showing.attach(Lens(("seen",), seen_tick))
    qtbot.waitUntil(lambda: tab.showing.last >= 3)
    assert tab.bar.play.hasFocus()
    qtbot.waitUntil(lambda: tab.showing.value(("seen",)) is not None)
    qtbot.keyClick(tab.bar.play, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: tab.showing.state is not None and not tab.showing.state.playing)
    qtbot.waitUntil(lambda: tab.showing.value(("seen",))[0] == tab.showing.last)
    tip = tab.showing.last
    window.do("colony.step")
    qtbot.waitUntil(lambda: tab.showing.last == tip + 1)
    window.do("colony.back")
    qtbot.waitUntil(lambda: tab.showing.value(("seen",)) == (tip, tip, False))
    assert tab.showing.tick == tip
    window.do("colony.last")
    qtbot.waitUntil(lambda: tab.showing.value(("seen",)) == (tip + 1, tip + 1, True))
    window.do("colony.speed.max")
    qtbot.mouseClick(tab.bar.play, LEFT)
    qtbot.waitUntil(lambda: tab.showing.last > 300)
    qtbot.waitUntil(lambda: tab.bar.herald.said.startswith("Day "))
    assert tab.bar.accessibleDescription() == tab.bar.herald.said
    assert tab.status().left[0].startswith("Tick ")


def test_closing_a_tab_in_which_a_report_is_due_reads_nothing_any_more(qtbot, window, caplog):
    """A held colony with thoughts in flight tells again and again how long they last: the last telling is not made."""
    window.show_home("colony")
    qtbot.mouseClick(window.pages.named["colony"].cards["refused-haul"], LEFT)
    tab = front(window)
    window.do("colony.speed.max")
    qtbot.waitUntil(lambda: tab.showing.state is not None and tab.showing.state.thinking > 0)
    window.do("colony.play")
    qtbot.waitUntil(lambda: not tab.showing.state.playing)
    session = tab.session
    for _ in range(3):
        session.look(tab.showing.last - 1)
        session.look(None)
    window.close_front()
    assert not session.running
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "WARNING")] == []


def test_a_colony_whose_file_is_taken_away_is_held_says_so_and_can_be_saved_whole(qtbot, window, tmp_path):
    """On Linux and macOS a file can be removed while a program writes to it: what comes after would be lost with it."""
    window.show_home("colony")
    qtbot.mouseClick(window.pages.named["colony"].cards["quiet-day"], LEFT)
    tab = front(window)
    qtbot.waitUntil(lambda: tab.showing.last >= 5)
    for path in tab.session.path.parent.glob(f"{tab.session.path.name}*"):
        path.unlink()
    qtbot.waitUntil(lambda: "not in its place any more" in tab.notes.note.accessibleName())
    assert "save a copy of it" in tab.notes.note.accessibleDescription().lower()
    qtbot.waitUntil(lambda: not tab.showing.state.playing)
    tip = tab.showing.last
    saved = tmp_path / "saved.colony"
    tab._copying.save(str(saved))
    qtbot.waitUntil(saved.exists)
    with Store.open(saved, write=False) as store:
        assert store.tip("t1") >= tip


def test_a_colony_waits_at_each_decision_while_that_is_chosen(qtbot, window):
    """With `Waits at each decision` a mind that takes its time answers in the tick in which it is asked."""
    window.show_home("colony")
    qtbot.mouseClick(window.pages.named["colony"].cards["rewind-while-thinking"], LEFT)
    tab = front(window)
    qtbot.waitUntil(lambda: tab.showing.state is not None)
    assert tab.bar.waits.text() == "Runs on while minds think"
    qtbot.mouseClick(tab.bar.waits, LEFT)
    qtbot.waitUntil(lambda: tab.showing.state.waits)
    assert tab.bar.waits.text() == "Waits at each decision"
    window.do("colony.speed.max")
    qtbot.waitUntil(lambda: tab.showing.state.calls > 0 and tab.showing.last > 60)
    window.do("colony.play")
    qtbot.waitUntil(lambda: not tab.showing.state.playing)
    assert (tab.showing.state.thinking, tab.showing.state.appraising) == (0, 0)
    qtbot.keyClick(tab, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: not tab.showing.state.waits)


def test_the_slider_looks_back_by_keys_and_by_drag_and_the_past_plays_up_to_the_latest_tick(qtbot, window):
    window.show_home("colony")
    qtbot.mouseClick(window.pages.named["colony"].cards["quiet-day"], LEFT)
    tab = front(window)
    window.do("colony.speed.max")
    qtbot.waitUntil(lambda: tab.showing.last > 200)
    window.do("colony.play")
    qtbot.waitUntil(lambda: not tab.showing.state.playing)
    last = tab.showing.last
    tab.slider.setFocus()
    for key, tick in ((Qt.Key.Key_PageDown, last - 60), (Qt.Key.Key_Left, last - 61), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(tab.slider, key)
        assert tab.showing.pinned == tick
    qtbot.waitUntil(lambda: tab.showing.tick == 0)
    assert tab.bar._title.text() == "Day 1, 00:00"
    qtbot.mouseClick(tab.slider, LEFT, pos=QPoint(round(tab.slider.x_of(last - 8)), 10))
    assert abs(tab.showing.pinned - (last - 8)) <= 1
    qtbot.waitUntil(lambda: tab.settled)
    assert f"Looking back at {clock(tab.showing.tick)}" in tab.status().left
    window.do("colony.play")
    assert tab.playback.playing
    qtbot.waitUntil(lambda: tab.showing.pinned is None)
    assert tab.showing.last == last
    assert not tab.playback.playing
