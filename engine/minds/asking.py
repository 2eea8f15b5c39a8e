"""Asking a mind: reserved, in flight, and whatever came of it, in the ledger at each step. The only way to ask."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from typing import Any

from engine.errors import ConcordError, MindError
from engine.files import canonical_json
from engine.minds.judging import failed, judged
from engine.minds.ledger import Attempt, Ledger
from engine.minds.protocol import Mind, MindReply, MindRequest
from engine.minds.scripted import ScriptedMind


async def ask(
    ledger: Ledger, mind: Mind, request: MindRequest, *, who: str, context: Mapping[str, Any] | None = None
) -> MindReply:
    """One attempt, from its reservation to its end; the row stands `in flight` before the mind is called.

    The reply has been judged, whatever the mind. A mind that raises has failed. Being cancelled discards the attempt,
    with the message given to `Task.cancel` as its reason. An attempt that was discarded meanwhile, as by a load, stays
    so, with its answer in its row: what is returned is a failure that says why.
    Raises `MindError`, before anything is called, for a used id, a spent budget, or a perspective that is no JSON.
    """
    ledger.begin(Attempt(request.attempt, who, mind.name, digest_of(request), dict(context or {})))
    try:
        reply = await mind.decide(request)
        if reply.failure is None and not isinstance(mind, ScriptedMind):  # which has judged it in the same way
            reply = _rejudged(request, reply)
    except asyncio.CancelledError as error:
        if ledger.get(request.attempt).discarded is None:
            ledger.discard(request.attempt, str(error) or "cancelled")
        raise
    except ConcordError as error:
        reply = failed("transport", f"{mind.name}: {error}")
    except Exception as error:
        reply = failed("transport", f"{mind.name} broke: {type(error).__name__}: {error}")
    try:
        ledger.finish(request.attempt, reply)
    except MindError:
        if ledger.get(request.attempt).discarded is None:
            raise
        why = ledger.late(request.attempt, reply)
        return failed("transport", f"the answer came after its attempt was discarded: {why}")
    return reply


def text_of(request: MindRequest) -> str:
    """What is asked, as canonical JSON: instructions, perspective, menu, schema. Raises `MindError` if it is none."""
    try:
        return canonical_json({"instructions": request.instructions, "schema": request.schema, **request.told()})
    except (TypeError, ValueError, RecursionError) as error:
        raise MindError(f"what a mind is told has to be JSON ({error})", request.attempt, "mend it") from error


def digest_of(request: MindRequest) -> str:
    """The SHA-256 of `text_of`."""
    return hashlib.sha256(text_of(request).encode("utf-8", "backslashreplace")).hexdigest()


def _rejudged(request: MindRequest, reply: MindReply) -> MindReply:
    verdict = judged(request, reply.value)
    if verdict.failure is None:
        return reply
    return MindReply(failure=verdict.failure, usage=reply.usage, elapsed_s=reply.elapsed_s)
