"""The schemas of the commons: scenarios, the lines of logs, sweeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, get_args

from pydantic import TypeAdapter

from engine.schemas.forms import (
    ANYTHING,
    BOOLEAN,
    INTEGER,
    NUMBER,
    POSITIVE,
    SHA256,
    STRING,
    UINT32,
    Schema,
    by_key,
    constant,
    list_of,
    nullable,
    one_of,
    record,
)
from engine.schemas.minds import MIND, mind_defs

if TYPE_CHECKING:
    from engine.commons.perturbations import Kind, Need

SHARE: Schema = {"type": "number", "minimum": 0, "maximum": 1}
OBJECT: Schema = {"type": "object"}


def arena_scenario() -> Schema:
    """A scenario of one arena: the schema of its pydantic model, with what its registries hold put in."""
    from engine.commons.forms import ArenaScenario

    return _filled(ArenaScenario.model_json_schema())


def world_scenario() -> Schema:
    """A scenario of a world."""
    from engine.commons.forms import WorldScenario

    return _filled(WorldScenario.model_json_schema())


def sweep() -> Schema:
    """The TOML that ``concord arena sweep`` takes, as the JSON value that it stands for."""
    from engine.commons.sweep.plan import SweepSpec

    return SweepSpec.model_json_schema()


def _filled(schema: Schema) -> Schema:
    """The forms of engines, players, perturbations and meta-agents in the places that a model leaves open."""
    forms = {"engine": _engine(), "players": list_of(_player()), "perturbations": list_of(perturbation())}
    for holder in (schema, *schema.get("$defs", {}).values()):
        properties = holder.get("properties", {})
        own = dict(forms)
        if "metaAgents" in properties:
            own["metaAgents"] = list_of(_meta_agent("world" if "arenas" in properties else "arena"))
        if holder.get("title") == "TreatyForm":
            own["payload"] = _treaty_payload()
        for name, form in own.items():
            if name in properties:
                properties[name] = {**_words(properties[name]), **form}
    schema["$defs"] = {**schema.get("$defs", {}), **mind_defs()}
    return schema


def _words(schema: Schema) -> Schema:
    """What a field is called and what it does (`engine.forms.said`)."""
    return {key: schema[key] for key in ("title", "description", "unit", "examples") if key in schema}


def _treaty_payload() -> Schema:
    """The payload that the enforcer that ships reads, or any other object."""
    from engine.commons.governance import HARVEST_CAP

    cap: Schema = {
        "title": "Cap",
        "description": "The most that a signatory may harvest in all.",
        "unit": "a round",
        "examples": [8.0],
        "type": "number",
        "minimum": 0,
    }
    known = record({"type": constant(HARVEST_CAP), "perRoundPerArena": cap}, closed=False)
    return {"anyOf": [known, OBJECT]}


def _engine() -> Schema:
    from engine.commons.forms import ENGINES

    forms = []
    for name, form in ENGINES.items():
        own = form.model_json_schema()
        own["properties"]["type"] = constant(name)
        own["required"] = ["type", *own.get("required", ())]
        forms.append(own)
    return {"oneOf": forms}


def _player() -> Schema:
    from engine.commons.forms import MOST_PLAYERS, PlayerForm
    from engine.commons.strategies import STRATEGIES

    words = {name: _words(form) for name, form in PlayerForm.model_json_schema()["properties"].items()}
    common: dict[str, Schema] = {"id": {**words["id"], **STRING}}
    several: dict[str, Schema] = {"count": {**words["count"], **POSITIVE, "maximum": MOST_PLAYERS}}
    forms = []
    for name, kind in STRATEGIES.items():
        own = TypeAdapter(kind).json_schema()
        required = {**common, "strategy": constant(name)}
        needed = {key: own["properties"][key] for key in own.get("required", ())}
        rest = {key: form for key, form in own.get("properties", {}).items() if key not in needed}
        forms.append({"description": own.get("description", ""), **record({**required, **needed}, {**several, **rest})})
    deadline: Schema = {**words["deadline"], "type": "number", "exclusiveMinimum": 0, "maximum": 3600}
    agent: Schema = {**words["agent"], **STRING}
    mind: Schema = {**words["mind"], **MIND}
    forms.append({"description": "Code of your own.", **record({**common, "agent": agent}, several)})
    limits = {**several, "deadline": deadline}
    forms.append({"description": "A model, or a scripted mind.", **record({**common, "mind": mind}, limits)})
    return {"oneOf": [*forms, record({**common, "human": {**words["human"], "const": True}})]}


def _meta_agent(level: str) -> Schema:
    from engine.commons.governance import GOVERNANCE_REGISTRY

    forms = []
    for name, kind in GOVERNANCE_REGISTRY.items():
        if kind.level == level:
            own = TypeAdapter(kind).json_schema()
            own["properties"] = {"type": constant(name), **own["properties"]}
            own["required"] = ["type", *own.get("required", ())]
            forms += _by_sanction(own) if "sanction" in own["properties"] else [own]
    return {"oneOf": forms}


def _by_sanction(own: Schema) -> list[Schema]:
    """A form for each sanction that it can give, with the payload that this one takes."""
    from engine.commons.perturbations import PERTURBATIONS

    forms = []
    for sanction in own["properties"]["sanction"]["enum"]:
        payload = {**_words(own["properties"]["payload"]), **_payload(PERTURBATIONS[sanction])}
        properties = {**own["properties"], "sanction": constant(sanction), "payload": payload}
        needed = [*own["required"], *(["payload"] if payload["required"] else [])]
        forms.append({**own, "properties": properties, "required": needed})
    return forms


def _payload(kind: Kind) -> Schema:
    """What a perturbation of this type is told."""
    numbers = {key: _number(need) for key, need in kind.numbers.items()}
    required = {key: form for key, form in numbers.items() if kind.numbers[key].default is None}
    optional = {key: form for key, form in numbers.items() if key not in required}
    texts = dict.fromkeys(kind.texts, REASON)
    return record(
        {**required, **{key: _need(key, wanted) for key, wanted in kind.needs.items()}}, {**optional, **texts}
    )


def _number(need: Need) -> Schema:
    said = {"title": need.title, "description": need.sentence, "unit": need.unit}
    form: Schema = {key: words for key, words in said.items() if words}
    form["type"] = "integer" if need.whole else "number"
    form |= {"minimum": need.least} if need.least > -float("inf") else {}
    form |= {"maximum": need.most} if need.most < float("inf") else {}
    form |= {"default": need.default} if need.default is not None and need.default < float("inf") else {}
    return form | ({"examples": [need.example]} if need.example is not None else {})


def _need(key: str, wanted: type[Any]) -> Schema:
    if key == "player":
        return {"title": "Newcomer", "description": "Who joins.", **_player()}
    return TEXT if wanted is str else OBJECT


REASON: Schema = {"title": "Reason", "description": "Stands in the log.", **STRING}
TEXT: Schema = {"title": "Text", "description": "What everybody is told.", "examples": ["A new season."], **STRING}
TARGET = record({}, {"arenaIds": list_of(STRING), "playerIds": list_of(STRING)})


def perturbation() -> Schema:
    """A perturbation as a scenario writes it."""
    from engine.commons.forms import PerturbationForm, TargetForm
    from engine.commons.perturbations import PERTURBATIONS

    words = {name: _words(form) for name, form in PerturbationForm.model_json_schema()["properties"].items()}
    names = TargetForm.model_json_schema()["properties"]
    lists = {name: {**_words(form), **list_of(STRING)} for name, form in names.items()}
    forms = []
    for name, kind in PERTURBATIONS.items():
        target = {**words["target"], **record({}, lists)}
        payload = {**words["payload"], **_payload(kind)}
        parts = {"target": target, "payload": payload, "atTurn": {**words["atTurn"], **POSITIVE}}
        must = [*(["target"] if kind.targeted else []), *(["payload"] if payload["required"] else [])]
        needed: dict[str, Schema] = {"type": constant(name), **{key: parts.pop(key) for key in must}}
        optional: dict[str, Schema] = parts
        forms.append({"description": (kind.apply.__doc__ or "").partition("\n")[0], **record(needed, optional)})
    return {"oneOf": forms}


TERMS = {"type": "object", "properties": {"type": STRING}, "required": ["type"]}


def _pact() -> Schema:
    from engine.commons.pacts import Status

    return record(
        {
            "id": STRING,
            "proposerId": STRING,
            "parties": list_of(STRING),
            "terms": TERMS,
            "status": one_of(*get_args(Status)),
            "proposedTurn": POSITIVE,
            "acceptedTurn": nullable(POSITIVE),
            "violationCount": INTEGER,
        }
    )


VIOLATION = record(
    {
        "pactId": STRING,
        "playerId": STRING,
        "turn": POSITIVE,
        "actual": NUMBER,
        "limit": nullable(NUMBER),
        "detail": STRING,
    }
)
APPLIED = record(
    {"type": STRING, "target": TARGET, "payload": OBJECT},
    {"atTurn": POSITIVE, "by": STRING, "effect": OBJECT, "refused": STRING},
)
TALK = record(
    {"round": POSITIVE, "playerId": STRING},
    {
        "type": STRING,
        "text": STRING,
        "to": STRING,
        "pactId": STRING,
        "parties": list_of(STRING),
        "terms": TERMS,
        "refused": STRING,
    },
)
METRICS = record(
    {
        "stock": NUMBER,
        "total_harvest": NUMBER,
        "wealth": NUMBER,
        "gini": NUMBER,
        "equality": NUMBER,
        "efficiency": nullable(NUMBER),
        "over_usage": SHARE,
        "survival_time": INTEGER,
        "sustainability": record({"stock": NUMBER, "turns": SHARE}),
        "sanction_rate": INTEGER,
        "compliance": NUMBER,
    }
)


def turn_record() -> Schema:
    """The record of one turn of an arena."""
    decision = record({"playerId": STRING, "requested": NUMBER, "actual": NUMBER}, {"error": STRING})
    return record(
        {
            "kind": constant("turn"),
            "turn": POSITIVE,
            "stockBefore": NUMBER,
            "available": NUMBER,
            "lambda": SHARE,
            "decisions": list_of(decision),
            "harvest": NUMBER,
            "growth": NUMBER,
            "state": OBJECT,
            "stock": NUMBER,
            "pacts": list_of(_pact()),
            "wealth": by_key(NUMBER),
            "metrics": METRICS,
        },
        {
            "talk": list_of(TALK),
            "draws": list_of(NUMBER),
            "violations": list_of(VIOLATION),
            "collapsed": {"const": True},
            "emitted": list_of(APPLIED),
            "perturbations": list_of(APPLIED),
            "memory": by_key(ANYTHING),
        },
    )


LINK = record({"id": STRING, "from": STRING, "to": STRING, "weight": NUMBER, "what": one_of("stock", "pollution")})
TREATY = record({"id": STRING, "name": STRING, "arenaIds": list_of(STRING), "payload": OBJECT, "createdAt": INTEGER})


def _change(kind: str, added: Schema) -> Schema:
    when = {"kind": constant(kind), "round": INTEGER}
    return {"oneOf": [record({**when, "added": added}), record({**when, "removed": STRING})]}


def _header(form: str) -> Schema:
    return record(
        {
            "kind": constant("header"),
            "format": constant(form),
            "version": {"const": 1},
            "program": STRING,
            "seed": UINT32,
            "scenario": OBJECT,
        },
        {"engine": STRING},
    )


def arena_log() -> Schema:
    """A line of an arena's log."""
    flow = {"kind": constant("link"), "round": POSITIVE, "link": STRING, "what": STRING, "amount": NUMBER}
    shock = {"kind": constant("shock"), "round": POSITIVE, "turn": INTEGER, "type": STRING, "target": TARGET}
    rest: dict[str, Schema] = {"payload": OBJECT, "state": OBJECT}
    return {
        "oneOf": [
            _header("arena-log"),
            turn_record(),
            _change("treaty", TREATY),
            _change("link", LINK),
            record({**flow, "state": OBJECT}),
            record({**shock, **rest}, {"by": STRING, "atTurn": POSITIVE, "effect": OBJECT, "refused": STRING}),
        ]
    }


