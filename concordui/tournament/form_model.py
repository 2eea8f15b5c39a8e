"""The values of the form for a new tournament, and the plan that they come to or what is wrong with them. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from concordui.settings import MAX_SEED, MAX_YEARS
from concordui.tournament.words import say
from engine.anatolia import tournament
from engine.anatolia.tournament import Plan
from engine.errors import ConcordError, TournamentError
from engine.seats.catalogue import BotFile, resolve

ROUNDS = 2
"""Rounds that a new tournament is offered, until a person asks for another number of games."""


@dataclass(frozen=True, slots=True)
class Form:
    """What is typed. `chosen` are bots' ids or files, in the order in which they take part; `games` 0 leaves it to us.

    `bots` can be chosen by id; `files` are those that a person added by path.
    """

    bots: Mapping[str, BotFile]
    folders: tuple[Path, ...]
    chosen: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    name: str = ""
    games: int = 0
    years: int = 12
    seed: str = "0"
    records: bool = True
    problem: ConcordError | None = field(default=None, compare=False)

    def offered(self) -> list[tuple[str, str, str]]:
        """What can be ticked: (id or file, its name, a hint)."""
        listed = [(bot.id, bot.name, "" if bot.name == bot.id else bot.id) for bot in self.bots.values()]
        return listed + [(path, Path(path).name, str(Path(path).parent)) for path in self.files]

    def tick(self, spec: str, on: bool) -> Form:
        """Let a bot take part, or not."""
        rest = tuple(each for each in self.chosen if each != spec)
        return replace(self, chosen=(*rest, spec) if on else rest)

    def add_file(self, path: str) -> Form:
        """Let the bot in this file take part; the file of a listed bot is that bot."""
        known = next((bot.id for bot in self.bots.values() if bot.path == Path(path).absolute()), None)
        if known is not None:
            return self.tick(known, True)
        try:
            resolve(Path(path), self.folders)
        except ConcordError as error:
            return replace(self, problem=error)
        files = self.files if path in self.files else (*self.files, path)
        return replace(self, files=files, problem=None).tick(path, True)

    @property
    def round(self) -> int:
        """Games in which every entrant plays every power once."""
        return max(len(self.chosen), 1)

    @property
    def games_wanted(self) -> int:
        """The number of games that is shown."""
        return self.games or ROUNDS * self.round

    def plan(self) -> Plan:
        """The tournament. Raises `ConcordError` with what is wrong."""
        if not self.chosen:
            remedy = say("tick the bots at the left")
            raise TournamentError(say("nobody takes part yet"), say("entrants"), remedy)
        seed = self.seed.strip()
        if not (seed.isascii() and seed.isdecimal() and len(seed) <= 10 and int(seed) <= MAX_SEED):
            remedy = say("give a whole number from 0 to {most}", most=MAX_SEED)
            raise TournamentError(say("this is no seed"), say("seed"), remedy)
        values: dict[str, object] = {
            "entrants": list(self.chosen),
            "games": self.games_wanted,
            "years": min(max(self.years, 1), MAX_YEARS),
            "seed": int(seed),
            "records": self.records,
            "name": self.name.strip() or say("Tournament"),
        }
        return tournament.plan_of(
            tournament.spec_of(values, say("the form")), Path.cwd(), say("the form"), self.folders
        )


def first_form(bots: Mapping[str, BotFile], folders: Sequence[Path]) -> Form:
    """The form as it opens: every bot can be ticked, none is."""
    return Form(bots, tuple(folders))
