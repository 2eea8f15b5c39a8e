"""Meta-agents: who watches an arena, or a world, and has breaches answered (`commons: World`, `treaties`).

A new one is one class and one entry in `GOVERNANCE_REGISTRY`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal, Protocol

from pydantic import ConfigDict, Field

from engine.commons.arena import Arena
from engine.commons.perturbations import Spec
from engine.commons.sums import ordered_sum
from engine.commons.treaty import Treaty

HARVEST_CAP = "harvest_cap_per_arena_per_round"
"""The payload type that ships (`treaties: Payload conventions`)."""

_CLOSED = ConfigDict(extra="forbid")


class Round(Protocol):
    """What a world-level meta-agent may see: the treaties, and the last TurnRecord of each arena that ticked now."""

    @property
    def treaties(self) -> Sequence[Treaty]: ...

    @property
    def ticked(self) -> Mapping[str, Mapping[str, Any]]: ...


@dataclass(frozen=True)
class GovernanceAgent:
    """Arena level: has each turn's violators of pacts sanctioned, with the perturbation and the payload it is given."""

    id: str
    sanction: Literal["sanction", "sanction_graduated"]
    payload: Mapping[str, Any] = field(default_factory=dict)

    level: ClassVar[str] = "arena"
    __pydantic_config__ = _CLOSED

    def observe(self, record: Mapping[str, Any], arena: Arena) -> Sequence[Spec]:
        """One sanction on all who broke a pact this turn.

        It goes by the violations alone: of pacts it sees what any stranger does, nothing (`pacts: Information
        discipline`).
        """
        violators = {each["playerId"] for each in record.get("violations", ())}
        if not violators:
            return ()
        return (Spec(self.sanction, self.payload, player_ids=tuple(sorted(violators)), by=self.id),)


@dataclass(frozen=True)
class TreatyEnforcerAgent:
    """World level: one wealth shock on each signatory of the treaties of this name whose total harvest of the round
    exceeds the cap, on all its members (`treaties: Payload conventions`).
    """

    id: str
    treaty: str
    factor: Annotated[float, Field(ge=0.0, allow_inf_nan=False, strict=True)] = 0.9
    delta: Annotated[float, Field(allow_inf_nan=False, strict=True)] | None = None

    level: ClassVar[str] = "world"
    __pydantic_config__ = _CLOSED

    def observe(self, world: Round) -> Sequence[Spec]:
        """The shocks of this round, in the order of the treaties and of their signatories."""
        specs = []
        for treaty in world.treaties:
            if treaty.name != self.treaty or treaty.payload.get("type") != HARVEST_CAP:
                continue
            cap = float(treaty.payload["perRoundPerArena"])
            for arena in treaty.arena_ids:
                record = world.ticked.get(arena)
                harvest = 0.0 if record is None else ordered_sum(each["actual"] for each in record["decisions"])
                if record is not None and harvest > cap:
                    specs.append(self._shock(treaty.name, arena, harvest, cap))
        return specs

    def _shock(self, name: str, arena: str, harvest: float, cap: float) -> Spec:
        payload: dict[str, Any] = {
            "reason": f"treaty_breach({name}: {harvest:.3f} > {cap:.3f})",
            "factor": self.factor,
        }
        if self.delta is not None:
            payload["delta"] = self.delta
        return Spec("wealth_shock", payload, arena_ids=(arena,), by=self.id)


GOVERNANCE_REGISTRY: dict[str, type[Any]] = {
    "governance_agent": GovernanceAgent,
    "treaty_enforcer": TreatyEnforcerAgent,
}
"""Every meta-agent, by its type in a scenario; its fields are its parameters, `level` says what it watches."""
