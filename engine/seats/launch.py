"""Starting a worker: this program again, in an empty folder of its own, with nothing of our environment.

A worker is ``python -m engine.seats.worker``, or the frozen program with ``--worker`` (`architecture: How a match
flows`).
"""

from __future__ import annotations

import importlib
import itertools
import os
import re
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from engine.resources import ROOT

WORKER_FLAG = "--worker"
BOT_WORKER = "engine.seats.worker"
"""The module that a worker runs unless it is named another of ours: whose `main` serves frames."""
_FOLDER_PREFIX = "concord-bot-"
_STALE_S = 3600.0
# What an interpreter needs in order to start at all, where it needs it; nothing that a bot could decide by.
_KEPT = ("SYSTEMROOT", "LD_LIBRARY_PATH", "CONCORD_SLOW")


def worker_command(module: str = BOT_WORKER) -> list[str]:
    """The command that starts a worker: this interpreter, or this frozen program, again."""
    if getattr(sys, "frozen", False):
        return [sys.executable, WORKER_FLAG] if module == BOT_WORKER else [sys.executable, WORKER_FLAG, module]
    # -P: the bot's folder, where the worker starts, is no place to import from.
    return [sys.executable, "-P", "-m", module]


def dispatch(argv: Sequence[str]) -> bool:
    """Whether these arguments (without the program's name) start a worker; if so, it has run when this returns.

    Every main calls this first, before it imports Qt or reads a command line.
    """
    if list(argv[:1]) != [WORKER_FLAG]:
        return False
    module = argv[1] if len(argv) > 1 else BOT_WORKER
    if not module.startswith("engine."):
        return False
    importlib.import_module(module).main()
    return True


def worker_environment(folder: Path) -> dict[str, str]:
    """The environment of a worker: a fixed hash seed, UTF-8, UTC, and `folder` as the only place to write to."""
    place = str(folder)
    return {name: os.environ[name] for name in _KEPT if name in os.environ} | {
        "PYTHONPATH": str(ROOT),
        "PYTHONHASHSEED": "0",
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONNOUSERSITE": "1",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "HOME": place,
        "TMPDIR": place,
        "TEMP": place,
        "TMP": place,
        # One thread in numeric libraries: pools of threads reserve more address space than a worker has.
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }


def make_folder() -> Path:
    """An empty temporary folder for one worker, named after this process; what dead processes left is removed."""
    parent = Path(tempfile.gettempdir())
    _sweep(parent)
    return Path(tempfile.mkdtemp(prefix=f"{_FOLDER_PREFIX}{os.getpid()}-", dir=parent))


def remove_folder(folder: Path) -> None:
    """Remove a worker's folder with what the bot left in it, however deep. What can't be removed stays.

    Folders inside are moved up before they are looked into: so nothing recurses, and no path grows too long to be used.
    """
    if folder.is_symlink():
        return
    prefix = secrets.token_hex(8)
    with suppress(OSError):
        os.chmod(folder, 0o700)
    inside = _clear(folder)
    for number in itertools.count():
        if not inside:
            break
        inner = inside.pop()
        for index, deeper in enumerate(_clear(inner)):
            moved = os.path.join(folder, f"{prefix}-{number}-{index}")
            with suppress(OSError):
                os.rename(deeper, moved)
                inside.append(moved)
        with suppress(OSError):
            os.rmdir(inner)
    with suppress(OSError):
        os.rmdir(folder)


def _clear(folder: str | Path) -> list[str]:
    """Remove the files in a folder; the folders that are in it, each made ready to be moved and read."""
    found = []
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.is_dir(follow_symlinks=False):
                    os.chmod(entry.path, 0o700)
                    found.append(entry.path)
                else:
                    os.unlink(entry.path)
    return found


def _sweep(parent: Path) -> None:
    """Remove what hosts left behind that were killed: only folders that bear our name and a dead host's number.

    On Windows, where there is no harmless way to ask whether a process lives, the system clears its temporary folder.
    """
    if os.name != "posix":
        return
    for folder in parent.glob(f"{_FOLDER_PREFIX}*"):
        match = re.fullmatch(rf"{_FOLDER_PREFIX}(\d+)-.*", folder.name)
        if match and not _lives(int(match[1])) and _is_old(folder):
            remove_folder(folder)


def _is_old(folder: Path) -> bool:
    """Containers that share a temporary folder don't see each other's processes: what is young stays."""
    try:
        return time.time() - folder.stat().st_mtime > _STALE_S
    except OSError:
        return False


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
