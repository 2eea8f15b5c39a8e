"""Pacts over time and their table: rows, signs, one selection, one turn; with the pointer and with keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from concordui.commons import pact_timeline
from concordui.commons.model import Showing
from concordui.commons.pact_past import breach_near, next_breach, pact_at, spaced_breaches
from concordui.commons.pacts_pane import PactsPane
from concordui.hexmap.svg import svg_of
from concordui.theme import theme
from engine.commons.course import BreachMark, PactCourse
from helpers.bay import bay, bay_plan, shown_bay


@pytest.fixture
def pane(qtbot, dressed):
    """Shows the pane of a showing."""

    def show(showing: Showing, width: int = 1000) -> PactsPane:
        made = PactsPane(showing)
        qtbot.addWidget(made)
        made.resize(width, 330)
        made.show()
        made.timeline.setFocus()
        return made

    return show


def rows(pane: PactsPane) -> list[list[str]]:
    model = pane.table.model()
    return [[str(model.index(row, column).data()) for column in range(7)] for row in range(model.rowCount())]


def place(pane: PactsPane, row: int, turn: float) -> QPoint:
    """Where a turn of a row is in the timeline."""
    timeline = pane.timeline
    top = timeline.row_rect(timeline.line.pacts[row].id).center().y()
    return QPointF(timeline.scale().x(turn), top).toPoint()


def test_the_table_says_what_became_of_each_pact_as_of_the_turn(pane):
    showing = shown_bay()
    shown = pane(showing)
    assert rows(shown) == [
        ["Harvest cap 3.0", "bob, dan", "rejected", "3", "–", "–", "rejected by dan"],
        [
            "Harvest cap 2.4",
            "alice, bob, carol, dan, eve",
            "active",
            "5",
            "8",
            "11",
            "turn 60, eve: harvested 2.716 > cap 2.400",
        ],
        ["Pledge, cap 2.0", "carol", "active", "22", "22", "1", "turn 41, carol: harvested 2.231 > cap 2.000"],
        ["No aggression, 10 %", "alice, bob, eve", "proposed", "52", "–", "–", "waits for eve"],
    ]
    assert shown.timeline.viewport().height() >= shown.timeline.line.height
    controls = [each for each in shown.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(controls) >= 4
    assert all(each.accessibleName() for each in controls)
    showing.hover(33)
    assert [row[0] for row in rows(shown)] == ["Harvest cap 3.0", "Harvest cap 2.4", "Pledge, cap 2.0"]
    assert rows(shown)[1][5:] == ["4", "turn 33, dan: harvested 3.400 > cap 2.400"]
    showing.hover(6)
    assert rows(shown)[1][2:] == ["proposed", "5", "–", "–", "waits for answers"]
    showing.hover(None)
    shown.table.sortByColumn(5, Qt.SortOrder.DescendingOrder)
    assert [row[5] for row in rows(shown)] == ["11", "1", "–", "–"]
    showing.look_through("carol")
    assert {row[0] for row in rows(shown)} == {"Harvest cap 2.4", "Pledge, cap 2.0"}
    showing.look_through("eve")
    assert "waits for you" in rows(shown)[1][6]


def test_before_the_first_pact_a_sentence_stands_there_alone(pane):
    showing = shown_bay(2)
    shown = pane(showing)
    timeline = shown.timeline
    assert timeline.line.pacts == ()
    image = timeline.viewport().grab().toImage()
    ground = image.pixelColor(0, 0)
    below = [(x, y) for x in range(image.width()) for y in range(image.height() // 2, image.height())]
    assert all(image.pixelColor(*place) == ground for place in below)  # no grid, no cursor through the words


def test_one_pact_and_one_turn_for_the_timeline_and_the_table(pane, monkeypatch):
    showing = shown_bay()
    shown = pane(showing)
    timeline, port = shown.timeline, shown.timeline.viewport()
    pacts = showing.view.pacts
    QTest.mouseMove(port, place(shown, 1, 25))
    assert (showing.hovered, showing.turn) == (25, 25)
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    assert (showing.hovered, showing.turn) == (None, 60)
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=place(shown, 1, 34) + QPoint(2, 0))
    assert (showing.pinned, showing.selected) == (34, pacts[1].id)
    assert shown.table.currentIndex().row() == 1
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=QPoint(20, place(shown, 2, 1).y()))
    assert (showing.pinned, showing.selected) == (34, pacts[2].id)
    spoken: list[str] = []
    monkeypatch.setattr(pact_timeline, "announce", lambda widget, text: spoken.append(text))
    monkeypatch.setattr(timeline, "hasFocus", lambda: True)
    for key, control, expected in (
        (Qt.Key.Key_Up, False, (34, 1)),
        (Qt.Key.Key_Left, False, (33, 1)),
        (Qt.Key.Key_Right, True, (34, 1)),
        (Qt.Key.Key_Left, True, (33, 1)),
        (Qt.Key.Key_End, False, (33, 3)),
        (Qt.Key.Key_Home, False, (33, 0)),
        (Qt.Key.Key_Down, False, (33, 1)),
        (Qt.Key.Key_Escape, False, (None, 1)),
    ):
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(timeline, key, held)
        pinned, row = expected
        assert (showing.pinned, showing.selected) == (pinned, pacts[row].id), key
    assert spoken[-1].startswith("Cap 2.4, all five; proposed by alice in turn 5; active from turn 8; 11 breaches")
    shown.table.setCurrentIndex(shown.table.model().index(3, 0))
    assert showing.selected == pacts[3].id
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *rest: told.append(text))
    at = place(shown, 1, 47)
    QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, at, port.mapToGlobal(at)))
    assert told[0].splitlines()[1] == "turn 47, eve: harvested 2.716 > cap 2.400"


def inked(image: QImage, at: QPointF, colour: QColor) -> bool:
    """Whether a colour is near a place."""
    x, y = round(at.x()), round(at.y())
    around = [(x + dx, y + dy) for dx in range(-5, 6) for dy in range(-5, 6)]
    return any(image.pixelColor(*each) == colour for each in around if image.rect().contains(*each))


@pytest.mark.parametrize("name", ["light", "dark"])
def test_signs_are_drawn_where_things_happened_in_the_window_and_in_files(pane, name):
    theme().set_mode(name)
    showing = shown_bay()
    shown = pane(showing)
    image = shown.timeline.viewport().grab().toImage()
    look = theme()
    for row, turn, token in (
        (0, 4, "danger"),
        (1, 33, "danger"),
        (1, 20, "accentSoft"),
        (3, 60, "accent"),
        (2, 41, "danger"),
    ):
        assert inked(image, QPointF(place(shown, row, turn)), look.ui(token)), (row, turn)
    assert not inked(image, QPointF(place(shown, 1, 100)), look.ui("accentSoft"))
    dialog = shown.save_picture()
    svg = svg_of(dialog.make_film().draw(0))
    for words in ("Cap 2.4, all five", "rejected by dan", "waits for eve", "120"):
        assert words in svg
    assert dialog.suggestion() == "Pacts to turn 60.png"
    dialog.close()
    assert shown.legend.accessibleName() == "Signs: proposed, active, breach, rejected"


def test_of_hundreds_of_pacts_those_in_sight_are_drawn_and_the_cursor_draws_none(pane, monkeypatch):
    plan, view, _ = bay(9)
    many = tuple(replace(view.pacts[1], id=f"pact{number}") for number in range(300))
    showing = Showing()
    showing.open(plan)
    showing.grow(replace(view, pacts=many), False)
    drawn: list[str] = []
    paint = pact_timeline.paint_row
    monkeypatch.setattr(pact_timeline, "paint_row", lambda *given: (drawn.append(given[2].id), paint(*given)))
    shown = pane(showing)
    shown.timeline.viewport().grab()
    assert 3 <= len(set(drawn)) < 15
    drawn.clear()
    showing.hover(8)
    shown.timeline.viewport().grab()
    assert drawn == []
    showing.select("pact250")
    shown.timeline.viewport().grab()
    assert "pact250" in drawn
    assert shown.table.currentIndex().row() == 250
    empty = Showing()
    empty.open(bay_plan())
    bare = pane(empty)
    assert bare.timeline.viewport().grab().width() > 0


def test_breaches_are_found_without_looking_at_each():
    marks = tuple(BreachMark(turn, "eve", "") for turn in (10, 10, 11, 14, 30))
    pact = PactCourse(
        "a", "eve", ("eve", "bob"), {"type": "harvest_cap", "maxHarvest": 2.0}, 2, "active", 5, breaches=marks
    )
    assert list(spaced_breaches(pact, 0.2)) == [10, 11, 14, 30]
    assert list(spaced_breaches(pact, 4.0)) == [10, 14, 30]
    assert [breach_near(pact, turn, 2.0) for turn in (8.0, 12.1, 20.0)] == [10, 11, None]
    assert [next_breach(pact, 11, 1), next_breach(pact, 11, -1), next_breach(pact, 30, 1)] == [14, 10, None]
    assert pact_at(pact, 1) is None
    assert pact_at(pact, 60) is pact
    early = pact_at(pact, 12)
    assert early is not None
    assert (early.status, len(early.breaches)) == ("active", 3)
    assert pact_at(pact, 4) == replace(
        pact, status="proposed", active_from=None, breaches=(), accepted=frozenset(pact.parties)
    )
