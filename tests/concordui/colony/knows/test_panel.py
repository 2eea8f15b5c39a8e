"""*Who knows what*: the matrix, its sentence, search, evidence, and what a seated person may see of it."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from concordui.colony.knows.evidence_dialog import EvidenceDialog
from concordui.colony.knows.matrix_model import FACT, MINDS, TRUTH
from concordui.colony.knows.matrix_view import NARROW, ROOMY
from concordui.colony.knows.panel import FEW, KnowsPanel
from concordui.colony.knows.picture import MatrixFilm, sheet_of
from concordui.colony.model import CROWD
from concordui.hexmap.svg import svg_of
from engine.colony.threads import CORE
from engine.colony.viewing.facts import FactKey, truth_of
from engine.colony.viewing.knowing import knowing, knowledge_of, perspective_in
from engine.errors import StateError
from helpers.colony_crowd import crowd
from helpers.colony_showing import ShownRun
from helpers.screen_texts import screen_texts

pytestmark = pytest.mark.sampled(3)

FOOD = FactKey("need", "ada", "food")

Shown = Callable[..., ShownRun]
PanelOf = Callable[[ShownRun], KnowsPanel]


def row_of(panel: KnowsPanel, key: FactKey) -> list[str]:
    """The words of a fact's row."""
    row = panel.model.place(key)
    assert row is not None
    return [panel.model.index(row, column).data() for column in range(panel.model.columnCount())]


def spoken(panel: KnowsPanel, key: FactKey, mind: str) -> str:
    """A cell as it is read out."""
    row = panel.model.place(key)
    assert row is not None
    return panel.model.index(row, panel.model.column(mind)).data(Qt.ItemDataRole.AccessibleTextRole)


def test_each_cell_says_in_words_what_the_matrix_of_the_engine_says(shown: Shown, panel_of: PanelOf) -> None:
    run = shown()
    panel, whole = panel_of(run), knowing(run.world)
    assert panel.model.minds == (*run.world.colony.pawns, CORE)
    assert [fact.key for fact in whole.facts if fact.key.kind != "event"] == [
        fact.key for fact in panel.model.facts if fact.key.kind != "event"
    ]
    for row, fact in enumerate(panel.model.facts):
        for mind in panel.model.minds:
            words = panel.model.index(row, panel.model.column(mind)).data()
            assert (words == "–") == (panel.model.knowing.cell(fact.key, mind).how == "never")


def test_a_need_is_exact_to_its_own_a_band_to_the_core_and_a_dash_to_the_others(
    shown: Shown, panel_of: PanelOf
) -> None:
    run = shown()
    panel = panel_of(run)
    exact = f"{run.world.colony.pawns['ada'].food:.2f}"
    band = run.world.link.readings["ada"]
    name, truth, ada, bo, cleo, dov, core = row_of(panel, FOOD)
    assert (name, truth, ada, bo, cleo, dov) == ("Ada: Food", exact, exact, "–", "–", "–")
    assert core == f"{band.food} {band.tick // 60:02}:{band.tick % 60:02}"
    assert spoken(panel, FOOD, "ada") == f"Ada: Food, Ada: own, {exact}"
    assert spoken(panel, FOOD, "bo") == "Ada: Food, Bo: does not know it"
    assert spoken(panel, FOOD, CORE) == f"Ada: Food, Core: shared link, {core}"


def test_a_band_with_its_time_gets_the_room_that_a_narrow_table_has_to_spare(shown: Shown, panel_of: PanelOf) -> None:
    panel = panel_of(shown())
    core, minds = panel.model.column(CORE), panel.view.minds
    assert ROOMY.core > NARROW.core
    panel.resize(600, 340)
    assert panel.view.width() < ROOMY.whole(4)
    assert minds.columnWidth(core) == ROOMY.core
    assert not panel.view.across.isVisible()


def test_the_chosen_fact_is_told_in_sentences(shown: Shown, panel_of: PanelOf) -> None:
    run = shown()
    panel = panel_of(run)
    run.showing.choose_fact(FOOD)
    exact = f"{run.world.colony.pawns['ada'].food:.2f}"
    words = panel.note.accessibleDescription()
    assert words.startswith(f"Ada knows {exact} exactly. The core knows a band, ")
    assert words.endswith("Nobody else knows it.")
    assert panel.view.row == panel.model.place(FOOD)


