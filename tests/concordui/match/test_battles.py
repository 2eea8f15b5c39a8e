"""A season is told in battles: what nobody opposes at once, each fight by itself, nothing before what it needs."""

from __future__ import annotations

import pytest

from concordui.match.battles import battles_of, goes, leaves
from concordui.why.account import Account
from engine.anatolia.board import Unit
from engine.anatolia.game import Game
from engine.anatolia.orders import Hold, Move, Support
from helpers.games import random_game, small_board


def told(units, orders, together=False):
    """The battles of these units (``"Red R1"``) with these orders, as (attackers, defenders, quiet)."""
    standing = tuple(Unit(power, "army", at) for power, at in (unit.split() for unit in units))
    account = Account.of(small_board(), standing, orders)
    entries = {entry.unit: entry for entry in account.resolution.resolution}
    battles = battles_of(standing, entries, account.explanation.order, together)
    return [(battle.attackers, battle.defenders, battle.quiet) for battle in battles]


def test_what_nobody_opposes_is_told_at_once_before_the_fights():
    units = ["Red R1", "Green G1", "Blue B1", "Red R2"]
    orders = [Move("R1", "X"), Move("G1", "G2"), Move("B1", "N1"), Move("R2", "R1")]
    assert told(units, orders) == [(("B1", "G1", "R1", "R2"), (), True)]


def test_a_standoff_is_one_battle_with_all_who_go_there():
    assert told(["Red R1", "Green G1"], [Move("R1", "X"), Move("G1", "X")]) == [(("G1", "R1"), (), False)]


def test_two_that_meet_head_on_are_one_battle():
    [(attackers, defenders, quiet)] = told(["Red R1", "Green G1"], [Move("R1", "G1"), Move("G1", "R1")])
    assert (set(attackers), set(defenders), quiet) == ({"R1", "G1"}, {"R1", "G1"}, False)


def test_units_that_go_round_are_one_quiet_battle():
    units = ["Red R1", "Green G1", "Blue X"]
    [(attackers, defenders, quiet)] = told(units, [Move("R1", "G1"), Move("G1", "X"), Move("X", "R1")])
    assert (set(attackers), defenders, quiet) == ({"R1", "G1", "X"}, (), True)


def test_a_support_is_cut_before_the_attack_that_it_was_for():
    units = ["Red R1", "Red X", "Green G1", "Blue N1"]
    orders = [Move("R1", "G1"), Support("X", "R1", "G1"), Hold("G1"), Move("N1", "X")]
    assert [attackers for attackers, _, _ in told(units, orders)] == [("N1",), ("R1",)]


def test_a_place_is_left_before_another_unit_comes_in():
    units = ["Red R1", "Green G1", "Green B1", "Blue N1", "Red G2"]
    # G1 fights its way into B1's place; only then can R1 come into G1.
    orders = [Move("R1", "G1"), Move("G1", "X"), Move("N1", "X"), Support("B1", "G1", "X"), Hold("G2")]
    assert [attackers for attackers, _, _ in told(units, orders)] == [("G1", "N1"), ("R1",)]


def test_a_unit_that_stays_and_is_dislodged_defends():
    units = ["Red R1", "Red X", "Green G1"]
    orders = [Move("R1", "G1"), Support("X", "R1", "G1"), Hold("G1")]
    assert told(units, orders) == [(("R1",), ("G1",), False)]


def test_refused_and_standing_orders_are_no_battle():
    assert told(["Red R1", "Green G1"], [Move("R1", "B2"), Hold("G1")]) == []


def test_all_together_is_one_battle():
    units = ["Red R1", "Green G1", "Blue B1"]
    orders = [Move("R1", "X"), Move("G1", "X"), Move("B1", "N1")]
    assert told(units, orders, together=True) == [(("B1", "G1", "R1"), (), False)]
    assert told(units, [Hold("R1")], together=True) == []


def test_where_each_of_two_fights_cuts_a_support_in_the_other_both_are_told():
    units = ["Red R1", "Green G1", "Red X", "Green N1", "Blue B1"]
    orders = [Move("R1", "G1"), Support("G1", "N1", "X"), Support("X", "R1", "G1"), Move("N1", "X"), Hold("B1")]
    battles = told(units, orders)
    assert sorted(attackers for attackers, _, _ in battles) == [("N1",), ("R1",)]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_happens_every_move_is_told_once_and_nobody_comes_in_before_the_place_is_free(seed):
    for game in random_game(Game.create(seed=seed, max_years=2), seed):
        seasons = game.position().seasons
    for record in seasons:
        entries = {entry.unit: entry for entry in record.resolution.resolution}
        decided = Account.of_season(game.board, record).explanation.order
        battles = battles_of(record.before, entries, decided)
        moves = [unit for unit, entry in entries.items() if goes(entry) is not None]
        assert sorted(unit for battle in battles for unit in battle.attackers) == sorted(moves)
        standing = {unit.at for unit in record.before}
        for battle in battles:
            standing -= {unit for unit in battle.attackers if leaves(entries[unit])}
            standing -= {unit for unit in battle.defenders if entries[unit].outcome == "dislodged"}
            came = [goes(entries[unit]) for unit in battle.attackers if leaves(entries[unit])]
            assert not standing & set(came)
            standing |= set(came)
        assert standing == {unit.at for unit in record.resolution.units}
