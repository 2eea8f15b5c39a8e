"""Snapshots: a saved decision in a file, and variants of it that differ in one thing each (`concord: snapshot banks`).

    {"format": "concord snapshot", "version": 1, "id", "shows", "from": {"scenario", "seed", "tick", "minds"?},
     "perspective": {...}, "menu": [{"action", "subject", "effect", "takes"?, "choice"?}], "beside"?: {...},
     "expect": {"because", "grounded": [{"choose": ["accept:*"], "with": {"trips": [1, 2]}}], "ungrounded": [...]},
     "variants": [{"name", "varies", "at": "perspective.needs[1]", "set": {"value": 0.1}, "expect"?}],
     "archive"?: {"last", "whole", "events", "receipts"}}

A snapshot is the perspective and the menu of a `Decision`, so the request that is rebuilt from it is the one that was
made. A variant changes one item, at one place: it `set`s values of it, `add`s to it if it is a list, or `drop`s it from
its list. `expect` says what is grounded: a reply is if it fits one of `grounded` and none of `ungrounded`. `choose` are
patterns of ids; `with` gives, by key of the reply (``topic.status``: further in), what fits there: texts are patterns,
in letters of either case.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, ValidationError, model_validator

from engine.colony.allowlists import ColonistPerspective, CorePerspective
from engine.colony.claim_checks import Archive
from engine.colony.decision import Decision
from engine.colony.events import Event
from engine.colony.form import Count, Form, Id
from engine.colony.menus import Action, Menu, Option
from engine.colony.state import Receipt
from engine.colony.threads import CORE
from engine.errors import BankError, Fault, MindError
from engine.faults import faults_in, form_of
from engine.files import read_json
from engine.minds.judging import judged
from engine.minds.scripted import reply_with

REMEDY = "correct the snapshot; 'concord schema bank' describes the form"
FORMAT: Literal["concord snapshot"] = "concord snapshot"
VERSION = 1

Words = Annotated[str, Field(min_length=1, max_length=500)]
Patterns = Annotated[list[Annotated[str, Field(min_length=1)]], Field(min_length=1)]


class Fitting(Form):
    """Replies of one kind: what they choose, and what they have in other keys."""

    choose: Patterns = Field(default=["*"])
    with_: Annotated[dict[str, Annotated[list[Any], Field(min_length=1)]], Field(alias="with", default_factory=dict)]


class Expect(Form):
    """What is grounded in this decision, and why."""

    because: Words
    grounded: Annotated[list[Fitting], Field(min_length=1)]
    ungrounded: list[Fitting] = Field(default_factory=list)


class Variant(Form):
    """One thing that is otherwise than in the snapshot; without an `expect` of its own that of the snapshot holds."""

    name: Id
    varies: Words
    at: Annotated[str, Field(min_length=1)]
    set: dict[str, Any] | None = None
    add: dict[str, Any] | None = None
    drop: Literal[True] | None = None
    expect: Expect | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> Variant:
        if sum(part is not None for part in (self.set, self.add, self.drop)) != 1:
            raise ValueError("a variant varies one thing: give one of 'set', 'add' and 'drop'")
        return self


class Origin(Form):
    """Where the decision was taken from; `minds` are those that sat otherwise than in the scenario."""

    scenario: str
    seed: int
    tick: Count
    minds: dict[str, str] = Field(default_factory=dict)


class OptionForm(Form):
    """One choice of the menu."""

    action: Action
    subject: str
    effect: str
    takes: dict[str, dict[str, Any]] = Field(default_factory=dict)
    choice: str = ""


class ArchiveForm(Form):
    """What had happened by then, for checking claims."""

    last: Count
    whole: bool
    events: list[dict[str, Any]]
    receipts: list[dict[str, Any]]


class SnapshotForm(Form):
    """The form of a snapshot's file; `perspective` is one of the two allowlists."""

    format: Literal["concord snapshot"]
    version: Literal[1]
    id: Id
    shows: Words
    origin: Annotated[Origin | None, Field(alias="from")] = None
    perspective: dict[str, Any]
    menu: Annotated[list[OptionForm], Field(min_length=1)]
    beside: dict[str, dict[str, Any]] = Field(default_factory=dict)
    expect: Expect
    variants: list[Variant] = Field(default_factory=list)
    archive: ArchiveForm | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """One decision to be put to minds: a snapshot as it is (`variant` is "") or one variant of it."""

    snapshot: str
    variant: str
    varies: str
    decision: Decision
    expect: Expect
    archive: Archive | None

    @property
    def id(self) -> str:
        """The snapshot and the variant."""
        return f"{self.snapshot}/{self.variant}" if self.variant else self.snapshot


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A snapshot that can be used: `source` is its JSON value; the first case is the decision as it was saved."""

    source: Mapping[str, Any]
    id: str
    shows: str
    cases: tuple[Case, ...]


# Taking one -----------------------------------------------------------------------------------------------------------


def snapshot_json(
    decision: Decision, name: str, shows: str, expect: Mapping[str, Any], origin: Mapping[str, Any], archive: Archive
) -> dict[str, Any]:
    """A decision as the JSON value of a snapshot without variants. Handles stay out: nothing is executed from it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "id": name,
        "shows": shows,
        "from": dict(origin),
        "perspective": decision.perspective.model_dump(mode="json"),
        "menu": [_option_json(option) for option in decision.menu.options],
        "beside": copy.deepcopy({key: dict(part) for key, part in decision.menu.beside.items()}),
        "expect": dict(expect),
        "variants": [],
        "archive": {
            "last": archive.last,
            "whole": archive.whole,
            "events": [event.to_json() for event in archive.events],
            "receipts": [asdict(receipt) for receipt in archive.receipts],
        },
    }


