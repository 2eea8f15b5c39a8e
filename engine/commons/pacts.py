"""Pacts: voluntary agreements to harvest less (`pacts`): their terms, their life, and who broke them.

A pact reads the decisions of a turn and nothing else: no stock, no engine, no link. A new type of terms is one entry in
`TERM_VALIDATORS` and one in `VIOLATION_CHECKERS`; one in `TERM_FORMS` as well, where minds are to propose it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from engine.commons.frozen import frozen, is_json, thawed
from engine.commons.streams import Purpose
from engine.commons.sums import MOST_AMOUNT, is_amount, mean
from engine.errors import PactError
from engine.streams import identity

PlayerId: TypeAlias = str
Status: TypeAlias = Literal["proposed", "active", "rejected"]
Terms: TypeAlias = Mapping[str, Any]

SLACK = 1e-6
"""A harvest numerically equal to its limit is no breach (`pacts: Violation checking`)."""


@dataclass(frozen=True, slots=True)
class TurnContext:
    """What a checker may know of the turn besides the party's own harvest: the mean over all decisions of the turn."""

    group_mean: float


@dataclass(frozen=True, slots=True)
class Breach:
    """What a checker found: the limit that the party had (graduated fines go by it; None where the terms know none),
    and the detail that is recorded.
    """

    limit: float | None
    detail: str


Validator: TypeAlias = Callable[[Terms], str | None]
"""Says what is wrong with terms of its type, or None."""

Checker: TypeAlias = Callable[[float, Terms, TurnContext], Breach | str | None]
"""Judges one party's actual harvest; None where it kept the terms, the bare detail where they know no limit."""


def _number(terms: Terms, name: str) -> float | None:
    value = terms.get(name)
    return float(value) if value is not None and is_amount(value) else None


def _unknown(terms: Terms, *known: str) -> str | None:
    strange = sorted(set(terms) - {"type", *known})
    return f"{terms['type']} has no {strange[0]!r:.60}" if strange else None


def _validate_harvest_cap(terms: Terms) -> str | None:
    cap = _number(terms, "maxHarvest")
    if cap is None or cap <= 0.0:
        return "maxHarvest has to be a number above 0"
    return _unknown(terms, "maxHarvest")


def _validate_no_aggression(terms: Terms) -> str | None:
    if "tolerance" in terms:
        tolerance = _number(terms, "tolerance")
        if tolerance is None or tolerance < 0.0:
            return "tolerance has to be a number, 0 or more"
    return _unknown(terms, "tolerance")


def _check_harvest_cap(actual: float, terms: Terms, turn: TurnContext) -> Breach | None:
    cap = float(terms["maxHarvest"])
    return Breach(cap, f"harvested {actual:.3f} > cap {cap:.3f}") if actual > cap + SLACK else None


def _check_no_aggression(actual: float, terms: Terms, turn: TurnContext) -> Breach | None:
    limit = turn.group_mean * (1.0 + float(terms.get("tolerance", 0.0)))
    if actual <= limit + SLACK:
        return None
    return Breach(limit, f"harvested {actual:.3f} > fair share {limit:.3f} (group mean {turn.group_mean:.3f})")


TERM_VALIDATORS: dict[str, Validator] = {
    "harvest_cap": _validate_harvest_cap,
    "no_aggression": _validate_no_aggression,
}
VIOLATION_CHECKERS: dict[str, Checker] = {
    "harvest_cap": _check_harvest_cap,
    "no_aggression": _check_no_aggression,
}


@dataclass(frozen=True, slots=True)
class TermForm:
    """What a mind is told of a type of terms, and the numbers that it gives, each with its least and its most."""

    words: str
    numbers: Mapping[str, tuple[float, float]]


TERM_FORMS: dict[str, TermForm] = {
    "harvest_cap": TermForm("each party gets at most maxHarvest a turn.", {"maxHarvest": (SLACK, MOST_AMOUNT)}),
    "no_aggression": TermForm(
        "each party gets at most the mean of all harvests of the turn, times 1 + tolerance.",
        {"tolerance": (0.0, MOST_AMOUNT)},
    ),
}
PACT_TERM_TYPES: tuple[str, ...] = tuple(TERM_VALIDATORS)
"""The types that ship; `TERM_VALIDATORS` also holds those that were added since (`pacts: Term schema`)."""


