"""Snapshot banks: saved decisions, each varied one thing at a time, put to several minds (`colony: Receipts`).

A bank is a folder of snapshots. Each mind is asked each case once, with nothing of the others: no rerolls. What is
asked goes through the ledger (`ledger.sqlite` in the folder of the results) before it leaves; running the same bank
again in the same folder asks only what was never reserved. A call that was under way when the process ended is spent.

The budget is the number of calls in all, failures included. Where it does not reach, it goes by case, each put to every
mind before the next one: the cases left over are the last of the bank, the same on every run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.colony.bank_report import Matrix, attempt_id, cell_json, cell_of, report_of, write_report
from engine.colony.frozen import digest_of as digest_of_identity
from engine.colony.frozen import freeze, same
from engine.colony.seats import seated
from engine.colony.snapshots import Case, Snapshot, read_snapshot
from engine.errors import BankError, ConcordError, Fault, FileError, MindError
from engine.folder_lock import held
from engine.minds.asking import ask, digest_of
from engine.minds.ledger import Attempt, Ledger
from engine.minds.protocol import Mind, MindRequest
from engine.minds.sqlite_attempts import open_attempts
from engine.resources import ASSETS

SHIPPED = ASSETS / "banks"
"""The folder of the banks that ship, each a folder of its name."""
LEDGER = "ledger.sqlite"
DEADLINE_S = 30.0
"""For a call, unless said otherwise."""
MOST_SECONDS = 3_600
INTERRUPTED = "the process ended before an answer came"
REMEDY = "mend the snapshots; 'concord schema bank' describes the form"


@dataclass(frozen=True, slots=True)
class BankProgress:
    """How far it is: cells of the matrix that something has come of, of all that will be asked; `cell` is the one that
    was added, as the report has it.
    """

    done: int
    total: int
    mind: str
    case: str
    cell: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class BankResult:
    """What came of it: the report as a JSON value, as a table for people, and the folder that holds both."""

    report: dict[str, Any]
    table: str
    folder: Path


@dataclass(frozen=True, slots=True)
class Bank:
    """The snapshots of a folder, by id."""

    folder: Path
    snapshots: tuple[Snapshot, ...]

    @property
    def cases(self) -> list[Case]:
        """Every decision, in order: by snapshot, then as its file has them."""
        return [case for snapshot in self.snapshots for case in snapshot.cases]


@dataclass(frozen=True, slots=True)
class Asked:
    """What is put to whom: the bank, the specifications of the minds, the budget, whether claims are invited, and the
    seconds that a call may take.
    """

    bank: Bank
    minds: tuple[str, ...]
    budget: int
    claims: bool
    deadline: float

    def identity(self) -> dict[str, Any]:
        """What has to be equal for results to belong to it: what is asked, word for word, and what is expected."""
        sources = [dict(snapshot.source) for snapshot in self.bank.snapshots]
        requests = {case.id: digest_of(self.request(case, "")) for case in self.bank.cases}
        return {**self.shown(), "snapshots": sources, "requests": requests}

    def request(self, case: Case, attempt: str) -> MindRequest:
        """The one call at a case, the same for every mind."""
        return replace(case.decision, claims=self.claims).request(attempt, deadline_s=self.deadline)

    def matrix(self, digest: str, rows: Mapping[str, Attempt]) -> Matrix:
        """With what came of it."""
        return Matrix(self.bank.snapshots, self.minds, self.budget, self.claims, digest, rows)

    def shown(self) -> dict[str, Any]:
        """The part of it that a person can read."""
        return {
            "kind": "bank",
            "minds": list(self.minds),
            "budget": self.budget,
            "claims": self.claims,
            "deadline": self.deadline,
        }


def read_bank(folder: Path) -> Bank:
    """The snapshots, ``*.json``, of a folder or of the bank that ships under that name.

    Raises `FileError`, and `BankError` with the place of each fault.
    """
    if not folder.is_dir():
        names = [path.name for path in sorted(SHIPPED.iterdir()) if path.is_dir()]
        if str(folder) not in names:
            raise FileError("there is no such bank", str(folder), f"give a folder of snapshots, or {', '.join(names)}")
        folder = SHIPPED / folder
    snapshots = [read_snapshot(path) for path in sorted(folder.glob("*.json"))]
    if not snapshots:
        raise BankError("this bank is empty", (Fault(str(folder), "has no snapshots (*.json)"),), REMEDY)
    names = [snapshot.id for snapshot in snapshots]
    twice = [
        Fault(f"{folder}, id", f"there are two snapshots {name!r}") for name in set(names) if names.count(name) > 1
    ]
    if twice:
        raise BankError("two snapshots have one id", tuple(twice), REMEDY)
    return Bank(folder, tuple(sorted(snapshots, key=lambda snapshot: snapshot.id)))


def run_bank(
    folder: Path,
    minds: Sequence[str],
    out: Path,
    budget: int | None = None,
    progress: Callable[[BankProgress], None] | None = None,
    *,
    claims: bool = False,
    deadline: float = DEADLINE_S,
    base: Path = Path(),
    environ: Mapping[str, str] | None = None,
) -> BankResult:
    """Put a bank to minds, or go on with it, from ordinary code; see `bank`."""
    return asyncio.run(
        bank(folder, minds, out, budget, progress, claims=claims, deadline=deadline, base=base, environ=environ)
    )


async def bank(
    folder: Path,
    minds: Sequence[str],
    out: Path,
    budget: int | None = None,
    progress: Callable[[BankProgress], None] | None = None,
    *,
    claims: bool = False,
    deadline: float = DEADLINE_S,
    base: Path = Path(),
    environ: Mapping[str, str] | None = None,
) -> BankResult:
    """Put every case to every mind, as far as the budget goes, and write the matrix into `out`.

    Without a budget it is one call a cell. `deadline` is in seconds, for each call; `base` is where the files of
    scripted minds are looked for. Each mind is asked one case at a time, all minds at once. Being cancelled keeps what
    is done; the calls under way are spent.
    Raises `BankError`, `MindError`, `MindTableError`, `FileError`, and `FrozenError` where `out` is of another bank.
    """
    asked = asked_of(read_bank(folder), minds, budget, claims, deadline)
    seat = _seats(asked, base, environ)
    with held(out / ".lock", "another bank or trial is running in this folder"):
        digest = freeze(out, asked.identity(), asked.shown(), asked.bank.folder)
        attempts, connection = open_attempts(out / LEDGER)
        with closing(connection):
            ledger = Ledger(attempts, asked.budget)
            ledger.discard_open(INTERRUPTED)
            await _Asking(asked, seat, ledger, progress).run()
            rows = {row.id: row for row in ledger.rows()}
        report, table = write_report(asked.matrix(digest, rows), out)
    return BankResult(report, table, out)


def so_far(asked: Asked, out: Path) -> dict[str, Any]:
    """The report of what is in a folder of results now, finished or not; nothing is written.

    Raises `FileError`, and `FrozenError` where the folder is of another bank.
    """
    same(out, asked.identity())
    rows: dict[str, Attempt] = {}
    if (out / LEDGER).exists():
        attempts, connection = open_attempts(out / LEDGER)
        with closing(connection):
            rows = {row.id: row for row in attempts.attempts()}
    return report_of(asked.matrix(digest_of_identity(asked.identity()), rows))


def asked_of(
    bank: Bank, minds: Sequence[str], budget: int | None = None, claims: bool = False, deadline: float = DEADLINE_S
) -> Asked:
    """What is put to whom, once it is sure that it can be. Raises `MindError`."""
    if not minds:
        raise MindError("a bank is put to minds", "--mind", "name at least one, as scripted or openai:MODEL@URL")
    for spec in minds:
        if minds.count(spec) > 1:
            raise MindError("a mind is asked once", spec, "there are no rerolls: name each mind once")
    calls = len(minds) * len(bank.cases) if budget is None else budget
    if calls < 1:
        raise MindError("a bank needs a budget", str(calls), "fix how many calls there may be, 1 or more")
    if not 0.0 < deadline <= MOST_SECONDS:
        raise MindError("a call has to have bounds", f"{deadline:g} s", f"give it up to {MOST_SECONDS} seconds")
    return Asked(bank, tuple(minds), calls, claims, deadline)


def _seats(asked: Asked, base: Path, environ: Mapping[str, str] | None) -> Callable[[str, Case], Mind]:
    """What seats a mind at a case, made anew for each, so that no case leaves anything for the next.

    Raises as `engine.colony.seats.seated`, before anything is asked, for a mind that can't be made.
    """

    def seat(spec: str, case: Case) -> Mind:
        return seated(case.decision.mind, spec, folder=base, environ=environ)

    for spec in asked.minds:
        seat(spec, asked.bank.cases[0])
    return seat


class _Asking:
    """Puts to the minds what was never put to them."""

    def __init__(
        self,
        asked: Asked,
        seat: Callable[[str, Case], Mind],
        ledger: Ledger,
        progress: Callable[[BankProgress], None] | None,
    ) -> None:
        self._asked = asked
        self._seat = seat
        self._ledger = ledger
        self._progress = progress
        self._done = len(ledger.rows())
        self._total = min(asked.budget, len(asked.minds) * len(asked.bank.cases))

    async def run(self) -> None:
        made = {row.id for row in self._ledger.rows()}
        left = [
            (case, spec)
            for case in self._asked.bank.cases
            for spec in self._asked.minds
            if attempt_id(spec, case) not in made
        ][: self._ledger.left]
        try:
            async with asyncio.TaskGroup() as group:
                for spec in self._asked.minds:
                    group.create_task(self._put(spec, [case for case, whom in left if whom == spec]))
        except ExceptionGroup as errors:
            for error in errors.exceptions:
                if isinstance(error, ConcordError):
                    raise error from None
            raise

    async def _put(self, spec: str, cases: Sequence[Case]) -> None:
        for case in cases:
            request = self._asked.request(case, attempt_id(spec, case))
            context = {"snapshot": case.snapshot, "variant": case.variant}
            await ask(self._ledger, self._seat(spec, case), request, who=case.decision.mind, context=context)
            self._done += 1
            if self._progress is not None:
                cell = cell_json(cell_of(case, spec, self._ledger.get(request.attempt)))
                self._progress(BankProgress(self._done, self._total, spec, case.id, cell))
            await asyncio.sleep(0)  # minds that answer at once leave room for whoever cancels
