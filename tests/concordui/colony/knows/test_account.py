"""One fact in plain sentences."""

from __future__ import annotations

import pytest

from concordui.colony.knows.account import MOST_NAMED, account, who
from concordui.colony.knows.words import cell_words, fact_name, truth_words, value_words
from concordui.colony.people import PawnName, People
from engine.colony.threads import CORE
from engine.colony.viewing.facts import FACT_KINDS, Fact, FactKey, Value
from engine.colony.viewing.knowing import Knowledge
from engine.colony.viewing.page import Lapse

PEOPLE = People((PawnName("ann", "Ann"), PawnName("bob", "Bob"), PawnName("cy", "Cy")))
MINDS = ("ann", "bob", "cy", CORE)
FOOD = Fact(FactKey("need", "ann", "food"), Value("level", 0.18), ("ann",))
FIRE = Fact(FactKey("burning", "fire"), Value("flag", False))
BUSH = Fact(FactKey("goods", "bush-1", "berries"), Value("count", 15))
FALL = Fact(FactKey("event", "e7"), Value("words", "ann fell"), ("ann", "bob"), 100, "ann fell")
OFFER = Fact(FactKey("offer", "o17"), Value("state", "offered"), ("ann",), 860, "haul wood")
NOW = 890


def test_a_need_is_exact_to_its_own_and_a_band_to_the_core() -> None:
    band = Knowledge("link", Value("band", "low"), 850, 40, Lapse("good", 910))
    row = {"ann": Knowledge("own", Value("level", 0.18), NOW, 0), CORE: band}
    assert account(FOOD, row, MINDS, (), NOW, PEOPLE) == (
        "Ann knows 0.18 exactly. The core knows a band, low, read at 14:10 over the shared link; "
        "it becomes unknown after 15:10. Nobody else knows it."
    )


def test_a_reading_that_is_too_old_is_unknown_and_says_of_when_it_was() -> None:
    row = {"ann": Knowledge("own", Value("level", 0.18), NOW, 0), CORE: Knowledge("stale", None, 600, 290)}
    told = account(FOOD, row, MINDS, (), NOW, PEOPLE)
    assert "The last reading that the core had, of 10:00, is too old: now it is unknown." in told
    assert cell_words(FOOD.key, row[CORE], PEOPLE) == "unknown"
    assert "0.00" not in told


def test_who_has_it_other_than_it_is_is_told_with_the_truth() -> None:
    row = {
        "bob": Knowledge("remembers", Value("flag", True), 800, 90),
        CORE: Knowledge("told", Value("flag", True), 850, 40, Lapse("good", 2290), "cy"),
    }
    assert account(FIRE, row, MINDS, ("bob", CORE), NOW, PEOPLE) == (
        "Bob remembers it: alight, at 13:20 (1 h 30 min ago). "
        "The core was told it by Cy, who saw it at 14:10: alight; that holds until Day 2, 14:10. "
        "In truth it is out now. Nobody else knows it."
    )


def test_a_thing_that_is_gone_has_no_truth() -> None:
    gone = Fact(BUSH.key, None)
    row = {CORE: Knowledge("told", Value("count", 18), 850, 40, Lapse("good", 2290), "cy")}
    assert "There is no such thing any more." in account(gone, row, MINDS, (CORE,), NOW, PEOPLE)
    assert truth_words(gone) == "–"


def test_minds_that_know_it_alike_share_a_sentence() -> None:
    sees = Knowledge("sees", Value("count", 15), NOW, 0)
    told = account(BUSH, {"ann": sees, "bob": sees}, MINDS, (), NOW, PEOPLE)
    assert told == "Ann and Bob see it now: 15. Nobody else knows it."


def test_an_event_is_remembered_or_forgotten_by_those_who_experienced_it() -> None:
    row = {
        "ann": Knowledge("remembers", Value("words", "ann fell"), 100, 790),
        "bob": Knowledge("stale", None, 100, 790),
    }
    assert account(FALL, row, MINDS, (), NOW, PEOPLE) == (
        "Ann experienced it and remembers it (13 h 10 min ago). "
        "Bob experienced it and has forgotten it. Nobody else knows it."
    )
    assert cell_words(FALL.key, row["bob"], PEOPLE) == "forgotten"


def test_an_offer_was_put_to_one_and_made_by_the_core() -> None:
    row = {
        "ann": Knowledge("told", Value("state", "offered"), 860, 30, Lapse("expires", 980), CORE),
        CORE: Knowledge("own", Value("state", "offered"), 860, 30),
    }
    assert account(OFFER, row, MINDS, (), NOW, PEOPLE) == (
        "Ann was asked by the core at 14:20 and can still answer. "
        "The core made this offer, and knows how it stands: open. Nobody else knows it."
    )


@pytest.mark.parametrize(
    ("known", "sentence"), [({}, "Nobody knows it."), ({"ann", "bob", "cy", CORE}, "Everybody knows it.")]
)
def test_the_last_sentence_says_whether_nobody_or_everybody_knows(known: set[str], sentence: str) -> None:
    row = {mind: Knowledge("own", Value("count", 15), NOW, 0) for mind in known}
    assert account(BUSH, row, MINDS, (), NOW, PEOPLE).endswith(sentence)


def test_of_many_minds_a_sentence_says_how_many() -> None:
    people = People(tuple(PawnName(f"p{number}", f"P{number}") for number in range(9)))
    minds = [pawn.id for pawn in people.pawns]
    assert who(minds[:MOST_NAMED], people) == "P0, P1, P2 and P3"
    assert who([*minds, CORE], people) == "10 minds"


def test_every_kind_of_fact_has_a_name_and_no_word_of_the_engine_is_shown_raw() -> None:
    for kind in FACT_KINDS:
        part = {"need": "food", "goods": "meal", "trait": "proud", "skill": "cooking", "note": "n3"}.get(kind, "")
        about = {"offer": "o2", "agreement": "a3", "message": "m4", "event": "e5", "topic": "p1"}.get(kind, "ann")
        name = fact_name(Fact(FactKey(kind, about, part), None, text="haul logs"), PEOPLE)
        assert name
        assert "_" not in name
    states = ("not_now", "superseded", "produce", "downed", "offered")
    words = [value_words(FactKey("offer", "o1"), Value("state", state)) for state in states]
    assert words == ["not now", "replaced", "cooks", "down", "open"]
