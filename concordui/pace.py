"""How fast a watched match goes: a gate between its phases."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds to wait after each phase that moves something on the map, and whether to wait until told."""

    seconds: float = 0.0
    paused: bool = False


class PaceGate:
    """Awaited between phases, in the match's loop. Each pass takes the pace's seconds, and as long as it is paused."""

    def __init__(self, pace: Pace | None = None) -> None:
        self._pace = pace or Pace()
        self._changed = asyncio.Event()
        self._steps = 0

    def set_pace(self, pace: Pace) -> None:
        """The pace from here on, also for the pass that waits now."""
        self._pace = pace
        self._steps = 0
        self._changed.set()

    def step(self) -> None:
        """Let one pass through at once."""
        self._steps += 1
        self._changed.set()

    async def passed(self) -> None:
        """Returns when the next phase may begin."""
        while self._steps == 0:
            self._changed.clear()
            pace = self._pace
            timeout = None if pace.paused else pace.seconds
            try:
                await asyncio.wait_for(self._changed.wait(), timeout)
            except TimeoutError:
                return
        self._steps -= 1
