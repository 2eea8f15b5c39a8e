"""What the sweeps of the window say. Pure."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from concordui.numbers import in_locale
from engine.commons.sweep.plan import Value


def say(text: str, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Sweep", text).format(**values)


def metric_text(name: str) -> str:
    """A metric of `engine.commons.metrics.NAMES` as people read it."""
    return {
        "stock": say("Stock at the end"),
        "total_harvest": say("Harvest of the last turn"),
        "wealth": say("Wealth of all"),
        "gini": say("Inequality (Gini)"),
        "equality": say("Equality (1 − Gini)"),
        "efficiency": say("Efficiency"),
        "over_usage": say("Over-usage"),
        "survival_time": say("Turns survived"),
        "sustainability_stock": say("Stock at the end, of K"),
        "sustainability_turns": say("Share of sustainable turns"),
        "sanction_rate": say("Fines in the last turn"),
        "compliance": say("Compliance in the last turn"),
    }.get(name, name)


def value_text(value: Value | float) -> str:
    """A value of a parameter, or of a metric, as short as four figures make it; an en dash where there is none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value).lower() if isinstance(value, bool) else str(value)
    if not math.isfinite(value):
        return "–"
    return in_locale(f"{value:.4g}".replace("-", "−", 1)) if value else "0"


def place_text(place: str) -> str:
    """The last part of a place in a scenario: "r" of ``engine.r``."""
    return place.rpartition(".")[2] or place


def title_text(places: Sequence[str]) -> str:
    """What a sweep is called: "Sweep: cap against tolerance"."""
    names = [place_text(place) for place in places]
    if len(names) == 1:
        return say("Sweep: {first}", first=names[0])
    return say("Sweep: {first} against {second}", first=names[0], second=" × ".join(names[1:]))


def runs_text(done: int, total: int) -> str:
    """How many runs are done."""
    if done == total:
        return say("1 run") if total == 1 else say("{n} runs", n=f"{total:,}")
    return say("{done} of {total} runs", done=f"{done:,}", total=f"{total:,}")


def seeds_text(count: int) -> str:
    """How many seeds."""
    return say("1 seed") if count == 1 else say("{n} seeds", n=f"{count:,}")
