"""Paired checkpoints: the paused game and the minds that go with it, each under its hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.colony.checkpoint import Checkpoint, read, taken, write
from engine.colony.loading import world_at
from engine.colony.store import Store
from engine.errors import ConcordError, FileError, StateError
from engine.files import canonical_json
from helpers.colony_shipped import scenario_of
from helpers.colony_stores import go_on, talkative


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory: pytest.TempPathFactory) -> Checkpoint:
    """The checkpoint of a run at a tick in which work is under way."""
    with Store.create(tmp_path_factory.mktemp("checkpoint") / "run.sqlite", talkative()) as store:
        go_on(store, "t1", 60)
        return taken(store, "t1", 45)


@pytest.fixture
def file(checkpoint: Checkpoint, tmp_path: Path) -> Path:
    """It in a file."""
    write(checkpoint, tmp_path / "at-45.json")
    return tmp_path / "at-45.json"


def hashed(value: Any) -> str:
    return hashlib.sha256(canonical_json(value).encode()).hexdigest()


def test_a_checkpoint_holds_the_paused_game_its_hash_and_the_minds_that_go_with_it(checkpoint: Checkpoint) -> None:
    """Paired checkpoints save the paused game, hash it and store the matching character state together. A paired
    checkpoint holds the paused game, its SHA-256, and the matching state of every mind.
    """
    parts = checkpoint.to_json()
    assert (parts["timeline"], parts["tick"], parts["epoch"], parts["seed"]) == ("t1", 45, 1, 3)
    assert parts["gameSha256"] == hashed(parts["game"])
    assert parts["sha256"] == hashed({key: value for key, value in parts.items() if key not in ("game", "sha256")})
    assert parts["game"]["tick"] == parts["minds"]["talks"]["tick"] == 45
    assert parts["game"]["receipts"]["a1"]["state"] == "running"
    assert set(parts["minds"]["attention"]) == {"ann", "bo"}


def test_a_checkpoint_is_read_again_as_it_was_written(checkpoint: Checkpoint, file: Path) -> None:
    again = read(file)
    assert again == checkpoint
    assert again.to_bytes() == file.read_bytes()
    assert again.world().to_json() == checkpoint.world().to_json()


def test_a_checkpoint_of_a_store_is_the_one_of_the_paused_run(tmp_path: Path) -> None:
    scenario = scenario_of("rewind-while-thinking")
    with Store.create(tmp_path / "run.sqlite", scenario) as store:
        world = go_on(store, "t1", 60)
        assert taken(store, "t1", 60) == Checkpoint.of(world, "t1")
        assert taken(store, "t1", 30).world().to_json() == world_at(store, "t1", 30).to_json()
        with pytest.raises(StateError, match="tick 61 is not kept"):
            taken(store, "t1", 61)


def _deep(value: Any, path: str, into: Callable[[Any], Any]) -> None:
    *above, last = path.split(".")
    for key in above:
        value = value[key]
    value[last] = into(value[last])


@pytest.mark.parametrize(
    ("path", "into", "what"),
    [
        ("game.pawns.ann.food", lambda food: food / 2, "the game"),
        ("game.tick", lambda tick: tick + 1, "the game"),
        ("gameSha256", lambda _: "0" * 64, "the game"),
        ("minds.attempts", lambda number: number + 1, "the checkpoint"),
        ("minds.talks.epoch", lambda number: number + 1, "the checkpoint"),
        ("scenario.rules.sight", lambda _: 1, "the checkpoint"),
        ("seed", lambda seed: seed + 1, "the checkpoint"),
        ("tick", lambda tick: tick - 1, "the checkpoint"),
        ("sha256", lambda _: "f" * 64, "the checkpoint"),
    ],
)
def test_whatever_is_changed_in_a_checkpoint_its_hash_gives_it_away(
    file: Path, path: str, into: Callable[[Any], Any], what: str
) -> None:
    """Restoring checks the hash and forks the timeline. Restoring checks the hash, refuses a mismatch with a clear
    error, and forks the timeline (a tree of timelines, kept).
    """
    data = json.loads(file.read_text())
    data["scenario"]["rules"]["sight"] = data["scenario"]["rules"].get("sight", 6)
    if path != "scenario.rules.sight":
        data = json.loads(file.read_text())
    _deep(data, path, into)
    file.write_text(json.dumps(data))
    with pytest.raises(StateError, match=rf"{what} has the SHA-256 [0-9a-f]{{12}}\.\.\., not .*at-45\.json: use"):
        read(file)


def test_the_game_of_one_checkpoint_and_the_minds_of_another_do_not_go_together(
    checkpoint: Checkpoint, file: Path, tmp_path: Path
) -> None:
    with Store.create(tmp_path / "run.sqlite", talkative()) as store:
        go_on(store, "t1", 50)
        other = taken(store, "t1", 50)
    data = checkpoint.to_json() | {"game": other.game, "gameSha256": other.game_sha256}
    file.write_text(json.dumps(data))
    with pytest.raises(StateError, match="the checkpoint has the SHA-256"):
        read(file)


def test_a_state_with_the_right_hash_that_is_no_state_is_refused(checkpoint: Checkpoint) -> None:
    data = checkpoint.to_json()
    data["game"]["pawns"]["ann"]["wings"] = 2
    with pytest.raises(StateError, match="not as this program writes it"):
        Checkpoint.model_validate(rehashed(data)).world()
    del data["game"]["pawns"]["ann"]["wings"]
    del data["game"]["pawns"]["bo"]["food"]
    with pytest.raises(StateError, match="no state of a colony"):
        Checkpoint.model_validate(rehashed(data)).world()


def rehashed(data: dict[str, Any]) -> dict[str, Any]:
    """A changed checkpoint whose hashes fit."""
    data["gameSha256"] = hashed(data["game"])
    data["sha256"] = hashed({key: value for key, value in data.items() if key not in ("game", "sha256")})
    return data


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("", FileError, "this is not JSON"),
        ("[]", StateError, "this is no checkpoint of a colony"),
        ('{"format": "anatolia-game"}', StateError, "this is no checkpoint of a colony"),
        ('{"format": "colony-checkpoint", "version": 2}', StateError, "of version 2, newer than this program reads"),
        ('{"format": "colony-checkpoint", "version": 1}', StateError, "cut or changed: .*: missing"),
        ('{"format": "colony-checkpoint", "version": "1"}', StateError, "cut or changed"),
    ],
)
def test_a_file_that_is_no_checkpoint_is_refused_in_words(
    tmp_path: Path, text: str, kind: type[ConcordError], words: str
) -> None:
    (tmp_path / "a.json").write_text(text)
    with pytest.raises(kind, match=words) as refusal:
        read(tmp_path / "a.json")
    assert "a.json" in refusal.value.where


def test_an_unknown_key_and_a_checkpoint_that_was_cut_are_refused(checkpoint: Checkpoint, file: Path) -> None:
    whole = file.read_text()
    for length in range(0, len(whole), len(whole) // 7):
        file.write_text(whole[:length])
        with pytest.raises(FileError, match="this is not JSON"):
            read(file)
    file.write_text(json.dumps(checkpoint.to_json() | {"more": 1}))
    with pytest.raises(StateError, match=r"cut or changed: .*at-45\.json, more: unknown key"):
        read(file)


def test_a_place_that_takes_no_checkpoint_is_named_and_nothing_is_half_written(
    checkpoint: Checkpoint, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match="cannot write the file"):
        write(checkpoint, tmp_path / "file" / "a.json")
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
