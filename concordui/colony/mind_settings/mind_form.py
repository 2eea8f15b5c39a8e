"""What is typed about one mind, and the specification that it comes to or what is wrong with it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from concordui.colony.mind_settings.words import say
from concordui.engine_words import told
from engine.errors import MindError
from engine.minds.specs import ANTHROPIC_URL, parsed
from engine.minds.wire import endpoint_of

Kind = Literal["", "own", "table", "written", "claude", "openai"]
"""As elsewhere (the scenario, the settings); the built-in policy, or rule; a table in a file, or written out; a model
of Claude's; a model of any server that speaks OpenAI's format of chat."""

Spec = str | Mapping[str, Any]

EXAMPLE_URL = "http://127.0.0.1:8080/v1"


@dataclass(frozen=True, slots=True)
class MindForm:
    """One mind as it is typed. `appraises` is whether it only says whether something deserves a thought."""

    kind: Kind = "own"
    model: str = ""
    url: str = ""
    file: str = ""
    table: Mapping[str, Any] | None = None
    appraises: bool = False

    def spec(self) -> Spec | None:
        """The specification; None for `kind` "". Raises `MindError` for what is none yet."""
        match self.kind:
            case "":
                return None
            case "own":
                return "appraiser" if self.appraises else "scripted"
            case "table":
                if not self.file.strip():
                    raise MindError(say("No file is chosen."), "", "")
                return f"scripted:{self.file.strip()}"
            case "written":
                return self.table if self.table is not None else "scripted"
        return self._of_server()

    def fault(self) -> str:
        """What is wrong with it, in a sentence; empty where nothing is."""
        try:
            self.spec()
        except MindError as error:
            return told(error.what)
        return ""

    def _of_server(self) -> str:
        model, url = self.model.strip(), self.url.strip()
        if not model:
            raise MindError(say("The name of a model is wanted."), "", "")
        if not url and self.kind == "openai":
            raise MindError(say("The address of a server is wanted, such as {url}.", url=EXAMPLE_URL), "", "")
        if url:
            try:
                endpoint_of(url)
            except MindError as error:
                raise MindError(_address_fault(error), "", "") from error
        name = "appraiser" if self.appraises else self.kind
        spec = f"{name}:{model}@{url}" if url and url != ANTHROPIC_URL else f"{name}:{model}"
        try:
            parsed(spec)
        except MindError as error:
            raise MindError(say("That is no name of a model."), "", "") from error
        return spec


def _address_fault(error: MindError) -> str:
    if "password" in error.what:
        return say("An address has no user, password or query; keys are kept in the environment or the keyring.")
    return say("That is no address of a server; write it as {url}.", url=EXAMPLE_URL)


def form_of(spec: Spec | None, *, appraises: bool = False) -> MindForm:
    """The form that shows a specification; one that is not understood is shown as a table's file of that name."""
    if spec is None:
        return MindForm("", appraises=appraises)
    if not isinstance(spec, str):
        return MindForm("written", table=spec, appraises=appraises)
    try:
        parts = parsed(spec)
    except MindError:
        return MindForm("table", file=spec, appraises=appraises)
    if parts.kind == "scripted":
        return MindForm("table" if parts.file else "own", file=parts.file or "", appraises=appraises)
    if parts.model is None:
        return MindForm("own", appraises=appraises)
    url = spec.removeprefix(f"{parts.kind}:{parts.model}").removeprefix("@")
    kind: Kind = "claude" if parts.kind == "claude" else "openai"
    return MindForm(kind, parts.model, url, appraises=appraises)
