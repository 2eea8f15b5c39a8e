"""Running a sweep: does what its results lack, keeps each piece at once, and makes the report at the end."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from engine.commons.sweep.hands import Hands
from engine.commons.sweep.plan import Piece, SweepPlan
from engine.commons.sweep.report import write_report
from engine.commons.sweep.results import Results
from engine.commons.sweep.work import Row, do_piece
from engine.errors import ConcordError, SweepError
from engine.executors import CLUSTER, LOCAL, Cluster, check_executor, cores
from engine.folder_lock import held

ATTEMPTS = 3
"""How often a piece is begun that its machine, not its scenario, lets down."""
LOOK_S = 0.5
"""How often it is looked whether somebody cancelled, or a cluster grew, shrank or is gone."""


class Cancelled(Exception):
    """The sweep was cancelled; what was done is kept, and running it again goes on."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is: runs done of all, and the seconds that the rest will take; None while nobody knows."""

    done: int
    total: int
    seconds_left: float | None


class _Workers(Protocol):
    def submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]: ...

    def width(self) -> int: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...


class Sweep:
    """One run of a plan in a folder. `run` it once, in any thread; `cancel` it from any.

    `executor` is ``local`` or ``dask://HOST:PORT``; in the thread that runs it `observe` is told how far it is, and
    `kept` the rows of each piece, before all others those that the folder has already.
    """

    def __init__(
        self,
        plan: SweepPlan,
        folder: Path,
        executor: str = LOCAL,
        observe: Callable[[Progress], None] | None = None,
        kept: Callable[[Iterable[Row]], None] | None = None,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self._executor = executor
        self._observe = observe
        self._heard = kept
        self._cancelled = threading.Event()
        self.faults = 0
        """How often agents failed to decide, in all runs; known once it has run."""

    def run(self) -> Path:
        """Do what is left and make the report; the folder.

        Raises `Cancelled`, and `ConcordError` where the folder is another sweep's or busy, a file can't be written,
        the cluster is lost, or a run failed. What was done is kept.
        """
        check_executor(self._executor)
        with held(self.folder / ".lock", "another sweep is running in this folder"):
            results = self._opened()
            try:
                self._hand_out(results)
                if results.done < self.plan.runs:
                    self._do(results)
                self.faults = write_report(self.plan, results, self.folder)
            finally:
                results.close()
        return self.folder

    def look(self) -> Progress:
        """What the folder has, handed out as by `run`, without going on. Raises as `run` does."""
        with held(self.folder / ".lock", "another sweep is running in this folder"):
            results = self._opened()
            try:
                self._hand_out(results)
                return Progress(results.done, self.plan.runs, None)
            finally:
                results.close()

    def cancel(self) -> None:
        """End it as soon as may be: the pieces under way are dropped. Thread-safe, and safe twice."""
        self._cancelled.set()

    def _opened(self) -> Results:
        results = Results(self.folder, self.plan)
        results.go_on = self._check
        return results

    def _check(self) -> None:
        if self._cancelled.is_set():
            raise Cancelled

    def _hand_out(self, results: Results) -> None:
        if self._heard is not None:
            self._heard(results.rows())
        self._tell(results, None)

    def _do(self, results: Results) -> None:
        left = deque((piece, 1) for piece in self.plan.pieces(self.plan.together()) if not _is_done(piece, results))
        workers = self._workers()
        try:
            self._work(workers, left, results)
        finally:
            workers.stop()
            workers.close()

    def _workers(self) -> _Workers:
        if self._executor == LOCAL:
            return Hands(self.plan.spec.processes or cores())
        return Cluster(self._executor.removeprefix(CLUSTER))

    def _work(self, workers: _Workers, left: deque[tuple[Piece, int]], results: Results) -> None:
        """Keep as many pieces going as there are hands; one that its machine failed goes to the end."""
        running: dict[Future[Any], tuple[Piece, int]] = {}
        began, before = time.monotonic(), results.done
        while left or running:
            self._check()
            width = workers.width()
            while left and len(running) < width:
                piece, attempt = left.popleft()
                scenario = self.plan.scenario_of(piece.cell)
                running[workers.submit(do_piece, scenario, str(self.plan.base), piece)] = (piece, attempt)
            if not running:  # a cluster without machines, for now
                self._cancelled.wait(LOOK_S)
                continue
            for future in wait(running, timeout=LOOK_S, return_when=FIRST_COMPLETED).done:
                piece, attempt = running.pop(future)
                if not self._kept(future, piece, attempt, results):
                    left.append((piece, attempt + 1))
            new = results.done - before
            rest = self.plan.runs - results.done
            self._tell(results, (time.monotonic() - began) / new * rest if new else None)

    def _kept(self, future: Future[Any], piece: Piece, attempt: int, results: Results) -> bool:
        """Whether the piece was done; False for one to be done again. Raises what ends the sweep."""
        try:
            worker, rows = future.result()
        except ConcordError:
            raise
        except BaseException as error:
            if self._cancelled.is_set():
                raise Cancelled from error
            if not isinstance(error, Exception | CancelledError):
                raise
            if attempt == ATTEMPTS:
                detail = " ".join(str(error).split())[:200] or type(error).__name__
                what = f"run {piece.first} could not be done {ATTEMPTS} times ({detail})"
                raise SweepError(
                    what, str(self.folder), "mend the cause, then run the same command to go on"
                ) from error
            return False
        results.add(worker, rows)
        if self._heard is not None:
            self._heard(rows)
        return True

    def _tell(self, results: Results, seconds_left: float | None) -> None:
        if self._observe is not None:
            self._observe(Progress(results.done, self.plan.runs, seconds_left))


def _is_done(piece: Piece, results: Results) -> bool:
    return all(results.holds(piece.first + number) for number in range(len(piece.seeds)))
