"""The two formats of chat that model servers speak: what is asked in them, and what their replies say.

Neither has a field for tools here, and no sampling setting is sent: the model's own defaults hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Protocol

from pydantic import BaseModel

from engine.files import canonical_json
from engine.minds.keys import ANTHROPIC, OPENAI, Key
from engine.minds.protocol import MindRequest, Stage, Usage
from engine.minds.shape import for_servers, is_strict

MAX_TOKENS = 4096
"""Of a reply, what a model thinks before it speaks included."""

MOST_COUNTED = 10**9
"""Tokens of one call that are believed."""


class NoText(Exception):
    """A reply of a server that holds no text of the model: the stage at which that counts, and why."""

    def __init__(self, stage: Stage, what: str, why: Literal["format", "cut off", "declined"]) -> None:
        super().__init__(stage, what)
        self.stage = stage
        self.what = what
        self.why: Literal["format", "cut off", "declined"] = why


class ChatFormat(Protocol):
    """How one kind of server is spoken to."""

    variable: str
    path: str

    def headers(self, key: Key) -> dict[str, str]:
        """The headers that carry the key."""

    def body(self, model: str, request: MindRequest) -> dict[str, Any]:
        """The question as JSON."""

    def fixed_headers(self) -> dict[str, str]:
        """The headers that go along with or without a key."""

    def text(self, reply: Any) -> tuple[str, Usage]:
        """What the model said. Raises pydantic's `ValidationError` for another shape, `NoText` for no answer."""


def system_text(request: MindRequest) -> str:
    """The instructions, and how to answer: in words too, for servers that heed no schema."""
    schema = canonical_json(for_servers(request.schema))
    return (
        f"{request.instructions}\n\nAnswer with one JSON object and nothing else. It has to fit this schema:\n{schema}"
    )


def sent_schema(request: MindRequest) -> dict[str, Any]:
    """The schema that the server is held to: without branches at its root, which servers refuse there; the text has
    them, and the reply is checked against them.
    """
    return {word: part for word, part in for_servers(request.schema).items() if word != "anyOf"}


def user_text(request: MindRequest) -> str:
    """What the mind knows and may choose, as canonical JSON."""
    return canonical_json(request.told())


class _ClaudeBlock(BaseModel):
    type: str
    text: str = ""


class _ClaudeReply(BaseModel):
    content: list[_ClaudeBlock]
    stop_reason: str | None = None
    usage: Any = None


class ClaudeFormat:
    """Anthropic's messages, with the reply's schema in `output_config`."""

    variable = ANTHROPIC
    path = "/v1/messages"

    def fixed_headers(self) -> dict[str, str]:
        """The version of the format."""
        return {"anthropic-version": "2023-06-01"}

    def headers(self, key: Key) -> dict[str, str]:
        """The key as this format wants it."""
        return {"x-api-key": key.reveal()}

    def body(self, model: str, request: MindRequest) -> dict[str, Any]:
        """The question as JSON."""
        return {
            "model": model,
            "max_tokens": MAX_TOKENS,
            "system": system_text(request),
            "messages": [{"role": "user", "content": user_text(request)}],
            "output_config": {"format": {"type": "json_schema", "schema": sent_schema(request)}},
        }

    def text(self, reply: Any) -> tuple[str, Usage]:
        """The text blocks of the message; what it thought before is left out."""
        said = _ClaudeReply.model_validate(reply)
        _stopped(said.stop_reason)
        if any("tool" in block.type for block in said.content):
            raise NoText("schema", "the reply uses a tool, though it has none", "format")
        words = "".join(block.text for block in said.content if block.type == "text")
        return words, Usage(_counted(said.usage, "input_tokens"), _counted(said.usage, "output_tokens"))


class _ChatMessage(BaseModel):
    content: str | None = None
    refusal: str | None = None
    tool_calls: list[Any] | None = None
    function_call: Any = None


class _ChatChoice(BaseModel):
    message: _ChatMessage
    finish_reason: str | None = None


class _ChatReply(BaseModel):
    choices: list[_ChatChoice]
    usage: Any = None


class OpenAIFormat:
    """OpenAI's chat completions, with the reply's schema in `response_format`; hosted or local servers speak it."""

    variable = OPENAI
    path = "/chat/completions"

    def fixed_headers(self) -> dict[str, str]:
        """None."""
        return {}

    def headers(self, key: Key) -> dict[str, str]:
        """The key as this format wants it."""
        return {"authorization": f"Bearer {key.reveal()}"}

    def body(self, model: str, request: MindRequest) -> dict[str, Any]:
        """The question as JSON."""
        schema = sent_schema(request)
        form = {"name": "decision", "strict": is_strict(schema), "schema": schema}
        return {
            "model": model,
            "max_completion_tokens": MAX_TOKENS,
            "messages": [
                {"role": "system", "content": system_text(request)},
                {"role": "user", "content": user_text(request)},
            ],
            "response_format": {"type": "json_schema", "json_schema": form},
        }

    def text(self, reply: Any) -> tuple[str, Usage]:
        """The content of the one choice."""
        said = _ChatReply.model_validate(reply)
        if len(said.choices) != 1:
            raise NoText("schema", f"the reply has {len(said.choices)} choices, not one", "format")
        message = said.choices[0].message
        if message.tool_calls or message.function_call is not None:
            raise NoText("schema", "the reply uses a tool, though it has none", "format")
        if message.refusal:
            raise NoText("schema", f"the model declines to answer: {message.refusal}", "declined")
        _stopped(said.choices[0].finish_reason)
        usage = Usage(_counted(said.usage, "prompt_tokens"), _counted(said.usage, "completion_tokens"))
        return message.content or "", usage


def _counted(usage: Any, key: str) -> int | None:
    """A figure of what a server counted; None for one that can't be: that costs no answer."""
    figure = usage.get(key) if isinstance(usage, Mapping) else None
    return figure if type(figure) is int and 0 <= figure <= MOST_COUNTED else None


_CUT = ("max_tokens", "length", "model_context_window_exceeded")
_DECLINED = ("refusal", "content_filter")


def _stopped(reason: str | None) -> None:
    """Why the model stopped, if that leaves no whole answer."""
    if reason in _CUT:
        raise NoText("parse", f"the model was cut off after its {MAX_TOKENS} tokens ({reason})", "cut off")
    if reason in _DECLINED:
        raise NoText("schema", f"the model declines to answer ({reason})", "declined")


CLAUDE: ChatFormat = ClaudeFormat()
OPENAI_CHAT: ChatFormat = OpenAIFormat()
