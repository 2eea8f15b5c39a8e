"""The store: every tick in one transaction, tables that go through forks, one writer and any readers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.colony import store_writing
from engine.colony.checkpoint import Checkpoint
from engine.colony.loading import opened, world_at
from engine.colony.record import Arrival, TickNews
from engine.colony.restoring import restored
from engine.colony.store import Store
from engine.colony.store_writing import next_snapshot
from engine.colony.threads import Rejection
from engine.colony.world import new_world
from engine.errors import FileError, StateError
from engine.minds.protocol import Failure
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import FALLS, Erratic, go_on, run_on, tables, talkative, tree


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.sqlite"


def news(tick: int, **parts: object) -> TickNews:
    """A tick in which nothing happened, unless said."""
    digest = f"{tick:064x}"
    empty: dict[str, object] = dict.fromkeys(
        ("events", "receipts", "notices", "rejections", "messages", "arrivals", "thinking"), ()
    )
    return TickNews(tick, digest, digest[::-1], **{**empty, "snapshot": dict, **parts})  # type: ignore[arg-type]


# What is kept -------------------------------------------------------------------------------------------------------


def test_a_store_is_of_a_scenario_and_the_seed_in_force_with_one_timeline(path: Path) -> None:
    scenario = talkative(seed=77)
    with Store.create(path, scenario) as store:
        assert tree(store) == ["0 t1 0-0 begun"]
    with Store.open(path) as store:
        assert store.scenario.source == scenario.source
        assert store.scenario.seed == 77
        assert (store.epoch, store.tip("t1")) == (0, 0)
        world = new_world(scenario, epoch=0)
        assert store.digests("t1") == [(0, world.game_digest(), world.minds_digest())]


def test_everything_that_a_run_tells_is_read_again_as_it_was(path: Path) -> None:
    told: list[TickNews] = []
    scenario = scenario_of("rescue-while-others-talk")
    with Store.create(path, scenario) as store:
        run_on(opened(store, "t1"), store, "t1", 400, watch=told.append)
    with Store.open(path, write=False) as store:
        found = tables(store, "t1")
        assert found["digests"][1:] == [(each.tick, each.game, each.minds) for each in told]
        for name in ("arrivals", "events", "receipts", "notices", "rejections", "messages"):
            assert found[name] == [part for each in told for part in getattr(each, name)]
            assert found[name] or name == "rejections"
        assert [store.thinking("t1", each.tick) for each in told[::50]] == [list(each.thinking) for each in told[::50]]
        assert {row.attempt for row in found["arrivals"]} <= {row.id for row in store.attempts.attempts()}


def test_arrivals_and_rejections_keep_every_part_even_half_a_surrogate_pair(path: Path) -> None:
    rejection = Rejection(1, 1, "bo", "answer", "unknown handle", "x")
    arrivals = (
        Arrival(1, 0, "1-1", "bo", "deliberation", {"choice": "a", "says": "\ud800 é"}, None, "done", "", (2, 0)),
        Arrival(1, 1, "1-2", "core", "planning", None, Failure("parse", "\udfff"), "failed", "parse: no JSON"),
        Arrival(1, 2, "1-3", "ann", "appraisal", None, None, "discarded", "the seat was taken over"),
    )
    with Store.create(path, talkative()) as store:
        store.record("t1").tick(news(1, rejections=(rejection,), arrivals=arrivals, thinking=(("bo", "reflection"),)))
        kept = store.arrivals("t1")
        assert kept[0] == arrivals[0]
        assert kept[1].failure == Failure("parse", "\\udfff")
        assert kept[2] == arrivals[2]
        assert store.rejections("t1") == [rejection]
        assert [store.thinking("t1", tick) for tick in (0, 1)] == [[], [("bo", "reflection")]]


def test_who_thinks_is_kept_when_it_changes(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        record = store.record("t1")
        for tick, thinking in enumerate([(), (("bo", "reflection"),), (("bo", "reflection"),), ()], start=1):
            record.tick(news(tick, thinking=thinking))
        assert [store.thinking("t1", tick) for tick in range(5)] == [
            [],
            [],
            [("bo", "reflection")],
            [("bo", "reflection")],
            [],
        ]
        assert store.rows("SELECT tick FROM news WHERE kind = 'thinking'") == [(1,), (2,), (4,)]
        record.tick(news(5, thinking=(("ann", "deliberation"),)))
        store.begin_epoch("t1", 5)
        store.record("t1").tick(news(6))
        assert [store.thinking("t1", tick) for tick in (5, 6)] == [[("ann", "deliberation")], []]


def test_snapshots_come_now_and_then_and_get_rarer_as_they_grow(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        go_on(store, "t1", 600)
        assert [row[0] for row in store.rows("SELECT tick FROM snapshots ORDER BY tick")] == [0, 250, 500]
    assert next_snapshot(500, 1_000) == 750
    assert next_snapshot(500, 1_000_000) == 500 + 1_000_000 // store_writing.SNAPSHOT_BYTES


def test_the_snapshots_go_on_where_they_were_after_a_load(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        for _ in range(6):
            go_on(store, "t1", 60)
        assert [row[0] for row in store.rows("SELECT tick FROM snapshots ORDER BY tick")] == [0, 250]


def test_the_tip_is_kept_whole_at_the_end_of_a_run_so_that_a_load_repeats_nothing(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        world = go_on(store, "t1", 30)
        store.keep("t1", world)
        assert store.snapshot("t1", 30) == (30, world.to_json())
        with pytest.raises(StateError, match="t1 is at tick 30, not 0"):
            store.keep("t1", new_world(store.scenario))
        again = opened(store, "t1")
        store.keep("t1", again)  # nothing has happened since the load: what is kept is from before its epoch
        assert store.snapshot("t1", 30) == (30, world.to_json())
        assert opened(store, "t1").game_digest() == world.game_digest()


# Timelines ----------------------------------------------------------------------------------------------------------


def test_a_fork_reads_through_its_parents_and_leaves_them_as_they_are(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        go_on(store, "t1", 80)
        before = tables(store, "t1")
        for _ in range(2):
            made = restored(store, Checkpoint.of(world_at(store, "t1", 60), "t1"))
            run_on(made.world, store, made.report.timeline, 30)
        assert tree(store) == ["0 t1 0-80 begun", "1 t2 60-90 paired restore", "1 t3 60-90 paired restore"]
        assert tables(store, "t1") == before
        for name, parts in tables(store, "t2").items():
            assert parts == tables(store, "t3")[name] or name in ("digests", "arrivals")  # epochs differ
            old = [part for part in before[name] if (part[0] if name == "digests" else tick_of(part)) <= 60]
            assert parts[: len(old)] == old
        assert [tick for tick, _, _ in store.digests("t3")] == list(range(91))
        assert [tick for tick, _, _ in store.digests("t3", 58, 62)] == [58, 59, 60, 61, 62]


def tick_of(part: object) -> int:
    """The tick of a part of a table; receipts have that of their last change."""
    return int(getattr(part, "tick", None) or getattr(part, "ended", None) or getattr(part, "begun", 0))


def test_a_tick_that_no_timeline_keeps_is_refused_with_those_that_are(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        world = go_on(store, "t1", 20)
        with pytest.raises(StateError, match=r"tick 21 is not kept: .*run\.sqlite, t1: choose one from 0 to 20"):
            world_at(store, "t1", 21)
        with pytest.raises(StateError, match="no timeline 't7'"):
            store.record("t7")
        with pytest.raises(StateError, match="no timeline ''"):
            store.events("")
        late = go_on(store, "t1", 10)
        made = store.fork("t1", world_at(store, "t1", 15), "cold restore")
        with pytest.raises(StateError, match="tick 30 is not kept"):
            store.fork(made, late, "cold restore")
        assert world.tick == 20


# One writer, and epochs ---------------------------------------------------------------------------------------------


def test_a_second_writer_is_refused_in_words_and_readers_are_not(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        go_on(store, "t1", 10)
        with pytest.raises(FileError, match=r"another process is writing to this store: .*run\.sqlite: wait for it"):
            Store.open(path)
        with Store.open(path, write=False) as reader:
            assert reader.tip("t1") == 10
            go_on(store, "t1", 5)
            assert reader.tip("t1") == 15
            assert world_at(reader, "t1", 12).tick == 12
    with Store.open(path) as store:
        assert store.tip("t1") == 15


def test_a_link_to_a_store_is_the_store(path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.sqlite"
    link.symlink_to(path)
    with Store.create(link, talkative()) as store:
        go_on(store, "t1", 5)
        with pytest.raises(FileError, match=r"another process is writing to this store: .*run\.sqlite"):
            Store.open(path)
        with Store.open(link, write=False) as reader:
            assert reader.tip("t1") == 5
    assert path.exists()
    assert link.is_symlink()
    with Store.open(path) as store, pytest.raises(FileError, match="another process"):
        Store.open(link)
    assert store.path == path


def test_who_only_reads_changes_nothing(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        world = go_on(store, "t1", 10)
    before = path.read_bytes()
    with Store.open(path, write=False) as reader:
        for change in (
            lambda: opened(reader, "t1"),
            lambda: reader.record("t1"),
            lambda: reader.fork("t1", world, "cold restore"),
            lambda: reader.keep("t1", world),
            reader.discard_open,
        ):
            with pytest.raises(StateError, match="opened to be read"):
                change()
    assert path.read_bytes() == before
    assert sorted(each.name for each in path.parent.iterdir()) == [".run.sqlite.lock", "run.sqlite"]


def test_ticks_are_kept_in_their_order_and_each_once(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        record = store.record("t1")
        record.tick(news(1))
        for tick in (1, 3, 0):
            with pytest.raises(StateError, match="does not follow tick 1"):
                record.tick(news(tick))
        record.tick(news(2))
        assert store.tip("t1") == 2


def test_an_epoch_begins_at_the_tip_and_ends_what_came_before_it(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        record = store.record("t1")
        record.tick(news(1))
        with pytest.raises(StateError, match="t1 is at tick 1, not 0"):
            store.begin_epoch("t1", 0)
        assert store.begin_epoch("t1", 1) == 1
        with pytest.raises(StateError, match="began epoch 1: epoch 0 keeps nothing any more"):
            record.tick(news(2))
        store.record("t1").tick(news(2))
        assert store.begin_epoch("t1", 2, after=6) == 7
        assert store.epochs("t1") == [(1, 1), (2, 7)]
    with Store.open(path) as store:
        assert store.begin_epoch("t1", 2) == 8


def test_a_failed_tick_leaves_nothing_behind_and_can_be_kept_again(path: Path) -> None:
    arrival = Arrival(1, 0, "1-1", "bo", "deliberation", {"choice": "a"}, None, "done")
    with Store.create(path, talkative()) as store:
        record = store.record("t1")
        with pytest.raises(StateError):
            record.tick(news(1, arrivals=(arrival, arrival)))
        assert (store.tip("t1"), store.arrivals("t1")) == (0, [])
        record.tick(news(1, arrivals=(arrival,)))
        assert store.arrivals("t1") == [arrival]


def test_the_appraiser_and_every_mind_are_asked_through_the_ledger_of_the_store(path: Path) -> None:
    with Store.create(path, talkative()) as store:
        go_on(store, "t1", FALLS + 20, bo=Erratic(random.Random(1)))
        rows = list(store.attempts.attempts())
        assert {row.context["aim"] for row in rows} >= {"appraisal", "deliberation", "planning"}
        assert {row.id for row in rows} == {arrival.attempt for arrival in store.arrivals("t1")}
        assert {row.spec for row in rows if row.mind == "bo" and row.context["aim"] != "appraisal"} == {"erratic"}
