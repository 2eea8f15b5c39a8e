"""Small trials: a scenario and a spec in a folder, and the TOML that says so."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from helpers.colony_worlds import QUIET, pawn, source, thing

SCENARIO = source(
    id="logs",
    pawns=[pawn("ann"), pawn("bob", (3, 1))],
    things=[
        thing("logs", "stack", (8, 4), item="wood", count=30),
        thing("store", "stockpile", (2, 2), items={}),
        thing("fire", "campfire", (4, 4), fuel=40),
    ],
    rules={**QUIET, "knowledge": {"every": 5}, "offers": {"offerTicks": 20}, "attention": {"cooldown": 5}},
    events=[{"id": "fall", "kind": "fall", "pawn": "bob", "at": 12, "chance": 1.0, "harm": 0.1}],
)
"""Logs to haul, a fire that goes out at tick 40, and bob, who falls at tick 12."""


def rules(*rules: Mapping[str, Any], otherwise: str = "*") -> dict[str, Any]:
    """A table of a scripted mind."""
    return {"format": "concord mind", "version": 1, "rules": list(rules), "otherwise": [otherwise]}


OFFERS = rules({"choose": ["propose:haul*"], "with": {"pawn": "ann", "trips": 1}}, otherwise="wait")
"""A core that offers the logs to ann whenever it can."""
YES = rules({"choose": ["accept*"]}, otherwise="[ck]*")
NO = rules({"choose": ["refuse*"]}, otherwise="[ck]*")
LATER = rules({"choose": ["not_now*"]}, otherwise="[ck]*")

EAGER = {"name": "eager", "minds": {"core": OFFERS, "*": YES}}
UNWILLING = {"name": "unwilling", "minds": {"core": OFFERS, "*": NO}}

SPEC: dict[str, Any] = {
    "scenario": "logs.json",
    "ticks": 60,
    "seeds": [1, 2],
    "budget": 200,
    "arms": [EAGER, UNWILLING],
}


def spec_file(folder: Path, changes: Mapping[str, Any] | None = None, scenario: Mapping[str, Any] = SCENARIO) -> Path:
    """A spec with the scenario beside it; a change of None leaves that key out."""
    (folder / "logs.json").write_text(json.dumps(scenario))
    whole = {key: value for key, value in {**SPEC, **(changes or {})}.items() if value is not None}
    path = folder / "trial.toml"
    path.write_text("".join(f"{key} = {toml(value)}\n" for key, value in whole.items()))
    return path


def toml(value: Any) -> str:
    """A JSON value in TOML, on one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)
