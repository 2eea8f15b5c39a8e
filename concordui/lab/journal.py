"""The journal of the lab: a small file for each position with unsaved changes, in the data folder.

It is written anew on every edit, so that a killed window loses nothing.
What a position was opened from may be private (orders that nobody has seen yet): the files are their owner's alone.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from concordui.lab.document import Position, read
from concordui.match.wording import say
from engine.errors import ConcordError, FileError, RecordError
from engine.files import json_line, read_json, write_atomic

FORMAT = "lab-draft"
VERSION = 1
FOLDER = "lab"
DAMAGED = ".damaged"
DISCARDED = ".discarded"


@dataclass(frozen=True, slots=True)
class Draft:
    """A position as it was when it was edited last.

    `file` is the file that it is a change of, as it was with the SHA-256 `digest`; None for what is in no file yet.
    """

    position: Position
    file: Path | None = None
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """A draft in the journal: where, and when it was written."""

    place: Path
    draft: Draft
    at: datetime


class Journal:
    """The drafts in the data folder. What can't be written or read raises `ConcordError` in words."""

    def __init__(self, data: Path) -> None:
        self.folder = data / FOLDER

    def has(self, path: Path) -> bool:
        """Whether a path is that of a draft."""
        return path.absolute().parent == self.folder.absolute()

    def place_of(self, file: Path) -> Path:
        """Where the changes of a file are kept."""
        name = hashlib.sha256(os.fsencode(os.path.realpath(file))).hexdigest()[:24]
        return self.folder / f"changes-{name}.json"

    def new_place(self) -> Path:
        """A place for a position that is in no file, which nobody else takes. Raises `FileError`."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while True:
                place = self.folder / f"position-{number}.json"
                try:
                    os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                except FileExistsError:
                    number += 1
                else:
                    return place
        except OSError as error:
            what = f"unsaved changes can't be kept ({error.strerror})"
            raise FileError(what, str(self.folder), "save the position in a file") from error

    def write(self, place: Path, draft: Draft) -> None:
        """Keep a draft, in whole or not at all."""
        data = {
            "format": FORMAT,
            "version": VERSION,
            "file": None if draft.file is None else str(draft.file),
            "digest": draft.digest,
            "case": draft.position.to_case(),
        }
        write_atomic(place, json_line(data), private=True, flush=False)

    def read(self, place: Path) -> Draft:
        """The draft there. Raises `ConcordError`; one that is damaged is kept under another name."""
        try:
            return _draft(read_json(place), place)
        except ConcordError:
            with contextlib.suppress(OSError):
                os.replace(place, place.with_name(f"{place.name}{DAMAGED}"))
            raise

    def remove(self, place: Path) -> None:
        """The draft is saved in a file, or there is nothing in it."""
        with contextlib.suppress(OSError):
            place.unlink(missing_ok=True)

    def discard(self, place: Path) -> None:
        """Take a draft off the list; `bring_back` can undo that."""
        with contextlib.suppress(OSError):
            os.replace(place, place.with_name(f"{place.name}{DISCARDED}"))

    def bring_back(self, place: Path) -> None:
        """Put a draft back that was discarded."""
        with contextlib.suppress(OSError):
            os.replace(place.with_name(f"{place.name}{DISCARDED}"), place)

    def all(self) -> tuple[Kept, ...]:
        """Every draft that can be read, the latest first."""
        found = []
        for place in sorted(self.folder.glob("*.json")):
            with contextlib.suppress(ConcordError, OSError):
                at = datetime.fromtimestamp(place.stat().st_mtime, UTC)
                found.append(Kept(place, _draft(read_json(place), place), at))
        return tuple(sorted(found, key=_age))


def title_of(draft: Draft) -> str:
    """The position's own title, or its file's name."""
    if draft.position.title:
        return draft.position.title
    return say("New position") if draft.file is None else draft.file.stem


def _age(kept: Kept) -> float:
    return -kept.at.timestamp()


def _draft(data: Any, place: Path) -> Draft:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise RecordError("this is no draft of the lab", str(place), "open a position")
    position, _ = read(data.get("case"), str(place))
    file, digest = data.get("file"), data.get("digest")
    return Draft(position, Path(file) if isinstance(file, str) else None, digest if isinstance(digest, str) else "")
