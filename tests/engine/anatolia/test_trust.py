"""Promises kept and broken, and the public record of them: each sentence of the rule book, R21 and R22."""

from __future__ import annotations

from typing import Any

import pytest

from engine.anatolia.negotiation import breaches
from engine.anatolia.orders import parse_order
from engine.anatolia.promises import Promise
from helpers.games import begin, deal, orders, play, to_phase

FORCES = "Red A R1, Red A R2, Green A G1, Green A G2, Blue A B1, Blue F S"
PEACE = ("Red", "Green", "peace", {})
ALLIANCE = ("Red", "Green", "alliance", {"target": "Blue"})


def record(game: Any, power: str) -> tuple[int, int, int]:
    trust = game.bot_state("Red")["trust"][power]
    return trust["promisesMade"], trust["kept"], trust["broken"]


def outcome(game: Any, unit: str) -> str:
    resolution = game.position().seasons[-1].resolution.resolution
    return next(order.outcome for order in resolution if order.unit == unit)


def after(deals: Any, forces: str = FORCES, **given: str) -> Any:
    return play(deal(begin(forces), *deals), **given)


@pytest.mark.parametrize("kind", [PEACE, ALLIANCE], ids=["peace", "alliance"])
class TestPeaceAndAlliance:
    def test_are_kept_by_attacking_nobody(self, kind: Any) -> None:
        game = after([kind], Red="R1-X")
        assert record(game, "Red") == record(game, "Green") == (1, 1, 0)

    def test_are_broken_by_a_move_into_the_partners_unit_even_if_it_bounces(self, kind: Any) -> None:
        game = after([kind], Red="R1-G1")
        assert outcome(game, "R1") == "bounce"
        assert record(game, "Red") == (1, 0, 1)
        assert record(game, "Green") == (1, 1, 0)

    def test_are_broken_by_supporting_a_move_into_the_partners_unit(self, kind: Any) -> None:
        game = after([kind], Red="R1 S B1-G1", Blue="B1-G1")
        assert record(game, "Red") == (1, 0, 1)

    def test_are_broken_by_a_support_that_is_not_matched(self, kind: Any) -> None:
        game = after([kind], Red="R1 S B1-G1", Blue="B1 H")
        assert record(game, "Red") == (1, 0, 1)

    def test_are_broken_also_when_the_partners_unit_is_leaving(self, kind: Any) -> None:
        game = after([kind], Red="R1-G1", Green="G1-X")
        assert record(game, "Red") == (1, 0, 1)

    def test_are_not_broken_by_entering_an_empty_centre_of_the_partner(self, kind: Any) -> None:
        game = after([kind], "Red A R1, Green A G2", Red="R1-G1")
        assert record(game, "Red") == (1, 1, 0)

    def test_are_not_broken_by_moving_where_the_partner_moves_too(self, kind: Any) -> None:
        game = after([kind], Red="R1-X", Green="G1-X")
        assert record(game, "Red") == record(game, "Green") == (1, 1, 0)

    def test_are_not_broken_by_hold_supports(self, kind: Any) -> None:
        game = after([kind], Red="R1 S B1, R2 H", Blue="B1-G1")
        assert record(game, "Red") == (1, 1, 0)
        assert record(after([kind], "Red A R1, Green A G1", Red="R1 S G1"), "Red") == (1, 1, 0)

    def test_are_not_broken_by_refused_orders(self, kind: Any) -> None:
        assert record(after([kind], Red="R2-G1"), "Red") == (1, 1, 0)
        assert record(after([kind], Red="R1-G1, R1-G1"), "Red") == (1, 1, 0)
        assert record(after([kind], Red="R1 S B1-G2"), "Red") == (1, 1, 0)

    def test_are_not_broken_by_attacking_a_third_power(self, kind: Any) -> None:
        game = after([kind], Green="G1-B1", Red="R1 S G1-B1")
        assert record(game, "Green") == record(game, "Red") == (1, 1, 0)


def test_an_alliance_obliges_nobody_to_attack_its_target() -> None:
    assert record(after([ALLIANCE]), "Red") == (1, 1, 0)


