"""What the checks of bots have found so far, kept from one session to the next by the bots' files."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from pydantic import AwareDatetime, BaseModel, ConfigDict, ValidationError

from engine.errors import FileError
from engine.files import read_json, write_atomic
from engine.seats.catalogue import BotFile

FILE = "conformance.json"
KEPT = 500
"""Verdicts that are kept, the newest: an author's file has another with every edit."""


class Verdict(BaseModel):
    """How a check of this very file went: whether it conforms, how many rules failed or warned, when it was."""

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    passed: bool
    failed: int
    warned: int
    at: AwareDatetime


class Verdicts:
    """The file of the verdicts, by the bots' hashes. What can't be read counts as never checked: checks are cheap."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._verdicts = _read(self._path)

    def of(self, bot: BotFile) -> Verdict | None:
        """The verdict on this file, None if it was never checked as it is now."""
        return self._verdicts.get(bot.sha256)

    def keep(self, bot: BotFile, verdict: Verdict) -> None:
        """Keep what a check found. Raises `FileError` where it can't be written; it then holds for this session."""
        self._verdicts.pop(bot.sha256, None)
        self._verdicts[bot.sha256] = verdict
        kept = list(self._verdicts.items())[-KEPT:]
        data = {sha256: json.loads(each.model_dump_json()) for sha256, each in kept}
        write_atomic(self._path, json.dumps(data, indent=1) + "\n")


def _read(path: Path) -> dict[str, Verdict]:
    try:
        data = read_json(path)
    except FileError:
        return {}
    verdicts = {}
    for sha256, entry in data.items() if isinstance(data, dict) else ():
        with contextlib.suppress(ValidationError):
            verdicts[sha256] = Verdict.model_validate_json(json.dumps(entry))
    return verdicts
