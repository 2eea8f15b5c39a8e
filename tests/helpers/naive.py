"""A second adjudicator, naive on purpose: it tries every success and failure of the moves, and shares no code with the
engine.

It takes plain JSON (the map of the state schema, units, orders by power) and gives the answer of ``adjudicate``.
Each rule is written down as the rule book says it, given an assumption about which moves succeed; an assumption that
the rules confirm is consistent, and of several the one with the most successful moves is the outcome (rotations
turn).
"""

from __future__ import annotations

from itertools import product
from typing import Any

Json = dict[str, Any]


class NoConsistentOutcome(AssertionError):
    """No assignment of successes agrees with the rules: this would be a paradox, and the rules have none."""


def adjudicate(board: Json, units: list[Json], orders: dict[str, list[Any]]) -> Json:
    """The answer to one case. `board` has ``provinces``, ``adjacency`` and perhaps ``fleetAdjacency``."""
    case = _Case(board, units, orders)
    movers = sorted(at for at, order in case.order.items() if order["type"] == "move")
    consistent = []
    for flags in product((False, True), repeat=len(movers)):
        trial = _Trial(case, {mover for mover, flag in zip(movers, flags, strict=True) if flag})
        if all(trial.succeeds(mover) == (mover in trial.ok) for mover in movers):
            consistent.append(trial)
    if not consistent:
        raise NoConsistentOutcome(f"{units} {orders}")
    most = max(len(trial.ok) for trial in consistent)
    best = [trial for trial in consistent if len(trial.ok) == most]
    assert len(best) == 1, f"several outcomes: {units} {orders}"
    return _answer(case, best[0])


class _Case:
    """Units by province, and one order for each: what was refused is a hold that is not valid."""

    def __init__(self, board: Json, units: list[Json], orders: dict[str, list[Any]]) -> None:
        self.types = {p["id"]: p["type"] for p in board["provinces"]}
        self.coastal = {p["id"] for p in board["provinces"] if p["coastal"]}
        self.adjacency = board["adjacency"]
        self.fleets = board.get("fleetAdjacency")
        self.units = {unit["at"]: unit for unit in units}
        self.order: dict[str, Json] = {}
        self.valid: dict[str, bool] = {}
        for at, unit in self.units.items():
            given = [e for e in orders.get(unit["power"], []) if isinstance(e, dict) and e.get("unit") == at]
            order = self.checked(at, given[0]) if len(given) == 1 else None
            self.valid[at] = not given or order is not None
            self.order[at] = order or {"unit": at, "type": "hold"}

    def can_move(self, kind: str, here: str, there: str) -> bool:
        if kind == "fleet" and self.fleets is not None:
            return there in self.fleets.get(here, [])
        if there not in self.adjacency.get(here, []):
            return False
        kinds = {self.types[here], self.types[there]}
        if kind == "army":
            return kinds == {"land"}
        if kinds == {"land"}:
            seas = [sea for sea in self.adjacency[here] if self.types[sea] == "sea"]
            return any(sea in self.adjacency[there] for sea in seas)
        return True

    def checked(self, at: str, entry: Json) -> Json | None:
        kind = self.units[at]["type"]
        if entry.get("type") == "hold":
            return {"unit": at, "type": "hold"}
        if entry.get("type") == "move":
            dest = entry.get("dest")
            if isinstance(dest, str) and self.can_move(kind, at, dest):
                return {"unit": at, "type": "move", "dest": dest}
        if entry.get("type") == "support":
            target, into = entry.get("target"), entry.get("targetDest", "hold")
            if not isinstance(target, str) or not isinstance(into, str) or target not in self.units or target == at:
                return None
            goal = target if into == "hold" else into
            possible = into == "hold" or self.can_move(self.units[target]["type"], target, into)
            if possible and self.can_move(kind, at, goal):
                return {"unit": at, "type": "support", "target": target, "targetDest": into}
        return None

    def dest(self, at: str) -> str | None:
        return self.order[at].get("dest") if at in self.order else None

    def power(self, at: str) -> str:
        return self.units[at]["power"]

    def attackers(self, place: str) -> list[str]:
        return [at for at in self.order if self.dest(at) == place]

    def matched(self, supporter: str) -> bool:
        order = self.order[supporter]
        if order["type"] != "support":
            return False
        dest = self.dest(order["target"])
        return dest is None if order["targetDest"] == "hold" else dest == order["targetDest"]


