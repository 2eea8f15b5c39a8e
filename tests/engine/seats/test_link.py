"""The host's end of a worker, driven by a scripted transport: no process, every order of events."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from engine.seats import frames
from engine.seats.bot_seat import BotSeat, Deadlines
from engine.seats.limits import MAX_FRAME
from engine.seats.link import LONG_BODY, LinkBroken, WorkerLink
from engine.seats.protocol import ORDERS, Answer, Refusal
from helpers.bots import HELPER, call, data_bot, run
from helpers.scripted_worker import Play, Reaction, ScriptedLink, ScriptedWorker, good, silent_once_loaded

NEVER = Deadlines(start=0.02, init=0.02, call=0.02)


async def one_call(react: Reaction, limits: Deadlines | None = None) -> Answer:
    """The answer of a seat whose worker loads well and reacts like this to its first call."""

    def then(worker: ScriptedWorker, message: dict[str, Any]) -> None:
        (good if "init" in message else react)(worker, message)

    play = Play(then)
    seat = play.seat(limits)
    assert await seat.open() is None
    answer = await seat.ask(call())
    assert play.worker.closed is answer.gone
    if answer.gone:
        assert await seat.ask(call()) == Answer(gone=True)
    await seat.close()
    assert play.worker.closed
    return answer


def test_the_worker_is_told_what_to_load_and_what_is_asked() -> None:
    async def scenario() -> None:
        play = Play(good)
        seat = play.seat()
        assert await seat.open() is None
        answer = await seat.ask(call("builds", '{"year": 3}'))
        assert (answer.payload, answer.reason, answer.gone) == ([], None, False)
        assert answer.elapsed_ms > 0
        init, asked = play.worker.sent
        assert init == {
            "id": 0,
            "init": {
                "file": str(data_bot("fine").path),
                "language": "python",
                "helper": HELPER,
                "board": None,
                "seed": 7,
                "log": None,
                "contract": ORDERS.to_json(),
            },
        }
        assert asked == {"id": 1, "call": "builds", "state": {"year": 3}}
        await seat.close()

    run(scenario())


@pytest.mark.parametrize("fault", ["exception", "missing", "uncloneable", "forbidden"])
def test_a_fault_that_the_worker_reports_leaves_it_alive(fault: str) -> None:
    answer = run(one_call(lambda worker, m: worker.reply({"id": m["id"], "fault": fault, "detail": "why"})))
    assert (answer.reason, answer.gone, answer.detail) == (fault, False, "why")


REACTIONS: dict[str, tuple[Reaction, str]] = {
    "no answer": (lambda worker, m: None, "timeout"),
    "half an answer": (lambda worker, m: worker.raw(frames.encode({"id": m["id"], "value": []})[:-1]), "timeout"),
    "its end": (lambda worker, m: worker.exit(), "crash"),
    "its pipe's end": (lambda worker, m: worker.link.pipe_connection_lost(1, None), "crash"),
    "the end of the pipe it reads": (lambda worker, m: worker.link.pipe_connection_lost(0, BrokenPipeError()), "crash"),
    "rubbish": (lambda worker, m: worker.raw(b"\0\0\0\2hi"), "crash"),
    "another's number": (lambda worker, m: worker.reply({"id": m["id"] + 1, "value": []}), "crash"),
    "a number that is True": (lambda worker, m: worker.reply({"id": True, "value": []}), "crash"),
    "neither value nor fault": (lambda worker, m: worker.reply({"id": m["id"]}), "crash"),
    "a fault that there is not": (lambda worker, m: worker.reply({"id": m["id"], "fault": "timeout"}), "crash"),
    "a fault that is no text": (lambda worker, m: worker.reply({"id": m["id"], "fault": [1]}), "crash"),
    "a lone surrogate in a frame of the bot's own": (
        lambda worker, m: worker.raw(frames.pack(b'{"id":1,"value":"\\ud800"}')),
        "crash",
    ),
    "too long a frame": (lambda worker, m: worker.raw(b"\xff\xff\xff\xff"), "oversize"),
}


@pytest.mark.parametrize("name", REACTIONS)
def test_what_is_no_answer_loses_the_worker(name: str) -> None:
    react, reason = REACTIONS[name]
    answer = run(one_call(react, Deadlines(call=0.02) if reason == "timeout" else None))
    assert (answer.reason, answer.gone, answer.payload) == (reason, True, None)


def test_an_answer_in_pieces_is_one_answer() -> None:
    def react(worker: ScriptedWorker, message: dict[str, Any]) -> None:
        for byte in frames.encode({"id": message["id"], "value": ["whole"]}):
            worker.raw(bytes([byte]))

    assert run(one_call(react)).payload == ["whole"]


def test_the_loop_is_free_while_a_long_answer_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's megabytes must not cost another seat its deadline (`bot-api: Calls run in parallel`)."""
    free = threading.Event()
    decode = frames.decode

    def reading(body: bytes) -> dict[str, Any]:
        assert len(body) < LONG_BODY or free.wait(10), "the loop was held up"
        return decode(body)

    async def scenario() -> None:
        monkeypatch.setattr(frames, "decode", reading)
        play = Play(lambda worker, m: worker.reply({"id": m["id"], "value": [0] * LONG_BODY if m["id"] else None}))
        seat = play.seat(Deadlines(call=20))
        assert await seat.open() is None
        asking = asyncio.create_task(seat.ask(call()))
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(free.set)
        assert len((await asking).payload) == LONG_BODY
        await seat.close()

    run(scenario())


