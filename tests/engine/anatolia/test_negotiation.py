"""Proposals and answers: what is legal, how they are numbered, what acceptance obliges to."""

from __future__ import annotations

from typing import Any

import pytest

from engine.anatolia import negotiation
from engine.anatolia.promises import PROPOSAL_TYPES
from helpers.games import begin, deal, play, small_board, submit

FORCES = "Red A R1, Red A R2, Green A G1, Green A G2, Blue A B1, Blue F S"


def proposing(text: str = FORCES) -> Any:
    return begin(text)


def proposal(to: object = "Green", kind: object = "peace", **terms: Any) -> dict[str, Any]:
    return {"to": to, "type": kind, "terms": terms}


LEGAL = {
    "peace": proposal(),
    "alliance with a third power": proposal("Green", "alliance", target="Blue"),
    "dmz on land": proposal("Green", "dmz", province="X"),
    "dmz at sea": proposal("Green", "dmz", province="S"),
    "support of a move": proposal("Green", "support", unit="G1", dest="X"),
    "support of a hold": proposal("Green", "support", unit="G1", dest="hold"),
    "request of support for a move": proposal("Green", "request-support", unit="R1", dest="X"),
    "request of support for a hold": proposal("Green", "request-support", unit="R1", dest="hold"),
    "keys that a proposal does not use": {**proposal(), "note": "please", "from": "Blue"},
}

REFUSED: dict[str, tuple[Any, str]] = {
    "no object": ("peace", ""),
    "an unknown type": (proposal(kind="truce"), ".type"),
    "a type that is no string": (proposal(kind=["peace"]), ".type"),
    "an unknown recipient": (proposal("Rome"), ".to"),
    "a recipient that is no string": (proposal(["Green"]), ".to"),
    "oneself": (proposal("Red"), ".to"),
    "terms that are missing": ({"to": "Green", "type": "peace"}, ".terms"),
    "terms that are a list": ({"to": "Green", "type": "peace", "terms": []}, ".terms"),
    "extra terms": (proposal("Green", "peace", until="Autumn"), ".terms"),
    "extra terms beside the right ones": (proposal("Green", "dmz", province="X", why="war"), ".terms"),
    "terms of another type": (proposal("Green", "dmz", target="Blue"), ".terms"),
    "a term that is no string": (proposal("Green", "dmz", province=3), ".terms.province"),
    "an alliance against the recipient": (proposal("Green", "alliance", target="Green"), ".terms.target"),
    "an alliance against oneself": (proposal("Green", "alliance", target="Red"), ".terms.target"),
    "an alliance against nobody known": (proposal("Green", "alliance", target="Rome"), ".terms.target"),
    "a dmz off the board": (proposal("Green", "dmz", province="Z"), ".terms.province"),
    "support of an empty province": (proposal("Green", "support", unit="X", dest="hold"), ".terms.unit"),
    "support of one's own unit": (proposal("Green", "support", unit="R1", dest="X"), ".terms.unit"),
    "support of a third power's unit": (proposal("Green", "support", unit="B1", dest="X"), ".terms.unit"),
    "support to where the unit can't go": (proposal("Green", "support", unit="G2", dest="X"), ".terms.dest"),
    "support to where the unit stands": (proposal("Green", "support", unit="G1", dest="G1"), ".terms.dest"),
    "support to off the board": (proposal("Green", "support", unit="G1", dest="Z"), ".terms.dest"),
    "support that nobody could give": (proposal("Green", "support", unit="G1", dest="G2"), ".terms"),
    "request for the recipient's unit": (proposal("Green", "request-support", unit="G1", dest="X"), ".terms.unit"),
    "request that nobody could fulfil": (proposal("Green", "request-support", unit="R1", dest="R2"), ".terms"),
}


@pytest.mark.parametrize("entry", LEGAL.values(), ids=LEGAL.keys())
def test_a_proposal_with_exact_terms_is_accepted(entry: Any) -> None:
    assert proposing().submit_proposals("Red", [entry]) == {"ok": True}


@pytest.mark.parametrize(("entry", "place"), REFUSED.values(), ids=REFUSED.keys())
def test_a_faulty_proposal_is_refused_and_its_place_named(entry: Any, place: str) -> None:
    answer = proposing().submit_proposals("Red", [proposal(), entry])
    assert answer["ok"] is False
    assert answer["error"]["where"] == f"proposals[1]{place}"
    assert answer["error"]["what"]


