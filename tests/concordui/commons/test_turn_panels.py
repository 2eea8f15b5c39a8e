"""Decisions, talk and numbers of a turn: what stands there, in words, and nothing that is not for these eyes."""

from __future__ import annotations

import csv
import io
import math

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTableView, QWidget

from concordui.commons.decisions_panel import DecisionsPanel
from concordui.commons.line_list import LineList
from concordui.commons.model import Showing
from concordui.commons.numbers_panel import NumbersPanel
from concordui.commons.players import initial, player_icon, player_style
from concordui.commons.talk_panel import TalkPanel
from concordui.commons.turn_book import TurnBook
from concordui.commons.words import amount, fault_text, figure, pact_name, parties_text, talk_text, terms_text
from concordui.saving import TextSaver
from concordui.theme import theme
from concordui.widgets.tables import HEAD, ROW
from engine.commons.course import PactCourse
from engine.commons.course_reader import TurnShown
from engine.commons.pacts import TurnContext, limit_of
from helpers.bay import bay, bay_plan, shown_bay


def cells(table: QTableView) -> list[list[str]]:
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def words_on(widget: QWidget) -> str:
    """Everything that can be read in a widget: cells with their tips, and lines."""
    said = [line.spoken for each in widget.findChildren(LineList) for line in each.lines]
    for table in widget.findChildren(QTableView):
        model = table.model()
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                index = model.index(row, column)
                said += [str(index.data()), str(index.data(Qt.ItemDataRole.ToolTipRole))]
    return " | ".join(said)


@pytest.fixture
def panels(qtbot, dressed):
    """Shows the three panels of a showing, so wide."""

    def show(showing: Showing, width: int = 340) -> tuple[DecisionsPanel, TalkPanel, NumbersPanel]:
        made = DecisionsPanel(showing), TalkPanel(showing), NumbersPanel(showing)
        for panel in made:
            qtbot.addWidget(panel)
            qtbot.addWidget(panel.head)
            panel.resize(width, 460)
            panel.show()
        return made

    return show


def test_a_turn_is_read_in_words_and_figures(panels):
    showing = shown_bay()
    decisions, talk, numbers = panels(showing)
    rows = cells(decisions.table)
    assert [row[:4] for row in rows] == [
        ["alice", "2.300", "2.300", "2.400"],
        ["bob", "2.310", "2.310", "2.400"],
        ["carol", "1.990", "1.990", "2.000"],
        ["dan", "0.000", "0.000", "2.400"],
        ["eve", "2.716", "2.716", "2.400"],
    ]
    assert [(line.text, line.tone) for line in decisions.lines.lines] == [
        ("eve exceeded “Cap 2.4, all five” by 0.316: harvested 2.716 > cap 2.400", "danger"),
        ("dan harvested nothing: it came too late with a harvest", "warn"),
    ]
    assert decisions.head.accessibleDescription() == "turn 60"
    said = [(line.lead, line.note, line.text, line.under) for line in talk.lines.lines]
    assert said[:3] == [
        ("", "", "Round 1 of 2", ""),
        ("alice", "to all", "I stay at the cap.", ""),
        ("eve", "to bob", "Shall we answer together?", ""),
    ]
    assert said[3][2] == "Round 2 of 2"
    assert said[4][:3] == ("bob", "", "Accepts the proposal of alice: No aggression, 10 %.")
    assert said[5][0] == "carol"
    assert said[5][3].startswith("Refused: there is no such proposal")
    values = {number.name: number.value for number in numbers.table.rows_model.rows}
    record = showing.record
    assert record is not None
    assert values["Harvest in all"] == record["harvest"]
    assert values["Equality (1 − Gini)"] == pytest.approx(record["metrics"]["equality"])
    assert values["Compliance, whole run"] == pytest.approx(showing.view.numbers["compliance"].mean())
    assert all(value is not None for value in values.values())
    showing.hover(20)
    assert [line.text for line in decisions.lines.lines] == ["Nobody exceeded a pact this turn"]
    assert [line.text for line in talk.lines.lines] == ["Nobody said anything this turn."]
    assert numbers.head.accessibleDescription() == "turn 20"
    showing.hover(None)
    key = decisions.lines.lines[0].key
    decisions.lines.setCurrentIndex(decisions.lines.model().index(0, 0))
    QTest.keyClick(decisions.lines, Qt.Key.Key_Return)
    assert showing.selected == key == showing.view.pacts[1].id


