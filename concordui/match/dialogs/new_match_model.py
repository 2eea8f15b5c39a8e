"""Who plays whom in a new match, with which bots, for how long: the form's values and what is wrong with them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from concordui.match.setup import HUMAN, MatchSetup
from concordui.settings import DEFAULT_BOT, MAX_SEED, MAX_YEARS
from engine.anatolia.board import Power
from engine.errors import BotError
from engine.seats.catalogue import BotFile, list_bots, resolve
from engine.seats.syntax import syntax_fault


@dataclass(frozen=True, slots=True)
class Bots:
    """The bots that can be chosen from the folders, and why others can't (two files with one id)."""

    files: Mapping[str, BotFile] = field(default_factory=lambda: MappingProxyType({}))
    folders: tuple[Path, ...] = ()
    error: BotError | None = None

    @classmethod
    def found(cls, folders: Sequence[Path]) -> Bots:
        """The bots in these folders, the shipped one first."""
        files, error = list_bots(folders)
        return cls(MappingProxyType(files), tuple(folders), error)

    def shipped(self, bot: BotFile) -> bool:
        """Whether the bot came with the program."""
        return bool(self.folders) and bot.path.parent == self.folders[0].absolute()


@dataclass(frozen=True, slots=True)
class NewMatchModel:
    """The form. `seed` and `place` are texts as they were typed; no place lets the window name a new file.

    `faults` say which powers' bots can't play, and why; files are read when a seat changes, never while typing.
    """

    bots: Bots
    seats: Mapping[Power, str]
    faults: Mapping[Power, BotError]
    seed: str
    years: int
    place: str
    saves: Path
    setup: MatchSetup

    @classmethod
    def begin(cls, setup: MatchSetup, powers: Sequence[Power], bots: Bots, saves: Path) -> NewMatchModel:
        """The last choice, for the powers of the board; a seat that it does not name is played by the usual bot.

        A place where there is a game already is none for a new one.
        """
        seats = {power: setup.seats.get(power, DEFAULT_BOT) for power in powers}
        place = "" if setup.path is None or os.path.lexists(setup.path) else str(setup.path)
        faults = faults_of(seats, bots.folders)
        return cls(bots, MappingProxyType(seats), faults, str(setup.seed), setup.max_years, place, saves, setup)

    def seat(self, power: Power, spec: str) -> NewMatchModel:
        """Let a person, or this bot (an id or a file), play a power."""
        seats = {**self.seats, power: spec}
        return replace(self, seats=MappingProxyType(seats), faults=faults_of(seats, self.bots.folders))

    @property
    def humans(self) -> tuple[Power, ...]:
        """The powers that persons play."""
        return tuple(power for power, spec in self.seats.items() if spec == HUMAN)

    @property
    def seed_value(self) -> int | None:
        """The seed, None if what is typed is none."""
        text = self.seed.strip()
        value = int(text) if text.isascii() and text.isdecimal() and len(text) <= 10 else None
        return value if value is not None and value <= MAX_SEED else None

    @property
    def path(self) -> Path | None:
        """The game's file; a bare name lies in the folder of the saves. None if nothing is typed."""
        place = self.place.strip()
        return self.saves / os.path.expanduser(place) if place else None

    @property
    def place_taken(self) -> bool:
        """Whether a file or folder is there already: a new match never writes over a game."""
        return self.path is not None and os.path.lexists(self.path)

    @property
    def ready(self) -> bool:
        """Whether the match can start."""
        sound = self.seed_value is not None and 1 <= self.years <= MAX_YEARS
        return sound and not self.place_taken and not self.faults

    def result(self) -> MatchSetup:
        """The setup; only asked for while `ready`."""
        seed = self.seed_value
        if seed is None:
            raise ValueError("a match without a seed can't start")
        return replace(self.setup, seats=dict(self.seats), seed=seed, max_years=self.years, path=self.path)


def faults_of(seats: Mapping[Power, str], folders: Sequence[Path]) -> Mapping[Power, BotError]:
    """What is wrong with the bots of these seats, by power; two different files with one id are wrong at the second."""
    found: dict[Power, BotError] = {}
    read: dict[str, BotFile | BotError] = {}
    first: dict[str, BotFile] = {}
    for power, spec in seats.items():
        if spec == HUMAN:
            continue
        if spec not in read:
            read[spec] = bot_of(spec, folders)
        bot = read[spec]
        if isinstance(bot, BotError):
            found[power] = bot
            continue
        twin = first.setdefault(bot.id, bot)
        if twin.path != bot.path:
            what = f"two bot files have the id {bot.id}"
            found[power] = BotError(what, f"{twin.path} and {bot.path}", "rename one of them")
    return MappingProxyType(found)


def bot_of(spec: str, folders: Sequence[Path]) -> BotFile | BotError:
    """The bot, or why it can't play as far as reading its file tells: absent, no bot file, a syntax error."""
    try:
        bot = resolve(spec, folders)
        source = bot.path.read_bytes()
    except BotError as error:
        return error
    except OSError as error:
        return BotError(f"cannot read the bot ({error.strerror})", spec, "check the file and its permissions")
    return _syntax_fault(bot, source) or bot


def _syntax_fault(bot: BotFile, source: bytes) -> BotError | None:
    fault = syntax_fault(source, bot.language)
    if fault is None:
        return None
    where = bot.path.name if fault.line is None else f"{bot.path.name}, line {fault.line}"
    return BotError(f"the bot has a syntax error ({fault.what})", where, "correct the file, then choose it again")
