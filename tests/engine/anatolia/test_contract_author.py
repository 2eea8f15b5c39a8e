"""`bot-api: Minimal complete bot` and `Author checklist`, sentence by sentence: what an author is told holds."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import code_unit_sorted
from engine.anatolia.conformance.bank import load_bank, questions
from engine.anatolia.events import Finished
from engine.anatolia.game import Game
from engine.resources import HOUSE_BOTS
from engine.seats.catalogue import find_bots, resolve
from engine.seats.protocol import Call
from helpers import faults
from helpers.asking import BOARD, ENDINGS, hold, play, worker
from helpers.bots import FOLDER, data_bot, write_bot

pytestmark = pytest.mark.sampled(3)

LANGUAGES = ("py", "js")
HOUSE = sorted(path for path in HOUSE_BOTS.iterdir() if path.suffix in (".py", ".js"))
REFERENCE = FOLDER / "reference-hold.js"


def test_the_minimal_bot_is_a_bot_as_it_stands() -> None:
    """name: 'Reference Hold'"""
    bot = resolve(REFERENCE, [])
    assert (bot.name, bot.language) == ("Reference Hold", "javascript")
    assert play(dict.fromkeys(BOARD.powers, bot), years=2).told == []


def test_the_minimal_bot_rejects_holds_and_retreats_to_the_first_option() -> None:
    """name: 'Reference Hold'"""
    state = Game.create(BOARD).bot_state("Lydia")
    with worker(resolve(REFERENCE, [])) as bot:
        assert bot.payload("propose", state) == bot.payload("builds", state) == []
        assert bot.payload("answer", {**state, "inbox": [{"id": "p3"}, {"id": "p9"}]}) == {
            "p3": "reject",
            "p9": "reject",
        }
        assert bot.payload("orders", state) == [{"unit": at, "type": "hold"} for at in ("E", "F", "G")]
        retreats = [{"at": "G", "options": ["H", "L"]}, {"at": "E", "options": []}]
        assert bot.payload("retreats", {**state, "retreats": retreats}) == {"G": "H", "E": None}


@pytest.mark.parametrize("bot_id", ["answers-a-promise-js.js", "answers-a-coroutine.py"])
def test_what_must_be_awaited_is_no_answer(bot_id: str) -> None:
    """Implement a synchronous CommonJS-style bot for this contract."""
    with worker(resolve(FOLDER / bot_id, [])) as bot:
        answer = bot.ask()
        assert (answer.reason, answer.gone) == ("uncloneable", False)
        assert bot.payload("builds") == []


def test_the_house_bots_use_what_the_contract_gives_them_and_nothing_else() -> None:
    """
    Return only plain payloads, keep runtime comfortably below two seconds, use no external dependencies, and do not
    access private information or worker internals.
    """
    allowed = {
        "pact_engine",
        "random",
        "__future__",
        "math",
        "itertools",
        "collections",
        "functools",
        "typing",
        "heapq",
        "operator",
        "dataclasses",
        "numpy",
        "collections.abc",
    }
    for path in HOUSE:
        source = path.read_text(encoding="utf-8")
        if path.suffix == ".js":
            assert not re.search(r"\b(import|require)\(", source)
            continue
        tree = ast.parse(source)
        imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert imported <= allowed, path.name


YEARS = {
    "py": "def orders(state):\n    return [state['limits']['maxYears'], state['year']]\n",
    "js": "exports.orders = (state) => [state.limits.maxYears, state.year];\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("years", [1, 12, 30])
def test_a_state_says_how_many_years_there_are(years: int, language: str, tmp_path: Path) -> None:
    """Read `limits.maxYears`; do not assume every match lasts twelve years."""
    with worker(write_bot(tmp_path, YEARS[language], ending=ENDINGS[language])) as bot:
        assert bot.payload("orders", Game.create(BOARD, 0, years).bot_state("Lydia")) == [years, 1]


def test_a_match_lasts_as_many_years_as_it_says() -> None:
    """Read `limits.maxYears`; do not assume every match lasts twelve years."""
    finished = play({}, years=3).events[-1]
    assert isinstance(finished, Finished)
    assert finished.result["year"] == 3


ECHOES = {
    "py": "def orders(state):\n    return [{'unit': place, 'type': 'hold'} for place in state['legalOrders']]\n",
    "js": "exports.orders = (state) => Object.keys(state.legalOrders).map((unit) => ({ unit, type: 'hold' }));\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_greek_ids_go_through_a_worker_and_back_as_they_are(language: str, tmp_path: Path) -> None:
    """Treat IDs as opaque strings, including Greek characters."""
    with worker(write_bot(tmp_path, ECHOES[language], ending=ENDINGS[language])) as bot:
        state = Game.create(BOARD).bot_state("Cilicia")
        assert [order["unit"] for order in bot.payload("orders", state)] == ["Ξ", "Π", "Σ"]


FIRSTS = {
    "py": "def orders(state):\n    return [options[-1] for options in state['legalOrders'].values()]\n\n"
    "def retreats(state):\n    return {unit['at']: unit['options'][-1] for unit in state['retreats']}\n",
    "js": "exports.orders = (state) => Object.values(state.legalOrders).map((options) => options.at(-1));\n"
    "exports.retreats = (state) => Object.fromEntries(state.retreats.map((unit) => [unit.at, unit.options.at(-1)]));\n",
}


def push(call: Call) -> Any:
    """Caria drives Lydia out of L in Spring."""
    if call.method == "orders" and call.state["season"] == "Spring" and call.state["year"] == 1:
        supported = {"unit": "Ψ", "type": "support", "target": "H", "targetDest": "L"}
        return [{"unit": "H", "type": "move", "dest": "L"}, supported]
    return hold(call)


PUSHED = {
    "units": [
        {"power": "Lydia", "type": "army", "at": "L"},
        {"power": "Caria", "type": "army", "at": "H"},
        {"power": "Caria", "type": "army", "at": "Ψ"},
    ],
    "owners": {"G": "Lydia", "I": "Caria", "J": "Caria"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_legal_orders_and_options_list_is_taken(language: str, tmp_path: Path) -> None:
    """Use `legalOrders` and retreat `options` rather than duplicating legality."""
    bot = write_bot(tmp_path, FIRSTS[language], ending=ENDINGS[language])
    played = play({"Lydia": bot}, setup=PUSHED, scripts={"Caria": push})
    assert {(method, reason) for _, _, method, reason in played.told} == {("propose", "missing"), ("answer", "missing")}
    for season in played.game.bot_state("Lydia")["history"]:
        assert all(order["valid"] for order in season["orders"]["Lydia"])


def test_a_centre_stands_in_a_state_by_its_owner_and_a_unit_by_its_place() -> None:
    """Distinguish ownership from occupation and on-board from dislodged units."""
    game = Game.create(
        BOARD, setup={"units": PUSHED["units"], "owners": {"G": "Caria", "H": "Lydia"}, "phase": "orders"}
    )
    state = game.bot_state("Lydia")
    assert state["owners"]["H"] == "Lydia"
    assert {"power": "Caria", "type": "army", "at": "H"} in state["units"]
    assert state["centresByPower"] == {**dict.fromkeys(BOARD.powers, 0), "Lydia": 1, "Caria": 1}


def test_a_dislodged_unit_is_among_the_retreats_and_no_longer_on_the_board() -> None:
    """Distinguish ownership from occupation and on-board from dislodged units."""
    game = Game.create(BOARD, setup={**PUSHED, "phase": "orders"})
    game.submit("Caria", push(Call("orders", '{"season": "Spring", "year": 1}', lambda _: None)))
    game.advance()
    state = game.bot_state("Lydia")
    assert state["phase"] == "retreats"
    assert [unit["at"] for unit in state["units"] if unit["power"] == "Lydia"] == []
    assert [(unit["at"], unit["attacker"]) for unit in state["retreats"]] == [("L", "H")]
    assert state["legalOrders"] == {}


def test_a_support_that_was_issued_keeps_its_promise_though_it_was_cut() -> None:
    """Distinguish issuing promised support from its successful effect."""
    units = [
        {"power": "Lydia", "type": "army", "at": "L"},
        {"power": "Lydia", "type": "army", "at": "G"},
        {"power": "Phrygia", "type": "army", "at": "M"},
        {"power": "Caria", "type": "army", "at": "H"},
    ]
    game = Game.create(BOARD, setup={"units": units, "owners": {}})
    assert game.submit("Lydia", [{"to": "Phrygia", "type": "support", "terms": {"unit": "M", "dest": "hold"}}])["ok"]
    game.advance()
    assert game.submit("Phrygia", {"p1": "accept"})["ok"]
    game.advance()
    assert game.submit("Lydia", [{"unit": "L", "type": "support", "target": "M", "targetDest": "hold"}])["ok"]
    assert game.submit("Caria", [{"unit": "H", "type": "move", "dest": "L"}])["ok"]
    game.advance()
    [season] = game.bot_state("Lydia")["history"]
    support = next(order for order in season["orders"]["Lydia"] if order["type"] == "support")
    assert (support["outcome"], support["effective"]) == ("cut", False)
    assert [promise["outcome"] for promise in season["promises"]] == ["kept"]


CHANGES = {
    "py": "def orders(state):\n    state['units'].clear()\n    state['owners'].update(G='Caria')\n    return []\n",
    "js": "exports.orders = (state) => { state.units.length = 0; state.owners.G = 'Caria'; return []; };\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_changing_a_snapshot_changes_nothing_in_the_game(language: str, tmp_path: Path) -> None:
    """Do not mutate snapshots expecting engine changes."""
    changed = play({"Lydia": write_bot(tmp_path, CHANGES[language], ending=ENDINGS[language])}).game
    untouched = play({}).game
    assert changed.digest() == untouched.digest()


KEEPS = {
    "py": "import random\nseen = []\n\ndef orders(state):\n    seen.append(random.random())\n    return seen\n",
    "js": "const seen = [];\nexports.orders = () => { seen.push(Math.random()); return seen; };\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_module_remembers_is_its_seats_and_comes_again_with_the_seed(language: str, tmp_path: Path) -> None:
    """Keep persistent module memory seat-local and deterministic."""
    bot = write_bot(tmp_path, KEEPS[language], ending=ENDINGS[language])
    with worker(bot, 4) as one, worker(bot, 5) as other, worker(bot, 4) as again:
        remembered = [[seat.payload() for _ in range(3)][-1] for seat in (one, other, again)]
    assert remembered[0] == remembered[2] != remembered[1]
    assert [len(values) for values in remembered] == [3, 3, 3]


ENDS = ("one-unit", "no-unit", "no-centre", "two-powers", "last-autumn", "one-year", "disband-all")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_of_games_are_asked_of_a_bot_like_all_else(language: str) -> None:
    """Test malformed returns, missing optional methods and end-game positions.

    What is malformed or lacks, in both languages, stands in the table of faults (`helpers.faults`).
    """
    stories = [story for story in load_bank() if story.id in ENDS]
    assert len(stories) == len(ENDS)
    with worker(data_bot("fine", faults.ENDINGS[language])) as bot:
        for story in stories:
            for question in questions(story):
                answer = bot.ask(question.call.method, question.call.state)
                assert answer.reason is None, answer.detail
                assert question.call.check(answer.payload) is None
    reasons = {row.reason for row in faults.ROWS if row.language == language}
    assert {"missing", "invalid", "uncloneable", "exception"} <= reasons


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: path.name)
def test_a_house_bot_says_that_it_is_a_sample(path: Path) -> None:
    """Label house samples as samples, not AI-model entries."""
    bot = find_bots([HOUSE_BOTS])[path.name[: -len(path.suffix)]]
    assert bot.id.startswith("house.")
    assert re.search(r"\bsample\b", bot.about, re.IGNORECASE), bot.about
    assert not re.search(r"\b(gpt|claude|llm|model)\b", f"{bot.name} {bot.about}", re.IGNORECASE)


def test_powers_and_places_are_sorted_by_code_units() -> None:
    """Treat IDs as opaque strings, including Greek characters."""
    state = Game.create(BOARD).bot_state("Cilicia")
    assert list(state["map"]["adjacency"]) == code_unit_sorted(state["map"]["adjacency"])
    assert data_bot("fine").name == "Fine"
