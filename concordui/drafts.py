"""The journal of what is edited: a small file for each thing with unsaved changes, in the data folder.

It is written anew on every edit, so that a killed window loses nothing.
What something was opened from may be private (orders that nobody has seen yet): the files are their owner's alone.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Generic, TypeVar

from engine.errors import ConcordError, FileError, RecordError
from engine.files import json_line, read_json, write_atomic

VERSION = 1
DAMAGED = ".damaged"
DISCARDED = ".discarded"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Draft(Generic[T]):
    """What was edited, as it was when it was edited last.

    `file` is the file that it is a change of, as it was with the SHA-256 `digest`; None for what is in no file yet.
    """

    content: T
    file: Path | None = None
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Kept(Generic[T]):
    """A draft in the journal: where, and when it was written."""

    place: Path
    draft: Draft[T]
    at: datetime


class DraftForm(Generic[T]):
    """How one kind of thing is kept: in which `folder`, as files of which `format`, itself under which `key`.

    `stem` begins the names of those that are in no file, `remedy` is what to open instead of what is no draft.
    """

    folder = ""
    format = ""
    key = ""
    stem = ""
    remedy = ""

    def read(self, data: Any, where: str) -> T:
        """The content of this JSON value. Raises `ConcordError`."""
        raise NotImplementedError

    def record(self, content: T) -> Mapping[str, Any]:
        """The content as a JSON value."""
        raise NotImplementedError

    def title(self, content: T, file: Path | None) -> str:
        """What it is called: by itself, or by its file."""
        raise NotImplementedError


class Journal(Generic[T]):
    """The drafts of one kind in the data folder. What can't be written or read raises `ConcordError` in words."""

    def __init__(self, data: Path, form: DraftForm[T]) -> None:
        self.form = form
        self.folder = data / form.folder

    def has(self, path: Path) -> bool:
        """Whether a path is that of a draft."""
        return path.absolute().parent == self.folder.absolute()

    def place_of(self, file: Path) -> Path:
        """Where the changes of a file are kept."""
        name = hashlib.sha256(os.fsencode(os.path.realpath(file))).hexdigest()[:24]
        return self.folder / f"changes-{name}.json"

    def new_place(self) -> Path:
        """A place for what is in no file, which nobody else takes. Raises `FileError`."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while True:
                place = self.folder / f"{self.form.stem}-{number}.json"
                try:
                    os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                except FileExistsError:
                    number += 1
                else:
                    return place
        except OSError as error:
            what = f"unsaved changes can't be kept ({error.strerror})"
            raise FileError(what, str(self.folder), f"save the {self.form.stem} in a file") from error

    def write(self, place: Path, draft: Draft[T]) -> None:
        """Keep a draft, in whole or not at all."""
        data = {
            "format": self.form.format,
            "version": VERSION,
            "file": None if draft.file is None else str(draft.file),
            "digest": draft.digest,
            self.form.key: self.form.record(draft.content),
        }
        write_atomic(place, json_line(data), private=True, flush=False)

    def read(self, place: Path) -> Draft[T]:
        """The draft there. Raises `ConcordError`; one that is damaged is kept under another name."""
        try:
            return self._draft(place)
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

    def all(self) -> tuple[Kept[T], ...]:
        """Every draft that can be read, the latest first."""
        found = []
        for place in sorted(self.folder.glob("*.json")):
            with contextlib.suppress(ConcordError, OSError):
                at = datetime.fromtimestamp(place.stat().st_mtime, UTC)
                found.append(Kept(place, self._draft(place), at))
        return tuple(sorted(found, key=_age))

    def title_of(self, draft: Draft[T]) -> str:
        """What a draft is called."""
        return self.form.title(draft.content, draft.file)

    def _draft(self, place: Path) -> Draft[T]:
        data = read_json(place)
        if not isinstance(data, Mapping) or data.get("format") != self.form.format:
            raise RecordError(f"this is no draft of a {self.form.stem}", str(place), self.form.remedy)
        content = self.form.read(data.get(self.form.key), str(place))
        file, digest = data.get("file"), data.get("digest")
        return Draft(content, Path(file) if isinstance(file, str) else None, digest if isinstance(digest, str) else "")


def _age(kept: Kept[Any]) -> float:
    return -kept.at.timestamp()
