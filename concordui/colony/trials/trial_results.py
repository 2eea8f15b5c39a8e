"""What came of a trial: its runs, its arms, and where calls failed; a run is opened as a colony."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from concordui.colony.trials.trial_rows import TrialRow, failure_columns, row_key, run_columns
from concordui.colony.trials.words import say
from concordui.widgets import EmptyHint, Label, OutlineButton, Segment, Segmented
from concordui.widgets.data_table import DataTable

VIEWS = ("runs", "arms", "failures")


class TrialResults(QWidget):
    """`opened` carries the name of a run that shall be opened as a colony, `failed` a `ConcordError`."""

    opened = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("trial-results")
        self._runs: Sequence[TrialRow] = ()
        self._openable = False
        views = [
            Segment("runs", say("Runs")),
            Segment("arms", say("Arms")),
            Segment("failures", say("Failures")),
        ]
        self.views = Segmented(views, self, name=say("What is shown"))
        self.views.set_key("runs")
        self.open = OutlineButton(say("&Open this run"), self, "flame")
        self.save = OutlineButton(say("Save ta&ble…"), self, "download")
        names = {"runs": say("Runs of the trial"), "arms": say("Arms of the trial"), "failures": say("Failures")}
        self.tables: dict[str, DataTable[TrialRow]] = {
            view: DataTable(names[view], failure_columns() if view == "failures" else run_columns(), row_key, self)
            for view in VIEWS
        }
        self.note = Label("", "caption", self, wrap=True)
        text = say("Fill in the form and run the trial: each run is a whole colony, and its figures appear as it ends.")
        self._hint = EmptyHint(text, self)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self._show()

    @property
    def view(self) -> str:
        """Which of `VIEWS` is shown."""
        return str(self.views.key())

    @property
    def table(self) -> DataTable[TrialRow]:
        """The table that is shown."""
        return self.tables[self.view]

    def show_rows(self, runs: Sequence[TrialRow], arms: Sequence[TrialRow] = (), *, openable: bool = False) -> None:
        """Show these runs and sums; `openable` is whether stores of runs are there and nobody writes to them."""
        self._runs, self._openable = runs, openable
        self.tables["runs"].show_rows(runs)
        self.tables["arms"].show_rows(arms)
        self.tables["failures"].show_rows([*runs, *arms])
        for table in self.tables.values():
            table.fit_figures()
        self._show()

    def named(self, name: str) -> None:
        """The name that the tables' files are offered with."""
        for view, table in self.tables.items():
            table.named(f"{name} {view}")

    # What a person does

    def _open_row(self) -> None:
        row = self._chosen()
        if row is not None:
            self.opened.emit(row.name)

    def _chosen(self) -> TrialRow | None:
        """The run that is marked and can be opened."""
        rows = self.table.rows_model
        place = rows.place(self.table.selected_key)
        row = None if place is None else rows.rows[place]
        return row if self._openable and row is not None and row.seed is not None and row.ticks else None

    def _save(self) -> None:
        self.table.save()

    # What it shows

    def _show(self) -> None:
        self.save.setEnabled(bool(self._runs))
        self.views.setEnabled(bool(self._runs))
        self.open.setEnabled(self._chosen() is not None)
        self._stack.setCurrentWidget(self.table if self._runs else self._hint)
        notes = {
            "runs": say("Pressed: offers made after a no, or after “not now” without an invitation."),
            "arms": say("The sums of each arm's runs. Pressed: offers made after a no."),
            "failures": say("Every failure is kept where it happened; not asked: the budget was spent by then."),
        }
        self.note.set_text(notes[self.view] if self._runs else "")

    # How it is put together

    def _connect(self) -> None:
        self.views.chosen.connect(self._show)
        self.open.clicked.connect(self._open_row)
        self.save.clicked.connect(self._save)
        for table in self.tables.values():
            table.chosen.connect(self._show)
            table.activated.connect(self._open_row)
            table.failed.connect(self.failed)

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 10, 12, 10)
        bar.setSpacing(8)
        bar.addWidget(self.views)
        bar.addStretch(1)
        bar.addWidget(self.open)
        bar.addWidget(self.save)
        for widget in (self._hint, *self.tables.values()):
            self._stack.addWidget(widget)
        self.note.setContentsMargins(12, 8, 12, 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._stack, 1)
        column.addWidget(self.note)
