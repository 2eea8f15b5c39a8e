"""How long something takes, in words."""

from __future__ import annotations


def span(seconds: float) -> str:
    """``1 h 05 min``, ``4 min 20 s``, ``12 s``."""
    whole = max(1, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
