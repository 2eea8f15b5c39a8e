"""What people write in scenarios of arenas and worlds: the forms, and what each key may hold.

What has to fit together (names, parameters of strategies, payloads) is checked in `engine.commons.scenario`.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from engine.commons.dynamics import Dynamics, Logistic, Seneca, SenecaState
from engine.commons.dynamics.logistic import STABLE_RATE
from engine.commons.sums import MOST_AMOUNT
from engine.forms import Form, Id, Seed

MOST_TURNS = 1_000_000
MOST_PLAYERS = 10_000
MOST_STEPS = 10_000
"""Steps of an integration in a turn."""

STABLE_STEP = 2.0
"""Runge and Kutta's method of order four is stable up to 2.78 over the fastest rate; a step stays well below that."""

Positive = Annotated[float, Field(gt=0.0, le=MOST_AMOUNT, allow_inf_nan=False)]
NotNegative = Annotated[float, Field(ge=0.0, le=MOST_AMOUNT, allow_inf_nan=False)]


class EngineForm(Form):
    """One type of engine: its parameters, and `build`, which makes it of them. `pollutes`: links can move pollution;
    `plays_alone`: there is something to see without players.
    """

    pollutes: ClassVar[bool] = False
    plays_alone: ClassVar[bool] = False

    def build(self) -> Dynamics[Any]:
        """The engine."""
        raise NotImplementedError

    def warnings(self) -> list[str]:
        """What is legal but surprises people."""
        return []


class LogisticForm(EngineForm):
    """The logistic stock: growth rate a turn, carrying capacity, the stock at the start (K unless said)."""

    type: Literal["logistic"] = "logistic"
    r: Positive
    K: Positive
    initial: NotNegative | None = None
    growth: Literal["after", "first"] = "after"
    noise: Annotated[NotNegative, Field(le=5.0)] = 0.0
    collapse: NotNegative = 0.0

    def build(self) -> Dynamics[Any]:
        start = self.K if self.initial is None else self.initial
        return Logistic(self.r, self.K, start, self.growth, self.noise, self.collapse)

    def warnings(self) -> list[str]:
        if self.r <= STABLE_RATE:
            return []
        return [
            f"r = {self.r:g} is past {STABLE_RATE:g}: without harvest the stock oscillates, and past 2.57 it is chaotic"
        ]


class DoublingForm(EngineForm):
    """The fishery of the literature on language models: the stock doubles up to K and collapses below 5."""

    type: Literal["doubling"] = "doubling"
    K: Positive = 100.0
    initial: NotNegative | None = None
    collapse: NotNegative = 5.0

    def build(self) -> Dynamics[Any]:
        start = self.K if self.initial is None else self.initial
        return Logistic(1.0, self.K, start, "doubling", 0.0, self.collapse)


class SenecaForm(EngineForm):
    """Resource, capital and pollution at the start, the three rates, the time of a turn and the step within it."""

    pollutes: ClassVar[bool] = True
    plays_alone: ClassVar[bool] = True

    type: Literal["seneca"] = "seneca"
    k1: NotNegative
    k2: NotNegative
    k3: NotNegative = 0.0
    R: NotNegative = 1.0
    C: NotNegative = 0.01
    P: NotNegative = 0.001
    span: Positive = 1.0
    dt: Positive = 0.01

    @model_validator(mode="after")
    def _stable(self) -> SenecaForm:
        fastest = (self.k1 + self.k2) * (self.R + self.C + self.P) + self.k3
        if min(self.dt, self.span) * fastest > STABLE_STEP:
            raise ValueError(f"with these rates and stocks dt has to be {STABLE_STEP / fastest:.3g} or less")
        if self.span / self.dt > MOST_STEPS:
            raise ValueError(f"a turn of {self.span:g} in steps of {self.dt:g} takes more than {MOST_STEPS} of them")
        return self

    def build(self) -> Dynamics[Any]:
        return Seneca(self.k1, self.k2, self.k3, SenecaState(self.R, self.C, self.P), self.span, self.dt)


ENGINES: dict[str, type[EngineForm]] = {"logistic": LogisticForm, "doubling": DoublingForm, "seneca": SenecaForm}
"""Every engine, by its type in a scenario."""


