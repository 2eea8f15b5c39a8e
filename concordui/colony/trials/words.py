"""What the tabs of trials and banks say. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from concordui.numbers import in_locale
from concordui.widgets import TagKind

ABSENT = "–"


def say(text: str, /, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Trials", text).format(**values)


def count(number: int) -> str:
    """A number with its thousands apart."""
    return in_locale(f"{number:,}")


def calls_text(used: int, budget: int) -> str:
    """How much of a budget is spent."""
    return say("{used} of {budget} calls spent", used=count(used), budget=count(budget))


def yes_no(found: bool | None) -> str:
    """The answer to a question that may not be asked."""
    return ABSENT if found is None else say("yes") if found else say("no")


def yes_no_tag(found: bool | None) -> TagKind | None:
    """The tag that such an answer is shown as."""
    return None if found is None else "ok" if found else "danger"


def share_text(part: Mapping[str, int]) -> str:
    """As "31 of 32"; an en dash where nothing could be asked."""
    return say("{yes} of {of}", yes=count(part["yes"]), of=count(part["of"])) if part["of"] else ABSENT


def stage_text(stage: str | None) -> str:
    """Where a call failed."""
    return {
        "transport": say("no answer came"),
        "parse": say("the answer was no JSON"),
        "schema": say("the answer had another shape"),
        "menu": say("the answer was not on the menu"),
        "execution": say("it could not be done any more"),
    }.get(stage or "", "")


def state_text(cell: Mapping[str, Any]) -> str:
    """What came of a cell's one call."""
    state = str(cell["state"])
    if state == "failed":
        return stage_text(cell["stage"])
    return {
        "answered": say("answered"),
        "not asked": say("not asked"),
        "in flight": say("being asked"),
        "reserved": say("being asked"),
        "discarded": say("interrupted"),
    }.get(state, state)


def claim_text(word: str) -> str:
    """What the archive says of a claim."""
    known = {"supported": say("supported"), "contradicted": say("contradicted"), "unknown": say("unknown")}
    return known.get(word, word)
