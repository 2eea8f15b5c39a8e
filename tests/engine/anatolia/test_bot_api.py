"""The helper API of Python bots: the rules as plain JSON, detached, on the shipped board or another (R27)."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia import bot_api as pact_engine
from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Unit, shipped_board
from engine.errors import CaseError, SetupError
from engine.rng import Mulberry32
from helpers.games import small_board

NAMES = {"MAP", "Batch", "adjudicate", "can_move", "create", "on_board", "resolve_retreats", "retreat_options", "rng"}


def plain(value: Any) -> bool:
    """Only what JSON has, exactly."""
    if type(value) is dict:
        return all(type(key) is str and plain(part) for key, part in value.items())
    if type(value) is list:
        return all(map(plain, value))
    return value is None or type(value) in (str, int, float, bool)


def small() -> Any:
    return pact_engine.on_board(dict(small_board().source))


def test_a_star_import_gives_the_documented_names() -> None:
    assert set(pact_engine.__all__) == NAMES
    assert all(hasattr(small(), name) for name in NAMES - {"on_board"})


def test_the_map_is_that_of_the_state_with_provinces_by_id() -> None:
    state_map = pact_engine.create().bot_state("Lydia")["map"]
    assert json.loads(json.dumps(list(pact_engine.MAP.provinces.values()))) == state_map["provinces"]
    assert json.loads(json.dumps(pact_engine.MAP.adjacency)) == state_map["adjacency"]
    assert list(pact_engine.MAP.provinces) == [province["id"] for province in state_map["provinces"]]
    assert pact_engine.MAP.powers == shipped_board().powers
    assert pact_engine.MAP.rows == shipped_board().rows
    assert pact_engine.MAP.hex_size == 16


def test_the_map_holds_the_rules_constants() -> None:
    assert pact_engine.MAP.rules == {
        "powers": ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia"),
        "centres_to_win": 13,
        "max_proposals": 6,
        "max_years": 12,
        "phases": ("negotiate-propose", "negotiate-answer", "orders", "retreats", "builds", "over"),
    }


def test_the_map_gives_pixels_and_neighbours_inside_the_grid() -> None:
    board = shipped_board()
    assert pact_engine.MAP.pixel(0, 0) == [27.712812921102035, 16.0]
    assert pact_engine.MAP.neighbours(0, 0) == [[1, 0], [0, 1]]
    for province in board.provinces:
        for col, row in province.hexes:
            near = pact_engine.MAP.neighbours(col, row)
            assert all(0 <= r < len(board.rows) and 0 <= c < len(board.rows[r]) for c, r in near)


def test_keys_of_the_map_read_as_attributes_too() -> None:
    assert pact_engine.MAP.provinces["M"].name == pact_engine.MAP["provinces"]["M"]["name"] == "Aizanoi"
    with pytest.raises(AttributeError, match="hex_size"):
        _ = pact_engine.MAP.hexSize


def test_the_map_is_deeply_frozen() -> None:
    province = pact_engine.MAP.provinces["M"]
    attempts = [
        lambda: pact_engine.MAP.update(rows=()),
        lambda: pact_engine.MAP.provinces.pop("M"),
        lambda: pact_engine.MAP.provinces.clear(),
        lambda: pact_engine.MAP.adjacency.setdefault("M", ()),
        lambda: pact_engine.MAP.adjacency.popitem(),
        lambda: province.__setitem__("name", "Rome"),
        lambda: province.__delitem__("name"),
        lambda: setattr(province, "name", "Rome"),
        lambda: delattr(province, "name"),
        lambda: province.__ior__({"name": "Rome"}),
    ]
    for attempt in attempts:
        with pytest.raises(TypeError, match="frozen"):
            attempt()
    assert isinstance(province.hexes, tuple)
    assert isinstance(province.hexes[0], tuple)
    assert copy.deepcopy(province) is copy.copy(province) is province
    assert pickle.loads(pickle.dumps(province)) == province


def test_what_the_map_functions_return_may_be_changed() -> None:
    pact_engine.MAP.pixel(3, 3).clear()
    pact_engine.MAP.neighbours(3, 3).clear()
    assert len(pact_engine.MAP.neighbours(3, 3)) == 6


def test_can_move_is_terrain_and_adjacency() -> None:
    army, fleet = {"type": "army", "at": "R1"}, {"type": "fleet", "at": "R1"}
    assert small().can_move(army, "X")
    assert not small().can_move(army, "S")
    assert not small().can_move(army, "B2")
    assert small().can_move(fleet, "S")
    assert small().can_move(fleet, "G1")
    assert not small().can_move(fleet, "R2")
    assert not small().can_move(fleet, "Z")


def test_rng_is_an_independent_mulberry32() -> None:
    stream, same = pact_engine.rng(7), Mulberry32(7)
    other = pact_engine.rng(7)
    values = [stream() for _ in range(5)]
    assert values == [same.random() for _ in range(5)] == [other() for _ in range(5)]


UNITS = [
    {"power": "Red", "type": "army", "at": "R1"},
    {"power": "Red", "type": "army", "at": "X"},
    {"power": "Green", "type": "army", "at": "G1"},
]
ORDERS = [
    {"unit": "R1", "type": "move", "dest": "G1"},
    {"unit": "X", "type": "support", "target": "R1", "targetDest": "G1"},
]


def test_adjudicate_takes_orders_by_power_or_one_flat_list() -> None:
    flat = small().adjudicate(UNITS, ORDERS)
    assert flat == small().adjudicate(UNITS, {"Red": ORDERS})
    assert set(flat) == {"units", "dislodged", "standoffs", "resolution"}
    assert flat["dislodged"] == [
        {"power": "Green", "type": "army", "at": "G1", "attacker": "R1", "options": ["B1", "G2"]}
    ]
    assert plain(flat)


def test_adjudicate_holds_what_a_foreign_power_orders() -> None:
    assert small().adjudicate(UNITS, {"Green": ORDERS})["dislodged"] == []


def test_adjudicate_is_the_engines_own() -> None:
    units = [Unit(unit["power"], unit["type"], unit["at"]) for unit in UNITS]
    assert small().adjudicate(UNITS, ORDERS) == adjudicate(small_board(), units, ORDERS).to_json()


def test_adjudicate_changes_no_argument_and_keeps_none() -> None:
    units, orders = copy.deepcopy(UNITS), copy.deepcopy(ORDERS)
    result = small().adjudicate(units, orders)
    result["units"][0].clear()
    assert (units, orders) == (UNITS, ORDERS)


@pytest.mark.parametrize("units", [None, [3], [{"power": "Red", "type": "army", "at": "S"}], UNITS[:1] * 2], ids=str)
def test_faulty_units_are_an_error_with_their_place(units: Any) -> None:
    with pytest.raises(CaseError, match="units"):
        small().adjudicate(units, [])


def test_faulty_dislodged_units_are_an_error_with_their_place() -> None:
    with pytest.raises(CaseError, match=r"dislodged\[0\]"):
        small().resolve_retreats(UNITS, [{"power": "Rome", "type": "army", "at": "R2", "attacker": "R1"}], [])


def test_retreat_options_and_resolving_retreats() -> None:
    api = small()
    after = api.adjudicate(UNITS, ORDERS)
    (unit,) = after["dislodged"]
    assert api.retreat_options(unit, after["units"], after["standoffs"]) == unit["options"]
    assert api.retreat_options(unit, after["units"], ["B1"]) == ["G2"]
    default = api.resolve_retreats(after["units"], after["dislodged"], after["standoffs"])
    assert default["retreats"] == [{"type": "retreat", "power": "Green", "from": "G1", "to": "B1"}]
    chosen = api.resolve_retreats(after["units"], after["dislodged"], after["standoffs"], {"Green": {"G1": "G2"}})
    assert [unit["at"] for unit in chosen["units"]] == ["G1", "G2", "X"]
    assert plain(chosen)
    disbanded = api.resolve_retreats(after["units"], after["dislodged"], after["standoffs"], {"Green": {"G1": None}})
    assert len(disbanded["units"]) == 2


def test_created_games_are_played_with_plain_json() -> None:
    game = small().create(seed=9, max_years=2)
    assert (game.phase, game.year, game.season) == ("negotiate-propose", 1, "Spring")
    assert game.submit_proposals("Red", [{"to": "Green", "type": "peace", "terms": {}}]) == {"ok": True}
    refused = game.submit_orders("Red", [])
    assert refused["ok"] is False
    assert set(refused["error"]) == {"where", "what"}
    game.advance()
    assert [proposal["status"] for proposal in game.proposals()] == ["pending"]
    assert game.submit_answers("Green", {"p1": "accept"}) == {"ok": True}
    game.advance()
    assert game.submit_orders("Red", [game.legal_orders("Red")["R1"][1]]) == {"ok": True}
    game.advance()
    for value in (game.units(), game.owners(), game.proposals(), game.legal_orders("Red"), game.bot_state("Red")):
        assert plain(value)
    while not game.finished():
        assert game.result() is None
        assert game.submit_builds("Red", [])["ok"] is (game.phase == "builds")
        assert game.submit_retreats("Red", {})["ok"] is (game.phase == "retreats")
        game.advance()
    assert plain(game.result())


def test_what_a_created_game_returns_is_detached() -> None:
    game = small().create()
    before = game.bot_state("Red")
    game.units().clear()
    game.owners().clear()
    game.legal_orders("Red")["R1"].clear()
    game.bot_state("Red")["units"].clear()
    assert game.bot_state("Red") == before
    assert len(game.legal_orders("Red")["R1"]) > 1


def test_created_games_are_independent_of_each_other() -> None:
    one, other = pact_engine.create(seed=1), pact_engine.create(seed=1)
    one.advance()
    assert other.phase == "negotiate-propose"


def test_games_are_created_with_keywords_or_with_json_options() -> None:
    setup = {"phase": "orders"}
    one = small().create(seed=5, max_years=2, setup=setup)
    other = small().create({"seed": 5, "maxYears": 2, "setup": setup})
    assert one.bot_state("Red") == other.bot_state("Red")
    assert (one.bot_state("Red")["seed"], one.bot_state("Red")["limits"]["maxYears"]) == (5, 2)
    with pytest.raises(SetupError, match="max_years"):
        small().create({"max_years": 2})


def test_a_created_game_takes_a_setup_and_names_its_faults() -> None:
    game = pact_engine.create(setup={"units": [{"power": "Lydia", "type": "army", "at": "M"}], "phase": "orders"})
    assert game.units() == [{"power": "Lydia", "type": "army", "at": "M"}]
    with pytest.raises(SetupError):
        pact_engine.create(setup={"phase": "war"})


def test_a_simulation_of_the_match_agrees_with_the_match() -> None:
    """What a bot computes from its state is what the engine will say."""
    game = pact_engine.create(seed=3, max_years=2)
    rng = random.Random(3)
    while not game.finished():
        if game.phase == "orders":
            state = game.bot_state("Lydia")
            orders: dict[str, list[Any]] = {}
            for power in pact_engine.MAP.powers:
                orders[power] = [rng.choice(options) for options in game.legal_orders(power).values()]
                game.submit_orders(power, orders[power])
            foreseen = pact_engine.adjudicate(state["units"], orders)
            game.advance()
            if game.phase != "retreats":
                assert game.units() == foreseen["units"]
                assert game.bot_state("Lydia")["history"][-1]["resolution"] == foreseen["resolution"]
        else:
            game.advance()


def test_the_helper_api_loads_without_qt_pydantic_or_numpy(root: Path) -> None:
    """A worker starts fast and small."""
    code = (
        "import sys; import engine.anatolia.bot_api; "
        "print(sorted({'PySide6', 'pydantic', 'numpy', 'shapely'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("call", "place"),
    [
        (lambda: pact_engine.can_move({}, "H"), "unit"),
        (lambda: pact_engine.can_move(None, "H"), "unit"),
        (lambda: pact_engine.adjudicate([], None), "orders"),
        (lambda: pact_engine.adjudicate([], "M-N"), "orders"),
        (lambda: pact_engine.retreat_options(None, [], []), "unit"),
        (lambda: pact_engine.retreat_options({"power": "Lydia", "type": "army", "at": "G"}, [7], []), "units[0]"),
    ],
)
def test_what_is_no_unit_and_no_orders_is_named(call, place: str) -> None:
    with pytest.raises(CaseError) as caught:
        call()
    assert caught.value.faults[0].where == place
    assert caught.value.remedy
