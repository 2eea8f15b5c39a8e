"""A scenario in one sentence, sound or not. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from concordui.action_spec import mark
from concordui.commons.editor.lines import number, say
from concordui.commons.editor.paths import value_at


def sentence(data: Any) -> str:
    """ "5 players (4 pact keepers, a pact breaker) harvest a logistic stock of 100 for 60 turns; 1 meta-agent." """
    if not isinstance(data, Mapping):
        return say("This is no scenario.")
    return _world(data) if "arenas" in data else _arena(data)


def _arena(data: Mapping[str, Any]) -> str:
    kinds: Counter[str] = Counter()
    for player in _objects(data, "players"):
        kinds[_kind(player)] += _count(player)
    words = ", ".join(say("{count} × {kind}", count=count, kind=kind) for kind, count in kinds.most_common(4))
    if len(kinds) > 4:
        words = say("{words} and others", words=words)
    total = sum(kinds.values())
    who = say("Nobody harvests") if not total else say("1 player ({words}) harvests", words=next(iter(kinds)))
    if total > 1:
        who = say("{total} players ({words}) harvest", total=f"{total:,}", words=words)
    rest = _counted(data, "perturbations", "metaAgents")
    turns = number(data.get("turns", 50))
    text = say("{who} {stock} for {turns} turns", who=who, stock=_stock(data), turns=turns)
    return say("{text}; {rest}.", text=text, rest=", ".join(rest)) if rest else f"{text}."


def _world(data: Mapping[str, Any]) -> str:
    arenas = _objects(data, "arenas")
    players = sum(_count(player) for arena in arenas for player in _objects(arena, "players"))
    parts = _counted(data, "links", "treaties", "metaAgents")
    rounds = number(data.get("rounds", 50))
    words = "{arenas} arenas with {players} players for {rounds} rounds"
    text = say(words, arenas=len(arenas), players=f"{players:,}", rounds=rounds)
    return say("{text}; {rest}.", text=text, rest=", ".join(parts)) if parts else f"{text}."


_COUNTED = {
    "links": (mark("ScenarioEditor", "1 link"), mark("ScenarioEditor", "{count} links")),
    "treaties": (mark("ScenarioEditor", "1 treaty"), mark("ScenarioEditor", "{count} treaties")),
    "metaAgents": (mark("ScenarioEditor", "1 meta-agent"), mark("ScenarioEditor", "{count} meta-agents")),
    "perturbations": (mark("ScenarioEditor", "1 perturbation"), mark("ScenarioEditor", "{count} perturbations")),
}


def _counted(data: Mapping[str, Any], *keys: str) -> list[str]:
    """ "1 treaty", "3 links", for the lists that hold something."""
    counts = {key: len(_objects(data, key)) for key in keys}
    return [say(_COUNTED[key][count != 1], count=count) for key, count in counts.items() if count]


def _stock(data: Mapping[str, Any]) -> str:
    engine = data.get("engine")
    kind = str(value_at(engine, ("type",), "?"))
    size = value_at(engine, ("K",), 100.0 if kind == "doubling" else None)
    if size is None:
        return say("a {kind} stock", kind=kind)
    initial = value_at(engine, ("initial",))
    start = "" if initial is None or initial == size else say(" that starts at {start}", start=number(initial))
    return say("a {kind} stock of {size}", kind=kind, size=number(size)) + start


def _kind(player: Mapping[str, Any]) -> str:
    if isinstance(player.get("strategy"), str):
        return str(player["strategy"]).replace("_", " ")
    for key, words in (("agent", say("agent")), ("mind", say("mind")), ("human", say("person"))):
        if key in player:
            return words
    return "?"


def _count(player: Mapping[str, Any]) -> int:
    count = player.get("count")
    return count if isinstance(count, int) and count > 0 else 1


def _objects(data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    found = data.get(key)
    return [each for each in found if isinstance(each, Mapping)] if isinstance(found, list) else []
