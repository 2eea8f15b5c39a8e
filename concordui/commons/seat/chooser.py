"""Whose seat to take: the players by name, found by typing where they are many."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from concordui.commons.seat.padding import padded
from concordui.commons.seat.scene import MOST_LISTED, PlayerSign, listed_players
from concordui.commons.words import say
from concordui.widgets import Label, PrimaryButton
from concordui.widgets.choices import Choice, ChoiceList, ScrolledChoices
from engine.commons.pacts import PlayerId
from engine.commons.scenario import PlayerPlan


class SeatChooser(QWidget):
    """`chosen` carries the player whose seat shall be taken."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players: Sequence[PlayerId] = ()
        self._plays: dict[PlayerId, str] = {}
        self._known: tuple[object, ...] = ()
        self._words = Label("", "muted", self, wrap=True)
        self.sought = QLineEdit(self)
        self.sought.setPlaceholderText(say("Find by name"))
        self.sought.setAccessibleName(say("Find by name"))
        self.list = ChoiceList(say("Players"), self)
        self._area = ScrolledChoices(self.list, self)
        self.sit = PrimaryButton("", self, "user")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 12)
        column.setSpacing(8)
        padded(column, self._words, self.sought)
        column.addWidget(self._area, 1)
        padded(column, self.sit)
        self.sought.textEdited.connect(self._show)
        self.list.chosen.connect(self._show)
        self.sit.clicked.connect(self.take)

    def show_players(self, players: Sequence[PlayerPlan], names: Sequence[PlayerId], open_: bool) -> None:
        """The players of a run, with who plays for each; none can be taken of a run that is not played here."""
        if (players, names, open_) == self._known:
            return
        self._known = (players, names, open_)
        self._plays = {player.id: plays_text(player) for player in players}
        self._players = tuple(names or self._plays)
        words = say("You play on in a player's place, and see what it sees. Hand the seat back whenever you like.")
        over = say("A seat can be taken while a run is played here.")
        self._words.set_text(words if open_ else over)
        for widget in (self.list, self.sit):
            widget.setEnabled(open_)
        self._show()

    def take(self) -> None:
        """Sit down at the chosen place."""
        player = self.list.key()
        if player is not None and self.sit.isEnabled():
            self.chosen.emit(player)

    def _show(self) -> None:
        self.sought.setVisible(len(self._players) > MOST_LISTED)
        found = listed_players(self._players, self.sought.text(), frozenset())
        place = {player: number for number, player in enumerate(self._players)}
        self.list.set_choices(
            [Choice(each, each, self._plays.get(each, ""), sign=PlayerSign(place[each], each)) for each in found]
        )
        if self.list.key() is None and found:
            self.list.set_key(found[0])
        self.sit.setText(say("&Sit down as {player}", player=self.list.key() or say("nobody")))


def plays_text(player: PlayerPlan) -> str:
    """Who plays for a player now."""
    form = player.form
    if form.strategy is not None:
        return form.strategy.replace("_", " ")
    if form.human is not None:
        return say("a person")
    return say("an agent: {file}", file=form.agent) if form.agent is not None else say("a mind")
