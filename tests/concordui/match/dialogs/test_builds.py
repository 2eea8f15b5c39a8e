"""*Builds* and *Disbands*, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from concordui.match.dialogs.builds import BuildsDialog
from engine.anatolia.adjustments import check_builds
from helpers.hands import button, click, nameless, press, told
from helpers.seat_views import UNITS, building, disbanding, game_in, id_of, view_of

pytestmark = pytest.mark.sampled(3)

PERGAMON, SMYRNA, SARDIS = id_of("Pergamon"), id_of("Smyrna"), id_of("Sardis")
ILION, MYSIA = id_of("Ilion"), id_of("Mysia")


@pytest.fixture
def builds(opened):
    return opened(BuildsDialog(building()))


@pytest.fixture
def disbands(opened):
    return opened(BuildsDialog(disbanding()))


def place(dialog, key):
    return next(row for row in dialog.places.rows() if row.choice.key == key)


def choice(dialog, title):
    return next(row for row in dialog.choices.rows() if row.choice.title == title)


def choose(dialog, at, title):
    click(place(dialog, at))
    click(choice(dialog, title))


def legal(dialog):
    position = dialog.view.position
    return check_builds(position.board, position.owners, position.units, "Lydia", dialog.payload()) is None


def test_the_number_due_and_the_default_are_said(builds):
    assert "You have 5 centres and 3 units: 2 builds." in builds.notes()
    assert "If you choose nothing more, 2 builds are waived." in builds.notes()
    assert [row.choice.key for row in builds.places.rows()] == [PERGAMON, SMYRNA, SARDIS]


def test_builds_are_told_as_they_are_chosen(builds):
    spy = QSignalSpy(builds.edited)
    choose(builds, SMYRNA, "A fleet")
    choose(builds, SARDIS, "An army")
    assert told(spy)[-1] == [{"type": "fleet", "at": SMYRNA}, {"type": "army", "at": SARDIS}]
    assert legal(builds)
    assert "waived" not in builds.notes()


def test_an_inland_home_builds_no_fleet_and_says_why(builds):
    click(place(builds, SARDIS))
    assert not choice(builds, "A fleet").isEnabled()
    assert "coast" in choice(builds, "A fleet").accessibleDescription()


def test_no_more_than_are_due_can_be_chosen(builds):
    choose(builds, PERGAMON, "An army")
    choose(builds, SMYRNA, "An army")
    click(place(builds, SARDIS))
    assert not choice(builds, "An army").isEnabled()
    choose(builds, PERGAMON, "Nothing")
    choose(builds, SARDIS, "An army")
    assert {entry["at"] for entry in builds.payload()} == {SMYRNA, SARDIS}
    assert legal(builds)


def test_a_build_can_become_another_kind(builds):
    choose(builds, SMYRNA, "A fleet")
    choose(builds, SMYRNA, "An army")
    assert builds.payload() == [{"type": "army", "at": SMYRNA}]


def test_builds_without_a_free_home_are_said_to_be_lost(opened):
    units = {"Lydia": ("army Pergamon", "fleet Smyrna", "army Sardis")}
    dialog = opened(BuildsDialog(view_of(game_in("builds", units))))
    assert dialog.places.rows() == ()
    assert "None of your homes is free: nothing can be built this year." in dialog.notes()
    assert dialog.payload() == []


def test_disbands_stand_in_the_order_of_the_rule_with_their_distance(disbands):
    rows = [(row.choice.title, row.choice.hint + row.choice.alarm) for row in disbands.places.rows()]
    assert rows[0] == ("Army Ilion", "2 steps from home, the rule takes it")
    assert rows[1] == ("Army Mysia", "1 step from home, the rule takes it")
    assert rows[-1][1] == "at home"
    assert "You have 5 centres and 7 units: 2 disbands." in disbands.notes()
    assert "If you choose nothing more, the rule disbands Ilion and Mysia." in disbands.notes()


def test_a_chosen_disband_changes_what_the_rule_takes(disbands):
    spy = QSignalSpy(disbands.edited)
    choose(disbands, SARDIS, "Disband")
    assert told(spy) == [[{"disband": SARDIS}]]
    assert "the rule disbands Ilion." in disbands.notes()
    assert legal(disbands)


def test_all_disbands_chosen_leave_nothing_to_the_rule(disbands):
    choose(disbands, SARDIS, "Disband")
    choose(disbands, SMYRNA, "Disband")
    assert "the rule disbands" not in disbands.notes()
    click(place(disbands, ILION))
    assert not choice(disbands, "Disband").isEnabled()


def test_load_takes_a_draft_up_and_leaves_out_what_is_impossible(builds, disbands):
    builds.load([{"type": "fleet", "at": SARDIS}, {"type": "army", "at": SARDIS}, {"disband": MYSIA}, 7])
    assert builds.payload() == [{"type": "army", "at": SARDIS}]
    disbands.load([{"disband": MYSIA}, {"disband": "?"}, {"disband": MYSIA}])
    assert disbands.payload() == [{"disband": MYSIA}]


def test_builds_are_sent_with_the_keyboard_alone(builds):
    spy = QSignalSpy(builds.sent)
    press(Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert builds.payload() == [{"type": "army", "at": SMYRNA}]
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return, ctrl=True)
    assert told(spy) == [[{"type": "fleet", "at": SMYRNA}]]


def test_sending_nothing_is_possible(disbands):
    spy = QSignalSpy(disbands.sent)
    click(button(disbands, "Send disbands"))
    assert told(spy) == [[]]


def test_the_unit_with_the_keyboard_stays_in_sight_where_there_are_many(opened):
    more = ("fleet Ikarian Sea", "army Ilion", "fleet Aegean Sea", "fleet Karpathian Sea", "army Perge")
    dialog = opened(BuildsDialog(view_of(game_in("builds", {"Lydia": (*UNITS["Lydia"], *more)}))))
    rows = dialog.places.rows()
    assert rows[-1].visibleRegion().isEmpty()
    while not rows[-1].hasFocus():
        press(Qt.Key.Key_Down)
    assert rows[-1].visibleRegion().boundingRect().height() == rows[-1].height()


def test_everything_has_a_name(builds, disbands):
    assert nameless(builds) == []
    assert nameless(disbands) == []


def test_builds_and_disbands_are_drawn(builds, disbands):
    choose(builds, SMYRNA, "A fleet")
    assert [(unit.at, unit.type) for unit in builds.preview().state.builds] == [(SMYRNA, "fleet")]
    assert disbands.preview().state.disbands == {ILION, MYSIA}
    choose(disbands, SARDIS, "Disband")
    assert disbands.preview().state.disbands == {SARDIS, ILION}


def test_a_click_on_the_map_looks_at_that_home(builds):
    builds.preview().click(SARDIS)
    assert builds.places.key() == SARDIS
