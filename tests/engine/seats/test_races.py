"""What may happen to a worker in the same moment as something else: each has one outcome, and no other seat pays."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from engine.seats import frames, launch
from engine.seats.bot_seat import Deadlines
from engine.seats.link import LONG_BODY
from engine.seats.protocol import Answer, Refusal
from helpers.bots import call, run
from helpers.scripted_worker import Play, Reaction, ScriptedLink, ScriptedWorker, good, silent_once_loaded


def once_loaded(react: Reaction) -> Play:
    """A worker that loads well and reacts like this to its calls."""
    return Play(lambda worker, message: (good if "init" in message else react)(worker, message))


async def answers(play: Play, count: int, limits: Deadlines | None = None) -> list[Answer]:
    """What a seat on this worker gives for so many calls."""
    seat = play.seat(limits)
    assert await seat.open() is None
    found = [await seat.ask(call()) for _ in range(count)]
    await seat.close()
    return found


def turns(loop: asyncio.AbstractEventLoop) -> bool:
    """Whether the loop turns while this waits: not if this was called from the loop itself."""
    turned = threading.Event()
    loop.call_soon_threadsafe(turned.set)
    return turned.wait(10)


def test_an_answer_before_its_question_is_no_answer() -> None:
    """Whoever answers the next call in advance speaks out of turn, as whoever answers one call twice."""

    def twice(worker: ScriptedWorker, message: dict[str, Any]) -> None:
        good(worker, message)
        worker.reply({"id": message["id"] + 1, "value": ["in advance"]})

    def react(worker: ScriptedWorker, message: dict[str, Any]) -> None:
        asyncio.get_running_loop().call_soon(twice, worker, message)

    first, second = run(answers(once_loaded(react), 2))
    assert first.payload == []
    assert (second.reason, second.gone, second.payload) == ("crash", True, None)


def test_a_worker_that_floods_its_pipe_between_two_calls_is_ended_at_once() -> None:
    """Else the host would read on, for as long as nobody asks."""

    async def scenario() -> None:
        play = once_loaded(good)
        seat = play.seat()
        assert await seat.open() is None
        assert (await seat.ask(call())).payload == []
        for _ in range(3):
            play.worker.reply({"id": 7, "value": "noise"})
        assert play.worker.ended
        assert (await seat.ask(call())).reason == "crash"
        await seat.close()

    run(scenario())


def test_whoever_waits_and_is_cancelled_as_the_frame_arrives_does_not_lose_it() -> None:
    async def scenario() -> None:
        link = ScriptedLink()
        worker = ScriptedWorker(link, good)
        waiting = asyncio.create_task(link.wait())
        await asyncio.sleep(0)
        worker.reply({"id": 1, "value": "there"})
        waiting.cancel()
        await asyncio.wait([waiting])
        assert waiting.cancelled()
        assert link.ready
        assert (await link.take(1)).message["value"] == "there"
        await link.end()

    run(scenario())


def test_an_answer_that_is_there_when_a_host_looks_late_is_taken() -> None:
    """A host that was held up finds the deadline passed and the answer beside it: the host was slow."""

    def react(worker: ScriptedWorker, message: dict[str, Any]) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(0.01, time.sleep, 0.2)
        loop.call_later(0.02, good, worker, message)

    first, second = run(answers(once_loaded(react), 2, Deadlines(call=0.1)))
    assert (first.payload, first.reason, first.gone) == ([], None, False)
    assert second.payload == [], "its worker lives on"


def test_the_loop_is_free_while_a_long_answer_is_checked() -> None:
    """Hundreds of thousands of orders take a second to be checked, in which other seats' deadlines run."""

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        long = [0] * LONG_BODY
        seat = once_loaded(lambda worker, m: worker.reply({"id": m["id"], "value": long})).seat(Deadlines(call=20))
        assert await seat.open() is None
        answer = await seat.ask(call(check=lambda _: None if turns(loop) else Refusal("orders", "held up")))
        assert answer.reason is None, answer.detail
        await seat.close()

    run(scenario())


def test_the_loop_is_free_while_the_folder_of_a_lost_worker_is_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may have filled it with files for as long as its call lasted."""
    turned = []

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        remove = launch.remove_folder

        def watched(folder: Path) -> None:
            turned.append(turns(loop))
            remove(folder)

        monkeypatch.setattr(launch, "remove_folder", watched)
        play = once_loaded(lambda worker, message: worker.exit())
        seat = play.seat()
        assert await seat.open() is None
        assert (await seat.ask(call())).reason == "crash"
        assert not play.folder.exists()
        await seat.close()

    run(scenario())
    assert turned == [True]


ENDS = {
    "process": ScriptedWorker.vanish,
    "the pipe that it reads": lambda worker: worker.link.pipe_connection_lost(0, BrokenPipeError()),
}


@pytest.mark.parametrize("end", ENDS)
def test_an_answer_that_a_worker_gave_before_its_end_counts_whichever_is_seen_first(end: str) -> None:
    """The system may tell of the end of a process before its last words have been read from the pipe."""

    def react(worker: ScriptedWorker, message: dict[str, Any]) -> None:
        ENDS[end](worker)
        asyncio.get_running_loop().call_soon(good, worker, message)

    first, second = run(answers(once_loaded(react), 2))
    assert (first.payload, first.reason, first.gone) == ([], None, False)
    assert (second.reason, second.gone) == ("crash", True)


def test_a_worker_that_dies_in_the_midst_of_a_frame_crashed() -> None:
    def react(worker: ScriptedWorker, message: dict[str, Any]) -> None:
        worker.raw(frames.encode({"id": message["id"], "value": []})[:-1])
        worker.exit()

    [answer] = run(answers(once_loaded(react), 1))
    assert (answer.reason, answer.gone) == ("crash", True)


def test_closing_a_seat_in_the_midst_of_a_call_gives_that_call_an_outcome() -> None:
    async def scenario() -> None:
        play = Play(silent_once_loaded)
        seat = play.seat()
        assert await seat.open() is None
        asking = asyncio.create_task(seat.ask(call()))
        while len(play.worker.sent) < 2:
            await asyncio.sleep(0)
        await seat.close()
        assert (await asking).gone
        assert await seat.ask(call()) == Answer(gone=True)

    run(scenario())


@pytest.mark.parametrize("pauses", range(6))
def test_a_seat_that_is_lost_and_closed_at_once_is_ended_once_and_its_folder_removed(pauses: int) -> None:
    async def scenario() -> None:
        play = once_loaded(lambda worker, message: worker.exit())
        seat = play.seat()
        assert await seat.open() is None
        folder = play.folder
        asking = asyncio.create_task(seat.ask(call()))
        for _ in range(pauses):
            await asyncio.sleep(0)
        await asyncio.gather(seat.close(), seat.close())
        assert (await asking).gone
        assert not folder.exists()
        assert play.worker.closed

    run(scenario())
