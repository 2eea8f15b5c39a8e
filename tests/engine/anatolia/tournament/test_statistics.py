"""Rates, intervals, points and the cross table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.anatolia.tournament.playing import PlayedGame
from engine.anatolia.tournament.schedule import schedule
from engine.anatolia.tournament.statistics import Interval, Standing, cross_table, points_of, sums_of, wilson
from helpers.tournaments import played


def game(number: int, seats: dict[str, str], ranks: dict[str, int], winner=None, shared=()) -> PlayedGame:
    """A game with these ranks and nothing else of note."""
    return PlayedGame(
        number=number,
        seed=number,
        seats=seats,
        result={
            "winner": winner,
            "shared": list(shared),
            "reason": "years",
            "year": 1,
            "centres": {},
            "trust": {power: {"made": 3, "kept": 2, "broken": 1} for power in seats},
            "placements": [
                {"power": power, "rank": rank, "centres": 9 - rank, "eliminated": rank == 3}
                for power, rank in ranks.items()
            ],
        },
        fallbacks=(
            {"year": 1, "season": "Spring", "phase": "orders", "power": "P", "method": "orders", "reason": "crash"},
        ),
        centres=(tuple(9 - ranks[power] for power in seats),),
    )


@pytest.mark.parametrize(
    ("total", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (1, 1, 0.2065, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval_is_the_published_one(total, count, low, high):
    """The last is Newcombe's example (Statistics in Medicine 17, 1998, table I, method 3)."""
    interval = wilson(total, count)
    assert interval is not None
    assert (interval.low, interval.high) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_of_no_observations_there_is_no_interval():
    assert wilson(0, 0) is None


@given(count=st.integers(1, 500), part=st.floats(0, 1))
def test_an_interval_holds_its_value_and_stays_within_0_and_1(count, part):
    interval = wilson(part * count, count)
    assert interval is not None
    assert 0 <= interval.low <= interval.value <= interval.high <= 1


def test_a_sole_win_is_one_point_and_a_shared_one_its_part():
    assert points_of({"winner": "A", "shared": []}) == {"A": 1.0}
    assert points_of({"winner": None, "shared": ["A", "B", "C", "D"]}) == dict.fromkeys("ABCD", 0.25)
    assert points_of({"winner": None, "shared": []}) == {}


def test_the_standing_counts_games_seats_wins_points_and_fallbacks():
    standing = Standing(["a", "b", "idle"])
    standing.add(game(1, {"P": "a", "Q": "b", "R": "b"}, {"Q": 1, "P": 2, "R": 3}, winner="Q"))
    standing.add(game(2, {"P": "b", "Q": "a", "R": "b"}, {"P": 1, "Q": 1, "R": 3}, shared=["P", "Q"]))
    a, b, idle = standing.rows()
    assert (a.name, a.games, a.seats, a.wins, a.points, a.share, a.fallbacks) == ("b", 2, 4, 1, 1.5, 0.375, 1)
    assert (b.name, b.games, b.seats, b.wins, b.points, b.share, b.fallbacks) == ("a", 2, 2, 0, 0.5, 0.25, 1)
    assert (idle.name, idle.share, idle.low, idle.high) == ("idle", 0.0, 0.0, 1.0)


def test_seats_of_one_game_are_one_observation():
    """Two games with a win each: the interval is that of 2 of 2 games, a seat of two each time."""
    standing = Standing(["a", "b"])
    for number in (1, 2):
        standing.add(game(number, {"P": "a", "Q": "a", "R": "b"}, {"P": 1, "Q": 2, "R": 3}, winner="P"))
    row = standing.rows()[0]
    two_of_two = wilson(2, 2)
    assert two_of_two is not None
    assert (row.share, row.low, row.high) == (0.5, two_of_two.low / 2, two_of_two.high / 2)


def test_the_cross_table_counts_who_finishes_ahead_a_tie_half():
    games = [
        game(1, {"P": "a", "Q": "b", "R": "c"}, {"P": 1, "Q": 2, "R": 2}, winner="P"),
        game(2, {"P": "b", "Q": "a", "R": "a"}, {"Q": 1, "P": 2, "R": 3}, winner="Q"),
    ]
    table = cross_table(["a", "b", "c", "d"], games)
    assert table["a", "b"] == wilson(1.5, 2), "ahead in the first; once ahead, once behind in the second"
    assert table["b", "c"].value == 0.5
    assert table["a", "c"].count == 1
    assert ("a", "d") not in table
    assert set(table) == {(x, y) for x in "abc" for y in "abc" if x != y}


@given(seed=st.integers(0, 1000))
def test_in_the_cross_table_two_rates_of_a_pair_sum_to_one(seed):
    games = schedule("abc", ("P", "Q", "R", "S"), 6, seed)
    table = cross_table("abc", [played(planned) for planned in games])
    assert len(table) == 6
    for (a, b), interval in table.items():
        assert interval.value + table[b, a].value == pytest.approx(1)


def test_sums_keep_promises_centres_ranks_years_and_powers_by_entrant():
    games = [
        game(1, {"P": "a", "Q": "b", "R": "b"}, {"Q": 1, "P": 2, "R": 3}, winner="Q"),
        game(2, {"P": "b", "Q": "a", "R": "b"}, {"P": 1, "Q": 1, "R": 3}, shared=["P", "Q"]),
    ]
    b = sums_of(["a", "b"], games)["b"]
    assert (b.made, b.kept, b.broken, b.ranks, b.centres, b.survived) == (12, 8, 4, 1 + 3 + 1 + 3, 8 + 6 + 8 + 6, 2)
    assert b.fallbacks == {("orders", "crash"): 1}
    assert b.centres_by_year() == (7.0,)
    rows = b.power_rows(("P", "Q", "R", "S"))
    assert {power: (row.seats, row.points, row.centres) for power, row in rows.items()} == {
        "P": (1, 0.5, 8.0),
        "Q": (1, 1.0, 8.0),
        "R": (2, 0.0, 6.0),
    }


def test_an_interval_says_on_how_many_observations_it_rests():
    assert wilson(1, 4) == Interval(0.25, pytest.approx(0.0456, abs=1e-4), pytest.approx(0.6994, abs=1e-4), 4)
