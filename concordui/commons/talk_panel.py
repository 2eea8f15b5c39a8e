"""The dock *Talk*: what was said to whom in each round of the turn; what was proposed, accepted, rejected, refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.line_list import Line, LineList
from concordui.commons.model import Showing
from concordui.commons.turn_panel import TurnPanel
from concordui.commons.words import refusal_text, say, talk_text

_SIGNS = {"propose_pact": "handshake", "pledge": "handshake", "accept_pact": "check", "reject_pact": "x"}


class TalkPanel(TurnPanel):
    """Follows what the tab shows; an entry about a pact selects it."""

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(showing, say("Talk"), parent)
        self.setObjectName("talk-panel")
        self.lines = LineList(say("Talk of the turn"), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)
        self.lines.chosen.connect(showing.select)

    def note(self) -> str:
        record, rounds = self.showing.record, self._rounds()
        if record is None:
            return ""
        if not rounds:
            return super().note()
        many = say("1 round") if rounds == 1 else say("{n} rounds", n=rounds)
        return say("turn {n}, {rounds}", n=record["turn"], rounds=many)

    def show_turn(self) -> None:
        record = self.showing.record
        talk = () if record is None else record.get("talk", ())
        self.lines.show_lines(self._lines(talk) if talk else [Line(self._silence(), tone="muted")])

    def _rounds(self) -> int:
        """How many rounds of talk a turn of this run has."""
        plan = self.showing.plan
        return 0 if plan is None else plan.scenario.talk_rounds

    def _lines(self, talk: Sequence[Mapping[str, Any]]) -> list[Line]:
        view = self.showing.view
        pacts = {} if view is None else {pact.id: pact for pact in view.pacts}
        lines: list[Line] = []
        for number, entries in groupby(talk, _round):
            if self._rounds() > 1:
                lines.append(Line(say("Round {n} of {all}", n=number, all=self._rounds()), heading=True))
            lines += [
                Line(
                    talk_text(entry, pacts, self.players),
                    lead=entry["playerId"],
                    note=_to_whom(entry),
                    under=refusal_text(entry),
                    icon=_SIGNS.get(entry.get("type", ""), ""),
                    tone="muted" if "refused" in entry else "text",
                    key=entry.get("pactId"),
                )
                for entry in entries
            ]
        return lines

    def _silence(self) -> str:
        record = self.showing.record
        if record is None:
            return say("What the players say to each other appears here, round by round.")
        return say("Nobody said anything this turn.") if self._rounds() else say("This commons has no talk.")


def _round(entry: Mapping[str, Any]) -> int:
    return int(entry.get("round", 1))


def _to_whom(entry: Mapping[str, Any]) -> str:
    if entry.get("type") != "say":
        return ""
    to = entry.get("to")
    return say("to {player}", player=to) if to else say("to all")
