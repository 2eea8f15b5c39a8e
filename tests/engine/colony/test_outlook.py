"""Reflection: notes are added, revised with their history kept, and dropped (`colony: Who knows what`)."""

from __future__ import annotations

from typing import Any

from engine.colony.decision import Chosen
from engine.colony.menus import Action, Option
from engine.colony.outlook import reflected
from engine.colony.state import Note

OLD = Note("n4", 4, "the fire is warm", ("e1",))


def chosen(action: Action, subject: str = "", **values: Any) -> Chosen:
    return Chosen(Option(action, subject, "x"), values)


def test_a_note_is_added_with_what_it_rests_on() -> None:
    """own outlook notes, which reflection adds, revises (history kept) and drops"""
    added = reflected((OLD,), chosen("add_note", note="Ben helps", cites=["e2", "e3"]), 9)
    assert added == (OLD, Note("n9", 9, "Ben helps", ("e2", "e3")))


def test_two_notes_of_one_tick_have_ids_of_their_own() -> None:
    added = reflected((OLD,), chosen("add_note", note="x", cites=["e2"]), 4)
    assert [note.id for note in reflected(added, chosen("add_note", note="y", cites=["e2"]), 4)] == [
        "n4",
        "n4-2",
        "n4-3",
    ]


def test_a_revised_note_keeps_its_former_words_oldest_first() -> None:
    """A colonist sees its own traits, skills, exact needs, surviving memories, its own history and a private outlook of
    up to four revisable notes, each tied to its own experiences. own outlook notes, which reflection adds, revises
    (history kept) and drops
    """
    once = reflected((OLD,), chosen("revise_note", "n4", note="the fire burns", cites=["e5"]), 9)
    twice = reflected(once, chosen("revise_note", "n4", note="keep away", cites=["e6"]), 11)
    assert twice == (Note("n4", 11, "keep away", ("e6",), ("the fire is warm", "the fire burns")),)


def test_a_dropped_note_leaves_and_the_others_stay() -> None:
    """own outlook notes, which reflection adds, revises (history kept) and drops"""
    other = Note("n5", 5, "x", ("e1",))
    assert reflected((OLD, other), chosen("drop_note", "n4"), 9) == (other,)
    assert reflected((OLD, other), chosen("keep_notes"), 9) == (OLD, other)
