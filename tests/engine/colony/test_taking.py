"""Snapshots are taken of a world: the decision of a mind as it stands, with what had happened by then."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from remake_bank import remade

from engine.colony.bank import read_bank
from engine.colony.events import Event
from engine.colony.record import MemoryRecord
from engine.colony.runner import Run
from engine.colony.scenario import parse_scenario
from engine.colony.seats import minds_of
from engine.colony.snapshots import snapshot_of
from engine.colony.taking import taken
from engine.colony.thinking import decision_of, reflection
from engine.colony.world import World, new_world
from engine.errors import ConcordError
from engine.minds.asking import digest_of
from helpers.colony_trials import EAGER, SCENARIO


async def _run(ticks: int, minds: dict[str, Any]) -> tuple[World, list[Event]]:
    scenario = parse_scenario(SCENARIO)
    world, record = new_world(scenario), MemoryRecord()
    async with Run(world, minds_of(scenario, minds), record) as run:
        await run.advance(ticks)
    return world, [event for news in record.ticks for event in news.events]


def ran(ticks: int = 50) -> tuple[World, list[Event]]:
    """Ann hauls, bob has fallen, and the fire is out."""
    return asyncio.run(_run(ticks, EAGER["minds"]))


@pytest.mark.parametrize(("mind", "aim"), [("ann", "decision"), ("core", "decision"), ("bob", "reflection")])
def test_what_is_taken_is_the_very_question_that_would_be_asked(mind: str, aim: Any) -> None:
    world, events = ran()
    data = json.loads(json.dumps(taken(world, mind, "now", "a moment", events, aim=aim)))
    (case,) = snapshot_of(data, "now.json").cases
    decision = reflection(world, mind) if aim == "reflection" else decision_of(world, mind)
    assert digest_of(case.decision.request("x")) == digest_of(decision.request("x"))
    assert data["from"] == {"scenario": "logs", "seed": 0, "tick": 50}


def test_the_archive_holds_what_claims_can_be_looked_up_in_and_what_that_mind_can_cite() -> None:
    world, events = ran()
    kept = taken(world, "ann", "now", "a moment", events)["archive"]
    kinds = {event["kind"] for event in kept["events"]}
    assert {"fall", "fire_out", "work_finished"} <= kinds
    assert [receipt["action"] for receipt in kept["receipts"]] == list(world.colony.receipts)
    assert (kept["last"], kept["whole"]) == (50, True)
    cited = {each["source"] for each in taken(world, "ann", "now", "a moment", events)["perspective"]["history"]}
    assert cited <= {event["id"] for event in kept["events"]}


def test_events_of_later_ticks_stay_out() -> None:
    world, _ = ran(20)
    _, events = ran(50)
    assert max(event["tick"] for event in taken(world, "ann", "now", "x", events)["archive"]["events"]) <= 20


def test_who_is_no_mind_is_dead_or_does_not_reflect_is_refused() -> None:
    world, events = ran()
    with pytest.raises(ConcordError, match="core, ann, bob"):
        taken(world, "zoe", "now", "x", events)
    with pytest.raises(ConcordError, match="only colonists reflect"):
        taken(world, "core", "now", "x", events, aim="reflection")
    world.colony.pawns["bob"].died = 50
    with pytest.raises(ConcordError, match="no such mind alive: bob"):
        taken(world, "bob", "now", "x", events)


@pytest.mark.parametrize("path", sorted(read_bank(Path("small")).folder.glob("*.json")), ids=lambda path: path.stem)
def test_a_shipped_snapshot_is_of_its_scenario_at_its_tick(path: Path) -> None:
    """If not: `python packaging/remake_bank.py`, and look at the variants."""
    data = json.loads(path.read_text(encoding="utf-8"))
    again = remade(data)
    for part in ("id", "shows", "from", "expect", "variants"):
        assert again[part] == data[part]
    assert again["perspective"]["mind"] == data["perspective"]["mind"]
    assert [(each["action"], each["subject"]) for each in again["menu"]] == [
        (each["action"], each["subject"]) for each in data["menu"]
    ]
