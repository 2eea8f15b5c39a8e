"""Speaking to a server of worlds (`concord serve`): just enough of HTTP, awaited in the loop of a thread."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlsplit

from engine.errors import ServerError

PORT = 8765
"""The port that `concord serve` takes unless told otherwise."""

CONNECT_S = 5.0
SILENCE_S = 30.0
"""A stream that is alive says so every ten seconds."""

MOST_BODY = 16 << 20
MOST_EVENT = 32 << 20
"""Bytes that are taken of a body, of one event: a server that sends more is none of ours."""

TRY_AGAIN = "check the address, and that 'concord serve' runs there"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server is, and the token that it asks for, which is kept nowhere and shown to nobody."""

    host: str
    port: int
    secure: bool = False
    token: str = field(default="", repr=False)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https://' if self.secure else ''}{host}:{self.port}"


@dataclass(frozen=True, slots=True)
class WorldThere:
    """A world that is served."""

    id: str
    title: str
    state: str
    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a stream: its number (0 where it has none), its name and its data."""

    number: int
    name: str
    data: Mapping[str, Any]


class Refused(ServerError):
    """The server answered, and said no: asking again would not help."""


def address_of(text: str, token: str = "") -> Address:
    """``host``, ``host:port`` or ``http://host:port``. Raises `ServerError`."""
    whole = text.strip()
    try:
        parts = urlsplit(whole if "//" in whole else f"//{whole}", scheme="http")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        parts, host, port = urlsplit(""), "", None
    if not host or parts.scheme not in ("http", "https") or parts.path not in ("", "/") or " " in host:
        raise ServerError("this is no address of a server", repr(whole), f"write one as 127.0.0.1:{PORT}")
    given = token.strip()
    if not given.isascii() or any(each <= " " or each == "\x7f" for each in given):
        raise ServerError("this is no token", "token", "it has letters, digits and signs of ASCII, without spaces")
    secure = parts.scheme == "https"
    return Address(host, port or (443 if secure else PORT), secure, given)


async def worlds_at(address: Address) -> tuple[WorldThere, ...]:
    """The worlds that are served there. Raises `ServerError`."""
    async with answered(address, "/worlds") as answer:
        body = b"".join([piece async for piece in answer.pieces(CONNECT_S, MOST_BODY)])
    try:
        return tuple(
            WorldThere(str(each["id"]), str(each["title"]), str(each["state"]), int(each["round"]), int(each["rounds"]))
            for each in json.loads(body)["worlds"]
        )
    except (ValueError, LookupError, TypeError) as error:
        raise _stranger(address) from error


async def events(address: Address, world: str, after: int) -> AsyncGenerator[Event, None]:
    """What a world tells after event `after`, as it comes. Raises `ServerError`, `Refused` where it is no more."""
    more = {"Last-Event-ID": str(after)} if after else {}
    async with answered(address, f"/worlds/{quote(world, safe='')}/stream", more) as answer:
        rest = b""
        async for piece in answer.pieces(SILENCE_S, None):
            *blocks, rest = (rest + piece).split(b"\n\n")
            if len(rest) > MOST_EVENT:
                raise _stranger(address)
            for block in blocks:
                event = _event(block, address)
                if event is not None:
                    yield event


class Answer:
    """The answer to a request, its head read. `pieces` are its body as it comes."""

    def __init__(self, reader: asyncio.StreamReader, address: Address, status: int, headers: Mapping[str, str]) -> None:
        self.status = status
        self.headers = headers
        self._reader = reader
        self._address = address

    async def pieces(self, silence_s: float, most: int | None) -> AsyncIterator[bytes]:
        """Raises `ServerError` after so long a silence, and past so many bytes."""
        taken = 0
        async for piece in self._chunks(silence_s) if self._is_chunked else self._rest(silence_s):
            taken += len(piece)
            if most is not None and taken > most:
                raise _stranger(self._address)
            yield piece

    @property
    def _is_chunked(self) -> bool:
        return self.headers.get("transfer-encoding", "").lower() == "chunked"

    async def _rest(self, silence_s: float) -> AsyncIterator[bytes]:
        length = self.headers.get("content-length", str(MOST_BODY))
        if not length.isdecimal():
            raise _stranger(self._address)
        left = int(length)
        while left > 0 and (piece := await self._soon(self._reader.read(min(left, 1 << 16)), silence_s)):
            left -= len(piece)
            yield piece

    async def _chunks(self, silence_s: float) -> AsyncIterator[bytes]:
        while True:
            try:
                size = int((await self._soon(self._reader.readline(), silence_s)).split(b";")[0], 16)
            except ValueError as error:
                raise ServerError("the server broke off", str(self._address), TRY_AGAIN) from error
            left = size
            while left > 0:
                piece = await self._soon(self._reader.read(min(left, 1 << 16)), silence_s)
                if not piece:
                    raise ServerError("the server broke off", str(self._address), TRY_AGAIN)
                left -= len(piece)
                yield piece
            await self._soon(self._reader.readline(), silence_s)
            if size == 0:
                return

    async def _soon(self, reading: Any, silence_s: float) -> bytes:
        try:
            async with asyncio.timeout(silence_s):  # `wait_for` may lose a cancellation in Python 3.11
                return bytes(await reading)
        except TimeoutError as error:
            raise ServerError("the server says nothing any more", str(self._address), TRY_AGAIN) from error
        except OSError as error:
            raise ServerError("the server broke off", str(self._address), TRY_AGAIN) from error


