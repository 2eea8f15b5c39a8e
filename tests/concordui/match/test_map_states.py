"""What the map shows of each moment of the past: outcomes, retreats with their dots, builds with a plus, disbands."""

from __future__ import annotations

from concordui.match.history import Stage, moments_of
from concordui.match.map_states import past_state
from engine.anatolia.game import Game
from helpers import games
from helpers.seasons import army, clash


def states(game):
    """The map of each stage of the latest season."""
    moments = moments_of(game.position().seasons)
    return {moment.stage: past_state(moment) for moment in moments if moment.index == moments[-1].index}


def places(units):
    return {unit.at for unit in units}


def test_a_retreat_is_shown_where_the_unit_went_with_the_dots_of_its_way():
    game = clash()
    to = game.dislodged()[0].options[0]
    shown = states(games.play(game, Lydia={"G": to}))
    orders, retreats = shown[Stage.ORDERS], shown[Stage.RETREATS]
    assert (orders.retreats, places(orders.dislodged), to in places(orders.units)) == ((), {"G"}, False)
    assert [(way.origin, way.to, way.chosen) for way in retreats.retreats] == [("G", to, True)]
    assert to in places(retreats.units)
    assert (retreats.retreated, retreats.lost, retreats.orders) == ({"G"}, frozenset(), ())


def test_while_retreats_are_due_the_ways_that_are_open_are_dotted():
    game = clash()
    [gone] = game.dislodged()
    shown = states(game)[Stage.ORDERS]
    assert [(way.origin, way.to, way.chosen) for way in shown.retreats] == [("G", to, False) for to in gone.options]


def test_a_unit_that_disbanded_instead_wears_a_cross_where_it_was():
    retreats = states(games.play(clash(), Lydia={"G": None}))[Stage.RETREATS]
    assert (retreats.retreats, retreats.retreated, retreats.lost) == ((), frozenset(), {"G"})
    assert places(retreats.dislodged) == {"G"}


def test_builds_wear_a_plus_and_disbands_a_cross_with_the_owners_of_the_new_year():
    units = [army("Lydia", "G"), army("Caria", "D"), army("Caria", "L"), army("Caria", "C")]
    owners = {"E": "Lydia", "F": "Lydia", "G": "Lydia", "I": "Caria"}
    setup = {"units": units, "owners": owners, "phase": "orders", "season": "Autumn", "year": 1}
    game = Game.create(seed=1, max_years=3, setup=setup)
    games.play(game, Lydia="G H", Caria="D H, L-H, C H")
    games.to_phase(game, "builds")
    shown = states(games.play(game, Lydia=[{"type": "army", "at": "F"}], Caria=[{"disband": "D"}]))
    builds = shown[Stage.BUILDS]
    assert (places(builds.builds), builds.disbands) == ({"F"}, {"D"})
    assert "D" in places(builds.units)
    assert "F" not in places(builds.units)
    assert (shown[Stage.ORDERS].owners["H"], builds.owners["H"]) == (None, "Caria")
