"""`commons: An arena's turn`: what a player is told, what a scenario hides, and nothing of anybody else's."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.commons.arena import Arena
from engine.commons.pacts import PactRegistry
from engine.commons.perturbations import Spec
from engine.commons.views import MOST_MESSAGES, Information, Ledger, LiveView, observation
from engine.errors import ConcordError, ScenarioError
from helpers.commons import bare, cap, plan, signed, turn, values

ALICE, BOB, CAROL = "alice", "bob", "carol"


def told_after_two_turns(information: Information) -> dict[str, object]:
    return observation(story()[1], BOB, information, 20)


def story() -> tuple[Arena, Ledger]:
    arena = bare()
    ledger = Ledger(arena)
    signed(arena, cap(2.0), ALICE, BOB)
    said = {ALICE: [{"type": "say", "text": "hello"}, {"type": "say", "text": "psst", "to": CAROL}]}
    ledger.add(turn(arena, said, alice=1.0, bob=3.0, carol=2.0))
    record = turn(arena, {CAROL: [{"type": "say", "text": "for you", "to": BOB}]}, alice=1.5, bob=1.0, carol=2.5)
    record.setdefault("perturbations", []).append(arena.apply(Spec("sanction", {"fine": 0.25})))
    ledger.add(record)
    arena.begin_turn()
    return arena, ledger


def test_a_player_is_told_its_own_history_and_the_public_record() -> None:
    arena, ledger = story()
    assert observation(ledger, BOB, Information(), 20) == {
        "turn": 3,
        "turns": 20,
        "me": BOB,
        "players": [ALICE, BOB, CAROL],
        "wealth": 4.0,
        "history": [{"turn": 1, "requested": 3.0, "actual": 3.0}, {"turn": 2, "requested": 1.0, "actual": 1.0}],
        "fines": [],
        "pacts": arena.pacts.view_for(BOB),
        "messages": [
            {"turn": 1, "from": ALICE, "to": None, "text": "hello"},
            {"turn": 2, "from": CAROL, "to": BOB, "text": "for you"},
        ],
        "stock": arena.stock,
        "available": arena.available,
        "sustainable": arena.sustainable,
        "lastTotal": 5.0,
        "last": [
            {"playerId": ALICE, "requested": 1.5, "actual": 1.5},
            {"playerId": BOB, "requested": 1.0, "actual": 1.0},
            {"playerId": CAROL, "requested": 2.5, "actual": 2.5},
        ],
    }


STOCK, TOTAL, EACH = {"stock", "available", "sustainable"}, {"lastTotal"}, {"last"}


@pytest.mark.parametrize(
    ("information", "hidden"),
    [
        (Information(), set()),
        (Information(False, "all"), STOCK),
        (Information(True, "total"), EACH),
        (Information(True, "own"), EACH | TOTAL),
        (Information(False, "own"), STOCK | EACH | TOTAL),
    ],
)
def test_what_a_scenario_hides_is_not_told(information: Information, hidden: set[str]) -> None:
    everything = told_after_two_turns(Information())
    told = told_after_two_turns(information)
    assert everything.keys() - told.keys() == hidden
    assert {key: everything[key] for key in told} == told
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize(
    ("strategy", "information", "sees"),
    [
        ("greedy", {"stock": False}, "stock"),
        ("tit_for_tat", {"harvests": "own"}, "harvests"),
        ("pact_keeper", {"stock": False}, "stock"),
    ],
)
def test_a_strategy_that_has_to_see_what_is_hidden_is_no_player(
    strategy: str, information: dict[str, object], sees: str
) -> None:
    players = [{"id": "p", "strategy": strategy}]
    with pytest.raises(ScenarioError, match=f"has to see the {sees}, which information hides"):
        plan(players=players, information=information)
    assert plan(players=players).information == Information()


def test_a_strategy_knows_what_a_player_is_told() -> None:
    arena, ledger = story()
    for player in arena.players:
        view, told = LiveView(ledger, player), observation(ledger, player, Information(), 20)
        assert (view.turn, view.me, list(view.players)) == (told["turn"], told["me"], told["players"])
        assert (view.stock, view.available, view.sustainable) == (told["stock"], told["available"], told["sustainable"])
        assert list(view.own) == [each["actual"] for each in told["history"]]
        assert [{"turn": turn, "fine": fine} for turn, fine in view.fines.items()] == told["fines"]
        others = [each["actual"] for each in told["last"] if each["playerId"] != player]
        assert view.others_mean == pytest.approx(sum(others) / 2)
        assert view.pacts == told["pacts"]


def test_of_endless_talk_the_latest_that_a_player_may_hear_is_told_in_its_order() -> None:
    arena, ledger = story()
    for number in range(MOST_MESSAGES + 5):
        arena.announce(str(number))
    told = observation(ledger, arena.players[0], Information(), 5)["messages"]
    assert [message["text"] for message in told] == [str(number) for number in range(5, MOST_MESSAGES + 5)]


def test_a_fine_is_known_to_who_pays_it_alone() -> None:
    arena = bare()
    ledger = Ledger(arena)
    signed(arena, cap(2.0), ALICE, BOB)
    record = turn(arena, alice=3.0, bob=5.0)
    record["perturbations"] = [arena.apply(Spec("sanction", {"fine": 0.25}, player_ids=(BOB,))) for _ in range(2)]
    ledger.add(record)
    assert observation(ledger, BOB, Information(), 9)["fines"] == [{"turn": 1, "fine": 0.5}]
    assert observation(ledger, ALICE, Information(), 9)["fines"] == []


NAMES = st.sampled_from(["a", "b", "c", "d", "e"])
TERMS = st.one_of(
    st.floats(0.1, 9.0).map(cap),
    st.floats(0.0, 2.0).map(lambda tolerance: {"type": "no_aggression", "tolerance": tolerance}),
)
MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("propose"), NAMES, st.sets(NAMES, min_size=1), TERMS),
        st.tuples(st.sampled_from(["accept", "reject"]), NAMES, st.integers(0, 9), st.none()),
    ),
    max_size=30,
)


@given(MOVES)
def test_views_never_show_a_pact_to_a_stranger(moves: list[tuple[str, str, object, object]]) -> None:
    registry = PactRegistry("abcde")
    for number, (kind, who, what, terms) in enumerate(moves):
        before = registry.to_json()
        try:
            if kind == "propose":
                registry.propose(who, sorted(what), terms, number)  # type: ignore[call-overload]
            else:
                pact = list(registry)[what]  # type: ignore[call-overload]
                (registry.accept if kind == "accept" else registry.reject)(pact.id, who, number)
        except (ConcordError, IndexError):
            assert registry.to_json() == before  # what is refused changes nothing
    for player in (*"abcde", "warden"):
        view = registry.view_for(player)
        shown = {each["id"]: status for status in ("active", "proposed") for each in view[status]}
        mine = {pact.id: pact.status for pact in registry if player in pact.parties and pact.status != "rejected"}
        assert shown == mine
        told = {each for each in values(view) if isinstance(each, str)}
        assert not told & {pact.id for pact in registry if player not in pact.parties}
        for each in view["proposed"]:
            assert each["awaitingYou"] == (player not in registry.get(each["id"]).accepted)
