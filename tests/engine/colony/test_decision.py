"""Menus, the request of one bounded call, and three layers of validation (`concord: Small views, real menus`)."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from engine.colony import proposals
from engine.colony.allowlists import MOST_NOTES, ColonistPerspective, CorePerspective
from engine.colony.decision import ACTIONS, BESIDE, KNOWLEDGE, SHARED, Chosen, Decision, impossible, verdict
from engine.colony.menus import Action, Menu, Option, core_menu, counters, reflection_menu
from engine.colony.perspective import colonist_perspective, core_perspective
from engine.colony.planner import topic_fault
from engine.colony.state import Note
from engine.colony.threads import CORE, Work
from engine.minds.protocol import CHOICE, Failure
from engine.minds.scripted import reply_with
from engine.minds.shape import is_strict, misfits, unknown_parts
from helpers.colony_minds import TICK, Minds, minds, whole

YES = {CHOICE: "accept:o3", "says": "gladly"}


def judged(all_: Minds, mind: str, value: Any) -> Chosen | Failure:
    asked = all_.decision(mind)
    return verdict(asked.request("a"), asked.menu, value, lambda chosen: impossible(all_.colony, mind, chosen))


def reflection(all_: Minds) -> Decision:
    mine = colonist_perspective(all_.colony, all_.talks, "ann")
    return Decision(mine, reflection_menu(mine))


# Menus ----------------------------------------------------------------------------------------------------------------


def test_a_colonist_may_answer_withdraw_tell_or_go_on_and_each_effect_is_spelled_out() -> None:
    """The model gets its perspective, where every need says what its scale means, plus a menu of executable choices
    with their effects spelled out.
    """
    menu = {choice.id: choice.effect for choice in minds().decision("ann").menu.choices}
    assert list(menu) == [
        "accept:o3",
        "refuse:o3",
        "not_now:o3",
        "counter:o3:haul:logs:1",
        "counter:o3:haul:logs:3",
        "carry_on",
        "answer:m1",
        "withdraw:a1",
        "tell",
    ]
    assert menu["accept:o3"].endswith("the work brings wood to store, 8 or more a trip; 40 lie there")
    assert menu["refuse:o3"] == "you are not offered haul logs again"
    assert all(menu.values())


def test_the_first_choice_of_a_colonist_that_is_asked_nothing_is_to_go_on() -> None:
    assert [minds().decision(name).menu.options[0].id for name in ("ben", "cat")] == ["carry_on", "carry_on"]


def test_the_core_has_four_moves() -> None:
    """Each core turn picks one of four moves: propose a listed opportunity, adopt a counter for fresh consent, ask one
    pawn one question, or wait. One of four moves a turn: propose a listed opportunity, adopt a counter, ask one pawn
    one question, wait.
    """
    menu = minds().decision(CORE).menu
    assert menu.actions == ["propose", "ask", "wait"]
    all_ = minds()
    handle = all_.talks.open["answer:o3"]
    proposals.answer(all_.talks, {"actor": "ann", "handle": handle, "choice": "counter:haul:logs:1"})
    menu = all_.decision(CORE).menu
    assert menu.actions == ["propose", "adopt", "ask", "wait"]
    assert menu.option("adopt:o3").effect == "ann is offered its own counter, haul:logs:1; it needs a fresh yes"
    gone(all_)
    assert "adopt" not in all_.decision(CORE).menu.actions


def test_a_counter_can_be_adopted_in_time_and_while_there_is_as_much_work() -> None:
    for happens, there in ((None, True), (fewer, True), (gone, False), (late, False)):
        all_ = minds()
        handle = all_.talks.open["answer:o3"]
        proposals.answer(all_.talks, {"actor": "ann", "handle": handle, "choice": "counter:haul:logs:1"})
        if happens is not None:
            happens(all_)
        assert ("adopt:o3" in all_.decision(CORE).request("a").ids) == there


def late(all_: Minds) -> None:
    all_.talks.tick = all_.talks.offers["o3"].expires


def test_the_dead_are_on_no_menu_of_the_core() -> None:
    all_ = minds()
    all_.colony.pawns["cat"].died = TICK
    proposals.advance(all_.talks, all_.colony)
    assert offered_to(all_, "haul:logs") == ["ben"]
    assert [choice for choice in all_.decision(CORE).request("a").ids if choice.startswith("ask")] == [
        *("ask:ann", "ask:ben")
    ]


def test_any_move_of_the_core_may_come_with_a_topic_of_the_menu() -> None:
    all_ = minds()
    asked = all_.decision(CORE)
    schema = asked.menu.schema()
    new = {"id": "new", "status": "open", "text": "cold", "sources": ["opportunity:haul:logs"]}
    for option in asked.menu.options:
        reply = reply_with(asked.request("a"), option.id, {})
        assert reply["topic"] is None
        assert isinstance(judged(all_, CORE, {**reply, "topic": new}), Chosen)
        assert isinstance(judged(all_, CORE, {**reply, "topic": {**new, "id": "p1", "status": "resolved"}}), Chosen)
        unknown = judged(all_, CORE, {**reply, "topic": {**new, "sources": ["message:m9"]}})
        assert isinstance(unknown, Failure)
        assert (unknown.stage, "message:m9" in unknown.diagnostic) == ("menu", True)
        misshapen = judged(all_, CORE, {**reply, "topic": {**new, "why": "x"}})
        assert isinstance(misshapen, Failure)
        assert misshapen.stage == "schema"
    assert schema["required"][-1] == "topic"


def test_a_forged_close_fails_when_it_is_executed_and_says_why() -> None:
    """ "Resolved" requires completed linked work, so its prose can't close a topic that the receipts don't close."""
    all_ = minds()
    asked = all_.decision(CORE)
    close = {"id": "p1", "status": "resolved", "text": "I saw it done", "sources": []}
    reply = {**reply_with(asked.request("a"), "wait", {}), "topic": close}
    assert isinstance(asked.perspective, CorePerspective)
    known = asked.perspective
    found = verdict(
        asked.request("a"),
        asked.menu,
        reply,
        lambda chosen: topic_fault(all_.planner, all_.talks, known, chosen.values),
    )
    assert found == Failure("execution", "wait: p1 is not resolved: no work is linked to it")


def test_the_contract_of_topics_is_told_where_a_topic_can_be_written() -> None:
    all_ = minds()
    assert BESIDE["topic"] in all_.decision(CORE).request("a").instructions.split("\n")
    assert set(all_.decision(CORE).menu.beside) == set(BESIDE)
    assert BESIDE["topic"] not in all_.decision("ann").request("a").instructions


def offered_to(all_: Minds, work: str) -> list[str]:
    menu = core_menu(all_.talks, core_perspective(all_.colony, all_.talks, all_.link), all_.planner)
    found = [option for option in menu.options if option.id == f"propose:{work}"]
    return [pawn for option in found for pawn in option.takes["pawn"]["enum"]]


def test_work_is_on_the_menu_for_those_to_whom_it_may_be_offered_afresh() -> None:
    all_ = minds()
    assert offered_to(all_, "haul:logs") == ["ben", "cat"]
    for number, name in enumerate(("ben", "cat"), start=4):
        proposals.propose(all_.talks, name, Work("haul", "logs"))
        handle = all_.talks.open[f"answer:o{number}"]
        proposals.answer(all_.talks, {"actor": name, "handle": handle, "choice": "refuse"})
    assert offered_to(all_, "haul:logs") == []


def test_nobody_is_offered_to_rescue_itself() -> None:
    all_ = minds()
    all_.colony.pawns["cat"].downed = True
    assert offered_to(all_, "rescue:cat") == ["ann", "ben"]


def test_the_counters_of_an_offer_are_the_other_numbers_of_trips_that_are_worth_while() -> None:
    all_ = minds()
    assert [each.trips for each in counters(all_.colony, Work("haul", "logs", 1))] == [2, 3]
    fewer(all_)
    assert [each.trips for each in counters(all_.colony, Work("haul", "logs", 1))] == [2]
    assert counters(all_.colony, Work("produce", "fire")) == []
    gone(all_)
    assert counters(all_.colony, Work("haul", "logs", 1)) == []


def test_a_note_can_be_added_up_to_four_and_cites_own_experiences() -> None:
    """A colonist sees its own traits, skills, exact needs, surviving memories, its own history and a private outlook of
    up to four revisable notes, each tied to its own experiences.
    """
    all_ = minds()
    assert [option.id for option in reflection(all_).menu.options] == [
        "keep_notes",
        "add_note",
        "revise_note:n1",
        "drop_note:n1",
    ]
    assert reflection(all_).menu.option("add_note").takes["cites"]["items"]["enum"] == ["e1"]
    person = all_.colony.pawns["ann"]
    person.outlook = tuple(Note(f"n{number}", 1, "x", ("e1",)) for number in range(MOST_NOTES))
    assert "add_note" not in reflection(all_).menu.actions
    person.memories, person.history = {}, []
    assert reflection(all_).menu.actions == ["keep_notes", "drop_note"]


@pytest.mark.parametrize("mind", ["ann", "ben", "cat", CORE, "reflection"])
def test_the_schema_is_made_for_the_very_menu(mind: str) -> None:
    """Contextual schemas constrain choices and supplied IDs where supported; runtime validation still checks every
    reply. The reply's JSON schema is built for that very menu (its ids are enums); the reply is validated again at run
    time, and again when it is executed (the world may have moved on).
    """
    asked = reflection(minds()) if mind == "reflection" else minds().decision(mind)
    schema = asked.menu.schema()
    assert schema["properties"][CHOICE]["enum"] == [choice.id for choice in asked.menu.choices]
    assert unknown_parts(schema) == []
    assert is_strict(schema)
    for option in asked.menu.options:
        reply = reply_with(asked.request("a"), option.id, {})
        assert misfits(schema, reply) == []
        for key in option.takes:
            assert misfits(schema, {**reply, key: None})


def test_the_root_of_a_schema_lets_through_whatever_one_of_its_choices_does() -> None:
    takes = [
        {"trips": {"type": "integer", "minimum": 1, "maximum": 2}, "to": {"type": "string", "enum": ["a", "b"]}},
        {"trips": {"type": "integer", "minimum": 2, "maximum": 3}, "to": {"type": "string", "enum": ["b", "c"]}},
        {"to": {"type": "string", "minLength": 1}},
        {},
    ]
    options = tuple(Option("tell", str(number), "x", part) for number, part in enumerate(takes))
    root = Menu(options).schema()["properties"]
    assert root["trips"] == {"type": ["integer", "null"], "minimum": 1, "maximum": 3}
    assert root["to"] == {"type": ["string", "null"]}
    assert Menu(options[:2]).schema()["properties"]["to"] == {"type": "string", "enum": ["a", "b", "c"]}
    assert Menu((options[0], options[3])).schema()["properties"]["to"]["enum"] == ["a", "b", None]


# Requests -------------------------------------------------------------------------------------------------------------


def test_each_action_and_each_kind_of_knowledge_has_a_contract() -> None:
    assert set(ACTIONS) == set(get_args(Action))
    kinds = {*ColonistPerspective.model_fields, *CorePerspective.model_fields}
    assert kinds - set(KNOWLEDGE) == {"mind", "name", "tick", "clock", "offers"}
    assert set(KNOWLEDGE) <= kinds


@pytest.mark.parametrize("mind", ["ann", "cat", CORE])
def test_a_request_holds_the_contracts_of_what_it_contains_and_no_other(mind: str) -> None:
    """Shared instructions are supplemented by relevant action and knowledge contracts. Shared instructions are short;
    each request adds only the contracts of the actions and kinds of knowledge that it contains.
    """
    asked = minds().decision(mind)
    lines = asked.request("a").instructions.split("\n")
    told = asked.perspective.model_dump()
    assert lines[0] == SHARED
    for name, contract in KNOWLEDGE.items():
        assert (contract in lines) == bool(told.get(name)), name
    for action, contract in ACTIONS.items():
        assert (contract in lines) == (action in asked.menu.actions), action
    assert any(line.startswith("offers:") for line in lines) == bool(told["offers"])


def test_a_request_is_json_and_holds_the_perspective_and_the_menu_and_no_handle() -> None:
    """One bounded call: perspective + menu of executable choices with their effects spelled out -> one choice."""
    all_ = minds()
    request = all_.decision("ann").request("a7", deadline_s=5.0, max_bytes=999)
    assert (request.attempt, request.deadline_s, request.max_bytes) == ("a7", 5.0, 999)
    told = json.loads(whole(request))
    assert told["perspective"]["mind"] == "ann"
    assert [each["id"] for each in told["menu"]] == list(request.ids)
    assert all(handle not in whole(request) for handle in all_.talks.handles)


# Validation -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "stage", "why"),
    [
        ([], "schema", "object"),
        ({}, "schema", "missing"),
        ({**YES, "extra": 1}, "schema", "unknown key"),
        ({CHOICE: "accept:o3"}, "schema", "missing"),
        ({CHOICE: "accept:o3", "says": 7}, "schema", "string"),
        ({CHOICE: "accept:o3", "says": "x" * 281}, "schema", "at most 280"),
        ({**YES, CHOICE: "accept:o4"}, "menu", "accept:o4"),
        ({**YES, CHOICE: "counter:o3:haul:logs:2"}, "menu", "counter"),
    ],
)
def test_a_reply_is_checked_against_the_schema_then_the_menu(value: Any, stage: str, why: str) -> None:
    """Contextual schemas constrain choices and supplied IDs where supported; runtime validation still checks every
    reply. The reply's JSON schema is built for that very menu (its ids are enums); the reply is validated again at run
    time, and again when it is executed (the world may have moved on).
    """
    failure = judged(minds(), "ann", value)
    assert isinstance(failure, Failure)
    assert failure.stage == stage
    assert why in failure.diagnostic


@pytest.mark.parametrize(
    ("more", "stage"),
    [
        ({"pawn": "eve", "trips": 1}, "menu"),
        ({"pawn": None, "trips": 1}, "schema"),
        ({"pawn": "cat", "trips": 4}, "schema"),
        ({"pawn": "cat", "trips": 0}, "schema"),
    ],
)
def test_a_pawn_that_is_not_there_and_trips_out_of_bounds_are_no_proposal(more: dict[str, Any], stage: str) -> None:
    failure = judged(minds(), CORE, {CHOICE: "propose:haul:logs", "says": None, "topic": None, **more})
    assert isinstance(failure, Failure)
    assert failure.stage == stage


def test_a_choice_comes_with_what_it_takes_and_with_what_answers_the_offer() -> None:
    all_ = minds()
    chosen = judged(all_, "ann", {CHOICE: "counter:o3:haul:logs:3", "says": "more"})
    assert isinstance(chosen, Chosen)
    assert (chosen.action, chosen.subject, chosen.values) == ("counter", "o3", {"says": "more"})
    reply = {"actor": "ann", "handle": chosen.option.handle, "choice": chosen.option.choice}
    proposals.answer(all_.talks, reply)
    assert all_.talks.offers["o3"].state == "countered"
    assert chosen.option.work == all_.talks.offers["o3"].counter


def test_keys_that_a_choice_does_not_take_are_null_and_left_out() -> None:
    chosen = judged(minds(), CORE, {CHOICE: "wait", "pawn": None, "trips": None, "says": None, "topic": None})
    assert isinstance(chosen, Chosen)
    assert chosen.values == {}


def gone(all_: Minds) -> None:
    all_.colony.remove(all_.colony.things["logs"])


def dead(all_: Minds) -> None:
    all_.colony.pawns["ann"].died = TICK


def fewer(all_: Minds) -> None:
    all_.colony.things["logs"].count = 9  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("happens", "choice", "why"),
    [
        (gone, "accept:o3", "accept:o3: no such goods on the ground"),
        (gone, "counter:o3:haul:logs:3", "counter:o3:haul:logs:3: no such goods on the ground"),
        (fewer, "counter:o3:haul:logs:3", "counter:o3:haul:logs:3: there is work for 2 trips now, not for 3"),
        (dead, "refuse:o3", "refuse:o3: who chose it is dead"),
    ],
)
def test_the_world_may_have_moved_on_when_an_answer_is_executed(happens: Any, choice: str, why: str) -> None:
    """The reply's JSON schema is built for that very menu (its ids are enums); the reply is validated again at run
    time, and again when it is executed (the world may have moved on).
    """
    all_ = minds()
    asked = all_.decision("ann")
    happens(all_)
    found = verdict(
        asked.request("a"),
        asked.menu,
        {CHOICE: choice, "says": ""},
        lambda chosen: impossible(all_.colony, "ann", chosen),
    )
    assert found == Failure("execution", why)


def test_the_dead_are_asked_no_question() -> None:
    all_ = minds()
    option = all_.decision(CORE).menu.option("ask:cat")
    assert impossible(all_.colony, CORE, Chosen(option, {"says": "well?"})) is None
    all_.colony.pawns["cat"].died = TICK
    assert impossible(all_.colony, CORE, Chosen(option, {"says": "well?"})) == "no such pawn alive"


def test_a_no_needs_no_work_and_a_counter_only_as_much_as_it_names() -> None:
    """Counterproposal actions have additional execution-time checks."""
    all_ = minds()
    asked = all_.decision("ann")
    fewer(all_)
    for choice in ("accept:o3", "counter:o3:haul:logs:1"):
        assert impossible(all_.colony, "ann", Chosen(asked.menu.option(choice), {})) is None
    gone(all_)
    for choice in ("refuse:o3", "not_now:o3", "withdraw:a1", "tell"):
        assert impossible(all_.colony, "ann", Chosen(asked.menu.option(choice), {})) is None


def test_a_proposal_is_looked_at_again_when_it_is_executed() -> None:
    all_ = minds()
    option = all_.decision(CORE).menu.option("propose:haul:logs")
    all_.colony.pawns["cat"].died = TICK
    assert impossible(all_.colony, CORE, Chosen(option, {"pawn": "cat", "trips": 1})) == "no such pawn alive"
    fewer(all_)
    why = impossible(all_.colony, CORE, Chosen(option, {"pawn": "ann", "trips": 3}))
    assert why == "there is work for 2 trips now, not for 3"


def test_notes_are_of_experiences_that_are_still_known() -> None:
    all_ = minds()
    menu = reflection(all_).menu
    new = Chosen(menu.option("add_note"), {"note": "x", "cites": ["e1"]})
    revised = Chosen(menu.option("revise_note:n1"), {"note": "x", "cites": ["e1"]})
    assert impossible(all_.colony, "ann", new) is None
    person = all_.colony.pawns["ann"]
    person.memories, person.history = {}, []
    assert impossible(all_.colony, "ann", new) == "e1 is not remembered any more"
    person.outlook = ()
    assert impossible(all_.colony, "ann", revised) == "there is no such note any more"
    person.outlook = tuple(Note(f"n{number}", 1, "x", ("e1",)) for number in range(MOST_NOTES))
    assert impossible(all_.colony, "ann", new) == "the outlook is full"


def test_diagnostics_are_bounded_and_on_one_line() -> None:
    asked = Decision(minds().decision("ann").perspective, Menu((Option("tell", "", "x"),)))
    found = verdict(asked.request("a"), asked.menu, {CHOICE: "tell"}, lambda chosen: "long\n" * 5_000)
    assert isinstance(found, Failure)
    assert found.stage == "execution"
    assert len(found.diagnostic) < 1_000
    assert "\n" not in found.diagnostic