def test_peace_is_broken_by_supporting_the_partners_own_unit_into_another_of_its_units() -> None:
    """R21 asks only what stands there before the moves."""
    game = after([PEACE], "Red A X, Green A G1, Green A R1", Red="X S R1-G1", Green="R1-G1")
    assert record(game, "Red") == (1, 0, 1)


DMZ = ("Red", "Green", "dmz", {"province": "X"})


class TestDmz:
    def test_is_kept_by_staying_out(self) -> None:
        game = after([DMZ], Red="R1-N1")
        assert record(game, "Red") == record(game, "Green") == (1, 1, 0)

    def test_is_broken_by_a_move_order_into_it_even_if_it_bounces(self) -> None:
        game = after([DMZ], Red="R1-X", Blue="B1-X")
        assert record(game, "Red") == (1, 0, 1)
        assert record(game, "Green") == (1, 1, 0)

    def test_is_not_broken_by_supporting_somebody_elses_entry(self) -> None:
        assert record(after([DMZ], Red="R1 S B1-X", Blue="B1-X"), "Red") == (1, 1, 0)

    def test_is_not_broken_by_a_refused_move(self) -> None:
        assert record(after([DMZ], Red="R2-X"), "Red") == (1, 1, 0)

    def test_is_not_broken_by_a_unit_that_stays_there(self) -> None:
        assert record(after([DMZ], "Red A X, Green A G1", Red="X H"), "Red") == (1, 1, 0)

    def test_is_not_broken_by_a_retreat(self) -> None:
        game = after([DMZ], "Red A R1, Green A G2, Blue A G1, Blue A N1", Blue="N1-R1, G1 S N1-R1")
        assert [unit.at for unit in game.dislodged()] == ["R1"]
        assert "X" in game.dislodged()[0].options
        play(game, Red={"R1": "X"})
        assert record(game, "Red") == (1, 1, 0)


SUPPORT = ("Red", "Green", "support", {"unit": "G1", "dest": "X"})
SUPPORT_HOLD = ("Red", "Green", "support", {"unit": "G1", "dest": "hold"})


class TestSupport:
    def test_is_kept_by_issuing_the_matching_support(self) -> None:
        assert record(after([SUPPORT], Red="R1 S G1-X", Green="G1-X"), "Red") == (1, 1, 0)

    def test_is_broken_by_issuing_none(self) -> None:
        assert record(after([SUPPORT], Red="R1 H", Green="G1-X"), "Red") == (1, 0, 1)
        assert record(after([SUPPORT], Green="G1-X"), "Red") == (1, 0, 1)

    def test_is_kept_even_if_the_support_is_cut(self) -> None:
        game = after([SUPPORT], Red="R1 S G1-X", Green="G1-X", Blue="S-R1")
        assert outcome(game, "R1") == "cut"
        assert record(game, "Red") == (1, 1, 0)

    def test_is_kept_even_if_the_supporter_is_dislodged(self) -> None:
        game = after(
            [SUPPORT],
            "Red A R1, Green A G1, Blue A N1, Blue F S",
            Red="R1 S G1-X",
            Green="G1-X",
            Blue="S-R1, N1 S S-R1",
        )
        assert [unit.at for unit in game.dislodged()] == ["R1"]
        assert record(game, "Red") == (1, 1, 0)

    def test_is_kept_even_if_the_beneficiary_changed_its_order(self) -> None:
        assert record(after([SUPPORT], Red="R1 S G1-X", Green="G1-B1"), "Red") == (1, 1, 0)

    def test_is_broken_by_another_unit_or_destination(self) -> None:
        assert record(after([SUPPORT], Red="R1 S B1-X", Green="G1-X"), "Red") == (1, 0, 1)
        assert record(after([SUPPORT], Red="R1 S G1", Green="G1-X"), "Red") == (1, 0, 1)

    def test_to_hold_wants_a_hold_support(self) -> None:
        assert record(after([SUPPORT_HOLD], Red="R1 S G1"), "Red") == (1, 1, 0)
        assert record(after([SUPPORT_HOLD], Red="R1 S G1-X"), "Red") == (1, 0, 1)

    def test_omitted_target_dest_counts_as_a_hold_support(self) -> None:
        game = deal(begin(FORCES), SUPPORT_HOLD)
        play(game, Red=[{"unit": "R1", "type": "support", "target": "G1"}])
        assert record(game, "Red") == (1, 1, 0)

    def test_is_not_kept_by_an_invalid_order(self) -> None:
        assert record(after([SUPPORT], Red="R2 S G1-X", Green="G1-X"), "Red") == (1, 0, 1)
        assert record(after([SUPPORT], Red="R1 S G1-X, R1 S G1-X", Green="G1-X"), "Red") == (1, 0, 1)

    def test_one_issued_support_keeps_every_promise_with_the_same_unit_and_destination(self) -> None:
        """R22."""
        asked = ("Green", "Red", "request-support", {"unit": "G1", "dest": "X"})
        game = after([SUPPORT, SUPPORT, asked], Red="R1 S G1-X", Green="G1-X")
        assert record(game, "Red") == (3, 3, 0)

    def test_of_a_request_is_owed_by_the_recipient(self) -> None:
        asked = ("Green", "Red", "request-support", {"unit": "G1", "dest": "X"})
        game = after([asked], Green="G1-X")
        assert record(game, "Red") == (1, 0, 1)
        assert record(game, "Green") == (0, 0, 0)

    def test_is_broken_by_a_maker_without_units(self) -> None:
        """R22; no proposal can make one (R20), but the evaluation must know."""
        promise = Promise("p1", "Red", "Green", "support", {"unit": "G1", "dest": "X"})
        game = begin("Green A G1")
        assert [b.promise for b in breaches(game.units(), [promise], [])] == [promise]