def world_log() -> Schema:
    """A line of a world's own log."""
    flow = record({"link": STRING, "from": STRING, "to": STRING, "what": STRING, "amount": NUMBER})
    ended = {"kind": constant("round"), "round": POSITIVE, "ticked": list_of(STRING)}
    added = record({"scenario": OBJECT, "seed": UINT32, "period": POSITIVE})
    arena = {"kind": constant("arena"), "round": INTEGER}
    return {
        "oneOf": [
            _header("world-log"),
            record(ended, {"flows": list_of(flow), "shocks": list_of(OBJECT)}),
            record({**arena, "id": STRING, "added": added}),
            record({**arena, "removed": STRING}),
            _change("treaty", TREATY),
            _change("link", LINK),
            _change("metaAgent", OBJECT),
        ]
    }


def world_summary() -> Schema:
    """What ``concord world run`` prints."""
    arena = {
        "id": STRING,
        "turn": INTEGER,
        "stock": NUMBER,
        "players": list_of(STRING),
        "wealth": NUMBER,
        "collapsed": BOOLEAN,
        "period": POSITIVE,
    }
    return record(
        {
            "round": INTEGER,
            "arenas": list_of(record(arena)),
            "links": list_of(LINK),
            "treaties": list_of(TREATY),
            "metaAgents": list_of(STRING),
        }
    )


