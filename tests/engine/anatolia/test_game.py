"""The phases, who is asked, scoring, victory, elimination and ranks: the game's course, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.game import Game
from helpers.games import begin, play, submit, to_phase


def when(game: Game) -> tuple[str, int, str]:
    return game.phase, game.year, game.season


def owned(**owners: str) -> dict[str, str]:
    """Owners by power: ``Red="R1 R2"``."""
    return {place: power for power, places in owners.items() for place in places.split()}


# Phases


def test_a_season_is_propose_answer_orders_and_a_year_ends_with_builds() -> None:
    game = begin()
    seen = []
    for _ in range(8):
        seen.append(when(game))
        game.advance()
    assert seen == [
        ("negotiate-propose", 1, "Spring"),
        ("negotiate-answer", 1, "Spring"),
        ("orders", 1, "Spring"),
        ("negotiate-propose", 1, "Autumn"),
        ("negotiate-answer", 1, "Autumn"),
        ("orders", 1, "Autumn"),
        ("builds", 1, "Autumn"),
        ("negotiate-propose", 2, "Spring"),
    ]


def test_retreats_are_a_phase_only_if_units_were_dislodged() -> None:
    game = begin("Red A R1, Red A X, Green A G1", phase="orders")
    play(game, Red="R1-G1, X S R1-G1")
    assert when(game) == ("retreats", 1, "Spring")
    game.advance()
    assert when(game) == ("negotiate-propose", 1, "Autumn")


def test_builds_are_a_phase_also_when_nobody_is_asked() -> None:
    game = begin("Red A R1", owners=owned(Red="R1"), phase="orders", season="Autumn")
    game.advance()
    assert game.phase == "builds"
    assert game.asked() == ()
    game.advance()
    assert when(game) == ("negotiate-propose", 2, "Spring")


def test_advance_waits_for_nobody_and_uses_defaults() -> None:
    game = Game.create(max_years=1)
    before = game.units()
    while not game.finished():
        game.advance()
    assert game.units() == before
    assert game.proposals() == ()


def test_after_the_end_nothing_is_taken_and_nothing_advances() -> None:
    game = to_phase(begin(max_years=1), "over")
    state = game.spectator_state()
    game.advance()
    assert game.spectator_state() == state
    assert game.submit("Red", [])["error"] == {"where": "phase", "what": "the game is over"}
    assert game.asked() == ()


def test_submit_methods_are_refused_outside_their_phase() -> None:
    game = begin()
    assert game.submit_orders("Red", []) == {
        "ok": False,
        "error": {"where": "phase", "what": "this is the phase 'negotiate-propose', not 'orders'"},
    }
    for method in (game.submit_answers, game.submit_retreats, game.submit_builds):
        assert method("Red", {})["error"]["where"] == "phase"


def test_an_unknown_power_can_submit_nothing() -> None:
    assert begin().submit("Rome", [])["error"]["where"] == "power"


def test_submitting_never_advances_and_a_later_accepted_payload_replaces_the_earlier() -> None:
    game = begin("Red A R1", phase="orders")
    submit(game, Red="R1-X")
    submit(game, Red="R1-R2")
    assert game.phase == "orders"
    assert game.submit_orders("Red", "nonsense")["ok"] is False
    game.advance()
    assert [unit.at for unit in game.units()] == ["R2"]


def test_submissions_are_copied_when_they_are_made() -> None:
    game = begin("Red A R1", phase="orders")
    payload = [{"unit": "R1", "type": "move", "dest": "X"}]
    game.submit_orders("Red", payload)
    payload[0]["dest"] = "R2"
    game.submissions()["Red"].clear()
    game.advance()
    assert [unit.at for unit in game.units()] == ["X"]


def test_recorded_submissions_keep_only_what_the_phase_reads() -> None:
    game = begin("Red A R1", phase="orders")
    foreign = [{"unit": "G1", "type": "hold"}, {"unit": "Z", "type": "hold"}]
    game.submit_orders("Red", [{"unit": "R1", "type": "support", "target": "X", "secret": [1, 2]}, *foreign])
    game.submit_orders("Green", [])
    assert game.submissions() == {
        "Red": [{"unit": "R1", "type": "support", "target": "X", "targetDest": "hold"}],
        "Green": [],
    }


# Orders as payloads (R1 to R5)

BAD_SHAPES: dict[str, Any] = {
    "no list": {"R1": "hold"},
    "null": None,
    "an entry that is no object": ["R1-X"],
    "an unknown type": [{"unit": "R1", "type": "convoy"}],
    "no type": [{"unit": "R1"}],
    "no unit": [{"type": "hold"}],
    "a unit that is no string": [{"unit": 1, "type": "hold"}],
    "a move without destination": [{"unit": "R1", "type": "move"}],
    "a destination that is no string": [{"unit": "R1", "type": "move", "dest": ["X"]}],
    "a support without target": [{"unit": "R1", "type": "support"}],
    "a target that is no string": [{"unit": "R1", "type": "support", "target": None}],
    "a target's destination that is null": [{"unit": "R1", "type": "support", "target": "G1", "targetDest": None}],
}


@pytest.mark.parametrize("payload", BAD_SHAPES.values(), ids=BAD_SHAPES.keys())
def test_a_wrong_shape_refuses_the_whole_payload(payload: Any) -> None:
    """R1."""
    game = begin("Red A R1, Red A R2", phase="orders")
    assert game.submit_orders("Red", payload)["ok"] is False
    mixed = [{"unit": "R2", "type": "move", "dest": "R1"}, *(payload if isinstance(payload, list) else [payload])]
    answer = game.submit_orders("Red", mixed)
    assert answer["ok"] is False
    assert answer["error"]["where"].startswith("orders[1]")
    game.advance()
    assert [unit.at for unit in game.units()] == ["R1", "R2"]


IMPOSSIBLE = {
    "terrain": "R1-S",
    "not adjacent": "R1-B2",
    "an unknown province": "R1-Z",
    "support of an empty province": "R1 S X",
    "support of itself": "R1 S R1",
    "a destination equal to the target": "R1 S G1-G1",
    "an unknown unit beside a good order": "Z H, R1-X",
    "a foreign unit beside a good order": "G1-X, R1-X",
}


@pytest.mark.parametrize("text", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_impossible_orders_are_taken_and_hold_while_others_stay_usable(text: str) -> None:
    game = begin("Red A R1, Green A G1, Red A R2", phase="orders")
    play(game, Red=text + ", R2 H")
    resolved = {order.unit: order for order in game.position().seasons[-1].resolution.resolution}
    good = "R1-X" in text
    assert resolved["R1"].valid is good
    assert resolved["R1"].outcome == ("success" if good else "invalid")
    assert resolved["R2"].valid
    assert resolved["G1"].valid


def test_missing_units_hold_with_a_valid_order() -> None:
    """R26."""
    game = play(begin("Red A R1", phase="orders"))
    order = game.position().seasons[-1].resolution.resolution[0]
    assert (order.valid, order.outcome) == (True, "success")


def test_a_refusal_never_repeats_megabytes_of_the_payload() -> None:
    game = begin("Red A R1", owners=owned(Red="R1 R2"), phase="builds")
    error = game.submit_builds("Red", [{"type": "army", "at": "R" * 1_000_000}])["error"]
    assert len(error["what"]) <= 400


# Who is asked (R24)


def test_every_living_power_is_asked_to_propose_to_answer_and_for_orders() -> None:
    game = begin("Red A R1, Green A G1", owners=owned(Red="R1", Green="G1", Blue=""))
    for phase in ("negotiate-propose", "negotiate-answer", "orders"):
        assert game.phase == phase
        assert game.asked() == ("Red", "Green")
        game.advance()


def test_a_power_with_centres_and_no_units_is_asked() -> None:
    game = begin("Red A R1", owners=owned(Red="R1", Blue="B1"))
    assert game.living() == game.asked() == ("Red", "Blue")


def test_retreats_ask_the_powers_with_a_dislodged_unit_only() -> None:
    game = begin("Red A R1, Red A X, Green A G1, Blue A B1", phase="orders")
    play(game, Red="R1-G1, X S R1-G1")
    assert game.asked() == ("Green",)


def test_a_power_whose_dislodged_unit_has_nowhere_to_go_is_asked() -> None:
    game = begin("Red A N1, Green A X, Green A R1, Blue A B1, Blue A N2", phase="orders")
    play(game, Green="X-N1, R1 S X-N1")
    assert game.dislodged()[0].options == ()
    assert game.asked() == ("Red",)
    assert game.submit_retreats("Red", {"N1": None}) == {"ok": True}


def test_builds_ask_the_powers_whose_centres_and_units_differ() -> None:
    game = begin(
        "Red A R1, Green A G1, Green A G2, Blue A B1",
        owners=owned(Red="R1 R2", Green="G1", Blue="B1"),
        phase="builds",
    )
    assert game.asked() == ("Red", "Green")


# Ownership


def test_occupation_at_the_end_of_autumn_captures_and_spring_occupation_does_not() -> None:
    game = begin("Red A R1", phase="orders")
    play(game, Red="R1-N1")
    assert game.owners()["N1"] is None
    play(to_phase(game, "orders", season="Autumn"))
    assert game.owners()["N1"] == "Red"


def test_a_centre_left_before_autumn_ends_keeps_its_previous_owner() -> None:
    game = begin("Red A G1, Green A G2", phase="orders", season="Autumn")
    play(game, Red="G1-X")
    assert game.owners()["G1"] == "Green"


def test_retreats_can_capture_in_autumn() -> None:
    game = begin("Red A N1, Red A X, Green A R1, Red A R2", phase="orders", season="Autumn", owners=owned(Red="R1 R2"))
    play(game, Red="N1-R1, X S N1-R1")
    play(game, Green={"R1": "G1"})
    assert game.owners()["G1"] == "Green"
    assert game.position().seasons[-1].owners_after["G1"] == "Green"


def test_the_default_owners_are_the_homes() -> None:
    owners = begin().owners()
    assert owners == owned(Red="R1 R2", Green="G1 G2", Blue="B1 B2") | {"N1": None, "N2": None}


# Builds


def test_built_units_stand_where_they_were_ordered() -> None:
    game = begin("Red A N1", owners=owned(Red="R1 R2 N1"), phase="builds")
    play(game, Red=[{"type": "fleet", "at": "R1"}, {"type": "army", "at": "R2"}])
    assert [(unit.type, unit.at) for unit in game.units()] == [("army", "N1"), ("fleet", "R1"), ("army", "R2")]


def test_unused_builds_are_waived_and_required_disbands_are_automatic() -> None:
    game = begin("Red A R1, Green A G1, Green A N2", owners=owned(Red="R1 R2", Green="G1"), phase="builds")
    play(game, Red=[], Green=[])
    assert [(unit.power, unit.at) for unit in game.units()] == [("Green", "G1"), ("Red", "R1")]


def test_a_partial_disband_selection_is_completed() -> None:
    game = begin("Green A G1, Green A G2, Green A N2", owners=owned(Green="G1"), phase="builds")
    play(game, Green=[{"disband": "G1"}])
    assert [unit.at for unit in game.units()] == ["G2"]


@pytest.mark.parametrize(
    "payload",
    [
        [{"disband": "R1"}],
        [{"type": "army", "at": "N1"}],
        [{"type": "army", "at": "R1"}],
        [{"type": "fleet", "at": "R2"}],
        [{"type": "army", "at": "R2"}, {"type": "army", "at": "R2"}],
        [{"type": "tank", "at": "R2"}],
        [{"type": "army", "at": "R2"}, {"type": "army", "at": "G1"}],
        {"at": "R2", "type": "army"},
        None,
    ],
    ids=str,
)
def test_an_illegal_list_of_builds_is_refused_as_a_whole(payload: Any) -> None:
    """R19 and `bot-api: builds`."""
    game = begin("Red A R1", owners=owned(Red="R1 R2"), phase="builds")
    assert game.submit_builds("Red", payload)["ok"] is False
    game.advance()
    assert len(game.units()) == 1


def test_retreat_payloads_with_an_unknown_key_or_destination_are_refused() -> None:
    """R16."""
    game = begin("Red A R1, Red A X, Green A G1, Blue A B1", phase="orders")
    play(game, Red="R1-G1, X S R1-G1")
    for payload in ({"G2": "G2"}, {"G1": "R1"}, {"G1": "X"}, {"G1": 1}, [], None, {"G1": "G2", "Z": None}):
        assert game.submit_retreats("Green", payload)["ok"] is False, payload
    assert game.submit_retreats("Red", {}) == {"ok": True}
    assert game.submit_retreats("Green", {"G1": None}) == {"ok": True}
    game.advance()
    assert [unit.power for unit in game.units()] == ["Blue", "Red", "Red"]


# Victory


def test_a_majority_of_the_centres_wins_at_autumn_scoring() -> None:
    game = begin(
        "Red A G1, Green A G2", owners=owned(Red="R1 R2 N1 N2", Green="G1 G2"), phase="orders", season="Autumn"
    )
    assert game.board.centres_to_win == 5
    game.advance()
    result = game.result()
    assert result is not None
    assert (result["winner"], result["shared"], result["reason"], result["year"]) == ("Red", [], "majority", 1)
    assert when(game) == ("over", 1, "Autumn")


def test_the_shipped_board_wants_thirteen_of_twenty_four() -> None:
    board = shipped_board()
    assert (len(board.centres), board.centres_to_win) == (24, 13)


def test_there_is_no_spring_majority_check() -> None:
    game = begin("Red A G1", owners=owned(Red="R1 R2 N1 N2 B1", Green="G2"), phase="orders")
    game.advance()
    assert not game.finished()
    assert when(game) == ("negotiate-propose", 1, "Autumn")


def test_the_year_limit_is_inclusive() -> None:
    game = begin(max_years=3)
    game = to_phase(game, "orders", 3, "Autumn")
    assert game.result() is None
    game.advance()
    assert when(game) == ("over", 3, "Autumn")


def test_leaders_at_the_end_share_victory() -> None:
    result = to_phase(begin(max_years=1), "over").result()
    assert result is not None
    assert (result["winner"], result["shared"], result["reason"]) == (None, ["Red", "Green", "Blue"], "years")
    assert [place["rank"] for place in result["placements"]] == [1, 1, 1]


def test_a_sole_leader_at_the_end_wins_alone() -> None:
    game = begin("Red A N1", max_years=1, phase="orders", season="Autumn")
    game.advance()
    result = game.result()
    assert result is not None
    assert (result["winner"], result["shared"], result["reason"]) == ("Red", [], "years")


def test_no_builds_follow_the_final_scoring() -> None:
    game = begin(
        "Red A N1, Red A N2", max_years=1, owners=owned(Red="R1 R2", Green="G1"), phase="orders", season="Autumn"
    )
    game.advance()
    assert game.phase == "over"
    assert len(game.units()) == 2
    assert game.bot_state("Red")["centresByPower"]["Red"] == 4


def test_the_result_is_null_until_the_end_and_then_complete() -> None:
    game = begin(max_years=1)
    assert game.result() is None
    assert to_phase(game, "over").result() == {
        "winner": None,
        "shared": ["Red", "Green", "Blue"],
        "reason": "years",
        "year": 1,
        "centres": {"Red": 2, "Green": 2, "Blue": 2},
        "trust": {power: {"made": 0, "kept": 0, "broken": 0} for power in ("Red", "Green", "Blue")},
        "placements": [
            {"power": power, "rank": 1, "centres": 2, "eliminated": False} for power in ("Blue", "Green", "Red")
        ],
    }


def test_the_result_tells_trust() -> None:
    game = begin(max_years=1)
    play(game, Red=[{"to": "Green", "type": "peace", "terms": {}}])
    play(game, Green={"p1": "accept"})
    play(game, Red="R1-G1")
    result = to_phase(game, "over").result()
    assert result is not None
    assert result["trust"]["Red"] == {"made": 1, "kept": 0, "broken": 1}
    assert result["trust"]["Green"] == {"made": 1, "kept": 1, "broken": 0}


# Elimination and ranks


def test_a_power_without_units_and_centres_is_eliminated_at_the_seasons_end() -> None:
    game = begin("Red A R1, Red A X, Green A G1", owners=owned(Red="R1 R2", Blue="B1"), phase="orders")
    play(game, Red="R1-G1, X S R1-G1")
    assert "Green" in game.living()
    play(game, Green={"G1": None})
    assert game.living() == ("Red", "Blue")
    assert when(game) == ("negotiate-propose", 1, "Autumn")


def test_a_power_with_a_unit_or_a_centre_lives() -> None:
    game = begin("Red A R1", owners=owned(Green="G1"), phase="orders")
    game.advance()
    assert game.living() == ("Red", "Green")


def test_a_power_that_loses_its_last_centre_lives_until_its_units_are_disbanded() -> None:
    game = begin("Red A G1, Green A X", owners=owned(Red="R1", Green="G1"), phase="orders", season="Autumn")
    game.advance()
    assert game.phase == "builds"
    assert "Green" in game.living()
    game.advance()
    assert game.living() == ("Red",)


def test_a_power_without_units_that_loses_its_last_centre_is_eliminated_at_the_scoring() -> None:
    game = begin("Red A G1", owners=owned(Red="R1", Green="G1", Blue="B1"), phase="orders", season="Autumn")
    game.advance()
    assert game.phase == "builds"
    assert game.living() == ("Red", "Blue")


def test_the_final_scoring_eliminates_too() -> None:
    game = begin("Red A G1", owners=owned(Red="R1", Green="G1"), max_years=1, phase="orders", season="Autumn")
    game.advance()
    assert ranks(game) == [("Red", 1, 2, False), ("Green", 2, 0, True), ("Blue", 3, 0, True)]


def ranks(game: Game) -> list[tuple[str, int, int, bool]]:
    result = game.result()
    assert result is not None
    return [(p["power"], p["rank"], p["centres"], p["eliminated"]) for p in result["placements"]]


def test_survivors_rank_by_centres_and_equals_share_a_rank() -> None:
    game = begin("Red A R1", max_years=1, owners=owned(Red="R1 R2", Green="G1", Blue="B1"), phase="orders")
    assert ranks(to_phase(game, "over")) == [("Red", 1, 2, False), ("Blue", 2, 1, False), ("Green", 2, 1, False)]


def test_the_rank_after_a_tie_counts_all_who_tied() -> None:
    game = begin("Red A R1", max_years=1, owners=owned(Red="R1", Green="G1 G2", Blue="B1 B2"), phase="orders")
    assert ranks(to_phase(game, "over")) == [("Blue", 1, 2, False), ("Green", 1, 2, False), ("Red", 3, 1, False)]


def test_the_latest_eliminated_rank_first_and_those_eliminated_together_share_a_rank() -> None:
    game = begin(
        "Red A R1, Red A X, Green A G1, Blue F S",
        owners=owned(Red="R1 R2"),
        max_years=2,
        phase="orders",
    )
    play(game, Red="R1-G1, X S R1-G1")
    play(game, Green={"G1": None})
    game = to_phase(game, "over")
    assert ranks(game) == [("Red", 1, 3, False), ("Blue", 2, 0, True), ("Green", 3, 0, True)]


def test_powers_eliminated_together_share_a_rank() -> None:
    game = begin("Red A R1, Green A X, Blue F S", owners=owned(Red="R1"), max_years=2)
    assert ranks(to_phase(game, "over")) == [("Red", 1, 1, False), ("Blue", 2, 0, True), ("Green", 2, 0, True)]


def test_powers_that_never_had_anything_rank_last_together() -> None:
    game = begin("Red A R1", owners=owned(Red="R1"), max_years=1)
    assert game.living() == ("Red",)
    assert ranks(to_phase(game, "over")) == [("Red", 1, 1, False), ("Blue", 2, 0, True), ("Green", 2, 0, True)]


def test_units_without_centres_at_the_final_scoring_are_no_elimination() -> None:
    game = begin("Red A R1, Green A X", owners=owned(Red="R1"), max_years=1)
    assert ranks(to_phase(game, "over")) == [("Red", 1, 1, False), ("Green", 2, 0, False), ("Blue", 3, 0, True)]


def test_where_nobody_lives_nobody_wins() -> None:
    game = begin("", owners={}, max_years=1)
    result = to_phase(game, "over").result()
    assert result is not None
    assert (result["winner"], result["shared"], result["reason"]) == (None, [], "years")
    assert [place["rank"] for place in result["placements"]] == [1, 1, 1]


# Determinism


def test_the_seed_is_recorded_and_changes_nothing_else() -> None:
    one, other = Game.create(seed=1), Game.create(seed=2)
    for game in (one, other):
        to_phase(game, "orders", 2, "Spring")
    states = [game.spectator_state() for game in (one, other)]
    assert [state.pop("seed") for state in states] == [1, 2]
    assert states[0] == states[1]


@pytest.mark.parametrize(("given", "kept"), [(0, 0), (2**32 - 1, 2**32 - 1), (2**32 + 5, 5), (-1, 2**32 - 1)])
def test_the_seed_is_unsigned_32_bit(given: int, kept: int) -> None:
    assert Game.create(seed=given).seed == kept
