"""How soon the lab shows an edit: from the edit to the redrawn arrows, with every panel open, 1440 x 900.

A position of 24 units that all have an order; Qt paints what changed, as on the screen.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import random
import tempfile
from contextlib import nullcontext
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QApplication

from concordui.lab.document import Position
from concordui.lab.editor import Editor
from concordui.lab.filing import Filing, Source
from concordui.lab.journal import Journal
from concordui.lab.tools import Tool
from concordui.lab.workspace import LabWorkspace
from concordui.theme import apply
from engine.anatolia.board import load_board
from engine.anatolia.orders import Hold, Move, Order, parse_order
from helpers.bench import Row, below, interleaved
from helpers.positions import random_orders, random_units

SIZE = (1380, 840)
UNITS = 24
LIMIT = 50.0
"""Milliseconds from the edit to the redrawn arrows."""


def _position() -> Position:
    rng, board = random.Random(4), load_board()
    units = random_units(rng, board, UNITS, board.powers)
    position = Position(board)
    for unit in units:
        position = position.put_unit(unit)
    for entries in random_orders(rng, board, units, faulty=0.0).values():
        for entry in entries:
            position = position.give(_order(entry))
    return position


def _order(entry: object) -> Order:
    order = parse_order(entry)
    assert order is not None
    return order


class _Edits:
    """One edit and its opposite by turns, each painted."""

    def __init__(self, lab: LabWorkspace, unit: str, to: str) -> None:
        self.lab = lab
        self.unit = unit
        self.orders: list[Order] = [Hold(unit), Move(unit, to)]

    def order(self) -> None:
        """Give an order as a click on its target does."""
        self.orders.reverse()
        self.lab.hand.give(self.orders[0])
        self._paint()

    def undo(self) -> None:
        """Take the last edit back, or do it again."""
        stack = self.lab.editor.stack
        (stack.undo if stack.canUndo() and not stack.canRedo() else stack.redo)()
        self._paint()

    def unit_and_back(self) -> None:
        """Erase a unit, or put it back."""
        hand, place = self.lab.hand, self.unit
        hand.hold_tool(Tool.ARMY if hand.unit_at(place) is None else Tool.ERASER)
        hand.choose(place)
        self._paint()

    def _paint(self) -> None:
        """Let the lab show the edit, and Qt paint what changed, in their own time."""
        view = self.lab.map.view
        before = view.map_scene.state
        while view.map_scene.state is before:
            QApplication.processEvents()
        QApplication.processEvents()


def run() -> list[Row]:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    apply(app)
    with tempfile.TemporaryDirectory() as folder:
        return _rows(app, Path(folder))


def _rows(app: QApplication, folder: Path) -> list[Row]:
    position = _position()
    editor = Editor(position)
    filing = Filing(editor, Journal(folder), Source(), datetime.now, lambda: folder)
    lab = LabWorkspace(editor, filing)
    filing.settle(lab, lambda path: nullcontext())
    lab.resize(*SIZE)
    lab.show()
    app.processEvents()
    army = next(unit for unit in position.units if unit.type == "army" and position.board.moves["army"][unit.at])
    lab.hand.ask_about(army.at)
    edits = _Edits(lab, army.at, position.board.moves["army"][army.at][0])
    order, undo = interleaved(edits.order, edits.undo, rounds=15)
    unit = interleaved(edits.unit_and_back, rounds=15)[0]
    lab.end()
    lab.close()
    return [
        below(f"lab: from an order to redrawn arrows, {UNITS} units", 1000 * order, LIMIT),
        below("lab: from undo to redrawn arrows", 1000 * undo, LIMIT),
        below("lab: from a placed unit to redrawn arrows", 1000 * unit, LIMIT),
    ]


if __name__ == "__main__":
    for row in run():
        print(row)
