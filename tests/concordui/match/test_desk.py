"""The desk: turns, drafts and the past of a match, driven by a real game's events and a person's acts."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from concordui.match.desk import Desk
from concordui.match.draft import Draft
from concordui.match.history import Stage
from concordui.match.journal import Journal
from concordui.match.order_entry import START, Ask, Step
from concordui.match.telling import fallback_text, log_lines
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.events import FellBack, Finished, PhaseBegan, PhaseEnded, SeatAsked, SeatRefused
from engine.anatolia.game import Game
from engine.anatolia.orders import Hold, Move
from engine.seats.protocol import Refusal

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
PEACE = [{"to": "Caria", "type": "peace", "terms": {}}]


class Table:
    """A game and a desk at it: what the engine's match would do, step by step."""

    def __init__(self, *humans, path=None, restored=None, max_years=2, setup=None):
        self.game = Game.create(max_years=max_years, setup=setup)
        self.journal = None if path is None else Journal(path)
        self.desk = Desk(self.game.board, humans, lambda: NOW, self.journal, restored)
        self.humans = humans
        self.handed_in = []
        self.asked = []
        self.desk.handed_in.connect(self._hand_in)
        self.desk.asked.connect(self.asked.append)

    def _hand_in(self, power, payload):
        self.handed_in.append((power, payload))
        result = self.game.submit(power, payload)
        if not result["ok"]:
            error = result["error"]
            refusal = Refusal(error["where"], error["what"])
            self.desk.told(SeatRefused(power, METHOD_OF_PHASE[self.game.phase], refusal))

    def begin(self):
        self.desk.told(PhaseBegan(self.game.position(), self.game.asked()))
        for power in self.game.asked():
            if power in self.humans:
                self.desk.told(SeatAsked(power, METHOD_OF_PHASE[self.game.phase], self.game.bot_state(power)))

    def end(self):
        year, season, ended = self.game.year, self.game.season, self.game.phase
        self.game.advance()
        self.desk.told(PhaseEnded(year, season, ended, self.game.position()))
        if self.game.finished():
            self.desk.told(Finished(self.game.position(), self.game.result()))

    def to_orders(self):
        for _ in range(2):
            self.begin()
            while self.desk.covered or self.desk.acting:
                self.desk.confirm()
                self.desk.send()
            self.end()
        self.begin()


@pytest.fixture
def table(qapp):
    return Table


def test_the_seat_at_the_screen_is_asked_with_its_own_snapshot(table):
    play = table("Lydia")
    play.begin()
    assert [view.power for view in play.asked] == ["Lydia"]
    assert play.asked[0].state["you"] == "Lydia"
    assert play.desk.acting == "Lydia"


def test_an_edit_is_journalled_and_sending_hands_it_in(table, tmp_path):
    play = table("Lydia", path=tmp_path / "game.json")
    play.begin()
    play.desk.edit(PEACE)
    assert play.journal.read().payload("Lydia") == PEACE
    assert not play.journal.read().is_sent("Lydia")
    play.desk.send()
    assert play.handed_in == [("Lydia", PEACE)]
    assert play.journal.read().is_sent("Lydia")
    assert play.desk.acting is None


def test_a_refused_payload_comes_back_for_correction(table, tmp_path):
    play = table("Lydia", path=tmp_path / "game.json")
    play.begin()
    play.desk.edit([{"to": "Lydia", "type": "peace", "terms": {}}])
    play.desk.send()
    assert play.desk.acting == "Lydia"
    assert play.desk.model.refusals["Lydia"].what
    assert not play.journal.read().is_sent("Lydia")
    assert len(play.asked) == 2


def test_orders_are_entered_undone_and_journalled(table, tmp_path):
    play = table("Lydia", path=tmp_path / "game.json")
    play.to_orders()
    desk = play.desk
    desk.choose("G")
    assert desk.step == Step(Ask.TARGET, "G")
    desk.choose("H")
    assert desk.book.orders == {"G": Move("G", "H")}
    assert play.journal.read().payload("Lydia") == [{"unit": "G", "type": "move", "dest": "H"}]
    desk.book.stack.undo()
    assert play.journal.read().payload("Lydia") == []
    desk.book.stack.redo()
    desk.send()
    assert play.handed_in[-1] == ("Lydia", [{"unit": "G", "type": "move", "dest": "H"}])
    assert desk.orders_shown() == {"G": Move("G", "H")}
    assert not desk.entering


