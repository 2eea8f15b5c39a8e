"""`commons: Perturbations`: what each type does, to whom, and what it leaves in the record."""

from __future__ import annotations

from typing import Any

import pytest

from engine.commons.arena import Arena
from engine.commons.dynamics import Logistic, Seneca, SenecaState
from engine.commons.governance import GovernanceAgent
from engine.commons.pacts import Violation
from engine.commons.perturbations import PERTURBATIONS, Spec, faults_of, graduated_fine
from engine.commons.views import Information, Ledger, observation
from helpers.commons import Record, bare, cap, effects, signed, turn, turns

ALICE, BOB, CAROL = "alice", "bob", "carol"


def applied(arena: Arena, kind: str, payload: Record, *players: str) -> dict[str, Any]:
    return arena.apply(Spec(kind, dict(payload), player_ids=players))


def test_these_are_the_types_that_there_are() -> None:
    shocks = {"wealth_shock", "stock_shock", "growth_shock"}
    rest = {"sanction", "sanction_graduated", "player_join", "player_leave", "message"}
    assert PERTURBATIONS.keys() == shocks | rest


def test_a_wealth_shock_is_a_factor_then_a_change_on_each_who_is_met() -> None:
    arena = bare()
    turn(arena, alice=10.0, bob=4.0, carol=1.0)
    entry = applied(arena, "wealth_shock", {"factor": 0.5, "delta": -2.0, "reason": "storm"}, ALICE, CAROL)
    assert arena.wealth == {ALICE: 3.0, BOB: 4.0, CAROL: 0.0}  # nobody falls below nothing
    assert entry == {
        "type": "wealth_shock",
        "target": {"playerIds": [ALICE, CAROL]},
        "payload": {"factor": 0.5, "delta": -2.0, "reason": "storm"},
        "effect": {
            "wealth": [
                {"playerId": ALICE, "before": 10.0, "after": 3.0},
                {"playerId": CAROL, "before": 1.0, "after": 0.0},
            ]
        },
    }


def test_a_shock_that_names_nobody_meets_all() -> None:
    arena = bare()
    applied(arena, "wealth_shock", {"delta": 1.5})
    assert set(arena.wealth.values()) == {1.5}


def test_a_shock_that_would_leave_the_numbers_is_refused_whole() -> None:
    arena = bare()
    arena.wealth = {ALICE: 1.0, BOB: 1e300, CAROL: 1.0}
    entry = applied(arena, "wealth_shock", {"factor": 1e15})
    assert "would leave the numbers" in entry["refused"]
    assert arena.wealth == {ALICE: 1.0, BOB: 1e300, CAROL: 1.0}


def test_a_sanction_is_one_fixed_fine_however_many_pacts_were_broken() -> None:
    arena = bare()
    for most in (1.0, 2.0):
        signed(arena, cap(most), ALICE, BOB)
    turn(arena, alice=5.0, bob=1.0, carol=9.0)
    entry = applied(arena, "sanction", {"fine": 2.0})
    assert entry["effect"] == {"sanctions": [{"playerId": ALICE, "fine": 2.0, "before": 5.0, "after": 3.0}]}
    assert applied(arena, "sanction", {"fine": 2.0}, BOB)["effect"] == {"sanctions": []}


def test_a_fine_takes_no_more_than_there_is() -> None:
    arena = bare()
    signed(arena, cap(1.0), ALICE, BOB)
    turn(arena, alice=5.0)
    assert applied(arena, "sanction", {"fine": 50.0})["effect"]["sanctions"][0]["after"] == 0.0


@pytest.mark.parametrize(
    ("level", "excess", "fine"),
    [
        (0, 3.0, 0.0),
        (1, 0.0, 2.0),
        (2, 0.0, 6.0),
        (3, 0.0, 10.0),
        (9, 0.0, 10.0),
        (1, 1.0, 2.0 * (1 + 0.5 * 1.0 / 4.0)),
    ],
)
def test_a_graduated_fine_is_the_formula(level: int, excess: float, fine: float) -> None:
    """`commons: Perturbations`: s[min(l, L)] (1 + a excess / cap), s[0] = 0, s rising by a factor gamma to a cap."""
    payload = {"base": 2.0, "gamma": 3.0, "cap": 10.0, "levels": 3, "proportion": 0.5}
    violation = Violation("pact", ALICE, 1, 4.0 + excess, 4.0, "")
    assert graduated_fine(level, violation, Spec("sanction_graduated", payload)) == fine


def test_no_level_counts_for_more_than_the_last() -> None:
    violation = Violation("pact", ALICE, 1, 5.0, 4.0, "")
    fines = [graduated_fine(level, violation, Spec("sanction_graduated", {"base": 1.0})) for level in range(7)]
    assert fines == [0.0, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0]
    assert graduated_fine(5, violation, Spec("sanction_graduated", {"base": 1.0, "levels": 0})) == 0.0


def graduated(payload: Record, harvests: list[float], seed: int = 0) -> list[list[tuple[int, float]]]:
    """Level and fine of each sanction, turn by turn, of one who has pledged to take 1."""
    arena = bare(meta=[GovernanceAgent("warden", "sanction_graduated", dict(payload))], seed=seed)
    signed(arena, cap(1.0), ALICE)
    found = []
    for harvest in harvests:
        done = effects(turn(arena, alice=harvest), "sanction_graduated")
        found.append([(each["level"], each["fine"]) for effect in done for each in effect["sanctions"]])
    return found


def test_the_first_breach_is_a_warning_and_the_fines_rise() -> None:
    assert graduated({"base": 0.1}, [2.0, 2.0, 1.0, 2.0]) == [[(0, 0.0)], [(1, 0.1)], [], [(2, 0.2)]]


