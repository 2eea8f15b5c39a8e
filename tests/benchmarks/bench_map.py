"""How fast the map paints while it is panned and zoomed, 1600 x 1000, against the same board without the cache.

The peer is a bare `QGraphicsScene` with a path item a shape: what a map without tiles would have to paint each time.
A season that is played on the map costs its thread processor time in each frame: most where a step's state comes.
"""

from __future__ import annotations

import os
import time
from dataclasses import replace
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPathItem, QGraphicsScene, QGraphicsView

from concordui.hexmap import MapScene, MapState, MapView
from concordui.hexmap.geometry import Geometry
from concordui.match.film import Film, film_of
from concordui.match.history import Stage, moments_of
from concordui.match.map_states import past_state
from concordui.match.player import Player
from concordui.match.promise_marks import promise_marks
from concordui.motion import motion
from concordui.theme import apply, theme
from engine.anatolia.board import Board, load_board
from engine.anatolia.game import Game
from helpers.bench import Row, against, below, interleaved
from helpers.games import random_game
from helpers.map_pictures import random_case, resolved_state

SIZE = (1600, 1000)
LIMIT = 16.0
"""Milliseconds: one frame at 60 a second."""


def _state(board: Board) -> MapState:
    return MapState(units=board.start, owners={p.id: p.home for p in board.provinces})


def _bare(geometry: Geometry, state: MapState) -> QGraphicsScene:
    scene = QGraphicsScene()
    scene.setBackgroundBrush(theme().map("void"))

    def add(path: object, pen: QPen | None, brush: QColor | None) -> None:
        item = QGraphicsPathItem(path)
        item.setPen(pen or QPen(QColor(0, 0, 0, 0)))
        item.setBrush(QBrush() if brush is None else QBrush(brush))
        scene.addItem(item)

    for province in geometry.board.provinces:
        owner = state.owners.get(province.id)
        ground = theme().map("sea" if province.type == "sea" else "land")
        path = geometry.paths[province.id]
        add(path, None, theme().power(owner).tint if owner else ground)
        if owner:
            add(path, QPen(theme().power(owner).solid, 5), None)
    for kind, token in (("grid", "grid"), ("sea border", "seaBorder"), ("border", "border"), ("coast", "coast")):
        for line in geometry.lines[kind]:
            add(line, QPen(theme().map(token), 1.5), None)
    return scene


class _Frames:
    """Paints a view into a pixmap of the window's size, moving it a little before each frame."""

    def __init__(self, view: QGraphicsView) -> None:
        self.view = view
        self.pixmap = QPixmap(*SIZE)
        self.step = 1

    def paint(self) -> None:
        painter = QPainter(self.pixmap)
        self.view.viewport().render(painter, QPoint())
        painter.end()

    def pan(self) -> None:
        bar = self.view.horizontalScrollBar()
        bar.setValue(bar.value() + 24 * self.step)
        self.step = -self.step
        self.paint()


class _Zooms(_Frames):
    """Zooms one notch in or out before each frame, as the wheel does."""

    def zoom(self) -> None:
        view = self.view
        if isinstance(view, MapView):
            view._zoom_by(1.2 if self.step > 0 else 1 / 1.2, view.viewport().rect().center())
        else:
            view.scale(1.2**self.step, 1.2**self.step)
        self.step = -self.step
        self.paint()


def run() -> list[Row]:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    apply(app)
    board = load_board()
    state = _state(board)
    scene = MapScene(board)
    view = MapView(scene)
    view.resize(*SIZE)
    view.set_position(state)
    view.show()
    view.set_zoom(1.6)
    peer_scene = _bare(scene.geometry, state)
    peer = QGraphicsView(peer_scene)
    peer.setRenderHint(QPainter.RenderHint.Antialiasing)
    peer.resize(*SIZE)
    peer.show()
    peer.scale(1.6, 1.6)
    app.processEvents()
    pans = [1000 * t for t in interleaved(_Frames(view).pan, _Frames(peer).pan, rounds=15)]
    zooms = [1000 * t for t in interleaved(_Zooms(view).zoom, _Zooms(peer).zoom, rounds=15)]
    orders = 1000 * interleaved(_Orders(view).draw, rounds=15)[0]
    view.settle()
    scene.tiles.clear()
    cold = 1000 * interleaved(_Cold(view).paint_anew, rounds=5)[0]
    usual, most = _played(app, view)
    view.close()
    peer.close()
    name = "bare QGraphicsScene, a path item a shape"
    return [
        below("map: pan, one frame", pans[0], LIMIT),
        against("map: pan, against", pans[0], name, pans[1], 1.5),
        below("map: wheel zoom, one frame", zooms[0], LIMIT),
        against("map: wheel zoom, against", zooms[0], name, zooms[1], 1.5),
        below("map: paint all tiles anew", cold, 250.0),
        below("map: plan and draw the orders of 22 units", orders, LIMIT),
        below("map: a season played, one frame", usual, LIMIT),
        below("map: a season played, its costliest frame", most, 2 * LIMIT),
    ]


def _film() -> Film:
    """The most contested season of a game played at random, with its promises."""
    *_, game = random_game(Game.create(seed=3, max_years=4), 5)
    seasons = [moment for moment in moments_of(game.position().seasons) if moment.stage is Stage.ORDERS]
    moment = max(seasons, key=lambda m: sum(e.outcome != "success" for e in m.record.resolution.resolution))
    marks = promise_marks(game.board, moment.record, moment.record.promises)
    return film_of(game.board, moment, past_state(moment, (), marks))


def _played(app: QApplication, view: MapView) -> tuple[float, float]:
    """Milliseconds of processor time of a frame of a film: the median, and the most of one (the least of three runs).

    A frame is 1/60 s of the film, drawn and painted.
    """
    film, player = _film(), Player(view, parent=view)
    motion().set_choice("on")
    view.frame()
    app.processEvents()
    runs = []
    for _ in range(3):
        frames = []
        player.start(film)
        player._timer.stop()
        while player.active:
            begun = time.thread_time()
            player.advance(1000 / 60)
            app.processEvents()
            frames.append(1000 * (time.thread_time() - begun))
        runs.append(frames)
    return min(median(frames) for frames in runs), min(max(frames) for frames in runs)


class _Cold(_Frames):
    def paint_anew(self) -> None:
        view = self.view
        assert isinstance(view, MapView)
        view.map_scene.tiles.clear()
        self.paint()


class _Orders:
    """Shows another season's orders each time: 22 units, half of which support."""

    def __init__(self, view: MapView) -> None:
        self.scene = view.map_scene
        self.states = [resolved_state(random_case(self.scene.board, seed, friendly=True)) for seed in range(8)]

    def draw(self) -> None:
        self.states.append(self.states.pop(0))
        self.scene.set_state(replace(self.states[0], owners=self.scene.state.owners))


if __name__ == "__main__":
    for row in run():
        print(row)
