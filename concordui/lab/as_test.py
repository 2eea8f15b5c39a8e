"""A position as a ready test: a file of Python that pytest runs wherever the `engine` package is installed. Pure."""

from __future__ import annotations

import pprint
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from concordui.lab.document import Position, Side
from engine.anatolia.cases import answer, read_case
from engine.anatolia.library import expectation

WIDTH = 110
_FORM = """\
# {title}
# A position of Concord's lab. Run this file with pytest where Concord is installed.

from engine.anatolia.cases import answer, read_case
from engine.anatolia.library import expectation

CASE = {case}

EXPECTED = {expected}


def {name}():
    assert expectation(answer(read_case(CASE))) == EXPECTED
"""


def as_test(position: Position, side: Side = "a") -> str:
    """The test that the orders of this side come out as they do now."""
    case = bare_case(position, side)
    return _FORM.format(
        title=" ".join(position.title.split()) or "A position",
        case=_literal(case),
        expected=_literal(expectation(answer(read_case(case)))),
        name=name_of(position.title),
    )


def bare_case(position: Position, side: Side) -> dict[str, Any]:
    """The case with the orders of one side alone, and without what is expected or asked of it."""
    shown = replace(
        position,
        orders=position.orders_of(side),
        unread=position.unread_of(side),
        other=None,
        expect=None,
        extra={key: value for key, value in position.extra.items() if key not in ("whatIf", "whatIfOwn")},
    )
    return shown.to_case()


def name_of(title: str) -> str:
    """A function's name from a title: ``test_cut_the_defence``."""
    words = re.sub(r"[^a-z0-9]+", "_", title.casefold()).strip("_")
    return f"test_{words or 'position'}"


def _literal(value: Mapping[str, Any]) -> str:
    return pprint.pformat(value, width=WIDTH, sort_dicts=False)
