"""The strip under the map keeps its slider wide: other things get shorter, and none of them is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from concordui.match.history import Timeline
from concordui.match.history_strip import SLIDER, HistoryStrip
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.outcomes import Resolution

NOTHING = Resolution((), (), (), ())
SEASONS = tuple(
    SeasonRecord(year, name, (), {}, NOTHING, (), (), (), {}, ())
    for year in range(1, 6)
    for name in ("Spring", "Autumn")
)
NOW, EYES = "Now: Year 5, Autumn, Proposals", "Everything is shown"


@pytest.fixture
def strip(qtbot, dressed):
    strip = HistoryStrip()
    qtbot.addWidget(strip)
    strip.watch.show()
    strip.show_timeline(Timeline().grown(SEASONS), NOW, EYES)
    strip.resize(1400, strip.height())
    strip.show()
    return strip


def shape(strip) -> tuple[bool, bool, bool]:
    """Whether the eye has its words, whether the speeds are side by side, and whether it says when now is."""
    eye = strip.seen_by.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    return eye, strip.watch.speed.isVisible(), strip.now.isVisible()


def test_what_gives_way_does_so_in_turn_and_comes_back(strip):
    shapes = []
    for width in (*range(1400, 400, -10), *range(400, 1410, 10)):
        strip.resize(width, strip.height())
        strip._row.activate()
        shapes.append(shape(strip))
    order = [(True, True, True), (False, True, True), (False, False, True), (False, False, False)]
    assert list(dict.fromkeys(shapes)) == order
    assert shapes == shapes[::-1]


@pytest.mark.parametrize("watched", [True, False])
def test_the_slider_keeps_its_room_while_anything_else_can_give_way(strip, watched):
    strip.watch.setVisible(watched)
    for width in range(1400, 400, -10):
        strip.resize(width, strip.height())
        strip._row.activate()
        if any(shape(strip)):
            assert strip.slider.width() >= SLIDER, width


def test_the_strip_needs_no_more_than_its_shortest_form_so_that_docks_keep_their_room(strip):
    long = strip.minimumSizeHint().width()
    strip.resize(long, strip.height())
    assert shape(strip) == (False, False, False)
    assert strip.minimumSizeHint().width() == pytest.approx(long, abs=12)
    assert strip._row.minimumSize().width() <= long


def test_the_speed_is_chosen_in_the_menu_as_it_is_side_by_side(strip):
    watch = strip.watch
    strip.resize(strip.minimumSizeHint().width(), strip.height())
    changed = QSignalSpy(watch.changed)
    fast = next(action for action in watch.menu_button.menu().actions() if action.text() == "Fast")
    fast.trigger()
    assert changed.count() == 1
    assert (watch.pace.seconds, watch.speed.key(), watch.menu_button.text()) == (0.4, "fast", "Fast")
    assert watch.menu_button.accessibleName() == "Speed: Fast"
    next(button for button in watch.speed.buttons() if button.text() == "Slow").click()
    assert (watch.pace.seconds, watch.menu_button.text()) == (4.0, "Slow")
    assert [action.text() for action in watch.menu_button.menu().actions() if action.isChecked()] == ["Slow"]
