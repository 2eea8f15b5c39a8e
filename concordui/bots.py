"""The bots that a person can choose from: the house's and those in the user's folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.errors import BotError
from engine.resources import HOUSE_BOTS


@dataclass(frozen=True, slots=True)
class BotChoice:
    """One bot: what a seat names it by, and the words for a list."""

    spec: str
    text: str


def bot_folders(users: Path) -> tuple[Path, ...]:
    """Where bots are looked for: the house's folder and the user's."""
    return (HOUSE_BOTS, users)


def bot_choices(users: Path) -> tuple[list[BotChoice], BotError | None]:
    """The bots in both folders that can be used, sorted by id, and what is wrong with the first that can't."""
    from engine.seats.catalogue import list_bots  # the window starts without it

    found, problem = list_bots(bot_folders(users))
    choices = [BotChoice(bot.id, _words(bot.id, bot.name)) for bot in found.values()]
    return choices, problem


def _words(bot_id: str, name: str) -> str:
    return bot_id if name == bot_id else f"{bot_id} \N{MIDDLE DOT} {name}"
