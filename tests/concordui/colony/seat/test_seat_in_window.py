"""A person plays in a colony in the window: asked what a model would be, shown what that mind knows, and back again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.colony.bar import PAGES
from concordui.colony.seat.desk import SeatDesk
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from engine.colony.runner import SEAT_TAKEN
from engine.colony.scenario import parse_scenario
from engine.colony.store import Store
from helpers.colony_runs import THINGS, WAITS, table
from helpers.colony_worlds import QUIET, pawn, thing
from helpers.hands import button, click, nameless, press, write
from helpers.screen_texts import screen_texts

pytestmark = pytest.mark.sampled(4)

SECRET = ("hoard-4711", "0.377", "38 %")
"""What Ann, in one corner, can't know of the other: a thing far away and what Bob, who is there, feels."""

FAR = [*THINGS, thing("hoard-4711", "stack", (37, 3), item="herbs", count=3)]
PEOPLE = [
    pawn("ann", (5, 3)),
    pawn("bob", (36, 3), food=0.377, rest=0.377),
]
OFFERS = table("propose:haul:logs", pawn="ann", trips=3)


def scenario(core: Any = OFFERS, ann: Any = WAITS, **rules: Any) -> dict[str, Any]:
    """Ann among wood, store and fire, Bob far out of sight; the core offers Ann the logs once it hears of anything."""
    return {
        "version": 1,
        "id": "seat",
        "title": "A seat",
        "terrain": ["." * 40] * 8,
        "things": FAR,
        "pawns": PEOPLE,
        "rules": {
            **QUIET,
            "knowledge": {"every": 1, "sightings": False},
            "attention": {"reflections": 0, "cooldown": 3},
            **rules,
        },
        "minds": {"seats": {"ann": ann, "bob": WAITS, "core": core}},
    }


@pytest.fixture
def window(open_window, tmp_path) -> Iterator[MainWindow]:
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begin(qtbot, window, folder, **more: Any) -> tuple[ColonyWorkspace, SeatDesk]:
    """A run that stands still before its first tick."""
    path = folder / "seat.colony"
    Store.create(path, parse_scenario(scenario(**more))).close()
    window.open_path(path)
    tab = window.front()
    assert isinstance(tab, ColonyWorkspace)
    qtbot.waitUntil(lambda: tab.showing.state is not None)
    assert not tab.playback.running
    desk = tab.findChild(SeatDesk)
    assert desk is not None
    return tab, desk


def sit(qtbot, window, desk: SeatDesk, mind: str) -> None:
    window.do("colony.seat")
    qtbot.waitUntil(lambda: len(desk.panel.chooser.list.choices()) == 3)
    desk.panel.chooser.prefer(mind)
    press(Qt.Key.Key_Return, ctrl=True)
    qtbot.waitUntil(lambda: desk.at == mind)


def steps(qtbot, tab: ColonyWorkspace, ticks: int) -> None:
    target = tab.showing.last + ticks
    for _ in range(ticks):
        tab.session.step()
    qtbot.waitUntil(lambda: tab.showing.last >= target)


def until_asked(qtbot, tab: ColonyWorkspace, desk: SeatDesk, ticks: int = 12) -> None:
    for _ in range(ticks):
        if desk.asked is not None:
            return
        steps(qtbot, tab, 1)
        qtbot.wait(20)
    assert desk.asked is not None


def choose(desk: SeatDesk, key: str) -> None:
    row = next(row for row in desk.panel.question.list.rows() if row.choice.key == key)
    desk.panel.question.area.ensureWidgetVisible(row)
    click(row)


def leaks(window) -> set[str]:
    texts = [text for top in QApplication.topLevelWidgets() if top.isVisible() for text in screen_texts(top)]
    return {secret for secret in SECRET if any(secret in text for text in texts)}


