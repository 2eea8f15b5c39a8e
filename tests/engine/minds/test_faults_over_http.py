"""The two model-backed minds against a server on loopback, with the faults of a real one (`colony: A decision`)."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from engine.minds import http_mind
from engine.minds.asking import ask
from engine.minds.protocol import MindReply, Usage
from engine.minds.specs import mind_of
from helpers.model_server import (
    Behaviour,
    ModelServer,
    Seen,
    dripping,
    endless,
    envelope,
    says,
    sends,
    silent,
    whole,
)
from helpers.questions import GOOD, SCHEMA, ledger_in_memory, question

KEY = "sk-loopback-0123456789"
ENVIRON = {"ANTHROPIC_API_KEY": KEY, "OPENAI_API_KEY": KEY}
KINDS = ("claude", "openai")


def mind_at(kind: str, url: str) -> http_mind.HttpMind:
    mind = mind_of(f"{kind}:some-model@{url}", folder=Path(), environ=ENVIRON)
    assert isinstance(mind, http_mind.HttpMind)
    return mind


def reply_to(kind: str, behave: Behaviour, **changes: object) -> tuple[MindReply, ModelServer]:
    """What comes of one attempt, and the server that saw it; the ledger has the same."""
    with ModelServer(behave) as server, ledger_in_memory() as ledger:
        reply = asyncio.run(ask(ledger, mind_at(kind, server.url), question(**changes), who="ada"))
        row = ledger.get("a1")
    assert (row.failure, row.value) == (reply.failure, reply.value)
    return reply, server


@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_of_the_menu_comes_back_with_what_the_server_counted(kind: str) -> None:
    """Backends are swappable: scripted, Claude, Luna (offline contract checks so far) and Jev for fast appraisal. A
    mind is anything with `decide(request) -> reply`.
    """
    reply, server = reply_to(kind, says(lambda told: {**GOOD, "choice": told["menu"][0]["id"]}))
    assert reply.value == {**GOOD, "choice": "accept-7"}
    assert reply.usage == Usage(11, 7)
    assert reply.elapsed_s > 0
    assert server.calls == 1


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_sent_is_the_perspective_the_menu_with_its_effects_and_the_schema_of_that_menu(kind: str) -> None:
    """The model gets its perspective, where every need says what its scale means, plus a menu of executable choices
    with their effects spelled out.
    """
    _, server = reply_to(kind, says(GOOD))
    seen = server.seen[0]
    assert seen.told["perspective"] == question().perspective
    assert [choice["effect"] for choice in seen.told["menu"]] == [choice.effect for choice in question().menu]
    body = json.loads(seen.body)
    form = body["output_config"]["format"] if kind == "claude" else body["response_format"]
    assert form["type"] == "json_schema"
    schema = form["schema"] if kind == "claude" else form["json_schema"]["schema"]
    assert schema["properties"]["choice"]["enum"] == ["accept-7", "refuse-7", "counter-7"]
    assert kind == "claude" or form["json_schema"]["strict"] is True
    assert "maximum" not in schema["properties"]["trips"]  # servers refuse it; it is told in words, and checked here
    assert "maximum 3" in schema["properties"]["trips"]["description"]


def _cut(connection, seen: Seen) -> None:
    connection.send(b"HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n" + envelope(seen, "{")[:40])


def _error(status: str, message: str = "slow down") -> Behaviour:
    return sends(whole(json.dumps({"error": {"message": message}}).encode(), status))


FAULTS: dict[str, tuple[Behaviour, str, str]] = {
    "429": (_error("429 Too Many Requests"), "transport", "429 (Too Many Requests) slow down"),
    "500": (_error("500 Internal Server Error", ""), "transport", "500 (Internal Server Error)"),
    "529, which has no phrase": (_error("529 X"), "transport", "529 (unknown status) slow down"),
    "the key is refused": (_error("401 Unauthorized", f"bad key {KEY[:9]}"), "transport", "another key (401)"),
    "cut in the body": (_cut, "transport", "cut before the reply was whole"),
    "cut at once": (sends(b""), "transport", "cut before the reply was whole"),
    "not HTTP": (sends(b"SSH-2.0-OpenSSH\r\n\r\n"), "transport", "does not speak HTTP"),
    "redirect": (sends(whole(b"", "307 X", "location: http://127.0.0.1:1/\r\n")), "transport", "redirects (307)"),
    "compressed": (sends(whole(b"x", more="content-encoding: gzip\r\n")), "transport", "compressed"),
    "5 MB": (sends(whole(b" " * 5_000_000)), "transport", "longer than the 65536 bytes"),
    "5 MB in chunks": (
        sends(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4C4B40\r\n" + b" " * 5_000_000),
        "transport",
        "longer than the 65536 bytes",
    ),
    "without an end": (endless, "transport", "longer than the 65536 bytes"),
    "a head without an end": (sends(b"HTTP/1.1 200 OK\r\nx: " + b"x" * 200_000), "transport", "head of the reply"),
    "no length": (sends(b"HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n"), "transport", "no readable length"),
    "the server's reply is not JSON": (sends(whole(b"<html>")), "parse", "server's reply is not JSON"),
    "the server's reply is not UTF-8": (sends(whole(b"\xff\xfe")), "parse", "no UTF-8 at byte 0"),
    "another format": (sends(whole(b'{"result": 1}')), "schema", "not in the format"),
    "a list": (sends(whole(b"[1]")), "schema", "not in the format"),
    "the model's words are not JSON": (says("Sure! I accept."), "parse", "'Sure! I accept.'"),
    "fenced": (says('```json\n{"choice": "accept-7"}\n```'), "parse", "not JSON"),
    "nested too deeply": (says("[" * 100_000), "transport", "longer than the 65536 bytes"),
    "nested": (says("[" * 3000 + "]" * 3000), "parse", "nested too deeply"),
    "NaN": (says('{"choice": NaN}'), "parse", "NaN"),
    "the wrong shape": (says({"choice": 3, "trips": None, "says": ""}), "schema", "choice: has to be string"),
    "an extra field": (says({**GOOD, "actor": "eve"}), "schema", "actor: unknown key"),
    "a missing field": (says({"choice": "accept-7"}), "schema", "trips: missing; says: missing"),
    "past a limit that servers are not told": (says({**GOOD, "trips": 9}), "schema", "trips: 9, at most 3"),
    "an id that is not in the menu": (says({**GOOD, "choice": "accept-8"}), "menu", "'accept-8' is not among"),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_fails_the_attempt_at_its_stage_and_is_not_tried_again(kind: str, fault: str) -> None:
    """A decision is one bounded call. Failures keep their reserved attempt and a bounded diagnostic stage. All are
    tested against a server on loopback that the tests start, over real HTTP, with the faults that a real one has: slow,
    429, 500, cut connection, not JSON, JSON of the wrong shape, an id that is not in the menu. Every attempt is
    reserved in a durable SQLite ledger before it is made, and kept: no rerolls (client libraries retry by themselves:
    set that to none; the loopback server counts).
    """
    behave, stage, words = FAULTS[fault]
    reply, server = reply_to(kind, behave)
    assert reply.value is None
    assert reply.failure is not None
    assert (reply.failure.stage, server.calls) == (stage, 1)
    assert words in reply.failure.diagnostic
    assert len(reply.failure.diagnostic) <= 300
    assert KEY[:9] not in reply.failure.diagnostic


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("slow", [silent, dripping])
def test_a_server_that_is_slower_than_the_deadline_fails_at_transport(kind: str, slow: Behaviour) -> None:
    """A decision is one bounded call. All are tested against a server on loopback that the tests start, over real HTTP,
    with the faults that a real one has: slow, 429, 500, cut connection, not JSON, JSON of the wrong shape, an id that
    is not in the menu.
    """
    reply, server = reply_to(kind, slow, deadline_s=0.15)
    assert reply.failure is not None
    assert (reply.failure.stage, server.calls) == ("transport", 1)
    assert reply.failure.diagnostic == "no whole reply within 0.15 s"


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_at_the_address_fails_at_transport(kind: str) -> None:
    with ModelServer(silent) as server:
        url = server.url
    reply = asyncio.run(mind_at(kind, url).decide(question()))
    assert reply.failure is not None
    assert reply.failure.stage == "transport"
    assert reply.failure.diagnostic.startswith("no connection to 127.0.0.1:")


def test_a_server_without_tls_gets_no_request_over_https() -> None:
    with ModelServer(says(GOOD)) as server:
        reply = asyncio.run(mind_at("claude", server.url.replace("http:", "https:")).decide(question(deadline_s=0.2)))
    assert reply.failure is not None
    assert (reply.failure.stage, server.calls) == ("transport", 0)


DECLINES = {
    "claude": [
        ({"content": [{"type": "text", "text": "{"}], "stop_reason": "max_tokens"}, "parse", "cut off"),
        ({"content": [], "stop_reason": "refusal"}, "schema", "declines"),
        ({"content": [{"type": "tool_use", "name": "x", "input": {}}]}, "schema", "uses a tool"),
        ({"content": [{"type": "mcp_tool_use", "name": "x", "input": {}}]}, "schema", "uses a tool"),
        ({"content": [{"type": "thinking", "thinking": "hm"}]}, "parse", "not JSON"),
    ],
    "openai": [
        ({"choices": [{"message": {"content": "{"}, "finish_reason": "length"}]}, "parse", "cut off"),
        ({"choices": [{"message": {"refusal": "no", "content": None}}]}, "schema", "declines to answer: no"),
        ({"choices": [{"message": {"content": None, "tool_calls": [{"id": "1"}]}}]}, "schema", "uses a tool"),
        ({"choices": []}, "schema", "0 choices"),
        ({"choices": [{"message": {"content": None}, "finish_reason": "stop"}]}, "parse", "not JSON"),
    ],
}


@pytest.mark.parametrize(("kind", "case"), [(kind, case) for kind in KINDS for case in range(5)])
def test_a_server_that_gives_no_text_of_the_model_fails_at_its_stage(kind: str, case: int) -> None:
    content, stage, words = DECLINES[kind][case]
    reply, server = reply_to(kind, sends(whole(json.dumps(content).encode())))
    assert reply.failure is not None
    assert (reply.failure.stage, server.calls) == (stage, 1)
    assert words in reply.failure.diagnostic


@pytest.mark.parametrize("kind", KINDS)
def test_a_reply_in_chunks_after_an_early_hint_is_read(kind: str) -> None:
    def behave(connection, seen: Seen) -> None:
        body = envelope(seen, json.dumps(GOOD))
        parts = b"".join(b"%x;note=1\r\n%s\r\n" % (len(part), part) for part in (body[:9], body[9:]))
        head = b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        connection.send(head + parts + b"0\r\n\r\n")

    reply, _ = reply_to(kind, behave)
    assert reply.value == GOOD


def test_what_a_person_is_shown_as_the_request_is_what_arrives() -> None:
    with ModelServer(says(GOOD)) as server:
        mind = mind_at("claude", server.url)
        asyncio.run(mind.decide(question()))
    assert server.seen[0].body == mind.body(question())
    assert server.seen[0].raw == mind.outgoing(question())


def test_a_call_that_is_cancelled_ends_at_once_and_is_discarded_with_its_reason() -> None:
    async def run() -> str | None:
        asked = asyncio.Event()
        loop = asyncio.get_running_loop()

        def behave(connection, seen: Seen) -> None:
            loop.call_soon_threadsafe(asked.set)
            connection.closing.wait()

        with ModelServer(behave) as server, ledger_in_memory() as ledger:
            task = asyncio.create_task(ask(ledger, mind_at("openai", server.url), question(), who="ada"))
            await asked.wait()
            assert ledger.get("a1").state == "in flight"
            task.cancel("reconsidered: a fall")
            with pytest.raises(asyncio.CancelledError):
                await task
            assert server.calls == 1
            return ledger.get("a1").discarded

    assert asyncio.run(run()) == "reconsidered: a fall"


def test_a_schema_with_optional_keys_is_not_called_strict() -> None:
    loose = {**SCHEMA, "required": ["choice"]}
    _, server = reply_to("openai", says({"choice": "accept-7"}), schema=loose)
    assert json.loads(server.seen[0].body)["response_format"]["json_schema"]["strict"] is False


@pytest.mark.parametrize("kind", KINDS)
def test_branches_at_the_root_are_told_in_words_and_checked_here_since_servers_refuse_them(kind: str) -> None:
    branch = {"properties": {"choice": {"const": "accept-7"}, "trips": {"type": "integer"}}, "required": ["trips"]}
    others = {"properties": {"choice": {"enum": ["refuse-7", "counter-7"]}, "trips": {"type": "null"}}}
    branches = [{**part, "properties": {**part["properties"], "says": {}}} for part in (branch, others)]
    reply, server = reply_to(kind, says({**GOOD, "choice": "accept-7"}), schema={**SCHEMA, "anyOf": branches})
    assert reply.failure is not None
    assert (reply.failure.stage, reply.failure.diagnostic) == ("schema", "trips: has to be integer, not null")
    body = json.loads(server.seen[0].body)
    form = body["output_config"]["format"] if kind == "claude" else body["response_format"]["json_schema"]
    assert form["schema"]["properties"]["choice"]["enum"] == ["accept-7", "refuse-7", "counter-7"]
    assert "anyOf" not in form["schema"]
    assert '"anyOf"' in (body["system"] if kind == "claude" else body["messages"][0]["content"])


@pytest.mark.parametrize("figures", ["-1", '"eleven"', "1" + "0" * 30, "1e999", "true", "null", "11.5", "[11]"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_figure_of_usage_that_can_not_be_costs_no_answer_and_is_unknown(kind: str, figures: str) -> None:
    def miscounts(connection: Any, seen: Seen) -> None:
        connection.send(whole(envelope(seen, json.dumps(GOOD)).replace(b"11", figures.encode())))

    reply, _ = reply_to(kind, miscounts)
    assert (reply.value, reply.usage) == (GOOD, Usage(None, 7))


@pytest.mark.parametrize("kind", KINDS)
def test_a_usage_that_is_no_object_is_unknown(kind: str) -> None:
    def uncounted(connection: Any, seen: Seen) -> None:
        connection.send(whole(json.dumps({**json.loads(envelope(seen, json.dumps(GOOD))), "usage": "much"}).encode()))

    reply, _ = reply_to(kind, uncounted)
    assert (reply.value, reply.usage) == (GOOD, Usage())
