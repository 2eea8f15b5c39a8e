"""Threads as lifelines in the window, and why each was answered as it was (`colony: In the window`)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from concordui.colony.offers.choices import choice_text
from concordui.colony.offers.page import OffersPage
from concordui.colony.offers.reasons import discard_text, executed_text, failure_text
from concordui.colony.offers.words import counter_text, headline, notes_of, rejection_text, status_of
from concordui.colony.people import PawnName, People
from engine.colony.proposals import answer
from engine.colony.threads import Work
from engine.colony.viewing.lifelines import Beat, Kind
from engine.colony.viewing.thread_list import Refused
from helpers.hands import nameless

pytestmark = pytest.mark.sampled(3)

KEY = Qt.Key


@pytest.fixture
def opened(qtbot: Any, shows: Any) -> Any:
    """Opens the page over a scenario that has run for a while."""

    def open_page(scenario: str, ticks: int, **more: Any) -> tuple[OffersPage, Any]:
        run = shows(scenario, ticks, **more)
        page = OffersPage(run.showing)
        qtbot.addWidget(page)
        page.resize(620, 800)
        page.show()
        return page, run

    return open_page


def said(page: OffersPage) -> str:
    """What the part below says."""
    return page.why.toPlainText()


def titles(page: OffersPage) -> list[str]:
    return [row.title for row in page.line.model.rows]


def test_the_screen_alone_says_why_a_colonist_refused_and_what_it_did_not_know(opened: Any) -> None:
    page, _ = opened("refused-haul", 700)
    page.choose("t1")
    assert page.why_head.accessibleName() == "Why Bo refused"
    text = said(page)
    assert "“I am hungry. Ask somebody else.”" in text
    unknown, known = text.index("What Bo did not know"), text.index("What Bo knew of it")
    assert "18 berries, 2 meals, 9 wood" in text[unknown:known]
    assert "out of sight, 7 hexes away" in text[unknown:known]
    assert "0.42" in text[known:]
    assert "you are not offered haul logs again" in text[known:]


def test_the_lifeline_goes_from_offer_through_counter_and_revision_to_the_receipt(opened: Any) -> None:
    page, _ = opened("counter-with-fresh-consent", 200)
    assert titles(page) == [
        "Offer: Haul logs, 3 trips",
        "Counter: Haul logs, 1 trip",
        "Revision 1: Haul logs, 1 trip",
        "Yes: Haul logs, 1 trip",
        "Work begins: Haul logs, 1 trip",
        "Receipt: finished, 1 of 1 trips",
    ]
    rows = page.line.model.rows
    assert [row.way for row in rows] == ["to pawn", "to core", "to pawn", "to core", "at pawn", "to core"]
    assert [(row.before, row.after) for row in rows[3:]] == [(False, False), (False, True), (True, False)]


def test_a_counter_says_why_it_did_nothing_by_itself(opened: Any) -> None:
    page, _ = opened("counter-with-fresh-consent", 200)
    (note,) = page.line.model.rows[1].notes
    assert note.startswith("A counter is no yes: by itself it starts nothing.")
    assert "adopted it after 14 min" in note
    beat = Beat(10, "countered", "bo", "o1", Work("haul", "logs", 3), counter=Work("haul", "logs", 1))
    for after, words in (("waits", "can adopt it until"), ("lapsed", "not adopt it in time"), ("last", "used up")):
        assert words in counter_text(replace(beat, after=after, after_tick=100))  # type: ignore[arg-type]


def test_each_answer_says_what_it_cost_and_the_thread_what_all_of_it_did(opened: Any) -> None:
    page, _ = opened("refused-haul", 700)
    page.choose("t1")
    assert "took 20 min" in page.line.model.rows[1].cost
    assert page.line_head.accessibleDescription() == "refused, 2 calls"


def test_the_keys_walk_from_beat_to_beat_and_what_lies_behind_each_is_told(qtbot: Any, opened: Any) -> None:
    page, _ = opened("counter-with-fresh-consent", 200)
    assert page.line.beat is not None
    assert page.line.beat.kind == "accepted"
    qtbot.keyClick(page.line.beats, KEY.Key_Up)
    qtbot.keyClick(page.line.beats, KEY.Key_Up)
    assert page.line.beat.kind == "countered"
    assert page.why_head.accessibleName() == "Why Bo countered"
    assert "Three are too many" in said(page)
    qtbot.keyClick(page.line.beats, KEY.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "Counter: Haul logs, 1 trip" in QGuiApplication.clipboard().text()


def test_links_lead_to_the_page_of_the_mind_as_it_was_asked_and_to_the_attempt(qtbot: Any, opened: Any) -> None:
    page, _run = opened("refused-haul", 700)
    page.choose("t1")
    call = page.line.beat.call
    with qtbot.waitSignal(page.mind_wanted) as mind:
        page.why.link.emit("mind")
    assert mind.args == ["bo", call.asked - 1]
    with qtbot.waitSignal(page.attempt_wanted) as attempt:
        page.why.link.emit("attempt")
    assert attempt.args == [call.attempt]


def test_a_forged_answer_is_named_with_its_reason(opened: Any) -> None:
    page, run = opened("rewind-while-thinking", 72)
    talks = run.world.talks
    handle = next(each for each in talks.handles.values() if each.use == "answer")
    answer(talks, {"actor": "ada", "handle": handle.id, "choice": "accept"})
    run.tell()
    assert page.rejected.isVisibleTo(page)
    assert "the handle belongs to somebody else" in page.rejected.accessibleDescription()
    assert "Ada" in page.rejected.accessibleDescription()


def test_a_past_tick_shows_the_thread_as_it_stood_then(opened: Any) -> None:
    page, run = opened("counter-with-fresh-consent", 200)
    run.showing.pin(50)
    assert titles(page) == ["Offer: Haul logs, 3 trips", "Counter: Haul logs, 1 trip", "Revision 1: Haul logs, 1 trip"]
    run.showing.pin(None)
    assert len(titles(page)) == 6


def test_nothing_is_read_for_a_page_that_is_not_seen(opened: Any) -> None:
    page, run = opened("refused-haul", 700)
    assert ("threads",) in run.attached
    page.hide()
    assert run.attached == set()
    page.show()
    assert {("threads",), ("thread", "t2")} <= run.attached


def test_who_sits_in_a_seat_is_told_why_the_threads_stay_closed(opened: Any) -> None:
    page, run = opened("refused-haul", 700)
    run.showing.see_as("cleo")
    assert page.hint.isVisibleTo(page)
    assert "you sit in a seat" in page.hint.accessibleName()
    assert "hungry" not in page.hint.accessibleName()
    run.showing.see_as(None)
    assert page.table.isVisibleTo(page)


def test_an_empty_colony_says_what_will_appear(opened: Any) -> None:
    page, _ = opened("quiet-day", 3)
    assert page.hint.isVisibleTo(page)
    assert "Offers appear here" in page.hint.accessibleName()


def test_open_threads_alone_can_be_shown_and_every_control_has_a_name(qtbot: Any, opened: Any) -> None:
    page, _ = opened("refused-haul", 700)
    assert len(page.table.rows_model.rows) == 2
    page.which.buttons()[1].click()
    assert page.table.rows_model.rows == []
    assert nameless(page) == []


def test_every_kind_of_beat_and_of_rejection_has_words() -> None:
    people = People((PawnName("bo", "Bo"),))
    words = {headline(Beat(1, kind, "bo", "o1", Work("haul", "logs", 2)), people) for kind in get_args(Kind)}
    assert all(words)
    assert not words & set(get_args(Kind))
    text = rejection_text(Refused(9, 1, "bo", "answer", "used handle", "o1", "t1"), people)
    assert text == "Day 1, 00:09: a move of Bo was rejected, the handle was used already (o1)"


def test_states_are_told_by_words_and_never_by_colour_alone(opened: Any) -> None:
    page, _ = opened("refused-haul", 700)
    assert {status_of(row)[0] for row in page.table.rows_model.rows} == {"done", "refused"}


def test_a_question_about_running_work_is_told_apart_from_the_offer(opened: Any) -> None:
    page, _ = opened("job-replaced", 400)
    assert "Stop the work under way for it? Cook meals at fire" in titles(page)
    assert "Yes: the work under way stops" in titles(page)
    no = Beat(1, "refused", "ada", "o3", Work("produce", "fire"), question=True)
    people = page.showing.people
    assert headline(no, people) == "No: the work under way goes on"
    assert notes_of(no, people) == ["The other work is not offered while this one lasts."]


def test_the_lifeline_leaves_as_a_picture_of_all_its_beats(qtbot: Any, opened: Any, tmp_path: Path) -> None:
    page, _ = opened("counter-with-fresh-consent", 200)
    dialog = page.save_picture()
    width, height = dialog.film().size
    assert (width, height > page.line.beats.height()) == (page.line.beats.viewport().width(), True)
    target = tmp_path / "line.svg"
    dialog.save_to(str(target))
    qtbot.waitUntil(target.exists)
    text = target.read_text()
    assert all(words in text for words in ("Counter: Haul logs, 1 trip", "Receipt: finished", "One trip, then."))
    qtbot.waitUntil(lambda: not dialog.note.isHidden())
    dialog.close()


def test_reasons_are_told_in_words_and_never_as_the_engine_s_codes() -> None:
    late = executed_text("accept:o1: stale handle (o1: expired)")
    assert late == "o1 was not open any more: it had expired"
    assert executed_text("propose:haul:logs: no such goods on the ground") == "the goods are not there any more"
    assert executed_text("propose:haul:logs: there is work for 2 trips now, not for 3").startswith(
        "there is work for 2"
    )
    assert failure_text("parse", "line 1") == "the reply was no JSON (line 1)"
    assert "earlier epoch" in discard_text("earlier epoch")
    assert discard_text("reconsidered: bo fell") == "something more urgent came: bo fell"


def test_what_was_chosen_is_named_with_what_it_is_about(opened: Any) -> None:
    page, _ = opened("refused-haul", 700)
    people = page.showing.people
    assert choice_text("counter:o1:haul:logs:1", people) == "Counter: Haul logs, 1 trip"
    assert choice_text("propose:haul:logs", people) == "Propose: Haul logs"
    assert choice_text("ask:bo", people) == "Ask: Bo"
    assert choice_text("carry_on", people) == "Carry on"


def test_a_thread_that_had_not_begun_gives_way_and_comes_back(opened: Any) -> None:
    page, run = opened("refused-haul", 700)
    page.choose("t2")
    run.showing.pin(530)
    assert page.line_head.accessibleName() == "Bo: Haul logs"
    run.showing.pin(100)
    assert page.hint.isVisibleTo(page)
    run.showing.pin(None)
    assert page.line_head.accessibleName() == "Ada: Haul logs"
    assert page.table.selected_key == "t2"
