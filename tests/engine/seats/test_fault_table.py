"""Every row of the fault table (`anatolia: Bots`) for Python: the reason, and whether the worker lives afterwards."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from engine.seats.bot_seat import DEADLINES, BotSeat
from engine.seats.catalogue import BotFile
from engine.seats.protocol import Answer, Refusal
from helpers.bots import FOLDER, HELPER, QUICK, call, data_bot, lives, opened, run, until, write_bot

LOADING = {
    "syntax-error": "load-error",
    "raises-on-load": "load-error",
    "no-orders": "load-error",
    "loops-on-load": "init-timeout",
    "exits-on-load": "crash",
    "forbidden-on-load": "forbidden",
}

LOADING_SOURCES = {
    "orders that is no function": ("orders = 3", "load-error"),
    "a class that raises": (
        "class Bot:\n    def __init__(self): raise ValueError\n    def orders(self, s): return []",
        "load-error",
    ),
    "a class without orders": ("class Bot: pass", "load-error"),
    "a module that is not there": ("import no_such_module", "load-error"),
    "recursion": ("def f(): return f()\nf()", "load-error"),
    "memory": ("x = []\nwhile True: x.append(bytes(10_000_000))", "load-error"),
    "a null byte": ("x = 1\0", "load-error"),
    "the end of the process": ("raise SystemExit(0)", "crash"),
    "a plain endless loop": ("while True: pass", "init-timeout"),
    "an uncaught refusal": ("open('/tmp/concord-note', 'w')\ndef orders(s): return []", "forbidden"),
}

CALLS = {
    "never-returns": ("timeout", True),
    "exits": ("crash", True),
    "kills-itself": ("crash", True),
    "closes-its-pipe": ("crash", True),
    "talks-rubbish": ("crash", True),
    "answers-50-mb": ("oversize", True),
    "writes-a-file": ("forbidden", False),
    "raises": ("exception", False),
    "eats-memory": ("exception", False),
    "answers-a-set": ("uncloneable", False),
}

CALL_SOURCES = {
    "recursion": ("return orders(state)", "exception", False),
    "deeper recursion": ("import sys; sys.setrecursionlimit(20_000)\n    return orders(state)", "exception", False),
    "a base exception": ("raise KeyboardInterrupt", "exception", False),
    "one huge allocation": ("return 'x' * 2**31", "exception", False),
    "reading from nobody": ("return input()", "exception", False),
    "sys.exit": ("raise SystemExit(0)", "crash", True),
    "abort": ("import os; os.abort()", "crash", True),
    "a frame that says too much": (
        "import os\n    for fd in range(3, 64):\n        try: os.write(fd, b'\\xff' * 4)\n        except OSError: pass",
        "oversize",
        True,
    ),
    "a thread that closes everything": (
        "import os, threading\n    threading.Thread(target=os.closerange, args=(3, 64)).start()\n    while True: pass",
        "crash",
        True,
    ),
    "many small parts past 8 MiB": ("return [[1] * 100] * 100_000", "oversize", True),
    "a coroutine": ("async def f(): return []\n    return f()", "uncloneable", False),
    "a generator": ("return (x for x in [])", "uncloneable", False),
    "a function": ("return orders", "uncloneable", False),
    "bytes": ("return b'[]'", "uncloneable", False),
    "NaN": ("return [float('nan')]", "uncloneable", False),
    "infinity": ("return {'x': float('-inf')}", "uncloneable", False),
    "a lone surrogate": ("return '\\ud800'", "uncloneable", False),
    "a lone surrogate as a key": ("return {'\\udfff': 1}", "uncloneable", False),
    "a big integer": ("return 2**53", "uncloneable", False),
    "a key that is no string": ("return {1: 'accept'}", "uncloneable", False),
    "a cycle": ("x = []; x.append(x); return x", "uncloneable", False),
    "nesting past 64": ("x = []\n    for _ in range(64): x = [x]\n    return x", "uncloneable", False),
    "nesting of 10,000": ("x = []\n    for _ in range(10_000): x = [x]\n    return x", "uncloneable", False),
    "nothing": ("return None", "invalid", False),
    "no return": ("pass", "invalid", False),
}

FORBIDDEN = {
    "a socket": "import socket; socket.socket()",
    "a name look-up": "import socket; socket.getaddrinfo('localhost', 80)",
    "a page": "import urllib.request; urllib.request.urlopen('http://127.0.0.1:1/')",
    "a subprocess": "import subprocess; subprocess.run(['true'])",
    "a shell": "import os; os.system('true')",
    "a fork": "import os; os.fork()",
    "another program": "import os; os.execv('/bin/true', ['true'])",
    "a spawn": "import os; os.posix_spawn('/bin/true', ['true'], {})",
    "the back door of subprocess": "import _posixsubprocess; _posixsubprocess.fork_exec()",
    "a library": "import ctypes; ctypes.CDLL('libc.so.6')",
    "a function of C": "import ctypes; ctypes.pythonapi.Py_IsInitialized",
    "writing outside": "open(__file__, 'a')",
    "a descriptor outside": "import os; os.open(__file__, os.O_RDWR)",
    "a temporary file outside": "open('/tmp/concord-note', 'w')",
    "a way up": "open('../concord-note', 'w')",
    "a folder outside": "import os; os.mkdir(__file__ + '.d')",
    "removing": "import os; os.remove(__file__)",
    "renaming": "import os; os.rename(__file__, 'mine.py')",
    "a link out, then writing": "import os; os.symlink(__file__, 'mine.py'); open('mine.py', 'a')",
    "a hard link": "import os; os.link(__file__, 'mine.py')",
    "truncating": "import os; os.truncate(__file__, 0)",
    "permissions": "import os; os.chmod(__file__, 0)",
    "a database outside": "import sqlite3; sqlite3.connect(__file__ + '.db')",
    "a database at an address": "import sqlite3; sqlite3.connect('file:' + __file__ + '.db', uri=True)",
    "a pipe outside": "import os; os.mkfifo(__file__ + '.pipe')",
    "a node outside": "import posix; posix.mknod(__file__ + '.node')",
    "killing its host through a descriptor": (
        "import os, signal; signal.pidfd_send_signal(os.pidfd_open(os.getppid()), signal.SIGTERM)"
    ),
    "killing its host": "import os, signal; os.kill(os.getppid(), signal.SIGTERM)",
    "a larger limit": "import resource; resource.setrlimit(resource.RLIMIT_AS, (-1, -1))",
}


async def loading(bot: BotFile, loops: bool = False) -> Answer | None:
    seat = BotSeat(bot, 0, HELPER, deadlines=QUICK if loops else DEADLINES)
    try:
        answer = await seat.open()
        assert seat.pid is None
        assert await seat.ask(call()) == Answer(gone=True), "a worker that is gone gives the default, and no event"
        return answer
    finally:
        await seat.close()


@pytest.mark.parametrize(("bot_id", "reason"), LOADING.items())
def test_a_bot_that_does_not_load_is_gone_with_its_reason(bot_id: str, reason: str) -> None:
    answer = run(loading(data_bot(bot_id), reason == "init-timeout"))
    assert (answer.reason, answer.gone, answer.payload) == (reason, True, None)


@pytest.mark.parametrize("name", LOADING_SOURCES)
def test_loading_that_fails_is_said_with_its_reason(name: str, tmp_path: Path) -> None:
    source, reason = LOADING_SOURCES[name]
    answer = run(loading(write_bot(tmp_path, source), reason == "init-timeout"))
    assert (answer.reason, answer.gone) == (reason, True)


def test_a_bot_whose_file_is_absent_is_a_load_error(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, "def orders(state): return []")
    bot.path.unlink()
    answer = run(loading(bot))
    assert (answer.reason, answer.gone) == ("load-error", True)


async def faulty_call(bot: BotFile, loops: bool) -> tuple[Answer, Answer]:
    """The answer of `orders`, and that of `builds` after it."""
    async with opened(bot, QUICK if loops else DEADLINES) as seat:
        pid = seat.pid
        answer = await seat.ask(call("orders"))
        assert answer.payload is None
        after = await seat.ask(call("builds"))
        if answer.gone:
            assert pid is not None
            await until(lambda: not lives(pid))
        return answer, after


def check_life(answer: Answer, after: Answer, gone: bool) -> None:
    assert answer.gone is gone
    assert after == Answer(gone=True) if gone else after.payload == [] and after.reason is None


@pytest.mark.parametrize("bot_id", CALLS)
def test_a_call_that_goes_wrong_has_its_reason_and_its_consequence(bot_id: str) -> None:
    reason, gone = CALLS[bot_id]
    answer, after = run(faulty_call(data_bot(bot_id), reason == "timeout"))
    assert answer.reason == reason
    check_life(answer, after, gone)


@pytest.mark.parametrize("name", CALL_SOURCES)
def test_what_a_method_does_has_its_reason_and_its_consequence(name: str, tmp_path: Path) -> None:
    body, reason, gone = CALL_SOURCES[name]
    bot = write_bot(tmp_path, f"def orders(state):\n    {body}\n\ndef builds(state):\n    return []\n")
    answer, after = run(faulty_call(bot, reason == "timeout"))
    assert answer.reason == reason, answer.detail
    check_life(answer, after, gone)


@pytest.mark.parametrize("name", FORBIDDEN)
def test_what_the_guard_forbids_is_found_out_also_when_the_refusal_was_swallowed(name: str, tmp_path: Path) -> None:
    body = f"try:\n        {FORBIDDEN[name]}\n    except OSError:\n        pass\n    return []"
    source = f"def orders(state):\n    {body}\n\ndef builds(state):\n    return []\n"
    bot = write_bot(tmp_path, source)
    answer, after = run(faulty_call(bot, False))
    assert answer.reason == "forbidden"
    check_life(answer, after, False)
    assert bot.path.read_text(encoding="utf-8") == source
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bot.py"]
    assert not Path(tempfile.gettempdir(), "concord-note").exists()


def test_writing_inside_the_folder_of_its_own_is_allowed(tmp_path: Path) -> None:
    bot = write_bot(
        tmp_path,
        """
