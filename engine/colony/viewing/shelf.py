"""The checkpoints that are kept beside a store, in a folder of its name; each with what is wrong with it, if anything.

They are files like any other checkpoint: copied elsewhere they are restored there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.colony.checkpoint import Checkpoint, read, write
from engine.colony.restoring import other_origin, parent_of
from engine.colony.store_reading import StoreReader
from engine.errors import ConcordError, FileError
from engine.files import read_json, utf8_json, write_atomic

FOLDER = ".checkpoints"
"""What the folder beside a store is called, after the store's own name."""

MOST = 200
"""Checkpoints that are listed: the latest by name of those there are, numbers compared as numbers."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A checkpoint in a file. `timeline` is that of the store which was in its very state, None where there is none;
    `claims` the one that it says it is of.

    `thoughts` were under way in it, and `here` is whether this process took it. `fault` is why it can't be restored,
    None where it can; what else is said of it is then as far as the file tells (`tick` None where it does not).
    """

    path: Path
    timeline: str | None
    claims: str
    tick: int | None
    epoch: int | None
    game_sha256: str
    sha256: str
    here: bool
    thoughts: int = 0
    fault: ConcordError | None = None


def folder_of(store: Path) -> Path:
    """Where the checkpoints of a store are kept."""
    return store.with_name(store.name + FOLDER)


def put(store: Path, checkpoint: Checkpoint) -> Path:
    """Keep a checkpoint beside a store, whole or not at all: its file. Raises `FileError`."""
    name = f"{checkpoint.timeline}-{checkpoint.tick}-{checkpoint.sha256[:8]}.json"
    path = folder_of(store) / name
    write(checkpoint, path)
    return path


def copy(store: Path, to: Path) -> None:
    """Keep the checkpoints of one store beside another, each whole or not at all. Raises `FileError`."""
    for path in _files(store):
        try:
            data = path.read_bytes()
        except OSError as error:
            remedy = "check its permissions, or move it elsewhere"
            raise FileError(f"cannot read the checkpoint ({error.strerror})", str(path), remedy) from error
        write_atomic(folder_of(to) / path.name, data)


def kept(store: StoreReader) -> tuple[Kept, ...]:
    """Every checkpoint beside a store, by timeline, tick and name."""
    found = _files(store.path)[-MOST:]
    return tuple(each for path in found if (each := looked_at(store, path)) is not None)


def _files(store: Path) -> list[Path]:
    try:
        found = [path for path in folder_of(store).iterdir() if path.suffix == ".json"]
    except OSError:
        return []
    return sorted(found, key=_order)


def looked_at(store: StoreReader, path: Path) -> Kept | None:
    """What a file says of itself, held against a store; None where there is no file any more."""
    try:
        stamp = path.stat()
    except OSError:
        return None
    found, told = _read(path, stamp.st_mtime_ns, stamp.st_size)
    if told is None or found.tick is None:
        return found
    if told.origin != _origin(store.scenario.source, store.scenario.seed):
        return replace(found, fault=other_origin(path))
    return replace(found, timeline=parent_of(store, found.claims, found.tick, told.game))


@dataclass(frozen=True, slots=True)
class _Told:
    """What tells whose a checkpoint is: the digests of its game, and of its scenario with the seed."""

    game: str
    origin: str


@lru_cache(maxsize=MOST)
def _read(path: Path, changed: int, size: int) -> tuple[Kept, _Told | None]:
    """What a file says of itself, and whose it is; it is read once, as long as it does not change."""
    try:
        found = read(path)
        world = found.world(str(path))
    except ConcordError as error:
        return _broken(path, error), None
    told = _Told(world.game_digest(), _origin(world.scenario.source, world.scenario.seed))
    hashes = (found.game_sha256, found.sha256)
    kept = Kept(path, None, found.timeline, found.tick, found.epoch, *hashes, found.taken_here, len(world.thoughts))
    return kept, told


def _origin(scenario: Mapping[str, Any], seed: int) -> str:
    return hashlib.sha256(utf8_json([scenario, seed]).encode()).hexdigest()


def _broken(path: Path, error: ConcordError) -> Kept:
    try:
        data = read_json(path)
    except ConcordError:
        data = None
    told = data if isinstance(data, Mapping) else {}
    numbers = [told.get(name) for name in ("tick", "epoch")]
    tick, epoch = (value if type(value) is int and value >= 0 else None for value in numbers)
    words = [told.get(name) for name in ("timeline", "gameSha256", "sha256")]
    claims, game, whole = (value if isinstance(value, str) else "" for value in words)
    return Kept(path, None, claims[:20], tick, epoch, game[:64], whole[:64], False, fault=error)


def _order(path: Path) -> tuple[list[tuple[int, str]], str]:
    parts = path.stem.removeprefix("t").split("-")
    return [(int(part), "") if part.isascii() and part.isdecimal() else (0, part) for part in parts], path.name
