"""Meta-agents: who watches an arena, or a world, and has breaches answered (`commons: World`, `treaties`).

A new one is one class and one entry in `GOVERNANCE_REGISTRY`; it may have `faults(at)`, which judges its parameters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal, Protocol, TypeAlias

from pydantic import ConfigDict, Field

from engine.commons.arena import Arena
from engine.commons.perturbations import Spec, faults_of
from engine.commons.strategies import Amount
from engine.commons.sums import MOST_AMOUNT, is_amount, ordered_sum
from engine.commons.treaty import Treaty
from engine.errors import Fault
from engine.forms import said

HARVEST_CAP = "harvest_cap_per_arena_per_round"
"""The payload type that ships (`treaties: Payload conventions`)."""

_CLOSED = ConfigDict(extra="forbid")

Change: TypeAlias = Annotated[float, Field(ge=-MOST_AMOUNT, le=MOST_AMOUNT, allow_inf_nan=False, strict=True)]


class Round(Protocol):
    """What a world-level meta-agent may see: the treaties, and the last TurnRecord of each arena that ticked now.

    Whatever is left to chance goes by `streams.stream` of the seed and the round, so that a replay repeats it.
    """

    @property
    def seed(self) -> int: ...

    @property
    def round(self) -> int: ...

    @property
    def treaties(self) -> Sequence[Treaty]: ...

    @property
    def ticked(self) -> Mapping[str, Mapping[str, Any]]: ...


_ID = said("Name", "The meta-agent's id, which stands by what it does.", "", "warden")


@dataclass(frozen=True)
class GovernanceAgent:
    """Arena level: has each turn's violators of pacts sanctioned, with the perturbation and the payload it is given."""

    id: Annotated[str, _ID]
    sanction: Annotated[
        Literal["sanction", "sanction_graduated"], said("Sanction", "A flat fine, or one that rises with each breach.")
    ]
    payload: Annotated[Mapping[str, Any], said("Fine", "What the sanction is told.")] = field(default_factory=dict)

    level: ClassVar[str] = "arena"
    __pydantic_config__ = _CLOSED

    def faults(self, at: str) -> list[Fault]:
        """What is wrong with the payload that it would give to each sanction."""
        return faults_of({"type": self.sanction, "payload": dict(self.payload)}, at)

    def observe(self, record: Mapping[str, Any], arena: Arena) -> Sequence[Spec]:
        """One sanction on all who broke a pact this turn, those of pacts in its own view excepted: nobody is judge in
        their own cause. As a rule that view is empty, as any stranger's (`pacts: Information discipline`).
        """
        own = {pact["id"] for pact in arena.pacts.view_for(self.id)["active"]}
        violators = {each["playerId"] for each in record.get("violations", ()) if each["pactId"] not in own}
        if not violators:
            return ()
        return (Spec(self.sanction, self.payload, player_ids=tuple(sorted(violators)), by=self.id),)


@dataclass(frozen=True)
class TreatyEnforcerAgent:
    """World level: one wealth shock on each signatory of the treaties of this name whose total harvest of the round
    exceeds the cap, on all its members (`treaties: Payload conventions`).
    """

    id: Annotated[str, _ID]
    treaty: Annotated[str, said("Treaty", "The name of the treaties that it enforces.", "", "treaty")]
    sanction_factor: Annotated[
        Amount,
        Field(alias="sanctionFactor"),
        said("Factor of a shock", "All wealth of a signatory in breach is multiplied by this."),
    ] = 0.9
    sanction_delta: Annotated[
        Change | None, Field(alias="sanctionDelta"), said("Then added", "What is added afterwards.", "wealth")
    ] = None

    level: ClassVar[str] = "world"
    __pydantic_config__ = _CLOSED

    def observe(self, world: Round) -> Sequence[Spec]:
        """The shocks of this round, in the order of the treaties and of their signatories."""
        enforced = [treaty for treaty in world.treaties if treaty.name == self.treaty]
        return [self._shock(breach) for breach in breaches_of(enforced, world.ticked)]

    def _shock(self, breach: Breach) -> Spec:
        payload: dict[str, Any] = {
            "reason": f"treaty_breach({breach.treaty.name}: {breach.harvest:.3f} > {breach.cap:.3f})",
            "factor": self.sanction_factor,
        }
        if self.sanction_delta is not None:
            payload["delta"] = self.sanction_delta
        return Spec("wealth_shock", payload, arena_ids=(breach.arena,), by=self.id)


@dataclass(frozen=True, slots=True)
class Breach:
    """A signatory's total harvest of a round, past the cap of a treaty."""

    treaty: Treaty
    arena: str
    harvest: float
    cap: float


def breaches_of(treaties: Iterable[Treaty], ticked: Mapping[str, Mapping[str, Any]]) -> Iterator[Breach]:
    """In the order of the treaties and of their signatories; `ticked` has the TurnRecord of each arena that ticked."""
    for treaty in treaties:
        cap = cap_of(treaty.payload)
        for arena in treaty.arena_ids if cap is not None else ():
            record = ticked.get(arena)
            harvest = 0.0 if record is None else ordered_sum(each["actual"] for each in record["decisions"])
            if cap is not None and record is not None and harvest > cap:
                yield Breach(treaty, arena, harvest, cap)


def cap_of(payload: Mapping[str, Any]) -> float | None:
    """What the enforcer that ships reads in a payload; None where it is of another shape, which is not its business."""
    cap = payload.get("perRoundPerArena")
    if payload.get("type") != HARVEST_CAP or cap is None or not is_amount(cap) or cap < 0.0:
        return None
    return float(cap)


GOVERNANCE_REGISTRY: dict[str, type[Any]] = {
    "governance_agent": GovernanceAgent,
    "treaty_enforcer": TreatyEnforcerAgent,
}
"""Every meta-agent, by its type in a scenario; its fields are its parameters, `level` says what it watches."""
