"""Where everything of a board lies, in map pixels: outlines, lines between provinces, slots, and what is at a point.

Computed once a board, with shapely; a hexed board from its cells, a graph board from a layout (`hexmap.layout`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from shapely import Point, get_parts, union_all
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

from concordui.hexmap.labels import CLOSE, Label, fixed_slots, place_labels
from concordui.hexmap.layout import NODE_RADIUS, layout
from engine import hexgrid
from engine.anatolia.board import IMPASSABLE, OFF_MAP, Board, ProvinceId

LineKind = Literal["border", "sea border", "coast", "grid", "link"]
XY: TypeAlias = tuple[float, float]

_GRID = 1e-3
"""Points nearer than this are one: what rounding leaves between neighbouring hexes."""


@dataclass(frozen=True, eq=False)
class Geometry:
    """The shapes of a board: shapely's areas, and the same as paths for Qt. `bounds` holds everything."""

    board: Board
    shapes: Mapping[ProvinceId, BaseGeometry]
    lines: Mapping[LineKind, tuple[QPainterPath, ...]]
    blocked: BaseGeometry
    bounds: QRectF
    labels: Mapping[ProvinceId, Label]
    close_labels: Mapping[ProvinceId, Label]
    paths: Mapping[ProvinceId, QPainterPath] = field(init=False)
    water: BaseGeometry = field(init=False)
    impassable: QPainterPath = field(init=False)
    land: QPainterPath = field(init=False)
    sea: QPainterPath = field(init=False)
    whole: BaseGeometry = field(init=False)

    def __post_init__(self) -> None:
        paths = {place: path_of(shape) for place, shape in self.shapes.items()}
        object.__setattr__(self, "paths", paths)
        wholes = []
        for kind in ("land", "sea"):
            places = [p.id for p in self.board.provinces if p.type == kind]
            whole = union_all([self.shapes[place] for place in places], grid_size=_GRID)
            object.__setattr__(self, kind, path_of(whole))
            wholes.append(whole)
        object.__setattr__(self, "water", wholes[1])
        object.__setattr__(self, "impassable", path_of(self.blocked))
        object.__setattr__(self, "whole", union_all([*wholes, self.blocked], grid_size=_GRID))

    def labels_at(self, zoom: float) -> Mapping[ProvinceId, Label]:
        """The labels that hold at a zoom."""
        return self.labels if zoom >= CLOSE else self.close_labels

    def slot(self, place: ProvinceId, zoom: float = 1.0) -> QPointF:
        """The middle of a province's unit at a zoom, in map pixels."""
        return QPointF(*self.labels_at(zoom)[place].slot)

    def shore(self, reach: float) -> QPainterPath:
        """The water of seas that is within `reach` of land."""
        land = union_all([self.shapes[p.id] for p in self.board.provinces if p.type == "land"], grid_size=_GRID)
        return path_of(land.buffer(reach).intersection(self.water))

    def rim(self, place: ProvinceId, width: float) -> QPainterPath:
        """What of a province is within `width` of its border."""
        shape = self.shapes[place]
        return path_of(shape.difference(shape.buffer(-width)))

    def veil(self, lit: Iterable[ProvinceId]) -> QPainterPath:
        """Everything but the lit provinces."""
        return path_of(self.whole.difference(union_all([self.shapes[place] for place in sorted(lit)])))

    def province_at(self, point: QPointF) -> ProvinceId | None:
        """The province at a point of the map, by arithmetic on the grid; None off the map and on impassable cells."""
        if self.board.hexed:
            col, row = hexgrid.cell_at(point.x(), point.y(), self.board.hex_size)
            char = _char(self.board, col, row)
            return None if char in (OFF_MAP, IMPASSABLE) else char
        return self._node_at(point)

    def _node_at(self, point: QPointF) -> ProvinceId | None:
        best, least = None, NODE_RADIUS * NODE_RADIUS
        for place, label in self.labels.items():
            dx, dy = point.x() - label.slot[0], point.y() - label.slot[1]
            if dx * dx + dy * dy <= least:
                best, least = place, dx * dx + dy * dy
        return best


def path_of(shape: BaseGeometry) -> QPainterPath:
    """A shapely area as a path (odd-even, so that holes are holes)."""
    path = QPainterPath()
    for part in get_parts(shape):
        if isinstance(part, Polygon) and not part.is_empty:
            for ring in (part.exterior, *part.interiors):
                _add_line(path, list(ring.coords)[:-1])
                path.closeSubpath()
    return path


def _add_line(path: QPainterPath, points: Iterable[XY]) -> None:
    for index, (x, y) in enumerate(points):
        if index:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)


_KNOWN: WeakKeyDictionary[Board, Geometry] = WeakKeyDictionary()


def geometry_of(board: Board) -> Geometry:
    """The geometry of a board, computed once while the board lives."""
    if board not in _KNOWN:
        _KNOWN[board] = _hexed(board) if board.hexed else _graph(board)
    return _KNOWN[board]


# Hexed boards --------------------------------------------------------------------------------------------------


