"""Plays a match and kills itself, by SIGKILL, in the midst of a phase: a script that tests run as a process of its own.

``python interrupted.py GAME.json PHASE YEAR SEED YEARS BOT...`` prints the process ids of the workers before it dies.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from engine.anatolia.board import shipped_board
from engine.anatolia.events import MatchEvent, PhaseBegan, SeatChanged
from engine.anatolia.resume import new_match
from engine.seats.bot_seat import BotSeat


def main(path: str, phase: str, year: str, seed: str, years: str, *bots: str) -> None:
    inside = False

    def observe(event: MatchEvent) -> None:
        """The kill comes when the phase has asked everyone and one seat has answered."""
        nonlocal inside
        if isinstance(event, PhaseBegan):
            inside = event.position.phase == phase and event.position.year >= int(year)
        if inside and isinstance(event, SeatChanged) and event.light.state == "done":
            print(*(seat.pid for seat in match.seats.values() if isinstance(seat, BotSeat)), flush=True)
            os.kill(os.getpid(), signal.SIGKILL)

    specs = dict(zip(shipped_board().powers, bots, strict=True))
    match = new_match(specs, seed=int(seed), max_years=int(years), path=Path(path), observe=observe)
    asyncio.run(match.run())
    sys.exit(f"the match never came to {phase}")


if __name__ == "__main__":
    main(*sys.argv[1:])
