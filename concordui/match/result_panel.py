"""The end of a match: who won or shares the victory, the places, the centres, and what everybody's word was worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QTableView, QVBoxLayout, QWidget

from concordui import glyphs
from concordui.match.telling import result_reason
from concordui.match.wording import listed, say
from concordui.theme import theme
from concordui.widgets import Chip, Label, set_up_table
from concordui.widgets.tables import HEAD, ROW, number, set_heads, size_columns
from engine.anatolia.board import Power


class ResultPanel(QWidget):
    """A headline with the winners' chips, a sentence, and the table of places."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = Label("", "title", self, wrap=True)
        self.title.setObjectName("result-title")
        self.sentence = Label("", "body", self, wrap=True)
        self.sentence.setObjectName("result-sentence")
        self.table = QTableView(self)
        set_up_table(self.table, self.tr("Places"), stretch=None)
        self._places = QStandardItemModel(self)
        self.table.setModel(self._places)
        self._chips = QHBoxLayout()
        self._chips.setSpacing(6)
        self._result: Mapping[str, Any] | None = None
        self._you: Power | None = None
        words = QVBoxLayout()
        words.setContentsMargins(12, 12, 12, 10)
        words.setSpacing(6)
        words.addLayout(self._chips)
        words.addWidget(self.title)
        words.addWidget(self.sentence)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(words)
        column.addWidget(self.table, 1)
        theme().changed.connect(self._recolour)

    def show_result(self, result: Mapping[str, Any], you: Power | None) -> None:
        """Show the `result()` object of a finished match."""
        if result == self._result:
            return
        self._result, self._you = result, you
        winners = [result["winner"]] if result["winner"] else list(result["shared"])
        while self._chips.count():
            item = self._chips.takeAt(0)
            chip = None if item is None else item.widget()
            if chip is not None:
                chip.deleteLater()
        for power in winners:
            self._chips.addWidget(Chip(power, 24, self))
        self._chips.addStretch(1)
        self.title.set_text(headline(result, you))
        self.sentence.set_text(result_reason(result))
        self._fill(result, you)

    def sizeHint(self) -> QSize:
        return QSize(360, 120 + HEAD + ROW * 6)

    def _fill(self, result: Mapping[str, Any], you: Power | None) -> None:
        model = self._places
        model.clear()
        titles = [say("Power"), say("Place"), say("Centres"), say("Kept"), say("Broken")]
        set_heads(model, titles, numbers=(1, 2, 3, 4))
        for entry in result["placements"]:
            trust = result["trust"][entry["power"]]
            name = QStandardItem(
                glyphs.chip_icon(entry["power"]), say("You") if entry["power"] == you else entry["power"]
            )
            if entry["eliminated"]:
                name.setText(say("{power}, eliminated", power=name.text()))
                name.setForeground(theme().ui("muted"))
            numbers = (entry["rank"], entry["centres"], trust["kept"], trust["broken"])
            model.appendRow([name, *(number(value) for value in numbers)])
        size_columns(self.table, (0, 56, 64, 48, 60))

    def _recolour(self) -> None:
        if self._result is not None:
            self._fill(self._result, self._you)


def headline(result: Mapping[str, Any], you: Power | None) -> str:
    """The end in a few words, as `you` would be told."""
    winner, shared = result["winner"], result["shared"]
    if you is not None and winner == you:
        return say("You win")
    if winner is not None:
        return say("{power} wins", power=winner)
    if you in shared:
        return say("You share the victory")
    if shared:
        return say("{powers} share the victory", powers=listed(shared))
    return say("Nobody wins")
