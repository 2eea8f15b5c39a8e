"""A colonist without a model answers by its traits, needs, sight and past, and gives its reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.colony import proposals
from engine.colony.colonist_policy import LESSONS, TALENTS, TEMPERS, colonist_policy
from engine.colony.decision import Decision, impossible, verdict
from engine.colony.memory import record
from engine.colony.menus import counters, reflection_menu
from engine.colony.outlook import reflected
from engine.colony.people import SKILLS, TRAITS
from engine.colony.perspective import colonist_perspective
from engine.colony.state import AGREED, Note, Pawn, Stack
from engine.colony.threads import Offer, Talks, Work
from engine.minds.protocol import CHOICE, Failure
from helpers.colony_minds import Minds, minds
from helpers.colony_worlds import QUIET, colony, pawn, thing

THINGS = [
    thing("fire", "campfire", (4, 5), fuel=900),
    thing("store", "stockpile", (5, 6), items={"berries": 40}),
    thing("bed", "bed", (4, 6)),
    thing("logs", "stack", (7, 5), item="wood", count=40),
    thing("planks", "stack", (11, 5), item="wood", count=40),
    thing("beams", "stack", (30, 5), item="wood", count=40),
]
"""From Ann the logs are close by, the planks in sight, the beams out of sight."""


def asked(work: Work | None = None, **ann: Any) -> Minds:
    """Ann, and Ben beside her; she may be offered work, with its counters."""
    people = [pawn("ann", (5, 5), **ann), pawn("ben", (6, 5))]
    world = colony(terrain=["." * 40] * 12, pawns=people, things=THINGS, rules=QUIET)
    all_ = Minds(world, Talks(1, 1, tuple(world.pawns)))
    if work is not None:
        offer(all_, work)
    return all_


def offer(all_: Minds, work: Work, to: str = "ann") -> Offer:
    found = proposals.propose(all_.talks, to, work, counters(all_.colony, work))
    assert isinstance(found, Offer)
    return found


def reply(asked_: Decision, all_: Minds) -> dict[str, Any]:
    """What it says, which has to be possible."""
    request = asked_.request("a")
    said = dict(colonist_policy(request))
    found = verdict(request, asked_.menu, said, lambda chosen: impossible(all_.colony, asked_.mind, chosen))
    assert not isinstance(found, Failure), found
    assert colonist_policy(request) == said
    return said


def answer(all_: Minds, mind: str = "ann") -> tuple[str, str | None]:
    said = reply(all_.decision(mind), all_)
    return said[CHOICE], said.get("says")


LOGS, PLANKS, BEAMS = Work("haul", "logs"), Work("haul", "planks"), Work("haul", "beams")
MEAL, RESCUE = Work("produce", "fire"), Work("rescue", "ben")


def ann_of(all_: Minds) -> Pawn:
    return all_.colony.pawns["ann"]


# Offers ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ann", "work", "says"),
    [
        ({}, LOGS, ("accept:o1", "it has to be done")),
        ({}, BEAMS, ("accept:o1", "it has to be done")),
        ({"traits": ["generous"]}, BEAMS, ("accept:o1", "I like to help")),
        ({"traits": ["proud"]}, LOGS, ("refuse:o1", "I do not take orders")),
        ({"traits": ["proud"], "skills": {"hauling": 20}}, LOGS, ("accept:o1", "I am good at hauling")),
        ({"traits": ["wary"]}, LOGS, ("accept:o1", "it has to be done")),
        ({"traits": ["wary"]}, BEAMS, ("refuse:o1", "I do not know what is behind it")),
        ({"traits": ["nervous"]}, PLANKS, ("refuse:o1", "it makes me uneasy")),
        ({"food": 0.29}, LOGS, ("not_now:o1", "I have to eat first")),
        ({"rest": 0.29}, LOGS, ("not_now:o1", "I have to sleep first")),
        ({"health": 0.45}, LOGS, ("not_now:o1", "I am hurt")),
        ({"food": 0.31, "rest": 0.31, "health": 0.51}, LOGS, ("accept:o1", "it has to be done")),
        ({"food": 0.1, "skills": {"cooking": 20}}, MEAL, ("not_now:o1", "I have to eat first")),
        ({"skills": {"cooking": 7}}, MEAL, ("accept:o1", "it has to be done")),
    ],
)
def test_an_offer_is_weighed_by_traits_needs_skills_and_distance(ann: Any, work: Work, says: Any) -> None:
    assert answer(asked(work, **ann)) == says


@pytest.mark.parametrize("ann", [{}, {"traits": ["proud"]}, {"food": 0.2}, {"rest": 0.1, "traits": ["wary"]}])
def test_almost_anybody_carries_who_lies_helpless(ann: Any) -> None:
    all_ = asked(**ann)
    all_.colony.pawns["ben"].downed = True
    offer(all_, RESCUE)
    assert answer(all_) == ("accept:o1", "nobody is left lying")


def test_who_is_at_the_end_of_its_own_strength_carries_nobody() -> None:
    all_ = asked(food=0.2, rest=0.2, health=0.45, traits=["proud"])
    all_.colony.pawns["ben"].downed = True
    offer(all_, RESCUE)
    assert answer(all_)[0] == "refuse:o1"


def test_too_many_trips_are_answered_with_fewer() -> None:
    all_ = asked(Work("haul", "logs", 3))
    assert answer(all_) == ("counter:o1:haul:logs:2", "3 trips are too many for me")
    assert answer(asked(Work("haul", "beams", 3))) == ("counter:o1:haul:beams:1", "3 trips are too many for me")
    assert answer(asked(Work("haul", "logs", 3), skills={"hauling": 20}))[0] == "accept:o1"


def test_where_a_counter_is_not_on_the_menu_what_speaks_against_it_decides() -> None:
    all_ = asked()
    proposals.propose(all_.talks, "ann", Work("haul", "beams", 3))
    assert answer(all_) == ("refuse:o1", "I do not even see beams from here")
    other = asked()
    proposals.propose(other.talks, "ann", Work("haul", "logs", 3))
    assert answer(other) == ("refuse:o1", "it is too much for me")


def test_a_rescue_is_answered_before_other_offers_and_then_what_expires_first() -> None:
    all_ = asked(LOGS)
    all_.talks.tick += 1
    offer(all_, MEAL)
    assert answer(all_)[0] == "accept:o1"
    all_.colony.pawns["ben"].downed = True
    offer(all_, RESCUE)
    assert answer(all_)[0] == "accept:o3"


def replacing(work: Work, **ann: Any) -> Minds:
    """Ann hauls logs, has said yes to other work, and is asked whether to give up the logs for it."""
    all_ = asked(LOGS, **ann)
    handle = all_.talks.handles[all_.talks.open["answer:o1"]]
    proposals.answer(all_.talks, {"actor": "ann", "handle": handle.id, "choice": "accept"})
    all_.colony.pawns["ben"].downed = True
    second = offer(all_, work)
    handle = all_.talks.handles[all_.talks.open[f"answer:{second.id}"]]
    proposals.answer(all_.talks, {"actor": "ann", "handle": handle.id, "choice": "accept"})
    return all_


@pytest.mark.parametrize(
    ("work", "ann", "choice"),
    [
        (MEAL, {"traits": ["loyal"]}, "refuse:o3"),
        (MEAL, {}, "accept:o3"),
        (MEAL, {"skills": {"cooking": 20}}, "accept:o3"),
        (RESCUE, {"traits": ["loyal"]}, "accept:o3"),
    ],
)
def test_a_word_that_was_given_weighs_against_other_work_most_with_the_loyal(work: Work, ann: Any, choice: str) -> None:
    assert answer(replacing(work, **ann))[0] == choice


def test_who_keeps_its_word_says_so() -> None:
    assert answer(replacing(MEAL, traits=["loyal"]))[1] == "I gave my word to other work"


# The past -------------------------------------------------------------------------------------------------------------


def lived(all_: Minds, kind: str, **facts: Any) -> None:
    record(all_.colony, kind, [ann_of(all_)], {"pawn": "ann", "severity": "badly", "thing": "fire", **facts})


def test_who_was_burnt_does_not_go_to_the_fire_and_who_saw_it_does() -> None:
    burnt, saw = asked(MEAL), asked(MEAL)
    lived(burnt, "burn")
    lived(saw, "burn", pawn="ben")
    assert answer(burnt) == ("refuse:o1", "fire burns: I keep away from it")
    assert answer(saw)[0] == "accept:o1"


def test_a_lesson_that_was_noted_outlives_the_memory() -> None:
    all_ = asked(MEAL)
    ann_of(all_).outlook = (Note("n1", 1, LESSONS["burn"].words + "; it happened again", ("e1",)),)
    assert answer(all_) == ("refuse:o1", "fire burns: I keep away from it")


# Everything else ------------------------------------------------------------------------------------------------------


def test_who_is_asked_nothing_goes_on() -> None:
    assert answer(asked()) == ("carry_on", None)


@pytest.mark.parametrize(
    ("ann", "words"),
    [({}, "I am well"), ({"food": 0.1}, "I am hungry"), ({"health": 0.4, "rest": 0.2}, "I am hurt and I am tired")],
)
def test_a_question_is_answered_in_words_without_exact_needs(ann: Any, words: str) -> None:
    all_ = minds()
    all_.talks = Talks(1, 1, all_.talks.pawns, tick=all_.talks.tick)
    for need, value in ann.items():
        setattr(ann_of(all_), need, value)
    assert answer(all_) == ("answer:m1", words)


def working(**ann: Any) -> Minds:
    all_ = minds()
    person = ann_of(all_)
    person.traits = ann.pop("traits", ())
    all_.messages = []
    proposals.withdraw_offer(all_.talks, "o3")
    for need, value in ann.items():
        setattr(person, need, value)
    return all_


def test_who_can_not_go_on_takes_its_word_back_unless_it_is_loyal() -> None:
    assert answer(working()) == ("carry_on", None)
    assert answer(working(food=0.25)) == ("withdraw:a1", "I am hungry: I can't go on")
    assert answer(working(food=0.25, traits=("loyal",))) == ("carry_on", None)


def test_who_put_work_off_invites_it_once_it_is_well() -> None:
    all_ = asked(LOGS, food=0.2)
    handle = all_.talks.handles[all_.talks.open["answer:o1"]]
    proposals.answer(all_.talks, {"actor": "ann", "handle": handle.id, "choice": "not_now"})
    assert answer(all_) == ("carry_on", None)
    ann_of(all_).food = 0.9
    assert answer(all_) == ("invite:o1", "I am well: you may ask me again")


def test_what_has_just_befallen_it_is_told_the_gravest_first_and_once_it_is_old_no_more() -> None:
    all_ = asked()
    lived(all_, "fall")
    assert answer(all_) == ("tell", "ann fell and is badly hurt")
    lived(all_, "downed", pawn="ben")
    assert answer(all_) == ("tell", "ben is down and can't get up")
    all_.colony.tick += 16
    assert answer(all_) == ("carry_on", None)


def test_what_is_asked_comes_before_news() -> None:
    all_ = asked(LOGS)
    lived(all_, "fire_out")
    assert answer(all_)[0] == "accept:o1"


# Reflection -----------------------------------------------------------------------------------------------------------


def reflects(all_: Minds) -> tuple[Any, ...]:
    """What it does to its outlook; it is done."""
    mine = colonist_perspective(all_.colony, all_.talks, "ann")
    asked_ = Decision(mine, reflection_menu(mine))
    said = reply(asked_, all_)
    request = asked_.request("a")
    chosen = verdict(request, asked_.menu, said, lambda chosen: None)
    assert not isinstance(chosen, Failure)
    ann_of(all_).outlook = reflected(ann_of(all_).outlook, chosen, all_.colony.tick)
    return tuple(said[key] for key in (CHOICE, "note", "cites") if said.get(key) is not None)


def test_it_notes_what_hurt_it_once_and_again_when_it_happens_again() -> None:
    all_ = asked()
    assert reflects(all_) == ("keep_notes",)
    lived(all_, "burn")
    assert reflects(all_) == ("add_note", "fire burns: I keep away from it", ["e1"])
    assert reflects(all_) == ("keep_notes",)
    lived(all_, "burn")
    assert reflects(all_) == ("revise_note:n0", "fire burns: I keep away from it; it happened again", ["e2"])
    assert reflects(all_) == ("keep_notes",)


def test_what_teaches_nothing_is_not_noted() -> None:
    all_ = asked()
    lived(all_, "ate", count=1, item="meal")
    lived(all_, "fall", pawn="ben")
    assert reflects(all_) == ("keep_notes",)


def test_a_full_outlook_lets_go_of_what_is_forgotten_and_of_nothing_else() -> None:
    all_ = asked()
    lived(all_, "ate", count=1, item="meal")
    kept = tuple(Note(f"n{number}", 1, f"meal {number}", ("e1",)) for number in range(1, 5))
    ann_of(all_).outlook = kept
    lived(all_, "burn")
    assert reflects(all_) == ("keep_notes",)
    ann_of(all_).outlook = (*kept[:3], replace(kept[3], cites=("e99",)))
    assert reflects(all_) == ("drop_note:n4",)
    assert reflects(all_)[:2] == ("add_note", "fire burns: I keep away from it")


# Tables ---------------------------------------------------------------------------------------------------------------


def test_the_tables_speak_of_traits_skills_and_work_that_exist() -> None:
    assert set(TEMPERS) <= set(TRAITS)
    assert set(TALENTS) == set(AGREED)
    assert set(TALENTS.values()) <= set(SKILLS)
    assert {lesson.kind for lesson in LESSONS.values()} <= set(AGREED)


def goods_gone(all_: Minds) -> None:
    logs = all_.colony.things["logs"]
    assert isinstance(logs, Stack)
    all_.colony.remove(logs)


def asleep(all_: Minds) -> None:
    ann_of(all_).downed = True


@pytest.mark.parametrize("happens", [goods_gone, asleep])
def test_it_answers_whatever_has_become_of_the_work(happens: Callable[[Minds], None]) -> None:
    all_ = asked(LOGS, food=0.2)
    happens(all_)
    assert answer(all_)[0] == "not_now:o1"
