"""A mind behind a model server, `claude` or `openai`: one HTTP call, guarded, bounded, never tried again.

A client of our own on the standard library, not the vendors' packages: those try again by themselves, read addresses
and extra headers from the environment (one of which can turn on tool servers), send facts about the machine, and read
a reply whole before anybody can refuse its size; and here the bytes that the guard passes are those that leave.
"""

from __future__ import annotations

import asyncio
import http
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from pydantic import ValidationError

from engine.errors import MindError
from engine.files import canonical_json, parse_json
from engine.minds import guard
from engine.minds.formats import ChatFormat, NoText
from engine.minds.judging import failed, judged_text
from engine.minds.keys import Key, Place
from engine.minds.protocol import CHOICE, Choice, MindReply, MindRequest, Stage
from engine.minds.wire import Answer, Endpoint, Trouble, WireError, composed, post

Outcome = Literal[
    Trouble, "answered", "slow", "guarded", "key", "not found", "busy", "server", "redirect", "status",
    "not json", "format", "declined", "cut off", "words", "shape", "menu",
]  # fmt: skip
"""What came of a call: a choice; no whole reply in time, or none at all; a request that must not leave; a status that
refuses; a body that is no JSON, or of another format; no text of the model; and of its text, that it is no JSON, of
another shape, or names what was not offered.
"""

_JUDGED: dict[Stage, Outcome] = {"parse": "words", "schema": "shape", "menu": "menu"}


@dataclass(frozen=True, slots=True)
class Called:
    """What came of a call; `status` is the server's, where that refuses."""

    reply: MindReply
    outcome: Outcome
    status: int | None = None


PROBE = MindRequest(
    attempt="start-up",
    instructions="This is never sent.",
    perspective={},
    menu=(Choice("wait", "nothing happens"),),
    schema={
        "type": "object",
        "properties": {CHOICE: {"enum": ["wait"]}},
        "required": [CHOICE],
        "additionalProperties": False,
    },
)
"""What the guard looks at when a mind is made; it is not sent."""


class HttpMind:
    """A model as a mind. Raises `MindError` where the guard refuses what it would send.

    The key goes along over TLS and to this machine only; to a plain `http` server elsewhere none is sent.
    """

    def __init__(
        self,
        name: str,
        chat: ChatFormat,
        model: str,
        endpoint: Endpoint,
        key: Key | None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._chat = chat
        self._model = model
        self._endpoint = endpoint
        self.key_withheld = key is not None and not (endpoint.secure or endpoint.loopback)
        """Whether there is a key that this server does not get."""
        self._key = None if self.key_withheld else key
        self._clock = clock
        guard.check(self.outgoing(PROBE))

    def __repr__(self) -> str:
        return f"HttpMind({self.name})"

    def outgoing(self, request: MindRequest) -> bytes:
        """The very bytes that this request is sent as, the key among them."""
        headers = self._chat.fixed_headers() | ({} if self._key is None else self._chat.headers(self._key))
        return composed(self._endpoint, self._chat.path, headers, self.body(request))

    def body(self, request: MindRequest) -> bytes:
        """The body of the request as it is sent; it holds no key."""
        return canonical_json(self._chat.body(self._model, request)).encode("utf-8", "backslashreplace")

    @property
    def key_place(self) -> Place:
        """Where the key that goes along is from."""
        return "nowhere" if self._key is None else self._key.place

    async def decide(self, request: MindRequest) -> MindReply:
        """The model's choice, or the stage at which the call failed. Raises nothing but being cancelled."""
        return (await self.called(request)).reply

    async def called(self, request: MindRequest) -> Called:
        """As `decide`, with what exactly came of the call."""
        start = self._clock()
        try:
            async with asyncio.timeout(request.deadline_s):
                answer = await post(self._endpoint, self.outgoing(request), guard.check, request.max_bytes)
            called = self._read(request, answer)
        except TimeoutError:
            called = Called(failed("transport", f"no whole reply within {request.deadline_s:g} s"), "slow")
        except WireError as error:
            called = Called(failed("transport", str(error), self._key), error.trouble)
        except MindError as error:
            called = Called(failed("transport", str(error), self._key), "guarded")
        except Exception as error:  # whatever else a server may bring about is kept as a failure, without the key
            called = Called(failed("transport", f"{type(error).__name__}: {error}", self._key), "not http")
        return replace(called, reply=replace(called.reply, elapsed_s=self._clock() - start))

    def _read(self, request: MindRequest, answer: Answer) -> Called:
        if answer.status != http.HTTPStatus.OK:
            refusal = failed("transport", self._refusal(answer), self._key)
            return Called(refusal, _refused(answer.status), answer.status)
        try:
            content = parse_json(answer.body.decode("utf-8"), finite=False)
        except ValueError as error:
            return Called(failed("parse", f"the server's reply is not JSON ({_brief(error)})", self._key), "not json")
        try:
            text, usage = self._chat.text(content)
        except ValidationError as error:
            where = ".".join(map(str, error.errors(include_url=False)[0]["loc"])) or "its root"
            what = f"the server's reply is not in the format of {self._model}, at {where}"
            return Called(failed("schema", what, self._key), "format")
        except NoText as error:
            return Called(failed(error.stage, error.what, self._key), error.why)
        reply = replace(judged_text(request, text, self._key), usage=usage)
        return Called(reply, _JUDGED.get(reply.failure.stage, "shape") if reply.failure is not None else "answered")

    def _refusal(self, answer: Answer) -> str:
        """Why a server refuses, in its own words where it may be quoted: they may hold part of a key."""
        if 300 <= answer.status < 400:
            return f"the server redirects ({answer.status}), which is not followed"
        if answer.status in (http.HTTPStatus.UNAUTHORIZED, http.HTTPStatus.FORBIDDEN):
            return f"the server wants another key ({answer.status}): set {self._chat.variable}"
        try:
            phrase = http.HTTPStatus(answer.status).phrase
        except ValueError:
            phrase = "unknown status"
        return f"the server answers {answer.status} ({phrase}) {_message(answer.body)}"


def _refused(status: int) -> Outcome:
    if 300 <= status < 400:
        return "redirect"
    known: dict[int, Outcome] = {401: "key", 403: "key", 404: "not found", 429: "busy"}
    return known.get(status, "server" if status >= 500 else "status")


def _message(body: bytes) -> str:
    """The text of an error in either format, if the body is one."""
    try:
        return str(json.loads(body)["error"]["message"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return ""


def _brief(error: ValueError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return f"no UTF-8 at byte {error.start}"
    return str(error)
