"""`pacts`, sentence by sentence: lifecycle, terms and violations."""

from __future__ import annotations

from typing import Any

import pytest

from engine.commons import pacts
from engine.commons.arena import Request
from engine.commons.pacts import PACT_TERM_TYPES, TERM_VALIDATORS, VIOLATION_CHECKERS, PactRegistry, TurnContext
from engine.errors import PactError
from helpers.commons import bare, cap, propose, signed, turn

ALICE, BOB, CAROL = "alice", "bob", "carol"


def record(number: int = 1, **actuals: float) -> dict[str, Any]:
    """As much of a TurnRecord as pacts read."""
    return {"turn": number, "decisions": [{"playerId": name, "actual": actuals[name]} for name in sorted(actuals)]}


@pytest.fixture
def registry() -> PactRegistry:
    """Of an arena of three."""
    return PactRegistry([ALICE, BOB, CAROL])


# Lifecycle ------------------------------------------------------------------------------------------------------------


def test_a_pact_constrains_those_who_agreed_and_nobody_else(registry: PactRegistry) -> None:
    """A pact is a voluntary agreement among a set of players to constrain their harvesting."""
    pact = registry.propose(ALICE, [ALICE, BOB], cap(2.0), 1)
    assert registry.check_violations(record(alice=9.0, bob=9.0, carol=9.0)) == []
    registry.accept(pact.id, BOB, 1)
    broken = registry.check_violations(record(alice=9.0, bob=9.0, carol=9.0))
    assert [event.player_id for event in broken] == [ALICE, BOB]


def test_pacts_are_made_by_talking_in_one_arena_and_last_from_turn_to_turn() -> None:
    """Pacts are arena-scoped, persistent across turns, and proposed/accepted through the cheap-talk action surface
    (cheap-talk).
    """
    here, there = bare(name="here"), bare(name="there")
    turn(here, {ALICE: [propose(cap(2.0), ALICE, BOB)]})
    pact = next(iter(here.pacts))
    turn(here, {BOB: [{"type": "accept_pact", "pactId": pact.id}]})
    for _ in range(3):
        turn(here, alice=1.0)
        turn(there, alice=9.0)
    assert here.pacts.get(pact.id).status == "active"
    assert len(there.pacts) == 0
    with pytest.raises(PactError, match="no such pact"):
        there.pacts.get(pact.id)


def test_every_turn_of_an_active_pact_is_checked_and_breaches_are_recorded() -> None:
    """Once active, every turn the arena checks whether each party's actual harvest complied with the pact's terms and
    records any violations.

    After every turn, the arena calls PactRegistry.checkViolations(turnRecord).
    """
    arena = bare()
    pact = signed(arena, cap(2.0), ALICE, BOB)
    records = [turn(arena, alice=amount, bob=1.0) for amount in (1.0, 3.0, 2.0, 4.0)]
    assert ["violations" in each for each in records] == [False, True, False, True]
    assert [event.turn for event in arena.pacts.get(pact).violations] == [2, 4]
    assert records[3]["violations"] == [
        {
            "pactId": pact,
            "playerId": ALICE,
            "turn": 4,
            "actual": 4.0,
            "limit": 2.0,
            "detail": "harvested 4.000 > cap 2.000",
        }
    ]


def test_a_pact_has_three_states(registry: PactRegistry) -> None:
    """A pact transitions through three states:"""
    agreed = registry.propose(ALICE, [ALICE, BOB], cap(2.0), 1)
    refused = registry.propose(ALICE, [ALICE, CAROL], cap(2.0), 1)
    assert [agreed.status, refused.status] == ["proposed", "proposed"]
    registry.accept(agreed.id, BOB, 2)
    registry.reject(refused.id, CAROL, 2)
    assert [agreed.status, refused.status] == ["active", "rejected"]


def test_a_proposal_binds_nobody_until_it_is_accepted(registry: PactRegistry) -> None:
    """`proposed` a player calls `propose_pact` (or `pledge`) not yet binding; awaits acceptance"""
    pact = registry.propose(ALICE, [ALICE, BOB, CAROL], cap(2.0), 1)
    registry.accept(pact.id, BOB, 1)
    assert pact.status == "proposed"
    assert registry.check_violations(record(alice=9.0, bob=9.0, carol=9.0)) == []
    assert registry.obligations(record(alice=9.0, bob=9.0, carol=9.0)) == 0


