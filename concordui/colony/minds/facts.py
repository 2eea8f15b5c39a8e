"""From the facts of a page to those of the matrix *Who knows what*, and back."""

from __future__ import annotations

from collections.abc import Hashable

from engine.colony.viewing.facts import FactKey, FactKind
from engine.colony.viewing.page import Fact

_KINDS: dict[str, FactKind] = {"memory": "event", "receipt": "agreement", "pawn": "doing", "thing": "place"}
_OF_PAWNS = ("condition", "doing", "place", "carrying")
_OF_THINGS = ("place", "burning", "goods", "taken")


def key_of(fact: Fact) -> FactKey | None:
    """The fact of the matrix that a line of a page is about; None where the matrix has none."""
    if not fact or fact[0] == "past":
        return None
    kind, about, *part = fact
    return FactKey(_KINDS.get(kind, kind), about, part[0] if part else "")  # type: ignore[arg-type]


def facts_of(key: Hashable, minds: tuple[str, ...]) -> tuple[Fact, ...]:
    """The facts of a page that a fact of the matrix may be."""
    if not isinstance(key, FactKey):
        return ()
    if key.kind in _OF_PAWNS and key.about in minds:
        return (("pawn", key.about),)
    if key.kind in _OF_THINGS:
        return (("thing", key.about),)
    if key.kind == "event":
        return (("event", key.about), ("memory", key.about))
    if key.kind == "agreement":
        return (("receipt", key.about),)
    return ((key.kind, key.about, key.part) if key.part else (key.kind, key.about),)
