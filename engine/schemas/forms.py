"""Short words for JSON Schema, so that a form reads like the reference it is taken from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]

STRING: Schema = {"type": "string"}
BOOLEAN: Schema = {"type": "boolean"}
INTEGER: Schema = {"type": "integer", "minimum": 0}
POSITIVE: Schema = {"type": "integer", "minimum": 1}
UINT32: Schema = {"type": "integer", "minimum": 0, "maximum": 2**32 - 1}
SEASON: Schema = {"enum": ["Spring", "Autumn"]}
NUMBER: Schema = {"type": "number"}
SHA256: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
ANYTHING: Schema = {}


def constant(value: str) -> Schema:
    """Exactly this string."""
    return {"const": value}


def one_of(*values: str) -> Schema:
    """One of these strings."""
    return {"enum": list(values)}


def nullable(schema: Schema) -> Schema:
    """This, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def list_of(schema: Schema, **limits: Any) -> Schema:
    """A list of these."""
    return {"type": "array", "items": schema, **limits}


def by_key(schema: Schema) -> Schema:
    """An object whose every value is one of these, whatever its keys (powers, provinces)."""
    return {"type": "object", "additionalProperties": schema}


def record(
    required: Mapping[str, Schema], optional: Mapping[str, Schema] | None = None, *, closed: bool = True
) -> Schema:
    """An object with these keys; no others if it is closed."""
    schema: Schema = {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
    }
    if closed:
        schema["additionalProperties"] = False
    return schema


def ref(name: str) -> Schema:
    """A form that `with_defs` supplies."""
    return {"$ref": f"#/$defs/{name}"}


def with_defs(schema: Schema, forms: Mapping[str, Schema]) -> Schema:
    """The schema with the forms that it needs, directly or through others, and only those."""
    needed: dict[str, Schema] = {}
    waiting = [schema]
    while waiting:
        for name in re.findall(r"'#/\$defs/(\w+)'", repr(waiting.pop())):
            if name not in needed:
                needed[name] = forms[name]
                waiting.append(forms[name])
    return {**schema, "$defs": {name: needed[name] for name in sorted(needed)}} if needed else dict(schema)
