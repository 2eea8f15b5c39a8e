"""The server as a program: a socket, a loop, signals; it ends in order, and cuts off who reads too slowly."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import struct
import sys
from collections.abc import Callable, Iterator
from typing import Any

from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol

from engine.errors import ServerError
from engine.server.app import make_app
from engine.server.house import House
from engine.server.limits import Limits

GRACE_S = 5
"""What answers that are under way have to end in when the server ends."""


def listening(host: str, port: int) -> socket.socket:
    """The socket that is listened to; port 0 is any that is free. Raises `ServerError`."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=128)
    except (OSError, OverflowError, UnicodeError) as error:
        what = f"cannot listen there ({getattr(error, 'strerror', None) or error})"
        raise ServerError(what, f"{host}:{port}", "choose another --port, or end what listens there") from error


def patient(limits: Limits) -> type[H11Protocol]:
    """The protocol, with an end to its patience: a connection that says nothing, or stays full, for so long is cut."""

    class Patient(H11Protocol):
        _cut: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.loop.call_later(limits.slow_s, self._asked)

        def _asked(self) -> None:
            if vars(self)["cycle"] is None:  # not even one request came in whole
                _cut_off(self.transport)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._cut = self.loop.call_later(limits.slow_s, _cut_off, self.transport)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._calm()

        def connection_lost(self, exc: Exception | None) -> None:
            self._calm()
            super().connection_lost(exc)

        def _calm(self) -> None:
            if self._cut is not None:
                self._cut.cancel()
                self._cut = None

    return Patient


def _cut_off(transport: asyncio.Transport) -> None:
    """Reset it: what the system still holds for the reader is dropped as well."""
    handle = transport.get_extra_info("socket")
    with contextlib.suppress(OSError):
        at_once = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
        handle.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
    transport.abort()


class Program(Server):
    """A server whose worlds end before its connections: streams then end by themselves."""

    def __init__(self, house: House, token: str | None) -> None:
        self.house = house
        limits = house.rules.limits
        super().__init__(
            Config(
                make_app(house, token),
                http=patient(limits),
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                limit_concurrency=limits.connections,
                timeout_graceful_shutdown=GRACE_S,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.house.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are heard by `heard`: the program says itself how it ends."""
        yield


async def serve(house: House, token: str | None, listener: socket.socket, ready: Callable[[Program], None]) -> None:
    """Serve until the program is told to end. Raises `FileError` where the folder is taken."""
    try:
        await house.open()
        program = Program(house, token)
        ready(program)
        await program.serve(sockets=[listener])
    finally:
        await house.close()
        listener.close()


def run(house: House, token: str | None, listener: socket.socket, said: Callable[[], None]) -> signal.Signals | None:
    """The whole life of a server in the main thread: the signal that ended it. `said` is called once it stands."""
    caught: list[signal.Signals] = []
    before: dict[signal.Signals, Any] = {}

    def ready(program: Program) -> None:
        def hear(number: int, frame: object) -> None:
            caught.append(signal.Signals(number))
            program.force_exit = program.should_exit
            program.should_exit = True

        for each in (signal.SIGINT, signal.SIGTERM):
            before[each] = signal.signal(each, hear)
        said()

    try:
        asyncio.run(serve(house, token, listener, ready))
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    return caught[0] if caught else None
