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
from dataclasses import replace

from pydantic import ValidationError

from engine.errors import MindError
from engine.files import canonical_json, parse_json
from engine.minds import guard
from engine.minds.formats import ChatFormat, NoText
from engine.minds.judging import failed, judged_text
from engine.minds.keys import Key
from engine.minds.protocol import CHOICE, Choice, MindReply, MindRequest, Usage
from engine.minds.wire import Answer, Endpoint, WireError, composed, post

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
        self._key = key if endpoint.secure or endpoint.loopback else None
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

    async def decide(self, request: MindRequest) -> MindReply:
        """The model's choice, or the stage at which the call failed. Raises nothing but being cancelled."""
        start = self._clock()
        try:
            async with asyncio.timeout(request.deadline_s):
                answer = await post(self._endpoint, self.outgoing(request), guard.check, request.max_bytes)
            reply = self._read(request, answer)
        except TimeoutError:
            reply = failed("transport", f"no whole reply within {request.deadline_s:g} s")
        except (WireError, MindError) as error:
            reply = failed("transport", str(error), self._key)
        except Exception as error:  # whatever else a server may bring about is kept as a failure, without the key
            reply = failed("transport", f"{type(error).__name__}: {error}", self._key)
        return replace(reply, elapsed_s=self._clock() - start)

    def _read(self, request: MindRequest, answer: Answer) -> MindReply:
        if answer.status != http.HTTPStatus.OK:
            return failed("transport", self._refusal(answer), self._key)
        try:
            content = parse_json(answer.body.decode("utf-8"), finite=False)
        except ValueError as error:
            return failed("parse", f"the server's reply is not JSON ({_brief(error)})", self._key)
        usage = Usage()
        try:
            text, usage = self._chat.text(content)
        except ValidationError as error:
            where = ".".join(map(str, error.errors(include_url=False)[0]["loc"])) or "its root"
            return failed("schema", f"the server's reply is not in the format of {self._model}, at {where}", self._key)
        except NoText as error:
            return failed(error.stage, error.what, self._key)
        return replace(judged_text(request, text, self._key), usage=usage)

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
