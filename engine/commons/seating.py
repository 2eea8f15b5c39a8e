"""The seats of players that are asked from outside: code agents in worker processes of their own (`engine.seats`)."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from engine.commons.answers import METHODS, OPTIONAL, REQUIRED
from engine.commons.runner import SeatFor
from engine.commons.scenario import PlayerPlan
from engine.errors import BotError
from engine.seats.bot_seat import DEADLINES, BotSeat, Deadlines
from engine.seats.catalogue import resolve
from engine.seats.protocol import BotContract, Seat

HELPER = "engine.commons.agent_api"
CONTRACT = BotContract("commons_engine", REQUIRED, METHODS, optional=OPTIONAL, streams=True)


@dataclass(frozen=True, slots=True)
class Seating:
    """Finds agents' files from `base`, the scenario's folder; keeps what they print in `logs`, or nowhere. `person`
    makes the seats of persons, where there can be some.
    """

    base: Path
    logs: Path | None = None
    person: Callable[[str], Seat] | None = None
    deadlines: Deadlines = DEADLINES

    def of_arena(self, arena: str) -> SeatFor:
        """The same for one arena of a world, whose players may be named as others elsewhere are."""
        return replace(self, logs=None if self.logs is None else self.logs / arena).seat_for

    def seat_for(self, player: PlayerPlan) -> Seat:
        """The seat of a player. Raises `BotError` where there is no such file, or nobody to sit there."""
        form = player.form
        if form.human is not None and self.person is not None:
            return self.person(player.id)
        if form.agent is None:
            kind = "a person" if form.human else "a model"
            raise BotError(f"{kind} can't play here", f"player {player.id}", "seat a strategy or an agent's file")
        bot = resolve(self.base / os.path.expanduser(form.agent), [])
        log = None if self.logs is None else self.logs / f"{player.id}.log"
        return BotSeat(bot, 0, HELPER, log=log, deadlines=self.deadlines, contract=CONTRACT)
