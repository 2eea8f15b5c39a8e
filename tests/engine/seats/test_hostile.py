"""Beyond the promise: code that means harm is not walled in, yet each call has its one outcome, and all of it ends.

What is forbidden or faulty in a named way stands in the table of faults; here is what tries to get round that.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.seats.bot_seat import Deadlines, start_worker
from engine.seats.link import WorkerLink
from helpers.asking import worker
from helpers.bots import PATIENT, lives, run, until, write_bot

pytestmark = pytest.mark.sampled(3)

BRIEF = Deadlines(init=30.0, call=1.0)

UNGUARDED = """
import gc, os, sys, threading, time

for thing in gc.get_objects():
    if type(thing).__name__ == "Guard":
        type(thing)._refuse = lambda *_: None
"""

FRAMES = """
import os, threading, time

def pipe():
    for fd in range(3, 64):
        try:
            os.write(fd, b"")
            return fd
        except OSError:
            continue

def frame(body):
    return len(body).to_bytes(4, "big") + body
"""

HOSTILE: dict[str, tuple[str, tuple[str | None, ...]]] = {
    "a child that outlives its parent": (
        UNGUARDED + "def orders(state):\n    if os.fork() == 0:\n        time.sleep(1000)\n    os._exit(0)\n",
        ("crash",),
    ),
    "a child that holds the pipe while its parent answers": (
        UNGUARDED + "def orders(state):\n    if os.fork() == 0:\n        time.sleep(1000)\n    return []\n",
        (None, None),
    ),
    "a child that answers too": (
        UNGUARDED + FRAMES + "def orders(state):\n    if os.fork() == 0:\n"
        '        os.write(pipe(), frame(b\'{"id":1,"value":[]}\'))\n        os._exit(0)\n    return []\n',
        (None, "crash"),
    ),
    "a flood of answers that are well formed": (
        FRAMES + 'def flood():\n    while True: os.write(pipe(), frame(b\'{"id":1,"value":[]}\') * 1000)\n\n'
        "def orders(state):\n    threading.Thread(target=flood, daemon=True).start()\n    time.sleep(60)\n",
        (None, "crash"),
    ),
    "a flood of bytes while it waits for the next call": (
        FRAMES + "def flood():\n    time.sleep(0.05)\n    while True: os.write(pipe(), bytes(2**20))\n\n"
        "def orders(state):\n    threading.Thread(target=flood, daemon=True).start()\n    return []\n",
        (None, "crash"),
    ),
    "a frame that is announced and comes byte by byte": (
        FRAMES + "def orders(state):\n    os.write(pipe(), b'\\0\\x10\\0\\0')\n"
        "    while True: os.write(pipe(), b' '); time.sleep(0.01)\n",
        ("timeout",),
    ),
    "an answer of its own, and the end": (
        FRAMES + 'def orders(state):\n    os.write(pipe(), frame(b\'{"id":1,"value":[]}\'))\n    os._exit(0)\n',
        (None, "crash"),
    ),
    "two answers to one call": (
        FRAMES + 'def orders(state):\n    os.write(pipe(), frame(b\'{"id":1,"value":[]}\'))\n    return []\n',
        (None, "crash"),
    ),
    "the next call's answer in advance": (
        FRAMES + "def orders(state):\n    threading.Timer(0.05, lambda: os.write(pipe(), "
        'frame(b\'{"id":2,"value":[]}\'))).start()\n    return []\n',
        (None, "crash"),
    ),
    "functions of Python's that lie": (
        "import builtins\n\ndef orders(state):\n    builtins.isinstance = builtins.issubclass = lambda *_: False\n"
        "    return [{'unit': 'M'}]\n",
        ("uncloneable", "uncloneable"),
    ),
    "an error that is never done describing itself": (
        "class Endless(Exception):\n    def __str__(self):\n        while True: pass\n\n"
        "def orders(state):\n    raise Endless\n",
        ("timeout",),
    ),
    "a class that lies about what it is": (
        "class Liar:\n    __class__ = list\n\ndef orders(state):\n    return Liar()\n",
        ("uncloneable", "uncloneable"),
    ),
    "a list whose methods never end": (
        "class Endless(list):\n    def __iter__(self):\n        while True: yield 1\n    __len__ = __iter__\n\n"
        "def orders(state):\n    return Endless()\n",
        (None, None),
    ),
    "a module that never has the name that is asked for": (
        "def orders(state):\n    return []\n\ndef __getattr__(name):\n    while name != 'Bot': pass\n"
        "    raise AttributeError(name)\n",
        (None, None),
    ),
    "every signal held back": (
        "import signal\n\ndef orders(state):\n    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))\n"
        "    while True: signal.pause()\n",
        ("timeout",),
    ),
    "a worker without its host": (
        "import gc\n\ndef orders(state):\n    for thing in gc.get_objects():\n"
        "        if type(thing).__name__ == 'Worker':\n            thing._host = None\n    return []\n",
        (None, "crash"),
    ),
    "a folder full of files, and deep": (
        "import os\n\ndef orders(state):\n    for number in range(200):\n        open(str(number), 'w').close()\n"
        "    for _ in range(150):\n        os.mkdir('d')\n        os.chdir('d')\n    os._exit(0)\n",
        ("crash",),
    ),
}


@pytest.mark.thinned(2)
@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_a_bot_does_each_call_has_one_outcome_and_all_of_it_ends(name: str, tmp_path: Path) -> None:
    source, reasons = HOSTILE[name]
    begun: list[tuple[int, Path]] = []

    async def start(folder: Path) -> WorkerLink:
        link = await start_worker(folder)
        assert link.pid is not None
        begun.append((link.pid, folder))
        return link

    deadlines = BRIEF if "timeout" in reasons else PATIENT
    with worker(write_bot(tmp_path, source), deadlines=deadlines, start=start) as bot:
        for reason in reasons:
            answer = bot.ask()
            assert answer.reason == reason, answer.detail
            bot.rest(0.15)
        assert answer.gone is (reasons[-1] in ("crash", "timeout"))
    [(pid, folder)] = begun
    run(until(lambda: not group_lives(pid)))
    assert not lives(pid)
    assert not folder.exists()


def group_lives(leader: int) -> bool:
    """Whether anything is left that a worker started."""
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True
