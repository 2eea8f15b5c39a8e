"""What the page has done in the thread of the run: checkpoints taken and looked at; each tells one event."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.colony.checkpoint import taken, write
from engine.colony.runner import Run
from engine.colony.store import Store
from engine.colony.viewing.shelf import Kept, looked_at, put
from engine.colony.viewing.tree import Place
from engine.errors import ConcordError, FileError


@dataclass(frozen=True, slots=True)
class CheckpointTaken:
    """It lies in a file now: beside the store, or where a person wanted it."""

    path: Path
    place: Place
    game_sha256: str


@dataclass(frozen=True, slots=True)
class CheckpointSeen:
    """What a file that was chosen says of itself."""

    kept: Kept


@dataclass(frozen=True, slots=True)
class CheckpointFailed:
    """A checkpoint could not be taken, or a file not be looked at."""

    error: ConcordError


class Take:
    """Take a checkpoint of a tick, into the file `path`, or beside the store (None)."""

    def __init__(self, place: Place, path: Path | None = None) -> None:
        self._place, self._path = place, path

    def __call__(self, run: Run | None, store: Store) -> CheckpointTaken | CheckpointFailed:
        try:
            checkpoint = taken(store, *self._place)
            if self._path is None:
                path = put(store.path, checkpoint)
            else:
                path = self._path
                write(checkpoint, path)
        except ConcordError as error:
            return CheckpointFailed(error)
        return CheckpointTaken(path, Place(checkpoint.timeline, checkpoint.tick), checkpoint.game_sha256)


class LookAt:
    """Look at the file of a checkpoint."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self, run: Run | None, store: Store) -> CheckpointSeen | CheckpointFailed:
        kept = looked_at(store, self._path)
        if kept is None:
            return CheckpointFailed(FileError("there is no such file", str(self._path), "choose another one"))
        return CheckpointSeen(kept)
