"""What the page *Timelines* says, and what can be pressed on it."""

from __future__ import annotations

from collections.abc import Callable

from concordui.colony.timelines.page import TimelinesPage
from concordui.colony.workspace import ColonyWorkspace
from concordui.widgets import LinkButton

T1, FORK, T2 = 200, 30, 120
"""The tips of t1 and t2, and where t2 left t1."""

OpenTab = Callable[..., tuple[ColonyWorkspace, TimelinesPage]]


def note(page: TimelinesPage) -> str:
    """What the page says of what was done last."""
    return f"{page.note.accessibleName()} {page.note.accessibleDescription()}" if page.notes.isVisible() else ""


def prospect(page: TimelinesPage) -> str:
    """What the card says of going back."""
    return page.tree.card.note.accessibleDescription()


def link(page: TimelinesPage, words: str) -> LinkButton:
    return next(each for each in page.note.findChildren(LinkButton) if each.text() == words and each.isVisible())
