"""Matches of real bots in processes of their own: at once, reproducible, with faulty ones, nothing left behind."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
from pathlib import Path

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.events import FellBack, Finished, MatchEvent, PhaseEnded, SeatChanged
from engine.anatolia.record import GameRecord
from engine.anatolia.replay import verify
from engine.anatolia.resume import new_match
from engine.seats.bot_seat import BotSeat
from helpers.bots import FOLDER, lives, run, until, write_bot

pytestmark = pytest.mark.sampled(2)

POWERS = shipped_board().powers

MEETING = """
import os, time

def propose(state):
    meet(1)
    return []

def orders(state):
    meet(2)
    return []

def meet(number):
    mine = os.getcwd()
    open(f"here-{number}", "w").close()
    host = os.path.basename(mine).rsplit("-", 1)[0]
    while True:
        others = [name for name in os.listdir("..") if name.startswith(host)]
        if sum(os.path.exists(os.path.join("..", name, f"here-{number}")) for name in others) >= SIX:
            return
        time.sleep(0.002)
"""


def ours() -> list[Path]:
    """The workers' folders of this process."""
    return sorted(Path(tempfile.gettempdir()).glob(f"concord-bot-{os.getpid()}-*"))


def test_the_calls_of_six_bots_run_at_once(tmp_path: Path) -> None:
    """Each bot returns only when all six are in the same call: one after the other, they would all time out."""
    bot = write_bot(tmp_path, MEETING.replace("SIX", str(len(POWERS))), "meeting")
    fallbacks: list[tuple[str, str]] = []

    def observe(event: MatchEvent) -> None:
        if isinstance(event, FellBack):
            fallbacks.append((event.method, event.reason))

    async def scenario() -> None:
        ended = asyncio.Event()

        def watch(event: MatchEvent) -> None:
            observe(event)
            if isinstance(event, PhaseEnded) and event.ended == "orders":
                ended.set()

        match = new_match(dict.fromkeys(POWERS, str(bot.path)), max_years=1, observe=watch)
        task = asyncio.create_task(match.run())
        await ended.wait()
        await match.close()
        assert task.cancelled()

    run(scenario())
    assert fallbacks == [("answer", "missing")] * len(POWERS)


FAULTY = {
    "Phrygia": ("exits", "orders", "crash"),
    "Lydia": ("answers-50-mb", "orders", "oversize"),
    "Caria": ("syntax-error", "init", "load-error"),
    "Bithynia": ("talks-rubbish", "orders", "crash"),
    "Galatia": ("answers-a-set", "orders", "uncloneable"),
    "Cilicia": ("writes-a-file", "orders", "forbidden"),
}


def test_a_match_of_faulty_bots_ends_with_every_fault_told_and_every_default_played() -> None:
    events: list[MatchEvent] = []
    specs = {power: str(FOLDER / f"{bot}.py") for power, (bot, _, _) in FAULTY.items()}
    pids: set[int] = set()

    def watch(event: MatchEvent) -> None:
        events.append(event)
        pids.update(seat.pid for seat in match.seats.values() if isinstance(seat, BotSeat) and seat.pid)

    match = new_match(specs, max_years=1, observe=watch)
    result = run(match.run())
    assert result["reason"] == "years"
    assert set(result["centres"].values()) == {3}, "everybody held"
    told = [
        (e.season, e.power, e.method, e.reason) for e in events if isinstance(e, FellBack) and e.reason != "missing"
    ]
    for power, (_, method, reason) in FAULTY.items():
        mine = [entry for entry in told if entry[1] == power]
        lethal = reason not in ("uncloneable", "forbidden")
        seasons = ("Spring",) if lethal else ("Spring", "Autumn")
        assert mine == [(season, power, method, reason) for season in seasons]
    assert pids
    run(until(lambda: not any(map(lives, pids))))
    assert ours() == []


