"""`PactEngine` and `PactMapData` in a JavaScript worker: the Python API in the reference's names, value for value."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia import bot_api, javascript_api
from engine.anatolia.board import Board, load_board, shipped_board
from engine.anatolia.bot_api import Helper
from engine.anatolia.game import Game
from engine.seats.javascript_host import Script
from engine.seats.protocol import ORDERS
from helpers.bots import HELPER, PATIENT, call, opened, run, write_bot
from helpers.games import random_game, small_board
from helpers.positions import random_board, random_hexed_board, random_orders, random_units

pytestmark = pytest.mark.sampled(3)

DATA = Path(__file__).parents[2] / "data"

CALLER = """
const outcome = (f) => { try { return [true, f() ?? null]; } catch (error) { return [false, error.message]; } };

exports.orders = ({calls}) => calls.map(([name, values]) => outcome(() => PactEngine[name](...values)));

exports.builds = ({options, calls}) => {
  const game = PactEngine.create(options);
  const ask = (name, values) => (typeof game[name] === 'function' ? game[name](...values) : game[name]);
  return calls.map(([name, values]) => outcome(() => ask(name, values)));
};
"""


def source_of(board: Board) -> Any:
    return None if board is shipped_board() else json.loads(json.dumps(dict(board.source)))


def worker_answers(folder: Path, source: str, *states: Any, method: str = "orders", board: Board | None = None) -> Any:
    """What a bot of this source answers to these states, on this board."""

    async def scenario() -> list[Any]:
        bot = write_bot(folder, source, ending=".js")
        found = []
        async with opened(bot, PATIENT, board=source_of(board or shipped_board())) as seat:
            for state in states:
                answer = await seat.ask(call(method, json.dumps(state)))
                assert answer.reason is None, answer.detail
                found.append(answer.payload)
        return found

    return run(scenario())


def evaluated(folder: Path, expression: str, board: Board | None = None) -> Any:
    return worker_answers(folder, f"exports.orders = () => ({expression});", {}, board=board)[0]


def jsoned(value: Any) -> Any:
    return json.loads(json.dumps(value))


def boards() -> Iterator[tuple[str, Board]]:
    rng = random.Random(11)
    yield "shipped", shipped_board()
    yield "small", small_board()
    yield "classic", load_board(DATA / "classic_board.json")
    yield "graph with astral ids", random_board(rng, 9)
    yield "hexed", random_hexed_board(rng, 8)


BOARDS = dict(boards())


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return BOARDS[request.param]


# The map


def test_the_map_is_that_of_python_with_the_references_spelling(board: Board, tmp_path: Path) -> None:
    python = Helper(board).MAP
    found = evaluated(tmp_path, "JSON.parse(JSON.stringify(PactEngine.MAP))", board)
    rules = python.rules
    assert found == {
        "provinces": jsoned(python.provinces),
        "adjacency": jsoned(python.adjacency),
        "powers": list(python.powers),
        "rows": list(python.rows),
        "hexSize": python.hex_size,
        "rules": {
            "powers": list(rules.powers),
            "centresToWin": rules.centres_to_win,
            "maxProposals": rules.max_proposals,
            "maxYears": rules.max_years,
            "phases": list(rules.phases),
        },
    }
    assert list(found["provinces"]) == list(python.provinces)


def test_pixels_and_neighbours_are_those_of_python_to_the_last_bit(tmp_path: Path) -> None:
    expression = """
Array.from({length: 30}, (_, row) => Array.from({length: 30}, (_, col) =>
  [PactEngine.MAP.pixel(col, row), PactEngine.MAP.neighbours(col, row)]))
