"""Seats persons at an arena that is running: takes a seat from a strategy, an agent or a mind, and gives it back.

It lives in the thread of the run. What it tells are frozen values; what it is told comes as calls into the loop.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.commons.log_index import LogIndex
from engine.commons.pacts import PlayerId
from engine.commons.runner import ArenaRunner
from engine.errors import ConcordError
from engine.seats.human_seat import HumanSeat
from engine.seats.protocol import Call


@dataclass(frozen=True, slots=True)
class Taken:
    """A person sits there now. `returnable`: somebody else played there, and would again."""

    player: PlayerId
    returnable: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """What a person is asked: to ``talk`` in this round of so many, or to ``decide``. `obs` is all that it may know."""

    player: PlayerId
    method: str
    obs: Mapping[str, Any]
    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Returned:
    """Nobody sits there any more; `gone`: the player plays no more."""

    player: PlayerId
    gone: bool = False


@dataclass(frozen=True, slots=True)
class SeatRefused:
    """What was handed in, or asked for, was not taken; a seat that waits waits on."""

    player: PlayerId
    where: str
    what: str


class SeatKeeper:
    """`person` for the seats that a scenario leaves to persons, `begin` once the players are up, `end` when it is over.

    `take`, `give_back` and `submit` at any time between. `wake` is called when a seat is taken: a run that is paused
    goes on to where the person is asked.
    """

    def __init__(self, tell: Callable[[object], None], wake: Callable[[], None], log: Path) -> None:
        self._tell = tell
        self._wake = wake
        self._log = log
        self._runner: ArenaRunner | None = None
        self._seats: dict[PlayerId, HumanSeat] = {}
        self._lent: set[PlayerId] = set()

    @property
    def occupied(self) -> bool:
        """Whether a person plays: the run then waits for nobody else, and keeps no pace."""
        return bool(self._seats)

    def person(self, player: PlayerId) -> HumanSeat:
        """The seat of a player whom the scenario leaves to a person."""
        seat = self._seats[player] = self._new(player)
        self._tell(Taken(player, returnable=False))
        return seat

    def begin(self, runner: ArenaRunner) -> None:
        """The run, its players up."""
        self._runner = runner
        runner.watch = self._turned

    def end(self) -> None:
        """The run is over: everyone stands up."""
        self._runner = None
        for player in [*self._seats]:
            self._stand_up(player)

    def take(self, player: PlayerId) -> None:
        """Seat a person there; `Taken` or `SeatRefused` comes."""
        try:
            if self._runner is None:
                raise ConcordError("the run is not under way", "the seat", "take a seat of a run that is played here")
            if player in self._seats:
                raise ConcordError(f"a person sits there already: {player}", "the seat", "take another one")
            seat = self._new(player)
            self._runner.take_seat(player, seat, self._requested(player))
        except ConcordError as error:
            self._tell(SeatRefused(player, error.where, error.what))
            return
        self._seats[player] = seat
        self._lent.add(player)
        self._tell(Taken(player, returnable=True))
        self._wake()

    def give_back(self, player: PlayerId) -> None:
        """Let the one who played before play again, beginning with the question that waits."""
        if player in self._lent and self._runner is not None:
            self._runner.give_back(player)
            self._stand_up(player)

    def submit(self, player: PlayerId, payload: Any) -> None:
        """Hand in what a person answers; `SeatRefused` comes where it is not taken."""
        seat = self._seats.get(player)
        refusal = None if seat is None else seat.submit(payload)
        if refusal is not None:
            self._tell(SeatRefused(player, refusal.where, refusal.what))

    def _new(self, player: PlayerId) -> HumanSeat:
        seat = HumanSeat(player)
        seat.asked = functools.partial(self._asked, player)
        return seat

    def _stand_up(self, player: PlayerId, gone: bool = False) -> None:
        self._lent.discard(player)
        self._seats.pop(player).leave()
        self._tell(Returned(player, gone))

    def _asked(self, player: PlayerId, call: Call) -> None:
        runner = self._runner
        assert runner is not None
        self._tell(Asked(player, call.method, call.state["obs"], runner.arena.round, runner.arena.rules.talk_rounds))

    def _turned(self, record: Mapping[str, Any]) -> None:
        """After a turn: who was made to leave plays no more."""
        runner = self._runner
        for player in [*self._seats]:
            if runner is not None and player not in runner.arena.players:
                if player in self._lent:
                    runner.give_back(player)
                self._stand_up(player, gone=True)

    def _requested(self, player: PlayerId) -> list[float]:
        """What the player asked for so far, from the log: the runner keeps no list of it for strategies."""
        with LogIndex(self._log) as index:
            turns = [entry for entry in index.grow() if entry["kind"] == "turn"]
        return [
            float(each["requested"]) for entry in turns for each in entry["decisions"] if each["playerId"] == player
        ]
