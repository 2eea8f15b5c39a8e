"""An interrupt (Ctrl-C) that ends a coroutine in order, however often and impatiently it is given."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


def run_interruptibly(work: Coroutine[Any, Any, Result]) -> Result:
    """Run it to its end. The first interrupt cancels it and raises `KeyboardInterrupt` once it has put its things away.

    Later ones are not heard, so that none breaks into that: the program is then about to end.
    """
    return asyncio.run(work if _is_deaf() else _heard(work))


def _is_deaf() -> bool:
    """Whether interrupts are not ours to hear: in another thread, or where who started us had them ignored."""
    return threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGINT) in (
        None,
        signal.SIG_IGN,
    )


async def _heard(work: Coroutine[Any, Any, Result]) -> Result:
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(work)
    interrupted = threading.Event()

    def interrupt(*_: object) -> None:
        if not interrupted.is_set():
            interrupted.set()
            loop.call_soon_threadsafe(task.cancel)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        return await task
    except asyncio.CancelledError:
        if interrupted.is_set():
            raise KeyboardInterrupt from None
        raise
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN if interrupted.is_set() else before)