def _option_json(option: Option) -> dict[str, Any]:
    whole: dict[str, Any] = {"action": option.action, "subject": option.subject, "effect": option.effect}
    if option.takes:
        whole["takes"] = copy.deepcopy({key: dict(part) for key, part in option.takes.items()})
    if option.choice:
        whole["choice"] = option.choice
    return whole


# Reading --------------------------------------------------------------------------------------------------------------


def read_snapshot(path: Path) -> Snapshot:
    """The snapshot of a file. Raises `FileError`, and `BankError` with each fault and its place."""
    return snapshot_of(read_json(path), str(path))


def snapshot_of(data: Any, where: str) -> Snapshot:
    """The snapshot of a JSON value; `where` names it in errors. Raises `BankError`."""
    faults: list[Fault] = []
    form = form_of(SnapshotForm, data, faults)
    cases: list[Case] = []
    if form is not None:
        cases = list(_cases(form, data, faults))
    if faults or form is None:
        raise BankError(f"this snapshot has faults ({where})", tuple(faults), REMEDY)
    return Snapshot(data, form.id, form.shows, tuple(cases))


def _cases(form: SnapshotForm, data: Mapping[str, Any], faults: list[Fault]) -> Iterator[Case]:
    archive = _archive(form.archive, faults)
    base = _case(form, data, archive, faults)
    if base is None:
        return
    yield base
    seen: set[str] = set()
    for number, variant in enumerate(form.variants):
        at = f"variants[{number}]"
        if variant.name in seen:
            faults.append(Fault(f"{at}.name", f"there are two variants {variant.name!r}"))
        seen.add(variant.name)
        found: list[Fault] = []
        changed = _changed(data, variant, at, found)
        whole = form_of(SnapshotForm, changed, found) if changed is not None else None
        case = None if whole is None or changed is None else _case(whole, changed, archive, found)
        faults += [fault if fault.where.startswith(at) else Fault(at, f"makes {fault}") for fault in found]
        if case is not None:
            yield replace(case, variant=variant.name, varies=variant.varies, expect=variant.expect or form.expect)


def _case(form: SnapshotForm, data: Mapping[str, Any], archive: Archive | None, faults: list[Fault]) -> Case | None:
    """The decision that a form holds, once it is sure that it can be asked."""
    kind = CorePerspective if form.perspective.get("mind") == CORE else ColonistPerspective
    try:
        known = kind.model_validate(form.perspective)
    except ValidationError as error:
        faults += faults_in(error, data["perspective"], "perspective")
        return None
    decision = Decision(known, Menu(tuple(_option(option) for option in form.menu), dict(form.beside)))
    why = _unanswerable(decision)
    if why:
        faults.append(Fault("menu", why))
        return None
    if archive is not None:
        archive = replace(archive, told={known.mind: frozenset(ids_in(form.perspective))})
    return Case(form.id, "", "", decision, form.expect, archive)


