"""Maps of shipped scenarios at a tick, in a pane that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from concordui.colony.map.pane import ColonyMap
from helpers.colony_showing import ShownRun

SIZE = (808, 472)

Maps = Callable[..., tuple[ColonyMap, ShownRun]]


@pytest.fixture
def maps(qtbot: Any, shows: Any) -> Iterator[Maps]:
    """Opens the map of a scenario that has run for a while, seen by this mind."""
    kept: list[tuple[ColonyMap, ShownRun]] = []

    def open_map(scenario: Any = "quiet-day", ticks: int = 420, mind: str = "ada", **more: Any) -> Any:
        run = shows(scenario, ticks, **more)
        run.showing.choose(mind)
        pane = ColonyMap(run.showing)
        kept.append((pane, run))  # a pane that closes lets go of its lens: what is shown outlives it
        pane.resize(*SIZE)
        pane.show()
        qtbot.waitExposed(pane)
        assert pane.view is not None
        pane.view.setFocus()
        return pane, run

    yield open_map
    for pane, run in kept:
        pane.close()
        pane.deleteLater()
        run.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