def test_a_state_longer_than_an_answer_may_be_is_sent() -> None:
    async def scenario() -> None:
        play = Play(good)
        seat = play.seat()
        assert await seat.open() is None
        sent: list[bytes] = []
        play.worker.write = sent.append  # type: ignore[method-assign]
        asking = asyncio.create_task(seat.ask(call(text=json.dumps("x" * MAX_FRAME))))
        await asyncio.sleep(0)
        assert len(sent[0]) > MAX_FRAME
        play.worker.reply({"id": 1, "value": []})
        assert (await asking).payload == []
        await seat.close()

    run(scenario())


def test_an_answer_too_many_is_found_out_at_the_next_call() -> None:
    async def scenario() -> None:
        def react(worker: ScriptedWorker, message: dict[str, Any]) -> None:
            good(worker, message)
            if message["id"] == 1:
                worker.reply({"id": 1, "value": "once more"})

        seat = Play(react).seat()
        assert await seat.open() is None
        assert (await seat.ask(call())).payload == []
        answer = await seat.ask(call())
        assert (answer.reason, answer.gone) == ("crash", True)
        await seat.close()

    run(scenario())


def test_a_flood_of_frames_breaks_the_link_and_is_not_kept() -> None:
    async def scenario() -> None:
        link = ScriptedLink()
        worker = ScriptedWorker(link, good)
        for _ in range(3):
            worker.reply({"id": 0, "up": True})
        await link.wait()
        assert (await link.take(0)).message["up"] is True
        with pytest.raises(LinkBroken, match="more frames"):
            await link.wait()

    run(scenario())


def test_a_worker_that_ends_between_two_calls_is_a_crash_of_the_next() -> None:
    async def scenario() -> None:
        play = Play(good)
        seat = play.seat()
        assert await seat.open() is None
        assert (await seat.ask(call())).payload == []
        play.worker.exit()
        answer = await seat.ask(call())
        assert (answer.reason, answer.gone) == ("crash", True)
        await seat.close()

    run(scenario())


LOADING: dict[str, tuple[Reaction, str]] = {
    "no word": (lambda worker, m: None, "init-timeout"),
    "its end": (lambda worker, m: worker.exit(), "crash"),
    "a load error": (lambda worker, m: worker.reply({"id": 0, "fault": "load-error", "detail": "why"}), "load-error"),
    "a forbidden act": (lambda worker, m: worker.reply({"id": 0, "fault": "forbidden", "detail": "why"}), "forbidden"),
    "a fault of calls": (lambda worker, m: worker.reply({"id": 0, "fault": "missing", "detail": "why"}), "crash"),
}


@pytest.mark.parametrize("name", LOADING)
def test_what_goes_wrong_while_loading_loses_the_worker(name: str) -> None:
    react, reason = LOADING[name]

    async def scenario() -> None:
        play = Play(react)
        seat = play.seat(Deadlines(init=0.02) if reason == "init-timeout" else None)
        answer = await seat.open()
        assert answer is not None
        assert (answer.reason, answer.gone) == (reason, True)
        assert play.worker.closed
        assert await seat.ask(call()) == Answer(gone=True)
        await seat.close()

    run(scenario())


def test_a_worker_that_never_comes_up_is_a_crash() -> None:
    async def scenario() -> None:
        seat = Play(good, up=False).seat(NEVER)
        answer = await seat.open()
        assert answer is not None
        assert (answer.reason, answer.gone) == ("crash", True)
        await seat.close()

    run(scenario())


def test_a_worker_that_cannot_be_started_is_a_crash() -> None:
    async def start(folder: Path) -> WorkerLink:
        raise FileNotFoundError("no such interpreter")

    async def scenario() -> None:
        seat = BotSeat(data_bot("fine"), 0, HELPER, start=start)
        answer = await seat.open()
        assert answer is not None
        assert (answer.reason, answer.gone) == ("crash", True)
        assert "no such interpreter" in answer.detail
        await seat.close()

    run(scenario())


def test_nothing_returned_is_invalid_without_a_check() -> None:
    async def scenario() -> None:
        def react(worker: ScriptedWorker, message: dict[str, Any]) -> None:
            worker.reply({"id": message["id"], "value": None})

        seat = Play(react).seat()
        assert await seat.open() is None
        answer = await seat.ask(call(check=lambda payload: pytest.fail("nothing is not checked")))
        assert (answer.reason, answer.gone) == ("invalid", False)
        await seat.close()

    run(scenario())


def test_a_refused_payload_does_not_get_out() -> None:
    async def scenario() -> None:
        seat = Play(good).seat()
        assert await seat.open() is None
        answer = await seat.ask(call(check=lambda payload: Refusal("orders", "no")))
        assert (answer.reason, answer.payload, answer.gone) == ("invalid", None, False)
        await seat.close()

    run(scenario())


def test_a_call_that_is_cancelled_ends_the_worker_so_that_no_late_answer_is_taken_for_another() -> None:
    async def scenario() -> None:
        play = Play(silent_once_loaded)
        seat = play.seat()
        assert await seat.open() is None
        task = asyncio.create_task(seat.ask(call()))
        while len(play.worker.sent) < 2:
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()
        assert await seat.ask(call()) == Answer(gone=True)
        await seat.close()
        assert play.worker.closed

    run(scenario())