def read(tab: ColonyWorkspace, qtbot, read_of) -> Any:
    """What a function of run and store gives, in their thread."""
    found: list[Any] = []
    tab.session.do(lambda run, store: found.append(read_of(run, store)))
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def test_a_person_answers_an_offer_withdraws_when_it_likes_sees_nothing_else_and_hands_back(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path)
    panel = desk.panel
    sit(qtbot, window, desk, "ann")
    assert (tab.showing.eyes, tab.showing.mind, tab.page) == ("ann", "ann", "seat")
    assert tab.bar.seat.accessibleName() == "Hand the seat back"
    assert panel.pages.currentWidget() is panel.waiting

    until_asked(qtbot, tab, desk)
    request = desk.asked.request
    ids = [move.key for move in panel.question.question.moves]
    assert ids == list(request.ids)
    assert ids[:4] == ["accept:o1", "refuse:o1", "not_now:o1", "counter:o1:haul:logs:1"]
    shown = {row.choice.key: row.choice.hint for row in panel.question.list.rows()}
    assert all(choice.effect.rstrip(".")[1:] in shown[choice.id] for choice in request.menu)
    assert nameless(panel) == []
    for page in PAGES:
        tab.show_page(page)
        qtbot.wait(150)
        assert leaks(window) == set(), page

    tab.show_page("seat")
    choose(desk, "accept:o1")
    panel.question.fields[0].edit.setFocus()
    write("x" * 281)
    press(Qt.Key.Key_Return, ctrl=True)
    assert panel.question.refusal.accessibleDescription() == "281 characters; 280 are the most."
    assert desk.asked is not None
    panel.question.fields[0].edit.selectAll()
    write("gladly")
    click(panel.question.send)
    qtbot.waitUntil(lambda: panel.outcome.accessibleDescription().startswith("Done at"))
    steps(qtbot, tab, 6)
    assert read(tab, qtbot, lambda run, store: run.world.talks.ledger["a1"].state) == "running"
    assert read(tab, qtbot, lambda run, store: [m.text for m in run.world.messages["core"]]) == ["gladly"]

    click(panel.waiting.call)
    until_asked(qtbot, tab, desk)
    choose(desk, "withdraw:a1")
    press(Qt.Key.Key_Return, ctrl=True)
    qtbot.waitUntil(lambda: desk.asked is None)
    steps(qtbot, tab, 5)
    assert read(tab, qtbot, lambda run, store: run.world.talks.ledger["a1"].receipt.state) == "stopped"

    window.do("colony.seat")
    qtbot.waitUntil(lambda: desk.at is None and tab.showing.eyes is None)
    assert tab.page != "seat"
    assert tab.bar.seat.accessibleName() == "Take a seat"
    assert read(tab, qtbot, lambda run, store: run.minds["ann"].name) != "human"


def test_a_seat_that_is_handed_back_in_the_middle_of_a_question_has_its_own_mind_asked_it(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path, ann=table("refuse:*"))
    sit(qtbot, window, desk, "ann")
    until_asked(qtbot, tab, desk)
    attempt = desk.asked.attempt
    window.do("colony.seat")
    qtbot.waitUntil(lambda: desk.at is None)
    steps(qtbot, tab, 5)
    rows = read(tab, qtbot, lambda run, store: list(store.attempts.attempts()))
    assert [row.discarded for row in rows if row.id == attempt] == [SEAT_TAKEN]
    offer = read(tab, qtbot, lambda run, store: run.world.talks.offers["o1"])
    assert offer.state == "refused"
    sit(qtbot, window, desk, "bob")  # another one after the first
    assert tab.showing.eyes == "bob"


def test_time_waits_while_a_person_decides_if_that_is_chosen_and_goes_on_with_the_answer(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path)
    sit(qtbot, window, desk, "ann")
    click(desk.panel.waits.buttons()[1])
    window.do("colony.speed.max")
    window.do("colony.play")
    qtbot.waitUntil(lambda: desk.asked is not None and not tab.playback.running)
    held = read(tab, qtbot, lambda run, store: run.world.tick)
    qtbot.wait(100)
    assert read(tab, qtbot, lambda run, store: run.world.tick) == held
    click(desk.panel.question.send)
    qtbot.waitUntil(lambda: tab.showing.last > held + 10)


def test_an_answer_to_what_has_lapsed_is_marked_before_and_explained_after(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path, offers={"offerTicks": 20})
    sit(qtbot, window, desk, "ann")
    until_asked(qtbot, tab, desk)
    steps(qtbot, tab, 25)
    question = desk.panel.question

    def alarms() -> dict[object, str]:
        return {row.choice.key: row.choice.alarm for row in question.list.rows()}

    qtbot.waitUntil(lambda: alarms()["accept:o1"] == "It has expired.")
    assert alarms()["carry_on"] == ""
    choose(desk, "accept:o1")
    click(question.send)
    outcome = desk.panel.outcome
    expected = "It came to nothing. What you answered was no longer open when your answer arrived."
    qtbot.waitUntil(lambda: outcome.accessibleDescription() == expected)
    assert desk.panel.pages.currentWidget() is desk.panel.waiting


