"""One world that is served: a thread of its own plays it, so that no world waits for another, nor the server for any.

What the rest of the server sees of it are immutable values (`snapshot`) and its logs; whatever changes it is awaited
through `change`, and happens between rounds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Any, Literal, TypeVar

from engine.commons.world_runner import WorldRunner
from engine.errors import ConcordError, FaultyInput, ServerError, TreatyError
from engine.server.journal import Journal
from engine.server.limits import Limits
from engine.server.problems import Problem, problem_of

Result = TypeVar("Result")
State = Literal["paused", "running", "over", "failed"]

_REMEDY = "restart the server: it goes on after the last whole round"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A world between two rounds: `World.summary()`, the wealth and the last TurnRecord of each arena, its agents."""

    summary: Mapping[str, Any]
    wealth: Mapping[str, Mapping[str, float]]
    last: Mapping[str, Mapping[str, Any] | None]
    agents: tuple[Mapping[str, Any], ...]
    over: bool


@dataclass(slots=True)
class _Going:
    """A run at a rate, in rounds a second; None is as fast as can be."""

    rate: float | None
    task: asyncio.Task[None] | None = None
    stop: asyncio.Event = field(default_factory=asyncio.Event)


class ServedWorld:
    """`start` once, `close` once and at any time; the rest in between, from the server's loop."""

    def __init__(self, name: str, title: str, runner: WorldRunner, folder: Path, limits: Limits) -> None:
        self.id = name
        self.title = title
        self.runner = runner
        self.folder = folder
        self.failure: ConcordError | None = None
        self.closed = False
        self.rate: float | None = None
        self.journal = Journal(folder)
        self.snapshot = self._taken()
        self._limits = limits
        self._going: _Going | None = None
        self._asked = 0
        self._waiters: set[asyncio.Event] = set()
        self._outside = asyncio.get_running_loop()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=f"world-{name}", daemon=True)
        self._opened: Future[None] = Future()
        self._turn = asyncio.Lock()
        """Held while a round is played or something is changed."""
        self._over = asyncio.Event()

    @property
    def state(self) -> State:
        """What it is doing."""
        if self.failure is not None:
            return "failed"
        if self._going is not None:
            return "running"
        return "over" if self.snapshot.over else "paused"

    # From the server's loop

    async def start(self) -> None:
        """Begin the thread and the players. Raises `ConcordError` where they can't be started."""
        self._thread.start()
        await asyncio.shield(asyncio.wrap_future(self._opened))

    async def change(self, act: Callable[[WorldRunner], Awaitable[Result]]) -> Result:
        """Let something be changed between two rounds; it is in the logs when this returns. Raises `Problem`."""
        return await self._call(self._changed(act))

    async def advance(self, rounds: int) -> int:
        """Play so many rounds, or as many as are left: how many were played. Raises `Problem`."""
        return await self._call(self._advanced(rounds))

    async def run(self, rate: float | None) -> None:
        """Play on at this rate until told to pause, or the end. Raises `Problem`."""
        await self._call(self._begun(rate))

    async def pause(self) -> None:
        """Play no further than the round that is under way, which ends first."""
        await self._call(self._paused())

    async def close(self) -> None:
        """End the thread, the players and the logs; whoever waits is told that it is gone."""
        if self.closed:
            return
        self.closed = True
        self._ring()
        if self._thread.is_alive():
            with contextlib.suppress(RuntimeError):  # it ended by itself in this very moment
                self._loop.call_soon_threadsafe(self._end)
            await asyncio.to_thread(self._thread.join)

    @contextlib.contextmanager
    def news(self) -> Iterator[asyncio.Event]:
        """An event that is set when there is more in the journal, or the world is closed; the reader clears it."""
        event = asyncio.Event()
        self._waiters.add(event)
        try:
            yield event
        finally:
            self._waiters.discard(event)

    async def _call(self, work: Coroutine[Any, Any, Result]) -> Result:
        """In the world's loop, to its end even if who asked is gone."""
        if self.closed or not self._thread.is_alive():
            work.close()
            raise _gone()
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return await asyncio.shield(asyncio.wrap_future(future))
        except asyncio.CancelledError:
            if self.closed:
                raise _gone() from None
            raise

    def _ring(self) -> None:
        for event in self._waiters:
            event.set()

    # In the world's thread

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        try:
            await self.runner.open()
            self._opened.set_result(None)
            await self._over.wait()
        except Exception as error:
            self._opened.set_exception(error)
        finally:
            await self._put_away()

    def _end(self) -> None:
        self._over.set()

    async def _put_away(self) -> None:
        """The round that is under way may end, but not for long; then the players and the logs end."""
        if self._going is not None:
            self._going.stop.set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._turn.acquire(), self._limits.last_round_s)
        mine = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not mine]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        try:
            await self.runner.close()
        except ConcordError as error:
            _log.error("the logs of world %s: %s", self.id, error)

    async def _changed(self, act: Callable[[WorldRunner], Awaitable[Result]]) -> Result:
        async with self._turn:
            self._check()
            with self._careful():
                result = await act(self.runner)
                self.runner.write_changes()
            self._note()
            return result

    async def _advanced(self, rounds: int) -> int:
        if self._going is not None or self._asked:
            raise Problem(HTTPStatus.CONFLICT, "the world is being played", "pause it first, or wait for its rounds")
        self._asked += 1
        try:
            for number in range(rounds):
                if not await self._round():
                    if number == 0:
                        raise _is_over()
                    return number
                await asyncio.sleep(0)  # built-in players wait for nothing: here others are heard
        finally:
            self._asked -= 1
        return rounds

    async def _begun(self, rate: float | None) -> None:
        self._check()
        if self._asked:
            raise Problem(HTTPStatus.CONFLICT, "rounds are being played", "wait for them to end")
        if self.runner.over:
            raise _is_over()
        await self._paused()
        self.rate = rate
        self._going = _Going(rate)
        self._going.task = asyncio.ensure_future(self._go(self._going))

    async def _paused(self) -> None:
        going = self._going
        if going is not None and going.task is not None:
            going.stop.set()
            await asyncio.shield(going.task)

    async def _go(self, going: _Going) -> None:
        loop = asyncio.get_running_loop()
        gap = 0.0 if going.rate is None else 1.0 / going.rate
        due = loop.time()
        try:
            while not going.stop.is_set() and await self._round():
                due = max(due + gap, loop.time() - 1.0)  # what was missed for long is not made up for
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(going.stop.wait(), max(0.0, due - loop.time()))
        except Problem as problem:
            _log.error("world %s can't go on: %s", self.id, problem.what)
        finally:
            self._going = None
            self._outside_ring()

    async def _round(self) -> bool:
        """Play one; whether there was one to play."""
        async with self._turn:
            self._check()
            if self.runner.over:
                return False
            with self._careful():
                await self.runner.round()
            self._note()
            return True

    def _check(self) -> None:
        if self.failure is not None:
            what = f"the world failed: {self.failure.what}: {self.failure.where}"
            raise Problem(HTTPStatus.CONFLICT, what, _REMEDY)

    @contextlib.contextmanager
    def _careful(self) -> Iterator[None]:
        """What is refused as a whole changes nothing; what breaks off in the middle can't be gone on with."""
        try:
            yield
        except Problem:
            raise
        except (FaultyInput, TreatyError) as error:
            raise problem_of(error) from error
        except Exception as error:
            _log.exception("world %s failed", self.id)
            unforeseen = ServerError("the world can't go on", f"{self.id} ({type(error).__name__})", _REMEDY)
            self.failure = error if isinstance(error, ConcordError) else unforeseen
            self._outside_ring()
            what = f"the world failed: {self.failure.what}"
            raise Problem(HTTPStatus.INTERNAL_SERVER_ERROR, what, _REMEDY) from error

    def _note(self) -> None:
        """What others see follows what is in the logs."""
        self.journal.grow()
        self.snapshot = self._taken()
        self._outside_ring()

    def _taken(self) -> Snapshot:
        arenas = self.runner.world.arenas
        return Snapshot(
            self.runner.world.summary(),
            {name: dict(arena.wealth) for name, arena in arenas.items()},
            {name: arena.last for name, arena in arenas.items()},
            tuple(self.runner.agents),
            self.runner.over,
        )

    def _outside_ring(self) -> None:
        with contextlib.suppress(RuntimeError):  # the server's loop has ended
            self._outside.call_soon_threadsafe(self._ring)


def _gone() -> Problem:
    return Problem(HTTPStatus.SERVICE_UNAVAILABLE, "the world is being put away", "ask again once the server is back")


def _is_over() -> Problem:
    return Problem(HTTPStatus.CONFLICT, "every round was played", "make another world, or remove this one")
