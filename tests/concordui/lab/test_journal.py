"""The journal holds what is in no file; a damaged draft costs only itself and is kept aside."""

from __future__ import annotations

import json
import os

import pytest

from concordui.lab.document import Position, read
from concordui.lab.journal import DAMAGED, Draft, Journal
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.library import library
from engine.anatolia.orders import Hold
from engine.errors import ConcordError, FileError

ENTRY = library()[26]


@pytest.fixture
def journal(tmp_path) -> Journal:
    return Journal(tmp_path / "data")


def test_a_draft_comes_back_as_it_was_both_sets_of_orders_too(journal, tmp_path):
    position = read(ENTRY.case)[0].with_compare(True).give(Hold("N"), "b")
    draft = Draft(position, tmp_path / "mine.json", "abc")
    place = journal.place_of(tmp_path / "mine.json")
    journal.write(place, draft)
    assert journal.read(place) == draft
    assert journal.has(place)
    assert not journal.has(tmp_path / "mine.json")
    if os.name == "posix":
        assert place.stat().st_mode & 0o077 == 0


def test_places_of_new_positions_are_never_shared(journal):
    first, second = journal.new_place(), journal.new_place()
    assert first != second
    journal.write(first, Draft(read(ENTRY.case)[0]))
    assert Journal(journal.folder.parent).new_place() not in (first, second)


def test_the_latest_stands_first_and_what_cannot_be_read_is_left_out(journal):
    for number, title in enumerate(("old", "new")):
        place = journal.new_place()
        journal.write(place, Draft(Position(shipped_board(), (Unit("Lydia", "army", "G"),), title=title)))
        os.utime(place, (1000 + number, 1000 + number))
    journal.new_place()
    (journal.folder / "position-9.json").write_text("{")
    assert [kept.draft.content.title for kept in journal.all()] == ["new", "old"]


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"format": "lab-draft"}', json.dumps({"format": "lab-draft", "case": {"units": [7]}})]
)
def test_a_damaged_draft_is_refused_in_words_and_kept_under_another_name(journal, text):
    place = journal.new_place()
    place.write_text(text)
    with pytest.raises(ConcordError):
        journal.read(place)
    assert not place.exists()
    assert place.with_name(f"{place.name}{DAMAGED}").read_text() == text


def test_what_was_discarded_can_be_brought_back(journal):
    place = journal.new_place()
    journal.write(place, Draft(read(ENTRY.case)[0]))
    journal.discard(place)
    assert journal.all() == ()
    journal.bring_back(place)
    assert [kept.place for kept in journal.all()] == [place]


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    journal = Journal(tmp_path / "data")
    with pytest.raises(FileError, match="unsaved changes can't be kept"):
        journal.new_place()
    assert journal.all() == ()
