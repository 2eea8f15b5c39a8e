"""*Answer proposals*, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from concordui.match.dialogs.answer import AnswerDialog
from helpers.hands import button, click, mnemonics, nameless, press, tab_stops, told
from helpers.seat_views import answering, id_of

pytestmark = pytest.mark.sampled(2)

PEACE, CARIA, GORDION, ALLIANCE = "p1", "p2", "p3", "p4"


@pytest.fixture
def dialog(opened):
    return opened(AnswerDialog(answering()))


def row(dialog, proposal):
    return next(row for row in dialog.rows() if row.line.proposal == proposal)


def accept(dialog, proposal):
    click(row(dialog, proposal).choice.buttons()[0])


def reject(dialog, proposal):
    click(row(dialog, proposal).choice.buttons()[1])


def warning(dialog, proposal):
    note = row(dialog, proposal).note
    return note.accessibleDescription() if note.isVisible() else ""


def test_it_lists_the_inbox_in_order_with_who_and_their_record(dialog):
    lines = [row.line for row in dialog.rows()]
    assert [line.sender for line in lines] == ["Phrygia", "Caria", "Bithynia", "Cilicia"]
    assert [line.record for line in lines] == [
        "8 kept, 1 broken",
        "7 kept, 0 broken",
        "8 kept, 3 broken",
        "5 kept, 3 broken",
    ]
    assert [line.towards_me for line in lines][:2] == ["broke 1 to you", "never broke to you"]
    assert [line.betrayed for line in lines] == [True, False, True, False]


def test_it_says_what_each_side_promises(dialog):
    lines = {row.line.proposal: row.line for row in dialog.rows()}
    assert lines[PEACE].theirs == "No move or support into a province where you have a unit"
    assert lines[PEACE].mine == "The same towards Phrygia"
    assert lines[CARIA].title == "Support for Ephesos"
    assert (lines[CARIA].theirs, lines[CARIA].mine) == ("Mylasa or Kaunos supports Ephesos, hold", "Nothing")
    assert lines[GORDION].title == "Support for Gordion → Kotiaion"
    assert (lines[GORDION].theirs, lines[GORDION].mine) == ("Nothing", "Mysia supports Gordion → Kotiaion")
    assert lines[ALLIANCE].mine == "The same towards Cilicia. No duty to attack Galatia."


def test_answers_are_told_as_they_are_given(dialog):
    spy = QSignalSpy(dialog.edited)
    accept(dialog, PEACE)
    reject(dialog, ALLIANCE)
    assert told(spy) == [{PEACE: "accept"}, {PEACE: "accept", ALLIANCE: "reject"}]
    assert dialog.payload() == {PEACE: "accept", ALLIANCE: "reject"}


def test_an_acceptance_that_breaks_an_accepted_peace_is_warned_of(dialog):
    assert warning(dialog, GORDION) == ""
    accept(dialog, PEACE)
    expected = "It attacks Phrygia. Your peace with Phrygia, accepted above, would be broken by this support."
    assert warning(dialog, GORDION) == expected
    accept(dialog, GORDION)
    assert warning(dialog, GORDION) == expected
    assert warning(dialog, PEACE) == ""


def test_a_rejection_ends_the_warning(dialog):
    accept(dialog, PEACE)
    reject(dialog, GORDION)
    assert warning(dialog, GORDION) == ""


def test_an_earlier_proposal_is_warned_of_if_the_later_one_is_accepted_first(dialog):
    accept(dialog, GORDION)
    assert warning(dialog, PEACE) == "The support accepted below attacks Phrygia and would break this promise."


def test_ones_own_open_proposals_are_thought_of(opened):
    dialog = opened(AnswerDialog(answering(), [{"to": "Phrygia", "type": "peace", "terms": {}}]))
    assert "which you proposed" in warning(dialog, GORDION)


def test_two_supports_for_which_there_is_a_unit_each_are_no_contradiction(opened):
    two = (
        ("Bithynia", "request-support", {"unit": "Gordion", "dest": "Kotiaion"}),
        ("Phrygia", "request-support", {"unit": "Aizanoi", "dest": "hold"}),
    )
    dialog = opened(AnswerDialog(answering(two)))
    aizanoi, gordion = dialog.rows()
    accept(dialog, gordion.line.proposal)
    assert aizanoi.line.mine == "Mysia or Apameia supports Aizanoi, hold"
    assert warning(dialog, aizanoi.line.proposal) == ""


def test_two_supports_of_which_only_one_can_be_given_are_warned_of(opened):
    two = (
        ("Bithynia", "request-support", {"unit": "Gordion", "dest": "Kotiaion"}),
        ("Phrygia", "request-support", {"unit": "Kotiaion", "dest": "hold"}),
    )
    dialog = opened(AnswerDialog(answering(two)))
    first, second = sorted(row.line.proposal for row in dialog.rows())
    accept(dialog, first)
    assert warning(dialog, second).startswith("No unit is free for both this and “Support")


def test_what_is_not_answered_is_said(dialog):
    assert "Phrygia, Caria, Bithynia and Cilicia are not answered" in dialog._help.text()
    for proposal in (PEACE, CARIA, ALLIANCE):
        accept(dialog, proposal)
    assert "Bithynia is not answered. What you leave unanswered is rejected." in dialog._help.accessibleName()


def test_reject_the_rest_rejects_only_what_is_open(dialog):
    accept(dialog, CARIA)
    click(button(dialog, "Reject the rest"))
    assert dialog.payload() == {PEACE: "reject", CARIA: "accept", GORDION: "reject", ALLIANCE: "reject"}
    assert not button(dialog, "Reject the rest").isEnabled()


def test_later_closes_and_keeps_what_was_answered(dialog):
    accept(dialog, CARIA)
    spy = QSignalSpy(dialog.sent)
    click(button(dialog, "Later"))
    assert not dialog.isVisible()
    assert spy.count() == 0
    assert dialog.payload() == {CARIA: "accept"}


def test_send_hands_in_what_was_answered(dialog):
    spy = QSignalSpy(dialog.sent)
    accept(dialog, CARIA)
    click(button(dialog, "Send answers"))
    assert told(spy) == [{CARIA: "accept"}]
    assert not dialog.isVisible()


def test_load_takes_a_draft_up_and_goes_to_what_is_open(dialog):
    spy = QSignalSpy(dialog.edited)
    dialog.load({PEACE: "accept", CARIA: "reject", "p99": "accept", GORDION: "perhaps"})
    assert dialog.payload() == {PEACE: "accept", CARIA: "reject"}
    assert row(dialog, GORDION).hasFocus()
    assert spy.count() == 0


def test_the_provinces_of_the_row_are_told_for_the_map(dialog):
    spy = QSignalSpy(dialog.looked_at)
    click(row(dialog, GORDION))
    assert told(spy)[-1] == (id_of("Gordion"), id_of("Kotiaion"))


def test_everything_is_answered_with_the_keyboard_alone(dialog):
    spy = QSignalSpy(dialog.sent)
    press(Qt.Key.Key_A, Qt.Key.Key_Down)
    press(Qt.Key.Key_R, Qt.Key.Key_Delete, Qt.Key.Key_A, Qt.Key.Key_Down)
    press(Qt.Key.Key_R, Qt.Key.Key_Down)
    press(Qt.Key.Key_Tab, Qt.Key.Key_Right)
    press(Qt.Key.Key_Return, ctrl=True)
    assert told(spy) == [{PEACE: "accept", CARIA: "accept", GORDION: "reject", ALLIANCE: "reject"}]


def test_the_keys_of_a_row_are_said_by_its_buttons(dialog):
    row = next(iter(dialog._rows.values()))
    assert [button.toolTip() for button in row.choice.buttons()] == ["Accept (key A)", "Reject (key R)"]


def test_tab_reaches_everything_and_everything_has_a_name(dialog):
    stops = tab_stops()
    for wanted in (*dialog.rows(), button(dialog, "Later"), button(dialog, "Send answers")):
        assert wanted in stops
    assert nameless(dialog) == []
    assert sorted(mnemonics(dialog)) == ["J", "L", "S"]


def test_a_row_says_its_state_to_a_screen_reader(dialog):
    assert row(dialog, PEACE).accessibleName() == "Peace, from Phrygia"
    assert row(dialog, PEACE).accessibleDescription() == "not answered."
    accept(dialog, PEACE)
    assert row(dialog, PEACE).accessibleDescription() == "accepted."


def test_an_empty_inbox_says_so(opened):
    dialog = opened(AnswerDialog(answering(())))
    assert dialog.rows() == ()
    assert dialog.payload() == {}
    assert not button(dialog, "Reject the rest").isEnabled()
