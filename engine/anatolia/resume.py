"""Beginning a match, and going on with one that was saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from engine.anatolia.beginning import DEFAULT_YEARS
from engine.anatolia.board import Board, Power, shipped_board
from engine.anatolia.game import Game
from engine.anatolia.match import Match, Observe
from engine.anatolia.record import GameRecord
from engine.anatolia.rehearsal import Rehearsal
from engine.anatolia.replay import replay
from engine.anatolia.seating import build_seats, remake_seat, seats_of
from engine.seats.scripted import GoneSeat


def new_match(
    specs: Mapping[Power, str],
    *,
    board: Board | None = None,
    seed: int = 0,
    max_years: int = DEFAULT_YEARS,
    setup: Mapping[str, Any] | None = None,
    path: Path | None = None,
    observe: Observe | None = None,
    folders: Sequence[Path] | None = None,
    log_folder: Path | None = None,
) -> Match:
    """A match from its beginning. `specs` name each power's player: ``human``, a bot's id or its path.

    Raises `BotError` for the seats and `SetupError` for the setup; nothing is started yet.
    """
    board = board or shipped_board()
    game = Game.create(board, seed, max_years, setup)
    seats, records = build_seats(board, specs, seed, folders, log_folder)
    record = GameRecord.new(board, seed, max_years, records, setup)
    remake = partial(remake_seat, record, board, folders, log_folder)
    return Match(game, seats, record, path, observe, remake=remake)


def resume_match(
    path: Path,
    *,
    observe: Observe | None = None,
    folders: Sequence[Path] | None = None,
    log_folder: Path | None = None,
) -> Match:
    """The match saved at `path`, at the phase that was open. Running it first feeds the bots their recorded calls.

    Raises `FileError` and `RecordError` for a file that can't be gone on with, and `BotError` where a bot is no longer
    to be found; the file is not changed.
    """
    record = GameRecord.load(path)
    game = replay(record)
    rehearsal = Rehearsal(record)
    if game.finished():  # nobody is asked any more: it opens without its bots' files too
        return Match(game, {power: GoneSeat() for power in game.board.powers}, record, path, observe)
    seats = seats_of(record, game.board, rehearsal.gone(), folders, log_folder)
    remake = partial(remake_seat, record, game.board, folders, log_folder)
    return Match(game, seats, record, path, observe, rehearsal=rehearsal, remake=remake)
