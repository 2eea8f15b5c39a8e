"""Ticks as a person reads them: days, hours, ages. A tick is a minute of the colony, and a day begins at midnight."""

from __future__ import annotations

from concordui.colony.say import say
from concordui.numbers import in_locale

TICKS_AN_HOUR = 60
TICKS_A_DAY = 24 * TICKS_AN_HOUR


def day_of(tick: int) -> int:
    """The day, the first is 1."""
    return tick // TICKS_A_DAY + 1


def time_of(tick: int) -> str:
    """The time of the day, as "14:48"."""
    within = tick % TICKS_A_DAY
    return f"{within // TICKS_AN_HOUR:02}:{within % TICKS_AN_HOUR:02}"


def clock(tick: int) -> str:
    """As "Day 4, 14:48"."""
    return say("Day {day}, {time}", day=day_of(tick), time=time_of(tick))


def count(number: int) -> str:
    """A number with its thousands apart, as "5,208"."""
    return in_locale(f"{number:,}")


def age(ticks: int) -> str:
    """How long ago, as "2 h 18 min": "now" for no time at all."""
    if ticks <= 0:
        return say("now")
    days, within = divmod(ticks, TICKS_A_DAY)
    hours, minutes = divmod(within, TICKS_AN_HOUR)
    if days:
        return say("{days} d {hours} h", days=days, hours=hours)
    if hours:
        return say("{hours} h {minutes:02} min", hours=hours, minutes=minutes)
    return say("{minutes} min", minutes=minutes)