"""
    python = bot_api.MAP
    assert evaluated(tmp_path, expression) == [
        [[python.pixel(col, row), python.neighbours(col, row)] for col in range(30)] for row in range(30)
    ]


def test_the_raw_geography_is_the_boards_file(board: Board, tmp_path: Path) -> None:
    assert evaluated(tmp_path, "PactMapData", board) == jsoned(dict(board.source))


FROZEN = """
'use strict';
const open = [];
const look = (value, path) => {
  if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
    if (!Object.isFrozen(value)) open.push(path);
    for (const key of Reflect.ownKeys(value)) {
      if (!(typeof value === 'function' && key === 'prototype')) look(value[key], `${path}.${String(key)}`);
    }
  }
};
look(PactEngine.MAP, 'MAP');
if (!Object.isFrozen(PactEngine)) open.push('PactEngine');
const refused = [
  () => { PactEngine.MAP = {}; },
  () => { PactEngine.extra = 1; },
  () => { PactEngine.MAP.provinces.M.sc = false; },
  () => { PactEngine.MAP.provinces.M.hexes[0][0] = 9; },
  () => { PactEngine.MAP.adjacency.M.push('X'); },
  () => { delete PactEngine.MAP.rules.centresToWin; },
  () => { PactEngine.MAP.pixel = () => [0, 0]; },
].map((change) => { try { change(); return false; } catch (error) { return error instanceof TypeError; } });
exports.orders = () => ({open, refused, same: PactEngine.MAP === PactEngine.MAP});
"""


def test_the_map_is_frozen_all_the_way_down(tmp_path: Path) -> None:
    assert worker_answers(tmp_path, FROZEN, {}) == [{"open": [], "refused": [True] * 7, "same": True}]


def test_the_engine_has_the_members_of_the_reference_and_no_others(tmp_path: Path) -> None:
    found = evaluated(
        tmp_path,
        "[Object.keys(PactEngine), Object.keys(PactEngine.MAP), Object.keys(PactEngine.create())].map((k) => k.sort())",
    )
    assert found == [
        ["MAP", "adjudicate", "canMove", "create", "resolveRetreats", "retreatOptions", "rng"],
        ["adjacency", "hexSize", "neighbours", "pixel", "powers", "provinces", "rows", "rules"],
        sorted([*javascript_api.GAME_METHODS, *javascript_api.GAME_GETTERS]),
    ]


# The rules


def positions(board: Board, count: int) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    rng = random.Random(count)
    for _ in range(count):
        units = random_units(rng, board, rng.randint(1, 12), board.powers)
        yield [unit.to_json() for unit in units], random_orders(rng, board, units)


@pytest.mark.thinned(2)
def test_adjudication_and_retreats_are_those_of_python_on_many_positions(board: Board, tmp_path: Path) -> None:
    helper = Helper(board)
    calls: list[Any] = []
    expected: list[Any] = []

    def both(name: str, function: Any, *values: Any) -> Any:
        calls.append([name, values])
        expected.append([True, function(*values)])
        return expected[-1][1]

    for units, orders in positions(board, 60):
        result = both("adjudicate", helper.adjudicate, units, orders)
        both("adjudicate", helper.adjudicate, units, [order for some in orders.values() for order in some])
        after, standoffs = result["units"], result["standoffs"]
        for unit in result["dislodged"]:
            both("retreatOptions", helper.retreat_options, unit, after, standoffs)
        choices = {unit["power"]: {unit["at"]: (unit["options"] or [None])[-1]} for unit in result["dislodged"]}
        both("resolveRetreats", helper.resolve_retreats, after, result["dislodged"], standoffs, choices)
        both("resolveRetreats", helper.resolve_retreats, after, result["dislodged"], standoffs)
        both("canMove", helper.can_move, units[0], units[-1]["at"])
    assert worker_answers(tmp_path, CALLER, {"calls": jsoned(calls)}, board=board) == [jsoned(expected)]


def test_a_move_is_possible_exactly_where_python_says_so(board: Board, tmp_path: Path) -> None:
    places, helper = list(board.by_id), Helper(board)
    calls = [
        ["canMove", [{"power": board.powers[0], "type": kind, "at": here}, there]]
        for kind in ("army", "fleet")
        for here in places
        for there in places
    ]
    expected = [[True, helper.can_move(*values)] for _, values in calls]
    assert worker_answers(tmp_path, CALLER, {"calls": calls}, board=board) == [expected]
    assert {answer for _, answer in expected} == {True, False}


# Games


def script_of(game: Game, seed: int) -> Iterator[list[Any]]:
    """The calls by which a bot plays this game at random, looking at everything on the way."""
    submit = {
        "negotiate-propose": "submitProposals",
        "negotiate-answer": "submitAnswers",
        "orders": "submitOrders",
        "retreats": "submitRetreats",
        "builds": "submitBuilds",
    }
    powers = game.board.powers
    for state in random_game(game, seed):
        yield from ([getter, []] for getter in ("phase", "year", "season", "finished", "result", "units", "owners"))
        if state.finished():
            return
        for power in state.asked():
            yield [submit[state.phase], [power, jsoned(state.submissions()[power])]]
        yield ["proposals", []]
        yield ["botState", [powers[seed % len(powers)]]]
        yield ["legalOrders", [powers[seed % len(powers)]]]
        yield ["submitOrders", [powers[0], "rubbish"]]
        yield ["advance", []]


def python_answers(helper: Helper, options: dict[str, Any], calls: list[Any]) -> Iterator[list[Any]]:
    game = helper.create(options)
    for name, values in calls:
        member = getattr(game, javascript_api.GAME_METHODS.get(name, name))
        yield [True, jsoned(member(*values) if name in javascript_api.GAME_METHODS else member)]


@pytest.mark.thinned(4)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_ones_own_goes_as_it_goes_in_python(seed: int, tmp_path: Path) -> None:
    board = [shipped_board(), small_board()][seed % 2]
    options = {"seed": seed, "maxYears": 2 + seed // 2}
    calls = list(script_of(Game.create(board, seed, options["maxYears"]), seed))
    (found,) = worker_answers(tmp_path, CALLER, {"options": options, "calls": calls}, method="builds", board=board)
    assert found == list(python_answers(Helper(board), options, calls))
    assert {"negotiate-propose", "orders", "over"} <= {answer for _, answer in found if isinstance(answer, str)}


def test_a_game_may_begin_from_a_setup(tmp_path: Path) -> None:
    setup = {
        "units": [{"power": "Lydia", "type": "army", "at": "M"}],
        "owners": {"M": "Lydia"},
        "phase": "orders",
        "year": 3,
        "season": "Autumn",
    }
    expression = f"(({{units, owners, phase, year, season}}) => [units(), owners(), phase, year, season]) \
(PactEngine.create({{setup: {json.dumps(setup)}}}))"
    game = bot_api.create({"setup": setup})
    found = evaluated(tmp_path, expression)
    assert found == [game.units(), game.owners(), "orders", 3, "Autumn"]


def test_the_seed_of_a_game_is_taken_as_an_unsigned_number(tmp_path: Path) -> None:
    seeds = "[7, -1, 2 ** 32 + 5, 2026 ^ 0x9e3779b9, 1.5]"
    expression = f"{seeds}.map((seed) => PactEngine.create({{seed, maxYears: 3}}).botState('Lydia')).map( \
({{seed, limits}}) => [seed, limits.maxYears])"
    expected = [7, 2**32 - 1, 5, 2026 ^ 0x9E3779B9, 1]
    assert evaluated(tmp_path, expression) == [[seed, 3] for seed in expected]


def test_what_a_game_gives_is_detached_from_it(tmp_path: Path) -> None:
    expression = """
