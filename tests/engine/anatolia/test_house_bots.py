"""The house bots: each a sample of its idea, legal in every position, the same again, and a lively game together."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.anatolia import negotiation
from engine.anatolia.board import Board, shipped_board
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.game import Game
from engine.anatolia.promises import Promise, Trust
from engine.resources import HOUSE_BOTS
from helpers.arena import Played, Player, Told, play_out
from helpers.games import random_game, small_board
from helpers.games import units as units_of

pytestmark = pytest.mark.sampled(3)

SEARCH = pytest.param("house.search", marks=pytest.mark.full)
"""It thinks longer than all the others together."""
TRIED = ("house.diplomat", "house.greedy", "house.hold", "house.random", SEARCH, "house.turncoat")
POWERS = shipped_board().powers


def path_of(bot_id: str) -> Path:
    return HOUSE_BOTS / f"{bot_id}.py"


def seated(bot_id: str, power: str = "Caria", board: Board | None = None) -> Player:
    """A bot in a seat of its own, with its stream."""
    return Player(path_of(bot_id), board or shipped_board(), 1, power)


def module_of(bot_id: str, power: str = "Caria", board: Board | None = None) -> Any:
    """The functions of a bot's file."""
    return seated(bot_id, power, board).bot


def play(game: Game, bots: Mapping[str, str], watch: Any = None) -> Played:
    return play_out(game, {power: path_of(bot) for power, bot in bots.items()}, watch)


@pytest.mark.parametrize("bot_id", TRIED)
def test_a_house_bot_is_labelled_as_a_sample_and_has_all_five_methods(bot_id: str) -> None:
    player = seated(bot_id)
    assert (player.module.__doc__ or "").startswith("House sample: ")
    assert player.bot.name.startswith("House ")
    assert all(callable(getattr(player.bot, method)) for method in METHOD_OF_PHASE.values())


@pytest.mark.parametrize("bot_id", TRIED)
def test_a_house_bot_never_falls_back_and_every_order_it_gives_is_valid(bot_id: str) -> None:
    game = Game.create(seed=3, max_years=4)
    others = itertools.cycle(("house.random", "house.greedy"))
    bots = {power: bot_id if power in ("Lydia", "Galatia") else next(others) for power in POWERS}
    assert play(game, bots).fallbacks == []
    given = [
        order
        for season in game.position().seasons
        for order in season.resolution.resolution
        if order.power in ("Lydia", "Galatia")
    ]
    assert given
    assert all(order.valid for order in given)


@pytest.mark.thinned(2)
@pytest.mark.parametrize("bot_id", TRIED)
def test_a_house_bot_answers_legally_wherever_random_play_leads(bot_id: str) -> None:
    """Positions that no sensible game reaches: every answer of every phase is taken, and every order is a legal one."""
    asked: set[str] = set()
    bots = {power: seated(bot_id, power) for power in POWERS}
    for game in random_game(Game.create(seed=5, max_years=12), seed=5):
        for power in game.asked() if game.year % 4 == 0 or game.phase in ("retreats", "builds") else ():
            method = METHOD_OF_PHASE[game.phase]
            asked.add(method)
            state = game.bot_state(power)
            answer = bots[power].call(method, state)
            assert game.check(power, answer) is None
            if method == "orders":
                assert all(order in state["legalOrders"][order["unit"]] for order in answer)
                assert len({order["unit"] for order in answer}) == len(answer) == len(state["legalOrders"])
    assert asked == set(METHOD_OF_PHASE.values())


@pytest.mark.parametrize("bot_id", TRIED)
def test_a_house_bot_plays_on_any_board(bot_id: str) -> None:
    game = Game.create(small_board(), max_years=5)
    assert play(game, dict.fromkeys(game.board.powers, bot_id)).fallbacks == []
    assert game.finished()


@pytest.mark.parametrize("bot_id", TRIED)
def test_a_house_bot_does_not_change_its_snapshot(bot_id: str) -> None:
    player = seated(bot_id)
    state = Game.create(seed=1).bot_state("Caria")
    text = json.dumps(state)
    for method in ("propose", "orders"):
        player.call(method, state)
    assert json.dumps(state) == text


@pytest.mark.thinned(3)
@pytest.mark.parametrize("bot_id", ["house.diplomat", "house.search", "house.turncoat"])
def test_a_house_bot_plays_the_same_game_again_with_its_seed(bot_id: str) -> None:
    def digest(seed: int) -> str:
        game = Game.create(seed=seed, max_years=2)
        play(game, dict(zip(POWERS, [bot_id, "house.greedy", "house.diplomat"] * 2, strict=True)))
        return game.digest()

    assert digest(4) == digest(4)