def test_a_person_in_the_cores_seat_proposes_opens_a_topic_asks_and_reads_the_answer(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path, core=WAITS, ann=table("accept:*", says="gladly"))
    sit(qtbot, window, desk, "core")
    until_asked(qtbot, tab, desk)
    question = desk.panel.question
    choose(desk, "propose:haul:logs")
    assert [field.take.key for field in question.fields] == ["pawn", "trips"]
    question.fields[0].set_value("ann")
    question.fields[1].set_value(2)
    topic = question.topic
    topic.which.set_items(topic.which.items(), "new")
    topic.which.picked.emit("new")
    topic._words.set_value("we run out of wood")
    click(question.send)
    assert question.refusal.accessibleDescription() == "Tick at least 1 of: Sources."
    topic._sources.set_value(["opportunity:haul:logs"])
    click(question.send)
    qtbot.waitUntil(lambda: desk.asked is None)
    steps(qtbot, tab, 4)
    world = read(tab, qtbot, lambda run, store: (run.world.talks.offers["o1"], run.world.planner.topics))
    assert (world[0].pawn, world[0].work.trips, world[0].state) == ("ann", 2, "accepted")
    assert [topic.text for topic in world[1]] == ["we run out of wood"]

    if desk.asked is None:
        steps(qtbot, tab, 16)
    until_asked(qtbot, tab, desk)
    choose(desk, "ask")
    click(question.send)
    assert question.refusal.accessibleDescription() == "Write something first: your question."
    question.fields[1].edit.setFocus()
    write("how is the wood?")
    press(Qt.Key.Key_Return, ctrl=True)
    qtbot.waitUntil(lambda: desk.asked is None)
    steps(qtbot, tab, 2)
    said = read(tab, qtbot, lambda run, store: [m.text for m in run.world.messages["ann"]])
    assert said == ["how is the wood?"]


def test_after_a_rewind_the_person_still_sits_there_and_is_asked_anew(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path)
    sit(qtbot, window, desk, "ann")
    until_asked(qtbot, tab, desk)
    attempt = desk.asked.attempt
    tab.session.fork("t1", tab.showing.last - 1)
    qtbot.waitUntil(lambda: tab.showing.timeline == "t2")
    assert desk.at == "ann"
    assert desk.asked is None
    until_asked(qtbot, tab, desk)
    assert desk.asked.attempt != attempt
    choose(desk, "refuse:o1")
    click(desk.panel.question.send)
    qtbot.waitUntil(lambda: desk.panel.outcome.accessibleDescription().startswith("Done at"))


def test_everything_is_shown_only_once_its_price_was_said_and_hidden_again(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path)
    sit(qtbot, window, desk, "ann")
    window.do("colony.everything")
    assert tab.showing.eyes == "ann"
    assert "can't unsee it" in desk.panel.sees.accessibleDescription()
    qtbot.waitUntil(lambda: button(desk.panel.sees, "Show everything").isVisible())
    click(button(desk.panel.sees, "Show everything"))
    assert tab.showing.eyes is None
    assert desk.panel.sees.accessibleName() == "You see more than Ann knows"
    qtbot.waitUntil(lambda: button(desk.panel.sees, "Show only what Ann knows").isVisible())
    click(button(desk.panel.sees, "Show only what Ann knows"))
    assert tab.showing.eyes == "ann"
    assert not desk.panel.sees.isVisible()


def test_what_comes_while_a_question_is_open_is_told_and_asked_with_it_if_the_person_likes(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path, knowledge={"every": 8, "sightings": False})
    sit(qtbot, window, desk, "ann")
    click(desk.panel.waiting.call)
    until_asked(qtbot, tab, desk)
    assert desk.asked.request.ids == ("carry_on", "tell")
    choose(desk, "tell")
    desk.panel.question.fields[0].set_value("wait a moment")
    steps(qtbot, tab, 12)
    news = desk.panel.question.news
    qtbot.waitUntil(news.isVisible)
    assert news.accessibleName() == "A new offer has come since."
    first = desk.asked.attempt
    qtbot.waitUntil(lambda: button(news, "Ask me again").isVisible())
    click(button(news, "Ask me again"))
    qtbot.waitUntil(lambda: desk.asked is not None and desk.asked.attempt != first)
    assert "accept:o1" in desk.asked.request.ids
    assert desk.panel.question.chosen_move.key == "tell"
    assert desk.panel.question.fields[0].value == "wait a moment"


def test_another_mind_put_into_the_seat_ends_the_persons_turn_there(qtbot, window, tmp_path):
    tab, desk = begin(qtbot, window, tmp_path)
    sit(qtbot, window, desk, "ann")
    tab.session.seat("ann", "scripted")
    qtbot.waitUntil(lambda: desk.at is None)
    assert tab.showing.eyes is None
    assert read(tab, qtbot, lambda run, store: run.minds["ann"].name) == "scripted"


def test_who_dies_in_a_seat_is_asked_nothing_more(qtbot, window, tmp_path, monkeypatch):
    dying = [pawn("ann", (5, 3), health=0.02, food=0.0), PEOPLE[1]]
    monkeypatch.setitem(globals(), "PEOPLE", dying)
    tab, desk = begin(qtbot, window, tmp_path)
    sit(qtbot, window, desk, "ann")
    until_asked(qtbot, tab, desk)
    window.do("colony.speed.max")
    window.do("colony.play")
    qtbot.waitUntil(lambda: desk.asked is None and not desk.panel.waiting.call.isEnabled())
    assert desk.panel.pages.currentWidget() is desk.panel.waiting
    assert "Ann is dead" in set(screen_texts(desk.panel))
