"""The built-in players: what each does with what it may know (`commons: An arena's turn`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.commons.strategies import (
    STRATEGIES,
    Fixed,
    Fraction,
    Greedy,
    OpenAccess,
    PactBreaker,
    PactKeeper,
    Random,
    Sustainable,
    Threshold,
    TitForTat,
    limit_of,
)
from helpers.commons import Record, cap, effects, plan, records_of

NOBODY: dict[str, list[Any]] = {"active": [], "proposed": []}


@dataclass
class Known:
    """A view made by hand: four players, a stock of 60 of which 12 are made good."""

    me: str = "p2"
    seed: int = 0
    turn: int = 2
    players: tuple[str, ...] = ("p1", "p2", "p3", "p4")
    stock: float = 60.0
    last_stock: float = 50.0
    available: float = 60.0
    sustainable: float = 12.0
    others_mean: float | None = None
    own: list[float] = field(default_factory=list)
    fines: dict[int, float] = field(default_factory=dict)
    pacts: dict[str, list[Any]] = field(default_factory=lambda: NOBODY)


def test_these_are_the_strategies_that_there_are() -> None:
    wanted = {"fixed", "fraction", "threshold", "sustainable", "greedy", "tit_for_tat", "pact_keeper", "pact_breaker"}
    assert STRATEGIES.keys() == wanted | {"random", "open_access"}


@pytest.mark.parametrize(
    ("strategy", "asked"),
    [
        (Fixed(7.0), 7.0),
        (Fraction(0.25), 15.0),
        (Threshold(60.0, 5.0, 1.0), 5.0),
        (Threshold(60.1, 5.0, 1.0), 1.0),
        (Threshold(60.1, 5.0), 0.0),
        (Sustainable(), 3.0),
        (Greedy(), 60.0),
        (TitForTat(), 3.0),
        (OpenAccess(4.0, 0.01, 1.0, 2.0, 0.02), 2.4),
        (PactKeeper(), 15.0),
        (PactKeeper(appetite=0.2), 3.0),
    ],
)
def test_what_is_asked_for_before_anything_has_happened(strategy: Any, asked: float) -> None:
    assert strategy.decide(Known()) == asked


@pytest.mark.parametrize(("others", "asked"), [(0.0, 3.0), (3.0, 3.0), (5.0, 5.0)])
def test_tit_for_tat_takes_what_the_others_took_where_that_was_more(others: float, asked: float) -> None:
    assert TitForTat().decide(Known(others_mean=others)) == asked


def test_the_effort_of_open_access_follows_its_profit() -> None:
    fleet = OpenAccess(4.0, 0.01, 1.0, 2.0, 0.02)
    # It caught 5 of 50 with effort 10: a loss of 15, so that effort falls by 0.3.
    assert fleet.decide(Known(own=[5.0])) == pytest.approx(0.01 * 9.7 * 60.0)
    assert fleet.decide(Known(own=[5.0], last_stock=0.0)) == pytest.approx(0.01 * 0.1 * 60.0)


def test_random_is_between_its_bounds_and_its_own() -> None:
    strategy = Random(2.0, 6.0)
    draws = {
        (seed, turn, me): strategy.decide(Known(me=me, seed=seed, turn=turn))
        for seed in range(9)
        for turn in range(9)
        for me in "pq"
    }
    assert len(set(draws.values())) == len(draws)
    assert 2.0 <= min(draws.values()) < 2.3
    assert 5.7 < max(draws.values()) <= 6.0
    assert strategy.decide(Known(me="p", seed=3, turn=4)) == draws[3, 4, "p"]


def test_a_keeper_proposes_the_cap_in_its_turn_and_accepts_every_proposal() -> None:
    keeper = PactKeeper(cap=2.0)
    proposal = {"type": "propose_pact", "parties": ["p1", "p2", "p3", "p4"], "terms": cap(2.0)}
    assert [list(keeper.talk(Known(turn=turn))) for turn in (1, 2, 3, 6)] == [[], [proposal], [], [proposal]]
    assert PactKeeper().talk(Known())[0]["terms"] == cap(3.0)  # the sustainable share
    waiting = [{"id": "a", "awaitingYou": True}, {"id": "b", "awaitingYou": False}]
    answers = keeper.talk(Known(pacts={"active": [], "proposed": waiting}))
    assert list(answers) == [{"type": "accept_pact", "pactId": "a"}]
    assert list(keeper.talk(Known(pacts={"active": [{"terms": cap(2.0)}], "proposed": []}))) == []
    assert list(keeper.talk(Known(players=("p2",)))) == []
    assert list(PactKeeper().talk(Known(sustainable=0.0))) == []


def signed(*terms: Record) -> dict[str, list[Any]]:
    return {"active": [{"terms": each} for each in terms], "proposed": []}


def test_a_keeper_keeps_the_least_of_its_limits() -> None:
    fair = {"type": "no_aggression"}
    assert limit_of(Known()) == float("inf")
    assert limit_of(Known(pacts=signed(cap(4.0), cap(2.5)))) == 2.5
    assert limit_of(Known(pacts=signed(cap(4.0), fair), others_mean=3.5)) == 3.5
    assert limit_of(Known(pacts=signed(fair))) == 3.0
    assert limit_of(Known(pacts=signed({"type": "unheard_of"}))) == float("inf")
    assert PactKeeper().decide(Known(pacts=signed(cap(2.5)))) == 2.5
    assert PactKeeper(appetite=0.1).decide(Known(pacts=signed(cap(2.5)))) == 1.5


@pytest.mark.parametrize(
    ("fines", "asked"),
    [({}, 15.0), ({1: 12.4}, 15.0), ({1: 12.5}, 2.5), ({1: 99.0, 9: 1.0}, 15.0), ({4: 99.0}, 15.0), ({5: 99.0}, 2.5)],
)
def test_a_breaker_exceeds_its_limit_while_that_pays_more_than_the_last_fine_it_remembers(
    fines: dict[int, float], asked: float
) -> None:
    turn = 10 if any(number > 1 for number in fines) else 2
    assert PactBreaker().decide(Known(turn=turn, fines=fines, pacts=signed(cap(2.5)))) == asked


def test_keepers_never_break_a_cap_and_breakers_do() -> None:
    players = [
        {"id": "keeper", "count": 3, "strategy": "pact_keeper", "cap": 2.0},
        {"id": "breaker", "strategy": "pact_breaker", "cap": 2.0, "appetite": 0.5},
    ]
    agents = [{"type": "governance_agent", "id": "warden", "sanction": "sanction", "payload": {"fine": 50.0}}]
    records = records_of(plan(players=players, turns=20, talkRounds=2, metaAgents=agents))
    broken = [(each["playerId"], record["turn"]) for record in records for each in record.get("violations", ())]
    assert {player for player, _ in broken} == {"breaker"}
    assert [turn for _, turn in broken] == [1, 7, 13, 19]  # a fine is remembered for five turns
    assert [len(effects(record, "sanction")) for record in records if record["turn"] in (1, 2, 7)] == [1, 0, 1]
