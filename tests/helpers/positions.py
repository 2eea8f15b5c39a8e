"""Random boards, units and orders from a `random.Random`, dense enough that orders meet."""

from __future__ import annotations

import random
from typing import Any

from engine.anatolia.board import Board, Unit, build_board
from engine.anatolia.orders import Hold, Move, Order, Support, legal_orders
from engine.hexgrid import neighbours

POWERS = ("Red", "Green", "Blue")
Json = dict[str, Any]


def random_board(rng: random.Random, size: int) -> Board:
    """A small connected graph, mostly land; ids of two to four characters, astral ones among them."""
    ids = [rng.choice("abcXYZλ😀ﬁ") + "_" * rng.randint(0, 1) + f"{index}" for index in range(size)]
    links: dict[str, set[str]] = {place: set() for place in ids}
    for index, place in enumerate(ids[1:], start=1):
        for other in {rng.choice(ids[:index]) for _ in range(rng.randint(1, 3))}:
            links[place].add(other)
            links[other].add(place)
    provinces = [_province(rng, place) for place in ids]
    adjacency = {place: sorted(near) for place, near in links.items()}
    return build_board({"powers": list(POWERS), "provinces": provinces, "adjacency": adjacency})


def random_hexed_board(rng: random.Random, size: int) -> Board:
    """A hex map of up to `size` provinces, each grown from one hex, with gaps of lake and blank."""
    width, height = rng.randint(3, 6), rng.randint(3, 6)
    every = [(col, row) for row in range(height) for col in range(width)]
    rng.shuffle(every)
    land = every[len(every) // 10 :]
    owner = dict(zip(land, "ABCDEFGHIΛλж"[:size], strict=False))
    left = land[len(owner) :]
    while left:
        growing = [cell for cell in left if any(near in owner for near in neighbours(*cell))]
        if not growing:
            break
        cell = rng.choice(growing)
        owner[cell] = owner[rng.choice([near for near in neighbours(*cell) if near in owner])]
        left.remove(cell)
    rows = ["".join(owner.get((col, row)) or rng.choice(" ~") for col in range(width)) for row in range(height)]
    ids = sorted(set(owner.values()))
    return build_board({"rows": rows, "powers": list(POWERS), "provinces": [_province(rng, place) for place in ids]})


def _province(rng: random.Random, place: str) -> Json:
    land = rng.random() < 0.7
    centre = land and rng.random() < 0.6
    home = rng.choice([None, *POWERS]) if centre else None
    return {"id": place, "type": "land" if land else "sea", "sc": centre, "home": home}


def random_units(rng: random.Random, board: Board, count: int, powers: tuple[str, ...]) -> tuple[Unit, ...]:
    """`count` units (or as many as fit) packed around one province, in no order."""
    near = [rng.choice(list(board.adjacency))]
    for place in near:
        near += [
            other for other in rng.sample(board.adjacency[place], len(board.adjacency[place])) if other not in near
        ]
    chosen = near[: count + count // 3]
    rng.shuffle(chosen)
    units = []
    for place in chosen[:count]:
        kinds = [kind for kind in ("army", "fleet") if board.may_stand(kind, place)]
        units.append(Unit(rng.choice(powers), rng.choice(kinds), place))
    return tuple(units)


def random_orders(
    rng: random.Random, board: Board, units: tuple[Unit, ...], moving: float = 0.5, faulty: float = 0.04
) -> dict[str, list[Any]]:
    """Orders for most units, by power: some move, most others support a move, a few entries are faulty."""
    orders: dict[str, Order] = {}
    for unit in units:
        moves = [order for order in legal_orders(board, units, unit.at) if isinstance(order, Move)]
        if moves and rng.random() < moving:
            orders[unit.at] = rng.choice(moves)
    for unit in units:
        if unit.at not in orders:
            legal = legal_orders(board, units, unit.at)
            fitting = [order for order in legal if isinstance(order, Support) and _matches(order, orders)]
            orders[unit.at] = rng.choice(fitting if fitting and rng.random() < 0.8 else legal)
    by_power: dict[str, list[Any]] = {}
    for unit in rng.sample(units, len(units)):
        if rng.random() < 0.97:
            by_power.setdefault(unit.power, []).append(orders[unit.at].to_json())
        if rng.random() < faulty:
            by_power.setdefault(unit.power, []).append(_faulty(rng, board, units))
    return by_power


def _matches(order: Support, orders: dict[str, Order]) -> bool:
    given = orders.get(order.target, Hold(order.target))
    return given.dest == order.target_dest if isinstance(given, Move) else order.target_dest == "hold"


def _faulty(rng: random.Random, board: Board, units: tuple[Unit, ...]) -> Any:
    """An entry that is refused, or doubles another one."""
    unit, place = rng.choice(units).at, rng.choice(list(board.adjacency))
    return rng.choice(
        [
            {"unit": unit, "type": "hold"},
            {"unit": unit, "type": "move", "dest": place},
            {"unit": unit, "type": "support", "target": place},
            {"unit": unit, "type": "support", "target": place, "targetDest": unit},
            {"unit": unit, "type": "convoy", "dest": place},
            {"unit": unit, "type": "move", "dest": 3},
            {"unit": 7, "type": "hold"},
            "hold",
            None,
        ]
    )


def as_json(board: Board) -> Json:
    """The board as the naive adjudicator takes it."""
    data: Json = board.map_json()
    if board.fleet_adjacency is not None:
        data["fleetAdjacency"] = {place: list(near) for place, near in board.fleet_adjacency.items()}
    return data
