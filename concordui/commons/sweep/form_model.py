"""What the form of a sweep says, and the sweep that it comes to or what is wrong at which field. Pure."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from concordui.commons.runs import Wanted
from concordui.commons.sweep.words import say
from concordui.engine_words import told
from engine.commons.metrics import NAMES
from engine.commons.sweep.plan import SweepPlan, SweepSpec, plan_with, spec_of
from engine.errors import ConcordError, FaultyInput

MOST_RUNS = 200_000
"""Runs of a sweep of the window; larger ones are for ``concord arena sweep``."""
MOST_PLACES = 400
FORM = "the form"
UNSWEPT = ("version", "seed", "title", "shows", "id")
"""Numbers and words of a scenario that are no parameters."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter as it is typed: a range of values from one number to another, or a list of them."""

    place: str = ""
    ranged: bool = True
    first: str = ""
    last: str = ""
    steps: str = "5"
    listed: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """What is swept: its name, its JSON value, and the folder that its agents' files are looked for from."""

    name: str
    data: Mapping[str, Any] = field(repr=False)
    base: Path


@dataclass(frozen=True, slots=True)
class SweepWanted(Wanted):
    """A sweep that shall be run."""

    spec: SweepSpec
    scenario: Scenario

    def plan(self, go_on: Callable[[], object] | None = None) -> SweepPlan:
        """The plan, with every cell checked: this takes a moment. Raises `ConcordError`, and what `go_on` raises."""
        return plan_with(self.spec, self.scenario.data, self.scenario.base, FORM, go_on)


@dataclass(frozen=True, slots=True)
class SweepForm:
    """What is typed. Fields are named ``place1``, ``values1``, ``place2``, ``values2``, ``seeds``, ``turns``; an empty
    second place sweeps one parameter.
    """

    scenario: Scenario
    parameters: tuple[Parameter, Parameter] = (Parameter(), Parameter())
    seeds: str = "10"
    turns: str = ""
    metric: str = "stock"

    def change(self, number: int, **values: Any) -> SweepForm:
        """Another parameter of this number (0 or 1)."""
        changed = replace(self.parameters[number], **values)
        pair = (changed, self.parameters[1]) if number == 0 else (self.parameters[0], changed)
        return replace(self, parameters=pair)

    def checked(self) -> tuple[SweepWanted | None, dict[str, str]]:
        """The sweep, or what is wrong at which field (under "" what is wrong with the whole).

        Of the settings the first and the last are tried: values that fail lie at an end nearly always, and each is
        checked before anything runs.
        """
        faults: dict[str, str] = {}
        values: dict[str, Any] = {"scenario": self.scenario.name, "metric": self.metric, "parameters": {}}
        for number, parameter in enumerate(self.parameters, 1):
            self._read(number, parameter, values["parameters"], faults)
        values["seeds"] = _whole(self.seeds, "seeds", faults)
        if self.turns.strip():
            values["turns"] = _whole(self.turns, "turns", faults)
        if faults:
            return None, faults
        try:
            wanted = SweepWanted(spec_of(values, FORM), self.scenario)
            self._try_ends(wanted)
        except ConcordError as error:
            return None, self.at_fields(error)
        return wanted, {}

    def at_fields(self, error: ConcordError) -> dict[str, str]:
        """The fields at which an error of the plan belongs."""
        if isinstance(error, FaultyInput):
            found = {self._field(fault.where): sentence(told(fault.what)) for fault in reversed(error.faults)}
            whole = next((fault for fault in error.faults if not self._field(fault.where)), None)
            return {**found, "": str(whole)} if whole is not None else found
        place = error.where.removeprefix(f"{FORM}, ")
        named = place if place in ("seeds", "turns", "metric") else self._field(place.removeprefix("parameters."))
        return {named: sentence(told(error.what)) if named else f"{sentence(told(error.what))}: {told(error.remedy)}"}

    def _field(self, where: str) -> str:
        """The field of a place in the scenario or the spec: the values of the parameter that is meant."""
        for number, parameter in enumerate(self.parameters, 1):
            place = parameter.place.strip()
            if place and (where == place or where.startswith((f"{place}.", f"{place}["))):
                return f"values{number}"
        return "turns" if where == "turns" else ""

    def _read(self, number: int, parameter: Parameter, parameters: dict[str, Any], faults: dict[str, str]) -> None:
        place = parameter.place.strip()
        if not place:
            if number == 1:
                faults["place1"] = say("Choose what is swept.")
            return
        if place in parameters:
            faults[f"place{number}"] = say("This is the first parameter already.")
            return
        if place not in dict(places_of(self.scenario.data)) and not _has_place(self.scenario.data, place):
            faults[f"place{number}"] = say("The scenario has no such place.")
        values = _range(parameter) if parameter.ranged else _list(parameter.listed)
        if isinstance(values, str):
            faults[f"values{number}"] = values
        else:
            parameters[place] = values

    def _try_ends(self, wanted: SweepWanted) -> None:
        """Raises `ConcordError` where the first or the last setting is refused, or there are too many runs."""
        spec, ends, count = wanted.spec, {}, 1
        for name, given in spec.parameters.items():
            values = given if isinstance(given, list) else given.values()
            count *= len(values)
            ends[name] = [values[0], values[-1]] if values[0] != values[-1] else [values[0]]
        runs = count * (spec.seeds if isinstance(spec.seeds, int) else len(spec.seeds))
        if runs > MOST_RUNS:
            what = say("{runs} runs are too many here", runs=f"{runs:,}")
            remedy = say("ask for {most} at most, or sweep on the command line", most=f"{MOST_RUNS:,}")
            raise ConcordError(what, FORM, remedy)
        SweepWanted(spec.model_copy(update={"parameters": ends}), self.scenario).plan()


