"""A tournament on its page: run and watched with real matches, stopped, gone on with, and its games opened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from concordui.application import make_shell
from concordui.folders import Folders
from concordui.tournament.form import NewTournamentDialog
from concordui.tournament.page import TournamentPage
from engine.anatolia import tournament
from engine.resources import HOUSE_BOTS
from helpers.hands import button, click, nameless, table_texts

PATIENCE_MS = 60_000


@pytest.fixture
def window(open_window, dressed, tmp_path: Path):
    return open_window(make_shell(Folders.under(tmp_path)))


@pytest.fixture
def page(window) -> TournamentPage:
    window.show_page("tournament")
    return window.pages.tournament


def plan(games: int, years: int = 1, bots: tuple[str, ...] = ("house.hold", "house.random")) -> tournament.Plan:
    values = {"entrants": list(bots), "games": games, "years": years, "records": True, "name": "Short"}
    return tournament.plan_of(tournament.spec_of(values, "the test"), Path.cwd(), folders=(HOUSE_BOTS,))


def shown(qtbot, page: TournamentPage) -> None:
    qtbot.waitUntil(lambda: not page.running and not page._soon.isActive(), timeout=PATIENCE_MS)


@pytest.mark.full
def test_from_the_form_to_the_result_by_clicks(qtbot, window, page: TournamentPage) -> None:
    click(page.new)
    dialog = window.findChild(NewTournamentDialog)
    for row in range(2):
        dialog._bots.item(row).setCheckState(Qt.CheckState.Checked)
    dialog.games.setValue(2)
    dialog.years.setValue(1)
    QTest.keyClicks(dialog.name, "First")
    click(button(dialog, "Start tournament"))
    assert page.running
    assert not page.new.isEnabled()
    shown(qtbot, page)
    assert page._head.accessibleName() == "First"
    assert page._head.accessibleDescription() == "2 games played"
    assert sorted(row[0] for row in table_texts(page.standing)) == sorted(dialog.form.chosen)
    assert [row[0] for row in table_texts(page.games)] == ["2", "1"]
    assert [(entry.name, entry.state) for entry in page.shelf.entries()] == [("first", "finished")]
    assert page._report.isEnabled()
    assert nameless(page) == []
    window.show_page("bots")
    ratings = {row.bot.id: row.rating for row in window.pages.bots.rows}
    assert all(ratings[bot] is not None and ratings[bot].games == 2 for bot in dialog.form.chosen)


@pytest.mark.full
def test_games_are_watched_while_they_are_played(qtbot, page: TournamentPage) -> None:
    page.start(plan(2, years=6))
    qtbot.waitUntil(lambda: any("year" in card.text() for card in page.live.cards.values()), timeout=PATIENCE_MS)
    assert page.live.isVisible()
    shown(qtbot, page)
    assert not page.live.isVisible()
    assert page.live.cards == {}


@pytest.mark.full
def test_a_tournament_that_is_stopped_keeps_its_games_and_goes_on_from_there(qtbot, page: TournamentPage) -> None:
    page.start(plan(6, years=2))
    qtbot.waitUntil(lambda: len(page.state.games) >= 1, timeout=PATIENCE_MS)
    click(page.stop)
    shown(qtbot, page)
    done = dict(page.state.games)
    assert 1 <= len(done) < 6
    assert page.stop.text() == "&Go on with it"
    assert "It was stopped" in page._note.accessibleName()
    click(page.stop)
    shown(qtbot, page)
    assert page.state.finished
    assert {number: page.state.games[number] for number in done} == done
    lines = [json.loads(line) for line in (page.state.folder / "games.jsonl").read_text("utf-8").splitlines()]
    assert sorted(line["game"] for line in lines if "game" in line) == [1, 2, 3, 4, 5, 6]


@pytest.mark.full
def test_a_game_opens_in_a_tab_of_its_own(qtbot, window, page: TournamentPage) -> None:
    page.start(plan(2))
    shown(qtbot, page)
    page.games.setCurrentIndex(page.games.model().index(1, 0))
    page.games.setFocus()
    QTest.keyClick(page.games, Qt.Key.Key_Return)
    front = window.front()
    assert front is not None
    assert front.path().name == "game-0001.json"
    qtbot.waitUntil(lambda: front.desk.model.result is not None, timeout=PATIENCE_MS)


@pytest.mark.full
def test_closing_the_window_ends_a_tournament_and_the_next_window_goes_on_with_it(
    qtbot, open_window, window, page: TournamentPage, tmp_path: Path
) -> None:
    page.start(plan(4, years=2))
    qtbot.waitUntil(lambda: len(page.state.games) >= 1, timeout=PATIENCE_MS)
    window.close()
    assert not page.running
    again = open_window(make_shell(Folders.under(tmp_path)))
    again.show_page("tournament")
    later = again.pages.tournament
    assert later._head.accessibleName() == "Short"
    assert len(later.state.games) >= 1
    click(later.stop)
    shown(qtbot, later)
    assert later.state.finished


@pytest.mark.full
def test_an_older_tournament_is_looked_at_by_choosing_it(qtbot, page: TournamentPage) -> None:
    for _ in range(2):
        page.start(plan(1))
        shown(qtbot, page)
    first = page.shelf.entries()[1].folder
    page.shelf.table.setCurrentIndex(page.shelf.table.model().index(1, 0))
    assert page.state.folder == first
    assert [row[0] for row in table_texts(page.games)] == ["1"]


@pytest.mark.full
def test_results_that_are_damaged_are_said_and_what_was_shown_stays(window, qtbot, page: TournamentPage) -> None:
    page.start(plan(1))
    shown(qtbot, page)
    state = page.state
    (state.folder / "games.jsonl").write_text("rubbish\n", encoding="utf-8")
    page.look_at(state.folder)
    assert page.state is state
    [notice] = window.notices.notices()
    assert "games.jsonl" in notice.text


def test_the_key_asks_for_a_tournament_and_shows_the_one_that_is_played(qtbot, window, page: TournamentPage) -> None:
    window.show_page("start")
    window.table.trigger("file.tournament")
    dialog = window.findChild(NewTournamentDialog)
    assert dialog.isVisible()
    dialog.close()
    page.start(plan(4, years=4))
    window.show_page("start")
    window.table.trigger("file.tournament")
    assert window.stack.currentWidget() is page
    assert not any(each.isVisible() for each in window.findChildren(NewTournamentDialog))
    page.end()
