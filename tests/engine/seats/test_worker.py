"""The worker process: what a bot finds in it, and that it ends when it must (`anatolia: Bots`)."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.resources import ROOT
from engine.rng import Mulberry32
from engine.seats import launch
from engine.seats.bot_seat import BotSeat, Deadlines
from engine.seats.link import WorkerLink
from engine.seats.protocol import Answer
from helpers.bots import HELPER, QUICK, call, data_bot, lives, opened, run, until, write_bot

pytestmark = pytest.mark.sampled(3)


def answers(folder: Path, source: str, times: int = 1, seed: int = 0) -> list[object]:
    """What a bot of this source answers to `orders`, asked so many times."""

    async def scenario() -> list[object]:
        found = []
        async with opened(write_bot(folder, source), seed=seed) as seat:
            for _ in range(times):
                answer = await seat.ask(call(text='{"you": "Lydia", "list": [1]}'))
                assert answer.reason is None, answer.detail
                found.append(answer.payload)
        return found

    return run(scenario())  # type: ignore[no-any-return]


def test_the_random_module_is_the_seeded_stream_and_runs_on_from_call_to_call(tmp_path: Path) -> None:
    source = """
import random
from random import random as draw

first = draw()

def orders(state):
    return [first, random.random(), draw(), random.randrange(6), random.choice("abc"), random.sample(range(9), 3)]
"""
    one, two = answers(tmp_path, source, times=2, seed=2026)
    stream = Mulberry32(2026)
    assert isinstance(one, list)
    assert isinstance(two, list)
    assert one[:3] == [stream.random() for _ in range(3)]
    assert two[0] == one[0]
    assert two[1:] != one[1:]
    assert answers(tmp_path, source, times=2, seed=2026) == [one, two]
    assert answers(tmp_path, source, seed=2027) != [one]


def test_modules_live_from_call_to_call_and_snapshots_are_fresh(tmp_path: Path) -> None:
    source = """
calls = []

def orders(state):
    calls.append(state)
    state["list"].append(2)
    return [len(calls), [seen["list"] for seen in calls]]
"""
    assert answers(tmp_path, source, times=2) == [[1, [[1, 2]]], [2, [[1, 2], [1, 2]]]]


def test_a_class_bot_is_made_once_and_keeps_what_it_knows(tmp_path: Path) -> None:
    source = """
class Bot:
    name = "Counter"

    def __init__(self):
        self.calls = 0

    def orders(self, state):
        self.calls += 1
        return [self.calls]
"""
    assert answers(tmp_path, source, times=3) == [[1], [2], [3]]


def test_two_seats_of_one_file_share_nothing(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, "calls = []\n\ndef orders(state):\n    calls.append(1)\n    return calls\n")

    async def scenario() -> None:
        async with opened(bot) as one, opened(bot) as other:
            assert one.pid != other.pid
            assert (await one.ask(call())).payload == [1]
            assert (await one.ask(call())).payload == [1, 1]
            assert (await other.ask(call())).payload == [1]

    run(scenario())


def test_strings_hash_the_same_in_every_worker(tmp_path: Path) -> None:
    source = "def orders(state):\n    return [str(hash('Lydia')), str(hash('Caria'))]\n"
    assert answers(tmp_path, source) == answers(tmp_path, source)


def test_the_environment_is_clean_and_nothing_of_ours_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCORD_SECRET", "ours")
    [[environment, arguments, listing]] = answers(  # type: ignore[misc]
        tmp_path, "import os, sys\ndef orders(state):\n    return [dict(os.environ), sys.argv[1:], os.listdir()]\n"
    )
    assert "CONCORD_SECRET" not in environment
    assert "USER" not in environment
    assert environment["TZ"] == "UTC"
    assert environment["HOME"] == environment["TMPDIR"] != os.environ["HOME"]
    assert arguments == []
    assert listing == []


def test_a_worker_imports_little_and_no_library(tmp_path: Path) -> None:
    source = "import sys\n{}\ndef orders(state):\n    return sorted(sys.modules)\n"
    [bare] = answers(tmp_path, source.format(""))
    assert isinstance(bare, list)
    heavy = {"numpy", "pydantic", "shapely", "PySide6", "platformdirs", "rich", "typer"}
    assert not heavy & set(bare)
    assert not {"asyncio", "dataclasses", "inspect", "subprocess", "engine.anatolia"} & set(bare)
    [helped] = answers(tmp_path, source.format("import pact_engine"))
    assert isinstance(helped, list)
    assert not heavy & set(helped)


def test_pact_engine_is_the_helper_api_by_either_name(tmp_path: Path) -> None:
    source = """
