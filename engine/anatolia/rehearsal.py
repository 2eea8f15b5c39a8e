"""Bringing the bots of a resumed match, or a reloaded one, to where they were: their recorded snapshots, again.

A bot's memory and its place in the random stream follow from the calls it had. So a new worker gets the same calls, in
order; what it answers is compared with the record, which stands (`anatolia: Bots`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from engine.anatolia.board import Power
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.events import Diverged
from engine.anatolia.game import Game
from engine.anatolia.record import GameRecord, PhaseRecord
from engine.anatolia.replay import step
from engine.errors import RecordError
from engine.seats.protocol import Answer, Call, Reason, Seat, is_lethal


@dataclass(frozen=True, slots=True)
class Lost:
    """A worker that was alive in the record and ended in the rehearsal."""

    power: Power
    method: str
    reason: Reason


class Rehearsal:
    """The recorded calls of one match. It plays on a game of its own.

    `reloaded` is a power whose bot is loaded anew now, whatever became of its worker.
    """

    def __init__(self, record: GameRecord, reloaded: Power | None = None) -> None:
        self._record = record
        self._phases = tuple(record.phases)
        self._reloaded = reloaded
        self._since = {power: index for index, phase in enumerate(self._phases) for power in phase.reloads}

    def gone(self) -> set[Power]:
        """The powers whose workers are gone for the match: they ended, and were not reloaded after that."""
        gone: set[Power] = set()
        for phase in self._phases:
            gone.difference_update(phase.reloads)
            gone.update(f.power for f in phase.fallbacks if is_lethal(f.method, f.reason))
        gone.discard(self._reloaded or "")
        return gone

    def said_missing(self) -> set[tuple[Power, str]]:
        """The methods that bots lack, of which the match has told."""
        return {
            (fallback.power, fallback.method)
            for phase in self._phases
            for fallback in phase.fallbacks
            if fallback.reason == "missing"
        }

    async def run(self, seats: Mapping[Power, Seat], emit: Callable[[Diverged], None]) -> list[Lost]:
        """Ask every bot whose worker lives all that it was asked, all seats at once; say where one answers otherwise.

        What was recorded before a reload came from another file, so it may differ unsaid. Raises
        `RecordError` where the record's replay differs.
        """
        game = self._record.begin()
        bots = {power: seat for power, seat in seats.items() if seat.kind == "bot"}
        for power in self.gone():
            bots.pop(power, None)
        lost = []
        for index, phase in enumerate(self._phases):
            asked = [power for power in game.asked() if power in bots]
            method = METHOD_OF_PHASE[phase.phase]
            calls = (Call(method, game.bot_state_json(power), partial(game.check, power)) for power in asked)
            answers = await asyncio.gather(*(bots[p].ask(call) for p, call in zip(asked, calls, strict=True)))
            for power, answer in zip(asked, answers, strict=True):
                comparable = power == self._reloaded or index >= self._since.get(power, 0)
                if comparable and self._differs(game, phase, power, method, answer):
                    emit(Diverged(phase.year, phase.season, phase.phase, power, method))
                if answer.gone:
                    del bots[power]
                    if answer.reason is not None:  # one that did not even open has said so
                        lost.append(Lost(power, method, answer.reason))
            difference = step(game, phase)
            if difference is not None:
                raise RecordError("the replay differs from the saved game", str(difference), "use another copy")
        return lost

    def _differs(self, game: Game, phase: PhaseRecord, power: Power, method: str, answer: Answer) -> bool:
        if answer.reason is not None or answer.gone:
            reasons = {f.reason for f in phase.fallbacks if f.power == power and f.method == method}
            if answer.reason == "missing" and (power, method) in self.said_missing():
                return power in phase.submissions  # said once a match, so most phases don't record it
            return answer.reason not in reasons
        return power not in phase.submissions or game.cleaned(power, answer.payload) != phase.submissions[power]
