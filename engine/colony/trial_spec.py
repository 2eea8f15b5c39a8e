"""The spec of a trial, a TOML, and what it comes to: runs, one for each arm and seed, within a budget fixed before.

    scenario = "refused-haul"      # a shipped one, or a file (paths are relative to the spec)
    ticks = 480
    seeds = [1, 2]
    budget = 400                   # calls in all, failures included; each run gets an equal share

    [[arms]]
    name = "house"

    [[arms]]
    name = "model"
    minds = { core = "openai:small@http://127.0.0.1:8080/v1", bo = "scripted:bo.json" }

A seat is a pawn's id, ``core``, ``appraiser``, or ``*`` for every pawn that is not named; who is not named has the mind
of the scenario. A file of a scripted mind is read when the trial is fixed, and counts as part of the spec.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from engine.colony.form import MOST_COUNT, Form, Id, Some, Ticks
from engine.colony.mind_forms import APPRAISER
from engine.colony.scenario import Scenario, parse_scenario, scenario_path
from engine.colony.seats import EVERYBODY, minds_of, seats_of
from engine.errors import Fault, FileError, TrialError
from engine.faults import form_of
from engine.files import read_json, read_text
from engine.forms import Seed
from engine.minds.protocol import Mind
from engine.minds.scripted import ScriptedMind
from engine.minds.specs import DECIDING, KINDS, mind_faults, parsed

REMEDY = "correct the spec; 'concord schema trial' describes the form"
MOST_RUNS = 1_000

Given = str | dict[str, Any]


class ArmForm(Form):
    """One arm: a name, and the minds that it seats otherwise than the scenario."""

    name: Id
    minds: dict[str, Given] = Field(default_factory=dict)


class TrialSpec(Form):
    """What is to be tried. `budget` is the number of calls in all; it has no default."""

    scenario: Annotated[str, Field(min_length=1)]
    ticks: Ticks
    budget: Some
    arms: Annotated[list[ArmForm], Field(min_length=1, max_length=MOST_RUNS)]
    seeds: Annotated[list[Seed], Field(min_length=1, max_length=MOST_RUNS)] | None = None
    """The scenario's own seed, if none is said."""
    pause: bool = False
    """Whether the simulation waits for each answer (the test mode)."""
    rate: Annotated[float, Field(gt=0.0, le=MOST_COUNT, allow_inf_nan=False)] | None = None
    """Ticks a second; as fast as it goes, if none is said."""
    claims: bool | None = None
    """Whether minds may state typed claims; as the scenario says, if none is said."""


@dataclass(frozen=True, slots=True)
class Arm:
    """One arm: what its spec says of each seat (`shown`), with the tables that files hold in their place (`minds`)."""

    name: str
    shown: Mapping[str, Given]
    minds: Mapping[str, Given]


@dataclass(frozen=True, slots=True)
class TrialRun:
    """One run: an arm and a seed; `share` is how many calls it has."""

    arm: Arm
    seed: int
    share: int

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.arm.name}-{self.seed}"


@dataclass(frozen=True, slots=True)
class TrialPlan:
    """A trial that can be run. `source` is the scenario as it is run, `folder` where its minds' files are."""

    spec: TrialSpec
    source: Mapping[str, Any]
    folder: Path
    runs: tuple[TrialRun, ...]

    def scenario(self, seed: int) -> Scenario:
        """The scenario with a seed."""
        return parse_scenario(self.source, seed)

    def minds(self, run: TrialRun, environ: Mapping[str, str] | None = None) -> dict[str, Mind]:
        """The minds of a run, made afresh. Raises as `engine.colony.seats.minds_of`."""
        return minds_of(self.scenario(run.seed), run.arm.minds, folder=self.folder, environ=environ)

    def identity(self) -> dict[str, Any]:
        """What has to be equal for results to belong to it."""
        tables = {run.arm.name: dict(run.arm.minds) for run in self.runs}
        return {**self.shown(), "source": self.source, "tables": tables}

    def shown(self) -> dict[str, Any]:
        """The part of it that a person can read."""
        spec = self.spec
        return {
            "kind": "trial",
            "scenario": spec.scenario,
            "ticks": spec.ticks,
            "seeds": list(dict.fromkeys(run.seed for run in self.runs)),
            "budget": spec.budget,
            "arms": [{"name": arm.name, "minds": dict(arm.minds)} for arm in spec.arms],
            "pause": spec.pause,
            "rate": spec.rate,
            "claims": bool(parse_scenario(self.source).form.minds.claims),
        }


def read_trial(path: Path, environ: Mapping[str, str] | None = None) -> TrialPlan:
    """The plan of a TOML file; every mind could be made when this returns.

    Raises `TrialError` with the place of each fault, `ScenarioError`, `FileError`, and `MindError` for a key.
    """
    text = read_text(path)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise TrialError("the spec is no TOML", (Fault(str(path), str(error)),), REMEDY) from error
    return plan_of(data, path.absolute().parent, str(path), environ)


