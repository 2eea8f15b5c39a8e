"""The matrix of a bank: a row a case, and of each mind whether it was well-formed, and grounded, apart. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from concordui.colony.mind_settings.words import mind_words
from concordui.colony.trials.words import say, share_text, yes_no, yes_no_tag
from concordui.widgets import TagKind
from concordui.widgets.data_table import Column
from engine.colony.bank import Asked
from engine.colony.threads import CORE

Cell = Mapping[str, Any]
FIRST = 3
"""The columns before those of the minds."""
PER_MIND = 2
"""Columns of a mind: well-formed, grounded."""


@dataclass(frozen=True, slots=True)
class CaseRow:
    """One case: who decides, what is varied and what is expected, and a cell for each mind, None before it came."""

    case: str
    mind: str
    shows: str
    varies: str
    because: str
    cells: tuple[Cell | None, ...]


def rows_of_report(report: Mapping[str, Any]) -> list[CaseRow]:
    """The cases of a report, in its order."""
    return [
        CaseRow(
            f"{snapshot['id']}/{case['variant']}" if case["variant"] else snapshot["id"],
            case["mind"],
            snapshot["shows"],
            case["varies"] or "",
            case["because"],
            tuple(case["cells"]),
        )
        for snapshot in report["snapshots"]
        for case in snapshot["cases"]
    ]


def rows_of_asked(asked: Asked, cells: Mapping[tuple[str, str], Cell]) -> list[CaseRow]:
    """The cases that are put to minds, with the cells that came so far, by case and mind."""
    return [
        CaseRow(
            case.id,
            case.decision.mind,
            snapshot.shows,
            case.varies,
            case.expect.because,
            tuple(cells.get((case.id, spec)) for spec in asked.minds),
        )
        for snapshot in asked.bank.snapshots
        for case in snapshot.cases
    ]


def totals_of(rows: Sequence[CaseRow], number: int) -> tuple[str, str]:
    """How many of how many: of the answers of a mind that came the well-formed, of these the grounded."""
    cells = [row.cells[number] for row in rows]
    known = [cell for cell in cells if cell is not None]
    return _share(known, "wellFormed"), _share(known, "grounded")


def _share(cells: Sequence[Cell], key: str) -> str:
    asked = [cell[key] for cell in cells if cell[key] is not None]
    return share_text({"yes": sum(asked), "of": len(asked)})


def mind_of_column(column: int) -> int:
    """The number of the mind of a column; of the columns before them, the first."""
    return max(0, column - FIRST) // PER_MIND


def columns_for(minds: Sequence[str]) -> list[Column[CaseRow]]:
    """The columns of a matrix over these minds."""
    whole: list[Column[CaseRow]] = [
        Column(say("Decision"), _case, width=176),
        Column(say("Decides"), _who, width=74),
        Column(say("What is otherwise"), _varies, _varies_text, width=0 if len(minds) == 1 else 270),
    ]
    for number in range(len(minds)):
        for key, title in (
            ("wellFormed", say("{n} well-formed", n=number + 1)),
            ("grounded", say("{n} grounded", n=number + 1)),
        ):
            part = _Part(number, key)
            whole.append(Column(title, part.value, part.text, width=104, tag=part.tag, tip=part.tip))
    return whole


class _Part:
    """Whether the answer of a mind is what is asked."""

    def __init__(self, number: int, key: str) -> None:
        self._number, self._key = number, key

    def value(self, row: CaseRow) -> str | None:
        cell = row.cells[self._number]
        return None if cell is None or cell[self._key] is None else yes_no(cell[self._key])

    def text(self, row: CaseRow) -> str:
        cell = row.cells[self._number]
        return "…" if cell is None else yes_no(cell[self._key])

    def tag(self, row: CaseRow) -> TagKind | None:
        cell = row.cells[self._number]
        return None if cell is None else yes_no_tag(cell[self._key])

    def tip(self, row: CaseRow) -> str:
        cell = row.cells[self._number]
        return "" if cell is None else str(cell["why"])


def legend_line(number: int, spec: str, rows: Sequence[CaseRow]) -> str:
    """A mind with its totals: "1  built-in policy: 32 of 32 well-formed, 30 of 32 grounded"."""
    formed, grounded = totals_of(rows, number)
    words = "{n} · {mind}: well-formed {formed}, grounded {grounded}"
    return say(words, n=number + 1, mind=mind_words(spec), formed=formed, grounded=grounded)


def case_key(row: CaseRow) -> str:
    """What a row is known by."""
    return row.case


def _case(row: CaseRow) -> str:
    return row.case


def _who(row: CaseRow) -> str:
    return say("Core") if row.mind == CORE else row.mind


def _varies(row: CaseRow) -> str:
    return row.varies


def _varies_text(row: CaseRow) -> str:
    return row.varies or say("nothing: {shows}", shows=row.shows)
