"""What the forms of every world's files are made of: their habits, and the words for seeds and ids."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Seed = Annotated[int, Field(ge=0, lt=2**32)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.\-]+$")]


class Form(BaseModel):
    """The habits of every form: no unknown keys, no conversions, nothing changed afterwards."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
