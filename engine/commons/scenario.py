"""Scenarios as they are run: read from files, checked whole, each fault with its place, all of them at once.

An engine, a strategy, a perturbation or a meta-agent that is added to its registry can be named here at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine.commons.arena import Arena, Rules
from engine.commons.dynamics import Dynamics
from engine.commons.forms import (
    ENGINES,
    MOST_PLAYERS,
    ArenaScenario,
    EngineForm,
    InformationForm,
    PlayerForm,
    WorldArena,
    WorldScenario,
)
from engine.commons.governance import GOVERNANCE_REGISTRY, HARVEST_CAP, cap_of
from engine.commons.perturbations import Spec, faults_of
from engine.commons.strategies import STRATEGIES, Strategy
from engine.commons.streams import Purpose
from engine.commons.sums import MOST_AMOUNT
from engine.commons.views import Information
from engine.errors import ConcordError, Fault, ScenarioError
from engine.faults import faults_in, form_of, list_in, numbers_of, objects_in
from engine.files import read_json
from engine.minds.specs import DECIDING, mind_faults
from engine.streams import derived, number_of

REMEDY = "correct the scenario; 'concord schema' describes the form"


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
        specs = [Spec.from_json(spec.model_dump(exclude_none=True)) for spec in scenario.perturbations]
        agents = [_built(agent) for agent in scenario.meta_agents]
        return Arena(rules, self.dynamics, [player.id for player in self.players], specs, agents)


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
        return [_built(agent) for agent in self.scenario.meta_agents]


def read_scenario(path: Path) -> Any:
    """The JSON value of a scenario's file; numbers that are none are left for the check, which knows their places.

    Raises `FileError`.
    """
    return read_json(path, finite=False)


def read_arena(path: Path, seed: int | None = None) -> ArenaPlan:
    """The plan of a scenario's file; `seed` in place of its own. Raises `FileError` and `ScenarioError`."""
    return arena_plan(read_scenario(path), str(path), seed)


def arena_plan(data: Any, where: str, seed: int | None = None) -> ArenaPlan:
    """The plan of a scenario. Raises `ScenarioError` with every fault and its JSON path."""
    faults = [*_refuse_newer(data, where), *numbers_of(data, MOST_AMOUNT)]
    form = form_of(ArenaScenario, data, faults)
    draft = _draft(data, "", (_text(data, "id", "arena"),), faults)
    if faults or form is None:
        raise _error(faults, where)
    return draft.plan(form, data, (form.seed or 0) if seed is None else seed)


def arena_to_join(data: Any, name: str, world_seed: int, where: str) -> ArenaPlan:
    """The plan of an arena that joins a world under this id; without a seed of its own, one follows from the world's
    and its id. Raises `ScenarioError`.
    """
    named = {**data, "id": name} if isinstance(data, Mapping) else data
    plan = arena_plan(named, where)
    if plan.scenario.seed is not None:
        return plan
    return dataclasses.replace(plan, seed=derived(world_seed, Purpose.SWEEP, number_of(name)))


def read_world(path: Path, seed: int | None = None) -> WorldPlan:
    """The plan of a world's file; `seed` in place of its own. Raises `FileError` and `ScenarioError`."""
    return world_plan(read_scenario(path), str(path), seed)


def world_plan(data: Any, where: str, seed: int | None = None) -> WorldPlan:
    """The plan of a world. An arena's seed follows from the world's and its id. Raises `ScenarioError`."""
    faults = [*_refuse_newer(data, where), *numbers_of(data, MOST_AMOUNT)]
    form = form_of(WorldScenario, data, faults)
    arenas = list(objects_in(data, "arenas"))
    names = tuple(_text(arena, "id", "") for _, arena in arenas)
    drafts = [_draft(arena, f"arenas[{index}].", names, faults) for index, arena in arenas]
    for (index, _), name, number in zip(arenas, names, range(len(names)), strict=True):
        if name in names[:number]:
            faults.append(Fault(f"arenas[{index}].id", f"there are two arenas {name!r}"))
    faults += _faults_between(data, set(names))
    if faults or form is None:
        raise _error(faults, where)
    chosen = (form.seed or 0) if seed is None else seed
    plans = tuple(
        draft.plan(arena, data["arenas"][index], _seed_of(arena, chosen))
        for index, (arena, draft) in enumerate(zip(form.arenas, drafts, strict=True))
    )
    warnings = [f"arena {plan.scenario.id}: {text}" for plan in plans for text in plan.warnings]
    return WorldPlan(data, form, chosen, plans, (*warnings, *_idle_enforcers(form)))


