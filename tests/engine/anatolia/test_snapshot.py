"""What a power is told: the state schema to the letter, detached, and nothing that is somebody else's secret."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import build_board, load_board
from engine.anatolia.game import Game
from engine.files import canonical_json
from helpers.games import begin, deal, play, random_game, submit, to_phase
from helpers.state_schema import Checker

FORCES = "Red A R1, Red A R2, Green A G1, Green A G2, Blue A B1, Blue F S"


def test_the_example_of_the_contract_comes_out_to_the_letter(data: Path) -> None:
    """Keys, their order, and every value of `bot-api: Realistic JSON example`."""
    text = (data / "state_example.json").read_text(encoding="utf-8")
    wanted = json.loads(text)
    board = build_board(
        {
            "powers": list(wanted["centresByPower"]),
            "rows": ["MN"],
            "provinces": [
                {"id": place, "name": name, "type": "land", "sc": True, "home": "Phrygia"}
                for place, name in (("M", "Aizanoi"), ("N", "Kotiaion"))
            ],
        }
    )
    setup = {"units": wanted["units"], "owners": wanted["owners"], "phase": "orders", "year": 2, "season": "Autumn"}
    state = Game.create(board, seed=2026, setup=setup).bot_state("Phrygia")
    assert json.dumps(state, indent=1) == json.dumps(wanted, indent=1)


@pytest.mark.full
def test_every_field_is_present_in_every_phase_of_whole_games() -> None:
    seen = set()
    for seed in range(3):
        game = Game.create(seed=seed, max_years=5)
        checker = Checker(game.board)
        for moment in random_game(game, seed):
            seen.add(moment.phase)
            for power in moment.board.powers:
                checker.state(moment.bot_state(power))
            checker.spectator(moment.spectator_state())
    assert seen == {"negotiate-propose", "negotiate-answer", "orders", "retreats", "builds", "over"}


def test_a_graph_board_fills_the_same_schema(data: Path) -> None:
    game = Game.create(load_board(data / "classic_board.json"), max_years=2)
    checker = Checker(game.board)
    for moment in random_game(game, 1):
        checker.state(moment.bot_state(moment.board.powers[0]))
        checker.spectator(moment.spectator_state())


def test_states_are_the_same_whether_asked_for_as_objects_or_as_text() -> None:
    game = Game.create(seed=4, max_years=3)
    for moment in random_game(game, 4):
        for power in moment.board.powers:
            assert moment.bot_state_json(power) == canonical_json(moment.bot_state(power))
        text = canonical_json(moment.spectator_state())
        assert moment.digest() == hashlib.sha256(text.encode()).hexdigest()


# Detached


def containers(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from containers(part)


def rich_game() -> Game:
    """History, retreats, deals and broken promises, all at once."""
    game = begin("Red A R1, Red A X, Green A G1, Green A G2, Blue A B1")
    deal(game, ("Red", "Green", "peace", {}), ("Blue", "Green", "dmz", {"province": "N1"}))
    play(game, Red="R1-G1, X S R1-G1")
    game.advance()
    deal(game, ("Red", "Blue", "support", {"unit": "B1", "dest": "N1"}))
    play(game, Red="X-G2, G1 S X-G2")
    return game


def test_ruining_a_snapshot_changes_nothing_in_the_game_or_in_any_other_snapshot() -> None:
    game = begin("Red A R1, Red A X, Green A G1, Green A B1", phase="orders")
    deal(to_phase(game, "negotiate-propose"), ("Red", "Green", "peace", {}))
    play(game, Red="R1-G1, X S R1-G1")
    assert game.phase == "retreats"
    before = canonical_json(game.spectator_state())
    others = {power: game.bot_state(power) for power in game.board.powers}
    copies = {power: canonical_json(state) for power, state in others.items()}
    for power in game.board.powers:
        for part in list(containers(game.bot_state(power))) + list(containers(game.spectator_state())):
            part.clear()
    assert canonical_json(game.spectator_state()) == before
    assert {power: canonical_json(state) for power, state in others.items()} == copies
    game.advance()
    assert [unit.at for unit in game.units()] == ["B1", "G1", "G2", "X"]


def test_no_container_appears_twice_in_a_snapshot() -> None:
    parts = [id(part) for part in containers(rich_game().bot_state("Green"))]
    assert len(parts) == len(set(parts))


def test_mutating_what_the_helpers_return_changes_nothing() -> None:
    game = begin(FORCES, phase="orders")
    game.legal_orders("Red").clear()
    assert set(game.legal_orders("Red")) == {"R1", "R2"}
    with pytest.raises(TypeError):
        game.owners()["R1"] = "Blue"  # type: ignore[index]
    with pytest.raises(TypeError):
        game.position().trust["Red"] = None  # type: ignore[index]


def test_the_position_is_one_object_until_the_game_advances_and_shares_its_past() -> None:
    game = play(begin(FORCES, phase="orders"), Red="R1-X")
    first = game.position()
    assert game.position() is first
    game.advance()
    assert game.position() is not first
    assert game.position().seasons[0] is first.seasons[0]
    assert first.phase == "negotiate-propose"


# What each field holds


def test_units_exclude_the_dislodged_and_retreats_hold_ones_own() -> None:
    game = begin("Red A R1, Red A X, Green A G1, Blue A B1", phase="orders")
    play(game, Red="R1-G1, X S R1-G1")
    assert [unit["at"] for unit in game.bot_state("Green")["units"]] == ["B1", "G1", "X"]
    assert game.bot_state("Green")["retreats"] == [
        {"power": "Green", "type": "army", "at": "G1", "attacker": "R1", "options": ["G2"]}
    ]
    assert game.bot_state("Red")["retreats"] == []
    assert [unit["at"] for unit in game.spectator_state()["retreats"]] == ["G1"]


def test_legal_orders_are_filled_and_sorted_in_every_phase() -> None:
    """R26."""
    for game in random_game(Game.create(seed=2, max_years=2), 2):
        for power in game.board.powers:
            state = game.bot_state(power)
            mine = [unit["at"] for unit in state["units"] if unit["power"] == power]
            assert list(state["legalOrders"]) == mine
            for place, orders in state["legalOrders"].items():
                assert orders[0] == {"unit": place, "type": "hold"}
                moves = [order["dest"] for order in orders if order["type"] == "move"]
                assert moves == sorted(moves)


def test_accepted_lasts_to_the_seasons_end() -> None:
    """R26: through orders, retreats and, in Autumn, builds."""
    game = begin("Red A R1, Red A X, Green A G1", season="Autumn")
    deal(game, ("Red", "Green", "peace", {}))
    seen = []
    while game.season == "Autumn":
        seen.append((game.phase, len(game.bot_state("Green")["accepted"])))
        play(game, **({"Red": "R1-G1, X S R1-G1"} if game.phase == "orders" else {}))
    assert seen == [("orders", 2), ("retreats", 2), ("builds", 2)]
    assert game.bot_state("Green")["accepted"] == []


def test_history_takes_a_season_up_after_its_retreats() -> None:
    game = begin("Red A R1, Red A X, Green A G1, Blue A B1", phase="orders")
    play(game, Red="R1-G1, X S R1-G1")
    assert game.bot_state("Red")["history"] == []
    play(game, Green={"G1": "G2"})
    (season,) = game.bot_state("Red")["history"]
    assert season["retreats"] == [{"type": "retreat", "power": "Green", "from": "G1", "to": "G2"}]


def test_history_without_retreats_has_no_such_key() -> None:
    game = play(begin(FORCES, phase="orders"))
    assert "retreats" not in game.bot_state("Red")["history"][0]


def test_the_autumn_season_is_in_the_history_while_builds_are_due() -> None:
    game = to_phase(begin(FORCES), "builds")
    assert [(s["year"], s["season"]) for s in game.bot_state("Red")["history"]] == [(1, "Spring"), (1, "Autumn")]


def test_history_holds_the_last_six_seasons() -> None:
    game = to_phase(begin(FORCES), "negotiate-propose", 5, "Spring")
    assert [(s["year"], s["season"]) for s in game.bot_state("Red")["history"]] == [
        (year, season) for year in (2, 3, 4) for season in ("Spring", "Autumn")
    ]


def test_history_lists_every_powers_orders_and_the_whole_resolution() -> None:
    game = play(begin("Red A R1, Green A G1", phase="orders"), Red="R1 S G1-X", Green="G1-X")
    (season,) = game.bot_state("Blue")["history"]
    support = {
        "unit": "R1",
        "type": "support",
        "target": "G1",
        "targetDest": "X",
        "power": "Red",
        "valid": True,
        "outcome": "success",
        "effective": True,
    }
    move = {"unit": "G1", "type": "move", "dest": "X", "power": "Green", "valid": True, "outcome": "success"}
    assert season["orders"] == {"Red": [support], "Green": [move], "Blue": []}
    assert season["resolution"] == [move, support]


# Privacy


def secrets(value: Any) -> set[str]:
    """Every string anywhere in a value, keys included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set(value) | {word for part in value.values() for word in secrets(part)}
    if isinstance(value, list):
        return {word for part in value for word in secrets(part)}
    return set()


