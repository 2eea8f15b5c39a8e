"""Treaties: what arenas of a world agreed on, as data that only meta-agents read (`treaties`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.commons.frozen import frozen, is_json, thawed
from engine.errors import TreatyError


@dataclass(frozen=True, slots=True)
class Treaty:
    """A cross-arena constraint. `payload` is opaque to the world, and frozen; `created_at` is a round."""

    id: str
    name: str
    arena_ids: tuple[str, ...]
    payload: Mapping[str, Any]
    created_at: int

    def to_json(self) -> dict[str, Any]:
        """``{id, name, arenaIds, payload, createdAt}`` (`treaties: Treaty shape`)."""
        return {
            "id": self.id,
            "name": self.name,
            "arenaIds": list(self.arena_ids),
            "payload": thawed(self.payload),
            "createdAt": self.created_at,
        }


def checked_treaty(name: Any, arena_ids: Any, payload: Any, known: Sequence[str]) -> tuple[str, tuple[str, ...], Any]:
    """The parts of a treaty as they may stand in a world. Raises `TreatyError` for what does not belong there."""
    if not isinstance(name, str) or not name.strip() or not is_json(name):
        raise TreatyError("a treaty needs a name", "name", "enforcers find it by its name")
    if isinstance(arena_ids, str) or not isinstance(arena_ids, Sequence) or len(arena_ids) < 2:
        raise TreatyError("a treaty needs two signatories or more", "arenaIds", "name at least two arenas")
    for index, arena in enumerate(arena_ids):
        where = f"arenaIds[{index}]"
        if arena not in known:
            raise TreatyError(f"there is no arena {arena!r}", where, "add the arena first, then the treaty")
        if arena in arena_ids[:index]:
            raise TreatyError(f"arena {arena!r} signs twice", where, "name each signatory once")
    if not isinstance(payload, Mapping) or not is_json(payload):
        raise TreatyError("a payload has to be an object of JSON", "payload", "give an object, or leave it out")
    return name, tuple(arena_ids), frozen(payload)
