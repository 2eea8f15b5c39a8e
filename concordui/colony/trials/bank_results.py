"""The matrix of a bank with the totals of each mind, and beside it the answer of the cell that is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from concordui.colony.mind_settings.words import mind_words
from concordui.colony.trials.bank_rows import CaseRow, case_key, columns_for, legend_line, mind_of_column
from concordui.colony.trials.cell_panel import CellPanel, CellShown
from concordui.colony.trials.words import say
from concordui.widgets import EmptyHint, Label, OutlineButton
from concordui.widgets.data_table import DataTable
from engine.colony.bank import Asked
from engine.colony.bank_report import attempt_id
from engine.minds.asking import digest_of, text_of
from engine.minds.ledger import Attempt

SIZES = (640, 400)


class BankResults(QWidget):
    """`failed` carries a `ConcordError`."""

    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bank-results")
        self._minds: tuple[str, ...] = ()
        self._rows: Sequence[CaseRow] = ()
        self._asked: Asked | None = None
        self._attempts: Mapping[str, Attempt] = {}
        self._name = ""
        self.legend = Label("", "body", self, wrap=True, tabular=True)
        self.note = Label(
            say(
                "A dash: it can't be asked. What is well-formed has the shape; what is grounded rests on what was told."
            ),
            "caption",
            self,
            wrap=True,
        )
        self.save = OutlineButton(say("Save ta&ble…"), self, "download")
        self.table: DataTable[CaseRow] | None = None
        self.panel = CellPanel(self)
        self._hint = EmptyHint(say("Choose minds and put the bank to them: the matrix fills as they answer."), self)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self.save.clicked.connect(self._save)
        self.panel.failed.connect(self.failed)
        self._show()

    @property
    def rows(self) -> Sequence[CaseRow]:
        """The cases that are shown."""
        return self._rows

    def begin(self, minds: Sequence[str], name: str) -> None:
        """A matrix over these minds will come."""
        self._name = name
        self._rows, self._attempts = (), {}
        if tuple(minds) != self._minds or self.table is None:
            self._minds = tuple(minds)
            self._make_table()
        self.panel.show_cell(None)
        self._show()

    def show_rows(self, rows: Sequence[CaseRow], asked: Asked | None, attempts: Mapping[str, Attempt]) -> None:
        """Show these; `asked` makes the requests again, `attempts` are the rows of the ledger by id."""
        self._rows, self._asked, self._attempts = rows, asked, attempts
        if self.table is not None:
            self.table.show_rows(rows)
        self._show()
        self._show_cell()

    def choose(self, case: str, mind: int) -> None:
        """Go to a cell."""
        if self.table is not None:
            place = self.table.rows_model.place(case)
            if place is not None:
                column = next(
                    c for c in range(self.table.rows_model.columnCount()) if c >= 3 and mind_of_column(c) == mind
                )
                self.table.setCurrentIndex(self.table.rows_model.index(place, column))

    # What it shows

    def _make_table(self) -> None:
        if self.table is not None:
            self._stack.removeWidget(self.table)
            self.table.deleteLater()
        self.table = DataTable(say("Matrix of the bank"), columns_for(self._minds), case_key, self)
        self.table.failed.connect(self.failed)
        self.table.selectionModel().currentChanged.connect(self._went)
        self._stack.addWidget(self.table)

    def _went(self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex) -> None:
        self._show_cell()

    def _show_cell(self) -> None:
        if self.table is None or not self.table.currentIndex().isValid() or not self._rows:
            return
        index = self.table.currentIndex()
        row, number = self.table.rows_model.rows[index.row()], mind_of_column(index.column())
        self.panel.show_cell(self._cell(row, number))

    def _cell(self, row: CaseRow, number: int) -> CellShown:
        spec, cell = self._minds[number], row.cells[number]
        shown = CellShown(row.case, mind_words(spec), row.because, cell)
        asked = self._asked
        case = None if asked is None else next((each for each in asked.bank.cases if each.id == row.case), None)
        if asked is None or case is None:
            why = say("The bank is not there any more as it was: the request can't be made again.")
            return CellShown(row.case, shown.mind, row.because, cell, why_not=why)
        attempt = attempt_id(spec, case)
        request = asked.request(case, attempt)
        return CellShown(
            row.case,
            shown.mind,
            row.because,
            cell,
            self._attempts.get(attempt),
            text_of(request),
            digest_of(request),
        )

    def _show(self) -> None:
        some = bool(self._rows)
        self.save.setVisible(some)
        self.panel.setVisible(some)
        self.note.setVisible(some)
        self.legend.setVisible(some)
        self._stack.setCurrentWidget(self.table if some and self.table is not None else self._hint)
        lines = [legend_line(number, spec, self._rows) for number, spec in enumerate(self._minds)] if some else []
        self.legend.set_text("\n".join(lines))
        if self.table is not None:
            self.table.named(f"{self._name} matrix")

    def _save(self) -> None:
        if self.table is not None:
            self.table.save()

    # How it is put together

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 10, 12, 10)
        bar.setSpacing(8)
        bar.addWidget(self.legend, 1)
        bar.addWidget(self.save, 0, Qt.AlignmentFlag.AlignTop)
        self.note.setContentsMargins(12, 8, 12, 8)
        self._stack.addWidget(self._hint)
        left = QWidget(self)
        matrix = QVBoxLayout(left)
        matrix.setContentsMargins(0, 0, 0, 0)
        matrix.setSpacing(0)
        matrix.addLayout(bar)
        matrix.addWidget(self._stack, 1)
        matrix.addWidget(self.note)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(1)
        split.addWidget(left)
        split.addWidget(self.panel)
        split.setStretchFactor(0, 1)
        split.setSizes(list(SIZES))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(split)