def test_one_faulty_proposal_refuses_the_whole_list() -> None:
    game = proposing()
    game.submit_proposals("Red", [proposal(), proposal("Red")])
    game.advance()
    assert game.proposals() == ()


def test_six_proposals_are_the_most() -> None:
    game = proposing()
    assert game.submit_proposals("Red", [proposal()] * 6) == {"ok": True}
    assert game.submit_proposals("Red", [proposal()] * 7)["ok"] is False


@pytest.mark.parametrize("payload", [None, {}, "peace", 6, {"0": proposal()}])
def test_proposals_that_are_no_list_are_refused(payload: Any) -> None:
    assert proposing().submit_proposals("Red", payload)["error"]["where"] == "proposals"


def test_eliminated_powers_take_no_part_in_deals() -> None:
    game = begin("Red A R1, Green A G1", owners={"R1": "Red", "G1": "Green"})
    assert game.living() == ("Red", "Green")
    assert game.submit_proposals("Red", [proposal("Blue")])["ok"] is False
    assert game.submit_proposals("Red", [proposal("Green", "alliance", target="Blue")])["ok"] is False
    assert game.submit_proposals("Blue", [proposal("Red")])["ok"] is False
    assert game.submit_proposals("Blue", []) == {"ok": True}


def test_a_unit_may_be_supported_into_the_supporters_own_province_by_nobody_but_another() -> None:
    """R2: nobody supports into the province in which it stands; R20 asks for one unit that could."""
    alone = begin("Red A R1, Green A G1")
    assert alone.submit_proposals("Red", [proposal("Green", "support", unit="G1", dest="R1")])["ok"] is False
    helped = begin("Red A R1, Red A R2, Green A G1")
    assert helped.submit_proposals("Red", [proposal("Green", "support", unit="G1", dest="R1")]) == {"ok": True}


# Numbering


def test_proposals_are_numbered_in_power_order_then_list_order_never_by_arrival() -> None:
    """R25."""
    game = proposing()
    submit(game, Blue=[proposal("Red")])
    submit(game, Green=[proposal("Red"), proposal("Blue")])
    submit(game, Red=[proposal("Blue")])
    game.advance()
    assert [(p.id, p.sender, p.to) for p in game.proposals()] == [
        ("p1", "Red", "Blue"),
        ("p2", "Green", "Red"),
        ("p3", "Green", "Blue"),
        ("p4", "Blue", "Red"),
    ]


def test_numbers_go_on_through_the_whole_match() -> None:
    """R25."""
    game = play(proposing(), Red=[proposal(), proposal("Blue")])
    game.advance()
    game.advance()
    assert (game.season, game.phase) == ("Autumn", "negotiate-propose")
    play(game, Green=[proposal("Red")])
    assert [p.id for p in game.proposals()] == ["p3"]


# Answers


def test_the_inbox_holds_only_pending_proposals_to_oneself_and_only_in_the_answer_phase() -> None:
    game = proposing()
    assert game.bot_state("Green")["inbox"] == []
    play(game, Red=[proposal("Green"), proposal("Blue")])
    assert [p["id"] for p in game.bot_state("Green")["inbox"]] == ["p1"]
    assert [p["id"] for p in game.bot_state("Blue")["inbox"]] == ["p2"]
    assert game.bot_state("Red")["inbox"] == []
    play(game, Green={"p1": "accept"})
    assert all(game.bot_state(power)["inbox"] == [] for power in game.board.powers)


def test_missing_answers_reject() -> None:
    game = play(proposing(), Red=[proposal("Green"), proposal("Green")])
    play(game, Green={"p2": "accept"})
    assert [p.status for p in game.proposals()] == ["rejected", "accepted"]


@pytest.mark.parametrize(
    "payload",
    [{"p2": "accept"}, {"p9": "accept"}, {"p1": "yes"}, {"p1": True}, {"p1": None}, {1: "accept"}, [], None, "accept"],
    ids=str,
)
def test_unknown_ids_invalid_values_and_wrong_shapes_refuse_the_whole_answer(payload: Any) -> None:
    game = play(proposing(), Red=[proposal("Green"), proposal("Blue")])
    assert game.submit_answers("Green", payload)["ok"] is False


