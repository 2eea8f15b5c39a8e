"""How a match comes to a workspace: what is refused before a tab opens, and what a saved game brings along."""

from __future__ import annotations

import pytest

from concordui.bots import bot_folders
from concordui.match.draft import Draft
from concordui.match.journal import DAMAGED, Journal
from concordui.match.opening import Places, open_new, open_saved
from concordui.match.setup import MatchSetup
from engine.anatolia.board import shipped_board
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.events import FellBack
from engine.anatolia.game import Game
from engine.anatolia.record import GameRecord
from engine.errors import BotError, ConcordError, RecordError

BOARD = shipped_board()
PEACE = [{"to": "Caria", "type": "peace", "terms": {}}]


@pytest.fixture
def places(tmp_path):
    return Places(bot_folders(tmp_path / "bots"), tmp_path / "logs")


@pytest.fixture
def game(tmp_path):
    """A saved game in the answer phase: Lydia, a person, has proposed peace to Caria."""
    seats = {power: {"kind": "human"} for power in BOARD.powers}
    record = GameRecord.new(BOARD, 5, 3, seats)
    play = Game.create(BOARD, 5, 3)
    play.submit("Lydia", PEACE)
    record.carry_out(play)
    record.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def seats(**others):
    return {power: others.get(power, "house.hold") for power in BOARD.powers}


def test_a_new_match_knows_its_people_and_bots_and_drops_an_old_draft(tmp_path, places):
    path = tmp_path / "new.json"
    Journal(path).write(Draft(1, "Spring", "orders"))
    opening = open_new(MatchSetup(seats(Lydia="human"), seed=4, max_years=6), path, places)
    assert opening.humans == ("Lydia",)
    assert opening.bots["Caria"] == "house.hold"
    assert (opening.seed, opening.max_years) == (4, 6)
    assert not Journal(path).path.exists()
    assert opening.bot_log("Caria") is None


@pytest.mark.parametrize(
    "setup",
    [
        MatchSetup(seats(Caria="no.such-bot")),
        MatchSetup(seats(), board="nowhere.json"),
        MatchSetup(seats(), start={"phase": "tea"}),
        MatchSetup({"Lydia": "human"}),
    ],
)
def test_what_cannot_begin_is_refused_before_anything_is_written(tmp_path, places, setup):
    with pytest.raises(ConcordError):
        open_new(setup, tmp_path / "new.json", places)
    assert not (tmp_path / "new.json").exists()


def test_an_unknown_bot_is_named(tmp_path, places):
    with pytest.raises(BotError, match=r"no\.such-bot"):
        open_new(MatchSetup(seats(Caria="no.such-bot")), tmp_path / "new.json", places)


def test_a_saved_match_brings_its_draft_and_the_seasons_proposals(game, places):
    draft = Draft(1, "Spring", "negotiate-answer").sent("Lydia", {})
    Journal(game).write(draft)
    opening = open_saved(game, places)
    assert opening.humans == BOARD.powers
    assert opening.restored == draft
    assert opening.made["Lydia"] == PEACE
    assert opening.notes == ()


def test_the_seasons_proposals_are_known_in_its_orders_phase_too_and_then_no_more(game, places):
    record = GameRecord.load(game)
    play = record.begin()
    play.submit("Lydia", PEACE)
    play.advance()
    for known in (True, False):
        record.carry_out(play)
        record.save(game)
        assert ("Lydia" in open_saved(game, places).made) is known


def test_a_saved_match_brings_the_fallbacks_of_its_phases(tmp_path, places):
    record = GameRecord.new(BOARD, 5, 3, {power: {"kind": "human"} for power in BOARD.powers})
    play = Game.create(BOARD, 5, 3)
    for _ in range(3):
        record.carry_out(play, [{"power": "Caria", "method": METHOD_OF_PHASE[play.phase], "reason": "timeout"}])
    record.save(tmp_path / "game.json")
    assert open_saved(tmp_path / "game.json", places).fallbacks == (
        FellBack(1, "Spring", "negotiate-propose", "Caria", "propose", "timeout"),
        FellBack(1, "Spring", "negotiate-answer", "Caria", "answer", "timeout"),
        FellBack(1, "Spring", "orders", "Caria", "orders", "timeout"),
    )


def test_a_damaged_draft_is_noted_and_kept_and_the_game_opens(game, places):
    Journal(game).path.write_text("{")
    opening = open_saved(game, places)
    assert opening.restored is None
    assert "not JSON" in opening.notes[0]
    assert Journal(game).path.with_name(Journal(game).path.name + DAMAGED).exists()


@pytest.mark.parametrize(
    ("damage", "words"), [("cut", "cut or damaged"), ("newer", "newer Concord"), ("other", "not a saved game")]
)
def test_a_damaged_game_is_refused_and_stays_as_it_is(game, places, damage, words):
    text = game.read_text(encoding="utf-8")
    damaged = {
        "cut": text[: len(text) // 2],
        "newer": text.replace('"version": 1', '"version": 2'),
        "other": '{"format": "letter"}',
    }[damage]
    game.write_text(damaged, encoding="utf-8")
    with pytest.raises(RecordError, match=words):
        open_saved(game, places)
    assert game.read_text(encoding="utf-8") == damaged
