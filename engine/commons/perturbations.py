"""What befalls an arena from outside its players: shocks, fines, comings and goings (`commons: Perturbations`).

A spec is ``{type, target: {arenaIds?, playerIds?}, payload, atTurn?}``. A new type is one entry in `PERTURBATIONS`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from engine.commons.frozen import frozen, thawed
from engine.commons.pacts import PlayerId, Violation
from engine.commons.streams import Purpose
from engine.commons.sums import MOST_AMOUNT, is_amount
from engine.errors import ConcordError, Fault
from engine.streams import number_of, stream

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
        record: dict[str, Any] = {"type": self.type, "target": target, "payload": thawed(self.payload)}
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
            frozen(record.get("payload", {})),
            tuple(target.get("arenaIds", ())),
            tuple(target.get("playerIds", ())),
            record.get("atTurn"),
            record.get("by"),
        )


@dataclass(frozen=True, slots=True)
class Need:
    """One entry of a payload: its least and greatest value, and what stands where it is left out (None: required).

    `title`, `sentence`, `unit` and `example` say what forms and schemas show (`engine.forms.said`).
    """

    least: float = -MOST_AMOUNT
    most: float = MOST_AMOUNT
    default: float | None = None
    whole: bool = False
    title: str = ""
    sentence: str = ""
    unit: str = ""
    example: float | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """How one type is checked and applied: its payload's numbers, optional `texts`, and what else it `needs`, each with
    the type that it has to be of. `targeted`: it has to name players.
    """

    apply: Callable[[Spec, Stage], Effect]
    numbers: Mapping[str, Need] = field(default_factory=dict)
    texts: tuple[str, ...] = ()
    needs: Mapping[str, type[Any]] = field(default_factory=dict)
    targeted: bool = False


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
    known = {*kind.numbers, *kind.texts, *kind.needs}
    faults = [Fault(f"{where}.payload.{name}", "unknown key") for name in payload if name not in known]
    for name, need in kind.numbers.items():
        fault = _fault_of(payload.get(name), need)
        if fault is not None:
            faults.append(Fault(f"{where}.payload.{name}", fault))
    for name in kind.texts:
        if not isinstance(payload.get(name, ""), str):
            faults.append(Fault(f"{where}.payload.{name}", f"{payload[name]!r:.60} is no text"))
    for name, wanted in kind.needs.items():
        if not isinstance(payload.get(name), wanted):
            faults.append(Fault(f"{where}.payload.{name}", f"{'a text' if wanted is str else 'an object'} is missing"))
    target = record.get("target")
    if kind.targeted and not (isinstance(target, Mapping) and target.get("playerIds")):
        faults.append(Fault(f"{where}.target.playerIds", f"a {record['type']} names its players"))
    return faults


def _fault_of(value: Any, need: Need) -> str | None:
    if value is None:
        return "a number is missing" if need.default is None else None
    if not is_amount(value):
        return f"{value!r:.40} is no number that can be reckoned with"
    if need.whole and value != int(value):
        return f"{value!r} is no whole number"
    if not need.least <= value <= need.most:
        return f"{value!r} is not between {need.least:g} and {need.most:g}"
    return None


def within(value: float, what: str) -> float:
    """A level that is still a number. Raises `ConcordError`."""
    if not math.isfinite(value):
        raise ConcordError(f"the {what} would leave the numbers", what, "give a smaller factor")
    return value


# What each does ------------------------------------------------------------------------------------------------------


def _wealth_shock(spec: Spec, stage: Stage) -> Effect:
    """Factor, then delta, on each targeted player's wealth; nobody falls below nothing."""
    factor, delta = number(spec, "factor"), number(spec, "delta")
    before = {player: stage.wealth[player] for player in met(spec, stage)}
    after = {player: within(max(0.0, level * factor + delta), "wealth") for player, level in before.items()}
    stage.wealth.update(after)
    return {"wealth": [{"playerId": player, "before": before[player], "after": after[player]} for player in before]}


