"""Drafts: immutable edits, what is handed in, and the journal that a killed window leaves."""

from __future__ import annotations

import json
import os
import stat

import pytest

from concordui.match.draft import Draft, draft_from_json, empty_payload, orders_of, payload_of
from concordui.match.journal import DAMAGED, Journal
from engine.anatolia.orders import Hold, Move, Support
from engine.errors import RecordError

ORDERS = [{"unit": "G", "type": "move", "dest": "H"}]


@pytest.mark.parametrize(
    ("phase", "empty"),
    [("negotiate-propose", []), ("negotiate-answer", {}), ("orders", []), ("retreats", {}), ("builds", [])],
)
def test_a_seat_that_did_nothing_would_send_the_empty_form_of_the_phase(phase, empty):
    assert empty_payload(phase) == empty
    assert Draft(1, "Spring", phase).payload("Lydia") == empty


def test_an_edit_gives_a_new_draft_and_leaves_the_old_one():
    before = Draft(1, "Spring", "orders")
    after = before.edited("Lydia", ORDERS)
    assert before.payload("Lydia") == []
    assert after.payload("Lydia") == ORDERS
    assert after.payload("Caria") == []


def test_only_what_was_handed_in_is_sent_and_a_refusal_takes_it_back_with_its_content():
    draft = Draft(1, "Spring", "orders").edited("Lydia", ORDERS).sent("Caria", [])
    assert not draft.is_sent("Lydia")
    assert draft.is_sent("Caria")
    assert draft.sent("Lydia", ORDERS).is_sent("Lydia")
    refused = draft.sent("Lydia", ORDERS).taken_back("Lydia")
    assert not refused.is_sent("Lydia")
    assert refused.payload("Lydia") == ORDERS
    assert refused.is_sent("Caria")


@pytest.mark.parametrize("phase", ["negotiate-propose", "negotiate-answer", "orders", "retreats", "builds"])
def test_a_draft_of_any_phase_survives_json(phase):
    draft = Draft(3, "Autumn", phase).edited("Lydia", empty_payload(phase)).sent("Caria", empty_payload(phase))
    assert draft_from_json(json.loads(json.dumps(draft.to_json())), "here") == draft


@pytest.mark.parametrize(
    "damage",
    [
        {"format": "anatolia-game"},
        {"version": 2},
        {"year": "1"},
        {"season": "Winter"},
        {"phase": "over"},
        {"seats": {"Lydia": []}},
        {"seats": None},
    ],
)
def test_a_damaged_draft_is_refused_with_its_place(damage):
    data = Draft(1, "Spring", "orders").edited("Lydia", ORDERS).to_json() | damage
    with pytest.raises(RecordError, match="here"):
        draft_from_json(data, "here")


def test_orders_go_to_a_payload_and_back():
    orders = {"G": Move("G", "H"), "E": Support("E", "G", "H"), "F": Hold("F")}
    assert orders_of(payload_of(orders.values())) == orders
    assert orders_of([{"unit": "G"}, 3]) == {}


def test_the_journal_gives_back_what_was_written_and_is_private(tmp_path):
    journal = Journal(tmp_path / "game.json")
    assert journal.read() is None
    draft = Draft(1, "Spring", "orders").edited("Lydia", ORDERS)
    journal.write(draft)
    assert Journal(tmp_path / "game.json").read() == draft
    if os.name == "posix":
        assert stat.S_IMODE(journal.path.stat().st_mode) == 0o600
    journal.remove()
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_journal_is_told_of_and_kept(tmp_path):
    journal = Journal(tmp_path / "game.json")
    journal.path.write_text('{"format": "anat')
    with pytest.raises(Exception, match="not JSON"):
        journal.read()
    assert journal.path.with_name(journal.path.name + DAMAGED).read_text() == '{"format": "anat'
    assert journal.read() is None
