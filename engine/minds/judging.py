"""Whether a reply answers its request: JSON, of the schema's shape, with what the menu offers. One place for all."""

from __future__ import annotations

from typing import Any

from engine.files import parse_json
from engine.minds.keys import Key, diagnostic
from engine.minds.protocol import CHOICE, Failure, MindReply, MindRequest, Stage
from engine.minds.shape import misfits


def judged(request: MindRequest, value: Any) -> MindReply:
    """The value as a reply, or why it is none: stage `schema`, or `menu` where all that is wrong is an id that was not
    offered.
    """
    root = {word: part for word, part in request.schema.items() if word != "anyOf"}
    found = misfits(root, value)
    if not found and value[CHOICE] in request.ids:  # only then is there a branch that was meant
        branches = request.schema.get("anyOf", ())
        if branches and all(misfits(branch, value) for branch in branches):
            found = misfits(request.schema, value)
        if not found:
            return MindReply(value=value)
    faulty = [fault for fault in found if fault.offered]
    if faulty:
        return failed("schema", "; ".join(map(str, faulty)))
    wrong = "; ".join(map(str, found)) or f"{CHOICE}: {value[CHOICE]!r:.60} is not on the menu"
    return failed("menu", wrong)


def judged_text(request: MindRequest, text: str, key: Key | None = None) -> MindReply:
    """As `judged`, of a text that has to be one JSON value and nothing else: stage `parse` where it is not.

    A reply that repeats the key is refused: values are kept for ever.
    """
    try:
        value = parse_json(text)
    except ValueError as error:
        return failed("parse", f"the reply is not JSON ({error}): {text!r}", key)
    if key is not None and key.within(value):
        return failed("schema", f"the reply repeats the key of {key.variable}")
    return judged(request, value)


def failed(stage: Stage, what: str, key: Key | None = None) -> MindReply:
    """A reply that is a failure, its text bounded and without the key."""
    return MindReply(failure=Failure(stage, diagnostic(what, key)))