def _unanswerable(decision: Decision) -> str:
    """Why not every choice can be made in a reply that fits its schema, or ""."""
    try:
        request = decision.request("probe")
        for choice in request.ids:
            failure = judged(request, reply_with(request, choice, {})).failure
            if failure is not None:
                return f"no plain reply can choose {choice}: {failure.diagnostic}"
    except MindError as error:
        return f"{error.what} ({error.where})"
    except (
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
    ) as error:  # what a schema from elsewhere may bring about
        return f"what it takes is no schema ({error!r:.80})"
    return ""


def _option(form: OptionForm) -> Option:
    return Option(form.action, form.subject, form.effect, dict(form.takes), choice=form.choice)


_RECEIPTS = TypeAdapter(list[Receipt])


def _archive(form: ArchiveForm | None, faults: list[Fault]) -> Archive | None:
    if form is None:
        return None
    try:
        events = tuple(Event.from_json(each) for each in form.events)
        receipts = tuple(_RECEIPTS.validate_python(form.receipts))
    except ValidationError as error:
        faults += faults_in(error, form.receipts, "archive.receipts")
        return None
    except (KeyError, TypeError, ValueError) as error:
        faults.append(Fault("archive.events", f"this is no event ({error!r:.80})"))
        return None
    return Archive(events, receipts, form.last, form.whole)


def ids_in(value: Any) -> Iterator[str]:
    """Every id that a perspective names: what stands under `id` or `source`, in the order of the perspective."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if key in ("id", "source") and isinstance(part, str):
                yield part
            yield from ids_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from ids_in(part)


# Variants -------------------------------------------------------------------------------------------------------------

_STEP = re.compile(r"\.?([A-Za-z_]\w*)|\[(\d+)\]")
_VARIED = ("perspective", "menu")


def _steps(place: str) -> list[str | int] | None:
    """A place as the keys and indices on the way to it; None for what is no place in a perspective or a menu."""
    steps: list[str | int] = []
    end = 0
    for found in _STEP.finditer(place):
        if found.start() != end:
            return None
        end = found.end()
        steps.append(found[1] if found[1] is not None else int(found[2]))
    return steps if end == len(place) and steps and steps[0] in _VARIED else None


def _changed(data: Mapping[str, Any], variant: Variant, at: str, faults: list[Fault]) -> dict[str, Any] | None:
    """The snapshot with one item otherwise, or None with the fault."""
    made = copy.deepcopy(dict(data))
    steps = _steps(variant.at)
    holder, item = _found(made, steps or ())
    if steps is None or holder is None:
        faults.append(Fault(f"{at}.at", f"there is no item {variant.at!r} in the perspective or the menu"))
        return None
    what = _apply(holder, steps[-1], item, variant)
    if what:
        faults.append(Fault(f"{at}.{what.partition(' ')[0]}", what.partition(" ")[2]))
        return None
    return made


def _found(data: Any, steps: Sequence[str | int]) -> tuple[Any, Any]:
    """The list or object that holds an item, and the item; None twice where there is none."""
    holder, item = None, data
    for step in steps:
        there = (
            isinstance(item, list) and step < len(item)
            if isinstance(step, int)
            else (isinstance(item, dict) and step in item)
        )
        if not there:
            return None, None
        holder, item = item, item[step]
    return holder, item


def _apply(holder: Any, last: str | int, item: Any, variant: Variant) -> str:
    """Vary the item in place; the key of the variant that does not fit it, and why, or ""."""
    if variant.drop is not None:
        if not isinstance(holder, list):
            return "drop only an item of a list can be dropped"
        del holder[int(last)]
    elif variant.add is not None:
        if not isinstance(item, list):
            return "add items are added to a list"
        item.append(copy.deepcopy(variant.add))
    else:
        values = variant.set or {}
        strange = [key for key in values if not isinstance(item, dict) or key not in item]
        if strange or not values:
            return f"set the item has no {strange[0]!r}" if strange else "set sets nothing"
        if all(item[key] == value for key, value in values.items()):
            return "set the item has these values already"
        item.update(copy.deepcopy(values))
    return ""
