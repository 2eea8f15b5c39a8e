"""Paired checkpoints: the paused game, its SHA-256, and the state of every mind that goes with it (`colony: Saves`).

A checkpoint is one JSON file. `gameSha256` is the SHA-256 of the canonical JSON of ``game``; `sha256` is that of all
the rest, with `gameSha256` in it, so that neither the game nor the minds can be changed or swapped alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.colony.form import Form
from engine.colony.loading import world_at
from engine.colony.scenario import parse_scenario
from engine.colony.store_reading import StoreReader
from engine.colony.world import World, world_from_json
from engine.errors import Fault, StateError
from engine.faults import form_of
from engine.files import canonical_json, read_json, utf8_json, write_atomic
from engine.forms import Seed

FORMAT = "colony-checkpoint"
VERSION = 1

_TAKEN: set[str] = set()
"""The SHA-256 of each checkpoint that this process has taken."""

_WHOLE = "use a whole copy of it"
_OTHER = "give a file that 'concord colony checkpoint' wrote"

Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Checkpoint(Form):
    """A paused game and the minds that go with it, as the file has them."""

    format: Literal["colony-checkpoint"]
    version: Literal[1]
    timeline: Annotated[str, Field(pattern=r"^t[1-9][0-9]*$")]
    """The timeline of its store that it was taken of."""
    tick: Annotated[int, Field(ge=0)]
    """The tick after which the game was paused."""
    epoch: Annotated[int, Field(ge=0)]
    """The epoch in which it was taken."""
    seed: Seed
    """The seed of the run."""
    scenario: dict[str, Any]
    """The scenario of the run."""
    game_sha256: Sha256
    """The SHA-256 of the canonical JSON of the game."""
    game: dict[str, Any]
    """The state of the colony."""
    minds: dict[str, Any]
    """The state of every mind at the same tick: what it attends to, its offers, handles and messages."""
    sha256: Sha256
    """The SHA-256 of the canonical JSON of all of this but the game and this."""

    @staticmethod
    def of(world: World, timeline: str) -> Checkpoint:
        """The checkpoint of a paused run."""
        whole = world.to_json()
        game = whole.pop("colony")
        parts = {
            "format": FORMAT,
            "version": VERSION,
            "timeline": timeline,
            "tick": world.tick,
            "epoch": world.talks.epoch,
            "seed": world.colony.seed,
            "scenario": dict(world.scenario.source),
            "gameSha256": _hashed(game),
            "minds": whole,
        }
        sha256 = _hashed(parts)
        _TAKEN.add(sha256)
        return Checkpoint.model_validate({**parts, "game": game, "sha256": sha256})

    def to_json(self) -> dict[str, Any]:
        """The JSON value of its file."""
        return self.model_dump(by_alias=True)

    def to_bytes(self) -> bytes:
        """Its file, canonical JSON."""
        return utf8_json(self.to_json()).encode() + b"\n"

    @property
    def taken_here(self) -> bool:
        """Whether it was taken in this very process."""
        return self.sha256 in _TAKEN

    def check(self, where: str = "checkpoint") -> None:
        """Raise `StateError` unless both hashes are right."""
        parts = self.to_json()
        game, whole = _hashed(parts.pop("game")), parts.pop("sha256")
        for what, found, kept in (("the game", game, self.game_sha256), ("the checkpoint", _hashed(parts), whole)):
            if found != kept:
                raise StateError(f"{what} has the SHA-256 {found[:12]}..., not {kept[:12]}...", where, _WHOLE)

    def world(self, where: str = "checkpoint") -> World:
        """The world, once the hashes are found to be right. Raises `StateError` and `ScenarioError`."""
        self.check(where)
        whole = {**self.minds, "colony": self.game}
        world = world_from_json(whole, parse_scenario(self.scenario, self.seed))
        if world.tick != self.tick or canonical_json(world.to_json()) != canonical_json(whole):
            raise StateError("the state is not as this program writes it", where, _WHOLE)
        return world


def taken(store: StoreReader, timeline: str, tick: int) -> Checkpoint:
    """The checkpoint of a tick of a store; no mind is asked. Raises `StateError` for a tick that is not kept."""
    return Checkpoint.of(world_at(store, timeline, tick), store.owner(timeline, tick).id)


def write(checkpoint: Checkpoint, path: Path) -> None:
    """Write the file, whole or not at all. Raises `FileError`."""
    write_atomic(path, checkpoint.to_bytes())


def read(path: Path) -> Checkpoint:
    """The checkpoint of a file, its hashes checked. Raises `FileError` and `StateError`."""
    data = read_json(path)
    where = str(path)
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise StateError("this is no checkpoint of a colony", where, _OTHER)
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        what = f"this checkpoint is of version {version}, newer than this program reads ({VERSION})"
        raise StateError(what, where, "read it with a newer Concord")
    faults: list[Fault] = []
    checkpoint = form_of(Checkpoint, data, faults)
    if checkpoint is None:
        raise StateError("this checkpoint is cut or changed", f"{where}, {faults[0]}", _WHOLE)
    checkpoint.check(where)
    return checkpoint


def _hashed(value: Any) -> str:
    return hashlib.sha256(utf8_json(value).encode()).hexdigest()
