"""A bot asked a story in a worker of its own, and what was seen of it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.anatolia.conformance.bank import SEED, Story, questions
from engine.anatolia.conformance.judging import Problem, lenient, problems_of, without_order
from engine.anatolia.seating import bot_seat
from engine.errors import BotError
from engine.seats.bot_seat import BotSeat
from engine.seats.catalogue import BotFile
from engine.seats.closing import close_all
from engine.seats.protocol import Answer, Call
from engine.seats.worker import LOG_IS_FULL

_STATE_RULES = frozenset(("returns", "shape", "proposals", "replies", "orders", "retreats", "builds"))
"""The rules that a snapshot which a bot kept from an earlier call, or changed, makes it break."""


@dataclass(frozen=True, slots=True)
class Observed:
    """One answer. `stale` says that it was faulty after earlier calls and right from a fresh worker; `unordered` are
    the own units that it left without an order.
    """

    place: str
    method: str
    answer: Answer
    problems: tuple[Problem, ...]
    unordered: tuple[str, ...] = ()
    stale: bool = False


@dataclass(frozen=True, slots=True)
class Sitting:
    """One story in one worker: how the bot loaded, what it answered, what it printed (bytes; `flooded`: too many)."""

    story: Story
    opening: Answer | None
    load_ms: float | None
    observed: tuple[Observed, ...] = ()
    printed: int = 0
    flooded: bool = False

    @property
    def lost(self) -> bool:
        """Whether the worker was gone before the end of the story."""
        return self.opening is not None or any(seen.answer.gone for seen in self.observed)


async def sit(bot: BotFile, story: Story, *, diagnose: bool = False, others: asyncio.Barrier | None = None) -> Sitting:
    """Ask a bot a whole story. With `diagnose`, a faulty answer after the first is asked for in a fresh worker too.

    `others` are sittings whose workers shall live at the same time: all wait for one another after loading, and again
    before they close.

    Raises `BotError` where no worker could be started: that is no fault of the bot's.
    """
    with tempfile.TemporaryDirectory(prefix="concord-check-") as folder:
        async with _seated(bot, story, Path(folder)) as seat:
            opening = await _opened(seat)
            await _meet(others)
            observed = [] if opening is not None else [seen async for seen in _asked(bot, seat, story, diagnose)]
            await _meet(others)
            load_ms = seat.load_ms
        printed, flooded = _printed(Path(folder), observed)
    return Sitting(story, opening, load_ms, tuple(observed), printed, flooded)


async def _meet(others: asyncio.Barrier | None) -> None:
    if others is not None:
        await others.wait()


async def _asked(bot: BotFile, seat: BotSeat, story: Story, diagnose: bool) -> AsyncIterator[Observed]:
    for question in questions(story):
        call = question.call
        answer = await seat.ask(lenient(call))
        problems = problems_of(call, answer)
        stale = False
        if diagnose and question.number > 0 and any(problem.rule in _STATE_RULES for problem in problems):
            stale = not problems_of(call, await _ask_alone(bot, story, call))
        unordered = without_order(call.state, answer.payload) if call.method == "orders" and not problems else ()
        yield Observed(f"{story.title}, {question.when}", call.method, answer, problems, unordered, stale)
        if answer.gone:
            return


async def _ask_alone(bot: BotFile, story: Story, call: Call) -> Answer:
    """One call to a fresh worker."""
    async with _seated(bot, story, None) as seat:
        opening = await _opened(seat)
        return opening if opening is not None else await seat.ask(lenient(call))


@asynccontextmanager
async def _seated(bot: BotFile, story: Story, log_folder: Path | None) -> AsyncIterator[BotSeat]:
    seat = bot_seat(story.board, story.power, bot, SEED, log_folder)
    try:
        yield seat
    finally:
        await close_all([seat])


async def _opened(seat: BotSeat) -> Answer | None:
    opening = await seat.open()
    if opening is not None and not seat.came_up:
        remedy = "try again; if it stays so, restart the computer"
        raise BotError(f"no worker could be started ({opening.detail})", str(seat.bot.path), remedy)
    return opening


def _printed(folder: Path, observed: list[Observed]) -> tuple[int, bool]:
    """Bytes that the bot printed into its log, without the notes about its faults; whether the log was full."""
    text = b"".join(path.read_bytes() for path in folder.glob("*.log"))
    return max(0, len(text) - sum(_note_lengths(observed))), LOG_IS_FULL in text


def _note_lengths(observed: list[Observed]) -> Iterator[int]:
    for seen in observed:
        if seen.answer.reason is not None:
            note = f"[{seen.method}: {seen.answer.reason}] {seen.answer.detail}\n"
            yield len(note.encode("utf-8", "replace"))
