"""What a sweep has found: a heat map, lines or a table of any metric, the axes switched, and a cell opened."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from concordui.commons.sweep.grid import Grid, axes_of, grid_of, telling_metric
from concordui.commons.sweep.picture import SweepFilm, SweepPictureDialog, note_of
from concordui.commons.sweep.plot import CellPlot
from concordui.commons.sweep.words import metric_text, place_text, say, title_text, value_text
from concordui.plots.card import RADIUS
from concordui.theme import theme
from concordui.widgets import ElidedLabel, EmptyHint, Label, OutlineButton, Segment, Segmented
from concordui.widgets.data_table import Column, DataTable
from concordui.widgets.hint_combo import HintCombo, Item
from engine.commons.metrics import NAMES
from engine.commons.sweep.plan import SweepPlan, Value
from engine.commons.sweep.tally import STATISTICS, SweepView

VIEWS = ("heat", "lines", "table")


@dataclass(frozen=True, slots=True)
class CellRow:
    """A row of the table: a cell, the values of its parameters, and the statistics of the metric."""

    number: int
    values: tuple[Value, ...]
    found: tuple[float, ...]


class _Of:
    """Reads one part of a row."""

    def __init__(self, place: int, *, parameter: bool) -> None:
        self._place, self._parameter = place, parameter

    def __call__(self, row: CellRow) -> str | int | float | None:
        if self._parameter:
            value = row.values[self._place]
            return str(value).lower() if isinstance(value, bool) else value
        number = row.found[self._place]
        return None if number != number else int(number) if self._place == 0 else number


class _Shown(_Of):
    """The same in words."""

    def __call__(self, row: CellRow) -> str:
        value = super().__call__(row)
        return "–" if value is None else value_text(value)


class SweepResults(QWidget):
    """`opened` carries the number of a cell of which a run shall be opened, `failed` a `ConcordError`."""

    opened = Signal(int)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sweep-results")
        self._plan: SweepPlan | None = None
        self._view: SweepView | None = None
        self._axes: list[tuple[int, int | None]] = [(0, None)]
        self._measure_chosen = False
        """Whether a person chose the metric; until then it is one that differs between the settings."""
        self.measure = HintCombo(say("Metric"), self)
        self.views = Segmented(
            [Segment("heat", say("Heat map")), Segment("lines", say("Lines")), Segment("table", say("Table"))], self
        )
        self.views.setAccessibleName(say("How it is shown"))
        self.switch = OutlineButton(say("S&witch axes"), self, "refresh-cw")
        self.save = OutlineButton(say("Save pi&cture…"), self, "download")
        self.title, self.note = Label("", "strong", self), ElidedLabel(self, "caption")
        self.plot = CellPlot(self)
        self.table: DataTable[CellRow] | None = None
        self._hint = EmptyHint(say("Fill in the form and run the sweep: the map fills while its runs end."), self)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self._show()

    @property
    def mode(self) -> str:
        """Which of `VIEWS` is shown."""
        return str(self.views.key())

    def begin(self, plan: SweepPlan) -> None:
        """Results of this plan will come."""
        self._plan, self._view, self._axes = plan, None, axes_of(plan)
        if not self._measure_chosen:
            self._show_measure(plan.spec.metric)
        if len(plan.names) == 1:
            self.views.set_key("lines")
        self._make_table(plan)
        self._show()

    def show_view(self, view: SweepView) -> None:
        """These are the results now."""
        self._view = view
        if self._plan is not None and not self._measure_chosen:
            self._show_measure(telling_metric(view, self._plan.spec.metric))
        self._show()

    def grid(self) -> Grid | None:
        """What is shown; None before there is anything."""
        if self._plan is None or self._view is None:
            return None
        return grid_of(self._plan, self._view, str(self.measure.key()), *self._axes[0])

    # What a person does

    def switch_axes(self) -> None:
        """Let the parameters change places."""
        self._axes = [*self._axes[1:], self._axes[0]]
        self.plot.read(None)
        self._show()

    def save_picture(self) -> None:
        """Ask for the format and the place of a picture of what is shown."""
        grid = self.grid()
        if grid is not None:
            SweepPictureDialog(self._film(grid), grid, self).show()

    def _film(self, grid: Grid) -> SweepFilm:
        mode = "lines" if self.mode == "lines" else "heat"
        return SweepFilm(grid, mode, self.plot.size(), self.plot.chosen_row)

    def _row_opened(self) -> None:
        if self.table is not None and isinstance(self.table.selected_key, int):
            self.opened.emit(self.table.selected_key)

    def _measure_picked(self) -> None:
        self._measure_chosen = True
        self._show()

    def _chosen(self) -> None:
        self._show()

    # What it shows

    def _show_measure(self, metric: str) -> None:
        self.measure.set_items([Item(name, metric_text(name)) for name in NAMES], metric)

    def _show(self) -> None:
        grid = self.grid()
        some = grid is not None
        for control in (self.measure, self.views, self.switch, self.save):
            control.setEnabled(some)
        self.switch.setEnabled(some and len(self._axes) > 1)
        self.save.setEnabled(some and self.mode != "table")
        if grid is None:
            self._stack.setCurrentWidget(self._hint)
            self.title.set_text("")
            self.note.set_text("")
            return
        self.title.set_text(metric_text(grid.metric))
        self.note.set_text(note_of(grid, self.mode))
        if self.mode == "table" and self.table is not None:
            self.fill_table()
            self._stack.setCurrentWidget(self.table)
        else:
            self.plot.show_grid(grid, self.mode)
            self._stack.setCurrentWidget(self.plot)

    def fill_table(self) -> None:
        """Put what is known into the table; it is only kept up while it is shown."""
        if self.table is None or self._plan is None or self._view is None:
            return
        metric = str(self.measure.key())
        found = self._view.table[:, NAMES.index(metric)]
        rows = [CellRow(cell.number, cell.values, tuple(line.tolist())) for cell, line in
                zip(self._plan.cells, found, strict=True)]  # fmt: skip
        self.table.named(f"{title_text(self._plan.names)} {metric_text(metric)}".replace(":", ""))
        self.table.show_rows(rows)

    def _make_table(self, plan: SweepPlan) -> None:
        if self.table is not None:
            self._stack.removeWidget(self.table)
            self.table.deleteLater()
        heads = {"count": say("Runs"), "mean": say("Mean"), "min": say("Least"), "q25": say("Quartile 1"),
                 "median": say("Median"), "q75": say("Quartile 3"), "max": say("Most")}  # fmt: skip
        columns = [
            Column(place_text(name), _Of(place, parameter=True), _Shown(place, parameter=True), number=True, width=84)
            for place, name in enumerate(plan.names)
        ]
        columns += [
            Column(heads[name], _Of(place, parameter=False), _Shown(place, parameter=False), number=True, width=72)
            for place, name in enumerate(STATISTICS)
        ]
        self.table = DataTable(say("Settings"), columns, _number, self)
        self.table.failed.connect(self.failed)
        self.table.activated.connect(self._row_opened)
        self._stack.addWidget(self.table)

    # How it is put together

    def _connect(self) -> None:
        self.measure.picked.connect(self._measure_picked)
        self.views.chosen.connect(self._chosen)
        self.switch.clicked.connect(self.switch_axes)
        self.save.clicked.connect(self.save_picture)
        self.plot.picked.connect(self.opened)
        theme().changed.connect(self.update)

    def _lay_out(self) -> None:
        self.views.set_key("heat")
        self.measure.setMinimumWidth(200)
        bar = QHBoxLayout()
        bar.setSpacing(8)
        bar.addWidget(self.measure)
        bar.addWidget(self.views)
        bar.addWidget(self.switch)
        bar.addStretch(1)
        bar.addWidget(self.save)
        head = QHBoxLayout()
        head.setContentsMargins(14, 6, 14, 0)
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addWidget(self.note, 1)
        self._card = _Card(self)
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(1, 4, 1, 4)
        inside.setSpacing(0)
        inside.addLayout(head)
        inside.addWidget(self._stack, 1)
        for widget in (self._hint, self.plot):
            self._stack.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(12)
        column.addLayout(bar)
        column.addWidget(self._card, 1)


class _Card(QWidget):
    """The white ground with rounded corners that plots stand on."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.setBrush(theme().ui("raised"))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()


def _number(row: CellRow) -> int:
    return row.number
