"""What a bank leaves: a matrix, mind by case, as JSON, as a tidy CSV and as a table for people.

Well-formed and grounded stand apart, in every cell and in every total: the one says nothing of the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.colony.claim_checks import Archive, Checked, checked, tally
from engine.colony.claims import PROTOTYPE, claims_in
from engine.colony.grounding import Score, scored
from engine.colony.report_files import csv_text, pretty_json, text_table
from engine.colony.snapshots import Case, Snapshot
from engine.files import write_atomic
from engine.minds.ledger import Attempt
from engine.minds.protocol import CHOICE

REPORT, CSV, TABLE = "report.json", "matrix.csv", "report.txt"
FORMAT = "concord bank report"

HEAD = (
    *("snapshot", "variant", "mind", "state", "stage", "well_formed", "grounded", "choice"),
    *("why", "facts_supported", "facts_contradicted", "facts_unknown", "elapsed_s", "tokens_in", "tokens_out"),
)
"""The columns of the CSV: a line a cell, empty where a question can't be asked."""

_MARKS = {True: "yes", False: "NO", None: "-"}
LEGEND = (
    "well-formed/grounded, a cell each: yes, NO, or - where it can't be asked (no reply came; what is not well-formed "
    "is not looked at further). A reply that names what is not on offer is well-formed and not grounded."
)


