"""Order editing: every edit can be undone, within the turn."""

from __future__ import annotations

from concordui.match.order_book import OrderBook
from engine.anatolia.orders import Hold, Move


def test_each_edit_is_undone_and_redone_and_is_told(qapp):
    book = OrderBook()
    changes = []
    book.changed.connect(lambda: changes.append(dict(book.orders)))
    book.enter(Move("G", "H"), "Apameia")
    book.enter(Hold("G"), "Apameia")
    book.take_back(["G"], "Apameia")
    assert changes == [{"G": Move("G", "H")}, {"G": Hold("G")}, {}]
    book.stack.undo()
    book.stack.undo()
    assert book.orders == {"G": Move("G", "H")}
    book.stack.redo()
    assert book.orders == {"G": Hold("G")}


def test_the_same_order_again_and_taking_back_nothing_are_no_edits(qapp):
    book = OrderBook()
    book.enter(Hold("G"), "")
    book.enter(Hold("G"), "")
    book.take_back(["F"], "")
    assert book.stack.count() == 1


def test_taking_two_back_is_one_edit(qapp):
    book = OrderBook()
    book.enter(Hold("G"), "")
    book.enter(Hold("F"), "")
    book.take_back(["F", "G"], "both")
    book.stack.undo()
    assert book.orders == {"G": Hold("G"), "F": Hold("F")}


def test_a_new_turn_cannot_undo_the_turn_before(qapp):
    book = OrderBook()
    book.enter(Hold("G"), "")
    book.load({})
    assert not book.stack.canUndo()
    assert not book.orders
