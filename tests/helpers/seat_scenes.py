"""A person's seat in a commons, in the middle of a run: what the panel and the dialogs of a seat are given."""

from __future__ import annotations

from typing import Any

from concordui.commons.seat.keeper import Asked
from concordui.commons.seat.scene import SeatScene
from engine.commons.course import BreachMark, PactCourse

PLAYERS = ("alice", "bob", "carol", "dan", "eve")
CAP = {"type": "harvest_cap", "maxHarvest": 2.4}
MILD = {"type": "no_aggression", "tolerance": 0.1}


def pact(name: str, terms: dict[str, Any], *parties: str, **rest: Any) -> dict[str, Any]:
    """A pact as `viewFor` has it, the first party the proposer."""
    return {"id": name, "proposerId": parties[0], "parties": list(parties), "terms": terms, "proposedTurn": 5, **rest}


def observed(method: str = "talk", round_: int = 1, **rest: Any) -> Asked:
    """dan's turn 61: bound by a cap with everyone, a proposal of bob's and one of his own open."""
    last = {"alice": 2.325, "bob": 2.341, "carol": 1.998, "dan": 2.716, "eve": 2.328}
    obs = {
        "turn": 61,
        "turns": 120,
        "me": "dan",
        "players": list(PLAYERS),
        "wealth": 112.5,
        "history": [{"turn": turn, "requested": 2.716, "actual": 2.716} for turn in range(1, 61)],
        "fines": [{"turn": 33, "fine": 0.5}, {"turn": 41, "fine": 1.25}],
        "pacts": {
            "active": [pact("p1", CAP, "alice", "bob", "carol", "dan", "eve", acceptedTurn=8)],
            "proposed": [
                pact("p2", MILD, "bob", "dan", awaitingYou=True),
                pact("p3", {"type": "harvest_cap", "maxHarvest": 3.0}, "dan", "eve", awaitingYou=False),
            ],
        },
        "messages": [
            {"turn": 60, "from": "alice", "to": None, "text": "At 2.4 each the bay regrows. I stay at the cap."},
            {"turn": 61, "from": "bob", "to": "dan", "text": "Shall we stay at the mean, both of us?"},
        ],
        "stock": 76.0,
        "available": 76.0,
        "sustainable": 11.416,
        "lastTotal": 11.708,
        "last": [{"playerId": name, "requested": each, "actual": each} for name, each in last.items()],
        **rest,
    }
    return Asked("dan", method, obs, round_ if method == "talk" else 2, 2)


def scene(method: str = "talk", **rest: Any) -> SeatScene:
    """The same with the pacts so far: bob broke one with dan twice, carol none."""
    broken = tuple(BreachMark(turn, "bob", "harvested 2.716 > cap 2.400") for turn in (40, 41))
    past = PactCourse("p0", "bob", ("bob", "carol", "dan"), CAP, 2, "active", 3, breaches=broken)
    return SeatScene(observed(method, **rest), PLAYERS, (past,))
