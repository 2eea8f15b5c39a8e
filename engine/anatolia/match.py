"""The match: asks every seat at once, waits at the barrier, applies the defaults, saves (`bot-api: Worker execution`).

It runs the same way in `concord play`, in a test and in the window's thread; only the seats differ. Whoever watches
gets `engine.anatolia.events`, in the loop's thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from engine.anatolia.board import Power
from engine.anatolia.chronicle import METHOD_OF_PHASE, Phase
from engine.anatolia.events import (
    Diverged,
    FellBack,
    Finished,
    MatchEvent,
    PhaseBegan,
    PhaseEnded,
    Reloaded,
    Saved,
    SaveFailed,
    SeatAsked,
    SeatChanged,
    SeatLight,
    SeatRefused,
)
from engine.anatolia.game import Game
from engine.anatolia.record import GameRecord
from engine.anatolia.rehearsal import Rehearsal
from engine.errors import BotError, FileError
from engine.seats.closing import close_all
from engine.seats.human_seat import HumanSeat
from engine.seats.protocol import INIT, Answer, Call, Reason, Refusal, Seat

Observe = Callable[[MatchEvent], None]

Remake = Callable[[Power], tuple[Seat, dict[str, Any]]]
"""Makes a bot's seat anew from its file, with what a saved game keeps of it. Raises `BotError`."""

_MOVING: frozenset[Phase] = frozenset(("orders", "retreats", "builds"))
"""The phases that move something on the map, after which a watcher may want a pause."""


