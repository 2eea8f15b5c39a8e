"""The seats of players that are asked from outside: code agents in worker processes of their own, and minds."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine.commons.answers import METHODS, OPTIONAL, REQUIRED
from engine.commons.attempts import Attempts
from engine.commons.mind_seat import DEADLINE_S, MindSeat
from engine.commons.runner import SeatFor
from engine.commons.scenario import PlayerPlan
from engine.errors import BotError
from engine.minds.specs import mind_of
from engine.seats.bot_seat import DEADLINES, BotSeat, Deadlines
from engine.seats.catalogue import resolve
from engine.seats.protocol import BotContract, Seat

HELPER = "engine.commons.agent_api"
CONTRACT = BotContract("commons_engine", REQUIRED, METHODS, optional=OPTIONAL, streams=True)


@dataclass(frozen=True, slots=True)
class Seating:
    """Finds the files of agents and minds from `base`, the scenario's folder; keeps what agents print in `logs`, or
    nowhere, and what minds are asked in `attempts`. `person` makes the seats of persons, where there can be some.
    """

    base: Path
    logs: Path | None = None
    person: Callable[[str], Seat] | None = None
    deadlines: Deadlines = DEADLINES
    attempts: Attempts = field(default_factory=Attempts)
    arena: str = ""

    def of_arena(self, arena: str) -> SeatFor:
        """The same for one arena of a world, whose players may be named as others elsewhere are."""
        logs = None if self.logs is None else self.logs / arena
        return replace(self, logs=logs, arena=arena).seat_for

    def seat_for(self, player: PlayerPlan) -> Seat:
        """The seat of a player. Raises `BotError` where there is no such file, or nobody to sit there, and for a mind
        what `mind_of` raises: a key that is missing, a faulty table.
        """
        form = player.form
        if form.human is not None and self.person is not None:
            return self.person(player.id)
        if form.mind is not None:
            mind = mind_of(form.mind, folder=self.base)
            return MindSeat(player.id, mind, self.attempts, self.arena, form.deadline or DEADLINE_S)
        if form.agent is None:
            raise BotError("a person can't play here", f"player {player.id}", "seat a strategy, an agent or a mind")
        bot = resolve(self.base / os.path.expanduser(form.agent), [])
        log = None if self.logs is None else self.logs / f"{player.id}.log"
        return BotSeat(bot, 0, HELPER, log=log, deadlines=self.deadlines, contract=CONTRACT)
