"""Answers that come too late, from the dead, or name what is not there: each a row with its stage, none with an effect.

`colony: the answer is judged against the world of the moment at which it arrives`.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

import pytest

from engine.colony.seats import seated
from engine.minds.ledger import Attempt
from engine.minds.protocol import MindReply, MindRequest
from engine.minds.scripted import ScriptedMind, reply_with
from helpers.colony_runs import Held, Scene, drive, falls, play, repeats, table
from helpers.model_server import Connection, ModelServer, Seen, says, silent

PROPOSES = table("propose:haul:logs", pawn="ann", trips=2)
SHORT = {"offers": {"offerTicks": 20}}


def failed(row: Attempt) -> tuple[str, str]:
    """The stage of a failed attempt, and why."""
    assert (row.state, row.failure is None) == ("failed", False)
    assert row.failure is not None
    return row.failure.stage, row.failure.diagnostic


def without_effect(scene: Scene) -> None:
    """Nothing was agreed on, nobody works, and the run is repeated by its answers."""
    assert scene.world.talks.ledger == {}
    assert scene.world.colony.receipts == {}
    assert all(pawn.job is None or not pawn.job.action for pawn in scene.world.colony.pawns.values())
    assert not scene.world.thoughts
    repeats(scene.scenario, scene.record.ticks)


def late(scene: Scene, ann: Held, ticks: int, choice: str, **more: Any) -> Attempt:
    """Ann answers so many ticks after she was asked: her row."""

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(2)
            await ann.asked()
            await run.advance(ticks)
            await ann.answer(choice, **more)
            await run.advance(1)

    drive(going)
    (row,) = scene.of("ann")
    return row


def test_an_answer_that_arrives_after_its_offer_expired_fails_at_its_execution() -> None:
    """Play is continuous: the simulation runs on while a mind thinks (a badge over its head), and the answer is judged
    against the world of the moment at which it arrives.
    """
    ann = Held()
    scene = Scene({"seats": {"core": PROPOSES, "ann": ann}}, rules=SHORT)
    row = late(scene, ann, 30, "accept:o1")
    assert failed(row) == ("execution", "accept:o1: stale handle (o1: expired)")
    assert row.value == {"choice": "accept:o1", "says": ""}
    assert scene.notices == ["offered", "expired"]
    assert [each.reason for each in scene.record.ticks[-1].rejections] == ["stale handle"]
    without_effect(scene)


def test_an_answer_in_time_to_the_same_offer_counts() -> None:
    ann = Held()
    scene = Scene({"seats": {"core": PROPOSES, "ann": ann}}, rules=SHORT)
    assert late(scene, ann, 15, "accept:o1").state == "answered"
    assert scene.notices == ["offered", "accepted", "agreed"]


def test_a_colonist_that_dies_while_it_thinks_decides_nothing() -> None:
    ann = Held()
    scene = Scene({"seats": {"core": PROPOSES, "ann": ann}}, events=[falls(6, harm=1.0)])
    row = late(scene, ann, 10, "accept:o1")
    assert scene.world.colony.pawns["ann"].died == 6
    assert failed(row) == ("execution", "accept:o1: who chose it is dead")
    assert scene.notices == ["offered", "withdrawn"]
    without_effect(scene)


def test_words_of_the_dead_reach_nobody() -> None:
    ann = Held()
    scene = Scene({"seats": {"core": PROPOSES, "ann": ann}}, events=[falls(6, harm=1.0)])
    assert failed(late(scene, ann, 10, "tell", says="help"))[0] == "execution"
    assert scene.world.messages == {}


@pytest.mark.parametrize(
    ("choice", "more", "stage"),
    [
        ("accept:o9", {"says": ""}, "menu"),
        ("dance", {"says": ""}, "menu"),
        ("propose:haul:logs", {"pawn": "cat", "trips": 2}, "schema"),
        ("accept:o1", {"says": "", "actor": "bob"}, "schema"),
        ("accept:o1", {"says": 7}, "schema"),
    ],
)
def test_an_answer_that_names_what_was_not_offered_or_has_another_shape_does_nothing(
    choice: str, more: dict[str, Any], stage: str
) -> None:
    ann = Held()
    scene = Scene({"seats": {"core": PROPOSES, "ann": ann}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(2)
            await ann.asked()
            await ann.reply(MindReply(value={"choice": choice, **more}))
            await run.advance(1)

    drive(going)
    (row,) = scene.of("ann")
    assert failed(row)[0] == stage
    assert scene.notices == ["offered"]
    without_effect(scene)


@pytest.mark.parametrize(
    ("more", "named"), [({"pawn": "cat", "trips": 1}, "pawn"), ({"pawn": "ann", "trips": 9}, "trips")]
)
def test_a_core_that_names_a_colonist_or_terms_that_do_not_exist_offers_nothing(
    more: dict[str, Any], named: str
) -> None:
    scene = Scene({"seats": {"core": table("propose:haul:logs", **more)}})
    play(scene, 3)
    (row,) = scene.of("core", "planning")
    stage, why = failed(row)
    assert stage in ("menu", "schema")
    assert named in why
    assert scene.notices == []
    without_effect(scene)


def test_an_offer_of_work_that_is_gone_when_the_answer_comes_is_not_made() -> None:
    core = Held()
    scene = Scene({"seats": {"core": core}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(1)
            await core.asked()
            scene.world.colony.remove(scene.world.colony.things["logs"])
            await core.answer("propose:haul:logs", pawn="ann", trips=2)
            await run.advance(1)

    drive(going)
    (row,) = scene.of("core", "planning")
    assert failed(row) == ("execution", "propose:haul:logs: no such goods on the ground")
    assert scene.notices == []


def test_a_failed_thought_is_not_begun_again_and_the_next_one_waits_for_the_cooldown() -> None:
    core = table("propose:haul:logs", "propose:produce:fire", pawn="ann", trips=1)
    ann = table("accept:o9")
    ann["otherwise"] = ["keep_notes"]  # nothing of it is on her menu: her policy breaks
    rules = {"planner": {"cooldown": 5}, "attention": {"cooldown": 30}}
    far = [{"id": "ann", "name": "Ann", "at": [1, 1]}, {"id": "bob", "name": "Bob", "at": [11, 7]}]
    seats = {"core": core, "ann": ann, "bob": table("tell", says="hello")}
    scene = Scene({"seats": seats}, rules=rules, events=[falls(3, who="bob", harm=0.05)], pawns=far)
    play(scene, 60)
    offers = [each.made for each in scene.world.talks.offers.values()]
    thoughts = [row.context["tick"] for row in scene.of("ann")]
    assert offers[0] == 1
    assert offers[1] < 30
    assert thoughts == [2, 32]
    assert [failed(row)[0] for row in scene.of("ann")] == ["transport", "transport"]


def test_a_mind_that_raises_has_failed_and_the_run_goes_on() -> None:
    def broken(request: MindRequest) -> Mapping[str, Any]:
        raise ZeroDivisionError("no trips")

    scene = Scene({"seats": {"core": PROPOSES, "ann": ScriptedMind("broken", broken)}})
    play(scene, 20)
    (row,) = scene.of("ann")
    assert failed(row) == ("transport", "broken broke: ZeroDivisionError: no trips")
    assert scene.world.tick == 20
    without_effect(scene)


# Over HTTP ------------------------------------------------------------------------------------------------------------


def yes(told: dict[str, Any]) -> dict[str, Any]:
    """Agrees to whatever is on offer, else goes on as before."""
    accept = [each["id"] for each in told["menu"] if each["id"].startswith("accept")]
    return {"choice": accept[0], "says": "yes"} if accept else {"choice": "carry_on", "says": None}


def test_a_model_is_asked_over_http_while_the_world_goes_on_and_the_run_is_repeated_without_it() -> None:
    with ModelServer(says(yes)) as server:
        scene = Scene({"seats": {"core": PROPOSES, "ann": f"openai:m@{server.url}/v1"}})

        async def going() -> None:
            async with scene.run() as run:
                await run.play(1000.0, until=200)

        drive(going)
        assert server.calls == len(scene.of("ann"))
    assert scene.notices[:4] == ["offered", "accepted", "agreed", "started"]
    assert "finished" in scene.notices
    first = next(each for each in scene.arrivals if each.mind == "ann")
    assert first.tick > 2
    repeats(scene.scenario, scene.record.ticks)


def test_a_model_that_is_slow_for_longer_than_the_offer_lives_moves_nothing() -> None:
    expired = threading.Event()

    def slow(connection: Connection, seen: Seen) -> None:
        expired.wait(30)
        says(yes)(connection, seen)

    with ModelServer(slow) as server:
        scene = Scene({"seats": {"core": PROPOSES, "ann": f"openai:m@{server.url}/v1"}}, rules=SHORT)

        async def going() -> None:
            async with scene.run() as run:
                await run.advance(40)
                expired.set()
                run.pause = True
                await run.advance(1)

        drive(going)
        assert server.calls == 1
    (row,) = scene.of("ann")
    assert failed(row) == ("execution", "accept:o1: stale handle (o1: expired)")
    without_effect(scene)


def test_a_model_that_never_answers_fails_at_its_deadline_and_the_colonist_thinks_on_of_other_things() -> None:
    with ModelServer(silent) as server:
        minds = {"seats": {"core": PROPOSES, "ann": f"openai:m@{server.url}/v1"}, "deadline": 0.05}
        scene = Scene(minds, events=[falls(200)])

        async def going() -> None:
            async with scene.run(pause=True) as run:
                await run.advance(2)
                run.seat("ann", seated("ann", table("carry_on")))
                await run.advance(199)

        drive(going)
        assert server.calls == 1
    late_one, fresh = scene.of("ann")
    assert failed(late_one) == ("transport", "no whole reply within 0.05 s")
    assert (fresh.state, fresh.context["tick"]) == ("answered", 201)
    without_effect(scene)


def test_a_reply_that_fits_no_branch_of_the_menu_is_kept_with_its_value_nowhere() -> None:
    def other(told: dict[str, Any]) -> dict[str, Any]:
        return {**yes(told), "trips": 3}

    with ModelServer(says(other)) as server:
        scene = Scene({"seats": {"core": PROPOSES, "ann": f"openai:m@{server.url}/v1"}})
        play(scene, 3, pause=True)
    (row,) = scene.of("ann")
    assert failed(row)[0] == "schema"
    assert row.value is None
    without_effect(scene)


def test_what_a_scripted_mind_says_is_checked_like_a_models() -> None:
    def unknown(request: MindRequest) -> Mapping[str, Any]:
        return {**reply_with(request, request.ids[0], {}), "choice": "accept:o99"}

    scene = Scene({"seats": {"core": PROPOSES, "ann": ScriptedMind("wild", unknown)}})
    play(scene, 3)
    (row,) = scene.of("ann")
    assert failed(row)[0] == "menu"
    without_effect(scene)
