"""What is wrong with a file that people write, in words and with its JSON path: the border of every world's forms."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from engine.errors import Fault

Form = TypeVar("Form", bound=BaseModel)


def form_of(kind: type[Form], data: Any, faults: list[Fault], at: str = "") -> Form | None:
    """Data in its form, or None with everything that is wrong with it added to the list."""
    try:
        return kind.model_validate(data)
    except ValidationError as error:
        faults += faults_in(error, data, at)
        return None


def faults_in(error: ValidationError, data: Any, at: str = "") -> list[Fault]:
    """Each fault that pydantic found in the data, its place below `at`."""
    return [Fault(_path(at, fault["loc"], data), _words(fault)) for fault in error.errors(include_url=False)]


def numbers_of(data: Any, most: float, at: str = "") -> Iterator[Fault]:
    """The numbers anywhere in a JSON value that nothing can be reckoned with: none, or past `most`."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from numbers_of(value, most, f"{at}.{key}" if at else str(key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from numbers_of(value, most, f"{at}[{index}]")
    elif isinstance(data, float) and not math.isfinite(data):
        yield Fault(at or "the file", f"{data!r} is no number")
    elif isinstance(data, int | float) and abs(data) > most:
        bound = f"{most:g}".replace("e+", "e")
        yield Fault(at or "the file", f"at {f'most {bound}' if data > 0 else f'least -{bound}'}, not {data!r:.30}")


def objects_in(data: Any, key: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The objects in a list, with their places in it; whatever else is there is for the form to report."""
    for index, item in enumerate(list_in(data, key)):
        if isinstance(item, Mapping):
            yield index, item


def list_in(data: Any, key: str) -> list[Any]:
    """The list of that key; empty where there is none."""
    found = data.get(key) if isinstance(data, Mapping) else None
    return found if isinstance(found, list) else []


def _path(at: str, loc: tuple[int | str, ...], data: Any) -> str:
    """The JSON path of a place; the tags that pydantic puts in for the members of a union are no part of it."""
    path = at
    for number, part in enumerate(loc):
        if isinstance(part, int):
            path += f"[{part}]"
            data = data[part] if isinstance(data, list | tuple) and part < len(data) else None
        elif (isinstance(data, Mapping) and part in data) or number == len(loc) - 1:
            path += f".{part}" if path and not path.endswith(".") else part
            data = data.get(part) if isinstance(data, Mapping) else None
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
