"""What a player knows: live for the built-in strategies, as plain JSON for whoever is asked from outside.

Both say the same, and nothing of a pact to which the player is no party (`pacts: Information discipline`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Literal

from engine.commons.arena import Arena
from engine.commons.pacts import PlayerId


@dataclass(frozen=True, slots=True)
class Information:
    """What the scenario makes public: the stock and what follows from it, and whose harvests."""

    stock: bool = True
    harvests: Literal["all", "total", "own"] = "all"

    @property
    def shown(self) -> frozenset[str]:
        """In the words of `strategies.Strategy.sees`."""
        stock = {"stock"} if self.stock else set()
        return frozenset(stock if self.harvests == "own" else stock | {"harvests"})


class Ledger:
    """The public record as the players come to know it, turn by turn.

    What was `requested` is kept of those alone who are in it: all players of the beginning, unless `told` says who.
    """

    def __init__(self, arena: Arena, told: Iterable[PlayerId] | None = None) -> None:
        self.arena = arena
        those = arena.players if told is None else told
        self.requested: dict[PlayerId, list[float]] = {player: [] for player in those}
        self.actual: dict[PlayerId, list[float]] = {player: [] for player in arena.players}
        self.fines: dict[PlayerId, dict[int, float]] = {}
        self.stock = 0.0
        self.total = 0.0
        self.count = 0

    def add(self, record: Mapping[str, Any]) -> None:
        """Another turn."""
        decisions = record["decisions"]
        total, book_of = 0.0, self.actual
        for entry in decisions:
            actual = entry["actual"]
            book_of[entry["playerId"]].append(actual)
            total += actual
        if self.requested:
            for entry in decisions:
                if entry["playerId"] in self.requested:
                    self.requested[entry["playerId"]].append(entry["requested"])
        self.stock, self.total, self.count = record["stockBefore"], total, len(decisions)
        for each in record.get("perturbations", ()):
            for fined in each.get("effect", {}).get("sanctions", ()):
                book = self.fines.setdefault(fined["playerId"], {})
                book[record["turn"]] = book.get(record["turn"], 0.0) + fined["fine"]
        for player in self.arena.joined:
            self.actual.setdefault(str(player["id"]), [])


class LiveView:
    """`strategies.View` of one player, over the arena as it stands: nothing is copied."""

    __slots__ = ("_arena", "_ledger", "me")

    def __init__(self, ledger: Ledger, player: PlayerId) -> None:
        self._ledger = ledger
        self._arena = ledger.arena
        self.me = player

    @property
    def seed(self) -> int:
        return self._arena.seed

    @property
    def turn(self) -> int:
        return self._arena.turn

    @property
    def players(self) -> Sequence[PlayerId]:
        return self._arena.players

    @property
    def stock(self) -> float:
        return self._arena.stock

    @property
    def last_stock(self) -> float:
        return self._ledger.stock

    @property
    def available(self) -> float:
        return self._arena.available

    @property
    def sustainable(self) -> float:
        return self._arena.sustainable

    @property
    def own(self) -> Sequence[float]:
        return self._ledger.actual[self.me]

    @property
    def others_mean(self) -> float | None:
        own, ledger = self._ledger.actual[self.me], self._ledger
        if not own or ledger.count < 2:
            return None
        return (ledger.total - own[-1]) / (ledger.count - 1)

    @property
    def fines(self) -> Mapping[int, float]:
        return self._ledger.fines.get(self.me, {})

    @property
    def pacts(self) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        return self._arena.pacts.view_for(self.me)


MOST_MESSAGES = 200
"""The latest that a player is told again: whoever talks without end makes nobody's observation endless."""


def _heard(arena: Arena, player: PlayerId) -> list[dict[str, Any]]:
    """What was said to everyone, to the player and by the player, the latest last."""
    latest = (each for each in reversed(arena.messages) if each["to"] is None or player in (each["to"], each["from"]))
    return [*islice(latest, MOST_MESSAGES)][::-1]


def observation(ledger: Ledger, player: PlayerId, information: Information, turns: int) -> dict[str, Any]:
    """What a code agent, a model or a person is told: player-scoped plain JSON, made anew each time."""
    arena = ledger.arena
    own = zip(ledger.requested[player], ledger.actual[player], strict=True)
    first = arena.turn - len(ledger.actual[player])
    told: dict[str, Any] = {
        "turn": arena.turn,
        "turns": turns,
        "me": player,
        "players": list(arena.players),
        "wealth": arena.wealth[player],
        "history": [
            {"turn": first + number, "requested": asked, "actual": actual} for number, (asked, actual) in enumerate(own)
        ],
        "fines": [{"turn": turn, "fine": fine} for turn, fine in ledger.fines.get(player, {}).items()],
        "pacts": arena.pacts.view_for(player),
        "messages": _heard(arena, player),
    }
    if information.stock:
        told.update(stock=arena.stock, available=arena.available, sustainable=arena.sustainable)
    if information.harvests != "own" and ledger.count:
        told["lastTotal"] = ledger.total
    if information.harvests == "all" and arena.last is not None:
        told["last"] = [
            {"playerId": entry["playerId"], "requested": entry["requested"], "actual": entry["actual"]}
            for entry in arena.last["decisions"]
        ]
    return told