def _mind(given: Any) -> Any:
    if given is not None and (not isinstance(given, str | dict) or not given):
        raise ValueError(f"has to be a specification or the table of a scripted mind, not {given!r:.60}")
    return given


class PlayerForm(BaseModel):
    """One player, or `count` alike: a built-in `strategy` with its parameters beside it, an `agent` (a file's path), a
    `mind` (a specification of `engine.minds`, or a table of a scripted one written out), or a `human`. `deadline` is
    the seconds that a mind has for one answer.
    """

    model_config = ConfigDict(extra="allow", strict=True, frozen=True)

    id: Id
    count: Annotated[int, Field(ge=1, le=MOST_PLAYERS)] | None = None
    strategy: str | None = None
    agent: Annotated[str, Field(min_length=1)] | None = None
    mind: Annotated[Any, AfterValidator(_mind)] = None
    deadline: Annotated[float, Field(gt=0.0, le=3_600.0, allow_inf_nan=False)] | None = None
    human: Literal[True] | None = None

    @property
    def kinds(self) -> list[str]:
        """Which of the four it says it is."""
        return [kind for kind in ("strategy", "agent", "mind", "human") if getattr(self, kind) is not None]

    @property
    def parameters(self) -> dict[str, Any]:
        """What stands beside a strategy."""
        return dict(self.model_extra or {})

    def names(self) -> list[str]:
        """The ids of the players that it stands for."""
        if self.count is None:
            return [self.id]
        width = len(str(self.count))
        return [f"{self.id}{number:0{width}d}" for number in range(1, self.count + 1)]


class InformationForm(Form):
    """What players are told: the stock, and whose harvests of the last turn."""

    stock: bool = True
    harvests: Literal["all", "total", "own"] = "all"


class TargetForm(Form):
    """Whom a perturbation meets; all, where it names nobody."""

    arenaIds: list[Id] | None = None
    playerIds: list[Id] | None = None


class PerturbationForm(Form):
    """A perturbation; its payload is checked by its type (`engine.commons.perturbations`)."""

    type: str
    target: TargetForm = TargetForm()
    payload: dict[str, Any] = Field(default_factory=dict)
    atTurn: Annotated[int, Field(ge=1)] | None = None


class ArenaScenario(Form):
    """One arena. `shows` says in a sentence what there is to see."""

    version: Literal[1] = 1
    id: Id = "arena"
    title: str = ""
    shows: str = ""
    seed: Seed | None = None
    turns: Annotated[int, Field(ge=1, le=MOST_TURNS)] = 50
    engine: dict[str, Any]
    players: list[PlayerForm] = Field(default_factory=list, max_length=MOST_PLAYERS)
    talk_rounds: Annotated[int, Field(ge=0, le=20)] = Field(1, alias="talkRounds")
    rationing: Literal["proportional", "unit"] = "proportional"
    information: InformationForm = InformationForm()
    perturbations: list[PerturbationForm] = Field(default_factory=list)
    meta_agents: list[dict[str, Any]] = Field(default_factory=list, alias="metaAgents")


class WorldArena(ArenaScenario):
    """An arena of a world, which ticks every `period` rounds."""

    id: Id
    period: Annotated[int, Field(ge=1)] = 1


class LinkForm(Form):
    """A link moves ``weight * (S_from - S_to)`` of the stock each round, or the fraction `weight` of the pollution."""

    source: Id = Field(alias="from")
    target: Id = Field(alias="to")
    weight: Annotated[float, Field(gt=0.0, le=1.0, allow_inf_nan=False)]
    what: Literal["stock", "pollution"] = "stock"


class TreatyForm(Form):
    """A treaty as a scenario writes it."""

    name: str
    arenaIds: list[str]
    payload: dict[str, Any] = Field(default_factory=dict)


class WorldScenario(Form):
    """A world of arenas, with links, treaties and meta-agents that watch them all."""

    version: Literal[1] = 1
    title: str = ""
    shows: str = ""
    seed: Seed | None = None
    rounds: Annotated[int, Field(ge=1, le=MOST_TURNS)] = 50
    arenas: Annotated[list[WorldArena], Field(min_length=1)]
    links: list[LinkForm] = Field(default_factory=list)
    treaties: list[TreatyForm] = Field(default_factory=list)
    meta_agents: list[dict[str, Any]] = Field(default_factory=list, alias="metaAgents")
