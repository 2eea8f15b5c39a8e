"""Scenarios: each fault has its JSON path, and all are found at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.colony.beginning import begin
from engine.colony.scenario import parse_scenario, read_scenario, scenario_path, shipped
from engine.errors import FileError, ScenarioError
from helpers.colony_worlds import pawn, source, thing

FALL = {"id": "f", "kind": "fall", "at": 5, "pawn": "ann"}

FAULTS: dict[str, tuple[dict[str, Any], str, str]] = {
    "a pawn in the water": ({"terrain": ["...", ".~."], "pawns": [pawn("ann")]}, "pawns[0].at", "in the water"),
    "a thing in the water": (
        {"terrain": ["..~", "..."], "things": [thing("bed", "bed", (2, 0))]},
        "things[0].at",
        "in the water",
    ),
    "a pawn out of the grid": ({"pawns": [pawn("ann", (12, 0))]}, "pawns[0].at", "out of the grid of 12 x 8"),
    "a place below 0": ({"pawns": [pawn("ann", (-1, 0))]}, "pawns[0].at", "out of the grid"),
    "two pawns on one bed": (
        {"pawns": [pawn("ann"), pawn("ben")], "things": [thing("bed", "bed", (1, 1))]},
        "pawns[1].at",
        "'ann' is on the bed 'bed' already",
    ),
    "an unknown trait": ({"pawns": [pawn("ann", traits=["tough", "shiny"])]}, "pawns[0].traits[1]", "no trait 'shiny'"),
    "a trait twice": ({"pawns": [pawn("ann", traits=["tough", "tough"])]}, "pawns[0].traits[1]", "there already"),
    "an unknown skill": ({"pawns": [pawn("ann", skills={"magic": 3})]}, "pawns[0].skills.magic", "no skill 'magic'"),
    "a skill past 20": ({"pawns": [pawn("ann", skills={"cooking": 21})]}, "pawns[0].skills.cooking", "20"),
    "the same id for two pawns": ({"pawns": [pawn("ann"), pawn("ann", (2, 2))]}, "pawns[1].id", "two pawns"),
    "the same id for two things": (
        {"things": [thing("x", "bed", (3, 3)), thing("x", "bush", (4, 4))]},
        "things[1].id",
        "two things",
    ),
    "the same id for a pawn and a thing": ({"things": [thing("ann", "bed", (3, 3))]}, "pawns[0].id", "a thing has"),
    "the same id for two events": ({"events": [FALL, FALL]}, "events[1].id", "two events"),
    "two things in one place": (
        {"things": [thing("x", "bed", (3, 3)), thing("y", "bush", (3, 3))]},
        "things[1].at",
        "'x' is there already",
    ),
    "a need past 1": ({"pawns": [pawn("ann", food=1.5)]}, "pawns[0].food", "1"),
    "a pawn without health": ({"pawns": [pawn("ann", health=0.0)]}, "pawns[0].health", "greater than 0"),
    "a need that is no number": ({"pawns": [pawn("ann", food=float("nan"))]}, "pawns[0].food", "no number"),
    "an unknown item": ({"things": [thing("x", "stack", (2, 2), item="gold", count=1)]}, "things[0].item", "berries"),
    "an empty stack": ({"things": [thing("x", "stack", (2, 2), item="wood", count=0)]}, "things[0].count", "1"),
    "an unknown kind of thing": ({"things": [thing("x", "throne", (2, 2))]}, "things[0]", "throne"),
    "an unknown key": ({"pawns": [pawn("ann", mood=1)]}, "pawns[0].mood", "unknown key"),
    "an unknown key of a thing": ({"things": [thing("x", "bed", (2, 2), soft=True)]}, "things[0].soft", "unknown key"),
    "a missing key of a thing": ({"things": [{"id": "x", "kind": "bed"}]}, "things[0].at", "missing"),
    "an unknown rule": ({"rules": {"needs": {"thirst": 1.0}}}, "rules.needs.thirst", "unknown key"),
    "rules in the wrong order": ({"rules": {"needs": {"hungry": 0.9}}}, "rules.needs", "hungry has to be below full"),
    "a pawn with the id of the core": ({"pawns": [pawn("core")]}, "pawns[0].id", "seat of the core"),
    "a pawn with the seat of the appraiser": ({"pawns": [pawn("appraiser")]}, "pawns[0].id", "seat of the appraiser"),
    "a mind of nobody": ({"minds": {"seats": {"zed": "scripted"}}}, "minds.seats.zed", "no pawn 'zed'"),
    "a mind that is none": ({"minds": {"seats": {"ann": "oracle:x"}}}, "minds.seats.ann", "no such kind of mind"),
    "a model without a server": ({"minds": {"seats": {"core": "openai:m"}}}, "minds.seats.core", "needs the URL"),
    "a table with an empty rule": (
        {"minds": {"seats": {"ann": {"format": "concord mind", "version": 1, "rules": [{"choose": []}]}}}},
        "minds.seats.ann.rules[0].choose",
        "at least 1",
    ),
    "an appraiser that is to decide": (
        {"minds": {"seats": {"ann": "appraiser"}}},
        "minds.seats.ann",
        "appraiser is no mind for this place: scripted, claude, openai",
    ),
    "an appraiser that is none": ({"minds": {"appraiser": "claude:"}}, "minds.appraiser", "follow the colon"),
    "no pawns": ({"pawns": []}, "pawns", "at least 1"),
    "no terrain": ({"terrain": []}, "terrain", "at least 1"),
    "rows of two lengths": ({"terrain": ["....", "..."]}, "terrain[1]", "3 letters"),
    "an unknown letter": ({"terrain": ["....", "..x."]}, "terrain[1]", "letter 3 is 'x'"),
    "a fall of nobody": ({"events": [{**FALL, "pawn": "eve"}]}, "events[0].pawn", "no pawn 'eve'"),
    "a fire nowhere": (
        {"events": [{"id": "f", "kind": "fire", "at": 5, "thing": "ann"}]},
        "events[0].thing",
        "no thing 'ann'",
    ),
    "a fight with oneself": (
        {"events": [{"id": "f", "kind": "fight", "at": 5, "pawns": ["ann", "ann"]}]},
        "events[0].pawns[1]",
        "takes two",
    ),
    "a chance past 1": ({"events": [{**FALL, "chance": 2.0}]}, "events[0].chance", "1"),
    "an event at tick 0": ({"events": [{**FALL, "at": 0}]}, "events[0].at", "1"),
    "a newer version": ({"version": 2}, "version", "newer"),
    "a seed that is too large": ({"seed": 2**32}, "seed", "4294967296"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_with_its_place(name: str) -> None:
    more, where, what = FAULTS[name]
    with pytest.raises(ScenarioError) as refused:
        parse_scenario(source(**more))
    assert any(fault.where == where and what in fault.what for fault in refused.value.faults), refused.value.faults


def test_all_faults_are_found_at_once() -> None:
    data = source(
        terrain=["....", "..~."],
        pawns=[pawn("ann", (2, 1), traits=["odd"], food=3.0), pawn("ann", (9, 9))],
        things=[thing("x", "bed", (2, 1)), {"id": "y", "kind": "bush"}],
        events=[{**FALL, "pawn": "eve"}],
    )
    with pytest.raises(ScenarioError) as refused:
        parse_scenario(data)
    places = {fault.where for fault in refused.value.faults}
    assert places == {
        *("pawns[0].food", "pawns[0].traits[0]", "pawns[1].id", "pawns[1].at"),
        *("things[0].at", "things[1].at", "events[0].pawn"),
    }


@pytest.mark.parametrize("data", [None, [], 3, "x", {}, {"pawns": 3, "things": {}, "terrain": [3], "events": [[]]}])
def test_what_is_no_scenario_at_all_is_refused(data: Any) -> None:
    with pytest.raises(ScenarioError):
        parse_scenario(data)


def test_two_colonists_may_have_one_name_because_ids_address_them() -> None:
    people = [pawn("one", (1, 1)) | {"name": "Ann"}, pawn("two", (2, 2)) | {"name": "Ann"}]
    colony = begin(parse_scenario(source(pawns=people)))
    assert [each.name for each in colony.pawns.values()] == ["Ann", "Ann"]
    assert list(colony.pawns) == ["one", "two"]


def test_goods_may_lie_beside_a_bed_and_beside_other_goods() -> None:
    things = [
        thing("bed", "bed", (3, 3)),
        thing("logs", "stack", (3, 3), item="wood", count=2),
        thing("food", "stack", (3, 3), item="meal", count=2),
    ]
    assert len(begin(parse_scenario(source(things=things))).things) == 3


def test_a_seed_given_at_the_start_takes_the_place_of_the_scenarios() -> None:
    assert parse_scenario(source(seed=4)).seed == 4
    assert parse_scenario(source(seed=4), seed=9).seed == 9


def test_every_shipped_scenario_is_sound_and_says_what_it_shows() -> None:
    names = [name for name, path in shipped() if read_scenario(path).form.shows]
    assert {"quiet-day", "refused-haul", "rescue-while-others-talk"} <= set(names)
    assert len(names) == len(list(shipped()))


def test_a_shipped_scenario_is_found_by_its_name_and_a_wrong_name_lists_them() -> None:
    assert scenario_path(Path("quiet-day")).name == "quiet-day.json"
    with pytest.raises(FileError, match="quiet-day"):
        scenario_path(Path("loud-night"))


def test_a_file_that_is_no_json_is_refused_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(json.dumps(source())[:-20])
    with pytest.raises(FileError, match="line 1"):
        read_scenario(path)
