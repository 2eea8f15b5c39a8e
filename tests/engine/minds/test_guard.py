"""No tools, no tool servers, no plugins: asserted on the bytes (`concord: The Claude route`)."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from engine.errors import MindError
from engine.minds import formats, guard
from engine.minds.protocol import MindRequest
from engine.minds.specs import mind_of
from helpers.model_server import ModelServer, says
from helpers.questions import GOOD, question

ENVIRON = {"ANTHROPIC_API_KEY": "sk-guard-0123456789", "OPENAI_API_KEY": "sk-guard-0123456789"}
FORMATS = {"claude": formats.ClaudeFormat, "openai": formats.OpenAIFormat}
PLAIN: dict[str, Any] = {"model": "m", "messages": [{"role": "user", "content": "{}"}]}

SMUGGLED: dict[str, dict[str, Any]] = {
    name: {name: []}
    for name in (
        *("tools", "tool_choice", "functions", "function_call", "mcp_servers", "plugins", "web_search"),
        *("web_search_options", "Tools", "toolChoice", "tool-choice", "mcpServers"),
        *("container", "betas", "extra_body", "stream", "metadata", "context_management", "skills"),
    )
} | {
    "below": {"output_config": {"format": {"tools": []}}},
    "a dated search": {"response_format": {"web_search_20250305": {}}},
    "in a message": {"messages": [{"role": "user", "content": "x", "tool_calls": []}]},
    "blocks": {"messages": [{"role": "user", "content": [{"type": "tool_result"}]}]},
    "a tool's role": {"messages": [{"role": "tool", "content": "x"}]},
    "no message": {"messages": []},
    "a model that searches": {"model": "gpt-4o-search-preview"},
    "a router's search": {"model": "vendor/model:online"},
}


def request(body: bytes, header: str = "content-type: application/json") -> bytes:
    return f"POST / HTTP/1.1\r\nhost: x\r\n{header}\r\n\r\n".encode() + body


def test_a_plain_question_passes() -> None:
    guard.check(request(json.dumps(PLAIN).encode()))


@pytest.mark.parametrize("name", SMUGGLED)
def test_a_body_that_carries_more_than_a_question_is_refused(name: str) -> None:
    with pytest.raises(MindError, match="must not leave"):
        guard.check(request(json.dumps({**PLAIN, **SMUGGLED[name]}).encode()))


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{", b'{"model": "a", "model": "b", "messages": [{"role": "user", "content": "x"}]}']
)
def test_a_body_that_servers_could_read_otherwise_is_refused(body: bytes) -> None:
    with pytest.raises(MindError, match="must not leave"):
        guard.check(request(body))


def test_a_header_that_turns_something_on_is_refused_without_its_value() -> None:
    with pytest.raises(MindError, match="anthropic-beta") as caught:
        guard.check(request(json.dumps(PLAIN).encode(), "anthropic-beta: mcp-client-2025"))
    assert "mcp-client" not in str(caught.value)


@pytest.mark.parametrize("kind", FORMATS)
def test_a_mind_that_would_send_tools_is_refused_at_start_up(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Claude route runs with no tools, no MCP servers, no plugins, and checks that at start-up before every call.
    The model-backed ones send no tools, no tool servers and no plugins, and a guard asserts that on the very request
    about to leave, at start-up and before each call.
    """
    _smuggle(kind, monkeypatch)
    with pytest.raises(MindError, match="tools"):
        mind_of(f"{kind}:m@http://127.0.0.1:9", folder=Path(), environ=ENVIRON)


@pytest.mark.parametrize("kind", FORMATS)
def test_before_each_call_tools_are_refused_and_no_byte_arrives(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Claude route runs with no tools, no MCP servers, no plugins, and checks that at start-up before every call.
    The model-backed ones send no tools, no tool servers and no plugins, and a guard asserts that on the very request
    about to leave, at start-up and before each call.
    """
    with ModelServer(says(GOOD)) as server:
        mind = mind_of(f"{kind}:m@{server.url}", folder=Path(), environ=ENVIRON)
        assert asyncio.run(mind.decide(question("first"))).value == GOOD
        _smuggle(kind, monkeypatch)
        reply = asyncio.run(mind.decide(question("second")))
        assert server.calls == 1
    assert reply.failure is not None
    assert reply.failure.stage == "transport"
    assert "key 'tools'" in reply.failure.diagnostic


@pytest.mark.parametrize("kind", FORMATS)
def test_the_bytes_that_arrive_hold_no_tool_in_body_or_headers(kind: str) -> None:
    """The Claude route runs with no tools, no MCP servers, no plugins, and checks that at start-up before every call.
    The model-backed ones send no tools, no tool servers and no plugins, and a guard asserts that on the very request
    about to leave, at start-up and before each call.
    """
    with ModelServer(says(GOOD)) as server:
        mind = mind_of(f"{kind}:m@{server.url}", folder=Path(), environ=ENVIRON)
        asyncio.run(mind.decide(question()))
    seen = server.seen[0]
    names = _keys(json.loads(seen.body))
    assert not names & guard.FORBIDDEN
    assert set(json.loads(seen.body)) <= guard.BODY
    assert set(seen.headers) <= guard.HEADERS
    for word in (b"tool", b"mcp", b"plugin", b"web_search", b"function"):
        assert word not in seen.raw.lower()


def _smuggle(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = FORMATS[kind].body

    def body(self: Any, model: str, asked: MindRequest) -> dict[str, Any]:
        return {**honest(self, model, asked), "tools": [{"name": "shell"}]}

    monkeypatch.setattr(FORMATS[kind], "body", body)


def _keys(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {name for part in value.values() for name in _keys(part)}
    return {name for part in value for name in _keys(part)} if isinstance(value, list) else set()
