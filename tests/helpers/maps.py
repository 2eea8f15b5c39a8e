"""Positions for the map's tests: the shipped board in the middle of a game, and every province occupied."""

from __future__ import annotations

from concordui.hexmap import DrawnOrder, DrawnRetreat, MapState
from concordui.hexmap.state import DrawnPromise
from engine.anatolia.board import Board, Unit
from engine.anatolia.orders import HOLD, Move, Support
from engine.anatolia.outcomes import Dislodged


def ids(board: Board) -> dict[str, str]:
    """Province ids by name."""
    return {province.name: province.id for province in board.provinces}


def occupied(board: Board) -> MapState:
    """A unit in every province, a fleet wherever one may stand: nothing can need more room."""
    units = tuple(
        Unit(board.powers[index % len(board.powers)], "fleet" if board.may_stand("fleet", p.id) else "army", p.id)
        for index, p in enumerate(board.provinces)
    )
    owners = {p.id: board.powers[index % len(board.powers)] for index, p in enumerate(board.provinces) if p.sc}
    return MapState(units=units, owners=owners)


def given(board: Board) -> MapState:
    """Orders being entered: Sardis is selected, its targets are lit and the rest is dimmed."""
    at = ids(board)
    units = (
        *(Unit("Lydia", "army", at[name]) for name in ("Mysia", "Sardis", "Apameia")),
        Unit("Lydia", "fleet", at["Smyrna"]),
        Unit("Phrygia", "army", at["Aizanoi"]),
    )
    orders = (
        DrawnOrder("Lydia", Move(at["Apameia"], at["Aizanoi"])),
        DrawnOrder("Lydia", Support(at["Mysia"], at["Apameia"], at["Aizanoi"])),
    )
    targets = frozenset(at[name] for name in ("Mysia", "Pergamon", "Ephesos"))
    owners = {at["Sardis"]: "Lydia", at["Pergamon"]: "Lydia", at["Aizanoi"]: "Phrygia"}
    return MapState(units=units, owners=owners, orders=orders, targets=targets, selected=at["Sardis"], dim=True)


def resolved(board: Board) -> MapState:
    """A resolution: a unit dislodged that may retreat, a ghost, a cut, a bounce, a support that held, a word broken."""
    at = ids(board)
    units = (
        Unit("Lydia", "army", at["Aizanoi"]),
        Unit("Lydia", "army", at["Mysia"]),
        Unit("Phrygia", "army", at["Kotiaion"]),
        Unit("Bithynia", "army", at["Gordion"]),
    )
    orders = (
        DrawnOrder("Lydia", Move(at["Apameia"], at["Aizanoi"]), "success"),
        DrawnOrder("Lydia", Support(at["Mysia"], at["Apameia"], at["Aizanoi"]), "success", True),
        DrawnOrder("Phrygia", Support(at["Kotiaion"], at["Aizanoi"], HOLD), "cut", False),
        DrawnOrder("Bithynia", Move(at["Gordion"], at["Kotiaion"]), "bounce"),
    )
    gone = Dislodged("Phrygia", "army", at["Aizanoi"], at["Apameia"], (at["Synnada"],))
    broken = DrawnPromise(
        kept=False,
        at=at["Apameia"],
        toward=at["Aizanoi"],
        places=(at["Apameia"], at["Aizanoi"]),
        told=(("Lydia to Phrygia: Peace", "Broken by Apameia \N{RIGHTWARDS ARROW} Aizanoi"),),
    )
    return MapState(
        units=units,
        orders=orders,
        dislodged=(gone,),
        ghosts=(Unit("Lydia", "army", at["Apameia"]),),
        retreats=DrawnRetreat.options(gone),
        owners={at["Aizanoi"]: "Phrygia"},
        promises=(broken,),
    )
