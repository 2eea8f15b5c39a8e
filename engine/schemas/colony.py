"""The schemas of the colony: scenarios."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from types import ModuleType
from typing import Any

from engine.schemas.forms import Schema, one_of
from engine.schemas.minds import MIND, mind_defs


def colony_scenario() -> Schema:
    """A scenario: the schema of its pydantic model, with the names of traits and skills and a mind's table put in."""
    from pydantic.alias_generators import to_camel

    from engine.colony import forms, mind_forms
    from engine.colony.people import SKILLS, TRAITS

    schema = forms.ColonyScenario.model_json_schema()
    defs = schema["$defs"]
    for module in (forms, mind_forms):
        for form, key, words in _explained(module):
            if form in defs:
                defs[form]["properties"][to_camel(key)]["description"] = words
    pawn = defs["PawnForm"]["properties"]
    pawn["traits"] |= {"items": one_of(*TRAITS), "uniqueItems": True}
    pawn["skills"]["propertyNames"] = one_of(*SKILLS)
    schema["$defs"] = {**defs, **mind_defs()}
    defs["MindForms"]["properties"]["seats"]["additionalProperties"] = MIND
    return schema


def _explained(module: ModuleType) -> Iterator[tuple[str, str, str]]:
    """What a module's classes say of their keys: class, key, the text that stands below it. Nothing without its source.

    Pydantic would put these texts into the schema by itself, if every start of the program were to wait for that.
    """
    try:
        tree = ast.parse(inspect.getsource(module))
    except OSError:
        return
    for form in (each for each in tree.body if isinstance(each, ast.ClassDef)):
        for key, text in pairwise(form.body):
            if isinstance(key, ast.AnnAssign) and isinstance(key.target, ast.Name) and isinstance(text, ast.Expr):
                assert isinstance(text.value, ast.Constant)
                yield form.name, key.target.id, inspect.cleandoc(str(text.value.value))


KINDS: Mapping[str, tuple[str, Callable[[], dict[str, Any]]]] = {
    "colony-scenario": ("A scenario of a colony, as 'concord colony run' takes it.", colony_scenario),
}
