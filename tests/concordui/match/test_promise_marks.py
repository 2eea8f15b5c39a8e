"""Promises that fell due are marked beside the units that kept or broke them, for whoever may know of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from concordui.match.history import promises_shown
from concordui.match.promise_marks import PromiseMarks, deciding_orders, promise_marks
from engine.anatolia.game import Game
from engine.anatolia.orders import Move, Support
from helpers import games
from helpers.seasons import CLASH, CLASH_ORDERS, PEACE, army, clash


def season(*deals, units=CLASH, orders=None):
    """The first season after these deals, as its record, with the board."""
    game = Game.create(seed=1, max_years=2, setup={"units": units, "phase": "negotiate-propose"})
    games.deal(game, *deals)
    games.play(game, **(CLASH_ORDERS if orders is None else orders))
    return game.board, game.position().seasons[-1]


def marks(*deals, viewer=None, everything=True, **values):
    board, record = season(*deals, **values)
    return promise_marks(board, record, promises_shown(record, viewer, everything))


def test_a_broken_word_is_marked_where_the_unit_that_broke_it_set_out_and_names_the_orders():
    broken, kept = marks(PEACE)
    assert (broken.kept, broken.at, broken.toward) == (False, "L", "G")
    assert broken.places == ("L", "G", "H")
    fate = "Broken by Apameia → Sardis and Ephesos supports Apameia → Sardis"
    assert broken.told == (("Caria to Lydia: Peace", fate),)
    assert (kept.kept, kept.at, kept.told) == (True, "D", (("Lydia to Caria: Peace", "Kept"),))


def test_a_peace_that_both_kept_has_one_mark_between_their_nearest_units():
    [mark] = marks(PEACE, orders={})
    assert (mark.kept, {mark.at, mark.toward}) == (True, {"G", "H"})
    assert [text for text, _ in mark.told] == ["Caria to Lydia: Peace", "Lydia to Caria: Peace"]
    assert set(mark.places) == {"G", "H"}


def test_a_support_that_was_promised_is_marked_at_the_unit_that_gave_it():
    deal = ("Caria", "Lydia", "support", {"unit": "G", "dest": "hold"})
    orders = {"Caria": [{"unit": "H", "type": "support", "target": "G", "targetDest": "hold"}]}
    [mark] = marks(deal, orders=orders)
    assert (mark.kept, mark.at, mark.toward) == (True, "H", "G")
    assert mark.told == (("Caria to Lydia: Support Sardis, hold", "Kept by Ephesos supports Sardis, hold"),)


def test_a_support_that_nobody_gave_is_marked_at_the_nearest_unit_of_who_promised_it():
    [mark] = marks(("Caria", "Lydia", "support", {"unit": "G", "dest": "hold"}), orders={})
    assert (mark.kept, mark.toward, mark.told[0][1]) == (False, "G", "Broken: no such support was ordered")
    assert mark.at in ("H", "L")


def test_who_has_no_unit_breaks_its_support_at_the_unit_that_it_was_for():
    units = [army("Lydia", "G"), army("Caria", "H")]
    deal = ("Caria", "Lydia", "support", {"unit": "G", "dest": "hold"})
    board, record = season(deal, units=units, orders={})
    left = tuple(unit for unit in record.before if unit.power != "Caria")
    [mark] = promise_marks(board, replace(record, before=left), record.promises)
    assert (mark.at, mark.toward, mark.places) == ("G", "G", ("G",))


def test_powers_without_any_unit_have_no_mark():
    board, record = season(PEACE, orders={})
    assert promise_marks(board, replace(record, before=()), record.promises) == ()


def test_a_province_to_be_kept_out_of_is_marked_on_the_way_there():
    orders = {"Caria": [{"unit": "H", "type": "move", "dest": "F"}]}
    deal = ("Lydia", "Caria", "dmz", {"province": "F"})
    found = {mark.at: (mark.kept, mark.toward) for mark in marks(deal, orders=orders)}
    assert found["H"] == (False, "F")
    assert found["G"] == (True, "F")


@pytest.mark.parametrize(
    ("viewer", "everything", "fates"),
    [("Lydia", False, [False, True]), ("Galatia", False, [False]), (None, False, [False]), (None, True, [False, True])],
)
def test_who_looks_sees_the_own_promises_and_those_that_were_broken(viewer, everything, fates):
    assert [mark.kept for mark in marks(PEACE, viewer=viewer, everything=everything)] == fates


def test_the_orders_that_decided_are_the_engines():
    _, record = season(PEACE)
    broken, kept = sorted(record.promises, key=lambda outcome: outcome.kept)
    assert deciding_orders(record, broken) == (Move("L", "G"), Support("H", "L", "G"))
    assert deciding_orders(record, kept) == ()


def test_marks_are_made_once_for_a_season_and_whoever_looks():
    game = clash([PEACE])
    record = game.position().seasons[-1]
    made = PromiseMarks(game.board)
    first = made.of(record, record.promises)
    assert made.of(game.position().seasons[-1], record.promises) is first
    assert made.of(record, record.promises[:1]) is not first
