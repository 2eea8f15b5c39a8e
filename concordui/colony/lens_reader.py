"""Which lenses are due, and what they read: each once for every state of the world, those over tables less often."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Iterable
from typing import Any

from concordui.unforeseen import UnforeseenFailure
from engine.colony.viewing.reading import Lens, Reading
from engine.errors import ConcordError

SLOW_S = 0.5
"""Between two readings of a slow lens while the run goes on."""

_log = logging.getLogger(__name__)


class LensReader:
    """Holds the lenses that are wanted. A state of the world is told by a number that is another for each."""

    def __init__(self) -> None:
        self._lenses: dict[Hashable, Lens[Any]] = {}
        self._read: dict[Hashable, int] = {}
        self._slow_at = 0.0

    def want(self, lenses: Iterable[Lens[Any]]) -> None:
        """The lenses from here on."""
        self._lenses = {lens.key: lens for lens in lenses}
        self._read = {key: state for key, state in self._read.items() if key in self._lenses}

    def due(self, state: int) -> bool:
        """Whether anything has to be read of this state yet."""
        return any(self._read.get(key) != state for key in self._lenses)

    def read(
        self, reading: Reading, state: int, now: float, *, moving: bool
    ) -> tuple[dict[Hashable, Any], dict[Hashable, ConcordError]]:
        """The values and faults of what is due. While the world is `moving`, a slow lens may wait."""
        values: dict[Hashable, Any] = {}
        faults: dict[Hashable, ConcordError] = {}
        waits = moving and now < self._slow_at + SLOW_S
        for key, lens in self._lenses.items():
            if self._read.get(key) == state or (lens.slow and waits and key in self._read):
                continue
            try:
                values[key] = lens.read(reading)
            except ConcordError as error:
                faults[key] = error
            except Exception as error:
                _log.exception("the lens %r failed", key)
                remedy = "the program's log has the details"
                faults[key] = UnforeseenFailure("this can't be shown", type(error).__name__, remedy)
            self._read[key] = state
            if lens.slow:
                self._slow_at = now
        return values, faults
