"""Seats in a game that is under way: what the dialogs of a match are given."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from concordui.match.seat_view import SeatView
from engine.anatolia.board import Board, Power, shipped_board
from engine.anatolia.chronicle import Phase
from engine.anatolia.game import Game
from engine.anatolia.promises import Promise, PromiseOutcome, Trust

UNITS: dict[Power, tuple[str, ...]] = {
    "Phrygia": ("fleet Propontis", "army Aizanoi", "army Kotiaion", "army Synnada"),
    "Lydia": ("army Mysia", "fleet Smyrna", "army Sardis", "army Ephesos", "army Apameia"),
    "Caria": ("army Mylasa", "army Kaunos", "fleet Lykian Sea"),
    "Bithynia": ("fleet Paphlagonian Sea", "army Nikaia", "army Gangra", "army Gordion"),
    "Galatia": ("army Ankyra", "army Pessinous", "army Mazaka", "army Ikonion"),
    "Cilicia": ("army Seleukeia", "army Tarsos", "fleet Pamphylian Sea", "fleet Cilician Sea"),
}
CENTRES: dict[Power, tuple[str, ...]] = {
    "Phrygia": ("Byzantion", "Daskyleion", "Aizanoi", "Kotiaion"),
    "Lydia": ("Pergamon", "Smyrna", "Sardis", "Ephesos", "Apameia"),
    "Caria": ("Halikarnassos", "Mylasa", "Kaunos"),
    "Bithynia": ("Nikomedeia", "Nikaia", "Herakleia", "Sinope"),
    "Galatia": ("Pessinous", "Ankyra", "Tavion", "Mazaka"),
    "Cilicia": ("Seleukeia", "Tarsos", "Anazarbos", "Salamis"),
}
RECORDS: dict[Power, tuple[int, int, int]] = {
    "Phrygia": (8, 1, 1),
    "Lydia": (8, 1, 0),
    "Caria": (7, 0, 0),
    "Bithynia": (8, 3, 2),
    "Galatia": (6, 0, 0),
    "Cilicia": (5, 3, 0),
}
"""Kept, broken, and how many of those to Lydia."""


def id_of(name: str, board: Board | None = None) -> str:
    """The province of the shipped board that is called so."""
    return next(province.id for province in (board or shipped_board()).provinces if province.name == name)


def setup(phase: Phase, units: dict[Power, tuple[str, ...]] | None = None, **more: Any) -> dict[str, Any]:
    """A position of year 3 as `create` takes it; units are written ``army Aizanoi``."""
    return {
        "phase": phase,
        "year": 3,
        "season": "Autumn" if phase == "builds" else "Spring",
        "units": [
            {"power": power, "type": unit.split()[0], "at": id_of(unit.split(" ", 1)[1])}
            for power, own in (units or UNITS).items()
            for unit in own
        ],
        "owners": {id_of(name): power for power, own in CENTRES.items() for name in own},
        **more,
    }


def game_in(phase: Phase, units: dict[Power, tuple[str, ...]] | None = None, **more: Any) -> Game:
    """A game of year 3 in this phase."""
    return Game.create(seed=2026, setup=setup(phase, units, **more))


def view_of(game: Game, power: Power = "Lydia") -> SeatView:
    """What the seat's dialog is given, with the public records of `RECORDS`."""
    position = replace(game.position(), trust={name: _trust(name) for name in game.board.powers})
    return SeatView(power, position, game.bot_state(power))


def _trust(power: Power) -> Trust:
    kept, broken, to_lydia = RECORDS[power]
    partners = ["Lydia"] * to_lydia + ["Galatia" if power != "Galatia" else "Caria"] * (broken - to_lydia)
    outcomes = tuple(
        PromiseOutcome(Promise(f"p{n}", power, partner, "peace", {}), 1, "Spring", False)
        for n, partner in enumerate(partners)
    )
    return Trust(kept + broken, kept, broken, outcomes)


def proposing() -> SeatView:
    """Lydia, Spring of year 3, about to propose."""
    return view_of(game_in("negotiate-propose"))


INBOX = (
    ("Phrygia", "peace", {}),
    ("Caria", "support", {"unit": "Ephesos", "dest": "hold"}),
    ("Bithynia", "request-support", {"unit": "Gordion", "dest": "Kotiaion"}),
    ("Cilicia", "alliance", {"target": "Galatia"}),
)
"""Four proposals to Lydia; supporting Gordion to Kotiaion would break the peace with Phrygia."""


def answering(inbox: tuple[tuple[str, str, dict[str, str]], ...] = INBOX) -> SeatView:
    """Lydia with these proposals to answer."""
    game = game_in("negotiate-propose")
    for sender, kind, terms in inbox:
        places = {key: value if key == "target" or value == "hold" else id_of(value) for key, value in terms.items()}
        taken = game.submissions().get(sender, [])
        done = game.submit(sender, [*taken, {"to": "Lydia", "type": kind, "terms": places}])
        assert done["ok"], done
    game.advance()
    return view_of(game)


def retreating() -> SeatView:
    """Lydia with two dislodged units: the army of Mysia, and that of Apameia."""
    units = {**UNITS, "Caria": ("army Mylasa", "army Xanthos", "fleet Lykian Sea")}
    game = game_in("orders", units)
    orders = {
        "Phrygia": [("Aizanoi", "Mysia"), ("Kotiaion", "Aizanoi", "Mysia"), ("Synnada", "Apameia")],
        "Caria": [("Xanthos", "Synnada", "Apameia")],
    }
    for power, entries in orders.items():
        done = game.submit(power, [_order(*map(id_of, entry)) for entry in entries])
        assert done["ok"], done
    game.advance()
    assert game.phase == "retreats"
    return view_of(game)


def _order(unit: str, *places: str) -> dict[str, str]:
    if len(places) == 1:
        return {"unit": unit, "type": "move", "dest": places[0]}
    return {"unit": unit, "type": "support", "target": places[0], "targetDest": places[1]}


def building() -> SeatView:
    """Lydia with five centres, three units and three free homes."""
    return view_of(game_in("builds", {**UNITS, "Lydia": ("army Mysia", "army Ephesos", "army Apameia")}))


def disbanding() -> SeatView:
    """Lydia with five centres and seven units."""
    lydia = (*UNITS["Lydia"], "fleet Ikarian Sea", "army Ilion")
    return view_of(game_in("builds", {**UNITS, "Lydia": lydia}))
