"""Bots and seats for tests: tiny bots written on the spot, seats opened and always closed, processes looked for."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from engine.seats.bot_seat import DEADLINES, BotSeat, Deadlines
from engine.seats.catalogue import BotFile, resolve
from engine.seats.protocol import Call

FOLDER = Path(__file__).resolve().parent.parent / "data" / "bots"
HELPER = "engine.anatolia.bot_api"
QUICK = Deadlines(init=0.5, call=0.5)
"""For bots that loop: what they show does not need the whole 2,000 ms."""
PATIENT = Deadlines(init=30.0, call=30.0)
"""For bots that fail in another way than by time: on a busy machine too."""


def data_bot(bot_id: str, ending: str = ".py") -> BotFile:
    """One of the bots in ``tests/data/bots``."""
    return resolve(FOLDER / f"{bot_id}{ending}", [])


def write_bot(folder: Path, source: str, bot_id: str = "bot", ending: str = ".py") -> BotFile:
    """A bot of this source."""
    path = folder / f"{bot_id}{ending}"
    path.write_text(source, encoding="utf-8")
    return resolve(path, [])


def call(method: str = "orders", text: str = '{"you": "Lydia"}', check: Callable[[Any], Any] = lambda _: None) -> Call:
    """A call whose answer is taken, whatever it is."""
    return Call(method, text, check)


@asynccontextmanager
async def opened(
    bot: BotFile, deadlines: Deadlines = DEADLINES, log: Path | None = None, seed: int = 0, board: Any = None
) -> AsyncIterator[BotSeat]:
    """A seat whose bot has loaded; closed at the end."""
    seat = BotSeat(bot, seed, HELPER, board, log, deadlines)
    try:
        opening = await seat.open()
        assert opening is None, opening
        yield seat
    finally:
        await seat.close()


async def until(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until something is so; fails after `seconds`."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


def lives(pid: int) -> bool:
    """Whether there is such a process, a zombie included."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def run(awaitable: Awaitable[Any]) -> Any:
    """Run a coroutine to its end."""
    return asyncio.run(awaitable)  # type: ignore[arg-type]
