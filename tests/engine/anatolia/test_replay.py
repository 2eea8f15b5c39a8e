"""Replays: a saved game plays again to every phase, and each kind of tampering is found where it was done."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.anatolia.game import Game
from engine.anatolia.record import GameRecord
from engine.anatolia.replay import parse_when, replay, verify
from engine.errors import RecordError
from helpers.games import small_board, units
from helpers.recorded import record_game


def test_a_replay_stands_where_the_game_stood_in_every_phase() -> None:
    game, record = record_game(seed=11, years=3)
    moments = {(p.year, p.season, p.phase): index for index, p in enumerate(record.phases)}
    played = record.begin()
    for phase in record.phases:
        when = (phase.year, phase.season, phase.phase)
        assert replay(record, when).spectator_state() == played.spectator_state()
        for power, payload in phase.submissions.items():
            played.submit(power, payload)
        played.advance()
        assert played.digest() == phase.digest
    assert len(moments) == len(record.phases)
    assert replay(record).spectator_state() == replay(record, (3, "Autumn", "over")).spectator_state()
    assert replay(record).result() == game.result() == record.result


def test_a_replay_gives_each_power_the_states_that_it_saw() -> None:
    game, record = record_game(seed=12, years=2, phases=9)
    again = replay(GameRecord.from_json(json.loads(record.text())))
    for power in game.board.powers:
        assert again.bot_state(power) == game.bot_state(power)


def test_an_untouched_record_verifies_finished_or_not_on_any_board_from_any_setup() -> None:
    setup = {"units": units("Red A R1, Red A X, Green A G1, Blue F S"), "phase": "orders", "season": "Autumn"}
    for seed in range(4):
        assert verify(record_game(seed, years=3)[1]) is None
        assert verify(record_game(seed, years=3, phases=5)[1]) is None
        assert verify(record_game(seed, years=4, board=small_board())[1]) is None
        assert verify(record_game(seed, years=4, board=small_board(), setup=setup)[1]) is None


def change_order(phase: Any) -> None:
    payload = phase["submissions"]["Red"]
    payload[:] = [{"unit": order["unit"], "type": "hold"} for order in payload]


def tampered(change: Callable[[Any], None]) -> GameRecord:
    """A record of eight phases of known orders, changed as JSON."""
    game = Game.create(small_board(), max_years=2)
    record = GameRecord.new(game.board, 0, 2, {})
    while not game.finished():
        for power, (unit, dest) in {"Red": ("R1", "X"), "Green": ("G1", "B1")}.items():
            if game.phase == "orders":
                game.submit(power, [{"unit": unit, "type": "move", "dest": dest}])
        if game.phase == "negotiate-propose":
            game.submit("Blue", [{"to": "Red", "type": "peace", "terms": {}}])
        if game.phase == "negotiate-answer":
            game.submit("Red", {proposal.id: "accept" for proposal in game.proposals()})
        record.carry_out(game)
    assert verify(record) is None
    data = json.loads(record.text())
    change(data)
    return GameRecord.from_json(data)


def at(index: int, change: Callable[[Any], None]) -> Callable[[Any], None]:
    return lambda data: change(data["phases"][index])


def with_key(key: str, value: Any) -> Callable[[Any], None]:
    return lambda data: data.__setitem__(key, value)


TAMPERINGS: dict[str, tuple[Callable[[Any], None], str, str]] = {
    "a changed order": (at(2, change_order), "1:Spring:orders", "not the recorded one"),
    "a changed proposal": (
        at(0, lambda phase: phase["submissions"]["Blue"][0].update(to="Green")),
        "1:Spring:negotiate-propose",
        "not the recorded one",
    ),
    "a changed answer": (
        at(1, lambda phase: phase["submissions"]["Red"].update(p1="reject")),
        "1:Spring:negotiate-answer",
        "not the recorded one",
    ),
    "a submission left out": (
        at(2, lambda phase: phase["submissions"].pop("Red")),
        "1:Spring:orders",
        "not the recorded one",
    ),
    "a submission that is refused": (
        at(2, lambda phase: phase["submissions"].update(Blue="nothing")),
        "1:Spring:orders",
        "Blue is refused",
    ),
    "a submission of nobody": (
        at(2, lambda phase: phase["submissions"].update(Rome=[])),
        "1:Spring:orders",
        "Rome is refused",
    ),
    "a changed digest": (at(3, lambda phase: phase.update(digest="0" * 64)), "1:Autumn:negotiate-propose", "not the"),
    "a phase left out": (lambda data: data["phases"].pop(4), "1:Autumn:negotiate-answer", "goes on with"),
    "a phase twice": (
        lambda data: data["phases"].insert(2, data["phases"][1]),
        "1:Spring:orders",
        "goes on with 1:Spring:negotiate-answer",
    ),
    "another year": (at(5, lambda phase: phase.update(year=2)), "1:Autumn:orders", "goes on with 2:Autumn:orders"),
    "the end cut off": (lambda data: data["phases"].pop(), "2:Autumn:orders", "result"),
    "a phase after the end": (
        lambda data: data["phases"].append({**data["phases"][0], "year": 3}),
        "2:Autumn:over",
        "goes on with 3:Spring:negotiate-propose",
    ),
    "another seed": (with_key("seed", 1), "1:Spring:negotiate-propose", "not the recorded one"),
    "fewer years": (with_key("maxYears", 1), "1:Autumn:orders", "not the recorded one"),
    "another setup": (with_key("setup", {"units": []}), "1:Spring:negotiate-propose", "not the recorded one"),
    "another winner": (lambda data: data["result"].update(winner="Red"), "2:Autumn:over", "result"),
    "no result": (with_key("result", None), "2:Autumn:over", "result"),
}


@pytest.mark.parametrize(("change", "where", "what"), TAMPERINGS.values(), ids=TAMPERINGS.keys())
def test_verify_finds_the_first_difference(change: Callable[[Any], None], where: str, what: str) -> None:
    difference = verify(tampered(change))
    assert difference is not None
    assert str(difference).startswith(where + ": ")
    assert what in difference.what


def test_a_replay_of_a_changed_record_is_an_error_that_names_the_phase() -> None:
    record = tampered(at(2, change_order))
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert caught.value.where.startswith("1:Spring:orders: ")
    assert replay(record, (1, "Spring", "orders")).phase == "orders"


def test_a_phase_that_never_came_is_an_error() -> None:
    _, record = record_game(seed=1, years=2, phases=4)
    assert replay(record).phase == "negotiate-answer"
    with pytest.raises(RecordError, match="never comes to 2:Spring:orders"):
        replay(record, (2, "Spring", "orders"))


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("1:Spring:orders", (1, "Spring", "orders")),
        ("12:autumn:OVER", (12, "Autumn", "over")),
        (" 2 : Autumn : negotiate-propose", (2, "Autumn", "negotiate-propose")),
    ],
)
def test_a_moment_is_named_by_year_season_and_phase(text: str, when: Any) -> None:
    assert parse_when(text) == when


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "1:Spring",
        "x:Spring:orders",
        "1:Winter:orders",
        "1:Spring:orders:2",
        "1:Spring:nap",
        "9" * 5000 + ":Spring:orders",
    ],
)
def test_anything_else_names_no_moment(text: str) -> None:
    with pytest.raises(RecordError, match="names no phase"):
        parse_when(text)
