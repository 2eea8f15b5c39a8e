"""Maps of shipped scenarios at a tick, in a pane that is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from concordui.colony.map.pane import ColonyMap
from helpers.colony_showing import ShownRun

SIZE = (808, 472)

Maps = Callable[..., tuple[ColonyMap, ShownRun]]


@pytest.fixture
def maps(qtbot: Any, shows: Any) -> Maps:
    """Opens the map of a scenario that has run for a while, seen by this mind."""

    def open_map(scenario: Any = "quiet-day", ticks: int = 420, mind: str = "ada", **more: Any) -> Any:
        run = shows(scenario, ticks, **more)
        run.showing.choose(mind)
        pane = ColonyMap(run.showing)
        qtbot.addWidget(pane)
        pane.resize(*SIZE)
        pane.show()
        qtbot.waitExposed(pane)
        assert pane.view is not None
        pane.view.setFocus()
        return pane, run

    return open_map