def first_form(scenario: Scenario) -> SweepForm:
    """The form as it opens: nothing is chosen yet."""
    return SweepForm(scenario)


def form_of(plan: SweepPlan) -> SweepForm:
    """The form that a plan was made from, as far as two parameters show it."""
    shown = [_typed(name, plan.spec.parameters[name]) for name in plan.names[:2]]
    scenario = Scenario(plan.spec.scenario, plan.source, plan.base)
    seeds = plan.spec.seeds if isinstance(plan.spec.seeds, int) else len(plan.spec.seeds)
    pair = (shown[0], shown[1] if len(shown) > 1 else Parameter())
    turns = "" if plan.spec.turns is None else str(plan.spec.turns)
    return SweepForm(scenario, pair, str(seeds), turns, plan.spec.metric if plan.spec.metric in NAMES else "stock")


def places_of(source: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """The numbers of a scenario that can be swept, each by its place, with what it is now; at most `MOST_PLACES`."""
    for number, found in enumerate(_numbers(source, "")):
        if number == MOST_PLACES:
            return
        yield found


def suggested(value: float) -> tuple[str, str]:
    """A range around a value, as it could be typed: from half of it to half as much again."""
    if isinstance(value, int):
        low, high = max(0, value // 2), max(value + value // 2, value + 1)
        return str(low), str(high)
    return f"{value / 2:.6g}", f"{value * 1.5 or 1.0:.6g}"


def sentence(text: str) -> str:
    """With a large letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."


def _numbers(value: Any, place: str) -> Iterator[tuple[str, float]]:
    if isinstance(value, Mapping):
        for name, part in value.items():
            if place or name not in UNSWEPT:
                yield from _numbers(part, f"{place}.{name}" if place else str(name))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _numbers(part, f"{place}[{number}]")
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield place, value


def _has_place(source: Mapping[str, Any], place: str) -> bool:
    from engine.commons.places import is_place

    return is_place(source, place)


def _typed(name: str, given: Any) -> Parameter:
    if isinstance(given, list):
        return Parameter(name, False, listed=", ".join(json.dumps(value) for value in given))
    return Parameter(name, True, str(given.first), str(given.last), str(given.steps))


def _whole(text: str, name: str, faults: dict[str, str]) -> int:
    text = text.strip()
    if text.isascii() and text.isdecimal() and len(text) <= 9 and int(text) > 0:
        return int(text)
    faults[name] = say("A whole number from 1 on is wanted.")
    return 0


def _number(text: str) -> int | float | None:
    text = text.strip().replace("−", "-")
    for kind in (int, float):
        try:
            value = kind(text)
        except (ValueError, OverflowError):
            continue
        return value if abs(value) <= 1e15 else None
    return None


def _range(parameter: Parameter) -> dict[str, Any] | str:
    """A range, or what is wrong with it."""
    first, last, steps = _number(parameter.first), _number(parameter.last), _number(parameter.steps)
    if first is None or last is None:
        return say("Numbers from and to are wanted.")
    if not isinstance(steps, int) or not 2 <= steps <= MOST_RUNS:
        return say("How many values: 2 or more.")
    if first == last:
        return say("From and to are the same number.")
    return {"from": first, "to": last, "steps": steps}


def _list(text: str) -> list[Any] | str:
    """Values between commas: numbers, true and false, else words; or what is wrong with them."""
    words = [part.strip().strip('"') for part in text.split(",") if part.strip()]
    plain = {"true": True, "false": False}
    values = [plain.get(word.lower(), word if (number := _number(word)) is None else number) for word in words]
    if not values:
        return say("Values between commas are wanted.")
    return say("Each value once is wanted.") if len(set(map(repr, values))) < len(values) else values
