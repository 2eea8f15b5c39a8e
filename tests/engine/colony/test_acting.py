"""What answers do: words become messages, questions are answered once, topics and moves go together or not at all."""

from __future__ import annotations

from typing import Any

from engine.colony.perspective import Message
from helpers.colony_runs import Held, Scene, drive, falls, play, repeats, table, turns

ASKING = turns({"choose": "ask:ann", "says": "are you well?"})


def said(scene: Scene) -> list[Message]:
    """Every message, in order."""
    return [message for news in scene.record.ticks for message in news.messages]


def spoken(message: Message) -> tuple[int, str, str, str, str]:
    """A message without its id."""
    return message.tick, message.sender, message.to, message.kind, message.text


def test_a_question_of_the_core_reaches_one_pawn_which_answers_it_once() -> None:
    scene = Scene({"seats": {"core": ASKING, "ann": table("answer:*", "answer:*", says="yes")}})
    play(scene, 90)
    assert [spoken(each) for each in said(scene)] == [
        (1, "core", "ann", "question", "are you well?"),
        (2, "ann", "core", "answer", "yes"),
    ]
    assert scene.world.questions == {}
    assert len(scene.of("ann")) == 1
    assert scene.of("core", "planning")[1].context["tick"] == 16, "the answer woke the core, after its cooldown"
    repeats(scene.scenario, scene.record.ticks)


def test_a_question_is_open_for_as_long_as_an_offer_lives_and_then_no_answer_counts() -> None:
    ann = Held()
    scene = Scene({"seats": {"core": ASKING, "ann": ann}}, rules={"offers": {"offerTicks": 10}})

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(9)
            assert list(scene.world.questions) == ["ann"]
            await run.advance(5)
            assert scene.world.questions == {}
            await ann.answer("answer:m1", says="yes")
            await run.advance(1)

    drive(going)
    assert scene.arrivals[-1].why == "answer:m1: the question is no longer open"
    assert [each.kind for each in said(scene)] == ["question"]


def test_a_question_to_one_who_dies_is_open_no_more() -> None:
    scene = Scene({"seats": {"core": ASKING, "ann": Held()}}, events=[falls(5, harm=1.0)])

    async def going() -> None:
        async with scene.run() as run:
            await run.advance(5)

    drive(going)
    assert scene.world.questions == {}


def test_words_that_come_with_an_answer_go_to_the_core_as_what_they_are() -> None:
    core = table("propose:haul:logs", pawn="ann", trips=2)
    ann = table("counter:*", says="one trip is enough")
    seats = {"core": core, "ann": ann, "bob": table("tell", says="I hurt")}
    scene = Scene({"seats": seats}, events=[falls(9, "bob", 0.1)])
    play(scene, 40)
    assert [spoken(each) for each in said(scene)] == [
        (2, "ann", "core", "counter", "one trip is enough"),
        (10, "bob", "core", "message", "I hurt"),
    ]


def test_who_says_nothing_sends_nothing() -> None:
    core = table("propose:haul:logs", pawn="ann", trips=2)
    scene = Scene({"seats": {"core": core, "ann": table("accept:*", says="")}})
    play(scene, 5)
    assert said(scene) == []
    assert scene.notices[:3] == ["offered", "accepted", "agreed"]


def topic(name: str, status: str, text: str, *sources: str) -> dict[str, Any]:
    """A move with a topic."""
    return {"id": name, "status": status, "text": text, "sources": list(sources)}


def test_a_topic_that_the_receipts_do_not_close_fails_and_the_move_beside_it_is_not_made() -> None:
    """Resolved needs completed linked work; prose can't close a topic that the receipts don't
    close.

    `concord: its prose can't close a topic that the receipts don't close`.
    """
    opens = {"choose": "wait", "topic": topic("new", "open", "wood is wanted", "opportunity:haul:logs")}
    forged = {"choose": "propose:haul:logs", "pawn": "ann", "trips": 1, "topic": topic("p1", "resolved", "done")}
    seats = {"core": turns(opens, forged), "bob": table("tell", says="is there wood?")}
    scene = Scene({"seats": seats}, events=[falls(9, "bob", 0.1)])
    play(scene, 40)
    opened, closed = scene.of("core", "planning")
    assert opened.state == "answered"
    assert (closed.state, closed.failure is None) == ("failed", False)
    assert closed.failure is not None
    assert closed.failure.stage == "execution"
    assert closed.failure.diagnostic == "propose:haul:logs: p1 is not resolved: no work is linked to it"
    assert scene.notices == []
    assert [(each.id, each.status) for each in scene.world.planner.topics] == [("p1", "open")]
    repeats(scene.scenario, scene.record.ticks)


def test_finished_work_closes_its_topic() -> None:
    opens = {
        "choose": "propose:haul:logs",
        "pawn": "ann",
        "trips": 1,
        "topic": topic("new", "open", "wood is wanted", "opportunity:haul:logs"),
    }
    closes = {"choose": "wait", "topic": topic("p1", "resolved", "the wood is in")}
    scene = Scene({"seats": {"core": turns(opens, closes), "ann": table("accept:*", says="")}})
    play(scene, 120)
    assert "finished" in scene.notices
    assert [(each.id, each.status) for each in scene.world.planner.topics] == [("p1", "resolved")]


def test_reflection_adds_a_note_that_cites_what_was_experienced_and_an_unknown_source_is_refused() -> None:
    rules = {"attention": {"reflections": 24, "window": 1440}}
    note = {"choose": "add_note", "note": "mind the rocks", "cites": ["e1"]}
    ann = turns(note, {"choose": "add_note", "note": "I fly", "cites": ["e77"]})
    scene = Scene({"seats": {"ann": ann}}, rules=rules, events=[falls(5, harm=0.1), falls(90, harm=0.1)])
    play(scene, 200)
    first, second = scene.of("ann", "reflection")[:2]
    assert (first.state, second.state) == ("answered", "failed")
    assert second.failure is not None
    assert second.failure.stage == "menu"
    (kept,) = scene.world.colony.pawns["ann"].outlook
    assert (kept.text, kept.cites) == ("mind the rocks", ("e1",))
    repeats(scene.scenario, scene.record.ticks)
