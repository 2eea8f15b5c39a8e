"""Who plays which power in which game (`contract: tournament`: seats rotated)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.anatolia.tournament.schedule import notes_on_balance, repeated, schedule

POWERS = ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia")


def slots(count: int) -> list[str]:
    return [f"bot-{i}" for i in range(count)]


@given(entrants=st.integers(1, 14), rounds=st.integers(1, 3), powers=st.integers(2, 7))
def test_after_whole_rounds_every_entrant_has_played_every_power_equally_often(entrants, rounds, powers):
    board = POWERS[:powers] if powers <= 6 else (*POWERS, "Lycia")
    games = schedule(slots(entrants), board, entrants * rounds, seed=0)
    played = Counter((name, power) for game in games for power, name in game.seats.items())
    assert set(played.values()) == {rounds}
    assert len(played) == entrants * len(board)


@given(entrants=st.integers(1, 12))
def test_within_a_game_nobody_has_two_seats_more_than_another(entrants):
    for game in schedule(slots(entrants), POWERS, entrants * 2, seed=0):
        seats = Counter(dict.fromkeys(slots(entrants), 0))
        seats.update(game.seats.values())
        assert max(seats.values()) - min(seats.values()) <= 1


@pytest.mark.parametrize(("entrants", "spread"), [(7, 0), (8, 1), (10, 2), (13, 2), (20, 3)])
def test_with_more_entrants_than_seats_every_two_meet_about_as_often(entrants, spread):
    games = schedule(slots(entrants), POWERS, entrants * 4, seed=0)
    meetings = Counter(pair for game in games for pair in combinations(sorted(game.seats.values()), 2))
    counts = [meetings[pair] for pair in combinations(sorted(slots(entrants)), 2)]
    assert max(counts) - min(counts) <= spread, Counter(counts)


def test_six_entrants_meet_each_other_from_other_seats_in_each_round():
    games = schedule(slots(6), POWERS, 6 * 5, seed=0)
    places = Counter((a, b, game.seats[a], game.seats[b]) for game in games for a in POWERS for b in POWERS if a != b)
    assert max(places.values()) <= 2, "with the same offsets in every round two would sit side by side five times"


def test_an_entrant_that_brings_five_seats_plays_each_power_five_times_as_often():
    games = schedule(["one", *["many"] * 5], POWERS, 12, seed=0)
    played = Counter((name, power) for game in games for power, name in game.seats.items())
    assert {played["one", power] for power in POWERS} == {2}
    assert {played["many", power] for power in POWERS} == {10}


@pytest.mark.full
@given(entrants=st.integers(1, 9), few=st.integers(1, 20), more=st.integers(0, 20))
def test_a_longer_schedule_begins_with_a_shorter_one(entrants, few, more):
    short = schedule(slots(entrants), POWERS, few, seed=3)
    assert schedule(slots(entrants), POWERS, few + more, seed=3)[:few] == short


def test_games_have_the_seeds_from_the_base_on_unsigned():
    assert [game.seed for game in schedule(slots(3), POWERS, 4, seed=2**32 - 2)] == [2**32 - 2, 2**32 - 1, 0, 1]


def test_of_a_list_of_seeds_each_round_takes_the_next():
    games = schedule(slots(3), POWERS, 9, seed=0, seeds=(5, 8))
    assert [game.seed for game in games] == [5, 5, 5, 8, 8, 8, 5, 5, 5]


def test_two_games_with_one_seed_and_the_same_seats_are_found():
    assert repeated(schedule(slots(1), POWERS, 3, seed=0, seeds=(1, 2))) == (1, 3)
    assert repeated(schedule(slots(1), POWERS, 3, seed=0)) is None
    assert repeated(schedule(slots(6), POWERS, 24, seed=0, seeds=(1, 2))) is None


@pytest.mark.parametrize(
    ("entrants", "games", "says"),
    [
        (6, 6, None),
        (6, 7, "6 or 12 games would"),
        (6, 5, "6 games would"),
        (4, 10, "8 or 12 games would"),
        (4, 8, None),
    ],
)
def test_a_number_of_games_that_cannot_be_balanced_is_said_with_one_that_would(entrants, games, says):
    notes = notes_on_balance(slots(entrants), schedule(slots(entrants), POWERS, games, seed=0))
    assert notes == () if says is None else says in notes[0]


def test_pairs_that_meet_unequally_often_are_said():
    [note] = notes_on_balance(slots(10), schedule(slots(10), POWERS, 10, seed=0))
    assert note.startswith("pairs of entrants meet ")
