"""Whole games through the real window: one with the mouse, one with the keyboard alone, one of several people."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.anatolia.orders import Hold, Move, Support
from helpers.match_hands import MatchHands


def order_with_the_mouse(hands):
    """Every unit moves to its first free target; the last supports or holds, by the keys that can be clicked."""
    desk = hands.desk
    taken = set()
    for unit in desk.entry.units:
        hands.click_map(unit)
        assert desk.step.unit == unit
        own = set(desk.entry.units)
        free = [place for place in desk.entry.choices(desk.step) if place not in taken | own]
        if free:
            taken.add(free[0])
            hands.click_map(free[0])
            assert desk.book.orders[unit] == Move(unit, free[0])
        else:
            hands.click_hint("hold")
            assert desk.book.orders[unit] == Hold(unit)


@pytest.mark.full
def test_a_person_plays_a_whole_game_with_the_mouse(start_match):
    hands = start_match("Lydia", bot="house.greedy", max_years=2)
    desk, seen = hands.desk, set()
    while desk.model.result is None or desk.reviewing:
        hands.wait_for_anything()
        if desk.reviewing:
            assert hands.workspace.bar.main.text().startswith(("Go on", "See"))
            hands.click_main()
        elif desk.acting is not None:
            seen.add(desk.phase)
            if desk.phase == "orders":
                order_with_the_mouse(hands)
                hands.click_main()
            elif desk.phase == "builds":
                for place in sorted(hands.workspace.area.scene.state.targets)[:1]:
                    hands.click_map(place)
                hands.click_send_in_dialog()
            else:
                hands.click_send_in_dialog()
    hands.wait(lambda: hands.workspace.docks.first.currentWidget() is hands.workspace.docks.result)
    assert {"negotiate-propose", "orders"} <= seen
    assert desk.model.result["year"] == 2
    assert hands.workspace.docks.result.title.text()
    assert hands.workspace.bar.main.isHidden()
    hands.click(hands.workspace.area.strip.first)
    assert desk.moment.label == "S1"
    hands.click_main()
    assert desk.now


def order_with_the_keyboard(hands):
    """N takes the next unit, arrows walk to a target, Enter confirms; S supports; H holds; the rest is typed."""
    desk, view = hands.desk, hands.workspace.area.view
    hands.wait(view.hasFocus)
    hands.press(Qt.Key.Key_N)
    unit = desk.step.unit
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        view.go_to(unit)
        hands.press(key)
        if view.cursor_place in desk.entry.choices(desk.step):
            hands.press(Qt.Key.Key_Return)
            break
    if unit not in desk.book.orders:
        hands.press(Qt.Key.Key_H)
    assert unit in desk.book.orders
    hands.press(Qt.Key.Key_N)
    if desk.step.unit is not None:
        hands.press(Qt.Key.Key_H)
    rest = [unit for unit in desk.entry.units if unit not in desk.book.orders]
    if rest:
        hands.press(Qt.Key.Key_L, ctrl=True)
        assert hands.workspace.docks.orders.line.hasFocus()
        hands.write(f"{rest[0]} H")
        hands.press(Qt.Key.Key_Return)
        assert desk.book.orders[rest[0]] == Hold(rest[0])
        hands.press(Qt.Key.Key_F6)


@pytest.mark.full
def test_a_person_plays_a_whole_game_with_the_keyboard_alone(qtbot, match_window, match_shell):
    match_shell.settings.update(years=2, seed=3, bots=dict.fromkeys(match_shell.board.powers, "house.greedy"))
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    hands = MatchHands(qtbot, match_window.front())
    desk = hands.desk
    assert hands.workspace.opening.humans == ("Lydia",)
    while desk.model.result is None or desk.reviewing:
        hands.wait_for_anything()
        if desk.acting is not None and desk.phase == "orders":
            order_with_the_keyboard(hands)
        hands.wait(lambda: QApplication.focusWidget() is not None)
        hands.press(Qt.Key.Key_Return, ctrl=True)
    assert desk.model.result["year"] == 2
    hands.press(Qt.Key.Key_Left, alt=True)
    assert desk.moment is not None
    hands.press(Qt.Key.Key_End, alt=True)
    assert desk.now


@pytest.mark.full
def test_people_share_the_screen_behind_cover_pages_for_a_whole_game(start_match):
    hands = start_match("Phrygia", "Lydia", max_years=1)
    desk, workspace, turns = hands.desk, hands.workspace, []
    while desk.model.result is None or desk.reviewing:
        hands.wait_for_anything()
        if desk.reviewing:
            hands.click_main()
            continue
        if desk.covered is None:
            continue
        covered = desk.covered
        assert workspace.cover.isVisible()
        assert not workspace.bar.isVisible()
        assert workspace.area.scene.state.orders == ()
        hands.click(workspace.cover.findChildren(type(workspace.bar.main))[0])
        assert desk.acting == covered
        turns.append((desk.phase, covered))
        if desk.phase == "orders":
            unit = desk.entry.units[0]
            hands.click_map(unit)
            hands.click_hint("hold")
            hands.click_main()
        else:
            hands.click_send_in_dialog()
    assert [power for phase, power in turns if phase == "orders"] == ["Phrygia", "Lydia"] * 2


@pytest.mark.full
@pytest.mark.parametrize("by_hint", [True, False])
def test_a_support_is_given_by_click_or_key_and_the_beneficiary_again_means_its_hold(start_match, by_hint):
    hands = start_match("Lydia")
    hands.wait_for_turn("negotiate-propose")
    hands.click_send_in_dialog()
    hands.wait_for_turn("orders")
    desk = hands.desk
    hands.click_map("G")
    if by_hint:
        hands.click_hint("support")
    else:
        hands.press(Qt.Key.Key_S)
    hands.click_map("E")
    hands.click_map("E")
    assert desk.book.orders == {"G": Support("G", "E", "hold")}
    drawn = hands.workspace.area.scene.state.orders
    assert [entry.order for entry in drawn] == [Support("G", "E", "hold")]
