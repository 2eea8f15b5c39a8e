"""One POST over HTTP/1.1: no second try, no redirect, no proxy, no compression, a bounded reply.

Written on asyncio's streams so that a deadline, or whoever cancels, ends the call at once wherever it stands; the
headers are read by `http.client`.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import http.client
import io
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from engine.errors import MindError

MAX_HEAD = 64 * 1024
"""Bytes of a reply's headers, and of the size line of a chunk."""


Trouble = Literal["refused", "no such host", "no tls", "no connection", "cut", "not http", "too long"]
"""What a network and a server do: nobody listens; a name nobody knows; no trust; no way there; and of replies that
came, those that end early, that are none, and that do not end.
"""


class WireError(Exception):
    """Why there is no whole reply, in words that hold nothing of the request."""

    def __init__(self, what: str, trouble: Trouble = "not http") -> None:
        super().__init__(what)
        self.trouble: Trouble = trouble


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where requests go: `path` is where the format's own path is added."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def loopback(self) -> bool:
        """Whether it is on this machine."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def authority(self) -> str:
        """The value of the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: the status and the body."""

    status: int
    body: bytes


def endpoint_of(url: str) -> Endpoint:
    """The endpoint of a URL. Raises `MindError` for one that is none, or that carries a name, password or query."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
        if host:
            host.encode("idna")
    except ValueError:
        raise MindError("this is no URL", "of a mind", "write it as http://127.0.0.1:8080/v1") from None
    if parts.scheme not in ("http", "https") or not host or not url.isascii() or not url.isprintable() or " " in url:
        raise MindError("this is no URL of a server", "of a mind", "write it as http://127.0.0.1:8080/v1")
    if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
        raise MindError(
            "a URL of a mind has no user, password or query", host, "keys come from the environment or the keyring"
        )
    secure = parts.scheme == "https"
    return Endpoint(secure, host, port or (443 if secure else 80), parts.path.rstrip("/"))


def composed(endpoint: Endpoint, path: str, headers: Mapping[str, str], body: bytes) -> bytes:
    """The bytes of the request, as they leave."""
    lines = [f"POST {endpoint.path}{path} HTTP/1.1"]
    fixed = {
        "host": endpoint.authority,
        "connection": "close",
        "accept": "application/json",
        "accept-encoding": "identity",
        "user-agent": "concord",
        "content-type": "application/json",
        "content-length": str(len(body)),
    }
    lines += [f"{name}: {value}" for name, value in {**fixed, **headers}.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def post(endpoint: Endpoint, request: bytes, guard: Callable[[bytes], None], max_bytes: int) -> Answer:
    """Send the request once, after the guard has passed its very bytes, and read the reply.

    Raises what the guard raises, and `WireError` for everything that a network and a server do. It sets no deadline:
    whoever calls cancels it.
    """
    guard(request)
    context = ssl.create_default_context() if endpoint.secure else None
    try:
        reader, writer = await asyncio.open_connection(endpoint.host, endpoint.port, ssl=context, limit=MAX_HEAD)
    except OSError as error:
        what = f"no connection to {endpoint.authority} ({error.strerror or error})"
        raise WireError(what, _unreached(error)) from None
    try:
        writer.write(request)
        await writer.drain()
        return await _answer(reader, max_bytes)
    except asyncio.IncompleteReadError:
        raise WireError("the connection was cut before the reply was whole", "cut") from None
    except asyncio.LimitOverrunError:
        raise WireError(f"the head of the reply is over {MAX_HEAD} bytes") from None
    except OSError as error:
        raise WireError(f"the connection broke ({error.strerror or error})", "cut") from None
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def _answer(reader: asyncio.StreamReader, max_bytes: int) -> Answer:
    status = 100
    while status < 200:  # what is only said in between (RFC 9110, 15.2)
        head = await reader.readuntil(b"\r\n\r\n")
        line, _, fields = head.partition(b"\r\n")
        status = _status(line)
    try:
        headers = http.client.parse_headers(io.BytesIO(fields))
    except http.client.HTTPException:
        raise WireError("the headers of the reply can't be read") from None
    if headers.get("content-encoding", "identity").lower() != "identity":
        raise WireError("the reply is compressed, though that was not asked for")
    if headers.get("transfer-encoding", "").lower() == "chunked":
        return Answer(status, await _chunks(reader, max_bytes))
    length = headers.get("content-length")
    if length is None:
        return Answer(status, await _rest(reader, max_bytes))
    if not (length.isascii() and length.isdigit()):
        raise WireError("the reply has no readable length")
    if len(length) > 18 or int(length) > max_bytes:
        raise _too_long(max_bytes)
    return Answer(status, await reader.readexactly(int(length)))


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit() or len(rest[:3]) < 3:
        raise WireError("the server does not speak HTTP/1.1")
    return int(rest[:3])


async def _chunks(reader: asyncio.StreamReader, max_bytes: int) -> bytes:
    body = bytearray()
    while True:
        line = (await reader.readuntil(b"\r\n")).partition(b";")[0].strip()
        if not line or len(line) > 16 or line.strip(b"0123456789abcdefABCDEF"):
            raise WireError("a chunk of the reply has no readable length")
        size = int(line, 16)
        if len(body) + size > max_bytes:
            raise _too_long(max_bytes)
        if size == 0:
            return bytes(body)
        body += (await reader.readexactly(size + 2))[:-2]


async def _rest(reader: asyncio.StreamReader, max_bytes: int) -> bytes:
    body = bytearray()
    while part := await reader.read(MAX_HEAD):
        body += part
        if len(body) > max_bytes:
            raise _too_long(max_bytes)
    return bytes(body)


def _too_long(max_bytes: int) -> WireError:
    return WireError(f"the reply is longer than the {max_bytes} bytes that are read", "too long")


def _unreached(error: OSError) -> Trouble:
    """Why there was no connection. More than one address may have been tried, all of them in vain."""
    if isinstance(error, ssl.SSLError):
        return "no tls"
    if isinstance(error, socket.gaierror):
        return "no such host"
    refused = error.errno == errno.ECONNREFUSED or f"[Errno {errno.ECONNREFUSED}]" in str(error)
    return "refused" if refused else "no connection"
