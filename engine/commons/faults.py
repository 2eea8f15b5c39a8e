"""What is wrong with a scenario, in words and with its JSON path."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from engine.commons.sums import MOST_AMOUNT
from engine.errors import Fault

Form = TypeVar("Form", bound=BaseModel)


def form_of(kind: type[Form], data: Any, faults: list[Fault], at: str = "") -> Form | None:
    """Data in its form, or None with everything that is wrong with it added to the list."""
    try:
        return kind.model_validate(data)
    except ValidationError as error:
        faults += faults_in(error, at)
        return None


def faults_in(error: ValidationError, at: str) -> list[Fault]:
    """Each fault that pydantic found, its place below `at`."""
    return [Fault(_path(at, fault["loc"]), _words(fault)) for fault in error.errors(include_url=False)]


def numbers_of(data: Any, at: str = "") -> Iterator[Fault]:
    """The numbers anywhere in a JSON value that nothing can be reckoned with."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from numbers_of(value, f"{at}.{key}" if at else str(key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from numbers_of(value, f"{at}[{index}]")
    elif isinstance(data, float) and not math.isfinite(data):
        yield Fault(at or "the file", f"{data!r} is no number")
    elif isinstance(data, int | float) and abs(data) > MOST_AMOUNT:
        yield Fault(at or "the file", f"{data!r:.30} is past {MOST_AMOUNT:g}")


def _path(at: str, loc: tuple[int | str, ...]) -> str:
    path = at
    for part in loc:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path and not path.endswith(".") else str(part)
    return path.rstrip(".") or "the file"


def _words(fault: Any) -> str:
    if fault["type"] in ("extra_forbidden", "unexpected_keyword_argument"):
        return "unknown key"
    if fault["type"] in ("missing", "missing_argument"):
        return "missing"
    if fault["type"] in ("model_type", "dict_type", "model_attributes_type"):
        return f"has to be an object, not {fault['input']!r:.60}"
    message = str(fault["msg"])
    if fault["type"] == "value_error":
        return message.removeprefix("Value error, ")
    return f"{message[:1].lower()}{message[1:]}, not {fault['input']!r:.60}"
