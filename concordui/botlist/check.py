"""A bot's check as a piece of work beside the window."""

from __future__ import annotations

from concordui.background import AsyncWork, Tell
from engine.anatolia import conformance
from engine.seats.catalogue import BotFile


def check_work(bot: BotFile) -> AsyncWork:
    """Runs the conformance kit on the bot; tells `conformance.Progress`, its outcome is the `conformance.Report`."""

    async def begin(tell: Tell) -> object:
        return await conformance.check(bot, progress=tell)

    return AsyncWork(begin)
