"""What befalls an arena from outside its players: shocks, fines, comings and goings (`commons: Perturbations`).

A spec is ``{type, target: {arenaIds?, playerIds?}, payload, atTurn?}``. A new type is one entry in `PERTURBATIONS`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from engine.commons.pacts import PlayerId, Violation
from engine.commons.streams import Purpose, number_of, stream
from engine.errors import Fault

Effect: TypeAlias = dict[str, Any]


class Stage(Protocol):
    """What a perturbation may touch of its arena. `violations` are those of the last check, `detections` the book of
    the turns in which each player's breaches were seen.
    """

    seed: int
    turn: int
    players: list[PlayerId]
    wealth: dict[PlayerId, float]
    violations: Sequence[Violation]
    detections: dict[PlayerId, list[int]]

    def shock_stock(self, factor: float, delta: float) -> tuple[float, float]: ...

    def slow_growth(self, factor: float, turns: int) -> None: ...

    def join(self, player: Mapping[str, Any]) -> PlayerId: ...

    def leave(self, player: PlayerId) -> None: ...

    def announce(self, text: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Spec:
    """One perturbation: whom it meets (empty tuples: all), with what, and in which turn (None: at once)."""

    type: str
    payload: Mapping[str, Any] = field(default_factory=dict)
    arena_ids: tuple[str, ...] = ()
    player_ids: tuple[PlayerId, ...] = ()
    at_turn: int | None = None
    by: str | None = None

    def to_json(self) -> dict[str, Any]:
        """As it was written, and `by` whom."""
        target: dict[str, Any] = {}
        if self.arena_ids:
            target["arenaIds"] = list(self.arena_ids)
        if self.player_ids:
            target["playerIds"] = list(self.player_ids)
        record: dict[str, Any] = {"type": self.type, "target": target, "payload": dict(self.payload)}
        if self.at_turn is not None:
            record["atTurn"] = self.at_turn
        if self.by is not None:
            record["by"] = self.by
        return record

    @classmethod
    def from_json(cls, record: Mapping[str, Any]) -> Spec:
        """The spec that `to_json` wrote; its shape was checked before."""
        target = record.get("target", {})
        return cls(
            record["type"],
            dict(record.get("payload", {})),
            tuple(target.get("arenaIds", ())),
            tuple(target.get("playerIds", ())),
            record.get("atTurn"),
            record.get("by"),
        )


@dataclass(frozen=True, slots=True)
class Need:
    """One entry of a payload: its least and greatest value, and what stands where it is left out (None: required)."""

    least: float = -math.inf
    most: float = math.inf
    default: float | None = None
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Kind:
    """How one type is checked and applied. `numbers` are its payload's numbers, `texts` its optional texts."""

    apply: Callable[[Spec, Stage], Effect]
    numbers: Mapping[str, Need] = field(default_factory=dict)
    texts: tuple[str, ...] = ()
    other: tuple[str, ...] = ()


def number(spec: Spec, name: str) -> float:
    """A number of the payload, or what stands where it is left out."""
    value = spec.payload.get(name)
    if value is None:
        value = PERTURBATIONS[spec.type].numbers[name].default
    assert value is not None
    return float(value)


def met(spec: Spec, stage: Stage) -> list[PlayerId]:
    """The players whom it meets, in their order."""
    return [player for player in stage.players if not spec.player_ids or player in spec.player_ids]


def faults_of(record: Any, where: str) -> list[Fault]:
    """What is wrong with a spec as written, each with its place below `where`."""
    if not isinstance(record, Mapping):
        return [Fault(where, "a perturbation has to be an object with a type")]
    kind = PERTURBATIONS.get(record["type"]) if isinstance(record.get("type"), str) else None
    if kind is None:
        return [Fault(f"{where}.type", f"there is no perturbation {record.get('type')!r}: {', '.join(PERTURBATIONS)}")]
    payload = record.get("payload", {})
    if not isinstance(payload, Mapping):
        return [Fault(f"{where}.payload", "a payload has to be an object")]
    known = {*kind.numbers, *kind.texts, *kind.other}
    faults = [Fault(f"{where}.payload.{name}", "unknown key") for name in payload if name not in known]
    for name, need in kind.numbers.items():
        fault = _fault_of(payload.get(name), need)
        if fault is not None:
            faults.append(Fault(f"{where}.payload.{name}", fault))
    return faults


def _fault_of(value: Any, need: Need) -> str | None:
    if value is None:
        return "a number is missing" if need.default is None else None
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return f"{value!r} is no number"
    if need.whole and value != int(value):
        return f"{value!r} is no whole number"
    if not need.least <= value <= need.most:
        return f"{value!r} is not between {need.least:g} and {need.most:g}"
    return None


# What each does ------------------------------------------------------------------------------------------------------


