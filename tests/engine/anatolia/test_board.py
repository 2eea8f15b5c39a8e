"""Boards: what they mean, and every fault named with its place."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import Unit, build_board, code_unit_sorted, load_board, shipped_board
from engine.anatolia.board_check import faults_of
from engine.errors import BoardError, FileError

Json = dict[str, Any]


def graph() -> Json:
    """Two coasts and an inland province round a sea, and an island beyond."""
    return {
        "name": "Small",
        "powers": ["Red", "Blue"],
        "provinces": [
            {"id": "west", "type": "land", "sc": True, "home": "Red"},
            {"id": "east", "name": "The East", "type": "land", "sc": True, "home": "Blue"},
            {"id": "inner", "type": "land"},
            {"id": "sea", "type": "sea"},
            {"id": "bay", "type": "sea"},
            {"id": "isle", "type": "land"},
        ],
        "adjacency": {
            "west": ["east", "inner", "sea"],
            "east": ["west", "inner", "bay"],
            "inner": ["west", "east"],
            "sea": ["west", "bay", "isle"],
            "bay": ["east", "sea"],
            "isle": ["sea"],
        },
        "start": {"Red": [{"type": "army", "at": "west"}], "Blue": [{"type": "fleet", "at": "east"}]},
    }


def hexed() -> Json:
    return {
        "rows": ["AAB~", " aB ", "aaCC"],
        "powers": ["Red"],
        "provinces": [
            {"id": "A", "type": "land", "sc": True, "home": "Red"},
            {"id": "B", "type": "land"},
            {"id": "C", "type": "land"},
            {"id": "a", "type": "sea"},
        ],
    }


def test_a_fleet_sails_from_coast_to_coast_only_along_a_common_sea() -> None:
    board = build_board(graph())
    assert board.moves["fleet"]["west"] == ("sea",)  # west and east touch, but no one sea touches both
    assert board.moves["fleet"]["sea"] == ("bay", "isle", "west")
    shared = graph()
    shared["adjacency"]["west"].append("bay")
    shared["adjacency"]["bay"].append("west")
    assert build_board(shared).moves["fleet"]["west"] == ("bay", "east", "sea")


def test_armies_move_between_adjacent_lands() -> None:
    board = build_board(graph())
    assert board.moves["army"]["west"] == ("east", "inner")
    assert board.moves["army"]["isle"] == ()
    assert not board.can_move("army", "west", "sea")
    assert not board.can_move("army", "nowhere", "sea")


def test_fleets_never_go_inland() -> None:
    board = build_board(graph())
    assert board.moves["fleet"]["inner"] == ()
    assert "inner" not in board.moves["fleet"]["east"]
    assert not board.may_stand("fleet", "inner")
    assert not board.may_stand("army", "sea")
    assert not board.may_stand("army", "nowhere")


def test_a_list_of_fleet_moves_takes_the_place_of_the_shared_sea_rule() -> None:
    data = graph()
    data["fleetAdjacency"] = {"west": ["east"], "east": ["west", "bay"], "bay": ["east"]}
    board = build_board(data)
    assert board.moves["fleet"]["west"] == ("east",)
    assert board.moves["fleet"]["sea"] == ()
    assert board.moves["army"]["west"] == ("east", "inner")


def test_a_graph_may_state_its_coasts() -> None:
    data = graph()
    data["provinces"][0]["coastal"] = False
    assert not build_board(data).by_id["west"].coastal
    data["provinces"][2]["coastal"] = True
    assert build_board(data).by_id["inner"].coastal


def test_a_list_of_fleet_moves_makes_a_coast() -> None:
    data = graph()
    data["fleetAdjacency"] = {"inner": ["east"], "east": ["inner"]}
    assert build_board(data).by_id["inner"].coastal


def test_a_hexed_board_computes_adjacency_coasts_and_centres() -> None:
    board = build_board(hexed())
    assert board.hexed
    assert board.adjacency == {"A": ("B", "a"), "B": ("A", "C", "a"), "C": ("B", "a"), "a": ("A", "B", "C")}
    assert board.by_id["A"].coastal
    assert board.by_id["A"].hexes == ((0, 0), (1, 0))
    assert board.by_id["A"].centre == pytest.approx((41.569, 16.0), abs=1e-3)


def test_defaults_of_a_bare_graph() -> None:
    board = build_board({"provinces": [{"id": "x", "type": "land"}], "adjacency": {}})
    assert (board.name, board.powers, board.start, board.hexed) == ("board", (), (), False)
    assert board.map_json()["provinces"][0] == {
        "id": "x",
        "name": "x",
        "type": "land",
        "coastal": False,
        "sc": False,
        "home": None,
        "hexes": [],
        "centre": [0.0, 0.0],
    }


def test_powers_that_are_not_listed_are_those_of_homes_and_start_units() -> None:
    data = graph()
    del data["powers"]
    data["start"] = {"Green": [{"type": "army", "at": "inner"}]}
    assert build_board(data).powers == ("Blue", "Green", "Red")


def test_code_unit_order_is_that_of_javascript_strings() -> None:
    assert code_unit_sorted(["ﬁ", "😀", "a", "Z", "ab", "Ω"]) == ["Z", "a", "ab", "Ω", "😀", "ﬁ"]
    data = {
        "provinces": [{"id": name, "type": "land"} for name in ("ﬁ", "😀", "z")],
        "adjacency": {"z": ["ﬁ", "😀"], "ﬁ": ["z"], "😀": ["z"]},
    }
    board = build_board(data)
    assert [province.id for province in board.provinces] == ["z", "😀", "ﬁ"]
    assert board.adjacency["z"] == ("😀", "ﬁ")


def test_half_of_the_centres_and_one_more_win() -> None:
    assert build_board(graph()).centres_to_win == 2


def test_the_start_units_stand_in_the_order_of_the_powers() -> None:
    assert build_board(graph()).start == (Unit("Red", "army", "west"), Unit("Blue", "fleet", "east"))


FAULTS = {
    "no provinces": (lambda d: d.pop("provinces"), "provinces", "lists its provinces"),
    "province without an id": (lambda d: d["provinces"][1].pop("id"), "provinces[1]", "string 'id'"),
    "province that is no object": (lambda d: d["provinces"].insert(0, 7), "provinces[0]", "object"),
    "unknown terrain": (lambda d: d["provinces"][2].update(type="swamp"), "provinces[2].type", "'swamp'"),
    "name that is no text": (lambda d: d["provinces"][2].update(name=5), "provinces[2].name", "string"),
    "centre that is no truth value": (lambda d: d["provinces"][2].update(sc=1), "provinces[2].sc", "true or false"),
    "half a surrogate pair": (lambda d: d["provinces"][2].update(id="\ud800"), "provinces[2]", "string 'id'"),
    "duplicate id": (lambda d: d["provinces"].append({"id": "west", "type": "sea"}), "provinces[6].id", "provinces[0]"),
    "the id hold": (lambda d: d["provinces"].append({"id": "hold", "type": "sea"}), "provinces[6].id", "'hold'"),
    "unknown power of a home": (
        lambda d: d["provinces"][0].update(home="Pink"),
        "provinces[0].home",
        "no power 'Pink'; powers: Red, Blue",
    ),
    "home that is no centre": (lambda d: d["provinces"][0].update(sc=False), "provinces[0].home", "supply centre"),
    "power listed twice": (lambda d: d["powers"].append("Red"), "powers[2]", "twice"),
    "powers that are no list": (lambda d: d.update(powers="Red"), "powers", "list of names"),
    "no adjacency": (lambda d: d.pop("adjacency"), "adjacency", "'rows' of hexes or an 'adjacency'"),
    "unknown province in adjacency": (lambda d: d["adjacency"].update(moon=[]), "adjacency.moon", "no such province"),
    "unknown neighbour": (lambda d: d["adjacency"]["isle"].append("moon"), "adjacency.isle[1]", "no province 'moon'"),
    "one-way neighbour": (
        lambda d: d["adjacency"]["isle"].append("bay"),
        "adjacency.isle[1]",
        "bay does not list isle",
    ),
    "neighbour of itself": (lambda d: d["adjacency"]["isle"].append("isle"), "adjacency.isle[1]", "its own neighbour"),
    "one-way fleet move": (
        lambda d: d.update(fleetAdjacency={"sea": ["bay"]}),
        "fleetAdjacency.sea[0]",
        "bay does not list sea",
    ),
    "fleet move inland": (
        lambda d: (
            d["provinces"][2].update(coastal=False),
            d.update(fleetAdjacency={"inner": ["sea"], "sea": ["inner"]}),
        ),
        "fleetAdjacency.inner",
        "not coastal",
    ),
    "start unit of an unknown power": (lambda d: d["start"].update(Pink=[]), "start.Pink", "no power 'Pink'"),
    "start units that are no list": (lambda d: d["start"].update(Red={}), "start.Red", "list of units"),
    "start unit without a place": (lambda d: d["start"]["Red"].append({}), "start.Red[1]", "'type' and 'at'"),
    "start unit of no type": (lambda d: d["start"]["Red"][0].update(type="horse"), "start.Red[0].type", "'horse'"),
    "start unit nowhere": (lambda d: d["start"]["Red"][0].update(at="moon"), "start.Red[0].at", "no province 'moon'"),
    "army at sea": (lambda d: d["start"]["Red"][0].update(at="sea"), "start.Red[0].type", "army can't stand at sea"),
    "fleet inland": (lambda d: d["start"]["Blue"][0].update(at="inner"), "start.Blue[0].type", "can't stand inland"),
    "two start units in one province": (
        lambda d: d["start"]["Blue"][0].update(at="west"),
        "start.Blue[0].at",
        "start.Red[0]",
    ),
    "hexes of no size": (lambda d: d.update(hexSize=0), "hexSize", "positive number"),
    "name of the board that is no text": (lambda d: d.update(name=[]), "name", "string"),
}
HEX_FAULTS = {
    "two regions of one province": (lambda d: d["rows"].append("   A"), "rows[3][3]", "2 separate regions"),
    "hexes of an unknown province": (lambda d: d["rows"].append("   X"), "rows[3][3]", "no province has the id 'X'"),
    "province without a hex": (
        lambda d: d["provinces"].append({"id": "Q", "type": "sea"}),
        "provinces[4].id",
        "no hex",
    ),
    "id of two characters": (lambda d: d["provinces"][0].update(id="AA"), "provinces[0].id", "one character"),
    "id of two code units": (lambda d: d["provinces"][0].update(id="😀"), "provinces[0].id", "one character"),
    "water as an id": (lambda d: d["provinces"][0].update(id="~"), "provinces[0].id", "one character"),
    "rows that are no text": (lambda d: d["rows"].append(3), "rows", "strings"),
}


def _found(fault: tuple[Any, str, str], data: Json) -> list[tuple[str, str]]:
    """Where and what, of every fault that checking finds in the data once it is broken."""
    fault[0](data)
    return [(str(one.where), one.what) for one in faults_of(data)]


def _raised(data: Json) -> list[tuple[str, str]]:
    """The same, of those that building the board raises."""
    with pytest.raises(BoardError) as caught:
        build_board(data)
    return [(str(one.where), one.what) for one in caught.value.faults]


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_fault_is_named_with_its_place(fault: tuple[Any, str, str]) -> None:
    data = graph()
    found = _found(fault, data)
    assert any(place == fault[1] and fault[2] in words for place, words in found), found
    assert _raised(data) == found


@pytest.mark.parametrize("fault", HEX_FAULTS.values(), ids=HEX_FAULTS)
def test_a_fault_of_a_hexed_board_is_named_with_its_place(fault: tuple[Any, str, str]) -> None:
    data = hexed()
    found = _found(fault, data)
    assert any(place == fault[1] and fault[2] in words for place, words in found), found
    assert _raised(data) == found


def test_all_faults_are_found_in_one_run() -> None:
    data = graph()
    for name in ("duplicate id", "unknown neighbour", "army at sea"):
        FAULTS[name][0](data)
    assert [fault.where for fault in faults_of(data)] == ["provinces[6].id", "adjacency.isle[1]", "start.Red[0].type"]


def test_faults_of_shape_hide_no_others() -> None:
    """`contract: board check`: every fault, each with its place, in one run; none that only follows from another."""
    data = graph()
    for name in ("duplicate id", "unknown neighbour", "army at sea", "start unit without a place"):
        FAULTS[name][0](data)
    data["provinces"].append(5)
    data["provinces"].append({"id": "reef", "type": "rock", "sc": "yes", "home": "Red"})
    data["adjacency"]["reef"] = []
    data["start"]["Blue"].append({"type": "army", "at": "reef"})
    assert sorted(fault.where for fault in faults_of(data)) == [
        "adjacency.isle[1]",
        "provinces[6].id",
        "provinces[7]",
        "provinces[8].sc",
        "provinces[8].type",
        "start.Red[0].type",
        "start.Red[1]",
    ]


@pytest.mark.parametrize("key", ["rows", "adjacency", "fleetAdjacency", "powers", "start", "name", "hexSize"])
@pytest.mark.parametrize("value", [5, "x", [5], [[]], {"x": 5}, {"x": [5]}, {"\ud800": []}])
def test_a_part_of_the_wrong_shape_hides_no_other_fault(key: str, value: Any) -> None:
    data = {**graph(), key: value}
    before = [fault.where for fault in faults_of(data)]
    FAULTS["the id hold"][0](data)
    after = [fault.where for fault in faults_of(data)]
    assert [where for where in after if where not in before] == ["provinces[6].id"]
    assert [where for where in before if where not in after] == []
    assert before or (key, value) in (("name", "x"), ("hexSize", 5))


def test_sound_boards_have_no_fault(data: Path) -> None:
    assert faults_of(graph()) == faults_of(hexed()) == []
    for path in (data / "classic_board.json", Path(__file__).parents[3] / "assets" / "boards" / "anatolia.json"):
        assert faults_of(json.loads(path.read_text(encoding="utf-8"))) == []


def test_checking_changes_nothing() -> None:
    data = graph()
    faults_of(data)
    build_board(data)
    assert data == graph()


def test_boards_are_loaded_from_files_and_objects(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    path.write_text(json.dumps(graph()), encoding="utf-8")
    assert load_board(path).name == load_board(copy.deepcopy(graph())).name == load_board(str(path)).name == "Small"
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(BoardError, match="JSON object"):
        load_board(path)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(FileError, match="line 1"):
        load_board(path)


def test_a_power_has_its_number_on_the_map() -> None:
    assert [shipped_board().power_index(power) for power in ("Phrygia", "Cilicia")] == [0, 5]


def test_every_power_that_a_board_names_can_be_written() -> None:
    data = graph()
    del data["powers"]
    for name in ("", "\ud800"):
        assert [f.where for f in faults_of({**data, "start": {**data["start"], name: []}})] == [f"start.{name}"]
