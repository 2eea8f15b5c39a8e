"""Minds by their specification (`contract: Colony`): `scripted[:FILE]`, `claude:MODEL`, `openai:MODEL@URL`,
`appraiser[:MODEL@URL]`. `claude` takes an `@URL` too, of a server that speaks its format.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

from engine.errors import Fault, KeyringError, MindError
from engine.faults import form_of
from engine.minds.appraiser import rule_appraiser
from engine.minds.formats import CLAUDE, OPENAI_CHAT
from engine.minds.http_mind import HttpMind
from engine.minds.keyring import key_for
from engine.minds.keys import Key
from engine.minds.protocol import Mind
from engine.minds.scripted import MindTable, Policy, ScriptedMind, first_choice, read_table, table_policy
from engine.minds.wire import Endpoint, endpoint_of

Kind = Literal["scripted", "claude", "openai", "appraiser"]
KINDS: tuple[Kind, ...] = get_args(Kind)
DECIDING: tuple[Kind, ...] = ("scripted", "claude", "openai")
"""Kinds that can make a decision; an appraiser only says whether something deserves a thought."""

ANTHROPIC_URL = "https://api.anthropic.com"

_MODEL = re.compile(r"[\w./:@+-]{1,200}", re.ASCII)
_FORMS = "scripted[:FILE], claude:MODEL, openai:MODEL@URL or appraiser[:MODEL@URL]"


@dataclass(frozen=True, slots=True)
class MindSpec:
    """A specification, taken apart: a file for `scripted`, a model and its server for the others."""

    kind: Kind
    file: str | None = None
    model: str | None = None
    endpoint: Endpoint | None = None


def parsed(spec: str) -> MindSpec:
    """The specification's parts. Raises `MindError` for one that is not understood."""
    kind, colon, rest = spec.partition(":")
    if colon and not rest:
        raise MindError("something has to follow the colon", _shown(spec), f"write {_FORMS}")
    if kind == "scripted":
        return MindSpec("scripted", file=rest or None)
    if kind == "appraiser" and not colon:
        return MindSpec("appraiser")
    if kind not in ("claude", "openai", "appraiser"):
        raise MindError("there is no such kind of mind", _shown(spec), f"write {_FORMS}")
    model, url = _model_and_url(rest)
    if not _MODEL.fullmatch(model):
        raise MindError("this is no name of a model", _shown(spec), f"write {_FORMS}")
    if url is None and kind != "claude":
        raise MindError("a model needs the URL of its server", _shown(spec), f"{kind}:MODEL@http://127.0.0.1:8080/v1")
    return MindSpec(kind, model=model, endpoint=endpoint_of(url or ANTHROPIC_URL))  # type: ignore[arg-type]


def mind_faults(mind: Any, at: str, kinds: Collection[Kind] = KINDS) -> list[Fault]:
    """What is wrong with a mind as a scenario writes it, a specification or a table, below that place.

    Files are not looked for, nor keys. What is neither of the two is for the scenario's form to refuse.
    """
    faults: list[Fault] = []
    if isinstance(mind, Mapping):
        form_of(MindTable, mind, faults, at)
    elif isinstance(mind, str):
        try:
            kind = parsed(mind).kind
        except MindError as error:
            faults.append(Fault(at, f"{error.what}: {error.where}: {error.remedy}"))
        else:
            if kind not in kinds:
                faults.append(Fault(at, f"{kind} is no mind for this place: {', '.join(kinds)}"))
    return faults


def mind_of(
    spec: str | Mapping[str, Any],
    *,
    folder: Path,
    environ: Mapping[str, str] | None = None,
    policy: Policy = first_choice,
) -> Mind:
    """The mind of a specification, or of a table written out; `folder` is where its file is looked for, `policy` what
    `scripted` alone does.

    Raises `MindError` for a specification that is not understood, a key that is missing or none, a request that the
    guard refuses; `FileError` and `MindTableError` for the file.
    """
    if isinstance(spec, Mapping):
        return ScriptedMind("scripted", table_policy(spec))
    parts = parsed(spec)
    if parts.kind == "scripted":
        return ScriptedMind(spec, policy if parts.file is None else read_table(folder / parts.file))
    if parts.model is None or parts.endpoint is None:
        return rule_appraiser(spec)
    chat = CLAUDE if parts.kind == "claude" else OPENAI_CHAT
    return HttpMind(spec, chat, parts.model, parts.endpoint, _key(parts.kind, chat.variable, environ))


def _key(kind: Kind, variable: str, environ: Mapping[str, str] | None) -> Key | None:
    """The key to go along; a server of one's own may want none, so that a keyring that is silent stands in no way."""
    try:
        key = key_for(variable, environ)
    except MindError as error:
        if kind == "claude" or not isinstance(error, KeyringError):
            raise
        return None
    if key is None and kind == "claude":
        what = "set that variable of the environment to your key, or keep it in the keyring of this system"
        raise MindError("claude needs a key", variable, what)
    return key


def _model_and_url(rest: str) -> tuple[str, str | None]:
    """The model and the URL; a model's name may have an at sign in it."""
    found = re.search(r"@(?=[a-z]+://)", rest)
    return (rest, None) if found is None else (rest[: found.start()], rest[found.end() :])


def _shown(spec: str) -> str:
    """A specification for an error text, without what a URL should not have had."""
    return re.sub(r"//[^/@]*@", "//", spec)[:80]
