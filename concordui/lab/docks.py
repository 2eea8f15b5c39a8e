"""The docks of the lab: the orders under the map; at its right why, what would change it, and the comparison."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QTabWidget

from concordui.dock_head import DockHead
from concordui.docks import DockHost
from concordui.lab import order_lines
from concordui.lab.compare import ComparePanel
from concordui.lab.document import Position
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from concordui.lab.hand import Hand
from concordui.lab.orders_panel import OrdersPanel
from concordui.lab.step import StepPlayer
from concordui.lab.what_if import WhatIfPanel
from concordui.lab.why_panel import WhyPanel
from concordui.widgets import NoteKind
from engine.anatolia.board import Unit

ORDERS_HEIGHT = 268
"""Height of the orders under the map at first, their head included."""
WHY_HEIGHT = 480
WHAT_IF_HEIGHT = 350


class LabDocks(QObject):
    """Fills the docks. `menu_wanted` carries a unit of the orders' list and a point of the screen."""

    menu_wanted = Signal(object, QPoint)
    failed = Signal(object)

    def __init__(
        self,
        editor: Editor,
        focus: Focus,
        hand: Hand,
        player: StepPlayer,
        warnings: tuple[str, ...],
        host: DockHost,
    ) -> None:
        super().__init__(host)
        self._editor, self._focus, self._hand, self._player = editor, focus, hand, player
        self._warnings = warnings
        self._units: tuple[Unit, ...] | None = None
        self.orders = OrdersPanel()
        self.why = WhyPanel(editor, focus)
        self.what_if = WhatIfPanel(editor, focus)
        self.compare = ComparePanel(editor, focus)
        self._place(host)
        self._connect()

    def _place(self, host: DockHost) -> None:
        right, bottom = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
        self.orders_head = DockHead(self.tr("Orders"))
        dock = host.add_dock("dock.orders", self.tr("Orders"), self.orders, bottom, self.orders_head, ORDERS_HEIGHT)
        self.orders_head.close_wanted.connect(dock.close)
        host.setTabPosition(right, QTabWidget.TabPosition.South)
        panels: tuple[tuple[str, str, WhyPanel | WhatIfPanel | ComparePanel, int], ...] = (
            ("dock.why", self.tr("Why"), self.why, WHY_HEIGHT),
            ("dock.what_if", self.tr("What would change this?"), self.what_if, WHAT_IF_HEIGHT),
            ("dock.compare", self.tr("Compare"), self.compare, 0),
        )
        for dock_id, title, panel, height in panels:
            dock = host.add_dock(dock_id, title, panel, right, panel.head, height)
            panel.head.close_wanted.connect(dock.close)
            panel.failed.connect(self.failed)
        docks = host.docks()
        host.tabifyDockWidget(docks["dock.what_if"], docks["dock.compare"])
        docks["dock.what_if"].raise_()
        docks["dock.compare"].close()  # until there is something to compare
        for corner in (Qt.Corner.TopRightCorner, Qt.Corner.BottomRightCorner):
            host.setCorner(corner, right)

    def _connect(self) -> None:
        orders, hand = self.orders, self._hand
        orders.unit_chosen.connect(hand.ask_about)
        orders.entered.connect(hand.give)
        orders.deleted.connect(self._take_back)
        orders.menu_wanted.connect(self.menu_wanted)
        orders.side_chosen.connect(self._choose_side)

    def refresh(self) -> None:
        """Show the position as it is now."""
        editor, player = self._editor, self._player
        position, analysis = editor.position, editor.analysis
        if position.units is not self._units:
            self._units = position.units
            self.orders.set_position(position.board, position.units)
        rows = order_lines.order_rows(position, editor.side, analysis, player.decided)
        self.orders.show_rows(rows, self._focus.unit)
        self.orders.show_side(None if position.other is None else editor.side)
        self.orders.show_notes(tuple(self._notes(position)))
        self.orders_head.set_note(order_lines.head_note(position, editor.side, analysis))

    def show_focus(self) -> None:
        """Mark the unit in question."""
        self.orders.select(self._focus.unit)

    def end(self) -> None:
        """End the search; called once, before the docks go."""
        self.what_if.end()

    def _notes(self, position: Position) -> Iterator[tuple[NoteKind, str, str]]:
        """What is worth knowing of the position, the weightiest first."""
        if self._warnings:
            yield "warn", self.tr("Not everything could be read"), order_lines.warnings_text(self._warnings)
        title, expected = order_lines.lesson_title(position), order_lines.expected_text(position, self._editor.analysis)
        if title or position.why or expected is not None:
            as_it_says, sentence = (True, "") if expected is None else expected
            text = "\n".join(part for part in (position.why, sentence) if part)
            yield ("info" if as_it_says else "warn"), title, text
        if position.origin:
            yield "info", "", position.origin

    def _take_back(self, unit: object) -> None:
        self._hand.take_back([str(unit)])

    def _choose_side(self, side: object) -> None:
        self._editor.side = "b" if side == "b" else "a"
