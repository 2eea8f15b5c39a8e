"""The page *Timelines* of a store with two timelines, in a window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.colony.timelines.page import TimelinesPage
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from engine.colony.checkpoint import taken
from engine.colony.restoring import restored
from engine.colony.store import Store
from helpers.colony_stores import go_on, refusing, run_on, talkative
from helpers.timeline_pages import FORK, T1, T2, OpenTab


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
