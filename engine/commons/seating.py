"""The seats of players that are asked from outside: code agents in worker processes of their own (`engine.seats`)."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from engine.commons.answers import METHODS, REQUIRED
from engine.commons.scenario import PlayerPlan
from engine.errors import BotError
from engine.seats.bot_seat import BotSeat
from engine.seats.catalogue import resolve
from engine.seats.protocol import BotContract, Seat

HELPER = "engine.commons.agent_api"
CONTRACT = BotContract(module="commons_engine", required=REQUIRED, arguments=METHODS, streams=True)


@dataclass(frozen=True, slots=True)
class Seating:
    """Finds agents' files from `base`, the scenario's folder; keeps their logs in `logs`, or nowhere."""

    base: Path
    logs: Path | None = None

    def seat_for(self, player: PlayerPlan) -> Seat:
        """The seat of a code agent. Raises `BotError` where there is no such file, or nobody to sit there."""
        form = player.form
        if form.agent is None:
            kind = "a person" if form.human else "a model"
            raise BotError(f"{kind} can't play here", f"player {player.id}", "seat a strategy or an agent's file")
        bot = resolve(self.base / os.path.expanduser(form.agent), [])
        log = None if self.logs is None else self.logs / f"{player.id}-{bot.id}.log"
        return BotSeat(bot, 0, HELPER, log=log, contract=CONTRACT)
