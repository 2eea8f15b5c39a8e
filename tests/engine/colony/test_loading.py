"""Loads: a run is repeated from what was kept, in a fresh epoch, and nothing of an earlier one acts any more."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.colony.agreements import dispatch, send
from engine.colony.handles import held_by
from engine.colony.loading import opened, world_at
from engine.colony.proposals import answer
from engine.colony.record import TickNews
from engine.colony.replaying import replayed
from engine.colony.scenario import Scenario
from engine.colony.store import Store
from engine.colony.threads import Rejection
from engine.colony.world import new_world
from engine.errors import StateError
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import Erratic, games, go_on, prompt, run_on, same, tables, talkative

pytestmark = pytest.mark.sampled(2)

NAMES = ("rescue-while-others-talk", "counter-with-fresh-consent", "job-replaced", "refused-haul")
ALL = (*NAMES, "rewind-while-thinking", "stale-reading", "quiet-day", "planner-that-waits")


def erratic(scenario: Scenario, seed: int) -> dict[str, Any]:
    """A mind for each colonist and the core, each with dice of its own."""
    return {
        seat: Erratic(random.Random(f"{seed} {seat}")) for seat in ("core", *(pawn.id for pawn in scenario.form.pawns))
    }


# A run is a function of what was recorded ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", [NAMES[0], *(pytest.param(name, marks=pytest.mark.full) for name in ALL[1:])])
def test_the_same_scenario_seed_and_answers_give_the_same_store_digest_for_digest(name: str, tmp_path: Path) -> None:
    scenario = scenario_of(name)
    found = []
    for number in range(2):
        with Store.create(tmp_path / f"{number}.sqlite", scenario) as store:
            go_on(store, "t1", 400, **erratic(scenario, 5))
            found.append(tables(store, "t1"))
    assert found[0] == found[1]
    assert len(found[0]["digests"]) == 401


@pytest.mark.parametrize("name", [NAMES[0], *(pytest.param(name, marks=pytest.mark.full) for name in ALL[1:])])
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 8))])
def test_a_run_is_repeated_tick_for_tick_from_its_recorded_answers_and_epochs(
    name: str, seed: int, tmp_path: Path
) -> None:
    scenario = scenario_of(name)
    with Store.create(tmp_path / "run.sqlite", scenario) as store:
        for ticks in (90, 0, 130, 80):
            go_on(store, "t1", ticks, **erratic(scenario, seed))
        epochs = [(number, tick) for tick, number in store.epochs("t1")]
        assert epochs == [(1, 0), (2, 90), (3, 90), (4, 220)]
        turns = replayed(new_world(scenario, epoch=0), store.arrivals("t1"), epochs, 300)
        for (tick, game, minds), turn in zip(store.digests("t1", 1), turns, strict=True):
            assert (turn.world.tick, turn.world.game_digest(), turn.world.minds_digest()) == (tick, game, minds)


@pytest.mark.parametrize("name", [NAMES[0], *(pytest.param(name, marks=pytest.mark.full) for name in ALL[1:])])
def test_the_world_at_a_tick_is_the_very_one_that_was_there(name: str, tmp_path: Path) -> None:
    worlds: list[dict[str, Any]] = []

    def watch(news: TickNews) -> None:
        worlds.append(news.snapshot())

    scenario = scenario_of(name)
    with Store.create(tmp_path / "run.sqlite", scenario) as store:
        run_on(opened(store, "t1"), store, "t1", 330, watch, **erratic(scenario, 2))
    with Store.open(tmp_path / "run.sqlite", write=False) as store:
        for tick in (1, 2, 77, 249, 250, 251, 330):
            assert world_at(store, "t1", tick).to_json() == worlds[tick - 1]
        assert world_at(store, "t1", 0).to_json() == new_world(scenario, epoch=0).to_json()


@pytest.mark.parametrize("name", [NAMES[0], *(pytest.param(name, marks=pytest.mark.full) for name in NAMES[1:])])
def test_save_load_and_go_on_equals_the_run_that_was_not_interrupted(name: str, tmp_path: Path) -> None:
    scenario = prompt(name)
    with Store.create(tmp_path / "whole.sqlite", scenario) as whole:
        world = go_on(whole, "t1", 400)
        for ticks in (1, 99, 151, 149):
            with (
                Store.open(tmp_path / "parts.sqlite")
                if (tmp_path / "parts.sqlite").exists()
                else Store.create(tmp_path / "parts.sqlite", scenario)
            ) as parts:
                other = go_on(parts, "t1", ticks)
                if ticks == 99:
                    parts.keep("t1", other)
        with Store.open(tmp_path / "parts.sqlite", write=False) as parts:
            assert games(parts, "t1") == games(whole, "t1")
            for part in ("events", "receipts", "notices", "messages"):
                assert tables(parts, "t1")[part] == tables(whole, "t1")[part]
        assert same(world, other)


# Epochs -------------------------------------------------------------------------------------------------------------


def test_each_load_begins_a_fresh_epoch_at_the_tip(tmp_path: Path) -> None:
    with Store.create(tmp_path / "run.sqlite", talkative()) as store:
        assert [go_on(store, "t1", ticks).talks.epoch for ticks in (20, 0, 5)] == [1, 2, 3]
    with Store.open(tmp_path / "run.sqlite") as store:
        assert go_on(store, "t1", 5).talks.epoch == 4
        assert store.epochs("t1") == [(0, 1), (20, 2), (20, 3), (25, 4)]
        assert opened(store, "t1").tick == 30


def test_an_answer_of_an_earlier_epoch_is_refused_and_says_so(tmp_path: Path) -> None:
    """Every loaded game gets a fresh epoch, so an answer from before a reload can't act in the new timeline."""
    with Store.create(tmp_path / "run.sqlite", talkative()) as store:
        world = go_on(store, "t1", 30)
        (handle,) = held_by(world.talks, "bo")
        assert (handle.use, handle.about) == ("withdraw", "a1")
        loaded = opened(store, "t1")
        before = loaded.game_digest(), loaded.talks.ledger["a1"]
        refused = answer(loaded.talks, {"actor": "bo", "handle": handle.id, "choice": "withdraw"})
        assert isinstance(refused, Rejection)
        assert (refused.reason, refused.epoch) == ("other epoch", 2)
        assert refused.detail == "a handle of epoch 1 in epoch 2"
        assert (loaded.game_digest(), loaded.talks.ledger["a1"]) == before
        (fresh,) = held_by(loaded.talks, "bo")
        assert (fresh.use, fresh.about) == ("withdraw", "a1")
        assert fresh.id != handle.id


