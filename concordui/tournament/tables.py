"""The tables of a tournament: the standing, the games that were played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTableView, QWidget

from concordui import glyphs
from concordui.tournament.state import TournamentState
from concordui.tournament.words import faults_text, interval_text, outcome_text, percent, say, winners_of
from concordui.widgets import set_up_table
from concordui.widgets.tables import ABSENT, BAR_ROLE, cell, fit_rows, number, set_heads, size_columns
from engine.anatolia.tournament import PlayedGame, StandingRow

_STANDING = (0, 64, 64, 64, 78, 150, 110, 88)
MOST_ENTRANTS = 10
"""Entrants that the standing shows without scrolling."""
_GAMES = (64, 0, 300, 80)
_NUMBER = Qt.ItemDataRole.UserRole + 1


class StandingTable(QTableView):
    """The entrants, best first: games, wins, points, the share of the points with its interval, fallbacks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("standing")
        self._model = QStandardItemModel(0, len(_STANDING), self)
        titles = [say("Entrant"), say("Games"), say("Seats"), say("Wins"), say("Points")]
        titles += [say("Share of the points ↓"), say("95 % interval"), say("Fallbacks")]
        set_heads(self._model, titles, numbers=(1, 2, 3, 4, 6, 7))
        self.setModel(self._model)
        set_up_table(self, say("Standing"), stretch=None)
        size_columns(self, _STANDING)
        self._shown: tuple[StandingRow, ...] = ()

    def show_rows(self, rows: Sequence[StandingRow]) -> None:
        """Show this standing."""
        if tuple(rows) == self._shown:
            return
        self.redraw(rows)

    def redraw(self, rows: Sequence[StandingRow]) -> None:
        """Show this standing, in the colours of now."""
        self._shown = tuple(rows)
        self._model.removeRows(0, self._model.rowCount())
        for row in rows:
            share = cell(ABSENT if row.share is None else percent(row.share))
            if row.share is not None:
                share.setData(row.share, BAR_ROLE)
            points = number(f"{row.points:.2f}")
            interval = number(None if row.low is None or row.high is None else interval_text(row.low, row.high))
            faults = number(row.fallbacks, "warn" if row.fallbacks else "muted")
            name = cell(row.name, strong=True)
            name.setToolTip(row.name)
            counts = (number(row.games), number(row.seats), number(row.wins))
            self._model.appendRow([name, *counts, points, share, interval, faults])
        fit_rows(self, MOST_ENTRANTS)


class GamesTable(QTableView):
    """The games that were played, the latest first. `opened` carries the number of the one to be looked at."""

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._model = QStandardItemModel(0, len(_GAMES), self)
        set_heads(self._model, [say("Game"), say("Won by"), say("Fallbacks"), say("Year")], numbers=(3,))
        self.setModel(self._model)
        set_up_table(self, say("Games played"), stretch=None)
        size_columns(self, _GAMES)
        self._shown: dict[int, PlayedGame] = {}
        self.activated.connect(self._activated)

    def show_games(self, state: TournamentState) -> None:
        """Show the games of this tournament; those that are new come on top."""
        games = state.games
        if any(games.get(known) is not game for known, game in self._shown.items()):
            self.redraw(state)
            return
        for each in sorted(set(games) - set(self._shown)):
            above = sum(known > each for known in self._shown)  # games end out of turn
            self._model.insertRow(above, self._row(games[each], state.record(each) is not None))
            self._shown[each] = games[each]

    def redraw(self, state: TournamentState) -> None:
        """Show the games again, in the colours of now."""
        self._model.removeRows(0, self._model.rowCount())
        self._shown = {}
        self.show_games(state)

    def _row(self, game: PlayedGame, kept: bool) -> list[QStandardItem]:
        first = cell(str(game.number))
        first.setData(game.number, _NUMBER)
        won = cell(outcome_text(game.result, game.seats))
        won.setIcon(glyphs.chip_icon(winners_of(game.result)[0]))
        faults = faults_text(game.fallbacks, game.seats)
        row = [first, won, cell(faults, "warn") if faults else cell(say("none"), "muted"), number(game.result["year"])]
        for each in row:
            each.setToolTip(
                say("Open this game") if kept else say("The files of this tournament's games were not kept")
            )
        if faults:
            row[2].setToolTip(faults)
        return row

    def _activated(self, index: object) -> None:
        row = index.row()  # type: ignore[attr-defined]
        self.opened.emit(self._model.item(row, 0).data(_NUMBER))
