"""``concord bot check``: a bot against the contract, rule by rule."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from engine.anatolia.conformance import Progress, Report, check
from engine.anatolia.conformance.report import Result
from engine.cli import DONE, REFUSED
from engine.cli.interrupt import run_interruptibly
from engine.cli.output import print_json
from engine.seats.catalogue import resolve

MARKS: Mapping[Result, tuple[str, str]] = {
    "pass": ("✓ pass", "green"),
    "warning": ("! warning", "yellow"),
    "fail": ("✗ FAIL", "bold red"),
    "not-applicable": ("– not tried", "dim"),
}
"""The words and the style of each result."""
BESIDE: Mapping[Result, str] = {"fail": "failed", "warning": "with a warning", "not-applicable": "not tried"}


def check_bot(spec: str, as_json: bool) -> int:
    """Check it and print the report; status 1 if it breaks a rule. Raises `BotError` for what is no bot."""
    bot = resolve(Path(spec) if Path(spec).exists() else spec)  # a file that is there is what was meant
    with _progress() as show:
        report = run_interruptibly(check(bot, progress=show))
    if as_json:
        print_json(report.to_json())
    else:
        _print_table(report)
    return DONE if report.passed else REFUSED


def _print_table(report: Report) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False, markup=False, emoji=False)
    table = Table(box=None, pad_edge=False)
    for heading in ("Result", "Rule"):
        table.add_column(heading, no_wrap=True)
    table.add_column("Evidence")
    for row in report.rows:
        table.add_row(Text(*MARKS[row.result]), row.title, Text(row.evidence))
    console.print(table)
    console.print()
    console.print(verdict(report))


def verdict(report: Report) -> str:
    """The last line for people: whether the bot conforms, and the counts."""
    bot = report.bot
    words = "keeps the contract" if report.passed else "breaks the contract"
    counts = [f"{report.count('pass')} rules passed"]
    counts += [f"{report.count(result)} {name}" for result, name in BESIDE.items() if report.count(result)]
    return f"{bot.id} ({bot.language}) {words}: {', '.join(counts)}; {report.calls} calls."


@contextmanager
def _progress() -> Iterator[Callable[[Progress], None] | None]:
    """A bar if somebody looks at stderr, else nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Starting the bot", total=None)

        def show(step: Progress) -> None:
            bar.update(task, completed=step.done, total=step.total, description=step.doing[:1].upper() + step.doing[1:])

        yield show
