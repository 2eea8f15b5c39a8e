"""What the forms of every world's files are made of: their habits, and the words for seeds and ids."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Seed = Annotated[int, Field(ge=0, lt=2**32)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.\-]+$")]


def said(title: str, sentence: str, unit: str = "", example: Any = None) -> Any:
    """What a field is called, what it does, the unit that it is in, and a value that a required one may begin with.

    They stand in its schema (``title``, ``description``, ``unit``, ``examples``), from which forms are made.
    """
    return Field(
        title=title,
        description=sentence,
        examples=None if example is None else [example],
        json_schema_extra={"unit": unit} if unit else None,
    )


class Form(BaseModel):
    """The habits of every form: no unknown keys, no conversions, nothing changed afterwards."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
