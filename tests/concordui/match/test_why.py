"""*Why?* in a match: from an outcome to its derivation, whose lines are lit on the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from concordui.match.history import Stage
from concordui.why.dialog import WhyDialog
from helpers.hands import nameless
from helpers.scripted_kind import idle


def moving_in(call):
    """Caria attacks Lydia's army, with a support."""
    if call.method != "orders":
        return idle(call)
    return [
        {"unit": "L", "type": "move", "dest": "G"},
        {"unit": "H", "type": "support", "target": "L", "targetDest": "G"},
    ]


UNITS = [
    {"power": "Lydia", "type": "army", "at": "G"},
    {"power": "Caria", "type": "army", "at": "L"},
    {"power": "Caria", "type": "army", "at": "H"},
]


@pytest.fixture
def hands(script_match):
    hands = script_match("Lydia", scripts={"Caria": moving_in}, start={"phase": "orders", "units": UNITS})
    hands.wait_for_turn("orders")
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing or hands.desk.acting)
    if hands.desk.moment is None:
        hands.desk.go(0)
        hands.shown()
    return hands


def open_why(hands) -> WhyDialog:
    panel = hands.workspace.docks.resolution
    panel.select("G")
    hands.shown()
    hands.click(panel.why)
    [dialog] = [each for each in hands.workspace.findChildren(WhyDialog) if each.isVisible()]
    return dialog


def test_an_outcome_opens_its_derivation_and_its_lines_light_the_map(hands) -> None:
    dialog = open_why(hands)
    assert nameless(dialog) == []
    assert "2 against 1: the attack is greater" in dialog.tree.texts()
    QTest.keyClick(dialog.tree, Qt.Key.Key_Down)
    assert set(hands.desk.lit) == {"L", "G", "H"}
    QTest.keyClick(dialog.tree, Qt.Key.Key_Down)
    assert hands.desk.lit == ("L",)


@pytest.mark.full
def test_another_outcome_takes_the_place_of_the_first_and_escape_closes_it(hands) -> None:
    first = open_why(hands)
    panel = hands.workspace.docks.resolution
    panel.select("H")
    hands.shown()
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    hands.shown()
    [dialog] = [each for each in hands.workspace.findChildren(WhyDialog) if each.isVisible() and each is not first]
    assert "The support counts" in dialog.tree.texts()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_order_that_is_expected_has_no_reason_to_be_asked_for(script_match) -> None:
    hands = script_match("Lydia", start={"phase": "orders", "units": UNITS})
    hands.wait_for_turn("orders")
    assert not hands.workspace.docks.resolution.why.isVisible()


# From the map, and from retreats and builds


def shown_why(hands) -> list[WhyDialog]:
    return [each for each in hands.workspace.findChildren(WhyDialog) if each.isVisible()]


def click_at(hands, point: complex) -> None:
    """Click the map at a point that is in screen pixels from its origin."""
    view = hands.workspace.area.view
    hands.click(view.viewport(), view.mapFromScene(QPointF(point.real, point.imag) / view.zoom))


def slot(hands, place: str) -> complex:
    middle = hands.workspace.area.scene._pixel(place)
    return complex(middle.x(), middle.y())


def told(hands) -> str:
    """The outcome that the open dialog derives; it is closed."""
    [dialog] = shown_why(hands)
    words = dialog.tree.texts()[0]
    assert words in hands.workspace.docks.resolution.title.text()
    dialog.close()
    hands.shown()
    return words


def test_a_click_on_what_is_drawn_of_an_order_or_enter_in_its_province_says_why_it_fared_so(hands):
    plan, view = hands.workspace.area.scene._plan(), hands.workspace.area.view
    move, support, held = "Apameia → Sardis", "Ephesos supports Apameia → Sardis", "Sardis holds"
    ghost, unit = slot(hands, "L"), slot(hands, "G")
    arrow, prop = plan.arrows["L"].line.at(0.25), plan.props["H"].line.at(0.4)
    for point, words in ((ghost, move), (unit, move), (arrow, move), (prop, support), (plan.bursts["G"], held)):
        click_at(hands, point)
        assert told(hands) == words
    rows = hands.workspace.docks.resolution.list
    hands.click(rows.viewport(), rows.row_rect("G").center())
    assert told(hands) == held
    view.setFocus()
    view.go_to("H")
    hands.press(Qt.Key.Key_Return)
    assert told(hands) == support
    click_at(hands, slot(hands, "Ξ"))
    assert shown_why(hands) == [], "nobody was ordered there"


@pytest.mark.full
def test_a_retreat_says_why_on_the_map_and_in_its_list(hands):
    if hands.desk.phase == "retreats":
        hands.desk.go(None)
        hands.wait_for_turn("retreats")
        hands.click_send_in_dialog()
    hands.wait(lambda: any(moment.stage is Stage.RETREATS for moment in hands.desk.timeline.moments))
    at = next(i for i, moment in enumerate(hands.desk.timeline.moments) if moment.stage is Stage.RETREATS)
    hands.wait(lambda: hands.desk.phase != "retreats")
    if hands.dialog is not None:
        hands.dialog.close()
    hands.desk.go(at)
    hands.shown()
    panel, scene = hands.workspace.docks.resolution, hands.workspace.area.scene
    [way] = scene.state.retreats
    click_at(hands, slot(hands, way.to))
    [dialog] = shown_why(hands)
    assert any("may retreat" in text for text in dialog.tree.texts())
    assert "It was dislodged from Apameia. Open to it: " in panel.reason.text()
    dialog.close()
    hands.shown()
    hands.click(panel.list.viewport(), panel.list.row_rect(("retreat", "G")).center())
    [dialog] = shown_why(hands)
    assert set(scene.state.highlight) == {"G"}, "the line of the unit itself"
    dialog.close()
    panel.list.selectionModel().clear()
    panel.select("G")
    hands.shown()
    assert set(scene.state.highlight) == {"G", way.to}