(() => {
  const game = PactEngine.create();
  game.units().length = 0; game.owners().M = 'Caria'; game.botState('Lydia').units.length = 0;
  return [game.units().length, game.owners().M, game.botState('Lydia').units.length];
})()
"""
    assert evaluated(tmp_path, expression) == [18, "Phrygia", 18]


def test_games_that_a_bot_lets_go_of_take_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 0

    class Counting(javascript_api.Bridge):
        def ask(self, question: str) -> str:
            nonlocal most
            most = max(most, len(self._games))
            return super().ask(question)

    monkeypatch.setattr(javascript_api, "Bridge", Counting)
    script = Script("bot.js", HELPER, None, 0, ORDERS.to_json())
    script.load("""
const kept = [PactEngine.create({seed: 1}), PactEngine.create({seed: 2}).year];
const {botState} = PactEngine.create({seed: 3});
exports.orders = ({count}) => {
  for (let i = 0; i < count; i += 1) PactEngine.create({seed: i});
  return [kept[0].botState('Lydia').seed, botState('Lydia').seed];
};
""")
    assert script.call("orders", '{"count": 500}') == [1, 3]
    assert most < 80


def test_the_bridge_forgets_the_games_that_were_released() -> None:
    bridge = javascript_api.Bridge()
    numbers = [json.loads(bridge.ask('["create", [{}]]'))[1] for _ in range(3)]
    assert json.loads(bridge.ask(json.dumps(["release", numbers[:2]]))) == [True, None]
    answers = [json.loads(bridge.ask(json.dumps(["game", [number, "year", []]])))[0] for number in numbers]
    assert answers == [False, False, True]


# Refusals

REFUSALS = {
    "PactEngine.adjudicate([{power: 'Rome', type: 'army', at: 'M'}], [])": ("adjudicate", "units[0].power", "Rome"),
    "PactEngine.adjudicate()": ("adjudicate", "a list of units is wanted", "pass units as the state has them"),
    "PactEngine.canMove({type: 'army'}, 'M')": ("canMove", "'at'", "canMove(unit, dest)"),
    "PactEngine.canMove()": ("canMove", "canMove(unit, dest)", ""),
    "PactEngine.retreatOptions({}, [], [])": ("retreatOptions", "retreatOptions(unit, units, standoffs)", ""),
    "PactEngine.resolveRetreats([], 3, [])": ("resolveRetreats", "dislodged", "a list of units is wanted"),
    "PactEngine.create({years: 3})": ("create", "years", "options are seed, maxYears and setup"),
    "PactEngine.create({seed: 'x'})": ("create", "seed", "a whole number is wanted"),
    "PactEngine.create(3)": ("create", "create({seed, maxYears, setup})", ""),
    "PactEngine.create().botState('Rome')": ("botState", "Rome", ""),
    "PactEngine.MAP.pixel('a', 'b')": ("pixel", "pixel(col, row), two integers", ""),
    "PactEngine.MAP.neighbours(0.5, 0.5)": ("neighbours", "two integers", ""),
}


@pytest.mark.thinned(2)
@pytest.mark.parametrize("expression", REFUSALS)
def test_a_refusal_is_an_error_that_says_what_and_what_to_do(expression: str, tmp_path: Path) -> None:
    wrapped = f"(() => {{ try {{ return {expression}; }} catch (error) {{ return [error.name, error.message]; }} }})()"
    kind, message = evaluated(tmp_path, wrapped)
    assert kind == "Error"
    assert all(part in message for part in REFUSALS[expression]), message
    assert "Traceback" not in message


@pytest.mark.parametrize("question", ["", "3", "[]", '["nothing", []]', '["game", [1, "__class__", []]]', '["map", 3]'])
def test_a_question_that_no_script_asks_is_refused_too(question: str) -> None:
    answer = json.loads(javascript_api.Bridge().ask(question))
    assert answer[0] is False
    assert answer[1].startswith("PactEngine") or "can't be used" in answer[1]
