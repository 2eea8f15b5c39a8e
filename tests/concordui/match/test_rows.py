"""The lines of the docks: orders, promises, deals, trust."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from concordui import fonts
from concordui.match import promise_rows
from concordui.match.order_entry import START, Ask, Step
from concordui.match.order_rows import breaches_of, normalised, order_rows
from concordui.match.result_panel import ResultPanel
from concordui.match.rows import Row, RowList
from concordui.match.seat_view import turned_down
from concordui.match.trust_panel import TrustPanel, matrix, records
from concordui.theme import theme
from concordui.widgets.tables import BAR_WIDTH, INSET, ROW
from engine.anatolia.board import shipped_board
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.game import Game
from engine.anatolia.orders import Hold, Move, Support
from engine.anatolia.outcomes import Resolution
from engine.anatolia.promises import Promise, PromiseOutcome, Proposal, Trust
from helpers.pictures import pixels

BOARD = shipped_board()
UNITS = BOARD.start
DMZ = [
    Promise("p1", "Lydia", "Caria", "dmz", {"province": "H"}),
    Promise("p1", "Caria", "Lydia", "dmz", {"province": "H"}),
]


def name(place):
    return BOARD.by_id[place].name


def rows(orders, step=START, promises=()):
    found = breaches_of(UNITS, "Lydia", promises, orders)
    return {row.key: row for row in order_rows(BOARD, UNITS, "Lydia", orders, step, found)}


def test_each_unit_has_a_line_and_a_missing_order_holds():
    shown = rows({"G": Move("G", "H")})
    assert set(shown) == {"E", "F", "G"}
    assert (shown["G"].text, shown["G"].tag) == (f"{name('G')} → {name('H')}", "move")
    assert (shown["E"].tag, shown["E"].muted) == ("will hold", True)


@pytest.mark.parametrize(
    ("ask", "tag"),
    [
        (Ask.TARGET, "choose target"),
        (Ask.BENEFICIARY, "choose whom to support"),
        (Ask.DESTINATION, "choose where to"),
    ],
)
def test_the_selected_unit_says_what_is_asked(ask, tag):
    assert rows({}, Step(ask, "G", "E"))["G"].tag == tag


def test_an_order_that_breaks_a_promise_says_so():
    shown = rows({"G": Move("G", "H")}, promises=DMZ)
    assert (shown["G"].tag, shown["G"].tone) == ("breaks promise", "warn")
    assert rows({"G": Hold("G")}, promises=DMZ)["G"].tag == "hold"


def test_what_is_missing_counts_as_a_hold_for_promises():
    assert normalised(UNITS, "Lydia", {"G": Move("G", "H")}) == (Hold("E"), Hold("F"), Move("G", "H"))
    support = [Promise("p2", "Lydia", "Caria", "support", {"unit": "I", "dest": "hold"})]
    assert len(breaches_of(UNITS, "Lydia", support, {})) == 1
    assert breaches_of(UNITS, "Lydia", support, {"G": Support("G", "I", "hold")}) == []


def test_promises_of_others_are_not_mine_to_break():
    assert breaches_of(UNITS, "Lydia", DMZ[1:], {"G": Move("G", "H")}) == []


def test_a_deal_of_both_ways_is_one_line_with_its_sign():
    found = breaches_of(UNITS, "Lydia", DMZ, {"G": Move("G", "H")})
    [row] = promise_rows.open_rows(BOARD, DMZ, "Lydia", found, judged=True)
    assert (row.lead, row.text, row.icon) == ("Caria", f"Nobody enters {name('H')}", "triangle-alert")
    [row] = promise_rows.open_rows(BOARD, DMZ, "Lydia", [], judged=True)
    assert row.icon == "check"
    [row] = promise_rows.open_rows(BOARD, DMZ, "Lydia", [], judged=False)
    assert row.icon == "clock"


def outcome(maker, partner, kept, year=1):
    return PromiseOutcome(Promise("p1", maker, partner, "peace", {}), year, "Spring", kept)


def test_promises_that_fell_due_show_the_broken_ones_first():
    shown = promise_rows.due_rows(BOARD, [outcome("Caria", "Lydia", True), outcome("Lydia", "Caria", False)], "Lydia")
    assert [(row.lead, row.tag, row.tone) for row in shown] == [("You", "broken", "danger"), ("Caria", "kept", "ok")]
    assert shown[1].text == "Peace with you"


def test_deals_show_the_latest_season_first():
    past = [(1, "Spring", [outcome("Caria", "Lydia", True)]), (2, "Autumn", [outcome("Galatia", "Caria", False, 2)])]
    shown = promise_rows.deal_rows(BOARD, past, "Lydia")
    assert [row.tag for row in shown] == ["A2 broken", "S1 kept"]


def test_rejected_proposals_of_ones_own_are_shown_and_nobody_elses():
    mine = Proposal("p1", "Lydia", "Caria", "peace", {}, "rejected")
    theirs = Proposal("p2", "Galatia", "Caria", "peace", {}, "rejected")
    record = SeasonRecord(
        1,
        "Spring",
        (),
        {},
        Resolution((), (), (), ()),
        (),
        (),
        (),
        {},
        (),
        (mine, theirs, replace(mine, status="accepted")),
    )
    [row] = promise_rows.rejected_rows(BOARD, record, "Lydia", everything=False)
    assert (row.lead, row.text, row.tag) == ("You", "to Caria: Peace", "S1 rejected")
    assert promise_rows.rejected_rows(BOARD, record, None, everything=False) == []
    assert len(promise_rows.rejected_rows(BOARD, record, None, everything=True)) == 2


def test_what_one_proposed_in_vain_stands_beside_the_promises_of_the_season():
    peace = {"type": "peace", "terms": {}}
    support = {"unit": "G", "dest": "hold"}
    made = [
        {"to": "Phrygia", **peace},
        {"to": "Caria", **peace},
        {"to": "Caria", "type": "request-support", "terms": support},
        {"to": "Phrygia", "type": "support", "terms": {"unit": "M", "dest": "L"}},
    ]
    accepted = [
        Promise("p7", "Caria", "Lydia", "peace", {}),  # what Caria proposed itself comes to the same
        Promise("p7", "Lydia", "Caria", "peace", {}),
        Promise("p3", "Caria", "Lydia", "support", support),
    ]
    shown = promise_rows.turned_down_rows(BOARD, turned_down("Lydia", made, accepted))
    assert [(row.lead, row.text, row.tag) for row in shown] == [
        ("Phrygia", "Peace", "rejected"),
        ("Phrygia", f"Support {name('M')} → {name('L')}", "rejected"),
    ]


def test_trust_is_sorted_by_the_share_kept():
    trust = dict.fromkeys(BOARD.powers, Trust())
    trust["Caria"] = Trust(3, 2, 1, (outcome("Caria", "Lydia", False),))
    trust["Lydia"] = Trust(4, 3, 0)
    lines = records(BOARD.powers, trust, "Lydia")
    assert [line.power for line in lines][:2] == ["Lydia", "Caria"]
    assert (lines[0].share, lines[0].open, lines[0].to_you) == (1.0, 1, None)
    assert lines[1].to_you == 1
    assert lines[2].share is None
    assert matrix(BOARD.powers, trust)["Caria", "Lydia"] == 1
    assert matrix(BOARD.powers, trust)["Lydia", "Caria"] == 0


def test_the_trust_dock_shows_table_and_matrix(qtbot):
    panel = TrustPanel()
    qtbot.addWidget(panel)
    trust = dict.fromkeys(BOARD.powers, Trust())
    trust["Caria"] = Trust(3, 2, 1, (outcome("Caria", "Lydia", False),))
    panel.show_trust(BOARD.powers, trust, "Lydia")
    model = panel.table.model()
    assert [model.item(0, column).text() for column in range(5)] == ["Caria", "67 %", "2", "1", "1"]
    assert "You" in [model.item(row, 0).text() for row in range(6)]
    panel.show_matrix(True)
    assert panel.pages.currentWidget() is panel.matrix


@pytest.mark.parametrize("width", [240, 300, 330, 357, 358, 480])
@pytest.mark.parametrize("matrix", [False, True])
def test_however_narrow_the_trust_dock_is_every_power_keeps_its_name(qtbot, dressed, width, matrix):
    panel = TrustPanel()
    qtbot.addWidget(panel)
    panel.show_trust(BOARD.powers, dict.fromkeys(BOARD.powers, Trust(3, 2, 1)), "Lydia")
    panel.show_matrix(matrix)
    panel.resize(width, 240)
    panel.show()
    view = panel.matrix if matrix else panel.table
    shown = [view.columnWidth(column) for column in range(view.model().columnCount())]
    named = view.fontMetrics().horizontalAdvance("Bithynia") + view.iconSize().width() + INSET
    assert shown[0] > named
    scroll = view.horizontalScrollBar()
    assert sum(shown) <= view.viewport().width() + scroll.maximum(), "what has no room can be scrolled to"
    assert (scroll.maximum() > 0) == (width < (335 if matrix else 322))


def test_the_bars_of_a_narrow_trust_table_go_before_anything_else(qtbot, dressed):
    panel = TrustPanel()
    qtbot.addWidget(panel)
    panel.show_trust(BOARD.powers, dict.fromkeys(BOARD.powers, Trust(3, 2, 1)), "Lydia")
    panel.resize(panel.sizeHint())
    panel.show()
    heads, bars = [], []
    for width in (panel.width(), 350):
        panel.resize(width, panel.height())
        index = panel.table.model().index(0, 1)
        heads.append(panel.table.model().horizontalHeaderItem(1).text())
        cell = pixels(panel.table.viewport().grab(panel.table.visualRect(index)).toImage())
        bars.append(int((cell[ROW // 2] == theme().ui("muted").getRgb()[:3]).all(axis=1).sum()))
    assert heads == ["Kept share ↓", "Share ↓"]
    assert bars[0] > BAR_WIDTH / 2
    assert bars[1] == 0


def test_a_trust_table_that_changes_line_by_line_is_the_table_filled_at_once(qtbot):
    def told(panel):
        model = panel.table.model()
        return [
            [model.item(row, column).text() for column in range(model.columnCount())] for row in range(model.rowCount())
        ]

    stepwise, at_once = TrustPanel(), TrustPanel()
    qtbot.addWidget(stepwise)
    qtbot.addWidget(at_once)
    trust = dict.fromkeys(BOARD.powers, Trust())
    stepwise.show_trust(BOARD.powers, trust, None)
    fresh = told(stepwise)
    trust = {**trust, "Caria": Trust(3, 2, 1, (outcome("Caria", "Lydia", False),))}
    stepwise.show_trust(BOARD.powers, trust, None)
    trust = {**trust, "Lydia": Trust(4, 3, 0)}
    stepwise.show_trust(BOARD.powers, trust, None)
    at_once.show_trust(BOARD.powers, trust, None)
    assert told(stepwise) == told(at_once) != fresh
    stepwise.show_trust(BOARD.powers, trust, "Lydia")
    at_once.show_trust(BOARD.powers, trust, "Lydia")
    assert told(stepwise) == told(at_once)
    assert told(stepwise)[0][0] == "You"


def test_a_list_keeps_its_selection_when_only_words_change(qtbot):
    view = RowList("list")
    qtbot.addWidget(view)
    view.show_rows([Row("a", "one"), Row("b", "two")])
    view.select("b")
    view.show_rows([Row("a", "one"), Row("b", "changed")])
    assert view.currentIndex().row() == 1
    assert view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) == "changed"


def test_a_row_is_chosen_by_click_and_by_key(qtbot):
    view = RowList("list")
    qtbot.addWidget(view)
    view.show_rows([Row("a", "one"), Row("b", "two")])
    view.resize(200, 100)
    view.show()
    chosen = []
    view.chosen.connect(chosen.append)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.row_rect("b").center())
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen == ["b", "a"]


def cut_heads(view):
    """The columns of a table whose head or first words have no room."""
    head, model = view.horizontalHeader(), view.model()
    metrics = QFontMetrics(fonts.ui("caption"))
    cut = [0] if view.columnWidth(0) < view.sizeHintForColumn(0) else []
    for column in range(1, head.count()):
        item = model.horizontalHeaderItem(column)
        words = metrics.horizontalAdvance(item.text()) if item.text() else view.iconSize().width()
        if head.sectionSize(column) < words + 2 * INSET:
            cut.append(column)
    return cut


@pytest.mark.parametrize("page", ["table", "matrix"])
def test_no_head_or_name_of_the_trust_dock_is_cut(qtbot, dressed, page):
    panel = TrustPanel()
    qtbot.addWidget(panel)
    panel.resize(368, 140)  # lower than its rows: there is a scroll bar
    panel.show_matrix(page == "matrix")
    panel.show_trust(BOARD.powers, dict.fromkeys(BOARD.powers, Trust(110, 88, 22, ())), "Lydia")
    panel.show()
    assert cut_heads(getattr(panel, page)) == []


def test_no_head_or_name_of_the_result_is_cut(qtbot, dressed):
    panel = ResultPanel()
    qtbot.addWidget(panel)
    panel.resize(368, 200)
    game = Game.create(BOARD, max_years=1)
    while not game.finished():
        game.advance()
    panel.show_result(game.result(), None)
    panel.show()
    assert cut_heads(panel.table) == []
