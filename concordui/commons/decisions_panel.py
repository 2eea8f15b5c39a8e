"""The dock *Decisions*: what each player asked for and got, what bound it, and who exceeded which pact by how much."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.line_list import Line, LineList
from concordui.commons.model import Showing
from concordui.commons.players import player_icon
from concordui.commons.turn_book import Decision, TurnBook
from concordui.commons.turn_panel import TurnPanel
from concordui.commons.words import excess_text, fault_text, figure, say, short_figure, wealth_figure
from concordui.widgets.data_table import Column, DataTable
from concordui.widgets.tables import HEAD, ROW
from engine.commons.pacts import PlayerId

MOST_LINES = 50
"""Breaches and faults that have a line; the rest is counted."""
_LIMIT = 3
_WIDE = 330
"""From this width on there is room for the limits in a column of their own."""
_LEAST = 40
"""Of a column of figures, in pixels: it grows with them."""
_NOTES_SHARE = 0.45
_FIRST = 1000
"""The table takes all that it may; what is left is for the lines."""


class DecisionsPanel(TurnPanel):
    """Follows what the tab shows."""

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(showing, say("Decisions"), parent)
        self.setObjectName("decisions-panel")
        self._book = TurnBook(None, ())
        self.table: DataTable[Decision] = DataTable(say("Decisions"), self._columns(), _player, self)
        self.table.setObjectName("decisions-table")
        self.lines = LineList(say("Breaches and faults of the turn"), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.table.setMinimumHeight(HEAD + ROW + 1)
        self.lines.setMinimumHeight(ROW)  # Qt's own least height would take rows from the table and leave them empty
        column.addWidget(self.table, _FIRST)
        column.addWidget(self.lines, 1)
        save = self.head.add_button("save", "download", say("Save the decisions as CSV…"))
        save.clicked.connect(self.table.save)
        self.table.failed.connect(self.failed)
        self.lines.chosen.connect(showing.select)

    def show_turn(self) -> None:
        showing = self.showing
        eyes, plan = showing.eyes, showing.plan
        whole = eyes is None or (plan is not None and plan.information.harvests == "all")
        self._book = TurnBook(showing.record, showing.names, whole)
        self.table.named(say("Decisions of turn {n}", n=self._book.turn))
        self.table.show_rows(self._book.decisions)
        self.table.fit_figures()
        self.lines.show_lines(tuple(self._lines()))
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setColumnHidden(_LIMIT, self.width() < _WIDE)
        self.table.fit_figures()
        self._share_room()

    def _share_room(self) -> None:
        """The lines have what they need, up to a part of the dock; the table the rest.

        The table's height is bounded and not fixed: a least height would make the dock grow, and that the height.
        """
        wanted = HEAD + ROW * max(1, len(self._book.decisions)) + 1
        notes = self.lines.wanted_height(max(2 * ROW, round(self.height() * _NOTES_SHARE)))
        whole_rows = max(1, (self.height() - notes - HEAD - 1) // ROW)
        self.table.setMaximumHeight(min(wanted, HEAD + ROW * whole_rows + 1))

    def _columns(self) -> list[Column[Decision]]:
        return [
            Column(say("Player"), _player, icon=self._chip, tip=self._spoken, role=self._role),
            Column(say("Asked"), _asked, _asked_text, number=True, width=_LEAST),
            Column(say("Got"), _got, _got_text, number=True, width=_LEAST, role=self._role, strong=self._is_breach),
            Column(say("Limit"), self._limit, self._limit_text, number=True, width=_LEAST, role=_muted),
            Column(say("Wealth"), self._wealth, self._wealth_text, number=True, width=_LEAST),
        ]

    def _chip(self, decision: Decision) -> QIcon:
        return player_icon(self._book.place(decision), decision["playerId"])

    def _role(self, decision: Decision) -> str:
        return "danger" if self._book.is_breach(decision) else "warn" if "error" in decision else "text"

    def _is_breach(self, decision: Decision) -> bool:
        return self._book.is_breach(decision)

    def _limit(self, decision: Decision) -> float | None:
        return self._book.limit(decision)

    def _limit_text(self, decision: Decision) -> str:
        return short_figure(self._book.limit(decision))

    def _wealth(self, decision: Decision) -> float | None:
        return self._book.wealth(decision)

    def _wealth_text(self, decision: Decision) -> str:
        return wealth_figure(self._book.wealth(decision))

    def _spoken(self, decision: Decision) -> str:
        """The whole row in a sentence, with what a narrow dock leaves out."""
        text = say(
            "{player} asked for {asked} and got {got}",
            player=decision["playerId"],
            asked=figure(decision["requested"]),
            got=figure(decision["actual"]),
        )
        limit = self._book.limit(decision)
        parts = [text, say("its pacts allow {limit}", limit=figure(limit)) if limit is not None else ""]
        if "error" in decision:
            parts.append(fault_text(decision["playerId"], decision["error"]))
        return "; ".join(filter(None, parts))

    def _lines(self) -> list[Line]:
        """Who exceeded what, then who failed; that nobody did is said as well."""
        view = self.showing.view
        if self.showing.record is None or view is None:
            return [Line(say("What each player asked for and got appears here with the first turn."), tone="muted")]
        pacts = {pact.id: pact for pact in view.pacts}
        lines = [
            Line(
                excess_text(each, pacts.get(each["pactId"]), self.players),
                tone="danger",
                icon="triangle-alert",
                key=each["pactId"],
            )
            for each in self._book.violations[:MOST_LINES]
        ]
        if not lines:
            lines = [Line(self._peaceful(), tone="ok", icon="check")]
        faults = [each for each in self._book.decisions if "error" in each]
        for each in faults[:MOST_LINES]:
            lines.append(Line(fault_text(each["playerId"], each["error"]), tone="warn", icon="file-warning"))
        more = max(0, len(self._book.violations) - MOST_LINES) + max(0, len(faults) - MOST_LINES)
        if more:
            lines.append(Line(say("And {n} more: save the table to see all.", n=f"{more:,}"), tone="muted"))
        return lines

    def _peaceful(self) -> str:
        if self.showing.eyes is None:
            return say("Nobody exceeded a pact this turn")
        return say("Nobody exceeded a pact of yours this turn, as far as you can know")


def _player(decision: Decision) -> PlayerId:
    return str(decision["playerId"])


def _asked(decision: Decision) -> float:
    return float(decision["requested"])


def _asked_text(decision: Decision) -> str:
    return short_figure(decision["requested"])


def _got(decision: Decision) -> float:
    return float(decision["actual"])


def _got_text(decision: Decision) -> str:
    return short_figure(decision["actual"])


def _muted(decision: Decision) -> str:
    return "muted"