def test_greed_takes_more_than_holding_and_chance() -> None:
    bots = {power: ("house.greedy", "house.random", "house.hold")[index % 3] for index, power in enumerate(POWERS)}
    played = play(Game.create(seed=0, max_years=6), bots)
    held = {bot: sum(played.centres[p] for p in POWERS if bots[p] == bot) for bot in set(bots.values())}
    assert held["house.greedy"] > held["house.random"] + held["house.hold"]


def test_greed_without_chance_gives_the_same_orders_whatever_the_seed() -> None:
    games = [Game.create(seed=seed, max_years=2) for seed in (1, 2)]
    for game in games:
        play(game, dict.fromkeys(POWERS, "house.greedy"))
    one, other = ([season.resolution for season in game.position().seasons] for game in games)
    assert one == other


@pytest.mark.full
def test_search_wins_against_the_field_that_it_searches_against() -> None:
    """One game, not a measurement: `bench_strength` measures."""
    bots = dict.fromkeys(POWERS, "house.greedy") | {"Galatia": "house.search"}
    played = play(Game.create(seed=1, max_years=8), bots)
    assert played.centres["Galatia"] == max(played.centres.values())
    assert played.centres["Galatia"] > 6


def test_search_judges_a_fixed_number_of_samples_and_never_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a call does is bounded by counts: samples, rounds, and the neighbours of a joint order."""
    player = seated("house.search", "Galatia")
    source = path_of("house.search").read_text(encoding="utf-8")
    assert "import time" not in source
    own: list[int] = []
    theirs: list[int] = []
    monkeypatch.setattr(player.module.Climb, "values", counting(own, player.module.Climb.values))
    monkeypatch.setattr(player.module.Wishes, "liked", counting(theirs, player.module.Wishes.liked))
    game = Game.create(seed=2, max_years=1)
    player.call("orders", game.bot_state("Galatia"))
    module = player.module
    assert set(own) == {module.SAMPLES}
    assert set(theirs) == {module.REPLY["samples"]}
    assert 1 < len(own) <= module.ROUNDS + 1
    assert len(theirs) <= (len(POWERS) - 1) * len(module.STANDING) * (module.REPLY["rounds"] + 1)


def counting(runs: list[int], method: Any) -> Any:
    """The method of a search, which notes against how many samples it judged."""

    def counted(self: Any, rows: Any) -> Any:
        runs.append(self.trials.samples)
        return method(self, rows)

    return counted


def test_a_game_of_diplomats_is_lively() -> None:
    """Centres change hands year after year, deals are made, and the powers end up apart."""
    game = Game.create(seed=2, max_years=10)
    played = play(game, dict.fromkeys(POWERS, "house.diplomat"))
    assert played.fallbacks == []
    seasons = game.position().seasons
    changes = [season.owners_before != season.owners_after for season in seasons if season.season == "Autumn"]
    assert sum(changes) >= 6
    assert any(season.resolution.dislodged for season in seasons)
    assert sum(trust.kept for trust in game.position().trust.values()) > 100
    assert max(played.centres.values()) >= 6
    assert len(set(played.centres.values())) >= 3


@pytest.mark.full
@pytest.mark.parametrize(
    ("others", "games", "years"),
    [("house.random", 3, 6), ("house.turncoat", 3, 6), ("house.search", 1, 3)],
)
def test_a_diplomat_keeps_its_word(others: str, games: int, years: int) -> None:
    """Every promise of every game, whatever the others do and offer."""
    for seed in range(games):
        bots = {power: "house.diplomat" if index % 2 else others for index, power in enumerate(POWERS)}
        game = Game.create(seed=seed, max_years=years)
        play(game, bots)
        for power, bot in bots.items():
            trust: Trust = game.position().trust[power]
            if bot == "house.diplomat":
                assert trust.made > 0
                assert trust.broken == 0, [outcome.to_json() for outcome in trust.broken_promises]


def test_a_turncoat_breaks_its_word_and_only_for_gain_by_its_own_count() -> None:
    """Whenever it breaks a promise, the orders that break it count for more centres than its orders that keep all."""
    broken = kept = 0

    def watch(told: Told) -> None:
        nonlocal broken, kept
        if told.method != "orders":
            return
        for power in ("Lydia", "Galatia"):
            if power not in told.answers:
                continue
            state, orders = told.game.bot_state(power), told.answers[power]
            if not breaks(state, orders):
                kept += bool(state["accepted"])
                continue
            broken += 1
            module = module_of("house.turncoat", power)
            partners = module.partners_of(state)
            faithful = module.Plan(module.View(state, partners), partners).orders()
            assert not breaks(state, faithful)
            assert module.count(state, orders) > module.count(state, faithful)

    bots = {power: "house.turncoat" if power in ("Lydia", "Galatia") else "house.diplomat" for power in POWERS}
    played = play(Game.create(seed=1, max_years=8), bots, watch)
    assert broken > 0
    assert kept > broken
    assert played.broken["Lydia"] + played.broken["Galatia"] >= broken


def breaks(state: dict[str, Any], orders: list[dict[str, Any]]) -> bool:
    """Whether these orders break a promise of peace, by the rules' own reading."""
    game = Game.create(setup={"units": state["units"], "owners": state["owners"]})
    legal = game.legal_orders(state["you"])
    issued = [order for order in itertools.chain(*legal.values()) if order.to_json() in orders]
    promises = [
        Promise(entry["id"], entry["power"], entry["partner"], entry["type"], entry["terms"])
        for entry in state["accepted"]
        if entry["power"] == state["you"]
    ]
    return bool(negotiation.breaches(game.units(), promises, issued))


