"""Where games are played: in threads here, or on a Dask cluster. One shape for both: futures of `concurrent.futures`.

Here a thread plays a game, and that is enough: a game's bots are processes of their own, and what its host does in
between is some milliseconds a phase (a quarter of the time of a game between quick bots, next to nothing with others).
"""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, Protocol

from engine.anatolia.chronicle import Position
from engine.anatolia.tournament.playing import GameJob, Outcome, Stop, play_game
from engine.errors import TournamentError

LOCAL = "local"
CLUSTER = "dask://"
CONNECT_S = 10.0
"""Until a scheduler has answered, and has a machine."""
NOBODY_S = 60.0
"""How long a cluster may be without any machine before the tournament gives up (it can be gone on with)."""


class Games(Protocol):
    """Plays games. `width` is how many it can play at once now; `submit` returns at once."""

    def submit(self, job: GameJob) -> Future[Outcome]: ...

    def width(self) -> int:
        """Raises `TournamentError` where nobody is left to play."""

    def stop(self) -> None:
        """Drop the games that are being played. Thread-safe; safe twice."""

    def close(self) -> None:
        """Wait for what is still running here, and put everything away."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LocalGames:
    """Games in threads of this process: as many at once as there are processors, unless said.

    `moved` and `began` are called in those threads.
    """

    def __init__(
        self,
        at_once: int | None = None,
        began: Callable[[int], None] | None = None,
        moved: Callable[[int, Position], None] | None = None,
    ) -> None:
        self._at_once = at_once or cores()
        self._began = began
        self._moved = moved
        self._stop = Stop()
        self._threads = ThreadPoolExecutor(self._at_once, thread_name_prefix="game")

    def submit(self, job: GameJob) -> Future[Outcome]:
        return self._threads.submit(self._play, job)

    def width(self) -> int:
        return self._at_once

    def stop(self) -> None:
        self._stop.stop()

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)

    def _play(self, job: GameJob) -> Outcome:
        if self._began is not None:
            self._began(job.number)
        moved = self._moved
        watch = None if moved is None else lambda position: moved(job.number, position)
        return play_game(job, self._stop, watch)


class ClusterGames:
    """Games on the machines of a Dask cluster; whose games it loses, it plays again elsewhere by itself."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._where = f"--executor {CLUSTER}{address}"
        self._client = self._connected()
        self._executor: Executor = self._client.get_executor(pure=False)
        self._futures: set[Future[Outcome]] = set()
        self._manned = time.monotonic()
        try:
            self._check_machines()
        except BaseException:
            self.close()
            raise

    def submit(self, job: GameJob) -> Future[Outcome]:
        future = self._executor.submit(play_game, job)
        self._futures.add(future)
        future.add_done_callback(self._futures.discard)
        return future

    def width(self) -> int:
        if self._client.status != "running":
            raise TournamentError("the cluster's scheduler is lost", self._where, "run the same command again to go on")
        threads: int = sum(self._ask(self._client.nthreads).values())
        if threads:
            self._manned = time.monotonic()
        elif time.monotonic() - self._manned > NOBODY_S:
            raise TournamentError("the cluster has no workers any more", self._where, "start some, then run it again")
        return threads

    def stop(self) -> None:
        for future in tuple(self._futures):
            future.cancel()

    def close(self) -> None:
        self.stop()
        self._client.close(timeout=CONNECT_S)

    def _connected(self) -> Any:
        try:
            from distributed import Client
        except ImportError as error:
            remedy = "install it with: pip install 'concord[cluster]'"
            raise TournamentError("tournaments on a cluster need Dask", self._where, remedy) from error
        _silence()
        try:
            # At first by hand: Dask goes on trying where nobody listens, and leaves a thread behind.
            host, _, port = self._address.rpartition(":")
            socket.create_connection((host.strip("[]"), int(port)), CONNECT_S).close()
            connect: Callable[..., Any] = Client  # untyped, and not always there
            return connect(f"tcp://{self._address}", timeout=CONNECT_S, set_as_default=False)
        except (OSError, ValueError) as error:  # a TimeoutError is an OSError
            remedy = "check the address; start one with: dask scheduler"
            raise TournamentError("no scheduler answers there", self._where, remedy) from error

    def _check_machines(self) -> None:
        try:
            self._client.wait_for_workers(1, timeout=CONNECT_S)
        except TimeoutError as error:
            remedy = f"start some with: dask worker tcp://{self._address} --nthreads 1"
            raise TournamentError("the cluster has no workers", self._where, remedy) from error

    def _ask(self, question: Callable[[], Any]) -> Any:
        try:
            return question()
        except (OSError, RuntimeError) as error:
            what = "the cluster's scheduler is lost"
            raise TournamentError(what, self._where, "run the same command again to go on") from error


def _silence() -> None:
    """What Dask would print when a scheduler is lost is said in one line, by us. Each of its loggers has a handler."""
    for name in tuple(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def open_games(
    executor: str,
    at_once: int | None,
    began: Callable[[int], None],
    moved: Callable[[int, Position], None],
) -> Games:
    """What plays games for this executor. Raises `TournamentError` where a cluster can't be used."""
    if executor == LOCAL:
        return LocalGames(at_once, began, moved)
    return ClusterGames(executor.removeprefix(CLUSTER))


def check_executor(name: str) -> None:
    """Raises `TournamentError` for what is neither ``local`` nor ``dask://HOST:PORT``."""
    host, _, port = name.removeprefix(CLUSTER).rpartition(":")
    if name != LOCAL and not (name.startswith(CLUSTER) and host and port.isdecimal() and int(port) < 2**16):
        raise TournamentError(f"'{name}' is no executor", "--executor", f"say {LOCAL}, or {CLUSTER}HOST:PORT")