def test_current_orders_and_proposals_are_seen_by_nobody_before_the_barrier() -> None:
    game = begin(FORCES)
    before = {power: game.bot_state_json(power) for power in game.board.powers}
    submit(game, Red=[{"to": "Green", "type": "peace", "terms": {}}])
    assert {power: game.bot_state_json(power) for power in game.board.powers} == before
    to_phase(game, "orders")
    before = {power: game.bot_state_json(power) for power in game.board.powers}
    submit(game, Red="R1-X")
    assert {power: game.bot_state_json(power) for power in game.board.powers} == before


def test_a_pending_proposal_is_seen_by_its_recipient_alone() -> None:
    game = play(begin(FORCES), Red=[{"to": "Green", "type": "dmz", "terms": {"province": "N2"}}])
    telling = [power for power in game.board.powers if "p1" in secrets(game.bot_state(power))]
    assert telling == ["Green"]


def test_an_accepted_deal_is_seen_by_its_parties_alone_save_for_the_counts() -> None:
    game = deal(begin(FORCES), ("Red", "Green", "dmz", {"province": "N2"}))
    telling = [power for power in game.board.powers if "p1" in secrets(game.bot_state(power))]
    assert telling == ["Red", "Green"]
    assert game.bot_state("Blue")["trust"]["Red"]["promisesMade"] == 1


