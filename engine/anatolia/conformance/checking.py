"""A whole check: the bank, the bank again, seats side by side, a short match."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence

from engine.anatolia.conformance import short_match
from engine.anatolia.conformance.bank import Story, load_bank
from engine.anatolia.conformance.report import Progress, Report
from engine.anatolia.conformance.ruling import Evidence, report_of
from engine.anatolia.conformance.sitting import Sitting, sit
from engine.errors import BotError
from engine.seats.catalogue import BotFile

LOST_LIMIT = 3
"""Workers lost on the bank after which a check stops asking: a bot that always hangs would take minutes."""
OPENINGS = 6
"""Openings that are asked again side by side: one for each power of the shipped board."""
SIDE_BY_SIDE = 2
"""Seats asked at once: enough to meet, and no more than the cores of a small machine, so that none is late for it."""


async def check(
    bot: BotFile,
    *,
    progress: Callable[[Progress], None] | None = None,
    bank: Sequence[Story] | None = None,
    years: int = short_match.YEARS,
) -> Report:
    """Run a bot through the kit, in worker processes of its own; half a minute for a bot that takes 50 ms a call.

    `progress` is called in the loop's thread before each step; `bank` (the shipped one unless given) and the `years` of
    the match (0: none) say how much is asked. Cancelled at any moment, it leaves no worker. Raises
    `BotError` where no worker can be started at all, and where the bot's file is changed meanwhile.
    """
    report = await _checked(bot, progress, bank, years)
    if not _is_unchanged(bot):
        raise BotError("the bot was changed while it was checked", str(bot.path), "check it again")
    return report


async def _checked(
    bot: BotFile, progress: Callable[[Progress], None] | None, bank: Sequence[Story] | None, years: int
) -> Report:
    stories = tuple(load_bank() if bank is None else bank)
    openings = [story for story in stories if story.opening][:OPENINGS]
    steps = _Steps(2 * len(stories) + len(openings) + bool(years), progress)
    first = await _first_run(bot, stories, steps)
    if _is_hopeless(first):
        return report_of(bot, Evidence(first))
    second = []
    for story in stories:
        steps.begin(f"again: {story.title}")
        second.append(await sit(bot, story))
    together = await _side_by_side(bot, openings, steps)
    match = None
    if years:
        steps.begin("a short match")
        match = await short_match.play(bot, years)
    return report_of(bot, Evidence(first, tuple(second), together, match))


def _is_unchanged(bot: BotFile) -> bool:
    try:
        return hashlib.sha256(bot.path.read_bytes()).hexdigest() == bot.sha256
    except OSError:
        return False


class _Steps:
    """Counts the steps and tells whoever wants to know."""

    def __init__(self, total: int, tell: Callable[[Progress], None] | None) -> None:
        self._total = total
        self._tell = tell
        self._begun = 0

    def begin(self, doing: str) -> None:
        if self._tell is not None:
            self._tell(Progress(self._begun, self._total, doing))
        self._begun += 1


async def _first_run(bot: BotFile, stories: Sequence[Story], steps: _Steps) -> tuple[Sitting, ...]:
    """The run that times are taken from: one worker at a time."""
    sittings: list[Sitting] = []
    for story in stories:
        steps.begin(story.title)
        sittings.append(await sit(bot, story, diagnose=True))
        if _is_hopeless(sittings):
            break
    return tuple(sittings)


def _is_hopeless(sittings: Sequence[Sitting]) -> bool:
    """Whether more would tell nothing new: the bot does not load, or loses worker after worker."""
    return sittings[0].opening is not None or sum(sitting.lost for sitting in sittings) >= LOST_LIMIT


async def _side_by_side(bot: BotFile, openings: Sequence[Story], steps: _Steps) -> tuple[Sitting, ...]:
    sittings: list[Sitting] = []
    for start in range(0, len(openings), SIDE_BY_SIDE):
        several = openings[start : start + SIDE_BY_SIDE]
        others = asyncio.Barrier(len(several))
        for story in several:
            steps.begin(f"side by side: {story.title}")
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(sit(bot, story, others=others)) for story in several]
        except ExceptionGroup as failed:  # one error for the caller, as from any other step
            raise failed.exceptions[0] from failed
        sittings += [task.result() for task in tasks]
    return tuple(sittings)
