"""The Trust dock: what each power promised, kept and broke, as a table; and who broke what to whom, as a matrix."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QStackedWidget, QTableView, QVBoxLayout, QWidget

from concordui import glyphs
from concordui.match.wording import broken_to, say
from concordui.theme import theme
from concordui.widgets import set_up_table
from concordui.widgets.tables import ABSENT, BAR_ROLE, HEAD, LEFT, ROW, number, set_heads, size_columns
from engine.anatolia.board import Power
from engine.anatolia.promises import Trust

NAME = 95
"""A power's chip and name keep at least so many pixels; where the rest has no room beside them it scrolls sideways."""
_WIDTHS, _NARROW = (102, 46, 58, 57), (66, 46, 58, 57)
"""The other columns of the table: with bars of the shares, and without."""
_COUNT = 40


@dataclass(frozen=True, slots=True)
class Record:
    """A line of the table; `to_you` is None for oneself and for a spectator."""

    power: Power
    kept: int
    broken: int
    open: int
    to_you: int | None

    @property
    def share(self) -> float | None:
        """The share of promises kept of those that fell due."""
        due = self.kept + self.broken
        return self.kept / due if due else None


def records(powers: Sequence[Power], trust: Mapping[Power, Trust], you: Power | None) -> list[Record]:
    """The table's lines, the most trustworthy first; then those with more kept, then map order."""
    lines = [
        Record(
            power,
            trust[power].kept,
            trust[power].broken,
            trust[power].made - trust[power].kept - trust[power].broken,
            None if you is None or you == power else broken_to(trust[power], you),
        )
        for power in powers
    ]
    return sorted(lines, key=_rank)


def _rank(record: Record) -> tuple[float, int]:
    return (1.0, 0) if record.share is None else (-record.share, -record.kept)


def matrix(powers: Sequence[Power], trust: Mapping[Power, Trust]) -> dict[tuple[Power, Power], int]:
    """How many promises the first power broke to the second."""
    return {(maker, partner): broken_to(trust[maker], partner) for maker in powers for partner in powers}


class TrustPanel(QWidget):
    """The table, or the matrix."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.table = _view(self.tr("Trust, all seasons"), self)
        self.matrix = _view(self.tr("Promises broken: by the row, to the column"), self)
        self._records = QStandardItemModel(self)
        self._counts = QStandardItemModel(self)
        self.table.setModel(self._records)
        self.matrix.setModel(self._counts)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.table)
        self.pages.addWidget(self.matrix)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self._shown: object = None
        self._told: tuple[list[Record], Power | None] | None = None
        theme().changed.connect(self._recolour)

    def show_matrix(self, matrix: bool) -> None:
        """The matrix instead of the table."""
        self.pages.setCurrentWidget(self.matrix if matrix else self.table)
        self._recolour()
        self._fit()

    def show_trust(self, powers: Sequence[Power], trust: Mapping[Power, Trust], you: Power | None) -> None:
        """Show this public record as `you` see it, in the page that is in front."""
        key = (tuple(powers), tuple(trust.items()), you)
        if key == self._shown:
            return
        self._shown = key
        if self.pages.currentWidget() is self.table:
            self._show_records(records(powers, trust, you), you)
        else:
            _fill_matrix(self._counts, powers, matrix(powers, trust), you)
            self._fit()

    def _show_records(self, lines: list[Record], you: Power | None) -> None:
        """Fill the table, or change the lines that changed: a season changes a few."""
        before, self._told = self._told, (lines, you)
        if before is None or before[1] != you or len(before[0]) != len(lines):
            _fill_table(self._records, lines, you)
            self._fit()
            return
        for row, (old, new) in enumerate(zip(before[0], lines, strict=True)):
            if old != new:
                for column, cell in enumerate(_cells(new, you)):
                    self._records.setItem(row, column, cell)

    def sizeHint(self) -> QSize:
        return QSize(360, HEAD + ROW * 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the columns of the page in front their widths: the bars of the shares go first, but never a name."""
        view = self.pages.currentWidget()
        assert isinstance(view, QTableView)
        room = self.width() - NAME
        widths: Sequence[int] = [_COUNT] * (self._counts.columnCount() - 1)
        if view is self.table:
            narrow = room < sum(_WIDTHS)
            widths = _NARROW if narrow else _WIDTHS
            head = self._records.horizontalHeaderItem(1)
            if head is not None:
                head.setText(say("Share ↓") if narrow else say("Kept share ↓"))
        size_columns(view, (0 if room >= sum(widths) else NAME, *widths))

    def _recolour(self) -> None:
        key, self._shown, self._told = self._shown, None, None
        if isinstance(key, tuple):
            self.show_trust(key[0], dict(key[1]), key[2])


def _view(name: str, parent: QWidget) -> QTableView:
    view = QTableView(parent)
    set_up_table(view, name, stretch=None)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    return view


def _fill_table(model: QStandardItemModel, lines: Sequence[Record], you: Power | None) -> None:
    model.clear()
    titles = [say("Power"), say("Kept share ↓"), say("Kept"), say("Broken"), say("To you")]
    set_heads(model, titles, numbers=(2, 3, 4))
    for line in lines:
        model.appendRow(_cells(line, you))


def _cells(line: Record, you: Power | None) -> list[QStandardItem]:
    share = QStandardItem(ABSENT if line.share is None else say("{share} %", share=round(line.share * 100)))
    if line.share is not None:
        share.setData(line.share, BAR_ROLE)
    cells = [_name(line, you), share, _number(line.kept), _number(line.broken, line.broken > 0)]
    cells.append(_number(line.to_you, bool(line.to_you)))
    if you is None:
        cells[-1].setText(ABSENT)
    return cells


def _fill_matrix(
    model: QStandardItemModel, powers: Sequence[Power], counts: Mapping[tuple[Power, Power], int], you: Power | None
) -> None:
    model.clear()
    corner = QStandardItem(say("Broke, to…"))
    corner.setTextAlignment(LEFT)
    model.setHorizontalHeaderItem(0, corner)
    for column, power in enumerate(powers, start=1):
        head = QStandardItem(glyphs.chip_icon(power), "")
        head.setData(power, Qt.ItemDataRole.AccessibleTextRole)
        head.setToolTip(power)
        model.setHorizontalHeaderItem(column, head)
    for maker in powers:
        cells = [_name(Record(maker, 0, 0, 0, None), you)]
        for partner in powers:
            count = counts[maker, partner]
            cell = _number(None if maker == partner else count, count > 0)
            if not count:
                cell.setForeground(theme().ui("muted"))
            words = say("{maker} broke {count} to {partner}", maker=maker, count=count, partner=partner)
            cell.setToolTip(words if maker != partner else "")
            cell.setData(words, Qt.ItemDataRole.AccessibleTextRole)
            cells.append(cell)
        model.appendRow(cells)


def _name(line: Record, you: Power | None) -> QStandardItem:
    item = QStandardItem(glyphs.chip_icon(line.power), say("You") if line.power == you else line.power)
    item.setData(line.power, Qt.ItemDataRole.UserRole)
    if line.open:
        item.setToolTip(say("{count} promises of this season are still open", count=line.open))
    return item


def _number(value: int | None, bad: bool = False) -> QStandardItem:
    return number(value, "danger" if bad else "text")
