"""Running a tournament on the command line: interrupts, the progress bar, and the table at the end."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from engine.anatolia.tournament import (
    Began,
    Cancelled,
    Ended,
    EntrantRow,
    GameFinished,
    GameRetried,
    Interval,
    Plan,
    Result,
    Tournament,
    TournamentEvent,
    load_plan,
)
from engine.cli import DONE
from engine.cli.interrupt import run_interruptibly
from engine.cli.output import print_note
from engine.cli.spans import span

WIDE = 110
"""Columns of a table that goes to a file or a pipe."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for."""

    spec: Path
    games: int | None
    executor: str
    out: Path | None


def run_tournament(options: Options) -> int:
    """Run it, or go on with it. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    plan = load_plan(options.spec, options.games)
    folder = options.out or Path(f"{options.spec.stem}-results")
    for note in plan.notes:
        print_note(note)
    watcher = Watcher(plan)
    tournament = Tournament(plan, folder, options.executor, watcher.observe)
    try:
        with watcher.shown():
            result = run_interruptibly(_run(tournament))
    except KeyboardInterrupt:
        kept = f"{watcher.done} of {len(plan.games)} games are kept in {folder}"
        print_note(f"interrupted; {kept}; run the same command to go on")
        raise
    _print_result(result, folder)
    if watcher.timeouts:
        print_note(f"{watcher.timeouts} calls timed out; 'processes = 1' in the spec gives a game all processors")
    return DONE


async def _run(tournament: Tournament) -> Result:
    """The tournament in a thread of its own; if this is cancelled, it has ended its games when it leaves."""
    running = asyncio.ensure_future(asyncio.to_thread(tournament.run))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        tournament.cancel()
        try:
            return await running
        except Cancelled:
            raise asyncio.CancelledError from None


class Watcher:
    """Moves the bar, and says on stderr what somebody should know."""

    def __init__(self, plan: Plan) -> None:
        self.done = 0
        self.timeouts = 0
        self._total = len(plan.games)
        self._bar: Progress | None = None

    @contextmanager
    def shown(self) -> Iterator[None]:
        """A bar on stderr if somebody looks at it."""
        if not sys.stderr.isatty():
            yield
            return
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[left]}"),
        )
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            self._bar = bar
            bar.add_task("Playing", total=self._total, left="")
            yield
        self._bar = None

    def observe(self, event: TournamentEvent) -> None:
        """Take an event, in whatever thread."""
        match event:
            case Began(done=done):
                self.done = done
                self._show("" if done == self._total else "the first game")
                if 0 < done < self._total:
                    print_note(f"going on: {done} of {self._total} games were played before")
            case GameFinished(done=done, seconds_left=left, game=game):
                self.done = done
                self.timeouts += sum(event["reason"] == "timeout" for event in game.fallbacks)
                self._show(f"{span(left)} left" if done < self._total else "the report")
            case GameRetried(number=number, detail=detail):
                print_note(f"game {number} is played again, this machine failed it ({detail})")
            case Ended(unrated=error) if error is not None:
                print_note(f"the bots' standing ratings are not updated: {error}")
            case _:
                pass

    def _show(self, left: str) -> None:
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=self.done, left=left)


_COLUMNS = ("Games", "Wins", "95 %", "Points", "A seat", "95 %", "Rating", "Kept", "Centres", "Fallbacks")


def _print_result(result: Result, folder: Path) -> None:
    """The table, best first, and where everything lies."""
    console = Console(file=sys.stdout, width=None if sys.stdout.isatty() else WIDE, highlight=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("Entrant", overflow="fold")
    for name in _COLUMNS:
        table.add_column(name, justify="right", no_wrap=name != "Fallbacks")
    for row in result.rows:
        table.add_row(Text(row.name), *_cells(row))
    console.print(table)
    console.print()
    count = len(result.games)
    games = "1 game" if count == 1 else f"{count} games"
    fair = f"{100 / len(result.powers):.1f} %"
    console.print(Text(f"{games}. A sole win is 1 point, a win shared by k is 1/k; a seat's fair share is {fair}."))
    console.print(
        Text("95 %: Wilson's interval of the rate a seat. Rating: Bradley-Terry (openskill), two deviations.")
    )
    console.print(Text(f"Tables and plots: {folder / 'index.html'}", overflow="fold"), soft_wrap=True)


def _between(interval: Interval) -> str:
    return f"{100 * interval.low:.0f}-{100 * interval.high:.0f} %"


def _cells(row: EntrantRow) -> list[str]:
    fallbacks = ", ".join(f"{count} {reason}" for reason, count in row.by_reason().items())
    return [
        str(row.games),
        str(row.wins),
        _between(row.win_rate),
        f"{row.points:.2f}",
        f"{100 * row.share.value:.1f} %",
        _between(row.share),
        f"{row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f}",
        "–" if row.keeping is None else f"{100 * row.keeping.value:.0f} %",
        f"{row.centres:.1f}",
        fallbacks or "–",
    ]
