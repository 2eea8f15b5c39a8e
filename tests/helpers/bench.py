"""Benchmarks: what a row of the table holds, and fair timing of two things against each other.

A benchmark is a script ``tests/benchmarks/bench_*.py`` with ``def run() -> list[Row]``; ``packaging/dev.py bench``
runs each in a process of its own, through ``python tests/helpers/bench.py SCRIPT``, and prints the rows.
"""

from __future__ import annotations

import gc
import importlib.util
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    `ours` and `peer` are in `unit`; `ratio` is how many times better ours is than the peer's, None where there is no
    peer; `goal` says in words what is wanted ("60 x", "under 5"); `met` whether this run reached it.
    """

    name: str
    ours: float
    peer_name: str | None
    peer: float | None
    ratio: float | None
    goal: str
    unit: str
    met: bool


def against(name: str, ours: float, peer_name: str, peer: float, times: float, unit: str = "ms") -> Row:
    """A row for a comparison in which less is better: the goal is that ours is `times` times faster."""
    ratio = peer / ours
    return Row(name, ours, peer_name, peer, ratio, f"{times:g} x", unit, ratio >= times)


def below(name: str, ours: float, limit: float, unit: str = "ms") -> Row:
    """A row for an absolute figure, which is a goal and never a test: `ours` under `limit`."""
    return Row(name, ours, None, None, None, f"under {limit:g}", unit, ours < limit)


def interleaved(*calls: Callable[[], object], rounds: int = 7) -> list[float]:
    """The best time of each call in seconds, over `rounds` rounds in which the calls take turns.

    Taking turns lets a slow moment of the machine hit all alike; the best is what the code needs when nothing else
    runs. The garbage collector rests meanwhile, as in `timeit`; one unmeasured round warms up.
    """
    best = [float("inf")] * len(calls)
    enabled = gc.isenabled()
    for call in calls:
        call()
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for index, call in enumerate(calls):
                start = time.perf_counter()
                call()
                best[index] = min(best[index], time.perf_counter() - start)
    finally:
        if enabled:
            gc.enable()
    return best


def load(script: Path) -> Callable[[], list[Row]]:
    """The `run` of a benchmark script."""
    spec = importlib.util.spec_from_file_location(script.stem, script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[script.stem] = module
    spec.loader.exec_module(module)
    run: Callable[[], list[Row]] = module.run
    return run


def main(arguments: Sequence[str]) -> int:
    """Run the script named on the command line; its rows go to the file named after it, a JSON object a line."""
    script, answer = map(Path, arguments)
    rows = load(script)()
    answer.write_text("".join(json.dumps(asdict(row)) + "\n" for row in rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    # The scripts make rows of `helpers.bench`, which is this file under its other name.
    sys.exit(main(sys.argv[1:]))