def test_what_lies_before_the_window_is_forgotten() -> None:
    found = graduated({"base": 0.1, "window": 3}, [2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 2.0])
    assert [each[0][0] for each in found if each] == [0, 1, 0]


def test_a_breach_is_detected_with_the_probability_that_is_given_by_a_stream_of_its_own() -> None:
    some = [bool(each) for each in graduated({"base": 0.0, "detection": 0.25}, [2.0] * 200)]
    assert 30 < sum(some) < 70
    assert some == [bool(each) for each in graduated({"base": 0.0, "detection": 0.25}, [2.0] * 200)]
    assert some != [bool(each) for each in graduated({"base": 0.0, "detection": 0.25}, [2.0] * 200, seed=1)]
    assert not any(graduated({"base": 0.0, "detection": 0.0}, [2.0] * 50))
    assert all(graduated({"base": 0.0, "detection": 1.0}, [2.0] * 50))


def test_anothers_breach_changes_nobodys_luck() -> None:
    def seen(bobs: float) -> list[list[str]]:
        arena = bare(meta=[GovernanceAgent("warden", "sanction_graduated", {"base": 0.0, "detection": 0.5})])
        signed(arena, cap(1.0), ALICE)
        signed(arena, cap(1.0), BOB)
        records = turns(arena, 40, alice=2.0, bob=bobs)
        done = [effect for record in records for effect in effects(record, "sanction_graduated")]
        return [[each["playerId"] for each in effect["sanctions"] if each["playerId"] == ALICE] for effect in done]

    assert seen(0.0) == seen(2.0)


def test_a_stock_shock_is_a_factor_then_a_change_and_stands_in_the_record() -> None:
    arena = bare(dynamics=Logistic(0.5, 100.0, 60.0))
    entry = applied(arena, "stock_shock", {"factor": 0.5, "delta": -10.0})
    assert entry["effect"] == {"stock": {"before": 60.0, "after": 20.0}}
    assert arena.stock == 20.0
    applied(arena, "stock_shock", {"factor": 0.0, "delta": -10.0})
    assert arena.stock == 0.0


def test_a_growth_shock_slows_the_next_growths_and_then_is_over() -> None:
    arena = bare(dynamics=Logistic(0.5, 100.0, 60.0))
    entry = applied(arena, "growth_shock", {"factor": 0.0, "turns": 2})
    assert entry["effect"] == {"growth": {"factor": 0.0, "turns": 2}}
    assert [record["growth"] for record in turns(arena, 3)] == [0.0, 0.0, 12.0]
    assert arena.dynamics.from_json(arena.dynamics.to_json(arena.state)) == arena.state


def test_what_has_no_growth_refuses_a_growth_shock() -> None:
    arena = bare(dynamics=Seneca(0.5, 1.0, 0.0, SenecaState(10.0, 0.5, 0.01)))
    assert "its resource does not grow" in applied(arena, "growth_shock", {"factor": 0.5})["refused"]


def test_a_message_is_heard_by_all_from_the_next_turn_on() -> None:
    arena = bare()
    turn(arena)
    applied(arena, "message", {"text": "The lake is closed."})
    arena.begin_turn()
    for player in arena.players:
        told = observation(Ledger(arena), player, Information(), 9)
        assert told["messages"] == [{"turn": 1, "from": None, "to": None, "text": "The lake is closed."}]


@pytest.mark.parametrize(
    ("record", "faults"),
    [
        (7, ["at: a perturbation has to be an object with a type"]),
        ({}, ["at.type: there is no perturbation None"]),
        ({"type": ["x"]}, ["at.type: there is no perturbation"]),
        ({"type": "sanction", "payload": []}, ["at.payload: a payload has to be an object"]),
        ({"type": "sanction", "payload": {"fine": -1, "x": 1}}, ["at.payload.x: unknown key", "at.payload.fine: -1"]),
        ({"type": "sanction", "payload": {"fine": True}}, ["at.payload.fine: True is no number"]),
        ({"type": "sanction", "payload": {"fine": 10**400}}, ["at.payload.fine: 1000"]),
        ({"type": "stock_shock", "payload": {"factor": float("nan")}}, ["at.payload.factor: nan is no number"]),
        (
            {"type": "growth_shock", "payload": {"factor": 1, "turns": 1.5}},
            ["at.payload.turns: 1.5 is no whole number"],
        ),
        ({"type": "sanction_graduated", "payload": {"base": 1, "detection": 2}}, ["at.payload.detection: 2 is not"]),
        ({"type": "message"}, ["at.payload.text: a text is missing"]),
        ({"type": "wealth_shock", "payload": {"reason": 5}}, ["at.payload.reason: 5 is no text"]),
        ({"type": "player_join", "payload": {"player": "p"}}, ["at.payload.player: an object is missing"]),
        ({"type": "player_leave"}, ["at.target.playerIds: a player_leave names its players"]),
        ({"type": "stock_shock"}, []),
    ],
)
def test_each_fault_of_a_spec_has_its_place(record: Any, faults: list[str]) -> None:
    found = [str(fault) for fault in faults_of(record, "at")]
    assert len(found) == len(faults)
    assert all(one.startswith(other) for one, other in zip(found, faults, strict=True)), found


def test_a_spec_is_what_its_json_says() -> None:
    spec = Spec("wealth_shock", {"factor": 0.5}, ("a",), ("p", "q"), 7, "warden")
    assert Spec.from_json(spec.to_json()) == spec
    assert Spec("message", {"text": "x"}).to_json() == {"type": "message", "target": {}, "payload": {"text": "x"}}
