"""One arena, as a pure state machine: who asks the players is the runner's business (`commons: An arena's turn`).

`begin_turn`, any number of `talk` rounds, then `settle` with what everyone asked for: the TurnRecord of the turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.commons import metrics
from engine.commons.dynamics.protocol import Dynamics, Polluting
from engine.commons.frozen import is_json, thawed
from engine.commons.pacts import PactRegistry, PlayerId, Violation
from engine.commons.perturbations import PERTURBATIONS, Spec, faults_of, within
from engine.commons.rationing import by_unit, proportional
from engine.commons.streams import Purpose, normal
from engine.commons.sums import ordered_sum
from engine.errors import ConcordError, PactError

MAX_TEXT = 500
"""Characters of a message; what is longer is refused."""


@dataclass(slots=True)  # not frozen: one is made a player a turn, and that takes four times as long
class Request:
    """What one player asked for, and why it is 0 where the player failed (`error`: one sentence).

    A bare number stands for a request without a fault: an object less a player a turn.
    """

    amount: float
    error: str | None = None


class MetaAgent(Protocol):
    """Watches an arena after each turn and may have something befall it (`commons: World`)."""

    id: str

    def observe(self, record: Mapping[str, Any], arena: Arena) -> Sequence[Spec]: ...


@dataclass(frozen=True, slots=True)
class Rules:
    """What does not change during a run."""

    id: str
    seed: int
    unit_rationing: bool = False
    talk_rounds: int = 1


class TurnLuck:
    """The chance of one turn, which no state carries on to the next; `draws` are those that were made."""

    __slots__ = ("_place", "draws")

    def __init__(self, seed: int, turn: int) -> None:
        self._place = (seed, turn)
        self.draws: list[float] = []

    def normal(self) -> float:
        seed, turn = self._place
        draw = normal(seed, Purpose.GROWTH, turn, len(self.draws) + 1)
        self.draws.append(draw)
        return draw


@dataclass(slots=True)
class _Due:
    turn: int
    number: int
    spec: Spec


@dataclass(slots=True)
class _Turn:
    """What gathers while a turn is under way."""

    talk: list[dict[str, Any]] = field(default_factory=list)
    round: int = 0


class Arena:
    """The state of one commons. It is a `perturbations.Stage`.

    `players` are those who play now, in code-unit order; `wealth` also holds those who left.
    """

    def __init__(
        self,
        rules: Rules,
        dynamics: Dynamics[Any],
        players: Iterable[PlayerId],
        perturbations: Iterable[Spec] = (),
        meta_agents: Iterable[MetaAgent] = (),
    ) -> None:
        self.rules = rules
        self.seed = rules.seed
        self.dynamics = dynamics
        self.players: list[PlayerId] = sorted(players)
        self.wealth: dict[PlayerId, float] = dict.fromkeys(self.players, 0.0)
        self.pacts = PactRegistry(self.players, rules.seed)
        self.violations: Sequence[Violation] = ()
        self.detections: dict[PlayerId, list[int]] = {}
        self.meta_agents = list(meta_agents)
        self.turn = 0
        self.tally = metrics.Tally()
        self.messages: list[dict[str, Any]] = []
        self.joined: list[Mapping[str, Any]] = []
        """The players who came during the last turn, as they were described: the runner seats them."""
        self._now = _Turn()
        self._due: list[_Due] = []
        self._emitted = 0
        luck = TurnLuck(self.seed, 0)
        self.state = dynamics.initial(luck)
        self._first_draws = luck.draws
        self.last: Mapping[str, Any] | None = None
        for spec in perturbations:
            self._emit(spec, 1)

    @property
    def finished(self) -> bool:
        """Whether the stock has collapsed; only what comes from outside (a link, a shock) can bring it back."""
        return self.dynamics.collapsed(self.state)

    @property
    def stock(self) -> float:
        """The stock's level now."""
        return self.dynamics.stock(self.state)

    @property
    def round(self) -> int:
        """The next round of cheap talk in this turn, from 1."""
        return self._now.round + 1

    @property
    def available(self) -> float:
        """The most that can be harvested this turn."""
        return self.dynamics.available(self.state)

    @property
    def sustainable(self) -> float:
        """``f(t)``."""
        return self.dynamics.sustainable(self.state)

    # A turn -----------------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """The next turn; turns count from 1."""
        self.turn += 1
        self._now = _Turn()
        self.joined = []
        if self.turn == 1:
            self.tally.first_sustainable = self.sustainable

    def talk(self, actions: Mapping[PlayerId, Sequence[Any]]) -> list[dict[str, Any]]:
        """One round of cheap talk: actions were collected blind and are applied in player-id order.

        Gives what was said and done, refusals with their reason; a refused action changes nothing.
        """
        self._now.round += 1
        entries = []
        for player in self.players:
            for action in actions.get(player, ()):
                entries.append(self._act(player, action))
        self._now.talk += entries
        return entries

    def hear(self, entries: Sequence[Mapping[str, Any]]) -> None:
        """A round of cheap talk as a log holds it: what was refused is kept as it stands, the rest is done again."""
        self._now.round += 1
        for entry in entries:
            again = dict(entry) if "refused" in entry else self._act(entry["playerId"], entry)
            self._now.talk.append(again)

    def settle(self, requests: Mapping[PlayerId, Request | float]) -> dict[str, Any]:
        """Steps 3 to 7 of the turn: harvest, growth, pacts, meta-agents, perturbations, metrics. The TurnRecord."""
        before, available, sustainable = self.stock, self.available, self.sustainable
        players = self.players
        given = [requests[player] for player in players]
        asked = [each.amount if isinstance(each, Request) else each for each in given]
        share, actuals = self._rationed(asked, available)
        wealth = self.wealth
        for player, actual in zip(players, actuals, strict=True):
            wealth[player] += actual
        harvest = available if share < 1.0 and not self.rules.unit_rationing else ordered_sum(actuals)
        luck = TurnLuck(self.seed, self.turn)
        self.state = self.dynamics.step(self.state, harvest if actuals else None, luck)
        after = self.stock
        record: dict[str, Any] = {
            "kind": "turn",
            "turn": self.turn,
            "stockBefore": before,
            "available": available,
            "lambda": share,
            "decisions": self._decisions(requests, asked, actuals),
            "harvest": harvest,
            "growth": after - (before - harvest),
        }
        draws = [*self._first_draws, *luck.draws] if self.turn == 1 else luck.draws
        if draws:
            record["draws"] = draws
        if self._now.talk:
            record["talk"] = self._now.talk
        self.violations = self.pacts.check_violations(record)
        if self.violations:
            record["violations"] = [violation.to_json() for violation in self.violations]
        if self.finished:
            if self.tally.collapsed_in is None:
                self.tally.collapsed_in = self.turn
            record["collapsed"] = True
        self._count(actuals, sustainable, harvest)
        obligations = self.pacts.obligations(record)
        playing = list(self.players)
        self._perturb(record)
        record["state"] = self.dynamics.to_json(self.state)
        record["stock"] = self.stock
        record["pacts"] = self.pacts.to_json()
        record["wealth"] = {player: self.wealth[player] for player in playing}
        record["metrics"] = self._measured(record, harvest, obligations)
        self.last = record
        return record

    def apply(self, spec: Spec) -> dict[str, Any]:
        """Let something befall the arena now; the entry that a log keeps of it, with its effect or why it had none."""
        record = spec.to_json()
        faults = faults_of(record, "spec")
        try:
            if faults:
                raise ConcordError("this perturbation is faulty", str(faults[0]), "correct what emits it")
            return {**record, "effect": PERTURBATIONS[spec.type].apply(spec, self)}
        except ConcordError as error:
            return {**record, "refused": str(error)}

    def level(self, what: str) -> float:
        """How much there is of what a link moves: "stock", or "pollution" where the engine has some."""
        return self.stock if what == "stock" else self._polluting(what).pollution(self.state)

    def shift(self, what: str, amount: float) -> None:
        """What a link moved into or out of it."""
        shifted = self.dynamics.shifted if what == "stock" else self._polluting(what).polluted
        self.state = shifted(self.state, amount)

    # What perturbations do (perturbations.Stage) ------------------------------------------------------------------

    def shock_stock(self, factor: float, delta: float) -> tuple[float, float]:
        """The stock before and after."""
        before = self.stock
        self.state = self.dynamics.shifted(self.state, within(before * factor + delta - before, "stock"))
        return before, self.stock

    def slow_growth(self, factor: float, turns: int) -> None:
        """The next growths come out so many times as large."""
        self.state = self.dynamics.slowed(self.state, factor, turns)

    def join(self, player: Mapping[str, Any]) -> PlayerId:
        """A player who plays from the next turn on. Raises `ConcordError` where the id is taken."""
        name = str(player["id"])
        if name in self.wealth:
            raise ConcordError("there was a player of this name already", name, "give a newcomer another id")
        self.players = sorted([*self.players, name])
        self.wealth[name] = 0.0
        self.pacts.join(name)
        self.joined.append(player)
        return name

    def leave(self, player: PlayerId) -> None:
        """A player who plays no more."""
        self.players = [other for other in self.players if other != player]
        self.pacts.leave(player)

    def announce(self, text: str) -> None:
        """Something that everyone hears."""
        self.messages.append({"turn": self.turn, "from": None, "to": None, "text": text})

    def _polluting(self, what: str) -> Polluting:
        if what != "pollution" or not isinstance(self.dynamics, Polluting):
            raise ConcordError(f"this arena has no {what}", self.rules.id, "link its stock instead")
        return self.dynamics

    # Inside a turn ------------------------------------------------------------------------------------------------

    def _act(self, player: PlayerId, action: Any) -> dict[str, Any]:
        entry: dict[str, Any] = {"round": self._now.round, "playerId": player}
        try:
            if not isinstance(action, Mapping) or not isinstance(action.get("type"), str):
                raise PactError("an action is an object with a type", "talk", f"use one of {', '.join(_ACTIONS)}")
            act = _ACTIONS.get(action["type"])
            if act is None:
                what = f"there is no action {action['type']!r:.60}"
                raise PactError(what, "talk", f"use one of {', '.join(_ACTIONS)}")
            entry["type"] = action["type"]
            entry.update(act(self, player, action))
        except ConcordError as error:
            entry["refused"] = str(error)
        return entry

    def _say(self, player: PlayerId, action: Mapping[str, Any]) -> dict[str, Any]:
        text, to = action.get("text"), action.get("to")
        if not isinstance(text, str) or not text.strip() or len(text) > MAX_TEXT or not is_json(text):
            raise PactError("a message has to be a text", "text", f"of 1 to {MAX_TEXT} characters")
        if to is not None and to not in self.players:
            raise PactError(f"there is no player {to!r:.60}", "to", "name a player of this arena, or leave it out")
        self.messages.append({"turn": self.turn, "from": player, "to": to, "text": text})
        return {"text": text, "to": to} if to is not None else {"text": text}

    def _propose(self, player: PlayerId, action: Mapping[str, Any]) -> dict[str, Any]:
        pact = self.pacts.propose(player, action.get("parties", ()), action.get("terms"), self.turn)
        return {"pactId": pact.id, "parties": list(pact.parties), "terms": thawed(pact.terms)}

    def _pledge(self, player: PlayerId, action: Mapping[str, Any]) -> dict[str, Any]:
        pact = self.pacts.pledge(player, action.get("terms"), self.turn)
        return {"pactId": pact.id, "terms": thawed(pact.terms)}

    def _accept(self, player: PlayerId, action: Mapping[str, Any]) -> dict[str, Any]:
        return {"pactId": self.pacts.accept(action.get("pactId", ""), player, self.turn).id}

    def _reject(self, player: PlayerId, action: Mapping[str, Any]) -> dict[str, Any]:
        return {"pactId": self.pacts.reject(action.get("pactId", ""), player, self.turn).id}

    def _rationed(self, asked: Sequence[float], available: float) -> tuple[float, list[float]]:
        if self.rules.unit_rationing:
            return by_unit(asked, available, self.seed, self.turn)
        return proportional(asked, available)

    def _decisions(
        self, requests: Mapping[PlayerId, Request | float], asked: Sequence[float], actuals: Sequence[float]
    ) -> list[dict[str, Any]]:
        decisions: list[dict[str, Any]] = [
            {"playerId": player, "requested": amount, "actual": actual}
            for player, amount, actual in zip(self.players, asked, actuals, strict=True)
        ]
        for entry, request in zip(decisions, map(requests.__getitem__, self.players), strict=True):
            if isinstance(request, Request) and request.error is not None:
                entry["error"] = request.error
        return decisions

    def _count(self, actuals: Sequence[float], sustainable: float, harvest: float) -> None:
        tally = self.tally
        tally.turns += 1
        tally.harvested += harvest
        tally.actions += len(actuals)
        tally.over += metrics.count_over(actuals, sustainable, len(actuals))
        tally.within += metrics.is_within(harvest, sustainable)

    def _emit(self, spec: Spec, earliest: int) -> None:
        turn = earliest if spec.at_turn is None else max(earliest, spec.at_turn)
        self._due.append(_Due(turn, self._emitted, spec))
        self._emitted += 1

    def _perturb(self, record: dict[str, Any]) -> None:
        """Meta-agents emit; then what is due is applied, in the order of due turn and then of emission (step 6)."""
        emitted = []
        for agent in self.meta_agents:
            for spec in agent.observe(record, self):
                self._emit(spec, self.turn)
                emitted.append(spec.to_json())
        if emitted:
            record["emitted"] = emitted
        due = sorted((each for each in self._due if each.turn <= self.turn), key=lambda each: (each.turn, each.number))
        if due:
            self._due = [each for each in self._due if each.turn > self.turn]
            record["perturbations"] = [self.apply(each.spec) for each in due if self._meets(each.spec)]

    def _meets(self, spec: Spec) -> bool:
        return not spec.arena_ids or self.rules.id in spec.arena_ids

    def _measured(self, record: Mapping[str, Any], harvest: float, obligations: int) -> dict[str, Any]:
        sanctions = metrics.sanction_rate(record.get("perturbations", ()))
        compliance = metrics.compliance(len(self.violations), obligations)
        wealth = list(record["wealth"].values())
        return metrics.of_turn(
            self.tally, record["stock"], self.dynamics.capacity(), harvest, wealth, sanctions, compliance
        )


_ACTIONS = {
    "say": Arena._say,
    "propose_pact": Arena._propose,
    "pledge": Arena._pledge,
    "accept_pact": Arena._accept,
    "reject_pact": Arena._reject,
}
