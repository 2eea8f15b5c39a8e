"""A test call says what exactly came of it, against a server on loopback with the faults of a real one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from engine.errors import FileError, MindError, MindTableError
from engine.minds.checking import Checked, checked
from helpers.keyrings import LockedKeyring, keyring_is
from helpers.model_server import Behaviour, ModelServer, Seen, dripping, endless, envelope, says, sends, silent, whole

KEY = "sk-loopback-0123456789"
ENVIRON = {"ANTHROPIC_API_KEY": KEY, "OPENAI_API_KEY": KEY}
KINDS = ("claude", "openai")


def called(kind: str, behave: Behaviour, deadline: float = 10.0, environ: Any = None) -> tuple[Checked, ModelServer]:
    with ModelServer(behave) as server:
        found = asyncio.run(
            checked(
                f"{kind}:some-model@{server.url}",
                folder=Path(),
                environ=ENVIRON if environ is None else environ,
                deadline_s=deadline,
            )
        )
    return found, server


def _error(status: str, message: str = "no") -> Behaviour:
    return sends(whole(json.dumps({"error": {"message": message}}).encode(), status))


def _cut(connection: Any, seen: Seen) -> None:
    connection.send(b"HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n" + envelope(seen, "{")[:40])


def _capped(connection: Any, seen: Seen) -> None:
    reply = json.loads(envelope(seen, '{"choice": "re'))
    if "choices" in reply:
        reply["choices"][0]["finish_reason"] = "length"
    else:
        reply["stop_reason"] = "max_tokens"
    connection.send(whole(json.dumps(reply).encode()))


FAULTS: dict[str, tuple[Behaviour, str]] = {
    "the key is refused": (_error("401 Unauthorized"), "key"),
    "the key may not": (_error("403 Forbidden"), "key"),
    "no such model": (_error("404 Not Found", "model 'some-model' not found"), "not found"),
    "no such path": (sends(whole(b"404 page not found", "404 Not Found")), "not found"),
    "too many calls": (_error("429 Too Many Requests", "slow down"), "busy"),
    "the server is broken": (_error("500 Internal Server Error", ""), "server"),
    "another refusal": (_error("400 Bad Request", "response_format is not known here"), "status"),
    "a redirect": (sends(whole(b"", "307 X", "location: http://127.0.0.1:1/\r\n")), "redirect"),
    "cut in the body": (_cut, "cut"),
    "cut at once": (sends(b""), "cut"),
    "not HTTP": (sends(b"SSH-2.0-OpenSSH\r\n\r\n"), "not http"),
    "without an end": (endless, "too long"),
    "not JSON": (sends(whole(b"<html>")), "not json"),
    "another format": (sends(whole(b'{"result": 1}')), "format"),
    "cut off by its tokens": (_capped, "cut off"),
    "words": (says("Sure! I am ready."), "words"),
    "the wrong shape": (says({"choice": 3}), "shape"),
    "more than was asked": (says({"choice": "ready", "actor": "eve"}), "shape"),
    "not on the menu": (says({"choice": "accept"}), "menu"),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_told_apart_with_one_call_and_without_the_key(kind: str, fault: str) -> None:
    behave, result = FAULTS[fault]
    found, server = called(kind, behave)
    assert (found.result, found.well, server.calls) == (result, False, 1)
    assert found.detail
    assert KEY not in f"{found}"


@pytest.mark.parametrize("kind", KINDS)
def test_a_good_answer_tells_what_it_took(kind: str) -> None:
    found, server = called(kind, says(lambda told: {"choice": told["menu"][0]["id"]}))
    assert (found.result, found.well, server.calls) == ("answered", True, 1)
    assert found.elapsed_s > 0
    assert (found.usage.tokens_in, found.usage.tokens_out) == (11, 7)
    assert (found.key, found.model) == ("environment", "some-model")
    assert server.seen[0].headers["host"] == found.server.removeprefix("http://")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("slow", [silent, dripping])
def test_a_server_that_is_slower_than_the_deadline_is_slow(kind: str, slow: Behaviour) -> None:
    found, server = called(kind, slow, deadline=0.15)
    assert (found.result, server.calls) == ("slow", 1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_refused_connection_is_told_from_no_tls(kind: str) -> None:
    with ModelServer(silent) as server:
        url = server.url
        tls = url.replace("http:", "https:")
        insecure = asyncio.run(checked(f"{kind}:m@{tls}", folder=Path(), environ=ENVIRON, deadline_s=0.3))
    refused = asyncio.run(checked(f"{kind}:m@{url}", folder=Path(), environ=ENVIRON))
    assert refused.result == "refused"
    assert insecure.result in ("slow", "no tls")


def test_claude_without_a_key_is_not_called() -> None:
    found, server = called("claude", says({"choice": "ready"}), environ={"PATH": ""})
    assert (found.result, found.variable, server.calls) == ("no key", "ANTHROPIC_API_KEY", 0)


def test_a_server_of_ones_own_needs_no_key_and_says_that_none_went_along() -> None:
    found, server = called("openai", says({"choice": "ready"}), environ={"PATH": ""})
    assert (found.result, found.key, server.calls) == ("answered", "nowhere", 1)


def test_a_key_that_a_server_elsewhere_does_not_get_is_told_of() -> None:
    spec = "openai:m@http://models.invalid/v1"
    found = asyncio.run(checked(spec, folder=Path(), environ=ENVIRON, deadline_s=5.0))
    assert (found.withheld, found.key) == (True, "nowhere")
    assert found.result in ("no such host", "no connection", "slow")


@pytest.mark.parametrize("spec", ["scripted", "appraiser", {"format": "concord mind", "version": 1, "rules": []}])
def test_a_mind_that_answers_by_itself_needs_no_call(spec: Any) -> None:
    assert asyncio.run(checked(spec, folder=Path(), environ={})).result == "no call"


def test_a_table_that_is_not_there_or_faulty_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        asyncio.run(checked("scripted:none.json", folder=tmp_path, environ={}))
    (tmp_path / "bad.json").write_text('{"format": "concord mind", "version": 1, "rules": 7}')
    with pytest.raises(MindTableError):
        asyncio.run(checked("scripted:bad.json", folder=tmp_path, environ={}))


def test_what_is_no_specification_is_refused() -> None:
    with pytest.raises(MindError):
        asyncio.run(checked("gpt", folder=Path(), environ={}))


@pytest.mark.parametrize("kind", KINDS)
def test_what_can_be_no_key_is_told_without_a_call_and_without_showing_it(kind: str) -> None:
    bad = {"ANTHROPIC_API_KEY": "no key at all", "OPENAI_API_KEY": "no key at all"}
    found, server = called(kind, says({"choice": "ready"}), environ=bad)
    assert (found.result, server.calls) == ("bad key", 0)
    assert "at all" not in f"{found}"


def test_a_locked_keyring_is_told_of_by_claude_and_no_matter_to_a_server_of_ones_own(monkeypatch: Any) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    with keyring_is(LockedKeyring()), ModelServer(says({"choice": "ready"})) as server:
        results = [asyncio.run(checked(f"{kind}:m@{server.url}", folder=Path())).result for kind in KINDS]
    assert results == ["locked", "answered"]
