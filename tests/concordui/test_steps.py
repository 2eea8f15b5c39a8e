"""Steps: one a turn of the event loop, none lost, none twice, and the first goes first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QTimer

from concordui.steps import Steps


class Turns(QObject):
    """What was done, with a mark for each turn of the event loop in between."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.steps = Steps(self)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turned)
        self._timer.start(0)

    def _turned(self) -> None:
        if self.done and self.done[-1] != "|":
            self.done.append("|")

    def a(self) -> None:
        self.done.append("a")

    def b(self) -> None:
        self.done.append("b")

    def c(self) -> None:
        self.done.append("c")

    def again(self) -> None:
        """A step that is done in two turns."""
        self.done.append("again")
        if self.done.count("again") < 2:
            self.steps.add((self.again,))


@pytest.fixture
def turns(qapp):
    turns = Turns()
    yield turns
    turns.deleteLater()


def all_done(qtbot, turns):
    qtbot.waitUntil(lambda: not turns.steps.waiting)
    return [name for name in turns.done if name != "|"]


def test_each_step_has_a_turn_of_its_own(turns, qtbot):
    turns.steps.add((turns.a, turns.b, turns.c))
    assert turns.steps.waiting
    all_done(qtbot, turns)
    assert turns.done[:5] == ["a", "|", "b", "|", "c"]


def test_a_step_that_waits_is_not_added_again_and_keeps_its_place(turns, qtbot):
    turns.steps.add((turns.a, turns.b))
    turns.steps.add((turns.b, turns.c, turns.a))
    assert all_done(qtbot, turns) == ["a", "b", "c"]


def test_the_first_goes_before_those_that_wait(turns, qtbot):
    turns.steps.add((turns.a, turns.b))
    turns.steps.first(turns.c)
    turns.steps.first(turns.c)
    assert all_done(qtbot, turns) == ["c", "a", "b"]


def test_a_step_may_add_itself_and_lets_the_others_go_between(turns, qtbot):
    turns.steps.add((turns.again, turns.a))
    assert all_done(qtbot, turns) == ["again", "a", "again"]


def test_all_can_be_taken_at_once(turns, qtbot):
    turns.steps.add((turns.again, turns.a))
    turns.steps.take_all()
    assert turns.done == ["again", "a", "again"]
    assert not turns.steps.waiting


def test_what_was_stopped_is_never_taken(turns, qtbot):
    turns.steps.add((turns.a,))
    turns.steps.stop()
    turns.steps.add((turns.b,))
    assert all_done(qtbot, turns) == ["b"]
