"""A process that asks without an end, to be killed: it writes the id of each attempt that reached its mind."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from engine.minds.asking import ask
from engine.minds.ledger import Ledger
from engine.minds.protocol import MindRequest
from engine.minds.scripted import ScriptedMind
from engine.minds.sqlite_attempts import open_attempts
from helpers.questions import GOOD, question


def _told(request: MindRequest) -> dict[str, object]:
    print(request.attempt, flush=True)
    return GOOD


async def _ask(path: Path) -> None:
    store, _ = open_attempts(path)
    ledger = Ledger(store)
    first = len(ledger.rows())
    for number in range(first, sys.maxsize):
        await ask(ledger, ScriptedMind("scripted", _told), question(f"a{number}"), who="ada")


if __name__ == "__main__":
    asyncio.run(_ask(Path(sys.argv[1])))
