"""Who sits where: seats from what a person named, and from what a saved game says."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.anatolia.board import Board, Power, shipped_board
from engine.anatolia.record import BotSeatRecord, GameRecord
from engine.errors import BotError, RecordError
from engine.rng import init_seed, worker_seed
from engine.seats.bot_seat import BotSeat
from engine.seats.catalogue import BotFile, default_folders, resolve
from engine.seats.human_seat import HumanSeat
from engine.seats.protocol import Seat
from engine.seats.scripted import GoneSeat

HUMAN = "human"
HELPER = "engine.anatolia.bot_api"
"""The module that a bot imports as ``pact_engine``."""


def build_seats(
    board: Board,
    specs: Mapping[Power, str],
    seed: int,
    folders: Sequence[Path] | None = None,
    log_folder: Path | None = None,
) -> tuple[dict[Power, Seat], dict[Power, dict[str, Any]]]:
    """A seat for each power (``human``, a bot's id or its path), and what a saved game keeps of it.

    `folders` are searched for bots (shipped and user's unless given); `log_folder` takes the bots' local logs. Raises
    `BotError` where a spec is no bot's, where two files have one id, and where a power has no seat or is not there.
    """
    _check_powers(board, specs)
    seats: dict[Power, Seat] = {}
    records: dict[Power, dict[str, Any]] = {}
    files: dict[str, BotFile] = {}
    for power in board.powers:
        if specs[power] == HUMAN:
            seats[power], records[power] = HumanSeat(power), {"kind": HUMAN}
            continue
        bot = resolve(specs[power], folders)
        twin = files.setdefault(bot.id, bot)
        if twin.path != bot.path:
            what = f"two bot files have the id {bot.id}"
            raise BotError(what, f"{twin.path} and {bot.path}", "rename one of them")
        seats[power] = bot_seat(board, power, bot, seed, log_folder)
        records[power] = seat_record(bot, folders)
    return seats, records


def seats_of(
    record: GameRecord,
    board: Board,
    gone: set[Power],
    folders: Sequence[Path] | None = None,
    log_folder: Path | None = None,
) -> dict[Power, Seat]:
    """The seats of a saved game, the workers in `gone` not started again.

    Raises `BotError` where a bot is no longer to be found, and `RecordError` where a power has no seat.
    """
    seats: dict[Power, Seat] = {}
    for power in board.powers:
        saved = record.seats.get(power)
        if saved is None:
            raise RecordError(f"the saved game does not say who plays {power}", f"seats.{power}", record.remedy)
        if power in gone:
            seats[power] = GoneSeat()
        elif isinstance(saved, BotSeatRecord):
            seats[power] = bot_seat(board, power, _saved_bot(saved, power, folders), record.seed, log_folder)
        else:
            seats[power] = HumanSeat(power)
    return seats


def remake_seat(
    record: GameRecord,
    board: Board,
    folders: Sequence[Path] | None,
    log_folder: Path | None,
    power: Power,
) -> tuple[Seat, dict[str, Any]]:
    """The seat of a saved game's bot with its file as it is now, and what the saved game then keeps of it.

    Raises `BotError` where no bot plays `power`, and where its file is no longer to be found.
    """
    saved = record.seats.get(power)
    if not isinstance(saved, BotSeatRecord):
        raise BotError("no bot plays this seat", power, "reload a bot's seat")
    bot = _saved_bot(saved, power, folders)
    return bot_seat(board, power, bot, record.seed, log_folder), seat_record(bot, folders)


def bot_seat(board: Board, power: Power, bot: BotFile, seed: int, log_folder: Path | None) -> BotSeat:
    """A bot's seat with the random stream of its power."""
    index = board.power_index(power)
    log = None
    if log_folder is not None:
        slug = re.sub(r"[^a-z0-9]+", "-", power.lower()).strip("-")
        log = log_folder / f"{index}-{slug}-{bot.id}.log"
    source = None if board is shipped_board() else dict(board.source)
    return BotSeat(bot, worker_seed(init_seed(seed, index)), HELPER, source, log)


def seat_record(bot: BotFile, folders: Sequence[Path] | None = None) -> dict[str, Any]:
    """What a saved game keeps of a bot; its path too where it lies outside the folders that are searched."""
    record = {"kind": "bot", "id": bot.id, "language": bot.language, "sha256": bot.sha256}
    searched = [folder.absolute() for folder in (default_folders() if folders is None else folders)]
    if bot.path.parent not in searched:
        record["path"] = str(bot.path)
    return record


def _saved_bot(saved: BotSeatRecord, power: Power, folders: Sequence[Path] | None) -> BotFile:
    """The bot by its saved path, where it still lies there, else by its id."""
    path = (saved.model_extra or {}).get("path")
    try:
        if isinstance(path, str) and Path(path).is_file():
            return resolve(Path(path), folders)
        return resolve(saved.id, folders)
    except BotError as error:
        where = f"seat {power}, {error.where}"
        raise BotError(error.what, where, "put the bot's file back to go on with this game") from error


def _check_powers(board: Board, specs: Mapping[Power, str]) -> None:
    powers = ", ".join(board.powers)
    for power in specs:
        if power not in board.powers:
            raise BotError(f"there is no power '{power}'", "seats", f"the board's powers are {powers}")
    for power in board.powers:
        if power not in specs:
            raise BotError(f"nobody plays {power}", "seats", f"name a bot or 'human' for each of {powers}")
