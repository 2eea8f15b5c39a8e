"""The parts of the Match workspace by themselves: phase bar, history strip, log, orders, hints."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from concordui import fonts
from concordui.match.hints import HintBar, HintKey, entry_hints
from concordui.match.history import Moment, Stage, Timeline
from concordui.match.history_strip import HistoryStrip
from concordui.match.log_panel import LogPanel
from concordui.match.model import LogEntry, Note, Recalled
from concordui.match.order_entry import START, Ask, OrderEntry, Step
from concordui.match.order_rows import breaches_of, order_rows
from concordui.match.orders_panel import OrdersPanel
from concordui.match.phase_bar import Button, Cell, PhaseBar, fitting
from concordui.match.telling import Light, light_of, short_tally, tally
from concordui.widgets import ElidedLabel, Label, LinkButton
from engine.anatolia.board import shipped_board
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.events import FellBack, PhaseBegan, SeatLight
from engine.anatolia.game import Game
from engine.anatolia.orders import Hold, Move
from engine.anatolia.outcomes import Resolution, ResolvedOrder
from engine.anatolia.promises import Promise

BOARD = shipped_board()
LEFT = Qt.MouseButton.LeftButton


def name(place):
    return BOARD.by_id[place].name


# Lights


@pytest.mark.parametrize(
    ("light", "method", "words"),
    [
        (SeatLight("thinking"), "orders", "Thinking 640 ms"),
        (SeatLight("done", 213.6), "orders", "Done in 214 ms"),
        (SeatLight("fell-back", 2000.0, "timeout", True), "orders", "Timed out: holds"),
        (SeatLight("fell-back", 1.0, "invalid"), "propose", "Invalid answer: no proposals"),
        (SeatLight("fell-back", None, None, True), "answer", "Gone: rejects all"),
        (SeatLight("out"), "orders", "Eliminated"),
        (SeatLight("idle"), "retreats", "Not asked"),
    ],
)
def test_a_light_has_words_for_every_state(light, method, words):
    assert light_of(light, method, 640.2, person=False).text == words


def test_a_persons_light_tells_no_time():
    assert light_of(SeatLight("waiting"), "orders", 0, person=True).text == "Waiting"
    assert light_of(SeatLight("done", 90_000.0), "orders", 0, person=True).text == "Sent"


def test_a_fall_back_is_a_triangle_and_not_colour_alone():
    light = light_of(SeatLight("fell-back", 2000.0, "timeout"), "orders", 0, person=False)
    assert (light.icon, light.role) == ("triangle-alert", "warn")


def test_a_tally_names_what_went_well_first():
    entries = [
        ResolvedOrder("Lydia", Move("E", "D"), True, "bounce"),
        ResolvedOrder("Lydia", Hold("F"), True, "success"),
        ResolvedOrder("Lydia", Move("G", "H"), True, "success"),
    ]
    assert tally(entries) == "Moved 1, held 1, bounced 1"


# Phase bar


def test_the_phase_bar_speaks_each_seat_and_has_one_filled_button(qtbot, dressed):
    bar = PhaseBar(BOARD.powers)
    qtbot.addWidget(bar)
    bar.show_cells([Cell("Cilicia", 4, Light("triangle-alert", "warn", "Timed out: holds"))])
    assert bar.cells["Cilicia"].accessibleName() == "Cilicia, 4 centres: Timed out: holds"
    bar.show_buttons(Button("Send orders", "send"), None)
    bar.show()
    pressed = []
    bar.main_pressed.connect(lambda: pressed.append("main"))
    qtbot.mouseClick(bar.main, LEFT)
    assert pressed == ["main"]
    assert bar.main.text() == "Send orders"
    assert not bar.second.isVisible()
    bar.show_buttons(None, None)
    assert not bar.main.isVisible()


# History


def moments(count):
    record = [SeasonRecord(1, "Spring", (), {}, Resolution((), (), (), ()), (), (), (), {}, ())] * count
    return tuple(Moment(index, each, Stage.ORDERS) for index, each in enumerate(record))


@pytest.fixture
def strip(qtbot, dressed):
    strip = HistoryStrip()
    qtbot.addWidget(strip)
    strip.resize(900, 41)
    strip.show()
    strip.went = []
    strip.gone.connect(strip.went.append)
    return strip


def test_in_a_narrow_strip_the_eye_alone_says_who_is_looking(strip):
    strip.show_timeline(Timeline(moments(3), 1), "Now: Year 2", "Seen by Lydia")
    least = strip.minimumSizeHint().width()
    for width, style in ((least, "ToolButtonIconOnly"), (900, "ToolButtonTextBesideIcon")):
        strip.resize(width, 41)
        assert strip.seen_by.toolButtonStyle().name == style
        assert strip.minimumSizeHint().width() == pytest.approx(least, abs=8)
        assert strip.rect().contains(strip.seen_by.geometry())
        assert (strip.seen_by.accessibleName(), strip.seen_by.toolTip()) == ("Seen by Lydia", "Seen by Lydia")


def test_the_strip_goes_to_the_first_back_on_and_now(qtbot, strip):
    strip.show_timeline(Timeline(moments(3), 1), "Now: Year 2", "Seen by Lydia")
    for button in (strip.first, strip.previous, strip.next, strip.last):
        qtbot.mouseClick(button, LEFT)
    assert strip.went == [0, 0, 2, None]


def test_now_has_nothing_after_it_and_the_first_nothing_before(strip):
    strip.show_timeline(Timeline(moments(3), None), "", "")
    assert strip.first.isEnabled()
    assert not strip.next.isEnabled()
    strip.show_timeline(Timeline(moments(3), 0), "", "")
    assert not strip.previous.isEnabled()


def test_the_slider_goes_by_click_and_by_key(qtbot, strip):
    strip.show_timeline(Timeline(moments(3), None), "", "")
    slider = strip.slider
    qtbot.mouseClick(slider, LEFT, pos=QPoint(round(slider.x_of(1)), 13))
    strip.show_timeline(Timeline(moments(3), 1), "", "")
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert strip.went == [1, 0, None]


def test_a_long_match_fits_the_strip(strip):
    strip.show_timeline(Timeline(moments(60), None), "", "")
    assert strip.slider.x_of(60) <= strip.slider.width()


# Log


def entries(*events):
    return [LogEntry(datetime(2026, 1, 2, 9, 41, second, tzinfo=UTC), event) for second, event in enumerate(events)]


FALLBACK = FellBack(3, "Spring", "orders", "Cilicia", "orders", "timeout")


def test_the_log_shows_its_latest_line_with_the_reason_in_words_and_the_bots_own_log(qtbot, dressed):
    panel = LogPanel()
    qtbot.addWidget(panel)
    qtbot.addWidget(panel.strip)
    panel.show_log(entries(Note("a line"), FALLBACK), {"Cilicia": "pirate"})
    panel.strip.show()
    assert panel.strip.line.text() == "Cilicia (pirate) gave no orders within 2,000 ms. Its units hold."
    wanted = []
    panel.bot_log_wanted.connect(wanted.append)
    qtbot.mouseClick(panel.strip.link, LEFT)
    assert wanted == ["Cilicia"]
    panel.show_log(entries(FALLBACK, Note("a line")), {})
    assert panel.strip.link.isVisible(), "a warning stays until the next orders are due"
    orders = Game.create(setup={"phase": "orders"}).position()
    panel.show_log(entries(FALLBACK, PhaseBegan(orders, ()), Note("a line")), {})
    assert not panel.strip.link.isVisible()
    assert panel.strip.line.text() == "a line"


def test_the_log_opens_to_all_its_lines(qtbot, dressed):
    panel = LogPanel()
    qtbot.addWidget(panel)
    qtbot.addWidget(panel.strip)
    panel.show()
    panel.strip.show()
    panel.show_log(entries(Note("one"), Note("two")), {})
    assert not panel.list.isVisible()
    assert panel.strip.opener.text() == "2 lines"
    qtbot.mouseClick(panel.strip.opener, LEFT)
    assert panel.list.isVisible()
    assert [row.text for row in panel.list.rows] == ["one", "two"]


def test_a_log_that_grows_line_by_line_is_the_log_shown_at_once(qtbot, dressed):
    told = entries(*(Note(f"line {number}") for number in range(5)), FALLBACK)
    panels = [LogPanel(), LogPanel()]
    for panel in panels:
        qtbot.addWidget(panel)
        qtbot.addWidget(panel.strip)
    for count in range(1, len(told) + 1):
        panels[0].show_log(told[:count], {})
    panels[1].show_log(told, {})
    assert panels[0].list.rows == panels[1].list.rows
    assert len(panels[0].list.rows) == 6
    panels[0].show_log(told, {"Cilicia": "pirate"})
    assert "pirate" in panels[0].list.rows[-1].text, "another bot in the seat is named in every line"
    panels[0].show_log(told[3:], {})
    assert [row.text for row in panels[0].list.rows[:2]] == ["line 3", "line 4"]


def test_what_was_before_is_in_the_log_without_a_time_and_is_no_news(qtbot, dressed):
    panel = LogPanel()
    qtbot.addWidget(panel)
    qtbot.addWidget(panel.strip)
    record = moments(1)[0].record
    panel.show_log([LogEntry(None, FALLBACK), LogEntry(None, Recalled(BOARD, record))], {})
    assert [row.lead for row in panel.list.rows] == ["earlier", "earlier"]
    assert panel.strip.line.text() == "Year 1, Spring: 0 orders, 0 contested."


# Orders


@pytest.fixture
def orders(qtbot, dressed):
    panel = OrdersPanel()
    qtbot.addWidget(panel)
    panel.resize(368, 400)
    panel.set_position(BOARD, BOARD.start, "Lydia")
    panel.show_rows(order_rows(BOARD, BOARD.start, "Lydia", {}, START, ()), None)
    panel.show()
    panel.got = []
    panel.entered.connect(panel.got.append)
    return panel


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("G-H", Move("G", "H")),
        ("G h", Hold("G")),
        (f"{name('G')} - {name('H')}", Move("G", "H")),
        (f"A {name('G')} - {name('H')}", Move("G", "H")),
    ],
)
def test_an_order_is_typed_with_ids_or_names(qtbot, orders, text, order):
    orders.line.setText(text)
    qtbot.keyClick(orders.line, Qt.Key.Key_Return)
    assert orders.got == [order]
    assert orders.line.text() == ""


def test_three_orders_stay_in_sight_over_a_warning_however_low_the_dock_is(orders):
    promise = Promise("p1", "Lydia", "Caria", "support", {"unit": "H", "dest": "I"})
    orders.show_breaches(BOARD, BOARD.start, breaches_of(BOARD.start, "Lydia", (promise,), {}), True)
    orders.resize(368, orders.minimumSizeHint().height())
    assert orders.list.viewport().height() >= orders.list.content_height()


def test_what_is_wrong_with_a_typed_order_is_said_under_it_and_the_text_stays(qtbot, orders):
    orders.line.setText("G-Ξ")
    qtbot.keyClick(orders.line, Qt.Key.Key_Return)
    assert orders.error.isVisible()
    assert name("G") in orders.error.accessibleName()
    assert orders.line.text() == "G-Ξ"
    qtbot.keyClick(orders.line, Qt.Key.Key_Backspace)
    assert not orders.error.isVisible()


def test_typing_offers_the_legal_orders_that_begin_so(qtbot, orders):
    qtbot.keyClicks(orders.line, name("G")[:3])
    found = orders.line.completer().model().stringList()
    assert f"{name('G')} - {name('H')}" in found
    assert all(text.startswith(name("G")) for text in found)


def test_a_promise_that_would_be_broken_is_named_and_its_orders_can_be_taken_back(qtbot, orders):
    promise = Promise("p1", "Lydia", "Caria", "dmz", {"province": "H"})
    found = breaches_of(BOARD.start, "Lydia", [promise], {"G": Move("G", "H")})
    orders.show_breaches(BOARD, BOARD.start, found, editable=True)
    assert orders.warning.isVisible()
    assert orders.warning.accessibleName() == "These orders break 1 promise"
    assert name("H") in orders.warning.accessibleDescription()
    taken = []
    orders.breach_taken_back.connect(taken.append)
    [link] = [button for button in orders.warning.findChildren(LinkButton) if "back" in button.text()]
    qtbot.waitUntil(link.isVisible)
    qtbot.mouseClick(link, LEFT)
    assert taken == [(Move("G", "H"),)]
    orders.show_breaches(BOARD, BOARD.start, [], editable=True)
    assert not orders.warning.isVisible()


# Hints


def test_the_hints_say_what_click_and_keys_do_and_can_be_clicked(qtbot, dressed):
    bar = HintBar()
    qtbot.addWidget(bar)
    entry = OrderEntry.of(BOARD, BOARD.start, "Lydia")
    bar.show_hints(entry_hints(BOARD, entry, Step(Ask.TARGET, "G"), BOARD.start, "H"))
    bar.show()
    assert bar.hints.strong == f"Army {name('G')}"
    assert bar.hints.rest == f"→ {name('H')}"
    wanted = []
    bar.wanted.connect(wanted.append)
    for key in bar.findChildren(HintKey):
        qtbot.mouseClick(key, LEFT)
    assert wanted == ["support", "hold", "back"]
    bar.show_hints(None)
    assert not bar.isVisible()


def test_the_hints_say_that_a_support_is_for_a_hold(dressed):
    entry = OrderEntry.of(BOARD, BOARD.start, "Lydia")
    step = Step(Ask.DESTINATION, "G", "E")
    assert entry_hints(BOARD, entry, step, BOARD.start, "E").rest == f"supports {name('E')}, hold"
    assert entry_hints(BOARD, entry, step, BOARD.start, "D").rest == f"supports {name('E')} → {name('D')}"
    assert entry_hints(BOARD, entry, step, BOARD.start, None).rest == f"supports {name('E')} → …"


def test_a_map_with_room_cuts_no_word_of_the_hints(qtbot, dressed):
    map_under_it = QWidget()
    qtbot.addWidget(map_under_it)
    map_under_it.resize(1000, 600)
    bar = HintBar(map_under_it)
    entry = OrderEntry.of(BOARD, BOARD.start, "Lydia")
    map_under_it.show()
    for hovered in (None, "H", "g"):
        bar.show_hints(entry_hints(BOARD, entry, Step(Ask.TARGET, "F"), BOARD.start, hovered))
        bar.fit(900)
        bar.layout().activate()
        words = [part for part in bar.findChildren(Label) if part.isVisible()]
        assert all(part.width() >= part.sizeHint().width() for part in words), hovered


def test_a_narrow_map_leaves_keys_out_and_cuts_no_word(qtbot, dressed):
    bar = HintBar()
    qtbot.addWidget(bar)
    bar.show_hints(entry_hints(BOARD, OrderEntry.of(BOARD, BOARD.start, "Lydia"), START, BOARD.start, None))
    whole = bar.width()
    bar.fit(whole)
    assert all(key.isVisible() for key in bar.findChildren(HintKey))
    bar.fit(whole - 40)
    shown = [key for key in bar.findChildren(HintKey) if key.isVisible()]
    assert [key.hint.key for key in shown] == ["Click", "N", "Arrows"]
    assert all(key.width() >= key.sizeHint().width() for key in shown)
    bar.fit(whole)
    assert bar.width() == whole
    assert len([key for key in bar.findChildren(HintKey) if key.isVisible()]) == 4


@pytest.mark.full
def test_a_long_text_without_a_space_leaves_the_panel_as_wide_as_it_is(qtbot, orders):
    before = orders.minimumSizeHint().width()
    qtbot.keyClicks(orders.line, "W" * 300)
    qtbot.keyClick(orders.line, Qt.Key.Key_Return)
    assert orders.error.isVisible()
    assert orders.minimumSizeHint().width() == before
    assert "W" * 60 not in orders.error.accessibleName()


def test_the_line_gives_an_order_of_the_seats_own_as_its_example(qtbot, orders):
    example = orders.line.placeholderText().removeprefix("Type an order, for example ")
    qtbot.keyClicks(orders.line, example)
    qtbot.keyClick(orders.line, Qt.Key.Key_Return)
    assert len(orders.got) == 1


@pytest.mark.parametrize(
    ("width", "words"), [(200, "Done in 214 ms"), (60, "214 ms"), (1, "")], ids=["all", "short", "none"]
)
def test_a_narrow_cell_says_it_in_short_before_it_cuts_words(dressed, width, words):
    light = light_of(SeatLight("done", 213.6), "orders", 0, person=False)
    assert fitting(light, QFontMetrics(fonts.ui("caption", tabular=True)), width).strip("…") == words


def test_a_short_tally_counts_what_was_contested():
    held, bounced = (ResolvedOrder("Lydia", Hold("F"), True, outcome) for outcome in ("success", "dislodged"))
    assert short_tally([held]) == "uncontested"
    assert short_tally([held, bounced]) == "1 contested"


def test_the_latest_line_of_the_log_ends_in_dots_where_it_does_not_fit(qtbot, dressed):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.set_text("Every power may make up to six proposals. " * 4)
    label.resize(120, 20)
    label.show()
    assert label.minimumSizeHint().width() <= label.sizeHint().width()
    assert label.toolTip() == label.text()
    whole = label.grab().toImage()
    label.set_text(label.text()[:40])
    assert label.grab().toImage() == whole  # both end in the same three dots


def test_the_words_of_the_strip_give_way_before_the_docks_do(strip):
    strip.show_timeline(Timeline(moments(3)), "", "Seen by Lydia")
    before = strip.minimumSizeHint().width()
    strip.show_timeline(Timeline(moments(3)), "Now: Year 12, Autumn, The match is over", "Seen by Lydia")
    assert strip.minimumSizeHint().width() == before
    assert strip.now.toolTip() == "Now: Year 12, Autumn, The match is over"