@dataclass(frozen=True, slots=True)
class Violation:
    """One party's breach of one pact in one turn; `limit` is None where its terms know none."""

    pact_id: str
    player_id: PlayerId
    turn: int
    actual: float
    limit: float | None
    detail: str

    def to_json(self) -> dict[str, Any]:
        """``{pactId, playerId, turn, actual, limit, detail}``."""
        return {
            "pactId": self.pact_id,
            "playerId": self.player_id,
            "turn": self.turn,
            "actual": self.actual,
            "limit": self.limit,
            "detail": self.detail,
        }


@dataclass(slots=True)
class Pact:
    """One agreement. `accepted` are the parties that did, the proposer from the start; `violations` grows."""

    id: str
    proposer_id: PlayerId
    parties: tuple[PlayerId, ...]
    terms: Terms
    proposed_turn: int
    status: Status = "proposed"
    accepted_turn: int | None = None
    rejected_turn: int | None = None
    accepted: set[PlayerId] = field(default_factory=set)
    violations: list[Violation] = field(default_factory=list)
    members: frozenset[PlayerId] = field(init=False)
    """The parties, to be looked up: a pact may bind thousands."""

    def __post_init__(self) -> None:
        self.members = frozenset(self.parties)

    def to_json(self) -> dict[str, Any]:
        """The compact form of the turn record (`pacts: Persistence`)."""
        return {
            "id": self.id,
            "proposerId": self.proposer_id,
            "parties": list(self.parties),
            "terms": thawed(self.terms),
            "status": self.status,
            "proposedTurn": self.proposed_turn,
            "acceptedTurn": self.accepted_turn,
            "violationCount": len(self.violations),
        }


class PactRegistry:
    """The pacts of one arena. Whatever is refused raises `PactError` and changes nothing."""

    def __init__(self, players: Iterable[PlayerId], seed: int = 0) -> None:
        self._players = set(players)
        self._seed = seed
        self._pacts: dict[str, Pact] = {}

    def __iter__(self) -> Any:
        """All pacts, in the order in which they were proposed."""
        return iter(self._pacts.values())

    def __len__(self) -> int:
        return len(self._pacts)

    def get(self, pact_id: str) -> Pact:
        """A pact with its whole list of violations, for meta-agents and analysis. Raises `PactError`."""
        try:
            return self._pacts[pact_id]
        except KeyError:
            raise PactError("there is no such pact", f"{pact_id!r:.60}", "name one by its id") from None

    def propose(self, proposer: PlayerId, parties: Sequence[PlayerId], terms: Any, turn: int) -> Pact:
        """A new pact; active at once where the proposer is the only party (`pacts: Lifecycle`)."""
        checked = self._checked_parties(proposer, parties)
        pact = Pact(self._new_id(), proposer, checked, checked_terms(terms), turn, accepted={proposer})
        self._pacts[pact.id] = pact
        self._settle(pact, turn)
        return pact

    def pledge(self, player: PlayerId, terms: Any, turn: int) -> Pact:
        """A pact with oneself alone."""
        return self.propose(player, (player,), terms, turn)

    def accept(self, pact_id: str, player: PlayerId, turn: int) -> Pact:
        """One party's consent; the last makes it active, and binding from this turn."""
        pact = self._open_to(pact_id, player)
        pact.accepted.add(player)
        self._settle(pact, turn)
        return pact

    def reject(self, pact_id: str, player: PlayerId, turn: int) -> Pact:
        """One party's refusal, which ends the proposal."""
        pact = self._open_to(pact_id, player)
        pact.status, pact.rejected_turn = "rejected", turn
        return pact

    def check_violations(self, record: Mapping[str, Any]) -> list[Violation]:
        """The breaches of all active pacts in this turn (``checkViolations``), kept with each pact.

        `record` is a TurnRecord: of it, ``turn`` and each decision's ``playerId`` and ``actual`` are read. Parties that
        did not play are skipped. In the order of the proposals, and of the parties of each.
        """
        active = [pact for pact in self._pacts.values() if pact.status == "active"]
        actuals = {entry["playerId"]: float(entry["actual"]) for entry in record["decisions"]} if active else {}
        if not actuals:
            return []
        turn = TurnContext(mean(list(actuals.values())))
        found = []
        for pact in active:
            for player in pact.parties:
                breach = breach_of(actuals[player], pact.terms, turn) if player in actuals else None
                if breach is not None:
                    event = Violation(pact.id, player, record["turn"], actuals[player], breach.limit, breach.detail)
                    pact.violations.append(event)
                    found.append(event)
        return found

    def obligations(self, record: Mapping[str, Any]) -> int:
        """How many promises a turn put to the test: one for each party that played, of each active pact."""
        active = [pact for pact in self._pacts.values() if pact.status == "active"]
        played = {entry["playerId"] for entry in record["decisions"]} if active else set()
        return sum(len(played.intersection(pact.parties)) for pact in active)

    def view_for(self, player: PlayerId) -> dict[str, list[dict[str, Any]]]:
        """What one player may know (``viewFor``): the pacts to which it is a party, active and proposed."""
        mine = [pact for pact in self._pacts.values() if player in pact.members]
        active = [
            {**_shared_view(pact), "proposedTurn": pact.proposed_turn, "acceptedTurn": pact.accepted_turn}
            for pact in mine
            if pact.status == "active"
        ]
        proposed = [
            {**_shared_view(pact), "proposedTurn": pact.proposed_turn, "awaitingYou": player not in pact.accepted}
            for pact in mine
            if pact.status == "proposed"
        ]
        return {"active": active, "proposed": proposed}

    def to_json(self) -> list[dict[str, Any]]:
        """What a turn record carries: every pact in its compact form."""
        return [pact.to_json() for pact in self._pacts.values()]

    def join(self, player: PlayerId) -> None:
        """A player who came later may be a party from now on."""
        self._players.add(player)

    def leave(self, player: PlayerId) -> None:
        """A player who left can be a party to nothing new."""
        self._players.discard(player)

    def _new_id(self) -> str:
        return identity(self._seed, Purpose.PACT, len(self._pacts))

    def _settle(self, pact: Pact, turn: int) -> None:
        if pact.accepted.issuperset(pact.parties):
            pact.status, pact.accepted_turn = "active", turn

    def _open_to(self, pact_id: Any, player: PlayerId) -> Pact:
        pact = self._pacts.get(str(pact_id))
        if pact is None or player not in pact.members:  # a stranger learns nothing, not even that it exists
            raise PactError("there is no such proposal", f"{pact_id!r:.60}", f"answer one that {player} is a party to")
        if pact.status != "proposed":
            raise PactError(f"this pact is {pact.status}", pact.id, "only a proposal can be accepted or rejected")
        return pact

    def _checked_parties(self, proposer: PlayerId, parties: Any) -> tuple[PlayerId, ...]:
        if isinstance(parties, str) or not isinstance(parties, Sequence) or not parties:
            raise PactError("a pact needs parties", "parties", "give a list of player ids")
        seen: set[PlayerId] = set()
        for index, party in enumerate(parties):
            where = f"parties[{index}]"
            if not isinstance(party, str) or party not in self._players:
                raise PactError(f"there is no player {party!r:.60}", where, "name players of this arena")
            if party in seen:
                raise PactError(f"{party} is named twice", where, "name each party once")
            seen.add(party)
        if proposer not in parties:
            raise PactError(f"{proposer} proposes it but is no party", "parties", "a proposer has to be bound as well")
        return tuple(parties)


