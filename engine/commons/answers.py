"""What a player that is asked from outside may answer, and what of it is kept (`contract: code agents`).

`talk` answers with a list of actions, `decide` with a harvest; either may answer with an object that also holds a
`memory`, plain JSON that comes back with the next question. An agent has no other memory that survives a resume.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.commons.sums import is_amount
from engine.files import canonical_json
from engine.seats.protocol import Refusal

MAX_ACTIONS = 20
"""Actions of one player in one round of talk."""

MAX_MEMORY = 16 * 1024
"""Characters of a memory as canonical JSON: it is part of the log."""

METHODS = {"talk": ("obs", "memory"), "decide": ("obs", "memory")}
"""The methods of an agent and the names of their arguments."""

REQUIRED = "decide"

OPTIONAL = frozenset(("talk",))
"""Who has nothing to say need not say so."""


def check_talk(answer: Any) -> Refusal | None:
    """Whether an answer to `talk` can be taken; single actions are judged by the arena."""
    actions = actions_of(answer)
    if not isinstance(actions, list):
        return Refusal("actions", "talk answers with a list of actions")
    if len(actions) > MAX_ACTIONS:
        return Refusal("actions", f"{len(actions)} actions in one round; {MAX_ACTIONS} at most")
    return _check_memory(answer)


def check_decide(answer: Any) -> Refusal | None:
    """Whether an answer to `decide` can be taken: a finite number, 0 or more."""
    harvest = harvest_of(answer)
    if isinstance(answer, Mapping) and "harvest" not in answer:
        return Refusal("harvest", "the answer holds none")
    if isinstance(harvest, bool) or not isinstance(harvest, int | float):
        return Refusal("harvest", f"{harvest!r:.40} is no number")
    if not is_amount(harvest) or harvest < 0:
        return Refusal("harvest", f"{harvest!r:.40} is not a finite number, 0 or more")
    return _check_memory(answer)


def actions_of(answer: Any) -> Any:
    """The actions of an answer to `talk`."""
    return answer.get("actions", []) if isinstance(answer, Mapping) else answer


def harvest_of(answer: Any) -> Any:
    """The harvest of an answer to `decide`."""
    return answer.get("harvest") if isinstance(answer, Mapping) else answer


def memory_of(answer: Any, before: Any) -> Any:
    """The memory that an answer leaves: its own, or what was there where it says nothing of it."""
    return answer["memory"] if isinstance(answer, Mapping) and "memory" in answer else before


def _check_memory(answer: Any) -> Refusal | None:
    memory = memory_of(answer, None)
    size = len(canonical_json(memory))
    return Refusal("memory", f"{size} characters; {MAX_MEMORY} at most") if size > MAX_MEMORY else None