def test_the_last_acceptance_makes_it_active_from_that_very_turn() -> None:
    """`active` every party has accepted (proposer accepts implicitly) checked against actual harvests"""
    arena = bare()
    arena.begin_turn()
    arena.talk({ALICE: [propose(cap(2.0), ALICE, BOB)]})
    pact = next(iter(arena.pacts))
    assert pact.accepted == {ALICE}
    arena.talk({BOB: [{"type": "accept_pact", "pactId": pact.id}]})
    settled = arena.settle({ALICE: Request(3.0), BOB: Request(2.0), CAROL: Request(9.0)})
    assert (pact.status, pact.accepted_turn) == ("active", 1)
    assert [each["playerId"] for each in settled["violations"]] == [ALICE]


def test_any_party_ends_a_proposal_for_good(registry: PactRegistry) -> None:
    """`rejected` any party calls `reject_pact` terminal; binds no one"""
    for who in (ALICE, BOB, CAROL):  # the proposer too
        pact = registry.propose(ALICE, [ALICE, BOB, CAROL], cap(2.0), 1)
        registry.reject(pact.id, who, 2)
        for answer in (registry.accept, registry.reject):
            with pytest.raises(PactError, match="this pact is rejected"):
                answer(pact.id, BOB, 3)
        assert pact.status == "rejected"
    assert registry.check_violations(record(alice=9.0, bob=9.0, carol=9.0)) == []


def test_a_pledge_is_active_at_once() -> None:
    """A unilateral pact (single-party — typically via the pledge shorthand) becomes active on proposal because the
    proposer's implicit acceptance covers the only party.
    """
    arena = bare()
    said = [{"type": "pledge", "terms": cap(2.0)}, propose(cap(1.0), ALICE)]
    settled = turn(arena, {ALICE: said}, alice=3.0, bob=9.0)
    assert [(pact["status"], pact["parties"], pact["acceptedTurn"]) for pact in settled["pacts"]] == [
        ("active", [ALICE], 1)
    ] * 2
    assert [each["detail"] for each in settled["violations"]] == [
        "harvested 3.000 > cap 2.000",
        "harvested 3.000 > cap 1.000",
    ]


def test_an_active_pact_can_be_neither_rejected_nor_accepted_again(registry: PactRegistry) -> None:
    """`active` every party has accepted (proposer accepts implicitly) checked against actual harvests"""
    pact = registry.pledge(ALICE, cap(2.0), 1)
    for answer in (registry.accept, registry.reject):
        with pytest.raises(PactError, match="this pact is active"):
            answer(pact.id, ALICE, 2)
    assert (pact.status, pact.accepted_turn, pact.rejected_turn) == ("active", 1, None)


# Terms ----------------------------------------------------------------------------------------------------------------


def test_the_type_of_terms_says_what_else_is_in_them(registry: PactRegistry) -> None:
    """Terms are a discriminated union on terms.type."""
    for terms in ({"type": "no_aggression", "maxHarvest": 2.0}, {"type": "harvest_cap", "tolerance": 0.1}):
        with pytest.raises(PactError):
            registry.pledge(ALICE, terms, 1)
    for terms in (cap(2.0), {"type": "no_aggression"}, {"type": "no_aggression", "tolerance": 0.1}):
        assert registry.pledge(ALICE, terms, 1).to_json()["terms"] == terms


def test_the_types_that_ship_are_a_list_that_nobody_can_change() -> None:
    """The platform exports the live list as a frozen array:

    v0.9 ships two types; adding a third is additive (extend TERM_VALIDATORS and VIOLATION_CHECKERS in
    platform/pacts.js), never a rewrite.
    """
    assert PACT_TERM_TYPES == ("harvest_cap", "no_aggression")
    assert set(PACT_TERM_TYPES) == TERM_VALIDATORS.keys() == VIOLATION_CHECKERS.keys()


