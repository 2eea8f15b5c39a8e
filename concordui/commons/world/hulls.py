"""The outlines of treaties: round their signatories, and past those who did not sign where that can be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

PAD = 12.0
"""Between a card and the outline of the first treaty round it; each further one stands `STEP` farther out."""
STEP = 7.0
NECK = 26.0
"""Width of the band between two signatories where a hull would take others in."""


def hull(members: Sequence[QRectF], others: Sequence[QRectF], depth: int) -> QPainterPath:
    """The outline round the cards of signatories. `depth` counts the treaties that lie inside of it."""
    pad = PAD + STEP * depth
    whole = _swollen(_convex(members), pad)
    if not _crossed(whole, others):
        return whole
    outline = QPainterPath()
    for card in members:
        piece = QPainterPath()
        piece.addRoundedRect(card.adjusted(-pad, -pad, pad, pad), pad, pad)
        outline = outline.united(piece)
    for start, end in _bands(members, others):
        outline = outline.united(_band(start, end))
    return outline.simplified()


def _convex(cards: Sequence[QRectF]) -> QPainterPath:
    """The convex hull of the corners (Andrew's monotone chain)."""
    points = sorted(
        {(x, y) for card in cards for x in (card.left(), card.right()) for y in (card.top(), card.bottom())}
    )
    ring = [*_chain(points), *_chain(points[::-1])]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
    path.closeSubpath()
    return path


def _chain(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    chain: list[tuple[float, float]] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _swollen(path: QPainterPath, by: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * by)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).united(path).simplified()


def _bands(members: Sequence[QRectF], others: Sequence[QRectF]) -> list[tuple[QPointF, QPointF]]:
    """A tree that joins the signatories by short bands that cross as few others as can be (Prim)."""
    joined, left = [members[0]], list(members[1:])
    bands = []
    while left:
        costs = ((_cost(a, b, others), i, j) for i, a in enumerate(joined) for j, b in enumerate(left))
        _, i, j = min(costs)
        bands.append((joined[i].center(), left[j].center()))
        joined.append(left.pop(j))
    return bands


def _cost(a: QRectF, b: QRectF, others: Sequence[QRectF]) -> float:
    dx, dy = a.center().x() - b.center().x(), a.center().y() - b.center().y()
    band = _band(a.center(), b.center())
    return float((dx * dx + dy * dy) ** 0.5 * (1 + 4 * _crossed(band, others)))


def _crossed(path: QPainterPath, cards: Sequence[QRectF]) -> int:
    """How many of the cards a path touches; most are not even near."""
    room = path.boundingRect()
    return sum(room.intersects(card) and path.intersects(card) for card in cards)


def _band(start: QPointF, end: QPointF) -> QPainterPath:
    line = QPainterPath(start)
    line.lineTo(end)
    stroker = QPainterPathStroker()
    stroker.setWidth(NECK)
    return stroker.createStroke(line)
