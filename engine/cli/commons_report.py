"""A report of a run on the command line."""

from __future__ import annotations

from pathlib import Path

from engine.cli import DONE
from engine.cli.output import print_note
from engine.commons.report import report_of
from engine.commons.report_page import page
from engine.files import write_atomic


def report_one_arena(log: Path, out: Path | None) -> int:
    """Read the log, write the page, say where it is. Raises `FileError`, `LogError` and `ScenarioError`."""
    report = report_of(log)
    path = out or log.with_suffix(".html")
    write_atomic(path, page(report))
    if report.cut is not None:
        print_note(f"{log}: {report.cut}; the report has the turns before it")
    print(path)
    return DONE
