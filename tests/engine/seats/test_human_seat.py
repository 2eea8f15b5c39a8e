"""A person's seat: no deadline, and it goes on waiting after what is refused (`bot-api: Worker execution`)."""

from __future__ import annotations

import asyncio
from typing import Any

from engine.seats.human_seat import HumanSeat
from engine.seats.protocol import Answer, Refusal
from engine.seats.scripted import GoneSeat, ScriptedSeat
from helpers.bots import call, run


def only_lists(payload: Any) -> Refusal | None:
    return None if isinstance(payload, list) else Refusal("payload", "a list is wanted")


def test_it_waits_until_something_is_handed_in_that_is_taken() -> None:
    async def scenario() -> None:
        seat = HumanSeat("Lydia")
        assert await seat.open() is None
        task = asyncio.create_task(seat.ask(call(check=only_lists)))
        await asyncio.sleep(0)
        assert seat.waiting is not None
        for wrong in (None, {}, "list"):
            assert seat.submit(wrong) == Refusal("payload", "a list is wanted")
            await asyncio.sleep(0)
            assert not task.done()
        assert seat.submit(["fine"]) is None
        assert await task == Answer(payload=["fine"])
        assert seat.waiting is None
        await seat.close()

    run(scenario())


def test_nothing_can_be_handed_in_while_nothing_is_asked_nor_twice() -> None:
    async def scenario() -> None:
        seat = HumanSeat("Lydia")
        refusal = seat.submit([])
        assert refusal is not None
        assert refusal.what == "nothing is asked of Lydia now"
        task = asyncio.create_task(seat.ask(call()))
        await asyncio.sleep(0)
        assert seat.submit([1]) is None
        assert seat.submit([2]) is not None
        assert (await task).payload == [1]
        assert seat.submit([3]) is not None

    run(scenario())


def test_the_seat_says_that_it_is_asked_and_may_be_answered_on_the_spot() -> None:
    async def scenario() -> None:
        seat = HumanSeat("Lydia")
        asked: list[str] = []

        def answer(question: Any) -> None:
            asked.append(question.method)
            assert seat.submit([question.method]) is None

        seat.asked = answer
        assert (await seat.ask(call("builds"))).payload == ["builds"]
        assert asked == ["builds"]

    run(scenario())


def test_closing_ends_the_waiting() -> None:
    async def scenario() -> None:
        seat = HumanSeat("Lydia")
        task = asyncio.create_task(seat.ask(call()))
        await asyncio.sleep(0)
        await seat.close()
        await seat.close()
        await asyncio.wait([task])
        assert task.cancelled()
        assert seat.submit([]) is not None

    run(scenario())


def test_a_scripted_seat_answers_from_a_list_or_a_function_and_is_checked_like_a_bot() -> None:
    async def scenario() -> None:
        listed = ScriptedSeat([["one"], "two"])
        assert (await listed.ask(call(check=only_lists))).payload == ["one"]
        assert await listed.ask(call(check=only_lists)) == Answer(reason="invalid")
        assert await listed.ask(call()) == Answer(reason="invalid"), "the list is used up"

        async def later(question: Any) -> Any:
            await asyncio.sleep(0)
            return Answer(reason="crash", gone=True) if question.method == "builds" else [question.state["you"]]

        made = ScriptedSeat(later, opening=Answer(reason="missing"))
        assert await made.open() == Answer(reason="missing")
        assert (await made.ask(call())).payload == ["Lydia"]
        assert (await made.ask(call("builds"))).gone
        assert [question.method for question in made.calls] == ["orders", "builds"]
        await made.close()
        assert made.closed

    run(scenario())


def test_a_gone_seat_gives_the_default_without_a_reason() -> None:
    async def scenario() -> None:
        seat = GoneSeat()
        assert await seat.open() is None
        assert await seat.ask(call()) == Answer(gone=True)
        await seat.close()

    run(scenario())
