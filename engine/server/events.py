"""A world's entries as server-sent events, from any number on; what is sent is read from the disk as it is taken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack

from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from engine.server.house import House
from engine.server.served import ServedWorld

MEDIA = "text/event-stream"
PIECE = 64 << 10
"""Bytes that are put together before they are sent: one entry that is longer goes alone."""


class Entries(StreamingResponse):
    """Everything after entry `after`, of one log if it is named, until the world or the reader is gone.

    Raises `Problem` when it is made, where too many listen.
    """

    def __init__(self, house: House, world: ServedWorld, after: int, log: str | None) -> None:
        self._place = ExitStack()
        self._place.enter_context(house.stream())
        self._silence_s = house.rules.limits.heartbeat_s
        super().__init__(self._pieces(world, after, log), media_type=MEDIA, headers={"Cache-Control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place:  # whether or not the first piece is ever asked for
            await super().__call__(scope, receive, send)

    async def _pieces(self, world: ServedWorld, after: int, log: str | None) -> AsyncIterator[bytes]:
        yield b"retry: 1000\n\n"
        number = after
        with world.news() as news:
            while not world.closed:
                news.clear()
                piece, number = await asyncio.to_thread(_next, world, number, log)
                if piece:
                    yield piece
                elif number >= world.journal.count:
                    try:
                        await asyncio.wait_for(news.wait(), self._silence_s)
                    except TimeoutError:
                        yield b": nothing new\n\n"
        yield b"event: end\ndata: {}\n\n"


def _next(world: ServedWorld, number: int, log: str | None) -> tuple[bytes, int]:
    """The events of the entries after this number, as many as a piece holds, and the number of the last one."""
    piece = bytearray()
    count = world.journal.count
    while number < count and len(piece) < PIECE:
        number += 1
        told = world.journal.told(number)
        if log is None or told.log == log:
            head = f'id: {number}\nevent: {told.kind}\ndata: {{"log":"{told.log}","entry":'
            piece += head.encode("ascii") + told.line + b"}\n\n"
    return bytes(piece), number
