"""Minds by their specification (`contract: Colony`)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.errors import FileError, MindError
from engine.minds.specs import MindSpec, mind_of, parsed
from engine.minds.wire import Endpoint
from helpers.questions import question

LOCAL = Endpoint(False, "127.0.0.1", 8080, "/v1")


@pytest.mark.parametrize(
    ("spec", "parts"),
    [
        ("scripted", MindSpec("scripted")),
        ("scripted:minds/ada.json", MindSpec("scripted", file="minds/ada.json")),
        (
            "claude:claude-x",
            MindSpec("claude", model="claude-x", endpoint=Endpoint(True, "api.anthropic.com", 443, "")),
        ),
        ("claude:m@http://127.0.0.1:8080/v1/", MindSpec("claude", model="m", endpoint=LOCAL)),
        ("openai:m@http://127.0.0.1:8080/v1", MindSpec("openai", model="m", endpoint=LOCAL)),
        ("openai:@cf/meta/l:7b@http://127.0.0.1:8080/v1", MindSpec("openai", model="@cf/meta/l:7b", endpoint=LOCAL)),
        ("openai:m@https://[::1]", MindSpec("openai", model="m", endpoint=Endpoint(True, "::1", 443, ""))),
        ("appraiser", MindSpec("appraiser")),
        ("appraiser:m@http://127.0.0.1:8080/v1", MindSpec("appraiser", model="m", endpoint=LOCAL)),
    ],
)
def test_a_specification_is_taken_apart(spec: str, parts: MindSpec) -> None:
    assert parsed(spec) == parts


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("", "no such kind"),
        ("gpt:m", "no such kind"),
        ("claude", "no name of a model"),
        ("claude:", "follow the colon"),
        ("scripted:", "follow the colon"),
        ("claude:a b", "no name of a model"),
        ("claude:m\r\nx: y", "no name of a model"),
        ("openai:m", "needs the URL"),
        ("appraiser:m", "needs the URL"),
        ("openai:@http://127.0.0.1", "no name of a model"),
        ("openai:m@ftp://127.0.0.1", "no URL of a server"),
        ("openai:m@http://", "no URL of a server"),
        ("openai:m@http://127.0.0.1:99999", "no URL"),
        ("openai:m@http://127.0.0.1/a b", "no URL of a server"),
        ("openai:m@http://127.0.0.1?key=1", "no user, password or query"),
    ],
)
def test_a_specification_that_is_not_understood_is_explained(spec: str, words: str) -> None:
    with pytest.raises(MindError, match=words):
        parsed(spec)


@pytest.mark.parametrize(
    "spec", ["openai:m@http://me:pass-4711@host/v1", "openai:m@http://me:pass-4711@ho st", "x:m@http://me:pass-4711@h"]
)
def test_a_password_in_a_url_is_refused_and_not_repeated(spec: str) -> None:
    with pytest.raises(MindError) as caught:
        parsed(spec)
    assert "pass-4711" not in str(caught.value)


def test_claude_without_a_key_names_the_variable() -> None:
    with pytest.raises(MindError, match="ANTHROPIC_API_KEY"):
        mind_of("claude:m", folder=Path(), environ={"OPENAI_API_KEY": "sk-0123456789"})


def test_scripted_without_a_file_does_what_the_world_says_and_with_one_what_the_file_says(tmp_path: Path) -> None:
    (tmp_path / "ada.json").write_text('{"format": "concord mind", "version": 1, "otherwise": ["refuse*"]}')
    mine = mind_of("scripted", folder=tmp_path, policy=lambda asked: {"choice": asked.ids[2], "trips": 2, "says": ""})
    table = mind_of("scripted:ada.json", folder=tmp_path)
    replies = [asyncio.run(mind.decide(question())).value for mind in (mine, table)]
    assert [reply and reply["choice"] for reply in replies] == ["counter-7", "refuse-7"]
    assert (mine.name, table.name) == ("scripted", "scripted:ada.json")
    with pytest.raises(FileError):
        mind_of("scripted:none.json", folder=tmp_path)


def test_a_secure_endpoint_keeps_its_port_out_of_the_host_header() -> None:
    assert [Endpoint(True, "h", port, "").authority for port in (443, 8443)] == ["h", "h:8443"]
    assert Endpoint(False, "::1", 80, "").authority == "[::1]"
    assert [Endpoint(False, host, 80, "").loopback for host in ("localhost", "::1", "127.9.9.9", "h", "10.0.0.1")] == [
        *(True, True, True),
        *(False, False),
    ]
