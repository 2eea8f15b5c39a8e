"""What a lab tells the window around it: its title, the status bar, the entry among recent files, its actions. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QUndoStack

from concordui.lab.document import Position
from concordui.lab.edit_actions import POWERS
from concordui.lab.editor import Editor
from concordui.lab.fates import fate_text
from concordui.lab.focus import Focus
from concordui.lab.hand import Hand
from concordui.lab.step import StepPlayer
from concordui.lab.tools import Tool
from concordui.match.wording import order_text, place_name, say
from concordui.start.minimap import MapPicture
from concordui.workspace import ActionState, Summary
from engine.anatolia.board import ProvinceId


def selected_text(editor: Editor, focus: Focus) -> str:
    """ "Selected: Kotiaion supports Aizanoi, hold: its support is cut by Gordion", nothing without a unit."""
    unit, analysis = focus.unit, editor.analysis
    if unit is None or unit not in analysis.entries:
        return ""
    order = analysis.entries[unit].order
    fate = fate_text(analysis.board, order, analysis.explanation.units)
    return say("Selected: {order}: {fate}", order=order_text(analysis.board, order), fate=fate)


def board_text(position: Position) -> str:
    """ "Anatolia board"."""
    name = position.board.name
    return say("{name} board", name=name[:1].upper() + name[1:])


def summary(position: Position, title: str) -> Summary:
    """The position among the recent files."""
    count = len(position.units)
    units = say("1 unit") if count == 1 else say("{count} units", count=count)
    rule = say("Rule: {rule}", rule=position.rule) if position.rule else ""
    return Summary(
        title=title,
        sentence=". ".join(part for part in (units, rule or position.origin) if part),
        finished=False,
        label=say("Lab position"),
        picture=MapPicture(position.board, dict(position.owners), position.units),
    )


def action_states(editor: Editor, focus: Focus, hand: Hand, player: StepPlayer) -> Mapping[str, ActionState]:
    """Which actions can be performed now."""
    position, stack = editor.position, editor.stack
    units = bool(position.units)
    given = bool(position.orders_of(editor.side) or position.unread_of(editor.side))
    states = {
        **_undo_states(stack),
        "edit.clear": ActionState(given),
        "edit.order": ActionState(units),
        "view.zoom.in": ActionState(),
        "view.zoom.out": ActionState(),
        "view.zoom.all": ActionState(),
        # The keys hold whether or not a unit is selected: a fast typist's H must not wait for N to be shown.
        "map.hold": ActionState(units),
        "map.support": ActionState(units),
        "map.leave": ActionState(),
        "map.next": ActionState(units),
        "lab.first": ActionState(player.count > 0 and player.at != 0),
        "lab.back": ActionState(player.has_back),
        "lab.next": ActionState(player.has_next),
        "lab.last": ActionState(player.count > 0 and player.at != player.count - 1),
        "lab.stop": ActionState(player.at is not None),
        "lab.compare": ActionState(units, checked=position.other is not None),
        "lab.side": ActionState(position.other is not None),
    }
    return states | _tool_states(position, hand) | _unit_states(position, editor, focus.unit)


def _undo_states(stack: QUndoStack) -> dict[str, ActionState]:
    return {
        "edit.undo": ActionState(stack.canUndo(), say("Undo {what}", what=stack.undoText()).strip()),
        "edit.redo": ActionState(stack.canRedo(), say("Redo {what}", what=stack.redoText()).strip()),
    }


def _tool_states(position: Position, hand: Hand) -> dict[str, ActionState]:
    states = {f"lab.tool.{tool.value}": ActionState(checked=hand.tool is tool) for tool in Tool}
    for number, power in enumerate(position.board.powers[:POWERS], 1):
        states[f"lab.power.{number}"] = ActionState(text=power, checked=hand.power == power)
    return states


def _unit_states(position: Position, editor: Editor, unit: ProvinceId | None) -> dict[str, ActionState]:
    ordered = unit in position.orders_of(editor.side) or unit in position.unread_of(editor.side)
    stands = unit is not None and position.unit_at(unit) is not None
    name = place_name(position.board, unit) if unit is not None else ""
    remove = say("Remove {unit}", unit=name) if stands else None
    take_back = say("Take the order of {unit} back", unit=name) if ordered else None
    return {
        "lab.remove": ActionState(stands, remove),
        "lab.take_back": ActionState(ordered, take_back),
    }
