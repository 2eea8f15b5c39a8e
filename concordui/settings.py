"""What a person has set: a JSON file of the user's, read value by value so that one bad value costs only itself."""

from __future__ import annotations

import contextlib
import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from PySide6.QtCore import QLockFile, QObject, Signal

from concordui import keymap
from concordui.actions import ACTIONS, MENUS
from concordui.settings_versions import KEY, VERSION, migrate, say
from engine.errors import Fault, FileError
from engine.faults import form_of
from engine.files import read_json, read_text, unwritable, utf8, write_atomic

DEFAULT_BOT = "house.diplomat"
FILE = "settings.json"
MAX_SEED = 2**32 - 1
MAX_YEARS = 100
LOCK_WAIT = 2000
"""Milliseconds that another window may take to write its change."""

_log = logging.getLogger(__name__)


class Settings(BaseModel):
    """The values, with their defaults. An empty folder means the one that the system gives to the program.

    `sight` is whose eyes the powers' colours are for; `text_size` (per cent) and `language` hold from the next start.
    `bots` is the last choice of a bot for each power (id or path); `seed` is None for a new one each match.
    `shortcuts` are the keys of those actions that have others than in the table (see `concordui.keymap`).
    `toured` says that the tour was taken or left.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: Literal["system", "en", "de"] = "system"
    theme: Literal["system", "light", "dark"] = "system"
    sight: Literal["all", "protan", "deutan", "tritan"] = "all"
    text_size: Literal[100, 125, 150, 175, 200] = 100
    motion: Literal["system", "on", "off"] = "system"
    replay_speed: float = Field(default=1.0, ge=0.5, le=4.0)
    saves_folder: str = ""
    bots_folder: str = ""
    bots: dict[str, str] = Field(default_factory=dict)
    seed: int | None = Field(default=None, ge=0, le=MAX_SEED)
    years: int = Field(default=12, ge=1, le=MAX_YEARS)
    shortcuts: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    toured: bool = False

    def bot_of(self, power: str) -> str:
        """The bot that plays this power unless a person does."""
        return self.bots.get(power, DEFAULT_BOT)


def read_settings(data: Any) -> tuple[Settings, list[Fault]]:
    """The settings in a parsed file, and a fault for each value that is unknown or broken (it is at its default).

    Of a mapping (bots, shortcuts) only the entries that are broken are lost.
    """
    if not isinstance(data, dict):
        return Settings(), [Fault("settings", say("the settings are a JSON object"))]
    values, faults = migrate(data)
    kept: dict[str, Any] = {}
    for name, value in values.items():
        if name not in Settings.model_fields:
            faults.append(Fault(str(name), say("there is no such setting")))
            continue
        entries = [{key: entry} for key, entry in value.items()] if _is_mapping(name, value) else [value]
        forms = [form for entry in entries if (form := form_of(Settings, {name: entry}, faults)) is not None]
        found = [getattr(form, name) for form in forms]
        if _is_mapping(name, value):
            kept[name] = {key: part for each in found for key, part in each.items()}
        elif found:
            kept[name] = found[0]
    settings = Settings.model_validate(kept)
    shortcuts, wrong = keymap.sound(ACTIONS, settings.shortcuts, MENUS)
    return settings.model_copy(update={"shortcuts": shortcuts}), faults + wrong


def _is_mapping(name: str, value: Any) -> bool:
    return name in ("bots", "shortcuts") and isinstance(value, dict)


class SettingsStore(QObject):
    """The settings in force and their file. `changed` comes after each change; `faults` is what was wrong when read.

    Several windows may share a file: each writes only what a person changed in it, over what the file says then, and
    takes up with `refresh` what the others wrote. A file with faults is kept as ``settings.json.broken`` before
    anything is written over it; what can't be written holds until the window is closed.
    """

    changed = Signal(object)
    found_broken = Signal(object)
    """The faults of a file that was changed from outside."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.faults: list[Fault] = []
        self._unwritten: dict[str, Any] = {}
        self._seen: tuple[int, ...] | None = None
        self.value = self._read(Settings())

    def update(self, **values: Any) -> None:
        """Set these values, write the file and tell. Raises `FileError` if it can't be written (the values hold)."""
        Settings.model_validate({**self.value.model_dump(), **values})
        self._unwritten.update(values)
        try:
            with _held(self.path):
                self.value = self._with_mine(self._read(self.value))
                self._write()
        finally:
            self.changed.emit(self.value)

    def refresh(self) -> None:
        """Take up what another window, or a person with an editor, wrote into the file meanwhile."""
        if _stamp(self.path) in (None, self._seen):
            return
        value = self._with_mine(self._read(self.value))
        if self.faults:
            self.found_broken.emit(self.faults)
        if value != self.value:
            self.value = value
            self.changed.emit(value)

    @property
    def broken_copy(self) -> Path:
        """Where a faulty file is kept."""
        return self.path.with_name(self.path.name + ".broken")

    def _with_mine(self, value: Settings) -> Settings:
        return Settings.model_validate({**value.model_dump(), **self._unwritten})

    def _read(self, otherwise: Settings) -> Settings:
        """What the file says; `otherwise` where there is none, or none that can be read."""
        self._seen = _stamp(self.path)
        if self._seen is None:
            return otherwise
        try:
            data = read_json(self.path)
        except FileError as error:
            self.faults = [Fault(FILE, _why(self.path, error))]
            return otherwise
        value, self.faults = read_settings(data)
        return value

    def _write(self) -> None:
        self._keep_broken()
        write_atomic(self.path, _text(self.value))
        self._unwritten = {}
        self._seen = _stamp(self.path)

    def _keep_broken(self) -> None:
        """Copy a faulty file; one that can't even be read is moved."""
        if not self.faults:
            return
        try:
            write_atomic(self.broken_copy, self.path.read_bytes())
        except OSError:
            try:
                os.replace(self.path, self.broken_copy)
            except OSError as error:
                raise unwritable(self.path, error) from error
        self.faults = []


def _text(value: Settings) -> str:
    return utf8(json.dumps({KEY: VERSION, **value.model_dump()}, indent=2, ensure_ascii=False)) + "\n"


def _stamp(path: Path) -> tuple[int, ...] | None:
    """What changes whenever the file does; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def _why(path: Path, error: FileError) -> str:
    with contextlib.suppress(FileError):
        if not read_text(path).strip("\0 \n"):
            return say("the file is empty, as the end of the machine's power may leave it")
    return say("the file can't be read: {0}").format(error.what)


@contextlib.contextmanager
def _held(path: Path) -> Iterator[None]:
    """Keep other windows from writing meanwhile; where no lock can be had, go on without one."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)
    if not lock.tryLock(LOCK_WAIT):
        _log.warning("no lock for %s", path)
    try:
        yield
    finally:
        lock.unlock()