class _Trial:
    """What follows if exactly the moves in `ok` succeed."""

    def __init__(self, case: _Case, ok: set[str]) -> None:
        self.case = case
        self.ok = ok

    def dislodger(self, at: str) -> str | None:
        if at in self.ok:
            return None
        return next((mover for mover in self.case.attackers(at) if mover in self.ok), None)

    def attacked(self, supporter: str) -> bool:
        """Cut by an attack: an enemy's, from elsewhere than the province the support is directed against (R10)."""
        order = self.case.order[supporter]
        return any(
            self.case.power(at) != self.case.power(supporter) and at != order["targetDest"]
            for at in self.case.attackers(supporter)
        )

    def counts(self, supporter: str) -> bool:
        return self.case.matched(supporter) and not self.attacked(supporter) and self.dislodger(supporter) is None

    def supporters(self, at: str) -> list[str]:
        return [s for s, order in self.case.order.items() if order.get("target") == at and self.counts(s)]

    def void(self, mover: str) -> bool:
        """Dislodged by a unit from the very province it attacked (R11)."""
        return self.dislodger(mover) == self.case.dest(mover)

    def succeeds(self, mover: str) -> bool:
        case, place = self.case, self.case.dest(mover)
        assert place is not None
        if self.void(mover):
            return False
        helpers = self.supporters(mover)
        attack = 1 + len(helpers)
        if place in case.units:
            head_on = case.dest(place) == mover
            if head_on or place not in self.ok:
                if case.power(place) == case.power(mover):
                    return False
                attack = 1 + sum(case.power(helper) != case.power(place) for helper in helpers)
                failed_mover = case.dest(place) is not None and not head_on
                if attack <= (1 if failed_mover else 1 + len(self.supporters(place))):
                    return False
        rivals = [rival for rival in case.attackers(place) if rival != mover and not self.void(rival)]
        return all(attack > 1 + len(self.supporters(rival)) for rival in rivals)


def _answer(case: _Case, trial: _Trial) -> Json:
    def key(place: str) -> bytes:
        return place.encode("utf-16-be")

    now = {case.dest(at) if at in trial.ok else at: at for at in case.units if trial.dislodger(at) is None}
    standoffs = [
        place
        for place in case.types
        if place not in now and any(not trial.void(at) for at in case.attackers(place) if at not in trial.ok)
    ]
    dislodged = []
    for at in sorted(case.units, key=key):
        attacker = trial.dislodger(at)
        if attacker is not None:
            options = [
                place
                for place in case.types
                if case.can_move(case.units[at]["type"], at, place)
                and place not in now
                and place != attacker
                and place not in standoffs
            ]
            dislodged.append({**case.units[at], "attacker": attacker, "options": sorted(options, key=key)})
    return {
        "units": [{**case.units[now[place]], "at": place} for place in sorted(now, key=key)],
        "dislodged": dislodged,
        "standoffs": sorted(standoffs, key=key),
        "resolution": [_fate(case, trial, at) for at in sorted(case.units, key=key)],
    }


def _fate(case: _Case, trial: _Trial, at: str) -> Json:
    order = case.order[at]
    outcome = "success"
    if trial.dislodger(at) is not None:
        outcome = "dislodged"
    elif not case.valid[at]:
        outcome = "invalid"
    elif order["type"] == "support" and trial.attacked(at):
        outcome = "cut"
    elif order["type"] == "move" and at not in trial.ok:
        outcome = "bounce"
    fate = {**order, "power": case.power(at), "valid": case.valid[at], "outcome": outcome}
    if order["type"] == "support":
        fate["effective"] = trial.counts(at)
    return fate
