"""The form of a question is the menu of its request, and whatever it lets a person choose is an answer that fits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from concordui.colony.people import PawnName, People
from concordui.colony.seat.keeper import Asked
from concordui.colony.seat.question import ASK, Move, Question, Take
from concordui.colony.seat.topic_field import TopicField, branches_of
from concordui.colony.seat.words import failure_text
from engine.colony import proposals
from engine.colony.thinking import decision_of, reflection
from engine.colony.topics import NEW
from engine.minds.judging import judged
from helpers.colony_minds import Minds, minds

PEOPLE = People((PawnName("ann", "Ann"), PawnName("ben", "Ben"), PawnName("cat", "Cat")))


def answered(scene: Minds, choice: str) -> Minds:
    """The same, Ann having answered the offer of the logs."""
    (handle,) = (each for each in scene.talks.handles.values() if each.use == "answer" and each.state == "open")
    proposals.answer(scene.talks, {"actor": "ann", "handle": handle.id, "choice": choice})
    return scene


def asked(mind: str, aim: Any = "deliberation", scene: Minds | None = None, claims: bool = False) -> Question:
    world = (scene or minds()).world()
    decision = reflection(world, mind) if aim == "reflection" else decision_of(world, mind)
    request = replace(decision, claims=claims).request("1-1")
    return Question(Asked(mind, aim, world.tick, request), PEOPLE)


QUESTIONS = {
    "Ann: an offer, a question, work": lambda: asked("ann"),
    "Ann: a fresh offer can be invited": lambda: asked("ann", scene=answered(minds(), "not_now")),
    "Ann: her notes": lambda: asked("ann", "reflection"),
    "Ben: only his work": lambda: asked("ben"),
    "Cat: nothing": lambda: asked("cat"),
    "the core": lambda: asked("core", "planning"),
    "the core: a counter": lambda: asked("core", "planning", answered(minds(), "counter:haul:logs:1")),
    "with claims": lambda: asked("ann", claims=True),
}


@pytest.fixture(params=list(QUESTIONS))
def question(request) -> Question:
    return QUESTIONS[request.param]()


def least(take: Take) -> Any:
    """What a person has to give at least."""
    if take.kind == "words":
        return "-" * take.least
    if take.kind == "number":
        return take.least
    keys = [option.key for option in take.options]
    return keys[0] if take.kind == "pick" else keys[: take.least]


def most(take: Take) -> Any:
    """As much as a person can give."""
    if take.kind == "words":
        return "x" * take.most
    if take.kind == "number":
        return take.most
    keys = [option.key for option in take.options]
    return keys[-1] if take.kind == "pick" else keys[: take.most]


def test_the_moves_are_the_menu_of_the_request_each_once_in_its_order(question: Question) -> None:
    ids = [name for move in question.moves for name in move.ids]
    assert sorted(ids) == sorted(question.asked.request.ids)
    firsts = [move.ids[0] for move in question.moves]
    assert firsts == [each for each in question.asked.request.ids if each in firsts]
    assert len({move.title for move in question.moves}) == len(question.moves)


def test_each_move_says_its_effect_in_the_words_that_a_model_gets(question: Question) -> None:
    effects = {choice.id: choice.effect for choice in question.asked.request.menu}
    for move in question.moves:
        if move.key != ASK:
            assert effects[move.key].rstrip(".")[1:] in move.effect
        assert move.title
        assert move.button
        assert move.effect


def test_whatever_a_person_can_choose_and_give_fits_the_schema(question: Question) -> None:
    for move in question.moves:
        for give in (least, most):
            given = {take.key: give(take) for take in question.takes(move)}
            value = question.value_of(move, given)
            assert judged(question.asked.request, value).failure is None, (move.key, value)


def test_a_move_takes_what_its_branch_of_the_schema_takes_and_nothing_else() -> None:
    core = asked("core", "planning")
    takes = {move.key: [take.key for take in core.takes(move)] for move in core.moves}
    assert takes["propose:haul:logs"] == ["pawn", "trips"]
    assert takes[ASK] == [ASK, "says"]
    assert takes["wait"] == []
    notes = asked("ann", "reflection")
    assert [take.key for take in notes.takes(_move(notes, "add_note"))] == ["note", "cites"]
    assert notes.takes(_move(notes, "keep_notes")) == ()


def test_a_question_goes_to_the_colonist_that_was_picked() -> None:
    core = asked("core", "planning")
    value = core.value_of(_move(core, ASK), {ASK: "ask:cat", "says": "where are you?"})
    assert value == {"choice": "ask:cat", "pawn": None, "trips": None, "says": "where are you?", "topic": None}


def test_topics_are_opened_and_changed_as_the_schema_has_it(dressed) -> None:
    core = asked("core", "planning")
    field = TopicField(core)
    assert field.value is None
    assert field.fault == ""
    assert {name for branch in branches_of(core.topic or {}) for name in branch["id"]["enum"]} == {NEW, "p1"}
    for name, words, sources in ((NEW, "no wood", 1), ("p1", "", 0)):
        field.which.set_items(field.which.items(), name)
        field.which.picked.emit(name)
        if name == NEW:
            assert field.fault
        assert field._words is not None
        assert field._sources is not None
        field._words.set_value(words)
        field._sources.set_value([option.key for option in field._sources.take.options[:sources]])
        assert field.fault == ""
        value = core.value_of(_move(core, "wait"), {"topic": field.value})
        assert value["topic"]["id"] == name
        assert judged(core.asked.request, value).failure is None
    field._sources.set_value([option.key for option in field._sources.take.options])
    assert "are the most" in field.fault
    field.deleteLater()


def test_names_stand_in_the_place_of_ids_of_people() -> None:
    core = asked("core", "planning", answered(minds(), "counter:haul:logs:1"))
    assert _move(core, "adopt:o3").title == "Adopt Ann's counter"
    pawns = next(take for take in core.takes(_move(core, "propose:haul:logs")) if take.key == "pawn")
    assert [(option.key, option.text) for option in pawns.options] == [("ben", "Ben"), ("cat", "Cat")]


@pytest.mark.parametrize(
    ("why", "words"),
    [
        ("stale handle (o1: expired)", "What you answered was no longer open when your answer arrived."),
        ("there is work for 1 trips now, not for 3", "There is work for 1 trips now, not for 3."),
        (
            "p1 is not resolved: no work is linked to it",
            "Only receipts resolve a topic, and they do not resolve p1: no work is linked to it.",
        ),
    ],
)
def test_why_an_answer_came_to_nothing_is_a_sentence(why: str, words: str) -> None:
    assert failure_text(why) == words


def _move(question: Question, key: str) -> Move:
    found = question.move(key)
    assert found is not None, [move.key for move in question.moves]
    return found
