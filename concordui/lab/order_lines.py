"""The lines of the lab's list of orders, and what is said over and under it. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from concordui.lab.analysis import Analysis
from concordui.lab.document import Position, Side
from concordui.lab.rule_names import rule_text
from concordui.match.rows import Row
from concordui.match.telling import outcome_tag
from concordui.match.wording import listed, order_text, place_name, say
from engine.anatolia.board import Board, ProvinceId, Unit
from engine.anatolia.library import expectation
from engine.anatolia.orders import Move, Support
from engine.anatolia.outcomes import ResolvedOrder

WARNINGS = 3
"""How many warnings are said in full."""


def units_in_order(position: Position) -> tuple[Unit, ...]:
    """The units by power, as the board lists the powers, then by province in code-unit order."""
    return tuple(unit for power in position.board.powers for unit in position.units if unit.power == power)


def order_rows(
    position: Position, side: Side, analysis: Analysis, decided: Set[ProvinceId] | None = None
) -> tuple[Row, ...]:
    """A row a unit: its order and what comes of it. `decided` are the units whose fate is known yet, None for all."""
    return tuple(_row(position, side, analysis.entries[unit.at], unit, decided) for unit in units_in_order(position))


def _row(position: Position, side: Side, entry: ResolvedOrder, unit: Unit, decided: Set[ProvinceId] | None) -> Row:
    board, order = position.board, position.orders_of(side).get(unit.at)
    unread = unit.at in position.unread_of(side)
    text = order_text(board, entry.order if order is None else order)
    if order is None:
        name = place_name(board, unit.at)
        text = say("{unit}: no single order", unit=name) if unread else name
    common: dict[str, Any] = {"key": unit.at, "text": text, "power": unit.power, "unit": unit.type}
    missing = order is None and not unread
    if decided is not None and unit.at not in decided:
        return Row(tag=say("not decided yet"), muted=missing, **common)
    if missing and entry.outcome == "success":
        return Row(tag=say("no order: holds"), muted=True, **common)
    said = outcome_tag(entry)
    return Row(tag=said.text, tone=said.tone, tagged="ground", muted=missing, **common)


def head_note(position: Position, side: Side, analysis: Analysis) -> str:
    """ "24 units, all given; adjudicated in 0.4 ms"."""
    count = len(position.units)
    if count == 0:
        return ""
    missing = count - len(set(position.orders_of(side)) | set(position.unread_of(side)))
    units = say("1 unit") if count == 1 else say("{count} units", count=count)
    given = say("all given") if missing == 0 else say("{missing} without an order", missing=missing)
    took = say("adjudicated in {time} ms", time=f"{analysis.milliseconds:.1f}")
    return say("{units}, {given}; {took}", units=units, given=given, took=took)


def warnings_text(warnings: Sequence[str]) -> str:
    """What was left out of a position, a line each; of many, the first few."""
    more = len(warnings) - WARNINGS
    lines = list(warnings) if more <= 0 else [*warnings[:WARNINGS], say("… and {count} more.", count=more)]
    return "\n".join(lines)


# What a textbook position says


def lesson_title(position: Position) -> str:
    """What the position is called and the rule that it is about; nothing where it is about none."""
    if position.rule and position.title:
        return say("{title} (rule: {rule})", title=position.title, rule=rule_text(position.rule))
    if position.rule:
        return say("Rule: {rule}", rule=rule_text(position.rule))
    return position.title if position.why else ""


def expected_text(position: Position, analysis: Analysis) -> tuple[bool, str] | None:
    """Whether everything came as the position says, and that in a sentence; None where it says nothing.

    What is expected of a unit that is not there any more counts for nothing.
    """
    expect = position.expect
    outcomes = expect.get("outcomes") if expect is not None else None
    if not isinstance(outcomes, Mapping):
        return None
    wanted = {place: str(outcome) for place, outcome in outcomes.items() if place in analysis.entries}
    wrong = [place for place in wanted if analysis.entries[place].outcome != wanted[place]]
    if wrong:
        parts = [_came(position.board, analysis.entries[place], wanted[place]) for place in wrong]
        return False, say("Otherwise than expected: {units}.", units="; ".join(parts))
    other = _other_differences(expect or {}, analysis)
    if other:
        return False, say("Otherwise than expected: {what}.", what=listed(other))
    parts = [_fared(position.board, analysis.entries[place], wanted[place]) for place in wanted]
    return True, say("As expected: {units}.", units="; ".join(parts))


def _came(board: Board, entry: ResolvedOrder, expected: str) -> str:
    now = _fared(board, entry, entry.outcome)
    return say("{now}, but {expected}", now=now, expected=_wish(expected))


def _wish(outcome: str) -> str:
    """What should have come of an order that fared otherwise."""
    return {
        "success": say("success was expected"),
        "bounce": say("a bounce was expected"),
        "dislodged": say("it was expected to be dislodged"),
        "cut": say("it was expected to be cut"),
        "invalid": say("it was expected to be refused"),
    }.get(outcome, say("{outcome} was expected", outcome=outcome))


def _fared(board: Board, entry: ResolvedOrder, outcome: str) -> str:
    """How a unit fared, as a sentence without its stop."""
    unit, support = place_name(board, entry.unit), isinstance(entry.order, Support)
    match outcome:
        case "dislodged":
            return say("{unit} was dislodged", unit=unit)
        case "invalid":
            return say("the order of {unit} was refused", unit=unit)
        case "bounce":
            return say("{unit} bounced", unit=unit)
        case "cut":
            return say("the support of {unit} was cut", unit=unit)
        case _ if support and entry.effective:
            return say("the support of {unit} counted", unit=unit)
        case _ if support:
            return say("the support of {unit} had no effect", unit=unit)
        case _ if isinstance(entry.order, Move):
            return say("{unit} moved", unit=unit)
        case _:
            return say("{unit} held", unit=unit)


def _other_differences(expect: Mapping[str, Any], analysis: Analysis) -> Sequence[str]:
    """What else a textbook position says, where it is otherwise: standoffs, retreats, idle supports."""
    now = expectation(analysis.resolution.to_json())
    names = {"standoffs": say("the standoffs"), "retreats": say("the retreats"), "idle": say("the idle supports")}
    return [words for key, words in names.items() if key in expect and expect[key] != now[key]]
