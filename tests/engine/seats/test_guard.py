"""What the guard of Python bots forbids and what it allows (`anatolia: Bots`)."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from engine.seats.catalogue import BotFile
from helpers.bots import PATIENT, call, opened, run, write_bot

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
    "permissions through a descriptor": "import os; os.fchmod(os.open(__file__, os.O_RDONLY), 0)",
    "an owner through a descriptor": "import os; os.fchown(os.open(__file__, os.O_RDONLY), 0, 0)",
    "times through a descriptor": "import os; os.utime(os.open(__file__, os.O_RDONLY), (0, 0))",
    "a database that is attached": (
        "import sqlite3; sqlite3.connect(':memory:').execute(f'ATTACH \\'{__file__}.db\\' AS other')"
    ),
    "shared memory": "from multiprocessing import shared_memory; shared_memory.SharedMemory('concord-note', True, 8)",
    "a history of lines": "import readline; readline.write_history_file(__file__ + '.history')",
    "killing its host": "import os, signal; os.kill(os.getppid(), signal.SIGTERM)",
    "a larger limit": "import resource; resource.setrlimit(resource.RLIMIT_AS, (-1, -1))",
}


ALLOWED = {
    "reading": "open(__file__).read()",
    "reading a descriptor again": "import os; open(os.open(__file__, os.O_RDONLY)).read()",
    "permissions of a file of its own": "import os; os.fchmod(os.open('mine', os.O_WRONLY | os.O_CREAT), 0o600)",
    "nowhere": "import os; open(os.devnull, 'w').write('x')",
    "importing ctypes": "import ctypes",
    "threads": "from concurrent.futures import ThreadPoolExecutor as T; list(T(2).map(abs, [-1]))",
    "compiled expressions": "import re; re.compile('a+')",
}

DOES = """
def orders(state):
    try:
        exec(state["act"], {"__file__": __file__})
    except OSError:
        pass
    return []
"""


def reasons(bot: BotFile, acts: dict[str, str]) -> dict[str, str | None]:
    """What each act comes to, one call after the other in one worker, which lives through them all."""

    async def scenario() -> dict[str, str | None]:
        found = {}
        async with opened(bot, PATIENT) as seat:
            for name, act in acts.items():
                answer = await seat.ask(call(text=json.dumps({"act": act})))
                assert not answer.gone, (name, answer.detail)
                found[name] = answer.reason
        return found

    return run(scenario())  # type: ignore[no-any-return]


def test_what_is_forbidden_is_found_out_also_when_the_refusal_was_swallowed(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, DOES)
    mode = bot.path.stat().st_mode
    assert reasons(bot, FORBIDDEN) == dict.fromkeys(FORBIDDEN, "forbidden")
    assert bot.path.read_text(encoding="utf-8") == DOES
    assert bot.path.stat().st_mode == mode
    assert [path.name for path in tmp_path.iterdir()] == ["bot.py"]
    assert not Path(tempfile.gettempdir(), "concord-note").exists()
    assert not Path("/dev/shm/concord-note").exists()


def test_what_changes_nothing_outside_is_allowed(tmp_path: Path) -> None:
    assert reasons(write_bot(tmp_path, DOES), ALLOWED) == dict.fromkeys(ALLOWED)


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
