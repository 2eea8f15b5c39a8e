"""A test call: one real call to a mind, and what exactly came of it, for a person who sets minds up.

It asks nothing of any world and belongs to no run: it is in no ledger, and nothing is done with the answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from engine.errors import KeyringError, MindError
from engine.minds.formats import CLAUDE, OPENAI_CHAT
from engine.minds.http_mind import HttpMind, Outcome
from engine.minds.keyring import key_for
from engine.minds.keys import Place
from engine.minds.protocol import CHOICE, Choice, MindRequest, Usage
from engine.minds.specs import Kind, mind_of, parsed
from engine.minds.wire import Endpoint

DEADLINE_S = 30.0

READY = "ready"

_MENU = (Choice(READY, "the test has gone well"), Choice("not_ready", "the test has gone well too"))
_SCHEMA = {
    "type": "object",
    "properties": {CHOICE: {"type": "string", "enum": [choice.id for choice in _MENU]}},
    "required": [CHOICE],
    "additionalProperties": False,
}
_INSTRUCTIONS = "This is a test call, to see whether you can be asked. Choose one of the menu; nothing follows from it."

Result = Literal[Outcome, "no call", "no key", "bad key", "locked"]
"""As of a call; or it needs none (a scripted mind, a rule); or none was made, since the key is missing, can be none, or
lies in a keyring that does not answer.
"""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of a test call. `detail` is what the call itself says, on one line; it holds no key.

    `key` is where the key that went along is from; `withheld` tells that there is one and the server did not get it, as
    it is elsewhere and speaks no TLS. `server` is whom it was put to, `variable` where its key would be.
    """

    spec: str
    result: Result
    detail: str = ""
    status: int | None = None
    elapsed_s: float = 0.0
    usage: Usage = field(default_factory=Usage)
    key: Place = "nowhere"
    withheld: bool = False
    server: str = ""
    model: str = ""
    variable: str = ""

    @property
    def well(self) -> bool:
        """Whether the mind can be seated as it is."""
        return self.result in ("answered", "no call")


def request_of(deadline_s: float = DEADLINE_S) -> MindRequest:
    """What is asked."""
    return MindRequest("test-call", _INSTRUCTIONS, {"test": True}, _MENU, _SCHEMA, deadline_s)


async def checked(
    spec: str | Mapping[str, Any],
    *,
    folder: Path,
    environ: Mapping[str, str] | None = None,
    deadline_s: float = DEADLINE_S,
) -> Checked:
    """Make a mind and call it once. Raises as `engine.minds.specs.mind_of`, but for keys."""
    shown = spec if isinstance(spec, str) else "scripted"
    parts = parsed(shown)
    if parts.model is None or parts.endpoint is None:
        mind_of(spec, folder=folder, environ=environ)
        return Checked(shown, "no call")
    variable = (CLAUDE if parts.kind == "claude" else OPENAI_CHAT).variable
    about = Checked(shown, "no call", server=_shown(parts.endpoint), model=parts.model, variable=variable)
    missing = _without_key(parts.kind, variable, environ)
    if missing is not None:
        return replace(about, result=missing[0], detail=missing[1])
    mind = mind_of(spec, folder=folder, environ=environ)
    assert isinstance(mind, HttpMind)
    called = await mind.called(request_of(deadline_s))
    reply = called.reply
    return replace(
        about,
        result=called.outcome,
        detail=reply.failure.diagnostic if reply.failure is not None else "",
        status=called.status,
        elapsed_s=reply.elapsed_s,
        usage=reply.usage,
        key=mind.key_place,
        withheld=mind.key_withheld,
    )


def _without_key(kind: Kind, variable: str, environ: Mapping[str, str] | None) -> tuple[Result, str] | None:
    """Why there is nothing to call with: the result, and what it says; None where the call can be made."""
    try:
        key = key_for(variable, environ)
    except KeyringError as error:
        return ("locked", error.what) if kind == "claude" else None
    except MindError as error:
        return "bad key", error.what
    return ("no key", "") if key is None and kind == "claude" else None


def _shown(endpoint: Endpoint) -> str:
    """A server for people: no path, no key."""
    return f"{'https' if endpoint.secure else 'http'}://{endpoint.authority}"
