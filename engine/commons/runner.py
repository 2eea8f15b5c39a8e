"""Runs an arena: asks its players, writes its log, then tells who watches (`commons: An arena's turn`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from engine.commons import answers
from engine.commons.arena import Arena, Request
from engine.commons.forms import PlayerForm
from engine.commons.log import LogWriter
from engine.commons.pacts import PlayerId
from engine.commons.scenario import ArenaPlan, PlayerPlan, player_strategy
from engine.commons.strategies import Strategy
from engine.commons.streams import Purpose
from engine.commons.views import Ledger, LiveView, observation
from engine.errors import BotError, ConcordError
from engine.files import json_line
from engine.seats.bot_seat import BotSeat
from engine.seats.human_seat import SeatLeft
from engine.seats.limits import SEED_KEY
from engine.seats.protocol import INIT, Answer, Call, Reason, Seat, is_lethal
from engine.streams import derived, number_of

HEAR_EVERY = 4
"""Turns between two looks at whether somebody interrupts, where all players answer at once: a millisecond."""

GONE = "gone"
"""In place of a reason, where a seat says none."""

Record: TypeAlias = dict[str, Any]
SeatFor: TypeAlias = Callable[[PlayerPlan], Seat]
"""Makes the seat of a player that is asked from outside; raises `ConcordError` where there is none for it."""


@dataclass(frozen=True, slots=True)
class _Away:
    """Who lets somebody else answer: its seat or its strategy, and why it was gone, if it was."""

    seat: Seat | None
    strategy: tuple[Strategy, LiveView] | None
    lost: str | None


class ArenaRunner:
    """One arena with its players. `open`, then `turn` until it says that it is over, then `close`.

    `seat_for` makes the seats of code agents, minds and persons; built-in strategies are called here. `watch` is told
    each record once it is in the log, `mourn` each fault as it happens. Who has failed sits out the rest of the turn
    and harvests nothing in it; who is gone sits out every turn from then on.
    """

    def __init__(
        self,
        plan: ArenaPlan,
        seat_for: SeatFor,
        writer: LogWriter | None = None,
        watch: Callable[[Record], None] | None = None,
    ) -> None:
        self.plan = plan
        self.arena = plan.arena()
        self.ledger = Ledger(self.arena, told=())
        self.memories: dict[PlayerId, Any] = {}
        self.turns = plan.scenario.turns
        self._seat_for = seat_for
        self.writer = writer
        self.watch = watch
        self.mourn: Callable[[PlayerId, str, Answer], None] | None = None
        self._inline: dict[PlayerId, tuple[Strategy, LiveView]] = {}
        self._playing: Sequence[PlayerId] = ()
        self._here: Sequence[tuple[PlayerId, Strategy, LiveView]] = ()
        self._seats: dict[PlayerId, Seat] = {}
        self._lost: dict[PlayerId, str] = {}
        self._away: dict[PlayerId, _Away] = {}
        self.minds: set[PlayerId] = set()
        """Who is a mind: it has no process that could be gone."""
        self._failed: dict[PlayerId, str] = {}
        for player in plan.players:
            self._seat(player)

    @property
    def over(self) -> bool:
        """Whether every turn was played, or the stock is gone for good."""
        return self.arena.turn >= self.turns or self.arena.finished

    async def open(self) -> None:
        """Start the players that are processes; one whose file does not load fails every turn.

        Raises `BotError` where this machine, not a player, is what failed.
        """
        await asyncio.gather(*(self._open(player) for player in self._seats if player not in self._lost))

    async def turn(self) -> Record:
        """Play one turn: the record, which is then in the log."""
        arena = self.arena
        self._failed = {}
        arena.begin_turn()
        for _ in range(arena.rules.talk_rounds):
            arena.talk(await self._talk())
        record = arena.settle(await self._decide())
        self.take(record)
        if self.writer is not None:
            self.writer.add(record)
        if self.watch is not None:
            self.watch(record)
        await self._welcome()
        return record

    async def run(self) -> Record | None:
        """Every turn that is left, the players started before and ended after; the last record."""
        last: Record | None = None
        try:
            await self.open()
            while not self.over:
                last = await self.turn()
                if self.arena.turn % HEAR_EVERY == 0:
                    await asyncio.sleep(0)  # built-in players wait for nothing: here an interrupt is heard
        finally:
            await self.close()
        return last

    async def close(self) -> None:
        """End every player that is a process."""
        away = [each.seat for each in self._away.values() if each.seat is not None]
        await asyncio.gather(*(seat.close() for seat in (*self._seats.values(), *away)))

    def take_seat(self, player: PlayerId, seat: Seat, requested: Sequence[float]) -> None:
        """Have this seat answer for a player from its next question on. `requested` is what it asked for in each
        turn that it played. Raises `ConcordError` where there is nobody to make room.
        """
        if player not in self.arena.players:
            raise ConcordError(f"{player} does not play", "the seat", "take the seat of a player who does")
        if player in self._away:
            raise ConcordError(f"the seat of {player} is taken", "the seat", "take another one")
        before = _Away(self._seats.get(player), self._inline.pop(player, None), self._lost.pop(player, None))
        self._away[player] = before
        self._failed.pop(player, None)
        self._playing = ()
        self._seats[player] = seat
        self.ledger.requested.setdefault(player, list(requested))

    def give_back(self, player: PlayerId) -> None:
        """The one who played before answers again. A question that waits is for `SeatLeft` to pass on."""
        before = self._away.pop(player)
        self._playing = ()
        if before.seat is not None:
            self._seats[player] = before.seat
        if before.strategy is not None:
            self._inline[player] = before.strategy
            del self._seats[player], self.ledger.requested[player]
        if before.lost is not None:
            self._lost[player] = before.lost

    def take(self, record: Record) -> None:
        """What a turn left to remember: the public record, and the memories, which become part of it."""
        self.ledger.add(record)
        memories = {player: self.memories[player] for player in sorted(self.memories)}
        if any(memory is not None for memory in memories.values()):
            record["memory"] = memories

    def restore(self, record: Mapping[str, Any]) -> None:
        """Go on after a turn that is in the log already: the arena has played it, the players are told.

        Who was gone stays gone.
        """
        self.ledger.add(record)
        self.memories = {**dict.fromkeys(self.memories), **record.get("memory", {})}
        for player in self.arena.joined:
            self._seat_newcomer(player)
        for entry in record["decisions"]:
            if "error" in entry and entry["playerId"] not in self.minds and _is_final(entry["error"]):
                self._lost[entry["playerId"]] = entry["error"]

    def _strategies(self) -> Sequence[tuple[PlayerId, Strategy, LiveView]]:
        """The built-in players that play now: who has left is asked nothing."""
        if self._playing is not self.arena.players:  # another list since somebody came or went
            self._playing = self.arena.players
            self._here = [(player, *self._inline[player]) for player in self._playing if player in self._inline]
        return self._here

    async def _talk(self) -> dict[PlayerId, Sequence[Any]]:
        said: dict[PlayerId, Sequence[Any]] = {}
        for player, strategy, view in self._strategies():
            actions = strategy.talk(view)
            if actions:
                said[player] = actions
        for player, payload in (await self._ask("talk", answers.check_talk)).items():
            if payload is not None:
                said[player] = answers.actions_of(payload)
        return said

    async def _decide(self) -> dict[PlayerId, Request | float]:
        requests: dict[PlayerId, Request | float] = {
            player: strategy.decide(view) for player, strategy, view in self._strategies()
        }
        if self._seats:
            asked = [player for player in self._seats if player not in requests]
            given = await self._ask("decide", answers.check_decide)
            for player in asked:
                if player in given:
                    requests[player] = float(answers.harvest_of(given[player]))
                else:
                    requests[player] = Request(0.0, self._failed.get(player) or self._lost.get(player))
        return requests

    async def _ask(self, method: str, check: Callable[[Any], Any]) -> dict[PlayerId, Any]:
        """What all that can be asked from outside answer, blind: each question is made before any answer is in."""
        if not self._seats:
            return {}
        out = self._failed.keys() | self._lost.keys()
        players = [player for player in self.arena.players if player in self._seats and player not in out]
        calls = [Call(method, json_line(self._question(method, player)), check) for player in players]
        given = await asyncio.gather(*map(self._answer, players, calls))
        taken: dict[PlayerId, Any] = {}
        for player, answer in zip(players, given, strict=True):
            if answer.reason is not None or answer.gone:
                self._fail(player, method, answer)
            else:
                taken[player] = answer.payload
                if player in self.memories:  # a person who plays for a strategy leaves none
                    self.memories[player] = answers.memory_of(answer.payload, self.memories[player])
        return taken

    async def _answer(self, player: PlayerId, call: Call) -> Answer:
        """The answer of whoever sits there; where a person stands up meanwhile, of the one who plays again."""
        try:
            return await self._seats[player].ask(call)
        except SeatLeft:
            if player not in self._inline:
                return await self._seats[player].ask(call)
        strategy, view = self._inline[player]
        return Answer(payload=list(strategy.talk(view)) if call.method == "talk" else strategy.decide(view))

    def _fail(self, player: PlayerId, method: str, answer: Answer) -> None:
        self._failed[player] = _reason(method, answer)
        if answer.gone:
            self._lost[player] = self._failed[player]
        if self.mourn is not None:
            self.mourn(player, method, answer)

    def _question(self, method: str, player: PlayerId) -> Record:
        """What a player is asked with; its chance follows from seed, turn and round, so that a resumed run repeats."""
        told = observation(self.ledger, player, self.plan.information, self.turns)
        place = (self.arena.turn, self.arena.round if method == "talk" else 0, number_of(player))
        seed = derived(self.arena.seed, Purpose.PLAYER, *place)
        return {"obs": told, "memory": self.memories.get(player), SEED_KEY: seed}

    async def _welcome(self) -> None:
        """Seat those who joined during the turn."""
        for player in self.arena.joined:
            if self._seat_newcomer(player) is not None:
                await self._open(str(player["id"]))

    async def _open(self, player: PlayerId) -> None:
        seat = self._seats[player]
        answer = await seat.open()
        if answer is None:
            return
        if isinstance(seat, BotSeat) and not seat.came_up:
            raise BotError(f"the agent's process did not start ({answer.detail})", f"player {player}", "try again")
        self._fail(player, INIT, answer)

    def _seat_newcomer(self, player: Mapping[str, Any]) -> Seat | None:
        form = PlayerForm.model_validate(dict(player))
        return self._seat(PlayerPlan(form.id, player_strategy(form, self.plan.information, "player", []), form))

    def _seat(self, player: PlayerPlan) -> Seat | None:
        if player.strategy is not None:
            self._inline[player.id] = (player.strategy, LiveView(self.ledger, player.id))
            return None
        seat = self._seat_for(player)
        self._seats[player.id] = seat
        if player.form.mind is not None:
            self.minds.add(player.id)
        self.ledger.requested.setdefault(player.id, [])
        self.memories.setdefault(player.id, None)
        return seat


_TELLING = ("invalid", "uncloneable")
"""Reasons whose details follow from the answer alone: logs repeat, and hold no path or address of this machine."""


def _reason(method: str, answer: Answer) -> str:
    """Why a player failed, as the record keeps it: ``method: reason``; the rest is for the agent's author."""
    detail = f": {answer.detail}" if answer.reason in _TELLING and answer.detail else ""
    return f"{method}: {answer.reason or GONE}{detail}"


def _is_final(error: str) -> bool:
    """Whether the player of a record's error never answered again."""
    method, _, rest = error.partition(": ")
    reason = rest.partition(": ")[0]
    return reason == GONE or is_lethal(method, cast(Reason, reason))


def nobody(player: PlayerPlan) -> Seat:
    """For scenarios of built-in strategies alone."""
    raise LookupError(f"there is no seat for {player.id}")


def run_arena(
    plan: ArenaPlan, writer: LogWriter | None = None, seat_for: SeatFor = nobody
) -> tuple[Arena, Record | None]:
    """A whole run, for scripts and tests: the arena after it, and the last record."""
    runner = ArenaRunner(plan, seat_for, writer)
    last = asyncio.run(runner.run())
    return runner.arena, last
