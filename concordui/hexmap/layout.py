"""A layout for boards that are graphs: stress majorisation from a spectral start, the same on every machine.

The stress is that of Gansner, Koren and North (2004): distances on the page near distances in the graph, weighted by
their inverse square. Nodes that end too near each other are then pushed apart.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.anatolia.board import Board, ProvinceId

NODE_RADIUS = 23.0
LINK = 104.0
"""Length of a link between neighbours, in map pixels: room for a unit, a name and an arrow."""
_APART = 78.0
_ROUNDS = 220

Floats: TypeAlias = NDArray[np.float64]


def layout(board: Board) -> Mapping[ProvinceId, tuple[float, float]]:
    """Where each province of a graph board lies, in map pixels, the corner of all at (40, 40)."""
    places = list(board.adjacency)
    if not places:
        return {}
    steps = _distances(board, places)
    points = _stress(_start(steps), steps)
    points = _apart(_upright(points))
    points -= points.min(axis=0) - 40.0
    return {place: (round(float(x), 1), round(float(y), 1)) for place, (x, y) in zip(places, points, strict=True)}


def _distances(board: Board, places: list[ProvinceId]) -> Floats:
    """Steps between all pairs; pairs without a way are as far apart as the longest way and one more."""
    index = {place: k for k, place in enumerate(places)}
    steps = np.full((len(places), len(places)), np.inf)
    for place in places:
        row, todo = steps[index[place]], deque([place])
        row[index[place]] = 0.0
        while todo:
            here = todo.popleft()
            for near in board.adjacency[here]:
                if np.isinf(row[index[near]]):
                    row[index[near]] = row[index[here]] + 1.0
                    todo.append(near)
    known = steps[np.isfinite(steps)]
    steps[np.isinf(steps)] = float(known.max()) + 1.0
    return steps


def _start(steps: Floats) -> Floats:
    """Classical scaling: the two greatest axes of the double-centred squared distances."""
    count = len(steps)
    if count == 1:
        return np.zeros((1, 2))
    centre = np.eye(count) - 1.0 / count
    values, vectors = np.linalg.eigh(-0.5 * centre @ (steps**2) @ centre)
    axes = vectors[:, -2:] * np.sqrt(np.maximum(values[-2:], 1e-9))
    # The sign of an axis is the solver's whim: make the entry of greatest size positive.
    signs = np.sign(axes[np.argmax(np.abs(np.round(axes, 6)), axis=0), [0, 1]])
    spread = np.stack([np.cos(np.arange(count) * 2.4), np.sin(np.arange(count) * 2.4)], axis=1)
    return np.asarray(axes * np.where(signs == 0, 1, signs) * LINK + spread * 0.01)


def _stress(points: Floats, steps: Floats) -> Floats:
    """Guttman's transform, repeated: each round can only lower the stress."""
    if len(points) < 3:
        return points
    wanted = steps * LINK
    weights = np.where(steps > 0, 1.0 / np.maximum(steps, 1e-9) ** 2, 0.0)
    inverse = np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights)
    for _ in range(_ROUNDS):
        gaps = np.linalg.norm(points[:, None] - points[None], axis=2)
        ratio = np.where(gaps > 1e-9, weights * wanted / np.maximum(gaps, 1e-9), 0.0)
        points = inverse @ ((np.diag(ratio.sum(axis=1)) - ratio) @ points)
    return np.asarray(points)


def _upright(points: Floats) -> Floats:
    """Turned so that the page is wider than tall."""
    spread = points.max(axis=0) - points.min(axis=0)
    return np.asarray(points[:, ::-1] if spread[1] > spread[0] else points).copy()


def _apart(points: Floats) -> Floats:
    """Pairs nearer than a node needs are pushed apart along their line, until none is or 400 rounds are over."""
    rows, cols = np.triu_indices(len(points), 1)
    for _ in range(400):
        way = points[cols] - points[rows]
        gaps = np.linalg.norm(way, axis=1)
        near = gaps < _APART
        if not near.any():
            break
        push = way[near] / np.maximum(gaps[near], 1e-9)[:, None] * ((_APART - gaps[near]) / 2 + 0.1)[:, None]
        np.add.at(points, rows[near], -push)
        np.add.at(points, cols[near], push)
    return points