@dataclass(frozen=True, slots=True)
class Cell:
    """One mind at one case: what came of its attempt, the score, and its claims looked up."""

    spec: str
    case: Case
    attempt: Attempt | None
    score: Score
    claims: tuple[Checked, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """What was put to whom, and the rows of the ledger, by id. `digest` is that of what was fixed before."""

    snapshots: tuple[Snapshot, ...]
    minds: tuple[str, ...]
    budget: int
    claims: bool
    digest: str
    rows: Mapping[str, Attempt]

    def cells(self, case: Case) -> list[Cell]:
        """The cells of a case, in the order of the minds."""
        return [cell_of(case, spec, self.rows.get(attempt_id(spec, case))) for spec in self.minds]


def cell_of(case: Case, spec: str, attempt: Attempt | None) -> Cell:
    """A mind at a case, scored."""
    archive = case.archive or Archive((), (), case.decision.perspective.tick, whole=False)
    made = claims_in(attempt.value) if attempt is not None else []
    mind, tick = case.decision.mind, case.decision.perspective.tick
    return Cell(spec, case, attempt, scored(case, attempt), tuple(checked(one, mind, tick, archive) for one in made))


def attempt_id(spec: str, case: Case) -> str:
    """The id of the one attempt of a mind at a case."""
    return f"{case.id} | {spec}"


def write_report(matrix: Matrix, folder: Path) -> tuple[dict[str, Any], str]:
    """Write all three files, each in whole or not at all; the report and the table. Raises `FileError`."""
    report, table = report_of(matrix), table_of(matrix)
    write_atomic(folder / REPORT, pretty_json(report))
    write_atomic(folder / CSV, csv_text(HEAD, _lines(matrix)))
    write_atomic(folder / TABLE, table)
    return report, table


def report_of(matrix: Matrix) -> dict[str, Any]:
    """The matrix as a JSON value."""
    report: dict[str, Any] = {
        "format": FORMAT,
        "version": 1,
        "digest": matrix.digest,
        "minds": list(matrix.minds),
        "budget": _budget(matrix),
        "totals": {spec: _totals(_column(matrix, spec)) for spec in matrix.minds},
        "snapshots": [_snapshot(matrix, snapshot) for snapshot in matrix.snapshots],
    }
    if matrix.claims:
        rows = {spec: [row for cell in _column(matrix, spec) for row in cell.claims] for spec in matrix.minds}
        report["claims"] = {"note": PROTOTYPE, "byMind": {spec: tally(rows[spec]) for spec in matrix.minds}}
    return report


def _budget(matrix: Matrix) -> dict[str, int]:
    used = len(matrix.rows)
    return {"calls": matrix.budget, "used": used, "left": max(0, matrix.budget - used)}


def _column(matrix: Matrix, spec: str) -> list[Cell]:
    number = matrix.minds.index(spec)
    return [matrix.cells(case)[number] for snapshot in matrix.snapshots for case in snapshot.cases]


def _totals(cells: Sequence[Cell]) -> dict[str, Any]:
    """How many of how many: of those that came, the well-formed; of the well-formed, the grounded."""
    came = [cell.score.well_formed for cell in cells if cell.score.well_formed is not None]
    looked = [cell.score.grounded for cell in cells if cell.score.grounded is not None]
    return {
        "cases": len(cells),
        "asked": sum(cell.attempt is not None for cell in cells),
        "stages": _stages(cells),
        "wellFormed": {"yes": sum(came), "of": len(came)},
        "grounded": {"yes": sum(looked), "of": len(looked)},
    }


def _stages(cells: Iterable[Cell]) -> dict[str, int]:
    found: dict[str, int] = {}
    for cell in cells:
        if cell.attempt is not None:
            stage = cell.attempt.failure.stage if cell.attempt.failure is not None else cell.attempt.state
            found[stage] = found.get(stage, 0) + 1
    return dict(sorted(found.items()))


def _snapshot(matrix: Matrix, snapshot: Snapshot) -> dict[str, Any]:
    cases = [
        {
            "variant": case.variant or None,
            "varies": case.varies or None,
            "mind": case.decision.mind,
            "because": case.expect.because,
            "cells": [cell_json(cell) for cell in matrix.cells(case)],
        }
        for case in snapshot.cases
    ]
    return {"id": snapshot.id, "shows": snapshot.shows, "from": snapshot.source.get("from"), "cases": cases}


def cell_json(cell: Cell) -> dict[str, Any]:
    """A cell as a JSON value."""
    row = cell.attempt
    return {
        "mind": cell.spec,
        "attempt": None if row is None else row.id,
        "state": "not asked" if row is None else row.state,
        "stage": None if row is None or row.failure is None else row.failure.stage,
        "diagnostic": None if row is None or row.failure is None else row.failure.diagnostic,
        "reply": None if row is None else row.value,
        "wellFormed": cell.score.well_formed,
        "grounded": cell.score.grounded,
        "why": cell.score.why,
        "claims": [claim.to_json() for claim in cell.claims],
    }


def _lines(matrix: Matrix) -> Iterator[Sequence[Any]]:
    for snapshot in matrix.snapshots:
        for case in snapshot.cases:
            for cell in matrix.cells(case):
                yield _line(cell)


def _line(cell: Cell) -> Sequence[Any]:
    row, facts = cell.attempt, tally(cell.claims).get("fact", {})
    state, stage, choice = "not asked", "", ""
    timing: tuple[Any, ...] = ("", "", "")
    if row is not None:
        state, stage = row.state, row.failure.stage if row.failure is not None else ""
        choice = row.value[CHOICE] if row.value is not None else ""
        timing = (round(row.elapsed_s, 3), row.usage.tokens_in, row.usage.tokens_out)
    marks = [{True: "yes", False: "no", None: ""}[mark] for mark in (cell.score.well_formed, cell.score.grounded)]
    counts = [facts.get(word, 0) for word in ("supported", "contradicted", "unknown")]
    case = cell.case
    return (case.snapshot, case.variant, cell.spec, state, stage, *marks, choice, cell.score.why, *counts, *timing)


# For people -----------------------------------------------------------------------------------------------------------


def table_of(matrix: Matrix) -> str:
    """The matrix as text: a line a case, a column a mind, well-formed and grounded in each cell."""
    numbers = [f"[{number}]" for number in range(1, len(matrix.minds) + 1)]
    rows = [
        [f"  {case.variant}" if case.variant else case.snapshot, *(_mark(cell) for cell in matrix.cells(case))]
        for snapshot in matrix.snapshots
        for case in snapshot.cases
    ]
    totals = [_totals(_column(matrix, spec)) for spec in matrix.minds]
    for key, name in (("wellFormed", "well-formed"), ("grounded", "grounded")):
        rows.append([name, *(f"{total[key]['yes']} of {total[key]['of']}" for total in totals)])
    budget = _budget(matrix)
    lines = [
        text_table(["case", *numbers], rows, sums=2),
        "",
        *(f"{number} {spec}" for number, spec in zip(numbers, matrix.minds, strict=True)),
        "",
        LEGEND,
        f"Budget: {budget['calls']} calls, {budget['used']} used, {budget['left']} left. Nothing was asked twice.",
    ]
    return "\n".join([*lines, *_claim_lines(matrix), *_notes(matrix)]) + "\n"


def _mark(cell: Cell) -> str:
    return f"{_MARKS[cell.score.well_formed]}/{_MARKS[cell.score.grounded]}"


def _claim_lines(matrix: Matrix) -> Iterator[str]:
    if not matrix.claims:
        return
    yield f"\n{PROTOTYPE}"
    for number, spec in enumerate(matrix.minds, 1):
        counted = tally(row for cell in _column(matrix, spec) for row in cell.claims)
        for kind, words in counted.items():
            yield f"[{number}] {kind}: {', '.join(f'{count} {word}' for word, count in words.items())}"


def _notes(matrix: Matrix) -> Iterator[str]:
    """Why each cell that is not well-formed and grounded is what it is; a line for all of a mind that failed alike."""
    alike: dict[tuple[int, bool, str], list[Cell]] = {}
    for snapshot in matrix.snapshots:
        for case in snapshot.cases:
            for number, cell in enumerate(matrix.cells(case), 1):
                if not (cell.score.well_formed and cell.score.grounded):
                    came = bool(cell.score.well_formed)
                    way = cell.case.id if came else ": ".join(cell.score.why.split(": ")[:2])
                    alike.setdefault((number, came, way), []).append(cell)
    if alike:
        yield ""
    cases = sum(len(snapshot.cases) for snapshot in matrix.snapshots)
    for (number, *_), cells in alike.items():
        first = cells[0]
        if len(cells) == 1:
            yield f"{first.case.id} [{number}]: {first.score.why}"
        else:
            yield f"[{number}] {len(cells)} of {cases} cases, first {first.case.id}: {first.score.why}"
