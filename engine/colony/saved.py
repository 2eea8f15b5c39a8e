"""A colony as JSON, read again, copied, and as one digest (`colony: a digest a tick`).

`digest` is a SHA-256 over the same values as `to_json`, without their keys: canonical JSON, with the parts that seldom
change (terrain, receipts, goods, and of each pawn who it is and was) standing as the SHA-256 of theirs; then what
changes with every tick of pawns, in version 2 of Python's marshal format, which goes by values alone and is fixed. Two
colonies have the same digest just if they have the same JSON, and a quiet tick costs little.
"""

from __future__ import annotations

import dataclasses
import hashlib
import marshal
from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from engine.colony.grid import grid_of
from engine.colony.scenario import Scenario
from engine.colony.state import THINGS, Colony, Deed, Job, Memory, Note, Pawn, Receipt, Thing
from engine.errors import StateError
from engine.files import canonical_json

VERSION = 1

_NAMES: dict[type, tuple[str, ...]] = {
    kind: tuple(field.name for field in dataclasses.fields(kind))
    for kind in (Job, Memory, Deed, Note, Receipt, *THINGS.values())
}
_BEING = ("id", "name", "traits", "skills")
_BODY = ("position", "food", "rest", "health", "downed", "died", "bed", "item", "count", "moving")
_body = attrgetter(*_BODY)
_job = attrgetter(*_NAMES[Job])
_fire = attrgetter("id", "position", "fuel")


def to_json(colony: Colony) -> dict[str, Any]:
    """The colony as a JSON value, whole but for its scenario, which a store keeps once."""
    whole = {
        "version": VERSION,
        "seed": colony.seed,
        "tick": colony.tick,
        "tally": colony.tally,
        "next_event": colony.next_event,
        "next_stack": colony.next_stack,
        "terrain": colony.grid.rows,
        "things": {name: {"kind": thing.kind, **_record(thing)} for name, thing in colony.things.items()},
        "receipts": _receipts(colony),
        "pawns": {name: _pawn(pawn) for name, pawn in colony.pawns.items()},
    }
    return {key: _plain(value) for key, value in whole.items()}


def digest(colony: Colony) -> str:
    """The SHA-256 of the colony's state, in hexadecimal."""
    if not colony.ledger:
        colony.ledger = _hashed(_receipts(colony))
    if not colony.goods:
        colony.goods = _hashed(
            [[kind, [_record(thing) for thing in colony.kinds.get(kind, ())]] for kind in THINGS if kind != "campfire"]
        )
    pawns = []
    for pawn in colony.pawns.values():
        past = pawn.past
        if past is None or past[1] is not pawn.outlook:
            past = pawn.past = (_hashed(_past(pawn)), pawn.outlook)
        pawns.append((past[0], _body(pawn), pawn.job and _job(pawn.job)))
    shell = [colony.seed, colony.tick, colony.tally, colony.next_event, colony.next_stack]
    kept = [colony.grid.digest, colony.ledger, colony.goods]
    whole = hashlib.sha256(canonical_json([VERSION, shell, kept, [_fire(fire) for fire in colony.campfires]]).encode())
    whole.update(marshal.dumps(pawns, 2))  # the shortest text of a number takes ten times as long
    return whole.hexdigest()


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
    return from_json(to_json(colony), colony.scenario)


def _colony(data: Mapping[str, Any], scenario: Scenario) -> Colony:
    colony = Colony(scenario, data["seed"], grid_of(tuple(data["terrain"])), data["tick"])
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
    fields = {name: data[name] for name in (*_BEING, *_BODY)}
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
    pawn.outlook = tuple(
        Note(**{**entry, "cites": tuple(entry["cites"]), "earlier": tuple(entry["earlier"])})
        for entry in data["outlook"]
    )
    return pawn


def _cell(value: Any) -> tuple[int, int]:
    col, row = value
    return (col, row)


def _pawn(pawn: Pawn) -> dict[str, Any]:
    body = dict(zip(_BODY, _body(pawn), strict=True))
    return body | {"job": None if pawn.job is None else _record(pawn.job)} | _past(pawn)


def _past(pawn: Pawn) -> dict[str, Any]:
    """What seldom changes of a pawn: who it is, and what it has been through."""
    return {name: getattr(pawn, name) for name in _BEING} | {
        "memories": {signal: _record(memory) for signal, memory in pawn.memories.items()},
        "history": [_record(deed) for deed in pawn.history],
        "outlook": [_record(note) for note in pawn.outlook],
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
