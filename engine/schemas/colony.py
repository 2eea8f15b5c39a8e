"""The schemas of the colony: scenarios, what its commands print, checkpoints, trials, banks."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from types import ModuleType
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from pydantic.alias_generators import to_camel

from engine.schemas.forms import (
    INTEGER,
    POSITIVE,
    SHA256,
    STRING,
    Schema,
    list_of,
    nullable,
    one_of,
    record,
)
from engine.schemas.minds import MIND, mind_defs

OBJECT: Schema = {"type": "object"}
SHARE: Schema = {"type": "number", "minimum": 0, "maximum": 1}


def colony_scenario() -> Schema:
    """A scenario: the schema of its pydantic model, with the names of traits and skills and a mind's table put in."""
    from engine.colony import forms, mind_forms
    from engine.colony.people import SKILLS, TRAITS

    schema = _explained(forms.ColonyScenario, forms, mind_forms)
    defs = schema["$defs"]
    pawn = defs["PawnForm"]["properties"]
    pawn["traits"] |= {"items": one_of(*TRAITS), "uniqueItems": True}
    pawn["skills"]["propertyNames"] = one_of(*SKILLS)
    schema["$defs"] = {**defs, **mind_defs()}
    seats = defs["MindForms"]["properties"]["seats"]
    seats["patternProperties"] = dict.fromkeys(seats["patternProperties"], MIND)
    seats["additionalProperties"] = False
    return schema


def checkpoint() -> Schema:
    """A paired checkpoint."""
    from engine.colony import checkpoint

    return _explained(checkpoint.Checkpoint, checkpoint)


def trial() -> Schema:
    """The TOML that ``concord colony trial`` takes, as the JSON value that it stands for."""
    from engine.colony import trial_spec

    schema = _explained(trial_spec.TrialSpec, trial_spec)
    schema["$defs"] |= mind_defs()
    schema["$defs"]["ArmForm"]["properties"]["minds"]["additionalProperties"] = MIND
    return schema


def bank() -> Schema:
    """A file of a bank: a snapshot and its variants."""
    from engine.colony import snapshots

    schema = _explained(snapshots.SnapshotForm, snapshots)
    known = _perspective()
    schema["$defs"] |= known.pop("$defs")
    schema["properties"]["perspective"] = known
    return schema


def colony_request() -> Schema:
    """What one mind is asked."""
    known = _perspective()
    defs = known.pop("$defs")
    choice = record({"id": STRING, "effect": STRING})
    asked = {"instructions": STRING, "perspective": known, "menu": list_of(choice, minItems=1), "schema": OBJECT}
    return {**record(asked), "$defs": defs}


def _perspective() -> Schema:
    from engine.colony.allowlists import ColonistPerspective, CorePerspective

    either: TypeAdapter[Any] = TypeAdapter(ColonistPerspective | CorePerspective)
    return either.json_schema()


TIMELINE: Schema = {"type": "string", "pattern": "^t[1-9][0-9]*$"}


def colony_summary() -> Schema:
    """What ``concord colony run`` prints."""
    from engine.colony.threads import OfferState

    needs = {"food": SHARE, "rest": SHARE, "health": SHARE}
    pawn = {"id": STRING, "name": STRING, "doing": STRING, **needs, "died": nullable(INTEGER)}
    work = record({"kind": STRING, "target": STRING, "trips": POSITIVE})
    states = one_of(*get_args(OfferState))
    offer = {"id": STRING, "pawn": STRING, "work": work, "revision": INTEGER, "state": states}
    receipt = {
        "action": STRING,
        "pawn": STRING,
        "kind": STRING,
        "target": STRING,
        "trips": POSITIVE,
        "done": INTEGER,
        "moved": INTEGER,
        "begun": INTEGER,
        "ended": nullable(INTEGER),
        "state": one_of("running", "finished", "stopped"),
        "why": STRING,
        "detail": STRING,
    }
    return record(
        {
            "timeline": nullable(TIMELINE),
            "epoch": INTEGER,
            "tick": INTEGER,
            "clock": STRING,
            "game": SHA256,
            "minds": SHA256,
            "pawns": list_of(record(pawn)),
            "offers": list_of(record(offer)),
            "receipts": list_of(record(receipt)),
            "turns": INTEGER,
            "answers": record(dict.fromkeys(("done", "failed", "discarded"), INTEGER)),
        }
    )


