"""No tools, no tool servers, no plugins: the last look at the very bytes of a request before they leave.

It knows no client: it reads the bytes as the server will, and lets through only what a plain question is made of.
What it does not know, it refuses, so that a new kind of tool is refused as well.
"""

from __future__ import annotations

import json
import re
from typing import Any

from engine.errors import MindError

FORBIDDEN = frozenset(
    {
        *("tool", "tools", "tool_choice", "tool_calls", "tool_config", "tool_resources", "parallel_tool_calls"),
        *("function", "functions", "function_call"),
        *("mcp", "mcp_servers", "connectors", "plugins", "web_search", "web_search_options"),
    }
)
"""Keys that are refused at any depth of the body, whatever their case and joints."""

_FORBIDDEN = frozenset(name.replace("_", "") for name in FORBIDDEN)

BODY = frozenset(
    {"model", "max_tokens", "max_completion_tokens", "system", "messages", "output_config", "response_format"}
)
"""The only keys at the top of a body."""

HEADERS = frozenset(
    {
        *("host", "connection", "accept", "accept-encoding", "user-agent", "content-type", "content-length"),
        *("x-api-key", "authorization", "anthropic-version"),
    }
)
"""The only headers: none that could turn on what the body does not ask for (`anthropic-beta` would)."""

_SEARCHING_MODEL = re.compile(r"search-(preview|api)|deep-research|:online\b", re.IGNORECASE)
"""Models that use a tool though none is sent."""


def check(request: bytes) -> None:
    """Raise `MindError` unless the request, head and body, is a plain question to a model.

    The error names the key or header that is in the way, and nothing of any value.
    """
    head, _, body = request.partition(b"\r\n\r\n")
    for line in head.split(b"\r\n")[1:]:
        name = line.partition(b":")[0].decode("latin-1").strip().lower()
        if name not in HEADERS:
            raise _refused(f"header {name[:40]!r}")
    try:
        content = json.loads(body, object_pairs_hook=_object)
    except (ValueError, RecursionError):
        raise _refused("a body that is not JSON") from None
    if not isinstance(content, dict):
        raise _refused("a body that is no object")
    for name in content:
        if name not in BODY:
            raise _refused(f"key {name[:40]!r}")
    if _SEARCHING_MODEL.search(str(content.get("model", ""))):
        raise _refused("a model that searches by itself")
    _check_messages(content.get("messages"))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys are each there once (servers differ in which of two they heed) and none forbidden."""
    for name, _ in pairs:
        plain = re.sub(r"[^a-z]", "", name.lower())
        if plain in _FORBIDDEN or plain.startswith("websearch"):
            raise _refused(f"key {name[:40]!r}")
    found = dict(pairs)
    if len(found) < len(pairs):
        raise _refused("a key that is there twice")
    return found


def _check_messages(messages: Any) -> None:
    if not isinstance(messages, list) or not messages:
        raise _refused("a body without messages")
    for message in messages:
        plain = isinstance(message, dict) and message.keys() == {"role", "content"}
        if not plain or message["role"] not in ("system", "user") or not isinstance(message["content"], str):
            raise _refused("a message that is more than a role and a text")


def _refused(what: str) -> MindError:
    return MindError("this request must not leave", what, "minds are asked without tools, tool servers and plugins")
