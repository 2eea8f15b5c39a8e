"""A model server on loopback, over real HTTP, with the faults that a real one has; it counts and keeps what arrives."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Told = dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """One request as it arrived: its first line, its headers by lower-case name, and the bytes of both parts."""

    line: str
    headers: dict[str, str]
    raw: bytes

    @property
    def body(self) -> bytes:
        return self.raw.partition(b"\r\n\r\n")[2]

    @property
    def told(self) -> Told:
        """What the mind was told: perspective and menu."""
        return json.loads(json.loads(self.body)["messages"][-1]["content"])


class Connection:
    """One client's connection, as a behaviour uses it."""

    def __init__(self, sock: socket.socket, closing: threading.Event) -> None:
        self._sock = sock
        self.closing = closing

    def send(self, data: bytes) -> bool:
        """Send; false once the client is gone or the server closes."""
        try:
            self._sock.sendall(data)
        except OSError:
            return False
        return not self.closing.is_set()


Behaviour = Callable[[Connection, Seen], None]


def whole(body: bytes, status: str = "200 OK", more: str = "") -> bytes:
    """A reply with its length."""
    return f"HTTP/1.1 {status}\r\ncontent-length: {len(body)}\r\n{more}\r\n".encode() + body


def envelope(seen: Seen, text: str) -> bytes:
    """The text as the format of the request's path wraps it."""
    if seen.line.split()[1].endswith("/v1/messages"):
        reply: Any = {
            "content": [{"type": "text", "text": text}],
            "stop_reason": "end_turn",
            "usage": {"input_tokens": 11, "output_tokens": 7},
        }
    else:
        reply = {
            "choices": [{"message": {"role": "assistant", "content": text}, "finish_reason": "stop"}],
            "usage": {"prompt_tokens": 11, "completion_tokens": 7},
        }
    return json.dumps(reply).encode()


def says(answer: Any) -> Behaviour:
    """Answers with a JSON value, a text, or what a function makes of what the mind was told."""

    def behave(connection: Connection, seen: Seen) -> None:
        value = answer(seen.told) if callable(answer) else answer
        text = value if isinstance(value, str) else json.dumps(value)
        connection.send(whole(envelope(seen, text)))

    return behave


def sends(data: bytes) -> Behaviour:
    """Sends these bytes and closes."""

    def behave(connection: Connection, seen: Seen) -> None:
        connection.send(data)

    return behave


def silent(connection: Connection, seen: Seen) -> None:
    """Never answers while the server is up."""
    connection.closing.wait()


def dripping(connection: Connection, seen: Seen) -> None:
    """Sends a byte now and then, for ever."""
    alive = connection.send(b"HTTP/1.1 200 OK\r\ncontent-length: 60000\r\n\r\n")
    while alive and not connection.closing.wait(0.01):
        alive = connection.send(b" ")


def endless(connection: Connection, seen: Seen) -> None:
    """Sends without a length and without an end, until the client is gone."""
    alive = connection.send(b"HTTP/1.1 200 OK\r\n\r\n")
    while alive:
        alive = connection.send(b" " * 65536)


class ModelServer:
    """`with ModelServer(behaviour) as server:` a server at `server.url`; `seen` is everything that arrived."""

    def __init__(self, behave: Behaviour) -> None:
        self.behave = behave
        self.seen: list[Seen] = []
        self._closing = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._threads = [threading.Thread(target=self._listen, name="model server")]

    @property
    def calls(self) -> int:
        """How many requests arrived."""
        return len(self.seen)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> ModelServer:
        self._threads[0].start()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.set()
        with contextlib.suppress(OSError):
            socket.create_connection(self._listener.getsockname()).close()  # wakes the thread that accepts
        for thread in self._threads:
            thread.join()
        self._listener.close()

    def _listen(self) -> None:
        while True:
            sock, _ = self._listener.accept()
            if self._closing.is_set():
                sock.close()
                return
            thread = threading.Thread(target=self._serve, args=(sock,), name="model server's connection")
            self._threads.append(thread)
            thread.start()

    def _serve(self, sock: socket.socket) -> None:
        with sock, contextlib.suppress(OSError):
            sock.settimeout(30)
            seen = _read(sock)
            if seen is not None:
                self.seen.append(seen)
                self.behave(Connection(sock, self._closing), seen)


def _read(sock: socket.socket) -> Seen | None:
    raw = b""
    while b"\r\n\r\n" not in raw:
        part = sock.recv(65536)
        if not part:
            return None
        raw += part
    line, *fields = raw.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    headers = {name.lower(): value for name, value in (field.split(": ", 1) for field in fields)}
    missing = int(headers["content-length"]) - len(raw.partition(b"\r\n\r\n")[2])
    while missing > 0:
        part = sock.recv(65536)
        if not part:
            return None
        raw += part
        missing -= len(part)
    return Seen(line, headers, raw)
