"""Runs a program where there is no network, and has every address that it and its workers ask for written down.

A `sitecustomize` on their path installs an audit hook in each of the processes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from devkit.system import NAMESPACES

HOOK = """
import os, sys

_log = os.open(os.environ["CONCORD_TEST_REACHED"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)


def _note(event, arguments):
    if event in ("socket.connect", "socket.sendto"):
        address = arguments[1]
        if isinstance(address, tuple):
            os.write(_log, f"{address[0]}\\n".encode())
    elif event in ("socket.getaddrinfo", "socket.gethostbyname"):
        os.write(_log, f"{arguments[0]}\\n".encode())


sys.addaudithook(_note)
"""


def run_offline(home: Path, reached: Path, root: Path, *program: str) -> subprocess.CompletedProcess[str]:
    """Run a program of Python where there is no network but the loopback, at home in `home`; `reached` lists the
    addresses that were asked for, each time.
    """
    (home / "tmp").mkdir(parents=True)
    hook = reached.with_name("hook")
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(HOOK, encoding="utf-8")
    reached.touch()
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_", "DISPLAY"))}
    environment |= {
        "HOME": str(home),
        "TMPDIR": str(home / "tmp"),
        "LC_ALL": "de_DE.UTF-8",
        "PYTHONPATH": f"{hook}{os.pathsep}{root}",
        "CONCORD_TEST_REACHED": str(reached),
    }
    command = [*NAMESPACES, "sh", "-c", 'ip link set lo up && exec "$@"', "sh", sys.executable, *program]
    return subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True, timeout=900)
