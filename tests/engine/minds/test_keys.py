"""Keys come from the environment and reach the one header that needs them, and nothing that is written or shown."""

from __future__ import annotations

import asyncio
import copy
import io
import json
import logging
import pickle
import traceback
from pathlib import Path
from typing import Any

import pytest

from engine.errors import MindError
from engine.minds.asking import ask
from engine.minds.keys import Key, diagnostic, key_from
from engine.minds.ledger import Ledger
from engine.minds.specs import mind_of
from engine.minds.sqlite_attempts import open_attempts
from helpers.model_server import Behaviour, ModelServer, Seen, envelope, says, sends, silent, whole
from helpers.questions import GOOD, question

KEY = "sk-secret-Zq7vLmN0pR2tX9"
VARIABLES = {"claude": "ANTHROPIC_API_KEY", "openai": "OPENAI_API_KEY"}


def _echo_in_error(connection, seen: Seen) -> None:
    body = json.dumps({"error": {"message": "x" * 280 + f" bad request by {KEY} {seen.raw!r}"}}).encode()
    connection.send(whole(body, "400 Bad Request"))


def _echo_in_text(connection, seen: Seen) -> None:
    connection.send(whole(envelope(seen, f"you sent {KEY}")))


def _echo_escaped(connection, seen: Seen) -> None:
    text = json.dumps({**GOOD, "says": "@"}).replace("@", "".join(f"\\u{ord(letter):04x}" for letter in KEY))
    connection.send(whole(envelope(seen, text)))


ECHOES: dict[str, Behaviour] = {
    "an error that repeats the request": _echo_in_error,
    "the key refused": sends(whole(json.dumps({"error": {"message": KEY}}).encode(), "401 Unauthorized")),
    "words that repeat it": _echo_in_text,
    "an answer that repeats it": says({**GOOD, "says": KEY}),
    "an answer that names it": says({**GOOD, KEY: 1}),
    "an answer that escapes it": _echo_escaped,
    "a redirect to it": sends(whole(b"", "302 Found", f"location: http://{KEY}/\r\n")),
    "a status line of it": sends(f"{KEY}\r\n\r\n".encode()),
    "a length of it": sends(f"HTTP/1.1 200 OK\r\ncontent-length: {KEY}\r\n\r\n".encode()),
    "a compression of it": sends(whole(b"", more=f"content-encoding: {KEY}\r\n")),
    "another format": sends(whole(json.dumps({KEY: KEY}).encode())),
    "nothing": silent,
    "a good answer": says(GOOD),
}


@pytest.mark.parametrize("kind", VARIABLES)
def test_the_key_is_in_nothing_that_is_written_and_in_no_error_text_or_repr(
    kind: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLES[kind], KEY)
    logged, shown = io.StringIO(), []
    handler = logging.StreamHandler(logged)
    logging.getLogger().addHandler(handler)
    monkeypatch.setattr(logging.getLogger(), "level", logging.DEBUG)
    attempts, connection = open_attempts(tmp_path / "ledger.sqlite")
    ledger = Ledger(attempts)
    try:
        for number, behave in enumerate(ECHOES.values()):
            with ModelServer(behave) as server:
                mind = mind_of(f"{kind}:m@{server.url}", folder=tmp_path)
                asked = question(f"a{number}", deadline_s=0.1 if behave is silent else 10.0)
                reply = asyncio.run(ask(ledger, mind, asked, who="ada"), debug=True)
            assert server.calls == 1
            assert KEY.encode() in server.seen[0].raw  # the server needs it; the test would be idle otherwise
            shown += [repr(mind), repr(vars(mind)), repr(reply), repr(asked), str(mind)]
    finally:
        connection.close()
        logging.getLogger().removeHandler(handler)
    assert [row.state for row in _rows(tmp_path)] == ["failed"] * (len(ECHOES) - 1) + ["answered"]
    written = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert written
    for text in (*shown, logged.getvalue(), *capfd.readouterr()):
        assert KEY not in text
    assert not any(KEY.encode() in part for part in written)


def _rows(folder: Path) -> list[Any]:
    attempts, connection = open_attempts(folder / "ledger.sqlite")
    try:
        return list(attempts.attempts())
    finally:
        connection.close()


@pytest.mark.parametrize(
    "value", ["short", "with space inside", "umlaut-ä-0123456", 'quoted-"0123456"', "back\\slash-012"]
)
def test_what_can_be_no_key_is_refused_without_showing_it(value: str) -> None:
    with pytest.raises(MindError) as caught:
        key_from({"OPENAI_API_KEY": value}, "OPENAI_API_KEY")
    assert value not in "".join(traceback.format_exception(caught.value))
    assert "OPENAI_API_KEY" in str(caught.value)


@pytest.mark.parametrize("environ", [{}, {"OPENAI_API_KEY": ""}, {"OPENAI_API_KEY": "  "}])
def test_an_empty_variable_is_no_key(environ: dict[str, str]) -> None:
    assert key_from(environ, "OPENAI_API_KEY") is None


def test_a_key_is_not_shown_copied_or_pickled() -> None:
    key = Key("OPENAI_API_KEY", KEY)
    assert KEY not in f"{key} {key!r} {key!s} {[key]}"
    for save in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="never saved"):
            save(key)


def test_a_diagnostic_is_struck_before_it_is_cut_and_stands_on_one_line() -> None:
    text = diagnostic("x" * 290 + KEY + "\n\x1b[31mred\u202e", Key("K", KEY))
    assert len(text) == 300
    assert KEY[:4] not in text
    assert diagnostic("a\n\tb\x00c") == "a b c"


@pytest.mark.parametrize(
    ("url", "sent"),
    [("http://127.0.0.1:9/v1", True), ("https://models.example/v1", True), ("http://models.example/v1", False)],
)
def test_the_key_leaves_over_tls_or_to_this_machine_only(url: str, sent: bool) -> None:
    mind: Any = mind_of(f"openai:m@{url}", folder=Path(), environ={"OPENAI_API_KEY": KEY})
    assert (KEY.encode() in mind.outgoing(question())) is sent


def test_the_environment_says_nothing_but_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses, headers and proxies of the environment would change what leaves and where it goes."""
    for name in ("ANTHROPIC_BASE_URL", "OPENAI_BASE_URL", "HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    monkeypatch.setenv("ANTHROPIC_CUSTOM_HEADERS", "anthropic-beta: mcp-client-2025-04-04")
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    with ModelServer(says(GOOD)) as server:
        reply = asyncio.run(mind_of(f"claude:m@{server.url}", folder=Path()).decide(question()))
    assert reply.value == GOOD
    assert "anthropic-beta" not in server.seen[0].headers
