"""The worker process: one bot behind frames. It starts before the bot does, and ends when its host does.

What the host sends: ``{"id": 0, "init": {"file", "language", "helper", "board", "seed", "log", "contract"}}``,
then any number of ``{"id": n, "call": method, "state": snapshot}``. What it gets: ``{"id": 0, "up": true}`` at once,
then one frame in return for each of those: ``{"id": n, "value": ...}`` or ``{"id": n, "fault": reason, "detail":
text}``.

Imports here are counted: an interpreter with these is up in some 40 ms.
"""

from __future__ import annotations

import faulthandler
import importlib
import io
import itertools
import os
import queue
import sys
import threading

from engine.seats import frames
from engine.seats.guard import Guard
from engine.seats.limits import LOG_BYTES, OVERRUN_S
from engine.seats.memory import MemoryBound
from engine.seats.plain import Oversize
from engine.seats.python_host import Fault, describe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Host(Protocol):
        """What a worker needs of a language; see `python_host`."""

        def load(self, path: str, helper: str, board: Any, seed: int, contract: dict[str, Any]) -> None: ...

        def take(self, text: str) -> Any: ...

        def call(self, method: str, state: Any) -> Any: ...


HOSTS = {
    "javascript": ("engine.seats.javascript_host", "JavaScriptHost"),
    "python": ("engine.seats.python_host", "PythonHost"),
}
"""The host of each language: module and class, imported by the worker that needs it."""

EXIT_PIPE = 70
"""The worker's exit status when its pipe is of no use any more."""


def main() -> None:
    """Serve one host until it is gone. Never returns."""
    source, sink = _take_streams()
    sys.dont_write_bytecode = True  # an import must not look like a bot that writes files
    try:
        _die_with_host()
        memory = MemoryBound()
        inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_read, args=(source, inbox), name="frames", daemon=True).start()
        frames.write_frame(sink, frames.encode({"id": 0, "up": True}))
        Worker(sink, memory).serve(inbox)
    except SystemExit:
        os._exit(0)
    except BaseException:
        os._exit(EXIT_PIPE)
    os._exit(0)


class Worker:
    """Turns each frame into one answer."""

    def __init__(self, sink: int, memory: MemoryBound) -> None:
        self._sink = sink
        self._memory = memory
        self._guard = Guard(os.getcwd(), memory.is_own)
        self._host: Host | None = None
        self._log: BotLog | None = None

    def serve(self, inbox: queue.SimpleQueue[bytes]) -> None:
        """Answer frame after frame; the reading thread ends the process with the last."""
        for number in itertools.count():  # the host numbers its frames like this, one at a time
            body = inbox.get()
            try:
                reply = self._answer(body)
            except MemoryError:
                reply = OUT_OF_MEMORY
            except Oversize:
                frames.announce_oversize(self._sink)
                continue
            self._send(number, reply)

    def _send(self, number: int, reply: dict[str, Any]) -> None:
        try:
            frame = frames.encode({"id": number, **reply})
        except frames.FrameTooLarge:
            frames.announce_oversize(self._sink)
            return
        except MemoryError:
            frame = frames.encode({"id": number, **OUT_OF_MEMORY})
        frames.write_frame(self._sink, frame)

    def _answer(self, body: bytes) -> dict[str, Any]:
        reply: dict[str, Any] = {"value": None}
        self._watch()
        try:
            if self._host is None:
                self._load(frames.read(body.decode("utf-8"))["init"])
            else:
                method, text = frames.unpack_call(body)
                state = self._host.take(text)
                self._memory.lower()
                reply = {"value": self._host.call(method, state)}
        except Fault as fault:
            reply = {"fault": fault.reason, "detail": fault.detail}
        finally:
            self._memory.lift()
            faulthandler.cancel_dump_traceback_later()
        broken = self._guard.take()
        if broken is not None:
            return {"fault": "forbidden", "detail": f"{broken} is forbidden\n{reply.get('detail', '')}".strip()}
        return reply

    def _watch(self) -> None:
        """Should the host be gone and the bot hold the interpreter for ever, a thread that needs neither ends it."""
        try:
            faulthandler.dump_traceback_later(OVERRUN_S, exit=True, file=self._log.fd if self._log else 2)
        except RuntimeError:
            return  # no thread to be had: the other two ways of noticing the host's end remain

    def _load(self, init: dict[str, Any]) -> None:
        self._log = BotLog.opened(init["log"])
        if self._log is not None:
            faulthandler.enable(self._log.fd)
        # Unbuffered, as under `python -u`: what a bot printed before it was killed is in its log.
        outlet = io.TextIOWrapper(self._log or Nowhere(), "utf-8", "replace", write_through=True)  # type: ignore[type-var]
        sys.stdout = sys.stderr = outlet
        module, name = HOSTS[init["language"]]
        try:
            host: Host = getattr(importlib.import_module(module), name)()
        except BaseException as error:
            raise Fault("load-error", describe(error)) from None
        self._guard.install()
        self._memory.lower()
        host.load(init["file"], init["helper"], init["board"], init["seed"], init["contract"])
        self._host = host


OUT_OF_MEMORY = {"fault": "exception", "detail": "MemoryError"}

LOG_IS_FULL = b"\n[the log is full; what the bot prints from here on is not kept]\n"


class Nowhere(io.RawIOBase):
    """Takes everything and keeps nothing."""

    @property
    def keeps(self) -> bool:
        """Whether what comes next is kept."""
        return False

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        return len(data)


class BotLog(Nowhere):
    """The bot's local log: what it prints, up to `LOG_BYTES`; the rest is dropped."""

    def __init__(self, fd: int) -> None:
        super().__init__()
        self.fd = fd
        self._left = LOG_BYTES

    @property
    def keeps(self) -> bool:
        return self._left > 0

    @classmethod
    def opened(cls, path: str | None) -> BotLog | None:
        """The log at `path`; None where there is to be none, or none can be written: that stops no match."""
        if path is None:
            return None
        try:
            return cls(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600))
        except OSError:
            return None

    def write(self, data: Any) -> int:
        size = len(data)
        if self._left > 0:
            part = bytes(data[: self._left])
            self._left -= len(part)
            try:
                os.write(self.fd, part if self._left else part + LOG_IS_FULL)
            except OSError:
                self._left = 0  # a full disk is no fault of the bot's
        return size


def _take_streams() -> tuple[int, int]:
    """The descriptors of the frames, in and out; in their place the bot finds an empty input and outputs to nowhere."""
    source, sink = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(nowhere, fd)
    os.close(nowhere)
    if os.name == "nt":
        import msvcrt

        for fd in (source, sink):
            msvcrt.setmode(fd, os.O_BINARY)  # type: ignore[attr-defined]
    return source, sink


def _read(source: int, inbox: queue.SimpleQueue[bytes]) -> None:
    """The reading thread: it sees the host's end also while the bot loops, and then ends the process.

    It removes nothing: a worker can't know whose folder it was started in. Hosts remove what hosts made (`launch`).
    """
    try:
        while (body := frames.read_frame(source)) is not None:
            inbox.put(body)
    finally:
        os._exit(EXIT_PIPE)


def _die_with_host() -> None:
    """On Linux the system ends the worker with the thread that started it, whatever the bot does meanwhile."""
    if sys.platform != "linux":
        return
    import ctypes
    import signal

    set_parent_death_signal = 1
    ctypes.CDLL(None).prctl(set_parent_death_signal, int(signal.SIGKILL), 0, 0, 0)


if __name__ == "__main__":
    main()