def checked_terms(terms: Any) -> Terms:
    """Terms as a frozen copy. Raises `PactError` for an unknown type and for what its validator refuses."""
    if not isinstance(terms, Mapping):
        raise PactError("terms have to be an object", "terms", "give a type and its numbers")
    kind = terms.get("type")
    if not isinstance(kind, str) or kind not in TERM_VALIDATORS or kind not in VIOLATION_CHECKERS:
        known = ", ".join(sorted(TERM_VALIDATORS.keys() & VIOLATION_CHECKERS.keys()))
        raise PactError(f"there are no terms of type {kind!r:.60}", "terms.type", f"use one of {known}")
    fault = TERM_VALIDATORS[kind](terms)
    if fault is not None:
        raise PactError(fault, "terms", f"correct the terms of {kind}")
    if not is_json(terms):
        raise PactError("terms have to be plain JSON", "terms", "give texts and finite numbers")
    checked: Terms = frozen(terms)
    return checked


def breach_of(actual: float, terms: Terms, turn: TurnContext) -> Breach | None:
    """What the checker of these terms says of one harvest."""
    found = VIOLATION_CHECKERS[terms["type"]](actual, terms, turn)
    return Breach(None, found) if isinstance(found, str) else found


def limit_of(terms: Terms, turn: TurnContext) -> float | None:
    """The most that these terms let a party have in this turn; None where they know no limit."""
    breach = breach_of(math.inf, terms, turn)
    return None if breach is None else breach.limit


def _shared_view(pact: Pact) -> dict[str, Any]:
    return {
        "id": pact.id,
        "proposerId": pact.proposer_id,
        "parties": list(pact.parties),
        "terms": thawed(pact.terms),
    }
