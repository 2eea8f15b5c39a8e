"""Tables as CSV text. Pure."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence


def csv_text(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """RFC 4180 with bare line feeds; None is an empty cell, and numbers keep every digit."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return out.getvalue()