def _wealth_shock(spec: Spec, stage: Stage) -> Effect:
    """Factor, then delta, on each targeted player's wealth; nobody falls below nothing."""
    factor, delta = number(spec, "factor"), number(spec, "delta")
    players = []
    for player in met(spec, stage):
        before = stage.wealth[player]
        stage.wealth[player] = max(0.0, before * factor + delta)
        players.append({"playerId": player, "before": before, "after": stage.wealth[player]})
    return {"wealth": players}


def _sanction(spec: Spec, stage: Stage) -> Effect:
    """A fixed fine on each violator of the last turn's pacts, once however many were broken."""
    fine = number(spec, "fine")
    violators = {violation.player_id for violation in stage.violations}
    fined = [_fine(stage, player, fine) for player in met(spec, stage) if player in violators]
    return {"sanctions": fined}


def graduated_fine(level: int, excess: float, limit: float, spec: Spec) -> float:
    """``s[min(l, L)] (1 + a excess / limit)`` with ``s[0] = 0`` and ``s[k] = min(cap, base gamma^(k - 1))``."""
    step = min(level, int(number(spec, "levels")))
    if step == 0:
        return 0.0
    fine = min(number(spec, "cap"), number(spec, "base") * number(spec, "gamma") ** (step - 1))
    return fine * (1.0 + number(spec, "proportion") * (excess / limit if limit > 0.0 else 0.0))


def _sanction_graduated(spec: Spec, stage: Stage) -> Effect:
    """Each violation is detected with a probability; the fine rises with the detected ones of the window before it.

    The first is a warning. Each breach has a detection stream of its own, so that nobody's luck hangs on another's.
    """
    chosen = set(met(spec, stage))
    window, chance = int(number(spec, "window")), number(spec, "detection")
    fined = []
    for violation in stage.violations:
        player, pact = violation.player_id, violation.pact_id
        draw = stream(stage.seed, Purpose.DETECTION, stage.turn, number_of(player), number_of(pact)).random()
        if player not in chosen or draw >= chance:
            continue
        seen = stage.detections.setdefault(player, [])
        level = sum(turn > stage.turn - window for turn in seen)
        fine = graduated_fine(level, violation.actual - violation.limit, violation.limit, spec)
        seen.append(stage.turn)
        fined.append({**_fine(stage, player, fine), "level": level, "pactId": pact})
    return {"sanctions": fined}


def _fine(stage: Stage, player: PlayerId, fine: float) -> Effect:
    before = stage.wealth[player]
    stage.wealth[player] = max(0.0, before - fine)
    return {"playerId": player, "fine": fine, "before": before, "after": stage.wealth[player]}


def _stock_shock(spec: Spec, stage: Stage) -> Effect:
    """Factor, then delta, on the stock."""
    before, after = stage.shock_stock(number(spec, "factor"), number(spec, "delta"))
    return {"stock": {"before": before, "after": after}}


def _growth_shock(spec: Spec, stage: Stage) -> Effect:
    """The next growths come out so many times as large."""
    factor, turns = number(spec, "factor"), int(number(spec, "turns"))
    stage.slow_growth(factor, turns)
    return {"growth": {"factor": factor, "turns": turns}}


def _player_join(spec: Spec, stage: Stage) -> Effect:
    """A new player, described as in the scenario; plays from the next turn."""
    return {"joined": stage.join(spec.payload["player"])}


def _player_leave(spec: Spec, stage: Stage) -> Effect:
    """The targeted players play no more; what they promised binds nobody else less."""
    leaving = [player for player in stage.players if player in spec.player_ids]
    for player in leaving:
        stage.leave(player)
    return {"left": leaving}


def _message(spec: Spec, stage: Stage) -> Effect:
    """A public announcement, which every player sees from the next turn on."""
    stage.announce(str(spec.payload["text"]))
    return {}


_POSITIVE = Need(0.0)
PERTURBATIONS: dict[str, Kind] = {
    "wealth_shock": Kind(_wealth_shock, {"factor": Need(0.0, default=1.0), "delta": Need(default=0.0)}, ("reason",)),
    "sanction": Kind(_sanction, {"fine": _POSITIVE}, ("reason",)),
    "sanction_graduated": Kind(
        _sanction_graduated,
        {
            "base": _POSITIVE,
            "gamma": Need(1.0, default=2.0),
            "cap": Need(0.0, default=math.inf),
            "levels": Need(0, default=4, whole=True),
            "window": Need(1, default=10, whole=True),
            "detection": Need(0.0, 1.0, 1.0),
            "proportion": Need(0.0, default=0.0),
        },
        ("reason",),
    ),
    "stock_shock": Kind(_stock_shock, {"factor": Need(0.0, default=1.0), "delta": Need(default=0.0)}, ("reason",)),
    "growth_shock": Kind(_growth_shock, {"factor": _POSITIVE, "turns": Need(1, default=1, whole=True)}, ("reason",)),
    "player_join": Kind(_player_join, other=("player",)),
    "player_leave": Kind(_player_leave, texts=("reason",)),
    "message": Kind(_message, texts=("text",)),
}
"""Every type, by its name."""
