"""What stands on a page of the form, line by line; rows of tables in words; whether a fault belongs to a line. Pure."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from concordui.commons.editor.forms import NOTHING, Field, Form, Variant
from concordui.commons.editor.paths import Path, value_at

PER_LINE = 5
"""How many parameters a table tells of a row."""


def say(text: str, /, **values: object) -> str:
    """Words in the user's language, with the values put in."""
    return QCoreApplication.translate("ScenarioEditor", text).format(**values)


@dataclass(frozen=True, slots=True)
class Heading:
    """Begins a part of the page."""

    path: Path
    field: Field


@dataclass(frozen=True, slots=True)
class Chooser:
    """Which kind an object is; `form` has the kinds. `title` is what is chosen, `chosen` None for what is no kind."""

    path: Path
    form: Form
    title: str
    chosen: Variant | None


@dataclass(frozen=True, slots=True)
class Entry:
    """A field to fill in."""

    path: Path
    field: Field


@dataclass(frozen=True, slots=True)
class More:
    """A list with a page of its own."""

    path: Path
    field: Field


@dataclass(frozen=True, slots=True)
class Stray:
    """A key that does not belong there."""

    path: Path
    key: str


Line = Heading | Chooser | Entry | More | Stray


def lines(form: Form, data: Any, path: Path = (), sentence: str = "") -> Iterator[Line]:
    """The lines of an object at `path`; `data` is the whole scenario."""
    value = value_at(data, path)
    chosen = form.variant(value)
    if len(form.variants) > 1:
        yield Chooser(path, form, say("Kind"), chosen)
    if chosen is None or chosen.free:
        yield Entry(path, Field("", "json", say("As JSON"), sentence or say("An object of JSON.")))
        return
    for field in chosen.fields:
        at = (*path, field.key)
        if field.kind == "rows":
            yield More(at, field)
        elif field.kind == "group" and field.form is not None:
            yield Heading(at, field)
            yield from lines(field.form, data, at, field.sentence)
        else:
            yield Entry(at, field)
    if isinstance(value, Mapping):
        yield from (Stray((*path, str(key)), str(key)) for key in value if key not in chosen.keys)


def belongs(fault: Path, path: Path) -> bool:
    """Whether a fault is about what stands at a place, or within it."""
    return fault[: len(path)] == path


def limits(field: Field) -> str:
    """The bounds and the default in words: "more than 0, up to 5; 0 where it is left out"."""
    parts = []
    least, most = (None if bound is None else number(bound) for bound in (field.least, field.most))
    if least is not None and most is not None:
        words = "more than {least}, up to {most}" if field.open else "{least} to {most}"
        parts.append(say(words, least=least, most=most))
    elif most is not None:
        parts.append(say("up to {most}", most=most))
    elif least is not None:
        parts.append(say("more than {least}" if field.open else "{least} or more", least=least))
    if field.kind == "names":
        parts.append(say("names, with commas between them"))
    if field.default is not NOTHING and field.default != "" and field.kind not in ("flag", "choice"):
        parts.append(say("{value} where it is left out", value=number(field.default)))
    elif field.required:
        parts.append(say("needed"))
    return "; ".join(parts)


def number(value: Any) -> str:
    """A number without needless digits, as 0.5 or 1e15; anything else as it is."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value:.15g}".replace("e+", "e")
    return str(value)


def choice_words(field: Field, value: Any) -> str:
    """One of the words to choose from as people read it; in the file it stays as it is."""
    words = {("growth", "after"): say("after the harvest"), ("growth", "first"): say("before the harvest")}
    return words.get((field.key, value), shown(value)) if isinstance(value, str) else shown(value)


def shown(value: Any) -> str:
    """A value in a cell or a line."""
    if isinstance(value, list):
        return ", ".join(str(each) for each in value)
    if isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False)
    return "" if value is None else number(value)


def summary(form: Form, row: Any, beside: frozenset[str]) -> str:
    """What a table tells of a row besides its columns: "Harvest 1.5, Level 50"."""
    if not isinstance(row, Mapping):
        return shown(row)
    variant = form.variant(row)
    if variant is None:
        return shown(row)
    return ", ".join(_told(variant, row, beside))


def _told(variant: Variant, row: Mapping[str, Any], beside: frozenset[str]) -> list[str]:
    parts: list[str] = []
    for field in variant.fields:
        value = row.get(field.key)
        if field.key in beside or value is None or value == "":
            continue
        if field.kind == "rows":
            parts.append(say("{title}: {count}", title=field.title, count=len(value)) if value else "")
        elif field.kind == "group" and field.form is not None:
            within = field.form.variant(value)
            if len(field.form.variants) > 1 and within is not None:
                parts.append(within.title)
            if within is not None and not within.free and isinstance(value, Mapping):
                parts += _told(within, value, frozenset())
        elif field.kind == "json":
            parts.append(shown(value)[:40])
        else:
            parts.append(f"{field.title} {choice_words(field, value)}")
    return [part for part in parts if part][:PER_LINE]