class TestTrust:
    def test_counts_accepted_obligations_before_they_are_resolved(self) -> None:
        game = deal(begin(FORCES), PEACE, SUPPORT)
        assert record(game, "Red") == (2, 0, 0)
        assert record(game, "Green") == (1, 0, 0)

    def test_changes_when_the_orders_resolve_before_any_retreat(self) -> None:
        """R26."""
        game = after([PEACE], "Red A X, Red A R1, Green A G1", Red="R1-G1, X S R1-G1")
        assert game.phase == "retreats"
        assert record(game, "Red") == (1, 0, 1)

    def test_counts_duplicate_and_reciprocal_deals_separately(self) -> None:
        game = after([PEACE, PEACE, ("Green", "Red", "peace", {})], Red="R1-G1")
        assert record(game, "Red") == (3, 0, 3)
        assert record(game, "Green") == (3, 3, 0)

    def test_counts_each_obligation_as_exactly_one_of_kept_and_broken(self) -> None:
        game = after([PEACE, DMZ, SUPPORT, ALLIANCE], Red="R1-X")
        assert record(game, "Red") == (4, 2, 2)

    def test_remembers_broken_promises_for_the_whole_match_in_public(self) -> None:
        game = to_phase(after([PEACE], Red="R1-G1"), "orders", 6, "Spring")
        assert len(game.bot_state("Blue")["history"]) == 6
        for power in game.board.powers:
            assert game.bot_state(power)["trust"]["Red"]["brokenPromises"] == [
                {
                    "id": "p1",
                    "power": "Red",
                    "partner": "Green",
                    "type": "peace",
                    "terms": {},
                    "year": 1,
                    "season": "Spring",
                    "outcome": "broken",
                }
            ]

    def test_an_accepted_proposal_binds_for_its_season_only(self) -> None:
        """R23."""
        game = after([PEACE])
        play(to_phase(game, "orders"), Red="R1-G1")
        assert record(game, "Red") == (1, 1, 0)

    def test_betrayal_is_legal(self) -> None:
        game = deal(begin(FORCES), PEACE)
        assert game.submit_orders("Red", orders("R1-G1")) == {"ok": True}


def test_breaches_name_the_promise_and_the_orders_that_break_it() -> None:
    """What the window's warning shows is what the evaluation counts."""
    game = deal(begin(FORCES), PEACE, DMZ, SUPPORT)
    owed = [p for p in game._moment.promises if p.power == "Red"]
    tentative = [order for entry in orders("R1-G1, R2 H") if (order := parse_order(entry)) is not None]
    found = breaches(game.units(), owed, tentative)
    assert [(b.promise.type, [o.to_json() for o in b.orders]) for b in found] == [
        ("peace", orders("R1-G1")),
        ("support", []),
    ]
