"""A colony as JSON, read again, copied, and as one digest (`colony: a digest a tick`).

`digest` is the SHA-256 of the canonical JSON of the colony in which the parts that seldom change (the terrain, the
receipts, the memories and history of each pawn) stand as the SHA-256 of theirs: two colonies have the same digest just
if they have the same JSON, and a tick in which little happened costs little.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Mapping
from typing import Any

from engine.colony.grid import Grid
from engine.colony.scenario import Scenario
from engine.colony.state import THINGS, Colony, Deed, Job, Memory, Note, Pawn, Receipt, Thing
from engine.errors import StateError
from engine.files import canonical_json

VERSION = 1

_NAMES: dict[type, tuple[str, ...]] = {
    kind: tuple(field.name for field in dataclasses.fields(kind))
    for kind in (Job, Memory, Deed, Note, Receipt, *THINGS.values())
}
_PAWN = tuple(
    field.name
    for field in dataclasses.fields(Pawn)
    if field.name not in ("job", "memories", "history", "outlook", "past")
)


def to_json(colony: Colony) -> dict[str, Any]:
    """The colony as a JSON value, whole but for its scenario, which a store keeps once."""
    data = _shell(colony)
    data["terrain"] = list(colony.grid.rows)
    data["receipts"] = _receipts(colony)
    data["pawns"] = {name: _pawn(pawn) | _past(pawn) for name, pawn in colony.pawns.items()}
    return {key: _plain(value) for key, value in data.items()}


def digest(colony: Colony) -> str:
    """The SHA-256 of the colony's state, in hexadecimal."""
    if not colony.ledger:
        colony.ledger = _hashed(_receipts(colony))
    data = _shell(colony)
    data["terrain"] = colony.grid.digest
    data["receipts"] = colony.ledger
    pawns = data["pawns"] = {}
    for name, pawn in colony.pawns.items():
        if not pawn.past:
            pawn.past = _hashed(_past(pawn))
        pawns[name] = entry = _pawn(pawn)
        entry["past"] = pawn.past
    return _hashed(data)


def from_json(data: Any, scenario: Scenario) -> Colony:
    """The colony of `to_json`, in the scenario that it was of. Raises `StateError`."""
    if not isinstance(data, Mapping):
        raise StateError("this is no state of a colony", "state", "use a whole copy of it")
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise StateError(f"this state is of version {version}", "version", f"use a Concord that reads past {VERSION}")
    try:
        colony = _colony(data, scenario)
        colony.derive()
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise StateError(f"this is no state of a colony ({error!r:.80})", "state", "use a whole copy of it") from error
    return colony


def copied(colony: Colony) -> Colony:
    """A colony that is equal and shares nothing with this one that ever changes."""
    twin = from_json(to_json(colony), colony.scenario)
    twin.grid = colony.grid
    return twin


def _colony(data: Mapping[str, Any], scenario: Scenario) -> Colony:
    colony = Colony(scenario, data["seed"], Grid(data["terrain"]), data["tick"])
    colony.next_event, colony.next_stack = data["next_event"], data["next_stack"]
    colony.tally = dict(data["tally"])
    for name, entry in data["things"].items():
        fields = {key: value for key, value in entry.items() if key != "kind"}
        fields["position"] = _cell(fields["position"])
        if "items" in fields:
            fields["items"] = dict(fields["items"])
        thing: Thing = THINGS[entry["kind"]](**fields)
        colony.things[name] = thing
    colony.receipts = {name: Receipt(**entry) for name, entry in data["receipts"].items()}
    colony.pawns = {name: _pawn_of(entry) for name, entry in data["pawns"].items()}
    return colony


def _pawn_of(data: Mapping[str, Any]) -> Pawn:
    fields = {name: data[name] for name in _PAWN}
    fields |= {
        "position": _cell(data["position"]),
        "traits": tuple(data["traits"]),
        "skills": dict(data["skills"]),
    }
    pawn = Pawn(**fields)
    if data["job"] is not None:
        pawn.job = Job(**{**data["job"], "goal": _cell(data["job"]["goal"])})
    pawn.memories = {
        signal: Memory(**{**entry, "facts": dict(entry["facts"])}) for signal, entry in data["memories"].items()
    }
    pawn.history = [Deed(**{**entry, "facts": dict(entry["facts"])}) for entry in data["history"]]
    pawn.outlook = [
        Note(**{**entry, "cites": list(entry["cites"]), "earlier": list(entry["earlier"])}) for entry in data["outlook"]
    ]
    return pawn


def _cell(value: Any) -> tuple[int, int]:
    col, row = value
    return (col, row)


def _shell(colony: Colony) -> dict[str, Any]:
    """What may change at each tick, but for the pawns."""
    return {
        "version": VERSION,
        "seed": colony.seed,
        "tick": colony.tick,
        "tally": colony.tally,
        "next_event": colony.next_event,
        "next_stack": colony.next_stack,
        "things": {name: {"kind": thing.kind, **_record(thing)} for name, thing in colony.things.items()},
    }


def _pawn(pawn: Pawn) -> dict[str, Any]:
    """What may change at each tick of a pawn."""
    data = {name: getattr(pawn, name) for name in _PAWN}
    data["job"] = None if pawn.job is None else _record(pawn.job)
    data["outlook"] = [_record(note) for note in pawn.outlook]
    return data


def _past(pawn: Pawn) -> dict[str, Any]:
    return {
        "memories": {signal: _record(memory) for signal, memory in pawn.memories.items()},
        "history": [_record(deed) for deed in pawn.history],
    }


def _receipts(colony: Colony) -> dict[str, Any]:
    return {name: _record(receipt) for name, receipt in colony.receipts.items()}


def _record(part: Any) -> dict[str, Any]:
    return {name: getattr(part, name) for name in _NAMES[type(part)]}


def _plain(value: Any) -> Any:
    """A copy in which nothing is shared with the colony, of what JSON has alone."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


def _hashed(value: Any) -> str:
    return hashlib.sha256(canonical_json(value).encode("utf-8", "surrogatepass")).hexdigest()
