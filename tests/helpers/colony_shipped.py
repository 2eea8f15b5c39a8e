"""The shipped scenarios of a colony with their minds, run in memory or with a store."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.colony.record import MemoryRecord, Record
from engine.colony.runner import Run
from engine.colony.scenario import Scenario, read_scenario, scenario_path
from engine.colony.seats import minds_of
from engine.colony.world import World, new_world


def scenario_of(name: str) -> Scenario:
    """A shipped scenario."""
    return read_scenario(scenario_path(Path(name)))


def go_on(world: World, ticks: int, record: Record, overrides: Mapping[str, Any] | None = None) -> None:
    """So many ticks more with the scenario's minds; those of `overrides` sit in place of them."""

    async def run() -> None:
        async with Run(world, minds_of(world.scenario, overrides), record) as going:
            await going.advance(ticks)

    asyncio.run(run())


def played(name: str, ticks: int, overrides: Mapping[str, Any] | None = None) -> tuple[World, MemoryRecord]:
    """A shipped scenario from its first tick: the world in the end, and all that was kept of it."""
    world, record = new_world(scenario_of(name)), MemoryRecord()
    go_on(world, ticks, record, overrides)
    return world, record


def table(*rules: Mapping[str, Any], otherwise: tuple[str, ...] = ("carry_on", "keep_notes")) -> dict[str, Any]:
    """The table of a scripted mind."""
    return {"format": "concord mind", "version": 1, "rules": list(rules), "otherwise": list(otherwise)}


def notices(record: MemoryRecord, *kinds: str) -> list[tuple[int, str, str]]:
    """Tick, kind and pawn of what came of moves, of these kinds."""
    return [(each.tick, each.kind, each.pawn) for news in record.ticks for each in news.notices if each.kind in kinds]
