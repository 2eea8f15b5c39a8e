"""Who plays which power in which game: seats rotated so that luck of the seat cancels out.

A *slot* is one seat that an entrant brings to the tournament (an entrant with ``seats = 5`` has five). With S slots and
P powers a *round* is S games: in its game j, power i is played by slot ``(j + offset[i]) mod S``. Every slot then plays
every power exactly once a round, whatever S and P are (a cyclic design; Bose 1939, and Cochran & Cox, *Experimental
Designs*, ch. 9-13). Where S > P each game seats P of the slots, where S < P slots sit more than once. The offsets of a
round are chosen so that, over all rounds so far, pairs of slots meet as equally often as possible, and then so that
each pair meets in as many pairs of seats as possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from engine.anatolia.board import Power
from engine.rng import MulberryRandom

CANDIDATES = 24
"""Arrangements that are looked at for each round; more find little better, and a thousand rounds must take no time."""
_SEED_MASK = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class PlannedGame:
    """One game to play: `number` counts from 1, `seats` names the entrant of each power in board order."""

    number: int
    seed: int
    seats: Mapping[Power, str]


def schedule(
    slots: Sequence[str], powers: Sequence[Power], games: int, seed: int, seeds: Sequence[int] = ()
) -> tuple[PlannedGame, ...]:
    """The first `games` games; a longer schedule begins with a shorter one.

    Game n has the seed ``seed + n - 1`` (unsigned 32-bit). Where `seeds` are given, all games of a round share one of
    them, in turn.
    """
    planned: list[PlannedGame] = []
    for number, offsets in enumerate(_rounds(len(slots), len(powers))):
        for game in range(len(slots)):
            if len(planned) == games:
                return tuple(planned)
            seats = {power: slots[(game + offsets[i]) % len(slots)] for i, power in enumerate(powers)}
            own = seeds[number % len(seeds)] if seeds else (seed + len(planned)) & _SEED_MASK
            planned.append(PlannedGame(len(planned) + 1, own, MappingProxyType(seats)))
    raise AssertionError("there is always another round")


def repeated(games: Sequence[PlannedGame]) -> tuple[int, int] | None:
    """The numbers of the first two games with one seed and the same seats: bots would play the same game twice."""
    first: dict[tuple[int, tuple[tuple[Power, str], ...]], int] = {}
    for game in games:
        number = first.setdefault((game.seed, tuple(game.seats.items())), game.number)
        if number != game.number:
            return number, game.number
    return None


def notes_on_balance(slots: Sequence[str], games: Sequence[PlannedGame]) -> tuple[str, ...]:
    """What a number of games can't balance, and which number would, as sentences; empty where all is balanced."""
    notes: list[str] = []
    left = len(games) % len(slots)
    if left:
        below, above = len(games) - left, len(games) - left + len(slots)
        better = f"{below} or {above} games would" if below else f"{above} games would"
        notes.append(f"with {len(games)} games not every entrant plays each power equally often; {better}")
    meetings = _meetings(slots, games)
    if meetings and min(meetings) != max(meetings):
        notes.append(f"pairs of entrants meet {min(meetings)} to {max(meetings)} times; the ratings allow for that")
    return tuple(notes)


def _meetings(slots: Sequence[str], games: Sequence[PlannedGame]) -> list[int]:
    """In how many games each pair of entrants that have one slot each meets."""
    single = [name for name in dict.fromkeys(slots) if slots.count(name) == 1]
    counts = {(a, b): 0 for i, a in enumerate(single) for b in single[i + 1 :]}
    for game in games:
        here = set(game.seats.values())
        present = [name for name in single if name in here]
        for i, a in enumerate(present):
            for b in present[i + 1 :]:
                counts[a, b] += 1
    return list(counts.values())


def _rounds(slots: int, powers: int) -> Iterator[tuple[int, ...]]:
    """The offsets of each round, for ever. The stream that proposes them is its own: the seeds change no seats."""
    random = MulberryRandom(slots * 1000 + powers)
    apart: Counter[int] = Counter()
    placed: Counter[tuple[int, int, int]] = Counter()
    natural = tuple(i % slots for i in range(powers))
    while True:
        best = natural
        least = _imbalance(best, slots, apart, placed)
        for _ in range(CANDIDATES):
            candidate = _candidate(slots, powers, random)
            cost = _imbalance(candidate, slots, apart, placed)
            if cost < least:
                best, least = candidate, cost
        for i, j, distance in _distances(best, slots):
            apart[min(distance, slots - distance)] += 1
            placed[i, j, distance] += 1
        yield best


def _candidate(slots: int, powers: int, random: MulberryRandom) -> tuple[int, ...]:
    """Offsets in which every slot sits as equally often as can be."""
    offsets = [i for _ in range(powers // slots) for i in range(slots)]
    offsets += random.sample(range(slots), powers - len(offsets))
    random.shuffle(offsets)
    return tuple(offsets)


def _distances(offsets: Sequence[int], slots: int) -> Iterator[tuple[int, int, int]]:
    """For each two powers, by how many slots their players are apart: two slots that far apart meet there once."""
    for i, one in enumerate(offsets):
        for j in range(i + 1, len(offsets)):
            yield i, j, (offsets[j] - one) % slots


def _imbalance(
    offsets: Sequence[int], slots: int, apart: Counter[int], placed: Counter[tuple[int, int, int]]
) -> tuple[int, int]:
    """What a round with these offsets would add to the sums of squares of meetings, and of meetings by seats."""
    added: Counter[int] = Counter()
    meetings = places = 0
    for i, j, distance in _distances(offsets, slots):
        near = min(distance, slots - distance)
        # Opposite slots (distance S/2) meet twice a round for one such pair of seats.
        weight = 2 if 2 * near == slots else 1
        meetings += weight * (2 * (apart[near] + added[near]) + 1)
        added[near] += 1
        places += 2 * placed[i, j, distance] + 1
    return meetings, places