@pytest.mark.parametrize("harvests", ["all", "own"])
def test_a_player_sees_what_is_for_it_and_nothing_else(panels, harvests):
    showing = shown_bay(information={"harvests": harvests, "stock": harvests == "all"})
    showing.look_through("carol")
    decisions, talk, numbers = panels(showing)
    words = words_on(decisions) + words_on(talk) + words_on(numbers)
    assert "Shall we answer together?" not in words
    assert "I stay at the cap." in words
    assert "No aggression" not in words.replace("Refused", "")
    assert "came too late" not in words
    wealth = {row[0]: row[4] for row in cells(decisions.table)}
    assert wealth.pop("carol") != "–"
    assert set(wealth.values()) <= {"–"}
    assert set(wealth) == ({"alice", "bob", "dan", "eve"} if harvests == "all" else set())
    assert ("eve" in words_on(decisions)) == (harvests == "all")
    known = {number.name for number in numbers.table.rows_model.rows if number.value is not None}
    assert "Equality (1 − Gini)" not in known
    assert ("Harvest in all" in known) == (harvests == "all")


def test_a_narrow_dock_tells_the_limit_in_the_row_and_a_hidden_one_waits(panels):
    showing = shown_bay()
    decisions, _, _ = panels(showing, 288)
    assert decisions.table.isColumnHidden(3)
    assert "its pacts allow 2.400" in decisions.table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    decisions.resize(360, 460)
    assert not decisions.table.isColumnHidden(3)
    decisions.hide()
    showing.pin(20)
    assert cells(decisions.table)[4][1] == "2.716"
    decisions.show()
    assert cells(decisions.table)[4][1] == "2.340"
    empty = Showing()
    for panel in panels(empty):
        panel.refresh()
        assert panel.head.accessibleDescription() == ""


def test_numbers_of_a_crowd_are_shown_whole(panels):
    showing = shown_bay()
    _, _, numbers = panels(showing, 288)
    view = showing.view
    view.numbers["harvest"][:] = 1234567.891
    showing.pin(20)
    table = numbers.table
    assert cells(table)[0][1] == "1,234,567.891"
    assert table.columnWidth(1) > table.fontMetrics().horizontalAdvance("1,234,567.891")


def test_a_low_dock_gives_its_rows_to_the_table_and_leaves_none_empty(panels):
    showing = shown_bay()
    decisions, _, _ = panels(showing, 288)
    showing.pin(20)
    decisions.resize(288, HEAD + 2 * ROW + 1 + decisions.lines.wanted_height(1000))
    decisions.layout().activate()
    table, lines = decisions.table, decisions.lines
    assert table.height() == HEAD + 2 * ROW + 1
    assert lines.height() == lines.wanted_height(1000)


def test_tables_sort_copy_and_leave_with_every_digit(panels, monkeypatch):
    showing = shown_bay()
    decisions, _, numbers = panels(showing)
    table = decisions.table
    table.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    assert [row[0] for row in cells(table)] == ["eve", "bob", "alice", "carol", "dan"]
    told = []
    table.chosen.connect(told.append)
    table.setCurrentIndex(table.model().index(1, 0))
    assert told == ["bob"]
    showing.hover(41)
    assert [row[0] for row in cells(table)] == ["eve", "dan", "bob", "alice", "carol"]
    assert table.currentIndex().row() == 2
    assert told == ["bob"]
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().split("\t")
    assert copied[0] == "bob"
    assert float(copied[1]) == showing.record["decisions"][1]["requested"]
    table.copy_all()
    assert QGuiApplication.clipboard().text().splitlines()[0] == "Player\tAsked\tGot\tLimit\tWealth"
    saved = []
    monkeypatch.setattr(TextSaver, "ask", lambda self, *given: saved.append(given))
    decisions.head.buttons["save"].click()
    numbers.head.buttons["save"].click()
    read = list(csv.reader(io.StringIO(saved[0][4])))
    assert saved[0][1] == "Decisions of turn 41.csv"
    assert [row[0] for row in read] == ["Player", "eve", "dan", "bob", "alice", "carol"]
    assert float(read[3][4]) == showing.record["wealth"]["bob"]
    assert saved[1][1] == "Numbers of turn 41.csv"
    table.setCurrentIndex(table.model().index(0, 2))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), table.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(table.viewport(), event)
    menu = table.findChild(QMenu)
    assert [each.text() for each in menu.actions() if not each.isSeparator()] == [
        *("Sort by “Got”", "Copy this row", "Copy the table", "Save the table as CSV…")
    ]
    for names, head in ((["eve", "carol"], "Got\u202f↓"), (["alice", "eve"], "Got"), (["carol", "eve"], "Got\u202f↑")):
        assert table.model().headerData(2, Qt.Orientation.Horizontal) == head
        assert [cells(table)[0][0], cells(table)[-1][0]] == names
        menu.actions()[0].trigger()
    menu.close()
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert [row[0] for row in cells(table)] == ["alice", "bob", "carol", "dan", "eve"]