def test_a_diplomat_believes_nobody_who_breaks_most_promises() -> None:
    module = module_of("house.diplomat")
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
    module = module_of("house.diplomat", "Red", small_board())

    def into_green(orders: list[dict[str, Any]]) -> bool:
        return any("G1" in (order.get("dest"), order.get("targetDest")) for order in orders)

    assert into_green(module.orders(state))
    promise = {"id": "p1", "power": "Red", "partner": "Green", "type": "peace", "terms": {}}
    state["accepted"] = [promise, promise | {"power": "Green", "partner": "Red"}]
    assert not into_green(module.orders(state))


def test_search_comes_to_believe_in_the_policy_that_foresees_the_orders() -> None:
    """Against greed the greedy policies gain weight over the idle one, for every power still there."""
    search = seated("house.search", "Galatia")
    game = Game.create(seed=1, max_years=2)
    others = {power: seated("house.greedy", power) for power in POWERS if power != "Galatia"}
    while not game.finished():
        for power in game.asked():
            player = search if power == "Galatia" else others[power]
            assert game.submit(power, player.call(METHOD_OF_PHASE[game.phase], game.bot_state(power)))["ok"]
        game.advance()
    beliefs, policies = search.bot.beliefs, search.module.Policies
    for index, power in enumerate(sorted(POWERS)):
        if power != "Galatia":
            weights = dict(zip(policies.NAMES, beliefs.weights(index), strict=True))
            assert weights["idle"] < policies.PRIOR[policies.NAMES.index("idle")] / 2
            assert weights["taker"] + weights["partisan"] + weights["drawn"] > 0.6


def searched(text: str, history: list[dict[str, Any]]) -> tuple[Any, Any, Any]:
    """house.search's module, its policies in a position of the small board, and its habits there; Red's view."""
    module = seated("house.search", "Red", small_board()).module
    state = Game.create(small_board(), setup={"units": units_of(text), "phase": "orders"}).bot_state("Red")
    geography = module.Geography(state)
    position = module.Position(geography, state["units"], state["owners"], "Autumn")
    policies = module.Policies(position, module.Relations(geography, state, {}), history)
    return module, policies, module.Habits(position, geography.index["Red"], policies.before)


def test_search_foresees_orders_again_of_units_that_still_stand_there_and_can_give_them() -> None:
    ordered = [
        ("Green", {"unit": "G1", "type": "move", "dest": "X"}, "bounce"),
        ("Blue", {"unit": "B1", "type": "move", "dest": "N1"}, "success"),
        ("Blue", {"unit": "B2", "type": "support", "target": "B1", "targetDest": "N1"}, "success"),
    ]
    resolution = [{**order, "power": power, "valid": True, "outcome": outcome} for power, order, outcome in ordered]
    _, policies, _ = searched("Red A R1, Green A G1, Blue A N1, Blue A B2", [{"resolution": resolution}])
    at = policies.at
    green = at.unit_at[at.map.number["G1"]]
    assert policies.before == {green: at.moves[green][at.map.number["X"]]}
    drawn = [policies.draw("again", at.map.index["Green"])[green] for _ in range(200)]
    assert drawn.count(policies.before[green]) > 100


