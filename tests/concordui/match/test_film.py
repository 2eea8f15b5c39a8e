"""A moment of the past as a film: which states follow each other, who goes between them, and what is said."""

from __future__ import annotations

import pytest

from concordui.hexmap.state import Glide
from concordui.match.film import film_of
from concordui.match.history import Stage, moments_of
from concordui.match.map_states import past_state
from concordui.match.promise_marks import promise_marks
from engine.anatolia.game import Game
from helpers import games
from helpers.seasons import PEACE, army, clash


def film(game, stage=Stage.ORDERS, together=False):
    moment = next(m for m in reversed(moments_of(game.position().seasons)) if m.stage is stage)
    marks = promise_marks(game.board, moment.record, moment.record.promises)
    return film_of(game.board, moment, past_state(moment, (), marks), together=together)


def resolved(units, orders):
    """A season of these armies (``"G Lydia"``) with these orders in short."""
    armies = [army(power, at) for at, power in (unit.split() for unit in units.split(", "))]
    game = Game.create(seed=1, max_years=2, setup={"units": armies, "phase": "orders"})
    of_unit = {unit["at"]: unit["power"] for unit in armies}
    given = {}
    for order in games.orders(orders):
        given.setdefault(of_unit.get(order["unit"], "Lydia"), []).append(order)
    return games.play(game, **given)


def outcomes(state):
    return {order.unit: order.outcome for order in state.orders}


def places(units):
    return {unit.at for unit in units}


def test_first_all_orders_then_what_is_unopposed_then_each_fight():
    played = film(clash())
    assert [(step.text, step.glides) for step in played.steps] == [
        ("What 5 units were ordered", ()),
        ("Mysia → Pergamon: nobody is in the way", (Glide("D", "E"),)),
        ("Apameia dislodges Sardis, 2 to 1", (Glide("L", "G"),)),
        ("Aizanoi → Apameia: nobody is in the way", (Glide("M", "L"),)),
    ]


@pytest.mark.parametrize(
    ("units", "orders", "words"),
    [
        ("G Lydia, L Caria", "G-L, L-G", "Sardis and Apameia bounce off each other"),
        ("G Lydia, L Caria, D Lydia, H Caria", "G H, D S G, L-G", "Apameia bounces off Sardis, 1 to 2"),
        ("G Lydia, I Caria", "G-H, I-H", "Sardis and Mylasa bounce at Ephesos"),
        (
            "G Lydia, L Caria, H Caria, D Phrygia",
            "G H, L-G, H S L-G, D-G",
            "Apameia dislodges Sardis, 2 to 1; Mysia bounces",
        ),
    ],
)
def test_a_fight_is_told_in_a_sentence_with_its_numbers(units, orders, words):
    assert words in [step.text for step in film(resolved(units, orders)).steps]


def test_a_support_that_is_cut_is_told_with_the_attack_that_cut_it():
    steps = film(resolved("G Lydia, D Lydia, L Caria", "G S D-E, D-E, L-G")).steps
    assert [step.text for step in steps][1:] == [
        "Mysia → Pergamon: nobody is in the way",
        "Apameia bounces off Sardis, 1 to 1; the support of Sardis for Mysia → Pergamon is cut",
    ]


def test_nothing_is_shown_before_its_step():
    played = film(clash())
    orders, quiet, fight, last = (step.state for step in played.steps)
    assert outcomes(orders) == {"D": None, "G": None, "H": "success", "L": None, "M": None}
    assert places(orders.units) == places(played.start.units) == {"D", "G", "H", "L", "M"}
    assert outcomes(quiet)["D"] == "success"
    assert (places(quiet.units), places(quiet.ghosts), quiet.dislodged) == ({"E", "G", "H", "L", "M"}, {"D"}, ())
    assert (outcomes(fight)["L"], outcomes(fight)["G"], outcomes(fight)["M"]) == ("success", "dislodged", None)
    assert (places(fight.units), places(fight.dislodged)) == ({"E", "G", "H", "M"}, {"G"})
    assert places(last.units) == {"E", "G", "H", "L"}


def test_a_film_ends_in_what_the_map_shows_of_the_moment_anyway():
    game = clash([PEACE])
    played = film(game)
    assert (
        played.steps[-1].state
        == played.end
        == past_state(moments_of(game.position().seasons)[-1], (), played.end.promises)
    )
    assert played.steps[-1].text == "Promises: 1 kept, 1 broken"
    assert played.steps[-2].state.promises == ()


def test_without_time_all_that_moves_does_so_in_one_step():
    played = film(clash(), together=True)
    assert [len(step.glides) for step in played.steps] == [0, 3]
    assert played.steps[-1].text == "Moved 3, bounced 0, dislodged 1"


def test_a_step_takes_the_times_of_the_look():
    played = film(clash())
    assert [step.length_ms for step in played.steps] == [160 + 260, 420 + 160 + 260, 420 + 160 + 260, 420 + 160 + 260]
    assert played.length_ms == 2940


def test_who_retreats_goes_from_beside_its_place_and_who_disbands_stays_with_a_cross():
    game = clash()
    option = game.dislodged()[0].options[0]
    played = film(games.play(game, Lydia={"G": option}), Stage.RETREATS)
    ways, gone = played.steps
    assert (ways.glides, gone.glides) == ((), (Glide("G", option, aside=True),))
    assert [(way.origin, way.to) for way in ways.state.retreats] == [("G", option)]
    assert option in places(gone.state.units) - places(ways.state.units)
    assert gone.state.retreated == {"G"}
    played = film(games.play(clash(), Lydia={"G": None}), Stage.RETREATS)
    assert [(step.glides, step.state.lost) for step in played.steps] == [((), {"G"})]
    assert "disbands" in played.steps[0].text


def test_centres_change_hands_before_units_are_built():
    game = Game.create(seed=1, max_years=2, setup={"phase": "orders", "year": 1, "season": "Autumn"})
    games.play(game, Lydia=[{"unit": "G", "type": "move", "dest": "H"}])
    games.to_phase(game, "builds")
    played = film(games.play(game, Lydia=[{"type": "army", "at": "G"}]), Stage.BUILDS)
    counted, built = played.steps
    assert counted.text == "1 centre changes hands"
    assert (counted.state.builds, places(built.state.builds)) == ((), {"G"})
    assert counted.state.owners == built.state.owners != played.start.owners


@pytest.mark.parametrize("seed", range(2))
def test_no_film_of_whatever_game_ever_has_two_units_in_one_place(seed):
    *_, game = games.random_game(Game.create(seed=seed, max_years=2), seed)
    for moment in moments_of(game.position().seasons):
        for together in (False, True):
            played = film_of(game.board, moment, past_state(moment), together=together)
            for step in played.steps:
                assert len(places(step.state.units)) == len(step.state.units)
                assert step.text
