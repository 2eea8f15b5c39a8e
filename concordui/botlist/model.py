"""The rows of the list of bots, and their words. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication

from concordui.botlist.verdicts import Verdict
from concordui.widgets.tables import ABSENT
from engine.anatolia.tournament import Rating
from engine.seats.catalogue import BotFile

Tone: TypeAlias = Literal["text", "muted", "ok", "warn", "danger"]

_LANGUAGES = {"python": "Python", "javascript": "JavaScript"}


@dataclass(frozen=True, slots=True)
class BotRow:
    """A bot with what is known of it; `shipped` tells the house's from a person's own."""

    bot: BotFile
    shipped: bool
    verdict: Verdict | None = None
    rating: Rating | None = None


def say(text: str, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Bots", text).format(**values)


def rows_of(
    bots: Iterable[BotFile],
    shipped: Callable[[BotFile], bool],
    verdict_of: Callable[[BotFile], Verdict | None],
    ratings: Mapping[tuple[str, str], Rating],
) -> list[BotRow]:
    """A row for each bot: the house's first, then by id; ratings are by id and hash."""
    rows = [BotRow(bot, shipped(bot), verdict_of(bot), ratings.get((bot.id, bot.sha256))) for bot in bots]
    return sorted(rows, key=_place)


def _place(row: BotRow) -> tuple[bool, str]:
    return not row.shipped, row.bot.id


def language_text(row: BotRow) -> str:
    """ "Python"."""
    return _LANGUAGES.get(row.bot.language, row.bot.language)


def origin_text(row: BotRow) -> str:
    """Where the file comes from."""
    return say("House sample") if row.shipped else say("Yours")


def verdict_text(verdict: Verdict | None) -> tuple[str, Tone]:
    """Whether the bot keeps the contract, in a few words, and the tone they are said in."""
    if verdict is None:
        return say("Not checked"), "muted"
    if not verdict.passed:
        return (say("Breaks 1 rule") if verdict.failed == 1 else say("Breaks {n} rules", n=verdict.failed)), "danger"
    if verdict.warned:
        return (
            say("Conforms, 1 warning") if verdict.warned == 1 else say("Conforms, {n} warnings", n=verdict.warned)
        ), "ok"
    return say("Conforms"), "ok"


def rating_text(rating: Rating | None) -> str:
    """Mean and uncertainty."""
    return ABSENT if rating is None else f"{rating.mu:.1f} ± {rating.sigma:.1f}"


def count_text(rows: Iterable[BotRow]) -> str:
    """How many there are of each origin."""
    shipped = [row.shipped for row in rows]
    own = len(shipped) - sum(shipped)
    house = say("{n} house samples", n=sum(shipped))
    return say("{house}, {own} of yours", house=house, own=own) if own else house