def world_agent(data: Any, where: str) -> Any:
    """A world-level meta-agent as a scenario writes it, made. Raises `ScenarioError`."""
    faults = list(numbers_of(data, MOST_AMOUNT))
    if isinstance(data, Mapping):
        _check_agent(data, "world", set(), "", faults)
    else:
        faults.append(Fault("", "a meta-agent has to be an object"))
    if faults:
        shown = tuple(Fault(fault.where.removeprefix("."), fault.what) for fault in faults)
        raise ScenarioError(f"the meta-agent of {where} is faulty", shown, REMEDY)
    return _built(data)


# One arena ------------------------------------------------------------------------------------------------------------


@dataclasses.dataclass(slots=True)
class _Draft:
    """What an arena's engine, players and information come to, as far as they are sound."""

    engine: EngineForm | None
    players: list[PlayerPlan]
    information: Information

    def plan(self, form: ArenaScenario, source: Mapping[str, Any], seed: int) -> ArenaPlan:
        """The plan, where no fault was found."""
        assert self.engine is not None
        players = tuple(sorted(self.players, key=lambda player: player.id))
        warnings = tuple(self.engine.warnings())
        return ArenaPlan(source, form, seed, self.engine.build(), players, self.information, warnings)


def _draft(data: Any, at: str, arenas: tuple[str, ...], faults: list[Fault]) -> _Draft:
    """What has to fit together in an arena, whatever else may be wrong with it; `arenas` are those that there are."""
    engine = _engine(data, f"{at}engine", faults)
    information = _information(data)
    players = _players(data, information, f"{at}players", faults)
    names = {player.id for player in players}
    _check_perturbations(data, at, information, names, arenas, faults)
    for index, agent in objects_in(data, "metaAgents"):
        _check_agent(agent, "arena", names, f"{at}metaAgents[{index}]", faults)
    if engine is not None and not engine.plays_alone and isinstance(data, Mapping) and not data.get("players"):
        faults.append(Fault(f"{at}players", "there is nobody to harvest"))
    return _Draft(engine, players, information)


def _engine(data: Any, at: str, faults: list[Fault]) -> EngineForm | None:
    engine = data.get("engine") if isinstance(data, Mapping) else None
    if not isinstance(engine, Mapping):
        return None  # the form says so
    kind = engine.get("type")
    if not isinstance(kind, str) or kind not in ENGINES:
        faults.append(Fault(f"{at}.type", f"there is no engine {kind!r}: {', '.join(ENGINES)}"))
        return None
    return form_of(ENGINES[kind], engine, faults, f"{at}.")


def _information(data: Any) -> Information:
    try:
        form = InformationForm.model_validate(data.get("information", {}))
    except (ValidationError, AttributeError):
        return Information()
    return Information(form.stock, form.harvests)


