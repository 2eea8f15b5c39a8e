"""*Propose a pact*, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from concordui.match.dialogs.propose import ProposeDialog
from engine.anatolia.negotiation import MAX_PROPOSALS, Table, check_proposals
from engine.anatolia.orders import Move, Support
from engine.seats.protocol import Refusal
from helpers.hands import button, click, mnemonics, nameless, press, tab_stops, told
from helpers.seat_views import game_in, id_of, proposing, view_of

pytestmark = pytest.mark.sampled(3)

PEACE = {"to": "Phrygia", "type": "peace", "terms": {}}


@pytest.fixture
def dialog(opened):
    return opened(ProposeDialog(proposing()))


def to(dialog, power):
    return next(row for row in dialog._to.rows() if row.choice.key == power)


def kind(dialog, name):
    return next(row for row in dialog._kinds.rows() if row.choice.key == name)


def tags(dialog):
    return [row._tag.text() for row in dialog._list.rows()]


def test_it_opens_at_the_first_power_with_nothing_proposed(dialog):
    assert dialog.payload() == []
    assert dialog.windowTitle() == "Propose a pact"
    assert dialog._to.key() == "Phrygia"
    assert dialog._kinds.key() is None
    assert not dialog.isModal()


def test_a_click_on_a_promise_lists_a_proposal_and_tells(dialog):
    spy = QSignalSpy(dialog.edited)
    click(kind(dialog, "peace"))
    assert dialog.payload() == [PEACE]
    assert told(spy) == [[PEACE]]


def test_another_recipient_moves_the_proposal_that_is_shown(dialog):
    click(kind(dialog, "peace"))
    click(to(dialog, "Caria"))
    assert dialog.payload() == [{**PEACE, "to": "Caria"}]


def test_add_another_begins_one_for_the_next_power(dialog):
    click(kind(dialog, "peace"))
    click(button(dialog, "Add another"))
    assert dialog._to.key() == "Caria"
    assert dialog.payload() == [PEACE]
    click(kind(dialog, "alliance"))
    assert [entry["type"] for entry in dialog.payload()] == ["peace", "alliance"]


def test_at_most_six_proposals_can_be_listed(dialog):
    for _ in range(MAX_PROPOSALS):
        click(kind(dialog, "peace"))
        if len(dialog.payload()) < MAX_PROPOSALS:
            click(button(dialog, "Add another"))
    assert len(dialog.payload()) == MAX_PROPOSALS
    assert not button(dialog, "Add another").isEnabled()


def test_terms_are_chosen_from_what_is_legal(dialog):
    click(to(dialog, "Galatia"))
    click(kind(dialog, "request-support"))
    unit, dest = dialog._form.combos()
    assert [item.text for item in unit.items()] == ["Army Apameia"]
    assert {item.text for item in dest.items()} >= {"Synnada", "Perge"}
    dest.setFocus()
    while dest.key() != id_of("Synnada"):
        press(Qt.Key.Key_Down)
    assert dialog.payload() == [
        {"to": "Galatia", "type": "request-support", "terms": {"unit": id_of("Apameia"), "dest": id_of("Synnada")}}
    ]
    assert "Pessinous or Ikonion supports Apameia → Synnada" in dialog.meaning()


def test_what_is_impossible_can_not_be_chosen_and_says_why(opened):
    units = {"Lydia": ("army Sardis",), "Cilicia": ("army Tarsos",), "Caria": ("army Mylasa",)}
    dialog = opened(ProposeDialog(view_of(game_in("negotiate-propose", units, owners={}))))
    click(to(dialog, "Cilicia"))
    row = kind(dialog, "support")
    assert not row.isEnabled()
    assert "None of your units can support one of theirs" in row.accessibleDescription()
    click(row)
    assert dialog.payload() == []


def test_records_stand_beside_the_names(dialog):
    assert to(dialog, "Bithynia").accessibleDescription() == "8 kept, 3 broken"
    assert to(dialog, "Caria").accessibleDescription() == "7 kept, 0 broken"


def test_every_proposal_that_the_form_can_make_is_legal(dialog):
    """The dialog is worked through: each type, each entry of each list. (Every power: see `test_models`.)"""
    view = dialog.view
    table = Table.of(view.board, view.position.units, view.position.living)
    made = 0
    click(to(dialog, "Phrygia"))
    for row in [row for row in dialog._kinds.rows() if row.isEnabled()]:
        click(row)
        for combo in dialog._form.combos():
            for item in combo.items() if combo.isVisible() else ():
                combo.picked.emit(item.key)
                assert check_proposals(table, view.power, dialog.payload()) is None
                made += 1
    assert made > 60


def test_a_support_against_a_partner_of_peace_is_tagged(dialog):
    support = {"unit": id_of("Apameia"), "dest": id_of("Synnada")}
    dialog.load([PEACE, {"to": "Galatia", "type": "request-support", "terms": support}])
    assert tags(dialog) == ["", "attacks Phrygia, against 1"]


def test_two_of_a_kind_are_said_to_count_twice(dialog):
    dialog.load([PEACE, PEACE])
    assert tags(dialog) == ["", "same as 1, counts twice"]


def test_load_shows_a_draft_and_leaves_out_what_is_not_legal(dialog):
    spy = QSignalSpy(dialog.edited)
    dialog.load([PEACE, {"to": "Rome", "type": "peace", "terms": {}}, 7, {"to": "Caria", "type": "dmz", "terms": {}}])
    assert dialog.payload() == [PEACE]
    dialog.load("nothing")
    assert dialog.payload() == []
    assert spy.count() == 0


def test_send_hands_in_the_payload_and_closes(dialog):
    spy = QSignalSpy(dialog.sent)
    click(kind(dialog, "peace"))
    click(button(dialog, "Send 1 proposal"))
    assert told(spy) == [[PEACE]]
    assert not dialog.isVisible()


def test_sending_nothing_is_said_to_be_nothing(dialog):
    spy = QSignalSpy(dialog.sent)
    click(button(dialog, "Send no proposals"))
    assert told(spy) == [[]]


def test_cancel_goes_back_to_what_stood_when_it_opened(dialog):
    dialog.load([PEACE])
    spy = QSignalSpy(dialog.edited)
    click(to(dialog, "Caria"))
    click(button(dialog, "Cancel"))
    assert told(spy)[-1] == [PEACE]
    assert not dialog.isVisible()


def test_escape_closes_and_loses_nothing(dialog):
    click(kind(dialog, "peace"))
    spy = QSignalSpy(dialog.edited)
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert spy.count() == 0
    assert dialog.payload() == [PEACE]


def test_a_refusal_is_said_in_place(dialog):
    dialog.refuse(Refusal("proposals[0].to", "Phrygia is eliminated"))
    assert dialog._refusal.isVisible()
    assert "proposals[0].to: Phrygia is eliminated" in dialog._refusal.accessibleDescription()


def test_the_provinces_of_a_proposal_are_told_for_the_map(dialog):
    spy = QSignalSpy(dialog.looked_at)
    click(to(dialog, "Caria"))
    click(kind(dialog, "dmz"))
    [province] = told(spy)[-1]
    assert province == dialog.payload()[0]["terms"]["province"]


def test_nothing_that_is_chosen_changes_the_dialogs_size(dialog, qtbot):
    size = dialog.size()
    for name in ("peace", "alliance", "dmz", "support", "request-support"):
        click(kind(dialog, name))
        qtbot.wait(1)
        assert dialog.size() == size


# The small map


def test_the_support_that_is_asked_for_is_drawn(dialog):
    support = {"unit": id_of("Apameia"), "dest": id_of("Synnada")}
    dialog.load([{"to": "Galatia", "type": "request-support", "terms": support}])
    state = dialog.preview().state
    drawn = [(entry.power, entry.order, entry.faint) for entry in state.orders]
    apameia, synnada, pessinous, ikonion = map(id_of, ("Apameia", "Synnada", "Pessinous", "Ikonion"))
    assert drawn == [
        ("Lydia", Move(apameia, synnada), False),
        ("Galatia", Support(pessinous, apameia, synnada), False),
        ("Galatia", Support(ikonion, apameia, synnada), True),
    ]
    assert state.highlight == {synnada}
    assert synnada in state.targets


def test_a_click_on_the_map_chooses_where_the_unit_goes_and_where_to_keep_out_of(dialog):
    support = {"unit": id_of("Apameia"), "dest": id_of("Perge")}
    dialog.load([{"to": "Galatia", "type": "request-support", "terms": support}])
    spy = QSignalSpy(dialog.edited)
    dialog.preview().click(id_of("Synnada"))
    assert dialog.payload()[0]["terms"]["dest"] == id_of("Synnada")
    dialog.preview().click(id_of("Sinope"))
    assert spy.count() == 1
    click(kind(dialog, "dmz"))
    dialog.preview().click(id_of("Sinope"))
    assert dialog.payload()[0]["terms"] == {"province": id_of("Sinope")}


def test_peace_shows_where_their_units_are(dialog):
    click(kind(dialog, "peace"))
    state = dialog.preview().state
    assert state.dim
    assert state.highlight == {unit.at for unit in state.units if unit.power == "Phrygia"}


# The keyboard alone


def test_a_pact_can_be_proposed_with_the_keyboard_alone(dialog, qtbot):
    sent = QSignalSpy(dialog.sent)
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert dialog._to.key() == "Galatia"
    press(Qt.Key.Key_Right, Qt.Key.Key_Space)
    while dialog._kinds.key() != "request-support":
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_W, alt=True)
    press(Qt.Key.Key_Down)
    assert dialog.payload()[0]["terms"]["dest"] != "hold"
    press(Qt.Key.Key_A, alt=True)
    qtbot.waitUntil(lambda: dialog._to.key() == "Cilicia")
    press(Qt.Key.Key_Right, Qt.Key.Key_Space)
    press(Qt.Key.Key_Return, ctrl=True)
    [payload] = told(sent)
    assert [(entry["to"], entry["type"]) for entry in payload] == [("Galatia", "request-support"), ("Cilicia", "peace")]


def test_rows_are_edited_with_enter_and_removed_with_delete(dialog):
    dialog.load([PEACE, {**PEACE, "to": "Caria"}, {**PEACE, "to": "Galatia"}])
    dialog._list.rows()[0].setFocus()
    press(Qt.Key.Key_Return)
    assert dialog._to.key() == "Phrygia"
    press(Qt.Key.Key_Down, Qt.Key.Key_Delete)
    assert [entry["to"] for entry in dialog.payload()] == ["Phrygia", "Galatia"]
    assert dialog._list.rows()[1].hasFocus()


def test_the_last_row_can_be_removed(dialog):
    dialog.load([PEACE])
    click(button(dialog, "Remove proposal 1"))
    assert dialog.payload() == []
    assert dialog._kinds.key() is None


def test_tab_reaches_everything_and_everything_has_a_name(dialog):
    dialog.load([PEACE, {**PEACE, "to": "Caria", "type": "dmz", "terms": {"province": id_of("Xanthos")}}])
    stops = tab_stops()
    for wanted in (dialog._form.combos()[0], dialog._list.rows()[0], button(dialog, "Send"), button(dialog, "Cancel")):
        assert wanted in stops
    assert nameless(dialog) == []


def test_a_lone_pair_has_no_alliance_to_offer(opened):
    units = {"Lydia": ("army Sardis",), "Caria": ("army Mylasa",)}
    dialog = opened(ProposeDialog(view_of(game_in("negotiate-propose", units, owners={}))))
    assert [row.choice.key for row in dialog._to.rows()] == ["Caria"]
    assert not kind(dialog, "alliance").isEnabled()


def test_no_two_mnemonics_of_the_form_are_the_same(dialog):
    for name in ("alliance", "dmz", "support", "request-support"):
        click(kind(dialog, name))
        assert len(mnemonics(dialog)) == len(set(mnemonics(dialog))) >= 4
