"""What a match costs its host: six bots that hold, twelve years.

The host's own cost of a phase is the processor time that its process takes between two phases' beginnings: snapshots,
frames, checks, the rules, the record, the file. Workers have processors of their own to use, and starting them is not
in it; nor is waiting for a disk, which the second row's save does as well.
"""

from __future__ import annotations

import asyncio
import itertools
import statistics
import tempfile
import time
from pathlib import Path

from engine.anatolia.board import shipped_board
from engine.anatolia.events import MatchEvent, PhaseBegan
from engine.anatolia.resume import new_match
from helpers.bench import Row, below

MATCHES = 3
YEARS = 12
GOAL_MS = 5.0


def run() -> list[Row]:
    """Milliseconds a phase, the median phase of the best match: without a file, and with a save after each phase."""
    bare = min(host_cost(None) for _ in range(MATCHES))
    with tempfile.TemporaryDirectory() as folder:
        saving = min(host_cost(Path(folder) / f"{number}.json") for number in range(MATCHES))
    return [
        below("host of six house.hold, a phase", bare, GOAL_MS),
        below("host of six house.hold, a phase and its save", saving, GOAL_MS),
    ]


def host_cost(path: Path | None) -> float:
    """The median cost of a phase of one match, in milliseconds of processor time."""
    begun: list[float] = []

    def observe(event: MatchEvent) -> None:
        if isinstance(event, PhaseBegan):
            begun.append(time.process_time())

    bots = dict.fromkeys(shipped_board().powers, "house.hold")
    asyncio.run(new_match(bots, max_years=YEARS, path=path, observe=observe).run())
    return statistics.median(later - earlier for earlier, later in itertools.pairwise(begun)) * 1000
