"""Minds that need no model: a function, or a table read from a file (`colony: scripted`, the default; no network).

A table is JSON: rules tried in their order, the first that fits answers.

    {"format": "concord mind", "version": 1,
     "rules": [{"when": {"perspective.name": "Ada"}, "choose": ["accept*"], "with": {"trips": 2}, "times": 1}],
     "otherwise": ["refuse*", "*"]}

`when` maps places of what the mind is told (`perspective...`, `menu[0].id`) to values that must be there; `choose` and
`otherwise` are patterns of ids (`fnmatch`), the first that an id of the menu fits; `with` gives the other keys of the
reply; `times` is how often a rule answers at most.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PositiveInt

from engine.errors import Fault, MindError, MindTableError
from engine.faults import form_of
from engine.files import read_json
from engine.minds.judging import judged
from engine.minds.protocol import CHOICE, MindReply, MindRequest
from engine.minds.shape import least

Policy = Callable[[MindRequest], Mapping[str, Any]]
"""A reply from a request; what it raises is a bug of the policy, which the asker keeps as a failed attempt."""


class ScriptedMind:
    """A policy as a mind. Its replies are judged like anybody's."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name = name
        self._policy = policy

    @property
    def counts(self) -> tuple[int, ...]:
        """How often each rule of its table has answered; nothing where its policy is no table."""
        return tuple(self._policy.counts) if isinstance(self._policy, TablePolicy) else ()

    @counts.setter
    def counts(self, counts: Sequence[int]) -> None:
        """Go on from these; a table of another length begins anew."""
        if isinstance(self._policy, TablePolicy):
            fitting = len(counts) == len(self._policy.counts)
            self._policy.counts = list(counts) if fitting else [0] * len(self._policy.counts)

    async def decide(self, request: MindRequest) -> MindReply:
        """What the policy says to the request."""
        return judged(request, dict(self._policy(request)))


def first_choice(request: MindRequest) -> Mapping[str, Any]:
    """The default policy: the first choice of the menu, everything else as plain as the schema allows."""
    return reply_with(request, request.ids[0], {})


def reply_with(request: MindRequest, choice: str, more: Mapping[str, Any]) -> dict[str, Any]:
    """A reply that chooses `choice`, in the branch of the schema that goes with it, with the keys of `more`."""
    for branch in request.schema.get("anyOf", ()):
        allowed = branch.get("properties", {}).get(CHOICE, {})
        if choice == allowed.get("const") or choice in allowed.get("enum", ()):
            return {**least({**request.schema, "anyOf": [branch]}), CHOICE: choice, **more}
    return {**least(request.schema), CHOICE: choice, **more}


class MindRule(BaseModel):
    """One rule of a table; see the module."""

    model_config = ConfigDict(extra="forbid")
    when: dict[str, Any] = Field(default_factory=dict)
    choose: list[str] = Field(min_length=1)
    more: dict[str, Any] = Field(default_factory=dict, alias="with")
    times: PositiveInt | None = None


class MindTable(BaseModel):
    """The form of a table's file."""

    model_config = ConfigDict(extra="forbid")
    format: Literal["concord mind"]
    version: Literal[1]
    rules: list[MindRule] = Field(default_factory=list)
    otherwise: list[str] = Field(default=["*"], min_length=1)


class TablePolicy:
    """The policy of a table; it counts how often each rule answered, which `counts` hands out and takes back."""

    def __init__(self, table: MindTable) -> None:
        self._table = table
        self.counts = [0] * len(table.rules)

    def __call__(self, request: MindRequest) -> Mapping[str, Any]:
        """The reply of the first rule that fits. Raises `MindError` where not even `otherwise` fits the menu."""
        told = request.told()
        for number, rule in enumerate(self._table.rules):
            spent = rule.times is not None and self.counts[number] >= rule.times
            choice = None if spent else _first_fitting(rule.choose, request.ids)
            if choice is not None and all(_at(told, place) == value for place, value in rule.when.items()):
                self.counts[number] += 1
                return reply_with(request, choice, rule.more)
        choice = _first_fitting(self._table.otherwise, request.ids)
        if choice is None:
            raise MindError("the table chooses nothing from this menu", ", ".join(request.ids)[:80], "add a rule")
        return reply_with(request, choice, {})


def table_policy(data: Any, where: str = "this") -> TablePolicy:
    """The policy of a table as JSON. Raises `MindTableError` with the place of each fault; `where` names the whole."""
    faults: list[Fault] = []
    table = form_of(MindTable, data, faults)
    if table is None:
        remedy = "mend the places named; 'concord schema mind-table' describes the form"
        raise MindTableError(f"{where} is no table of a mind", tuple(faults), remedy)
    return TablePolicy(table)


def read_table(path: Path) -> TablePolicy:
    """The policy of a file. Raises `FileError` for a file that can't be read, `MindTableError` for a faulty table."""
    return table_policy(read_json(path), str(path))


def _first_fitting(patterns: Sequence[str], ids: Sequence[str]) -> str | None:
    return next((one for pattern in patterns for one in ids if fnmatch.fnmatchcase(one, pattern)), None)


_NOWHERE = object()
_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def _at(value: Any, place: str) -> Any:
    """What stands at `a.b[0].c` of a JSON value, or something that equals nothing."""
    for index, name in _STEP.findall(place):
        if name and isinstance(value, Mapping) and name in value:
            value = value[name]
        elif index and isinstance(value, list) and int(index) < len(value):
            value = value[int(index)]
        else:
            return _NOWHERE
    return value
