"""The house bots: each a sample of its idea, legal in every position, and a lively game together."""

from __future__ import annotations

import importlib.util
import itertools
import json
import random
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.events import FellBack, MatchEvent
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.promises import Trust
from engine.resources import HOUSE_BOTS
from engine.seats.protocol import Call
from engine.seats.scripted import ScriptedSeat
from helpers.bots import run
from helpers.games import small_board

HOUSE = ("house.diplomat", "house.greedy", "house.hold", "house.random")
POWERS = shipped_board().powers
_numbers = itertools.count()


@pytest.fixture(autouse=True)
def stream() -> Iterator[None]:
    """In a worker `random` is the match's stream; here it is seeded, and given back as it was."""
    before = random.getstate()
    random.seed(1)
    yield
    random.setstate(before)


def load(bot_id: str) -> ModuleType:
    """A bot's module of its own: no two seats share one."""
    spec = importlib.util.spec_from_file_location(f"bot{next(_numbers)}", HOUSE_BOTS / f"{bot_id}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def script(bot_id: str) -> Callable[[Call], Any]:
    module = load(bot_id)
    return lambda call: getattr(module, call.method)(call.state)


def play(game: Game, bots: dict[str, str]) -> tuple[Game, list[FellBack]]:
    """A match in this process; answers still pass through JSON."""
    fallbacks: list[FellBack] = []

    def observe(event: MatchEvent) -> None:
        if isinstance(event, FellBack):
            fallbacks.append(event)

    def seat(bot_id: str) -> ScriptedSeat:
        answer = script(bot_id)
        return ScriptedSeat(lambda call: json.loads(json.dumps(answer(call))))

    run(Match(game, {power: seat(bot) for power, bot in bots.items()}, observe=observe).run())
    return game, fallbacks


@pytest.mark.parametrize("bot_id", HOUSE)
def test_a_house_bot_is_labelled_as_a_sample_and_has_all_five_methods(bot_id: str) -> None:
    module = load(bot_id)
    assert (module.__doc__ or "").startswith("House sample: ")
    assert module.name.startswith("House ")
    assert all(callable(getattr(module, method)) for method in METHOD_OF_PHASE.values())


@pytest.mark.parametrize("bot_id", HOUSE)
def test_a_house_bot_never_falls_back_and_every_order_it_gives_is_valid(bot_id: str) -> None:
    game = Game.create(seed=3, max_years=4)
    others = itertools.cycle(("house.random", "house.greedy"))
    bots = {power: bot_id if power in ("Lydia", "Galatia") else next(others) for power in POWERS}
    game, fallbacks = play(game, bots)
    assert fallbacks == []
    given = [
        order
        for season in game.position().seasons
        for order in season.resolution.resolution
        if order.power in ("Lydia", "Galatia")
    ]
    assert given
    assert all(order.valid for order in given)


@pytest.mark.parametrize("bot_id", HOUSE)
def test_a_house_bot_plays_on_any_board(bot_id: str) -> None:
    game = Game.create(small_board(), max_years=5)
    game, fallbacks = play(game, dict.fromkeys(game.board.powers, bot_id))
    assert fallbacks == []
    assert game.finished()


@pytest.mark.parametrize("bot_id", HOUSE)
def test_a_house_bot_does_not_change_its_snapshot(bot_id: str) -> None:
    module = load(bot_id)
    game = Game.create(seed=1)
    state = game.bot_state("Caria")
    text = json.dumps(state)
    for method in ("propose", "orders"):
        getattr(module, method)(state)
    assert json.dumps(state) == text


def test_greed_takes_more_than_holding_and_chance() -> None:
    game = Game.create(seed=0, max_years=6)
    bots = {power: ("house.greedy", "house.random", "house.hold")[index % 3] for index, power in enumerate(POWERS)}
    game, _ = play(game, bots)
    result = game.result()
    assert result is not None
    held = {bot: sum(result["centres"][p] for p in POWERS if bots[p] == bot) for bot in set(bots.values())}
    assert held["house.greedy"] > held["house.random"] + held["house.hold"]


def test_a_game_of_diplomats_is_lively() -> None:
    """Centres change hands year after year, deals are made, and the powers end up apart."""
    game, fallbacks = play(Game.create(seed=2, max_years=10), dict.fromkeys(POWERS, "house.diplomat"))
    assert fallbacks == []
    seasons = game.position().seasons
    changes = [season.owners_before != season.owners_after for season in seasons if season.season == "Autumn"]
    assert sum(changes) >= 6
    assert any(season.resolution.dislodged for season in seasons)
    kept = sum(trust.kept for trust in game.position().trust.values())
    assert kept > 100
    result = game.result()
    assert result is not None
    assert max(result["centres"].values()) >= 6
    assert len(set(result["centres"].values())) >= 3


def test_a_diplomat_keeps_its_word() -> None:
    for seed in range(3):
        bots = {power: "house.diplomat" if index % 2 else "house.random" for index, power in enumerate(POWERS)}
        game, _ = play(Game.create(seed=seed, max_years=6), bots)
        for power, bot in bots.items():
            trust: Trust = game.position().trust[power]
            if bot == "house.diplomat":
                assert trust.made > 0
                assert trust.broken == 0, [outcome.to_json() for outcome in trust.broken_promises]


def test_a_diplomat_believes_nobody_who_breaks_most_promises() -> None:
    module = load("house.diplomat")
    state = Game.create(seed=1).bot_state("Caria")
    clean = module.trust_in(state, "Lydia")
    assert clean == 1.0
    state["trust"]["Lydia"] |= {"promisesMade": 4, "kept": 1, "broken": 3}
    assert module.trust_in(state, "Lydia") == 2 / 5
    state["trust"]["Lydia"]["brokenPromises"] = [{"partner": "Caria"}, {"partner": "Cilicia"}]
    assert module.trust_in(state, "Lydia") == 2 / 7
    proposals = module.propose(state)
    assert proposals
    assert all(proposal["to"] != "Lydia" for proposal in proposals)
    state["phase"] = "negotiate-answer"
    state["inbox"] = [
        {"id": "p1", "from": "Lydia", "to": "Caria", "type": "peace", "terms": {}, "status": "pending"},
        {"id": "p2", "from": "Cilicia", "to": "Caria", "type": "peace", "terms": {}, "status": "pending"},
    ]
    module.enemy = None
    assert module.answer(state) == {"p1": "reject", "p2": "accept"}


def test_a_diplomat_does_not_attack_whom_it_promised_peace() -> None:
    """Two against one: without the promise they take what is Green's."""
    setup = {
        "units": [
            {"power": "Red", "type": "army", "at": "R1"},
            {"power": "Red", "type": "army", "at": "X"},
            {"power": "Green", "type": "army", "at": "G1"},
        ],
        "owners": {place: "Green" if place.startswith("G") else "Red" for place in small_board().centres},
        "phase": "orders",
    }
    state = Game.create(small_board(), setup=setup).bot_state("Red")
    module = load("house.diplomat")

    def into_green(orders: list[dict[str, Any]]) -> bool:
        return any("G1" in (order.get("dest"), order.get("targetDest")) for order in orders)

    assert into_green(module.orders(state))
    promise = {"id": "p1", "power": "Red", "partner": "Green", "type": "peace", "terms": {}}
    state["accepted"] = [promise, promise | {"power": "Green", "partner": "Red"}]
    assert not into_green(module.orders(state))
