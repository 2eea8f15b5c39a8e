"""Colonies in the window: from the start page to a running colony, back to any tick, its store again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.colony.home_page import ColonyHome
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.start.cards import Tile
from engine.colony.viewing.reading import Lens, Reading
from helpers.hands import nameless

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
    assert tab.status().left[0].startswith("Tick ")