@pytest.mark.full
def test_a_match_is_the_same_again_with_its_seed_and_another_with_another() -> None:
    def record_of(seed: int) -> GameRecord:
        specs = dict(zip(POWERS, ["house.random", "house.diplomat"] * 3, strict=True))
        match = new_match(specs, seed=seed, max_years=2)
        run(match.run())
        assert match.record is not None
        assert verify(match.record) is None
        return match.record

    one, again, other = record_of(4), record_of(4), record_of(5)
    assert one.text() == again.text()
    assert one.phases != other.phases


def test_closing_a_running_match_leaves_no_process_and_no_folder(tmp_path: Path) -> None:
    async def scenario() -> None:
        thinking = asyncio.Event()

        def observe(event: MatchEvent) -> None:
            if isinstance(event, SeatChanged) and event.light.state == "fell-back":
                thinking.set()

        # One answers by failing, five loop: the match is in the midst of its first phase.
        loop = write_bot(tmp_path, "def propose(s):\n    while True: pass\ndef orders(s): return []\n", "loops")
        specs = dict.fromkeys(POWERS, str(loop.path)) | {"Lydia": str(FOLDER / "orders-only.py")}
        match = new_match(specs, observe=observe)
        task = asyncio.create_task(match.run())
        await thinking.wait()
        pids = [seat.pid for seat in match.seats.values() if isinstance(seat, BotSeat)]
        assert all(pid is not None and lives(pid) for pid in pids)
        async with asyncio.timeout(5):
            await match.close()
        assert task.cancelled()
        assert not any(lives(pid) for pid in pids if pid is not None)

    run(scenario())
    assert ours() == []


def test_the_workers_are_gone_before_the_result_is_told() -> None:
    alive: list[bool] = []

    async def scenario() -> None:
        pids: list[int] = []

        def observe(event: MatchEvent) -> None:
            if isinstance(event, SeatChanged) and not pids:
                pids.extend(seat.pid for seat in match.seats.values() if isinstance(seat, BotSeat) and seat.pid)
            if isinstance(event, Finished):
                alive.extend(lives(pid) for pid in pids)

        match = new_match(dict.fromkeys(POWERS, "house.hold"), max_years=1, observe=observe)
        await match.run()

    run(scenario())
    assert alive == [False] * len(POWERS)


@pytest.mark.full
@pytest.mark.parametrize("cancellations", [1, 2, 3])
@pytest.mark.parametrize("turns", [0, 1, 3, 8])
def test_a_match_that_is_cancelled_again_while_it_closes_leaves_no_pipe_and_no_process(
    cancellations: int, turns: int
) -> None:
    """A window may close a match twice, or in the moment in which it ends; warnings of the collector fail a test."""

    async def scenario() -> None:
        began = asyncio.Event()

        def watch(event: MatchEvent) -> None:
            if isinstance(event, SeatChanged):
                began.set()

        match = new_match(dict.fromkeys(POWERS, "house.hold"), observe=watch)
        playing = asyncio.create_task(match.run())
        await began.wait()
        pids = [seat.pid for seat in match.seats.values() if isinstance(seat, BotSeat)]
        for _ in range(cancellations):
            playing.cancel()
            for _ in range(turns):
                await asyncio.sleep(0)
        await asyncio.wait([playing])
        assert playing.cancelled()
        assert not [pid for pid in pids if pid is None or lives(pid)], "reaped too"

    run(scenario())
    gc.collect()
    assert ours() == []


@pytest.mark.thinned(4)
@pytest.mark.parametrize("turns", range(8))
def test_a_match_that_is_cancelled_again_while_it_opens_leaves_no_pipe_and_no_process(turns: int) -> None:
    """asyncio itself leaks the pipes of a process whose start is cancelled twice."""

    async def scenario() -> None:
        match = new_match(dict.fromkeys(POWERS, "house.hold"))
        playing = asyncio.create_task(match.run())
        for _ in range(3):
            for _ in range(turns):
                await asyncio.sleep(0)
            playing.cancel()
        await asyncio.wait([playing])
        assert playing.cancelled()

    run(scenario())
    gc.collect()
    assert ours() == []