class Match:
    """One match between seats, one for each power of the board. `run` it once; `close` it at any time.

    `record` collects what is submitted and is saved to `path` before the first phase and after each. `rehearsal`
    brings the bots of a resumed match to where they were; `remake` lets bots be reloaded. `between` is awaited after
    each phase that moves something on the map.
    """

    def __init__(
        self,
        game: Game,
        seats: Mapping[Power, Seat],
        record: GameRecord | None = None,
        path: Path | None = None,
        observe: Observe | None = None,
        *,
        rehearsal: Rehearsal | None = None,
        remake: Remake | None = None,
    ) -> None:
        if set(seats) != set(game.board.powers):
            raise ValueError(f"a match needs one seat for each of {', '.join(game.board.powers)}")
        if path is not None and record is None:
            raise ValueError("a match that is saved needs a record")
        self.game = game
        self.seats = {power: seats[power] for power in game.board.powers}
        self.record = record
        self.path = path
        self.between: Callable[[], Awaitable[None]] | None = None
        self._observe = observe
        self._rehearsal = rehearsal
        self._remake = remake
        self._remade: dict[Power, tuple[Seat, dict[str, Any]]] = {}
        self._lights: dict[Power, SeatLight] = {}
        self._missing: set[tuple[Power, str]] = set() if rehearsal is None else rehearsal.said_missing()
        self._fallbacks: list[FellBack] = []
        self._task: asyncio.Task[Any] | None = None
        for power, seat in self.seats.items():
            if isinstance(seat, HumanSeat):
                seat.asked = partial(self._human_asked, power)

    async def run(self) -> dict[str, Any]:
        """Play from where the game stands to its end; the result object. Seats are closed whatever happens."""
        self._task = asyncio.current_task()
        try:
            if not self.game.finished():
                await self._open_seats()
                self._save()
            while not self.game.finished():
                await self._play_phase()
        finally:
            self._task = None
            await close_all(self.seats.values())
        result = self.game.result()
        assert result is not None
        self._emit(Finished(self.game.position(), result))
        return result

    def submit(self, power: Power, payload: Any) -> Refusal | None:
        """Hand in a person's answer, in the loop's thread. A refusal is returned and told; the seat goes on waiting."""
        seat = self.seats.get(power)
        if not isinstance(seat, HumanSeat):
            return Refusal("seat", f"no person plays {power}")
        refusal = seat.submit(payload)
        if refusal is not None:
            self._emit(SeatRefused(power, METHOD_OF_PHASE.get(self.game.phase, ""), refusal))
        return refusal

    def reload(self, power: Power) -> None:
        """Load a bot's file anew, in the loop's thread: it takes its seat before the next phase, a lost one too.

        It is fed the calls of the match so far, so that it knows what it would know. Raises `BotError` where no bot
        plays `power` and where its file can't be used.
        """
        if self._remake is None:
            raise BotError("this match can't load its bots anew", power, "start it again")
        self._remade[power] = self._remake(power)

    async def close(self) -> None:
        """End the match where it stands: workers and all. Safe at any moment, and twice."""
        task = self._task
        if task is not None and task is not asyncio.current_task():
            task.cancel()
            await asyncio.wait([task])
        await close_all(self.seats.values())

    # Opening and closing

    async def _open_seats(self) -> None:
        """All at once; what fails is a fallback of the phase that is open."""
        openings = await asyncio.gather(*(seat.open() for seat in self.seats.values()))
        for power, opening in zip(self.seats, openings, strict=True):
            if opening is not None and opening.reason is not None:
                self._fall_back(power, INIT, opening.reason)
        if self._rehearsal is not None:
            for lost in await self._rehearsal.run(self.seats, self._emit):
                self._fall_back(lost.power, lost.method, lost.reason)

    async def _seat_remade(self) -> tuple[Power, ...]:
        """Let the bots that were loaded anew take their seats; who they are."""
        remade, self._remade = self._remade, {}
        for power, (seat, entry) in remade.items():
            await self.seats[power].close()
            self.seats[power] = seat
            self._lights[power] = SeatLight("idle")
            opening = await seat.open()
            changed: list[Diverged] = []
            if opening is not None and opening.reason is not None:
                self._fall_back(power, INIT, opening.reason)
            elif self.record is not None:
                for lost in await Rehearsal(self.record, power).run({power: seat}, changed.append):
                    self._fall_back(lost.power, lost.method, lost.reason)
            if self.record is not None:
                self.record.reseat(power, entry)
            self._emit(Reloaded(self.game.year, self.game.season, self.game.phase, power, len(changed)))
        return tuple(remade)

    # One phase

    async def _play_phase(self) -> None:
        game = self.game
        reloads = await self._seat_remade()
        asked = game.asked()
        method = METHOD_OF_PHASE[game.phase]
        # Every snapshot is taken before anyone answers: no seat sees another's submission.
        calls = {power: Call(method, game.bot_state_json(power), partial(game.check, power)) for power in asked}
        self._emit(PhaseBegan(game.position(), asked))
        self._light_all(asked)
        answers = await self._ask_all(calls)
        for power in asked:
            self._take(power, method, answers[power])
        year, season, ended = game.year, game.season, game.phase
        fallbacks, self._fallbacks = self._fallbacks, []
        if self.record is None:
            game.advance()
        else:
            self.record.carry_out(game, [event.to_json() for event in fallbacks], reloads)
        self._emit(PhaseEnded(year, season, ended, game.position()))
        self._save()
        if self.between is not None and ended in _MOVING and not game.finished():
            await self.between()

    async def _ask_all(self, calls: Mapping[Power, Call]) -> dict[Power, Answer]:
        async with asyncio.TaskGroup() as group:
            tasks = {power: group.create_task(self._ask(power, call)) for power, call in calls.items()}
        return {power: task.result() for power, task in tasks.items()}

    async def _ask(self, power: Power, call: Call) -> Answer:
        answer = await self.seats[power].ask(call)
        self._light(power, self._light_of(power, call.method, answer))
        return answer

    def _take(self, power: Power, method: str, answer: Answer) -> None:
        """Submit what a seat answered, or note why there is nothing."""
        reason = answer.reason
        if reason is None and not answer.gone and not self.game.submit(power, answer.payload)["ok"]:
            reason = "invalid"
        if reason is None or (reason == "missing" and (power, method) in self._missing):
            return
        if reason == "missing":
            self._missing.add((power, method))
        self._fall_back(power, method, reason)

    def _fall_back(self, power: Power, method: str, reason: Reason) -> None:
        event = FellBack(self.game.year, self.game.season, self.game.phase, power, method, reason)
        self._fallbacks.append(event)
        self._emit(event)

    def _human_asked(self, power: Power, call: Call) -> None:
        self._emit(SeatAsked(power, call.method, call.state))

    # What watchers are told

    def _light_all(self, asked: tuple[Power, ...]) -> None:
        living = self.game.living()
        for power, seat in self.seats.items():
            gone = self._lights.get(power, SeatLight("idle")).gone
            if power not in living:
                self._light(power, SeatLight("out", gone=gone))
            elif power not in asked:
                self._light(power, SeatLight("idle", gone=gone))
            elif not gone:
                self._light(power, SeatLight("waiting" if seat.kind == "human" else "thinking"))

    def _light_of(self, power: Power, method: str, answer: Answer) -> SeatLight:
        if answer.gone or (answer.reason is not None and (answer.reason != "missing" or self._is_news(power, method))):
            return SeatLight("fell-back", answer.elapsed_ms, answer.reason, answer.gone)
        return SeatLight("done", answer.elapsed_ms)

    def _is_news(self, power: Power, method: str) -> bool:
        return (power, method) not in self._missing

    def _light(self, power: Power, light: SeatLight) -> None:
        if self._lights.get(power) != light:
            self._lights[power] = light
            self._emit(SeatChanged(power, light))

    def _emit(self, event: MatchEvent) -> None:
        if self._observe is not None:
            self._observe(event)

    def _save(self) -> None:
        """A file that can't be written is said and never ends a match; the next phase tries again."""
        if self.path is None or self.record is None:
            return
        try:
            self.record.save(self.path)
        except FileError as error:
            self._emit(SaveFailed(error))
        else:
            self._emit(Saved(str(self.path)))