def test_a_typed_order_and_the_list_select_and_take_back(table):
    play = table("Lydia")
    play.to_orders()
    desk = play.desk
    desk.enter(Hold("E"))
    desk.select("G")
    assert desk.step.unit == "G"
    desk.select("G")
    assert desk.step == START
    desk.take_back(["E"])
    assert not desk.book.orders


def test_next_unit_goes_to_what_has_no_order(table):
    play = table("Lydia")
    play.to_orders()
    first, second, _ = play.desk.entry.units
    play.desk.enter(Hold(first))
    play.desk.next_unit()
    assert play.desk.step.unit == second


def test_the_resolution_is_looked_at_before_the_next_phase_asks(table):
    play = table("Lydia")
    play.to_orders()
    play.desk.send()
    play.end()
    desk = play.desk
    assert desk.reviewing
    assert desk.moment.stage is Stage.ORDERS
    asked = len(play.asked)
    play.begin()
    assert desk.acting is None
    assert len(play.asked) == asked
    desk.go(None)
    assert desk.acting == "Lydia"
    assert len(play.asked) == asked + 1


def test_the_past_is_browsed_while_the_match_waits(table):
    play = table("Lydia")
    play.to_orders()
    play.desk.send()
    play.end()
    play.begin()
    play.desk.go(None)
    play.desk.step_history(-1)
    assert play.desk.moment.label == "S1"
    assert not play.desk.entering
    play.desk.step_history(1)
    assert play.desk.now


def test_a_restored_draft_counts_in_its_phase_and_what_was_sent_is_handed_in_again(table):
    restored = Draft(1, "Spring", "negotiate-propose").sent("Phrygia", PEACE).edited("Lydia", PEACE)
    play = table("Phrygia", "Lydia", restored=restored)
    play.begin()
    assert play.handed_in == [("Phrygia", PEACE)]
    assert play.desk.covered == "Lydia"
    play.desk.confirm()
    assert play.desk.payload("Lydia") == PEACE


def test_a_draft_of_another_phase_is_not_taken_for_this_one(table):
    play = table("Lydia", restored=Draft(1, "Spring", "orders").sent("Lydia", []))
    play.begin()
    assert play.handed_in == []
    assert play.desk.payload("Lydia") == []


def test_people_at_one_screen_never_see_each_others_orders_or_undo(table):
    play = table("Phrygia", "Lydia")
    play.to_orders()
    desk = play.desk
    assert desk.covered == "Phrygia"
    assert desk.orders_shown() == {}
    desk.confirm()
    desk.enter(Hold("M"))
    desk.send()
    assert desk.covered == "Lydia"
    assert desk.model.viewer is None
    assert desk.orders_shown() == {}
    assert not desk.book.orders
    assert not desk.book.stack.canUndo()
    desk.confirm()
    assert desk.orders_shown() == {}
    assert desk.model.secret["you"] == "Lydia"


def test_with_several_people_an_empty_inbox_is_not_skipped(table):
    play = table("Phrygia", "Lydia")
    for _ in range(2):
        play.begin()
        assert play.desk.covered == "Phrygia"
        play.desk.confirm()
        assert play.desk.acting == "Phrygia"
        play.desk.send()
        play.desk.confirm()
        play.desk.send()
        play.end()


def test_a_lone_person_with_an_empty_inbox_is_not_bothered(table):
    play = table("Lydia")
    play.begin()
    play.desk.send()
    play.end()
    play.begin()
    assert play.handed_in[-1] == ("Lydia", {})
    assert play.desk.acting is None


