"""The host's end of a worker on a scripted transport: no process, and every order of events can be played."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.seats import frames
from engine.seats.bot_seat import BotSeat, Deadlines
from engine.seats.link import WorkerLink
from helpers.bots import HELPER, data_bot


class ScriptedLink(WorkerLink):
    """A link whose process is none: to kill it is to have it exit."""

    worker: ScriptedWorker

    def _end_process(self) -> None:
        self.worker.exit()


class ScriptedWorker(asyncio.SubprocessTransport):
    """A transport whose worker is a function that is called with each message that is sent to it."""

    def __init__(self, link: ScriptedLink, react: Reaction) -> None:
        super().__init__()
        self.link = link
        self.react = react
        self.sent: list[dict[str, Any]] = []
        self.closed = False
        self.ended = False
        self._buffer = frames.FrameBuffer()
        link.worker = self
        link.connection_made(self)

    def reply(self, message: dict[str, Any]) -> None:
        self.raw(frames.encode(message))

    def raw(self, data: bytes) -> None:
        self.link.pipe_data_received(1, data)

    def exit(self) -> None:
        """End, once, as a process does: its pipe first."""
        if self.ended:
            return
        self.ended = True
        self.link.pipe_connection_lost(1, None)
        self.link.process_exited()

    def vanish(self) -> None:
        """End as the system tells of it before the pipe has been read."""
        self.ended = True
        self.link.process_exited()

    # What the link calls.

    def get_pipe_transport(self, fd: int) -> Any:
        assert fd == 0
        return self

    def write(self, data: bytes) -> None:
        for body in self._buffer.feed(data):
            message = json.loads(body)
            self.sent.append(message)
            self.react(self, message)

    def get_returncode(self) -> int | None:
        return -9

    def close(self) -> None:
        self.closed = True


Reaction = Callable[[ScriptedWorker, dict[str, Any]], None]


class Play:
    """Makes seats on a scripted worker."""

    def __init__(self, react: Reaction, up: bool = True) -> None:
        self.react = react
        self.up = up
        self.worker: ScriptedWorker
        self.folder: Path

    def seat(self, deadlines: Deadlines | None = None) -> BotSeat:
        return BotSeat(data_bot("fine"), 7, HELPER, deadlines=deadlines or Deadlines(), start=self.start)

    async def start(self, folder: Path) -> WorkerLink:
        assert folder.is_dir()
        self.folder = folder
        link = ScriptedLink()
        self.worker = ScriptedWorker(link, self.react)
        if self.up:
            self.worker.reply({"id": 0, "up": True})
        return link


def good(worker: ScriptedWorker, message: dict[str, Any]) -> None:
    worker.reply({"id": message["id"], "value": None if "init" in message else []})


def silent_once_loaded(worker: ScriptedWorker, message: dict[str, Any]) -> None:
    if "init" in message:
        good(worker, message)
