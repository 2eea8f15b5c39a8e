"""The tree of timelines as it is drawn, and the checkpoints beside a store."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.colony.checkpoint import taken
from engine.colony.loading import world_at
from engine.colony.restoring import restored
from engine.colony.store import Store
from engine.colony.viewing.reading import Reading
from engine.colony.viewing.shelf import copy, folder_of, put
from engine.colony.viewing.tree import Place, TimelineTree, meeting, tree_lens
from helpers.colony_stores import go_on, refusing, run_on, talkative


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """t1 to 60; t2 from 30 to 50; t3 from t2's 40, to 45."""
    with Store.create(tmp_path / "run.sqlite", talkative()) as made:
        go_on(made, "t1", 60)
        run_on(restored(made, taken(made, "t1", 30)).world, made, "t2", 20, bo=refusing())
        run_on(restored(made, taken(made, "t2", 40)).world, made, "t3", 5)
        yield made


def read(store: Store, timeline: str = "t3", tick: int = 45) -> TimelineTree:
    return tree_lens().read(Reading(world_at(store, timeline, tick), store, timeline, tick, True))


def test_each_branch_has_its_ticks_loads_and_the_digest_at_its_tip_and_stands_before_its_forks(store: Store) -> None:
    tree = read(store)
    assert [(each.id, each.parent, each.forked, each.tip, each.depth) for each in tree.branches] == [
        ("t1", None, 0, 60, 0),
        ("t2", "t1", 30, 50, 1),
        ("t3", "t2", 40, 45, 2),
    ]
    assert [each.epochs for each in tree.branches] == [((0, 1),), ((30, 2),), ((40, 3),)]
    for each in tree.branches:
        assert each.game == world_at(store, each.id, each.tip).game_digest()
    assert (tree.first, tree.last, tree.running) == (0, 60, "t3")


def test_the_timeline_that_goes_on_is_the_one_that_was_loaded_last(store: Store) -> None:
    assert read(store, "t1", 10).running == "t3"
    go_on(store, "t1", 1)
    assert read(store, "t3", 45).running == "t1"


def test_a_tick_before_a_fork_belongs_to_the_timeline_that_it_is_shared_with(store: Store) -> None:
    tree = read(store)
    owners = [(tick, branch.id) for tick in (0, 29, 30, 39, 40, 45) if (branch := tree.owner("t3", tick))]
    assert owners == [(0, "t1"), (29, "t1"), (30, "t2"), (39, "t2"), (40, "t3"), (45, "t3")]
    assert tree.owner("t3", 46) is None
    assert tree.owner("t9", 0) is None


@pytest.mark.parametrize(
    ("one", "other", "last"),
    [
        (("t3", 45), ("t1", 60), 30),
        (("t3", 45), ("t2", 50), 40),
        (("t2", 50), ("t3", 45), 40),
        (("t1", 10), ("t3", 45), 10),
        (("t3", 42), ("t3", 45), 42),
    ],
)
def test_two_places_have_in_common_what_was_before_their_fork(
    store: Store, one: tuple[str, int], other: tuple[str, int], last: int
) -> None:
    tree = store.timelines()
    assert meeting(tree, Place(*one), Place(*other)) == last
    for tick in (0, last):
        assert store.digests(one[0], tick, tick) == store.digests(other[0], tick, tick)


def test_checkpoints_beside_the_store_stand_on_the_timelines_that_they_are_of(store: Store, tmp_path: Path) -> None:
    for timeline, tick in (("t1", 20), ("t2", 45), ("t1", 5), ("t1", 5)):
        put(store.path, taken(store, timeline, tick))
    with Store.create(tmp_path / "other.sqlite", talkative()) as other:
        go_on(other, "t1", 50, bo=refusing())
        put(store.path, taken(other, "t1", 33))
    tree = read(store)
    assert [(each.timeline, each.claims, each.tick, each.fault) for each in tree.kept] == [
        ("t1", "t1", 5, None),
        ("t1", "t1", 20, None),
        (None, "t1", 33, None),
        ("t2", "t2", 45, None),
    ]
    assert tree.marks("t1") == (0, 5, 20, 30, 60)
    assert tree.marks("t2") == (30, 40, 45, 50)
    (found,) = tree.kept_at("t2", 45)
    checkpoint = taken(store, "t2", 45)
    assert (found.game_sha256, found.sha256, found.here) == (checkpoint.game_sha256, checkpoint.sha256, True)


def test_a_checkpoint_with_a_wrong_hash_is_listed_with_what_is_wrong_and_so_is_one_that_is_cut(store: Store) -> None:
    sound = put(store.path, taken(store, "t1", 20))
    data = json.loads(sound.read_text(encoding="utf-8"))
    data["game"]["pawns"]["bo"]["food"] = 0.125
    changed = sound.with_name("t1-20-changed.json")
    changed.write_text(json.dumps(data), encoding="utf-8")
    sound.with_name("t1-21-cut.json").write_text(sound.read_text(encoding="utf-8")[:500], encoding="utf-8")
    (sound.parent / "notes.txt").write_text("no checkpoint", encoding="utf-8")
    broken = {each.path.name: each for each in read(store).kept}
    assert set(broken) == {sound.name, "t1-20-changed.json", "t1-21-cut.json"}
    assert broken[sound.name].fault is None
    wrong = broken["t1-20-changed.json"]
    assert (wrong.timeline, wrong.claims, wrong.tick, wrong.game_sha256) == (None, "t1", 20, data["gameSha256"])
    assert wrong.fault is not None
    assert wrong.fault.what.startswith("the game has the SHA-256 ")
    cut = broken["t1-21-cut.json"]
    assert (cut.tick, cut.claims) == (None, "")
    assert cut.fault is not None
    assert "not JSON" in cut.fault.what
    changed.write_bytes(sound.read_bytes())
    assert {each.path.name: each for each in read(store).kept}["t1-20-changed.json"].fault is None


def test_where_no_checkpoint_was_taken_there_is_none(store: Store) -> None:
    assert not folder_of(store.path).exists()
    assert read(store).kept == ()


def test_the_checkpoints_go_with_a_copy_of_the_store(store: Store, tmp_path: Path) -> None:
    put(store.path, taken(store, "t1", 20))
    to = tmp_path / "elsewhere" / "copy.colony"
    copy(store.path, to)
    (one,) = folder_of(store.path).iterdir()
    (other,) = folder_of(to).iterdir()
    assert (other.name, other.read_bytes()) == (one.name, one.read_bytes())
