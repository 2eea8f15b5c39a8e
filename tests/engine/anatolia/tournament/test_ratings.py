"""Ratings of a tournament, and the standing ratings of bots over all of them."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from engine.anatolia.tournament import ratings_file, standing_rating, standing_ratings
from engine.anatolia.tournament.rating import MU, SIGMA, Rating, rate
from engine.anatolia.tournament.schedule import PlannedGame
from engine.anatolia.tournament.standing_ratings import count
from engine.errors import FileError
from helpers.tournaments import plan, played, write_bots

POWERS = ("P", "Q", "R")


def finished(number: int, seats: dict[str, str], ranks: dict[str, int]):
    """A game of which only the order counts."""
    game = played(PlannedGame(number, 0, seats))
    places = [{"power": p, "rank": r, "centres": 1, "eliminated": False} for p, r in ranks.items()]
    return replace(game, result={**game.result, "placements": places})


def rated(*games) -> dict[str, Rating]:
    names = {name for game in games for name in game.seats.values()}
    return rate({}, games, {name: name for name in names})


def test_who_finishes_first_gains_and_who_is_last_loses_and_both_become_surer():
    after = rated(finished(1, {"P": "a", "Q": "b", "R": "c"}, {"P": 1, "Q": 2, "R": 3}))
    assert after["a"].mu > after["b"].mu > after["c"].mu
    assert after["b"].mu == pytest.approx(MU)
    assert all(rating.sigma < SIGMA and rating.games == 1 for rating in after.values())


def test_a_tie_ranks_between_ahead_and_behind():
    """What Plackett-Luce as openskill has it does not do: there, a tied second falls below the fourth."""
    seats = {"P": "a", "Q": "b", "R": "c", "S": "d"}
    after = rated(finished(1, seats, {"P": 1, "Q": 2, "R": 2, "S": 4}))
    assert after["a"].mu > after["b"].mu == after["c"].mu > after["d"].mu


def test_several_seats_of_one_entrant_count_as_one_game():
    after = rated(finished(1, {"P": "a", "Q": "a", "R": "b"}, {"P": 1, "Q": 3, "R": 2}))
    assert (after["a"].games, after["b"].games) == (1, 1)
    assert after["a"].mu == pytest.approx(MU)


def test_a_game_of_one_entrant_alone_says_nothing():
    assert rated(finished(1, {"P": "a", "Q": "a", "R": "a"}, {"P": 1, "Q": 2, "R": 3})) == {}


def test_who_wins_more_is_rated_higher_and_the_sure_part_lies_below_the_mean():
    chance = random.Random(1)
    games = []
    for number in range(40):
        order = sorted("abc", key=lambda name: "abc".index(name) + chance.uniform(0, 1.6))
        games.append(
            finished(
                number,
                dict(zip(POWERS, "abc", strict=True)),
                {POWERS["abc".index(n)]: i + 1 for i, n in enumerate(order)},
            )
        )
    after = rated(*games)
    assert after["a"].mu > after["b"].mu > after["c"].mu
    assert after["a"].sure == after["a"].mu - 3 * after["a"].sigma


# Standing ratings


@pytest.fixture
def held_games():
    """A plan with its games."""
    of = plan(["house.hold", "house.random"], games=4)
    return of, {game.number: played(game) for game in of.games}


def test_a_tournaments_games_count_once_however_often_it_ends(held_games):
    of, games = held_games
    count(of, games)
    text = ratings_file().read_text(encoding="utf-8")
    count(of, games)
    assert ratings_file().read_text(encoding="utf-8") == text
    rating = standing_rating(of.entrants[0].bot)
    assert rating is not None
    assert rating.games == 4


def test_a_tournament_that_is_extended_adds_only_what_is_new(held_games):
    of, games = held_games
    count(of, {number: game for number, game in games.items() if number <= 2})
    count(of, games)
    extended = standing_ratings()
    ratings_file().unlink()
    count(of, games)
    assert standing_ratings() == extended


def test_a_bot_that_is_changed_is_another_bot(tmp_path):
    [path] = write_bots(tmp_path, "mine.py")
    of = plan([path, "house.hold"])
    count(of, {game.number: played(game) for game in of.games})
    assert standing_rating(of.entrants[0].bot) is not None
    (tmp_path / "mine.py").write_text("def orders(state): return None\n", encoding="utf-8")
    assert standing_rating(plan([path, "house.hold"]).entrants[0].bot) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"format": "other"}',
        '{"ratings": [{"id": "x"}]}',
        '{"ratings": [{"id": "a", "sha256": "b", "mu": "x"}]}',
    ],
)
def test_a_broken_file_rates_nobody_and_is_kept_aside(held_games, text):
    of, games = held_games
    ratings_file().parent.mkdir(parents=True)
    ratings_file().write_text(text, encoding="utf-8")
    assert standing_ratings() == {}
    count(of, games)
    assert len(standing_ratings()) == 2
    assert ratings_file().with_name("ratings.json.broken").read_text(encoding="utf-8") == text


def test_without_a_file_nobody_is_rated_and_nothing_is_written(held_games):
    of, _ = held_games
    assert standing_rating(of.entrants[0].bot) is None
    assert not ratings_file().exists()


def test_what_a_later_version_adds_is_kept(held_games):
    of, games = held_games
    count(of, games)
    book = json.loads(ratings_file().read_text(encoding="utf-8"))
    ratings_file().write_text(json.dumps({**book, "later": 1}), encoding="utf-8")
    more = plan(["house.hold", "house.random"], games=2, seed=99)
    count(more, {game.number: played(game) for game in more.games})
    assert json.loads(ratings_file().read_text(encoding="utf-8"))["later"] == 1


def test_a_folder_that_cannot_be_written_is_said(held_games, home):
    of, games = held_games
    (home / ".local").write_text("a file where a folder should be", encoding="utf-8")
    with pytest.raises(FileError):
        count(of, games)