def sweep_summary() -> Schema:
    """``summary.json`` of a sweep."""
    statistics = ("mean", "sd", "min", "q25", "median", "q75", "max")
    spread = record({"count": INTEGER, **{name: nullable(NUMBER) for name in statistics}})
    cell = record({"parameters": by_key(ANYTHING), "metrics": by_key(spread)})
    return record(
        {
            "format": constant("commons-sweep-summary"),
            "version": {"const": 1},
            "fingerprint": SHA256,
            "runs": INTEGER,
            "parameters": list_of(STRING),
            "cells": list_of(cell),
        }
    )


def metrics() -> Schema:
    """What ``concord arena run`` prints."""
    return METRICS


KINDS: Mapping[str, tuple[str, Callable[[], dict[str, Any]]]] = {
    "arena-log": ("A line of the log of an arena: the header, a turn, or what a world did to it.", arena_log),
    "arena-metrics": ("What 'concord arena run' prints: the metrics after the last turn.", metrics),
    "arena-scenario": ("A scenario of one arena, as 'concord arena run' takes it.", arena_scenario),
    "sweep": ("The spec of a sweep (TOML): scenario, parameters, seeds.", sweep),
    "sweep-summary": ("The summary of a sweep, summary.json: each setting over its seeds.", sweep_summary),
    "turn-record": ("The record of one turn of an arena.", turn_record),
    "world-log": ("A line of the log of a world: the header, a round, or what was added and removed.", world_log),
    "world-scenario": ("A scenario of a world of arenas, as 'concord world run' takes it.", world_scenario),
    "world-summary": (
        "What 'concord world run' prints: arenas, links and treaties after the last round.",
        world_summary,
    ),
}