def test_of_thousands_of_players_only_what_is_in_sight_is_made(panels, monkeypatch):
    plan, view, records = bay(3)
    names = [f"p{number:05}" for number in range(10_000)]
    crowd = {
        **records[-1],
        "decisions": [{"playerId": name, "requested": 1.0, "actual": 1.0} for name in names],
        "wealth": dict.fromkeys(names, 1.0),
        "talk": [{"round": 1, "playerId": name, "type": "say", "text": "So be it."} for name in names],
        "violations": [
            {"pactId": "x", "playerId": name, "actual": 1.0, "limit": 0.5, "detail": "harvested"} for name in names
        ],
    }
    showing = Showing()
    showing.open(plan)
    showing.grow(view, False)
    decisions, talk, _ = panels(showing)
    asked: list[str] = []
    monkeypatch.setattr(TurnBook, "limit", lambda self, decision: asked.append(decision["playerId"]))
    showing.read(TurnShown(3, crowd))
    for panel in (decisions, talk):
        panel.grab()
    assert decisions.table.model().rowCount() == 10_000
    assert talk.lines.model().rowCount() == 10_001
    assert 0 < len(set(asked)) < 100
    assert len(talk.lines._model._made) < 1_000
    assert decisions.lines.lines[-1].text == "And 9,950 more: save the table to see all."


def test_words_of_pacts_amounts_and_faults():
    assert [amount(value) for value in (2.4, 2.0, 2.3456, 0.0, 1234.5, 0.0001, 2e9, math.nan)] == [
        *("2.4", "2.0", "2.346", "0.0", "1,234.5", "0.0001", "2e+09", "not a number")
    ]
    assert [figure(value) for value in (2.4, None, math.inf, 3e9)] == ["2.400", "–", "–", "3.000e+09"]
    cap, mean = {"type": "harvest_cap", "maxHarvest": 2.4}, {"type": "no_aggression", "tolerance": 0.1}
    assert [terms_text(cap), terms_text(cap, pledge=True)] == ["Harvest cap 2.4", "Pledge, cap 2.4"]
    assert [terms_text(mean), terms_text({"type": "no_aggression"})] == ["No aggression, 10 %", "No aggression"]
    assert terms_text({"type": "closed_season", "from": 3, "share": 0.5}) == "Closed season, from 3, share 0.5"
    assert limit_of(cap, TurnContext(5.0)) == 2.4
    assert limit_of(mean, TurnContext(2.0)) == pytest.approx(2.2)
    names = [f"p{number}" for number in range(12)]
    assert parties_text(names, 12) == "all 12"
    assert parties_text(names[:7], 12) == "seven players"
    assert parties_text(names[:2], 2) == "p0 and p1"
    pledge = PactCourse("a", "carol", ("carol",), {"type": "harvest_cap", "maxHarvest": 2.0}, 22)
    assert pact_name(pledge, 5) == "Pledge 2.0, carol"
    assert fault_text("dan", "talk: exception: KeyError: 'x'").endswith(
        "raised an error while asked for its talk (KeyError: 'x')"
    )
    assert fault_text("dan", "something else") == "dan harvested nothing: something else"
    odd = [{"playerId": "p"}, {"playerId": "p", "type": "dance"}, {"playerId": "p", "type": "propose_pact"}]
    assert [talk_text(entry, {}, 5) for entry in odd] == [
        *("Does something that is no action.", "Tries “dance”.", "Proposes a pact.")
    ]


def test_players_differ_by_colour_and_dash_and_wear_their_initial(dressed):
    for name in ("light", "dark"):
        theme().set_mode(name)
        styles = [player_style(place) for place in range(30)]
        assert len({(style.line.name(), style.dash) for style in styles}) == 30
        assert len({style.line.name() for style in styles[:6]}) == 6
        image = player_icon(0, "alice").pixmap(QSize(18, 18), QIcon.Mode.Normal).toImage()
        assert image.pixelColor(3, 9) == styles[0].solid
    assert [initial(name) for name in ("alice", "keeper12", "keeper1234", "7", "")] == ["A", "K12", "K", "7", "?"]
    assert bay_plan().players[0].id == "alice"
