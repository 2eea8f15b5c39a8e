"""What the window knows of a match after each event, and whose secrets it shows."""

from __future__ import annotations

from datetime import UTC, datetime

from concordui.match import model
from concordui.session import Failed
from engine.anatolia.events import (
    Finished,
    PhaseBegan,
    PhaseEnded,
    Saved,
    SaveFailed,
    SeatAsked,
    SeatChanged,
    SeatLight,
    SeatRefused,
)
from engine.anatolia.game import Game
from engine.errors import FileError
from engine.seats.protocol import Refusal

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
GAME = Game.create()


def after(*events, humans=("Lydia",)):
    state = model.start(GAME.board, humans)
    for event in events:
        state = state.told(event, NOW)
    return state


BEGAN = PhaseBegan(GAME.position(), GAME.asked())
ASKED = SeatAsked("Lydia", "propose", GAME.bot_state("Lydia"))


def test_a_phase_begins_with_its_position_and_who_is_asked():
    state = after(BEGAN)
    assert state.position is GAME.position()
    assert state.asked == GAME.board.powers


def test_a_light_says_when_it_changed():
    state = after(SeatChanged("Caria", SeatLight("thinking")))
    assert state.lights["Caria"].state == "thinking"
    assert state.lit["Caria"] == NOW


def test_an_asked_person_acts_and_after_sending_does_not():
    state = after(BEGAN, ASKED)
    assert state.turns.acting == "Lydia"
    assert state.secret["you"] == "Lydia"
    assert state.sent("Lydia").turns.acting is None


def test_a_refusal_asks_again_and_goes_with_the_next_sending():
    refused = SeatRefused("Lydia", "propose", Refusal("proposals", "too many"))
    state = after(BEGAN, ASKED).sent("Lydia").told(refused, NOW)
    assert state.turns.acting == "Lydia"
    assert state.refusals["Lydia"].what == "too many"
    assert not state.sent("Lydia").refusals


def test_secrets_of_others_are_neither_in_the_state_shown_nor_in_the_log():
    state = after(BEGAN, ASKED, humans=("Phrygia", "Lydia"))
    assert state.secret is None
    state = state.noted("a secret", NOW, seen_by="Lydia")
    assert all(entry.seen_by is None for entry in state.visible_log)
    state = state.confirmed()
    assert state.secret["you"] == "Lydia"
    assert state.visible_log[-1].seen_by == "Lydia"


def test_the_end_opens_everything():
    state = after(BEGAN, humans=("Phrygia", "Lydia")).noted("a secret", NOW, seen_by="Lydia")
    state = state.told(Finished(GAME.position(), {"winner": "Lydia"}), NOW)
    assert state.everything
    assert state.visible_log[-2].seen_by == "Lydia"


def test_saving_and_failing_are_known():
    assert after(Saved("game.json")).saved == NOW
    failed = Failed(FileError("what", "where", "do"))
    assert after(failed).failure is failed


def test_the_position_follows_the_end_of_a_phase():
    later = Game.create()
    later.advance()
    state = after(BEGAN, PhaseEnded(1, "Spring", "negotiate-propose", later.position()))
    assert state.position.phase == "negotiate-answer"


def test_a_game_counts_as_saved_again_once_a_save_succeeds():
    error = FileError("cannot write the file (No space left on device)", "game.json", "make room")
    failed = after(Saved("game.json"), SaveFailed(error))
    assert failed.unsaved
    assert failed.saved == NOW
    assert not failed.told(Saved("game.json"), NOW).unsaved
