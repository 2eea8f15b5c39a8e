"""A world that is changed between its rounds: the shape wanted, the logs that keep it, and its course in them."""

from __future__ import annotations

import asyncio
import math
from pathlib import Path

import pytest

from engine.commons.log import read_log
from engine.commons.scenario import arena_to_join, world_plan
from engine.commons.seating import Seating
from engine.commons.shape import Shape, change_between
from engine.commons.shipped import shipped
from engine.commons.world_course import WorldEvent, WorldView
from engine.commons.world_reader import WorldReader
from engine.commons.world_replay import replay_world
from engine.commons.world_runner import WorldRunner, arena_log
from engine.errors import BotError, ScenarioError, TreatyError

CAP = {"type": "harvest_cap_per_arena_per_round", "perRoundPerArena": 7.0}


def worlds() -> dict[str, dict[str, object]]:
    return {name: dict(data) for name, data, _ in shipped("world")}


def edited(shape: Shape) -> Shape:
    """Three rounds in: an arena goes with its treaty, another comes, linked, under a new treaty that is enforced."""
    plan = arena_to_join(worlds()["treaty-cap-8"]["arenas"][4], "late", 1, "of a test")  # type: ignore[index]
    shape = shape.without_arena("a1").with_arena(plan, 2).with_link("late", "a0", 0.25)
    shape = shape.with_treaty("cap_7", ("late", "a2", "a0"), CAP).without_agent("enforcer")
    return shape.with_agent({"type": "treaty_enforcer", "id": "second", "treaty": "cap_7", "sanctionFactor": 0.5})


async def _play(runner: WorldRunner) -> None:
    await runner.open()
    try:
        for _ in range(3):
            await runner.round()
        await runner.reshape(edited(runner.shape))
        assert change_between(runner.shape, runner.shape) == change_between(edited_names(runner.shape), runner.shape)
        for _ in range(4):
            await runner.round()
    finally:
        await runner.close()


def edited_names(shape: Shape) -> Shape:
    """The same shape, once a link was added and taken out again."""
    more = shape.with_link("a0", "a2", 0.5)
    return more.without_link(more.links[-1].id)


def read(folder: Path, cut: str | None = None) -> WorldView:
    reader = WorldReader(folder)
    try:
        while reader.take(3):  # a few at a time, as a window does
            pass
        assert reader.cut == cut
        return reader.course.view()
    finally:
        reader.close()


def before_flow(folder: Path, arena: str) -> float:
    """The stock after the last turn, before anything flowed."""
    turns = [entry for entry in read_log(arena_log(folder, arena), "arena-log").entries if entry["kind"] == "turn"]
    return float(turns[-1]["stock"])


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("world") / "logs"
    runner = WorldRunner(world_plan(worlds()["treaty-cap-8"], "of a test"), folder=folder)
    asyncio.run(_play(runner))
    return folder


def test_a_world_that_was_changed_replays_to_the_last_bit(logs: Path) -> None:
    replay = replay_world(logs)
    assert replay.difference is None
    assert replay.cuts == {}
    assert list(replay.world.arenas) == ["a0", "a2", "a3", "a4", "late"]
    assert [treaty.name for treaty in replay.world.treaties] == ["cap_7"]
    assert [agent.id for agent in replay.world.meta_agents] == ["second"]


def test_the_course_of_a_world_says_what_was_there_in_each_round_and_what_happened(logs: Path) -> None:
    view, world = read(logs), replay_world(logs).world
    assert (view.rounds, view.over) == (7, False)
    there = {turn: [each.id for each in view.arenas if each.span.holds(turn)] for turn in (0, 3, 4)}
    assert there == {
        0: ["a0", "a1", "a2", "a3", "a4"],
        3: ["a0", "a1", "a2", "a3", "a4"],
        4: ["a0", "a2", "a3", "a4", "late"],
    }
    by_name = {arena.id: arena for arena in view.arenas}
    assert {name: by_name[name].stock_after(7) for name in world.arenas} == {
        name: arena.stock for name, arena in world.arenas.items()
    }
    assert by_name["a1"].harvest_in(2) == 7.0
    assert math.isnan(by_name["late"].harvest_in(4))  # it ticks every other round
    [link] = view.links
    assert (link.span.since, link.span.until, len(link.flow)) == (3, None, 4)
    assert link.flow_in(7) == 0.25 * (before_flow(logs, "late") - before_flow(logs, "a0"))
    old, new = view.treaties
    assert (old.treaty.name, old.span.until, old.fell_with) == ("cap_8", 3, "a1")
    assert (new.treaty.name, new.span.since, new.fell_with) == ("cap_7", 3, "")
    changed = [(event.kind, event.about) for event in view.events_in(3) if event.kind not in ("breach", "shock")]
    assert changed == [
        ("treaty removed", "cap_8"),
        ("treaty fell", "cap_8"),
        ("arena removed", "a1"),
        ("agent removed", "enforcer"),
        ("arena added", "late"),
        ("link added", "late -> a0"),
        ("treaty added", "cap_7"),
        ("agent added", "second"),
    ]
    breach, shock = [event for event in view.events_in(5) if event.kind in ("breach", "shock")][:4:3]
    assert breach == WorldEvent(5, "breach", "cap_7", "late", 10.0, 7.0)
    assert (shock.arena, shock.by, shock.payload["factor"]) == ("a2", "second", 0.5)
    assert list(view.events(3)) == [event for event in view.events() if event.round <= 3]


def test_a_log_cut_in_a_round_shows_the_rounds_before(logs: Path, tmp_path: Path) -> None:
    for path in logs.iterdir():
        lines = path.read_bytes().splitlines(keepends=True)
        kept = lines[:-2] if path.name == "arena-a0.jsonl" else lines
        (tmp_path / path.name).write_bytes(b"".join(kept))
    assert read(tmp_path, "arena-a0.jsonl: it ends before round 7").rounds == 6


def test_an_arena_whose_players_can_not_be_seated_changes_nothing() -> None:
    runner = WorldRunner(world_plan(worlds()["treaty-cap-8"], "of a test"), Seating(Path()).of_arena)
    scenario = {"engine": {"type": "doubling"}, "players": [{"id": "p", "human": True}]}
    before = runner.shape
    wanted = before.without_arena("a0").with_arena(arena_to_join(scenario, "late", 1, "of a test"))
    with pytest.raises(BotError, match="a person can't play here"):
        asyncio.run(runner.reshape(wanted))
    assert runner.shape == before


def test_what_can_not_stand_in_a_world_is_refused_with_its_field() -> None:
    runner = WorldRunner(world_plan(worlds()["treaty-cap-8"], "of a test"))
    shape = runner.shape
    plan = arena_to_join(worlds()["treaty-cap-8"]["arenas"][0], "a0", 1, "of a test")  # type: ignore[index]
    refused = {
        "arenaIds": lambda: shape.with_treaty("alone", ("a0",), {}),
        "name": lambda: shape.with_treaty(" ", ("a0", "a1"), {}),
        "arenaIds[1]": lambda: shape.with_treaty("twice", ("a0", "a0"), {}),
        "id": lambda: shape.with_arena(plan),
        "a0": lambda: shape.with_link("a0", "a0", 0.5),
        "nowhere": lambda: shape.without_arena("nowhere"),
    }
    for where, attempt in refused.items():
        with pytest.raises(TreatyError) as caught:
            attempt()
        assert caught.value.where == where
    with pytest.raises(ScenarioError) as faulty:
        shape.with_agent({"type": "treaty_enforcer", "id": "x", "treaty": "t", "sanctionFactor": -1})
    assert faulty.value.faults[0].where == "sanctionFactor"