import pact_engine
from engine.anatolia import bot_api

def orders(state):
    return [pact_engine is bot_api, len(pact_engine.MAP.provinces), pact_engine.rng(1)()]
"""
    [[same, provinces, drawn]] = answers(tmp_path, source)  # type: ignore[misc]
    assert same is True
    assert provinces == 49
    assert drawn == Mulberry32(1).random()


def test_pact_engine_is_on_the_board_of_the_match(tmp_path: Path) -> None:
    board = {
        "name": "Two",
        "powers": ["Red"],
        "provinces": [
            {"id": "a", "type": "land", "sc": True, "home": "Red"},
            {"id": "b", "type": "land", "sc": True, "home": None},
        ],
        "adjacency": {"a": ["b"], "b": ["a"]},
    }
    bot = write_bot(tmp_path, "from pact_engine import MAP\n\ndef orders(state):\n    return sorted(MAP.provinces)\n")

    async def scenario() -> None:
        async with opened(bot, board=board) as seat:
            assert (await seat.ask(call())).payload == ["a", "b"]

    run(scenario())


def test_numpy_may_be_imported_by_a_bot_that_wants_it(tmp_path: Path) -> None:
    source = "import numpy\n\ndef orders(state):\n    return [int(numpy.arange(4).sum())]\n"
    assert answers(tmp_path, source) == [[6]]


def test_the_folder_of_a_worker_is_removed_with_what_is_in_it(tmp_path: Path) -> None:
    source = "import os\ndef orders(state):\n    open('x', 'w').close()\n    os.mkdir('y')\n    return [os.getcwd()]\n"
    [[folder]] = answers(tmp_path, source)  # type: ignore[misc]
    assert Path(folder).name.startswith(f"concord-bot-{os.getpid()}-")
    assert not Path(folder).exists()


@pytest.mark.parametrize("words", ["", "\0\0\0\2{}"])
def test_a_worker_without_a_host_ends_and_removes_nothing(words: str, tmp_path: Path) -> None:
    """Whoever starts one by hand, wherever: it must not touch the folder that it finds itself in."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "work.txt").write_text("a day's work", encoding="utf-8")
    subprocess.run(
        launch.worker_command(),
        input=words,
        stdout=subprocess.DEVNULL,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
        timeout=60,
    )
    assert (tmp_path / "folder" / "work.txt").read_text(encoding="utf-8") == "a day's work"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


LOOPS = {
    "in Python": "while True:\n        try:\n            while True: pass\n        except BaseException: pass",
    "in C, holding the interpreter": "sum(range(10**15))",
    "asleep": "import time; time.sleep(1000)",
}

