"""A run as a report of one page: its scenario in words, its course, the numbers at its end, and its pacts. Headless.

What it says is put together here; `report_plots` draws it, `report_page` makes HTML of both.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.commons.course import CourseView, PactCourse
from engine.commons.course_reader import CourseReader
from engine.commons.forms import PlayerForm
from engine.commons.scenario import ArenaPlan

MOST_PACTS = 10
"""Pacts that fit on the page; those with the most breaches go first."""
MOST_GROUPS = 6
"""Groups of players alike that are named."""
AT_ONCE = 1000

ABSENT = "–"


@dataclass(frozen=True, slots=True)
class PactLine:
    """One pact as the table has it: every part in words."""

    terms: str
    parties: str
    status: str
    proposed: str
    active_from: str
    breaches: str
    last_breach: str


@dataclass(frozen=True, slots=True)
class Report:
    """What stands on the page. `sentences` are the scenario in words, ``numbers`` pairs of a name and a figure.

    `left_out` counts the pacts that have no room, `cut` says what stands behind the last whole turn of the log.
    """

    title: str
    log: str
    sentences: tuple[str, ...]
    view: CourseView
    numbers: tuple[tuple[str, str], ...]
    pacts: tuple[PactLine, ...]
    left_out: int
    cut: str | None


def report_of(log: Path) -> Report:
    """The report of the log of an arena; a cut one up to its last whole turn.

    Raises `FileError`, `LogError` and `ScenarioError`.
    """
    reader = CourseReader(log)
    try:
        while reader.take(AT_ONCE):
            pass
        view = reader.course.view()
        last = reader.turn(view.turns).record if view.turns else None
        plan, cut = reader.plan, reader.index.cut
    finally:
        reader.close()
    ranked = sorted(view.pacts, key=_weight)
    return Report(
        plan.scenario.title or plan.scenario.id,
        log.name,
        scenario_sentences(plan),
        view,
        _numbers(view, last),
        tuple(_pact_line(pact) for pact in ranked[:MOST_PACTS]),
        max(0, len(ranked) - MOST_PACTS),
        cut,
    )


# The scenario in words


def scenario_sentences(plan: ArenaPlan) -> tuple[str, ...]:
    """What is played, in a few plain sentences."""
    scenario = plan.scenario
    many = f"{len(plan.players)} players harvest" if len(plan.players) != 1 else "1 player harvests"
    whole = f"{many} one shared stock for up to {_count(scenario.turns, 'turn')}, with seed {plan.seed}."
    rationing = "by equal shares of what was asked" if scenario.rationing == "proportional" else "unit by unit"
    talk = f"{_count(scenario.talk_rounds, 'round')} of talk" if scenario.talk_rounds else "No talk"
    rules = f"{talk} before each harvest; where more is asked than there is, it is rationed {rationing}."
    parts = [scenario.shows, whole, f"The stock: {_engine(scenario.engine)}.", _players(scenario.players), rules]
    parts += [_information(plan), _happenings(plan)]
    return tuple(part for part in parts if part)


def _engine(engine: Mapping[str, Any]) -> str:
    given = ", ".join(f"{name} {_plain(value)}" for name, value in engine.items() if name != "type")
    return f"{engine['type']}, {given}" if given else str(engine["type"])


def _players(forms: list[PlayerForm]) -> str:
    groups: Counter[str] = Counter()
    for form in forms:
        groups[_manner(form)] += form.count or 1
    named = [manner if count == 1 else f"{count} × {manner}" for manner, count in groups.most_common(MOST_GROUPS)]
    rest = len(groups) - len(named)
    more = f"; and {rest} more kinds" if rest > 0 else ""
    return f"The players: {'; '.join(named)}{more}." if named else ""


def _manner(form: PlayerForm) -> str:
    """How a player plays: its strategy and the values given to it, or where its decisions come from."""
    if form.strategy is not None:
        values = ", ".join(f"{name} {_plain(value)}" for name, value in form.parameters.items())
        name = form.strategy.replace("_", " ")
        return f"{name} ({values})" if values else name
    if form.agent is not None:
        return f"the agent {form.agent}"
    return "a person" if form.human else "a mind"


def _information(plan: ArenaPlan) -> str:
    told = plan.scenario.information
    harvests = {"all": "everybody's harvest", "total": "the harvest in all", "own": "their own harvest alone"}
    stock = "the stock" if told.stock else "nothing of the stock"
    return f"Players are told {stock} and {harvests[told.harvests]}."


def _happenings(plan: ArenaPlan) -> str:
    counts = Counter(spec.type.replace("_", " ") for spec in plan.scenario.perturbations)
    agents = Counter(str(agent.get("type", "")).replace("_", " ") for agent in plan.scenario.meta_agents)
    parts = [_count(count, kind) for kind, count in counts.items()]
    parts += [kind if count == 1 else f"{count} × {kind}" for kind, count in agents.items()]
    return f"Over them: {', '.join(parts)}." if parts else ""


def _count(number: int, thing: str) -> str:
    return f"1 {thing}" if number == 1 else f"{number:,} {thing}s"


def _plain(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


# Numbers and pacts


def _numbers(view: CourseView, last: Mapping[str, Any] | None) -> tuple[tuple[str, str], ...]:
    """The figures at the end of the run; none before its first turn."""
    if last is None:
        return ()
    measured, numbers = last["metrics"], view.numbers
    breaches = int(numbers["breaches"].sum())
    kept = numbers["compliance"].mean()
    return (
        ("Turns played", f"{view.turns:,}"),
        ("Stock at the end", figure(measured["stock"])),
        ("Harvest in all turns", figure(float(numbers["harvest"].sum()))),
        ("Wealth of all", figure(measured["wealth"])),
        ("Equality (1 − Gini)", figure(measured["equality"])),
        ("Efficiency", figure(measured["efficiency"])),
        ("Over-usage", figure(measured["over_usage"])),
        ("Turns until collapse" if last.get("collapsed") else "Turns survived", f"{measured['survival_time']:,}"),
        ("Compliance, mean of the turns", figure(float(kept))),
        ("Breaches", f"{breaches:,}"),
        ("Fines and warnings", f"{int(numbers['sanctions'].sum()):,}"),
    )


def figure(value: float | None) -> str:
    """A number with three decimals; an en dash where there is none."""
    if value is None or not math.isfinite(value):
        return ABSENT
    return f"{value:.3e}" if abs(value) >= 1e9 else f"{value:,.3f}"


def terms_words(terms: Mapping[str, Any]) -> str:
    """The terms of a pact: ``harvest cap 2.4``; an unknown kind's numbers by their names."""
    values = {name: _plain(value) for name, value in terms.items() if name != "type"}
    if terms["type"] == "harvest_cap":
        return f"Harvest cap {values['maxHarvest']}"
    rest = ", ".join(f"{name} {value}" for name, value in values.items())
    name = str(terms["type"]).replace("_", " ").capitalize()
    return f"{name}, {rest}" if rest else name


def _pact_line(pact: PactCourse) -> PactLine:
    last = pact.breaches[-1] if pact.breaches else None
    active = ABSENT if pact.active_from is None else str(pact.active_from)
    parties = ", ".join(pact.parties[:6]) + (f" and {len(pact.parties) - 6} more" if len(pact.parties) > 6 else "")
    status = f"rejected by {pact.rejected_by}" if pact.rejected_by else pact.status
    told = ABSENT if last is None else f"turn {last.turn}, {last.player}: {last.detail}"
    breaches = f"{len(pact.breaches):,}" if pact.active_from is not None else ABSENT
    return PactLine(terms_words(pact.terms), parties, status, str(pact.proposed), active, breaches, told)


def _weight(pact: PactCourse) -> tuple[int, bool, int]:
    return -len(pact.breaches), pact.active_from is None, pact.proposed
