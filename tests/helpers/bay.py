"""The herring bay of the pictures: five players, a cap that is broken and kept again, a pledge, two more proposals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from concordui.commons.model import Showing
from engine.commons.arena import Request
from engine.commons.course import Course, CourseView
from engine.commons.course_reader import TurnShown
from engine.commons.scenario import ArenaPlan, arena_plan

PLAYERS = ("alice", "bob", "carol", "dan", "eve")


def bay_plan(**rest: Any) -> ArenaPlan:
    """The scenario: nobody decides by it, `bay` does."""
    players = [{"id": name, "strategy": "fixed", "amount": 2.3} for name in PLAYERS]
    engine = {"type": "logistic", "r": 0.5, "K": 100.0, "initial": 96.0}
    source = {"turns": 120, "engine": engine, "talkRounds": 2, "players": players, **rest}
    return arena_plan(source, "of a test", 7)


def _said(turn: int, ids: Sequence[str]) -> list[dict[str, list[Mapping[str, Any]]]]:
    """What is said and done in the two rounds of a turn; `ids` are the pacts so far."""
    proposals = {
        3: ("bob", {"parties": ["bob", "dan"], "terms": {"type": "harvest_cap", "maxHarvest": 3.0}}),
        5: ("alice", {"parties": list(PLAYERS), "terms": {"type": "harvest_cap", "maxHarvest": 2.4}}),
        52: ("alice", {"parties": ["alice", "bob", "eve"], "terms": {"type": "no_aggression", "tolerance": 0.1}}),
    }
    first: dict[str, list[Mapping[str, Any]]] = {name: [] for name in PLAYERS}
    second: dict[str, list[Mapping[str, Any]]] = {name: [] for name in PLAYERS}
    if turn in proposals:
        who, what = proposals[turn]
        first[who].append({"type": "propose_pact", **what})
    if turn == 4:
        second["dan"].append({"type": "reject_pact", "pactId": ids[0]})
    if turn == 8:
        for name in PLAYERS[1:]:
            second[name].append({"type": "accept_pact", "pactId": ids[1]})
    if turn == 22:
        first["carol"].append({"type": "pledge", "terms": {"type": "harvest_cap", "maxHarvest": 2.0}})
    if turn == 60:
        first["alice"].append({"type": "say", "text": "I stay at the cap."})
        first["eve"].append({"type": "say", "text": "Shall we answer together?", "to": "bob"})
        second["bob"].append({"type": "accept_pact", "pactId": ids[3]})
        second["carol"].append({"type": "accept_pact", "pactId": ids[3]})
    return [first, second]


def _asked(turn: int) -> dict[str, Request | float]:
    asked: dict[str, Request | float] = {name: 2.3 + place / 100 for place, name in enumerate(PLAYERS)}
    if turn >= 22:
        asked["carol"] = 2.231 if turn == 41 else 1.99
    if 30 <= turn <= 37:
        asked["dan"] = 3.4
    if turn in (46, 47, 60):
        asked["eve"] = 2.716
    if turn == 60:
        asked["dan"] = Request(0.0, "decide: timeout")
    return asked


def bay(turns: int = 60, **rest: Any) -> tuple[ArenaPlan, CourseView, list[Mapping[str, Any]]]:
    """The plan, the course of so many turns, and the record of each."""
    plan = bay_plan(**rest)
    arena, course = plan.arena(), Course(plan.dynamics)
    records: list[Mapping[str, Any]] = []
    for turn in range(1, turns + 1):
        arena.begin_turn()
        for actions in _said(turn, [pact.id for pact in arena.pacts]):
            arena.talk(actions)
        records.append(arena.settle(_asked(turn)))
        course.add(records[-1])
    return plan, course.view(), records


class Reader(QObject):
    """Reads the turns that a showing wants, as a session does from a log."""

    def __init__(self, showing: Showing, records: Sequence[Mapping[str, Any]]) -> None:
        super().__init__(showing)
        self._showing, self._records = showing, records
        showing.wanted.connect(self.read)

    def read(self, turn: int) -> None:
        self._showing.read(TurnShown(turn, self._records[turn - 1]))


def shown_bay(turns: int = 60, **rest: Any) -> Showing:
    """The bay as a tab shows it, its turns read whenever the cursor goes there."""
    plan, view, records = bay(turns, **rest)
    showing = Showing()
    Reader(showing, records)
    showing.open(plan)
    showing.grow(view, False)
    return showing
