"""Seats that need no process: answers from a function or a list, and the seat of a worker that is gone."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeAlias

from engine.seats.protocol import Answer, Call, SeatKind

Script: TypeAlias = Callable[[Call], Any | Awaitable[Any]]


class ScriptedSeat:
    """Answers each call with what a function gives for it (a payload, an `Answer`, or an awaitable of either), or with
    the next of a list; a list that is used up, and a payload that is refused, give ``invalid``.
    """

    kind: SeatKind = "bot"

    def __init__(self, script: Script | Iterable[Any], opening: Answer | None = None) -> None:
        self._opening = opening
        self._script: Script = script if callable(script) else _reader(script)
        self.calls: list[Call] = []
        self.closed = False

    async def open(self) -> Answer | None:
        """The opening it was given."""
        return self._opening

    async def ask(self, call: Call) -> Answer:
        """The script's answer, checked as a bot's is."""
        self.calls.append(call)
        answer = self._script(call)
        if inspect.isawaitable(answer):
            answer = await answer
        if isinstance(answer, Answer):
            return answer
        if answer is None or call.check(answer) is not None:
            return Answer(reason="invalid")
        return Answer(payload=answer)

    async def close(self) -> None:
        """Remember that it was closed."""
        self.closed = True


def _reader(payloads: Iterable[Any]) -> Script:
    rest = iter(payloads)

    def script(_: Call) -> Any:
        return next(rest, None)

    return script


class GoneSeat:
    """The seat of a bot whose worker is gone for the match: the default, always, and nothing said about it."""

    kind: SeatKind = "bot"

    async def open(self) -> Answer | None:
        """There is nothing to start."""
        return None

    async def ask(self, call: Call) -> Answer:
        """The default."""
        return Answer(gone=True)

    async def close(self) -> None:
        """There is nothing to end."""
