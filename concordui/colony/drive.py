"""How fast a colony goes: ticks one after another at a rate, as fast as they go, one at a time, or none."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

SLICE_S = 0.04
"""As fast as it goes, so long at a stretch before the loop looks at what else is wanted."""

MISSED_S = 1.0
"""What was missed for longer is not made up for."""


class Drive:
    """Awaited for as long as a run shall live: `tick` makes one, `rest` is taken between stretches."""

    def __init__(self, rate: float | None, playing: bool) -> None:
        self.rate = rate
        self.playing = playing
        self._steps = 0
        self._woken = asyncio.Event()

    def set_rate(self, rate: float | None) -> None:
        """Ticks a second; None for as fast as they go."""
        self.rate = rate
        self._woken.set()

    def play(self, playing: bool) -> None:
        """Go on, or hold after the tick under way."""
        self.playing = playing
        self._steps = 0
        self._woken.set()

    def step(self) -> None:
        """One more tick while it is held."""
        self._steps += 1
        self._woken.set()

    async def run(self, tick: Callable[[], Awaitable[None]], rest: Callable[[], Awaitable[None]]) -> None:
        """Until it is cancelled."""
        clock = asyncio.get_running_loop().time
        due = begun = clock()
        while True:
            if not self.playing and not self._steps:
                await self._wake(None)
                due = begun = clock()
                continue
            self._steps = max(0, self._steps - 1)
            await tick()
            if self.rate is None:
                due = clock()
                if due - begun >= SLICE_S:
                    await rest()
                    begun = clock()
                continue
            due = max(due + 1.0 / self.rate, clock() - MISSED_S)
            await asyncio.sleep(0)
            while self.playing and self.rate is not None and (left := due - clock()) > 0.0:
                await self._wake(left)

    async def _wake(self, within: float | None) -> None:
        self._woken.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._woken.wait()
