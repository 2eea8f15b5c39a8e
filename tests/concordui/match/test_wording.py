"""What things are called in a match."""

from __future__ import annotations

import pytest

from concordui.match import wording
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.negotiation import breaches
from engine.anatolia.orders import Hold, Move, Support
from engine.anatolia.promises import Promise, PromiseOutcome, Trust
from helpers.seat_views import id_of

BOARD = shipped_board()
MYSIA, APAMEIA, AIZANOI, XANTHOS, EPHESOS = map(id_of, ("Mysia", "Apameia", "Aizanoi", "Xanthos", "Ephesos"))
UNITS = (Unit("Lydia", "army", APAMEIA), Unit("Lydia", "army", MYSIA), Unit("Phrygia", "army", AIZANOI))
PEACE = Promise("p1", "Lydia", "Phrygia", "peace", {})
DMZ = Promise("p2", "Lydia", "Caria", "dmz", {"province": XANTHOS})
SUPPORT = Promise("p3", "Lydia", "Caria", "support", {"unit": EPHESOS, "dest": "hold"})


def said(promise, *orders):
    [breach] = breaches(UNITS, (promise,), orders)
    return wording.breach_text(BOARD, UNITS, breach)


def test_units_and_times_have_names():
    assert wording.unit_name(BOARD, UNITS[0]) == "Army Apameia"
    assert wording.unit_name(BOARD, Unit("Lydia", "fleet", id_of("Ikarian Sea"))) == "Fleet Ikarian Sea"
    assert wording.when(3, "Spring") == "Year 3, Spring"


@pytest.mark.parametrize(
    ("order", "text"),
    [
        (Hold(EPHESOS), "Ephesos holds"),
        (Move(APAMEIA, AIZANOI), "Apameia → Aizanoi"),
        (Support(MYSIA, APAMEIA, AIZANOI), "Mysia supports Apameia → Aizanoi"),
        (Support(MYSIA, APAMEIA, "hold"), "Mysia supports Apameia, hold"),
    ],
)
def test_orders_read_as_in_the_pictures(order, text):
    assert wording.order_text(BOARD, order) == text


def test_lists_are_joined_as_people_do():
    assert wording.listed([]) == ""
    assert wording.listed(["A"]) == "A"
    assert wording.listed(["A", "B"]) == "A and B"
    assert wording.listed(iter("ABC")) == "A, B and C"
    assert wording.either(BOARD, [MYSIA, APAMEIA, EPHESOS]) == "Mysia, Apameia or Ephesos"


def test_a_broken_peace_names_the_attack_and_its_support():
    text = said(PEACE, Move(APAMEIA, AIZANOI), Support(MYSIA, APAMEIA, AIZANOI))
    assert text == "Peace with Phrygia: Apameia attacks Aizanoi, where Phrygia has an army, and Mysia supports it"


def test_a_support_of_somebody_elses_attack_is_named_whole():
    text = said(PEACE, Support(MYSIA, APAMEIA, AIZANOI))
    assert text == "Peace with Phrygia: Mysia supports Apameia → Aizanoi"


def test_a_broken_dmz_names_the_move():
    assert said(DMZ, Move(APAMEIA, XANTHOS)) == "Keep out of Xanthos, with Caria: Apameia moves into Xanthos"


def test_a_support_that_is_not_given_is_said():
    assert said(SUPPORT, Hold(MYSIA)) == "Support for Ephesos, hold: not ordered"


def test_the_number_of_broken_promises_is_said():
    assert wording.breach_title(1) == "These orders break 1 promise"
    assert wording.breach_title(2) == "These orders break 2 promises"


@pytest.mark.parametrize(
    ("kind", "terms", "title"),
    [
        ("peace", {}, "Peace"),
        ("alliance", {"target": "Cilicia"}, "Alliance against Cilicia"),
        ("dmz", {"province": XANTHOS}, "Keep out of Xanthos"),
        ("support", {"unit": APAMEIA, "dest": AIZANOI}, "Support Apameia → Aizanoi"),
        ("request-support", {"unit": EPHESOS, "dest": "hold"}, "Support Ephesos, hold"),
    ],
)
def test_every_type_has_a_title_a_gist_and_a_meaning(kind, terms, title):
    assert wording.proposal_title(BOARD, kind, terms) == title
    assert wording.proposal_gist(BOARD, kind, terms, [MYSIA])
    meaning = wording.proposal_meaning(BOARD, "Caria", kind, terms, [MYSIA])
    assert "Caria" in meaning
    assert meaning.endswith(".")


def test_names_in_rich_text_are_taken_as_they_are():
    assert "&lt;b&gt;" in wording.proposal_meaning(BOARD, "<b>", "peace", {})


def test_records_say_what_was_broken_to_oneself():
    broken = PromiseOutcome(Promise("p1", "Caria", "Lydia", "peace", {}), 2, "Autumn", False)
    trust = Trust(9, 7, 2, (broken, PromiseOutcome(Promise("p2", "Caria", "Galatia", "peace", {}), 2, "Autumn", False)))
    assert wording.record_text(trust) == "7 kept, 2 broken"
    assert wording.broken_to_text(trust, "Lydia") == "broke 1 to you"
    assert wording.broken_to_text(trust, "Phrygia") == "never broke to you"