REFUSED = [
    (None, "terms have to be an object"),
    ([], "terms have to be an object"),
    ({}, "no terms of type None"),
    ({"type": "truce"}, "no terms of type 'truce'"),
    ({"type": ["harvest_cap"]}, "no terms of type"),
    ({"type": "harvest_cap"}, "maxHarvest has to be a number above 0"),
    *(
        ({"type": "harvest_cap", "maxHarvest": value}, "maxHarvest has to be a number above 0")
        for value in (0, -1.0, float("nan"), float("inf"), "2", None, True, [2])
    ),
    ({"type": "harvest_cap", "maxHarvest": 2.0, "minHarvest": 1.0}, "harvest_cap has no 'minHarvest'"),
    *(
        ({"type": "no_aggression", "tolerance": value}, "tolerance has to be a number, 0 or more")
        for value in (-0.1, float("nan"), float("inf"), "0", None, False)
    ),
    ({"type": "no_aggression", "mean": 1}, "no_aggression has no 'mean'"),
]


@pytest.mark.parametrize(("terms", "why"), REFUSED)
def test_terms_that_are_none_are_refused_and_change_nothing(terms: Any, why: str, registry: PactRegistry) -> None:
    """Terms are a discriminated union on terms.type."""
    with pytest.raises(PactError, match=why):
        registry.propose(ALICE, [ALICE, BOB], terms, 1)
    assert len(registry) == 0
    assert registry.propose(ALICE, [ALICE], cap(1.0), 1).id == PactRegistry([ALICE]).pledge(ALICE, cap(1.0), 1).id


@pytest.mark.parametrize(
    ("parties", "why"),
    [
        ([], "a pact needs parties"),
        ("alice", "a pact needs parties"),
        (None, "a pact needs parties"),
        ([ALICE, "dora"], "there is no player 'dora'"),
        ([ALICE, 7], "there is no player 7"),
        ([ALICE, BOB, BOB], "bob is named twice"),
        ([BOB, CAROL], "alice proposes it but is no party"),
    ],
)
def test_parties_that_are_none_are_refused_and_change_nothing(parties: Any, why: str, registry: PactRegistry) -> None:
    """A pact is a voluntary agreement among a set of players to constrain their harvesting."""
    with pytest.raises(PactError, match=why):
        registry.propose(ALICE, parties, cap(2.0), 1)
    assert len(registry) == 0


def test_terms_stay_as_they_were_signed(registry: PactRegistry) -> None:
    """Terms are a discriminated union on terms.type."""
    terms = cap(2.0)
    pact = registry.pledge(ALICE, terms, 1)
    terms["maxHarvest"] = 99.0
    registry.view_for(ALICE)["active"][0]["terms"]["maxHarvest"] = 98.0
    pact.to_json()["terms"]["maxHarvest"] = 97.0
    with pytest.raises(TypeError):
        pact.terms["maxHarvest"] = 96.0  # type: ignore[index]
    assert pact.terms["maxHarvest"] == 2.0


# Violations -----------------------------------------------------------------------------------------------------------


def test_a_cap_is_broken_above_its_number_alone(registry: PactRegistry) -> None:
    """`harvest_cap` `maxHarvest > 0` — each party caps actual at `maxHarvest`

    actual > maxHarvest + ε Recorded detail: harvested X.XXX > cap Y.YYY.
    """
    pact = registry.pledge(ALICE, cap(2.5), 1)
    for actual in (0.0, 2.5, 2.5 + 1e-6):
        assert registry.check_violations(record(alice=actual)) == []
    [event] = registry.check_violations(record(7, alice=2.5 + 1.1e-6))
    assert (event.pact_id, event.player_id, event.turn) == (pact.id, ALICE, 7)
    assert event.detail == "harvested 2.500 > cap 2.500"
    [event] = registry.check_violations(record(alice=12.34567))
    assert (event.actual, event.limit, event.detail) == (12.34567, 2.5, "harvested 12.346 > cap 2.500")


def test_what_is_equal_but_for_rounding_is_no_breach(registry: PactRegistry) -> None:
    r"""Floating-point slack of \(10^{-6}\) means a harvest numerically equal to the cap (or fair share) is not a
    breach.
    """
    registry.pledge(ALICE, cap(0.3), 1)
    registry.pledge(BOB, {"type": "no_aggression"}, 1)
    assert registry.check_violations(record(alice=0.1 + 0.2, bob=0.3, carol=0.3 - 1e-9)) == []
    assert pacts.SLACK == 1e-6


