"""What of the ledger is shown: by state, by mind, by what was asked for, by timeline."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from concordui.colony.attempts.words import AIMS, aim_text, standing_text, standings_in
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.widgets.hint_combo import HintCombo, Item
from engine.colony.viewing.attempts import AttemptRow, Standing, totals

HEIGHT = 40


class AttemptFilters(QWidget):
    """Four lists to choose from; `changed` when another choice was made."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.state = HintCombo(say("State"), self)
        self.mind = HintCombo(say("Mind"), self)
        self.aim = HintCombo(say("Asked for"), self)
        self.timeline = HintCombo(say("Timeline"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        for combo in (self.state, self.mind, self.aim, self.timeline):
            combo.setMinimumContentsLength(5)
            row.addWidget(combo, 1)
            combo.picked.connect(self._picked)

    def show_choices(self, rows: Sequence[AttemptRow], people: People) -> None:
        """Offer what there is in the ledger; what is chosen stays so."""
        every = len(rows)
        states = [Item(standing, standing_text(standing), str(n)) for standing, n in standings_in(totals(rows)) if n]
        _offer(self.state, say("All states"), states, every)
        known = {row.mind for row in rows}
        minds = [Item(mind, people.name(mind), icon=people.icon(mind)) for mind in people.minds if mind in known]
        _offer(self.mind, say("All minds"), minds)
        aims = {row.aim for row in rows}
        _offer(self.aim, say("All purposes"), [Item(aim, aim_text(aim)) for aim in AIMS if aim in aims])
        timelines = sorted({row.timeline for row in rows if row.timeline}, key=_number)
        _offer(self.timeline, say("All timelines"), [Item(each, each) for each in timelines])

    def kept(self, rows: Sequence[AttemptRow]) -> list[AttemptRow]:
        """Those of the rows that are wanted."""
        state, mind, aim, timeline = (each.key() for each in (self.state, self.mind, self.aim, self.timeline))
        return [
            row
            for row in rows
            if state in (None, row.standing)
            and mind in (None, row.mind)
            and aim in (None, row.aim)
            and timeline in (None, row.timeline)
        ]

    def choose_state(self, standing: Standing) -> None:
        """Show those that stand so, without telling."""
        self.state.set_items(self.state.items(), standing)

    def clear(self) -> None:
        """Show everything."""
        for combo in (self.state, self.mind, self.aim, self.timeline):
            combo.set_items(combo.items(), None)
        self.changed.emit()

    def _picked(self, key: object) -> None:
        self.changed.emit()


def _offer(combo: HintCombo, everything: str, items: list[Item], count: int | None = None) -> None:
    chosen = combo.key()
    keys = [item.key for item in items]
    hint = "" if count is None else str(count)
    combo.set_items([Item(None, everything, hint), *items], chosen if chosen in keys else None)


def _number(timeline: str) -> int:
    return int(timeline[1:])
