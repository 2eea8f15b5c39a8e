"""The scoping proof on the wire: what arrives at a model's server, byte for byte, over real HTTP.

The rows are those of `helpers.colony_scoping`: what is planted in the simulation or in a mind's own state arrives in
the requests of exactly the minds that the table names. On the same bytes it is asserted that no request has a tool.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.colony.allowlists import ColonistPerspective
from engine.colony.decision import Decision
from engine.colony.menus import reflection_menu
from engine.minds.appraiser import appraisal
from engine.minds.asking import ask
from engine.minds.ledger import Ledger
from engine.minds.protocol import Mind, MindRequest
from engine.minds.specs import mind_of
from helpers.colony_minds import Minds, minds
from helpers.colony_scoping import ROWS, TEXT, VIEWERS, Row, name_of, planted, reaches
from helpers.model_server import ModelServer, Seen, says
from helpers.questions import ledger_in_memory

pytestmark = pytest.mark.sampled(3)

KINDS = ("claude", "openai")
KEY = "sk-wire-0123456789abcdef"
ENVIRON = {"ANTHROPIC_API_KEY": KEY, "OPENAI_API_KEY": KEY}

TOOLS = re.compile(r"tool|mcp|plugin|function|connector|search|beta", re.IGNORECASE)
"""In the name of a key or header: what a request to a mind never has."""
HEADERS = {
    *("host", "connection", "accept", "accept-encoding", "user-agent", "content-type", "content-length"),
    *("x-api-key", "anthropic-version", "authorization"),
}


KEYED = {"claude": {"x-api-key", "anthropic-version"}, "openai": {"authorization"}}


class Wire:
    """A server, a mind of each kind at it, and the ledger through which they are asked."""

    def __init__(self, server: ModelServer, ledger: Ledger) -> None:
        self._server = server
        self._ledger = ledger
        self._minds: dict[str, Mind] = {
            kind: mind_of(f"{kind}:some-model@{server.url}", folder=Path(), environ=ENVIRON) for kind in KINDS
        }
        self._number = 0

    def attempt(self) -> str:
        """An id for an attempt of its own."""
        self._number += 1
        return f"w{self._number}"

    async def arriving(self, kind: str, who: str, request: MindRequest) -> str:
        """What arrives of one request, as text, once its bytes have been looked at."""
        calls = self._server.calls
        await ask(self._ledger, self._minds[kind], request, who=who)
        (seen,) = self._server.seen[calls:]
        assert_without_tools(seen)
        return plain(seen)

    def told(self, kind: str, all_: Minds) -> dict[str, str]:
        """What arrives of the request of each mind."""

        async def each() -> dict[str, str]:
            found = {}
            for viewer in VIEWERS:
                name = name_of(all_, viewer)
                asked = [] if name is None else all_.requests(name, self.attempt)
                found[viewer] = "".join([await self.arriving(kind, viewer, request) for request in asked])
            return found

        return asyncio.run(each())


def plain(seen: Seen) -> str:
    """A request as it arrived, head and body, but for its length; texts within texts are read as they stand."""
    text = seen.raw.decode("utf-8")
    return re.sub(r"content-length: \d+\r\n", "", text).replace('\\"', '"')


def assert_without_tools(seen: Seen) -> None:
    """No tools, no tool servers, no plugins: nothing in the head or body is named like one."""
    assert seen.headers.keys() <= HEADERS
    keys = list(_keys(json.loads(seen.body)))
    assert [key for key in keys if TOOLS.search(key)] == []
    assert set(json.loads(seen.body)) <= {
        *("model", "max_tokens", "max_completion_tokens", "system", "messages", "output_config", "response_format"),
    }  # fmt: skip


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _keys(part)


@pytest.fixture(scope="module")
def wire() -> Iterator[Wire]:
    with ModelServer(says({"choice": "wait"})) as server, ledger_in_memory() as ledger:
        yield Wire(server, ledger)


@pytest.fixture(scope="module")
def before(wire: Wire) -> dict[str, dict[str, str]]:
    """What arrives of each mind's request where nothing is planted, by kind."""
    return {kind: wire.told(kind, minds()) for kind in KINDS}


@pytest.mark.thinned(5)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_field_arrives_in_the_requests_of_exactly_the_minds_of_the_table(
    wire: Wire, before: dict[str, dict[str, str]], row: Row, kind: str
) -> None:
    assert reaches(row, before[kind], wire.told(kind, planted(row))) == row.told


def test_what_is_sent_besides_the_request_says_nothing_of_who_asks_or_on_which_machine(
    before: dict[str, dict[str, str]],
) -> None:
    for kind in KINDS:
        heads = {text.partition("\r\n\r\n")[0] for text in before[kind].values()}
        (head,) = heads
        names = {line.partition(":")[0] for line in head.split("\r\n")[1:]} - {""}
        assert names == {"host", "connection", "accept", "accept-encoding", "user-agent", "content-type"} | KEYED[kind]
        assert "user-agent: concord\r\n" in head


@pytest.mark.parametrize("kind", KINDS)
def test_a_reflection_and_an_appraisal_hold_nothing_that_their_colonist_is_not_told(wire: Wire, kind: str) -> None:
    all_ = minds()
    all_.colony.pawns["ben"].name = TEXT
    all_.colony.pawns["cat"].name = "FAR AWAY"
    mine = all_.decision("ann").perspective
    assert isinstance(mine, ColonistPerspective)
    reflected = Decision(mine, reflection_menu(mine)).request(wire.attempt())
    arrived = asyncio.run(wire.arriving(kind, "ann", reflected))
    assert TEXT in arrived, "she sees him"
    assert "FAR AWAY" not in arrived
    event = {"kind": "fall", "text": "you fell"}
    appraised = appraisal(wire.attempt(), event, "health", known={"mind": "ann", "tick": 30})
    arrived = asyncio.run(wire.arriving(kind, "ann", appraised))
    assert "you fell" in arrived
    assert TEXT not in arrived


@pytest.mark.parametrize("word", ["tools", "mcp_servers", "plugins", "functions"])
def test_the_assertion_on_arriving_bytes_notices_a_tool(word: str) -> None:
    body = json.dumps({"model": "m", "messages": [], "response_format": {"schema": {word: []}}}).encode()
    seen = Seen("POST / HTTP/1.1", {"host": "x"}, b"POST / HTTP/1.1\r\nhost: x\r\n\r\n" + body)
    with pytest.raises(AssertionError):
        assert_without_tools(seen)
