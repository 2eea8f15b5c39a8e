"""What a perspective holds, where each item came from and how old it is (`concord: Who knows what`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from engine.colony import proposals
from engine.colony.allowlists import ColonistPerspective, CorePerspective, Item
from engine.colony.memory import record
from engine.colony.mind_forms import OfferRules
from engine.colony.people import SKILLS, TRAITS
from engine.colony.perspective import Message, clock, colonist_perspective, core_perspective
from engine.colony.state import Note
from engine.colony.telemetry import Link, observe
from engine.colony.threads import CORE, Talks, Work
from helpers.colony_minds import TICK, Minds, minds
from helpers.colony_worlds import QUIET, colony, pawn


def ann(all_: Minds) -> ColonistPerspective:
    return colonist_perspective(all_.colony, all_.talks, "ann", all_.messages)


def core(all_: Minds) -> CorePerspective:
    return core_perspective(all_.colony, all_.talks, all_.link, all_.messages, all_.planner.topics)


def items(part: Any) -> Iterator[Item]:
    if isinstance(part, Item):
        yield part
    if isinstance(part, BaseModel):
        part = [getattr(part, name) for name in type(part).model_fields]
    for each in part if isinstance(part, list) else ():
        yield from items(each)


@pytest.mark.parametrize("viewer", [ann, core])
def test_an_unknown_field_is_refused_at_every_depth(viewer: Any) -> None:
    """Each mind gets a scoped perspective; the core uses an explicit allowlist rather than receiving pawn or character
    state wholesale. Two allowlists, written as pydantic models with `extra="forbid"`, are the only way from the
    simulation to a mind.
    """
    known = viewer(minds()).model_dump()
    kind = ColonistPerspective if viewer is ann else CorePerspective
    assert kind.model_validate(known).model_dump() == known
    with pytest.raises(ValidationError):
        kind.model_validate({**known, "secret": 1})
    lists = [name for name, part in known.items() if isinstance(part, list) and part]
    assert len(lists) >= 6
    for name in lists:
        with pytest.raises(ValidationError):
            kind.model_validate({**known, name: [{**known[name][0], "secret": 1}]})


@pytest.mark.parametrize("viewer", [ann, core])
def test_each_item_has_an_origin_and_its_age_goes_with_the_tick_at_which_it_was_learned(viewer: Any) -> None:
    all_ = minds()
    all_.colony.tick = TICK + 12
    found = list(items(viewer(all_)))
    assert len(found) >= 10
    for each in found:
        assert each.origin
        assert each.source
        assert each.age == TICK + 12 - (each.learned or 0)
    assert {each.age for each in found} >= {0, 12}


def test_needs_are_exact_and_each_says_what_its_scale_means() -> None:
    """A colonist sees its own traits, skills, exact needs, surviving memories, its own history and a private outlook of
    up to four revisable notes, each tied to its own experiences. The model gets its perspective, where every need says
    what its scale means, plus a menu of executable choices with their effects spelled out. own traits, skills, exact
    needs with what each scale means
    """
    all_ = minds({"needs": {"hungry": 0.3, "foodPerTick": 0.0, "restPerTick": 0.0}})
    all_.colony.pawns["ann"].food = 0.123456789
    needs = {each.need: each for each in ann(all_).needs}
    assert list(needs) == ["food", "rest", "health"]
    assert needs["food"].value == 0.123456789
    assert needs["food"].means == (
        "1 is full, 0 is starving, which harms health; below 0.3 you go to eat by yourself, "
        "and below 0.2 agreed hauling or cooking stops"
    )
    assert "others have to carry you" in needs["health"].means


def test_traits_and_skills_come_with_what_they_do() -> None:
    """A colonist sees its own traits, skills, exact needs, surviving memories, its own history and a private outlook of
    up to four revisable notes, each tied to its own experiences. own traits, skills, exact needs with what each scale
    means
    """
    world = colony(pawns=[pawn("ann", traits=["glutton"], skills={"plants": 7})])
    mine = colonist_perspective(world, Talks(1, 1, ("ann",)), "ann")
    assert [(each.name, each.means) for each in mine.traits] == [("glutton", TRAITS["glutton"].words)]
    assert [(each.name, each.level, each.means) for each in mine.skills] == [("plants", 7, SKILLS["plants"])]


def test_of_events_a_mind_is_told_the_sentence_and_where_to_find_it() -> None:
    """own surviving memories and history"""
    mine = ann(minds())
    assert [(each.source, each.text) for each in mine.memories] == [("e1", "ann ate 2 meal")]
    assert [(each.source, each.text) for each in mine.history] == [("e1", "ann ate 2 meal")]


def test_a_memory_that_is_gone_is_not_told() -> None:
    """A colonist sees its own traits, skills, exact needs, surviving memories, its own history and a private outlook of
    up to four revisable notes, each tied to its own experiences. own surviving memories and history
    """
    all_ = minds()
    del all_.colony.pawns["ann"].memories["ate:ann"]
    assert ann(all_).memories == []


def test_an_outlook_has_four_notes_at_most() -> None:
    """A colonist sees its own traits, skills, exact needs, surviving memories, its own history and a private outlook of
    up to four revisable notes, each tied to its own experiences. Pawn: id, name, traits, skills 0..20, needs Food and
    Rest in 0..1 (exact), health 0..1 (downed below 0.2), position, job, memories that decay and survive or not, own
    history, and a private outlook of at most four revisable notes, each citing the ids of that pawn's own experiences.
    """
    all_ = minds()
    all_.colony.pawns["ann"].outlook = tuple(Note(f"n{number}", 1, "x", ("e1",)) for number in range(5))
    with pytest.raises(ValidationError):
        ann(all_)


def test_the_latest_entries_are_told_and_the_others_are_counted() -> None:
    all_ = minds({"knowledge": {"told": 3}})
    person = all_.colony.pawns["ann"]
    for number in range(5):
        record(all_.colony, "ate", [person], {"pawn": "ann", "count": number, "item": "meal"})
    mine = ann(all_)
    assert [each.source for each in mine.history] == ["e4", "e5", "e6"]
    assert mine.omitted == {"history": 3}


def test_a_colonist_knows_its_own_offers_and_the_core_all_that_it_made() -> None:
    """its own offers and their menus"""
    all_ = minds()
    assert [(each.id, each.target, each.trips) for each in ann(all_).offers] == [("o3", "logs", 2)]
    assert colonist_perspective(all_.colony, all_.talks, "ben").offers == []
    assert [(each.source, each.pawn, each.state) for each in core(all_).offers] == [
        ("o1", "ann", "accepted"),
        ("o2", "ben", "accepted"),
        ("o3", "ann", "offered"),
    ]


def test_the_core_knows_what_was_countered_and_who_invites_it() -> None:
    all_ = minds()
    talks = all_.talks

    def answer(offer: str, choice: str, use: str = "answer") -> None:
        reply = {"actor": "ann", "handle": talks.open[f"{use}:{offer}"], "choice": choice}
        assert not hasattr(proposals.answer(talks, reply), "reason")

    answer("o3", "counter:haul:logs:1")
    assert core(all_).offers[-1].counter == "haul:logs:1"
    proposals.adopt(talks, "o3")
    answer("o4", "not_now")
    assert not core(all_).offers[-1].invited
    answer("o4", "invite", "invite")
    assert core(all_).offers[-1].invited


def test_messages_reach_only_whom_they_are_addressed_to() -> None:
    """The core receives explicitly shared information: addressed messages, agreement receipts, grounded opportunities,
    attributed local food/campfire sightings, and shared-link Food/Rest telemetry (urgent, low, satisfied, unknown) with
    a timestamp. messages addressed to it
    """
    all_ = minds()
    assert [each.id for each in ann(all_).messages] == ["m1"]
    assert [each.id for each in core(all_).messages] == ["m2"]
    assert core(all_).messages[0].source == "ben"


def test_receipts_of_work_that_never_began_are_told_too() -> None:
    """The core receives explicitly shared information: addressed messages, agreement receipts, grounded opportunities,
    attributed local food/campfire sightings, and shared-link Food/Rest telemetry (urgent, low, satisfied, unknown) with
    a timestamp. receipts of agreements
    """
    all_ = minds()
    all_.colony.remove(all_.colony.things["logs"])
    all_.colony.pawns["cat"].died = TICK
    proposals.propose(all_.talks, "cat", Work("haul", "logs", 1))
    reply = {"actor": "cat", "handle": all_.talks.open["answer:o4"], "choice": "accept"}
    proposals.answer(all_.talks, reply)
    proposals.agreements.dispatch(all_.talks, all_.colony, lambda: None)
    (receipt,) = (each for each in core(all_).receipts if each.pawn == "cat")
    assert (receipt.state, receipt.done, receipt.why) == ("stopped", 0, "failure")


def test_bands_have_their_timestamp_and_stale_ones_are_unknown_never_zero() -> None:
    """The core receives explicitly shared information: addressed messages, agreement receipts, grounded opportunities,
    attributed local food/campfire sightings, and shared-link Food/Rest telemetry (urgent, low, satisfied, unknown) with
    a timestamp. Stale readings become unknown, never zero. Food/Rest bands over the shared link: urgent, low,
    satisfied, unknown, each with its timestamp. A reading older than its shelf life becomes unknown, never zero.
    """
    all_ = minds({"knowledge": {"readingLives": 50}})
    all_.colony.pawns["ann"].food = 0.0
    observe(all_.colony, all_.link)
    fresh = [(each.source, each.need, each.band, each.learned) for each in core(all_).bands]
    assert fresh[:2] == [("ann", "food", "urgent", TICK), ("ann", "rest", "satisfied", TICK)]
    all_.colony.tick = TICK + 51
    assert {(each.band, each.learned, each.age) for each in core(all_).bands} == {("unknown", TICK, 51)}


def test_without_the_shared_link_there_are_no_bands_and_before_a_reading_they_are_unknown() -> None:
    assert core(minds({"knowledge": {"link": False}})).bands == []
    all_ = minds()
    all_.link = Link()
    assert {(each.band, each.learned, each.age) for each in core(all_).bands} == {("unknown", None, None)}


def test_two_of_one_name_are_told_apart_by_their_ids() -> None:
    people = [pawn("a1", (1, 1)), pawn("a2", (2, 1)), pawn("a3", (3, 1))]
    world = colony(pawns=[{**each, "name": "Ada"} for each in people], rules=QUIET)
    mine = colonist_perspective(world, Talks(1, 1, ("a1", "a2", "a3"), OfferRules()), "a1")
    assert [(each.id, each.name) for each in mine.pawns] == [("a2", "Ada"), ("a3", "Ada")]


def test_the_dead_see_nothing_and_who_is_unknown_is_an_error() -> None:
    all_ = minds()
    all_.colony.pawns["ann"].died = TICK
    mine = ann(all_)
    assert (mine.self.doing, mine.pawns, mine.things) == ("dead", [], [])
    with pytest.raises(KeyError):
        colonist_perspective(all_.colony, all_.talks, "eve")


def test_a_message_for_the_core_is_no_message_for_a_colonist_of_that_name() -> None:
    all_ = minds()
    all_.messages.append(Message("m3", TICK, "ann", CORE, "answer", "no"))
    assert "m3" not in {each.id for each in ann(all_).messages}


def test_the_clock_counts_days_from_one() -> None:
    """Time is an integer tick; 60 ticks an hour, 24 hours a day."""
    assert [clock(tick) for tick in (0, 425, 1_439, 1_440)] == [
        "day 1, 00:00",
        "day 1, 07:05",
        "day 1, 23:59",
        "day 2, 00:00",
    ]


def test_of_a_note_the_latest_former_words_are_told() -> None:
    all_ = minds({"knowledge": {"told": 2}})
    all_.colony.pawns["ann"].outlook = (Note("n1", 1, "d", ("e1",), ("a", "b", "c")),)
    assert ann(all_).outlook[0].earlier == ("b", "c")
