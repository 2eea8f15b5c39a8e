"""Sweeps for tests: their work done in the test's own process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import Any


class Here:
    """Workers that do each piece in this process, at once; the first ones fail as they are told."""

    def __init__(self, fails: Iterable[BaseException] = ()) -> None:
        self.fails = list(fails)
        self.done: list[Any] = []

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.done.append(arguments[-1])
        if self.fails:
            future.set_exception(self.fails.pop(0))
        else:
            future.set_result(function(*arguments))
        return future

    def width(self) -> int:
        return 1

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass
