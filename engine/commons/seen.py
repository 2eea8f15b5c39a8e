"""A run as one of its players may see it: nothing of a pact to which the player is no party
(`pacts: Information discipline`), and of the harvests and the stock what the scenario makes public.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from engine.commons.course import Column, Columns, CourseView, Mark, Measure, PactCourse
from engine.commons.pacts import PlayerId
from engine.commons.views import Information

_PUBLIC_SHOCKS = ("message", "stock_shock", "growth_shock", "player_join", "player_leave")


def course_for(view: CourseView, player: PlayerId, information: Information) -> CourseView:
    """The course without what is not for this player: such columns are NaN, pacts of others are not there.

    Breaches and compliance are those of the player's own pacts.
    """
    pacts = tuple(_told(pact, player, information) for pact in view.pacts if player in pact.parties)
    known = {pact.id for pact in pacts}
    hidden = np.full(view.turns, np.nan)
    broken = _breaches(pacts, view.turns)
    numbers: dict[str, Column] = {**view.numbers, "breaches": broken, "compliance": _kept(view, pacts, broken)}
    names = ["sanctions", "wealth", "gini"]
    names += [] if information.stock else ["stock", "sustainable", "efficiency", "over_usage"]
    names += ["harvest"] if information.harvests == "own" else []
    numbers |= dict.fromkeys(names, hidden)
    return replace(
        view,
        numbers=numbers,
        players={measure: _own(measure, rows, view, player, information) for measure, rows in view.players.items()},
        spreads={},
        pacts=pacts,
        marks=tuple(mark for mark in view.marks if _is_seen(mark, known)),
        sustained=view.sustained if information.stock else None,
    )


def record_for(record: Mapping[str, Any], player: PlayerId, information: Information) -> Mapping[str, Any]:
    """A TurnRecord without what is not for this player; metrics that it may not know are None."""
    pacts = [pact for pact in record["pacts"] if player in pact["parties"]]
    known = {pact["id"] for pact in pacts}
    seen: dict[str, Any] = {key: record[key] for key in ("kind", "turn")}
    if information.stock:
        seen |= {key: record[key] for key in ("stockBefore", "available", "stock", "lambda", "growth")}
    if information.harvests != "own":
        seen["harvest"] = record["harvest"]
    if record.get("collapsed"):
        seen["collapsed"] = True
    decisions: Sequence[Mapping[str, Any]] = record["decisions"]
    befallen: Sequence[Mapping[str, Any]] = record.get("perturbations", ())
    is_public = information.harvests == "all"
    seen |= {
        "decisions": [_decided(each, player) for each in decisions if is_public or each["playerId"] == player],
        "talk": [each for each in record.get("talk", ()) if _is_heard(each, player, known)],
        "pacts": pacts,
        "violations": [
            each
            for each in record.get("violations", ())
            if each["pactId"] in known and (is_public or each["playerId"] == player)
        ],
        "wealth": {name: level for name, level in record["wealth"].items() if name == player},
        "perturbations": [_felt(each, player) for each in befallen if _meets(each, player)],
        "metrics": _metrics(record["metrics"], information),
    }
    return seen


def _told(pact: PactCourse, player: PlayerId, information: Information) -> PactCourse:
    """A pact as a party knows it: not what the others answered, nor a breach that follows from hidden harvests."""
    return replace(
        pact,
        accepted=pact.accepted & {player, pact.proposer},
        rejected_by=pact.rejected_by if pact.rejected_by == player else "",
        breaches=tuple(each for each in pact.breaches if information.harvests == "all" or each.player == player),
    )


def _decided(decision: Mapping[str, Any], player: PlayerId) -> Mapping[str, Any]:
    """Why another player failed is nobody else's business."""
    return {key: value for key, value in decision.items() if key != "error" or decision["playerId"] == player}


def _metrics(metrics: Mapping[str, Any], information: Information) -> dict[str, Any]:
    seen: dict[str, Any] = dict.fromkeys(metrics)
    names = ["survival_time"]
    names += ["stock", "efficiency", "over_usage", "sustainability"] if information.stock else []
    names += ["total_harvest"] if information.harvests != "own" else []
    return seen | {name: metrics[name] for name in names}


def _own(measure: Measure, rows: Columns, view: CourseView, player: PlayerId, information: Information) -> Columns:
    """The columns of a measure: everyone's harvests where they are public, else the player's own alone."""
    if measure != "wealth" and information.harvests == "all":
        return rows
    seen = np.full_like(rows, np.nan)
    place = view.names.index(player) if player in view.names else rows.shape[1]
    if place < rows.shape[1]:
        seen[:, place] = rows[:, place]
    return seen


def _breaches(pacts: Sequence[PactCourse], turns: int) -> Column:
    counts = np.zeros(turns)
    for pact in pacts:
        for breach in pact.breaches:
            counts[breach.turn - 1] += breach.turn <= turns
    return counts


def _kept(view: CourseView, pacts: Sequence[PactCourse], broken: Column) -> Column:
    """`metrics.compliance` of these pacts alone: one promise a turn for each party that plays."""
    obligations = np.zeros(view.turns)
    harvests = view.players.get("harvest")
    for pact in pacts:
        if pact.active_from is None:
            continue
        for party in pact.parties:
            played = np.ones(view.turns, dtype=bool)
            if harvests is not None and party in view.names:
                played = ~np.isnan(harvests[:, view.names.index(party)])
            obligations[pact.active_from - 1 :] += played[pact.active_from - 1 :]
    shares = np.divide(broken, obligations, out=np.zeros(view.turns), where=obligations > 0)
    return np.asarray(1.0 - shares, dtype=np.float64)


def _is_seen(mark: Mark, known: set[str]) -> bool:
    return mark.about in known if mark.kind == "agreed" else mark.kind in (*_PUBLIC_SHOCKS, "collapsed")


def _is_heard(entry: Mapping[str, Any], player: PlayerId, known: set[str]) -> bool:
    """What is said to all or to the player, its own words, and what concerns a pact of its own."""
    if entry["playerId"] == player:
        return True
    if "refused" in entry:
        return False
    if entry.get("type") == "say":
        return entry.get("to") in (None, player)
    return entry.get("type") == "propose_pact" and entry["pactId"] in known


def _meets(spec: Mapping[str, Any], player: PlayerId) -> bool:
    if spec["type"] in _PUBLIC_SHOCKS:
        return True
    fined = any(each["playerId"] == player for each in spec.get("effect", {}).get("sanctions", ()))
    return fined or player in spec.get("target", {}).get("playerIds", ())


def _felt(spec: Mapping[str, Any], player: PlayerId) -> Mapping[str, Any]:
    """A perturbation with the player's own share of its effect alone."""
    if spec["type"] in _PUBLIC_SHOCKS:
        return spec
    effect = {
        key: [each for each in shares if each["playerId"] == player]
        for key, shares in spec.get("effect", {}).items()
        if key in ("sanctions", "wealth")
    }
    return {"type": spec["type"], "target": {"playerIds": [player]}, "effect": effect}
