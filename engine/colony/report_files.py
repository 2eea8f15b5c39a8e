"""How reports are written for machines and for people: JSON, CSV, and tables of text."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from typing import Any

from engine.files import utf8


def pretty_json(value: Any) -> str:
    """The value as JSON for a file that people look into. What UTF-8 can't hold stays escaped."""
    return utf8(json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)) + "\n"


def csv_text(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A table as CSV (RFC 4180 with bare line feeds); None is an empty cell."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([utf8(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return text.getvalue()


def text_table(head: Sequence[str], rows: Sequence[Sequence[str]], sums: int = 0) -> str:
    """A table in columns, the first to the left and all others to the right; a rule before the last `sums` rows."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    rule = "  ".join("-" * width for width in widths)

    def line(row: Sequence[str]) -> str:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        return "  ".join(cells).rstrip()

    lines = [line(row) for row in rows]
    if sums:
        lines.insert(len(lines) - sums, rule)
    return "\n".join([line(head), rule, *lines])
