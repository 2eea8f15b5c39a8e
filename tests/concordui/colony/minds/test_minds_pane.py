"""*Minds*: a page in the order and words of its request, two sides with what only one knows, and the exact request."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from concordui.colony.minds.lines import PageLine
from concordui.colony.minds.pane import ALONE, OTHER, TRUTH, MindsPane
from concordui.colony.minds.request_dialog import RequestDialog
from concordui.colony.minds.words import ABSENT, section_title
from concordui.colony.minds.writing import as_csv, as_html
from engine.colony.memory import record
from engine.colony.state import Note
from engine.colony.threads import CORE
from engine.colony.viewing.facts import FactKey
from engine.colony.viewing.page import page_of
from engine.minds.asking import text_of
from helpers.colony_showing import ShownRun
from helpers.hands import nameless
from helpers.screen_texts import screen_texts

pytestmark = pytest.mark.sampled(3)

Shows = Callable[..., ShownRun]
PaneOf = Callable[[ShownRun], MindsPane]


@pytest.fixture
def pane_of(qtbot) -> PaneOf:
    """The pane of a run, shown as large as it is beside the map."""

    runs: list[ShownRun] = []  # they outlive what shows them

    def made(run: ShownRun) -> MindsPane:
        runs.append(run)
        pane = MindsPane(run.showing)
        qtbot.addWidget(pane)
        pane.resize(610, 740)
        pane.show()
        qtbot.waitExposed(pane)
        return pane

    return made


def lines(pane: MindsPane) -> dict[str, PageLine]:
    """The lines by what they are about; headings and the words of the request by their keys."""
    return {"/".join(line.fact) or line.key: line for line in pane.body.view.model.whole}


def marks(pane: MindsPane) -> dict[str, str]:
    """The lines that are marked, with their marks."""
    return {key: line.mark.text for key, line in lines(pane).items() if line.mark is not None}


# One mind -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mind", ["ada", "bo", CORE])
def test_a_page_has_its_sections_in_the_order_of_the_request_and_every_word_of_its_items(shows, pane_of, mind):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose(mind)
    page = page_of(run.world, mind)
    heads = [line.label for line in pane.body.view.model.whole if line.heading]
    names = ["instructions", *(section.name for section in page.sections), "menu"]
    assert heads == [section_title(name) for name in names]
    said = [line.spoken for line in pane.body.view.model.whole if not line.heading]
    whole = "\n".join(said).casefold()
    for entry in page.entries:
        item = entry.item.model_dump()
        words = [item[key] for key in ("text", "means", "effects") if item.get(key)]
        assert all(str(each).casefold() in whole for each in words)
    assert len(said) == len(page.instructions.splitlines()) + len(page.entries) + len(page.menu)
    assert all(option.effect.casefold() in whole for option in page.menu)
    assert all(line.casefold() in whole for line in page.instructions.splitlines())


def test_each_item_says_where_it_is_from_its_tick_its_age_and_how_long_it_holds(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose(CORE)
    shown = lines(pane)
    band = shown["need/ada/food"]
    reading = run.world.link.readings["ada"].tick
    assert band.first.note == f"shared link, tick {reading}, {530 - reading} min old"
    assert band.second.text.startswith("until ")
    assert band.second.note == "then it is unknown"
    run.showing.choose("bo")
    own = lines(pane)
    assert own["need/bo/food"].first.note.endswith("own, now")
    assert own["trait/bo/" + run.world.colony.pawns["bo"].traits[0]].second.text == "always"
    memory = next(line for key, line in own.items() if key.startswith("memory/"))
    assert memory.first.note.startswith("remembers, tick ")
    assert memory.second.text.startswith("fades at ")


def test_a_note_leads_to_the_experience_it_rests_on_and_tells_its_former_words(shows, pane_of):
    run = shows("quiet-day", 40)
    pawn = next(iter(run.world.colony.pawns.values()))
    event = record(run.world.colony, "woke", [pawn], {"pawn": pawn.id})
    pawn.outlook = (Note("n1", 40, "mornings are good", (event.id, "e99999"), ("mornings?",)),)
    pane = pane_of(run)
    run.showing.choose(pawn.id)
    run.tell()
    pane.body.choose_line(f"outlook/note/{pawn.id}/n1")
    told = pane.body.note
    assert "mornings?" in told.accessibleDescription()
    assert "No longer told: event 99999" in told.accessibleDescription()
    told.link_clicked.emit(f"memories/memory/{event.id}")
    assert pane.body.view.line.fact == ("memory", event.id)
    assert pane.body.view.list.currentIndex().isValid()


def test_a_number_that_is_rounded_in_its_line_is_told_with_all_its_digits(shows, pane_of):
    run = shows("quiet-day", 40)
    pane = pane_of(run)
    pawn = run.showing.mind
    pane.body.choose_line(f"needs/need/{pawn}/food")
    assert repr(run.world.colony.pawns[pawn].food) in pane.body.note.accessibleDescription()


# Two sides ------------------------------------------------------------------------------------------------------------


def test_beside_the_truth_what_is_withheld_is_listed_as_withheld_with_the_reason(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose("bo")
    pane.show_view(TRUTH)
    line = lines(pane)["need/ada/food"]
    assert (line.label, line.first.text, line.first.note) == ("Ada: Food", ABSENT, "only Ada feels it")
    assert line.second.text == f"{run.world.colony.pawns['ada'].food:.2f}"
    assert line.mark.text == "withheld"
    assert "withheld" in pane.body.tally.text()
    far = next(line for line in lines(pane).values() if line.mark and line.mark.text == "only the truth")
    assert far.first.note.startswith(("out of sight", "behind rock"))


def test_what_is_too_old_is_unknown_beside_the_truth_and_never_zero(shows, pane_of):
    run = shows("stale-reading", 900)
    pane = pane_of(run)
    run.showing.choose(CORE)
    pane.show_view(TRUTH)
    stale = [line for line in lines(pane).values() if line.mark and line.mark.text == "too old"]
    assert stale
    for line in stale:
        assert line.first.text == "Unknown"
        assert "too old since" in line.first.note
        assert "0" != line.first.text != "0.00"
        assert line.second.text != "Unknown"


def test_what_the_core_was_told_and_is_so_no_more_differs(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose(CORE)
    run.world.colony.pawns["ada"].food = 0.05
    pane.show_view(TRUTH)
    assert marks(pane)["need/ada/food"] == "differs"


def test_two_minds_are_marked_with_who_alone_knows_and_each_lack_has_its_reason(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose("bo")
    pane.beside("ada")
    assert (pane.view, pane.others.key()) == (OTHER, "ada")
    shown = marks(pane)
    assert (shown["need/bo/food"], shown["need/ada/food"]) == ("only Bo", "only Ada")
    assert lines(pane)["need/bo/food"].second.note == "only Bo feels it"
    run.showing.choose("ada")
    assert pane.others.key() != "ada"
    assert marks(pane)["need/ada/food"] == "only Ada"


def test_only_what_is_marked_can_be_shown(shows, pane_of):
    pane = pane_of(shows("refused-haul", 530))
    pane.show_view(TRUTH)
    everything = len(lines(pane))
    pane.body.only_marked.click()
    shown = [line for line in pane.body.view.model.whole if not line.heading]
    assert shown
    assert all(line.mark is not None for line in shown)
    assert len(lines(pane)) < everything


# The exact request ----------------------------------------------------------------------------------------------------


def test_the_request_shown_copied_and_saved_is_the_very_text_that_is_asked(shows, pane_of, qtbot, tmp_path):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose("bo")
    page = page_of(run.world, "bo")
    QTest.mouseClick(pane.request, Qt.MouseButton.LeftButton)
    dialog = pane.findChild(RequestDialog)
    assert dialog.text.toPlainText() == page.text == text_of(page.request)
    assert page.digest in dialog.digest.text()
    assert f"{len(page.text.encode()):,} bytes" in pane.bytes.accessibleName()
    dialog.copy()
    assert QGuiApplication.clipboard().text() == page.text
    dialog.save()
    files = dialog.findChild(QFileDialog)
    files.fileSelected.emit(str(tmp_path / "asked.json"))
    assert (tmp_path / "asked.json").read_bytes() == page.text.encode()
    files.close()
    dialog.forms.buttons()[1].click()
    assert dialog.text.toPlainText().startswith('{\n  "instructions"')
    run.world.colony.pawns["bo"].food = 0.111
    run.tell()
    assert dialog.shown != pane.page.text  # a request that is looked at stands still
    pane.show_request()
    dialog.forms.buttons()[0].click()
    assert dialog.text.toPlainText() == pane.page.text
    dialog.close()


# What may be seen, and when -------------------------------------------------------------------------------------------


def test_in_a_seat_only_that_mind_s_page_is_shown_and_nothing_is_read_of_the_others(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose("ada")
    run.showing.see_as("bo")
    assert pane.page is None
    assert "only what Bo knows" in " ".join(screen_texts(pane))
    assert ("page", "ada") not in run.attached
    assert not pane.request.isEnabled()
    assert not pane.export.isEnabled()
    run.showing.choose("bo")
    assert pane.page == page_of(run.world, "bo")
    pane.show_view(TRUTH)
    assert pane.page is None
    run.showing.see_as(None)
    assert pane.page is not None


def test_nothing_is_read_while_the_pane_is_hidden(shows, pane_of):
    run = shows("quiet-day", 40)
    pane = pane_of(run)
    assert ("page", run.showing.mind) in run.attached
    pane.hide()
    assert run.attached == set()
    pane.show()
    assert ("page", run.showing.mind) in run.attached


def test_a_tick_of_the_past_shows_what_was_known_then(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose("bo")
    now = lines(pane)["need/bo/food"].first.text
    run.showing.pin(60)
    assert pane.page.tick == 60
    assert lines(pane)["need/bo/food"].first.text != now


def test_the_chosen_line_and_its_place_stay_from_tick_to_tick(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose("bo")
    pane.body.choose_line("needs/need/bo/rest")
    run.world.colony.pawns["bo"].rest = 0.123
    run.tell()
    assert pane.body.view.line.first.text == "0.12"
    assert pane.body.view.list.currentIndex().data().startswith("Rest; 0.12")


# Hands and files ------------------------------------------------------------------------------------------------------


def test_groups_fold_by_keyboard_and_every_control_has_a_name(shows, pane_of):
    pane = pane_of(shows("refused-haul", 530))
    view = pane.body.view
    pane.show_view(ALONE)
    assert "instructions" in view.model.folded
    view.list.setFocus()
    pane.body.choose_line(f"needs/need/{pane.page.mind}/rest")
    QTest.keyClick(view.list, Qt.Key.Key_Left)
    assert view.line.key == "#needs"
    assert view.list.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole).endswith("folded")
    QTest.keyClick(view.list, Qt.Key.Key_Return)
    assert "needs" not in view.model.folded
    QTest.keyClick(view.list, Qt.Key.Key_Down)
    assert view.line.fact == ("need", pane.page.mind, "food")
    assert nameless(pane) == []


def test_a_line_and_a_fact_of_the_matrix_lead_to_each_other(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose("bo")
    pane.show_view(TRUTH)
    pane.body.choose_line("need/ada/food")
    assert run.showing.fact == FactKey("need", "ada", "food")
    run.showing.choose_fact(FactKey("doing", "cleo"))
    assert pane.body.view.line.fact == ("pawn", "cleo")
    run.showing.choose_fact(FactKey("fuel", "fire"))
    assert pane.body.view.line.fact == ("fuel", "fire")


def test_what_is_exported_is_what_is_shown(shows, pane_of):
    run = shows("refused-haul", 530)
    pane = pane_of(run)
    run.showing.choose("bo")
    pane.show_view(TRUTH)
    text, sheet = pane.text(), pane.body.sheet("Bo & the truth", "then")
    assert text.startswith("Bo beside the truth\nDay 1, 08:50, tick 530, timeline t1\n")
    assert "Ada: Food: – (only Ada feels it)" in text
    assert "[withheld]" in text
    rows = list(csv.reader(io.StringIO(as_csv(sheet))))
    assert rows[0][:3] == ["Kind", "Item", "Bo knows"]
    assert ["Needs", "Ada: Food"] in [row[:2] for row in rows]
    assert len(rows) == 1 + sum(not line.heading for line in sheet.lines)
    page = as_html(replace(sheet, lines=[replace(sheet.lines[1], label="<b>")]))
    assert "Bo &amp; the truth" in page
    assert "&lt;b&gt;" in page


SHIPPED = (
    "counter-with-fresh-consent",
    "job-replaced",
    "planner-that-waits",
    "quiet-day",
    "refused-haul",
    "rescue-while-others-talk",
    "rewind-while-thinking",
    "stale-reading",
)


@pytest.mark.parametrize("scenario", SHIPPED)
def test_everything_in_a_shipped_colony_has_words_and_no_code_of_the_engine_is_shown(shows, pane_of, scenario):
    run = shows(scenario, 420)
    pane = pane_of(run)
    codes = ("not_now", "carry_on", "own_body", "out_of_sight", "for_core", "{", "None", "Traceback")
    for mind in run.showing.people.minds:
        run.showing.choose(mind)
        for view in (ALONE, TRUTH, OTHER):
            pane.show_view(view)
            shown = [line for line in pane.body.view.model.whole if line.group not in ("instructions", "menu")]
            assert shown
            for line in shown:
                said = (line.label, line.first.text, line.second.text, line.second.note)
                assert not any(code in part for part in said for code in codes), line
