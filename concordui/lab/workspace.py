"""The Position lab in a tab: the map that is edited, every power's orders under it, the reasons beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui import icons
from concordui.docks import DockHost
from concordui.export.actions import PICTURE
from concordui.export.source import Exportable
from concordui.hexmap.accessibility import announce
from concordui.lab import workspace_states
from concordui.lab.docks import LabDocks
from concordui.lab.editor import Editor
from concordui.lab.exporting import exportable
from concordui.lab.filing import Filing
from concordui.lab.focus import Focus
from concordui.lab.hand import Hand
from concordui.lab.map_area import LabMap
from concordui.lab.map_menu import MapMenu
from concordui.lab.map_state import Looked, concerned, map_state
from concordui.lab.step import StepPlayer
from concordui.lab.step_strip import StepStrip
from concordui.lab.step_words import step_title
from concordui.lab.toolbar import Toolbar
from concordui.lab.tools import Tool
from concordui.steps import Steps
from concordui.workspace import ActionState, Status, Summary, Workspace
from engine.errors import ConcordError

WIDTH = 560
"""Width of the docks at the right: reasons are sentences (`look: mock-lab`)."""


class LabWorkspace(Workspace):
    """One position in a tab. `warnings` are what was left out when it was read."""

    kind = "lab"

    def __init__(
        self, editor: Editor, filing: Filing, warnings: tuple[str, ...] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("lab-workspace")
        self.editor = editor
        self.filing = filing
        self._titled = filing.title
        self._told = ""
        self.focus = Focus(self)
        self.hand = Hand(editor, self.focus, self)
        editor.changed.connect(self.hand.settle)  # before any panel asks about a unit that is gone
        self.player = StepPlayer(editor, self)
        self._steps = Steps(self)
        self.toolbar = Toolbar(self)
        self.strip = StepStrip(self.player, self.focus, self)
        self.map = LabMap(editor.position.board, self.hand, self._steps, self)
        self.menu = MapMenu(editor, self.hand, self.map)
        self.host = DockHost(self.kind, self._middle(), self, width=WIDTH)
        self.docks = LabDocks(editor, self.focus, self.hand, self.player, warnings, self.host)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.host)
        self._connect()
        self.map.frame_at_first(concerned(editor.position))
        self.refresh()

    # What it is to the window

    def title(self) -> str:
        return self.filing.title

    def tab_icon(self) -> QIcon:
        return icons.icon("list-tree")

    def path(self) -> Path | None:
        return self.filing.path

    def status(self) -> Status:
        kept = self.filing.status()
        left = (*kept.left, workspace_states.board_text(self.editor.position))
        selected = workspace_states.selected_text(self.editor, self.focus)
        right = (*kept.right, *([selected] if selected else []))
        return Status(left, right, kept.saved, kept.unsaved)

    def summary(self) -> Summary:
        return workspace_states.summary(self.editor.position, self.title())

    def states(self) -> Mapping[str, ActionState]:
        own = workspace_states.action_states(self.editor, self.focus, self.hand, self.player)
        return {**own, **self.filing.states()}

    def perform(self, action_id: str) -> None:
        kind, _, name = action_id.rpartition(".")
        acts = self._acts()
        if kind == "lab.tool":
            self.hand.hold_tool(Tool(name))
        elif kind == "lab.power":
            self.hand.choose_power(self.editor.position.board.powers[int(name) - 1])
        elif action_id in acts:
            acts[action_id]()
        else:
            self.filing.perform(action_id)

    def dock_host(self) -> DockHost | None:
        return self.host

    def map_widget(self) -> QWidget | None:
        return self.map.view

    def export_source(self) -> Exportable | None:
        return exportable(self.editor, self.title(), self.path(), self.map.view)

    @property
    def settled(self) -> bool:
        return not self._steps.waiting

    def hold(self) -> ConcordError | None:
        return self.filing.hold()

    def save(self) -> None:
        self.filing.save()

    def end(self) -> None:
        self.editor.stack.indexChanged.disconnect(self._index_changed)  # a stack that goes counts down to zero
        self._steps.stop()
        self.docks.end()
        self.filing.end()

    # What is done

    def _acts(self) -> dict[str, Callable[[], object]]:
        view, hand, player = self.map.view, self.hand, self.player
        return {
            "edit.undo": self.editor.stack.undo,
            "edit.redo": self.editor.stack.redo,
            "edit.clear": hand.clear_orders,
            "edit.order": self._type_order,
            "view.zoom.in": view.zoom_in,
            "view.zoom.out": view.zoom_out,
            "view.zoom.all": view.frame,
            "map.hold": hand.hold,
            "map.support": hand.support,
            "map.leave": hand.back,
            "map.next": self._next_unit,
            "lab.remove": self._remove,
            "lab.take_back": self._take_back,
            "lab.first": player.first,
            "lab.back": player.back,
            "lab.next": player.next,
            "lab.last": player.last,
            "lab.stop": player.stop,
            "lab.compare": self._compare,
            "lab.side": self._turn_side,
        }

    def _type_order(self) -> None:
        self.host.set_open("dock.orders", True)
        self.docks.orders.line.setFocus()

    def _next_unit(self) -> None:
        """Begin the next unit's order; the keys walk on from there, and it is spoken of."""
        unit = self.hand.next_unit()
        if unit is not None:
            self.map.view.go_to(unit)

    def _remove(self) -> None:
        if self.focus.unit is not None:
            self.hand.remove(self.focus.unit)

    def _take_back(self) -> None:
        if self.focus.unit is not None:
            self.hand.take_back([self.focus.unit])

    def _compare(self) -> None:
        self.hand.compare()
        self.host.set_open("dock.compare", self.editor.position.other is not None)

    def _turn_side(self) -> None:
        self.editor.side = "b" if self.editor.side == "a" else "a"

    def _hint_wanted(self, action: object) -> None:
        acts = {"hold": self.hand.hold, "support": self.hand.support, "back": self.hand.back, "next": self._next_unit}
        act = acts.get(str(action))
        if act is not None:
            act()
        else:
            self.perform(f"lab.tool.{action}")

    def _want_picture(self) -> None:
        self.action_wanted.emit(PICTURE)

    def _menu_wanted(self, place: object, at: QPoint) -> None:
        self.menu.open(None if place is None else str(place), at)

    # What is shown

    def refresh(self) -> None:
        """Show everything as it is now."""
        self._show()
        self.docks.refresh()

    def _later(self) -> None:
        """Show the map and the buttons anew in the next turn, once for all that changed in this one."""
        self._steps.first(self._show)

    def _edited(self) -> None:
        """The map first; the rest follows bit by bit, so that nothing keeps the window long."""
        self._steps.add((self.docks.refresh,))
        self._later()

    def _looked(self) -> None:
        self.docks.show_focus()
        self._later()

    def _show(self) -> None:
        self._show_map()
        self.toolbar.show_states(self.states())
        widest = step_title(self.player.count - 1, self.player.count)
        self.toolbar.show_decision(self.player.title, widest)
        self.actions_changed.emit()  # a key that is pressed next must find its action enabled
        self.status_changed.emit()
        self._tell()

    def _tell(self) -> None:
        """Let a screen reader say what comes of the selected unit's order, when that is another than before."""
        words = workspace_states.selected_text(self.editor, self.focus)
        if words != self._told:
            self._told = words
            if words and self.map.view.hasFocus():
                announce(self.map.view, words)

    def _show_map(self) -> None:
        position, hand = self.editor.position, self.hand
        looked = Looked(
            unit=self.focus.unit,
            places=self.focus.places,
            step=hand.step,
            targets=hand.targets,
            preview=hand.entry.preview(hand.step, hand.hovered),
            tried=self.docks.what_if.preview,
        )
        state = map_state(position, self.editor.analysis, looked, self.player.decided, self.editor.side)
        self.map.show_map(state, position)

    # How it is put together

    def _middle(self) -> QWidget:
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.toolbar)
        column.addWidget(self.strip)
        column.addWidget(self.map, 1)
        return middle

    def _connect(self) -> None:
        self.editor.changed.connect(self._edited)
        self.editor.stack.indexChanged.connect(self._index_changed)
        self.focus.unit_changed.connect(self._looked)
        self.focus.places_changed.connect(self._looked)
        self.hand.changed.connect(self._looked)
        self.player.changed.connect(self._edited)
        self.filing.changed.connect(self._filed)
        self.toolbar.wanted.connect(self.perform)
        self.map.hint_wanted.connect(self._hint_wanted)
        self.map.view.province_menu.connect(self._menu_wanted)
        self.map.view.picture_wanted.connect(self._want_picture)
        self.docks.menu_wanted.connect(self._menu_wanted)
        self.docks.failed.connect(self.failed)
        self.docks.what_if.preview_changed.connect(self._later)

    def _index_changed(self, index: int) -> None:
        """The edit is in the history only now: it can be undone."""
        self._later()

    def _filed(self) -> None:
        if self.title() != self._titled:
            self._titled = self.title()
            self.title_changed.emit()
        self.summary_changed.emit()
        self._later()
