"""What is typed about a trial, the spec that it comes to, and at which field what is wrong. Pure."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from concordui.colony.mind_settings.mind_form import Spec
from concordui.colony.trials.words import say
from concordui.engine_words import told
from engine.colony.mind_forms import APPRAISER
from engine.colony.seats import EVERYBODY
from engine.colony.threads import CORE
from engine.colony.trial_spec import TrialSpec
from engine.errors import Fault, FaultyInput, MindError
from engine.faults import form_of
from engine.minds.specs import parsed

Pace = Literal["fast", "waits", "rate"]
"""As fast as it goes, waiting for each answer, or so many ticks a second."""

SEATS = (CORE, EVERYBODY, APPRAISER)
"""The seats that the form has fields for; others of a spec are kept as they are."""


@dataclass(frozen=True, slots=True)
class ArmDraft:
    """One arm; `faults` are those of its minds that are none yet, by seat."""

    name: str = ""
    minds: Mapping[str, Spec] = field(default_factory=dict)
    faults: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TrialDraft:
    """A trial as it is typed. `base` is the folder that relative paths start at."""

    scenario: str
    base: Path
    ticks: str = "480"
    seeds: str = "1, 2"
    budget: str = "200"
    pace: Pace = "fast"
    rate: str = "20"
    claims: bool | None = None
    arms: tuple[ArmDraft, ...] = (ArmDraft("as-shipped"),)

    def checked(self) -> tuple[dict[str, Any], dict[str, str]]:
        """The values of the spec, and what is wrong by field: "ticks", "seeds", "budget", "rate", "arm0", "" ..."""
        faults: dict[str, str] = {}
        data: dict[str, Any] = {"scenario": _absolute(self.base, self.scenario)}
        for name, text in (("ticks", self.ticks), ("budget", self.budget)):
            data[name] = _whole(text, name, faults)
        seeds = _seeds(self.seeds, faults)
        if seeds:
            data["seeds"] = seeds
        if self.pace == "waits":
            data["pause"] = True
        if self.pace == "rate":
            data["rate"] = _rate(self.rate, faults)
        if self.claims is not None:
            data["claims"] = self.claims
        data["arms"] = [self._arm(number, arm, faults) for number, arm in enumerate(self.arms)]
        if not faults:
            found: list[Fault] = []
            form_of(TrialSpec, data, found)
            faults = at_fields(found)
        return data, faults

    def _arm(self, number: int, arm: ArmDraft, faults: dict[str, str]) -> dict[str, Any]:
        if not arm.name.strip():
            faults[f"arm{number}"] = say("An arm needs a name.")
        elif [each.name.casefold() for each in self.arms].count(arm.name.casefold()) > 1:
            faults[f"arm{number}"] = say("There are two arms of that name.")
        for text in arm.faults.values():
            faults.setdefault(f"arm{number}", text)
        made: dict[str, Any] = {"name": arm.name.strip()}
        if arm.minds:
            made["minds"] = {seat: _placed(self.base, spec) for seat, spec in arm.minds.items()}
        return made


def draft_of(data: Mapping[str, Any], base: Path) -> TrialDraft:
    """The form that shows a spec's values; what is not as a spec has it is left to the check."""
    arms = data.get("arms")
    seeds = data.get("seeds")
    pace: Pace = "waits" if data.get("pause") is True else "rate" if data.get("rate") is not None else "fast"
    claims = data.get("claims")
    return TrialDraft(
        str(data.get("scenario", "")),
        base,
        str(data.get("ticks", "")),
        ", ".join(map(str, seeds)) if isinstance(seeds, list) else "",
        str(data.get("budget", "")),
        pace,
        f"{data['rate']:g}" if isinstance(data.get("rate"), int | float) else "20",
        claims if isinstance(claims, bool) else None,
        tuple(_arm_of(arm) for arm in arms if isinstance(arm, Mapping)) if isinstance(arms, list) else (),
    )


def _arm_of(arm: Mapping[str, Any]) -> ArmDraft:
    minds = arm.get("minds", {})
    given = {str(seat): mind for seat, mind in minds.items() if isinstance(mind, str | Mapping)}
    return ArmDraft(str(arm.get("name", "")), given if isinstance(minds, Mapping) else {})


def toml_of(data: Mapping[str, Any]) -> str:
    """The values of a spec as the TOML that says so."""
    plain = [f"{key} = {_toml(value)}" for key, value in data.items() if key != "arms"]
    arms = ["\n".join(["", "[[arms]]", *(f"{key} = {_toml(value)}" for key, value in arm.items())])
            for arm in data["arms"]]  # fmt: skip
    return "\n".join([*plain, *arms]) + "\n"


def at_fields(faults: FaultyInput | list[Fault]) -> dict[str, str]:
    """What is wrong, by field of the form; what belongs to none is at ""."""
    found: dict[str, list[str]] = {}
    for fault in faults.faults if isinstance(faults, FaultyInput) else faults:
        top = fault.where.partition(".")[0]
        if top.startswith("arms[") and top.endswith("]"):
            name, rest = f"arm{top[5:-1]}", fault.where.partition(".")[2].removeprefix("minds.")
            text = f"{rest}: {told(fault.what)}" if rest else told(fault.what)
        else:
            name = top.partition("[")[0]
            known = name in ("scenario", "ticks", "seeds", "budget", "rate")
            name, text = (
                (name, told(fault.what))
                if known
                else ("", f"{fault.where}: {told(fault.what)}" if fault.where else told(fault.what))
            )
        found.setdefault(name, []).append(text[:1].upper() + text[1:])
    return {name: " ".join(f"{text.rstrip('.')}." for text in texts) for name, texts in found.items()}


# Parts ----------------------------------------------------------------------------------------------------------------


def _whole(text: str, name: str, faults: dict[str, str]) -> int:
    plain = text.strip().replace(",", "").replace("\u202f", "")
    if plain.isascii() and plain.isdecimal() and len(plain) <= 9 and int(plain) > 0:
        return int(plain)
    wanted = {
        "budget": say("A trial has its budget of calls fixed before it starts: a whole number from 1 on."),
        "ticks": say("A whole number of ticks from 1 on is wanted; a day has 1,440."),
    }
    faults[name] = wanted[name]
    return 0


def _seeds(text: str, faults: dict[str, str]) -> list[int]:
    words = [word for word in text.replace(",", " ").split() if word]
    if not all(word.isascii() and word.isdecimal() and len(word) <= 15 for word in words):
        faults["seeds"] = say("Whole numbers between commas are wanted, or nothing for the scenario's own.")
        return []
    if len(set(map(int, words))) < len(words):
        faults["seeds"] = say("Each seed once is wanted.")
    return [int(word) for word in words]


def _rate(text: str, faults: dict[str, str]) -> float:
    try:
        rate = float(text)
    except ValueError:
        rate = 0.0
    if not 0.0 < rate <= 1e6:
        faults["rate"] = say("A number of ticks a second above 0 is wanted.")
    return rate


def _absolute(base: Path, scenario: str) -> str:
    """A file by its whole path; a shipped scenario by its name."""
    path = base / scenario
    return str(path.absolute()) if scenario and path.is_file() else scenario


def _placed(base: Path, spec: Spec) -> Any:
    """A mind whose file has its whole path."""
    if not isinstance(spec, str):
        return dict(spec)
    try:
        file = parsed(spec).file
    except MindError:
        return spec
    return spec if file is None else f"scripted:{(base / file).absolute()}"


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_toml(str(key))} = {_toml(part)}" for key, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # which TOML wants escaped, unlike JSON
