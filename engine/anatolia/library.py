"""The library of textbook positions on the shipped board: one a rule, with what happens and why people get it wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.resources import ASSETS

FOLDER = ASSETS / "positions" / "library"


@dataclass(frozen=True, slots=True)
class TextbookPosition:
    """A case with its lesson. `rule` is a ruling (``R7``) or a heading of the rules' page.

    `case` is what `cases.read_case` takes; `expect` is what `expectation` says of its answer.
    """

    id: str
    title: str
    chapter: str
    rule: str
    lesson: str
    case: Mapping[str, Any]
    expect: Mapping[str, Any]


def library() -> tuple[TextbookPosition, ...]:
    """All positions, in the order in which they are best read: their files' names begin with a number."""
    return tuple(_position(json.loads(path.read_text(encoding="utf-8"))) for path in sorted(FOLDER.glob("*.json")))


def _position(data: dict[str, Any]) -> TextbookPosition:
    return TextbookPosition(
        id=data["id"],
        title=data["title"],
        chapter=data["chapter"],
        rule=data["rule"],
        lesson=data["lesson"],
        case=data,
        expect=data["expect"],
    )


def expectation(answer: Mapping[str, Any]) -> dict[str, Any]:
    """What is worth expecting of an answer of ``concord adjudicate``: the ``expect`` of a case.

    ``outcomes`` by unit, ``standoffs``, where dislodged units may go (``retreats``), and the supports that succeeded
    without effect, because they matched nothing (``idle``).
    """
    fates = answer["resolution"]
    return {
        "outcomes": {fate["unit"]: fate["outcome"] for fate in fates},
        "standoffs": list(answer["standoffs"]),
        "retreats": {unit["at"]: list(unit["options"]) for unit in answer["dislodged"]},
        "idle": [fate["unit"] for fate in fates if fate["outcome"] == "success" and fate.get("effective") is False],
    }