import os, shutil, tempfile

def orders(state):
    assert os.listdir() == [], "the folder is empty at first"
    with open("notes.txt", "w") as file:
        file.write("a note")
    os.mkdir("folder")
    os.symlink("/etc/hostname", "folder/link")
    os.rename("notes.txt", "folder/notes.txt")
    with tempfile.TemporaryDirectory() as name:
        open(os.path.join(name, "x"), "w").close()
    shutil.rmtree("folder")
    open(os.devnull, "w").close()
    return [os.listdir()]
""",
    )

    async def scenario() -> None:
        async with opened(bot) as seat:
            answer = await seat.ask(call())
            assert (answer.payload, answer.reason) == ([[]], None), answer.detail

    run(scenario())


def test_a_gigabyte_of_prints_goes_nowhere_and_the_answer_counts() -> None:
    async def scenario() -> None:
        async with opened(data_bot("prints-a-gigabyte")) as seat:
            answer = await seat.ask(call())
            assert (answer.payload, answer.reason) == ([], None)

    run(scenario())


def test_the_local_log_keeps_what_a_bot_prints_up_to_its_bound(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "bot.log"

    async def scenario() -> None:
        async with opened(data_bot("prints-a-gigabyte"), log=log) as seat:
            assert (await seat.ask(call())).payload == []
        async with opened(data_bot("raises"), log=log) as seat:
            assert (await seat.ask(call())).reason == "exception"

    run(scenario())
    text = log.read_text(encoding="utf-8")
    assert text.startswith("xxxx")
    assert 2**20 < len(text) < 2**20 + 2000
    assert "ValueError: no orders today" in text


@pytest.mark.parametrize("place", ["file/below.log", "folder"])
def test_a_log_that_cannot_be_written_stops_no_match(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    bot = write_bot(tmp_path, "def orders(state):\n    print('thinking')\n    raise ValueError\n")

    async def scenario() -> None:
        async with opened(bot, log=tmp_path / place) as seat:
            for _ in range(2):
                answer = await seat.ask(call())
                assert (answer.reason, answer.gone) == ("exception", False)

    run(scenario())


def test_an_optional_method_that_is_missing_leaves_the_worker_alive() -> None:
    async def scenario() -> None:
        async with opened(data_bot("orders-only")) as seat:
            for _ in range(2):
                answer = await seat.ask(call("propose"))
                assert (answer.reason, answer.gone) == ("missing", False)
            assert (await seat.ask(call("orders"))).payload == []

    run(scenario())


def test_what_the_phase_rejects_is_invalid_and_says_where() -> None:
    async def scenario() -> None:
        async with opened(data_bot("fine")) as seat:
            answer = await seat.ask(call("builds", check=lambda payload: Refusal("builds[0]", "no home there")))
            assert (answer.reason, answer.gone, answer.payload) == ("invalid", False, None)
            assert answer.detail == "builds[0]: no home there"
            assert (await seat.ask(call("builds"))).payload == []

    run(scenario())


def test_memory_that_a_bot_keeps_to_itself_does_not_silence_its_worker(tmp_path: Path) -> None:
    bot = write_bot(
        tmp_path,
        """
kept = []

def orders(state):
    size = 2**26
    while size > 2**10:
        try:
            kept.append(bytes(size))
        except MemoryError:
            size //= 2
    return [len(kept)]

def builds(state):
    return []
""",
    )

    async def scenario() -> None:
        async with opened(bot) as seat:
            first = await seat.ask(call("orders"))
            assert first.payload is not None or first.reason == "exception"
            assert not first.gone

    run(scenario())


def test_every_faulty_bot_in_the_folder_is_in_a_table_here() -> None:
    named = {*LOADING, *CALLS, "fine", "orders-only", "prints-a-gigabyte", "remembers"}
    assert {path.stem for path in FOLDER.glob("*.py")} == named
