"""``concord play``: a whole match between bots, without a display."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

import typer

from engine.anatolia.board import Board, Power, shipped_board
from engine.anatolia.events import (
    Diverged,
    FellBack,
    Finished,
    MatchEvent,
    PhaseBegan,
    PhaseEnded,
    Reloaded,
    Saved,
    SaveFailed,
)
from engine.anatolia.resume import new_match
from engine.anatolia.seating import HUMAN
from engine.cli import DONE
from engine.cli.interrupt import run_interruptibly
from engine.cli.output import print_json
from engine.errors import BotError, ConcordError, FileError
from engine.files import json_line

DEFAULT_BOT = "house.diplomat"
PERIODS_A_YEAR = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """What the command line asks for; `seats` are ``POWER=BOT``."""

    seats: tuple[str, ...]
    seed: int
    years: int
    out: Path | None
    log: Path | None


def play_match(plan: Plan) -> int:
    """Play it and print the result. Raises `ConcordError` where a seat or a file is refused."""
    if plan.out is not None and plan.log is not None and os.path.realpath(plan.out) == os.path.realpath(plan.log):
        raise FileError(
            "the game and its events go to one file", f"--log {plan.log}", "name another file for one of them"
        )
    board = shipped_board()
    specs = seats_of(board, plan.seats)
    watcher = Watcher()
    match = new_match(specs, seed=plan.seed, max_years=plan.years, path=plan.out, observe=watcher.observe)
    with ExitStack() as stack:
        watcher.log = stack.enter_context(_event_log(plan.log))
        watcher.progress = stack.enter_context(_progress(plan.years))
        result = run_interruptibly(match.run())
    print_json(result)
    for lost in (watcher.unsaved, watcher.unlogged):
        if lost is not None:
            raise lost
    return DONE


def seats_of(board: Board, entries: tuple[str, ...]) -> dict[Power, str]:
    """Who plays each power: ``house.diplomat`` unless said. Raises `BotError`, or the usage error of a wrong form."""
    names = {power.casefold(): power for power in board.powers}
    specs: dict[Power, str] = {}
    for entry in entries:
        name, sign, bot = entry.partition("=")
        if not sign or not name or not bot:
            raise typer.BadParameter(f"'{entry}' is not of the form POWER=BOT", param_hint="'--seat'")
        power = names.get(name.casefold())
        if power is None:
            raise BotError(f"there is no power '{name}'", f"--seat {entry}", f"name one of {', '.join(board.powers)}")
        if power in specs:
            raise BotError(f"{power} has two seats", f"--seat {entry}", "name each power once")
        if bot == HUMAN:
            raise BotError(
                "a person can't play here", f"--seat {entry}", "name a bot, or play in the window: concordui"
            )
        specs[power] = bot
    return {power: specs.get(power, DEFAULT_BOT) for power in board.powers}


class Watcher:
    """Writes the log, moves the progress bar and remembers whether the game file is up to date."""

    def __init__(self) -> None:
        self.log: TextIO | None = None
        self.progress: Progress | None = None
        self._begun = False
        self.unsaved: ConcordError | None = None
        self.unlogged: ConcordError | None = None
        """Why the log ends early: a match goes on without it."""

    def observe(self, event: MatchEvent) -> None:
        """Raises the `FileError` of a game file that can't be written before the first phase: nothing is played."""
        match event:
            case Saved():
                self.unsaved = None
            case SaveFailed(error=error):
                if not self._begun:
                    raise error
                self.unsaved = error
            case PhaseBegan():
                self._begun = True
        if self.progress is not None:
            self.progress.show(event)
        entry = event_json(event)
        if self.log is not None and entry is not None:
            self._write(self.log, json_line(entry) + "\n")

    def _write(self, log: TextIO, line: str) -> None:
        """One write a line, flushed: whoever reads along, or an interrupt, never meets half a line."""
        try:
            log.write(line)
            log.flush()
        except OSError as error:
            self.log = None
            self.unlogged = _unwritable(error, log.name)


def event_json(event: MatchEvent) -> dict[str, Any] | None:
    """An event as a line of the log; None for what is no event of the game (lights, saves). No clock readings."""
    match event:
        case PhaseBegan(position=position, asked=asked):
            began = {"year": position.year, "season": position.season, "phase": position.phase}
            return {"type": "phase-began", **began, "asked": list(asked)}
        case PhaseEnded(position=position):
            ended = {"year": event.year, "season": event.season, "phase": event.ended}
            return {"type": "phase-ended", **ended, "centres": dict(position.centres)}
        case FellBack() | Diverged() | Reloaded():
            return event.to_json()
        case Finished(result=result):
            return {"type": "finished", "result": dict(result)}
        case _:
            return None


@contextmanager
def _event_log(path: Path | None) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    try:
        log = path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise _unwritable(error, str(path)) from error
    try:
        yield log
    finally:
        with suppress(OSError):  # what it could not take has been said
            log.close()


def _unwritable(error: OSError, path: str) -> FileError:
    return FileError(f"cannot write the events ({error.strerror})", path, "choose a folder you may write to")


class Progress:
    """A bar on stderr: how many of the years are played, and what is going on."""

    def __init__(self, years: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bar = Bar(*columns, console=Console(stderr=True), transient=True)
        self._task = self._bar.add_task("Starting the bots", total=years * PERIODS_A_YEAR)

    def __enter__(self) -> Progress:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def show(self, event: MatchEvent) -> None:
        """Say which phase is being played."""
        if isinstance(event, PhaseBegan):
            here = event.position
            done = (here.year - 1) * PERIODS_A_YEAR + (here.season == "Autumn")
            words = f"Year {here.year}, {here.season}: {here.phase}"
            self._bar.update(self._task, completed=done, description=words)


@contextmanager
def _progress(years: int) -> Iterator[Progress | None]:
    """The bar if somebody looks at stderr, else nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    with Progress(years) as progress:
        yield progress
