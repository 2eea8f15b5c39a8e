"""A person's seat: no deadline; a refusal is explained and the seat waits on (`bot-api: Worker execution`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from engine.seats.protocol import Answer, Call, Refusal, SeatKind


class SeatLeft(Exception):
    """The person stood up while being asked: whoever sits down asks that question of somebody else."""


class HumanSeat:
    """Answered through `submit`, in the thread of the loop that asks."""

    kind: SeatKind = "human"

    def __init__(self, player: str) -> None:
        self.player = player
        self.asked: Callable[[Call], None] | None = None
        """Called once the seat waits for an answer to this call."""
        self._call: Call | None = None
        self._answer: asyncio.Future[Any] | None = None

    @property
    def waiting(self) -> Call | None:
        """The call that nobody has answered yet."""
        return self._call

    async def open(self) -> Answer | None:
        """Nothing to get ready."""
        return None

    async def ask(self, call: Call) -> Answer:
        """Wait, for as long as it takes, for a payload that the phase takes. Raises `SeatLeft`."""
        self._call = call
        self._answer = asyncio.get_running_loop().create_future()
        try:
            if self.asked is not None:
                self.asked(call)
            return Answer(payload=await self._answer)
        finally:
            self._call = None
            self._answer = None

    def submit(self, payload: Any) -> Refusal | None:
        """Hand in an answer. What is wrong with it, if it is refused; the seat then waits as before."""
        if self._call is None or self._answer is None or self._answer.done():
            return Refusal("phase", f"nothing is asked of {self.player} now")
        refusal = self._call.check(payload)
        if refusal is None:
            self._call = None
            self._answer.set_result(payload)
        return refusal

    def leave(self) -> None:
        """Stand up: the question that waits is not answered here."""
        if self._answer is not None and not self._answer.done():
            self._call = None
            self._answer.set_exception(SeatLeft())

    async def close(self) -> None:
        """Stop waiting."""
        if self._answer is not None:
            self._answer.cancel()
