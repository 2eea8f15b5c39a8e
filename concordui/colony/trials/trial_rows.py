"""The tables of a trial: its runs, the sums of its arms, and where calls failed, with the figures of a report. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from concordui.colony.trials.words import count, say
from concordui.widgets import TagKind
from concordui.widgets.data_table import Column
from engine.colony.trial_spec import TrialPlan
from engine.minds.protocol import Stage


@dataclass(frozen=True, slots=True)
class TrialRow:
    """A run, or the sum of an arm (`seed` None). `ticks` of `last`, `calls` of `share`; `figures` as a report has them,
    None before the run has ended. `going` is whether it is the run that goes on now.
    """

    name: str
    arm: str
    seed: int | None
    ticks: int
    last: int
    calls: int
    share: int
    figures: Mapping[str, Any] | None = None
    going: bool = False


def rows_of_plan(
    plan: TrialPlan, calls: Mapping[str, int], rows: Mapping[str, Mapping[str, Any]], going: str, ticks: int
) -> list[TrialRow]:
    """The runs of a plan, as far as they are: `going` is the one at `ticks`, "" for none."""
    last = plan.spec.ticks
    return [
        TrialRow(
            run.name,
            run.arm.name,
            run.seed,
            ticks if run.name == going else rows[run.name]["ticks"] if run.name in rows else 0,
            last,
            rows[run.name]["budget"]["used"] if run.name in rows else calls.get(run.name, 0),
            run.share,
            rows.get(run.name),
            run.name == going,
        )
        for run in plan.runs
    ]


def rows_of_report(report: Mapping[str, Any]) -> list[TrialRow]:
    """The runs of a report."""
    last = int(report["spec"]["ticks"])
    return [
        TrialRow(
            f"{run['arm']}-{run['seed']}",
            run["arm"],
            run["seed"],
            run["ticks"],
            last,
            run["budget"]["used"],
            run["budget"]["calls"],
            run,
        )
        for run in report["runs"]
    ]


def rows_of_arms(report: Mapping[str, Any]) -> list[TrialRow]:
    """The sums of the arms of a report."""
    last = int(report["spec"]["ticks"])
    return [
        TrialRow(
            arm["name"],
            arm["name"],
            None,
            arm["ticks"],
            last * arm["runs"],
            arm["budget"]["used"],
            arm["budget"]["calls"],
            arm,
        )
        for arm in report["arms"]
    ]


# Columns --------------------------------------------------------------------------------------------------------------

Figure = Callable[[Mapping[str, Any]], int]


class _Figure:
    """One figure of a row; absent before its run has ended."""

    def __init__(self, figure: Figure) -> None:
        self._figure = figure

    def __call__(self, row: TrialRow) -> int | None:
        return None if row.figures is None else self._figure(row.figures)


class _At:
    """A figure at a place of a report's row, as "offers", "accepted"; a table of figures there is added up."""

    def __init__(self, *place: str) -> None:
        self._place = place

    def __call__(self, figures: Mapping[str, Any]) -> int:
        found: Any = figures
        for key in self._place:
            found = found.get(key, 0) if isinstance(found, Mapping) else 0
        if isinstance(found, Mapping):
            return sum(found.values())
        return len(found) if isinstance(found, list) else int(found)


def _pressed(figures: Mapping[str, Any]) -> int:
    return _At("refusals", "afterRefusal")(figures) + _At("refusals", "afterNotNow")(figures)


def run_columns() -> list[Column[TrialRow]]:
    """What is shown of each run, or arm."""
    figures: Sequence[tuple[str, Figure, int]] = (
        (say("Answered"), _At("attempts", "answered"), 72),
        (say("Failed"), _At("attempts", "failed"), 58),
        (say("Offers"), _At("offers", "made"), 58),
        (say("Accepted"), _At("offers", "accepted"), 72),
        (say("Refused"), _At("offers", "refused"), 64),
        (say("Countered"), _At("offers", "countered"), 78),
        (say("Finished"), _At("receipts", "finished"), 70),
        (say("Stopped"), _At("receipts", "stopped"), 66),
        (say("Trips"), _At("receipts", "trips"), 52),
        (say("Pressed"), _pressed, 66),
        (say("Died"), _At("colony", "died"), 48),
    )
    return [*_who(), *_numbers(figures)]


def failure_columns() -> list[Column[TrialRow]]:
    """Where the calls of each run, or arm, failed, and what the archive says of claims."""
    stages: tuple[tuple[str, Stage], ...] = (
        (say("No answer"), "transport"),
        (say("No JSON"), "parse"),
        (say("Wrong shape"), "schema"),
        (say("Off the menu"), "menu"),
        (say("Too late to do"), "execution"),
    )
    figures: list[tuple[str, Figure, int]] = [(title, _At("attempts", "failed", stage), 84) for title, stage in stages]
    figures += [
        (say("Dropped"), _At("attempts", "discarded"), 70),
        (say("Not asked"), _At("budget", "unasked"), 76),
        (say("Facts true"), _At("claims", "fact", "supported"), 76),
        (say("Facts false"), _At("claims", "fact", "contradicted"), 80),
        (say("Tokens"), _tokens, 72),
    ]
    return [*_who(), *_numbers(figures)]


def _tokens(figures: Mapping[str, Any]) -> int:
    return _At("attempts", "tokensIn")(figures) + _At("attempts", "tokensOut")(figures)


def _who() -> list[Column[TrialRow]]:
    return [
        Column(say("Arm"), _arm, width=150),
        Column(say("Seed"), _seed, _seed_text, number=True, width=52),
        Column(say("State"), _state, width=104, tag=_tag),
        Column(say("Calls"), _calls, _calls_text, number=True, width=92),
    ]


def _numbers(figures: Iterable[tuple[str, Figure, int]]) -> list[Column[TrialRow]]:
    return [Column(title, _Figure(figure), number=True, width=width) for title, figure, width in figures]


def _arm(row: TrialRow) -> str:
    return row.arm


def _seed(row: TrialRow) -> int | None:
    return row.seed


def _seed_text(row: TrialRow) -> str:
    return say("all") if row.seed is None else str(row.seed)


def _state(row: TrialRow) -> str:
    if row.ticks >= row.last:
        return say("done")
    if not row.ticks and not row.going:
        return say("not begun")
    return say("tick {tick}", tick=count(row.ticks))


def _tag(row: TrialRow) -> TagKind | None:
    return "ok" if row.ticks >= row.last else "accent" if row.going else None


def _calls(row: TrialRow) -> int:
    return row.calls


def _calls_text(row: TrialRow) -> str:
    return say("{used} of {share}", used=count(row.calls), share=count(row.share))


def row_key(row: TrialRow) -> str:
    """What a row is known by."""
    return f"{row.arm}\n{row.seed}"