def _sanction(spec: Spec, stage: Stage) -> Effect:
    """A fixed fine on each violator of the last turn's pacts, once however many were broken."""
    fine = number(spec, "fine")
    violators = {violation.player_id for violation in stage.violations}
    fined = [_fine(stage, player, fine) for player in met(spec, stage) if player in violators]
    return {"sanctions": fined}


def graduated_fine(level: int, violation: Violation, spec: Spec) -> float:
    """``s[min(l, L)] (1 + a excess / limit)`` with ``s[0] = 0`` and ``s[k] = min(cap, base gamma^(k - 1))``.

    The excess counts for nothing where the limit is 0, or where the terms know none.
    """
    step = min(level, int(number(spec, "levels")))
    if step == 0:
        return 0.0
    fine = min(number(spec, "cap"), number(spec, "base") * number(spec, "gamma") ** (step - 1))
    limit = violation.limit
    excess = (violation.actual - limit) / limit if limit else 0.0
    return fine * (1.0 + number(spec, "proportion") * excess)


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
        fine = graduated_fine(level, violation, spec)
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
    """The targeted players play no more; the pacts that they signed go on binding the other parties."""
    leaving = met(spec, stage)
    for player in leaving:
        stage.leave(player)
    return {"left": leaving}


def _message(spec: Spec, stage: Stage) -> Effect:
    """A public announcement, which every player sees from the next turn on."""
    stage.announce(str(spec.payload["text"]))
    return {}


_FACTOR = Need(0.0, default=1.0, title="Factor", sentence="It is multiplied by this first.")
_DELTA = Need(default=0.0, title="Then added", sentence="Then this is added; nothing falls below 0.")
_FINE = Need(0.0, title="Fine", sentence="What each violator pays.", unit="wealth", example=1.0)
_FIRST_FINE = Need(
    0.0, title="First fine", sentence="The fine after the warning of the first breach.", unit="wealth", example=1.0
)
_GROWTHS = Need(0.0, title="Factor of growth", sentence="Growth comes out so many times as large.", example=0.5)
PERTURBATIONS: dict[str, Kind] = {
    "wealth_shock": Kind(_wealth_shock, {"factor": _FACTOR, "delta": _DELTA}, ("reason",)),
    "sanction": Kind(_sanction, {"fine": _FINE}, ("reason",)),
    "sanction_graduated": Kind(
        _sanction_graduated,
        {
            "base": _FIRST_FINE,
            "gamma": Need(1.0, 100.0, 2.0, title="Rise", sentence="Each level's fine is so many times the last."),
            "cap": Need(
                0.0, default=math.inf, title="Greatest fine", sentence="No fine rises past this.", unit="wealth"
            ),
            "levels": Need(0, 50, 4, whole=True, title="Levels", sentence="How often the fine rises.", unit="levels"),
            "window": Need(
                1,
                default=10,
                whole=True,
                title="Window",
                sentence="How long a detected breach counts.",
                unit="turns",
            ),
            "detection": Need(
                0.0, 1.0, 1.0, title="Detection", sentence="The chance that a breach is seen.", unit="probability"
            ),
            "proportion": Need(
                0.0, default=0.0, title="In proportion", sentence="How much the fine grows with the relative excess."
            ),
        },
        ("reason",),
    ),
    "stock_shock": Kind(_stock_shock, {"factor": _FACTOR, "delta": _DELTA}, ("reason",)),
    "growth_shock": Kind(
        _growth_shock,
        {
            "factor": _GROWTHS,
            "turns": Need(1, default=1, whole=True, title="For", sentence="So many growths.", unit="turns"),
        },
        ("reason",),
    ),
    "player_join": Kind(_player_join, needs={"player": Mapping}),
    "player_leave": Kind(_player_leave, texts=("reason",), targeted=True),
    "message": Kind(_message, needs={"text": str}),
}
"""Every type, by its name."""
