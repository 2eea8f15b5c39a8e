"""What holds always: a run is a function of its scenario, its seed and what was asked of it; nothing is lost."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.colony.beginning import begin
from engine.colony.goods import lay
from engine.colony.saved import copied, digest, from_json, to_json
from engine.colony.scenario import parse_scenario, read_scenario, shipped
from engine.colony.simulation import step
from engine.colony.state import Colony, claims_of
from engine.files import canonical_json
from helpers.colony_random import goods, lived, meddle, scenario, scenarios, shuffled
from helpers.colony_worlds import source

pytestmark = pytest.mark.sampled(3)

seeds = st.integers(0, 2**32 - 1)


@given(scenarios(), seeds)
def test_two_runs_are_equal_digest_for_digest(data: dict[str, Any], seed: int) -> None:
    """Movement is A* over hexes; every tie is broken by id, so a run is a function of (scenario, seed, answers)."""
    one, other = begin(parse_scenario(data)), begin(parse_scenario(data))
    for _ in range(40):
        assert lived(one, 1, seed) == lived(other, 1, seed)
        assert digest(one) == digest(other)


@given(scenarios(), seeds)
def test_the_order_of_things_in_the_file_changes_nothing(data: dict[str, Any], seed: int) -> None:
    one = begin(parse_scenario(data))
    other = begin(parse_scenario(shuffled(data, random.Random(seed))))
    assert lived(one, 60, seed) == lived(other, 60, seed)
    assert to_json(one) == to_json(other)


@given(scenarios(), seeds, st.integers(0, 90))
def test_save_restore_and_go_on_equals_the_run_that_was_not_interrupted(
    data: dict[str, Any], seed: int, moment: int
) -> None:
    whole = begin(parse_scenario(data))
    lived(whole, moment, seed)
    saved = canonical_json(to_json(whole))
    restored = from_json(json.loads(saved), parse_scenario(data))
    assert digest(restored) == digest(whole)
    for _ in range(30):
        assert lived(restored, 1, seed) == lived(whole, 1, seed)
        assert digest(restored) == digest(whole)


@given(scenarios(), seeds)
def test_what_is_reckoned_along_the_way_equals_what_follows_from_the_state(data: dict[str, Any], seed: int) -> None:
    world = begin(parse_scenario(data))
    for _ in range(10):
        lived(world, 7, seed)
        fresh = from_json(to_json(world), world.scenario)
        assert (fresh.claims, fresh.stock, fresh.heaps) == (world.claims, world.stock, world.heaps)
        assert fresh.kinds == {kind: things for kind, things in world.kinds.items() if things}
        assert digest(fresh) == digest(world)


def test_goods_that_are_laid_down_later_keep_their_place_by_id() -> None:
    world = begin(parse_scenario(source()))
    for column in range(12):
        lay(world, (column, 0), "wood", 1)
    assert [stack.id for stack in world.stacks] == sorted(f"stack#{number}" for number in range(1, 13))
    assert from_json(to_json(world), world.scenario).stacks == world.stacks


@given(scenarios(), seeds)
def test_a_copy_shares_nothing_that_changes(data: dict[str, Any], seed: int) -> None:
    world = begin(parse_scenario(data))
    lived(world, 50, seed)
    before, twin = to_json(world), copied(world)
    lived(twin, 50, seed)
    assert to_json(world) == before
    lived(world, 50, seed)
    assert digest(world) == digest(twin)


@given(scenarios(), seeds)
def test_goods_are_conserved_but_for_what_is_eaten_cooked_burnt_and_grown(data: dict[str, Any], seed: int) -> None:
    world = begin(parse_scenario(data))
    before = goods(world)
    for _ in range(20):
        lived(world, 5, seed)
        expected = dict(before)
        for key, count in world.tally.items():
            what, item = key.split(":")
            expected[item] += count if what in ("grown", "felled", "made") else -count
        assert goods(world) == expected


@given(scenarios(), seeds)
def test_at_every_tick_the_colony_is_sound(data: dict[str, Any], seed: int) -> None:
    """Pawn: id, name, traits, skills 0..20, needs Food and Rest in 0..1 (exact), health 0..1 (downed below 0.2),
    position, job, memories that decay and survive or not, own history, and a private outlook of at most four revisable
    notes, each citing the ids of that pawn's own experiences. No tick exists in which a pawn runs two jobs.
    """
    world = begin(parse_scenario(data))
    for _ in range(90):
        lived(world, 1, seed)
        check(world)


def check(world: Colony) -> None:
    """What is true of a colony at every tick."""
    running = [receipt for receipt in world.receipts.values() if receipt.state == "running"]
    assert sorted(receipt.pawn for receipt in running) == sorted({receipt.pawn for receipt in running})
    claimed = [claim for pawn in world.pawns.values() for claim in claims_of(pawn)]
    assert len(claimed) - len(set(claimed)) == sum(
        1 for pawn in world.pawns.values() if pawn.bed and pawn.job is not None and pawn.job.target == pawn.bed
    )
    for pawn in world.pawns.values():
        assert world.grid.passable(pawn.position)
        assert all(0.0 <= value <= 1.0 for value in (pawn.food, pawn.rest, pawn.health))
        assert (pawn.died is not None) == (pawn.health == 0.0)
        assert pawn.downed == (0.0 < pawn.health < 0.2)
        assert (pawn.count > 0) == bool(pawn.item)
        action = pawn.job.action if pawn.job is not None else ""
        assert [receipt.action for receipt in running if receipt.pawn == pawn.id] == ([action] if action else [])
        if not pawn.able:
            assert pawn.job is None
    for stack in world.stacks:
        assert stack.count > 0


@given(scenarios(), seeds)
def test_events_are_numbered_and_reach_the_history_of_just_those_who_experienced_them(
    data: dict[str, Any], seed: int
) -> None:
    """Native events are archived and routed only to the pawn who experienced them."""
    world = begin(parse_scenario(data))
    events = lived(world, 100, seed)
    assert [event.id for event in events] == [f"e{number}" for number in range(1, len(events) + 1)]
    for name, pawn in world.pawns.items():
        own = [event.id for event in events if name in event.pawns]
        assert [deed.event for deed in pawn.history] == own[-world.scenario.rules.memory.history :]


@given(scenarios(), seeds)
def test_every_receipt_ends_in_one_public_event_that_says_why(data: dict[str, Any], seed: int) -> None:
    world = begin(parse_scenario(data))
    events = lived(world, 100, seed)
    told = [
        (event.facts["action"], event.kind, event.facts["why"], event.facts["done"]) for event in events if event.public
    ]
    ended = [receipt for receipt in world.receipts.values() if receipt.state != "running"]
    assert sorted(told) == sorted((each.action, f"work_{each.state}", each.why, each.done) for each in ended)


def test_a_pawn_that_is_stopped_does_nothing_else_in_the_tick_that_confirms_it() -> None:
    for seed in range(8):
        world = begin(parse_scenario(scenario(random.Random(seed))))
        for _ in range(200):
            meddle(world, random.Random(f"{seed} {world.tick}"))
            stopping = [
                (name, pawn.position)
                for name, pawn in world.pawns.items()
                if pawn.job is not None and pawn.job.stopping
            ]
            step(world)
            assert all(world.pawns[name].job is None for name, _ in stopping)
            assert all(world.pawns[name].position == position for name, position in stopping)


def test_random_colonies_do_work_of_every_kind_with_every_end() -> None:
    ends = set()
    for seed in range(40):
        world = begin(parse_scenario(scenario(random.Random(seed))))
        lived(world, 300, seed)
        ends |= {(receipt.kind, receipt.why) for receipt in world.receipts.values()}
    assert {(kind, "done") for kind in ("haul", "produce", "rescue")} <= ends
    assert {("haul", why) for why in ("low needs", "failure", "expiry", "withdrawal", "nothing left")} <= ends


@pytest.mark.full
def test_a_long_life_stays_sound() -> None:
    for seed in range(40):
        world = begin(parse_scenario(scenario(random.Random(seed))))
        for _ in range(3000):
            lived(world, 1, seed)
            check(world)


@pytest.mark.parametrize("name", [name for name, _ in shipped()])
def test_a_shipped_scenario_restored_in_the_middle_of_its_day_ends_as_it_would_have(name: str) -> None:
    plan = read_scenario(dict(shipped())[name])
    whole = begin(plan)
    lived(whole, 700, 1)
    restored = from_json(json.loads(canonical_json(to_json(whole))), plan)
    lived(whole, 740, 1)
    lived(restored, 740, 1)
    assert digest(whole) == digest(restored)
