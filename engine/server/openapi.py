"""What the routes say of themselves: bodies, every answer that they give, examples; the document at /openapi.json."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from engine.server.forms import Advance, NewArena, NewMetaAgent, NewTreaty, NewWorld, ProblemSaid, Run
from engine.server.problems import MEDIA

REF = "#/components/schemas/{model}"

LINK_FORM: Mapping[str, Any] = {
    "title": "NewLink",
    "type": "object",
    "description": "A link between two arenas: a share of the difference of their stocks, or of the pollution.",
    "properties": {
        "from": {"type": "string"},
        "to": {"type": "string"},
        "weight": {"type": "number", "exclusiveMinimum": 0, "maximum": 1},
        "what": {"type": "string", "enum": ["stock", "pollution"], "default": "stock"},
    },
    "required": ["from", "to", "weight"],
    "additionalProperties": False,
}

_BODY = (400, 408, 413, 415, 422)


def answers(ok: int, said: type[BaseModel] | None, *refusals: int, body: bool = False) -> dict[int | str, Any]:
    """Every answer of a route. Any may be for want of a token or of the right machine, or as the server ends."""
    found: dict[int | str, Any] = {ok: {"description": HTTPStatus(ok).phrase}}
    if said is not None:
        found[ok]["model"] = said
    for status in sorted({401, 403, 500, 503, *refusals, *(_BODY if body else ())}):
        found[status] = {
            "description": HTTPStatus(status).phrase,
            "content": {MEDIA: {"schema": {"$ref": REF.format(model=ProblemSaid.__name__)}}},
        }
    return found


def takes(form: str, **examples: Any) -> dict[str, Any]:
    """A body of this form, with examples by what they show."""
    shown = {name: {"value": value} for name, value in examples.items()}
    content = {"application/json": {"schema": {"$ref": REF.format(model=form)}, "examples": shown}}
    return {"requestBody": {"required": True, "content": content}}


def document(app: FastAPI, secured: bool) -> dict[str, Any]:
    """The whole document."""
    made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    forms = [(form, "validation") for form in (NewWorld, NewArena, NewTreaty, NewMetaAgent, Advance, Run, ProblemSaid)]
    _, schemas = models_json_schema(forms, ref_template=REF)  # type: ignore[arg-type]
    parts = made.setdefault("components", {}).setdefault("schemas", {})
    parts.update(schemas["$defs"])
    parts["NewLink"] = dict(LINK_FORM)
    for unused in ("HTTPValidationError", "ValidationError"):
        parts.pop(unused, None)
    if secured:
        made["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
        made["security"] = [{"token": []}]
    return made
