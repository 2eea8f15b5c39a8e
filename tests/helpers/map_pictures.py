"""Pictures of textbook positions, framed on the region in which they happen, painted without a window."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from concordui.hexmap import DrawnOrder, DrawnRetreat, MapState, MapView
from concordui.hexmap.geometry import Geometry
from concordui.lab.analysis import Analysis
from concordui.lab.document import read
from concordui.lab.map_state import Looked, map_state
from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Board, Unit
from engine.anatolia.cases import Case, read_case
from engine.anatolia.library import TextbookPosition
from engine.anatolia.orders import HOLD, Move, Order, Support, legal_orders

WIDTH = 480
"""Pixels across each picture."""
HEIGHTS = (300, 400)
"""The least and the greatest height of a picture."""
ZOOM = 1.3
"""Screen pixels a map pixel where the region is small enough; less where it is not."""
MARGIN = 70.0
"""Screen pixels from an outer slot to the picture's edge."""


def lab_state(position: TextbookPosition) -> MapState:
    """What the lab's map shows of a position when it is opened: units where they were ordered, with every outcome.

    Of a lesson on retreats the dislodged unit is looked at, so that its ways are shown.
    """
    opened, _ = read(position.case, position.id)
    analysis = Analysis.of(opened.board, opened.units, opened.entries())
    gone = [unit.at for unit in analysis.resolution.dislodged] if position.chapter == "Retreats" else []
    return map_state(opened, analysis, Looked(unit=gone[0] if gone else None))


def match_state(position: TextbookPosition) -> MapState:
    """What the map of a match shows of the same season: units where they ended, ghosts, bursts and ways to retreat."""
    return resolved_state(read_case(position.case))


def resolved_state(case: Case) -> MapState:
    """The resolution of a case as a match shows it; centres are owned by those whose homes they are."""
    result = adjudicate(case.board, case.units, case.orders)
    moved = {e.unit for e in result.resolution if isinstance(e.order, Move) and e.outcome == "success"}
    return MapState(
        units=result.units,
        dislodged=result.dislodged,
        orders=tuple(DrawnOrder.resolved(entry) for entry in result.resolution),
        ghosts=tuple(unit for unit in case.units if unit.at in moved),
        retreats=tuple(way for gone in result.dislodged for way in DrawnRetreat.options(gone)),
        owners={province.id: province.home for province in case.board.provinces if province.home},
    )


def random_case(board: Board, seed: int, *, friendly: bool = False) -> Case:
    """22 units with random legal orders, half of them supports; with `friendly`, of what others were ordered."""
    rng = Random(seed)
    places = sorted(rng.sample(sorted(board.by_id), 22))
    units = tuple(
        Unit(rng.choice(board.powers), "fleet" if board.by_id[at].type == "sea" else "army", at) for at in places
    )
    legal = {unit.at: legal_orders(board, units, unit.at) for unit in units}
    chosen = {at: rng.choice([o for o in legal[at] if not isinstance(o, Support)]) for at in places}
    for at in places:
        supports = [o for o in legal[at] if isinstance(o, Support) and (not friendly or _matches(o, chosen))]
        if supports and rng.random() < 0.5:
            chosen[at] = rng.choice(supports)
    return Case(seed, board, units, [order.to_json() for order in chosen.values()])


def _matches(order: Support, chosen: Mapping[str, Order]) -> bool:
    other = chosen[order.target]
    return other.dest == order.target_dest if isinstance(other, Move) else order.target_dest == HOLD


def places_of(state: MapState) -> set[str]:
    """Every province that a mark of the state stands in or points at."""
    found = {unit.at for unit in (*state.units, *state.ghosts, *state.dislodged)}
    for drawn in state.orders:
        order = drawn.order
        found.add(order.unit)
        if isinstance(order, Move):
            found.add(order.dest)
        elif isinstance(order, Support):
            found |= {order.target, order.target_dest} - {"hold"}
    return found | {way.to for way in state.retreats}


def framed(geometry: Geometry, state: MapState) -> tuple[float, QRectF]:
    """The zoom, and the part of the map (map pixels) that a picture of the state shows."""
    slots = [geometry.slot(place) for place in sorted(places_of(state)) if place in geometry.labels]
    left, right = min(p.x() for p in slots), max(p.x() for p in slots)
    top, bottom = min(p.y() for p in slots), max(p.y() for p in slots)
    zoom = min(ZOOM, (WIDTH - 2 * MARGIN) / max(right - left, 1.0), (HEIGHTS[1] - 2 * MARGIN) / max(bottom - top, 1.0))
    height = min(max((bottom - top) * zoom + 2 * MARGIN, HEIGHTS[0]), HEIGHTS[1])
    middle = QPointF((left + right) / 2, (top + bottom) / 2)
    size = QSize(WIDTH, round(height))
    room = QRectF(0, 0, size.width() / zoom, size.height() / zoom)
    room.moveCenter(middle)
    return zoom, room


def picture(view: MapView, state: MapState, like: MapState | None = None) -> QImage:
    """The state as a view of the map paints it, framed as `like` where that is given."""
    scene = view.map_scene
    zoom, room = framed(scene.geometry, like or state)
    view.setFixedSize(WIDTH, round(room.height() * zoom))
    view.set_position(state)
    view.set_zoom(zoom)
    view.centerOn(room.center())
    view.settle()
    scene.tiles.catch_up()
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    view.viewport().render(painter, QPoint(), QRegion(), QWidget.RenderFlag(0))
    painter.end()
    return image
