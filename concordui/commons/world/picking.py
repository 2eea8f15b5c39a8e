"""What is where in a world that is drawn, by arithmetic on its shapes."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPathStroker

from concordui.commons.world.painting import Scene, card_at
from concordui.commons.world.showing import Part

REACH = 12.0
"""How wide a link or an outline is for the pointer."""


def part_at(scene: Scene, at: QPointF) -> Part | None:
    """The topmost part: cards over links over outlines of treaties, the smallest ground last."""
    for node in scene.picture.nodes:
        if card_at(scene.places[node.id]).contains(at):
            return Part("arena", node.id)
    stroker = QPainterPathStroker()
    stroker.setWidth(REACH)
    for link, route in zip(scene.picture.links, scene.routes, strict=True):
        if stroker.createStroke(route).contains(at):
            return Part("link", link.link.id)
    found = [
        (path.boundingRect().width() * path.boundingRect().height(), each.treaty.id)
        for each, path in zip(scene.picture.hulls, scene.hulls, strict=True)
        if path.contains(at) or stroker.createStroke(path).contains(at)
    ]
    return Part("treaty", min(found)[1]) if found else None


def neighbour(scene: Scene, name: str | None, way: tuple[int, int]) -> str | None:
    """The arena that comes next this way; the first of all where none is chosen."""
    names = [node.id for node in scene.picture.nodes]
    if name not in names:
        return names[0] if names else None
    x, y = scene.places[name]
    best: tuple[float, str] | None = None
    for other in names:
        dx, dy = scene.places[other][0] - x, scene.places[other][1] - y
        ahead = dx * way[0] + dy * way[1]
        aside = abs(dx * way[1]) + abs(dy * way[0])
        if ahead > 1.0:
            best = min(best or (float("inf"), ""), (ahead + 2 * aside, other))
    return best[1] if best else None