def test_the_arrow_keys_choose_facts_and_enter_opens_the_evidence(shown: Shown, panel_of: PanelOf, qtbot) -> None:
    run = shown()
    panel = panel_of(run)
    run.showing.choose_fact(FOOD)
    panel.view.choose(panel.view.row, panel.model.column("ada"))
    QTest.keyClick(panel.view.minds, Qt.Key.Key_Down)
    assert run.showing.fact == FactKey("need", "ada", "rest")
    assert panel.view.current().column() == panel.model.column("ada")
    QTest.keyClick(panel.view.minds, Qt.Key.Key_Return)
    (dialog,) = panel.findChildren(EvidenceDialog)
    assert dialog.isVisible()
    assert "needs" in dialog.text.toPlainText()
    assert "Ada knows" in dialog.text.toPlainText()
    QTest.keyClick(panel.view.minds, Qt.Key.Key_Right)
    assert dialog.windowTitle() == "Evidence: Bo"
    assert dialog.text.toPlainText() == "Bo does not know it: only Ada feels it."


def test_the_evidence_shows_the_item_and_the_row_behind_it_and_leads_to_the_page(
    shown: Shown, panel_of: PanelOf, qtbot
) -> None:
    run = shown()
    panel = panel_of(run)
    event = next(each for each in run.world.colony.pawns["bo"].history)
    run.showing.choose_fact(FactKey("event", event.event))
    panel.view.choose(panel.view.row, panel.model.column("bo"))
    panel.show_evidence()
    (dialog,) = panel.findChildren(EvidenceDialog)
    text = dialog.text.toPlainText()
    assert event.event in text
    assert f"Behind it: event {event.event}" in text
    with qtbot.waitSignal(panel.page_wanted) as page:
        dialog.page.click()
    assert (page.args, run.showing.mind) == (["minds"], "bo")


def test_a_closed_dialog_and_a_hidden_panel_look_through_no_lens(shown: Shown, panel_of: PanelOf) -> None:
    run = shown()
    panel = panel_of(run)
    panel.show_evidence()
    assert len(run.attached) == 2
    panel.findChildren(EvidenceDialog)[0].close()
    panel.hide()
    assert run.attached == set()
    panel.show()
    assert len(run.attached) == 1


def test_a_press_on_a_minds_head_chooses_it(shown: Shown, panel_of: PanelOf) -> None:
    run = shown()
    panel = panel_of(run)
    head = panel.view.heads[1]
    column = panel.model.column(CORE)
    place = head.sectionViewportPosition(column) + head.sectionSize(column) // 2
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place, 8))
    assert run.showing.mind == CORE


def test_space_chooses_the_mind_of_the_cell(shown: Shown, panel_of: PanelOf) -> None:
    run = shown()
    panel = panel_of(run)
    panel.view.choose(0, panel.model.column("cleo"))
    QTest.keyClick(panel.view.minds, Qt.Key.Key_Space)
    assert run.showing.mind == "cleo"


# Search, files --------------------------------------------------------------------------------------------------------


def test_a_search_leaves_the_facts_that_have_all_its_words_and_escape_brings_all_back(
    shown: Shown, panel_of: PanelOf
) -> None:
    panel = panel_of(shown())
    everything = panel.model.rowCount()
    panel.search()
    QTest.keyClicks(panel.filters.words, "ada food")
    assert [panel.model.index(row, FACT).data() for row in range(panel.model.rowCount())] == ["Ada: Food"]
    assert panel.counted.text().startswith(f"1 fact shown of {everything}.")
    QTest.keyClick(panel.filters.words, Qt.Key.Key_Escape)
    assert panel.model.rowCount() == everything


def test_a_filter_that_nothing_fits_says_so_in_place(shown: Shown, panel_of: PanelOf) -> None:
    panel = panel_of(shown())
    panel.search()
    panel.filters.words.setText("no such thing")
    assert panel.empty.isVisible()
    assert panel.empty.accessibleName().startswith("No fact is as you ask for.")
    assert not panel.view.isVisible()
    panel.filters.words.clear()
    assert panel.view.isVisible()


def test_the_table_that_is_saved_says_what_each_takes_to_be_so_and_how(shown: Shown, panel_of: PanelOf) -> None:
    run = shown()
    panel = panel_of(run)
    rows = list(csv.DictReader(io.StringIO(panel.csv())))
    (food,) = [row for row in rows if row["Fact"] == "Ada: Food"]
    exact = f"{run.world.colony.pawns['ada'].food:.2f}"
    assert (food["Truth"], food["Ada"], food["Bo"]) == (exact, exact, "")
    assert food["Bo: how"] == "does not know it"
    assert food["Core: how"].startswith("shared link, ")
    assert len(rows) == panel.model.rowCount()


def test_the_picture_has_every_fact_that_is_shown_as_words(shown: Shown, panel_of: PanelOf) -> None:
    panel = panel_of(shown())
    panel.search()
    panel.filters.words.setText("ada")
    film = MatrixFilm(sheet_of(panel.model, "Who knows what", "Day 1, 11:40"))
    text = svg_of(film.draw(0))
    for row in range(panel.model.rowCount()):
        assert panel.model.index(row, TRUTH).data() in text
    assert "Ada: Food" in text
    assert "too old" in text


