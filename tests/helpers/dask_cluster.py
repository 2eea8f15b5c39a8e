"""A real Dask cluster for a test: a scheduler and workers as processes of their own, ended whatever happens."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Cluster:
    """`address` is ``HOST:PORT`` of the scheduler; `workers` are its workers' processes, one game at a time each."""

    def __init__(self, folder: Path, root: Path, workers: int) -> None:
        self._folder = folder
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(root),
            "DASK_DISTRIBUTED__ADMIN__LOW_LEVEL_LOG_LENGTH": "0",
        }
        self._file = folder / "scheduler.json"
        where = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(self._file))
        self.scheduler = self._start("distributed.cli.dask_scheduler", *where)
        self.workers = [self._start_worker(number) for number in range(workers)]
        self.address = self._address()

    def _start(self, module: str, *arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            cwd=self._folder,
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _start_worker(self, number: int) -> subprocess.Popen[bytes]:
        one = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--name", str(number))
        return self._start("distributed.cli.dask_worker", "--scheduler-file", str(self._file), *one)

    def _address(self) -> str:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                return json.loads(self._file.read_text(encoding="utf-8"))["address"].removeprefix("tcp://")
            except (OSError, ValueError):
                time.sleep(0.05)
        raise AssertionError("the scheduler did not start")

    def end(self) -> None:
        """End every process, and wait for it."""
        for process in (*self.workers, self.scheduler):
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
        for process in (*self.workers, self.scheduler):
            process.wait(30)


@contextmanager
def cluster(folder: Path, root: Path, workers: int = 2) -> Iterator[Cluster]:
    """A cluster with its scheduler up; its workers join while it is used."""
    folder.mkdir()
    made = Cluster(folder, root, workers)
    try:
        yield made
    finally:
        made.end()
