"""The rows and columns of the matrix: a fact, its truth, and each mind; cells are made as they come into sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from concordui.colony.clock import time_of
from concordui.colony.knows.filters import Names
from concordui.colony.knows.words import cell_words, standings, truth_words
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.viewing.facts import Fact, FactKey
from engine.colony.viewing.knowing import NEVER, Knowing, Knowledge

FACT, TRUTH, MINDS = 0, 1, 2
"""The columns: the last is that of the first mind."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
EMPTY = Knowing(0, (), (), {}, (), {}, frozenset())


class MatrixModel(QAbstractTableModel):
    """Facts against minds. `minds` are the columns, of which some may not have been read yet."""

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.knowing = EMPTY
        self.facts: Sequence[Fact] = ()
        self.minds: tuple[str, ...] = ()
        self.people = People()
        self._names = names
        self._places: dict[FactKey, int] = {}
        self._standings = standings()

    def show(self, knowing: Knowing, facts: Sequence[Fact], minds: tuple[str, ...], people: People) -> None:
        """Show these facts of a matrix. While the columns are the same, rows come and go at the end: what they show is
        another fact then, but a view of thousands of rows need not begin anew.
        """
        had, has = len(self.facts), len(facts)
        same = minds == self.minds and people == self.people
        if not same:
            self.beginResetModel()
        elif has > had:
            self.beginInsertRows(_NOWHERE, had, has - 1)
        elif has < had:
            self.beginRemoveRows(_NOWHERE, has, had - 1)
        self.knowing, self.facts, self.minds, self.people = knowing, facts, minds, people
        self._places = {fact.key: place for place, fact in enumerate(facts)}
        if not same:
            self.endResetModel()
        elif has > had:
            self.endInsertRows()
        elif has < had:
            self.endRemoveRows()
        if same and facts:
            self.dataChanged.emit(self.index(0, 0), self.index(has - 1, self.columnCount() - 1))

    def place(self, key: object) -> int | None:
        """The row of a fact."""
        return self._places.get(key)  # type: ignore[call-overload]  # whatever a part chose as a fact

    def column(self, mind: str) -> int:
        """The column of a mind. Raises `ValueError`."""
        return MINDS + self.minds.index(mind)

    def fact(self, index: Index) -> Fact:
        """The fact of a row."""
        return self.facts[index.row()]

    def mind(self, index: Index) -> str | None:
        """The mind of a column, None for the first ones."""
        return self.minds[index.column() - MINDS] if index.column() >= MINDS else None

    def known(self, index: Index) -> Knowledge:
        """How the mind of a column stands to the fact of a row."""
        mind = self.mind(index)
        return NEVER if mind is None else self.knowing.cell(self.fact(index).key, mind)

    def wrong(self, index: Index) -> bool:
        """Whether the mind of a column has the fact other than it is."""
        return (self.fact(index).key, self.mind(index)) in self.knowing.differs

    def read(self, mind: str) -> bool:
        """Whether what this mind knows was read."""
        return mind in self.knowing.minds

    # What Qt asks

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.facts)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else MINDS + len(self.minds)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._head(section)
        return None

    def _head(self, section: int) -> str:
        if section == FACT:
            return say("Fact")
        return say("Truth") if section == TRUTH else self.people.name(self.minds[section - MINDS])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(index)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._spoken(index)
        return None

    def read_columns(self) -> list[int]:
        """The columns of the minds that were read: of a crowd those in sight."""
        return [MINDS + place for place, mind in enumerate(self.minds) if self.read(mind)]

    def _words(self, index: Index) -> str:
        fact, mind = self.fact(index), self.mind(index)
        if mind is not None and not self.read(mind):
            return ""
        if index.column() == FACT:
            return self._names.of(fact, self.people)
        if index.column() == TRUTH:
            return truth_words(fact)
        return cell_words(fact.key, self.known(index), self.people)

    def _spoken(self, index: Index) -> str:
        """A cell as it is read out: whose it is, of what, and how it is known."""
        fact, words = self._names.of(self.fact(index), self.people), self._words(index)
        mind = self.mind(index)
        if mind is None:
            return words if index.column() == FACT else say("{fact}, truth: {value}", fact=fact, value=words)
        name, known = self.people.name(mind), self.known(index)
        if not self.read(mind):
            return say("{fact}, {mind}: not read yet", fact=fact, mind=name)
        if known.how == "never":
            return say("{fact}, {mind}: does not know it", fact=fact, mind=name)
        told = {"fact": fact, "mind": name, "how": self._standings[known.how].word, "value": words}
        if self.wrong(index):
            return say("{fact}, {mind}: {how}, {value}, which is not so", **told)
        return say("{fact}, {mind}: {how}, {value}", **told)

    # As a table

    def heads(self) -> list[str]:
        """The titles of the columns: of each mind that was read what it takes to be so, and how it knows."""
        own = [self._head(column) for column in self.read_columns()]
        return [say("Fact"), say("Truth"), *(part for name in own for part in (name, f"{name}: {say('how')}"))]

    def rows(self) -> list[list[str]]:
        """What is shown, for a file: of each mind its words, and how it knows."""
        found, columns = [], self.read_columns()
        for row in range(len(self.facts)):
            cells = [self._words(self.index(row, FACT)), self._plain(self.index(row, TRUTH))]
            for column in columns:
                index = self.index(row, column)
                known = self.known(index)
                cells += [self._plain(index), self._how(known)]
            found.append(cells)
        return found

    def _plain(self, index: Index) -> str:
        """The words of a cell; absent is empty."""
        if index.column() == TRUTH:
            return "" if self.fact(index).truth is None else self._words(index)
        return "" if self.known(index).how == "never" else self._words(index)

    def _how(self, known: Knowledge) -> str:
        if known.how == "never":
            return say("does not know it")
        word = self._standings[known.how].word
        return word if known.learned is None else say("{how}, {time}", how=word, time=time_of(known.learned))