HOST = """
import asyncio, os, signal, sys
from engine.seats.bot_seat import BotSeat, Deadlines
from engine.seats.catalogue import resolve
from engine.seats.protocol import Call

async def main():
    seat = BotSeat(resolve(sys.argv[1], []), 0, "engine.anatolia.bot_api", deadlines=Deadlines(call=1000))
    assert await seat.open() is None
    task = asyncio.create_task(seat.ask(Call("orders", "{}", lambda payload: None)))
    while not os.path.exists(f"/proc/{seat.pid}/cwd/looping"):
        await asyncio.sleep(0.01)
    print(seat.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.mark.parametrize("loop", LOOPS)
def test_a_worker_is_gone_when_its_host_was_killed_whatever_the_bot_does(loop: str, tmp_path: Path) -> None:
    bot = write_bot(tmp_path, f"def orders(state):\n    open('looping', 'w').close()\n    {LOOPS[loop]}\n")
    killed = subprocess.run(
        [sys.executable, "-c", HOST, str(bot.path)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    run(until(lambda: not lives(int(killed.stdout))))


@pytest.mark.parametrize("loop", LOOPS)
def test_closing_ends_a_worker_whatever_its_bot_does(loop: str, tmp_path: Path) -> None:
    bot = write_bot(tmp_path, f"def orders(state):\n    open('looping', 'w').close()\n    {LOOPS[loop]}\n")

    async def scenario() -> None:
        async with opened(bot, Deadlines(call=1000)) as seat:
            pid = seat.pid
            assert pid is not None
            task = asyncio.create_task(seat.ask(call()))
            await until(Path(f"/proc/{pid}/cwd/looping").exists)
            async with asyncio.timeout(5):
                await seat.close()
            assert not lives(pid), "reaped too, no zombie"
            answer = await task
            assert answer.gone

    run(scenario())


@pytest.mark.thinned(2)
@pytest.mark.parametrize("turns", range(12))
def test_an_opening_that_is_cancelled_at_any_turn_of_the_loop_leaves_no_pipe_and_no_process(turns: int) -> None:
    """asyncio itself leaks the pipes of a start that is cancelled halfway; warnings of the collector fail a test."""

    async def scenario() -> None:
        seat = BotSeat(data_bot("fine"), 0, HELPER)
        opening = asyncio.create_task(seat.open())
        for _ in range(turns):
            await asyncio.sleep(0)
        opening.cancel()
        await asyncio.wait([opening])
        await seat.close()
        assert seat.pid is None

    run(scenario())
    gc.collect()


def test_closing_before_opening_is_done_and_twice_too() -> None:
    async def scenario() -> None:
        seat = BotSeat(data_bot("fine"), 0, HELPER)
        opening = asyncio.create_task(seat.open())
        await asyncio.sleep(0)
        opening.cancel()
        await asyncio.wait([opening])
        await seat.close()
        await seat.close()
        assert await seat.ask(call()) == Answer(gone=True)

    run(scenario())


@pytest.mark.full
def test_a_bot_that_loops_has_exactly_the_rule_books_two_seconds() -> None:
    async def scenario() -> None:
        async with opened(data_bot("never-returns")) as seat:
            answer = await seat.ask(call())
            assert (answer.reason, answer.gone) == ("timeout", True)
            assert answer.elapsed_ms >= 2000
            assert answer.detail == "no answer within 2000 ms"

    run(scenario())


def test_a_worker_whose_host_is_deaf_ends_itself_in_the_midst_of_a_loop_in_c(tmp_path: Path) -> None:
    """The last of three ways, for systems without the others: a thread in C that needs neither host nor interpreter."""
    bot = write_bot(tmp_path, "def orders(state):\n    sum(range(10**15))\n")
    code = "from engine.seats import worker; worker.OVERRUN_S = 0.2; worker._die_with_host = int; worker.main()"

    async def start(folder: Path) -> WorkerLink:
        _, link = await asyncio.get_running_loop().subprocess_exec(
            WorkerLink,
            *(sys.executable, "-c", code),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env=launch.worker_environment(folder),
            start_new_session=True,
        )
        return link

    async def scenario() -> None:
        seat = BotSeat(bot, 0, HELPER, deadlines=Deadlines(call=1000), start=start)
        try:
            assert await seat.open() is None
            answer = await seat.ask(call())
            assert (answer.reason, answer.gone) == ("crash", True)
        finally:
            await seat.close()

    run(scenario())


def test_a_bot_that_was_slow_once_in_loading_may_be_quick_afterwards(tmp_path: Path) -> None:
    """The clock of initialisation and each call's are clocks of their own."""
    bot = write_bot(
        tmp_path, "import time\ntime.sleep(0.3)\n\ndef orders(state):\n    time.sleep(0.3)\n    return []\n"
    )

    async def scenario() -> None:
        async with opened(bot, QUICK) as seat:
            for _ in range(2):
                assert (await seat.ask(call())).payload == []

    run(scenario())
