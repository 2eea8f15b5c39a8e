"""How a match comes to a workspace: a new one from its set-up, or one that was saved, with the draft beside it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from concordui.engine_words import told
from concordui.match.draft import Draft
from concordui.match.journal import Journal
from concordui.match.setup import HUMAN, MatchSetup
from concordui.match.wording import say
from concordui.session import Build, Observe
from engine.anatolia.board import Board, Power, load_board
from engine.anatolia.events import FellBack
from engine.anatolia.match import Match
from engine.anatolia.record import BotSeatRecord, GameRecord
from engine.anatolia.resume import new_match, resume_match
from engine.errors import ConcordError, FileError
from engine.seats import catalogue


@dataclass(frozen=True, slots=True)
class Opening:
    """Everything that a workspace needs to know of its match. `bots` are the ids of the bots, `humans` in map order.

    `made` are the open season's proposals that the file holds, by power, `fallbacks` those of all phases; `notes` are
    lines for the log: what could not be restored.
    """

    board: Board
    humans: tuple[Power, ...]
    bots: Mapping[Power, str]
    path: Path
    log_folder: Path
    seed: int
    max_years: int
    build: Build
    journal: Journal
    restored: Draft | None = None
    made: Mapping[Power, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    fallbacks: tuple[FellBack, ...] = ()

    def bot_log(self, power: Power) -> Path | None:
        """The local log of the bot that plays `power`, if it has written one."""
        index = self.board.power_index(power)
        return next(iter(sorted(self.log_folder.glob(f"{index}-*.log"))), None)


@dataclass(frozen=True, slots=True)
class Places:
    """Where bots are looked for, and where their logs go."""

    bot_folders: Sequence[Path]
    logs: Path


def open_new(setup: MatchSetup, path: Path, places: Places) -> Opening:
    """A new match, saved at `path`. Raises `ConcordError` for a board, a bot or a start that is refused."""
    board = load_board(setup.board)
    bots = {
        power: catalogue.resolve(spec, places.bot_folders).id for power, spec in setup.seats.items() if spec != HUMAN
    }
    folder = places.logs / "bots" / path.stem
    build = _NewMatch(setup, board, path, tuple(places.bot_folders), folder)
    match = build(None)  # raises what is wrong while the person who asked is still looking
    journal = Journal(path)
    journal.remove()
    if match.record is not None:
        # The file is there before the bots are: the next match takes another name, and a kill finds this one begun.
        with contextlib.suppress(FileError):  # the match tells of it, and tries again after each phase
            match.record.save(path)
    humans = tuple(power for power in board.powers if setup.seats.get(power) == HUMAN)
    return Opening(board, humans, bots, path, folder, setup.seed, setup.max_years, build, journal)


def open_saved(path: Path, places: Places) -> Opening:
    """A saved match. Raises `ConcordError` for a file that can't be gone on with; a damaged draft is only noted."""
    record = GameRecord.load(path)
    board = record.load_board()
    bots = {power: seat.id for power, seat in record.seats.items() if isinstance(seat, BotSeatRecord)}
    humans = tuple(power for power in board.powers if power in record.seats and power not in bots)
    folder = places.logs / "bots" / path.stem
    build = _SavedMatch(path, tuple(places.bot_folders), folder)
    journal = Journal(path)
    restored: Draft | None = None
    notes: tuple[str, ...] = ()
    try:
        restored = journal.read()
    except ConcordError as error:
        notes = (
            say("{what}: {where}: {remedy}.", what=told(error.what), where=error.where, remedy=told(error.remedy)),
        )
    made = next((phase.submissions for phase in record.phases[-2:] if phase.phase == "negotiate-propose"), {})
    fallbacks = tuple(
        FellBack(phase.year, phase.season, phase.phase, fell.power, fell.method, fell.reason)
        for phase in record.phases
        for fell in phase.fallbacks
    )
    return Opening(
        board,
        humans,
        bots,
        path,
        folder,
        record.seed,
        record.max_years,
        build,
        journal,
        restored,
        made,
        notes,
        fallbacks,
    )


@dataclass(frozen=True, slots=True)
class _NewMatch:
    """Builds a new match, in the thread that runs it."""

    setup: MatchSetup
    board: Board
    path: Path
    folders: tuple[Path, ...]
    logs: Path

    def __call__(self, observe: Observe | None) -> Match:
        return new_match(
            self.setup.seats,
            board=self.board,
            seed=self.setup.seed,
            max_years=self.setup.max_years,
            setup=self.setup.start,
            path=self.path,
            observe=observe,
            folders=self.folders,
            log_folder=self.logs,
        )


@dataclass(frozen=True, slots=True)
class _SavedMatch:
    """Goes on with a saved match, in the thread that runs it."""

    path: Path
    folders: tuple[Path, ...]
    logs: Path

    def __call__(self, observe: Observe) -> Match:
        return resume_match(self.path, observe=observe, folders=self.folders, log_folder=self.logs)
