"""A colony at one tick of a store, and the matrix of who knows what over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from concordui.colony.knows.panel import KnowsPanel
from engine.colony.loading import world_at
from engine.colony.scenario import Scenario
from engine.colony.store import Store
from helpers.colony_showing import ShownRun
from helpers.colony_stores import go_on, prompt

TICKS = 700


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A shipped example after half a day, to be looked at."""
    with Store.create(tmp_path_factory.mktemp("knows") / "run.colony", prompt("rescue-while-others-talk")) as store:
        go_on(store, "t1", TICKS)
        yield store


@pytest.fixture
def shown(tmp_path: Path, played: Store, dressed) -> Iterator[Callable[..., ShownRun]]:
    """Makes a run that stands at a tick: that of `played`, or of another scenario."""
    stores: list[Store] = []
    runs: list[ShownRun] = []  # they outlive what shows them

    def make(ticks: int = TICKS, scenario: Scenario | None = None) -> ShownRun:
        store = played
        if scenario is not None:
            store = Store.create(tmp_path / f"run-{len(stores)}.colony", scenario)
            stores.append(store)
            go_on(store, "t1", ticks)
        runs.append(ShownRun(store, world_at(store, "t1", ticks)))
        return runs[-1]

    yield make
    for run in runs:
        run.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for store in stores:
        store.close()


@pytest.fixture
def panel_of(qtbot) -> Callable[[ShownRun], KnowsPanel]:
    """Shows the matrix of a run."""

    def make(run: ShownRun) -> KnowsPanel:
        panel = KnowsPanel(run.showing)
        qtbot.addWidget(panel)
        panel.resize(808, 340)
        panel.show()
        qtbot.waitExposed(panel)
        return panel

    return make
