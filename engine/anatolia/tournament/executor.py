"""Where games are played: in threads here, or on a Dask cluster. One shape for both: futures of `concurrent.futures`.

Here a thread plays a game, and that is enough: a game's bots are processes of their own, and what its host does in
between is some milliseconds a phase (a quarter of the time of a game between quick bots, next to nothing with others).
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol

from engine.anatolia.chronicle import Position
from engine.anatolia.tournament.playing import GameJob, Outcome, Stop, play_game
from engine.executors import CLUSTER, LOCAL, Cluster, cores


class Games(Protocol):
    """Plays games. `width` is how many it can play at once now; `submit` returns at once."""

    def submit(self, job: GameJob) -> Future[Outcome]: ...

    def width(self) -> int:
        """Raises `ExecutorError` where nobody is left to play."""

    def stop(self) -> None:
        """Drop the games that are being played. Thread-safe; safe twice."""

    def close(self) -> None:
        """Wait for what is still running here, and put everything away."""


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
    """Games on the machines of a Dask cluster."""

    def __init__(self, address: str) -> None:
        self._cluster = Cluster(address)

    def submit(self, job: GameJob) -> Future[Outcome]:
        return self._cluster.submit(play_game, job)

    def width(self) -> int:
        return self._cluster.width()

    def stop(self) -> None:
        self._cluster.stop()

    def close(self) -> None:
        self._cluster.close()


def open_games(
    executor: str,
    at_once: int | None,
    began: Callable[[int], None],
    moved: Callable[[int, Position], None],
) -> Games:
    """What plays games for this executor. Raises `ExecutorError` where a cluster can't be used."""
    if executor == LOCAL:
        return LocalGames(at_once, began, moved)
    return ClusterGames(executor.removeprefix(CLUSTER))
