"""Restoring: forks that leave their parents as they are, and paired and cold restores that are told apart."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.colony.checkpoint import taken, write
from engine.colony.loading import opened, world_at
from engine.colony.restoring import restored, restored_at
from engine.colony.scenario import parse_scenario
from engine.colony.store import Store
from engine.colony.timelines import Timeline
from engine.errors import StateError
from engine.files import canonical_json
from helpers.colony_stores import games, go_on, prompt, refusing, run_on, same, tables, talkative, tree

pytestmark = pytest.mark.sampled(3)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.create(tmp_path / "run.sqlite", talkative()) as made:
        yield made


# Forks --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rescue-while-others-talk", pytest.param("job-replaced", marks=pytest.mark.full)])
@pytest.mark.parametrize("tick", [137, *(pytest.param(tick, marks=pytest.mark.full) for tick in range(0, 400, 25))])
def test_save_restore_and_go_on_equals_the_run_that_was_not_interrupted(name: str, tick: int, tmp_path: Path) -> None:
    with Store.create(tmp_path / "run.sqlite", prompt(name)) as store:
        world = go_on(store, "t1", 400)
        made = restored(store, taken(store, "t1", tick))
        run_on(made.world, store, made.report.timeline, 400 - tick)
        assert games(store, "t2") == games(store, "t1")
        for part in ("events", "receipts", "notices", "messages"):
            assert tables(store, "t2")[part] == tables(store, "t1")[part]
        assert same(world, made.world)


def test_restoring_forks_the_timeline_and_another_answer_makes_another_story(store: Store) -> None:
    """Restoring checks the hash and forks the timeline."""
    go_on(store, "t1", 100)
    before = tables(store, "t1")
    made = restored(store, taken(store, "t1", 1))
    run_on(made.world, store, "t2", 99, bo=refusing())
    assert tree(store) == ["0 t1 0-100 begun", "1 t2 1-100 paired restore"]
    assert tables(store, "t1") == before
    assert [each.kind for each in before["notices"]] == ["offered", "accepted", "agreed", "started", "finished"]
    assert [each.kind for each in store.notices("t2")] == ["offered", "refused"]
    assert games(store, "t2")[:2] == games(store, "t1")[:2]
    assert games(store, "t2")[-1] != games(store, "t1")[-1]
    again = opened(store, "t1")
    run_on(again, store, "t1", 10)
    assert store.timelines()["t1"] == Timeline("t1", None, 0, "begun", 110)
    assert store.receipts("t2") == []


def test_forks_of_forks_read_through_and_a_tick_before_a_fork_is_its_parents(store: Store) -> None:
    go_on(store, "t1", 60)
    run_on(restored(store, taken(store, "t1", 30)).world, store, "t2", 30)
    run_on(restored(store, taken(store, "t2", 50)).world, store, "t3", 10)
    run_on(restored(store, taken(store, "t3", 20)).world, store, "t4", 5)
    assert tree(store) == [
        "0 t1 0-60 begun",
        "1 t2 30-60 paired restore",
        "2 t3 50-60 paired restore",
        "1 t4 20-25 paired restore",
    ]
    assert games(store, "t3") == games(store, "t1")
    assert world_at(store, "t3", 10).to_json() == world_at(store, "t1", 10).to_json()


def test_a_checkpoint_of_another_scenario_or_seed_is_refused_and_the_store_stays_as_it_was(
    store: Store, tmp_path: Path
) -> None:
    go_on(store, "t1", 10)
    for number, scenario in enumerate([talkative(seed=4), parse_scenario(dict(talkative(title="Another").source))]):
        with (
            Store.create(tmp_path / f"{number}.sqlite", scenario) as other,
            pytest.raises(StateError, match=r"of another scenario or seed than the store: .*run\.sqlite: restore it"),
        ):
            restored(store, taken(other, "t1", 0))
    assert (tree(store), store.epoch) == (["0 t1 0-10 begun"], 1)


def test_a_changed_checkpoint_is_refused_and_the_store_stays_as_it_was(store: Store) -> None:
    go_on(store, "t1", 10)
    sound = taken(store, "t1", 5)
    game = json.loads(canonical_json(sound.game))
    game["pawns"]["ann"]["food"] = 0.25
    with pytest.raises(StateError, match="the game has the SHA-256"):
        restored(store, sound.model_copy(update={"game": game}))
    assert (tree(store), store.epoch) == (["0 t1 0-10 begun"], 1)


def test_a_checkpoint_from_a_store_with_another_history_becomes_a_root_of_its_own(store: Store, tmp_path: Path) -> None:
    go_on(store, "t1", 100)
    with Store.create(tmp_path / "other.sqlite", talkative()) as other:
        go_on(other, "t1", 40)
        go_on(other, "t1", 40, bo=refusing())
        run_on(restored(other, taken(other, "t1", 0)).world, other, "t2", 30, bo=refusing())
        shared, foreign = taken(other, "t1", 20), taken(other, "t2", 30)
    assert restored(store, shared).report.parent == "t1"
    made = restored(store, foreign)
    assert (made.report.parent, made.report.timeline) == (None, "t3")
    assert made.report.epoch > foreign.epoch
    run_on(made.world, store, "t3", 10)
    assert [tick for tick, _, _ in store.digests("t3")] == list(range(30, 41))
    with pytest.raises(StateError, match="choose one from 30 to 40"):
        world_at(store, "t3", 29)


def test_where_there_is_no_store_one_is_made_that_goes_on_from_the_checkpoint(store: Store, tmp_path: Path) -> None:
    go_on(store, "t1", 60)
    for _ in range(3):
        opened(store, "t1")
    go_on(store, "t1", 20)
    path = tmp_path / "new.sqlite"
    report = restored_at(path, taken(store, "t1", 70))
    assert (report.parent, report.timeline, report.tick, report.epoch) == (None, "t1", 70, 6)
    with Store.open(path) as other:
        assert tree(other) == ["0 t1 70-70 paired restore"]
        go_on(other, "t1", 10)
        assert games(other, "t1") == games(store, "t1")[70:]
    assert restored_at(path, taken(store, "t1", 75)).parent == "t1"


# Paired and cold ----------------------------------------------------------------------------------------------------

COLD = """
import json, sys
from pathlib import Path
from engine.colony.checkpoint import read
from engine.colony.restoring import restored_at
from engine.colony.store import Store
path = Path(sys.argv[1])
report = restored_at(path, read(Path(sys.argv[2])))
with Store.open(path, write=False) as store:
    print(json.dumps([report.to_json(), store.attempts.count()]))
