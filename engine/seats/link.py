"""The host's end of one worker: frames out, frames in, and the end of its process.

A protocol in asyncio's sense, so that tests drive it with a scripted transport and no process.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Reply:
    """A frame that was awaited. What is `long` takes a second to go through, which is a matter for a thread."""

    message: Mapping[str, Any]
    long: bool


class WorkerLink(asyncio.SubprocessProtocol):
    """One conversation: each frame that arrives must be the one that is awaited, or the link is broken.

    A link that breaks ends its worker at once: nobody would read what it goes on to say.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.SubprocessTransport | None = None
        self._buffer = frames.FrameBuffer()
        self._arrived: bytes | None = None
        self._waiting: asyncio.Future[None] | None = None
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
        if fd == 0:
            self._break_once_read("the worker reads no more")
        else:
            self._break("crash", "the worker's pipe is closed")

    def process_exited(self) -> None:
        self._end_process()  # what it started may be left, in its group: whose number nobody else has meanwhile
        code = self._transport.get_returncode() if self._transport is not None else None
        if not self._exited.done():
            self._exited.set_result(code)
        self._break_once_read(f"the worker's process ended (status {code})")

    # What a seat calls.

    @property
    def pid(self) -> int | None:
        """The worker's process id while there is a process."""
        return self._transport.get_pid() if self._transport is not None else None

    @property
    def ready(self) -> bool:
        """Whether a whole frame is there to be taken."""
        return self._arrived is not None

    def send(self, frame: bytes) -> None:
        """Send a frame; whether it arrives shows in the next `wait`. What came before it is no answer to it."""
        if self._arrived is not None:
            self._arrived = None
            self._break("crash", "a frame that nobody asked for")
        if self._broken is None and self._transport is not None:
            pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
            pipe.write(frame)

    async def wait(self) -> None:
        """Until a frame is there, also if it is the last. Raises `LinkBroken`; cancelled, it may be called again."""
        while self._arrived is None:
            if self._broken is not None:
                raise self._broken
            self._waiting = self._loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None

    async def take(self, number: int) -> Reply:
        """The frame that is there, which must bear this number. Raises `LinkBroken`."""
        assert self._arrived is not None, "wait for it first"
        body, self._arrived = self._arrived, None
        long = len(body) >= LONG_BODY
        try:
            message = await asyncio.to_thread(frames.decode, body) if long else frames.decode(body)
        except frames.FrameError as error:
            self._break("crash", str(error))
            raise LinkBroken("crash", str(error)) from error
        if message.get("id") != number or isinstance(message["id"], bool):
            self._break("crash", "a frame that nobody asked for")
            raise LinkBroken("crash", "a frame that nobody asked for")
        return Reply(message, long)

    def kill(self) -> None:
        """End the worker and whatever it started, at once and without asking it."""
        self._break("crash", "the worker was ended")

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
        if self._arrived is not None:
            self._break("crash", "more frames than anybody asked for")
        elif self._broken is None:
            self._arrived = body  # the worker may be up before anyone waits for it
            self._wake()

    def _break_once_read(self, detail: str) -> None:
        """Two turns on: what the worker said before its end may still be in the pipe, and is read in the next one."""
        self._loop.call_soon(self._loop.call_soon, self._break, "crash", detail)

    def _break(self, reason: Reason, detail: str) -> None:
        if self._broken is not None:
            return
        self._broken = LinkBroken(reason, detail)
        self._wake()
        self._end_process()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _end_process(self) -> None:
        transport = self._transport
        if transport is None or self._exited.done():
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(transport.get_pid(), signal.SIGKILL)  # it leads a group of its own
            else:
                transport.kill()
