"""`bot-api: Helper globals and headless use`, sentence by sentence: in a JavaScript worker, and in Python's names."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia import adjudicator
from engine.anatolia.board import Unit
from engine.anatolia.events import PhaseEnded, SeatChanged
from engine.resources import ROOT
from engine.rng import Mulberry32
from helpers.asking import BOARD, Worker, evaluator, play, worker
from helpers.bots import write_bot

pytestmark = pytest.mark.sampled(3)

UNITS = [
    {"power": "Lydia", "type": "army", "at": "G"},
    {"power": "Lydia", "type": "army", "at": "L"},
    {"power": "Caria", "type": "army", "at": "H"},
]
ORDERS = [
    {"unit": "G", "type": "move", "dest": "H"},
    {"unit": "L", "type": "support", "target": "G", "targetDest": "H"},
]
BEATEN = {"power": "Caria", "type": "army", "at": "H", "attacker": "G", "options": ["F", "I", "K", "Ψ"]}
"""Lydia drives Caria from H."""


@pytest.fixture(scope="module")
def js(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Evaluates JavaScript in one worker."""
    with evaluator("js", tmp_path_factory.mktemp("js")) as made:
        yield made


@pytest.fixture(scope="module")
def py(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Evaluates Python in one worker."""
    with evaluator("py", tmp_path_factory.mktemp("py")) as made:
        yield made


def engine(js: Worker, name: str, *arguments: Any) -> Any:
    """What ``PactEngine.name`` gives for these."""
    return js.value(f"PactEngine.{name}({', '.join(json.dumps(argument) for argument in arguments)})")


def module(py: Worker, name: str, *arguments: Any) -> Any:
    """What ``pact_engine.name`` gives for these."""
    return py.value(f"pact_engine.{name}({', '.join(repr(argument) for argument in arguments)})")


# What is in a worker


def test_the_map_has_its_parts_under_their_names(js: Worker) -> None:
    """`PactEngine.MAP`: deeply frozen map definition, with object-indexed `provinces`, `adjacency`, `powers`, `rows`,
    `hexSize`, `pixel(col,row)`, `neighbours(col,row)` and `rules`.
    """
    plain = BOARD.map_json()
    assert js.value("PactEngine.MAP.provinces") == {province["id"]: province for province in plain["provinces"]}
    assert js.value("PactEngine.MAP.adjacency") == plain["adjacency"]
    assert js.value("PactEngine.MAP.powers") == list(BOARD.powers)
    assert js.value("PactEngine.MAP.rows") == list(BOARD.rows)
    assert js.value("PactEngine.MAP.hexSize") == BOARD.hex_size
    assert js.value("PactEngine.MAP.pixel(0, 1)") == [3**0.5 * 16 * 1.5, 40]
    assert js.value("PactEngine.MAP.neighbours(0, 0)") == [[1, 0], [0, 1]]
    assert js.value("PactEngine.MAP.rules.centresToWin") == 13


def test_the_map_is_frozen_to_its_last_list(js: Worker) -> None:
    """`PactEngine.MAP`: deeply frozen map definition, with object-indexed `provinces`, `adjacency`, `powers`, `rows`,
    `hexSize`, `pixel(col,row)`, `neighbours(col,row)` and `rules`.
    """
    thawed = """((function thawed(value, path) {
      if (typeof value !== 'object' || value === null) return [];
      const inner = Object.entries(value).flatMap(([key, part]) => thawed(part, path + '.' + key));
      return Object.isFrozen(value) ? inner : [path, ...inner];
    })(PactEngine.MAP, 'MAP'))"""
    assert js.value(thawed) == []
    change = (
        "(() => {'use strict'; try { PactEngine.MAP.provinces.M.hexes[0][0] = 9; } catch (e) { return e.name; }})()"
    )
    assert js.value(change) == "TypeError"


def test_the_map_in_python_is_the_same_in_pythons_spelling(js: Worker, py: Worker) -> None:
    """`PactEngine.MAP`: deeply frozen map definition, with object-indexed `provinces`, `adjacency`, `powers`, `rows`,
    `hexSize`, `pixel(col,row)`, `neighbours(col,row)` and `rules`.
    """
    for name, spelt in (
        ("provinces", "provinces"),
        ("adjacency", "adjacency"),
        ("rows", "rows"),
        ("hexSize", "hex_size"),
    ):
        assert js.value(f"PactEngine.MAP.{name}") == py.value(f"pact_engine.MAP.{spelt}")
    assert js.value("PactEngine.MAP.pixel(4, 7)") == py.value("pact_engine.MAP.pixel(4, 7)")
    assert js.value("PactEngine.MAP.neighbours(4, 7)") == py.value("pact_engine.MAP.neighbours(4, 7)")


MOVES = {
    ("army", "G", "H"): True,
    ("army", "G", "K"): False,
    ("army", "F", "f"): False,
    ("fleet", "F", "f"): True,
    ("fleet", "F", "E"): True,
    ("fleet", "F", "G"): False,
    ("army", "Σ", "Φ"): True,
    ("army", "G", "nowhere"): False,
}


@pytest.mark.parametrize(("kind", "at", "dest"), MOVES)
def test_can_move_is_terrain_and_adjacency(kind: str, at: str, dest: str, js: Worker, py: Worker) -> None:
    """`PactEngine.canMove(unit,dest)`: terrain/adjacency legality."""
    unit = {"power": "Lydia", "type": kind, "at": at}
    assert engine(js, "canMove", unit, dest) is module(py, "can_move", unit, dest) is MOVES[kind, at, dest]


def test_each_generator_is_a_mulberry32_of_its_own(js: Worker, py: Worker) -> None:
    """`PactEngine.rng(seed)`: independent Mulberry32 generator."""
    stream = Mulberry32(2026)
    wanted = [stream.random() for _ in range(3)]
    both = "((a, b) => [a(), a(), a(), b(), b(), b()])(PactEngine.rng(2026), PactEngine.rng(2026))"
    assert js.value(both) == wanted * 2
    assert (
        py.value("(lambda a, b: [a(), a(), a(), b(), b(), b()])(pact_engine.rng(2026), pact_engine.rng(2026))")
        == wanted * 2
    )


def test_the_generators_leave_the_bots_own_stream_alone(tmp_path: Path) -> None:
    """`PactEngine.rng(seed)`: independent Mulberry32 generator."""
    with evaluator("js", tmp_path) as one:
        first = one.value("(() => { PactEngine.rng(1)(); return Math.random(); })()")
    assert first == Mulberry32(0).random()


def test_adjudicate_resolves_one_season_and_changes_nothing(js: Worker, py: Worker) -> None:
    """`PactEngine.adjudicate(units,orders)`: pure one-season movement resolver."""
    wanted = adjudicator.adjudicate(BOARD, [Unit(**unit) for unit in UNITS], ORDERS).to_json()
    for _ in range(2):
        assert engine(js, "adjudicate", UNITS, ORDERS) == module(py, "adjudicate", UNITS, ORDERS) == wanted
    kept = f"""(() => {{
      const units = {json.dumps(UNITS)}, orders = {json.dumps(ORDERS)}, before = JSON.stringify([units, orders]);
      PactEngine.adjudicate(units, orders).units.length = 0;
      return JSON.stringify([units, orders]) === before;
    }})()"""
    assert js.value(kept) is True


def test_adjudicate_gives_four_parts(js: Worker) -> None:
    """Returns `{units,dislodged,standoffs,resolution}`."""
    given = engine(js, "adjudicate", UNITS, {"Lydia": ORDERS})
    assert set(given) == {"units", "dislodged", "standoffs", "resolution"}
    assert given["units"] == [{**UNITS[0], "at": "H"}, UNITS[1]]
    assert given["dislodged"] == [BEATEN]
    assert given["standoffs"] == []
    assert [entry["outcome"] for entry in given["resolution"]] == ["success", "dislodged", "success"]


def test_where_a_dislodged_unit_may_go(js: Worker, py: Worker) -> None:
    """`PactEngine.retreatOptions(unit,units,standoffs)`."""
    after = engine(js, "adjudicate", UNITS, ORDERS)["units"]
    assert engine(js, "retreatOptions", BEATEN, after, []) == BEATEN["options"]
    assert engine(js, "retreatOptions", BEATEN, after, ["F"]) == ["I", "K", "Ψ"]
    assert module(py, "retreat_options", BEATEN, after, ["F"]) == ["I", "K", "Ψ"]


@pytest.mark.parametrize(("choices", "to"), [({}, "F"), ({"Caria": {"H": "Ψ"}}, "Ψ"), ({"Caria": {"H": None}}, None)])
def test_retreats_are_resolved_by_the_choices_of_the_powers(
    choices: Any, to: str | None, js: Worker, py: Worker
) -> None:
    """`PactEngine.resolveRetreats(units,dislodged,standoffs,choicesByPower)`."""
    after = engine(js, "adjudicate", UNITS, ORDERS)["units"]
    given = engine(js, "resolveRetreats", after, [BEATEN], [], choices)
    assert given["retreats"] == [{"type": "retreat", "power": "Caria", "from": "H", "to": to}]
    assert [unit["at"] for unit in given["units"] if unit["power"] == "Caria"] == ([to] if to else [])
    assert module(py, "resolve_retreats", after, [BEATEN], [], choices) == given


def test_a_game_of_ones_own_is_not_the_match(tmp_path: Path) -> None:
    """`PactEngine.create({seed,maxYears})`: independent game, not a reference to the actual match."""
    source = """
const mine = PactEngine.create({ seed: 5, maxYears: 3 });
const other = PactEngine.create({ seed: 5, maxYears: 3 });
exports.orders = (state) => {
  mine.advance();
  const { seed, limits } = mine.botState('Lydia');
  return [seed, limits.maxYears, mine.phase, other.phase, state.seed];
};
"""
    with worker(write_bot(tmp_path, source, ending=".js")) as bot:
        assert bot.payload("orders", {"seed": 9}) == [5, 3, "negotiate-answer", "negotiate-propose", 9]
        assert bot.payload("orders", {"seed": 9}) == [5, 3, "orders", "negotiate-propose", 9]


def test_the_raw_geography_is_the_boards_file(js: Worker) -> None:
    """`PactMapData`: generated raw geography."""
    assert js.value("PactMapData") == json.loads(json.dumps(dict(BOARD.source)))
    assert js.value("PactMapData.rows") == list(BOARD.rows)


EXPORTS = {
    "module.exports": "module.exports = { orders: () => ['here'] };",
    "exports": "exports.orders = () => ['here'];",
    "a property of module.exports": "module.exports.orders = () => ['here'];",
    "a class's object": "class Bot { orders() { return ['here']; } }\nmodule.exports = new Bot();",
    "a function with a property": "module.exports = function () {};\nmodule.exports.orders = () => ['here'];",
}


@pytest.mark.parametrize("form", EXPORTS)
def test_a_bot_exports_in_any_of_commonjs_forms(form: str, tmp_path: Path) -> None:
    """`module.exports` and `exports`: CommonJS-style export support."""
    with worker(write_bot(tmp_path, EXPORTS[form], ending=".js")) as bot:
        assert bot.payload() == ["here"]


def test_self_and_window_are_the_global_object_and_no_page(js: Worker) -> None:
    """`self` and `window`: worker global aliases, not a DOM."""
    assert js.value("[self === globalThis, window === globalThis, typeof document, typeof window.location]") == [
        True,
        True,
        "undefined",
        "undefined",
    ]


def test_the_console_says_nothing_and_never_fails(js: Worker) -> None:
    """`console` methods are muted."""
    names = "log debug info warn error trace table dir group groupEnd count time timeEnd assert clear"
    said = (
        "(() => { const knot = {}; knot.self = knot; return '%s'.split(' ').map((n) => console[n](knot) ?? null); })()"
    )
    assert js.value(said % names) == [None] * len(names.split())


HOOKS = """
globalThis.PactEngine = null;
globalThis.module = null;
globalThis.exports = { orders: () => ['another'] };
JSON.stringify = JSON.parse = Array.isArray = Object.keys = () => { throw new Error('mine'); };
Array.prototype.toJSON = Object.prototype.toJSON = () => 'mine';
module_exports.orders = () => [1];
"""


def test_what_a_bot_does_to_its_globals_stays_with_the_bot(tmp_path: Path) -> None:
    """Do not overwrite worker globals or send protocol messages yourself.

    A bot that does is still asked, and answers, by what it exported.
    """
    source = f"const module_exports = module.exports;\nmodule_exports.orders = () => [0];\n{HOOKS}"
    with worker(write_bot(tmp_path, source, ending=".js")) as bot:
        assert bot.payload() == [1]
        assert bot.payload() == [1]


# Games of one's own

SETUP = {
    "units": [{"power": "Lydia", "type": "army", "at": "G"}],
    "owners": {"G": "Lydia", "H": "Caria"},
    "phase": "orders",
    "year": 2,
    "season": "Autumn",
}
SET_UP = f"PactEngine.create({{ maxYears: 4, setup: {json.dumps(SETUP)} }})"


def test_a_game_is_set_up_with_units_owners_phase_year_and_season(js: Worker) -> None:
    """`create` additionally accepts a test/simulation `setup` with `units`, `owners`, `phase`, `year` and `season`."""
    seen = js.value(f"((game) => [game.units(), game.phase, game.year, game.season, game.owners()])({SET_UP})")
    assert seen[:4] == [SETUP["units"], "orders", 2, "Autumn"]
    assert {place: power for place, power in seen[4].items() if power} == SETUP["owners"]


@pytest.mark.parametrize("key", ["proposals", "promises", "trust", "retreats", "history"])
def test_a_setup_restores_nothing_else(key: str, js: Worker) -> None:
    """It is not a full snapshot importer: it does not restore proposals, promises, trust, retreats or history."""
    stuffed = json.dumps({**SETUP, key: [{"power": "Lydia"}]})
    state = js.value(f"PactEngine.create({{ maxYears: 4, setup: {stuffed} }}).botState('Lydia')")
    plain = js.value(f"{SET_UP}.botState('Lydia')")
    assert state == plain
    assert (plain["inbox"], plain["accepted"], plain["retreats"], plain["history"]) == ([], [], [], [])
    assert plain["trust"]["Lydia"]["promisesMade"] == 0


def test_a_simulated_season_is_what_a_game_makes_of_the_same_orders(js: Worker) -> None:
    """For movement simulations, use `adjudicate` directly."""
    setup = json.dumps({"units": UNITS, "phase": "orders"})
    played = f"""((game) => {{
      game.submitOrders('Lydia', {json.dumps(ORDERS)});
      game.advance();
      return game.units();
    }})(PactEngine.create({{ setup: {setup} }}))"""
    assert js.value(played) == engine(js, "adjudicate", UNITS, ORDERS)["units"]


METHODS = (
    *("units", "owners", "proposals", "legalOrders", "advance", "botState", "finished", "result"),
    *("submitProposals", "submitAnswers", "submitOrders", "submitRetreats", "submitBuilds"),
)


def test_a_game_has_the_methods_and_getters_of_the_contract(js: Worker) -> None:
    """
    Game methods are `units()`, `owners()`, `proposals()`, `legalOrders(power)`, the five submit methods, `advance()`,
    `botState(power)`, `finished()` and `result()`, plus getters `phase`, `year`, `season`.
    """
    kinds = js.value(f"((game) => {json.dumps(METHODS)}.map((name) => typeof game[name]))(PactEngine.create({{}}))")
    assert kinds == ["function"] * 13
    assert js.value("((game) => [game.phase, game.year, game.season])(PactEngine.create())") == [
        "negotiate-propose",
        1,
        "Spring",
    ]
    assert js.value("Object.keys(PactEngine.create().legalOrders('Lydia'))") == ["E", "F", "G"]


PHASES = ["negotiate-propose", "negotiate-answer", "orders"]


@pytest.mark.parametrize("language", ["js", "py"])
def test_advance_carries_out_one_phase(language: str, js: Worker, py: Worker) -> None:
    """`advance()` explicitly commits one phase."""
    page = {"js": js, "py": py}[language]
    code = {
        "js": "((g) => [0, 0, 0].map(() => { const now = g.phase; g.advance(); return now; }))(PactEngine.create())",
        "py": "(lambda g: [(g.phase, g.advance())[0] for _ in range(3)])(pact_engine.create())",
    }[language]
    assert page.value(code) == PHASES


def test_a_game_waits_for_nobody(js: Worker) -> None:
    """It does not wait for submissions: missing submissions use defaults."""
    whole = """((game) => {
      while (!game.finished()) game.advance();
      return [game.result().reason, game.botState('Lydia').history.length];
    })(PactEngine.create({ maxYears: 1 }))"""
    assert js.value(whole) == ["years", 2]


def test_in_a_match_the_barrier_is_the_matchs_own(tmp_path: Path) -> None:
    """The browser runner supplies the barrier.

    Here the match does (`engine.anatolia.match`): a phase is carried out once everybody has answered.
    """
    source = "import time\n\ndef orders(state):\n    time.sleep(0.2)\n    return []\n"
    events = play({"Lydia": write_bot(tmp_path, source)}).events
    ended = next(at for at, event in enumerate(events) if isinstance(event, PhaseEnded) and event.ended == "orders")
    began = [at for at, event in enumerate(events[:ended]) if isinstance(event, PhaseEnded)][-1]
    done = {e.power for e in events[began:ended] if isinstance(e, SeatChanged) and e.light.state == "done"}
    assert done == set(BOARD.powers)


def test_submitting_says_whether_it_was_taken_and_moves_nothing(js: Worker) -> None:
    """Submit methods return `{ok,...}` and do not advance the game."""
    said = """((game) => {
      const answers = [
        game.submitProposals('Lydia', [{ to: 'Caria', type: 'peace', terms: {} }]), game.submitProposals('Lydia', 7),
        game.submitAnswers('Lydia', {}), game.submitOrders('Lydia', []), game.submitRetreats('Lydia', {}),
        game.submitBuilds('Lydia', []),
      ];
      return [answers, game.phase, game.proposals()];
    })(PactEngine.create())"""
    answers, phase, proposals = js.value(said)
    assert [answer["ok"] for answer in answers] == [True, False, False, False, False, False]
    assert all(set(answer["error"]) == {"where", "what"} for answer in answers[1:])
    assert (phase, proposals) == ("negotiate-propose", [])


def ended(js: Worker, owners: dict[str, str], units: list[dict[str, str]]) -> tuple[Any, dict[str, Any]]:
    """The result before and after the last Autumn of a game with these."""
    setup = json.dumps({"units": units, "owners": owners, "phase": "orders", "year": 1, "season": "Autumn"})
    before, after = js.value(
        f"((game) => {{ const before = game.result(); game.advance(); return [before, game.result()]; }})"
        f"(PactEngine.create({{ maxYears: 1, setup: {setup} }}))"
    )
    return before, after


CENTRES = list(BOARD.centres)


def army(power: str, at: str) -> dict[str, str]:
    return {"power": power, "type": "army", "at": at}


def test_the_result_comes_with_the_end_and_has_its_parts(js: Worker) -> None:
    """`result()` is null until over, then: { winner, shared, reason, year, centres, trust, placements }"""
    before, after = ended(js, {"G": "Lydia", "I": "Caria"}, [army("Lydia", "G"), army("Caria", "I")])
    assert before is None
    assert list(after) == ["winner", "shared", "reason", "year", "centres", "trust", "placements"]
    assert after["centres"] == {**dict.fromkeys(BOARD.powers, 0), "Lydia": 1, "Caria": 1}
    assert after["trust"] == {power: {"made": 0, "kept": 0, "broken": 0} for power in BOARD.powers}
    assert after["placements"][0] == {"power": "Caria", "rank": 1, "centres": 1, "eliminated": False}
    assert (after["reason"], after["year"]) == ("years", 1)


def test_a_sole_winner_shares_with_nobody_and_leaders_who_share_have_no_winner(js: Worker) -> None:
    """A sole winner has `shared: []`; shared leaders have `winner: null`."""
    _, alone = ended(js, dict.fromkeys(CENTRES[:13], "Lydia"), [army("Lydia", "G")])
    assert (alone["winner"], alone["shared"], alone["reason"]) == ("Lydia", [], "majority")
    _, both = ended(js, {"G": "Lydia", "I": "Caria"}, [army("Lydia", "G"), army("Caria", "I")])
    assert (both["winner"], both["shared"], both["reason"]) == (None, ["Lydia", "Caria"], "years")


# Headless use


def test_the_engine_runs_without_a_window() -> None:
    """The engine is DOM-free UMD.

    In Python: what plays a whole game imports neither Qt nor anything that draws.
    """
    code = (
        "import sys\nfrom engine.anatolia.resume import new_match\nimport engine.cli.app\n"
        "print(sorted({'PySide6', 'shiboken6', 'pyqtgraph', 'concordui', 'matplotlib'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_map_is_there_before_the_engine_that_stands_on_it(js: Worker) -> None:
    """
    In this ES-module repository, use the existing same-realm VM loader from the tests; load map data first and supply
    it to the engine wrapper.

    Both are in the bot's own realm: what they give are the objects and lists that the bot knows.
    """
    realm = "[PactMapData, PactEngine.MAP, PactEngine.MAP.provinces.M].map((value) => value instanceof Object)"
    assert js.value(realm) == [True, True, True]
    assert js.value("[PactMapData.rows, PactEngine.MAP.rows].map((value) => value instanceof Array)") == [True, True]
    assert js.value("PactMapData.rows.join() === PactEngine.MAP.rows.join()") is True


def test_there_is_nothing_to_require(js: Worker) -> None:
    """Do not introduce `require` into the engine or change the repository module type."""
    assert js.value("[typeof require, typeof PactEngine.require, typeof module.require]") == ["undefined"] * 3
    scripts = [*ROOT.glob("engine/**/*.js"), *ROOT.glob("bots/*.js")]
    assert scripts
    assert not [path for path in scripts if "require(" in path.read_text(encoding="utf-8")]
