"""Games for tests: a small board, orders and units in short, and whole games played at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from engine.anatolia import adjustments, negotiation
from engine.anatolia.board import Board, build_board
from engine.anatolia.game import Game
from engine.anatolia.orders import Move, Order, Support
from engine.anatolia.promises import PROPOSAL_TYPES

LINKS = "X-R1 X-G1 X-B1 X-N1 R1-R2 G1-G2 B1-B2 N1-N2 R1-G1 G1-B1 B1-N1 N1-R1 S-R1 S-G1 S-B1"
"""Red, Green and Blue with two homes each around X; neutral centres N1 and N2; a sea S. Eight centres: five win."""


def small_board() -> Board:
    homes = {"R": "Red", "G": "Green", "B": "Blue"}
    places = ["B1", "B2", "G1", "G2", "N1", "N2", "R1", "R2", "S", "X"]
    near: dict[str, list[str]] = {place: [] for place in places}
    for link in LINKS.split():
        one, other = link.split("-")
        near[one].append(other)
        near[other].append(one)
    provinces = [
        {
            "id": place,
            "type": "sea" if place == "S" else "land",
            "sc": place not in ("S", "X"),
            "home": homes.get(place[0]),
        }
        for place in places
    ]
    start = {power: [{"type": "army", "at": f"{letter}1"}] for letter, power in homes.items()}
    return build_board(
        {"name": "Small", "powers": ["Red", "Green", "Blue"], "provinces": provinces, "adjacency": near, "start": start}
    )


def units(text: str) -> list[dict[str, str]]:
    """``"Red A R1, Green F S"`` as units."""
    kinds = {"A": "army", "F": "fleet"}
    parts = [part.split() for part in text.split(",") if part.strip()]
    return [{"power": power, "type": kinds[kind], "at": at} for power, kind, at in parts]


def orders(text: str) -> list[dict[str, str]]:
    """``"R1-X, R2 S R1-X, G1 S R2, G2 H"`` as orders."""
    return [_order(part.split()) for part in text.split(",") if part.strip()]


def _order(words: list[str]) -> dict[str, str]:
    if len(words) == 1:
        unit, dest = words[0].split("-")
        return {"unit": unit, "type": "move", "dest": dest}
    if words[1] == "H":
        return {"unit": words[0], "type": "hold"}
    target, _, dest = words[2].partition("-")
    return {"unit": words[0], "type": "support", "target": target, "targetDest": dest or "hold"}


def begin(text: str | None = None, **setup: Any) -> Game:
    """A game on the small board; `text` gives the units, `setup` the rest and the game's ``max_years`` and ``seed``."""
    options = {key: setup.pop(key) for key in ("max_years", "seed") if key in setup}
    if text is not None:
        setup["units"] = units(text)
    return Game.create(small_board(), setup=setup or None, **options)


def submit(game: Game, **payloads: Any) -> None:
    """Submit by power; orders may be given in short. Each must be accepted."""
    for power, payload in payloads.items():
        payload = orders(payload) if isinstance(payload, str) else payload
        assert game.submit(power, payload) == {"ok": True}


def play(game: Game, **payloads: Any) -> Game:
    """Submit by power, then carry out the phase."""
    submit(game, **payloads)
    game.advance()
    return game


def to_phase(game: Game, phase: str, year: int | None = None, season: str | None = None) -> Game:
    """Advance with defaults until this phase is open, in that year and season if they are given."""
    wanted = (phase, year, season)
    for _ in range(200):
        if game.phase == phase and year in (None, game.year) and season in (None, game.season):
            return game
        assert not game.finished(), f"the game ended before {wanted}"
        game.advance()
    raise AssertionError(f"{wanted} never came")


def deal(game: Game, *proposals: tuple[str, str, str, dict[str, str]]) -> Game:
    """Propose and accept: ``(sender, to, type, terms)`` each; leaves the game in the orders phase."""
    lists: dict[str, list[Any]] = {}
    for sender, to, kind, terms in proposals:
        lists.setdefault(sender, []).append({"to": to, "type": kind, "terms": terms})
    play(game, **lists)
    for power in game.living():
        submit(game, **{power: dict.fromkeys((p["id"] for p in game.bot_state(power)["inbox"]), "accept")})
    game.advance()
    return game


def random_payload(game: Game, power: str, rng: random.Random) -> Any:
    """A legal payload for the open phase, chosen at random."""
    return _RANDOM[game.phase](game, power, rng)


def _propose(game: Game, me: str, rng: random.Random) -> Any:
    chosen = []
    others = negotiation.partners(game.board, game.living(), me)
    for _ in range(rng.randrange(4) if others else 0):
        to, kind = rng.choice(others), rng.choice(PROPOSAL_TYPES)
        terms = list(negotiation.offers(game.board, game.units(), game.living(), me, to, kind))
        if terms:
            chosen.append({"to": to, "type": kind, "terms": rng.choice(terms)})
    return chosen


def _answer(game: Game, me: str, rng: random.Random) -> Any:
    mine = [proposal.id for proposal in game.proposals() if proposal.to == me]
    return {number: rng.choice(("accept", "accept", "reject")) for number in mine}


def _orders(game: Game, me: str, rng: random.Random) -> Any:
    """Moves first, then mostly supports of them, so that units are dislodged; one in ten has no order."""
    chosen: dict[str, Order] = {}
    moving: set[tuple[str, str]] = set()
    legal = game.legal_orders(me)
    places = [place for place in legal if rng.random() < 0.9]
    rng.shuffle(places)
    for place in places:
        options = legal[place]
        fitting = [o for o in options if isinstance(o, Support) and (o.target, o.target_dest) in moving]
        order = rng.choice(fitting or [o for o in options if isinstance(o, Move)] or options)
        if rng.random() < 0.2:
            order = rng.choice(options)
        if isinstance(order, Move):
            moving.add((place, order.dest))
        chosen[place] = order
    return [order.to_json() for order in chosen.values()]


def _retreats(game: Game, me: str, rng: random.Random) -> Any:
    return {unit.at: rng.choice([*unit.options, None]) for unit in game.dislodged() if unit.power == me}


def _builds(game: Game, me: str, rng: random.Random) -> Any:
    due = adjustments.due(game.board, game.owners(), game.units())[me]
    if due < 0:
        mine = [unit.at for unit in game.units() if unit.power == me]
        return [{"disband": at} for at in rng.sample(mine, rng.randint(0, -due))]
    homes = list(adjustments.buildable(game.board, game.owners(), game.units(), me))
    places = rng.sample(homes, min(len(homes), rng.randint(0, due) if due else 0))
    kinds = {at: [kind for kind in ("army", "fleet") if game.board.may_stand(kind, at)] for at in places}
    return [{"type": rng.choice(kinds[at]), "at": at} for at in places]


_RANDOM: dict[str, Callable[[Game, str, random.Random], Any]] = {
    "negotiate-propose": _propose,
    "negotiate-answer": _answer,
    "orders": _orders,
    "retreats": _retreats,
    "builds": _builds,
}


def random_game(game: Game, seed: int) -> Iterator[Game]:
    """Play a whole game at random; yields it in every phase after the submissions of that phase, and once when over."""
    rng = random.Random(seed)
    while not game.finished():
        for power in game.asked():
            answer = game.submit(power, random_payload(game, power, rng))
            assert answer == {"ok": True}, answer
        yield game
        game.advance()
    yield game
