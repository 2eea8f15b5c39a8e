"""`commons: An arena's turn`: the order of its steps, and what a TurnRecord holds of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.commons.arena import MAX_TEXT, Arena, Request, Rules
from engine.commons.dynamics import Logistic
from engine.commons.governance import GovernanceAgent
from engine.commons.log import line_of
from engine.commons.perturbations import Spec
from engine.commons.streams import Purpose, normal
from helpers.commons import DOUBLING, bare, cap, fixed, plan, played, propose, records_of, signed, turn, turns

ALICE, BOB, CAROL = "alice", "bob", "carol"


def test_talk_is_applied_in_player_id_order_round_by_round() -> None:
    arena = bare()
    arena.begin_turn()
    arena.talk({player: [{"type": "say", "text": f"1 {player}"}] for player in (CAROL, ALICE, BOB)})
    arena.talk({CAROL: [{"type": "say", "text": "2", "to": ALICE}]})
    record = arena.settle({player: Request(0.0) for player in arena.players})
    assert [(each["round"], each["playerId"], each["text"], each.get("to")) for each in record["talk"]] == [
        (1, ALICE, "1 alice", None),
        (1, BOB, "1 bob", None),
        (1, CAROL, "1 carol", None),
        (2, CAROL, "2", ALICE),
    ]


REFUSED = [
    (None, "an action is an object"),
    ("say", "an action is an object"),
    ({"text": "hello"}, "an action is an object with a type"),
    ({"type": 3}, "an action is an object with a type"),
    ({"type": "shout"}, "there is no action 'shout'"),
    ({"type": "say"}, "a message has to be a text"),
    ({"type": "say", "text": "   "}, "a message has to be a text"),
    ({"type": "say", "text": "x" * (MAX_TEXT + 1)}, "a message has to be a text"),
    ({"type": "say", "text": "x", "to": "dora"}, "there is no player 'dora'"),
    ({"type": "say", "text": "x", "to": ["bob"]}, "there is no player"),
    ({"type": "propose_pact"}, "a pact needs parties"),
    ({"type": "propose_pact", "parties": ["alice", "bob"]}, "terms have to be an object"),
    ({"type": "pledge"}, "terms have to be an object"),
    ({"type": "accept_pact"}, "no such proposal"),
    ({"type": "accept_pact", "pactId": ["x"]}, "no such proposal"),
    ({"type": "reject_pact", "pactId": "x"}, "no such proposal"),
    ({"type": "say", "text": "half a pair: \ud83d"}, "a message has to be a text"),
    ({"type": "\ud83d" * 1000}, "there is no action"),
    ({"type": "reject_pact", "pactId": "\ud83d" * 1000}, "no such proposal"),
    ({"type": "propose_pact", "parties": ["\ud83d" * 1000]}, "there is no player"),
    ({"type": "pledge", "terms": {"type": "harvest_cap", "maxHarvest": 10**400}}, "maxHarvest has to be a number"),
    ({"type": "pledge", "terms": {**cap(1.0), "\ud83d" * 1000: 1}}, "harvest_cap has no"),
    ({"type": "pledge", "terms": {"type": "\ud83d" * 1000}}, "there are no terms of type"),
]


@pytest.mark.parametrize(("action", "why"), REFUSED)
def test_an_action_that_is_refused_changes_nothing_and_is_recorded_with_its_reason(action: Any, why: str) -> None:
    arena = bare()
    [entry] = turn(arena, {ALICE: [action]})["talk"]
    assert why in entry["refused"]
    assert len(line_of(entry)) < 1000  # a log can hold it
    assert entry["playerId"] == ALICE
    assert (arena.messages, len(arena.pacts)) == ([], 0)


def test_what_others_say_in_a_round_is_not_part_of_it() -> None:
    """Blind: a proposal can be answered from the next round on, since nobody knows its id before."""
    players = [{"id": "keeper", "count": 3, "strategy": "pact_keeper", "cap": 1.0, "appetite": 0.1}]
    one, two = (records_of(plan(players=players, turns=2, talkRounds=rounds)) for rounds in (1, 2))
    assert [record["pacts"][0]["status"] for record in one] == ["proposed", "active"]
    assert [record["pacts"][0]["status"] for record in two] == ["active", "active"]
    assert "talk" not in records_of(plan(players=players, turns=1, talkRounds=0))[0]


def test_the_harvest_comes_before_growth() -> None:
    record = turn(bare(dynamics=Logistic(0.5, 100.0, 60.0)), alice=10.0)
    assert record["stockBefore"] == record["available"] == 60.0
    assert record["stock"] == 50.0 + 0.5 * 50.0 * 0.5
    assert record["growth"] == record["stock"] - 50.0


def test_growth_first_can_be_harvested_at_once_and_the_log_names_it() -> None:
    engine = Logistic(0.5, 100.0, 60.0, "first")
    record = turn(bare(dynamics=engine), alice=100.0)
    assert record["available"] == 60.0 + 0.5 * 60.0 * 0.4 == record["harvest"]
    assert (engine.name, Logistic(0.5, 100.0, 60.0).name) == ("logistic (growth first)", "logistic")


def test_nobody_asking_is_no_rationing() -> None:
    record = turn(bare(dynamics=Logistic(0.5, 100.0, 0.0)))
    assert record["lambda"] == 1.0
    assert [each["actual"] for each in record["decisions"]] == [0.0, 0.0, 0.0]


def test_all_that_is_there_is_shared_in_proportion() -> None:
    record = turn(bare(), alice=60.0, bob=30.0, carol=30.0)
    assert record["lambda"] == 0.5
    assert [each["actual"] for each in record["decisions"]] == [30.0, 15.0, 15.0]
    assert (record["harvest"], record["stock"], record["collapsed"]) == (60.0, 0.0, True)


def test_pacts_are_judged_by_what_was_got_not_by_what_was_asked() -> None:
    arena = bare()
    signed(arena, cap(30.0), ALICE, BOB)
    assert "violations" not in turn(arena, alice=60.0, bob=30.0, carol=30.0)


class Notebook:
    """A meta-agent that notes what it sees and emits what it is told to."""

    def __init__(self, name: str, specs: Sequence[Spec] = ()) -> None:
        self.id = name
        self.seen: list[tuple[float, bool, float]] = []
        self._specs = list(specs)

    def observe(self, record: Any, arena: Arena) -> Sequence[Spec]:
        self.seen.append((arena.stock, "violations" in record, arena.wealth[ALICE]))
        specs, self._specs = self._specs, []
        return specs


def test_meta_agents_come_after_growth_and_pacts_and_before_perturbations() -> None:
    notebook = Notebook("n")
    shock = Spec("stock_shock", {"factor": 0.5})
    arena = Arena(Rules("arena", 0), Logistic(0.5, 100.0, 60.0), [ALICE, BOB], [shock], [notebook])
    signed(arena, cap(2.0), ALICE, BOB)
    record = turn(arena, alice=10.0)
    assert notebook.seen == [(62.5, True, 10.0)]
    assert record["stock"] == 31.25
    assert record["metrics"]["stock"] == 31.25


def test_perturbations_are_applied_in_the_order_of_due_turn_then_of_emission() -> None:
    late = [Spec("wealth_shock", {"delta": 3.0, "reason": "third"}, at_turn=2)]
    emitted = [
        Spec("wealth_shock", {"delta": 1.0, "reason": "now"}),
        Spec("wealth_shock", {"delta": 1.0, "reason": "fourth"}, at_turn=2),
        Spec("wealth_shock", {"delta": 1.0, "reason": "past"}, at_turn=-3),
    ]
    arena = Arena(Rules("arena", 0), Logistic(0.5, 100.0, 60.0), [ALICE], late, [Notebook("n", emitted)])
    reasons = [[each["payload"]["reason"] for each in turn(arena)["perturbations"]] for _ in range(2)]
    assert reasons == [["now", "past"], ["third", "fourth"]]


def test_a_spec_of_another_arena_passes_by() -> None:
    specs = [Spec("stock_shock", {"factor": 0.0}, ("elsewhere",)), Spec("wealth_shock", {"delta": 2.0}, ("arena",))]
    arena = Arena(Rules("arena", 0), Logistic(0.5, 100.0, 60.0), [ALICE], specs)
    record = turn(arena)
    assert [each["type"] for each in record["perturbations"]] == ["wealth_shock"]
    assert record["stock"] > 60.0


def test_a_spec_that_is_faulty_changes_nothing_and_says_why() -> None:
    specs = [Spec("earthquake"), Spec("sanction"), Spec("message", {"text": 5}), Spec("player_leave")]
    arena = Arena(Rules("arena", 0), Logistic(0.5, 100.0, 60.0), [ALICE], [], [Notebook("n", specs)])
    refusals = [each["refused"] for each in turn(arena)["perturbations"]]
    for refusal, place in zip(refusals, ("type", "payload.fine", "payload.text", "target.playerIds"), strict=True):
        assert f"spec.{place}" in refusal
    assert arena.players == [ALICE]


def test_a_player_that_failed_harvests_nothing_and_the_record_says_why() -> None:
    arena = bare()
    arena.begin_turn()
    record = arena.settle({ALICE: Request(0.0, "timeout"), BOB: Request(1.0), CAROL: Request(0.0)})
    assert record["decisions"][0] == {"playerId": ALICE, "requested": 0.0, "actual": 0.0, "error": "timeout"}
    assert "error" not in record["decisions"][1]


def test_the_draws_of_noise_are_logged() -> None:
    """`commons: Many runs at once`: noise draws are logged."""
    for growth in ("after", "first"):
        engine = {"type": "logistic", "r": 0.5, "K": 100.0, "initial": 60.0, "noise": 0.2, "growth": growth}
        records = records_of(plan(engine, seed=9, turns=3))
        drawn = [[normal(9, Purpose.GROWTH, number, 1)] for number in (1, 2, 3)]
        if growth == "first":  # whose first growth is drawn before the first turn
            drawn[0].insert(0, normal(9, Purpose.GROWTH, 0, 1))
        assert [record["draws"] for record in records] == drawn
    assert "draws" not in records_of(plan(turns=1))[0]


def test_turns_count_from_one_and_end_with_the_stock_or_the_last() -> None:
    assert [record["turn"] for record in records_of(plan(turns=3))] == [1, 2, 3]
    runner, records = played(plan(DOUBLING, fixed(20.0, 5), turns=12))
    assert [record.get("collapsed", False) for record in records] == [True]
    assert runner.arena.finished


def test_sums_run_in_player_id_order() -> None:
    """0.1 + 0.2 + 0.3 is not 0.3 + 0.2 + 0.1."""
    players = [each for name, amount in (("c", 0.3), ("a", 0.1), ("b", 0.2)) for each in fixed(amount, name=name)]
    record = records_of(plan(players=players, turns=1))[0]
    assert record["harvest"] == 0.1 + 0.2 + 0.3 != 0.3 + 0.2 + 0.1
    assert [each["playerId"] for each in record["decisions"]] == list(record["wealth"]) == ["a", "b", "c"]


def test_ids_sort_by_code_units() -> None:
    names = ["b", "B", "a10", "a9", "_", "Z.1", "-"]
    arena = bare(names)
    assert arena.players == ["-", "B", "Z.1", "_", "a10", "a9", "b"]


def test_the_pact_of_a_turn_binds_in_it() -> None:
    arena = bare(meta=[GovernanceAgent("warden", "sanction", {"fine": 1.0})])
    record = turn(arena, {ALICE: [propose(cap(2.0), ALICE)]}, alice=3.0)
    assert (record["metrics"]["compliance"], record["metrics"]["sanction_rate"]) == (0.0, 1)


def test_who_joins_plays_from_the_next_turn_and_who_leaves_no_more() -> None:
    join = {
        "type": "player_join",
        "payload": {"player": {"id": "zoe", "strategy": "fixed", "amount": 3.0}},
        "atTurn": 2,
    }
    leave = {"type": "player_leave", "target": {"playerIds": ["p1", "zoe"]}, "atTurn": 4}
    runner, records = played(plan(turns=6, perturbations=[join, leave]))
    deciding = [[each["playerId"] for each in record["decisions"]] for record in records]
    assert deciding == [["p1", "p2"]] * 2 + [["p1", "p2", "zoe"]] * 2 + [["p2"]] * 2
    assert [list(record["wealth"]) for record in records] == deciding
    assert runner.arena.wealth == {"p1": 8.0, "p2": 12.0, "zoe": 6.0}
    assert [each["effect"] for record in records for each in record.get("perturbations", ())] == [
        {"joined": "zoe"},
        {"left": ["p1", "zoe"]},
    ]


def test_a_name_is_never_given_twice_and_who_left_signs_nothing_new() -> None:
    arena = bare([ALICE, BOB])
    arena.leave(BOB)
    refused = arena.apply(Spec("player_join", {"player": {"id": BOB, "strategy": "greedy"}}))["refused"]
    assert "there was a player of this name already" in refused
    [entry] = turn(arena, {ALICE: [propose(cap(2.0), ALICE, BOB)]})["talk"]
    assert "there is no player 'bob'" in entry["refused"]


def test_a_stock_that_comes_back_from_outside_can_be_played_on() -> None:
    arena = bare()
    turn(arena, alice=60.0)
    assert arena.finished
    arena.shift("stock", 5.0)
    assert not arena.finished
    record = turns(arena, 1)[0]
    assert record["metrics"]["survival_time"] == 1
    assert record["stock"] > 5.0


def test_who_has_left_is_asked_nothing_even_where_nobody_is_left() -> None:
    leave = {"type": "player_leave", "target": {"playerIds": ["p"]}, "atTurn": 1}
    for strategy in ("pact_keeper", "sustainable", "tit_for_tat", "pact_breaker"):
        made = plan(players=[{"id": "p", "strategy": strategy}], turns=3, perturbations=[leave], engine=DOUBLING)
        records = records_of(made)
        assert [len(record["decisions"]) for record in records] in ([1, 0, 0], [1])
        assert all("talk" not in record for record in records)
