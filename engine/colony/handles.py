"""Decision handles: one pawn, one question, one epoch, one use (`concord: only that pawn's handle can answer it`).

A handle begins with the number of its epoch, so that one from an abandoned timeline is told apart from a forged one.
It follows from the seed, the epoch, the pawn and what it is about: a run that is repeated issues the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.colony.purposes import Purpose
from engine.colony.tallies import Records
from engine.colony.threads import Handle, Rejection, Talks, Use, number
from engine.errors import StateError
from engine.streams import identity, number_of

FIELDS = ("actor", "choice", "handle")
"""All that a reply has, each a text."""


def issue(talks: Talks, use: Use, about: str, pawn: str) -> Handle:
    """A handle that works until it is used or retired."""
    place = (talks.epoch, number_of(pawn), number_of(f"{use}:{about}"))
    tried = 0
    name = f"{talks.epoch}-{identity(talks.seed, Purpose.HANDLE, *place)}"
    while name in talks.handles:
        tried += 1
        name = f"{talks.epoch}-{identity(talks.seed, Purpose.HANDLE, *place, tried)}"
    handle = Handle(name, pawn, use, about)
    talks.handles[name] = handle
    talks.open[f"{use}:{about}"] = name
    return handle


def retire(talks: Talks, use: Use, about: str, state: str) -> None:
    """End a handle as used, or as stale for a reason; nothing happens where none is open."""
    name = talks.open.pop(f"{use}:{about}", None)
    if name is not None:
        talks.handles[name] = replace(talks.handles[name], state=state)


def held_by(talks: Talks, pawn: str) -> list[Handle]:
    """The handles that work for a pawn at this moment: by use, then by the number of what they are about."""
    held = [talks.handles[name] for name in talks.open.values() if talks.handles[name].pawn == pawn]
    return sorted(held, key=lambda handle: (handle.use, number(handle.about)))


def begin_epoch(talks: Talks, epoch: int) -> None:
    """Begin a fresh epoch, as each load does: what was open stays open, under handles of its own; no old one works.

    Raises `StateError` for an epoch that is not later than the present one.
    """
    if epoch <= talks.epoch:
        raise StateError(f"epoch {epoch} is not fresh", f"epoch {talks.epoch}", "count on from the latest of the store")
    old = [talks.handles[name] for name in talks.open.values()]
    talks.epoch, talks.handles, talks.open = epoch, Records(), {}
    for handle in old:
        issue(talks, handle.use, handle.about, handle.pawn)


def admitted(talks: Talks, reply: Any) -> Handle | Rejection:
    """The handle of a reply that has the right form and comes from its pawn, in its epoch, for the first time."""
    actor = reply.get("actor") if isinstance(reply, Mapping) else None
    known = actor if isinstance(actor, str) else ""
    reason, detail = _unformed(reply)
    if reason:
        return talks.reject(known, "answer", reason, detail)
    name: str = reply["handle"]
    epoch = name.partition("-")[0]
    if epoch.isascii() and epoch.isdecimal() and epoch != str(talks.epoch):
        return talks.reject(known, "answer", "other epoch", f"a handle of epoch {epoch:.20} in epoch {talks.epoch}")
    handle = talks.handles.get(name)
    if handle is None:
        return talks.reject(known, "answer", "unknown handle", name)
    if handle.pawn != actor:
        return talks.reject(known, "answer", "forged actor", f"the handle of {handle.about} is another's")
    if handle.state == "used":
        return talks.reject(known, "answer", "used handle", handle.about)
    if handle.state != "open":
        return talks.reject(known, "answer", "stale handle", f"{handle.about}: {handle.state}")
    return handle


def _unformed(reply: Any) -> tuple[str, str]:
    """Why a reply can't be read, and a detail; two empty texts where it can."""
    if not isinstance(reply, Mapping):
        return "wrong form", f"has to be an object, not {type(reply).__name__}"
    for key in reply:
        if key not in FIELDS:
            return "unknown field", key if isinstance(key, str) else type(key).__name__
    for key in FIELDS:
        if not isinstance(reply.get(key), str):
            return "wrong form", f"{key} has to be a text"
    return "", ""
