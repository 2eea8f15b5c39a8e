"""A person as a mind: the same menu, no deadline, a refusal explained."""

from __future__ import annotations

import asyncio

import pytest

from engine.minds.asking import ask
from engine.minds.human import HumanMind
from engine.minds.protocol import MindRequest
from helpers.questions import GOOD, ledger_in_memory, question


def test_a_person_is_asked_refused_and_heard() -> None:
    """A mind is anything with `decide(request) -> reply`."""

    async def run() -> None:
        mind = HumanMind()
        refusals: list[object] = []

        def asked(request: MindRequest) -> None:
            assert mind.waiting is request
            refusals.append(mind.submit("a1", {**GOOD, "choice": "eat"}))
            refusals.append(mind.submit("a0", GOOD))
            refusals.append(mind.submit("a1", GOOD))
            refusals.append(mind.submit("a1", GOOD))

        mind.asked = asked
        with ledger_in_memory() as ledger:
            reply = await ask(ledger, mind, question(deadline_s=1e-9), who="ada")
            assert ledger.get("a1").state == "answered"
        assert reply.value == GOOD
        stages = [getattr(refusal, "stage", None) for refusal in refusals]
        assert stages == ["menu", "execution", None, "execution"]
        assert mind.waiting is None

    asyncio.run(run())


def test_two_questions_are_put_one_after_the_other() -> None:
    async def run() -> None:
        mind = HumanMind()
        order: list[str] = []

        def asked(request: MindRequest) -> None:
            order.append(request.attempt)
            asyncio.get_running_loop().call_soon(mind.submit, request.attempt, GOOD)

        mind.asked = asked
        replies = await asyncio.gather(mind.decide(question("a1")), mind.decide(question("a2")))
        assert order == ["a1", "a2"]
        assert [reply.value for reply in replies] == [GOOD, GOOD]

    asyncio.run(run())


def test_a_question_that_is_taken_back_is_discarded_and_the_next_one_can_be_put() -> None:
    async def run() -> None:
        mind = HumanMind()
        with ledger_in_memory() as ledger:
            task = asyncio.create_task(ask(ledger, mind, question("a1"), who="ada"))
            await asyncio.sleep(0)
            assert mind.waiting is not None
            task.cancel("the offer ran out")
            with pytest.raises(asyncio.CancelledError):
                await task
            assert ledger.get("a1").discarded == "the offer ran out"
        assert mind.waiting is None
        refusal = mind.submit("a1", GOOD)
        assert refusal is not None
        mind.asked = lambda request: asyncio.get_running_loop().call_soon(mind.submit, request.attempt, GOOD)
        assert (await mind.decide(question("a2"))).value == GOOD

    asyncio.run(run())