@contextlib.asynccontextmanager
async def answered(address: Address, path: str, more: Mapping[str, str] | None = None) -> AsyncIterator[Answer]:
    """The answer to a GET, while the block lasts. Raises `ServerError`, `Refused` for one that is a refusal."""
    try:
        tls = ssl.create_default_context() if address.secure else None
        async with asyncio.timeout(CONNECT_S):
            reader, writer = await asyncio.open_connection(address.host, address.port, ssl=tls)
    except (OSError, ValueError) as error:  # a TimeoutError is an OSError; a ValueError: a name that can't be one
        raise ServerError("no server answers there", str(address), TRY_AGAIN) from error
    try:
        writer.write(_request(address, path, more or {}))
        answer = await _head(reader, address)
        if answer.status != 200:
            raise await _refusal(answer, address)
        yield answer
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(0.2):
                await writer.wait_closed()


def _request(address: Address, path: str, more: Mapping[str, str]) -> bytes:
    host = f"[{address.host}]" if ":" in address.host else address.host
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{address.port}", "Connection: close"]
    if address.token:
        lines.append(f"Authorization: Bearer {address.token}")
    lines += [f"{name}: {value}" for name, value in more.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii", "replace")


async def _head(reader: asyncio.StreamReader, address: Address) -> Answer:
    try:
        async with asyncio.timeout(CONNECT_S):
            head = await reader.readuntil(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        version, status = first.split(" ")[:2]
        if not version.startswith("HTTP/1."):
            raise ValueError(version)
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        return Answer(reader, address, int(status), headers)
    except TimeoutError as error:
        raise ServerError("no server answers there", str(address), TRY_AGAIN) from error
    except asyncio.IncompleteReadError as error:
        raise ServerError("the server broke off", str(address), TRY_AGAIN) from error
    except (asyncio.LimitOverrunError, ValueError) as error:
        raise _stranger(address) from error
    except OSError as error:
        raise ServerError("the server broke off", str(address), TRY_AGAIN) from error


async def _refusal(answer: Answer, address: Address) -> ServerError:
    """Why it said no. One that is busy, or ending, is asked again."""
    where = str(address)
    if answer.status in (401, 403):
        what = "the server asks for a token" if not address.token else "the server asks for another token"
        return Refused(what, where, "type the token that it was started with")
    if answer.status in (404, 422):
        return Refused("the world is no longer served", where, "choose another")
    if answer.status in (429, 503):
        return ServerError("the server is busy", where, "wait a moment")
    return _stranger(address)


def _stranger(address: Address) -> Refused:
    return Refused("what answers there is no server of worlds", str(address), TRY_AGAIN)


def _event(block: bytes, address: Address) -> Event | None:
    """An event; None for a comment and for what only steers the connection."""
    fields: dict[bytes, bytes] = {}
    for line in block.split(b"\n"):
        name, _, value = line.partition(b": ")
        if name:
            fields[name] = value
    if b"data" not in fields:
        return None
    try:
        data = json.loads(fields[b"data"])
        if not isinstance(data, dict):
            raise ValueError(data)
        return Event(int(fields.get(b"id", b"0")), fields[b"event"].decode("ascii"), data)
    except (ValueError, LookupError) as error:
        raise _stranger(address) from error
