"""Scenarios of arenas and worlds: the files that people write, checked whole, each fault with its place.

An engine, a strategy or a meta-agent that is added to its registry can be named here at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, field_validator

from engine.commons.arena import Arena, Rules
from engine.commons.dynamics import Dynamics, Logistic, Seneca, SenecaState
from engine.commons.dynamics.logistic import STABLE_RATE
from engine.commons.governance import GOVERNANCE_REGISTRY, HARVEST_CAP
from engine.commons.perturbations import Spec, faults_of
from engine.commons.strategies import STRATEGIES, Strategy
from engine.commons.streams import Purpose, derived, number_of
from engine.commons.views import Information
from engine.errors import ConcordError, Fault, ScenarioError
from engine.files import read_json

REMEDY = "correct the scenario; 'concord schema' describes the form"
MOST_TURNS = 1_000_000
MOST_PLAYERS = 10_000

Seed = Annotated[int, Field(ge=0, lt=2**32)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.\-]+$")]
Positive = Annotated[float, Field(gt=0.0, allow_inf_nan=False)]
NotNegative = Annotated[float, Field(ge=0.0, allow_inf_nan=False)]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=True)


class EngineForm(_Form):
    """One type of engine: its parameters, and `build`, which makes it of them."""

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
    noise: NotNegative = 0.0
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

    type: Literal["seneca"] = "seneca"
    k1: NotNegative
    k2: NotNegative
    k3: NotNegative = 0.0
    R: NotNegative = 1.0
    C: NotNegative = 0.01
    P: NotNegative = 0.001
    span: Positive = 1.0
    dt: Positive = 0.01

    def build(self) -> Dynamics[Any]:
        return Seneca(self.k1, self.k2, self.k3, SenecaState(self.R, self.C, self.P), self.span, self.dt)


ENGINES: dict[str, type[EngineForm]] = {"logistic": LogisticForm, "doubling": DoublingForm, "seneca": SenecaForm}
"""Every engine, by its type in a scenario."""


class PlayerForm(BaseModel):
    """One player, or `count` alike: a built-in `strategy` with its parameters beside it, an `agent` (a file's path), a
    `mind` (a spec of `engine.minds`), or a `human`.
    """

    model_config = ConfigDict(extra="allow", strict=True, frozen=True)

    id: Id
    count: Annotated[int, Field(ge=1, le=MOST_PLAYERS)] | None = None
    strategy: str | None = None
    agent: Annotated[str, Field(min_length=1)] | None = None
    mind: Annotated[str, Field(min_length=1)] | None = None
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


class InformationForm(_Form):
    """What players are told: the stock, and whose harvests of the last turn."""

    stock: bool = True
    harvests: Literal["all", "total", "own"] = "all"


class ArenaScenario(_Form):
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
    perturbations: list[dict[str, Any]] = Field(default_factory=list)
    meta_agents: list[dict[str, Any]] = Field(default_factory=list, alias="metaAgents")

    @field_validator("perturbations")
    @classmethod
    def _sound(cls, specs: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [_PERTURBATION.validate_python(spec).model_dump(exclude_none=True, by_alias=True) for spec in specs]


class _Target(_Form):
    arenaIds: list[Id] | None = None
    playerIds: list[Id] | None = None


class _Perturbation(_Form):
    type: str
    target: _Target = _Target()
    payload: dict[str, Any] = Field(default_factory=dict)
    atTurn: Annotated[int, Field(ge=1)] | None = None


_PERTURBATION = TypeAdapter(_Perturbation)


class WorldArena(ArenaScenario):
    """An arena of a world, which ticks every `period` rounds."""

    id: Id
    period: Annotated[int, Field(ge=1)] = 1


class LinkForm(_Form):
    """A link moves ``weight * (S_from - S_to)`` of the stock each round, or the fraction `weight` of the pollution."""

    source: Id = Field(alias="from")
    target: Id = Field(alias="to")
    weight: Annotated[float, Field(gt=0.0, le=1.0, allow_inf_nan=False)]
    what: Literal["stock", "pollution"] = "stock"


class TreatyForm(_Form):
    """A treaty as a scenario writes it."""

    name: str
    arenaIds: list[str]
    payload: dict[str, Any] = Field(default_factory=dict)


class WorldScenario(_Form):
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


# Checked and built ---------------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True, slots=True)
class PlayerPlan:
    """One player as it will be seated; `strategy` is None for those who are asked from outside."""

    id: str
    strategy: Strategy | None
    form: PlayerForm


@dataclasses.dataclass(frozen=True, slots=True)
class ArenaPlan:
    """A scenario that can be run: `source` is its JSON value (what the log keeps), `warnings` what may surprise."""

    source: Mapping[str, Any]
    scenario: ArenaScenario
    seed: int
    dynamics: Dynamics[Any]
    players: tuple[PlayerPlan, ...]
    information: Information
    warnings: tuple[str, ...]

    def arena(self) -> Arena:
        """The arena before its first turn."""
        scenario = self.scenario
        rules = Rules(scenario.id, self.seed, scenario.rationing == "unit", scenario.talk_rounds)
        specs = [Spec.from_json(spec) for spec in scenario.perturbations]
        agents = [_built(GOVERNANCE_REGISTRY, agent) for agent in scenario.meta_agents]
        return Arena(rules, self.dynamics, [player.id for player in self.players], specs, agents)


def read_arena(path: Path, seed: int | None = None) -> ArenaPlan:
    """The plan of a scenario's file; `seed` in place of its own. Raises `FileError` and `ScenarioError`."""
    return arena_plan(read_json(path), str(path), seed)


def arena_plan(data: Any, where: str, seed: int | None = None) -> ArenaPlan:
    """The plan of a scenario. Raises `ScenarioError` with every fault and its JSON path."""
    form = _parsed(ArenaScenario, data, where)
    faults, plan = _planned(form, data, "", form.seed or 0 if seed is None else seed)
    if plan is None:
        raise ScenarioError(f"the scenario {where} is faulty", tuple(faults), REMEDY)
    return plan


def _planned(
    form: ArenaScenario, source: Mapping[str, Any], at: str, seed: int
) -> tuple[list[Fault], ArenaPlan | None]:
    faults: list[Fault] = []
    engine = _engine(form.engine, f"{at}engine", faults)
    information = Information(form.information.stock, form.information.harvests)
    players = _players(form.players, information, f"{at}players", faults)
    for index, spec in enumerate(form.perturbations):
        faults += faults_of(spec, f"{at}perturbations[{index}]")
        faults += _faults_of_newcomer(spec, information, f"{at}perturbations[{index}]")
    names = {player.id for player in players}
    for index, agent in enumerate(form.meta_agents):
        _check_agent(agent, "arena", names, f"{at}metaAgents[{index}]", faults)
    if not players and not isinstance(engine, SenecaForm):
        faults.append(Fault(f"{at}players", "there is nobody to harvest"))
    if faults or engine is None:
        return faults, None
    plan = ArenaPlan(
        source,
        form,
        seed,
        engine.build(),
        tuple(sorted(players, key=lambda player: player.id)),
        information,
        tuple(engine.warnings()),
    )
    return [], plan


def _engine(data: Mapping[str, Any], at: str, faults: list[Fault]) -> EngineForm | None:
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in ENGINES:
        faults.append(Fault(f"{at}.type", f"there is no engine {kind!r}: {', '.join(ENGINES)}"))
        return None
    try:
        return ENGINES[kind].model_validate(data)
    except ValidationError as error:
        faults += _faults(error, f"{at}.")
        return None


def _players(forms: Sequence[PlayerForm], information: Information, at: str, faults: list[Fault]) -> list[PlayerPlan]:
    players: list[PlayerPlan] = []
    taken: set[str] = set()
    for index, form in enumerate(forms):
        where = f"{at}[{index}]"
        strategy = player_strategy(form, information, where, faults)
        for name in form.names():
            if name in taken:
                faults.append(Fault(f"{where}.id", f"there are two players {name!r}"))
            taken.add(name)
            players.append(PlayerPlan(name, strategy, form))
    return players


def player_strategy(form: PlayerForm, information: Information, at: str, faults: list[Fault]) -> Strategy | None:
    """The strategy of a player, None for those who have none of ours; faults are added to the list."""
    if len(form.kinds) != 1:
        faults.append(Fault(at, "a player has one of strategy, agent, mind and human"))
        return None
    if form.strategy is None:
        faults += [Fault(f"{at}.{name}", "unknown key") for name in form.parameters]
        return None
    if form.strategy not in STRATEGIES:
        faults.append(Fault(f"{at}.strategy", f"there is no strategy {form.strategy!r}: {', '.join(STRATEGIES)}"))
        return None
    try:
        strategy: Strategy = TypeAdapter(STRATEGIES[form.strategy]).validate_python(form.parameters)
    except ValidationError as error:
        faults += _faults(error, f"{at}.")
        return None
    hidden = sorted(strategy.sees - information.shown)
    if hidden:
        faults.append(Fault(f"{at}.strategy", f"{form.strategy} has to see the {hidden[0]}, which information hides"))
    return strategy


def _faults_of_newcomer(spec: Mapping[str, Any], information: Information, at: str) -> list[Fault]:
    if spec.get("type") != "player_join":
        return []
    faults: list[Fault] = []
    try:
        form = PlayerForm.model_validate(spec.get("payload", {}).get("player"))
    except ValidationError as error:
        return _faults(error, f"{at}.payload.player.")
    if form.count is not None:
        faults.append(Fault(f"{at}.payload.player.count", "one player joins at a time"))
    player_strategy(form, information, f"{at}.payload.player", faults)
    return faults


def _check_agent(data: Mapping[str, Any], level: str, taken: set[str], at: str, faults: list[Fault]) -> None:
    kind = data.get("type")
    known = [name for name, each in GOVERNANCE_REGISTRY.items() if each.level == level]
    if kind not in known:
        faults.append(Fault(f"{at}.type", f"there is no meta-agent {kind!r} of an {level}: {', '.join(known)}"))
        return
    try:
        agent = _built(GOVERNANCE_REGISTRY, data)
    except ValidationError as error:
        faults += _faults(error, f"{at}.")
        return
    if agent.id in taken:
        faults.append(Fault(f"{at}.id", f"{agent.id!r} is taken"))
    if level == "arena":
        faults += [
            Fault(fault.where.replace("spec", at, 1), fault.what)
            for fault in faults_of({"type": agent.sanction, "payload": dict(agent.payload)}, "spec")
        ]
    taken.add(agent.id)


def _built(registry: Mapping[str, type[Any]], data: Mapping[str, Any]) -> Any:
    parameters = {key: value for key, value in data.items() if key != "type"}
    return TypeAdapter(registry[data["type"]]).validate_python(parameters)


# Worlds --------------------------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True, slots=True)
class WorldPlan:
    """A world's scenario that can be run."""

    source: Mapping[str, Any]
    scenario: WorldScenario
    seed: int
    arenas: tuple[ArenaPlan, ...]
    warnings: tuple[str, ...]

    def meta_agents(self) -> list[Any]:
        """The world-level meta-agents, made anew."""
        return [_built(GOVERNANCE_REGISTRY, agent) for agent in self.scenario.meta_agents]


def read_world(path: Path, seed: int | None = None) -> WorldPlan:
    """The plan of a world's file; `seed` in place of its own. Raises `FileError` and `ScenarioError`."""
    return world_plan(read_json(path), str(path), seed)


def world_plan(data: Any, where: str, seed: int | None = None) -> WorldPlan:
    """The plan of a world. An arena's seed follows from the world's and its id. Raises `ScenarioError`."""
    form = _parsed(WorldScenario, data, where)
    chosen = form.seed or 0 if seed is None else seed
    faults: list[Fault] = []
    plans, seen = [], set()
    for index, arena in enumerate(form.arenas):
        own = arena.seed if arena.seed is not None else derived(chosen, Purpose.SWEEP, number_of(arena.id))
        found, plan = _planned(arena, data["arenas"][index], f"arenas[{index}].", own)
        faults += found
        if arena.id in seen:
            faults.append(Fault(f"arenas[{index}].id", f"there are two arenas {arena.id!r}"))
        seen.add(arena.id)
        plans += [plan] if plan is not None else []
    faults += _faults_between(form, seen)
    if faults:
        raise ScenarioError(f"the scenario {where} is faulty", tuple(faults), REMEDY)
    warnings = tuple(f"arena {plan.scenario.id}: {text}" for plan in plans for text in plan.warnings)
    return WorldPlan(data, form, chosen, tuple(plans), warnings)


def _faults_between(form: WorldScenario, arenas: set[str]) -> Iterable[Fault]:
    engines = {arena.id: arena.engine.get("type") for arena in form.arenas}
    for index, link in enumerate(form.links):
        at = f"links[{index}]"
        for key, arena in (("from", link.source), ("to", link.target)):
            if arena not in arenas:
                yield Fault(f"{at}.{key}", f"there is no arena {arena!r}")
            elif link.what == "pollution" and engines[arena] != "seneca":
                yield Fault(f"{at}.{key}", f"arena {arena!r} has no pollution")
        if link.source == link.target:
            yield Fault(at, f"a link of {link.source!r} to itself")
    for index, treaty in enumerate(form.treaties):
        at = f"treaties[{index}]"
        if not treaty.name.strip():
            yield Fault(f"{at}.name", "a treaty needs a name")
        if len(set(treaty.arenaIds)) < 2 or len(set(treaty.arenaIds)) < len(treaty.arenaIds):
            yield Fault(f"{at}.arenaIds", "a treaty needs two signatories or more, each once")
        for number, arena in enumerate(treaty.arenaIds):
            if arena not in arenas:
                yield Fault(f"{at}.arenaIds[{number}]", f"there is no arena {arena!r}")
        yield from payload_faults(treaty.payload, f"{at}.payload")
    taken = set(arenas)
    faults: list[Fault] = []
    for index, agent in enumerate(form.meta_agents):
        _check_agent(agent, "world", taken, f"metaAgents[{index}]", faults)
    yield from faults


def payload_faults(payload: Mapping[str, Any], at: str) -> Iterable[Fault]:
    """What keeps the enforcer that ships from reading a payload of its type; other types are nobody's business here."""
    if payload.get("type") == HARVEST_CAP:
        cap = payload.get("perRoundPerArena")
        if isinstance(cap, bool) or not isinstance(cap, int | float) or not 0.0 <= cap < float("inf"):
            yield Fault(f"{at}.perRoundPerArena", "a cap has to be a number, 0 or more")


# Words for what pydantic finds ---------------------------------------------------------------------------------------


def _parsed(form: type[Any], data: Any, where: str) -> Any:
    if isinstance(data, Mapping) and isinstance(data.get("version"), int) and data["version"] > 1:
        remedy = "open it with a newer Concord"
        raise ConcordError(f"the scenario is of version {data['version']}, newer than this program", where, remedy)
    try:
        return form.model_validate(data)
    except ValidationError as error:
        raise ScenarioError(f"the scenario {where} is faulty", tuple(_faults(error, "")), REMEDY) from None


def _faults(error: ValidationError, at: str) -> list[Fault]:
    return [Fault(_path(at, fault["loc"]), _words(fault)) for fault in error.errors(include_url=False)]


def _path(at: str, loc: TypeLoc) -> str:
    path = at
    for part in loc:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path and not path.endswith(".") else str(part)
    return path.rstrip(".") or "the file"


def _words(fault: Any) -> str:
    if fault["type"] in ("extra_forbidden", "unexpected_keyword_argument"):
        return "unknown key"
    if fault["type"] in ("missing", "missing_argument"):
        return "missing"
    message = str(fault["msg"]).removeprefix("Value error, ")
    return f"{message[:1].lower()}{message[1:]}, not {fault['input']!r:.60}"


TypeLoc: TypeAlias = tuple[int | str, ...]