def test_one_bad_answer_lets_nothing_be_accepted() -> None:
    game = play(proposing(), Red=[proposal("Green")])
    game.submit_answers("Green", {"p1": "accept", "p7": "accept"})
    game.advance()
    assert [p.status for p in game.proposals()] == ["rejected"]


def test_proposals_die_with_the_answer_phase() -> None:
    """R23."""
    game = play(play(proposing(), Red=[proposal("Green")]))
    assert game.phase == "orders"
    assert game.submit_answers("Green", {"p1": "accept"})["error"]["where"] == "phase"


# What acceptance makes


def accepted(game: Any, power: str) -> list[tuple[str, str, str, dict[str, str]]]:
    return [(p["power"], p["partner"], p["type"], p["terms"]) for p in game.bot_state(power)["accepted"]]


@pytest.mark.parametrize(
    ("kind", "terms"), [("peace", {}), ("alliance", {"target": "Blue"}), ("dmz", {"province": "X"})]
)
def test_peace_alliance_and_dmz_create_two_directional_records(kind: str, terms: dict[str, str]) -> None:
    game = deal(proposing(), ("Red", "Green", kind, terms))
    both = [("Red", "Green", kind, terms), ("Green", "Red", kind, terms)]
    assert accepted(game, "Red") == accepted(game, "Green") == both
    assert accepted(game, "Blue") == []


def test_support_creates_one_record_of_the_sender() -> None:
    game = deal(proposing(), ("Red", "Green", "support", {"unit": "G1", "dest": "X"}))
    assert accepted(game, "Green") == [("Red", "Green", "support", {"unit": "G1", "dest": "X"})]


def test_request_support_becomes_a_support_promise_of_the_recipient() -> None:
    game = deal(proposing(), ("Red", "Green", "request-support", {"unit": "R1", "dest": "X"}))
    assert accepted(game, "Red") == [("Green", "Red", "support", {"unit": "R1", "dest": "X"})]


def test_rejected_proposals_oblige_nobody() -> None:
    game = play(play(proposing(), Red=[proposal("Green")]), Green={"p1": "reject"})
    assert all(accepted(game, power) == [] for power in game.board.powers)
    assert game.bot_state("Red")["trust"]["Red"]["promisesMade"] == 0


def test_promise_records_carry_the_proposals_number() -> None:
    game = deal(proposing(), ("Red", "Blue", "peace", {}), ("Green", "Blue", "peace", {}))
    assert [p["id"] for p in game.bot_state("Blue")["accepted"]] == ["p1", "p1", "p2", "p2"]


# Offers


def test_offers_are_exactly_the_terms_that_a_proposal_may_have() -> None:
    """What the dialog offers is what the check accepts, over all terms that name units, provinces and powers."""
    game = proposing()
    board = game.board
    words = [*board.by_id, *board.powers, "hold"]
    for me in board.powers:
        for to in board.powers:
            for kind in PROPOSAL_TYPES:
                keys = negotiation.TERMS_OF_TYPE[kind]
                every: list[dict[str, str]] = [{}]
                for key in keys:
                    every = [{**terms, key: word} for terms in every for word in words]
                taken = [terms for terms in every if game.check(me, [{"to": to, "type": kind, "terms": terms}]) is None]
                offered = list(negotiation.offers(board, game.units(), game.living(), me, to, kind))
                assert sorted(map(str, offered)) == sorted(map(str, taken)), (me, to, kind)


def test_offers_list_hold_first_and_places_in_order() -> None:
    game = begin("Red A R1, Red A R2, Red A X, Green A G1")
    offered = list(negotiation.offers(game.board, game.units(), game.living(), "Red", "Green", "support"))
    assert offered == [{"unit": "G1", "dest": dest} for dest in ("hold", "B1", "R1", "X")]


def test_partners_are_the_other_living_powers_in_board_order() -> None:
    board = small_board()
    assert negotiation.partners(board, ("Red", "Green", "Blue"), "Green") == ("Red", "Blue")
    assert negotiation.partners(board, ("Red", "Green"), "Green") == ("Red",)
