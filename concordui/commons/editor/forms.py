"""Forms out of JSON Schema: the fields of an object, its kinds, what a new one begins with. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from engine.commons.sums import MOST_AMOUNT
from engine.schemas.commons import arena_scenario, world_scenario

Kind: TypeAlias = Literal["text", "number", "whole", "flag", "choice", "names", "group", "rows", "json"]
Schema: TypeAlias = Mapping[str, Any]
NOTHING = object()
"""Stands for a default or an example where there is none."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an object. `least` and `most` bound a number, themselves in bounds unless `open` is True.

    A "group" is an object of `form`, "rows" are a list of them.
    """

    key: str
    kind: Kind
    title: str
    sentence: str = ""
    unit: str = ""
    required: bool = False
    default: Any = NOTHING
    example: Any = NOTHING
    least: float | None = None
    most: float | None = None
    open: bool = False
    options: tuple[str, ...] = ()
    form: Form | None = None


@dataclass(frozen=True, slots=True)
class Variant:
    """One kind of an object: `tags` are the keys that say so, with their values; `keys` are all that may be there.

    `free`: it may be any JSON.
    """

    title: str
    sentence: str
    tags: Mapping[str, Any]
    fields: tuple[Field, ...]
    keys: frozenset[str] = frozenset()
    free: bool = False

    def fits(self, data: Any) -> bool:
        """Whether an object is of this kind, sound or not."""
        if self.free or not isinstance(data, Mapping):
            return self.free
        if self.tags:
            return all(data.get(key) == value for key, value in self.tags.items())
        return any(field.key in data for field in self.fields if field.required and field.key != "id")


@dataclass(frozen=True, slots=True)
class Form:
    """An object: one kind of it, or several of which one is chosen."""

    variants: tuple[Variant, ...]

    def variant(self, data: Any) -> Variant | None:
        """Which kind an object is; None for one that is none of them."""
        if len(self.variants) == 1:
            return self.variants[0]
        return next((variant for variant in self.variants if variant.fits(data)), None)

    @property
    def is_big(self) -> bool:
        """Whether there are lists of objects in it, so that it has pages of its own."""
        return any(field.kind == "rows" for variant in self.variants for field in variant.fields)


def made(variant: Variant, old: Any = None) -> dict[str, Any]:
    """An object of this kind: what it says of itself, what fits of an old one, and what it can't be without."""
    kept = old if isinstance(old, Mapping) else {}
    new: dict[str, Any] = {}
    for field in variant.fields:
        if field.key in kept:
            new[field.key] = kept[field.key]
        elif field.required or (field.kind == "rows" and field.example is not NOTHING):
            begun = _begun(field)
            if begun is not NOTHING:
                new[field.key] = begun
    named: dict[str, Any] = {key: new.pop(key) for key in ("id", "name") if key in new}
    return {**named, **variant.tags, **new}


def _begun(field: Field) -> Any:
    """What a field that must be there holds at first."""
    for value in (field.example, field.default):
        if value is not NOTHING:
            return value
    if field.form is not None and field.kind == "group":
        return made(field.form.variants[0])
    return {"names": [], "rows": [], "json": {}, "flag": False}.get(field.kind, NOTHING)


@cache
def arena_form() -> Form:
    """The form of an arena's scenario."""
    return form_of_schema(arena_scenario())


@cache
def world_form() -> Form:
    """The form of a world's scenario."""
    return form_of_schema(world_scenario())


def scenario_form(data: Any) -> Form:
    """The form of a scenario: that of a world where it has arenas."""
    return world_form() if isinstance(data, Mapping) and "arenas" in data else arena_form()


def form_of_schema(schema: Schema) -> Form:
    """The form of an object's schema."""
    return _Reader(schema.get("$defs", {})).form(schema)


# Reading a schema -----------------------------------------------------------------------------------------------------


