"""What a person in a seat is shown of the day is what that mind knows, and which of its moves have come to nothing."""

from __future__ import annotations

import json
from dataclasses import asdict

from engine.colony import proposals
from engine.colony.handles import retire
from engine.colony.thinking import decision_of, known_to_core, perspective_of
from engine.colony.threads import CORE
from engine.colony.viewing.seated import seat_lens, seat_state
from engine.colony.world import Thought, World
from helpers.colony_minds import Minds, minds


def thinks(world: World, mind: str) -> World:
    """A world in which that mind is asked what it would be asked now."""
    decision = decision_of(world, mind)
    known = known_to_core(world) if mind == CORE else None
    aim = "planning" if mind == CORE else "deliberation"
    world.thoughts["1-1"] = Thought("1-1", mind, aim, world.tick, (), decision.menu, known)
    return world


def answered(scene: Minds, choice: str) -> Minds:
    """Ann has answered the offer of the logs."""
    handle = next(each for each in scene.talks.handles.values() if each.use == "answer" and each.state == "open")
    proposals.answer(scene.talks, {"actor": "ann", "handle": handle.id, "choice": choice})
    return scene


def test_a_colonist_is_shown_its_body_its_offers_and_what_befell_it_as_its_perspective_has_them() -> None:
    world = minds().world()
    state, known = seat_state(world, "ann"), perspective_of(world, "ann")
    assert state.own == known.self
    assert dict(state.needs) == {each.need: each.value for each in known.needs}
    assert dict(state.open_until) == {each.id: each.expires for each in known.offers}
    told = {each.text for each in (*known.history, *known.messages)}
    assert {each.text for each in state.lately} == told
    assert "secret" not in json.dumps(asdict(state), default=str)


def test_the_core_is_shown_its_messages_receipts_offers_and_turns() -> None:
    world = minds().world()
    world.planner.spent = 3
    state = seat_state(world, CORE)
    assert [each.text for each in state.lately if each.kind == "message"] == ["the fire is low"]
    assert {each.who for each in state.lately if each.kind == "receipt"} == {"ann", "ben"}
    assert dict(state.open_until).keys() == {"o3"}
    assert state.turns_left == world.scenario.rules.planner.budget - 3
    assert (state.own, state.needs) == (None, ())


def test_moves_on_an_offer_that_has_ended_are_marked_and_no_others() -> None:
    world = thinks(minds().world(), "ann")
    assert seat_state(world, "ann").stale == ()
    retire(world.talks, "answer", "o3", "expired")
    stale = dict(seat_state(world, "ann").stale)
    assert stale["accept:o3"] == stale["refuse:o3"] == "expired"
    assert not stale.keys() & {"carry_on", "tell", "withdraw:a1", "answer:m1"}


def test_a_question_that_lapsed_and_a_counter_that_is_gone_are_marked() -> None:
    world = thinks(minds().world(), "ann")
    world.questions.clear()
    assert dict(seat_state(world, "ann").stale) == {"answer:m1": "lapsed"}
    scene = answered(minds(), "counter:haul:logs:1")
    core = thinks(scene.world(), CORE)
    assert seat_state(core, CORE).stale == ()
    proposals.withdraw_offer(core.talks, "o3")
    assert dict(seat_state(core, CORE).stale) == {"adopt:o3": "withdrawn"}


def test_the_lens_of_a_seat_is_for_the_eyes_of_its_mind_alone() -> None:
    assert seat_lens("ann").known_to == "ann"
    assert seat_lens("ann").key != seat_lens("ben").key
