"""JSON schema, as much of it as the menus of minds need: checked at run time, and put in the words servers take.

A schema with a keyword that is not checked here is refused when the request is made, so that nothing is promised that
nobody looks at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
_WORDS = frozenset({"title", "description"})
_LIMITS = frozenset({"minItems", "maxItems", "minLength", "maxLength", "minimum", "maximum"})
_SHAPES = frozenset({"type", "enum", "const", "properties", "required", "additionalProperties", "items", "anyOf"})
_KNOWN = _WORDS | _LIMITS | _SHAPES


@dataclass(frozen=True, slots=True)
class Misfit:
    """One place of a value that does not fit; `offered` is false where it names what the menu does not have."""

    where: str
    what: str
    offered: bool = True

    def __str__(self) -> str:
        return f"{self.where or 'the reply'}: {self.what}"


def unknown_parts(schema: Any, at: str = "schema") -> list[str]:
    """The places of a schema that say something which is not checked here, or which nothing can be checked by."""
    if not isinstance(schema, Mapping):
        return [at]
    senseless = [f"{at}.{word}" for word, part in schema.items() if not _makes_sense(word, part)]
    if senseless:
        return senseless
    found = [f"{at}.{word}" for word in schema if word not in _KNOWN]
    if schema.get("additionalProperties", False) is not False:
        found.append(f"{at}.additionalProperties")
    for place, part in _parts(schema):
        found += unknown_parts(part, f"{at}.{place}")
    return found


def _makes_sense(word: str, part: Any) -> bool:
    """Whether that is something that the word can be followed by."""
    if word in _LIMITS:
        return isinstance(part, int | float) and not isinstance(part, bool)
    if word in ("enum", "anyOf"):
        return isinstance(part, list) and bool(part)
    if word == "required":
        return isinstance(part, list) and all(isinstance(name, str) for name in part)
    if word == "type":
        kinds = [part] if isinstance(part, str) else part
        return isinstance(kinds, list) and all(isinstance(kind, str) and kind in _TYPES for kind in kinds)
    return isinstance(part, Mapping) if word == "properties" else True


def misfits(schema: Mapping[str, Any], value: Any, at: str = "") -> list[Misfit]:
    """Everything about a JSON value that the schema does not allow; an unknown key is always one.

    A whole number is one without a decimal point; true is no number.
    """
    kinds = _kinds(schema)
    if kinds and not any(_is(kind, value) for kind in kinds):
        return [Misfit(at, f"has to be {' or '.join(kinds)}, not {_name(value)}")]
    found = list(_unoffered(schema, value, at))
    found += _past_limits(schema, value, at)
    if isinstance(value, dict):
        found += _in_object(schema, value, at)
    if isinstance(value, list) and "items" in schema:
        for index, part in enumerate(value):
            found += misfits(schema["items"], part, f"{at}[{index}]")
    if "anyOf" in schema:
        found += _nearest([misfits(branch, value, at) for branch in schema["anyOf"]])
    return found


def least(schema: Mapping[str, Any]) -> Any:
    """The plainest value that fits: the first of an enum or of the branches, no optional key, the shortest text."""
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    if "anyOf" in schema:
        inner = least(schema["anyOf"][0])
        return {**_least_object(schema), **inner} if isinstance(inner, dict) else inner
    kind = next(iter(_kinds(schema)), "null")
    if kind == "object":
        return _least_object(schema)
    if kind == "array":
        return [least(schema.get("items", {})) for _ in range(schema.get("minItems", 0))]
    if kind == "string":
        return "-" * schema.get("minLength", 0)
    if kind in ("integer", "number"):
        return schema.get("minimum", min(0, schema.get("maximum", 0)))
    return False if kind == "boolean" else None


def for_servers(schema: Mapping[str, Any]) -> dict[str, Any]:
    """The schema as model servers take it: limits on lengths and numbers, which they refuse, become words."""
    sent = {word: part for word, part in schema.items() if word not in _LIMITS}
    limits = ", ".join(f"{word} {schema[word]}" for word in sorted(_LIMITS & schema.keys()))
    if limits:
        sent["description"] = f"{schema['description']} ({limits})" if "description" in schema else limits
    if "properties" in schema:
        sent["properties"] = {name: for_servers(part) for name, part in schema["properties"].items()}
    if "items" in schema:
        sent["items"] = for_servers(schema["items"])
    if "anyOf" in schema:
        sent["anyOf"] = [for_servers(branch) for branch in schema["anyOf"]]
    return sent


def is_strict(schema: Mapping[str, Any]) -> bool:
    """Whether each object in it closes its keys and requires all of them, as the OpenAI format's `strict` wants."""
    if "object" in _kinds(schema):
        closed = schema.get("additionalProperties") is False
        if not closed or set(schema.get("required", ())) != set(schema.get("properties", {})):
            return False
    return all(is_strict(part) for _, part in _parts(schema))