class _Reader:
    """Reads the schemas of one document, whose parts may stand in `defs`."""

    def __init__(self, defs: Mapping[str, Schema]) -> None:
        self._defs = defs

    def form(self, schema: Schema) -> Form:
        members = schema.get("oneOf") or schema.get("anyOf") or [schema]
        return Form(tuple(self._variant(self._found(member)) for member in members))

    def _variant(self, schema: Schema) -> Variant:
        properties: Mapping[str, Schema] = schema.get("properties", {})
        needed = schema.get("required", ())
        tags = {key: each["const"] for key, each in properties.items() if "const" in each and key in needed}
        fields = tuple(self._field(key, each, key in needed) for key, each in properties.items() if "const" not in each)
        own = [field.key for field in fields if field.required and field.key in ("agent", "mind")]
        title = _title(tags, own[0] if own else "")
        return Variant(title, _plain(schema), tags, fields, frozenset(properties), free=not properties)

    def _field(self, key: str, given: Schema, required: bool) -> Field:
        words = {name: given[name] for name in ("title", "description", "unit", "default", "examples") if name in given}
        schema = {**self._found(given), **words}
        members = [self._found(each) for each in schema.get("anyOf", ()) if each.get("type") != "null"]
        if len(members) == 1:
            schema = {**members[0], **words}
        kind = _kind(schema)
        form = None
        if kind == "group":
            form = self.form(schema)
        elif kind == "rows":
            form = self.form(self._found(schema["items"]))
        least, most = _bound(schema, "inimum"), _bound(schema, "aximum")
        examples = schema.get("examples")
        default = schema.get("default")
        return Field(
            key=key,
            kind=kind,
            title=str(schema.get("title", key)),
            sentence=_plain(schema),
            unit=str(schema.get("unit", "")),
            required=required,
            default=NOTHING if default is None or isinstance(default, Mapping) else default,
            example=examples[0] if examples else NOTHING,
            least=least,
            most=min(MOST_AMOUNT if most is None else most, MOST_AMOUNT) if kind in ("number", "whole") else None,
            open="exclusiveMinimum" in schema,
            options=tuple(schema.get("enum", ())),
            form=form,
        )

    def _found(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self._defs[schema["$ref"].rpartition("/")[2]]
        return schema


def _kind(schema: Schema) -> Kind:
    members = schema.get("oneOf") or schema.get("anyOf")
    if members:
        objects = all(isinstance(member, Mapping) and member.get("type") == "object" for member in members)
        return "group" if objects else "json"
    if "enum" in schema:
        return "choice"
    match schema.get("type"):
        case "object":
            return "group" if schema.get("properties") else "json"
        case "array":
            items = schema["items"]
            return "names" if items.get("type") == "string" else "rows"
        case "integer":
            return "whole"
        case "number":
            return "number"
        case "boolean":
            return "flag"
        case "string":
            return "text"
    return "json"


def _bound(schema: Schema, ending: str) -> float | None:
    for start in ("m", "exclusiveM"):
        if f"{start}{ending}" in schema:
            value = float(schema[f"{start}{ending}"])
            least = value > -MOST_AMOUNT
            whole = start == "exclusiveM" and ending == "aximum" and schema.get("type") == "integer"
            return value - 1 if whole else value if least else None
    return None


def _plain(schema: Schema) -> str:
    """The first paragraph of a schema's words, without the marks of code in it."""
    first = str(schema.get("description", "")).partition("\n\n")[0]
    return " ".join(first.replace("`", "").split())


def _title(tags: Mapping[str, Any], otherwise: str) -> str:
    """A kind in words, as "Pact keeper"."""
    names = [key if value is True else str(value) for key, value in tags.items()] or [otherwise or "anything else"]
    text = ": ".join(_WORDS.get(name, name.replace("_", " ")) for name in names)
    return text[:1].upper() + text[1:]


_WORDS = {"harvest_cap_per_arena_per_round": "cap on an arena's harvest", "human": "person"}


def columns(form: Form) -> Sequence[Field]:
    """The fields that most kinds of a row have and that a table shows in columns of their own."""
    shown = [field for field in form.variants[0].fields if field.kind in _CELLS and field.key != "shows"]
    if form.is_big:
        return shown[:1]
    half = len(form.variants) / 2
    return [field for field in shown if sum(field.key in each.keys for each in form.variants) > half][:5]


_CELLS = ("text", "number", "whole", "choice", "names")
