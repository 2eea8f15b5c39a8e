"""Small banks in a folder, and the lines of what they leave."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

from engine.colony.claim_checks import Archive
from engine.colony.snapshots import snapshot_json
from helpers.colony_minds import TICK, minds

HAUL = {"because": "the logs are there", "grounded": [{"choose": ["accept:*", "refuse:*", "counter:*"]}]}
WAIT = {
    "because": "nothing needs it",
    "grounded": [{"choose": ["wait"]}, {"choose": ["ask:*"], "with": {"says": ["*"]}}],
}
TIRED = {"name": "tired", "varies": "the exact rest", "at": "perspective.needs[1]", "set": {"value": 0.05}}


def snapshot(mind: str = "ann", name: str = "", **more: Any) -> dict[str, Any]:
    """A snapshot of one of the minds of `helpers.colony_minds`."""
    decision = minds().decision(mind)
    expect = WAIT if mind == "core" else HAUL
    origin = {"scenario": "test", "seed": 1, "tick": TICK}
    return snapshot_json(decision, name or f"of-{mind}", "a sentence", expect, origin, Archive((), (), TICK)) | more


def folder_of(path: Path, *snapshots: dict[str, Any]) -> Path:
    """A bank of these snapshots."""
    path.mkdir(exist_ok=True)
    for each in snapshots:
        (path / f"{each['id']}.json").write_text(json.dumps(each))
    return path


def lines(path: Path) -> list[dict[str, str]]:
    """The lines of a CSV."""
    return list(csv.DictReader(io.StringIO(path.read_text())))


def table_file(path: Path, *rules: dict[str, Any], otherwise: str = "*") -> str:
    """A scripted mind of these rules, in a file: its specification, for the folder that the file is in."""
    path.write_text(json.dumps({"format": "concord mind", "version": 1, "rules": rules, "otherwise": [otherwise]}))
    return f"scripted:{path.name}"