def _players(data: Any, information: Information, at: str, faults: list[Fault]) -> list[PlayerPlan]:
    players: list[PlayerPlan] = []
    taken: set[str] = set()
    for index, record in objects_in(data, "players"):
        where = f"{at}[{index}]"
        try:
            form = PlayerForm.model_validate(record)
        except ValidationError:  # which the form of the whole reports; its strategy may be faulty besides
            player_strategy(PlayerForm.model_construct(**record), information, where, faults)
            continue
        strategy = player_strategy(form, information, where, faults)
        if len(players) + (form.count or 1) > MOST_PLAYERS:
            faults.append(Fault(where, f"there are more than {MOST_PLAYERS} players"))
            break
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
    if form.deadline is not None and form.mind is None:
        faults.append(Fault(f"{at}.deadline", "only a mind has a deadline of its own"))
    faults += mind_faults(form.mind, f"{at}.mind", DECIDING)
    if form.strategy is None:
        faults += [Fault(f"{at}.{name}", "unknown key") for name in form.parameters]
        return None
    if str(form.strategy) not in STRATEGIES:
        faults.append(Fault(f"{at}.strategy", f"there is no strategy {form.strategy!r}: {', '.join(STRATEGIES)}"))
        return None
    try:
        strategy: Strategy = _adapter(STRATEGIES[form.strategy]).validate_python(form.parameters)
    except ValidationError as error:
        faults += faults_in(error, form.parameters, f"{at}.")
        return None
    hidden = sorted(strategy.sees - information.shown)
    if hidden:
        faults.append(Fault(f"{at}.strategy", f"{form.strategy} has to see the {hidden[0]}, which information hides"))
    return strategy


def _check_perturbations(
    data: Any, at: str, information: Information, names: set[str], arenas: tuple[str, ...], faults: list[Fault]
) -> None:
    """Payloads and newcomers; `names` grows by those who join. Then everyone who is met has to be known."""
    specs = list(objects_in(data, "perturbations"))
    for index, spec in specs:
        where = f"{at}perturbations[{index}]"
        faults += faults_of(spec, where)
        if spec.get("type") == "player_join":
            _check_newcomer(spec, information, names, f"{where}.payload.player", faults)
    for index, spec in specs:
        target = spec.get("target")
        for key, known in (("playerIds", names), ("arenaIds", arenas)):
            for number, name in enumerate(list_in(target, key)):
                if isinstance(name, str) and name not in known:
                    place = f"{at}perturbations[{index}].target.{key}[{number}]"
                    faults.append(Fault(place, f"there is no {'player' if key == 'playerIds' else 'arena'} {name!r}"))


def _check_newcomer(
    spec: Mapping[str, Any], information: Information, names: set[str], at: str, faults: list[Fault]
) -> None:
    payload = spec.get("payload")
    record = payload.get("player") if isinstance(payload, Mapping) else None
    if not isinstance(record, Mapping):
        return  # `faults_of` says so
    form = form_of(PlayerForm, record, faults, f"{at}.")
    player_strategy(form or PlayerForm.model_construct(**record), information, at, faults)
    if form is None:
        return
    if form.count is not None:
        faults.append(Fault(f"{at}.count", "one player joins at a time"))
    if form.id in names:
        faults.append(Fault(f"{at}.id", f"there is a player {form.id!r} already"))
    names.add(form.id)


# What watches, and what is between arenas -----------------------------------------------------------------------------


def _check_agent(data: Mapping[str, Any], level: str, taken: set[str], at: str, faults: list[Fault]) -> None:
    kind = data.get("type")
    known = [name for name, each in GOVERNANCE_REGISTRY.items() if each.level == level]
    if kind not in known:
        faults.append(Fault(f"{at}.type", f"there is no meta-agent {kind!r} of {level}s: {', '.join(known)}"))
        return
    try:
        agent = _built(data)
    except ValidationError as error:
        faults += faults_in(error, data, f"{at}.")
        return
    if agent.id in taken:
        faults.append(Fault(f"{at}.id", f"{agent.id!r} is taken"))
    check = getattr(agent, "faults", None)
    faults += check(at) if check is not None else []
    taken.add(agent.id)


def _built(data: Mapping[str, Any]) -> Any:
    parameters = {key: value for key, value in data.items() if key != "type"}
    return _adapter(GOVERNANCE_REGISTRY[data["type"]]).validate_python(parameters)


_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}


