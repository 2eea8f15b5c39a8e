"""The dock *Numbers*: what is measured of the turn, and of the run up to it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.model import Showing
from concordui.commons.turn_panel import TurnPanel
from concordui.commons.words import figure, say
from concordui.widgets.data_table import Column, DataTable
from engine.commons.course import CourseView


@dataclass(frozen=True, slots=True)
class Number:
    """One measure: what it is called, what it comes to, with so many decimals, and how it is reckoned."""

    name: str
    value: float | None
    decimals: int
    tip: str


def numbers_of(view: CourseView, turn: int) -> list[Number]:
    """What is measured in and up to a turn of the view, from 1; None for what is not known."""
    now = {name: _known(column[turn - 1]) for name, column in view.numbers.items()}
    gini = now["gini"]
    kept, fines = view.numbers["compliance"][:turn], view.numbers["sanctions"][:turn]
    return [
        Number(say("Harvest in all"), now["harvest"], 3, say("What all players got this turn")),
        Number(
            say("Sustained yield at this stock"),
            now["sustainable"],
            3,
            say("The largest harvest after which one turn without chance brings the stock back to this level"),
        ),
        Number(
            say("Equality (1 − Gini)"),
            None if gini is None else 1.0 - gini,
            2,
            say("Of the players' wealth; 1 is equal"),
        ),
        Number(
            say("Efficiency"),
            now["efficiency"],
            2,
            say("How much was had of what could be had for ever, up to this turn"),
        ),
        Number(
            say("Over-usage"), now["over_usage"], 2, say("The share of all harvests so far above the sustainable share")
        ),
        Number(
            say("Compliance, whole run"), _known(float(np.mean(kept))), 3, say("The mean over all turns up to this one")
        ),
        Number(say("Fines so far"), _known(float(np.sum(fines))), 0, say("Sanctions and warnings up to this turn")),
    ]


class NumbersPanel(TurnPanel):
    """Follows what the tab shows."""

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(showing, say("Numbers"), parent)
        self.setObjectName("numbers-panel")
        columns = [
            Column(say("Number"), _name, tip=_tip, role=_muted),
            Column(say("Value"), _value, _text, number=True, width=84),
        ]
        self.table: DataTable[Number] = DataTable(say("Numbers"), columns, _name, self)
        self.table.setObjectName("numbers-table")
        self.table.horizontalHeader().hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        save = self.head.add_button("save", "download", say("Save the numbers as CSV…"))
        save.clicked.connect(self.table.save)
        self.table.failed.connect(self.failed)

    def show_turn(self) -> None:
        view, record = self.showing.view, self.showing.record
        turn = 0 if record is None else int(record["turn"])
        there = view is not None and 0 < turn <= view.turns
        self.table.named(say("Numbers of turn {n}", n=turn))
        self.table.show_rows(numbers_of(view, turn) if there and view is not None else [])
        self.table.fit_figures()


def _known(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None


def _name(number: Number) -> str:
    return number.name


def _tip(number: Number) -> str:
    return number.tip


def _value(number: Number) -> float | None:
    return number.value


def _text(number: Number) -> str:
    if number.value is None or number.decimals == 3:
        return figure(number.value)
    return f"{number.value:,.{number.decimals}f}"


def _muted(number: Number) -> str:
    return "muted"
