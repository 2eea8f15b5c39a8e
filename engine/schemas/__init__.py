"""JSON Schemas (draft 2020-12) of every file and record that the program reads or writes, by kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.schemas import anatolia, colony, colony_reports, commons, minds, tournament

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file or record: a sentence for people, and what makes its schema."""

    sentence: str
    schema: Callable[[], dict[str, Any]]


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        name: Kind(sentence, make)
        for name, (sentence, make) in sorted(
            {
                **anatolia.KINDS,
                **colony.KINDS,
                **colony_reports.KINDS,
                **commons.KINDS,
                **minds.KINDS,
                **tournament.KINDS,
            }.items()
        )
    }
)


def schema_of(kind: str) -> dict[str, Any]:
    """The schema of a kind, whole in itself. Raises `KeyError` for a name that is none of `KINDS`."""
    entry = KINDS[kind]
    return {"$schema": DIALECT, "title": kind, "description": entry.sentence, **entry.schema()}
