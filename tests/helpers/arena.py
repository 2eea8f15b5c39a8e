"""An arena in one process: whole games between bot files without workers, for measuring how well a bot plays.

A worker process a seat costs more than most bots think. Here each seat gets its bot's module afresh, with a `random`
of its own seeded as the worker would seed it and ``pact_engine`` under that name, and sees the same snapshots (the keys
of their objects in another order): a game here is, phase by phase, the match that workers would play, and a test says
so. There are no deadlines and no guard: the bots are ours, and what they take shows in the times that a game reports.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from engine.anatolia import bot_api
from engine.anatolia.board import Board, Power, shipped_board
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.game import Game
from engine.files import canonical_json
from engine.rng import MulberryRandom, init_seed, worker_seed
from engine.seats.plain import plain
from engine.seats.protocol import ORDERS
from engine.seats.python_host import MODULE_NAME

YEARS = 12
SURE = 1.96
"""Standard errors on either side of an interval that holds the truth 95 times of a hundred."""


# One bot in one seat


class Player:
    """One bot at one seat, as `engine.seats.python_host` would hold it: module, stream and helper are its own."""

    def __init__(self, path: Path, board: Board, match_seed: int, power: Power) -> None:
        stream = worker_seed(init_seed(match_seed, board.powers.index(power)))
        helper = bot_api if board is shipped_board() else bot_api.on_board(board.source)
        self._own: dict[str, ModuleType] = {"random": _random_module(stream), ORDERS.module: helper}
        module = ModuleType(MODULE_NAME)
        module.__file__ = str(path)
        self._own[MODULE_NAME] = module
        with self._at_home():
            exec(_compiled(path), module.__dict__)
            made = getattr(module, "Bot", None)
            self.module = module
            self.bot: Any = made() if isinstance(made, type) else module

    def call(self, method: str, state: dict[str, Any]) -> Any:
        """The plain answer; None for a method that the bot lacks. Raises whatever the bot raises."""
        function = getattr(self.bot, method, None)
        if not callable(function):
            return None
        with self._at_home():
            return plain(function(state))

    @contextmanager
    def _at_home(self) -> Iterator[None]:
        """While the bot runs, the modules that are its own stand under the names by which it imports them."""
        before = {name: sys.modules.get(name) for name in self._own}
        sys.modules.update(self._own)
        try:
            yield
        finally:
            for name, module in before.items():
                if module is None:
                    del sys.modules[name]
                else:
                    sys.modules[name] = module


def _random_module(seed: int) -> ModuleType:
    """A copy of `random` whose functions draw from one Mulberry32 stream, as `python_host.install_stream` makes it."""
    stream = MulberryRandom(seed)
    module = ModuleType("random")
    shared = random._inst
    for name, value in vars(random).items():
        bound = getattr(value, "__self__", None) is shared
        setattr(module, name, getattr(stream, name) if bound else value)
    module._inst = stream  # type: ignore[attr-defined]
    return module


_code: dict[Path, CodeType] = {}


def _compiled(path: Path) -> CodeType:
    if path not in _code:
        _code[path] = compile(path.read_bytes(), str(path), "exec", dont_inherit=True)
    return _code[path]


# One game


@dataclass(frozen=True, slots=True)
class Told:
    """What a game shows a watcher in each phase, before it is carried out: the game, and what each power answered."""

    game: Game
    method: str
    answers: Mapping[Power, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """One game's outcome: each power's share of the win, its centres, its broken promises; what fell back; the cost.

    `slowest_ms` is the most processor time that any one call of a power's bot took.
    """

    winner: Power | None
    year: int
    shares: dict[Power, float]
    centres: dict[Power, int]
    broken: dict[Power, int]
    fallbacks: list[str]
    slowest_ms: dict[Power, float]


def play(
    bots: Mapping[Power, Path], seed: int, years: int = YEARS, watch: Callable[[Told], None] | None = None
) -> Played:
    """One whole game on the shipped board of these bot files, one for each power."""
    return play_out(Game.create(seed=seed, max_years=years), bots, watch)


def play_out(game: Game, bots: Mapping[Power, Path], watch: Callable[[Told], None] | None = None) -> Played:
    """Play a game from where it stands to its end."""
    players = {power: Player(bots[power], game.board, game.seed, power) for power in game.board.powers}
    fallbacks: list[str] = []
    slowest = dict.fromkeys(players, 0.0)
    while not game.finished():
        method = METHOD_OF_PHASE[game.phase]
        answers: dict[Power, Any] = {}
        for power in game.asked():
            state = game.bot_state(power)
            start = time.process_time()
            answers[power] = _answer(players[power], method, state, f"{game.year} {game.season} {power}", fallbacks)
            slowest[power] = max(slowest[power], (time.process_time() - start) * 1000)
        for power, answer in answers.items():
            if answer is not None and not game.submit(power, answer)["ok"]:
                fallbacks.append(f"{game.year} {game.season} {power} {method}: invalid")
        if watch is not None:
            watch(Told(game, method, answers))
        game.advance()
    return _outcome(game, fallbacks, slowest)


def _answer(player: Player, method: str, state: dict[str, Any], where: str, fallbacks: list[str]) -> Any:
    try:
        return player.call(method, state)
    except Exception as error:
        fallbacks.append(f"{where} {method}: {type(error).__name__}: {error}")
        return None


def _outcome(game: Game, fallbacks: list[str], slowest: dict[Power, float]) -> Played:
    result = game.result()
    assert result is not None
    leaders = [result["winner"]] if result["winner"] else result["shared"]
    return Played(
        winner=result["winner"],
        year=result["year"],
        shares={power: (1 / len(leaders) if power in leaders else 0.0) for power in slowest},
        centres=result["centres"],
        broken={power: trust["broken"] for power, trust in result["trust"].items()},
        fallbacks=fallbacks,
        slowest_ms=slowest,
    )


# Many games


@dataclass(frozen=True, slots=True)
class Contest:
    """One bot against five others: it sits in each seat in turn, and the others follow it round the table in order."""

    hero: Path
    others: tuple[Path, ...]
    years: int = YEARS
    first_seed: int = 1

    def seat(self, number: int) -> Power:
        """Where the hero sits in game `number`."""
        powers = shipped_board().powers
        return powers[number % len(powers)]

    def bots(self, number: int) -> dict[Power, Path]:
        """Who sits where in game `number`; the others too are rotated, by one each round of the table."""
        powers = shipped_board().powers
        first, turn = powers.index(self.seat(number)), number // len(powers)
        rest = [powers[(first + step) % len(powers)] for step in range(1, len(powers))]
        seated = {power: self.others[(turn + index) % len(self.others)] for index, power in enumerate(rest)}
        return {power: seated.get(power, self.hero) for power in powers}

    def seed(self, number: int) -> int:
        """The match seed of game `number`: another in every round of the table."""
        return self.first_seed + number // len(shipped_board().powers)

    def game(self, number: int) -> Played:
        """Play game `number`."""
        return play(self.bots(number), self.seed(number), self.years)

    def fingerprint(self) -> str:
        """What a kept result must have been played with to be of use: the files as they are, and the settings."""
        digest = sha256()
        for path in (self.hero, *self.others):
            digest.update(path.read_bytes() + b"\0")
        digest.update(f"{self.years} {self.first_seed}".encode())
        return digest.hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Score:
    """What the hero of a contest got in so many games."""

    games: int
    share: float
    sole_wins: int
    slowest_ms: float
    fallbacks: int

    def points(self, of: int = 120) -> float:
        """The points of `of` games at this rate; a fair share of 120 is 20."""
        return self.share * of

    def interval(self, of: int = 120) -> tuple[float, float]:
        """Wilson's score interval for the points.

        It takes each game for a coin; shares between 0 and 1 vary less than coins of the same mean, so it is, if
        anything, too wide.
        """
        low, high = wilson(self.share, self.games)
        return low * of, high * of


def wilson(rate: float, trials: int, sure: float = SURE) -> tuple[float, float]:
    """The interval in which a rate lies that was seen in so many trials (E. B. Wilson 1927)."""
    if trials == 0:
        return 0.0, 1.0
    weight = sure * sure / trials
    middle = (rate + weight / 2) / (1 + weight)
    half = sure * math.sqrt(rate * (1 - rate) / trials + weight / (4 * trials)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def score(contest: Contest, games: Iterable[tuple[int, Played]]) -> Score:
    """Sum up games of a contest, in any order."""
    share, sole, slowest, fallbacks, count = 0.0, 0, 0.0, 0, 0
    for number, played in sorted(games, key=lambda entry: entry[0]):
        me = contest.seat(number)
        count += 1
        share += played.shares[me]
        sole += played.winner == me
        slowest = max(slowest, played.slowest_ms[me])
        fallbacks += len(played.fallbacks)
    return Score(count, share / count if count else 0.0, sole, slowest, fallbacks)


def played_games(
    contest: Contest, games: Sequence[int], processes: int = 1, kept: Path | None = None
) -> Iterator[tuple[int, Played]]:
    """The games of these numbers, as they end. With a file in `kept`, those that it has are not played again.

    More than one process gives the same games in another order.
    """
    have = dict(_kept(contest, kept)) if kept is not None else {}
    yield from ((number, have[number]) for number in games if number in have)
    left = [number for number in games if number not in have]
    for number, played in _played(contest, left, processes):
        if kept is not None:
            _keep(contest, kept, number, played)
        yield number, played


def _played(contest: Contest, numbers: Sequence[int], processes: int) -> Iterator[tuple[int, Played]]:
    if processes == 1 or len(numbers) < 2:
        yield from ((number, contest.game(number)) for number in numbers)
        return
    # A fork leaves nothing behind; where processes are spawned, a tracker of theirs outlives the pool.
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    with ProcessPoolExecutor(processes, multiprocessing.get_context(method)) as pool:
        yield from zip(numbers, pool.map(contest.game, numbers), strict=True)


def _kept(contest: Contest, path: Path) -> Iterator[tuple[int, Played]]:
    """The games in a file of results that were played with the same files; an unfinished last line is passed over."""
    if not path.exists():
        return
    mark = contest.fingerprint()
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            entry = json.loads(line)
        except json.JSONDecodeError:
            continue
        if entry["contest"] == mark:
            yield entry["number"], Played(**entry["played"])


def _keep(contest: Contest, path: Path, number: int, played: Played) -> None:
    entry = {"contest": contest.fingerprint(), "number": number, "played": asdict(played)}
    with path.open("a", encoding="utf-8") as file:
        file.write(canonical_json(entry) + "\n")
