"""The pace of reflection: a fixed allowance, spread evenly over the window (`concord: Three speeds of thought`).

Between the beginnings of two reflections lie at least window / allowance ticks. So no window of that length, wherever
it begins, holds more than the allowance, and what a pawn slept through is not made up for in a burst.
"""

from __future__ import annotations

from engine.colony.mind_forms import AttentionRules


def spacing(rules: AttentionRules) -> int:
    """Ticks from the beginning of a reflection to that of the next at least. Raises `ZeroDivisionError` without any."""
    return -(-rules.window // rules.reflections)


def next_reflection(latest: int, rules: AttentionRules) -> int | None:
    """The first tick at which a reflection may begin after one at `latest` (0 where there was none yet), or None."""
    return latest + spacing(rules) if rules.reflections else None
