"""What a spec comes to: bots found, the board loaded, the games scheduled, and what makes it this tournament."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from engine.anatolia.board import Board, load_board, shipped_names
from engine.anatolia.record import board_reference
from engine.anatolia.tournament.schedule import PlannedGame, notes_on_balance, repeated, schedule
from engine.anatolia.tournament.spec import EntrantSpec, Spec, read_spec
from engine.errors import BoardError, BotError, ConcordError, FileError, TournamentError
from engine.files import canonical_json
from engine.seats.catalogue import BotFile, is_bot_id, names_a_file, resolve


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who takes part: the name that tables show, the bot, and how many seats it brings (`schedule`)."""

    name: str
    bot: BotFile
    seats: int

    def identity(self) -> dict[str, Any]:
        """What makes it the same entrant on another day."""
        return {"name": self.name, "id": self.bot.id, "sha256": self.bot.sha256, "seats": self.seats}


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament that can be played. `notes` say what its number of games can't balance; `round` is a balanced one.

    `spec` has absolute paths, so that it is found again from anywhere.
    """

    spec: Spec
    name: str
    board: Board
    entrants: tuple[Entrant, ...]
    games: tuple[PlannedGame, ...]
    notes: tuple[str, ...]
    round: int

    def identity(self) -> dict[str, Any]:
        """What must be equal for results to belong to it: all but how many games, and how they are played."""
        board = canonical_json(board_reference(self.board))
        return {
            "entrants": [entrant.identity() for entrant in self.entrants],
            "years": self.spec.years,
            "seeds": self.spec.seeds if self.spec.seeds is not None else {"from": self.spec.seed or 0},
            "board": hashlib.sha256(board.encode()).hexdigest(),
        }

    def fingerprint(self) -> str:
        """SHA-256 (hex) of the identity."""
        return hashlib.sha256(canonical_json(self.identity()).encode()).hexdigest()


def load_plan(path: Path, games: int | None = None, folders: Sequence[Path] | None = None) -> Plan:
    """The plan of a TOML file; `games` in place of its own number. Bots' and boards' paths are relative to the file.

    Raises `TournamentError`, `BotError`, `BoardError` or `FileError`, each with its place in the file.
    """
    spec = read_spec(path)
    if games is not None:
        spec = spec.model_copy(update={"games": games})
    if spec.name is None:
        spec = spec.model_copy(update={"name": path.stem[:40].strip() or "tournament"})
    return plan_of(spec, path.absolute().parent, str(path), folders)


def plan_of(spec: Spec, base: Path, where: str = "the spec", folders: Sequence[Path] | None = None) -> Plan:
    """The plan of a spec whose relative paths start at `base`; `where` names it in errors. Nothing is started.

    Raises `TournamentError` for an entrant twice and for games that would be the same, `BotError`, `BoardError` and
    `FileError` for what a name stands for.
    """
    board, board_name = _board(spec.board, base, where)
    bots = cache(partial(resolve, folders=folders))  # of an entrant under many names, one look
    entrants = tuple(_entrant(entry, number, base, where, bots) for number, entry in enumerate(spec.entrants, 1))
    _check_entrants(entrants, where)
    slots = [entrant.name for entrant in entrants for _ in range(entrant.seats)]
    count = spec.games if spec.games is not None else len(slots) * len(spec.seeds or (0,))
    games = schedule(slots, board.powers, count, spec.seed or 0, spec.seeds or ())
    twins = repeated(games)
    if twins is not None:
        what = f"games {twins[0]} and {twins[1]} would be the same game (one seed, the same seats)"
        raise TournamentError(what, f"{where}, games", "ask for fewer games, or give more seeds")
    absolute = [entry.model_copy(update={"bot": _absolute(entry.bot, base)}) for entry in spec.entrants]
    spec = spec.model_copy(update={"entrants": absolute, "board": board_name, "games": count})
    return Plan(spec, spec.name or "tournament", board, entrants, games, notes_on_balance(slots, games), len(slots))


def _absolute(bot: str, base: Path) -> str:
    """Names of files from `base`; ids as they are."""
    return str(base / os.path.expanduser(bot)) if names_a_file(bot) else bot


def _board(name: str | None, base: Path, where: str) -> tuple[Board, str | None]:
    if name is None or name in shipped_names():
        return load_board(name), name
    path = base / os.path.expanduser(name)
    try:
        return load_board(path), str(path)
    except BoardError as error:
        raise BoardError(f"{error.what} ({where}, board)", error.faults, error.remedy) from error
    except FileError as error:
        raise FileError(error.what, f"{where}, board: {error.where}", error.remedy) from error


def _entrant(entry: EntrantSpec, number: int, base: Path, where: str, bots: Callable[[str], BotFile]) -> Entrant:
    place = f"{where}, entrants[{number}]"
    if not names_a_file(entry.bot) and not is_bot_id(entry.bot):
        what = f"'{entry.bot}' is no bot's id: small letters, digits, single dots and hyphens"
        raise BotError(what, place, "name a bot's id or its file")
    try:
        bot = bots(_absolute(entry.bot, base))
    except ConcordError as error:
        raise BotError(error.what, f"{place}: {error.where}", error.remedy) from error
    return Entrant(entry.name or bot.id, bot, entry.seats)


def _check_entrants(entrants: Sequence[Entrant], where: str) -> None:
    names: dict[str, int] = {}
    files: dict[str, Entrant] = {}
    for number, entrant in enumerate(entrants, 1):
        place = f"{where}, entrants[{number}]"
        first = names.setdefault(entrant.name, number)
        if first != number:
            what = f"'{entrant.name}' takes part twice (entrants[{first}] too)"
            raise TournamentError(what, place, "give one of them another name, or say seats = 2")
        twin = files.setdefault(entrant.bot.id, entrant)
        if twin.bot.path != entrant.bot.path:
            what = f"two bot files have the id {entrant.bot.id}"
            raise BotError(what, f"{place}: {twin.bot.path} and {entrant.bot.path}", "rename one of them")