def _parts(schema: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, part in schema.get("properties", {}).items():
        yield f"properties.{name}", part
    if "items" in schema:
        yield "items", schema["items"]
    for index, branch in enumerate(schema.get("anyOf", ())):
        yield f"anyOf[{index}]", branch


def _kinds(schema: Mapping[str, Any]) -> list[str]:
    kind = schema.get("type", [])
    return [kind] if isinstance(kind, str) else list(kind)


def _is(kind: str, value: Any) -> bool:
    return isinstance(value, _TYPES[kind]) and (kind == "boolean" or not isinstance(value, bool))


def _same(one: Any, other: Any) -> bool:
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _name(value: Any) -> str:
    return next(kind for kind in _TYPES if _is(kind, value))


def _unoffered(schema: Mapping[str, Any], value: Any, at: str) -> Iterator[Misfit]:
    allowed = schema.get("enum", [schema["const"]] if "const" in schema else None)
    if allowed is not None and not any(_same(value, one) for one in allowed):
        yield Misfit(at, f"{value!r:.60} is not among what is offered", offered=False)


def _past_limits(schema: Mapping[str, Any], value: Any, at: str) -> Iterator[Misfit]:
    if isinstance(value, str | list):
        word, unit = ("Length", "characters") if isinstance(value, str) else ("Items", "items")
        size: float = len(value)
        low, high = schema.get(f"min{word}"), schema.get(f"max{word}")
    elif isinstance(value, int | float) and not isinstance(value, bool):
        size, unit, low, high = value, "", schema.get("minimum"), schema.get("maximum")
    else:
        return
    if low is not None and size < low:
        yield Misfit(at, f"{size} {unit}".rstrip() + f", at least {low}")
    if high is not None and size > high:
        yield Misfit(at, f"{size} {unit}".rstrip() + f", at most {high}")


def _in_object(schema: Mapping[str, Any], value: dict[str, Any], at: str) -> Iterator[Misfit]:
    known = schema.get("properties", {})
    for name in schema.get("required", ()):
        if name not in value:
            yield Misfit(_below(at, name), "missing")
    for name, part in value.items():
        if name in known:
            yield from misfits(known[name], part, _below(at, name))
        elif "properties" in schema or "additionalProperties" in schema:
            yield Misfit(_below(at, name[:60]), "unknown key")


def _nearest(branches: list[list[Misfit]]) -> list[Misfit]:
    """The misfits of the branch that was meant: one that names nothing unoffered, if there is one, else the fewest."""
    return min(branches, key=lambda found: (bool(found), not all(fault.offered for fault in found), len(found)))


def _below(at: str, name: str) -> str:
    return f"{at}.{name}" if at else name


def _least_object(schema: Mapping[str, Any]) -> dict[str, Any]:
    known = schema.get("properties", {})
    return {name: least(known.get(name, {})) for name in schema.get("required", ())}
