"""A bot's seat: a worker process of its own, a deadline a call, every row of the fault table (`anatolia: Bots`)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.seats import frames, launch, limits
from engine.seats.catalogue import BotFile
from engine.seats.link import LinkBroken, Reply, WorkerLink
from engine.seats.protocol import INIT, ORDERS, Answer, BotContract, Call, Reason, SeatKind, is_lethal

_LOADING_FAULTS = ("load-error", "forbidden")
_CALL_FAULTS = ("exception", "missing", "uncloneable", "forbidden")


@dataclass(frozen=True, slots=True)
class Deadlines:
    """Seconds: until a worker is up, until its bot is loaded, for one call. The rule book fixes the last two."""

    start: float = limits.START_S
    init: float = limits.INIT_S
    call: float = limits.CALL_S


DEADLINES = Deadlines()

Starter = Callable[[Path], Awaitable[WorkerLink]]
"""Starts a worker in this folder and gives the host's end of it; raises `OSError` where that can't be done."""


async def start_worker(folder: Path) -> WorkerLink:
    """A worker process in a session of its own, so that it can be ended with all that it started."""
    _, link = await asyncio.get_running_loop().subprocess_exec(
        WorkerLink,
        *launch.worker_command(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=folder,
        env=launch.worker_environment(folder),
        start_new_session=os.name == "posix",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0) if sys.platform == "win32" else 0,
    )
    return link


class BotSeat:
    """One bot in one worker. What it answers after its worker is gone is the default, without a reason (`Answer.gone`).

    `seed` seeds its random stream (already mixed, `rng.worker_seed`); `helper` names the module it imports as
    ``pact_engine``, on `board` (JSON) where that is not the module's own; `log` is the bot author's local file for
    prints and details, or None to keep none; `contract` is what its world asks of it.
    """

    kind: SeatKind = "bot"

    def __init__(
        self,
        bot: BotFile,
        seed: int,
        helper: str,
        board: Any = None,
        log: Path | None = None,
        deadlines: Deadlines = DEADLINES,
        start: Starter = start_worker,
        contract: BotContract = ORDERS,
    ) -> None:
        self.bot = bot
        self._seed = seed
        self._helper = helper
        self._board = board
        self._log = log
        self._deadlines = deadlines
        self._start = start
        self._contract = contract
        self._starting: asyncio.Future[WorkerLink] | None = None
        self._link: WorkerLink | None = None
        self._folder: Path | None = None
        self._number = 0
        self._gone = False
        self.came_up = False
        """Whether the worker was ever up: while it was not, what failed is this machine and not the bot."""
        self.load_ms: float | None = None
        """How long loading the bot took of its `INIT_S`; None before that."""

    @property
    def pid(self) -> int | None:
        """The process id of the worker, while there is one."""
        return self._link.pid if self._link is not None and not self._gone else None

    async def open(self) -> Answer | None:
        """Start the worker and load the bot; an `Answer` with the reason where that failed."""
        began = time.perf_counter()
        try:
            self._folder = launch.make_folder()
            self._prepare_log()
            async with asyncio.timeout(self._deadlines.start):
                self._starting = asyncio.ensure_future(self._start(self._folder))
                # Shielded: asyncio leaks the pipes of a start that is cancelled halfway. `_end` waits for it instead.
                self._link = await asyncio.shield(self._starting)
                await self._link.wait()
                await self._link.take(0)
                self.came_up = True
        except OSError as error:  # a TimeoutError is one
            return await self._lose("crash", f"the worker did not start: {error}", INIT, began)
        except LinkBroken as error:
            return await self._lose(error.reason, error.detail, INIT, began)
        except BaseException:
            self._abandon()
            raise
        frame = frames.encode({"id": 0, "init": self._init()}, trusted=True)
        sent = time.perf_counter()
        reply = await self._exchange(INIT, frame, self._deadlines.init)
        self.load_ms = _ms_since(sent)
        if isinstance(reply, Answer):
            return reply
        return await self._judge_loading(reply.message, began)

    async def ask(self, call: Call) -> Answer:
        """One answer within the call's deadline; the reason where there is none."""
        if self._gone or self._link is None:
            return Answer(gone=True)
        self._number += 1
        frame = frames.pack_call(self._number, call.method, call.text)
        began = time.perf_counter()
        reply = await self._exchange(call.method, frame, self._deadlines.call)
        if isinstance(reply, Answer):
            return reply
        return await self._judge(call, reply, began)

    async def close(self) -> None:
        """End the worker, whatever it does, and remove its folder."""
        self._gone = True
        await self._end()

    def _init(self) -> dict[str, Any]:
        return {
            "file": str(self.bot.path.absolute()),
            "language": self.bot.language,
            "helper": self._helper,
            "board": self._board,
            "seed": self._seed,
            "log": None if self._log is None else str(self._log.absolute()),
            "contract": self._contract.to_json(),
        }

    async def _exchange(self, method: str, frame: bytes, limit: float) -> Reply | Answer:
        """The worker's reply to this frame, or the `Answer` that says how it was lost.

        The limit is the worker's. An answer that is there counts, also where this host was held up and looks late.
        """
        assert self._link is not None
        began = time.perf_counter()
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(limit):
                    self._link.send(frame)
                    await self._link.wait()
            if self._link.ready:
                return await self._link.take(self._number)
        except LinkBroken as error:
            return await self._lose(error.reason, error.detail, method, began)
        except BaseException:
            self._abandon()
            raise
        reason: Reason = "init-timeout" if method == INIT else "timeout"
        return await self._lose(reason, f"no answer within {limit * 1000:.0f} ms", method, began)

    async def _judge_loading(self, reply: Mapping[str, Any], began: float) -> Answer | None:
        fault = reply.get("fault")
        if fault is None and "value" in reply:
            return None
        if fault in _LOADING_FAULTS:
            return await self._lose(fault, str(reply.get("detail", "")), INIT, began)
        return await self._lose("crash", "a frame that the worker never sends", INIT, began)

    async def _judge(self, call: Call, reply: Reply, began: float) -> Answer:
        message = reply.message
        fault = message.get("fault")
        if call.method in self._contract.optional and (fault == "missing" or message.get("value", call) is None):
            return Answer(elapsed_ms=_ms_since(began))
        if fault in _CALL_FAULTS:
            return self._fell_back(call.method, fault, str(message.get("detail", "")), began)
        if fault is not None or "value" not in message:
            return await self._lose("crash", "a frame that the worker never sends", call.method, began)
        payload = message["value"]
        if payload is None:
            return self._fell_back(call.method, "invalid", "nothing was returned", began)
        refusal = await asyncio.to_thread(call.check, payload) if reply.long else call.check(payload)
        if refusal is not None:
            return self._fell_back(call.method, "invalid", f"{refusal.where}: {refusal.what}", began)
        return Answer(payload=payload, elapsed_ms=_ms_since(began))

    def _fell_back(self, method: str, reason: Reason, detail: str, began: float) -> Answer:
        self._note(method, reason, detail)
        return Answer(reason=reason, gone=is_lethal(method, reason), detail=detail, elapsed_ms=_ms_since(began))

    async def _lose(self, reason: Reason, detail: str, method: str, began: float) -> Answer:
        """The worker is gone for the match."""
        self._gone = True
        answer = self._fell_back(method, reason, detail, began)
        await self._end()
        return answer

    async def _end(self) -> None:
        link, folder = self._link or await self._started(), self._folder
        if link is not None:
            await link.end()
        self._link = self._folder = self._starting = None
        if folder is not None:
            await asyncio.to_thread(launch.remove_folder, folder)  # a bot may have filled it

    async def _started(self) -> WorkerLink | None:
        """The worker of a start that was interrupted, once it has come to its end: nothing else would end it."""
        if self._starting is None:
            return None
        done, _ = await asyncio.wait({self._starting}, timeout=limits.END_S)
        if not done:
            self._starting.cancel()
            await asyncio.wait({self._starting})
        failed = self._starting.cancelled() or self._starting.exception() is not None
        return None if failed else self._starting.result()

    def _abandon(self) -> None:
        """The asking was cancelled in mid-call: an answer that comes later would be taken for the next call's."""
        self._gone = True
        if self._link is not None:
            self._link.kill()

    def _prepare_log(self) -> None:
        """Make the log's folder. A log that can't be written must not stop a match."""
        if self._log is not None:
            try:
                self._log.parent.mkdir(parents=True, exist_ok=True)
            except OSError:
                self._log = None

    def _note(self, method: str, reason: Reason, detail: str) -> None:
        """An entry in the bot author's log."""
        if self._log is None:
            return
        try:
            with self._log.open("a", encoding="utf-8", errors="replace") as file:
                file.write(f"[{method}: {reason}] {detail[-limits.DETAIL_CHARS :]}\n")
        except OSError:
            self._log = None


def _ms_since(began: float) -> float:
    return (time.perf_counter() - began) * 1000
