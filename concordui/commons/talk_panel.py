"""The dock *Talk*: what was said to whom in each round of the turn; what was proposed, accepted, rejected, refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.line_list import Line, LineList
from concordui.commons.model import Showing
from concordui.commons.turn_panel import TurnPanel
from concordui.commons.words import refusal_text, say, talk_text
from engine.commons.course import PactCourse

Entry: TypeAlias = Mapping[str, Any]

_SIGNS = {"propose_pact": "handshake", "pledge": "handshake", "accept_pact": "check", "reject_pact": "x"}


class TalkPanel(TurnPanel):
    """Follows what the tab shows; an entry about a pact selects it."""

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(showing, say("Talk"), parent)
        self.setObjectName("talk-panel")
        self._pacts: Mapping[str, PactCourse] = {}
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
        record, view = self.showing.record, self.showing.view
        talk = () if record is None else record.get("talk", ())
        if not talk:
            self.lines.show_lines((Line(self._silence(), tone="muted"),))
            return
        self._pacts = {} if view is None else {pact.id: pact for pact in view.pacts}
        self.lines.show_entries(self._with_rounds(talk), self._line)

    def _rounds(self) -> int:
        """How many rounds of talk a turn of this run has."""
        plan = self.showing.plan
        return 0 if plan is None else plan.scenario.talk_rounds

    def _with_rounds(self, talk: Sequence[Entry]) -> list[Entry | int]:
        """The entries, and before each round its number where there are several."""
        if self._rounds() < 2:
            return list(talk)
        entries: list[Entry | int] = []
        for number, said in groupby(talk, _round):
            entries += [number, *said]
        return entries

    def _line(self, entry: Entry | int) -> Line:
        if isinstance(entry, int):
            return Line(say("Round {n} of {all}", n=entry, all=self._rounds()), heading=True)
        return Line(
            talk_text(entry, self._pacts, self.players),
            lead=entry["playerId"],
            note=_to_whom(entry),
            under=refusal_text(entry),
            icon=_SIGNS.get(entry.get("type", ""), ""),
            tone="muted" if "refused" in entry else "text",
            key=entry.get("pactId"),
        )

    def _silence(self) -> str:
        record = self.showing.record
        if record is None:
            return say("What the players say to each other appears here, round by round.")
        return say("Nobody said anything this turn.") if self._rounds() else say("This commons has no talk.")


def _round(entry: Entry) -> int:
    return int(entry.get("round", 1))


def _to_whom(entry: Entry) -> str:
    if entry.get("type") != "say":
        return ""
    to = entry.get("to")
    return say("to {player}", player=to) if to else say("to all")
