"""Work done elsewhere: on the machines of a Dask cluster, through futures of `concurrent.futures`."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from engine.errors import ExecutorError

LOCAL = "local"
CLUSTER = "dask://"
CONNECT_S = 10.0
"""Until a scheduler has answered, and has a machine."""
NOBODY_S = 60.0
"""How long a cluster may be without any machine before the work is given up (it can be gone on with)."""
GO_ON = "run the same command again to go on"


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_executor(name: str) -> None:
    """Raises `ExecutorError` for what is neither ``local`` nor ``dask://HOST:PORT``."""
    host, _, port = name.removeprefix(CLUSTER).rpartition(":")
    if name != LOCAL and not (name.startswith(CLUSTER) and host and port.isdecimal() and int(port) < 2**16):
        raise ExecutorError(f"'{name}' is no executor", "--executor", f"say {LOCAL}, or {CLUSTER}HOST:PORT")


class Cluster:
    """The machines of a Dask cluster. Work that one of them loses is done again elsewhere, by Dask itself."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._where = f"--executor {CLUSTER}{address}"
        self._client = self._connected()
        self._executor: Executor = self._client.get_executor(pure=False)
        self._futures: set[Future[Any]] = set()
        self._manned = time.monotonic()
        try:
            self._check_machines()
        except BaseException:
            self.close()
            raise

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Have it done; returns at once."""
        future: Future[Any] = self._executor.submit(function, *arguments)
        self._futures.add(future)
        future.add_done_callback(self._futures.discard)
        return future

    def width(self) -> int:
        """How much can be done at once now. Raises `ExecutorError` where nobody is left to do it."""
        if self._client.status != "running":
            raise ExecutorError("the cluster's scheduler is lost", self._where, GO_ON)
        threads: int = sum(self._ask(self._client.nthreads).values())
        if threads:
            self._manned = time.monotonic()
        elif time.monotonic() - self._manned > NOBODY_S:
            raise ExecutorError("the cluster has no workers any more", self._where, "start some, then run it again")
        return threads

    def stop(self) -> None:
        """Drop what is under way. Thread-safe; safe twice."""
        for future in tuple(self._futures):
            future.cancel()

    def close(self) -> None:
        """Drop what is under way, and leave the cluster."""
        self.stop()
        self._client.close(timeout=CONNECT_S)

    def _connected(self) -> Any:
        try:
            from distributed import Client
        except ImportError as error:
            remedy = "install it with: pip install 'concord[cluster]'"
            raise ExecutorError("work on a cluster needs Dask", self._where, remedy) from error
        _silence()
        try:
            # At first by hand: Dask goes on trying where nobody listens, and leaves a thread behind.
            host, _, port = self._address.rpartition(":")
            socket.create_connection((host.strip("[]"), int(port)), CONNECT_S).close()
            connect: Callable[..., Any] = Client  # untyped, and not always there
            return connect(f"tcp://{self._address}", timeout=CONNECT_S, set_as_default=False)
        except (OSError, ValueError) as error:  # a TimeoutError is an OSError
            remedy = "check the address; start one with: dask scheduler"
            raise ExecutorError("no scheduler answers there", self._where, remedy) from error

    def _check_machines(self) -> None:
        try:
            self._client.wait_for_workers(1, timeout=CONNECT_S)
        except TimeoutError as error:
            remedy = f"start some with: dask worker tcp://{self._address} --nthreads 1"
            raise ExecutorError("the cluster has no workers", self._where, remedy) from error

    def _ask(self, question: Callable[[], Any]) -> Any:
        try:
            return question()
        except (OSError, RuntimeError) as error:
            what = "the cluster's scheduler is lost"
            raise ExecutorError(what, self._where, GO_ON) from error


def _silence() -> None:
    """What Dask would print when a scheduler is lost is said in one line, by us. Each of its loggers has a handler."""
    for name in tuple(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