def test_strict_no_aggression_is_broken_above_the_mean_of_all(registry: PactRegistry) -> None:
    """`no_aggression` — `tolerance ≥ 0` each party stays at or below the group mean (× `1 + tolerance`)

    // no_aggression (default tolerance = 0 → strict mean)

    Recorded detail: harvested X.XXX > fair share Y.YYY (group mean Z.ZZZ).
    """
    registry.pledge(ALICE, {"type": "no_aggression"}, 1)
    [event] = registry.check_violations(record(alice=4.0, bob=3.0, carol=2.0))
    assert (event.limit, event.detail) == (3.0, "harvested 4.000 > fair share 3.000 (group mean 3.000)")
    assert registry.check_violations(record(alice=3.0, bob=4.0, carol=2.0)) == []


def test_a_tolerance_widens_the_fair_share(registry: PactRegistry) -> None:
    """limit = groupMean × (1 + tolerance) actual > limit + ε"""
    registry.pledge(ALICE, {"type": "no_aggression", "tolerance": 0.1}, 1)
    assert registry.check_violations(record(alice=3.3, bob=3.0, carol=2.7)) == []
    [event] = registry.check_violations(record(alice=3.4, bob=2.9, carol=2.7))
    assert event.detail == "harvested 3.400 > fair share 3.300 (group mean 3.000)"


def test_as_soon_as_harvests_differ_somebody_is_above_the_strict_mean(registry: PactRegistry) -> None:
    """`no_aggression` — `tolerance ≥ 0` each party stays at or below the group mean (× `1 + tolerance`)"""
    pact = registry.propose(ALICE, [ALICE, BOB, CAROL], {"type": "no_aggression"}, 1)
    registry.accept(pact.id, BOB, 1)
    registry.accept(pact.id, CAROL, 1)
    assert registry.check_violations(record(alice=1.0, bob=1.0, carol=1.0)) == []
    assert [event.player_id for event in registry.check_violations(record(alice=1.0, bob=1.0, carol=1.1))] == [CAROL]


def test_the_mean_is_over_all_decisions_of_those_who_are_no_party_too(
    registry: PactRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where groupMean is computed once per turn over all decisions in turnRecord.decisions[].

    The checker for pact.terms.type is invoked with the party's actual harvest, the terms, and a per-turn context object
    (currently { groupMean }).
    """
    calls = []
    monkeypatch.setitem(VIOLATION_CHECKERS, "harvest_cap", lambda *given: calls.append(given))
    pact = registry.propose(ALICE, [ALICE, BOB], cap(2.0), 1)
    registry.accept(pact.id, BOB, 1)
    registry.check_violations(record(alice=1.0, bob=2.0, carol=9.0))
    assert calls == [(1.0, cap(2.0), TurnContext(4.0)), (2.0, cap(2.0), TurnContext(4.0))]
    assert calls[0][2] is calls[1][2]


def test_what_a_checker_says_is_kept_with_the_pact_and_given_back(
    registry: PactRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the checker returns a non-null detail string, an event is appended to the pact's violations log and to the
    returned event array.
    """
    monkeypatch.setitem(VIOLATION_CHECKERS, "harvest_cap", lambda actual, terms, turn: "too much" if actual else None)
    pact = registry.pledge(ALICE, cap(2.0), 1)
    assert registry.check_violations(record(alice=0.0)) == []
    events = registry.check_violations(record(2, alice=0.5))
    assert [event.detail for event in events] == ["too much"]
    assert pact.violations == events
    assert events[0].to_json()["limit"] is None


def test_who_does_not_play_breaks_nothing(registry: PactRegistry) -> None:
    """Parties not playing this turn are skipped."""
    pact = registry.propose(ALICE, [ALICE, BOB], cap(2.0), 1)
    registry.accept(pact.id, BOB, 1)
    assert [event.player_id for event in registry.check_violations(record(bob=9.0, carol=1.0))] == [BOB]
    assert registry.obligations(record(bob=9.0, carol=1.0)) == 1
    assert registry.check_violations(record()) == []