def test_kept_promises_of_others_stay_private_and_broken_ones_are_public() -> None:
    """R26."""
    game = deal(begin(FORCES), ("Red", "Green", "dmz", {"province": "X"}))
    play(game, Red="R1-X")
    told = {
        power: [(o["power"], o["outcome"]) for o in game.bot_state(power)["history"][0]["promises"]]
        for power in game.board.powers
    }
    assert told["Red"] == told["Green"] == [("Red", "broken"), ("Green", "kept")]
    assert told["Blue"] == [("Red", "broken")]
    spectator = game.spectator_state()["history"][0]["promises"]
    assert [(o["power"], o["outcome"]) for o in spectator] == [("Red", "broken"), ("Green", "kept")]


def test_over_whole_games_nobody_is_told_of_a_promise_that_is_neither_his_nor_broken() -> None:
    for seed in range(3):
        for game in random_game(Game.create(seed=seed, max_years=4), seed):
            records = {(p.id, p.power): p for season in game.position().seasons for p in map(_promise, season.promises)}
            for power in game.board.powers:
                state = game.bot_state(power)
                for proposal in state["inbox"]:
                    assert proposal["to"] == power
                for season in state["history"]:
                    for outcome in season["promises"]:
                        promise = records[outcome["id"], outcome["power"]]
                        assert outcome["outcome"] == "broken" or power in (promise.power, promise.partner)


def _promise(outcome: Any) -> Any:
    return outcome.promise


def test_the_spectator_sees_every_deal_and_every_legal_order() -> None:
    game = play(begin(FORCES), Red=[{"to": "Green", "type": "peace", "terms": {}}])
    assert [p["status"] for p in game.spectator_state()["proposals"]] == ["pending"]
    play(game, Green={"p1": "accept"})
    state = game.spectator_state()
    assert [p["status"] for p in state["proposals"]] == ["accepted"]
    assert [(p["power"], p["partner"]) for p in state["deals"]] == [("Red", "Green"), ("Green", "Red")]
    assert list(state["legalOrders"]) == ["B1", "G1", "G2", "R1", "R2", "S"]
    assert not {"you", "inbox", "accepted", "limits"} & set(state)


def test_an_unknown_power_has_no_state() -> None:
    with pytest.raises(ValueError, match="Rome"):
        begin().bot_state("Rome")
