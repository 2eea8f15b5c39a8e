"""The schema of a reply, made for one menu: the ids of the choices, and every id that a choice takes, are enums.

What a choice takes is in a branch of its own; keys that it does not take are null there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engine.minds.protocol import CHOICE

Takes: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The keys that a choice needs beside its id, with the schema of each."""

_NULL: Mapping[str, Any] = {"type": "null"}
_NOTHING: Mapping[str, Any] = {}


def reply_schema(options: Sequence[tuple[str, Takes]], beside: Takes = _NOTHING) -> dict[str, Any]:
    """The JSON schema of a reply to a menu of these ids, each with what it takes, in the order of the menu.

    `beside` are keys that come with every choice: the root has their schemas, which branches do not say again.
    """
    groups: list[tuple[Takes, list[str]]] = []
    for option, takes in options:
        ids = next((ids for known, ids in groups if known == takes), None)
        if ids is None:
            groups.append((takes, [option]))
        else:
            ids.append(option)
    keys = list(dict.fromkeys(key for takes, _ in groups for key in takes))
    if len(groups) == 1:
        return _object(groups[0][1], {**groups[0][0], **beside})
    branches = [
        _object(ids, {**{key: takes.get(key, _NULL) for key in keys}, **dict.fromkeys(beside, _NOTHING)})
        for takes, ids in groups
    ]
    whole = {**{key: _loosest([takes.get(key, _NULL) for takes, _ in groups]) for key in keys}, **beside}
    return {**_object([option for option, _ in options], whole), "anyOf": branches}


def _object(ids: list[str], takes: Takes) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {CHOICE: {"type": "string", "enum": ids}, **{key: dict(part) for key, part in takes.items()}},
        "required": [CHOICE, *takes],
        "additionalProperties": False,
    }


def _loosest(parts: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """One schema that lets through whatever any of these does: each is null, or of one and the same type.

    Ids stay enums, so that one which is on offer nowhere is told apart from a reply of the wrong shape.
    """
    given = [part for part in parts if part is not _NULL]
    whole: dict[str, Any] = dict(given[0])
    for part in given[1:]:
        for word in [word for word in whole if word not in part]:
            del whole[word]
        for word in whole.keys() & {"enum"}:
            whole[word] = list(dict.fromkeys([*whole[word], *part[word]]))
        for word in whole.keys() & {"minimum", "minLength", "minItems"}:
            whole[word] = min(whole[word], part[word])
        for word in whole.keys() & {"maximum", "maxLength", "maxItems"}:
            whole[word] = max(whole[word], part[word])
    if len(given) < len(parts):
        whole["type"] = [whole["type"], "null"]
        if "enum" in whole:
            whole["enum"] = [*whole["enum"], None]
    return whole