def plan_of(data: Mapping[str, Any], folder: Path, where: str, environ: Mapping[str, str] | None = None) -> TrialPlan:
    """The plan of a spec's values; relative paths start at `folder`, `where` names the spec in errors."""
    faults: list[Fault] = []
    spec = form_of(TrialSpec, data, faults)
    if spec is None:
        raise TrialError(f"the spec of this trial is faulty ({where})", tuple(map(_in_words, faults)), REMEDY)
    path = _scenario_path(spec, folder)
    source = _with_claims(read_json(path, finite=False), spec.claims)
    scenario = parse_scenario(source)
    seeds = spec.seeds or [scenario.seed]
    share = spec.budget // (len(spec.arms) * len(seeds))
    faults += _faults(spec, scenario, seeds, share)
    arms = [
        Arm(arm.name, arm.minds, dict(_tables(arm, folder, f"arms[{number}]", faults)))
        for number, arm in enumerate(spec.arms)
    ]
    if faults:
        raise TrialError(f"the spec of this trial is faulty ({where})", tuple(faults), REMEDY)
    runs = tuple(TrialRun(arm, seed, share) for arm in arms for seed in seeds)
    plan = TrialPlan(spec, source, path.absolute().parent, runs)
    slow = list(_unpaced(plan, environ))
    if slow:
        raise TrialError(f"the spec of this trial is faulty ({where})", tuple(slow), REMEDY)
    return plan


def _in_words(fault: Fault) -> Fault:
    if fault.where == "budget" and fault.what == "missing":
        return Fault("budget", "missing: a trial has its budget of calls fixed before it starts")
    return fault


def _scenario_path(spec: TrialSpec, folder: Path) -> Path:
    given = Path(spec.scenario)
    is_file = (folder / given).exists() or given.suffix or len(given.parts) > 1
    return scenario_path(folder / given if is_file else given)


def _with_claims(source: Any, claims: bool | None) -> Any:
    if claims is None or not isinstance(source, Mapping) or not isinstance(source.get("minds", {}), Mapping):
        return source
    return {**source, "minds": {**source.get("minds", {}), "claims": claims}}


def _faults(spec: TrialSpec, scenario: Scenario, seeds: list[int], share: int) -> Iterator[Fault]:
    """What does not fit together in a spec whose parts are sound."""
    runs = len(spec.arms) * len(seeds)
    if len(set(seeds)) < len(seeds):
        yield Fault("seeds", "a seed stands there twice")
    if runs > MOST_RUNS:
        yield Fault("arms", f"{runs} runs, one for each arm and seed, are more than {MOST_RUNS}")
    if share < 1:
        yield Fault("budget", f"{spec.budget} calls are not one for each of {runs} runs")
    if spec.pause and spec.rate is not None:
        yield Fault("rate", "a run that waits for each answer has no rate: say 'pause' or 'rate'")
    seats = (*seats_of(scenario), EVERYBODY)
    seen: set[str] = set()
    for number, arm in enumerate(spec.arms):
        if arm.name.casefold() in seen:  # each is the name of a file
            yield Fault(f"arms[{number}].name", f"there are two arms {arm.name!r}")
        seen.add(arm.name.casefold())
        for seat, mind in arm.minds.items():
            at = f"arms[{number}].minds.{seat}"
            if seat not in seats:
                yield Fault(at, f"there is no such seat: name one of {', '.join(seats)[:120]}")
            yield from mind_faults(mind, at, KINDS if seat == APPRAISER else DECIDING)


def _tables(arm: ArmForm, folder: Path, at: str, faults: list[Fault]) -> Iterator[tuple[str, Given]]:
    """The minds of an arm, with what the files of scripted ones hold in the place of their names."""
    for seat, mind in arm.minds.items():
        file = _file_of(mind)
        if file is None:
            yield seat, mind
            continue
        try:
            table = read_json(folder / file)
        except FileError as error:
            faults.append(Fault(f"{at}.minds.{seat}", f"{error.what}: {error.where}"))
            continue
        if not isinstance(table, dict):
            faults.append(Fault(f"{at}.minds.{seat}", f"{file} is no table of a mind"))
            continue
        faults += mind_faults(table, f"{at}.minds.{seat}")
        yield seat, table


def _file_of(mind: Given) -> str | None:
    """The file of a scripted mind; None for any other mind, and for what is none."""
    if not isinstance(mind, str) or mind_faults(mind, ""):
        return None
    return parsed(mind).file


def _unpaced(plan: TrialPlan, environ: Mapping[str, str] | None) -> Iterator[Fault]:
    """A mind that takes its time would answer when the run is long over, if nothing waits for it."""
    if plan.spec.pause or plan.spec.rate is not None:
        for run in plan.runs:
            plan.minds(run, environ)
        return
    for number, arm in enumerate(plan.spec.arms):
        run = next(run for run in plan.runs if run.arm.name == arm.name)
        for seat, mind in plan.minds(run, environ).items():
            if not isinstance(mind, ScriptedMind):
                what = f"{mind.name} takes its time and nothing waits for it: say pause = true, or a rate"
                yield Fault(f"arms[{number}].minds.{seat}", what)
