"""The ledger of attempts in the window: a table, filters, totals, and any attempt opened (`colony: A decision`)."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from concordui.colony.attempts.page import AttemptsPage
from concordui.colony.attempts.words import state_text
from concordui.colony.minds.request_dialog import RequestDialog
from engine.colony.checkpoint import Checkpoint
from engine.colony.loading import opened as loaded
from engine.colony.restoring import restored
from engine.colony.runner import Run
from engine.colony.seats import minds_of
from engine.colony.store import EARLIER, Store
from engine.colony.world import World
from helpers.colony_runs import Held
from helpers.colony_showing import ShownRun
from helpers.colony_stores import talkative
from helpers.hands import nameless

pytestmark = pytest.mark.sampled(3)


@pytest.fixture
def opened(qtbot: Any, shows: Any) -> Any:
    def open_page(run: Any = None) -> tuple[AttemptsPage, Any]:
        run = shows("refused-haul", 700, budget=60) if run is None else run
        page = AttemptsPage(run.showing)
        qtbot.addWidget(page)
        page.resize(620, 800)
        page.show()
        return page, run

    return open_page


async def rewound(store: Store) -> World:
    """Bo thinks; the timeline is forked before he was asked; then his answer comes."""
    bo, world = Held(), loaded(store, "t1")
    async with Run(world, {**minds_of(world.scenario), "bo": bo}, store.record("t1")) as run:
        await run.advance(1)
        early = Checkpoint.of(world, "t1")
        await run.advance(2)
        await bo.asked()
        out = run.leave(EARLIER)
        forked = restored(store, early)
        await bo.answer("accept:o1", says="Yes!")
        await asyncio.gather(*out)
    return forked.world


def test_a_rewind_with_a_thought_in_flight_shows_the_discarded_answer(dressed: Any, tmp_path: Any, opened: Any) -> None:
    with Store.create(tmp_path / "run.colony", talkative()) as store:
        page, _ = opened(ShownRun(store, asyncio.run(rewound(store)), "t2"))
        page.show_only("discarded")
        (row,) = page.table.rows_model.rows
        assert state_text(row) == "discarded: earlier epoch"
        text = page.one.toPlainText()
        assert "Yes: offer o1" in text
        assert "“Yes!”" in text
        assert "it belongs to an earlier epoch" in text
        assert "The answer is kept, and has changed nothing." in text
        page.hide()


def test_the_table_has_every_attempt_the_latest_first_and_totals_of_what_is_shown(opened: Any) -> None:
    page, run = opened()
    rows = page.table.rows_model.rows
    made = run.store.attempts.count()
    assert [row.number for row in rows] == list(range(made, 0, -1))
    assert page.totals.accessibleName() == f"{made} calls shown, {made} answered, {60 - made} of 60 calls left"


def test_filters_leave_those_that_are_wanted(opened: Any) -> None:
    page, run = opened()
    made = run.store.attempts.count()
    page.filters.mind.set_items(page.filters.mind.items(), "bo")
    page.filters.aim.set_items(page.filters.aim.items(), "deliberation")
    page.filters.changed.emit()
    assert [(row.mind, row.choice) for row in page.table.rows_model.rows] == [("bo", "refuse:o1")]
    assert page.totals.accessibleName().startswith(f"1 call shown of {made}, 1 answered")
    assert [item.key for item in page.filters.state.items()] == [None, "answered"]
    page.filters.clear()
    assert len(page.table.rows_model.rows) == made


def test_an_opened_attempt_says_what_was_asked_what_came_and_what_became_of_it(opened: Any) -> None:
    page, _run = opened()
    page.open_attempt("1-10")
    text = page.one.toPlainText()
    assert page.one_head.accessibleName() == "Attempt 1-10: Bo decides"
    assert "Day 1, 08:21, timeline t1, epoch 1" in text
    assert "thread t1" in text
    assert "“I am hungry. Ask somebody else.”" in text
    assert "It was carried out on Day 1, 08:41, after 20 min." in text
    assert "these are the very bytes" in text


def test_the_request_is_shown_byte_for_byte_or_set_out_and_can_be_copied(opened: Any) -> None:
    page, run = opened()
    page.open_attempt("1-10")
    page.one.link.emit("request")
    (dialog,) = page.window().findChildren(RequestDialog)
    assert dialog.shown == dialog.text.toPlainText()
    assert hashlib.sha256(dialog.shown.encode()).hexdigest() == run.store.attempts.get("1-10").digest
    dialog.copy()
    assert QGuiApplication.clipboard().text() == dialog.shown
    exact = json.loads(dialog.shown)
    dialog.forms.buttons()[1].click()
    assert exact["perspective"]["mind"] == "bo"
    assert json.loads(dialog.text.toPlainText()) == exact
    assert "\n" in dialog.text.toPlainText()
    assert nameless(dialog) == []
    dialog.close()


def test_the_page_of_the_mind_is_opened_at_the_tick_before_it_was_asked(qtbot: Any, opened: Any) -> None:
    page, _ = opened()
    page.open_attempt("1-10")
    with qtbot.waitSignal(page.mind_wanted) as wanted:
        page.one.link.emit("mind")
    assert wanted.args == ["bo", 500]


def test_an_attempt_that_the_filters_leave_out_is_opened_all_the_same(opened: Any) -> None:
    page, _ = opened()
    page.filters.mind.set_items(page.filters.mind.items(), "core")
    page.filters.changed.emit()
    page.open_attempt("1-10")
    assert page.table.selected_key == "1-10"
    assert page.one_head.accessibleName() == "Attempt 1-10: Bo decides"


def test_a_call_under_way_says_for_how_long(dressed: Any, tmp_path: Any, opened: Any) -> None:
    async def waiting(store: Store) -> None:
        bo, world = Held(), loaded(store, "t1")
        async with Run(world, {**minds_of(world.scenario), "bo": bo}, store.record("t1")) as run:
            await run.advance(3)
            request = await bo.asked()
            page, _ = opened(ShownRun(store, world, flights={request.attempt: 2.4}))
            assert page.head.accessibleDescription() == "1 in flight"
            page.open_attempt(request.attempt)
            assert state_text(page.table.rows_model.rows[0]) == "in flight"
            assert "under way for 2.4 s" in page.one.toPlainText()
            page.hide()

    with Store.create(tmp_path / "run.colony", talkative()) as store:
        asyncio.run(waiting(store))


def test_who_sits_in_a_seat_is_told_why_the_ledger_stays_closed(opened: Any) -> None:
    page, run = opened()
    run.showing.see_as("bo")
    assert page.hint.isVisibleTo(page)
    assert "you sit in a seat" in page.hint.accessibleName()
    run.showing.see_as(None)
    assert page.table.isVisibleTo(page)


def test_the_file_has_tokens_and_seconds_though_a_narrow_table_hides_them(opened: Any) -> None:
    page, _ = opened()
    assert page.table.isColumnHidden(6)
    assert page.table.text().splitlines()[0] == "No.,Mind,For,Asked,Of,State,Tokens,Seconds,What came"
    page.resize(1100, 800)
    assert not page.table.isColumnHidden(6)
    assert nameless(page) == []
