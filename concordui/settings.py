"""What a person has set: a JSON file of the user's, read value by value so that one bad value costs only itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from PySide6.QtCore import QObject, Signal

from engine.errors import Fault, FileError
from engine.files import read_text, write_atomic

DEFAULT_BOT = "house.diplomat"
FILE = "settings.json"
MAX_SEED = 2**32 - 1
MAX_YEARS = 100


class Settings(BaseModel):
    """The values, with their defaults. An empty folder means the one that the system gives to the program.

    `bots` is the last choice of a bot for each power (id or path); `seed` is None for a new one each match.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "on", "off"] = "system"
    replay_speed: float = Field(default=1.0, ge=0.5, le=4.0)
    saves_folder: str = ""
    bots_folder: str = ""
    bots: dict[str, str] = Field(default_factory=dict)
    seed: int | None = Field(default=None, ge=0, le=MAX_SEED)
    years: int = Field(default=12, ge=1, le=MAX_YEARS)

    def bot_of(self, power: str) -> str:
        """The bot that plays this power unless a person does."""
        return self.bots.get(power, DEFAULT_BOT)


def read_settings(data: Any) -> tuple[Settings, list[Fault]]:
    """The settings in a parsed file, and a fault for each value that is unknown or broken (it is at its default)."""
    if not isinstance(data, dict):
        return Settings(), [Fault("settings", "the settings are a JSON object")]
    kept: dict[str, Any] = {}
    faults = []
    for name, value in data.items():
        if name not in Settings.model_fields:
            faults.append(Fault(str(name), "there is no such setting"))
            continue
        try:
            kept[name] = getattr(Settings.model_validate({name: value}), name)
        except ValidationError as error:
            faults.append(Fault(name, error.errors(include_url=False)[0]["msg"]))
    return Settings.model_validate(kept), faults


class SettingsStore(QObject):
    """The settings in force and their file. `changed` comes after each change; `faults` is what was wrong when read.

    A file with faults is kept beside the new one as ``settings.json.broken`` before anything is written over it.
    """

    changed = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.faults: list[Fault] = []
        self.value = self._read()

    def update(self, **values: Any) -> None:
        """Set these values, write the file and tell. Raises `FileError` if it can't be written (the values hold)."""
        self.value = Settings.model_validate({**self.value.model_dump(), **values})
        self.changed.emit(self.value)
        self._keep_broken()
        text = json.dumps(self.value.model_dump(), indent=2, ensure_ascii=False) + "\n"
        write_atomic(self.path, text)

    @property
    def broken_copy(self) -> Path:
        """Where a faulty file is kept."""
        return self.path.with_name(self.path.name + ".broken")

    def _read(self) -> Settings:
        if not self.path.exists():
            return Settings()
        try:
            data = json.loads(read_text(self.path))
        except (FileError, ValueError, RecursionError) as error:
            self.faults = [Fault(FILE, f"the file can't be read ({error})")]
            return Settings()
        value, self.faults = read_settings(data)
        return value

    def _keep_broken(self) -> None:
        if self.faults and self.path.exists():
            write_atomic(self.broken_copy, self.path.read_bytes())
            self.faults = []
