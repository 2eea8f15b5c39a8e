"""A bank in a tab: its form, the matrix that fills as minds answer, and each answer with its request."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from concordui.colony.trials.bank_form import BankAsked, BankForm
from concordui.colony.trials.bank_results import BankResults
from concordui.colony.trials.bank_rows import Cell, rows_of_asked, rows_of_report
from concordui.colony.trials.study_tab import NewFolder, StudyTab
from concordui.colony.trials.words import say
from concordui.colony.trials.work import BankFound, BankLooking, BankPlanned, BankRunning, BankTold
from engine.colony.bank import SHIPPED, Asked
from engine.errors import ConcordError


def first_bank() -> Path:
    """The bank that ships."""
    return min(path for path in SHIPPED.iterdir() if path.is_dir())


class BankTab(StudyTab):
    """A new bank, that of a folder of snapshots, or the results in a folder."""

    icon_name = "table-2"

    def __init__(self, new_folder: NewFolder, parent: QWidget | None = None, bank: Path | None = None) -> None:
        self.first_title, self.label = say("New bank"), say("Bank")
        super().__init__(new_folder, parent)
        self.setObjectName("bank-tab")
        self._asked: Asked | None = None
        self._report: Mapping[str, Any] | None = None
        self._cells: dict[tuple[str, str], Cell] = {}
        self.form = BankForm(bank or first_bank(), self)
        self.results = BankResults(self)
        self.form.wanted.connect(self.run_wanted)
        self.results.failed.connect(self.failed)
        self.assemble(self.form, self.results)

    @property
    def report(self) -> Mapping[str, Any] | None:
        """What came of it; None before there is anything."""
        return self._report

    # What it does

    def run_wanted(self, wanted: object) -> None:
        """Put a bank to minds, with a folder of results of its own."""
        assert isinstance(wanted, BankAsked)
        if not self.running:
            self.folder = self.new_folder(wanted.bank.name)
            self._asked = self._report = None
            self._run(wanted, planning=True)

    def look_at(self, folder: Path) -> None:
        """Show what this folder has."""
        self.folder = folder
        self.begin(BankLooking(folder))

    def go_on(self) -> None:
        asked = self._asked
        assert asked is not None
        wanted = BankAsked(asked.bank.folder, asked.minds, asked.budget, asked.claims, asked.deadline)
        self._run(wanted, planning=False)

    def _run(self, wanted: BankAsked, *, planning: bool) -> None:
        assert self.folder is not None
        work = BankRunning(wanted.bank, wanted.minds, self.folder, wanted.budget, wanted.claims, wanted.deadline)
        self.begin(work, planning=planning)

    # What the work says

    def heard(self, event: object) -> None:
        if isinstance(event, BankPlanned):
            self._take(event.asked)
        elif isinstance(event, BankTold) and self._asked is not None:
            self._cells.update(event.cells)
            self.show_progress(event.done, event.total, (event.done, self._asked.budget))
            self.results.show_rows(rows_of_asked(self._asked, self._cells), self._asked, {})

    def found(self, outcome: object) -> None:
        assert isinstance(outcome, BankFound)
        self.warn(outcome.why)
        self._report = report = outcome.report
        if outcome.asked is not None:
            self._take(outcome.asked)
        else:
            self.results.begin([str(spec) for spec in report["minds"]], self.study_title())
            self.planned()
        budget, minds = report["budget"], len(report["minds"])
        rows = rows_of_report(report)
        self.show_progress(budget["used"], min(budget["calls"], minds * len(rows)), (budget["used"], budget["calls"]))
        self.results.show_rows(rows, outcome.asked, outcome.attempts)
        self._cells = {}

    def refuse(self, error: ConcordError) -> None:
        self.form.refuse(error)

    def _take(self, asked: Asked) -> None:
        if self._asked is None:
            self._cells = {}
        self._asked = asked
        self.form.show_asked(BankAsked(asked.bank.folder, asked.minds, asked.budget, asked.claims, asked.deadline))
        if self._report is None or not self.results.rows:
            self.results.begin(asked.minds, self.study_title().replace(":", ""))
        self.results.show_rows(self._known_rows(asked), asked, {})
        self.planned()

    def _known_rows(self, asked: Asked) -> Any:
        """What is known before anything more is asked: of a bank that is gone on with, what it has."""
        if self._report is not None:
            for row in rows_of_report(self._report):
                for spec, cell in zip(asked.minds, row.cells, strict=True):
                    if cell is not None and cell["state"] != "not asked":
                        self._cells.setdefault((row.case, spec), cell)
        return rows_of_asked(asked, self._cells)

    # What it is

    def first_focus(self) -> QWidget:
        return self.form.bank if self.form.isVisibleTo(self) or self.results.table is None else self.results.table

    @property
    def can_go_on(self) -> bool:
        if self.running or self._asked is None or self.folder is None or self._progress is None:
            return False
        done, total = self._progress
        return done < total

    def study_title(self) -> str:
        name = self._asked.bank.folder.name if self._asked is not None else ""
        return say("Bank: {name}", name=name) if name else say("Bank")

    def about(self) -> str:
        asked = self._asked
        if asked is None:
            return say("Saved decisions, each varied one thing at a time, put to several minds")
        minds = say("1 mind") if len(asked.minds) == 1 else say("{n} minds", n=len(asked.minds))
        return say("{n} decisions, {minds}", n=len(asked.bank.cases), minds=minds)

    def show_all(self) -> None:
        self.form.set_busy(self.running)
        super().show_all()
