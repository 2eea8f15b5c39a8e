"""``dev.py bench``: every benchmark with its peer, its ratio and its goal."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from devkit import system
from devkit.process import ROOT, Refused, capture, environment, say
from devkit.venv import Environment

_FOLDER = ROOT / "tests" / "benchmarks"
_RUNNER = ROOT / "tests" / "helpers" / "bench.py"
_OFFSCREEN_SAYS = "This plugin does not support "  # of what only a window manager can do, at every window
_HEAD = ("benchmark", "ours", "peer", "peer's", "ratio", "goal", "met")


def bench(venv: Environment, names: Sequence[str]) -> int:
    """Run the benchmarks (all, or those named), one after the other, and print the table; 1 if one did not run."""
    every = sorted(_FOLDER.glob("bench_*.py"))
    scripts = [_FOLDER / f"bench_{name.removeprefix('bench_')}.py" for name in names] or every
    absent = [script for script in scripts if not script.exists()]
    if absent:
        have = ", ".join(script.stem.removeprefix("bench_") for script in every)
        raise Refused("no such benchmark", str(absent[0].relative_to(ROOT)), f"choose from: {have or 'none yet'}")
    venv.prepare("full")
    system.require_qt_libraries(venv.python, window=False)
    rows: list[dict[str, Any]] = []
    failed = []
    for script in scripts:
        say(f"{script.stem} ...")
        found = _rows(venv, script)
        if found is None:
            failed.append(script.stem)
        rows.extend(found or ())
    print(table(rows), flush=True)
    if failed:
        raise Refused("benchmarks failed", ", ".join(failed), "see what they printed above")
    return 0


def _rows(venv: Environment, script: Path) -> list[dict[str, Any]] | None:
    """The rows of one script, in a process of its own; None where it failed."""
    with tempfile.TemporaryDirectory(prefix="concord-bench-") as folder:
        answer = Path(folder, "rows.jsonl")
        env = environment(QT_QPA_PLATFORM="offscreen", HOME=folder, USERPROFILE=folder)
        code, output = capture([venv.python, _RUNNER, script, answer], env)
        for line in output.splitlines():
            if not line.startswith(_OFFSCREEN_SAYS):
                print(line, flush=True)
        if code != 0 or not answer.exists():
            return None
        return [json.loads(line) for line in answer.read_text("utf-8").splitlines()]


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The rows in columns, as text."""
    cells = [_HEAD] + [
        (
            row["name"],
            f"{row['ours']:.4g} {row['unit']}",
            row["peer_name"] or "-",
            "-" if row["peer"] is None else f"{row['peer']:.4g} {row['unit']}",
            "-" if row["ratio"] is None else f"{row['ratio']:.1f} x",
            row["goal"],
            "yes" if row["met"] else "NO",
        )
        for row in rows
    ]
    widths = [max(len(line[column]) for line in cells) for column in range(len(_HEAD))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells]
    return "\n".join([lines[0], "  ".join("-" * width for width in widths), *lines[1:]])
