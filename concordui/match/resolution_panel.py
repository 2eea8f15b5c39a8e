"""The Resolution dock: what became of every order of a season, its reason a click away; retreats and adjustments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from concordui.match.history import Moment, Stage
from concordui.match.rows import Row, RowList
from concordui.match.telling import (
    adjustment_reason,
    adjustment_text,
    contested,
    outcome_sentence,
    outcome_tag,
    retreat_reason,
    retreat_text,
)
from concordui.match.wording import order_text, say
from concordui.widgets import Label, LinkButton
from engine.anatolia.board import Board, ProvinceId
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.outcomes import ResolvedOrder


class ResolutionPanel(QWidget):
    """`selected` carries the province of the row that is looked at, None for none; `why_wanted` that whose outcome is
    to be derived; `lab_wanted` comes where the season shall be opened in the lab.
    """

    selected = Signal(object)
    why_wanted = Signal(object)
    lab_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.list = RowList(self.tr("Orders and what became of them"), self)
        self.list.setObjectName("resolution-list")
        self.title = Label("", "strong", self, wrap=True)
        self.reason = Label("", "body", self, wrap=True)
        self.reason.setObjectName("resolution-reason")
        self.why = LinkButton(self.tr("Show why, step by step"), self)
        self.why.setObjectName("resolution-why")
        self.lab = LinkButton(self.tr("Open the season in the lab"), self)
        self.lab.setObjectName("resolution-lab")
        links = QHBoxLayout()
        links.setSpacing(16)
        links.addWidget(self.why)
        links.addWidget(self.lab)
        links.addStretch(1)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 8, 12, 10)
        inner.setSpacing(2)
        inner.addWidget(self.title)
        inner.addWidget(self.reason)
        inner.addLayout(links)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.list, 1)
        column.addLayout(inner)
        self._board: Board | None = None
        self._moment: Moment | None = None
        self._contested_only = False
        self._place: ProvinceId | None = None
        self.list.current_changed.connect(self._looked)
        self.list.chosen.connect(self._chosen)
        self.why.clicked.connect(self._wanted)
        self.lab.clicked.connect(self.lab_wanted)
        self._explain(None)

    def show_moment(self, board: Board, moment: Moment) -> None:
        """Show this moment of the past."""
        if moment == self._moment:
            return
        fresh = self._moment is None or moment.key != self._moment.key
        self._board, self._moment = board, moment
        self._fill()
        if fresh:
            self.list.scrollToTop()
            self._explain(None)

    def show_contested_only(self, only: bool) -> None:
        """Leave out the orders that nothing stood against."""
        self._contested_only = only
        self._fill()

    def select(self, unit: object) -> bool:
        """Look at what became of the unit that was ordered there; whether there is a line that says so."""
        keys = [key for key in (unit, ("retreat", unit), ("build", unit)) if any(r.key == key for r in self.list.rows)]
        for key in keys[:1]:
            self.list.select(key)
        return bool(keys)

    def _fill(self) -> None:
        if self._board is not None and self._moment is not None:
            self.list.show_rows(moment_rows(self._board, self._moment, self._contested_only))

    def _looked(self, key: object) -> None:
        self._explain(key)
        self.selected.emit(key[1] if isinstance(key, tuple) else key)

    def _chosen(self, key: object) -> None:
        """Enter, or a double click, on a row."""
        self._explain(key)
        self._wanted()

    def _wanted(self) -> None:
        if self._place is not None:
            self.why_wanted.emit(self._place)

    def _explain(self, key: object) -> None:
        told = None
        if self._board is not None and self._moment is not None:
            told = _told(self._board, self._moment, key)
        self._place = None if told is None else told.unit
        self.why.setVisible(self._place is not None)
        self.title.setVisible(told is not None)
        self.reason.setVisible(told is not None)
        if told is not None:
            self.title.set_text(told.title)
            self.reason.set_text(told.reason)


def moment_rows(board: Board, moment: Moment, contested_only: bool) -> list[Row]:
    """The rows of one moment: orders with the contested ones of a season where they stand, retreats, or adjustments."""
    record = moment.record
    if moment.stage is Stage.RETREATS:
        return _retreat_rows(board, record)
    if moment.stage is Stage.BUILDS:
        return [
            Row(
                key=("build", entry.at),
                text=_begun(adjustment_text(board, entry)),
                power=entry.power,
                unit=entry.type,
                tag=say("built") if entry.built else say("disbanded"),
                tone="ok" if entry.built else "plain",
                tagged="ground",
            )
            for entry in record.adjustments
        ]
    kinds = {unit.at: unit.type for unit in record.before}
    return [
        _order_row(board, entry, kinds[entry.unit])
        for entry in _in_power_order(board, record.resolution.resolution)
        if contested(entry) or not contested_only
    ]


def _retreat_rows(board: Board, record: SeasonRecord) -> list[Row]:
    kinds = {unit.at: unit.type for unit in record.resolution.dislodged}
    return [
        Row(
            key=("retreat", retreat.origin),
            text=retreat_text(board, retreat),
            power=retreat.power,
            unit=kinds.get(retreat.origin),
            tag=say("disbanded") if retreat.to is None else say("retreated"),
            tone="danger" if retreat.to is None else "plain",
            tagged="ground",
        )
        for retreat in record.retreats
    ]


def _in_power_order(board: Board, entries: Sequence[ResolvedOrder]) -> list[ResolvedOrder]:
    return [entry for power in board.powers for entry in entries if entry.power == power]


def _order_row(board: Board, entry: ResolvedOrder, kind: object) -> Row:
    said = outcome_tag(entry)
    return Row(
        key=entry.unit,
        text=order_text(board, entry.order),
        power=entry.power,
        unit="fleet" if kind == "fleet" else "army",
        tag=said.text,
        tone=said.tone,
        tagged="ground",
    )


@dataclass(frozen=True, slots=True)
class _Told:
    """What is said under the list of the line that is looked at; `unit` is the one whose outcome can be derived."""

    title: str
    reason: str
    unit: ProvinceId | None


def _told(board: Board, moment: Moment, key: object) -> _Told | None:
    record = moment.record
    match moment.stage, key:
        case Stage.RETREATS, ("retreat", origin):
            retreat = next((retreat for retreat in record.retreats if retreat.origin == origin), None)
            gone = next((unit for unit in record.resolution.dislodged if unit.at == origin), None)
            if retreat is not None and gone is not None:
                return _Told(retreat_text(board, retreat), retreat_reason(board, gone, retreat), retreat.origin)
        case Stage.BUILDS, ("build", place):
            entry = next((entry for entry in record.adjustments if entry.at == place), None)
            if entry is not None:
                return _Told(_begun(adjustment_text(board, entry)), adjustment_reason(record, entry), None)
        case Stage.ORDERS, _:
            order = next((entry for entry in record.resolution.resolution if entry.unit == key), None)
            if order is not None:
                return _Told(order_text(board, order.order), outcome_sentence(board, record, order), order.unit)
    return None


def _begun(text: str) -> str:
    """A text as a line of its own begins."""
    return text[:1].upper() + text[1:]
