"""Closing seats to the end, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from engine.seats.protocol import Seat


async def close_all(seats: Iterable[Seat]) -> None:
    """To the end, also if the caller is cancelled (again) meanwhile: a seat that is half closed leaks its worker."""
    closing = asyncio.gather(*(seat.close() for seat in seats))
    cancelled = False
    while not closing.done():
        try:
            await asyncio.shield(closing)
        except asyncio.CancelledError:
            cancelled = True
    closing.result()
    if cancelled:
        raise asyncio.CancelledError
