"""Every limit of a seat, with its reason. `CONCORD_SLOW` scales what is ours; the rule book's 2,000 ms never scale."""

from __future__ import annotations

import os

CALL_S = 2.0
"""One call, from sending it to having the answer (`bot-api: Worker execution`, `limits.timeLimitMs`)."""

INIT_S = 2.0
"""Loading a bot, from the worker's word that it is up to its word that it has loaded (`bot-api: Worker execution`)."""

MAX_FRAME = 8 * 1024 * 1024
"""Bytes in one frame from a worker (`anatolia: Bots`, ``oversize``). A snapshot has some 60 KiB."""

MAX_DEPTH = 64
"""Lists and objects inside one another in an answer; deeper is ``uncloneable``. No method needs more than four."""

MAX_SAFE_INTEGER = 2**53 - 1
"""The largest integer that JSON means the same everywhere; beyond it, an answer is ``uncloneable`` (as a BigInt is)."""

MEMORY_BYTES = 1024**3
"""Address space of a worker where the system has such a limit (`anatolia: Bots`)."""

MEMORY_MARGIN = 64 * 1024 * 1024
"""What a worker may take beyond that itself, so that one whose bot has taken everything still reads and answers."""

SCRIPT_MEMORY_BYTES = MEMORY_BYTES // 8
"""What a JavaScript bot's values may take: little enough to be full, and said to be, well within a call's time."""

SCRIPT_STACK_BYTES = 16 * 1024 * 1024
"""Stack of a JavaScript bot: some 9,000 calls inside one another, as in a browser, on every system alike."""

LOG_BYTES = 1024 * 1024
"""What a bot may print into its local log in one match: enough to debug with, too little to fill a disk."""

DETAIL_CHARS = 8192
"""Of a traceback or reason in the local log: the end of it, where the error is named."""


def slowness() -> float:
    """The factor of this machine: the environment's `CONCORD_SLOW`, 1 to 1000 (what is no number counts as 1)."""
    try:
        return min(max(1.0, float(os.environ.get("CONCORD_SLOW", "1"))), 1000.0)
    except ValueError:
        return 1.0


START_S = 30.0 * slowness()
"""From starting a worker process to its word that it is up: 0.1 s, but seconds for six on a cold, busy disk."""

END_S = 5.0 * slowness()
"""From killing a worker to the system's word that it is gone: milliseconds, but a swapping system takes its time."""

OVERRUN_S = (CALL_S + 3.0) * slowness()
"""A worker ends itself this long into a call, from a thread in C: the host that should have killed it is gone."""

SEED_KEY = "seed"
"""Where a question carries the seed of its random stream, in worlds whose calls have each a stream of their own."""
