"""What changes by itself is said: once, not faster than it can be heard, and only where somebody looks."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from concordui import herald
from concordui.herald import Herald


@pytest.fixture
def heard(monkeypatch):
    """What a screen reader is given to speak."""
    words: list[str] = []

    def announce(widget, text):
        words.append(text)

    monkeypatch.setattr(herald, "announce", announce)
    return words


@pytest.fixture
def speaker(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return Herald(widget)


def pass_the_pause(speaker: Herald) -> None:
    speaker.pause.stop()
    speaker.pause.timeout.emit()


def test_the_first_change_is_said_at_once(heard, speaker):
    speaker.tell("Year 2, Spring", "Orders")
    assert heard == ["Year 2, Spring, Orders"]
    assert speaker.said == "Year 2, Spring, Orders"


def test_of_what_passes_by_fast_the_last_is_said_after_a_pause(heard, speaker):
    for turn in range(1, 9):
        speaker.tell(f"Turn {turn}", "")
    assert heard == ["Turn 1"]
    pass_the_pause(speaker)
    assert heard == ["Turn 1", "Turn 8"]


def test_nothing_is_said_twice(heard, speaker):
    speaker.tell("Turn 1")
    speaker.tell("Turn 1")
    pass_the_pause(speaker)
    assert heard == ["Turn 1"]


def test_a_bar_that_nobody_sees_says_nothing(heard, speaker):
    speaker.parent().hide()
    speaker.tell("Turn 1")
    assert heard == []


def test_what_was_said_can_be_read_again(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    Herald(widget).tell("Day 1, 08:00", "Tick 96")
    assert widget.accessibleDescription() == "Day 1, 08:00, Tick 96"
