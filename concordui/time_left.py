"""How long something still takes, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

HOUR_S = 3600
MINUTE_S = 60


def say(text: str, **values: object) -> str:
    """Words in the user's language with their values put in by name."""
    return QCoreApplication.translate("TimeLeft", text).format(**values)


def left_text(seconds: float | None) -> str:
    """About how long it still takes; empty while nobody can know."""
    if seconds is None:
        return ""
    if seconds < MINUTE_S:
        return say("less than a minute left")
    if seconds < HOUR_S:
        minutes = round(seconds / MINUTE_S)
        return say("1 minute left") if minutes == 1 else say("{n} minutes left", n=minutes)
    hours, minutes = divmod(round(seconds / MINUTE_S), 60)
    return say("{hours} h {minutes} min left", hours=hours, minutes=minutes)
