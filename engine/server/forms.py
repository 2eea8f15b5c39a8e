"""What is sent to a server and what comes back, as forms: the borders of the wire, and the schemas of OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.forms import Form, Id, Seed

Count = Annotated[int, Field(ge=0)]
Object = dict[str, Any]


# What is sent ---------------------------------------------------------------------------------------------------------


class NewWorld(Form):
    """A world to begin: a `scenario` written out (of a world, or of one arena), or the name of a `shipped` one."""

    scenario: Annotated[Object | None, Field(description="As 'concord schema world-scenario' says.")] = None
    shipped: Annotated[str | None, Field(max_length=64, description="As 'concord world scenarios' lists them.")] = None
    seed: Annotated[Seed | None, Field(description="In place of the scenario's.")] = None


class NewArena(Form):
    """An arena that joins a world: its scenario, and every how many rounds it ticks."""

    scenario: Annotated[Object, Field(description="As 'concord schema arena-scenario' says; its id names the arena.")]
    period: Annotated[int, Field(ge=1, le=1_000_000)] = 1


class NewTreaty(Form):
    """A treaty between arenas of the world. `payload` is what enforcers read."""

    name: Annotated[str, Field(min_length=1, max_length=200)]
    arenaIds: Annotated[list[str], Field(min_length=2, max_length=100)]
    payload: Object = Field(default_factory=dict)
    id: Annotated[Id | None, Field(description="One is made unless it is given.")] = None


class NewMetaAgent(BaseModel):
    """A world-level meta-agent as scenarios write it: its type, its id, and the parameters of that type beside them."""

    model_config = ConfigDict(extra="allow", strict=True, frozen=True)

    type: str
    id: Id


class Advance(Form):
    """Rounds to play now; fewer where fewer are left."""

    rounds: Annotated[int, Field(ge=1)] = 1


class Run(Form):
    """Rounds a second to go on at; as fast as can be where it is null."""

    rate: Annotated[float | None, Field(gt=0.0, allow_inf_nan=False)] = None


# What comes back ------------------------------------------------------------------------------------------------------


class _Said(BaseModel):
    model_config = ConfigDict(extra="forbid")


class FaultSaid(_Said):
    """One fault: the JSON path of the field, and what is wrong there."""

    where: str
    what: str


class ProblemSaid(_Said):
    """A refusal (RFC 9457, ``application/problem+json``)."""

    type: Literal["about:blank"]
    title: str
    status: int
    detail: str
    remedy: str
    faults: list[FaultSaid]


class About(_Said):
    """What answers here."""

    program: Literal["concord"]
    version: str
    worlds: Count


class ArenaSaid(_Said):
    """An arena as a world's summary has it; `wealth` is the sum of its players', `collapsed` that its stock is gone."""

    id: str
    turn: Count
    stock: float
    players: list[str]
    wealth: float
    collapsed: bool
    period: Count


class ArenaWhole(_Said):
    """An arena with the wealth of each player that ever played, and its last TurnRecord."""

    arena: ArenaSaid
    wealth: dict[str, float]
    last: Annotated[Object | None, Field(description="As 'concord schema turn-record' says.")]


class LinkSaid(_Said):
    """A link; `weight` times the difference of the stocks flows each round, or that share of the pollution."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    id: str
    source: Annotated[str, Field(alias="from")]
    target: Annotated[str, Field(alias="to")]
    weight: float
    what: Literal["stock", "pollution"]


class TreatySaid(_Said):
    """`Treaty.toJSON()`."""

    id: str
    name: str
    arenaIds: list[str]
    payload: Object
    createdAt: Annotated[Count, Field(description="The round.")]


class Summary(_Said):
    """`world.summary()`."""

    round: Count
    arenas: list[ArenaSaid]
    links: list[LinkSaid]
    treaties: list[TreatySaid]
    metaAgents: list[str]


class FailureSaid(_Said):
    """Why a world can't go on."""

    what: str
    where: str
    remedy: str


class WorldSaid(_Said):
    """A world: what it is doing, how many rounds it has in all, and its summary."""

    id: str
    title: str
    seed: Count
    rounds: Count
    state: Literal["paused", "running", "over", "failed"]
    rate: float | None
    failure: FailureSaid | None
    warnings: list[str]
    summary: Summary


class WorldListed(_Said):
    """A world in the list of all."""

    id: str
    title: str
    state: Literal["paused", "running", "over", "failed"]
    round: Count
    rounds: Count


class Worlds(_Said):
    """All worlds, in the order in which they were made."""

    worlds: list[WorldListed]


class Arenas(_Said):
    """A world's arenas."""

    arenas: list[ArenaSaid]


class Links(_Said):
    """A world's links."""

    links: list[LinkSaid]


class Treaties(_Said):
    """A world's treaties."""

    treaties: list[TreatySaid]


class MetaAgents(_Said):
    """A world's meta-agents as scenarios write them."""

    metaAgents: list[Object]


class Played(_Said):
    """How many rounds were played, and the world after them."""

    played: Count
    world: WorldSaid


class LogListed(_Said):
    """A log: the name of its file, the arena that it is of (null: the world's own), the bytes of its whole lines."""

    name: str
    arena: str | None
    bytes: Count


class Logs(_Said):
    """A world's logs."""

    logs: list[LogListed]
