"""Positions from a text, as the clipboard has it. Pure."""

from __future__ import annotations

import json

from concordui.lab.document import Position, read
from concordui.match.wording import say
from engine.errors import FileError
from engine.files import parse_json


def position_of(text: str) -> tuple[Position, tuple[str, ...]]:
    """The position that the text describes, and what was left out of it, in sentences.

    Raises `FileError` where the text is no JSON, and `CaseError` with every fault of the position.
    """
    where, remedy = say("clipboard"), say("copy the JSON of a position (a case of 'concord adjudicate') first")
    if not text.strip():
        raise FileError(say("there is no text on the clipboard"), where, remedy)
    try:
        data = parse_json(text)
    except json.JSONDecodeError as error:
        place = say("{where}, line {line}, column {column}", where=where, line=error.lineno, column=error.colno)
        raise FileError(say("the clipboard holds no position (no JSON: {why})", why=error.msg), place, remedy) from None
    except ValueError as error:
        raise FileError(say("the clipboard holds no position ({why})", why=error), where, remedy) from None
    return read(data, where)