def test_a_run_of_an_earlier_epoch_keeps_nothing_any_more(tmp_path: Path) -> None:
    with Store.create(tmp_path / "run.sqlite", talkative()) as store:
        world = opened(store, "t1")
        record = store.record("t1")
        opened(store, "t1")
        with pytest.raises(StateError, match="a load began epoch 2: epoch 1 keeps nothing any more"):
            record.tick(TickNews(1, world.game_digest(), "", *[()] * 7, snapshot=dict))
        assert store.tip("t1") == 0


# No effect twice ----------------------------------------------------------------------------------------------------


def test_an_action_that_was_dispatched_before_a_reload_is_not_done_again(tmp_path: Path) -> None:
    """Each accepted action gets an ID before dispatch, and the game's saved ledger makes a duplicate a no-op."""
    with Store.create(tmp_path / "run.sqlite", talkative()) as store:
        go_on(store, "t1", 30)
        for tick, state in ((2, "agreed"), (3, "running"), (30, "running")):
            world = world_at(store, "t1", tick)
            assert world.talks.ledger["a1"].state == state
        loaded = opened(store, "t1")
        before = loaded.to_json()
        assert send(loaded.talks, loaded.colony, "a1") == loaded.talks.ledger["a1"].receipt
        dispatch(loaded.talks, loaded.colony, lambda: None)
        assert loaded.to_json() == before
        run_on(loaded, store, "t1", 200)
        states = [(receipt.action, receipt.state, receipt.done) for receipt in store.receipts("t1")]
        assert states == [("a1", "running", 0), ("a1", "finished", 3)]


def test_an_action_that_was_agreed_on_and_not_dispatched_before_a_reload_is_dispatched_once(tmp_path: Path) -> None:
    with Store.create(tmp_path / "run.sqlite", talkative()) as store:
        assert go_on(store, "t1", 2).talks.ledger["a1"].state == "agreed"
        world = go_on(store, "t1", 100)
        assert [receipt.state for receipt in store.receipts("t1")].count("running") == 1
        assert len(world.colony.receipts) == 1


def test_a_store_read_by_hand_says_what_happened(tmp_path: Path) -> None:
    with Store.create(tmp_path / "run.sqlite", talkative()) as store:
        go_on(store, "t1", 60)
        found = store.rows("SELECT tick, body FROM news WHERE kind = 'event' AND body LIKE '%fall%'")
        assert [(tick, json.loads(body)["facts"]["pawn"]) for tick, body in found] == [(40, "ann")]