def colony_timelines() -> Schema:
    """What ``concord colony timelines --json`` prints."""
    from engine.colony.timelines import Cause

    own = {"id": TIMELINE, "parent": nullable(TIMELINE), "forked": INTEGER, "tip": INTEGER}
    return list_of(record({**own, "cause": one_of(*get_args(Cause))}), minItems=1)


def colony_attempts() -> Schema:
    """What ``concord colony attempts --json`` prints."""
    from engine.colony.record import Aim
    from engine.minds.ledger import State
    from engine.minds.protocol import Stage

    attempt = {
        "number": POSITIVE,
        "attempt": STRING,
        "tick": INTEGER,
        "epoch": INTEGER,
        "timeline": nullable(TIMELINE),
        "mind": STRING,
        "spec": STRING,
        "aim": one_of(*get_args(Aim)),
        "causes": list_of(STRING),
        "digest": SHA256,
        "state": one_of(*get_args(State)),
        "stage": nullable(one_of(*get_args(Stage))),
        "why": nullable(STRING),
        "reply": nullable(OBJECT),
        "tokensIn": nullable(INTEGER),
        "tokensOut": nullable(INTEGER),
        "seconds": {"type": "number", "minimum": 0},
    }
    return list_of(record(attempt))


def colony_restore() -> Schema:
    """What ``concord colony restore`` prints."""
    ids = list_of(STRING)
    return record(
        {
            "kind": one_of("paired restore", "cold restore"),
            "gameSha256": SHA256,
            "parent": nullable(TIMELINE),
            "timeline": TIMELINE,
            "tick": INTEGER,
            "epoch": INTEGER,
            "dropped": ids,
            "discarded": ids,
            "retained": INTEGER,
            "calls": INTEGER,
        }
    )


# Forms and what they say of their keys --------------------------------------------------------------------------------


def _explained(form: type[BaseModel], *modules: ModuleType) -> Schema:
    """The schema of a form, with what the classes of these modules say of their keys.

    Pydantic would put these texts into the schema by itself, if every start of the program were to wait for that.
    """
    schema = form.model_json_schema()
    defs = {form.__name__: schema, **schema.setdefault("$defs", {})}
    for module in modules:
        for name, key, words in _words(module):
            if name in defs:
                defs[name]["properties"][to_camel(key)]["description"] = words
    return schema


def _words(module: ModuleType) -> Iterator[tuple[str, str, str]]:
    """Class, key, and the text that stands below it. Nothing without the module's source."""
    try:
        tree = ast.parse(inspect.getsource(module))
    except OSError:
        return
    for form in (each for each in tree.body if isinstance(each, ast.ClassDef)):
        for key, text in pairwise(form.body):
            if isinstance(key, ast.AnnAssign) and isinstance(key.target, ast.Name) and isinstance(text, ast.Expr):
                assert isinstance(text.value, ast.Constant)
                yield form.name, key.target.id, inspect.cleandoc(str(text.value.value))


KINDS: Mapping[str, tuple[str, Callable[[], dict[str, Any]]]] = {
    "bank": ("A file of a bank: one saved decision, what is grounded in it, and its variants.", bank),
    "checkpoint": ("A paired checkpoint: a paused game, its SHA-256, and the state of every mind.", checkpoint),
    "colony-attempts": ("What 'concord colony attempts --json' prints: the ledger of a store.", colony_attempts),
    "colony-request": ("What one mind is asked, as 'concord colony perspective --json' prints it.", colony_request),
    "colony-restore": ("What 'concord colony restore' prints: how a checkpoint was restored.", colony_restore),
    "colony-scenario": ("A scenario of a colony, as 'concord colony run' takes it.", colony_scenario),
    "colony-summary": ("What 'concord colony run' prints: how things stand after the last tick.", colony_summary),
    "colony-timelines": ("What 'concord colony timelines --json' prints: the tree of timelines.", colony_timelines),
    "trial": ("The spec of a trial (TOML): scenario, arms of minds, seeds, and the budget.", trial),
}
