"""The editor: undo and redo of every edit, the two sides, the analysis at hand; and what the lab looks at."""

from __future__ import annotations

from PySide6.QtTest import QSignalSpy

from concordui.lab.document import Position
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.orders import Hold, Move

UNITS = (Unit("Phrygia", "army", "N"), Unit("Bithynia", "army", "Q"))
POSITION = Position(shipped_board(), UNITS)


def outcome(editor: Editor, unit: str) -> str:
    return next(e.outcome for e in editor.analysis.account.resolution.resolution if e.unit == unit)


def test_every_edit_can_be_undone_and_done_again(qapp):
    editor = Editor(POSITION)
    changed = QSignalSpy(editor.changed)
    given = POSITION.give(Move("N", "S"))
    editor.apply(given, "order Apameia")
    assert editor.stack.undoText() == "order Apameia"
    editor.stack.undo()
    assert editor.position == POSITION
    editor.stack.redo()
    assert editor.position == given
    assert changed.count() == 3


def test_an_edit_that_changes_nothing_is_none(qapp):
    editor = Editor(POSITION)
    changed = QSignalSpy(editor.changed)
    editor.apply(POSITION.remove_unit("L"), "remove")
    assert not editor.stack.canUndo()
    assert changed.count() == 0


def test_the_analysis_is_of_the_present_position_and_side_and_made_once(qapp):
    editor = Editor(POSITION.give(Move("N", "S")))
    assert outcome(editor, "N") == "success"
    assert editor.analysis is editor.analysis
    assert editor.other_analysis is None
    editor.apply(editor.position.with_compare(True).give(Move("Q", "S"), "b"), "order Nikomedeia")
    assert outcome(editor, "N") == "success"
    editor.side = "b"
    assert outcome(editor, "N") == "bounce"
    assert editor.other_analysis is not None
    assert editor.other_analysis.account.resolution.resolution[0].outcome == "success"


def test_without_comparison_there_is_only_the_first_side(qapp):
    editor = Editor(POSITION.with_compare(True))
    changed = QSignalSpy(editor.changed)
    editor.side = "b"
    assert (editor.side, changed.count()) == ("b", 1)
    editor.apply(editor.position.with_compare(False), "compare no longer")
    assert editor.side == "a"
    editor.side = "a"
    assert changed.count() == 2
    assert editor.position.give(Hold("N"), "b") == editor.position


def test_a_new_unit_in_question_puts_the_lights_out(qapp):
    focus = Focus()
    units, places = QSignalSpy(focus.unit_changed), QSignalSpy(focus.places_changed)
    focus.set_unit("N")
    focus.light(["N", "S"])
    focus.light(["N", "S"])
    assert (focus.unit, focus.places) == ("N", ("N", "S"))
    focus.set_unit("Q")
    assert (focus.unit, focus.places) == ("Q", ())
    assert (units.count(), places.count()) == (2, 2)


def test_a_unit_that_is_gone_is_no_longer_in_question(qapp):
    focus = Focus()
    focus.set_unit("N")
    focus.keep_only({"N"})
    assert focus.unit == "N"
    focus.keep_only({"Q"})
    assert focus.unit is None