def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    """What reads the parameters of a class; making one takes a millisecond."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def _seed_of(arena: WorldArena, world_seed: int) -> int:
    return arena.seed if arena.seed is not None else derived(world_seed, Purpose.SWEEP, number_of(arena.id))


def _faults_between(data: Any, arenas: set[str]) -> Iterable[Fault]:
    yield from _link_faults(data, arenas)
    for index, treaty in objects_in(data, "treaties"):
        at = f"treaties[{index}]"
        if not _text(treaty, "name", "?").strip():
            yield Fault(f"{at}.name", "a treaty needs a name")
        signatories = list_in(treaty, "arenaIds")
        if isinstance(treaty.get("arenaIds"), list) and len(signatories) < 2:
            yield Fault(f"{at}.arenaIds", "a treaty needs two signatories or more")
        for number, arena in enumerate(signatories):
            if arena in signatories[:number]:
                yield Fault(f"{at}.arenaIds[{number}]", f"arena {arena!r} signs twice")
            elif arena not in arenas:
                yield Fault(f"{at}.arenaIds[{number}]", f"there is no arena {arena!r}")
        payload = treaty.get("payload")
        if isinstance(payload, Mapping) and payload.get("type") == HARVEST_CAP and cap_of(payload) is None:
            yield Fault(f"{at}.payload.perRoundPerArena", "a cap has to be a number, 0 or more")
    taken = set(arenas)
    faults: list[Fault] = []
    for index, agent in objects_in(data, "metaAgents"):
        _check_agent(agent, "world", taken, f"metaAgents[{index}]", faults)
    yield from faults


def _link_faults(data: Any, arenas: set[str]) -> Iterable[Fault]:
    engines = {arena.get("id"): arena.get("engine") for _, arena in objects_in(data, "arenas")}
    clean = {name for name, engine in engines.items() if isinstance(engine, Mapping) and not _pollutes(engine)}
    for index, link in objects_in(data, "links"):
        at = f"links[{index}]"
        ends = [(key, _text(link, key, "")) for key in ("from", "to")]
        for key, arena in ends:
            if arena and arena not in arenas:
                yield Fault(f"{at}.{key}", f"there is no arena {arena!r}")
            elif link.get("what") == "pollution" and arena in clean:
                yield Fault(f"{at}.{key}", f"arena {arena!r} has no pollution")
        if ends[0][1] and ends[0][1] == ends[1][1]:
            yield Fault(at, f"a link of {ends[0][1]!r} to itself")


def _pollutes(engine: Mapping[str, Any]) -> bool:
    form = ENGINES.get(engine["type"]) if isinstance(engine.get("type"), str) else None
    return form is None or form.pollutes


def _idle_enforcers(form: WorldScenario) -> Iterator[str]:
    names = {treaty.name for treaty in form.treaties}
    for agent in form.meta_agents:
        if "treaty" in agent and agent["treaty"] not in names:
            yield f"meta-agent {agent['id']}: there is no treaty {agent['treaty']!r} yet, which it would enforce"


# Reading what may be anything -----------------------------------------------------------------------------------------


def _text(data: Any, key: str, otherwise: str) -> str:
    found = data.get(key, otherwise) if isinstance(data, Mapping) else otherwise
    return found if isinstance(found, str) else otherwise


def _refuse_newer(data: Any, where: str) -> tuple[Fault, ...]:
    """No faults; raises `ConcordError` for a scenario that only a newer program understands."""
    if isinstance(data, Mapping) and isinstance(data.get("version"), int) and data["version"] > 1:
        remedy = "open it with a newer Concord"
        raise ConcordError(f"the scenario is of version {data['version']}, newer than this program", where, remedy)
    return ()


def _error(faults: list[Fault], where: str) -> ScenarioError:
    """Every fault; of several at one place the first."""
    places = {fault.where: fault for fault in reversed(faults)}
    ordered = tuple(fault for fault in faults if places[fault.where] is fault)
    return ScenarioError(f"the scenario {where} is faulty", ordered, REMEDY)
