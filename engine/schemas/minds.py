"""The schemas of minds as scenarios of any world write them: a specification, or the table of a scripted one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.schemas.forms import STRING, Schema, ref

MIND: Schema = {"anyOf": [STRING, ref("MindTable")]}
"""A mind in a scenario; the schema that holds it needs `mind_defs`."""


def mind_table() -> Schema:
    """The table of a scripted mind, in a file of its own or in a scenario."""
    from engine.minds.scripted import MindTable

    return MindTable.model_json_schema()


def mind_defs() -> dict[str, Schema]:
    """The forms that `MIND` refers to."""
    table = mind_table()
    return {**table.pop("$defs"), "MindTable": table}


KINDS: Mapping[str, tuple[str, Callable[[], dict[str, Any]]]] = {
    "mind-table": ("The table of a scripted mind: rules tried in order, as 'scripted:FILE' takes it.", mind_table),
}
