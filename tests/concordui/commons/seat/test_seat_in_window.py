"""A person plays in a commons in the window: nothing but what the player may know, by keyboard, and back again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.commons.runs import RunWanted
from concordui.commons.seat.desk import DOCK, SeatDesk
from concordui.commons.workspace import CommonsWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from concordui.pacts.answer import AnswerDialog
from concordui.pacts.propose import ProposeDialog
from engine.commons.log import read_log
from helpers.hands import button, click, nameless, press, write
from helpers.screen_texts import screen_texts

BOB = """
def talk(obs, memory):
    said = [
        {"type": "say", "text": "whisper 4711", "to": "carol"},
        {"type": "say", "text": "good day", "to": "alice"},
    ]
    for partner, cap in (("carol", 7.123), ("alice", 2.5)) if obs["turn"] < 4 else ():
        terms = {"type": "harvest_cap", "maxHarvest": cap}
        said.append({"type": "propose_pact", "parties": ["bob", partner], "terms": terms})
    return said

def decide(obs, memory):
    return 1.234
"""
ENGINE = {"type": "logistic", "r": 0.5, "K": 100.0, "initial": 61.357}
CAROL = {"id": "carol", "strategy": "fixed", "amount": 2.5}
SECRET = ("4711", "7.123", "1.234", "61.35", "61.4")
"""What is said and promised between others, what they took, how much there is."""


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begin(window, folder, players, **rest) -> tuple[CommonsWorkspace, SeatDesk]:
    (folder / "bob.py").write_text(BOB)
    data = {"engine": ENGINE, "players": players, "turns": 400, "talkRounds": 1, **rest}
    window.kinds["commons"].take(RunWanted(data, folder, "seat"))
    run = window.front()
    return run, run.findChild(SeatDesk)


def leaks(window) -> set[str]:
    texts = [text for top in QApplication.topLevelWidgets() if top.isVisible() for text in screen_texts(top)]
    return {secret for secret in SECRET if any(secret in text for text in texts)}


def test_a_person_takes_a_seat_talks_breaks_a_pact_sees_nothing_of_others_and_hands_it_back(qtbot, window, tmp_path):
    players = [{"id": "alice", "strategy": "fixed", "amount": 2.0}, {"id": "bob", "agent": "bob.py"}, CAROL]
    hidden = {"stock": False, "harvests": "own"}
    run, desk = begin(window, tmp_path, players, information=hidden)
    panel = desk.panel
    qtbot.waitUntil(lambda: run.showing.turns >= 2 and run.settled)
    window.do("commons.play")
    assert leaks(window) >= {"4711", "7.123", "1.234"}  # who only watches sees everything

    heights = {name: dock.height() for name, dock in run.host.docks().items() if run.host.is_open(name)}
    window.do("commons.seat")
    assert run.host.is_open(DOCK)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.shown is not None)
    assert (run.showing.eyes, desk.shown.method) == ("alice", "talk")
    assert (run.bar.seat.text(), run.bar.seat.accessibleName()) == ("Hand back", "Hand the seat back")
    qtbot.waitUntil(lambda: run.settled)
    heard = [line.text for line in panel.talk.heard.lines if not line.heading]
    assert set(heard) == {"good day"}
    for dock in run.host.docks():
        run.host.set_open(dock, True)
    qtbot.wait(1)
    assert leaks(window) == set()
    assert nameless(panel) == []

    panel.take_focus()
    write("x" * 501)
    press(Qt.Key.Key_Return)
    assert panel.talk.fault == "501 characters; 500 are the most."
    panel.talk.text.selectAll()
    write("hello bob")
    click(panel.talk.answer)
    answers = panel.talk.dialog
    assert isinstance(answers, AnswerDialog)
    qtbot.waitUntil(answers.isActiveWindow)
    assert {row.line.sender for row in answers.rows()} == {"bob"}
    press(Qt.Key.Key_A)
    assert leaks(window) == set()
    press(Qt.Key.Key_Return, ctrl=True)
    click(panel.talk.propose)
    offers = panel.talk.dialog
    assert isinstance(offers, ProposeDialog)
    qtbot.waitUntil(offers.isActiveWindow)
    click(next(row for row in offers._to.rows() if row.choice.key == "alice"))
    click(next(row for row in offers._kinds.rows() if row.choice.key == "harvest_cap"))
    pane = offers._pane.fields["maxHarvest"]
    pane.edit.selectAll()
    pane.edit.setFocus()
    write("-3")
    assert pane.fault.startswith("It has to be between 1e-06 and ")
    pane.edit.selectAll()
    write("1,5")
    assert offers.payload() == [{"parties": [], "terms": {"type": "harvest_cap", "maxHarvest": 1.5}}]
    click(button(offers, "Take 1 into the round"))
    kinds = [line.key.partition(":")[0] for line in panel.talk.planned.lines]
    assert kinds == ["proposal", "answer"]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: desk.shown is not None and desk.shown.method == "decide")
    number = panel.harvest.number
    for text, fault in (("much", "This is no number."), ("-1", "Give 0 or more.")):
        number.edit.selectAll()
        write(text)
        assert number.fault == fault
        press(Qt.Key.Key_Return)
        assert desk.shown is not None
    number.edit.selectAll()
    write("3")
    assert panel.harvest.warning.isVisible()
    assert "break" in panel.harvest.send.text()
    assert leaks(window) == set()
    turn = run.showing.turns
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.shown is not None and desk.shown.method == "talk")
    qtbot.waitUntil(lambda: run.showing.turns == turn + 1 and run.settled)
    assert panel.past.isVisible()
    mine = [pact for pact in run.showing.view.pacts if pact.parties == ("alice",)]
    assert [breach.detail for breach in mine[0].breaches] == ["harvested 3.000 > cap 1.500"]
    assert leaks(window) == set()

    window.do("commons.seat")
    qtbot.waitUntil(lambda: run.showing.eyes is None)
    assert not run.host.is_open(DOCK)
    assert run.bar.seat.text() == "Take a seat"
    assert run.host.is_open("dock.talk")
    qtbot.waitUntil(lambda: {name: run.host.docks()[name].height() for name in heights} == heights)
    window.do("commons.speed.max")
    window.do("commons.play")
    qtbot.waitUntil(lambda: run.showing.turns > turn + 3 and run.settled)
    assert leaks(window) >= {"4711", "7.123", "1.234"}
    asked = [turn["decisions"][0]["requested"] for turn in read_log(run.path(), "arena-log").entries]
    assert (asked[:turn], asked[turn], asked[turn + 1]) == ([2.0] * turn, 3.0, 2.0)


def test_persons_at_one_screen_are_covered_from_each_other(qtbot, window, tmp_path):
    players = [{"id": "ada", "human": True}, {"id": "ben", "human": True}, CAROL]
    run, desk = begin(window, tmp_path, players)
    panel = desk.panel
    qtbot.waitUntil(lambda: desk.shown is not None)
    assert (desk.at, run.showing.eyes, panel.pages.currentWidget()) == ("ada", "ada", panel.talk)
    assert not window.table["commons.seat"].isEnabled()  # nobody else would play there
    panel.talk.text.setText("for ben alone")
    panel.talk.to.setCurrentIndex(1)
    panel.proceed()
    qtbot.waitUntil(lambda: panel.pages.currentWidget() is panel.cover)
    assert run.showing.eyes == ""
    assert not any("for ben alone" in text for text in screen_texts(window))
    panel.proceed()
    assert (desk.at, run.showing.eyes, desk.shown.player) == ("ben", "ben", "ben")
    panel.proceed()
    for player in ("ada", "ben"):
        qtbot.waitUntil(lambda: panel.pages.currentWidget() is panel.cover)
        panel.proceed()
        assert (desk.shown.player, desk.shown.method) == (player, "decide")
        panel.harvest.number.set_value(0.5)
        panel.proceed()
    qtbot.waitUntil(lambda: run.showing.turns == 1)
    asked = [entry["requested"] for entry in read_log(run.path(), "arena-log").entries[0]["decisions"]]
    assert asked == [0.5, 0.5, 2.5]


@pytest.mark.parametrize("then", ["seated", "handed back", "handed back behind another page"])
def test_the_layout_that_is_kept_is_that_from_before_the_seat(qtbot, open_window, tmp_path, then):
    first = open_window(make_shell(Folders.under(tmp_path)))
    run, desk = begin(first, tmp_path, [CAROL, {"id": "bob", "agent": "bob.py"}])
    qtbot.waitUntil(lambda: run.showing.turns >= 2)
    first.do("commons.play")
    run.host.set_open("dock.talk", False)
    run.host.resizeDocks([run.host.docks()["dock.numbers"]], [300], Qt.Orientation.Vertical)
    docks = run.host.docks()
    qtbot.waitUntil(lambda: docks["dock.decisions"].height() + docks["dock.numbers"].height() > run.host.height() - 9)
    heights = {name: docks[name].height() for name in ("dock.decisions", "dock.numbers")}
    first.do("commons.seat")
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.shown is not None)
    assert (run.host.is_open(DOCK), run.host.is_open("dock.numbers")) == (True, False)
    if then != "seated":
        first.do("commons.seat")
        if then != "handed back":
            first.show_page("start")
        qtbot.waitUntil(lambda: desk.at is None)
    log = run.session.path
    first.close()

    second = open_window(make_shell(Folders.under(tmp_path)))
    again = second.open_path(log)
    qtbot.waitUntil(lambda: again.showing.turns >= 2 and again.settled)
    opened = {name for name in again.host.docks() if again.host.is_open(name)}
    assert opened == {"dock.decisions", "dock.numbers"}
    ratio = [again.host.docks()[name].height() / height for name, height in heights.items()]
    assert ratio == pytest.approx([1, 1], rel=0.25)
