"""A person as a mind: the same menu, answered in a dialog; a refusal is explained and the question stays open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.minds.judging import judged
from engine.minds.protocol import Failure, MindReply, MindRequest


class HumanMind:
    """Answered through `submit`, in the thread of the loop that asks; without a deadline: whoever asks may cancel."""

    def __init__(self, name: str = "human", *, clock: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        self.asked: Callable[[MindRequest], None] | None = None
        """Called once the person is waited for, with the question."""
        self._clock = clock
        self._request: MindRequest | None = None
        self._answer: asyncio.Future[MindReply] | None = None
        self._turn = asyncio.Lock()

    @property
    def waiting(self) -> MindRequest | None:
        """The question that nobody has answered yet."""
        return self._request

    async def decide(self, request: MindRequest) -> MindReply:
        """The person's choice, for as long as it takes; questions are put one at a time, in the order they came."""
        start = self._clock()
        async with self._turn:
            self._request = request
            self._answer = asyncio.get_running_loop().create_future()
            try:
                if self.asked is not None:
                    self.asked(request)
                reply = await self._answer
            finally:
                self._request = self._answer = None
        return replace(reply, elapsed_s=self._clock() - start)

    def submit(self, attempt: str, value: Any) -> Failure | None:
        """Hand in an answer to that attempt. What is wrong with it, if it is refused; the question then stays open."""
        if self._request is None or self._answer is None or self._answer.done():
            return Failure("execution", "nothing is asked now")
        if self._request.attempt != attempt:
            return Failure("execution", "this question is no longer open; another one is asked now")
        reply = judged(self._request, value)
        if reply.failure is None:
            self._request = None
            self._answer.set_result(reply)
        return reply.failure
