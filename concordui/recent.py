"""The recent files: what the start page says about each, with a small picture of its map in light and in dark."""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
from datetime import datetime
from pathlib import Path

from pydantic import AwareDatetime, BaseModel, ConfigDict, ValidationError
from PySide6.QtCore import QObject, Signal

from concordui.workspace import Summary
from engine.errors import FileError
from engine.files import read_json, write_atomic

LIMIT = 12
FILE = "recent.json"
_log = logging.getLogger(__name__)


class RecentFile(BaseModel):
    """One file: its place, what kind it is, its words, and when it was last used (with the time zone)."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    path: Path
    kind: str
    title: str
    sentence: str
    finished: bool
    power: str | None = None
    board: str = ""
    """What `label` was called once; lists of then are read on."""
    label: str = ""
    used: AwareDatetime

    @property
    def missing(self) -> bool:
        """Whether the file is not there any more."""
        return not self.path.exists()

    def plain(self) -> dict[str, object]:
        """The entry as plain data. Not by pydantic's own JSON, which has no way to write half a surrogate pair, and a
        title or the name of a file may hold one."""
        return {**self.model_dump(), "path": str(self.path), "used": self.used.isoformat()}


class RecentFiles(QObject):
    """The list, latest first, kept in the data folder. `changed` comes after each change.

    Losing the list loses nothing but comfort, so entries that can't be read are dropped, and a list that can't be
    written stays in memory. What another window noted meanwhile is read before each change.
    """

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._files = self._read()
        self._kept = True

    def files(self) -> tuple[RecentFile, ...]:
        """Latest first, the missing ones too (they say so)."""
        return tuple(self._files)

    def last_unfinished(self) -> RecentFile | None:
        """The match to go on with: the latest that is not over, in which a person has a seat."""
        return next((f for f in self._files if not f.finished and f.power and not f.missing), None)

    def note(self, path: Path, kind: str, summary: Summary, now: datetime, pictures: dict[str, bytes]) -> None:
        """Put a file at the top; `now` is aware of its zone, `pictures` are PNGs by theme name."""
        entry = RecentFile(
            path=path.absolute(),
            kind=kind,
            title=summary.title,
            sentence=summary.sentence,
            finished=summary.finished,
            power=summary.power,
            label=summary.label,
            used=now,
        )
        rest = [f for f in self._latest() if f.path != entry.path]
        self._drop_pictures(rest[LIMIT - 1 :])
        self._files = [entry, *rest[: LIMIT - 1]]
        for theme, picture in pictures.items():
            self._try_write(self.picture(entry.path, theme), picture)
        self._write()

    def forget(self, path: Path) -> None:
        """Take a file off the list; the file itself is not touched."""
        self._files = self._latest()
        self._drop_pictures([f for f in self._files if f.path == path])
        self._files = [f for f in self._files if f.path != path]
        self._write()

    def picture(self, path: Path, theme: str) -> Path:
        """Where the small map of a file is, for the theme "light" or "dark" (it may not be there)."""
        name = hashlib.sha256(os.fsencode(path)).hexdigest()[:24]
        return self._folder / "thumbnails" / f"{name}-{theme}.png"

    def _latest(self) -> list[RecentFile]:
        """The list as it is on the disk, where other windows write it too; in memory where it could not be written."""
        return self._read() if self._kept else self._files

    def _read(self) -> list[RecentFile]:
        try:
            data = read_json(self._folder / FILE)
        except FileError:
            return []
        entries = []
        for value in data if isinstance(data, list) else []:
            with contextlib.suppress(ValidationError):
                entries.append(RecentFile.model_validate(value))
        return entries

    def _write(self) -> None:
        data = [entry.plain() for entry in self._files]
        self._kept = self._try_write(self._folder / FILE, json.dumps(data, indent=1))
        self.changed.emit()

    def _try_write(self, path: Path, data: str | bytes) -> bool:
        try:
            write_atomic(path, data, flush=False)  # the window's thread must not wait for a disk
        except FileError as error:
            _log.warning("recent files: %s", error)
            return False
        return True

    def _drop_pictures(self, entries: list[RecentFile]) -> None:
        for entry in entries:
            for theme in ("light", "dark"):
                with contextlib.suppress(OSError):  # a picture that stays is in nobody's way
                    self.picture(entry.path, theme).unlink(missing_ok=True)
