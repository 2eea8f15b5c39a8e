"""The host's end of one worker: frames out, frames in, and the end of its process.

A protocol in asyncio's sense, so that tests drive it with a scripted transport and no process.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Mapping
from typing import Any, cast

from engine.seats import frames
from engine.seats.limits import END_S
from engine.seats.protocol import Reason

LONG_BODY = 64 * 1024
"""Bytes of a frame beyond which it is read in a thread: eight megabytes take a second, in which others answer."""


class LinkBroken(Exception):
    """The worker is of no use any more: ``crash`` or ``oversize``, and what its log should say."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class WorkerLink(asyncio.SubprocessProtocol):
    """One conversation: each frame that arrives must be the one that is awaited, or the link is broken."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.SubprocessTransport | None = None
        self._buffer = frames.FrameBuffer()
        self._early: bytes | None = None
        self._awaited: asyncio.Future[bytes] | None = None
        self._broken: LinkBroken | None = None
        self._exited: asyncio.Future[int | None] = self._loop.create_future()

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if self._broken is not None:
            return
        try:
            for body in self._buffer.feed(data):
                self._deliver(body)
        except frames.FrameTooLarge as error:
            self._break("oversize", str(error))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._break("crash", "the worker's pipe is closed")

    def process_exited(self) -> None:
        code = self._transport.get_returncode() if self._transport is not None else None
        if not self._exited.done():
            self._exited.set_result(code)
        self._break("crash", f"the worker's process ended (status {code})")

    # What a seat calls.

    @property
    def pid(self) -> int | None:
        """The worker's process id while there is a process."""
        return self._transport.get_pid() if self._transport is not None else None

    def send(self, frame: bytes) -> None:
        """Send a frame; whether it arrives shows in the next `receive`."""
        if self._broken is None and self._transport is not None:
            pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
            pipe.write(frame)

    async def receive(self, number: int) -> Mapping[str, Any]:
        """The next frame, which must bear this number. Raises `LinkBroken`; cancelled, it may be called again."""
        if self._early is not None:
            body, self._early = self._early, None
        elif self._broken is not None:
            raise self._broken
        else:
            self._awaited = self._loop.create_future()
            try:
                body = await self._awaited
            finally:
                self._awaited = None
        try:
            message = frames.decode(body) if len(body) < LONG_BODY else await asyncio.to_thread(frames.decode, body)
        except frames.FrameError as error:
            self._break("crash", str(error))
            raise LinkBroken("crash", str(error)) from error
        if message.get("id") != number or isinstance(message["id"], bool):
            self._break("crash", "a frame that nobody asked for")
            raise LinkBroken("crash", "a frame that nobody asked for")
        return message

    def kill(self) -> None:
        """End the worker and whatever it started, at once and without asking it."""
        transport = self._transport
        if transport is None or self._exited.done():
            return
        self._break("crash", "the worker was ended")
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(transport.get_pid(), signal.SIGKILL)  # it leads a group of its own
            else:
                transport.kill()

    async def end(self) -> int | None:
        """`kill`, then wait until the process is reaped; its exit status, or None if the system does not say."""
        if self._transport is None:
            return None
        self.kill()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(END_S):
                await asyncio.shield(self._exited)
        self._transport.close()
        return self._exited.result() if self._exited.done() else None

    def _deliver(self, body: bytes) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(body)
        elif self._early is None:
            self._early = body  # the worker may be up before anyone waits for it
        else:
            self._break("crash", "more frames than anybody asked for")

    def _break(self, reason: Reason, detail: str) -> None:
        if self._broken is not None:
            return
        self._broken = LinkBroken(reason, detail)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_exception(self._broken)
