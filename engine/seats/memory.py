"""How much memory a worker has: a bound for its bot, and a margin above it in which the worker itself can speak."""

from __future__ import annotations

from engine.seats.limits import MEMORY_BYTES, MEMORY_MARGIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class MemoryBound:
    """The address space of this process, where the system has such a limit: `MEMORY_BYTES` for what runs in between.

    Nothing is allocated in changing it: there may be nothing left.
    """

    def __init__(self) -> None:
        self._for_bot = (MEMORY_BYTES, MEMORY_BYTES + MEMORY_MARGIN)
        self._for_worker = (MEMORY_BYTES + MEMORY_MARGIN,) * 2
        self._set: Callable[[int, tuple[int, int]], None] | None = None
        self._kind = 0
        try:
            import resource
        except ImportError:
            return
        try:
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # nor does what dies leave a dump
            resource.setrlimit(resource.RLIMIT_AS, self._for_worker)
        except (ValueError, OSError):
            return  # a lower limit than ours is set already, or the system has none
        self._set, self._kind = resource.setrlimit, resource.RLIMIT_AS

    def is_own(self, limits: object) -> bool:
        """Whether these are the limits that this sets."""
        return limits is self._for_bot or limits is self._for_worker

    def lower(self) -> None:
        """Before the bot runs. What is taken already stays, also beyond the bound."""
        if self._set is not None:
            self._set(self._kind, self._for_bot)

    def lift(self) -> None:
        """After it."""
        if self._set is not None:
            self._set(self._kind, self._for_worker)
