"""A position as the text of a file: JSON that a person can read and a tool can compare line by line. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.files import json_line


def case_text(case: Mapping[str, Any]) -> str:
    """The case as JSON, one key a line, and one unit or one power's orders a line."""
    return "{\n" + ",\n".join(f"  {json_line(key)}: {_value(value)}" for key, value in case.items()) + "\n}\n"


def _value(value: Any) -> str:
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"    {json_line(entry)}" for entry in value) + "\n  ]"
    if isinstance(value, Mapping) and any(isinstance(entry, list | Mapping) for entry in value.values()):
        return "{\n" + ",\n".join(f"    {json_line(key)}: {json_line(entry)}" for key, entry in value.items()) + "\n  }"
    return json_line(value)
