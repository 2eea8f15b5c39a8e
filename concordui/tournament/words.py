"""What the page of the tournaments says. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication


def say(text: str, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Tournament", text).format(**values)


def games_text(done: int, total: int) -> str:
    """How many games are played."""
    if done == total:
        return say("1 game played") if total == 1 else say("{n} games played", n=total)
    return say("{done} of {total} games played", done=done, total=total)


def percent(share: float) -> str:
    """A share as a number of percent with one decimal."""
    return say("{share:.1f} %", share=100 * share)


def interval_text(low: float, high: float) -> str:
    """Where a share lies, nineteen times of twenty."""
    return say("{low:.0f} to {high:.0f} %", low=100 * low, high=100 * high)


def winners_of(result: Mapping[str, Any]) -> list[str]:
    """The powers that won a game, alone or together."""
    return [result["winner"]] if result["winner"] else list(result["shared"])


def outcome_text(result: Mapping[str, Any], seats: Mapping[str, str]) -> str:
    """Who won a game, as entrants with their powers."""
    names = [say("{entrant} as {power}", entrant=seats[power], power=power) for power in winners_of(result)]
    return names[0] if len(names) == 1 else say("Shared: {names}", names=", ".join(names))


def faults_text(fallbacks: Iterable[Mapping[str, Any]], seats: Mapping[str, str]) -> str:
    """Whose answers were replaced how often in a game; empty if nobody's were."""
    counts: dict[tuple[str, str], int] = {}
    for fallback in fallbacks:
        key = (seats[fallback["power"]], fallback["reason"])
        counts[key] = counts.get(key, 0) + 1
    return ", ".join(
        say("{entrant}: {reason}", entrant=entrant, reason=reason)
        if n == 1
        else say("{entrant}: {n} times {reason}", entrant=entrant, reason=reason, n=n)
        for (entrant, reason), n in counts.items()
    )
