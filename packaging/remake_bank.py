"""Takes the snapshots of a bank again, from the scenarios and ticks that they name, once what minds are told changed.

    python packaging/remake_bank.py [FOLDER]

What a snapshot expects and its variants stay as they are; the variants' places have to be looked at afterwards.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.colony.bank import SHIPPED
from engine.colony.record import MemoryRecord
from engine.colony.report_files import pretty_json
from engine.colony.runner import Run
from engine.colony.scenario import read_scenario, scenario_path
from engine.colony.seats import minds_of
from engine.colony.taking import taken
from engine.colony.world import new_world
from engine.files import write_atomic


def remade(data: dict[str, Any]) -> dict[str, Any]:
    """The snapshot with perspective, menu and archive as they are now."""
    origin = data["from"]
    aim = "reflection" if data["menu"] and data["menu"][0]["action"] == "keep_notes" else "decision"
    return asyncio.run(_again(data, origin, aim)) | {"variants": data["variants"]}


async def _again(data: dict[str, Any], origin: dict[str, Any], aim: Any) -> dict[str, Any]:
    scenario = read_scenario(scenario_path(Path(origin["scenario"])), origin["seed"])
    world, record, minds = new_world(scenario), MemoryRecord(), origin.get("minds", {})
    async with Run(world, minds_of(scenario, minds), record) as run:
        await run.advance(origin["tick"])
        events = [event for news in record.ticks for event in news.events]
        mind, name, shows = data["perspective"]["mind"], data["id"], data["shows"]
        return taken(world, mind, name, shows, events, aim=aim, minds=minds, expect=data["expect"])


def main() -> None:
    """Remake every snapshot of the folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SHIPPED / "small"
    for path in sorted(folder.glob("*.json")):
        write_atomic(path, pretty_json(remade(json.loads(path.read_text(encoding="utf-8")))))
        print(path)


if __name__ == "__main__":
    main()
