"""Stores of shipped scenarios that have run for a while, and what a tab shows of them without its thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from engine.colony.scenario import Scenario
from engine.colony.store import Store
from helpers.colony_shipped import scenario_of
from helpers.colony_showing import ShownRun
from helpers.colony_stores import go_on

Shows = Callable[..., ShownRun]


@pytest.fixture
def shows(dressed: Any, tmp_path: Path) -> Iterator[Shows]:
    """Runs a scenario for so many ticks, with other minds in some seats, and shows it."""
    stores: list[Store] = []

    def show(scenario: str | Scenario, ticks: int, budget: int | None = None, **seats: Any) -> ShownRun:
        path = tmp_path / f"run-{len(stores)}.colony"
        store = Store.create(path, scenario_of(scenario) if isinstance(scenario, str) else scenario)
        stores.append(store)
        return ShownRun(store, go_on(store, "t1", ticks, **seats), budget=budget)

    yield show
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for store in stores:
        store.close()
