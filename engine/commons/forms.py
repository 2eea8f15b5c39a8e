"""What people write in scenarios of arenas and worlds: the forms, and what each key may hold.

What has to fit together (names, parameters of strategies, payloads) is checked in `engine.commons.scenario`.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from engine.commons.dynamics import Dynamics, Logistic, Seneca, SenecaState
from engine.commons.dynamics.logistic import STABLE_RATE
from engine.commons.sums import MOST_AMOUNT
from engine.forms import Form, Id, Seed, said

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


_CAPACITY = said("Carrying capacity K", "The level at which the stock no longer grows.", "stock")
_INITIAL = said(
    "Stock at the start", "The stock before the first turn; the carrying capacity where it is left out.", "stock"
)
_COLLAPSE = said("Collapse below", "A stock below this level is gone, and the run ends.", "stock")


class LogisticForm(EngineForm):
    """The logistic stock: growth rate a turn, carrying capacity, the stock at the start (K unless said)."""

    type: Literal["logistic"] = "logistic"
    r: Annotated[Positive, said("Growth rate r", "How fast a small stock grows.", "a turn", 0.5)]
    K: Annotated[Positive, _CAPACITY, Field(examples=[100.0])]
    initial: Annotated[NotNegative | None, _INITIAL] = None
    growth: Annotated[
        Literal["after", "first"],
        said("Growth", "Whether the stock grows after the harvest, or first (as Gordon and Schaefer assume)."),
    ] = "after"
    noise: Annotated[
        NotNegative,
        Field(le=5.0),
        said("Noise of growth", "Each growth is multiplied by a lognormal number of mean 1 with this sigma.", "sigma"),
    ] = 0.0
    collapse: Annotated[NotNegative, _COLLAPSE] = 0.0

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
    K: Annotated[Positive, _CAPACITY] = 100.0
    initial: Annotated[NotNegative | None, _INITIAL] = None
    collapse: Annotated[NotNegative, _COLLAPSE] = 5.0

    def build(self) -> Dynamics[Any]:
        start = self.K if self.initial is None else self.initial
        return Logistic(1.0, self.K, start, "doubling", 0.0, self.collapse)


class SenecaForm(EngineForm):
    """Resource, capital and pollution at the start, the three rates, the time of a turn and the step within it."""

    pollutes: ClassVar[bool] = True
    plays_alone: ClassVar[bool] = True

    type: Literal["seneca"] = "seneca"
    k1: Annotated[
        NotNegative, said("Exploitation k1", "How fast capital turns the resource into capital.", "a turn", 0.5)
    ]
    k2: Annotated[
        NotNegative, said("Degradation k2", "How fast pollution turns capital into pollution.", "a turn", 1.0)
    ]
    k3: Annotated[NotNegative, said("Abatement k3", "How fast pollution goes away by itself.", "a turn")] = 0.0
    R: Annotated[NotNegative, said("Resource R", "The resource at the start.", "stock")] = 1.0
    C: Annotated[NotNegative, said("Capital C", "The capital at the start.", "stock")] = 0.01
    P: Annotated[NotNegative, said("Pollution P", "The pollution at the start.", "stock")] = 0.001
    span: Annotated[Positive, said("Time of a turn", "How much of the engine's time passes in a turn.", "time")] = 1.0
    dt: Annotated[Positive, said("Step", "The step of the integration within a turn.", "time")] = 0.01

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

    id: Annotated[Id, said("Player", "The player's name, or the stem of the names of several.", "", "player")]
    count: Annotated[
        Annotated[int, Field(ge=1, le=MOST_PLAYERS)] | None,
        said("How many", "So many players alike, numbered: one, with just this name, where it is left out.", "players"),
    ] = None
    strategy: Annotated[str | None, said("Strategy", "The built-in strategy that it plays.")] = None
    agent: Annotated[
        Annotated[str, Field(min_length=1)] | None,
        said("Agent", "The file of the agent, Python or JavaScript, from the scenario's folder.", "", "agent.py"),
    ] = None
    mind: Annotated[
        Any,
        AfterValidator(_mind),
        said("Mind", "A mind's specification, or the table of a scripted one as JSON.", "", "scripted"),
    ] = None
    deadline: Annotated[
        Annotated[float, Field(gt=0.0, le=3_600.0, allow_inf_nan=False)] | None,
        said("Time to answer", "How long the mind has for one answer; its specification's time where left out.", "s"),
    ] = None
    human: Annotated[Literal[True] | None, said("Person", "A person plays, in the window.")] = None

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

    stock: Annotated[bool, said("The stock is known", "Whether players are told how large the stock is.")] = True
    harvests: Annotated[
        Literal["all", "total", "own"],
        said("Harvests known", "Whose harvests of the last turn a player is told: everyone's, their total, its own."),
    ] = "all"


class TargetForm(Form):
    """Whom a perturbation meets; all, where it names nobody."""

    arenaIds: Annotated[
        list[Id] | None, said("Arenas", "The arenas that it meets; all of them where it names none.")
    ] = None
    playerIds: Annotated[
        list[Id] | None, said("Players", "The players whom it meets; all of them where it names none.")
    ] = None


class PerturbationForm(Form):
    """A perturbation; its payload is checked by its type (`engine.commons.perturbations`)."""

    type: Annotated[str, said("What happens", "The type of the perturbation.")]
    target: Annotated[TargetForm, said("Whom it meets", "Everyone, where nobody is named.")] = TargetForm()
    payload: Annotated[dict[str, Any], said("With what", "What the perturbation is told.")] = Field(
        default_factory=dict
    )
    atTurn: Annotated[
        Annotated[int, Field(ge=1)] | None,
        said("In turn", "The turn at whose end it happens; at once, in the first, where it is left out.", "turn"),
    ] = None


_ARENA_ID = said("Name", "The arena's id in logs, links and treaties.", "", "arena")
_TITLE = said("Title", "What the scenario is called.")
_SHOWS = said("What it shows", "One sentence: what there is to see in a run.")
_SEED = said("Seed", "Where chance begins: the same seed, the same run; 0, or from the world's, where left out.")


class ArenaScenario(Form):
    """One arena. `shows` says in a sentence what there is to see."""

    version: Literal[1] = 1
    id: Annotated[Id, _ARENA_ID] = "arena"
    title: Annotated[str, _TITLE] = ""
    shows: Annotated[str, _SHOWS] = ""
    seed: Annotated[Seed | None, _SEED] = None
    turns: Annotated[
        int, Field(ge=1, le=MOST_TURNS), said("Turns", "How many turns a run has, unless the stock collapses.", "turns")
    ] = 50
    engine: Annotated[dict[str, Any], said("Stock", "How the stock grows: the engine and its parameters.")]
    players: Annotated[
        list[PlayerForm],
        said("Players", "Who harvests.", "", [{"id": "player", "count": 5, "strategy": "fixed", "amount": 2.0}]),
    ] = Field(default_factory=list, max_length=MOST_PLAYERS)
    talk_rounds: Annotated[
        int, Field(ge=0, le=20), said("Rounds of talk", "How often players may talk before they harvest.", "a turn")
    ] = Field(1, alias="talkRounds")
    rationing: Annotated[
        Literal["proportional", "unit"],
        said("Rationing", "When more is asked for than is there: in proportion, or whole units in a random order."),
    ] = "proportional"
    information: Annotated[InformationForm, said("Information", "What players are told.")] = InformationForm()
    perturbations: Annotated[
        list[PerturbationForm], said("Perturbations", "What befalls the arena, and when: shocks, comings and goings.")
    ] = Field(default_factory=list)
    meta_agents: Annotated[
        list[dict[str, Any]], said("Meta-agents", "Who watches the arena and has breaches of pacts answered.")
    ] = Field(default_factory=list, alias="metaAgents")


class WorldArena(ArenaScenario):
    """An arena of a world, which ticks every `period` rounds."""

    id: Annotated[Id, _ARENA_ID]
    period: Annotated[
        int, Field(ge=1), said("Period", "The arena plays a turn in every so many rounds of the world.", "rounds")
    ] = 1


class LinkForm(Form):
    """A link moves ``weight * (S_from - S_to)`` of the stock each round, or the fraction `weight` of the pollution."""

    source: Annotated[Id, said("From", "The arena where it begins.")] = Field(alias="from")
    target: Annotated[Id, said("To", "The arena where it ends.")] = Field(alias="to")
    weight: Annotated[
        float,
        Field(gt=0.0, le=1.0, allow_inf_nan=False),
        said("Weight", "The share of the difference of stocks, or of the pollution, that moves.", "a round", 0.1),
    ]
    what: Annotated[Literal["stock", "pollution"], said("What moves", "Stock, or pollution.")] = "stock"


class TreatyForm(Form):
    """A treaty as a scenario writes it."""

    name: Annotated[str, said("Treaty", "What it is called; meta-agents find it by its name.", "", "treaty")]
    arenaIds: Annotated[list[str], said("Signatories", "The arenas that agree on it: two or more.")]
    payload: Annotated[dict[str, Any], said("What it says", "What they agree on: data that only meta-agents read.")] = (
        Field(default_factory=dict)
    )


class WorldScenario(Form):
    """A world of arenas, with links, treaties and meta-agents that watch them all."""

    version: Literal[1] = 1
    title: Annotated[str, _TITLE] = ""
    shows: Annotated[str, _SHOWS] = ""
    seed: Annotated[Seed | None, _SEED] = None
    rounds: Annotated[int, Field(ge=1, le=MOST_TURNS), said("Rounds", "How many rounds a run has.", "rounds")] = 50
    arenas: Annotated[list[WorldArena], Field(min_length=1), said("Arenas", "The arenas of the world.")]
    links: Annotated[list[LinkForm], said("Links", "What moves from arena to arena.")] = Field(default_factory=list)
    treaties: Annotated[list[TreatyForm], said("Treaties", "What arenas agree on.")] = Field(default_factory=list)
    meta_agents: Annotated[
        list[dict[str, Any]], said("Meta-agents", "Who watches the world and has breaches of treaties answered.")
    ] = Field(default_factory=list, alias="metaAgents")
