"""*Retreats*, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from concordui.match.dialogs.retreats import RetreatsDialog
from engine.anatolia.retreats import check_choices
from helpers.hands import button, click, nameless, press, tab_stops, told
from helpers.seat_views import id_of, retreating

pytestmark = pytest.mark.sampled(2)

MYSIA, APAMEIA = id_of("Mysia"), id_of("Apameia")


@pytest.fixture
def dialog(opened):
    return opened(RetreatsDialog(retreating()))


def choose(dialog, unit, title):
    click(next(row for row in dialog.places.rows() if row.choice.key == unit))
    click(next(row for row in dialog.choices.rows() if row.choice.title == title))


def hints(dialog):
    return {row.choice.key: row.choice.hint for row in dialog.places.rows()}


def test_it_lists_the_dislodged_units_with_where_the_rule_sends_them(dialog):
    assert [row.choice.title for row in dialog.places.rows()] == ["Army Mysia", "Army Apameia"]
    assert hints(dialog) == {MYSIA: "by the rule: → Ilion", APAMEIA: "by the rule: → Aizanoi"}
    assert dialog.payload() == {}
    assert "Mysia goes to Ilion; Apameia goes to Aizanoi" in dialog.notes()


def test_only_open_provinces_are_offered_and_disbanding(dialog):
    position = dialog.view.position
    for unit in position.dislodged:
        click(next(row for row in dialog.places.rows() if row.choice.key == unit.at))
        titles = [row.choice.title for row in dialog.choices.rows()]
        assert titles == ["Leave it to the rule", *(position.board.by_id[p].name for p in unit.options), "Disband"]


def test_a_choice_is_told_and_shown(dialog):
    spy = QSignalSpy(dialog.edited)
    choose(dialog, MYSIA, "Pergamon")
    choose(dialog, APAMEIA, "Disband")
    assert told(spy) == [{MYSIA: id_of("Pergamon")}, {MYSIA: id_of("Pergamon"), APAMEIA: None}]
    assert hints(dialog) == {MYSIA: "→ Pergamon", APAMEIA: "disbands"}
    assert check_choices(dialog.view.position.dislodged, "Lydia", dialog.payload()) is None


def test_a_choice_can_be_left_to_the_rule_again(dialog):
    choose(dialog, MYSIA, "Pergamon")
    choose(dialog, MYSIA, "Leave it to the rule")
    assert dialog.payload() == {}


def test_two_units_for_one_province_are_warned_of(opened):
    from dataclasses import replace

    view = retreating()
    shared = id_of("Ilion")
    units = tuple(replace(unit, options=(shared,)) for unit in view.position.dislodged)
    dialog = opened(RetreatsDialog(replace(view, position=replace(view.position, dislodged=units))))
    assert "Mysia and Apameia would both go to Ilion: all of them disband." in dialog.notes()
    choose(dialog, MYSIA, "Disband")
    assert "all of them disband" not in dialog.notes()


def test_a_unit_with_nowhere_to_go_is_said_to_disband(opened):
    from dataclasses import replace

    view = retreating()
    units = tuple(replace(unit, options=()) for unit in view.position.dislodged)
    dialog = opened(RetreatsDialog(replace(view, position=replace(view.position, dislodged=units))))
    assert "Mysia disbands; Apameia disbands" in dialog.notes()
    assert hints(dialog) == {MYSIA: "by the rule: disbands", APAMEIA: "by the rule: disbands"}


def test_load_takes_a_draft_up_and_leaves_out_what_is_not_open(dialog):
    dialog.load({MYSIA: id_of("Pergamon"), APAMEIA: id_of("Sinope"), "?": None})
    assert dialog.payload() == {MYSIA: id_of("Pergamon")}
    dialog.load(None)
    assert dialog.payload() == {}


def test_the_provinces_are_told_for_the_map(dialog):
    spy = QSignalSpy(dialog.looked_at)
    choose(dialog, APAMEIA, "Disband")
    assert told(spy)[-1][0] == APAMEIA


def test_retreats_are_sent_with_the_keyboard_alone(dialog):
    spy = QSignalSpy(dialog.sent)
    press(Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down)
    press(Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right)
    while dialog.choices.rows()[-1].hasFocus() is False:
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return, ctrl=True)
    assert told(spy) == [{MYSIA: id_of("Pergamon"), APAMEIA: None}]


def test_the_places_for_an_only_unit_are_at_the_keyboard_at_once(opened):
    from dataclasses import replace

    view = retreating()
    only = view.position.dislodged[:1]
    dialog = opened(RetreatsDialog(replace(view, position=replace(view.position, dislodged=only))))
    spy = QSignalSpy(dialog.sent)
    while dialog.choices.rows()[-1].hasFocus() is False:
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Return, ctrl=True)
    assert told(spy) == [{MYSIA: None}]


def test_later_closes_and_sends_nothing(dialog):
    spy = QSignalSpy(dialog.sent)
    click(button(dialog, "Later"))
    assert (dialog.isVisible(), spy.count()) == (False, 0)


def test_tab_reaches_everything_and_everything_has_a_name(dialog):
    stops = tab_stops()
    for wanted in (button(dialog, "Later"), button(dialog, "Send retreats")):
        assert wanted in stops
    assert nameless(dialog) == []


def test_the_ways_that_are_open_are_drawn_and_can_be_clicked(dialog):
    ways = {(way.origin, way.to): way.chosen for way in dialog.preview().state.retreats}
    assert {to for origin, to in ways if origin == MYSIA} == set(dialog.view.position.dislodged[0].options)
    assert ways[MYSIA, id_of("Ilion")]
    dialog.preview().click(id_of("Pergamon"))
    assert dialog.payload() == {MYSIA: id_of("Pergamon")}
    dialog.preview().click(APAMEIA)
    dialog.preview().click(id_of("Aizanoi"))
    assert dialog.payload() == {MYSIA: id_of("Pergamon"), APAMEIA: id_of("Aizanoi")}