"""


def test_a_paired_and_a_cold_restore_are_told_apart_and_neither_calls_a_mind(
    store: Store, tmp_path: Path, root: Path
) -> None:
    """Gameplay reports distinguish paired restore from a cold restore: a full process restart, with retained results
    and no extra model calls.
    """
    go_on(store, "t1", 100)
    asked = store.attempts.count()
    answers = sum(each.value is not None for each in store.arrivals("t1", last=50))
    checkpoint = taken(store, "t1", 50)
    paired = restored(store, checkpoint)
    assert paired.report.to_json() == {
        "kind": "paired restore",
        "gameSha256": checkpoint.game_sha256,
        "parent": "t1",
        "timeline": "t2",
        "tick": 50,
        "epoch": 2,
        "dropped": [],
        "discarded": [],
        "retained": answers,
        "calls": 0,
    }
    assert store.attempts.count() == asked > answers > 0
    write(checkpoint, tmp_path / "at-50.json")
    store.close()
    command = [sys.executable, "-c", COLD, str(store.path), str(tmp_path / "at-50.json")]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    report, counted = json.loads(done.stdout)
    assert report == paired.report.to_json() | {"kind": "cold restore", "timeline": "t3", "epoch": 3}
    assert counted == asked
    with Store.open(store.path) as again:
        assert tree(again)[1:] == ["1 t2 50-50 paired restore", "1 t3 50-50 cold restore"]
        run_on(opened(again, "t2"), again, "t2", 50)
        run_on(opened(again, "t3"), again, "t3", 50)
        assert games(again, "t2") == games(again, "t3") == games(again, "t1")
