"""How a game begins: defaults, setups, and every fault of a setup with its place."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.game import Game
from engine.errors import SetupError
from helpers.games import begin, small_board, units


def test_the_shipped_game_begins_in_spring_of_year_one_with_three_units_and_centres_a_power() -> None:
    game = Game.create()
    assert (game.phase, game.year, game.season, game.seed, game.max_years) == ("negotiate-propose", 1, "Spring", 0, 12)
    state = game.bot_state("Lydia")
    assert state["centresByPower"] == dict.fromkeys(shipped_board().powers, 3)
    assert len(state["units"]) == 18
    assert [place for place, owner in game.owners().items() if owner is None] == [
        province.id for province in shipped_board().provinces if province.sc and province.home is None
    ]


def test_a_setup_gives_units_owners_phase_year_and_season() -> None:
    game = begin("Green F S, Red A X", owners={"N1": "Red"}, phase="orders", year=4, season="Autumn")
    assert [unit.at for unit in game.units()] == ["S", "X"]
    assert game.owners() == dict.fromkeys(small_board().centres) | {"N1": "Red"}
    assert (game.phase, game.year, game.season) == ("orders", 4, "Autumn")


def test_a_setup_restores_no_proposals_promises_trust_retreats_or_history() -> None:
    setup = {"proposals": [1], "trust": 3, "retreats": [2], "history": [4]}
    state = Game.create(small_board(), setup=setup).spectator_state()
    assert (state["proposals"], state["deals"], state["retreats"], state["history"]) == ([], [], [], [])


def test_a_game_set_up_in_retreats_or_builds_goes_on_from_there() -> None:
    game = begin("Red A N1", phase="retreats", season="Autumn")
    game.advance()
    assert (game.phase, game.owners()["N1"]) == ("builds", "Red")
    game = begin("Red A N1", phase="builds")
    assert game.season == "Autumn"
    game.advance()
    assert (game.phase, game.year, game.season) == ("negotiate-propose", 2, "Spring")


def test_a_setup_is_read_once_and_never_kept() -> None:
    given = {"units": units("Red A X"), "owners": {"N1": "Red"}}
    game = Game.create(small_board(), setup=given)
    given["units"][0]["at"] = "R1"
    given["owners"]["N1"] = "Blue"
    assert [unit.at for unit in game.units()] == ["X"]
    assert game.owners()["N1"] == "Red"


def test_a_setup_may_hold_enumerations_of_strings() -> None:
    class Name(StrEnum):
        RED = "Red"
        ARMY = "army"
        X = "X"
        CENTRE = "R1"

    units_given = [{"power": Name.RED, "type": Name.ARMY, "at": Name.X}]
    game = Game.create(small_board(), setup={"units": units_given, "owners": {Name.CENTRE: Name.RED}})
    assert game.bot_state("Red")["units"] == [{"power": "Red", "type": "army", "at": "X"}]
    assert type(game.units()[0].power) is str
    assert type(next(iter(game.owners()))) is str


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "units that are no list": ({"units": {"X": "army"}}, "setup.units"),
    "a unit that is no object": ({"units": ["army X"]}, "setup.units[0]"),
    "an unknown power": ({"units": units("Rome A X")}, "setup.units[0].power"),
    "an unknown unit type": ({"units": [{"power": "Red", "type": "tank", "at": "X"}]}, "setup.units[0].type"),
    "an unknown province": ({"units": units("Red A X, Red A Z")}, "setup.units[1].at"),
    "a province that is no string": ({"units": [{"power": "Red", "type": "army", "at": ["X"]}]}, "setup.units[0].at"),
    "two units in one province": ({"units": units("Red A X, Green A X")}, "setup.units[1].at"),
    "an army at sea": ({"units": units("Red A S")}, "setup.units[0].at"),
    "a fleet inland": ({"units": units("Red F X")}, "setup.units[0].at"),
    "owners that are no object": ({"owners": ["R1"]}, "setup.owners"),
    "an owner of no centre": ({"owners": {"X": "Red"}}, "setup.owners.X"),
    "an unknown owner": ({"owners": {"R1": "Rome"}}, "setup.owners.R1"),
    "an owner that is no string": ({"owners": {"R1": ["Red"]}}, "setup.owners.R1"),
    "an unknown phase": ({"phase": "war"}, "setup.phase"),
    "a game that is over": ({"phase": "over"}, "setup.phase"),
    "a year below one": ({"year": 0}, "setup.year"),
    "a year that is no number": ({"year": "2"}, "setup.year"),
    "a year past the last": ({"year": 13}, "setup.year"),
    "an unknown season": ({"season": "Winter"}, "setup.season"),
    "builds in Spring": ({"phase": "builds", "season": "Spring"}, "setup.season"),
    "builds in the last year": ({"phase": "builds", "year": 12}, "setup.phase"),
}


@pytest.mark.parametrize(("setup", "where"), FAULTS.values(), ids=FAULTS.keys())
def test_a_faulty_setup_is_refused_and_its_place_named(setup: dict[str, Any], where: str) -> None:
    with pytest.raises(SetupError) as caught:
        Game.create(small_board(), setup=setup)
    assert [fault.where for fault in caught.value.faults] == [where]
    assert "\n" not in str(caught.value)


def test_all_faults_of_a_setup_are_found_in_one_pass() -> None:
    setup = {"units": units("Rome A X, Red A S"), "owners": {"X": "Red"}, "phase": "war", "season": "Winter"}
    with pytest.raises(SetupError) as caught:
        Game.create(small_board(), setup=setup)
    assert len(caught.value.faults) == 5


@pytest.mark.parametrize("setup", [[], "start", 3])
def test_a_setup_that_is_no_object_is_refused(setup: Any) -> None:
    with pytest.raises(SetupError, match="an object is wanted"):
        Game.create(small_board(), setup=setup)


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"seed": "7"}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"seed": True}, "seed"),
        ({"max_years": 0}, "maxYears"),
        ({"max_years": 2.0}, "maxYears"),
        ({"max_years": True}, "maxYears"),
    ],
    ids=str,
)
def test_a_faulty_seed_or_number_of_years_is_refused(options: dict[str, Any], where: str) -> None:
    with pytest.raises(SetupError) as caught:
        Game.create(small_board(), **options)
    assert [fault.where for fault in caught.value.faults] == [where]
