"""The standing ratings of bots, over all tournaments: a file in the user's data folder, by id and sha256 of the file.

A bot that is changed is another bot. A tournament's games count once, however often it is run, resumed or extended.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import platformdirs
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.anatolia.tournament.plan import Plan
from engine.anatolia.tournament.playing import PlayedGame
from engine.anatolia.tournament.rating import Rating, rate
from engine.errors import FileError
from engine.files import parse_json, read_text, write_atomic
from engine.folder_lock import held
from engine.seats.catalogue import BotFile

BotKey = tuple[str, str]
"""A bot's id and the SHA-256 of its file."""


class RatingsEntry(BaseModel):
    """A bot's rating; `sha256` is of its file."""

    model_config = ConfigDict(extra="allow", strict=True)

    id: str
    sha256: str
    mu: float = Field(allow_inf_nan=False)
    sigma: float = Field(gt=0, allow_inf_nan=False)
    games: int = Field(ge=0)


class RatingsBook(BaseModel):
    """The file. `counted` says how many games of each tournament (by fingerprint) are in it."""

    model_config = ConfigDict(extra="allow", strict=True)

    format: Literal["anatolia-ratings"] = "anatolia-ratings"
    version: Literal[1] = 1
    ratings: list[RatingsEntry] = []
    counted: dict[str, int] = {}


def ratings_file() -> Path:
    """Where the standing ratings are kept, unless another file is named."""
    return platformdirs.user_data_path("concord", appauthor=False) / "ratings.json"


def standing_ratings(path: Path | None = None) -> dict[BotKey, Rating]:
    """Every bot's standing rating; none where the file is absent or broken."""
    book = _read(path or ratings_file())
    return {} if book is None else _ratings(book)


def standing_rating(bot: BotFile) -> Rating | None:
    """A bot's standing rating, or None if it has not played in a tournament as it is now."""
    return standing_ratings().get((bot.id, bot.sha256))


def count(plan: Plan, games: Mapping[int, PlayedGame], path: Path | None = None) -> None:
    """Add the games of a tournament that has ended, save those that were counted before.

    A file that is broken is kept beside the new one as ``ratings.json.broken``. Raises `FileError`.
    """
    path = path or ratings_file()
    with held(path.with_name("ratings.lock"), "another tournament is writing the ratings"):
        book = _read(path)
        if book is None:
            _set_aside(path)
            book = RatingsBook()
        print_ = plan.fingerprint()
        before = book.counted.get(print_, 0)
        new = [games[number] for number in sorted(games) if number > before]
        who = {entrant.name: (entrant.bot.id, entrant.bot.sha256) for entrant in plan.entrants}
        rated = rate(_ratings(book), new, who)
        entries = [
            {"id": bot_id, "sha256": sha256, "mu": r.mu, "sigma": r.sigma, "games": r.games}
            for (bot_id, sha256), r in sorted(rated.items())
        ]
        counted = {**book.counted, print_: max(before, *games)} if games else book.counted
        updated = RatingsBook.model_validate({**book.model_dump(), "ratings": entries, "counted": counted})
        write_atomic(path, updated.model_dump_json(indent=1) + "\n")


def _ratings(book: RatingsBook) -> dict[BotKey, Rating]:
    return {(entry.id, entry.sha256): Rating(entry.mu, entry.sigma, entry.games) for entry in book.ratings}


def _read(path: Path) -> RatingsBook | None:
    """The book; an empty one where there is no file, None where it is broken."""
    if not os.path.lexists(path):
        return RatingsBook()
    try:
        data: Any = parse_json(read_text(path))
        return RatingsBook.model_validate(data)
    except (FileError, ValidationError, ValueError):
        return None


def _set_aside(path: Path) -> None:
    try:
        os.replace(path, path.with_name(f"{path.name}.broken"))
    except OSError as error:
        what = f"cannot put a broken file aside ({error.strerror})"
        raise FileError(what, str(path), "remove it by hand") from error