def _hexed(board: Board) -> Geometry:
    shapes = {
        province.id: union_all([_hexagon(cell, board.hex_size) for cell in province.hexes], grid_size=_GRID)
        for province in board.provinces
    }
    blocked = union_all(
        [
            _hexagon((col, row), board.hex_size)
            for row, line in enumerate(board.rows)
            for col, char in enumerate(line)
            if char == IMPASSABLE
        ],
        grid_size=_GRID,
    )
    left, top, right, bottom = union_all([*shapes.values(), blocked]).bounds
    labels = place_labels(board, shapes)
    return Geometry(
        board=board,
        shapes=shapes,
        lines=_edges(board),
        blocked=blocked,
        bounds=QRectF(left, top, right - left, bottom - top),
        labels=labels,
        close_labels=place_labels(board, shapes, "closeSlot") if fixed_slots(board.source, "closeSlot") else labels,
    )


def _hexagon(cell: hexgrid.Cell, size: float) -> Polygon:
    return Polygon(_corners(cell, size))


def _corners(cell: hexgrid.Cell, size: float) -> list[XY]:
    return [(round(x, 4), round(y, 4)) for x, y in hexgrid.corners(*cell, size)]


def _edges(board: Board) -> dict[LineKind, tuple[QPainterPath, ...]]:
    """Every edge between two cells, by what it parts, joined to lines as long as can be; the grid a path a province.

    The edge between corners k and k + 1 of a cell faces the neighbour in direction 30 + 60 k degrees from north.
    """
    kinds: dict[LineKind, list[LineString]] = {"border": [], "sea border": [], "coast": []}
    grid: dict[ProvinceId, QPainterPath] = {}
    types: Mapping[str, str] = {province.id: province.type for province in board.provinces}
    for row, line in enumerate(board.rows):
        for col, char in enumerate(line):
            if char == OFF_MAP:
                continue
            corners = _corners((col, row), board.hex_size)
            for k, (ncol, nrow) in enumerate(_around(col, row)):
                other = _char(board, ncol, nrow)
                if other != OFF_MAP and (nrow, ncol) < (row, col):
                    continue
                kind = _edge_kind(char, other, types)
                ends = (corners[k], corners[(k + 1) % 6])
                if kind == "grid":
                    _add_line(grid.setdefault(char, QPainterPath()), ends)
                elif kind is not None:
                    kinds[kind].append(LineString(ends))
    lines: dict[LineKind, tuple[QPainterPath, ...]] = {kind: _merged(parts) for kind, parts in kinds.items()}
    return lines | {"grid": tuple(grid.values())}


def _around(col: int, row: int) -> list[hexgrid.Cell]:
    """The neighbours clockwise from the north-east, one an edge."""
    odd = row & 1
    return [
        (col + odd, row - 1),
        (col + 1, row),
        (col + odd, row + 1),
        (col - 1 + odd, row + 1),
        (col - 1, row),
        (col - 1 + odd, row - 1),
    ]


def _char(board: Board, col: int, row: int) -> str:
    if 0 <= row < len(board.rows) and 0 <= col < len(board.rows[row]):
        return board.rows[row][col]
    return OFF_MAP


def _edge_kind(here: str, there: str, types: Mapping[str, str]) -> LineKind | None:
    if here == there:
        return None if here == IMPASSABLE else "grid"
    pair = {types.get(char, "off" if char == OFF_MAP else "water") for char in (here, there)}
    if "land" in pair:
        return "coast" if pair & {"sea", "water"} else "border"
    return "sea border" if "sea" in pair else None


def _merged(parts: list[LineString]) -> tuple[QPainterPath, ...]:
    if not parts:
        return ()
    paths = []
    for line in get_parts(linemerge(parts)):
        path = QPainterPath()
        points = list(line.coords)
        closed = points[0] == points[-1] and len(points) > 2
        _add_line(path, points[:-1] if closed else points)
        if closed:
            path.closeSubpath()
        paths.append(path)
    return tuple(paths)


# Graph boards --------------------------------------------------------------------------------------------------


def _graph(board: Board) -> Geometry:
    places = layout(board)
    shapes: dict[ProvinceId, BaseGeometry] = {
        place: Point(*xy).buffer(NODE_RADIUS, quad_segs=16) for place, xy in places.items()
    }
    links = QPainterPath()
    for place, near in board.adjacency.items():
        for other in near:
            if place < other:
                links.moveTo(*places[place])
                links.lineTo(*places[other])
    rims: dict[str, list[QPainterPath]] = {"land": [], "sea": []}
    for province in board.provinces:
        rims[province.type].append(path_of(shapes[province.id]))
    left, top, right, bottom = union_all(list(shapes.values())).bounds
    labels = {place: Label.under(board.by_id[place], xy) for place, xy in places.items()}
    return Geometry(
        board=board,
        shapes=shapes,
        lines={
            "link": (links,),
            "border": tuple(rims["land"]),
            "sea border": tuple(rims["sea"]),
            "coast": (),
            "grid": (),
        },
        blocked=Polygon(),
        bounds=QRectF(left, top, right - left, bottom - top).adjusted(-24, 0, 24, 20),
        labels=labels,
        close_labels=labels,
    )
