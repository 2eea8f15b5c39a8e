"""Who does the pieces of a sweep here: processes of this program, each behind a thread that waits for it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from engine.commons.sweep.plan import Piece
from engine.errors import ConcordError
from engine.files import json_line
from engine.resources import ROOT
from engine.seats import frames
from engine.seats.launch import worker_command

MODULE = "engine.commons.sweep.worker"


class HandLost(Exception):
    """The process ended, or was ended, in the middle of a piece."""


class Hands:
    """So many processes. One that is lost loses the piece that it had, and another takes its place."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="hand")
        self._own = threading.local()
        self._processes: set[subprocess.Popen[bytes]] = set()
        self._lock = threading.Lock()
        self._stopped = False

    def submit(self, function: Callable[..., Any], scenario: dict[str, Any], base: str, piece: Piece) -> Future[Any]:
        """Have a piece done; `function` is `work.do_piece`, which the processes know by themselves."""
        return self._threads.submit(self._do, scenario, base, piece)

    def width(self) -> int:
        """One more than there are hands, so that none waits for its next piece."""
        return self._count + 1

    def stop(self) -> None:
        """Drop the pieces under way: the processes are ended. Thread-safe; safe twice."""
        with self._lock:
            self._stopped = True
            processes = tuple(self._processes)
        for process in processes:
            process.kill()

    def close(self) -> None:
        """End every process and wait for their threads."""
        self.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in tuple(self._processes):
            self._end(process)

    def _do(self, scenario: dict[str, Any], base: str, piece: Piece) -> tuple[str, list[dict[str, Any]]]:
        process = self._process()
        asked = {"scenario": scenario, "base": base, "cell": piece.cell.number, "first": piece.first}
        body = json_line({**asked, "seeds": list(piece.seeds)}).encode("utf-8")
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            frames.write_frame(process.stdin.fileno(), frames.pack(body, trusted=True))
            answer = frames.read_frame(process.stdout.fileno())
        except OSError as error:
            answer, why = None, str(error)
        else:
            why = "it ended"
        if answer is None:
            self._own.process = None
            self._end(process)
            raise HandLost(f"a worker process was lost ({why})")
        return _taken(frames.read(answer.decode("utf-8")))

    def _process(self) -> subprocess.Popen[bytes]:
        """The process of this thread, started when it is first needed."""
        process: subprocess.Popen[bytes] | None = getattr(self._own, "process", None)
        if process is None:
            with self._lock:
                if self._stopped:
                    raise HandLost("the sweep was ended")
                process = self._own.process = _started()
                self._processes.add(process)
        return process

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()
        with self._lock:
            self._processes.discard(process)


def _started() -> subprocess.Popen[bytes]:
    """A session of its own: an interrupt from the terminal is for the host, which then ends its hands."""
    # One thread in numeric libraries: there is a process a processor already.
    own = {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    return subprocess.Popen(
        worker_command(MODULE),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        env={**os.environ, **own},
        start_new_session=os.name == "posix",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0) if sys.platform == "win32" else 0,
    )


def _taken(answer: dict[str, Any]) -> tuple[str, list[dict[str, Any]]]:
    if "what" in answer:
        raise ConcordError(answer["what"], answer["where"], answer["remedy"])
    if "failed" in answer:
        raise RuntimeError(answer["failed"])
    return answer["worker"], answer["rows"]
