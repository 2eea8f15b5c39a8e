"""What every form of a colony's scenario is made of: its habits, and the words for numbers, ids and places."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field
from pydantic.alias_generators import to_camel

from engine import forms
from engine.forms import Id

__all__ = ["Count", "Form", "Id", "Place", "Radius", "Share", "Some", "Ticks"]

MOST_TICKS = 10_000_000
MOST_COUNT = 1_000_000

Place = Annotated[list[int], Field(min_length=2, max_length=2)]
Share = Annotated[float, Field(ge=0.0, le=1.0, allow_inf_nan=False)]
Ticks = Annotated[int, Field(ge=1, le=MOST_TICKS)]
Count = Annotated[int, Field(ge=0, le=MOST_COUNT)]
Some = Annotated[int, Field(ge=1, le=MOST_COUNT)]
Radius = Annotated[int, Field(ge=0, le=64)]


class Form(forms.Form):
    """The habits of every form, and keys in camelCase."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)