def test_a_promise_that_the_orders_break_is_known_before_they_go(table):
    play = table("Lydia")
    play.begin()
    play.desk.edit([{"to": "Caria", "type": "dmz", "terms": {"province": "H"}}])
    play.desk.send()
    play.end()
    play.game.submit("Caria", {"p1": "accept"})
    play.begin()
    play.end()
    play.begin()
    assert play.desk.breaches() == []
    play.desk.enter(Move("G", "H"))
    found = play.desk.breaches()
    assert [breach.promise.type for breach in found] == ["dmz"]
    assert found[0].orders == (Move("G", "H"),)


def told_by(desk):
    """The lines of a desk's log, save those that say that something begins."""
    entries = (entry for entry in desk.model.visible_log if not isinstance(entry.event, PhaseBegan))
    return [said.text for entry in entries for said in log_lines(entry.event, {})]


def test_a_match_that_is_gone_on_with_tells_what_it_told_before(table):
    places = (("Phrygia", "D"), ("Phrygia", "L"), ("Lydia", "G"))
    units = [{"power": power, "type": "army", "at": at} for power, at in places]
    live = table(setup={"phase": "orders", "season": "Autumn", "units": units})
    move = {"unit": "D", "type": "move", "dest": "G"}
    support = {"unit": "L", "type": "support", "target": "D", "targetDest": "G"}
    live.begin()
    live.game.submit("Phrygia", [move, support])
    while live.game.phase != "negotiate-propose":
        live.end()
        live.begin()
    told = told_by(live.desk)
    assert [text for text in told if "retreats to" in text or "disbands" in text]
    late = FellBack(1, "Autumn", "orders", "Caria", "orders", "crash")
    now = FellBack(2, "Spring", "negotiate-propose", "Caria", "propose", "missing")
    desk = Desk(live.game.board, (), lambda: NOW, fallbacks=(late, now))
    desk.told(PhaseBegan(live.game.position(), live.game.asked()))
    assert told_by(desk) == [fallback_text(late, None), *told, fallback_text(now, None)]
    assert desk.model.fallback("Caria", 1, "Autumn") == late
    assert {entry.at for entry in desk.model.log} == {None, NOW}
    desk.told(PhaseBegan(live.game.position(), live.game.asked()))
    assert told_by(desk) == [fallback_text(late, None), *told, fallback_text(now, None)], "only once"


def test_what_was_proposed_in_vain_is_known_once_everybody_has_answered(table):
    play = table("Lydia")
    play.begin()
    play.desk.edit([PEACE[0], {"to": "Phrygia", "type": "peace", "terms": {}}])
    play.desk.send()
    play.end()
    play.begin()
    assert play.desk.turned_down() == ()
    [proposal] = [p for p in play.game.proposals() if p.to == "Caria"]
    play.game.submit("Caria", {proposal.id: "accept"})
    play.end()
    play.begin()
    assert [p.to for p in play.desk.turned_down()] == ["Phrygia"]
    play.desk.send()
    play.end()
    assert play.desk.turned_down() == ()


def test_a_watched_match_shows_its_latest_moment_as_the_present(table):
    play = table()
    for _ in range(3):
        play.begin()
        play.end()
    assert play.desk.free_running
    assert not play.desk.reviewing
    assert play.desk.now
    assert play.desk.moment.label == "S1"


def test_the_end_takes_the_journal_away(table, tmp_path):
    play = table("Lydia", path=tmp_path / "game.json", max_years=1)
    play.begin()
    play.desk.edit(PEACE)
    assert play.journal.path.exists()
    while not play.game.finished():
        play.desk.send()
        play.end()
        play.desk.go(None)
        if not play.game.finished():
            play.begin()
    assert not play.journal.path.exists()
    assert play.desk.model.result["reason"] == "years"


def test_a_journal_that_cannot_be_written_is_told_and_the_game_goes_on(table, tmp_path):
    (tmp_path / "file").write_text("")
    play = table("Lydia", path=tmp_path / "file" / "game.json")
    play.begin()
    play.desk.edit(PEACE)
    play.desk.send()
    assert play.handed_in == [("Lydia", PEACE)]
    assert any("could not be kept" in getattr(entry.event, "text", "") for entry in play.desk.model.log)