# Faults, seats, large colonies ----------------------------------------------------------------------------------------


def test_what_cannot_be_read_is_said_in_the_place_of_the_matrix(
    shown: Shown, panel_of: PanelOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = shown()
    panel = panel_of(run)

    def broken(*_: object) -> None:
        raise StateError("the store is damaged", "run.colony", "use a whole copy of it")

    monkeypatch.setattr(run.store, "events", broken)
    run.tell()
    assert panel.empty.accessibleName() == "the store is damaged: use a whole copy of it"
    assert not panel.view.isVisible()
    monkeypatch.undo()
    run.tell()
    assert panel.view.isVisible()


def test_in_a_seat_only_what_that_mind_knows_is_anywhere_on_the_panel(shown: Shown, panel_of: PanelOf) -> None:
    run = shown()
    panel = panel_of(run)
    run.showing.choose_fact(FactKey("need", "bo", "food"))
    panel.show_evidence()
    secret = panel.note.accessibleDescription()
    assert secret.startswith("Bo knows")
    run.showing.see_as("ada")
    known = knowledge_of(perspective_in(run.world, "ada"), truth_of(run.world))
    assert {fact.key for fact in panel.model.facts} == set(known)
    assert panel.model.minds == ("ada",)
    assert panel.view.facts.isColumnHidden(TRUTH)
    everything = "\n".join(screen_texts(panel))
    assert secret not in everything
    assert "Bo: Food" not in everything
    assert "only what Ada knows is shown" in panel.counted.text()
    run.showing.see_as(None)
    assert panel.model.minds == (*run.world.colony.pawns, CORE)
    assert not panel.view.facts.isColumnHidden(TRUTH)


def test_the_core_comes_last_and_first_where_there_are_many(shown: Shown, panel_of: PanelOf) -> None:
    assert panel_of(shown()).model.minds[-1] == CORE
    panel = panel_of(shown(5, crowd(FEW + 4)))
    assert panel.model.minds[0] == CORE


def test_of_a_large_colony_the_minds_in_sight_are_read_and_the_sentence_speaks_of_all(
    shown: Shown, panel_of: PanelOf, qtbot
) -> None:
    run = shown(5, crowd(CROWD + 20))
    panel = panel_of(run)
    qtbot.waitUntil(lambda: panel.ready and set(panel.view.seen()) <= set(panel.model.knowing.minds))
    assert panel.model.columnCount() == MINDS + CROWD + 21
    read = panel.model.knowing.minds
    assert set(panel.view.seen()) <= set(read)
    assert len(read) < 20
    last = run.showing.pawns[-1].id
    assert last not in read
    row = panel.model.place(FactKey("need", "p000", "food"))
    unread = panel.model.index(row, panel.model.column(last))
    assert unread.data() == ""
    assert unread.data(Qt.ItemDataRole.AccessibleTextRole).endswith("not read yet")
    assert len(panel.model.heads()) == 2 + 2 * len(read)
    assert len(sheet_of(panel.model, "", "").minds) == len(read)
    run.showing.choose_fact(FactKey("need", last, "food"))
    name = run.showing.people.name(last)
    qtbot.waitUntil(lambda: panel.note.accessibleDescription().startswith(f"{name} knows"))
    run.showing.choose(last)
    qtbot.waitUntil(lambda: last in panel.model.knowing.minds)
    cell = panel.model.index(panel.view.row, panel.model.column(last))
    assert panel.model.known(cell).how == "own"


def test_where_a_person_scrolled_and_the_column_of_the_keys_stay_though_rows_come(
    shown: Shown, panel_of: PanelOf
) -> None:
    run = shown()
    panel = panel_of(run)
    run.showing.choose_fact(FOOD)
    panel.view.choose(panel.view.row, panel.model.column("ada"))
    QTest.keyClick(panel.view.minds, Qt.Key.Key_Right)
    panel.view.minds.verticalScrollBar().setValue(40 * 28)
    facts = panel.model.rowCount()
    run.showing.pin(300)
    assert panel.model.rowCount() != facts
    assert panel.view.minds.verticalScrollBar().value() == 40 * 28
    assert panel.model.mind(panel.view.current()) == "bo"


def test_another_tick_keeps_the_chosen_fact_and_where_the_matrix_stood(shown: Shown, panel_of: PanelOf) -> None:
    run = shown()
    panel = panel_of(run)
    run.showing.choose_fact(FactKey("need", "dov", "rest"))
    before = panel.view.minds.verticalScrollBar().value()
    run.showing.pin(300)
    assert panel.model.knowing.tick == 300
    assert panel.model.fact(panel.view.current()).key == FactKey("need", "dov", "rest")
    assert abs(panel.view.minds.verticalScrollBar().value() - before) <= 2 * 28
