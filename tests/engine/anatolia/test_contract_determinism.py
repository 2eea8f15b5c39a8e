"""`bot-api: Determinism and seeds`, sentence by sentence."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from engine.anatolia.game import Game
from engine.anatolia.replay import verify
from engine.anatolia.seating import bot_seat
from engine.resources import HOUSE_BOTS, ROOT
from engine.rng import Mulberry32, init_seed, worker_seed
from helpers import faults
from helpers.asking import BOARD, ENDINGS, evaluator, play, worker
from helpers.bots import QUICK, data_bot, write_bot

pytestmark = pytest.mark.sampled(2)

LANGUAGES = ("py", "js")

RULES = ("adjudicator", "resolver", "retreats", "adjustments", "negotiation", "phases", "promises", "standing", "game")
"""The modules that decide something."""


@pytest.mark.parametrize("name", RULES)
def test_the_modules_of_the_rules_import_neither_clock_nor_chance(name: str) -> None:
    """The engine uses no clock or random source for rules."""
    tree = ast.parse((ROOT / "engine" / "anatolia" / f"{name}.py").read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not imported & {"time", "datetime", "random", "secrets", "uuid", "engine.rng", "numpy.random"}


def test_the_same_orders_come_out_the_same_in_another_process_with_other_hashes(tmp_path: Path) -> None:
    """The engine uses no clock or random source for rules."""
    code = (
        "from helpers.games import random_game\nfrom engine.anatolia.game import Game\n"
        "from engine.anatolia.board import shipped_board\n"
        "*_, last = random_game(Game.create(shipped_board(), 3, 2), 5)\nprint(last.digest())\n"
    )
    found = set()
    for seed in ("1", "2"):
        environment = {"PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}", "PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1


def test_a_seed_is_kept_as_unsigned_and_changes_nothing_else() -> None:
    """`create({seed})` records the unsigned seed but does not randomly alter the map or tie-breaks."""
    states = []
    for seed, kept in ((-1, 2**32 - 1), (2**32 + 7, 7), (7, 7)):
        state = Game.create(BOARD, seed).bot_state("Lydia")
        assert state.pop("seed") == kept
        states.append(state)
    assert states[0] == states[1] == states[2]


def test_a_tie_is_broken_by_ids_whatever_the_seed() -> None:
    """`create({seed})` records the unsigned seed but does not randomly alter the map or tie-breaks."""
    units = [{"power": "Lydia", "type": "army", "at": place} for place in ("D", "L")]
    setup = {"units": units, "owners": {"G": "Lydia"}, "phase": "builds"}
    kept = set()
    for seed in range(20):
        game = Game.create(BOARD, seed, 3, setup)
        game.advance()
        kept.add(tuple(unit.at for unit in game.units()))
    assert kept == {("L",)}, "both are one step from home: the first id goes"


def unsigned(value: int) -> int:
    return value % 2**32


@pytest.mark.parametrize("seed", [0, 1, 2026, 2**31, 2**32 - 1])
def test_a_seats_seed_is_mixed_from_the_matchs_and_the_index_of_its_power(seed: int) -> None:
    """For map power index `i`, the runner sends initialization seed: (Math.imul(matchSeed, 31) + i) >>> 0"""
    for index, power in enumerate(BOARD.powers):
        assert init_seed(seed, index) == unsigned(seed * 31 + index)
        seat = bot_seat(BOARD, power, data_bot("fine"), seed, None)
        assert seat._init()["seed"] == worker_seed(init_seed(seed, index))


DRAWS = {
    "py": "import random\n\ndef orders(state):\n    return [random.random() for _ in range(3)]\n\npropose = orders\n",
    "js": "exports.orders = exports.propose = () => [Math.random(), Math.random(), Math.random()];\n",
}


def drawn(language: str, folder: Path, seed: int, methods: tuple[str, ...]) -> list[float]:
    with worker(write_bot(folder, DRAWS[language], ending=ENDINGS[language]), seed) as bot:
        return [value for method in methods for value in bot.payload(method)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_worker_draws_is_the_stream_of_its_seed(language: str, tmp_path: Path) -> None:
    """The worker installs: Math.random = PactEngine.rng(initSeed ^ 0x9e3779b9);"""
    initial = init_seed(2026, 3)
    stream = Mulberry32(unsigned(initial ^ 0x9E3779B9))
    assert drawn(language, tmp_path, worker_seed(initial), ("orders",)) == [stream.random() for _ in range(3)]


def test_the_stream_is_that_of_the_helpers_generator(tmp_path: Path) -> None:
    """The worker installs: Math.random = PactEngine.rng(initSeed ^ 0x9e3779b9);"""
    with evaluator("js", tmp_path) as bot:
        assert bot.value("[0, 1, 2].map(() => Math.random())") == bot.value("[0, 0, 0].map(PactEngine.rng(0))")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stream_runs_on_from_call_to_call_and_phase_to_phase(language: str, tmp_path: Path) -> None:
    """The sequence is Mulberry32 and persists across calls; it is not reset each phase."""
    stream = Mulberry32(7)
    assert drawn(language, tmp_path, 7, ("propose", "orders", "propose")) == [stream.random() for _ in range(9)]


def test_a_state_tells_the_matchs_seed_to_every_power() -> None:
    """`state.seed` is the match seed, not this mixed worker seed."""
    game = Game.create(BOARD, 2026)
    assert {game.bot_state(power)["seed"] for power in BOARD.powers} == {2026}


HOUSE = sorted(path for path in HOUSE_BOTS.iterdir() if path.suffix in (".py", ".js"))
UNSEEDED = ("time", "datetime", "secrets", "uuid", "os", "socket", "urllib")


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: path.name)
def test_the_house_bots_use_chance_from_the_stream_alone(path: Path) -> None:
    """
    Use only the supplied seeded `Math.random` or your own explicitly seeded generator.
    Avoid clocks, network results, unseeded entropy and locale-sensitive sorting.
    """
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".js":
        assert not any(word in source for word in ("Date", "performance", "crypto", "localeCompare", "Intl"))
        return
    tree = ast.parse(source)
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not imported & set(UNSEEDED)
    calls = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    assert not calls & {"random.seed", "random.SystemRandom", "locale.strxfrm", "id"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stream_that_a_bot_seeds_itself_is_its_own(language: str, tmp_path: Path) -> None:
    """Use only the supplied seeded `Math.random` or your own explicitly seeded generator."""
    code = {
        "py": "[pact_engine.rng(9)(), __import__('random').Random(9).random()]",
        "js": "[PactEngine.rng(9)(), Math.random()]",
    }[language]
    with evaluator(language, tmp_path) as one, evaluator(language, tmp_path) as other:
        first = one.value(code)
        assert first[0] == Mulberry32(9).random()
        assert first == other.value(code)


def test_sorting_goes_by_code_units_wherever_a_match_is_played(tmp_path: Path) -> None:
    """
    Avoid clocks, network results, unseeded entropy and locale-sensitive sorting.
    Prefer numeric or code-unit comparisons.
    """
    places = [province.id for province in BOARD.provinces]
    assert places == sorted(places, key=lambda place: place.encode("utf-16-be"))
    with evaluator("js", tmp_path) as bot:
        assert bot.value("Object.keys(PactEngine.MAP.provinces)") == places
        assert bot.value("Object.keys(PactEngine.MAP.provinces).sort()") == places


PICKS = """
exports.orders = (state) => Object.values(state.legalOrders).map(
  (options) => options[Math.floor(Math.random() * options.length)],
);
"""


def test_the_same_seed_is_the_same_match_again(tmp_path: Path) -> None:
    """Same seed plus same deterministic algorithms and inputs gives reproducible rules and bot random streams."""
    bots = {"Phrygia": data_bot("remembers"), "Lydia": write_bot(tmp_path, PICKS, "picks", ".js")}
    one, again, other = (play(bots, seed).record for seed in (3, 3, 4))
    assert one.text() == again.text()
    assert one.phases != other.phases


@pytest.mark.thinned(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_overruns_its_time_is_played_by_defaults_and_the_record_says_so(language: str) -> None:
    """Wall-clock timeouts remain environment-dependent; reproducibility assumes the bots finish within their budgets.

    What a slow machine made of a match is in its record, so that a replay needs no clock.
    """
    bot = data_bot("never-returns", faults.ENDINGS[language])
    record = play({"Lydia": bot}, deadlines=QUICK).record
    fallbacks = [fallback for phase in record.phases for fallback in phase.fallbacks if fallback.power == "Lydia"]
    assert [fallback.reason for fallback in fallbacks] == ["missing", "missing", "timeout"]
    assert verify(record) is None