def test_search_gets_used_to_what_a_power_does_more_often_than_foreseen_and_expects_it_of_others_too() -> None:
    module, policies, habits = searched("Red A R1, Green A G1, Blue A B1", [])
    at = policies.at
    powers = [at.map.index[name] for name in ("Green", "Blue")]
    green, blue = (at.of[power][0] for power in powers)
    codes = np.zeros((2, len(at.place)), dtype=int)
    codes[0, green], codes[0, blue] = at.moves[green][at.map.number["X"]], at.moves[blue][at.map.number["X"]]
    draws = {power: dict.fromkeys(module.Policies.NAMES, codes) for power in powers}
    beliefs = module.Beliefs(at.map.powers)

    def holding(power: int) -> float:
        """How likely it seems that this power holds: every policy draws one attack and one hold."""
        pooled, weights = beliefs.pool(power, draws[power], habits)
        return float(weights[pooled[:, at.of[power][0]] == 0].sum())

    assert holding(powers[0]) == pytest.approx(0.5)
    for _ in range(4):
        beliefs.learn_habits(at, {powers[0]: draws[powers[0]]}, habits, np.zeros(len(at.place), dtype=int))
    assert 0.5 < holding(powers[1]) < holding(powers[0]) < 1


def test_search_asks_everybody_alive_for_peace_and_makes_it_with_whoever_asks() -> None:
    bot = module_of("house.search")
    game = Game.create(seed=1)
    asked = [proposal["to"] for proposal in bot.propose(game.bot_state("Caria")) if proposal["type"] == "peace"]
    assert sorted(asked) == sorted(power for power in POWERS if power != "Caria")
    assert game.submit("Lydia", [{"to": "Caria", "type": "peace", "terms": {}}])["ok"]
    game.advance()
    assert bot.answer(game.bot_state("Caria")) == {"p1": "accept"}


def charged(accepted: list[dict[str, Any]], order: dict[str, Any]) -> tuple[float, Any]:
    """What house.search charges Red for its unit at R1 doing this, with these promises; and the bot's module."""
    setup = {"units": units_of("Red A R1, Red A X, Green A G1"), "phase": "orders"}
    module = seated("house.search", "Red", small_board()).module
    state = Game.create(small_board(), setup=setup).bot_state("Red") | {"accepted": accepted}
    position = module.Position(module.Geography(state), state["units"], state["owners"], "Autumn")
    unit = position.unit_at[position.map.number["R1"]]
    mine = position.of[position.map.index["Red"]]
    row = [position.batch.code(unit, order) if each == unit else 0 for each in mine]
    charges = module.Charges(position, position.map.index["Red"], state, 1.0)
    return float(charges.of(np.array([row]))[0]), module


HOLD = {"unit": "R1", "type": "hold"}
ATTACK = {"unit": "R1", "type": "move", "dest": "G1"}
HELP = {"unit": "R1", "type": "support", "target": "G1", "targetDest": "X"}


def promised(kind: str, **terms: str) -> dict[str, Any]:
    return {"id": "p1", "power": "Red", "partner": "Green", "type": kind, "terms": terms}


def test_search_charges_itself_for_an_attack_on_a_partner_once_however_often_it_promised_peace() -> None:
    charge, module = charged([promised("peace"), promised("alliance", target="Blue")], ATTACK)
    assert 0 < charge < module.Charges.PARTNER, "what it promised is worth less while Green's word is untried"
    assert charged([promised("peace")], HOLD)[0] == 0
    assert charged([], ATTACK)[0] == 0
    assert charged([promised("peace") | {"power": "Green", "partner": "Red"}], ATTACK)[0] == 0


def test_search_charges_itself_for_a_support_not_given_and_a_closed_province_entered() -> None:
    support = promised("support", unit="G1", dest="X")
    charge, module = charged([support], HOLD)
    assert charge == module.Charges.PROMISE
    assert charged([support, support], HELP)[0] == 0
    assert charged([promised("dmz", province="G1")], ATTACK)[0] == module.Charges.PROMISE
    assert charged([promised("dmz", province="X")], HELP)[0] == 0, "to support an entry is not to enter"


def test_search_accepts_to_support_only_with_a_unit_that_has_nothing_else_to_do() -> None:
    """From R2 nothing can be reached but R1. At X there is something to take, at N1 a third power to fear."""
    request = {
        "id": "p1",
        "from": "Blue",
        "to": "Red",
        "type": "request-support",
        "terms": {"unit": "R1", "dest": "hold"},
    }
    cases = {
        "Red A R2, Blue A R1": "accept",
        "Red A X, Blue A R1": "reject",
        "Red A R2, Blue A R1, Green A X": "accept",
    }
    for units, answer in {**cases, "Red A N1, Blue A R1, Green A X": "reject"}.items():
        setup = {
            "units": units_of(units),
            "owners": dict.fromkeys(small_board().centres, "Red") | {"R1": "Blue", "G1": "Green"},
            "phase": "negotiate-answer",
        }
        state = Game.create(small_board(), setup=setup).bot_state("Red") | {"inbox": [request]}
        assert seated("house.search", "Red", small_board()).call("answer", state) == {"p1": answer}, units
